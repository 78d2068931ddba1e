"""Goat, as the laws see it: its set-ups, its components, what it hides."""

from collections.abc import Iterator
from typing import Any

from saloon import Game
from saloon.games.goat.engine.choices import CODES
from saloon.games.goat.engine.names import CHARACTERS, KINDS_OF_TOKEN
from saloon.games.goat.engine.names import GOAT as THE_GOAT
from saloon.games.goat.engine.state import ACCEPTED, ANSWER, DEALER, NOBODY, OPEN, TO, TURN, GoatState
from saloon.games.goat.schema import GoatView
from saloon.testing.game import Effort, LawGame
from tests.laws.goat_worlds import interfere

SETUPS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (5, {}),
    (2, {"small": True}),
    (2, {"coins": {"store": 0, "bank": 7}}),
    (3, {"coins": {"bank": 0, "ranch": 0}, "first": 2}),
    (4, {"coins": {"ranch": 5}, "first": 0}),
    (5, {"coins": {"mine": 20, "bank": 20}}),
    (2, {"small": True, "coins": {"bank": 0}, "first": 1}),
]


def goat_of(game: Game) -> GoatState:
    s = game.state
    assert isinstance(s, GoatState)
    return s


def check_components(game: Game) -> None:
    check_goods(goat_of(game))
    check_hats(goat_of(game))


def check_goods(s: GoatState) -> None:
    """Coins, elixirs, tokens and characters: each in one place."""
    assert s.bank + sum(s.coins) + sum(s.loc_coins) + s.stash == 40
    assert min(*s.coins, *s.loc_coins, s.stash) >= 0
    assert sum(s.elixirs) == s.stash <= 3
    for kind in range(KINDS_OF_TOKEN):
        loot = s.loot if s.loot_place == kind else 0
        held = sum(s.tokens[kind::KINDS_OF_TOKEN])
        assert s.supply[kind] + s.loc_tokens[kind] + held + loot == s.table.tokens[kind]
    assert min(*s.supply, *s.loc_tokens, *s.tokens) >= 0
    places = [*s.deck, *s.hand, *s.discard, *(c for c in range(15) if s.control[c] != NOBODY)]
    places += [card for card in (s.removed_down, s.removed_up, s.offer_card) if card != NOBODY]
    assert sorted(places) == s.table.characters
    assert s.removed_up != THE_GOAT


def check_hats(s: GoatState) -> None:
    """Hats left are those of the set-up less the ones that this round's answers placed."""
    hats = [s.table.hats] * s.n
    for at in range(0, len(s.turns), TURN):
        dealer, to, answer = s.turns[at + DEALER], s.turns[at + TO], s.turns[at + ANSWER]
        if answer == ACCEPTED:
            hats[to] -= 1
        elif answer != OPEN and hats[dealer]:
            hats[dealer] -= 1
    assert hats == s.hats


def check_end(game: Game) -> None:
    assert game.result is not None
    assert game.result["winners"]


def public(word: str) -> str:
    """The card that is offered is hidden."""
    if not word.startswith("offer "):
        return word
    _, card, _, claim, _, to = word.split()
    assert card in CHARACTERS
    return f"offer ? as {claim} to {to}"


def names_in(data: object, path: tuple[object, ...] = ()) -> Iterator[tuple[tuple[object, ...], str]]:
    """Every character that is named in plain data, with the way to it; keys inside count too."""
    if isinstance(data, dict):
        for key, value in data.items():
            if path and key in CHARACTERS:
                yield (*path, key), key
            yield from names_in(value, (*path, key))
    elif isinstance(data, list):
        for k, value in enumerate(data):
            yield from names_in(value, (*path, k))
    elif data in CHARACTERS:
        yield path, str(data)


def hidden_cards(s: GoatState) -> set[str]:
    cards = [*s.hand, *s.deck, s.removed_down, s.offer_card]
    return {CHARACTERS[card] for card in cards if card != NOBODY}


def may_name(path: tuple[object, ...], view: dict[str, Any]) -> bool:
    """The only places where a view may name a card that is still hidden."""
    seat = view["seat"]
    if path[-1] == "claim" or path == ("game",):
        return True
    if seat is None:
        return False
    if path[0] in ("hand", "drawn", "offer"):
        return bool(view["dealer"] == seat)
    if path[:2] == ("seen", "offers"):
        return bool(view["seen"]["offers"][path[2]]["dealer"] == seat)
    return False


def check_view(game: Game, seat: int | None) -> None:
    s = game.state
    assert isinstance(s, GoatState)
    hidden = hidden_cards(s)
    view = game.view(seat)
    for path, name in names_in(view):
        assert name not in hidden or may_name(path, view), (seat, path, name)
    for row, kinds in zip(view["seats"], range(s.n), strict=True):
        if row["belongings"] is not None:
            assert kinds == seat or game.result is not None
    for row in view["seen"]["tokens"]:
        if row["token"] is not None and row["from"] is not None:
            assert seat in (row["from"], row["to"])


def check_public(events: list[dict[str, Any]], game: Game) -> None:
    """No event that goes to everyone names what is hidden after it."""
    s = game.state
    assert isinstance(s, GoatState)
    rounds = [k for k, event in enumerate(events) if event["kind"] == "round"]
    hidden = hidden_cards(s)
    for event in events[rounds[-1] if rounds else 0 :]:
        for path, name in names_in(event):
            # A Goat that was turned up goes back into the deck before everyone's eyes (GR32).
            assert name not in hidden or path == ("claim",) or event["kind"] == "goat-back", event
    assert all(event["token"] is None for event in events if event["kind"] == "gambled")


GOAT = LawGame(
    name="goat",
    schema=GoatView,
    setup=lambda seed: SETUPS[seed % len(SETUPS)],
    setups=len(SETUPS),
    most_steps=120,  # per round at most T offers with answers, and a few effects
    halfway=70,
    codes=CODES,
    words=CODES,
    questions=frozenset({"offer", "answer", "rob", "swindle", "serve", "gamble"}),
    side=frozenset(),
    tries=("refuse", "accept", "rob bank", 999),
    public=public,
    check=check_components,
    check_end=check_end,
    check_view=check_view,
    check_public=check_public,
    interfere=interfere,
    efforts={
        "clone": Effort(60),
        "twins": Effort(100),
        "writers": Effort(100),
        "family": Effort(3),
        "position": Effort(10),
        "position goes on": Effort(60),
        "pickle": Effort(60),
        "any seed": Effort(1),
        "spoil": Effort(3),
        "options": Effort(10),
        "replay": Effort(8),
        "replay result": Effort(150),
        "undo": Effort(150, least=20, slow=True),
        "undo over": Effort(300),
        "components": Effort(600, rules=("G41", "G40")),
        "end": Effort(2000),
        "first or last": Effort(100),
        "saying": Effort(4),
        "words": Effort(1),
        "menus": Effort(20, slow=True),
        "words and codes": Effort(100),
        "playout": Effort(300),
        "playout limit": Effort(50),
        "playout copy": Effort(10),
        "schema": Effort(1, slow=True),
        "types": Effort(10),
        "hidden": Effort(15),
        "seed": Effort(5),
        "spectator": Effort(20),
        "noninterference": Effort(30, least=30, slow=True),
        "secret choices": Effort(10, least=50),
        "worlds look the same": Effort(40),
        "worlds ask the same": Effort(20),
        "worlds end": Effort(40),
        "worlds of others": Effort(12),
        "generator": Effort(20),
        "engines": Effort(10, slow=True),
    },
)
