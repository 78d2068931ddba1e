"""Guided first games over HTTP. Nobody keeps them: the learner's browser sends all choices so far with each request."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from saloon.errors import Reason, SaloonError
from saloon.language.words import words
from saloon.languages import FIRST
from saloon.lessons import LEARNER, lessons, load
from saloon.lessons.sitting import Hint, Sitting
from saloon.server.errors import NoEntry, illegal
from saloon.server.protocol import Lang
from saloon.server.trial import MOST_CHOICES, Tried, shown


class Attendance(msgspec.Struct, forbid_unknown_fields=True):
    """How far somebody has come with a lesson."""

    choices: Annotated[
        list[tuple[int, Annotated[str, Meta(max_length=400)]]], Meta(max_length=MOST_CHOICES)
    ] = []
    heard: Annotated[int, Meta(ge=0, le=1000)] = 0
    """How many steps are done with: the number of the last one, plus one."""
    go_on: bool = False
    """Let one of the others choose, if it is their turn and nothing is left to hear."""
    lang: Lang = FIRST
    why: Annotated[str, Meta(max_length=100)] = ""
    """A thing on the table: why can nothing be done with it?"""


class Advice(msgspec.Struct):
    """What somebody beside you says."""

    number: int
    """Of the step, from 0."""
    of: int
    text: str
    tip: str
    look: list[str]
    """Ids of things on the table to look at."""
    next: bool
    """The table waits until this has been heard; otherwise the learner's choice goes on."""


class Attended(msgspec.Struct):
    """The game now, what is said, and whether the others have yet to choose."""

    table: Tried
    choices: list[tuple[int, str]]
    advice: Advice | None
    more: bool


def attend(name: str, far: Attendance) -> Attended:
    """Play it all, let one of the others act if that is wanted, and look."""
    try:
        lesson = load(name)
    except SaloonError:
        raise NoEntry(Reason("no-lesson", name=name[:40], lessons=", ".join(lessons()))) from None
    try:
        sitting = Sitting(lesson, far.choices, far.heard)
    except SaloonError as error:
        raise illegal(error, words(far.lang, lesson.game)) from None
    if far.go_on:
        sitting.let_one_act()
    hint = sitting.hint()
    more = not (sitting.over or sitting.asked or (hint is not None and hint.waits))
    table = shown(sitting.game, LEARNER, far.lang, list(lesson.names), far.why)
    return Attended(table, sitting.choices, advice(hint, len(lesson.steps), far.lang), more)


def advice(hint: Hint | None, of: int, lang: Lang) -> Advice | None:
    if hint is None:
        return None
    step = hint.step
    tip = step.tip(lang) if hint.recommends else ""
    return Advice(hint.number, of, step.text(lang), tip, list(hint.look), hint.waits)
