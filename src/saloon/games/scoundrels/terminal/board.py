"""The table of 3000 Scoundrels, drawn from a view: pure functions that give Rich renderables."""

from __future__ import annotations

from rich.align import Align
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from saloon.games.scoundrels.terminal.count import count, loot
from saloon.games.scoundrels.terminal.shelf import order, page, shelf
from saloon.games.scoundrels.terminal.speech import speech
from saloon.terminal.ink import DIM, HAND_POINTING, SECRET, Eyes, View

HENCHMAN, JAILED = "▲", "△"
FACEDOWN, FACEUP, OPEN = "■", "□", "·"
__all__ = ["asking", "final", "page", "saying", "secrets", "shelf", "title", "whole"]
UNKNOWN = "?"
MOD, OPENED, DEBT, DESTROYED = "+", "!", "§", "✗"
NARROW = 8
"""What a safe has room for on one line of a small screen."""


def title(view: View, eyes: Eyes) -> Text:
    """The game, the day, the turn."""
    return Text.assemble((eyes.words.say("table-game"), "bold"), f"  {calendar(view, eyes)}")


def calendar(view: View, eyes: Eyes) -> str:
    """`Day 2 of 3 · Nell's turn, slot 5`."""
    words = eyes.words
    parts = [words.say("table-day", day=max(1, view["day"]), days=view["days"])]
    if view["active"] is not None:
        person = words.person(view["active"], eyes.names, eyes.you)
        if view["slot"] in (None, "faceup"):
            key = "table-turn-of" if view["slot"] is None else "table-turn-faceup"
            parts.append(words.say(key, seat=person))
        else:
            parts.append(words.say("table-turn-slot", seat=person, slot=view["slot"]))
    return " · ".join(parts)


# Sites, Saloon, Sheriff


def mark(eyes: Eyes, seat: int, number: int) -> Text:
    return eyes.shape(seat) + Text(str(number))


def safe(view: View, eyes: Eyes, row: View) -> Text:
    """A safe: its number, its value if you know it, who has it, the marks on it."""
    number = row["id"].rpartition("-")[2]
    cell = Text(f"{number} ", style=DIM)
    where = row["place"]
    gone = not where.startswith("space")
    if row["value"] is not None:
        cell += Text(f"[{row['value']}]", style=f"bold {SECRET}")
    else:
        cell += Text(UNKNOWN, style=DIM if gone else "bold")
    if where.startswith("seat"):
        cell += Text("→") + eyes.shape(int(where.split()[1]))
    elif where == "unused":
        cell += Text(" -", style=DIM)
    elif where == "destroyed":
        cell += Text(f" {DESTROYED}", style=DIM)
    cell += Text(trimmings(view, row), style=DIM)
    marks = Text().join(mark(eyes, seat, shown) for seat, shown in row["marks"])
    if cell.cell_len + marks.cell_len > NARROW:
        cell += Text("\n")
    return cell + marks


def trimmings(view: View, row: View) -> str:
    """What the expansion puts on a safe: a mod in its sleeve, debts, that it lies faceup."""
    if "debts" not in view:
        return ""
    loaded = sum(token["safe"] == row["id"] for token in view["debts"]["carried"])
    return f"{MOD if row['modded'] else ''}{OPENED if row['faceup'] else ''}{DEBT * loaded}"


def sites(view: View, eyes: Eyes) -> RenderableType:
    """The three sites, a row each: the printed values, then the safes."""
    words = speech(eyes)
    grid = Table.grid(expand=True, padding=(0, 1))
    grid.add_column(no_wrap=True)
    for _ in range(6):
        grid.add_column(ratio=1, overflow="fold")
    for site in words.catalogue.sites:
        head = Text(words.site(site.id).upper(), style="bold")
        head += Text(" " + " ".join(str(value) for value in site.values), style=DIM)
        rows = [row for row in view["safes"] if row["site"] == site.id]
        grid.add_row(head, *[safe(view, eyes, row) for row in rows])
    return grid


def badges(one: View) -> str:
    """Tech icons as cogs."""
    return "⚙" * int(one["tech"])


def hireling(view: View, eyes: Eyes, one: View) -> Text:
    """Who, when and what, on one line."""
    words = speech(eyes)
    name = Text(f"{words.scoundrel(one['trait'], one['job'])} {badges(one)}".rstrip(), style="bold")
    when = Text(f" · {words.timing_short(one['trait'])} · ", style=DIM)
    return name + when + Text(words.deed(one["trait"], one["job"]))


def saloon(view: View, eyes: Eyes, wrap: bool = False) -> RenderableType:
    """Decks and discard pile, then who waits in the Saloon, leftmost first."""
    words = speech(eyes)
    grid = Table.grid(expand=True, padding=(0, 1))
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column(ratio=1, no_wrap=not wrap, overflow="ellipsis")
    for one in view["saloon"]:
        cost = Text(words.say("money", amount=one["cost"]), style="bold")
        if "debts" in view:
            cost += Text(DEBT * sum(token["sleeve"] == one["sleeve"] for token in view["debts"]["carried"]))
        grid.add_row(cost, hireling(view, eyes, one))
    if not view["saloon"]:
        grid.add_row("", Text(words.say("table-saloon-empty"), style=DIM))
    return Group(piles(view, eyes), grid)


def piles(view: View, eyes: Eyes) -> Text:
    """What the decks still hold, and the top of the discard pile."""
    words = speech(eyes)
    decks = view["decks"]
    two = view["options"].get("wild_saloon") or "debts" in view
    jobs = f"{decks['jobs']}+{decks['purple']}" if two else str(decks["jobs"])
    line = Text("SALOON", style="bold")
    line += Text(f"  {words.say('table-decks', traits=decks['traits'], jobs=jobs)}", style=DIM)
    if view["pile"]:
        last = view["pile"][-1]
        line += Text(f" · {words.say('table-pile', count=len(view['pile']))} ", style=DIM)
        line += Text(words.scoundrel(last["trait"], last["job"]))
    line.no_wrap, line.overflow = True, "ellipsis"
    return line


def debts(view: View, eyes: Eyes) -> Text:
    """The debts that nobody has: how many are unused, what was lost."""
    words, table = speech(eyes), view["debts"]
    lost = " ".join(f"-{value}" for value in table["discarded"]) or words.say("table-no-debts")
    return Text(words.say("table-unused-debts", unused=table["unused"], discarded=lost), style=DIM)


def owing(player: View, prices: list[int]) -> str:
    """The debts of a player by the prices of their spaces; what was seen of a value stands behind it."""
    held = [
        f"${price}" + (f"(-{token['value']})" if token["value"] is not None else "")
        for price, token in zip(prices, player["debts"], strict=True)
        if token is not None
    ]
    return " ".join(held) or OPEN


# Players


def slots(view: View, eyes: Eyes, seat: int) -> Text:
    """The slots of a sheet: open, or a facedown card, its face if you know it, the henchmen on it."""
    cells = []
    for name, lies in zip("A23456", view["seats"][seat]["slots"], strict=True):
        if lies is None:
            cells.append(Text(f"{name}{OPEN}", style=DIM))
            continue
        cell = Text(f"{name}{FACEUP if lies.get('faceup') else FACEDOWN}", style="bold")
        if lies["card"] is not None:
            cell += Text(lies["card"], style=SECRET)
        for owner in lies["henchmen"]:
            cell += eyes.shape(owner)
        cells.append(cell)
    if view["seats"][seat]["faceup"]:
        cells.append(Text("0", style="bold"))
    return Text(" ").join(cells)


def players(view: View, eyes: Eyes) -> RenderableType:
    """Everyone with what all may see; the hand points at who is asked."""
    words = eyes.words
    asked = [question["seat"] for question in view["asked"]]
    grid = Table.grid(padding=(0, 1))
    for justify in ("left", "left", "right", "right", "left", "left", "right", "right"):
        grid.add_column(justify=justify, no_wrap=justify != "left")
    heads = ("table-money", "table-reputation", "table-henchmen", "table-slots", "table-hand", "table-safes")
    more = [Text(words.say("table-debts"), style=DIM)] if "debts" in view else []
    grid.add_row("", "", *[Text(words.say(key), style=DIM) for key in heads], *more)
    for seat, player in enumerate(view["seats"]):
        held = sum(row["place"] == f"seat {seat}" for row in view["safes"])
        men = HENCHMAN * player["henchmen"] + JAILED * player["jailed"]
        grid.add_row(
            Text(HAND_POINTING if seat in asked else "»" if seat == view["active"] else " ", style="bold"),
            eyes.who(seat),
            words.say("money", amount=player["money"]),
            f"{player['reputation']:+}" if player["reputation"] else "0",
            men,
            slots(view, eyes, seat),
            f"{player['hand_size']}/{player['deck']}",
            f"{held}/{view['limit']}",
            *([owing(player, view["debts"]["prices"])] if "debts" in view else []),
        )
    if "enemy" in view:
        foe = view["enemy"]
        held = sum(row["place"] == f"seat {foe['seat']}" for row in view["safes"])
        men = HENCHMAN * foe["henchmen"] + JAILED * foe["jailed"]
        reputation = f"{foe['reputation']:+}" if foe["reputation"] else "0"
        grid.add_row(
            "",
            eyes.who(foe["seat"]),
            words.say("money", amount=foe["money"]),
            reputation,
            men,
            "",
            "",
            str(held),
        )
    return grid


def enemy(view: View, eyes: Eyes) -> RenderableType:
    """The enemy of a solo game: its side, its deck, what lies faceup of it, whom it has recruited."""
    words, foe = speech(eyes), view["enemy"]
    key = "table-enemy-expert" if view["options"].get("expert") else "table-enemy"
    discarded = words.listed([words.automa(id) for id in foe["discarded"]]) or words.say("table-no-debts")
    line = f"{words.say(key, name=words.leader(foe['leader']))} · "
    line += words.say("table-automa", deck=foe["deck"], discarded=discarded)
    if foe["recruits"]:
        recruits = [words.scoundrel(one["trait"], one["job"]) for one in foe["recruits"]]
        line += f" · {words.say('table-recruits', list=words.listed(recruits))}"
    return Text(line, style=DIM)


def marks_left(player: View) -> str:
    return " ".join(f"{pair}×{count}" for pair, count in player["marks"].items())


def secrets_of(view: View, eyes: Eyes, seat: int) -> Text:
    """What only this seat sees: its hand; and what it has left to mark with."""
    player = view["seats"][seat]
    hand = " ".join(player["hand"] or []) or "–"
    return Text(eyes.words.say("table-yours", hand=hand, marks=marks_left(player)), style=SECRET)


def street(view: View, eyes: Eyes, roomy: bool = False) -> RenderableType:
    """Sites, Saloon, players: what fits on a small screen."""
    gap = [Text()] if roomy or view["players"] < 4 else []
    parts: list[RenderableType] = [sites(view, eyes)]
    parts += [*gap, saloon(view, eyes, roomy), *gap, players(view, eyes)]
    if "debts" in view:
        parts.append(debts(view, eyes))
    if "enemy" in view:
        parts.append(enemy(view, eyes))
    if view["seat"] is not None:
        parts.append(secrets_of(view, eyes, view["seat"]))
    return Group(*parts)


# Sheets


def place(view: View, eyes: Eyes, seat: int, at: int) -> Text:
    """A space of a sheet: a scoundrel with its timing, a leader on the portrait, or nothing."""
    words = speech(eyes)
    one = view["seats"][seat]["sheet"][at]
    if one is not None:
        used = f" {words.say('table-used')}" if one["spent"] else ""
        name = Text(f"{words.scoundrel(one['trait'], one['job'])}", style=DIM if one["spent"] else "bold")
        return name + Text(f"\n{words.timing_short(one['trait'])} {badges(one)}{used}".rstrip(), style=DIM)
    return Text(words.leader(view["seats"][seat]["leader"]) if at == 0 else f"{OPEN} {at}", style=DIM)


def sheet(view: View, eyes: Eyes, seat: int) -> RenderableType:
    """A leader sheet: who leads it, what was stolen, the spaces as they lie."""
    words = speech(eyes)
    player = view["seats"][seat]
    stolen = [row for row in view["safes"] if row["place"] == f"seat {seat}"]
    head = eyes.who(seat) + Text(f" · {words.say('money', amount=player['money'])} · ")
    head += slots(view, eyes, seat)
    if player["strategy"] is not None:
        head += Text(f" · {words.strategy(player['strategy'])}")
    for stole in stolen:
        number = stole["id"].rpartition("-")[2]
        head += Text(f" · {words.safe(stole['id'])} ") + safe(view, eyes, stole)[len(number) :]
    rows = [[0, 1, 2, 6], [3, 4, 5, 7]] if len(player["sheet"]) > 6 else [[0, 1, 2], [3, 4, 5]]
    grid = Table.grid(expand=True, padding=(0, 1))
    for _ in rows[0]:
        grid.add_column(ratio=1)
    for row in rows:
        grid.add_row(*[place(view, eyes, seat, at) for at in row])
    return Group(head, Padding(grid, (0, 0, 0, 2)))


def sheets(view: View, eyes: Eyes) -> RenderableType:
    return Group(*[sheet(view, eyes, seat) for seat in order(view)])


# Asking, and the end


def asking(view: View, eyes: Eyes, text: str) -> RenderableType:
    return Text(text)


def saying(view: View, eyes: Eyes) -> str:
    """What is said while others are asked."""
    return eyes.words.waiting(view, eyes.names)


def secrets(view: View, eyes: Eyes) -> RenderableType:
    """For the keeper of a game: every hand, and what lies in the slots."""
    lines = []
    for seat in range(view["players"]):
        lines.append(eyes.who(seat) + Text(" ") + secrets_of(view, eyes, seat))
    return Text("\n").join(lines)


def final(view: View, eyes: Eyes) -> RenderableType:
    """The last scene: who won, the count, the loot."""
    heading = Text(eyes.words.result(view["result"], eyes.names, eyes.you), style="bold", justify="center")
    return Group(heading, Text(), Align.center(count(view, eyes)), Text(), loot(view, eyes))


def whole(view: View, eyes: Eyes) -> RenderableType:
    """The table from top to bottom, for the plain mode and for replays."""
    return Group(title(view, eyes), street(view, eyes, roomy=True), Text(), sheets(view, eyes))
