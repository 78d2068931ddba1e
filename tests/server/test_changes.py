"""What has changed instead of whole views: the same view in the end, for less, and a way out when it is not."""

import json
import random
from typing import Any

import pytest

import saloon
from saloon.server import changes, protocol
from tests.server.clockwork import Peeked
from tests.server.serving import Line, Served, sum_over, with_changes

VIEW = {"name": "Zoë – Büro", "list": [1, {"b": None, "a": [True, 0.5]}], "2": {}, "10": '"\\/\u2028'}
SUM = 634745813
"""Of that view; the web client's test holds the same."""


@pytest.mark.parametrize(
    ("name", "players", "options"),
    [("goat", 3, {}), ("scoundrels", 4, {}), ("scoundrels", 2, {"expansion": "double-or-nothing"})],
)
def test_changes_lead_from_any_view_to_any_later_one(
    name: str, players: int, options: dict[str, Any]
) -> None:
    game, dice = saloon.new(name, players, options, 3), random.Random(3)
    seat = None if name == "goat" else 1
    held = game.view(seat)
    told = whole = 0
    while game.decision is not None and told < 200:
        game.apply(game.decision.seat, dice.choice(list(game.decision.choices)))
        if dice.random() < 0.7:  # who is slow reads several choices at once
            now = game.view(seat)
            found = changes.changes(held, now)
            held = with_changes(held, found)
            assert held == now
            assert sum_over(held) == changes.check(now)
            told, whole = told + 1, whole + (len(str(found)) > len(str(now)) // 2)
    assert whole < told // 4


@pytest.mark.parametrize(
    ("name", "players", "options"),
    [
        ("goat", 3, {}),
        ("scoundrels", 4, {}),
        ("scoundrels", 3, {"suspicion": "live"}),
        ("scoundrels", 2, {"expansion": "double-or-nothing"}),
    ],
)
def test_what_all_read_alike_is_compared_once_and_leads_everybody_to_their_own_view(
    name: str, players: int, options: dict[str, Any]
) -> None:
    """Some look away for a while, so that what was alike when they last looked may be their own by now, and back."""
    game, dice = saloon.new(name, players, options, 5), random.Random(5)
    views, told = game.rules.new_views(), changes.Alike()
    held: dict[int, tuple[Any, Any, Any]] = {}
    compared = lists = 0
    while game.decision is not None and lists < 900:
        views.moved(game.state)
        alike = views.alike()
        for seat in range(-1, players):
            if dice.random() < 0.3:
                continue
            now: Any = views.view(game.state, seat)
            if seat in held:
                mine, before, then = held[seat]
                was = told.found
                shared = told.changes(then, alike)
                compared, lists = compared + (shared is not was), lists + 1
                found = [json.loads(bytes(change)) for change in shared] + changes.changes(before, now, alike)
                mine = with_changes(mine, json.loads(json.dumps(found)))
                assert mine == now
                held[seat] = mine, now, alike
            else:
                held[seat] = json.loads(json.dumps(now)), now, alike
        game.apply(game.decision.seat, dice.choice(list(game.decision.choices)))
    assert compared < lists, "nobody shared anything"


def test_what_has_lost_something_is_told_whole() -> None:
    def found(before: Any, now: Any) -> list[list[Any]]:
        return changes.changes({"x": before}, {"x": now})

    assert found([1, 2], [1, 2]) == []
    assert found([1, 2], [1, 3, 4]) == [["x", 1, 3], ["x", 2, 4]]
    assert found([1, 2], [1]) == [["x", [1]]]
    assert found([], [1]) == [["x", [1]]]
    assert found({"a": 1}, {"a": 2}) == [["x", "a", 2]]
    assert found({"a": 1}, {"b": 1}) == [["x", {"b": 1}]]
    assert found(None, {"b": 1}) == [["x", {"b": 1}]]
    assert found({"a": [[1], [2]]}, {"a": [[1], [3]]}) == [["x", "a", [[1], [3]]]]
    assert found({"a": [[1], [2]]}, {"a": [[1], [2], [3]]}) == [["x", "a", 2, [3]]]
    assert found([{"a": 1}, {}], [{"a": 2}, {}]) == [["x", 0, {"a": 2}]]


def test_both_sides_sum_a_view_alike() -> None:
    assert changes.check(VIEW) == SUM == sum_over(VIEW)


def test_a_reader_of_changes_holds_what_others_are_sent_whole(served: Served) -> None:
    ann, bob = served.guest("Ann"), served.guest("Bob", "de")
    table = ann.create(game="scoundrels", public=True, pace="turn")
    bob.join(table)
    plain = ann.sit(table["table"])
    drawn = ann.sit(table["table"], lang="en", changes=True)
    other = bob.sit(table["table"], lang="de", changes=True)
    for line in (plain, drawn, other):
        line.wait(lambda one: one.view)
    dice, few = random.Random(1), 0
    for _ in range(60):
        asked = next(line for line in (drawn, other) if line.legal)
        read = len(drawn.frames)
        answer = asked.choose(dice.choice(asked.legal))
        assert answer["type"] == "ack", answer
        for line in (plain, drawn, other):
            line.catch_up()
        assert drawn.view == plain.view
        assert drawn.legal == plain.legal
        assert not any("view" in frame for frame in drawn.frames[read:])
        few += any("changes" in frame for frame in drawn.frames[read:])
        if plain.table["status"] == "over":
            break
    assert few > 40
    assert drawn.checks > 0
    assert other.checks > 0


def test_who_does_not_hold_the_view_gets_it_whole(served: Served) -> None:
    ann = served.guest("Ann")
    table = ann.create(seats=["human", "bot:random"])
    line = ann.sit(table["table"], lang="en", changes=True)
    line.wait(lambda one: one.legal)
    line.catch_up()
    before, line.view = line.view, {}
    line.say({"type": "whole"})
    frame = line.until("update")
    assert set(frame) >= {"view", "question"}
    assert frame["events"] == []
    assert line.view == before


def test_those_who_read_the_same_get_one_frame_encoded_once(
    peeked: Peeked, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = peeked.guest("Ann")
    place = ann.create(public=True, pace="turn")
    peeked.guest("Bob").join(place)
    table = place["table"]
    seats = [ann.sit(table)]
    onlookers = [Line(peeked.url, table, {}, {"lang": "en", "changes": True}) for _ in range(6)]
    for line in (*seats, *onlookers):
        line.wait(lambda one: one.view)
    room = peeked.house.rooms[table]
    made: list[object] = []
    honest = protocol.write

    def counted(message: Any) -> bytes:
        if isinstance(message, protocol.Update):
            made.append(message)
        return honest(message)

    monkeypatch.setattr(protocol, "write", counted)

    async def more() -> None:
        room.tell()

    for _ in range(2):  # the first brings those together who came one after the other
        made.clear()
        read = [len(line.frames) for line in onlookers]
        peeked.inside(more)
        for line in onlookers:
            line.until("update")
    assert len(made) == 2, "once for the seat, once for all who look on"
    assert len({str(line.frames[k:]) for line, k in zip(onlookers, read, strict=True)}) == 1


def test_asking_for_the_whole_view_again_and_again_leaves_nothing_behind(peeked: Peeked) -> None:
    ann = peeked.guest("Ann")
    place = ann.create()
    peeked.guest("Bob").join(place)
    table = place["table"]
    line = ann.sit(table, lang="en", changes=True)
    line.wait(lambda one: one.view)
    room = peeked.house.rooms[table]
    for _ in range(30):
        line.say({"type": "whole"})
        line.until("update")
    assert len(room.frames) <= 1


def test_who_comes_back_is_sent_the_view_whole_and_only_what_was_missed(served: Served) -> None:
    ann, bob = served.guest("Ann"), served.guest("Bob")
    table = ann.create()
    bob.join(table)
    lines = [guest.sit(table["table"], lang="en", changes=True) for guest in (ann, bob)]
    for line in lines:
        line.wait(lambda one: one.view)
    seen = lines[0].seq
    lines[0].close()
    for _ in range(3):
        if lines[1].legal:
            lines[1].choose(lines[1].legal[0])
            lines[1].catch_up()
    back = ann.sit(table["table"], seen, lang="en", changes=True)
    back.wait(lambda one: one.view)
    assert len(back.events) == back.seq - seen
    assert back.view == ann.look(table["table"])["update"]["view"]
