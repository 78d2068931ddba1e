"""`saloon house` on the database of a running server."""

import asyncio
import contextlib
import json
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from saloon.cli.commands import app
from saloon.cli.house import app as house_app
from saloon.server import house as house_of_tables
from saloon.server import metrics
from saloon.server.house import House
from saloon.server.storage import Storage
from tests.server.serving import Guest, Line, Served, healthy, in_thread, quick, wait_until


def house(served: Served, *words: str, status: int = 0) -> Any:
    done = CliRunner().invoke(app, ["house", *words, "--db", served.db, "--json"])
    assert done.exit_code == status, (done.output, done.exception)
    lines = done.stdout.splitlines()  # between which the server of the test, in this process, may log
    start = next(k for k, line in enumerate(lines) if line in ("{", "[", "[]"))
    return json.JSONDecoder().raw_decode("\n".join(lines[start:]))[0]


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def run(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A running house on each database."""
    db = f"sqlite:///{tmp_path_factory.mktemp('operating')}/t.db"
    if request.param == "postgres":
        db = request.getfixturevalue("postgres_of_module")
    with in_thread(quick(db)) as one:
        yield one


def on(served: Served, work: Callable[[Storage], Awaitable[Any]]) -> Any:
    """As a program of somebody else's works on the database."""

    async def do() -> Any:
        storage = await Storage.open(served.db)
        try:
            return await work(storage)
        finally:
            await storage.close()

    return asyncio.run(do())


def change(served: Served, statement: str, *given: object) -> None:
    for k in range(len(given)):
        statement = statement.replace("?", f":given{k}", 1)
    values = {f"given{k}": one for k, one in enumerate(given)}
    on(served, lambda storage: storage.change(text(statement).bindparams(**values)))


def seated(served: Served) -> tuple[Guest, Guest, str, Line]:
    ann, bob = served.guest("Ann"), served.guest("Bob")
    place = ann.create(options={"first": 0})
    bob.join(place)
    line = ann.sit(place["table"])
    line.wait(lambda one: one.view)
    return ann, bob, place["table"], line


def test_a_house_is_looked_at_and_no_secret_is_shown(run: Served) -> None:
    ann, _, table, _ = seated(run)
    assert house(run, "status")["tables"]["running"] >= 1
    assert table in [row["id"] for row in house(run, "tables", "--status", "running")]
    shown = house(run, "show", table)
    assert [seat["name"] for seat in shown["seats"]] == ["Ann", "Bob"]
    assert not {"seed", "salt", "secret"} & set(json.dumps(shown).replace('"', " ").split())
    assert ann.me["id"] in [row["id"] for row in house(run, "people")]
    assert house(run, "export", ann.me["id"])["games"][0]["id"] == table
    none = CliRunner().invoke(app, ["house", "show", "nothing", "--db", run.db])
    assert "no table" in none.output + str(none.exception)


def test_every_command_answers_in_json_while_the_house_runs(run: Served) -> None:
    """Each by itself on the database of a house that goes on: it plays after each of them."""
    ann, bob, table, line = seated(run)
    other = bob.create(seats=["human", "bot:random"])["table"]
    gone, out = run.guest("Gone"), run.guest("Out")
    asked: dict[str, list[list[str]]] = {
        "status": [[]],
        "tables": [[], ["--status", "running"]],
        "show": [[table]],
        "people": [[]],
        "export": [[ann.me["id"]]],
        "check": [[table], []],
        "retain": [["--finished", "1", "--chat", "1", "--guests", "1", "--dry"], ["--finished", "1000"]],
        "close": [[other]],
        "ban": [[out.me["id"]]],
        "forget": [[gone.me["id"]]],
        "drain": [[], ["--off"]],
    }
    names = {one.name or one.callback.__name__ for one in house_app.registered_commands if one.callback}
    assert names == set(asked), "a command that is not asked here"
    for name, ways in asked.items():
        for words in ways:
            assert house(run, name, *words), (name, words)
            assert healthy(run.url)
    assert line.choose(line.legal[0])["type"] == "ack"
    wait_until(lambda: bob.get(f"/api/tables/{other}")["status"] == "ended", "the table is not closed")
    assert [one.http.get("/api/me").status_code for one in (ann, out, gone)] == [200, 401, 401]


def test_a_table_is_closed_and_everybody_at_it_is_told(run: Served) -> None:
    ann, _, table, line = seated(run)
    word = line.legal[0]
    house(run, "close", table)
    line.wait(lambda one: one.table["status"] == "ended")
    ann.choose(table, word, status=409)


@pytest.mark.parametrize("how", ["ban", "forget"])
def test_whoever_is_shut_out_or_forgotten_is_out_at_once(run: Served, how: str) -> None:
    ann, bob, table, line = seated(run)
    house(run, how, ann.me["id"])
    with contextlib.suppress(ConnectionClosed):
        while True:
            line.hear()
    assert line.frames[-1]["code"] == "moved"
    assert ann.http.get("/api/me").status_code == 401
    assert ann.http.post("/api/me/recover", json={"code": ann.me["recovery"]}).status_code == 401
    wait_until(lambda: bob.get(f"/api/tables/{table}")["seats"][0]["taken"] == "quick", "a bot plays on")


def test_a_draining_house_opens_no_tables_and_lets_the_others_go_on(run: Served) -> None:
    ann, _, _, line = seated(run)
    body = {"game": "goat", "seats": ["human", "bot:random"]}
    try:
        assert house(run, "drain")["unfinished"] >= 1
        wait_until(lambda: ann.http.post("/api/tables", json=body).status_code == 503, "it does not drain")
        assert line.choose(line.legal[0])["type"] == "ack"
    finally:
        house(run, "drain", "--off")
    wait_until(lambda: ann.http.post("/api/tables", json=body).status_code == 201, "it drains on")


async def fails_late(*_: object) -> None:
    raise KeyError("nobody")


def fails_at_once(*_: object) -> None:
    raise KeyError("nobody")


@pytest.mark.parametrize(
    ("of", "chore", "fails"),
    [
        (House, "note_present", fails_late),
        (House, "put_away", fails_at_once),
        (metrics, "report", fails_at_once),
        (metrics, "report_tried", fails_at_once),
    ],
)
def test_a_chore_that_fails_keeps_no_other_from_being_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str],
    of: object, chore: str, fails: Callable[..., object],
) -> None:  # fmt: skip
    """Whatever went wrong once, the house never again heeded its operator, told limits or put tables away."""
    monkeypatch.setattr(house_of_tables, "REPORT", 0.0)
    monkeypatch.setattr(house_of_tables, "REPORT_ALL", 0.0)
    monkeypatch.setattr(of, chore, fails)
    with in_thread(quick(f"sqlite:///{tmp_path}/t.db")) as served:
        test_a_draining_house_opens_no_tables_and_lets_the_others_go_on(served)
    assert "task-failed" in capfd.readouterr().out


def test_every_log_is_checked_and_a_gap_or_a_changed_choice_is_found(run: Served) -> None:
    _, _, table, line = seated(run)
    chosen = line.legal[0]
    line.choose(chosen)
    assert house(run, "check", table) == [{"id": table, "status": "running", "ok": True, "lines": 3}]
    word = "UPDATE log SET word = ? WHERE table_id = ? AND kind = 'choice'"
    change(run, word, "nonsense", table)
    assert house(run, "check", table, status=1)[0]["ok"] is False
    change(run, word, chosen, table)
    assert house(run, "check", table)[0]["ok"]  # the control
    change(run, "DELETE FROM log WHERE table_id = ? AND seq = 2", table)
    assert house(run, "check", table, status=1)[0]["trouble"] == "lines are missing"


def test_a_seed_or_salt_that_is_not_the_one_promised_is_found(run: Served) -> None:
    """What everybody was told before the first card stands in the log, too: whoever changes the row of a table, so that
    the same choices are legal, cannot change that without leaving a gap."""
    _, _, table, _ = seated(run)
    record = on(run, lambda storage: storage.record(table))
    for column, other, right in (("salt", "0" * 32, record.salt), ("seed", "7", str(record.seed))):
        statement = f"UPDATE tables SET {column} = ? WHERE id = ?"
        change(run, statement, other, table)
        (found,) = house(run, "check", table, status=1)
        assert "commitment" in found["trouble"], column
        change(run, statement, right, table)
    assert house(run, "check", table)[0]["ok"]  # the control


@pytest.mark.parametrize("words", [["status"], ["check"], ["drain"]])
def test_a_database_that_is_not_there_is_not_made(tmp_path: Path, words: list[str]) -> None:
    """A typing mistake in its name would have said that all is well with a house that has no tables."""
    done = CliRunner().invoke(app, ["house", *words, "--db", f"sqlite:///{tmp_path}/tabels.db"])
    assert done.exit_code != 0
    assert "tabels.db" in done.output + str(done.exception)
    assert not list(tmp_path.iterdir())
