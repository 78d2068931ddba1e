"""`saloon house` on the database of a running server."""

import contextlib
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from saloon.cli.commands import app
from saloon.server.house import House
from tests.server.serving import Guest, Line, Served, in_thread, quick, wait_until


def house(served: Served, *words: str, status: int = 0) -> Any:
    done = CliRunner().invoke(app, ["house", *words, "--db", f"sqlite:///{served.file}", "--json"])
    assert done.exit_code == status, (done.output, done.exception)
    lines = done.stdout.splitlines()  # between which the server of the test, in this process, may log
    start = next(k for k, line in enumerate(lines) if line in ("{", "[", "[]"))
    return json.JSONDecoder().raw_decode("\n".join(lines[start:]))[0]


def seated(served: Served) -> tuple[Guest, Guest, str, Line]:
    ann, bob = served.guest("Ann"), served.guest("Bob")
    place = ann.create(options={"first": 0})
    bob.join(place)
    line = ann.sit(place["table"])
    line.wait(lambda one: one.view)
    return ann, bob, place["table"], line


def test_a_house_is_looked_at_and_no_secret_is_shown(served: Served) -> None:
    ann, _, table, _ = seated(served)
    assert house(served, "status")["tables"]["running"] >= 1
    assert table in [row["id"] for row in house(served, "tables", "--status", "running")]
    shown = house(served, "show", table)
    assert [seat["name"] for seat in shown["seats"]] == ["Ann", "Bob"]
    assert not {"seed", "salt", "secret"} & set(json.dumps(shown).replace('"', " ").split())
    assert ann.me["id"] in [row["id"] for row in house(served, "people")]
    assert house(served, "export", ann.me["id"])["games"][0]["id"] == table
    assert "no table" in CliRunner().invoke(
        app, ["house", "show", "nothing", "--db", f"sqlite:///{served.file}"]
    ).output + str(
        CliRunner().invoke(app, ["house", "show", "nothing", "--db", f"sqlite:///{served.file}"]).exception
    )


def test_a_table_is_closed_and_everybody_at_it_is_told(served: Served) -> None:
    ann, _, table, line = seated(served)
    word = line.legal[0]
    house(served, "close", table)
    line.wait(lambda one: one.table["status"] == "ended")
    ann.choose(table, word, status=409)


@pytest.mark.parametrize("how", ["ban", "forget"])
def test_whoever_is_shut_out_or_forgotten_is_out_at_once(served: Served, how: str) -> None:
    ann, bob, table, line = seated(served)
    house(served, how, ann.me["id"])
    with contextlib.suppress(ConnectionClosed):
        while True:
            line.hear()
    assert line.frames[-1]["code"] == "moved"
    assert ann.http.get("/api/me").status_code == 401
    assert ann.http.post("/api/me/recover", json={"code": ann.me["recovery"]}).status_code == 401
    wait_until(lambda: bob.get(f"/api/tables/{table}")["seats"][0]["taken"] == "quick", "a bot plays on")


def test_a_draining_house_opens_no_tables_and_lets_the_others_go_on(served: Served) -> None:
    ann, _, _, line = seated(served)
    body = {"game": "goat", "seats": ["human", "bot:random"]}
    try:
        assert house(served, "drain")["unfinished"] >= 1
        wait_until(lambda: ann.http.post("/api/tables", json=body).status_code == 503, "it does not drain")
        assert line.choose(line.legal[0])["type"] == "ack"
    finally:
        house(served, "drain", "--off")
    wait_until(lambda: ann.http.post("/api/tables", json=body).status_code == 201, "it drains on")


def test_a_chore_that_fails_keeps_no_other_from_being_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """Whatever went wrong once, the house never again heeded its operator, told limits or put tables away."""

    async def breaks(_: House) -> None:
        raise KeyError("nobody")

    monkeypatch.setattr(House, "note_present", breaks)
    with in_thread(quick(f"sqlite:///{tmp_path}/t.db")) as served:
        test_a_draining_house_opens_no_tables_and_lets_the_others_go_on(served)
    assert "task-failed" in capfd.readouterr().out


def test_every_log_is_checked_and_a_gap_or_a_changed_choice_is_found(served: Served) -> None:
    _, _, table, line = seated(served)
    line.choose(line.legal[0])
    assert house(served, "check", table) == [{"id": table, "status": "running", "ok": True, "lines": 3}]
    with contextlib.closing(sqlite3.connect(served.file)) as one:
        old = one.execute("SELECT word FROM log WHERE table_id = ? AND kind = 'choice'", [table]).fetchone()
        one.execute("UPDATE log SET word = 'nonsense' WHERE table_id = ? AND kind = 'choice'", [table])
        one.commit()
        assert house(served, "check", table, status=1)[0]["ok"] is False
        one.execute("UPDATE log SET word = ? WHERE table_id = ? AND kind = 'choice'", [*old, table])
        one.execute("DELETE FROM log WHERE table_id = ? AND seq = 2", [table])
        one.commit()
    assert house(served, "check", table, status=1)[0]["trouble"] == "lines are missing"


def test_a_seed_or_salt_that_is_not_the_one_promised_is_found(served: Served) -> None:
    """What everybody was told before the first card stands in the log, too: whoever changes the row of a table, so that
    the same choices are legal, cannot change that without leaving a gap."""
    _, _, table, _ = seated(served)
    with contextlib.closing(sqlite3.connect(served.file)) as one:
        for column, other in (("salt", "0" * 32), ("seed", "7")):
            (right,) = one.execute(f"SELECT {column} FROM tables WHERE id = ?", [table]).fetchone()
            one.execute(f"UPDATE tables SET {column} = ? WHERE id = ?", [other, table])
            one.commit()
            (found,) = house(served, "check", table, status=1)
            assert "commitment" in found["trouble"], column
            one.execute(f"UPDATE tables SET {column} = ? WHERE id = ?", [right, table])
            one.commit()
    assert house(served, "check", table)[0]["ok"]  # the control


@pytest.mark.parametrize("words", [["status"], ["check"], ["drain"]])
def test_a_database_that_is_not_there_is_not_made(tmp_path: Path, words: list[str]) -> None:
    """A typing mistake in its name would have said that all is well with a house that has no tables."""
    done = CliRunner().invoke(app, ["house", *words, "--db", f"sqlite:///{tmp_path}/tabels.db"])
    assert done.exit_code != 0
    assert "tabels.db" in done.output + str(done.exception)
    assert not list(tmp_path.iterdir())
