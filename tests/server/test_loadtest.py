"""`saloon loadtest` measures what it says it metrics."""

import json

import pytest
from typer.testing import CliRunner

from saloon.cli.commands import app
from saloon.server.errors import StorageFailed
from saloon.server.loadtest import evening, measure


@pytest.mark.slow
def test_a_short_evening_at_a_rate() -> None:
    report = measure("goat", 3, tables=2, rate=10.0, seconds=3.0)
    assert report.problems == 0
    assert 5 <= report.moves <= 20 * report.seconds + 10  # what a busy machine delays is made up for, once
    assert 0 < report.p50 <= report.p99 <= report.worst
    assert report.cpu_per_move_us > 0
    assert report.memory_with_sockets_kb > 0
    assert report.database == "sqlite"


@pytest.mark.slow
def test_as_fast_as_they_go_on_postgresql(postgres: str) -> None:
    report = measure("goat", 2, tables=2, rate=0.0, seconds=2.0, db=postgres, spare=160)
    assert report.problems == 0
    assert report.moves > 10
    assert report.database == "postgresql"


@pytest.mark.slow
def test_the_mix_that_people_make_on_two_processes(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game and language, chat, lines that break and come back, onlookers; seats of a table at both processes."""
    monkeypatch.setattr(evening, "BREAKS", 0.3)
    monkeypatch.setattr(evening, "CHATS", 0.5)
    report = measure("", 0, tables=4, rate=4.0, seconds=4.0, db=postgres, spare=4, mix=True, processes=2)
    assert report.problems == 0
    assert report.moves > 4
    assert report.returns > 0
    assert report.chats > 0
    assert report.onlookers == 4
    assert "with 2 processes" in report.text()


def test_several_processes_need_a_database_that_they_can_share() -> None:
    with pytest.raises(StorageFailed, match="PostgreSQL"):
        measure("", 0, tables=1, rate=1.0, seconds=1.0, processes=2)


@pytest.mark.slow
def test_the_command_prints_figures_or_json() -> None:
    run = ["loadtest", "--tables", "1", "--rate", "5", "--seconds", "3", "--words", "en"]
    told = CliRunner().invoke(app, run)
    assert told.exit_code == 0, told.output
    assert "moves/s; choice to the others' update: p50" in told.output
    printed = CliRunner().invoke(app, [*run, "--json"])
    assert printed.exit_code == 0, printed.output
    figures = json.loads(printed.output)
    assert figures["tables"] == 1
    assert figures["moves"] > 0
