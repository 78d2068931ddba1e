"""A town for Scoundrels scenarios: lay out what matters in the game's own words, play, and read what the seats see.

    t = town().sheet(0, {1: "cocky horse", 2: "filthy cow"}).hand(0, "3")
    t.play("3@5").use("horse", on="cow")
    assert t.pile_top == "filthy cow"
    t.idle()

The game is set up from a position at the first move or look; everything not named is dealt from the seed. Questions
that a scenario does not care about (suspicion, rearranging, answers) are passed over by `play`, `use` and the like.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any

import pytest

import saloon

DULL = ("pass", "pass quietly", "keep")
"""Answers that leave a question aside."""


def town(players: int = 2, **options: Any) -> Town:
    return Town(players, options)


def expanded(players: int = 2, **options: Any) -> Town:
    """A town with Double or Nothing."""
    return Town(players, {"expansion": "double-or-nothing", **options})


def alone(enemy: str = "lilith-boone", *, expert: bool = False, **options: Any) -> Town:
    """A town for one, against an enemy."""
    return Town(1, {"enemy": enemy, **({"expert": True} if expert else {}), **options})


def dealt(players: int = 2, *, seed: int = 0, **options: Any) -> Town:
    """A town in which a new game has just been set up by the rules."""
    t = Town(players, options)
    t._game = saloon.new("scoundrels", players=players, options=options, seed=seed)
    return t


class Town:
    """One scenario: first how the town is laid out, then the game in it. Seat 0 is active unless said otherwise."""

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        self.players = players
        self.options = options
        self.laid: dict[str, Any] = {}
        self.seats: dict[int, dict[str, Any]] = {}
        self.foe: dict[str, Any] = {}
        self._game: saloon.Game | None = None

    # Laying out

    def given(self, **facts: Any) -> Town:
        """Facts of a position: day, turn, active, first, phase ("turn" or "evening"), seed, values, places, known …"""
        assert self._game is None, "the game has begun"
        self.laid.update(facts)
        return self

    def seat(self, seat: int, **facts: Any) -> Town:
        """Facts of a seat: money, reputation, henchmen, jail, leader, strategy, safes, slots, calls, deck, faceup …"""
        assert self._game is None, "the game has begun"
        self.seats.setdefault(seat, {}).update(facts)
        return self

    def enemy(self, **facts: Any) -> Town:
        """Facts of the enemy: money, reputation, henchmen, jail, safes, destroyed, recruits, automa (top first) …"""
        assert self._game is None, "the game has begun"
        self.foe.update(facts)
        return self

    def hand(self, seat: int, cards: str) -> Town:
        """Poker cards in hand; up to four, the others of the hand are dealt."""
        return self.seat(seat, hand=cards.split())

    def sheet(self, seat: int, scoundrels: dict[int, str]) -> Town:
        return self.seat(seat, sheet={str(place): name for place, name in scoundrels.items()})

    def saloon(self, *scoundrels: str) -> Town:
        """Leftmost first."""
        return self.given(saloon=list(scoundrels))

    def pile(self, *scoundrels: str) -> Town:
        """Top first."""
        return self.given(pile=list(scoundrels))

    def marks(self, *rows: str) -> Town:
        """`"0: 5 on depot-3"`."""
        return self.given(marks=list(rows))

    # Playing

    @property
    def game(self) -> saloon.Game:
        if self._game is None:
            self._game = saloon.position("scoundrels", self._toml())
        return self._game

    def _toml(self) -> str:
        lines = [f"players = {self.players}"]
        lines += [f"{key} = {_value(value)}" for key, value in self.laid.items()]
        if self.options:
            lines += ["[options]", *[f"{key} = {_value(value)}" for key, value in self.options.items()]]
        for seat, facts in self.seats.items():
            lines += [f"[seat.{seat}]", *[f"{key} = {_value(value)}" for key, value in facts.items()]]
        if self.foe:
            lines += ["[enemy]", *[f"{key} = {_value(value)}" for key, value in self.foe.items()]]
        return "\n".join(lines)

    def choose(self, seat: int, word: str) -> Town:
        """Exactly this choice, now."""
        self.game.apply(seat, word)
        return self

    def until(self, word: str, seat: int | None = None) -> Town:
        """Leave dull questions aside until this choice is offered."""
        while True:
            question = self.game.decision
            assert question is not None, f"the game is over before anyone could '{word}'"
            if word in question.choices and (seat is None or question.seat == seat):
                return self
            dull = [answer for answer in DULL if answer in question.choices]
            assert dull, (
                f"asked {question.kind} of seat {question.seat}: {list(question.choices)}; wanted '{word}'"
            )
            self.game.apply(question.seat, dull[0])

    def to(self, kind: str, seat: int | None = None) -> Town:
        """Leave dull questions aside until one of this kind is asked."""
        while True:
            question = self.game.decision
            assert question is not None, f"the game is over before anyone was asked '{kind}'"
            if question.kind == kind and seat in (None, question.seat):
                return self
            dull = [answer for answer in DULL if answer in question.choices]
            assert dull, f"asked {question.kind} of seat {question.seat}: {list(question.choices)}"
            self.game.apply(question.seat, dull[0])

    def take(self, *words: str) -> Town:
        """Each of these choices when it is offered, dull questions left aside."""
        for word in words:
            self.until(word)
            self.game.apply(self.game.decision.seat, word)
        return self

    def play(self, what: str) -> Town:
        """`"3@5"`, or `"0 faceup"`."""
        return self.take(f"play {what}")

    def use(self, job: str, *, on: str | None = None) -> Town:
        self.take(f"use {job}")
        if on is not None and f"scoundrel {on}" in self.game.decision.choices:
            self.take(f"scoundrel {on}")
        return self

    def hire(self, job: str, at: int | None = None) -> Town:
        return self.take(f"hire {job}" if at is None else f"hire {job} at {at}")

    def office(self, option: str | None = None) -> Town:
        """To the Sheriff's Office; with an option if there is a choice of them."""
        self.take("office")
        question = self.game.decision
        if option is not None and question is not None and f"office {option}" in question.choices:
            self.take(f"office {option}")
        return self

    def end_turn(self) -> Town:
        """Pass whatever is asked until another turn, or the end of the day, begins; step 3 is spent at the office."""
        before = (self.view()["day"], self.view()["turn"], self.view()["active"])
        while (
            self.game.decision is not None
            and (self.view()["day"], self.view()["turn"], self.view()["active"]) == before
        ):
            question = self.game.decision
            dull = [
                answer
                for answer in (*DULL, "office", "office sell-information")
                if answer in question.choices
            ]
            assert dull, f"asked {question.kind} of seat {question.seat}: {list(question.choices)}"
            self.game.apply(question.seat, dull[0])
        return self

    def to_the_end(self) -> Town:
        """Pass whatever is asked until the game is over; only from its last evening."""
        while (question := self.game.decision) is not None:
            assert "pass" in question.choices, f"asked {question.kind}: {list(question.choices)}"
            self.game.apply(question.seat, "pass")
        return self

    def draw(self) -> Town:
        """Spend step 3 at the office; go on to the enemy's first question, or to the end of the turn."""
        before = len(self.happened("automa"))
        while len(self.happened("automa")) == before:
            question = self.game.decision
            assert question is not None, "the game is over before the enemy drew a card"
            dull = [word for word in (*DULL, "office", "office sell-information") if word in question.choices]
            assert dull, f"asked {question.kind} of seat {question.seat}: {list(question.choices)}"
            self.game.apply(question.seat, dull[0])
        return self

    def play_on(self, rng: random.Random, until: Callable[[Town], bool] = lambda t: False) -> Town:
        """Random choices of all seats, to the end or until something is so."""
        while (decision := self.game.decision) is not None and not until(self):
            self.game.apply(decision.seat, rng.choice(decision.codes))
        return self

    # Reading

    def view(self, seat: int | None = None) -> dict[str, Any]:
        return self.game.view(seat)

    def of(self, seat: int, fact: str) -> Any:
        """A public fact of a seat, or its own: money, reputation, henchmen, jailed, hand, marks, strategy …"""
        return self.view(seat)["seats"][seat][fact]

    def belongs(self, seat: int) -> dict[str, Any]:
        """All of a seat as it sees itself, and its safes: for bystanders that must not change."""
        safes = [row for row in self.view(seat)["safes"] if row["place"] == f"seat {seat}"]
        return {**self.view(seat)["seats"][seat], "safes": safes}

    def shuffled(self, stream: str) -> list[str]:
        """A shuffle as the keeper's log has it: `depot`, `traits.blue`, `seat0.poker`."""
        return re.findall(rf"^@{stream} (.+)$", self.game.notation(), re.MULTILINE)[-1].split()

    def money(self, seat: int) -> int:
        return self.of(seat, "money")

    def reputation(self, seat: int) -> int:
        return self.of(seat, "reputation")

    def sheet_of(self, seat: int) -> dict[int, str]:
        return {place: _name(cell) for place, cell in enumerate(self.of(seat, "sheet")) if cell is not None}

    @property
    def saloon_now(self) -> list[str]:
        return [_name(cell) for cell in self.view()["saloon"]]

    @property
    def pile_now(self) -> list[str]:
        """Top first."""
        return [_name(cell) for cell in reversed(self.view()["pile"])]

    @property
    def pile_top(self) -> str | None:
        return self.pile_now[0] if self.pile_now else None

    def safe(self, name: str, seat: int | None = None) -> dict[str, Any]:
        """A safe as a seat sees it."""
        return next(row for row in self.view(seat)["safes"] if row["id"] == name)

    def safes_of(self, seat: int) -> list[str]:
        return [row["id"] for row in self.view()["safes"] if row["place"] == f"seat {seat}"]

    def slot(self, seat: int, slot: str, viewer: int | None = None) -> dict[str, Any] | None:
        """What lies in a slot, as a viewer sees it."""
        return self.view(viewer)["seats"][seat]["slots"]["A23456".index(slot)]

    def debts(self, seat: int, viewer: int | None = None) -> list[int]:
        """The spaces in which debts of a seat lie, counted from 1."""
        held = self.view(viewer)["seats"][seat]["debts"]
        return [space for space, token in enumerate(held, 1) if token is not None]

    def choices(self) -> list[str]:
        return list(self.game.decision.choices)

    def happened(self, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
        """Events of a kind so far, as a seat read them."""
        return [event for event in self.game.events(seat) if event["kind"] == kind]

    @property
    def enemy_now(self) -> dict[str, Any]:
        """All of the enemy that lies open."""
        return self.view()["enemy"]

    # Asserting

    def asks(self, seat: int, kind: str | None = None) -> Town:
        question = self.game.decision
        assert question is not None
        assert question.seat == seat, question
        assert kind in (None, question.kind), question
        return self

    def can(self, word: str, seat: int | None = None) -> bool:
        """Whether this choice is offered now."""
        seat = self.game.decision.seat if seat is None else seat
        return word in self.game.legal(seat)

    def refused(self, seat: int, word: str, because: str) -> Town:
        """The choice is illegal now, and the answer cites the rule."""
        before = json.dumps(self.game.view(seat))
        with pytest.raises(saloon.IllegalChoice) as refusal:
            self.game.apply(seat, word)
        assert because in str(refusal.value)
        assert json.dumps(self.game.view(seat)) == before
        return self

    def idle(self) -> Town:
        """Nothing is pending: no ability runs, nothing waits to be answered or discarded."""
        running = self.view()["running"]
        assert running["queue"] == []
        assert running["leaving"] == []
        deep = [
            frame[0]
            for frame in running["frames"]
            if ":" in str(frame[0]) or frame[0] in ("Use", "UseOther", "Respond")
        ]
        assert deep == []
        return self


def _name(cell: dict[str, Any]) -> str:
    return f"{cell['trait']} {cell['job']}"


def _value(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f'"{key}" = {_value(inner)}' for key, inner in value.items()) + " }"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(_value(inner) for inner in value) + "]"
    return json.dumps(value)
