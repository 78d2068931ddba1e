"""Who was deleted is nowhere: not in what is told, and not in what the process still holds."""

from __future__ import annotations

import gc
import sys
from typing import Any

import pytest

from tests.server.clockwork import Peeked, clockwork
from tests.server.serving import OPEN, Guest, quick, wait_until

NAME = ("Ru", "dolphine")
SAID = ("Gruss", "wortlos")
"""In halves, so that this file does not hold them."""


def stands_in(one: Any, texts: list[Any]) -> bool:
    return any(text in one for text in texts)


def held(*halves: tuple[str, str]) -> list[str]:
    """Where in this process texts stand: by the kind of what holds them, and what that holds."""
    wanted = ["".join(each) for each in halves]
    sought, found = [each.encode() for each in wanted], list[str]()
    gc.collect()
    waiting = [one for one in gc.get_objects() if one is not sys._getframe()]
    seen = {id(waiting), id(found), id(wanted), id(sought), *map(id, waiting)}
    while waiting:
        holder = waiting.pop()
        for one in gc.get_referents(holder):
            kind = type(one)
            if kind is str or kind is bytes:
                texts: list[Any] = wanted if kind is str else sought
                if holder is not texts and stands_in(one, texts):
                    found.append(f"{type(holder).__module__}.{type(holder).__qualname__}: {one[:80]!r}")
            elif id(one) not in seen:  # what holds nothing but texts is not among the collector's own
                seen.add(id(one))
                waiting.append(one)
    return found


def everything_is_asked(served: Peeked, people: list[Guest], table: str) -> None:
    """Every way in which names are put into words."""
    game = served.game(table)
    for guest in people:
        for lang in ("en", "de"):
            guest.get(f"/api/tables/{table}/view", lang=lang)
            for thing in (game.decisions[0].choices[0], "nothing"):
                guest.http.get(f"/api/tables/{table}/why", params={"thing": thing, "lang": lang})


def hang_up() -> None:
    """Let go of the clients, which are in this process, too."""
    while OPEN:
        OPEN.pop().close()


def evening(inside: Peeked, game: str) -> str:
    """Three people play, talk, ask and read; then one of them is deleted."""
    people = [inside.guest("Ann"), inside.guest("".join(NAME)), inside.guest("Cid")]
    place = people[0].create(game=game, seats=["human"] * 3, pace="turn", public=True)
    for guest in people[1:]:
        guest.join(place)
    table: str = place["table"]
    lines = [guest.sit(table, lang=lang) for guest in people for lang in ("en", "de", None)]
    people[1].post(f"/api/tables/{table}/chat", {"text": "".join(SAID), "key": "k"})
    for _ in range(8):
        everything_is_asked(inside, people, table)
        decision = inside.game(table).decisions[0]
        people[decision.seat].choose(table, decision.choices[0])
    for guest in people[:2]:  # a game that is over is told, and looked back at
        guest.post(f"/api/tables/{table}/concede")
    for lang in ("en", "de"):
        people[2].get(f"/api/tables/{table}/story", lang=lang)
    for line in lines:
        line.catch_up()
    people[2].get("/api/me/standing")
    people[0].get("/api/lobby")
    left = held(NAME, SAID)  # the control
    assert all(any("".join(halves) in one for one in left) for halves in (NAME, SAID))
    people[1].send("DELETE", "/api/me", None, 204)
    people[2].http.get("/api/me")
    return table


@pytest.mark.parametrize(("game", "database"), [("goat", "sqlite"), ("scoundrels", "postgres")])
def test_nothing_in_the_process_names_who_was_deleted_or_says_what_they_said(
    request: pytest.FixtureRequest, game: str, database: str
) -> None:
    with clockwork(quick(request.getfixturevalue(database))) as inside:
        table = evening(inside, game)
        hang_up()
        wait_until(lambda: not inside.house.rooms[table].watchers, "sockets are left")
        left = held(NAME, SAID)
        assert not left, "\n".join(left)
