"""What a person may ask the house: a hint while playing, and after the game how they played.

A hint is made from that person's own view; a review from the log, once everything in it is open. Nothing is stored, and
nobody else learns that anybody asked.
"""

from __future__ import annotations

from random import Random, SystemRandom
from typing import Any

import msgspec

import saloon
from saloon.bots.budget import Budget
from saloon.bots.hint import hint as thought
from saloon.bots.review import review as looked_back
from saloon.kernel.journal import CHOICE, HEAD, UNDO
from saloon.server import play
from saloon.server.errors import CannotNow, NotAllowed, Stale
from saloon.server.house import House
from saloon.server.replaying import finished
from saloon.server.room import Room

ADVISER = "top"


class Likely(msgspec.Struct):
    """A choice, and how likely the adviser would make it."""

    choice: str
    chance: float


class Hint(msgspec.Struct):
    """What a bot would do in your place, as far as you can know."""

    bot: str
    choice: str
    sure: float
    """From 0 to 1: where a bluff has to be mixed, the best choice is not certain either."""
    options: list[Likely]
    """All choices, the likeliest first."""
    win: float
    """Your chance to win now, by games played out at random from what you know."""


class Made(msgspec.Struct):
    """A choice and its moment in the replay, the one after it was made."""

    step: int
    choice: str


class Judged(Made):
    """One of your bluffs or doubts."""

    kind: str
    """`bluff` or `doubt`."""
    of: str
    """What the odds are of: `suspicion`, `acceptance`, `bluff` or `truth`."""
    odds: float
    """What you could know of it then."""
    came: bool
    """Whether it was so."""


class Fifth(msgspec.Struct):
    """Judgements with about the same odds, and how often they came true."""

    odds: float
    came: float
    count: int


class Calibration(msgspec.Struct):
    """How well the odds foretold what came."""

    count: int
    brier: float | None
    """Mean squared error: 0 is perfect, 0.25 a coin's."""
    bins: list[Fifth]


class Point(Made):
    """Everyone's chance to win after a choice."""

    seat: int
    chances: list[float]


class Turn(Made):
    """A choice that changed your chance to win by much."""

    seat: int
    change: float


class Review(msgspec.Struct):
    """A finished game, as one of those who played it may want to think about it."""

    seat: int
    judged: list[Judged]
    calibration: Calibration
    curve: list[Point]
    turning_points: list[Turn]


async def hint(house: House, room: Room, seat: int) -> Hint:
    """What would you do, and how sure? From the view of the seat that asks, and for its own open question."""
    game = play.running(room)
    if not room.table.gives_hints:
        raise NotAllowed("At this table nobody gets hints; its host decides that when opening one.")
    legal = [word for d in game.decisions if d.seat == seat for word in d.choices]
    if not legal:
        raise CannotNow("Nothing is asked of you now; ask for a hint when it is your turn.")
    house.hints.take(f"{room.table.id}:{seat}")
    seen = room.seq(seat)
    found = await house.workers.advise(
        think,
        game.view(seat),
        game.events(seat),
        legal,
        SystemRandom().getrandbits(64),
        house.workers.budget,
        cards=game.options.get("cards"),
    )
    if room.seq(seat) != seen:
        raise Stale("The table has moved on while the house was thinking.")
    return found


def think(view: Any, events: Any, legal: list[str], seed: int, seconds: float) -> Hint:
    """In a process of its own."""
    return msgspec.convert(thought(view, events, legal, Random(seed), ADVISER, Budget(seconds=seconds)), Hint)


async def review(house: House, room: Room, seat: int) -> Review:
    """How this seat played."""
    game = finished(room)
    if game.decision is not None:
        raise CannotNow("This game was ended before its end, so there is no result to look back from.")
    known: Review | None = room.reviews.get(seat)
    if known is None:
        house.hints.take(f"{room.table.id}:{seat}")
        known = await house.workers.advise(look_back, game.notation(), seat, cards=game.options.get("cards"))
        room.reviews[seat] = known
    return known


def look_back(log: str, seat: int) -> Review:
    """In a process of its own. The same game is always judged alike."""
    game = saloon.replay(log)
    found = msgspec.convert(looked_back(game, seat, Random(game.seed)), Review)
    moments = steps_of_choices(game)
    made: list[Made] = [*found.judged, *found.curve, *found.turning_points]
    for row in made:
        row.step = moments[row.step]
    return found


def steps_of_choices(game: saloon.Game) -> list[int]:
    """The moment of the replay after each choice that stands; choices taken back are moments too."""
    data = game.journal.data
    after: dict[int, int] = {}
    at = step = 0
    while at < len(data):
        step += data[at] in (CHOICE, UNDO)
        after[at] = step
        at += HEAD + data[at + 2]
    return [after[place] for place, _, _ in game.choices_made()]
