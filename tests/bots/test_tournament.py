"""Measuring: deals in every seat, resumable, the same for any number of processes, and statistics that hold."""

from pathlib import Path

import numpy as np
import pytest

from saloon.errors import BadOption, UnknownBot
from saloon.lab import rows, show
from saloon.lab.statistics import (
    BOUND,
    bootstrap,
    elo_of,
    likelihood_ratio,
    ratings,
    share_of,
    variance_ratio,
    verdict,
)
from saloon.lab.tournament import Entrant, Setting, Tournament

GOAT = Setting("goat", 2, ())


def played(out: Path | None = None, deals: int = 4, jobs: int = 1, bots: str = "rules,random") -> Tournament:
    entrants = [Entrant.of(name) for name in bots.split(",")]
    match = Tournament(GOAT, entrants, deals, start=50, out=out)
    match.play(jobs)
    return match


def facts(match: Tournament) -> list[tuple[object, ...]]:
    """What must be the same whoever plays it: everything but the clock."""
    return sorted((*row.key, row.share, row.margin, row.choices) for row in match.rows.values())


def test_every_deal_is_played_in_every_seat() -> None:
    match = played()
    assert sorted((row.deal, row.seat) for row in match.rows.values()) == [
        (deal, seat) for deal in range(50, 54) for seat in (0, 1)
    ]
    assert all(row.fallbacks == 0 for row in match.rows.values())


def test_any_number_of_processes_gives_the_same() -> None:
    assert facts(played(jobs=1)) == facts(played(jobs=2))


def test_a_match_goes_on_where_it_stopped(tmp_path: Path) -> None:
    out = tmp_path / "rows.parquet"
    played(out, deals=2)
    before = rows.read(out)
    match = played(out, deals=4)
    assert len(rows.read(out)) == 8
    assert set(before) <= set(match.rows.values())
    assert facts(match) == facts(played(deals=4))


def test_other_matches_in_the_file_are_kept(tmp_path: Path) -> None:
    out = tmp_path / "rows.parquet"
    played(out, deals=2)
    played(out, deals=1, bots="random,greedy@8")
    assert {row.other for row in rows.read(out)} == {"random", "greedy@8"}


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    out = tmp_path / "rows.parquet"
    out.write_text("no rows")
    with pytest.raises(BadOption, match="holds no result rows"):
        played(out)


def test_a_table_of_three_meets_both_ways_and_is_rated() -> None:
    match = Tournament(Setting("goat", 3, ()), [Entrant.of("rules"), Entrant.of("random")], 3)
    report = match.play()
    assert [(pair.bot, pair.other) for pair in report.pairs] == [("rules", "random"), ("random", "rules")]
    assert len(match.rows) == 18
    assert all(standing.skill is not None for standing in report.standings)
    anchor = next(standing for standing in report.standings if standing.bot == "rules")
    assert anchor.elo.mean == pytest.approx(1000)
    assert show.drawing(report.standings).count("<circle") == 2


def test_a_larger_table_may_be_played_one_way_only() -> None:
    entrants = [Entrant.of("rules"), Entrant.of("random")]
    match = Tournament(Setting("goat", 3, ()), entrants, 1, one_way=True)
    report = match.play()
    assert [(pair.bot, pair.other) for pair in report.pairs] == [("rules", "random")]
    assert {row.seat for row in match.rows.values()} == {0, 1, 2}


@pytest.mark.parametrize("text", ["top@0", "top@many"])
def test_a_budget_of_nothing_is_refused(text: str) -> None:
    with pytest.raises(BadOption, match="The budget is"):
        Entrant.of(text)


def test_unknown_and_lonely_bots_are_refused() -> None:
    with pytest.raises(UnknownBot):
        Entrant.of("clever@20")
    with pytest.raises(BadOption, match="two different bots"):
        Tournament(GOAT, [Entrant.of("rules")], 2)


# Statistics


def test_the_interval_of_a_mean() -> None:
    found = bootstrap([0.0, 1.0] * 200)
    assert found.mean == 0.5
    assert found.low == pytest.approx(0.451, abs=0.01)
    assert found.high == pytest.approx(0.549, abs=0.01)


def test_elo_and_shares() -> None:
    assert share_of(0) == 0.5
    assert share_of(0, 4) == 0.25
    assert share_of(35) == pytest.approx(0.550, abs=0.001)
    for seats in (2, 4):
        assert elo_of(share_of(70, seats), seats) == pytest.approx(70)


def test_the_sequential_test_errs_seldom() -> None:
    """At +0 and at +35 Elo it must come to the right verdict in some nineteen of twenty matches."""
    rng = np.random.default_rng(7)
    for elo, wanted in ((0.0, "rejected"), (35.0, "accepted")):
        right = 0
        for _ in range(60):
            shares = (rng.random((4000, 2)) < share_of(elo)).mean(axis=1)
            for n in range(50, 4000, 50):
                found = verdict(likelihood_ratio(shares[:n].tolist(), 0, 35))
                if found != "open":
                    break
            right += found == wanted
        assert right >= 52


def test_the_bounds_are_those_of_five_per_cent() -> None:
    assert pytest.approx(2.944, abs=0.001) == BOUND
    assert likelihood_ratio([0.5], 0, 35) == 0


def test_ratings_of_a_known_table() -> None:
    found = ratings(
        ["a", "b", "c"], {("a", "b"): 640.0, ("b", "c"): 640.0}, {("a", "b"): 1000.0, ("b", "c"): 1000.0}, "b"
    )
    assert found["b"] == pytest.approx(1000)
    assert found["a"] - 1000 == pytest.approx(100, abs=1.5)
    assert 1000 - found["c"] == pytest.approx(100, abs=1.5)


def test_balanced_seats_pay_when_the_deal_decides() -> None:
    rng = np.random.default_rng(3)
    luck = (rng.random(400) < 0.5).astype(float)
    assert variance_ratio([[one, 1 - one] for one in luck]) == pytest.approx(0)
    assert variance_ratio(rng.random((4000, 2)).tolist()) == pytest.approx(1, abs=0.1)
