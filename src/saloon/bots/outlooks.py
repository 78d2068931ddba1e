"""The value functions of bots: the engine's features with the weights that `saloon.lab.fit` found."""

from __future__ import annotations

import functools
import json
from importlib.resources import files
from typing import Any

from saloon.bots.player import View
from saloon.games import rules_of
from saloon.goat import outlook as goat
from saloon.kernel.core import State
from saloon.kernel.outlook import Outlook
from saloon.scoundrels import outlook as town
from saloon.scoundrels.names import NOBODY, PLACES
from saloon.scoundrels.views import Names


@functools.cache
def weights(game: str) -> dict[str, Any]:
    text = files("saloon.bots").joinpath("weights", f"{game}.json").read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


def outlook_of(view: View) -> Outlook:
    """The outlook on the game of a view."""
    if view["game"] == "goat":
        return _goat(view["players"], bool(view["options"].get("small")))
    own = view["options"].get("cards")
    box = view["options"].get("expansion")
    return _town(view["players"], None if own is None else str(own), None if box is None else str(box))


@functools.cache
def _goat(players: int, small: bool) -> Outlook:
    row = weights("goat")["players"][str(players)]
    return goat.GoatOutlook(row["weights"], row["sharpness"], small)


@functools.cache
def _town(players: int, own: str | None, box: str | None) -> Outlook:
    table = weights("scoundrels")
    row = table["players"][str(max(2, players))]
    rules: Any = rules_of("scoundrels", {"cards": own, "expansion": box})
    days: list[town.Prospects] = []
    worth: dict[str, float] = {}
    for weights_of_day in row["weights"]:
        # Who was never seen so many days before the end, since black jobs lie below, is worth what it is a day later.
        fitted = dict(zip(table["features"], weights_of_day, strict=True))
        worth = {name: weight or worth.get(name, 0.0) for name, weight in fitted.items()}
        days.append(_prospects(worth, rules.names))
    return town.TownOutlook(days, row["sharpness"])


def _prospects(worth: dict[str, float], names: Names) -> town.Prospects:
    """Cards that the weights do not know, as in somebody's own catalogue, count by their cost alone."""
    return town.Prospects(
        [worth[name] for name in town.FEATURES],
        [worth.get(f"job {job}", 0.0) for job in names.jobs],
        [worth.get(f"trait {trait}", 0.0) for trait in names.traits],
    )


class Reader:
    """Describes positions for fitting."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.names: Any = None if game == "goat" else rules_of(game).names  # type: ignore[attr-defined]
        self.blank: Outlook = goat.GoatOutlook([], [], False) if game == "goat" else town.TownOutlook([], [])

    def columns(self) -> list[str]:
        if self.game == "goat":
            return list(goat.FEATURES)
        people = [f"job {job}" for job in self.names.jobs] + [f"trait {trait}" for trait in self.names.traits]
        return [*town.FEATURES, *people]

    def scored(self) -> int:
        """How many features, the first ones, are the score itself; in a game of money it is fitted like the rest."""
        return 0 if self.game == "goat" else town.SCORED

    def features(self, s: Any, seat: int) -> list[float]:
        if self.game == "goat":
            return goat.features(s, seat)
        people = [0.0] * (len(self.names.jobs) + len(self.names.traits))
        for uid in s.sheet[seat * PLACES : (seat + 1) * PLACES]:
            if uid != NOBODY:
                people[s.job[uid]] = 1.0
                people[len(self.names.jobs) + s.trait[uid]] = 1.0
        return town.features(s, seat) + people

    def left(self, s: State) -> float:
        return self.blank.left(s)
