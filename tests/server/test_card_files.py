"""Tables with cards of somebody's own: checked, kept, found by every process, named in the log by their hash."""

import asyncio
import dataclasses
import os
import threading
import time
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import saloon
from saloon.games.scoundrels import make
from saloon.games.scoundrels.cards import owning
from saloon.games.scoundrels.catalogue import reading
from saloon.games.scoundrels.catalogue.reading import HERE
from saloon.kit import keeping
from saloon.server import card_files
from saloon.server.card_trial import try_cards
from saloon.server.settings import Limits
from saloon.server.workers import Workers
from tests.server.serving import FAST, Guest, Served, in_thread, quick

OUTLAW = """
[[job]]
id = "outlaw"
name_en = "Outlaw"
name_de = "Gesetzlose/r"
colour = "black"
holes = [6]
tech = 0
text = "Spend $1 to steal a safe from a site."
"""


def opened(ann: Guest, **more: object) -> str:
    table: str = ann.create(game="scoundrels", seats=["human", "bot:rules"], cards=OUTLAW, **more)["table"]
    return table


def test_a_table_plays_with_the_cards_it_was_given_in_another_process_too(
    sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with in_thread(quick(sqlite)) as server:
        ann = server.guest("Ann")
        table = opened(ann, options={"first": 0}, pace="turn")
        line = ann.sit(table)
        line.wait(lambda one: one.legal)
        assert line.choose(line.legal[0])["type"] == "ack"
        line.close()
    know_nothing(monkeypatch)
    with in_thread(quick(sqlite, port=int(ann.url.rpartition(":")[2]))):
        line = ann.sit(table)
        line.wait(lambda one: one.legal)
        assert line.choose(line.legal[0])["type"] == "ack"
        name = line.view["options"]["cards"]
        assert name.startswith("cards-")
        assert os.sep not in name
        faces = ann.get("/api/cards/scoundrels", own=name, table=table)
        assert "Spend $1 to steal a safe" in str([job for job in faces["jobs"] if job["id"] == "outlaw"])
        ann.post(f"/api/tables/{table}/concede")
        log = ann.http.get(f"/api/tables/{table}/log").text
        file = ann.http.get(f"/api/tables/{table}/cards.toml")
        line.close()
    assert f'filename="{name}"' in file.headers["content-disposition"]
    assert file.text == OUTLAW
    assert f"catalogue {line.view['catalogue']}" in log
    assert f'option cards "{name}"' in log
    assert str(tmp_path) not in log
    know_nothing(monkeypatch)
    replay_with(log, tmp_path / name, file.text)


def know_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """As a process that has just started."""
    monkeypatch.setattr(keeping, "_files", OrderedDict())


def replay_with(log: str, path: Path, text: str) -> None:
    """Somebody who has the log and the card file, in the folder where both lie."""
    path.write_text(text, encoding="utf-8")
    before = Path.cwd()
    os.chdir(path.parent)
    try:
        assert saloon.replay(log).notation() == log
    finally:
        os.chdir(before)
    with pytest.raises(saloon.errors.BadLog, match="cards of the log cannot be had"):
        saloon.replay(log)


def test_a_card_file_is_tried_once_and_never_read_on_the_event_loop(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What came of it is kept by its hash, whoever sends it; and whoever reads one, the tables go on meanwhile."""
    tried, on_loop, beside = list[str](), list[str](), list[str]()
    attempt, loads = Workers.attempt, reading.loads
    other, bad = OUTLAW + "# another file", OUTLAW.replace("Spend", "Spned")
    make._read.cache_clear()
    monkeypatch.setattr(card_files, "TRIED", OrderedDict())

    async def counted(workers: Workers, work: Any, *given: Any, **named: Any) -> Any:
        if work is try_cards:
            tried.append(given[1])
        return await attempt(workers, work, *given, **named)

    def noted(text: str) -> Any:
        if text in (OUTLAW, other, bad):  # the printed cards are the house's own
            (on_loop if asyncio._get_running_loop() is not None else beside).append(text)
        return loads(text)

    monkeypatch.setattr(Workers, "attempt", counted)
    monkeypatch.setattr(reading, "loads", noted)
    with in_thread(quick(sqlite)) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        table = opened(ann)
        opened(bob)
        seats = ["human", "bot:rules"]
        for _ in range(2):
            ann.post("/api/tables", {"game": "scoundrels", "seats": seats, "cards": bad}, 400)
        ann.create(game="scoundrels", seats=seats, cards=other)  # the control
    assert tried == [OUTLAW, bad, other]
    know_nothing(monkeypatch)
    make._read.cache_clear()
    with in_thread(quick(sqlite, port=int(ann.url.rpartition(":")[2]))):
        assert ann.look(table)["update"]["view"]["options"]["cards"].startswith("cards-")
    assert on_loop == []
    assert beside  # the control: they were read


def test_words_and_rules_of_a_card_file_are_made_beside_the_loop_and_stay(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever reads the table in words, is refused a choice or sits down last: nothing of the file is read for it,
    however many other files came meanwhile."""
    on_loop, beside, loads = list[str](), list[str](), reading.loads
    own = OUTLAW + "# in words"

    def noted(text: str) -> Any:
        if text == own:
            (on_loop if asyncio._get_running_loop() is not None else beside).append(text)
        return loads(text)

    monkeypatch.setattr(reading, "loads", noted)
    know_nothing(monkeypatch)
    make._read.cache_clear()
    with in_thread(quick(sqlite)) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        place = ann.create(game="scoundrels", cards=own)
        for k in range(2 * keeping.MOST):
            keeping.keep(f"# another file, {k}")
        bob.join(place)  # and the game begins
        for lang in ("en", "de"):
            line = ann.sit(place["table"], lang=lang)
            line.wait(lambda one: one.view)
            assert line.choose("nonsense")["code"] == "illegal"
        ann.get(f"/api/tables/{place['table']}/why", thing="bank")
    assert on_loop == []
    assert beside  # the control: it was read


def test_who_looks_at_many_card_files_in_turn_waits_for_the_time_they_take(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """More of them than stay in memory were read anew each time, as many at once as there were threads: the tables
    waited for seconds."""
    now, most, lock, honest = 0, 0, threading.Lock(), card_files.all_rules

    def slow(game: str, name: str) -> None:
        nonlocal now, most
        with lock:
            now += 1
            most = max(most, now)
        until = time.thread_time() + 0.4
        while time.thread_time() < until:
            pass
        honest(game, name)
        with lock:
            now -= 1

    limits = dataclasses.replace(FAST, reading=0.01)  # a burst of a second
    with in_thread(quick(sqlite, limits=limits)) as server:
        ann = server.guest("Ann")
        for k in range(6):
            ann.post(
                "/api/tables", {"game": "scoundrels", "seats": ["human"] * 2, "cards": own_text(k + 1)}, 201
            )
        names = [one["name"] for one in ann.get("/api/me/cards")]
        monkeypatch.setattr(card_files, "all_rules", slow)

        def look(name: str) -> int:
            return ann.http.get("/api/cards/scoundrels", params={"own": name}).status_code

        with ThreadPoolExecutor(len(names)) as at_once:
            statuses = list(at_once.map(look, names))
        assert set(statuses) == {200, 429}
        assert most == 1
        assert [look(name) for name in names] == statuses  # what is drawn already costs nothing
        assert ann.http.get("/api/cards/scoundrels").status_code == 200  # the control: those of the box
        assert ann.create(game="scoundrels", cards=names[0])["table"]  # and what is played with them


def test_what_is_wrong_with_a_card_file_is_said_with_its_place(served: Served) -> None:
    ann = served.guest("Ann")

    def refused(cards: str, status: int = 400, **more: object) -> dict[str, str]:
        body = {"game": "scoundrels", "seats": ["human", "human"], "cards": cards, **more}
        answer: dict[str, str] = ann.post("/api/tables", body, status)
        return answer

    bad = refused(OUTLAW.replace("Spend $1 to steal", "Spend $1 to borrow"))
    assert bad["code"] == "bad-cards"
    assert "cards.toml, line 2, job 'outlaw', text, column 13" in bad["message"]
    assert "line 10" in refused(OUTLAW + "[job\n")["message"]
    assert "nothing is called that" in refused("[[jobs]]")["message"]
    assert refused(OUTLAW + "#" * 530_000, 413)["code"] == "too-large"
    assert refused("#" * 2_200_000, 413)["code"] == "too-large"
    assert "no option cards" in refused(OUTLAW, game="goat")["message"]


def test_all_that_is_wrong_is_told_to_each_in_their_language(served: Served) -> None:
    """Though the file is tried once: whoever sends it next may read another one."""
    ann = served.guest("Ann")
    bad = (
        OUTLAW.replace("Spend $1 to steal", "Spend $1 to borrow")
        + '[[trait]]\nid = "quiet"\ncolour = "red"\n'
    )
    body = {"game": "scoundrels", "seats": ["human", "human"], "cards": bad}
    said = {
        lang: ann.http.post("/api/tables", json=body, headers={"Accept-Language": lang}).json()["message"]
        for lang in ("en", "de")
    }
    english, german = (one.splitlines() for one in said.values())
    assert len(english) == len(german) > 2
    assert "line 2, job 'outlaw', text, column 13: 'borrow' cannot stand here" in english[0]
    assert "Zeile 2, job 'outlaw', text, Spalte 13: 'borrow' kann hier nicht stehen" in german[0]
    assert any("dieses Feld gibt es nicht" in one for one in german)


def test_no_path_is_read_that_came_from_outside(served: Served, tmp_path: Path) -> None:
    ann = served.guest("Ann")
    own = tmp_path / "own.toml"
    own.write_text(OUTLAW, encoding="utf-8")
    for path in (str(own), str(HERE / "jobs.toml"), "cards-0.toml"):
        body = {"game": "scoundrels", "seats": ["human", "human"], "options": {"cards": path}}
        said = ann.post("/api/tables", body, 400)
        assert "send the text of a card file" in said["message"]
        assert ann.post("/api/tables", {**body, "options": {}, "cards": path}, 400)["code"] == "bad-cards"


def test_who_advises_knows_the_cards_too(served: Served) -> None:
    ann = served.guest("Ann")
    table = opened(ann, options={"first": 0}, pace="turn")
    hint = ann.get(f"/api/tables/{table}/hint")
    assert hint["choice"] in ann.look(table)["update"]["legal"]


def test_a_rematch_is_played_with_the_same_cards(served: Served) -> None:
    ann = served.guest("Ann")
    table = opened(ann)
    ann.post(f"/api/tables/{table}/concede")
    again = ann.post(f"/api/tables/{table}/rematch")
    options = ann.get(f"/api/tables/{again['table']}")["options"]
    assert options["cards"] == ann.get(f"/api/tables/{table}")["options"]["cards"]


def test_there_are_no_other_card_files(served: Served) -> None:
    ann = served.guest("Ann")
    table = ann.create(game="scoundrels", seats=["human", "bot:rules"])["table"]
    for path in (str(HERE / "jobs.toml"), "cards-0.toml"):
        assert ann.get("/api/cards/scoundrels", 404, own=path)["code"] == "no-entry"
    assert ann.get(f"/api/tables/{table}/cards.toml", 404)["code"] == "no-entry"


@pytest.mark.slow
def test_a_whole_box_of_half_a_million_bytes_is_tried_and_played_with(served: Served) -> None:
    """Bytes are no limit to an owner: every card of the box, written out, with notes until nothing more fits."""
    whole: dict[str, Any] = {}
    for kind in owning.KINDS:
        if kind not in ("enemy", "automa"):
            whole[kind] = {one.id: owning.plain(one) for one in owning.shelf("base", kind, [])}
    text = owning.toml({kind: entries for kind, entries in whole.items() if entries})
    most = Limits().cards
    text += "# a note\n" * ((most - len(text.encode())) // 9)
    assert most - 9 < len(text.encode()) <= most
    ann = served.guest("Ann")
    table = ann.create(game="scoundrels", seats=["human", "bot:random"], cards=text, options={"first": 0})[
        "table"
    ]
    line = ann.sit(table)
    line.wait(lambda one: one.legal)
    assert line.choose(line.legal[0])["type"] == "ack"
    ann.post(
        "/api/tables", {"game": "scoundrels", "seats": ["human"] * 2, "cards": text + "# one more\n"}, 413
    )


def jobs(guest: Guest, **asked: str) -> str:
    return str(guest.get("/api/cards/scoundrels", **asked)["jobs"])


def test_who_knows_the_name_of_a_card_file_knows_no_more(served: Served) -> None:
    ann, bob, eve = served.guest("Ann"), served.guest("Bob"), served.guest("Eve")
    place = ann.create(game="scoundrels", cards=own_text(1))
    table, name = place["table"], ann.get("/api/me/cards")[0]["name"]
    bob.join(place)
    invite = place["invite"].partition("#invite=")[2]
    for asked in ({"own": name}, {"own": name, "table": table}, {"own": name, "table": "nowhere"}):
        unknown = {**asked, "own": "cards-" + "0" * 32 + ".toml"}
        refused, missing = (eve.get("/api/cards/scoundrels", 404, **one) for one in (asked, unknown))
        assert refused["message"].replace(name, "") == missing["message"].replace(unknown["own"], "")
    with served.stranger() as http:
        assert http.get("/api/cards/scoundrels", params={"own": name}).status_code == 404
        asked = {"own": name, "table": table}
        seen = http.get("/api/cards/scoundrels", params=asked, headers={"Saloon-Invite": invite})
        assert "gain $1" in str(seen.json()["jobs"])
    bob.get("/api/cards/scoundrels", 404, own=name)
    assert "gain $1" in jobs(
        bob, own=name, table=table
    )  # the control: at the table all may read what lies there
    assert "gain $1" in jobs(ann, own=name)
    other = bob.create(game="scoundrels", seats=["human", "bot:rules"])["table"]
    bob.get("/api/cards/scoundrels", 404, own=name, table=other)


def own_text(dollars: int) -> str:
    return OUTLAW.replace("Spend $1 to steal a safe from a site.", f"Spend $3 to gain ${dollars}.")


def test_a_table_names_a_card_file_that_its_host_owns_or_that_is_shared(served: Served) -> None:
    ann, bob = served.guest("Ann"), served.guest("Bob")
    body = {"game": "scoundrels", "seats": ["human", "bot:rules"]}
    ann.post("/api/tables", {**body, "cards": own_text(2)}, 201)
    (mine,) = ann.get("/api/me/cards")
    name = mine["name"]
    assert mine["shared"] is False
    named = {**body, "cards": name}
    again = ann.post("/api/tables", named, 201)["table"]  # by its name, to save sending it
    assert ann.get(f"/api/tables/{again}")["options"]["cards"] == name
    refused = bob.post("/api/tables", named, 400)
    assert refused["code"] == "bad-cards"
    assert refused == bob.post("/api/tables", {**body, "cards": "cards-" + "0" * 32 + ".toml"}, 400)
    bob.put(f"/api/me/cards/{name}", {"shared": True}, 404)  # who does not own it shares nothing
    bob.post("/api/tables", named, 400)
    (now,) = ann.put(f"/api/me/cards/{name}", {"shared": True})
    assert now["shared"] is True
    theirs = bob.post("/api/tables", named, 201)["table"]
    assert bob.get(f"/api/tables/{theirs}")["options"]["cards"] == name
    assert bob.get("/api/me/cards") == []  # to play with it makes it nobody's own
    assert "gain $2" in jobs(bob, own=name)
    bob.post("/api/tables", {**named, "game": "goat"}, 400)
    assert ann.get("/api/me/export")["cards"][0]["shared"] is True
    ann.put(f"/api/me/cards/{name}", {"shared": False})
    bob.post("/api/tables", named, 400)
    bob.get("/api/cards/scoundrels", 404, own=name)
    bob.post(f"/api/tables/{theirs}/concede")
    assert (
        "gain $2" in bob.http.get(f"/api/tables/{theirs}/cards.toml").text
    )  # what was played keeps its cards
    bob.post(f"/api/tables/{theirs}/rematch", None, 409)
    ann.put(f"/api/me/cards/{name}", {"shared": True})
    assert bob.post(f"/api/tables/{theirs}/rematch")["table"]  # the control


def test_whoever_is_deleted_shares_no_more(served: Served) -> None:
    ann, bob = served.guest("Ann"), served.guest("Bob")
    body = {"game": "scoundrels", "seats": ["human", "bot:rules"]}
    ann.post("/api/tables", {**body, "cards": own_text(3)}, 201)
    name = ann.get("/api/me/cards")[0]["name"]
    ann.put(f"/api/me/cards/{name}", {"shared": True})
    bob.post("/api/tables", {**body, "cards": name}, 201)
    ann.send("DELETE", "/api/me", None, 204)
    bob.post("/api/tables", {**body, "cards": name}, 400)
    bob.get("/api/cards/scoundrels", 404, own=name)
