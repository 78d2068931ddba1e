"""Games of a pool, read by everybody at the table: what was public of each facedown card, and what it was."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import saloon
from saloon.bots.player import asked_for
from saloon.games.scoundrels.bots.claims import NAMES, Table, seen
from saloon.games.scoundrels.bots.thumbs import fitting
from saloon.games.scoundrels.engine.chosen import parse
from saloon.games.scoundrels.engine.names import NOBODY, SLOTS
from saloon.lab.readers import Reading

EVERY = 3
"""Cards that lie there already are read at every such turn: they change little from one to the next."""
TURN_AT_END = 8
"""Where the frame of a turn stands when suspicion is asked for the last time."""


def readings(game: saloon.Game, made: list[tuple[int, str]], who: list[str]) -> Iterator[Reading]:
    """Play a game again, and read every card: at the last question for a doubt, at the plans of the others, and, when
    it is played, who will call it. `who` plays at each seat.
    """
    asked: set[tuple[int, int, int, int]] = set()
    pending: dict[tuple[int, int, int], Reading] = {}
    for seat, word in made:
        s: Any = game.state
        chosen = parse(word)
        kind = chosen.verb
        if kind == "play" and s.n > 1:
            yield from pending.values()
            pending = {}
            table = _table(game, seat)
            if s.turn % EVERY == 0:
                yield from _lying(table, who)
            if chosen.facedown:
                slot = NAMES.index(chosen.slot)
                for other in game.seats:
                    if other != seat and s.free[other] > 0:
                        pending[other, seat, slot] = Reading(
                            "call", table.caller(other, seat, slot), 0.0, who[other]
                        )
        elif (
            kind in ("henchman", "pass")
            and s.n > 1
            and s.active not in (NOBODY, seat)
            and 0 <= s.slot < SLOTS
        ):
            view: Any = game.view(seat)
            place = (s.day, s.turn, s.slot, seat)
            if asked_for(view) in ("suspect", "last-call") and at_last(view) and place not in asked:
                asked.add(place)
                table = _table(game, seat)
                if not seen(s, seat, s.put_row[s.active * SLOTS + s.slot]):
                    yield _bluff(table, s.active, s.slot, who)
            if kind == "henchman" and (seat, s.active, s.slot) in pending:
                before = pending[seat, s.active, s.slot]
                pending[seat, s.active, s.slot] = Reading("call", before.row, 1.0, before.who)
        game.apply(seat, word)
    yield from pending.values()


def at_last(view: dict[str, Any]) -> bool:
    """Whether nobody will be asked about this card again."""
    frames = view["running"]["frames"]
    if frames[-1][0] != "Window":
        return True
    return bool(next(frame for frame in frames if frame[0] == "Turn")[1] >= TURN_AT_END)


def _table(game: saloon.Game, seat: int) -> Table:
    view: Any = game.view(seat)
    events: Any = game.events(seat)
    return Table(view, events, game.state, fitting(game.state, game.options))


def _lying(table: Table, who: list[str]) -> Iterator[Reading]:
    """The cards of others that lie there already."""
    s = table.s
    for seat in range(table.n):
        if seat == table.me:
            continue
        for slot in range(SLOTS):
            at = seat * SLOTS + slot
            if s.slots[at] != NOBODY and not seen(s, table.me, s.put_row[at]):
                yield _bluff(table, seat, slot, who)


def _bluff(table: Table, seat: int, slot: int, who: list[str]) -> Reading:
    honest = table.s.slots[seat * SLOTS + slot] == slot + 1
    return Reading("bluff", table.claim(seat, slot), float(not honest), who[seat])
