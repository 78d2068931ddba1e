"""The first edition's bots are asked in a process of their own. Here that process is this checkout itself."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import saloon
from saloon import bots
from saloon.bots.budget import Budget
from saloon.errors import UnknownBot
from saloon.lab import first
from saloon.lab.tournament import Entrant, Setting, Tournament

ROOT = Path(__file__).parents[2]


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """An edition that speaks as the first one does: our own."""
    monkeypatch.setenv("SALOON_FIRST", str(ROOT))
    first.close()
    yield
    first.close()


@pytest.mark.parametrize("spec", ["rules", "rules:honest", "montecarlo@8"])
def test_it_chooses_what_the_same_bot_chooses_here(here: None, spec: str) -> None:
    game = saloon.new("goat", players=3, seed=5)
    seen = 0
    while game.decision and seen < 12:
        seat, legal = game.decision.seat, list(game.decision.choices)
        view, events = game.view(seat), game.events(seat)
        seed = Random(seen).getrandbits(64)
        ours = bots.get(spec).act(view, list(events), legal, Random(seed))
        assert first.get(f"first:{spec}").act(view, events, legal, Random(seen)) == ours
        game.apply(seat, ours)
        seen += 1
    assert seen == 12


def test_its_time_is_counted_where_it_is_spent(here: None) -> None:
    game = saloon.new("goat", players=2, seed=5)
    assert game.decision is not None
    bot = first.FirstEdition("montecarlo")
    seat = game.decision.seat
    bot.act(game.view(seat), game.events(seat), list(game.legal(seat)), Random(1), Budget(iterations=60))
    assert bot.cpu_elsewhere > 0


def test_it_takes_part_in_a_tournament(here: None, tmp_path: Path) -> None:
    entrants = [Entrant.of("first:rules"), Entrant.of("random")]
    rows = tmp_path / "rows.parquet"
    tournament = Tournament(Setting("goat", 2, ()), entrants, deals=2, out=rows)
    report = tournament.play()
    assert [(pair.bot, pair.other, pair.deals, pair.fallbacks) for pair in report.pairs] == [
        ("first:rules", "random", 2, 0)
    ]


def test_where_it_is_missing_the_way_to_set_it_up_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SALOON_FIRST", str(tmp_path))
    first.close()
    with pytest.raises(UnknownBot, match="make first"):
        first.get("first:rules").act({}, [], ["pass", "henchman"], Random(1))


def test_what_goes_wrong_there_is_told_here(here: None) -> None:
    with pytest.raises(UnknownBot, match="KeyError"):
        first.get("first:rules").act({}, [], ["pass", "henchman"], Random(1))


def test_a_wrong_level_is_told_before_anything_is_started() -> None:
    with pytest.raises(UnknownBot, match="'sheriff'"):
        first.get("first:sheriff")


def test_a_table_cannot_seat_it() -> None:
    with pytest.raises(UnknownBot, match="'first'"):
        bots.get("first:rules")


def test_an_edition_that_dies_is_told_and_the_next_question_starts_another(here: None) -> None:
    game = saloon.new("goat", players=2, seed=5)
    assert game.decision is not None
    seat, legal = game.decision.seat, list(game.decision.choices)
    bot = first.get("first:random")
    assert bot.act(game.view(seat), game.events(seat), legal, Random(1)) in legal
    first.edition().process.kill()
    with pytest.raises(UnknownBot, match="ended"):
        bot.act(game.view(seat), game.events(seat), legal, Random(1))
    assert bot.act(game.view(seat), game.events(seat), legal, Random(1)) in legal
