"""Hints from a person's own view, and what a finished game tells."""

from random import Random
from typing import Any

import pytest

import saloon
from saloon.bots.budget import Budget
from saloon.bots.hint import hint
from saloon.bots.review import calibration, review, turning_points
from saloon.errors import BadLog
from saloon.lab.simulate import play
from tests.bots.play import positions


@pytest.mark.parametrize(("game", "options"), [("goat", {}), ("scoundrels", {"days": 2})])
def test_a_hint_uses_only_the_view(game: str, options: dict[str, Any]) -> None:
    table = next(positions(game, 2, options, range(2, 3), 0.3))
    seat = table.decision.seat  # type: ignore[union-attr]
    legal = list(table.legal(seat))
    other = saloon.determinize(table.view(seat), Random(9))
    one, two = (
        hint(world.view(seat), table.events(seat), legal, Random(4), budget=Budget(iterations=16))  # type: ignore[arg-type]
        for world in (table, other)
    )
    assert one == two
    assert one["choice"] in legal
    assert 0 < one["sure"] <= 1
    assert 0 <= one["win"] <= 1
    assert [row["chance"] for row in one["options"]] == sorted(
        (row["chance"] for row in one["options"]), reverse=True
    )


@pytest.mark.parametrize(("game", "options"), [("goat", {}), ("scoundrels", {"days": 2})])
def test_a_review_tells_odds_calibration_and_turns(game: str, options: dict[str, Any]) -> None:
    from saloon import bots

    table = saloon.new(game, players=2, options=options, seed=4)
    play(table, [bots.get("rules"), bots.get("random")], Random(1))
    found = review(table, 1, Random(2))
    kinds = {row["kind"] for row in found["judged"]}
    assert kinds == {"bluff", "doubt"}
    assert all(0 <= row["odds"] <= 1 for row in found["judged"])
    assert found["calibration"]["count"] == len(found["judged"])
    assert len(found["curve"]) == len(table.choices_made())
    ending = found["curve"][-1]["chances"]
    assert sum(ending) == pytest.approx(1)
    assert found["turning_points"]


def test_a_game_that_runs_is_not_reviewed() -> None:
    with pytest.raises(BadLog, match="Only a finished game"):
        review(saloon.new("goat", players=2, seed=1), 0, Random(1))


def test_calibration_counts_what_came() -> None:
    found = calibration([(0.1, False), (0.1, False), (0.9, True), (1.0, True)])
    assert found["brier"] == pytest.approx((0.01 + 0.01 + 0.01 + 0) / 4)
    assert [row["count"] for row in found["bins"]] == [2, 2]
    assert calibration([])["brier"] is None


def test_turning_points_are_the_largest_changes() -> None:
    curve = [
        {"step": k, "seat": k % 2, "choice": str(k), "chances": [chance, 1 - chance]}
        for k, chance in enumerate([0.5, 0.55, 0.2, 0.9])
    ]
    assert [row["choice"] for row in turning_points(curve, 0, 2)] == ["3", "2"]
