"""Whether a card of one's own is worth its price: measured beside the box's own cards, in the same laboratory."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Sequence
from typing import Any

from saloon.errors import BadOption
from saloon.games.scoundrels import catalogue
from saloon.games.scoundrels.cards.terms import Words
from saloon.lab.worth import almanac, files, model
from saloon.lab.worth.compare import compare
from saloon.lab.worth.measure import Measurement, Plan, Progress, named
from saloon.lab.worth.rows import Row
from saloon.lab.worth.trial import setting_of, worths_of

GAME = "scoundrels"
Sides = tuple[list[Row], list[Row]]
"""Rows of the games without the file and with it."""


def replaced(own: str, box: str) -> dict[str, str]:
    """By the id of a card of one's own, whom it takes the place of."""
    found = catalogue.load(box, own)
    return {card.id: card.replaces or card.id for card in (*found.jobs, *found.traits) if card.own}


class Pricing:
    """A file's jobs and traits beside those whose place they take; games are added until somebody has enough."""

    def __init__(self, own: str, setting: str = "base-2p-3d-m1") -> None:
        base = setting_of(worths_of(GAME), setting)
        box = str(base.options.get("expansion", catalogue.BASE))
        self.places = replaced(own, box)
        if not self.places:
            raise BadOption("This file changes no job and no trait of that box: there is nothing to measure.")
        self.settings = (base, setting_of(worths_of(GAME), setting, {"cards": own}))
        self.only = (frozenset(self.places.values()), frozenset(self.places))

    def plan(self, side: int, games: int, seed: int) -> Plan:
        made = Plan(GAME, self.settings[side], games, seed, 1e-3, self.only[side])
        made.things = [thing for thing in made.things if thing.kind != "money"]
        return made

    def played(
        self, games: int, seed: int = 0, jobs: int = 1, tell: Callable[[int], None] = lambda done: None
    ) -> Sides:
        """So many games on either side; another seed is other games."""
        found: list[list[Row]] = []
        for side in (0, 1):
            done = sum(row.games for rows in found for row in rows)

            def told(progress: Progress, done: int = done) -> None:
                tell(done + progress.games)

            found.append(Measurement(self.plan(side, games, seed)).run(jobs, told))
        return found[0], found[1]

    def judged(self, sides: Sides) -> dict[str, Any]:
        """What all games say: every difference with its interval, and the price of each card."""
        plans = [self.plan(side, 0, 0) for side in (0, 1)]
        before, after = (
            almanac.summary(plan, rows, doubts=False) for plan, rows in zip(plans, sides, strict=True)
        )
        new = {old: own_id for own_id, old in self.places.items()}
        for side, found in enumerate((before, after)):
            for part in ("rows", "columns"):
                own = [name for name in found[part] if name in self.only[side]]
                found[part] = {name: average(plans[side], sides[side], name) for name in own}
        for part in ("rows", "columns"):
            before[part] = {new.get(name, name): value for name, value in before[part].items()}
        for thing in before["things"]:
            thing["id"] = " ".join(new.get(word, word) for word in thing["id"].split(" "))
        prices = [price(after, one) for one in self.places]
        return {
            "games": sum(side["games"] for side in (before, after)),
            "compared": compare(before, after, frozenset(self.places)),
            "prices": prices,
        }


def average(plan: Plan, rows: Sequence[Row], card: str) -> list[float]:
    """What a card's scoundrels are worth on average, and its half-width: plain means, each scoundrel as much as any."""
    things = [thing for thing in plan.things if card in (thing.row, thing.column)]
    sums = model.Sums.of(rows, [named(thing) for thing in things], even=plan.setting.even)
    mean, variance = sums.margins()
    spread = math.sqrt(float(variance.sum()) / len(things) ** 2 + sums.zero_variance)
    return [round(float(mean.mean()), 3), round(model.WIDE * spread, 3)]


def measured(
    own: str, games: int, setting: str = "base-2p-3d-m1", jobs: int = 1, tell: Any = lambda done, total: None
) -> dict[str, Any]:
    """The file's jobs and traits before and after, each side with so many games."""
    pricing = Pricing(own, setting)
    return pricing.judged(pricing.played(games, 0, jobs, lambda done: tell(done, 2 * games)))


def price(found: dict[str, Any], card: str) -> dict[str, Any]:
    """What the scoundrels of a card are worth beside all others of the box that cost as much."""
    mine = [one for one in found["things"] if card in (one.get("row"), one.get("column"))]
    worth, half = found["rows"].get(card) or found["columns"].get(card) or [0.0, 0.0]
    cost = sum(one["price"] for one in mine) / max(1, len(mine))
    told = {
        "card": card,
        "worth": worth,
        "half": half,
        "price": round(cost, 2),
        "games": sum(one["games"] for one in mine),
    }
    usual = usual_worth(found["setting"])
    if usual is None or usual[1] <= 0:
        return told
    fair = usual[0] + usual[1] * cost
    return told | {"fair": round(fair, 3), "dollars": round((worth - fair) / usual[1], 2)}


def verdict(one: dict[str, Any], words: Words) -> str:
    """About how many dollars too cheap or too dear, in a sentence."""
    figure = words.figure
    facts = {
        "card": one["card"],
        "worth": figure(one["worth"], "+.2f"),
        "price": figure(one["price"], ".1f"),
        "sure": words("worth-sure", half=figure(one["half"]), games=figure(one["games"], ",")),
    }
    if "fair" not in one:
        return words("worth-alone", **facts)
    beside = words("worth-beside", fair=figure(one["fair"], "+.2f"), **facts)
    if abs(one["worth"] - one["fair"]) <= one["half"]:
        return words("worth-fair", beside=beside, **facts)
    dollars = abs(one["dollars"])
    amount = words("worth-dollars", dollars=f"{dollars:.0f}") if dollars >= 0.5 else words("worth-cents")
    return words("worth-cheap" if one["dollars"] > 0 else "worth-dear", amount=amount, beside=beside, **facts)


def change(found: dict[str, Any], words: Words) -> str:
    """Whether a comparison shows a change, in a sentence."""
    games = words.figure(min(found["games"]), ",")
    kind = "worth-changed" if found["changed"] else "worth-same"
    return words(kind, seldom=seldom(found["chance"], words), games=games)


def seldom(chance: float, words: Words) -> str:
    if chance >= 0.01:
        return words("worth-of-cases", some=f"{100 * chance:.0f}")
    if chance < 1e-6:
        return words("worth-never")
    return words("worth-one-of", count=words.figure(float(f"{1 / chance:.1g}"), ",.0f"))


@functools.lru_cache(maxsize=8)
def usual_worth(setting: str) -> tuple[float, float] | None:
    """What scoundrels of the shipped almanac are worth by price: a straight line, start and slope."""
    folder = files.folder_of(GAME)
    if setting not in files.listed(folder):
        return None
    import numpy as np

    known = files.kept(folder, setting)
    some = [(one["price"], one["worth"]) for one in known["things"] if one["kind"] == "scoundrel"]
    values = np.array(some, dtype=float)
    slope, start = np.polyfit(values[:, 0], values[:, 1], 1)
    return float(start), float(slope)


def summed(rows: Sequence[Row]) -> list[list[Any]]:
    """Rows as plain sums by thing, to be handed to somebody who brings them back."""
    found: dict[str, list[Any]] = {}
    for row in rows:
        one = found.setdefault(row.thing, [row.thing, 0, 0.0, 0.0, 0.0])
        for k, value in enumerate((row.games, row.total, row.squares, row.wins), 1):
            one[k] += value
    return list(found.values())


def brought(sums: Sequence[Sequence[Any]]) -> list[Row]:
    """The same rows again."""
    return [Row(thing, 0, 0, 0, games, total, squares, wins) for thing, games, total, squares, wins in sums]
