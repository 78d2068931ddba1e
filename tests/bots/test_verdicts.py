"""Which choices of a game were best and worst, by what the seat could know."""

from random import Random
from typing import Any

import pytest

import saloon
from saloon.bots import verdicts
from saloon.bots.review import review
from saloon.lab import readers


def finished(game: str, bots: list[str], options: dict[str, Any], seed: int) -> saloon.Game:
    table = saloon.new(game, players=len(bots), options=options, seed=seed)
    for seat, word in readers.play(game, bots, options, seed)["made"]:
        table.apply(seat, word)
    return table


@pytest.mark.parametrize(
    ("game", "bots", "options"),
    [
        pytest.param("goat", ["random", "rules"], {}, id="goat"),
        pytest.param("scoundrels", ["random", "rules"], {"days": 2}, id="scoundrels", marks=pytest.mark.slow),
    ],
)
def test_the_best_and_the_worst_are_told_with_what_was_better(
    game: str, bots: list[str], options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(verdicts, "CLOSER", 16)
    table = finished(game, bots, options, 11)
    found = review(table, 0, Random(1), weigh=True)
    made = [(who, table.rules.word(code)) for _, who, code in table.choices_made()]
    for row in [*found["best"], *found["worst"]]:
        assert made[row["step"]] == (0, row["choice"])
        assert row["other"] != row["choice"]
    assert found["worst"], "who plays by chance has made mistakes"
    assert all(row["edge"] <= -verdicts.LEAST for row in found["worst"])
    assert all(row["edge"] >= verdicts.LEAST for row in found["best"])
    assert len(found["worst"]) <= verdicts.MOST


def test_without_weighing_nothing_is_weighed() -> None:
    found = review(finished("goat", ["rules", "rules"], {}, 3), 0, Random(1))
    assert (found["best"], found["worst"]) == (None, None)
    assert found["tally"]["bluffs"] == found["tally"]["caught"] + found["tally"]["believed"] > 0


def test_a_tally_counts_bluffs_and_calls() -> None:
    rows = [
        {"kind": "bluff", "of": "suspicion", "came": True},
        {"kind": "bluff", "of": "acceptance", "came": True},
        {"kind": "doubt", "of": "bluff", "came": True},
        {"kind": "doubt", "of": "truth", "came": True},
        {"kind": "doubt", "of": "bluff", "came": True},
    ]
    assert verdicts.tally(rows, [False, False, True, True, False]) == {
        "bluffs": 2,
        "caught": 1,
        "believed": 1,
        "calls_right": 1,
        "calls_wrong": 1,
    }
