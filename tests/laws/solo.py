"""The solo game, as the laws see it: Double or Nothing for one, against an enemy whose deck nobody has seen."""

import dataclasses
import itertools
from typing import Any

from saloon import Game
from saloon.games.scoundrels.engine.names import STOLEN
from saloon.games.scoundrels.engine.scoring import tech
from saloon.testing.game import Effort
from tests.laws.expansion import EXPANSION, check_expansion_public, check_expansion_view
from tests.laws.scoundrels import LEADERS, state_of


def _combinations() -> list[tuple[int, dict[str, Any]]]:
    """Every enemy with both sides, with strategy cards and without."""
    return [
        (1, {"enemy": enemy, "expert": expert, "strategy_cards": strategy})
        for enemy, expert, strategy in itertools.product(LEADERS, (False, True), (False, True))
    ]


COMBINATIONS = _combinations()


def setup_of(seed: int) -> tuple[int, dict[str, Any]]:
    """A combination for each seed, neighbours far apart; every third names its leader."""
    players, options = COMBINATIONS[seed * 7 % len(COMBINATIONS)]
    options = {"expansion": "double-or-nothing", **options}
    if seed % 3 == 0:
        options["leaders"] = [LEADERS[(LEADERS.index(options["enemy"]) + 1 + seed % 2) % 4]]
    return players, options


def check_end(game: Game) -> None:
    """Strictly more tech wins."""
    s, result = state_of(game), game.result
    assert result is not None
    assert result["winners"] == ([0] if tech(s, 0) > tech(s, s.enemy) else [])
    assert result["enemy"]["score"] == tech(s, s.enemy)
    assert (s.day, s.queue, s.leaving, s.frames(), s.shown) == (3, [], [], [], -1)


def check_solo_view(game: Game, seat: int | None) -> None:
    """Of the enemy's deck only the number of cards is told, of its safes only what was seen before."""
    check_expansion_view(game, seat)
    s, foe = state_of(game), game.view(seat)["enemy"]
    assert foe["deck"] == len(s.automa)
    assert len(foe["discarded"]) == len(s.automa_pile)
    if s.top >= 0:
        for safe in range(18):
            if s.place[safe] == STOLEN + s.enemy:
                assert not s.known[safe] >> s.enemy & 1


def check_solo_public(events: list[dict[str, Any]], game: Game) -> None:
    check_expansion_public(events, game)
    for event in events:
        if event["kind"] == "stole":
            assert event["value"] is None


def efforts() -> dict[str, Effort]:
    """Half of what friends get, but every enemy and side where all pieces are counted: a game alone is short."""
    out = {}
    for law, effort in EXPANSION.efforts.items():
        games = len(COMBINATIONS) if law in ("end", "components", "position") else max(1, effort.games // 2)
        rules = ("XR97", "XR98") if law == "components" else ()
        out[law] = dataclasses.replace(effort, games=games, least=effort.least // 3, rules=rules)
    return out


SOLO = dataclasses.replace(
    EXPANSION,
    box="solo",
    setup=setup_of,
    setups=len(COMBINATIONS),
    halfway=100,
    questions=frozenset({"plan", "abilities", "hire", "penalty", "mark", "scout"}),
    side=frozenset({"loan 1", "loan 2", "loan 3", "loan 4"}),
    tries=("pass", "office", "suffer", "loan 2", "seat 1", 9999),
    check_end=check_end,
    check_view=check_solo_view,
    check_public=check_solo_public,
    efforts=efforts(),
)
