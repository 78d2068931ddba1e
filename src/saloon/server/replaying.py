"""A finished game again, step by step, from anybody's eyes or from all at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

import saloon
from saloon import Game, keeper
from saloon.errors import Reason
from saloon.kernel.journal import CHOICE, HEAD, UNDO
from saloon.server.errors import BadRequest, CannotNow
from saloon.server.house import House
from saloon.server.protocol import Lang
from saloon.server.room import Room
from saloon.server.shapes import Said
from saloon.server.telling import phrases
from saloon.server.viewing import Bookmark, Item, read

STORIES = 4
"""Stories of one table that are kept."""


class Step(msgspec.Struct):
    """One thing that happened: after how many choices, and in words."""

    at: int
    event: Item
    said: Said | None


class Story(msgspec.Struct):
    """A whole game in words."""

    steps: int
    """How many choices there were."""
    told: list[Step]


class Moment(msgspec.Struct):
    """A finished game as it stood after so many choices."""

    at: int
    view: dict[str, Any]


def finished(room: Room) -> Game:
    """The game of a table, which has to be over: until then nobody may see all of it."""
    game = room.table.game
    if game is None or room.table.status not in ("over", "ended"):
        raise CannotNow(Reason("replay-later"))
    return game


def looking(game: Game, eyes: str) -> list[int | None]:
    """The seats whose knowledge is put together: `0`, `none` (a spectator), or `all`."""
    if eyes == "all":
        return list(game.seats)
    if eyes == "none":
        return [None]
    # Not by reading a number: there are digits that are none, and numbers without end.
    for seat in game.seats:
        if eyes == str(seat):
            return [seat]
    raise BadRequest(Reason("no-eyes", eyes=eyes[:20]))


async def log_of(house: House, room: Room, seat: int | None, who: str) -> str:
    """The log as a seat may know it, and all of it once the game is over; written beside the tables.

    Whoever asks looks up after it whether the seat is still theirs.
    """
    game = room.table.game
    if game is None:
        raise CannotNow(Reason("not-begun-yet"))
    told = game.clone()  # which stands still while the game goes on
    if room.table.status in ("over", "ended"):
        return await house.beside_counted(told.notation, who=who)
    return await house.beside_counted(told.notation, seat, who=who)


async def story_of(house: House, room: Room, eyes: str, lang: Lang, who: str) -> Story:
    """The story of a table that is over, told once for all who read it from there; put together beside the tables."""
    game = finished(room)
    looking(game, eyes)
    while True:
        names = tuple(room.table.names(lang))
        told: Story | None = room.stories.get((eyes, lang, names))
        if told is not None:
            return told
        told = await house.beside_counted(story, game, eyes, lang, names, who=who)
        if names == tuple(room.table.names(lang)):  # nobody was deleted meanwhile
            while len(room.stories) >= STORIES:
                del room.stories[next(iter(room.stories))]
            room.stories[eyes, lang, names] = told
            house.keep_stories(room)


async def moment_of(house: House, room: Room, at: int, eyes: str, who: str) -> Moment:
    """The same of one moment: a game that is over is played again up to there, beside those that go on."""
    game = finished(room)
    looking(game, eyes)
    return await house.beside_counted(moment, game, at, eyes, who=who)


def story(game: Game, eyes: str, lang: Lang, names: Sequence[str]) -> Story:
    """Everything that happened, as those eyes saw it."""
    seats = looking(game, eyes)
    told = [told_to(game, seat) for seat in seats]
    you = seats[0] if eyes not in ("all", "none") else None
    # What only its doer sees of a choice is left out, so the seats' stories differ in bare choices alone.
    plain = [[(at, item) for at, item in one if item["kind"] not in ("choice", "undo")] for one in told]
    merged = [(rows[0][0], keeper.together([item for _, item in rows])) for rows in zip(*plain, strict=True)]
    said = phrases(game, lang, names).said([item for _, item in merged], you)
    steps = [Step(at, item, text) for (at, item), text in zip(merged, said, strict=True)]
    return Story(game.step, steps)


def told_to(game: Game, seat: int | None) -> list[tuple[int, Item]]:
    """Every item a viewer was told, with the number of choices made by then."""
    data = game.journal.data
    stops: list[tuple[int, int]] = []
    at = step = 0
    while at < len(data):
        step += data[at] in (CHOICE, UNDO)
        at += HEAD + data[at + 2]
        stops.append((at, step))
    out: list[tuple[int, Item]] = []
    mark = Bookmark()
    for stop, step in stops:
        out += [(step, item) for item in read(game, seat, mark, stop)]
    return out


def moment(game: Game, at: int, eyes: str) -> Moment:
    """The position after so many choices."""
    then = saloon.replay(game.notation(), max(0, min(at, game.step)))
    seats = looking(game, eyes)
    view: Any = keeper.view(then) if eyes == "all" else then.view(seats[0])
    return Moment(then.step, view)
