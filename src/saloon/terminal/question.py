"""Asking in small steps: which card, under which name, for whom. Knows the shape of choice words, not the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from saloon.language.goat import OFFER
from saloon.language.town import TownWords
from saloon.language.town_cards import question
from saloon.language.town_choices import HIRE, PLAY
from saloon.language.words import Words

TAKEN = "qu"
"""Letters that mean something else at the table."""
TAKEN_IN_TOWN = "quitsl"
MOST_LETTERS = 9
LOAN_KEY = "b"
"""Where everything else has a key that is its name."""


@dataclass(frozen=True)
class Option:
    """One line of a menu."""

    value: str
    label: str
    keys: str
    """The keys that pick it at once: a digit, a letter."""
    number: str = ""
    """What is typed for it line by line."""


def options(
    values: Sequence[str],
    labels: Sequence[str],
    short: Sequence[str],
    taken: str = TAKEN,
    named: Sequence[str] | None = None,
) -> list[Option]:
    """Lines with their keys: a digit for the first nine, in short menus also a letter of the short label.

    With `named` everything has a key that is its name: slot 5 is `5`, whichever line it stands on; an A is a 1 too.
    """
    if named is not None:
        rows = zip(values, labels, named, strict=True)
        return [
            Option(value, label, "a1" if name == "A" else name.lower(), name.lower())
            for value, label, name in rows
        ]
    letters = _letters(short, taken) if len(labels) <= MOST_LETTERS else [""] * len(labels)
    out = []
    for k, (value, label, letter) in enumerate(zip(values, labels, letters, strict=True), 1):
        out.append(Option(value, label, (str(k) if k <= 9 else "") + letter, str(k)))
    return out


def _letters(labels: Sequence[str], taken: str) -> list[str]:
    """The first letter of each label that is still free."""
    used = set(taken)
    out = []
    for label in labels:
        letter = next((c for c in label.lower() if c.isascii() and c.isalpha() and c not in used), "")
        used.add(letter)
        out.append(letter)
    return out


class Question:
    """An open question as a person answers it: prompt and options of the step at hand."""

    taken = TAKEN

    def __init__(
        self, view: Mapping[str, Any], choices: Sequence[str], words: Words, names: list[str]
    ) -> None:
        self.view = view
        self.choices = choices
        self.words = words
        self.names = names
        self.kind: str = question(view)
        self.paths = {choice: self.path(choice) for choice in choices}
        self.picked: list[str] = []
        """What was picked in the steps before this one."""

    def path(self, choice: str) -> tuple[str, ...]:
        """The steps in which a choice is made; most are made in one."""
        return (choice,)

    @property
    def prompt(self) -> str:
        return self.words.ask(self.view, self.names, self.choices)

    @property
    def options(self) -> list[Option]:
        values = self._values()
        labels = [self.label(value) for value in values]
        return options(
            values, labels, [self.short(value) for value in values], self.taken, self.named(values)
        )

    def _values(self) -> list[str]:
        """What can still be picked in this step."""
        at = len(self.picked)
        found = (path for path in self.paths.values() if list(path[:at]) == self.picked)
        return list(dict.fromkeys(path[at] for path in found))

    def label(self, value: str) -> str:
        if value in self.choices:
            return self.words.choice(value, self.names, self.view["seat"], self.view)
        return self.step_label(value)

    def step_label(self, value: str) -> str:
        """A line that is only a part of a choice."""
        return value

    def short(self, value: str) -> str:
        """What a line is about, without the words around it."""
        return self.label(value)

    def named(self, values: Sequence[str]) -> Sequence[str] | None:
        """Keys that are the names of the things themselves, if they have such names."""
        return None

    def about(self, value: str) -> str | None:
        """The game word that an option, or the question itself, is about: worth a look into the rulebook."""
        return None

    def pick(self, value: str) -> str | None:
        """Take an option: the whole choice once it is made, None while a step is left."""
        self.picked.append(value)
        for choice, path in self.paths.items():
            if list(path) == self.picked:
                return choice
        left = self._values()
        return self.pick(left[0]) if len(left) == 1 else None

    def back(self) -> bool:
        """Return to the step before; False if this is the first."""
        if not self.picked:
            return False
        self.picked.pop()
        return True


class GoatQuestion(Question):
    """An offer is a card, a claim and a player; all else is one step."""

    STEPS = ("card", "claim", "to")

    def path(self, choice: str) -> tuple[str, ...]:
        match = OFFER.fullmatch(choice)
        return (choice,) if match is None else tuple(match[name] for name in self.STEPS)

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
        what = value.split()[-1]
        if self.kind == "rob":
            return self.words.name("place", what)
        return self.names[int(what)] if self.kind == "gamble" else self.label(value)

    def about(self, value: str) -> str | None:
        if self.kind == "offer":
            return value if self.step != "to" and value in self._values() else None
        return str(self.view["offer"]["claim"]) if self.kind == "answer" else None


class TownQuestion(Question):
    """A card is played by slot and card, a scoundrel hired by who and where; all else is one step."""

    taken = TAKEN_IN_TOWN
    words: TownWords

    def path(self, choice: str) -> tuple[str, ...]:
        if match := PLAY.fullmatch(choice):
            return f"slot {match['slot']}", f"card {match['card']}"
        match = HIRE.fullmatch(choice)
        if match and (match["place"] or match["let_go"]):
            return f"hire {match['job']}", f"at {match['place']}" if match["place"] else "let go"
        if choice.startswith("loan ") and self.kind != "borrow":
            return "loan", choice  # beside whatever else is asked, one line is enough
        return (choice,)

    @property
    def prompt(self) -> str:
        if not self.picked:
            return super().prompt
        if self.picked[0] == "loan":
            return self.words.say("step-loan-space")
        what = self.picked[0].split()[1]
        if self.picked[0].startswith("slot"):
            key = "step-exchange-card" if self.kind == "exchange" else "step-plan-card"
            return self.words.say(key, slot=what)
        return self.words.say("step-place", scoundrel=self.words.called(self.view, what))

    def step_label(self, value: str) -> str:
        verb, _, what = value.partition(" ")
        if verb == "loan":
            return self.words.say("step-loan", amount=self.words.loan_money)
        if verb == "slot":
            return self._slot(what)
        if verb == "card":
            honest = what == self.picked[0].split()[1]
            return self.words.say("step-honest" if honest else "step-bluff", card=what)
        if verb == "hire":
            return self._hireling(what)
        if value == "let go":
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
        names = [value.split()[-1] for value in values]
        if all(value.split()[0] in ("slot", "card", "mark", "at") and "@" not in value for value in values):
            return names
        if values and values[-1] == "let go":
            return [*names[:-1], "d"]
        if self.kind == "plan" and not self.picked and "play 0 faceup" in values:
            return [name if name != "faceup" else "0" for name in names]
        return None

    def short(self, value: str) -> str:
        verb, _, what = value.partition(" ")
        if verb in ("use", "scoundrel", "hire") and what:
            job = what.split()[0]
            return self.label(value) if job in ("strategy", "safe") else self.words.job(job)
        return self.label(value)

    def about(self, value: str) -> str | None:
        verb, _, what = value.partition(" ")
        if verb in ("use", "scoundrel", "hire") and what and what.split()[0] not in ("strategy", "safe"):
            return what.split()[0]
        return None


def put(view: Mapping[str, Any], choices: Sequence[str], words: Words, names: list[str]) -> Question:
    """The question of a view."""
    kind = GoatQuestion if view["game"] == "goat" else TownQuestion
    return kind(view, choices, words, names)
