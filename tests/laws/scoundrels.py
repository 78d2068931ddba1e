"""3000 Scoundrels, as the laws see it: its set-ups, its components, what it hides."""

import itertools
from typing import Any

from saloon import Game
from saloon.games.scoundrels.engine.choices import CODES
from saloon.games.scoundrels.engine.names import CARDS, SAFES, SLOTS, STOLEN, UNUSED
from saloon.games.scoundrels.engine.state import R_CARD, R_KNOWN, ScoundrelsState
from saloon.games.scoundrels.schema import ScoundrelsView
from saloon.testing.game import Effort, LawGame
from tests.laws.scoundrels_components import check_components, check_decks, henchmen
from tests.laws.scoundrels_worlds import interfere

LEADERS = ("lilith-boone", "preston-cain", "milton-goff", "doc-zimmer")


def _combinations() -> list[tuple[int, dict[str, Any]]]:
    """Players with every combination of the options that are true or false, of the days and of the suspicion."""
    out: list[tuple[int, dict[str, Any]]] = []
    flags = itertools.product((False, True), repeat=3)
    for (strategy, zero, extra), days, live, players in itertools.product(
        flags, (2, 3, "wild"), ("asked", "live"), (2, 3, 4)
    ):
        options: dict[str, Any] = {"days": 2 if days == 2 else 3, "suspicion": live}
        options |= {"strategy_cards": strategy, "starting_zero": zero, "extra_scoundrel": extra}
        out.append((players, options | {"wild_saloon": True} if days == "wild" else options))
    return out


COMBINATIONS = _combinations()


def setup_of(seed: int) -> tuple[int, dict[str, Any]]:
    """A combination for each seed, neighbours far apart; every third names its leaders, every fourth who is first."""
    players, options = COMBINATIONS[seed * 61 % len(COMBINATIONS)]
    options = dict(options)
    if seed % 3 == 0:
        options["leaders"] = [LEADERS[(seed + 3 * k) % 4] for k in range(players)]
    if seed % 4 == 0:
        options["first"] = seed % players
    return players, options


def state_of(game: Game) -> ScoundrelsState:
    s = game.state
    assert isinstance(s, ScoundrelsState)
    return s


def check(game: Game) -> None:
    check_components(state_of(game))
    check_decks(state_of(game))


def check_end(game: Game) -> None:
    assert game.result is not None
    assert len(game.result["winners"]) == 1
    s = state_of(game)
    assert s.day == s.box.days
    assert (s.queue, s.leaving, s.frames()) == ([], [], [])


def destroyed(events: list[dict[str, Any]]) -> int:
    return sum(event["count"] for event in events if event["kind"] == "destroyed")


def public(word: str) -> str:
    """Poker cards and strategy cards are hidden, and so is passing at a live last call."""
    verb, _, rest = word.partition(" ")
    if verb in ("play", "swap") and "@" in rest:
        card, _, slot = rest.partition("@")
        assert card in CARDS
        return f"{verb} ?@{slot}"
    if verb == "strategy":
        return "strategy ?"
    return "" if word == "pass quietly" else word


def check_view(game: Game, seat: int | None) -> None:
    """Every hidden face in a view is one that this seat was shown, by the state's own record."""
    s = state_of(game)
    view = game.view(seat)
    for other, row in enumerate(view["seats"]):
        assert (row["hand"] is None) == (other != seat)
        for slot, cell in enumerate(row["slots"]):
            if cell is not None:
                at = other * SLOTS + slot
                told = s.poker[s.put_row[at] + R_KNOWN]
                may = told == -1 or (seat is not None and told >> seat & 1)
                assert cell["card"] == (CARDS[s.slots[at]] if may else None)
                assert may or other != seat
    for safe in range(SAFES):
        counted = s.top < 0 and STOLEN <= s.place[safe] < UNUSED
        opened = s.opened >> safe & 1
        may = counted or opened or (seat is not None and s.known[safe] >> seat & 1)
        assert (view["safes"][safe]["gadget"] is not None) == bool(may)
        assert (view["safes"][safe]["value"] is not None) == bool(may)
    for k, row in enumerate(view["seen"]["poker"]):
        told = s.poker[5 * k + R_KNOWN]
        if row.get("card") is not None:
            assert row["card"] == CARDS[s.poker[5 * k + R_CARD]]
            assert told == -1 or (seat is not None and told >> seat & 1)


SECRET = {"drew": "cards", "played": "card", "scouted": "value", "stole": "value", "swapped-safes": "value"}
SECRET |= {
    "scouted-card": "card",
    "looked-at-deck": "card",
    "swapped-card": "put",
    "strategy-chosen": "strategy",
}


def check_public(events: list[dict[str, Any]], game: Game) -> None:
    for event in events:
        field = SECRET.get(event["kind"])
        if field is not None and not (event["kind"] == "played" and event["slot"] == "faceup"):
            assert event[field] is None, event


SCOUNDRELS = LawGame(
    name="scoundrels",
    schema=ScoundrelsView,
    setup=setup_of,
    setups=len(COMBINATIONS),
    most_steps=3000,  # no random game has come near: four players and three days have some 500 choices
    halfway=350,
    codes=CODES,
    words=1401,
    questions=frozenset(
        {"plan", "abilities", "hire", "suspect", "last-call", "respond", "mark", "scout", "may"}
    ),
    side=frozenset({"henchman"}),
    tries=("pass", "office", "henchman", "use horse", 9999),
    public=public,
    check=check,
    check_end=check_end,
    check_view=check_view,
    check_public=check_public,
    interfere=interfere,
    perishable=lambda game: henchmen(state_of(game)),
    perished=destroyed,
    efforts={
        "clone": Effort(20),
        "twins": Effort(20),
        "writers": Effort(20),
        "family": Effort(3),
        "position": Effort(16, share=0.08, slow=True),
        "position goes on": Effort(20),
        "pickle": Effort(16),
        "any seed": Effort(1),
        "spoil": Effort(6),
        "options": Effort(12),
        "replay": Effort(12, share=0.01, slow=True),
        "replay result": Effort(24),
        "undo": Effort(12, share=0.12, least=30, slow=True),
        "undo over": Effort(10),
        "components": Effort(36, slow=True, rules=("SR1", "SR4", "SR26")),
        "end": Effort(len(COMBINATIONS), slow=True),
        "first or last": Effort(20, slow=True),
        "saying": Effort(4),
        "words": Effort(1),
        "menus": Effort(10, share=0.05, slow=True),
        "words and codes": Effort(10),
        "playout": Effort(30),
        "playout limit": Effort(6),
        "playout copy": Effort(10),
        "schema": Effort(8, share=0.004, slow=True),
        "types": Effort(5, share=0.01, slow=True),
        "hidden": Effort(10, share=0.3, slow=True),
        "seed": Effort(6, share=0.05, slow=True),
        "spectator": Effort(8),
        "noninterference": Effort(10, least=50, slow=True),
        "secret choices": Effort(6, share=0.3, least=20, slow=True),
        "worlds look the same": Effort(18, share=0.03, slow=True),
        "worlds ask the same": Effort(12, share=0.05, slow=True),
        "worlds end": Effort(10, slow=True),
        "worlds of others": Effort(12, slow=True),
        "generator": Effort(6),
        "engines": Effort(3, share=0.05, slow=True),
    },
)
