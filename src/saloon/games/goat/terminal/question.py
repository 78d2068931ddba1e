"""How the terminal asks in the Goat game."""

from __future__ import annotations

from saloon.games.goat.engine.chosen import parse
from saloon.terminal.question import Question


class GoatQuestion(Question):
    """An offer is a card, a claim and a player; all else is one step."""

    STEPS = ("card", "claim", "to")

    def path(self, choice: str) -> tuple[str, ...]:
        chosen = parse(choice)
        return (chosen.card, chosen.claim, str(chosen.seat)) if chosen.verb == "offer" else (choice,)

    @property
    def step(self) -> str:
        return self.STEPS[len(self.picked)] if self.kind == "offer" else ""

    @property
    def prompt(self) -> str:
        if self.kind != "offer":
            return super().prompt
        named = [self.words.thing("character", id) for id in self.picked]
        if not named and self.view["assistant"]:
            last = self.words.person(self.view["last"], self.names)
            return self.words.say("step-card-assistant", to=last)
        if not named:
            return self.words.say("step-card")
        if len(named) == 1:
            return self.words.say("step-claim", card=named[0])
        return self.words.say("step-to", card=named[0], claim=named[1])

    def step_label(self, value: str) -> str:
        if self.step == "to":
            return self.names[int(value)]
        name = self.words.name("character", value)
        return self.words.say("step-true", card=name) if [value] == self.picked else name

    def short(self, value: str) -> str:
        if self.kind == "rob":
            return self.words.name("place", parse(value).location)
        return self.names[parse(value).seat] if self.kind == "gamble" else self.label(value)

    def about(self, value: str) -> str | None:
        if self.kind == "offer":
            return value if self.step != "to" and value in self._values() else None
        return str(self.view["offer"]["claim"]) if self.kind == "answer" else None
