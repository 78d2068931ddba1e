"""A choice that was made in a pause is never lost: it goes through, or is given back with the reason."""

from __future__ import annotations

import pytest

from saloon.language.words import words
from tests.server.serving import Guest, Line, Process, Served, wait_until


def paused(served: Served) -> tuple[Guest, Guest, str, Line]:
    """A paused table of two, at which the first is asked."""
    ann, bob = served.guest("Ann"), served.guest("Bob")
    place = ann.create(options={"first": 0})
    bob.join(place)
    line = ann.sit(place["table"])
    line.wait(lambda one: one.legal)
    bob.put(f"/api/tables/{place['table']}/paused", {"paused": True})
    line.wait(lambda one: one.table.get("paused"))
    return ann, bob, place["table"], line


def resume(bob: Guest, table: str) -> None:
    bob.put(f"/api/tables/{table}/paused", {"paused": False})


def choices(line: Line) -> list[str]:
    return [event["choice"] for event in line.events if event["kind"] == "choice" and event["seat"] == 0]


def test_what_was_kept_goes_through_when_the_pause_ends(served: Served) -> None:
    _, bob, table, line = paused(served)
    word = line.legal[0]
    assert line.choose(word, "k")["state"] == "kept"
    assert choices(line) == []
    resume(bob, table)
    assert line.until("ack")["state"] == "sent"
    line.wait(lambda one: choices(one) == [word])


def test_who_takes_it_back_while_it_is_kept_has_it_back(served: Served) -> None:
    _, bob, table, line = paused(served)
    word, other = line.legal[:2]
    assert line.choose(word, "k")["state"] == "kept"
    line.say({"type": "undo", "key": "u"})
    told = [line.until("ack"), line.until("ack")]
    back = next(ack for ack in told if ack["key"] == "k")
    assert (back["state"], bool(back["reason"])) == ("given-back", True)
    assert {ack["key"] for ack in told} == {"k", "u"}
    resume(bob, table)
    line.wait(lambda one: not one.table["paused"])
    assert choices(line) == []
    assert line.choose(other, "o")["state"] == "sent"  # the control: what was not taken back counts
    line.wait(lambda one: choices(one) == [other])


def test_more_that_happens_in_the_pause_gives_it_back_with_the_reason(served: Served) -> None:
    """What was kept answered a table that is no more: a bot has taken the seat, and what it did is seen."""
    ann, bob, table, line = paused(served)
    assert line.choose(line.legal[0], "k")["state"] == "kept"
    ann.post(f"/api/tables/{table}/leave", None, 204)
    assert line.until("problem")["code"] == "moved"
    resume(bob, table)
    wait_until(lambda: bob.look(table)["update"]["table"]["seats"][0]["taken"], "a bot plays the seat")
    assert "kept" not in bob.look(table)["update"]


def both_may_act(served: Served) -> tuple[Guest, str, Line, Line]:
    """A table with loans, at which one is asked and another may act out of turn: who pauses it, and the two lines."""
    ann, bob = served.guest("Ann"), served.guest("Bob")
    place = ann.create(game="scoundrels", options={"expansion": "double-or-nothing"}, pace="turn")
    bob.join(place)
    lines = [guest.sit(place["table"]) for guest in (ann, bob)]
    for line in lines:
        line.wait(lambda one: one.view)
    for _ in range(40):
        for line in lines:
            line.catch_up()
        for asked, other in (lines, lines[::-1]):
            loans = other.legal and all(word.startswith("loan") for word in other.legal)
            if loans and not asked.legal[0].startswith("loan"):
                return bob, place["table"], asked, other
        line = lines[0] if lines[0].legal else lines[1]
        assert line.choose(line.legal[0])["state"] == "sent"
    raise AssertionError("nobody may ever act out of turn")


@pytest.mark.parametrize("first", [True, False])
def test_more_that_another_has_done_meanwhile_gives_it_back(served: Served, first: bool) -> None:
    """Two choices were kept. What was kept first goes through; the other answered a table without it."""
    bob, table, asked, other = both_may_act(served)
    bob.put(f"/api/tables/{table}/paused", {"paused": True})
    for line in (asked, other):
        line.wait(lambda one: one.table.get("paused"))
    earlier, later = (asked, other) if first else (other, asked)
    for line in (earlier, later):
        assert line.choose(line.legal[0], "k")["state"] == "kept"
    resume(bob, table)
    assert earlier.until("ack")["state"] == "sent"  # the control: it was the same but for the order
    back = later.until("ack")
    assert (back["state"], back["reason"]) == ("given-back", words("en", "scoundrels").say("kept-more"))


@pytest.mark.slow
@pytest.mark.parametrize("wanted", ["sent", "given-back"])
def test_what_is_kept_outlives_the_server(sqlite: str, wanted: str) -> None:
    one = Process(sqlite)
    try:
        ann, bob, table, line = paused(one)
        word = line.legal[0]
        assert line.choose(word, "k")["state"] == "kept"
        one.kill()
        one.start()
        again = ann.sit(table, line.seq)
        again.wait(lambda seen: seen.table.get("paused"))
        assert ann.look(table)["update"]["kept"]["word"] == word
        assert again.choose(word, "k")["state"] == "kept"  # sent once more, it is the same one
        if wanted == "given-back":
            again.say({"type": "undo", "key": "u"})
            assert wanted in {again.until("ack")["state"], again.until("ack")["state"]}
        resume(bob, table)
        if wanted == "sent":
            again.wait(lambda seen: choices(seen) == [word])
        else:
            again.wait(lambda seen: not seen.table["paused"])
            again.catch_up()
            assert choices(again) == []
    finally:
        one.stop()
