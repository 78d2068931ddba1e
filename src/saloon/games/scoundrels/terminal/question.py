"""How the terminal asks in 3000 Scoundrels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from saloon.games.scoundrels.engine.chosen import FACEUP, NONE, parse
from saloon.games.scoundrels.words import ScoundrelsWords
from saloon.language.words import Words
from saloon.terminal.question import Question

TAKEN = "quitsl"
"""Letters that mean something else at this table."""
LOAN_KEY = "b"
"""Where everything else has a key that is its name."""


class Step(NamedTuple):
    """A part of a choice that is made in several."""

    kind: str
    what: str


class ScoundrelsQuestion(Question):
    """A card is played by slot and card, a scoundrel hired by who and where; all else is one step."""

    taken = TAKEN
    words: ScoundrelsWords

    def __init__(
        self, view: Mapping[str, Any], choices: Sequence[str], words: Words, names: list[str]
    ) -> None:
        self.steps: dict[str, Step] = {}
        super().__init__(view, choices, words, names)

    def path(self, choice: str) -> tuple[str, ...]:
        chosen = parse(choice)
        if chosen.facedown or chosen.verb == "swap":
            return self._step("slot", chosen.slot), self._step("card", chosen.card)
        if chosen.verb == "hire" and chosen.let_go:
            return self._step("hire", chosen.job), self._step("let", "go")
        if chosen.verb == "hire" and chosen.place != NONE:
            return self._step("hire", chosen.job), self._step("at", str(chosen.place))
        if chosen.verb == "loan" and self.kind != "borrow":
            return self._step("loan", ""), choice  # beside whatever else is asked, one line is enough
        return (choice,)

    def _step(self, kind: str, what: str) -> str:
        """A part of a choice; what it means is looked up by its text again."""
        text = f"{kind} {what}".rstrip()
        self.steps[text] = Step(kind, what)
        return text

    @property
    def prompt(self) -> str:
        if not self.picked:
            return super().prompt
        first = self.steps[self.picked[0]]
        if first.kind == "loan":
            return self.words.say("step-loan-space")
        if first.kind == "slot":
            key = "step-exchange-card" if self.kind == "exchange" else "step-plan-card"
            return self.words.say(key, slot=first.what)
        return self.words.say("step-place", scoundrel=self.words.called(self.view, first.what))

    def step_label(self, value: str) -> str:
        kind, what = self.steps[value]
        if kind == "loan":
            return self.words.say("step-loan", amount=self.words.loan_money)
        if kind == "slot":
            return self._slot(what)
        if kind == "card":
            honest = what == self.steps[self.picked[0]].what
            return self.words.say("step-honest" if honest else "step-bluff", card=what)
        if kind == "hire":
            return self._hireling(what)
        if kind == "let":
            return self.words.say("step-let-go")
        return self._place(int(what))

    def _slot(self, slot: str) -> str:
        if self.kind == "exchange":
            lies = self.view["seats"][self.view["seat"]]["slots"]["A23456".index(slot)]
            return self.words.say("step-exchange-slot", slot=slot, card=lies["card"])
        return self.words.say("step-slot", slot=slot, does=self.words.slot_does(self.view, slot))

    def _hireling(self, job: str) -> str:
        one = self.words.one_with(self.view, job)
        price = self.words.price(self.view, one)
        line = self.words.say(
            "step-hire",
            scoundrel=self.words.scoundrel(one["trait"], job),
            amount=price,
            timing=self.words.timing_short(one["trait"]),
            does=self.words.deed(one["trait"], job),
        )
        if price > self.view["seats"][self.view["seat"]]["money"]:
            return self.words.say("choice-with-loans", choice=line)
        return line

    def _place(self, place: int) -> str:
        there = self.view["seats"][self.view["seat"]]["sheet"][place]
        name = self.words.place(place)
        if there is None:
            return self.words.say("step-space", place=name)
        old = self.words.scoundrel(there["trait"], there["job"])
        return self.words.say("step-space-taken", place=name, old=old)

    def named(self, values: Sequence[str]) -> Sequence[str] | None:
        if values and values[-1] == "loan":
            names = self.named(values[:-1])
            return None if names is None else [*names, LOAN_KEY]
        keys = [self._key(value) for value in values]
        return None if None in keys else [key for key in keys if key is not None]

    def _key(self, value: str) -> str | None:
        """The name of what a line picks, where it has one that is a key."""
        step = self.steps.get(value)
        if step is not None:
            return {"let": "d", "hire": None}.get(step.kind, step.what)
        chosen = parse(value)
        if chosen.slot == FACEUP:
            return chosen.card if self.kind == "plan" else None
        return str(chosen.number) if chosen.verb == "mark" else None

    def about(self, value: str) -> str | None:
        """The job that a line is about."""
        step = self.steps.get(value)
        if step is not None:
            return step.what if step.kind == "hire" else None
        return parse(value).job or None

    def short(self, value: str) -> str:
        job = self.about(value)
        return self.label(value) if job is None else self.words.job(job)
