"""Standing orders: kept, obeyed, and over when their turn is. When they answer is a matter of test_moments.py."""

import time
from typing import Any
from uuid import uuid4

from tests.server.serving import PATIENCE, Line, Served


def give(line: Line, word: str) -> dict[str, Any]:
    line.say({"type": "order", "order": word, "key": uuid4().hex})
    while True:
        frame = line.hear()
        if frame["type"] in ("ack", "problem"):
            return frame


def test_not_this_turn_passes_by_itself_until_the_turn_is_over(served: Served) -> None:
    ann, bob = served.guest("Ann"), served.guest("Bob")
    place = ann.create(game="scoundrels", pace="turn")
    bob.join(place)
    lines = [ann.sit(place["table"]), bob.sit(place["table"])]
    ordered = ""
    end = time.monotonic() + 3 * PATIENCE
    while lines[0].table.get("status") != "over" and time.monotonic() < end:
        for seat, line in enumerate(lines):
            line.catch_up()
            if not line.legal:
                continue
            turn = f"{line.view['day']} {line.view['turn']} {line.view['active']}"
            if line.legal == ["pass", "henchman"] and seat == 1:
                if turn == ordered:  # a later call of the same turn, which answers itself
                    line.wait(lambda one: one.legal != ["pass", "henchman"])
                    continue
                if ordered:
                    assert [f["order"] for f in line.frames if "order" in f] == ["not-this-turn", "ask"]
                    return
                ordered = turn
                assert give(line, "not-this-turn")["type"] == "ack"
                line.wait(lambda one: one.legal != ["pass", "henchman"])
                assert {"kind": "choice", "seat": 1, "choice": "pass"} in line.events
            else:
                assert line.choose(line.legal[0])["type"] == "ack"
    raise AssertionError("nobody was suspected in two turns")


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
