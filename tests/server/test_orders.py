"""Standing orders: kept secretly, answered at the moment of everybody's silence, and over when their turn is."""

import time
from collections.abc import Iterator
from typing import Any

import pytest

from saloon.server.workers import Workers
from tests.server.serving import Guest, Line, Served
from tests.server.test_secrecy import Peeked, bare, last_call, monkeypatch_module, peeked, settle

__all__ = ["monkeypatch_module", "peeked"]


class Answers:
    """Stands in for the bots: always the same answer."""

    word = ""


@pytest.fixture
def bots(monkeypatch: pytest.MonkeyPatch) -> Iterator[type[Answers]]:
    async def act(_: Workers, bot: str, view: Any, events: Any, legal: list[str]) -> str:
        return Answers.word if Answers.word in legal else legal[0]

    monkeypatch.setattr(Workers, "act", act)
    yield Answers
    Answers.word = ""


def order(line: Line, word: str) -> dict[str, Any]:
    line.say({"type": "order", "order": word, "key": f"order-{time.monotonic_ns()}"})
    while True:
        frame = line.hear()
        if frame["type"] in ("ack", "problem"):
            return frame


def at_the_call(peeked: Peeked, people: list[Guest], first: Any) -> tuple[dict[int | None, Line], int, float]:
    """Three people and a spectator at a last call; `first` is done by one who is asked before the call opens."""
    place = people[0].create(game="scoundrels", seats=["human"] * 3, public=True, pace="live")
    for guest in people[1:]:
        guest.join(place)
    table, game = place["table"], last_call()
    lines: dict[int | None, Line] = {seat: guest.sit(table) for seat, guest in enumerate(people)}
    lines[None] = Line(peeked.url, table, {}, {})
    settle(lines)
    asked = game.decisions[0].seat
    first(lines[asked])
    peeked.install(table, game.clone(), pause=2.0)
    began = time.monotonic()
    for line in lines.values():
        line.wait(lambda one: [a["kind"] for a in one.view.get("asked", [])] == ["last-call"] * 2)
    settle(lines)
    for line in lines.values():
        line.frames.clear()
    return lines, asked, began


def after_the_call(lines: dict[int | None, Line], asked: int, began: float) -> tuple[float, Any]:
    """When the others first heard something, and all that they heard."""
    others = {seat: line for seat, line in lines.items() if seat != asked}
    for line in others.values():
        line.until("update", 10)
    when = time.monotonic() - began
    for line in others.values():
        line.drain(0.1)
    heard = {seat: bare(line.frames) for seat, line in others.items()}
    for line in lines.values():
        line.close()
    return when, heard


def test_an_order_to_decide_answers_when_the_call_closes_and_shows_to_nobody(
    peeked: Peeked, bots: type[Answers]
) -> None:
    people = [peeked.guest(name) for name in ("Ann", "Bob", "Cid")]

    def tell(word: str) -> Any:
        def say(line: Line) -> None:
            assert order(line, word)["type"] == "ack"
            line.wait(lambda one: any(frame.get("order") == word for frame in one.frames))

        return say

    plain = after_the_call(*at_the_call(peeked, people, lambda line: None))
    for word in ("decide", "not-this-turn"):
        quiet = after_the_call(*at_the_call(peeked, people, tell(word)))
        assert quiet[1] == plain[1]
        assert quiet[0] > 1.9
    bots.word = "henchman"
    when, heard = after_the_call(*at_the_call(peeked, people, tell("decide")))
    assert when > 1.9
    for frames in heard.values():
        (choice,) = [e for frame in frames for e in frame.get("events", []) if e["kind"] == "choice"]
        assert choice["choice"] == "henchman"
    assert "order" not in str(heard)


def test_whoever_passes_has_passed_whatever_the_order(peeked: Peeked, bots: type[Answers]) -> None:
    people = [peeked.guest(name) for name in ("Ann", "Bob", "Cid")]
    bots.word = "henchman"
    lines, asked, began = at_the_call(peeked, people, lambda line: order(line, "decide"))
    assert lines[asked].choose(lines[asked].legal[0])["held"] is True
    _, heard = after_the_call(lines, asked, began)
    assert "henchman" not in [e.get("choice") for f in heard[None] for e in f.get("events", [])]


def test_not_this_turn_passes_by_itself_until_the_turn_is_over(served: Served) -> None:
    ann, bob = served.guest("Ann"), served.guest("Bob")
    place = ann.create(game="scoundrels", pace="turn")
    bob.join(place)
    lines = [ann.sit(place["table"]), bob.sit(place["table"])]
    ordered = ""
    for _ in range(2000):
        for seat, line in enumerate(lines):
            line.drain(0.005)
            if not line.legal:
                continue
            turn = f"{line.view['day']} {line.view['turn']} {line.view['active']}"
            if line.legal == ["pass", "henchman"] and seat == 1:
                if turn == ordered:  # a later call of the same turn, which answers itself
                    line.wait(lambda one: not one.legal)
                    continue
                if ordered:
                    assert [f["order"] for f in line.frames if "order" in f] == ["not-this-turn", "ask"]
                    return
                ordered = turn
                assert order(line, "not-this-turn")["type"] == "ack"
                line.wait(lambda one: not one.legal)
                assert {"kind": "choice", "seat": 1, "choice": "pass"} in line.events
            else:
                line.choose(line.legal[0])
    raise AssertionError("nothing was called")


def test_orders_where_nothing_is_called_or_nobody_sits(served: Served) -> None:
    ann, bob = served.guest("Ann"), served.guest("Bob")
    place = ann.create()
    bob.join(place)
    body = {"order": "decide", "key": "k"}
    assert ann.put(f"/api/tables/{place['table']}/order", body, 409)["code"] == "cannot-now"
    open_one = ann.create(game="scoundrels")
    assert ann.put(f"/api/tables/{open_one['table']}/order", body, 409)["code"] == "cannot-now"
    bob.join(open_one)
    assert ann.put(f"/api/tables/{open_one['table']}/order", body)["again"] is False
    assert ann.put(f"/api/tables/{open_one['table']}/order", body)["again"] is True
    assert ann.look(open_one["table"])["update"]["order"] == "decide"
    assert "order" not in bob.look(open_one["table"])["update"]
    ann.put(f"/api/tables/{open_one['table']}/order", {"order": "bluff", "key": "k"}, 400)
