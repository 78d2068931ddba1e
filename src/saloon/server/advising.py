"""What a person may ask the house: a hint while playing, and after the game how they played.

A hint is made from that person's own view; a review from the log, once everything in it is open. Nothing is stored, and
nobody else learns that anybody asked.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random, SystemRandom
from typing import Any

import msgspec

import saloon
from saloon.bots.budget import Budget
from saloon.bots.hint import DOUBTFUL
from saloon.bots.hint import hint as thought
from saloon.bots.review import review as looked_back
from saloon.errors import Reason
from saloon.kernel.choice import verb_of
from saloon.kernel.journal import CHOICE, HEAD, UNDO
from saloon.language.words import LANGUAGES, Words, words_for
from saloon.server import play
from saloon.server.errors import CannotNow, NotAllowed, Stale
from saloon.server.house import House
from saloon.server.replaying import finished
from saloon.server.rights import Claim
from saloon.server.room import Room
from saloon.server.telling import STAND_INS, named
from saloon.server.workers import PATIENCE

ADVISER = "top"


class Likely(msgspec.Struct):
    """A choice, and how likely the adviser would make it."""

    choice: str
    chance: float


class Chance(msgspec.Struct):
    """What a choice hangs on."""

    kind: str
    """`bluff` or `doubt`."""
    of: str
    """`suspicion`, `acceptance`, `bluff` or `truth`."""
    chance: float


class Second(msgspec.Struct):
    """The next best choice."""

    choice: str
    chance: float
    cost: float
    """What it costs in chances to win, by playouts of both; below 0 if they like it better."""


class Why(msgspec.Struct):
    """Why something is advised."""

    key: str
    """Of the game's words."""
    facts: dict[str, int | str]
    text: dict[str, str]
    """By language."""


class Hint(msgspec.Struct):
    """What a bot would do in your place, as far as you can know."""

    bot: str
    choice: str
    sure: float | None
    """From 0 to 1: where a bluff has to be mixed, the best choice is not certain either. null: not known, the bot only
    picks one."""
    options: list[Likely]
    """All choices, the likeliest first."""
    odds: Chance | None
    """What the choice hangs on, if it is a bluff or a doubt."""
    second: Second | None
    mixed: bool
    """Whether to do it only as often as `sure` says: whoever always does the same can be read."""
    waits: bool
    """Whether to pass means only to wait: you will be asked again."""
    reasons: list[Why]
    """What speaks for it, most important first."""
    win: float
    """Your chance to win now, by what you know."""
    by_chance: bool
    """It is only counted in games that go on by chance; otherwise by weights that were fitted to games."""


class Made(msgspec.Struct, kw_only=True):
    """A choice and its moment in the replay, the one after it was made."""

    step: int
    choice: str
    verb: str = ""
    """What the choice does, for whoever has no words for all of it."""


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


class Weighed(Made, kw_only=True):
    """One of your choices beside the best other one you had, by what you could know then."""

    text: dict[str, str]
    """Your choice in each language, as the table called it then."""
    other: str
    other_text: dict[str, str]
    other_verb: str = ""
    edge: float
    """By how much yours was better, as a chance to win; below 0 it was worse."""
    reasons: list[Why]
    """What spoke for the better of the two."""


class Tally(msgspec.Struct):
    """Bluffs and calls of a game."""

    bluffs: int
    caught: int
    believed: int
    calls_right: int
    calls_wrong: int


class Review(msgspec.Struct):
    """A finished game, as one of those who played it may want to think about it."""

    seat: int
    judged: list[Judged] | None
    """null, as the next one and `calibration`: the game does not say what a bluff is."""
    tally: Tally | None
    best: list[Weighed] | None
    """Your best choices, at most three, the best first; null: none was weighed."""
    worst: list[Weighed] | None
    calibration: Calibration | None
    curve: list[Point]
    by_chance: bool
    """Chances to win are only counted, in games that go on by chance from there."""
    turning_points: list[Turn]


async def hint(house: House, room: Room, claim: Claim, address: str) -> Hint:
    """What would you do, and how sure? From the view of the seat that asks, and for its own open question."""
    game, seat = play.running(room), claim.seat(room.table)
    if not room.table.gives_hints:
        raise NotAllowed(Reason("no-hints"))
    legal = [word for d in game.decisions if d.seat == seat for word in d.choices]
    if not legal:
        raise CannotNow(Reason("not-asked"))
    house.hints.take(f"{room.table.id}:{seat}")
    seen = room.seq(seat)
    found: Hint = await house.workers.advise(
        think,
        game.view(seat),
        game.events(seat),
        legal,
        SystemRandom().getrandbits(64),
        house.workers.budget,
        cards=game.options.get("cards"),
        address=address,
        who=asking(room, seat),
        deadline=house.workers.deadline,
    )
    if claim.seat(room.table) != seat or room.table.game is not game or room.seq(seat) != seen:
        raise Stale(Reason("moved-on"))
    return explained(found, game)


def asking(room: Room, seat: int) -> str:
    """Whose question it is, for the queue: a person's, or that of a chair nobody has signed in for."""
    chair = room.table.seat(seat)
    return (chair.person if chair is not None else None) or f"{room.table.id}:{seat}"


def think(view: Any, events: Any, legal: list[str], seed: int, seconds: float) -> Hint:
    """In a process of its own."""
    found = thought(view, events, legal, Random(seed), ADVISER, Budget(seconds=seconds))
    for reason in found["reasons"]:
        reason["text"] = {}
    return msgspec.convert(found, Hint)


def explained(found: Hint, game: saloon.Game) -> Hint:
    """The same hint with its reasons in words, and with what its second best would cost as the last of them."""
    spoken = {lang: words_for(game, lang) for lang in LANGUAGES}
    for reason in found.reasons:
        reason.text = {lang: worded(said, reason.key, reason.facts) for lang, said in spoken.items()}
    if found.second is not None and not found.waits:
        points, choice = round(100 * found.second.cost), found.second.choice
        better = found.second.cost <= DOUBTFUL
        facts: dict[str, int | str] = {"points": abs(points)} if points > 0 or better else {}
        key = "because-second" if points > 0 else "because-second-better" if better else "because-second-even"
        text = {lang: said.say(key, choice=spelt(said, choice), **facts) for lang, said in spoken.items()}
        found.reasons.append(Why(key, {**facts, "choice": choice}, text))
    return found


def spelt(said: Words, choice: str) -> str:
    """A choice inside a sentence: some end with one of their own."""
    return said.choice(choice).removesuffix(".")


def worded(said: Words, key: str, facts: Mapping[str, int | str]) -> str:
    """A reason in words; things by their names."""
    return said.say(key, **{name: said.detail(name, fact) for name, fact in facts.items()})


async def review(house: House, room: Room, claim: Claim, address: str) -> Review:
    """How this seat played."""
    game, seat = finished(room), claim.seat(room.table)
    if game.decision is not None:
        raise CannotNow(Reason("ended-early"))
    known: Review | None = room.reviews.get(seat)
    if known is None:
        house.hints.take(f"{room.table.id}:{seat}")
        known = await house.workers.advise(
            look_back,
            game.notation(),
            seat,
            len(room.table.seats),
            cards=game.options.get("cards"),
            address=address,
            who=asking(room, seat),
            deadline=PATIENCE + house.workers.deadline,
            queue="reviewing",
        )
        call_by_name(known, {lang: room.table.names(lang) for lang in LANGUAGES})
        room.reviews[seat] = known
    if claim.seat(room.table) != seat:
        raise Stale(Reason("sit-elsewhere"))
    return known


def call_by_name(review: Review, names: dict[str, list[str]]) -> None:
    """The process that judged it was told nobody's name."""
    for row in [*(review.best or ()), *(review.worst or ())]:
        row.text = {lang: named(text, names[lang]) for lang, text in row.text.items()}
        row.other_text = {lang: named(text, names[lang]) for lang, text in row.other_text.items()}


def look_back(log: str, seat: int, players: int) -> Review:
    """In a process of its own. The same game is always judged alike; players are called by `STAND_INS`."""
    game = saloon.replay(log)
    told = looked_back(game, seat, Random(game.seed), weigh=True)
    spoken = {lang: words_for(game, lang) for lang in LANGUAGES}
    weighed = {row["step"]: row for row in [*(told["best"] or ()), *(told["worst"] or ())]}
    again = saloon.replay(log, 0)
    for step, (_, who, code) in enumerate(game.choices_made()):
        if row := weighed.get(step):
            view = again.view(seat)
            for word, text in (("choice", "text"), ("other", "other_text")):
                row[text] = {
                    lang: said.choice(row[word], STAND_INS[:players], seat, view)
                    for lang, said in spoken.items()
                }
        again.apply(who, game.rules.word(code))
    for row in weighed.values():
        row["other_verb"] = verb_of(row["other"])
        for why in row["reasons"]:
            why["text"] = {lang: worded(said, why["key"], why["facts"]) for lang, said in spoken.items()}
    found = msgspec.convert(told, Review)
    moments = steps_of_choices(game)
    rows = (found.judged, found.curve, found.turning_points, found.best, found.worst)
    made: list[Made] = [row for kind in rows for row in kind or ()]
    for row in made:
        row.step, row.verb = moments[row.step], verb_of(row.choice)
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
