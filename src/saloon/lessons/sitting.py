"""A lesson in progress: the game so far, what is said now, and what the others do next.

It follows from the choices made and from how many steps were heard, so it can be played anew for every question.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import saloon
from saloon import Game, bots
from saloon.kernel.choice import verb_of
from saloon.language import pointing
from saloon.lessons import LEARNER, Lesson, Step

Choice = tuple[int, str]


@dataclass(frozen=True, slots=True)
class Hint:
    """What is said now."""

    number: int
    """Of the step, from 0."""
    step: Step
    recommends: bool
    """Whether the recommended choice is possible."""
    look: tuple[str, ...]

    @property
    def waits(self) -> bool:
        """Whether the table waits for "Next"."""
        return not self.step.ask


class Sitting:
    """One learner's game."""

    def __init__(self, lesson: Lesson, choices: Sequence[Choice] = (), heard: int = 0) -> None:
        self.lesson = lesson
        self.game: Game = saloon.position(lesson.game, lesson.position)
        self.choices: list[Choice] = []
        self.parts: list[int] = []
        """In which part each of them was made."""
        self.at = 0
        """The first step that may still be said."""
        self.since: set[str] = set()
        """Kinds of event since the learner's last choice."""
        for seat, word in choices:
            self.choose(seat, word)
        self.at = max(self.at, heard)

    @property
    def over(self) -> bool:
        return self.game.decision is None

    @property
    def asked(self) -> str:
        """The kind of question that the learner is asked now; "" if none."""
        return next((d.kind for d in self.game.decisions if d.seat == LEARNER), "")

    @property
    def part(self) -> int:
        view: Any = self.game.view(LEARNER)
        return int(view[self.lesson.counts])

    # Choosing

    def choose(self, seat: int, word: str) -> None:
        """A choice of anybody. One of the learner's answers the next step that asks for its kind."""
        self.parts.append(self.part)
        if seat == LEARNER:
            self.since.clear()
            steps = enumerate(self.lesson.steps)
            answered = (k for k, step in steps if k >= self.at and step.ask and self._fits(step))
            self.at = next(answered, self.at - 1) + 1
        events = self.game.apply(seat, word)
        self.choices.append((seat, word))
        self.since.update(str(event["kind"]) for event in events)

    def let_one_act(self) -> bool:
        """Let one of the others choose, unless the learner is to act or to hear something first."""
        hint = self.hint()
        if self.over or self.asked or (hint is not None and hint.waits):
            return False
        decision = self.game.decisions[0]
        self.choose(decision.seat, self.wish(decision.seat, list(decision.choices)))
        return True

    def wish(self, seat: int, legal: list[str]) -> str:
        """What one of the others does: as scripted for this part, each wish once, or as a bot would."""
        part = self.part
        wishes = list(self.lesson.script.get((seat, part), ()))
        for (who, word), then in zip(self.choices, self.parts, strict=True):
            if who == seat and then == part and word in wishes:
                wishes.remove(word)
        for word in wishes:
            if word in legal:
                return word
        view: Any = self.game.view(seat)
        dice = Random(f"{self.lesson.name} {len(self.choices)}")
        return bots.get("rules").act(view, self.game.events(seat), legal, dice)

    # What is said

    def hint(self) -> Hint | None:
        """The first step from here on whose moment has come. Moments that never come are passed over."""
        missed = missed_question = False
        for number in range(self.at, len(self.lesson.steps)):
            step = self.lesson.steps[number]
            plain = not (step.ask or step.after or step.over or step.part)
            if plain:
                fits = not missed
            elif step.after or not (step.ask or step.over):
                fits = not missed_question and self._fits(step)
            else:
                fits = self._fits(step)
            if fits:
                return self._hint(number, step)
            missed = True
            missed_question = missed_question or bool(step.ask)
        return None

    def _fits(self, step: Step) -> bool:
        return (
            step.part in (0, self.part)
            and (not step.ask or self._asks(step.ask))
            and (not step.after or step.after in self.since)
            and (not step.over or self.over)
        )

    def _asks(self, what: str) -> bool:
        """Whether the learner is asked `hire`, or `hire:keep`: a question of that kind with such an answer."""
        kind, _, verb = what.partition(":")
        return kind == self.asked and (
            not verb or any(verb_of(word) == verb for word in self.game.legal(LEARNER))
        )

    def _hint(self, number: int, step: Step) -> Hint:
        possible = bool(step.try_) and step.try_ in self.game.legal(LEARNER)
        view: Any = self.game.view(LEARNER)
        things = pointing.objects(step.try_, view) if possible else []
        return Hint(number, step, possible, (*step.look, *things))
