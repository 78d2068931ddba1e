"""Nobody passes for somebody else at a table, whatever letters they write their name with."""

from typing import Any

import pytest

from saloon.server.likeness import told_apart
from tests.server.clockwork import Peeked
from tests.server.serving import Guest, Served


@pytest.mark.parametrize("other", ["Ann", "ANN", "Аnn", "Ａnn", "A nn", "A-nn", "Αnn"])
def test_a_name_that_reads_like_another_has_a_number(served: Served, other: str) -> None:
    ann = served.guest("Ann")
    table = ann.create(seats=["human", "human", "human"], public=True)
    served.guest(other).join(table)
    served.guest("Bob").join(table)
    seats = [seat["name"] for seat in ann.get(f"/api/tables/{table['table']}")["seats"]]
    assert seats == ["Ann", f"{other} (2)", "Bob"]


def test_names_that_can_be_told_apart_stay_as_they_are() -> None:
    assert told_apart(["Ann", "Anna", "Änn", "", "", "Ben"]) == ["Ann", "Anna", "Änn", "", "", "Ben"]
    assert told_apart(["Ann", "Ann", "Ann", "Ann (2)"]) == ["Ann", "Ann (2)", "Ann (3)", "Ann (2) (2)"]
    assert told_apart(["★", "♥", "", "★"]) == ["★", "♥", "", "★ (2)"]


def test_letters_that_are_drawn_alike_are_one() -> None:
    assert told_apart(["Billy", "Bi11y", "BiIIy"]) == ["Billy", "Bi11y (2)", "BiIIy (3)"]
    assert told_apart(["Otto", "0tto", "Оtto"]) == ["Otto", "0tto (2)", "Оtto (3)"]


def say(guest: Guest, table: str, text: str) -> None:
    guest.post(f"/api/tables/{table}/chat", {"text": text, "key": text})


def heard(guest: Guest, table: str) -> list[tuple[Any, str, str]]:
    chat = guest.look(table)["update"]["chat"]
    return [(one["seat"], one["name"], one["text"]) for one in chat]


def read_again(peeked: Peeked, table: str) -> None:
    """As a process that has just started finds it in its log."""

    async def away() -> None:
        del peeked.house.rooms[table]

    peeked.inside(away)


def test_who_takes_a_chair_has_not_said_what_was_said_from_it(peeked: Peeked) -> None:
    ann, bob, cid = peeked.guest("Ann"), peeked.guest("Bob"), peeked.guest("Cid")
    place = ann.create(seats=["human", "human", "human"])
    table = place["table"]
    bob.join(place, seat=1)
    say(bob, table, "from Bob")
    bob.post(f"/api/tables/{table}/leave", None, 204)
    cid.join(place, seat=1)
    say(cid, table, "from Cid")
    right = [(None, "Bob", "from Bob"), (1, "Cid", "from Cid")]
    assert heard(ann, table) == right
    read_again(peeked, table)
    assert heard(ann, table) == right
    bob.send("DELETE", "/api/me", None, 204)
    assert heard(ann, table) == right[1:]


def test_who_moves_up_when_seats_close_up_takes_along_what_they_said(peeked: Peeked) -> None:
    ann, bob, cid = peeked.guest("Ann"), peeked.guest("Bob"), peeked.guest("Cid")
    place = ann.create(seats=["human", "empty", "human", "human"])
    table = place["table"]
    bob.join(place, seat=2)
    say(bob, table, "from Bob")
    assert heard(ann, table) == [(2, "Bob", "from Bob")]
    cid.join(place, seat=3)  # who has seat 2 now
    for _ in range(2):
        assert heard(ann, table) == [(1, "Bob", "from Bob")]
        read_again(peeked, table)


def test_whoever_sits_down_is_not_muted_for_who_sat_there_before(served: Served) -> None:
    ann, bob, cid = served.guest("Ann"), served.guest("Bob"), served.guest("Cid")
    place = ann.create(seats=["human", "human", "human"])
    table = place["table"]
    bob.join(place, seat=1)
    ann.put(f"/api/tables/{table}/mutes", {"seat": 1}, 204)
    say(bob, table, "unheard")
    assert "chat" not in ann.look(table)["update"]
    bob.post(f"/api/tables/{table}/leave", None, 204)
    cid.join(place, seat=1)
    say(cid, table, "heard")
    assert (1, "Cid", "heard") in heard(ann, table)


def muted(guest: Guest, table: str) -> list[int]:
    return list(guest.look(table)["update"].get("muted", []))


def test_who_was_muted_stays_so_on_every_device_and_nobody_else_learns_of_it(peeked: Peeked) -> None:
    ann, bob, cid = peeked.guest("Ann"), peeked.guest("Bob"), peeked.guest("Cid")
    place = ann.create(seats=["human", "empty", "human", "human"])
    table = place["table"]
    bob.join(place, seat=2)
    ann.put(f"/api/tables/{table}/mutes", {"seat": 2}, 204)
    assert muted(ann, table) == [2], "whatever device asks"
    assert muted(bob, table) == []
    cid.join(place, seat=3)  # the game begins, and the seats close up
    assert muted(ann, table) == [1]
    say(bob, table, "unheard")
    assert "unheard" not in str(ann.look(table))
    assert "unheard" in str(cid.look(table)), "everybody else reads it"
    assert not any("mute" in str(one.look(table)) for one in (bob, cid))
    read_again(peeked, table)
    assert muted(ann, table) == [1], "and after a restart"
    ann.put(f"/api/tables/{table}/mutes", {"seat": 1, "mute": False}, 204)
    assert muted(ann, table) == []


def test_who_was_muted_stays_so_in_the_rematch(served: Served) -> None:
    ann, bob = served.guest("Ann"), served.guest("Bob")
    place = ann.create(seats=["human", "human"])
    bob.join(place, seat=1)
    table = place["table"]
    bob.put(f"/api/tables/{table}/mutes", {"seat": 0}, 204)
    for one in (ann, bob):
        one.post(f"/api/tables/{table}/votes", {"vote": "end"})
    again = ann.post(f"/api/tables/{table}/rematch", {})["table"]
    assert muted(bob, again) == [1], "Ann sits one seat further"
    assert muted(ann, again) == []
