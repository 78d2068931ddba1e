"""A table for Scoundrels scenarios: lay out what matters in the game's own words, play, and read what the seats see.

    t = laid().sheet(0, {1: "cocky horse", 2: "filthy cow"}).hand(0, "3")
    t.play("3@5").use("horse", on="cow")
    assert t.pile_top == "filthy cow"
    t.idle()

The game is set up from a position at the first move or look; everything not named is dealt from the seed. Questions
that a scenario does not care about (suspicion, rearranging, answers) are passed over by `play`, `use` and the like.
What was passed over is remembered until the scenario chooses something: `can` and `refused` do not let it say that a
choice is not offered when it was just passed over. And what they call impossible has to be offered somewhere in the
same test (`tests/controls.py`).
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any

import pytest

import saloon
from tests import controls

DULL = ("pass", "pass quietly", "keep")
"""Answers that leave a question aside."""


def laid(players: int = 2, **options: Any) -> ScoundrelsTable:
    return ScoundrelsTable(players, options)


def expanded(players: int = 2, **options: Any) -> ScoundrelsTable:
    """A table with Double or Nothing."""
    return ScoundrelsTable(players, {"expansion": "double-or-nothing", **options})


def alone(enemy: str = "lilith-boone", *, expert: bool = False, **options: Any) -> ScoundrelsTable:
    """A table for one, against an enemy."""
    return ScoundrelsTable(1, {"enemy": enemy, **({"expert": True} if expert else {}), **options})


def dealt(players: int = 2, *, seed: int = 0, **options: Any) -> ScoundrelsTable:
    """A table at which a new game has just been set up by the rules."""
    t = ScoundrelsTable(players, options)
    t._game = saloon.new("scoundrels", players=players, options=options, seed=seed)
    return t


class ScoundrelsTable:
    """One scenario: first how the table is laid out, then the game at it. Seat 0 is active unless said otherwise."""

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        self.players = players
        self.options = options
        self.laid: dict[str, Any] = {}
        self.seats: dict[int, dict[str, Any]] = {}
        self.foe: dict[str, Any] = {}
        self.version: int | None = None
        self._game: saloon.Game | None = None
        self._passed_over: list[tuple[int, tuple[str, ...]]] = []
        """Who was asked what and left it aside without the scenario's saying so, since its last choice."""

    # Laying out

    def by(self, version: int) -> ScoundrelsTable:
        """By the rules of this version; without it, by the present ones."""
        assert self._game is None, "the game has begun"
        self.version = version
        return self

    def given(self, **facts: Any) -> ScoundrelsTable:
        """Facts of a position: day, turn, active, first, phase ("turn" or "evening"), seed, values, places, known …"""
        assert self._game is None, "the game has begun"
        self.laid.update(facts)
        return self

    def seat(self, seat: int, **facts: Any) -> ScoundrelsTable:
        """Facts of a seat: money, reputation, henchmen, jail, leader, strategy, safes, slots, calls, deck, faceup …"""
        assert self._game is None, "the game has begun"
        self.seats.setdefault(seat, {}).update(facts)
        return self

    def enemy(self, **facts: Any) -> ScoundrelsTable:
        """Facts of the enemy: money, reputation, henchmen, jail, safes, destroyed, recruits, automa (top first) …"""
        assert self._game is None, "the game has begun"
        self.foe.update(facts)
        return self

    def hand(self, seat: int, cards: str) -> ScoundrelsTable:
        """Poker cards in hand; up to four, the others of the hand are dealt."""
        return self.seat(seat, hand=cards.split())

    def sheet(self, seat: int, scoundrels: dict[int, str]) -> ScoundrelsTable:
        return self.seat(seat, sheet={str(place): name for place, name in scoundrels.items()})

    def saloon(self, *scoundrels: str) -> ScoundrelsTable:
        """Leftmost first."""
        return self.given(saloon=list(scoundrels))

    def pile(self, *scoundrels: str) -> ScoundrelsTable:
        """Top first."""
        return self.given(pile=list(scoundrels))

    def marks(self, *rows: str) -> ScoundrelsTable:
        """`"0: 5 on depot-3"`."""
        return self.given(marks=list(rows))

    # Playing

    @property
    def game(self) -> saloon.Game:
        if self._game is None:
            self._game = saloon.position("scoundrels", self._toml(), self.version)
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

    def choose(self, seat: int, word: str) -> ScoundrelsTable:
        """Exactly this choice, now."""
        for other in self.game.seats:
            controls.met(self.game.legal(other))
        self.game.apply(seat, word)
        self._passed_over = []
        return self

    def _pass_over(self, question: saloon.Decision, wanted: str, besides: tuple[str, ...] = ()) -> None:
        """Leave a dull question aside, and remember what could have been chosen."""
        dull = [answer for answer in (*DULL, *besides) if answer in question.choices]
        assert dull, (
            f"asked {question.kind} of seat {question.seat}: {list(question.choices)}; wanted {wanted}"
        )
        self._passed_over.append((question.seat, tuple(question.choices)))
        controls.met(question.choices)
        self.game.apply(question.seat, dull[0])

    def _not_passed_over(self, seat: int, word: str) -> None:
        """What a scenario says cannot be chosen must not have been passed over on the way to saying it."""
        if word in DULL:
            return
        missed = [choices for asked, choices in self._passed_over if asked == seat and word in choices]
        assert not missed, f"'{word}' was offered to seat {seat} and passed over: {missed[0]}"

    def until(self, word: str, seat: int | None = None) -> ScoundrelsTable:
        """Leave dull questions aside until this choice is offered."""
        while True:
            question = self.game.decision
            assert question is not None, f"the game is over before anyone could '{word}'"
            if word in question.choices and (seat is None or question.seat == seat):
                controls.met(question.choices)
                return self
            self._pass_over(question, f"'{word}'")

    def to(self, kind: str, seat: int | None = None) -> ScoundrelsTable:
        """Leave dull questions aside until one of this kind is asked."""
        while True:
            question = self.game.decision
            assert question is not None, f"the game is over before anyone was asked '{kind}'"
            if question.kind == kind and seat in (None, question.seat):
                return self
            self._pass_over(question, f"a question of the kind {kind}")

    def take(self, *words: str) -> ScoundrelsTable:
        """Each of these choices when it is offered, dull questions left aside."""
        for word in words:
            self.until(word)
            self.choose(self.game.decision.seat, word)
        return self

    def play(self, what: str) -> ScoundrelsTable:
        """`"3@5"`, or `"0 faceup"`."""
        return self.take(f"play {what}")

    def use(self, job: str, *, on: str | None = None) -> ScoundrelsTable:
        self.take(f"use {job}")
        if on is not None and f"scoundrel {on}" in self.game.decision.choices:
            self.take(f"scoundrel {on}")
        return self

    def hire(self, job: str, at: int | None = None) -> ScoundrelsTable:
        return self.take(f"hire {job}" if at is None else f"hire {job} at {at}")

    def office(self, option: str | None = None) -> ScoundrelsTable:
        """To the Sheriff's Office; with an option if there is a choice of them."""
        self.take("office")
        question = self.game.decision
        if option is not None and question is not None and f"office {option}" in question.choices:
            self.take(f"office {option}")
        return self

    def end_turn(self) -> ScoundrelsTable:
        """Pass whatever is asked until another turn, or the end of the day, begins; step 3 is spent at the office."""
        before = (self.view()["day"], self.view()["turn"], self.view()["active"])
        while (
            self.game.decision is not None
            and (self.view()["day"], self.view()["turn"], self.view()["active"]) == before
        ):
            self._pass_over(self.game.decision, "the end of the turn", ("office", "office sell-information"))
        return self

    def to_the_end(self) -> ScoundrelsTable:
        """Pass whatever is asked until the game is over; only from its last evening."""
        while (question := self.game.decision) is not None:
            assert "pass" in question.choices, f"asked {question.kind}: {list(question.choices)}"
            self.game.apply(question.seat, "pass")
        return self

    def draw(self) -> ScoundrelsTable:
        """Spend step 3 at the office; go on to the enemy's first question, or to the end of the turn."""
        before = len(self.happened("automa"))
        while len(self.happened("automa")) == before:
            question = self.game.decision
            assert question is not None, "the game is over before the enemy drew a card"
            self._pass_over(question, "the enemy's card", ("office", "office sell-information"))
        return self

    def play_on(
        self, rng: random.Random, until: Callable[[ScoundrelsTable], bool] = lambda t: False
    ) -> ScoundrelsTable:
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
        controls.met(self.game.decision.choices)
        return list(self.game.decision.choices)

    def happened(self, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
        """Events of a kind so far, as a seat read them."""
        return [event for event in self.game.events(seat) if event["kind"] == kind]

    @property
    def enemy_now(self) -> dict[str, Any]:
        """All of the enemy that lies open."""
        return self.view()["enemy"]

    # Asserting

    def asks(self, seat: int, kind: str | None = None) -> ScoundrelsTable:
        question = self.game.decision
        assert question is not None
        assert question.seat == seat, question
        assert kind in (None, question.kind), question
        controls.met(question.choices)
        return self

    def can(self, word: str, seat: int | None = None) -> bool:
        """Whether this choice is offered now; "no" is no answer if it was just passed over."""
        seat = self.game.decision.seat if seat is None else seat
        legal = self.game.legal(seat)
        controls.met(legal)
        if word not in legal:
            self._not_passed_over(seat, word)
            if word not in DULL:
                controls.denied(word, legal)
        return word in legal

    def refused(self, seat: int, word: str, because: str) -> ScoundrelsTable:
        """The choice is illegal now, and the answer cites the rule."""
        self._not_passed_over(seat, word)
        before = json.dumps(self.game.view(seat))
        with pytest.raises(saloon.IllegalChoice) as refusal:
            self.game.apply(seat, word)
        assert because in str(refusal.value)
        assert json.dumps(self.game.view(seat)) == before
        for other in self.game.seats:
            controls.met(self.game.legal(other))
        controls.denied(word, self.game.legal(seat), str(refusal.value))
        return self

    def idle(self) -> ScoundrelsTable:
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
