"""The table of a Goat game, drawn from a view: pure functions that give Rich renderables."""

from __future__ import annotations

from rich.align import Align
from rich.console import Group, JustifyMethod, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from saloon.games.goat.board import board
from saloon.games.goat.engine.names import BELOW_SALOON, CHARACTERS, LOCATIONS, SALOON, TOKENS, place_of
from saloon.terminal.ink import DIM, HAND_POINTING, SECRET, Eyes, View
from saloon.terminal.tables import Item

HAT, PLACED_HAT = "▲", "△"
OUT, UNSEEN = "✗", "·"
COIN = "●"


def title(view: View, eyes: Eyes) -> RenderableType:
    """The game, the round, the deck."""
    row = Table.grid(expand=True)
    row.add_column()
    row.add_column(justify="right")
    facts = eyes.words.say("table-round", round=view["round"], rounds=view["rounds"], deck=view["deck"])
    row.add_row(Text("The Good and the Bad and the Goat", style="bold"), facts)
    return row


# Places


def cast(view: View) -> list[str]:
    """The characters of this game, wherever they are now."""
    small = bool(view["options"].get("small", False))
    return [CHARACTERS[k] for k in board(view["players"], small).characters]


def living_at(view: View, place: int) -> list[str]:
    return [name for name in cast(view) if place_of(CHARACTERS.index(name)) == place]


def character(view: View, eyes: Eyes, name: str) -> Text:
    """A character with the hat on it; out of play with a cross, not yet seen with a dot."""
    label = eyes.words.name("character", name)
    controller = view["control"].get(name)
    if controller is not None:
        return eyes.shape(controller) + Text(f" {label}", style="bold")
    gone = name == view["removed"]["faceup"] or name in view["discard"]
    return Text(f"{OUT if gone else UNSEEN} {label}", style=DIM)


def location(view: View, eyes: Eyes, place: View) -> Text:
    """A place of the street: its goods, then who works there."""
    words = eyes.words
    each = words.say("table-each", amount=place["value"])
    head = Text(words.name("place", place["id"]).upper(), style="bold") + Text(f" {each}", style=DIM)
    goods = Text(
        f"{place['tokens']} {words.name('token', place['token'])}", style="bold" if place["tokens"] else DIM
    )
    goods += Text(f" + {place['coins']} {COIN}", style="bold" if place["coins"] else DIM)
    people = [character(view, eyes, name) for name in living_at(view, LOCATIONS.index(place["id"]))]
    return Text("\n").join([head, goods, *people])


def street(view: View, eyes: Eyes) -> RenderableType:
    """All places but the Saloon, side by side, on one heavy rule."""
    places = [place for place in view["locations"] if place["id"] != "saloon"]
    row = Table.grid(expand=True, padding=(0, 1))
    for _ in places:
        row.add_column(ratio=1, no_wrap=True)
    row.add_row(*[location(view, eyes, place) for place in places])
    return Group(row, Rule(characters="━", style=DIM))


def loot(view: View, eyes: Eyes, name: str) -> Text:
    """What lies on a Robber or Charlatan, or nothing."""
    if name == "robber" and view["robber"]:
        token = TOKENS[LOCATIONS.index(view["robber"]["place"])]
        return Text(f" [{view['robber']['tokens']} {eyes.words.name('token', token)}]")
    if name == "charlatan" and view["charlatan"]:
        return Text(f" [{eyes.words.some('coin', view['charlatan'])}]")
    return Text()


def saloon_characters(view: View, eyes: Eyes) -> list[Text]:
    first = CHARACTERS.index("gunslinger")
    return [
        Text(f"{CHARACTERS.index(name) - first + 1} ", style=DIM)
        + character(view, eyes, name)
        + loot(view, eyes, name)
        for name in living_at(view, SALOON)
    ]


def saloon(view: View, eyes: Eyes) -> RenderableType:
    """The Saloon with its characters in their order, and the Goat below it."""
    words = eyes.words
    place = next(place for place in view["locations"] if place["id"] == "saloon")
    head = Text(words.name("place", "saloon").upper(), style="bold")
    head += Text(f" {words.say('table-each', amount=place['value'])}  ", style=DIM)
    head += Text(words.some("bottle", place["tokens"]), style="bold" if place["tokens"] else DIM)
    grid = Table.grid(expand=True, padding=(0, 1))
    for _ in range(3):
        grid.add_column(ratio=1, no_wrap=True)
    goats = [character(view, eyes, name) for name in living_at(view, BELOW_SALOON)]
    below = Text(f"{words.name('place', 'below-saloon')}: ", style=DIM) + Text(" ").join(goats)
    grid.add_row(head, Text(), below)
    people = saloon_characters(view, eyes)
    for k in range(0, len(people), 3):
        grid.add_row(*people[k : k + 3])
    return grid


# Players


def hats(view: View, seat: int) -> str:
    """Small hats: full while in hand, hollow once placed."""
    left: int = view["seats"][seat]["hats"]
    small = bool(view["options"].get("small", False))
    return HAT * left + PLACED_HAT * (board(view["players"], small).hats - left)


def role(view: View, eyes: Eyes, seat: int) -> str:
    if seat == view["dealer"] and view["phase"] in ("offer", "answer"):
        return eyes.words.say("table-dealer")
    return "" if view["seats"][seat]["active"] else eyes.words.say("table-inactive")


def players(view: View, eyes: Eyes) -> RenderableType:
    """Everyone with what all may see; the hand points at who is asked."""
    words = eyes.words
    asked = [question["seat"] for question in view["asked"]]
    rows = Table.grid(padding=(0, 1))
    columns: tuple[JustifyMethod, ...] = ("left", "left", "right", "right", "left", "left")
    for justify in columns:
        rows.add_column(justify=justify, no_wrap=True)
    heads = ("table-coins", "table-tokens", "table-hats")
    rows.add_row("", "", *[Text(words.say(key), style=DIM) for key in heads], "")
    for seat, player in enumerate(view["seats"]):
        elixirs = f" (+{player['elixirs']})" if player["elixirs"] else ""
        rows.add_row(
            Text(HAND_POINTING if seat in asked else " ", style="bold"),
            eyes.who(seat),
            f"{player['coins']}{elixirs}",
            str(player["tokens"]),
            hats(view, seat),
            Text(role(view, eyes, seat), style=DIM),
        )
    return rows


def belongings(view: View, eyes: Eyes, hand: bool = True) -> Text:
    """What only you see: your tokens, and the cards in your hand."""
    words = eyes.words
    mine = view["seats"][view["seat"]]["belongings"]
    tokens = [words.some(token, count) for token, count in mine.items()]
    shown = words.say("table-yours", tokens=words.listed(tokens) or words.say("table-none"))
    if hand and view["hand"]:
        cards = [words.name("character", card) for card in view["hand"]]
        shown += "\n" + words.say("table-hand", cards=words.listed(cards))
    return Text(shown, style=SECRET)


def secrets(view: View, eyes: Eyes) -> RenderableType:
    """For the keeper of a game: what each player owns, and the hand."""
    words = eyes.words
    lines = []
    for seat, player in enumerate(view["seats"]):
        tokens = [words.some(token, count) for token, count in (player["belongings"] or {}).items()]
        lines.append(eyes.who(seat) + Text(f": {words.listed(tokens) or words.say('table-none')}"))
    if view["hand"]:
        cards = words.listed([words.name("character", card) for card in view["hand"]])
        lines.append(Text(words.say("table-hand-of", seat=eyes.names[view["dealer"]], cards=cards)))
    return Text("\n").join(lines)


def offer(view: View, eyes: Eyes, text: str) -> RenderableType:
    """The card on the table, facedown, and beside it what is said about it."""
    made = view["offer"]
    if made is None:
        return Text(text)
    row = Table.grid(padding=(0, 1))
    row.add_column(no_wrap=True)
    row.add_column(ratio=1)
    way = eyes.who(made["dealer"]) + Text(" → ") + eyes.who(made["to"])
    lines = [way, Text(text)]
    if made["card"] is not None:
        card = eyes.words.thing("character", made["card"])
        key = "table-truth" if eyes.you is not None else "table-truth-keeper"
        lines.append(Text(eyes.words.say(key, card=card), style=SECRET))
    row.add_row(Text("╭───╮\n│ ? │\n╰───╯", style="bold"), Text("\n").join(lines))
    return row


def asking(view: View, eyes: Eyes, text: str) -> RenderableType:
    """The question, with the offer on the table beside it."""
    return offer(view, eyes, text)


def saying(view: View, eyes: Eyes) -> str:
    """What is said while others are asked."""
    waiting = eyes.words.waiting(view, eyes.names)
    if view["offer"] is None:
        return waiting
    claim = eyes.words.thing("character", view["offer"]["claim"])
    return f"{eyes.words.say('table-claim', claim=claim)}\n{waiting}"


# The end


def value(view: View, token: str) -> int:
    """What a token is worth; those of places that are not in play do not occur."""
    return next((place["value"] for place in view["locations"] if place["token"] == token), 0)


def count(view: View, eyes: Eyes) -> RenderableType:
    """Everyone's money: coins, then each kind of token, then all of it."""
    words = eyes.words
    kinds = [place["token"] for place in view["locations"]]
    table = Table(expand=False, box=None, padding=(0, 1), header_style=DIM)
    table.add_column("")
    heads = [
        words.say("table-coins"),
        *[words.name("token", kind) for kind in kinds],
        words.say("table-money"),
    ]
    for head in heads:
        table.add_column(head, justify="right")
    result = view["result"]
    order = sorted(
        range(view["players"]), key=lambda seat: (-result["scores"][seat], -result["coins"][seat], seat)
    )
    for seat in order:
        player = view["seats"][seat]
        cells = [
            f"{n} × {value(view, kind)}" if (n := player["belongings"].get(kind, 0)) else "–"
            for kind in kinds
        ]
        total = Text(words.say("money", amount=result["scores"][seat]), style="bold")
        won = Text(f"{HAND_POINTING} " if seat in result["winners"] else "  ", style="bold")
        table.add_row(won + eyes.who(seat), str(player["coins"]), *cells, total)
    return table


def final(view: View, eyes: Eyes) -> RenderableType:
    """The last scene: who won, and the count."""
    heading = Text(eyes.words.result(view["result"], eyes.names, eyes.you), style="bold", justify="center")
    return Group(heading, Text(), Align.center(count(view, eyes)))


def whole(view: View, eyes: Eyes) -> RenderableType:
    """The table from top to bottom, for the plain mode and for replays."""
    parts: list[RenderableType] = [title(view, eyes), street(view, eyes), saloon(view, eyes), Text()]
    parts.append(players(view, eyes))
    if eyes.you is not None:
        parts.append(belongings(view, eyes))
    return Group(*parts)


def shelf(view: View, eyes: Eyes) -> list[tuple[str, Item]]:
    """Characters have no texts of their own; the rulebook tells what they do."""
    return []


def page(eyes: Eyes, item: Item) -> list[RenderableType]:
    return []
