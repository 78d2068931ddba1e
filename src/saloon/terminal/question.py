"""Asking in small steps: which card, under which name, for whom. Knows the shape of choice words, not the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from saloon.language.words import OFFER, Words

STEPS = ("card", "claim", "to")
TAKEN = "qu"
"""Letters that mean something else at the table."""
MOST_LETTERS = 9


@dataclass(frozen=True)
class Option:
    """One line of a menu."""

    value: str
    label: str
    keys: str
    """The keys that pick it at once: a digit, a letter."""


def options(values: Sequence[str], labels: Sequence[str], short: Sequence[str]) -> list[Option]:
    """Lines with their keys: a digit for the first nine, in short menus also a letter of the short label."""
    letters = _letters(short) if len(labels) <= MOST_LETTERS else [""] * len(labels)
    digits = [str(k) if k <= 9 else "" for k in range(1, len(labels) + 1)]
    rows = zip(values, labels, digits, letters, strict=True)
    return [Option(value, label, digit + letter) for value, label, digit, letter in rows]


def _letters(labels: Sequence[str]) -> list[str]:
    """The first letter of each label that is still free."""
    used = set(TAKEN)
    out = []
    for label in labels:
        letter = next((c for c in label.lower() if c.isascii() and c.isalpha() and c not in used), "")
        used.add(letter)
        out.append(letter)
    return out


class Question:
    """An open question as a person answers it: prompt and options of the step at hand."""

    def __init__(
        self, view: Mapping[str, Any], choices: Sequence[str], words: Words, names: list[str]
    ) -> None:
        self.view = view
        self.choices = choices
        self.words = words
        self.names = names
        self.kind: str = view["asked"][0]["kind"]
        self.picked: list[str] = []
        """What was picked in the steps before this one."""

    @property
    def step(self) -> str:
        return STEPS[len(self.picked)] if self.kind == "offer" else ""

    @property
    def prompt(self) -> str:
        if self.kind != "offer":
            return self.words.ask(self.view, self.names)
        named = [self.words.thing("character", id) for id in self.picked]
        if not named and self.view["assistant"]:
            last = self.words.person(self.view["last"], self.names)
            return self.words.say("step-card-assistant", to=last)
        if not named:
            return self.words.say("step-card")
        if len(named) == 1:
            return self.words.say("step-claim", card=named[0])
        return self.words.say("step-to", card=named[0], claim=named[1])

    @property
    def options(self) -> list[Option]:
        you = self.view["seat"]
        if self.kind != "offer":
            labels = [self.words.choice(choice, self.names, you) for choice in self.choices]
            short = [self._short(choice, label) for choice, label in zip(self.choices, labels, strict=True)]
            return options(self.choices, labels, short)
        values = self._values()
        labels = [self._label(value) for value in values]
        return options(values, labels, labels)

    def _short(self, choice: str, label: str) -> str:
        """What a choice is about, without the words around it."""
        what = choice.split()[-1]
        if self.kind == "rob":
            return self.words.name("place", what)
        return self.names[int(what)] if self.kind == "gamble" else label

    def about(self, value: str) -> str | None:
        """The character that an option, or the question itself, is about: worth a look into the rulebook."""
        if self.kind == "offer":
            return value if self.step != "to" and value in self._values() else None
        return str(self.view["offer"]["claim"]) if self.kind == "answer" else None

    def _values(self) -> list[str]:
        """What can still be picked in this step."""
        found = [
            [match[name] for name in STEPS] for choice in self.choices if (match := OFFER.fullmatch(choice))
        ]
        at = len(self.picked)
        return list(dict.fromkeys(offer[at] for offer in found if offer[:at] == self.picked))

    def _label(self, value: str) -> str:
        if self.step == "to":
            return self.names[int(value)]
        name = self.words.name("character", value)
        return self.words.say("step-true", card=name) if [value] == self.picked else name

    def pick(self, value: str) -> str | None:
        """Take an option: the whole choice once it is made, None while a step is left."""
        if self.kind != "offer":
            return value
        self.picked.append(value)
        if len(self.picked) < len(STEPS) and len(left := self._values()) == 1:
            return self.pick(left[0])
        if len(self.picked) < len(STEPS):
            return None
        card, claim, to = self.picked
        return f"offer {card} as {claim} to {to}"

    def back(self) -> bool:
        """Return to the step before; False if this is the first."""
        if not self.picked:
            return False
        self.picked.pop()
        return True
