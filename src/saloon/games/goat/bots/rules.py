"""Rules of thumb for the Goat game: what a character is worth to whom, and how far a claim is to be believed."""

from __future__ import annotations

import math
from collections.abc import Sequence

from saloon.bots.player import View, softly
from saloon.games.goat.engine.chosen import Choice, parse
from saloon.games.goat.engine.names import CHARACTERS, LOCATIONS, place_of

AVERAGE_TOKEN = 3.0
HONESTY = 0.45
"""How often we take a claim at its word, before counting cards; a guess that plays well against the random bot."""
SHARPNESS = 1.2
"""How strongly better options are preferred: the rest is left to chance, so that habits are hard to read."""


class GoatSense:
    """What a seat makes of its view."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.seat: int = view["seat"]
        self.others = [seat for seat in range(view["players"]) if seat != self.seat]
        self.places = {row["id"]: row for row in view["locations"]}
        self.in_play: dict[str, int] = view["control"]
        cast = self._cast()
        self._unseen = self._count_unseen(cast)
        hats = sum(row["hats"] for row in view["seats"])
        self._drawn = min(1.0, float(hats) / max(1, len(self._unseen)))
        """Chance that one of the unseen is in play when the Saloon phase comes."""
        self.worth = {name: self._worth(name) for name in cast}
        self.usual = self.mean(self._unseen)
        """What a character is worth that may be any."""

    # Counting cards

    def _cast(self) -> list[str]:
        """The characters of this game."""
        if self.view["options"].get("small"):
            return ["banker", "widow", "gunslinger", "sheriff", "goat"]
        there = {LOCATIONS.index(name) for name in self.places} | {5}
        return [name for k, name in enumerate(CHARACTERS) if place_of(k) in there]

    def in_hand(self) -> set[str]:
        """Characters known to be in the hand on the table: held by us before, or claimed, and not shown since."""
        known: set[str] = set(self.view["hand"] or [])
        for row in self.view["seen"]["offers"]:
            known.update(row["hand"] or [])
            known.add(row["claim"])
            if row["answer"] is not None:
                known.discard(row["card"])
        return known

    def unseen(self) -> list[str]:
        """Characters that may be anywhere: deck, hand or removed facedown."""
        return self._unseen

    def _count_unseen(self, cast: Sequence[str]) -> list[str]:
        gone = {*self.in_play, *self.view["discard"], self.view["removed"]["faceup"]}
        return [name for name in cast if name not in gone]

    def _coming(self, name: str) -> float:
        """Chance that a character is in play when the Saloon phase comes."""
        if name in self.in_play:
            return 1.0
        return self._drawn if name in self._unseen else 0.0

    # Worth in dollars, for whoever controls the character

    def _worth(self, name: str) -> float:
        place = self.places.get(LOCATIONS[place_of(CHARACTERS.index(name)) % 5])
        if name == "goat" or place is None:
            return 0.0
        if place["id"] != "saloon":
            takes_tokens = CHARACTERS.index(name) % 2 == 0
            return float(place["tokens"] * place["value"] if takes_tokens else place["coins"])
        return float(getattr(self, f"_{name}")())

    def _gunslinger(self) -> float:
        return 4 * self._coming("sheriff")

    def _sheriff(self) -> float:
        wage = 2 + 2 * self._coming("robber") + self._coming("charlatan")
        return wage * (1 - self._coming("gunslinger"))

    def _free(self) -> float:
        """Chance that no Sheriff arrests anyone."""
        return 1 - self._coming("sheriff") * (1 - self._coming("gunslinger"))

    def _robber(self) -> float:
        loot = [row["tokens"] * row["value"] for name, row in self.places.items() if name != "saloon"]
        return float(max(loot, default=0)) * self._free()

    def _charlatan(self) -> float:
        coins = sum(self.view["seats"][seat]["coins"] for seat in self.others)
        return float(min(3, coins)) * self._free()

    def _dancer(self) -> float:
        given: float = self.places["saloon"]["tokens"] * 2 / len(self.others)
        return AVERAGE_TOKEN * self._coming("gambler") - given

    def _gambler(self) -> float:
        return AVERAGE_TOKEN * (1 - self._coming("dancer"))

    def mean(self, names: Sequence[str]) -> float:
        return sum(self.worth[name] for name in names) / len(names) if names else 0.0

    # Choices

    def weigh(self, legal: Sequence[str]) -> list[float]:
        kind = self.view["phase"]
        if kind == "answer":
            taken = self.accepting(self.view["offer"]["claim"], self.view["hand_size"])
            return [taken if word == "accept" else 1 - taken for word in legal]
        rate = {"offer": self._rate_offer, "rob": self._rate_rob}.get(kind, self._rate_leader)
        return softly([rate(parse(word)) for word in legal], SHARPNESS)

    def accepting(self, claim: str, left: int) -> float:
        """How likely we take a card of this name, if it promises more than a hat is worth later; the dealer has so
        many others left.
        """
        known = self.in_hand() - {claim}
        others = [name for name in self.unseen() if name != claim]
        lie = self.mean(sorted(known)) if len(known) >= left else self.mean(others)
        # Nobody gives a good card away under its own name: the better the claim, the less we believe it.
        trust = HONESTY / (1 + 0.15 * max(0.0, self.worth[claim]))
        card = trust * self.worth[claim] + (1 - trust) * lie
        later = self.usual
        if self.view["assistant"]:
            later += 0.5  # a refused card costs nothing here, and there is more to choose from
        return 1 / (1 + math.exp(-SHARPNESS * (card - later)))

    def _rate_offer(self, chosen: Choice) -> float:
        return self.rate(chosen.card, chosen.claim, chosen.seat)

    def rate(self, card: str, claim: str, to: int) -> float:
        """Good if what is likely to happen pays us more than them."""
        usual = self.usual
        taken = 1 / (1 + math.exp(-0.5 * (self.worth[claim] - usual)))
        if claim == card:
            taken = 0.5 * taken + 0.25
        gain = self.worth[card] - usual
        if self.view["assistant"]:
            return -taken * gain
        leader: float = 0.1 * (self.view["seats"][to]["coins"] + self.view["seats"][to]["tokens"])
        return (1 - taken) * gain - taken * gain / len(self.others) - (leader if gain > 0 else -leader)

    def _rate_rob(self, chosen: Choice) -> float:
        row = self.places[chosen.location]
        return float(row["tokens"] * row["value"])

    def _rate_leader(self, chosen: Choice) -> float:
        """Coins and tokens come best from who has most, and bottles go best to who has least."""
        harm = 0.0
        for count, seat in [(1, chosen.seat)] if chosen.verb == "gamble" else chosen.shares:
            row = self.view["seats"][seat]
            wealth = row["coins"] + AVERAGE_TOKEN * row["tokens"]
            harm += count * (1 + 0.1 * wealth) if chosen.verb != "serve" else -count * 0.1 * wealth
        return harm
