"""A table for scenarios: lay out what matters in the game's own words, play, and read what the seats see.

    t = table("goat", players=4).hand(0, "farmer goat charlatan sheriff").at("ranch", tokens=2)
    t.play(0, "offer farmer as sheriff to 1").play(1, "refuse")
    assert t.tokens(0) == {"bottle": 1, "cattle": 2}

The game is set up from a position at the first move or look; everything not named is dealt from the seed.
"""

from __future__ import annotations

import functools
import json
import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import saloon
from tests import controls


def table(game: str, *, players: int, **options: Any) -> Table:
    """An empty table for a game; `options` are those of the game."""
    return Table(game, players, options)


def dealt(game: str, *, players: int, seed: int, **options: Any) -> Table:
    """A table at which a new game has just been set up by the rules."""
    t = Table(game, players, options)
    t.game = saloon.new(game, players=players, options=options, seed=seed)
    return t


class Table:
    """One scenario: first how the table is laid, then the game on it."""

    def __init__(self, name: str, players: int, options: dict[str, Any]) -> None:
        self.name = name
        self.players = players
        self.options = options
        self.laid: dict[str, Any] = {}
        self.seat_rows: dict[int, dict[str, Any]] = {}
        self.places: dict[str, dict[str, int]] = {}

    # Laying the table

    def hand(self, seat: int, cards: str) -> Table:
        """This seat has the hand, so it deals; cards not named are dealt to it."""
        return self._seat(seat, hand=cards.split())

    def placed(self, seat: int, cards: str) -> Table:
        """Hats of this seat lie on these characters."""
        return self._seat(seat, controls=cards.split())

    def purse(self, seat: int, coins: int) -> Table:
        return self._seat(seat, coins=coins)

    def reserve(self, seat: int, tokens: str) -> Table:
        """The belongings of a seat: `"gold gold bottle"`; `""` for none."""
        return self._seat(seat, tokens=dict(Counter(tokens.split())))

    def elixirs(self, seat: int, count: int) -> Table:
        """Elixirs of this seat; as many of its coins lie on the Charlatan."""
        return self._seat(seat, elixirs=count)

    def at(self, place: str, **goods: int) -> Table:
        """What lies at a location: `tokens=2, coins=0`."""
        self.places.setdefault(place, {}).update(goods)
        return self._lay()

    def on_robber(self, place: str, tokens: int) -> Table:
        return self._lay(robber={"place": place, "tokens": tokens})

    def given(self, **facts: Any) -> Table:
        """Other facts of a position: round, seed, start, phase, deck, removed_up, removed_down, discard …"""
        lists = ("deck", "discard")
        return self._lay(**{key: value.split() if key in lists else value for key, value in facts.items()})

    def _seat(self, seat: int, **facts: Any) -> Table:
        self.seat_rows.setdefault(seat, {}).update(facts)
        return self._lay()

    def _lay(self, **facts: Any) -> Table:
        assert "game" not in self.__dict__, "the game has begun; lay the table first"
        self.laid.update(facts)
        return self

    def position(self) -> str:
        """The table as a position text. Unless said, it is the first round in which that much can lie about."""
        top = {"players": self.players, **self.laid}
        top.setdefault("round", max([1, *(row.get("tokens", 1) for row in self.places.values())]))
        lines = [f"{key} = {toml(value)}" for key, value in top.items()]
        lines += [f"options = {toml(self.options)}"] if self.options else []
        for seat, row in sorted(self.seat_rows.items()):
            lines += [f"[seat.{seat}]", *(f"{key} = {toml(value)}" for key, value in row.items())]
        for place, goods in self.places.items():
            lines += [f"[location.{place}]", *(f"{key} = {toml(value)}" for key, value in goods.items())]
        return "\n".join(lines) + "\n"

    @functools.cached_property
    def game(self) -> saloon.Game:
        return saloon.position(self.name, self.position())

    @functools.cached_property
    def before(self) -> list[dict[str, Any]]:
        """What every seat had when the game began."""
        return [self.belongs(seat) for seat in range(self.players)]

    # Playing

    def play(self, seat: int, choice: str) -> Table:
        assert self.before is not None  # read before the first move
        for other in range(self.players):
            controls.met(self.game.legal(other))
        self.game.apply(seat, choice)
        return self

    def deal(self, card: str, *, to: int, claim: str | None = None) -> Table:
        """The dealer offers a card to a seat that accepts it."""
        self.play(self.dealer, f"offer {card} as {claim or card} to {to}")
        return self.play(to, "accept")

    def play_on(self, rng: random.Random, until: Callable[[Table], bool] = lambda t: False) -> Table:
        """Random choices of all seats, to the end or until something is so."""
        while (decision := self.game.decision) is not None and not until(self):
            self.game.apply(decision.seat, rng.choice(decision.codes))
        return self

    def steps(self, rng: random.Random) -> Iterator[Table]:
        """Stop at every question of a game played at random, and at its end."""
        yield self
        while (decision := self.game.decision) is not None:
            self.game.apply(decision.seat, rng.choice(decision.codes))
            yield self

    # Looking

    def view(self, seat: int | None = None) -> dict[str, Any]:
        return self.game.view(seat)

    def coins(self, seat: int) -> int:
        return self.view()["seats"][seat]["coins"]

    def purses(self) -> list[int]:
        return [row["coins"] for row in self.view()["seats"]]

    def tokens(self, seat: int) -> dict[str, int]:
        """The belongings of a seat, as it sees them itself."""
        return self.view(seat)["seats"][seat]["belongings"]

    def hats(self, seat: int) -> int:
        return self.view()["seats"][seat]["hats"]

    def active(self) -> list[int]:
        return [seat for seat, row in enumerate(self.view()["seats"]) if row["active"]]

    def controls(self, seat: int) -> list[str]:
        return [card for card, owner in self.view()["control"].items() if owner == seat]

    def cards(self, seat: int) -> set[str] | None:
        """The hand of characters, if this seat has it."""
        hand = self.view(seat)["hand"]
        return None if hand is None else set(hand)

    def location(self, place: str) -> dict[str, Any]:
        return next(row for row in self.view()["locations"] if row["id"] == place)

    def lying_at(self, place: str) -> tuple[int, int]:
        """Tokens and coins at a location."""
        row = self.location(place)
        return row["tokens"], row["coins"]

    @property
    def dealer(self) -> int:
        return self.view()["dealer"]

    def events(self, *kinds: str, seat: int | None = None) -> list[dict[str, Any]]:
        """What has happened since the game began, as a seat (or a spectator) was told; of these kinds only."""
        return [event for event in self.game.events(seat) if not kinds or event["kind"] in kinds]

    def told(self, *kinds: str) -> list[str]:
        """The events as short sentences for comparing: `paid 0 sheriff 2`."""
        return [" ".join(map(str, event.values())) for event in self.events(*kinds)]

    def belongs(self, seat: int) -> dict[str, Any]:
        """All that is a seat's own: coins, tokens, hats, elixirs, characters."""
        return {**self.view(seat)["seats"][seat], "controls": self.controls(seat)}

    def shuffled(self, stream: str) -> list[str]:
        """A shuffle as the keeper's log has it, top card first: `deck.round1`."""
        return re.findall(rf"^@{stream} (.+)$", self.game.notation(), re.MULTILINE)[-1].split()

    # Claims

    def asks(self, seat: int, kind: str) -> Table:
        """This seat and no other has an open question, of this kind."""
        decision = self.game.decision
        assert decision is not None, f"nobody is asked; seat {seat} should be ({kind})"
        assert (decision.seat, decision.kind) == (seat, kind), f"{decision} instead of seat {seat}: {kind}"
        others = [other for other in self.game.seats if other != seat and len(self.game.legal(other))]
        assert not others, f"seats {others} have choices too"
        return self

    def choices(self) -> list[str]:
        decision = self.game.decision
        return [] if decision is None else list(decision.choices)

    def refused(self, seat: int, choice: str, because: str) -> Table:
        """The choice is illegal, the reason names this, and nothing has changed."""
        before = self.everything()
        with pytest.raises(saloon.IllegalChoice) as refusal:
            self.game.apply(seat, choice)
        assert because in refusal.value.why, f"refused, but because: {refusal.value.why}"
        assert choice not in refusal.value.possible
        assert self.everything() == before, "a refused choice changed the game"
        asked = self.game.decision
        offered = asked.choices if asked is not None else ()
        controls.met(offered)
        controls.denied(choice, offered, refusal.value.why)
        return self

    def everything(self) -> str:
        """All that anyone at the table can see, as text."""
        eyes = [None, *range(self.players)]
        return json.dumps([[self.game.view(eye), self.game.events(eye)] for eye in eyes])

    def bystanders_unchanged(self, *seats: int) -> Table:
        """These seats have what they had when the game began."""
        for seat in seats:
            assert self.belongs(seat) == self.before[seat], f"seat {seat} had {self.before[seat]}"
        return self

    def idle(self) -> Table:
        """Nothing is half done: a dealer is asked for the next offer, or the game is over."""
        decision = self.game.decision
        assert decision is None or decision.kind == "offer", f"{decision} is pending"
        assert self.view()["offer"] is None
        return self

    def over(self) -> Table:
        assert self.game.decision is None, f"{self.game.decision} is pending"
        assert self.game.result is not None
        assert all(not len(self.game.legal(seat)) for seat in self.game.seats)
        return self


def toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(inner)}" for key, inner in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    return json.dumps(value)
