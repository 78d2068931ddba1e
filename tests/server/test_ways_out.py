"""Every way out of a table that the house describes asks the same question: may this visitor look now?

The ways are read from the house's own description, so that one that is added is asked here too.
"""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest

from saloon.server import lobby, people
from saloon.server.rights import Persons
from tests.server.clockwork import Peeked
from tests.server.serving import Guest, Served, client

PERSONAL = ("hint", "review", "why")
"""Ways that answer a seat alone, and refuse whoever has none for that reason."""


def ways(served: Served) -> list[str]:
    """What can be fetched of a table."""
    with served.stranger() as http:
        paths = http.get("/schema/openapi.json").json()["paths"]
    found = [path for path, methods in paths.items() if "{table}" in path and "get" in methods]
    assert len(found) >= 8, found
    return found


def fetch(http: httpx.Client, way: str, table: str, **more: Any) -> httpx.Response:
    path = way.replace("{table}", table)
    for name, value in {"step": "1", "seat": "0", "number": "1", "name": "x"}.items():
        path = path.replace(f"{{{name}}}", value)
    assert "{" not in path, f"say what stands for the part of {way}"
    return http.get(path, params={"thing": "seat:0"} if way.endswith("/why") else {}, **more)


def told(answer: httpx.Response, table: str) -> tuple[int, str]:
    return answer.status_code, answer.text.replace(table, "TABLE")


def test_every_way_at_a_private_table_answers_strangers_as_if_there_were_none(served: Served) -> None:
    ann = served.guest("Ann")
    bob = served.guest("Bob")
    place = ann.create()
    bob.join(place)
    table = place["table"]
    nothing = "0" * len(table)
    eve = served.guest("Eve")
    for way in ways(served):
        assert told(fetch(eve.http, way, table), table) == told(fetch(eve.http, way, nothing), nothing), way
    open_ways = [way for way in ways(served) if fetch(ann.http, way, table).status_code == 200]
    assert len(open_ways) >= 4  # the control


def test_a_secret_that_ended_opens_no_way_any_more(served: Served) -> None:
    """At a private table, where it was all that its holder had."""
    ann = served.guest("Ann")
    place = ann.create(seats=["human", "bot:random"], hints=True, options={"first": 0})
    table, old = place["table"], {"Authorization": f"Bearer {place['secret']}"}
    nothing = "0" * len(table)
    with client(served.url) as device:
        before = {way: fetch(device, way, table, headers=old).status_code for way in ways(served)}
        fresh = ann.post(f"/api/tables/{table}/secret")["secret"]
        for way in before:
            after = told(fetch(device, way, table, headers=old), table)
            assert after == told(fetch(device, way, nothing, headers=old), nothing), way
        again = {"Authorization": f"Bearer {fresh}"}
        assert fetch(device, "/api/tables/{table}/view", table, headers=again).status_code == 200
    assert sum(status == 200 for status in before.values()) >= 4  # the control


def test_whoever_left_a_public_table_is_told_by_every_way_what_strangers_are(served: Served) -> None:
    ann, bob = served.guest("Ann"), served.guest("Bob")
    place = ann.create(public=True, hints=True, options={"first": 1})
    bob.join(place)
    table = place["table"]
    before = seen_of(bob, table)
    assert before["seat"] == 1  # the control
    bob.post(f"/api/tables/{table}/leave", None, 204)
    with served.stranger() as eve:
        for way in ways(served):
            if way.rpartition("/")[2] in PERSONAL:
                assert fetch(bob.http, way, table).status_code in (403, 409), way
            else:
                mine, theirs = fetch(bob.http, way, table), fetch(eve, way, table)
                assert told(mine, table) == told(theirs, table), way


def seen_of(guest: Guest, table: str) -> dict[str, Any]:
    seen: dict[str, Any] = guest.look(table)
    return seen


@pytest.mark.parametrize("way", ["/api/me/export", "/api/me/tables", "feed"])
def test_what_is_gathered_from_all_tables_looks_each_seat_up_last(
    peeked: Peeked, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    """Whoever leaves while their games are read is told nothing of who sits there by then."""
    ann, bob, cid = peeked.guest("Ann"), peeked.guest("Bob"), peeked.guest("Cid")
    place = ann.create(pace="turn", public=True, options={"first": 1})
    bob.join(place)
    table, house = place["table"], peeked.house
    path = bob.me["feed"] if way == "feed" else way
    assert table in bob.http.get(path).text  # the control
    read = "seats_of" if way == "/api/me/export" else "tables_of"
    honest = getattr(house.storage, read)

    async def then_leave(*given: Any) -> Any:
        rows = await honest(*given)
        room = await house.room(table)
        leaver, comer = [await house.storage.person(one.me["id"]) for one in (bob, cid)]
        assert leaver is not None
        assert comer is not None
        if room.table.seat_of(leaver.id) is not None:
            await lobby.leave(house, room, Persons(leaver))
            await lobby.join(house, room, comer)
        return rows

    monkeypatch.setattr(house.storage, read, then_leave)
    answer = bob.http.get(path)
    assert answer.status_code == 200
    if way != "/api/me/export":
        assert table not in answer.text
    else:
        (game,) = [one for one in answer.json()["games"] if one["table"] == table]
        assert (game["seat"], game["log"]) == (None, None)
    monkeypatch.undo()
    assert table in cid.http.get("/api/me/tables").text


@pytest.mark.parametrize("way", ["/api/me/export", "/api/me/tables", "feed"])
def test_what_is_gathered_is_told_to_nobody_who_was_signed_out_meanwhile(
    peeked: Peeked, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    """Whoever has somebody's cookie and asks for all of it gets none of it once its owner has ended all sessions."""
    bob = peeked.guest("Bob")
    place = bob.create(seats=["human", "bot:random"], pace="turn", options={"first": 0})
    table, house = place["table"], peeked.house
    path = bob.me["feed"] if way == "feed" else way
    assert table in bob.http.get(path).text  # the control
    read = "seats_of" if way == "/api/me/export" else "tables_of"
    honest = getattr(house.storage, read)

    async def then_sign_out(*given: Any) -> Any:
        monkeypatch.setattr(house.storage, read, honest)
        rows = await honest(*given)
        person = await house.storage.person(bob.me["id"])
        assert person is not None
        await people.sign_out_everywhere(house, person)
        return rows

    monkeypatch.setattr(house.storage, read, then_sign_out)
    answer = bob.http.get(path)
    assert answer.status_code == 401
    assert table not in answer.text


def test_two_windows_that_sit_down_at_once_have_one_seat(peeked: Peeked) -> None:
    ann, bob = peeked.guest("Ann"), peeked.guest("Bob")
    place = ann.create(seats=["human", "human", "human"], public=True)
    house = peeked.house

    async def both() -> list[lobby.Place]:
        room, person = await house.room(place["table"]), await house.storage.person(bob.me["id"])
        assert person is not None
        return list(await asyncio.gather(*(lobby.join(house, room, person) for _ in range(2))))

    made = peeked.inside(both)
    assert {one.seat for one in made} == {1}
    seats = ann.get(f"/api/tables/{place['table']}")["seats"]
    assert [seat["name"] for seat in seats] == ["Ann", "Bob", ""]
