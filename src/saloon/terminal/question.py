"""Asking in small steps: which card, under which name, for whom. Knows the shape of choice words, not the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from saloon import kit
from saloon.kernel.choice import parse
from saloon.language import pointing
from saloon.language.words import Words

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
        self.kind: str = kind_of(view)
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


class Steps(Question):
    """The question of a game that says nothing of how the terminal asks: few choices are one menu, of many one says
    first this thing, then that, as the web table lets one point at them; without things, part by part of the word."""

    def __init__(
        self, view: Mapping[str, Any], choices: Sequence[str], words: Words, names: list[str]
    ) -> None:
        super().__init__(view, choices, words, names)
        self.things = words.labels("thing")
        if len(choices) > MOST_LETTERS:
            self.paths = stepwise({choice: self.parts(choice) for choice in choices})

    def parts(self, choice: str) -> tuple[str, ...]:
        """The things that a choice is about, or else its words."""
        chosen = parse(choice)
        return tuple(pointing.objects(choice, self.view)) or (chosen.verb, *chosen.rest)

    @property
    def prompt(self) -> str:
        """With the things that were picked so far."""
        return " · ".join([super().prompt, *[self.thing(value) for value in self.picked if ":" in value]])

    def label(self, value: str) -> str:
        """The one choice that a line leads to; of several the thing, or the first and the last of them."""
        begun = [*self.picked, value]
        left = [choice for choice, path in self.paths.items() if list(path[: len(begun)]) == begun]
        if len(left) > 1 and ":" in value:
            return self.thing(value)
        ends = dict.fromkeys((left[0], left[-1]))
        return " … ".join(self.words.choice(one, self.names, self.view["seat"], self.view) for one in ends)

    def thing(self, value: str) -> str:
        """A thing on the table by its kind and name."""
        return " ".join(filter(None, (self.things.get(value.partition(":")[0]), self.name(value))))

    def name(self, value: str) -> str:
        kind, _, id = value.partition(":")
        return self.names[int(id)] if kind == "seat" else str(self.words.worded(id.replace(":", " ")))

    def short(self, value: str) -> str:
        """The kind of a thing is the same in all lines of a step."""
        return self.name(value) if ":" in value else self.label(value)


def stepwise(parts: Mapping[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
    """Paths by which every choice can be reached: one that others begin with, or share, ends in the choice itself, and
    what all of them begin with is not asked."""
    begun = Counter(path[:size] for path in parts.values() for size in range(1, len(path) + 1))
    paths = {
        choice: (*path, choice) if begun[path] > 1 else (choice,) if begun[path[:1]] == 1 else path
        for choice, path in parts.items()
    }
    while len({path[0] for path in paths.values()}) == 1:
        paths = {choice: path[1:] for choice, path in paths.items()}
    return paths


def kind_of(view: Mapping[str, Any]) -> str:
    """The kind of question that the seat of a view is asked, or else the one that is open; "" for none."""
    kinds = [asked["kind"] for asked in view["asked"] if asked["seat"] == view["seat"]]
    return str((kinds or [asked["kind"] for asked in view["asked"]] or [""])[0])


def put(view: Mapping[str, Any], choices: Sequence[str], words: Words, names: list[str]) -> Question:
    """The question of a view."""
    return kit.get(view["game"]).bring("question", Steps)(view, choices, words, names)
