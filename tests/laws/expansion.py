"""Double or Nothing, as the laws see it: 3000 Scoundrels with debts that nobody has seen, mods, loans out of turn."""

import dataclasses
import itertools
from typing import Any

from saloon import Game
from saloon.games.scoundrels.engine.names import DEBT_SPACES, MIX, NOBODY, SAFES, STOLEN, UNUSED
from saloon.testing.game import Effort
from tests.laws.scoundrels import LEADERS, SCOUNDRELS, check_public, check_view, state_of


def _combinations() -> list[tuple[int, dict[str, Any]]]:
    """Players with every combination of the options that go with the expansion."""
    out: list[tuple[int, dict[str, Any]]] = []
    for strategy, days, live, players in itertools.product(
        (False, True), (None, 2, 3), ("asked", "live"), (2, 3, 4)
    ):
        options: dict[str, Any] = {"expansion": "double-or-nothing", "suspicion": live}
        options |= {"strategy_cards": strategy}
        out.append((players, options if days is None else options | {"days": days}))
    return out


COMBINATIONS = _combinations()


def setup_of(seed: int) -> tuple[int, dict[str, Any]]:
    """A combination for each seed, neighbours far apart; every third names its leaders, every fourth who is first."""
    players, options = COMBINATIONS[seed * 11 % len(COMBINATIONS)]
    options = dict(options)
    if seed % 3 == 0:
        options["leaders"] = [LEADERS[(seed + 3 * k) % 4] for k in range(players)]
    if seed % 4 == 0:
        options["first"] = seed % players
    return players, options


def check_expansion_view(game: Game, seat: int | None) -> None:
    """Debts are hidden from everybody, their owners too; mods from all who may not look at their safe."""
    check_view(game, seat)
    s, view = state_of(game), game.view(seat)
    over = s.top < 0

    def may(mask: int) -> bool:
        return seat is not None and bool(mask >> seat & 1)

    for other, row in enumerate(view["seats"]):
        for space, token in enumerate(row["debts"]):
            at = other * DEBT_SPACES + space
            assert (token is None) == (s.debts[at] == NOBODY)
            if token is not None:
                shown = over or may(s.debts_seen[at])
                assert token["value"] == (s.debts[at] % MIX if shown else None)
    for token in (*view["debts"]["carried"], *view["debts"]["drawn"]):
        assert token["value"] is None or seat in token["seen_by"]
    for safe in range(SAFES):
        counted = over and STOLEN <= s.place[safe] < UNUSED
        shown = s.mod[safe] != NOBODY and (counted or may(s.mod_seen[safe]))
        assert (view["safes"][safe]["mod"] is not None) == shown
    for row in view["mods"]:
        assert row["mod"] is None or seat in row["seen_by"]


SECRET = {"debt-seen": "value", "mod-seen": "mod", "mod-swapped": "mod"}


def check_expansion_public(events: list[dict[str, Any]], game: Game) -> None:
    check_public(events, game)
    for event in events:
        if event["kind"] in SECRET:
            assert event[SECRET[event["kind"]]] is None, event


LESS = {"components": 30, "end": len(COMBINATIONS), "noninterference": 10}
"""Games of the costliest laws; of the others this box gets half of what the base game gets."""


def efforts() -> dict[str, Effort]:
    out = {}
    for law, effort in SCOUNDRELS.efforts.items():
        games = LESS.get(law, max(1, effort.games // 2))
        rules = ("XR7", "XR22", "XR23") if law == "components" else ()
        out[law] = dataclasses.replace(effort, games=games, least=effort.least // 2, rules=rules)
    return out


EXPANSION = dataclasses.replace(
    SCOUNDRELS,
    box="double-or-nothing",
    setup=setup_of,
    setups=len(COMBINATIONS),
    words=1811,
    questions=frozenset({"plan", "abilities", "hire", "borrow", "respond", "mark", "scout", "pay-off"}),
    side=frozenset({"henchman", "loan 1", "loan 2", "loan 3", "loan 4"}),
    tries=("pass", "office", "henchman", "loan 2", "use horse", 9999),
    check_view=check_expansion_view,
    check_public=check_expansion_public,
    efforts=efforts(),
)
