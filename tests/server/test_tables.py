"""Tables: creating, sitting down, starting, playing by HTTP alone, agreeing, playing again."""

import hashlib
import time
from collections.abc import Callable
from typing import Any
from uuid import uuid4

import httpx
import pytest

import saloon
from saloon.server.house import House
from saloon.server.room import Room
from saloon.server.web.pages import CLIENT
from tests.server.clockwork import Peeked
from tests.server.serving import PATIENCE, Guest, Line, Served, get, wait_until


def finish(guests: list[Guest], table: str) -> None:
    """Play by HTTP alone, each taking the first legal choice; a live table may ask to wait a moment."""

    def over() -> bool:
        for guest in guests:
            update = guest.look(table)["update"]
            if update["table"]["status"] == "over":
                return True
            if update["legal"]:
                guest.http.post(
                    f"/api/tables/{table}/choices",
                    json={"choice": update["legal"][0], "key": uuid4().hex},
                )
        return False

    wait_until(over, "the game does not end", seconds=5 * PATIENCE)


@pytest.mark.parametrize(
    ("game", "options", "pace"),
    [("goat", {"small": True}, "turn"), ("scoundrels", {}, "turn"), ("scoundrels", {}, "live")],
)
def test_a_whole_game_by_http_alone(served: Served, game: str, options: dict[str, Any], pace: str) -> None:
    ann, bob = served.guest("Ann"), served.guest("Bob")
    place = ann.create(game=game, options=options, pace=pace)
    bob.join(place)
    table = place["table"]
    log = ann.http.get(f"/api/tables/{table}/log").text
    assert "\nseed" not in log
    assert "\nseat 0\n" in log
    committed = ann.get(f"/api/tables/{table}")["commitment"]
    assert f"commitment {committed}" in log
    finish([ann, bob], table)
    whole = ann.http.get(f"/api/tables/{table}/log").text
    game_again = saloon.replay(whole)
    assert game_again.result == ann.get(f"/api/tables/{table}")["result"]
    assert hashlib.sha256(f"{game_again.seed}:{game_again.salt}".encode()).hexdigest() == committed
    assert game_again.options.get("suspicion") == (
        None if game == "goat" else "live" if pace == "live" else "asked"
    )


@pytest.mark.parametrize(
    "table",
    [
        {"game": "poker"},
        {"seats": []},
        {"seats": ["human"]},
        {"seats": ["human"], "game": "scoundrels", "options": {"enemy": "my-mother"}},
        {"game": "scoundrels", "options": {"enemy": "the-fence"}},
        {"game": "scoundrels", "options": {"expansion": "third-box"}},
        {"seats": ["human"] * 9},
        {"seats": ["human", "ghost"]},
        {"seats": ["human", "bot:deep-thought"]},
        {"seats": ["bot:random", "bot:random"]},
        {"options": {"coins": 7}},
        {"options": {"nonsense": True}},
        {"options": {"suspicion": "live"}, "game": "scoundrels"},
        {"options": {"cards": "/etc/passwd"}, "game": "scoundrels"},
        {"options": {"first": {"a": [None]}}},
        {"options": {"leaders": [[]]}, "game": "scoundrels"},
        {"pace": "soon"},
        {"clock": {"bank": -1}},
        {"clock": {"bank": 1e99}},
        {"wings": 2},
    ],
)
def test_impossible_tables_are_refused_with_a_reason(served: Served, table: dict[str, Any]) -> None:
    body = {"game": "goat", "seats": ["human", "human"]} | table
    answer = served.guest().post("/api/tables", body, 400)
    assert answer["code"] == "bad-request"
    assert "passwd" not in answer["message"]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("options", "seats", "pace"),
    [
        ({"expansion": "double-or-nothing"}, ["human", "human"], "live"),
        ({"expansion": "double-or-nothing"}, ["human", "human"], "turn"),
        ({"expert": True}, ["human"], "live"),
        ({}, ["human", "empty"], "turn"),
    ],
)
def test_the_expansion_and_the_solo_game(
    served: Served, options: dict[str, Any], seats: list[str], pace: str
) -> None:
    people = [served.guest(name) for name in ("Ann", "Bob")[: seats.count("human")]]
    place = people[0].create(game="scoundrels", options=options, seats=seats, pace=pace)
    for guest in people[1:]:
        guest.join(place)
    table = place["table"]
    info = people[0].get(f"/api/tables/{table}")
    assert info["status"] == "running"
    assert info["options"]["expansion"] == "double-or-nothing"
    finish(people, table)
    again = saloon.replay(people[0].http.get(f"/api/tables/{table}/log").text)
    assert again.result == people[0].get(f"/api/tables/{table}")["result"]
    assert len(again.seats) == len(people)
    rematch = people[0].post(f"/api/tables/{table}/rematch")
    assert rematch["table"] != table
    assert people[0].post(f"/api/tables/{rematch['table']}/concede")["status"] == "ended"


def test_seats_bots_and_empties(served: Served) -> None:
    ann, bob = served.guest("Ann"), served.guest("Bob")
    place = ann.create(seats=["empty", "human", "bot:random", "human", "human"], public=True, pace="turn")
    path = f"/api/tables/{place['table']}"
    assert place["seat"] == 1
    assert any(table["id"] == place["table"] for table in bob.get("/api/lobby"))
    bob.post(f"{path}/join", {"seat": 2}, 409)
    assert bob.post(f"{path}/join", {"seat": 4})["seat"] == 4
    bob.put(f"{path}/seats/3", {"kind": "empty"}, 403)
    ann.put(f"{path}/seats/4", {"kind": "empty"}, 409)
    assert ann.get(path)["status"] == "open"
    ann.choose(place["table"], "accept", status=409)
    line = bob.sit(place["table"])
    line.until("update")
    info = ann.put(f"{path}/seats/3", {"kind": "empty"})
    assert info["status"] == "running"
    assert [seat["bot"] or seat["name"] for seat in info["seats"]] == ["Ann", "random", "Bob"]
    line.wait(lambda one: one.view)
    assert line.view["seat"] == 2  # it closed up with its seat
    assert bob.look(place["table"])["seat"] == 2


def test_leaving_and_sitting_down_again(served: Served) -> None:
    ann, bob, cid = served.guest("Ann"), served.guest("Bob"), served.guest("Cid")
    place = ann.create(seats=["human"] * 3)
    bob.join(place)
    path = f"/api/tables/{place['table']}"
    bob.post(f"{path}/leave", None, 204)
    assert [seat["free"] for seat in ann.get(path)["seats"]] == [False, True, True]
    assert cid.join(place)["seat"] == 1
    bob.join(place)
    cid.post(f"{path}/leave", None, 204)  # the game has begun: a bot plays on, and the seat can be had
    seat = ann.get(path)["seats"][1]
    assert seat["taken"] == "quick"
    assert seat["free"]
    dan = served.guest("Dan")
    assert dan.join(place)["seat"] == 1
    assert ann.get(path)["seats"][1]["taken"] is None


def test_keys_make_sending_again_safe(served: Served) -> None:
    ann, bob = served.guest("Ann"), served.guest("Bob")
    place = ann.create(options={"first": 0})
    bob.join(place)
    table = place["table"]
    legal = ann.look(table)["update"]["legal"]
    first = ann.choose(table, legal[0], key="k")
    again = ann.choose(table, f"  {legal[0].upper()} ", key="k")
    assert again == {**first, "again": True}
    assert ann.choose(table, legal[1], key="k", status=409)["code"] == "key-used"
    assert bob.choose(table, "accept", key="k")["seq"]  # keys are each seat's own
    assert ann.choose(table, "accept", at=0, status=409)["code"] in ("stale", "illegal")
    refused = ann.choose(table, "rob the bank", status=409)
    assert refused["code"] == "illegal"
    assert "not a choice of this game" in refused["message"]


def test_undo_where_it_undoes_no_knowledge(served: Served) -> None:
    ann, bob = served.guest("Ann"), served.guest("Bob")
    place = ann.create(game="scoundrels", pace="turn")
    bob.join(place)
    table = place["table"]
    for k in range(400):
        for guest in (ann, bob):
            before = guest.look(table)["update"]
            if not before["legal"]:
                continue
            guest.choose(table, before["legal"][0])
            undone = guest.http.post(f"/api/tables/{table}/undo", json={"key": f"u{k}"})
            if undone.status_code == 409:
                assert undone.json()["code"] == "illegal"
                continue
            guest.post(f"/api/tables/{table}/undo", {"key": f"u{k}"})  # the same again does nothing twice
            after = guest.look(table)["update"]
            assert after["legal"] == before["legal"]
            assert after["view"] == before["view"]
            assert [event["kind"] for event in after["events"]].count("undo") == 1
            return
    raise AssertionError("nothing could be undone")


def test_waiting_for_news_by_http(served: Served) -> None:
    ann, bob = served.guest("Ann"), served.guest("Bob")
    place = ann.create(options={"first": 0})
    bob.join(place)
    table = place["table"]
    seq = bob.look(table)["update"]["seq"]
    began = time.monotonic()
    assert bob.look(table, since=seq, wait=0.2)["update"]["events"] == []
    assert time.monotonic() - began > 0.15
    ann.choose(table, ann.look(table)["update"]["legal"][0])
    update = bob.look(table, since=seq, wait=5)["update"]
    assert [event["kind"] for event in update["events"]] == ["choice", "offered"]


def test_pause_and_resume(served: Served) -> None:
    ann, bob = served.guest("Ann"), served.guest("Bob")
    place = ann.create(options={"first": 0})
    bob.join(place)
    path = f"/api/tables/{place['table']}"
    assert bob.put(f"{path}/paused", {"paused": True})["paused"]
    legal = ann.look(place["table"])["update"]["legal"]
    line = ann.sit(place["table"])
    line.wait(lambda one: one.view)
    kept = line.choose(legal[0], "k")
    assert kept["state"] == "kept"
    assert line.choose(legal[0], "k")["state"] == "kept"  # and nothing is doubled
    assert ann.look(place["table"])["update"]["kept"]["word"] == legal[0]
    assert "kept" not in bob.look(place["table"])["update"]
    assert not ann.put(f"{path}/paused", {"paused": False})["paused"]
    sent = line.until("ack")
    assert (sent["key"], sent["state"]) == ("k", "sent")
    assert line.choose(legal[0], "k")["again"]


def test_conceding_ends_a_game_of_two_and_gives_a_larger_one_to_a_bot(served: Served) -> None:
    ann, bob, cid = served.guest("Ann"), served.guest("Bob"), served.guest("Cid")
    duel = ann.create()
    bob.join(duel)
    assert bob.post(f"/api/tables/{duel['table']}/concede")["status"] == "ended"
    assert "\nseed" in ann.http.get(f"/api/tables/{duel['table']}/log").text
    ann.post(f"/api/tables/{duel['table']}/concede", None, 409)
    trio = ann.create(seats=["human"] * 3)
    bob.join(trio)
    cid.join(trio)
    info = bob.post(f"/api/tables/{trio['table']}/concede")
    assert info["status"] == "running"
    assert info["seats"][1]["taken"] == "quick"


def test_ending_by_agreement_needs_everyone(served: Served) -> None:
    ann, bob = served.guest("Ann"), served.guest("Bob")
    place = ann.create(seats=["human", "human", "bot:random"])
    bob.join(place)
    path = f"/api/tables/{place['table']}"
    assert ann.post(f"{path}/votes", {"vote": "end"})["outcome"] == "noted"
    ann.post(f"{path}/votes", {"vote": "no"})
    assert bob.post(f"{path}/votes", {"vote": "end"})["outcome"] == "noted"
    assert bob.get(path)["votes"] == {"end": [1]}
    for bad in ("burn", "replace 2", "replace 1", "remove 0", "replace 9", ""):
        bob.post(f"{path}/votes", {"vote": bad}, 400)
    assert ann.post(f"{path}/votes", {"vote": "end"})["outcome"] == "ended"
    assert ann.get(path)["status"] == "ended"
    assert bob.post(f"{path}/votes", {"vote": "no"}, 409)["code"] == "cannot-now"


def vote_when_gone(guest: Guest, path: str, vote: str) -> str:
    """Vote somebody away as soon as that can be done; answers with what came of it."""
    answers: list[httpx.Response] = []

    def taken() -> bool:
        answers.append(guest.http.post(f"{path}/votes", json={"vote": vote}))
        return answers[-1].status_code != 409

    wait_until(taken, f"nobody may vote {vote}")
    outcome: str = answers[-1].json()["outcome"]
    return outcome


@pytest.mark.parametrize("substitutes", [False, True])
def test_the_absent_can_be_replaced_but_not_the_present(served: Served, substitutes: bool) -> None:
    """Only where the table was opened so does somebody new get the seat, and the hand; everywhere everyone is told."""
    ann, bob, cid = served.guest("Ann"), served.guest("Bob"), served.guest("Cid")
    place = ann.create(seats=["human"] * 3, clock={"absent": 0.3}, substitutes=substitutes)
    bob.join(place)
    cid.join(place)
    path = f"/api/tables/{place['table']}"
    lines = [guest.sit(place["table"]) for guest in (ann, bob)]
    line = cid.sit(place["table"])
    line.until("update")
    assert ann.post(f"{path}/votes", {"vote": "replace 2"}, 409)["code"] == "cannot-now"
    line.close()
    assert vote_when_gone(ann, path, "replace 2") == "noted"
    assert bob.post(f"{path}/votes", {"vote": "replace 2"})["outcome"] == "replaced"
    seat = ann.get(path)["seats"][2]
    assert seat["taken"] == "quick"
    assert seat["free"] is substitutes
    dan = served.guest("Dan")
    invite = {"invite": place["invite"].partition("=")[2]}
    if substitutes:
        assert dan.join(place)["seat"] == 2
        told = ["started", "replaced", "bot", "sat", "back"]
        assert cid.http.get(path).status_code == 404
    else:
        assert dan.post(f"{path}/join", invite, 409)["code"] == "cannot-now"
        assert cid.look(place["table"])["seat"] == 2
        assert ann.get(path)["seats"][2]["taken"] == "quick"  # looking is not playing
        assert cid.post(f"{path}/back")["seats"][2]["taken"] is None
        told = ["started", "bot", "back"]
    for one in lines:
        one.wait(lambda line: happened(line)[-1:] == told[-1:])
        assert [what for what in happened(one) if what not in ("sat",)] == [w for w in told if w != "sat"]


def test_who_came_back_while_the_vote_was_written_is_not_replaced(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process wrote in between; whoever sat there by then lost the seat all the same."""
    ann, bob = served.guest("Ann"), served.guest("Bob")
    place = ann.create(seats=["human", "human"], clock={"absent": 0.3}, substitutes=True)
    bob.join(place)
    path, write = f"/api/tables/{place['table']}", House.write
    wanted, answers = list[int | None](), list[httpx.Response]()

    async def raced(
        house: House, room: Room, kind: str, seat: int | None, word: str = "", **more: Any
    ) -> bool:
        if word != "replace":
            return await write(house, room, kind, seat, word, **more)
        wanted.append(seat)
        house.saw(room, seat)
        return False

    def comes_to_the_seat() -> bool:
        answers.append(ann.http.post(f"{path}/votes", json={"vote": "replace 1"}))
        return bool(wanted)

    monkeypatch.setattr(House, "write", raced)
    wait_until(comes_to_the_seat, "he is not gone for long enough")
    assert answers[-1].status_code == 409, answers[-1].text
    assert wanted == [1]
    assert bob.look(place["table"])["seat"] == 1
    assert not ann.get(path)["seats"][1]["taken"]


def happened(line: Line) -> list[str]:
    return [one["what"] for frame in line.frames for one in frame.get("happened", [])]


def test_a_rematch_rotates_the_seats_and_is_made_once(served: Served) -> None:
    ann, bob = served.guest("Ann"), served.guest("Bob")
    place = ann.create(options={"small": True})
    bob.join(place)
    path = f"/api/tables/{place['table']}"
    ann.post(f"{path}/rematch", None, 409)
    ann.post(f"{path}/concede")
    again = ann.post(f"{path}/rematch")
    same = bob.post(f"{path}/rematch")
    assert again["table"] == same["table"] == ann.get(path)["rematch"]
    assert (again["seat"], same["seat"]) == (1, 0)
    assert ann.get(f"/api/tables/{again['table']}")["status"] == "running"
    assert served.guest("Eve").http.post(f"{path}/rematch").status_code == 404


def test_chat_is_plain_short_and_can_be_muted(served: Served) -> None:
    ann, bob = served.guest("Ann"), served.guest("Bob")
    place = ann.create()
    bob.join(place)
    table = place["table"]
    line = ann.sit(table)
    bob.post(f"/api/tables/{table}/chat", {"text": "hi\x00 there", "key": "0"}, 400)  # no database keeps it
    bob.post(f"/api/tables/{table}/chat", {"text": "<script>hi\u202e\n there", "key": "1"})
    line.wait(lambda one: one.chat)
    assert line.chat[0]["text"] == "<script>hi there"
    bob.post(f"/api/tables/{table}/chat", {"text": "x" * 301, "key": "2"}, 400)
    ann.put(f"/api/tables/{table}/mutes", {"seat": 1}, 204)
    bob.post(f"/api/tables/{table}/chat", {"text": "can you hear me?", "key": "3"})
    bob.post(f"/api/tables/{table}/chat", {"text": "can you hear me?", "key": "3"})
    assert not any("chat" in frame for frame in line.catch_up())
    assert [chat["text"] for chat in bob.look(table)["update"]["chat"]].count("can you hear me?") == 1
    assert "can you hear me?" not in str(ann.look(table))
    line.close()


def test_a_bot_plays_for_the_absent_and_gives_the_seat_back_at_one_press(peeked: Peeked) -> None:
    ann, bob = peeked.guest("Ann"), peeked.guest("Bob")
    place = ann.create(options={"first": 1}, clock={"absent": 60.0})
    bob.join(place)
    table = place["table"]
    line = ann.sit(table)
    line.wait(lambda one: one.view)

    def turn_until(fits: Callable[[Line], object]) -> None:
        for _ in range(100):
            line.catch_up()
            if fits(line):
                return
            assert peeked.turn(), "nothing is planned"
        raise AssertionError(line.frames[-1])

    turn_until(lambda one: one.clocks and one.clocks[1]["bot_at"])  # a countdown that everybody sees
    assert line.clocks[1]["bot_at"] >= line.clocks[1]["away"] + 60.0
    assert line.clocks[0]["away"] is None
    turn_until(lambda one: any(event["kind"] == "offered" for event in one.events))
    assert [seat["taken"] for seat in line.table["seats"]] == [None, "quick"]
    assert next(e for e in line.events if e["kind"] == "choice")["by"] == "bot"
    back = bob.sit(table)
    back.wait(lambda one: one.stood_in and one.stood_in["choices"])
    assert back.stood_in["bot"] == "quick"
    assert back.table["seats"][1]["taken"] == "quick"  # coming is not yet playing
    back.say({"type": "back", "key": "b1"})
    assert back.until("ack")["key"] == "b1"
    back.wait(lambda one: one.table["seats"][1]["taken"] is None)
    back.wait(lambda one: one.stood_in is None)
    line.wait(lambda one: "back" in happened(one))
    assert happened(line)[-2:] == ["bot", "back"]
    line.close()
    back.close()
    peeked.clear(table)  # others turn the same clock by a week


@pytest.mark.parametrize("seats", [["human", "bot:random"], ["human", "bot:random", "bot:random"]])
def test_against_bots_alone_nobody_is_ever_replaced(peeked: Peeked, seats: list[str]) -> None:
    """Turn the clock by a week: the question still waits, and nothing was played in anybody's name."""
    ann = peeked.guest("Ann")
    place = ann.create(seats=seats, options={"first": 0}, clock={"absent": 5.0})
    table = peeked.house.rooms[place["table"]].table
    end = peeked.clock.now() + 7 * 86_400
    while peeked.turn(end):
        pass
    assert peeked.clock.now() >= end
    assert list(table.asked) == [0]
    assert table.taken == {}
    assert not table.made_by


def test_nobody_is_replaced_while_nobody_waits_and_is_once_somebody_does(peeked: Peeked) -> None:
    ann, bob = peeked.guest("Ann"), peeked.guest("Bob")
    place = ann.create(options={"first": 0}, clock={"absent": 60.0})
    bob.join(place)
    table = peeked.house.rooms[place["table"]].table
    end = peeked.clock.now() + 3600
    while peeked.turn(end):
        assert table.taken == {}  # both are away, so nobody waits
    line = bob.sit(place["table"])
    line.wait(lambda one: one.view)
    end = peeked.clock.now() + 3600
    while not table.taken and peeked.turn(end):
        pass
    assert table.taken == {0: "quick"}


def test_when_a_clock_runs_out_the_bot_makes_that_choice_and_the_log_says_so(served: Served) -> None:
    ann, bob = served.guest("Ann"), served.guest("Bob")
    place = ann.create(options={"first": 1}, clock={"bank": 0.3, "increment": 100})
    bob.join(place)
    cookie = f"saloon={bob.http.cookies['saloon']}"
    line = Line(served.url, place["table"], {"Cookie": cookie}, {"lang": "en"})
    line.wait(lambda one: one.clocks)
    first = next(frame["clocks"] for frame in line.frames if "clocks" in frame)
    assert [one["zero"] for one in first] == ["bot-chooses", "bot-chooses"]
    line.wait(lambda one: any(event["kind"] == "offered" for event in one.events))
    line.wait(lambda one: one.clocks[1]["left"] >= 100)
    assert not line.table["seats"][1]["taken"]
    assert line.clocks[0]["since"] is not None  # whose time runs now
    assert line.clocks[1]["since"] is None
    made = [event for event in line.events if event["kind"] == "choice"]
    assert made[0]["by"] == "clock"
    said = [one for frame in line.frames for one in frame.get("said", [])]
    assert said[[e["kind"] for e in line.events].index("choice")]["parts"] == [
        "Your time is up; a bot makes this choice for you."
    ]
    assert "clock" in happened(line)
    line.close()


def test_the_library_and_the_pages(served: Served) -> None:
    with served.stranger() as http:
        games = http.get("/api/games").json()
        assert {"goat", "scoundrels"} <= set(games["games"])
        assert any(
            rule["id"] == "GR104" for rule in http.get("/api/rules/goat", params={"lang": "de"}).json()
        )
        assert http.get("/api/glossary/goat", params={"q": "tie-break"}).json()[0]["id"] == "tie-break"
        cards = http.get("/api/cards/scoundrels").json()
        assert len(cards["jobs"]) > 10
        assert "file" not in cards["jobs"][0]
        for path in (
            "/api/rules/poker",
            "/api/cards/goat",
            "/api/rules/..%2f..",
            "/nothing",
            "/assets/../../x",
        ):
            answer = http.get(path)
            assert answer.status_code == 404, path
            assert answer.json()["code"] == "no-entry"
        assert http.get("/api/rules/goat", params={"lang": "xx"}).status_code == 400
        built = (CLIENT / "index.html").exists()
        assert ('<div id="app">' if built else "/schema/openapi.json") in http.get("/").text
        schema = http.get("/schema/openapi.json").json()
        assert "/api/tables/{table}/choices" in schema["paths"]
        assert http.get("/health").json()["ok"]
        assert http.get("/metrics").status_code == 404  # it has a port of its own
        assert http.get("/t/<b>x").text.count("<b>") == 0


BUILT = pytest.mark.skipif(
    not (CLIENT / "index.html").exists(), reason="the web table is not built: tools/setup --web makes it"
)


@BUILT
def test_a_page_tells_the_game_only_to_those_who_may_look_on(served: Served) -> None:
    ann, bob = served.guest("Ann"), served.guest("Bob")
    known, secret = ann.create(public=True)["table"], ann.create()["table"]
    said = 'data-game="goat"'
    assert said in bob.http.get(f"/t/{known}").text
    assert said in ann.http.get(f"/t/{secret}").text
    assert said not in bob.http.get(f"/t/{secret}").text
    assert bob.http.get(f"/t/{secret}").text == bob.http.get("/t/nowhere").text


@BUILT
def test_some_drawings_of_a_file_are_fetched_alone(served: Served) -> None:
    http = served.guest("Ann").http
    [file] = (CLIENT / "assets").glob("figures-*.json")
    some = http.get(f"/assets/{file.name}", params={"only": "mining,fly,nobody"})
    assert set(some.json()) == {"mining", "fly"}
    assert "immutable" in some.headers["cache-control"]
    assert len(http.get(f"/assets/{file.name}").json()) > 50
    assert http.get("/assets/nothing.json", params={"only": "fly"}).status_code == 404


def test_spectators_of_a_public_table(served: Served) -> None:
    ann, bob = served.guest("Ann"), served.guest("Bob")
    place = ann.create(public=True, options={"first": 0})
    bob.join(place)
    line = Line(served.url, place["table"], {}, {})
    assert line.until("welcome")["seat"] is None
    line.wait(lambda one: one.view)
    assert line.view["seat"] is None
    assert line.legal == []
    assert line.choose("accept")["code"] == "bad-request"
    line.close()
    private = ann.create()
    hidden = Line(served.url, private["table"], {}, {})
    assert hidden.hear()["code"] == "no-table"
    assert get(f"{served.url}/api/tables/{private['table']}/log").status_code == 404
