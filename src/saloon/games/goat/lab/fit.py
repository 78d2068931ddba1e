"""What is learnt about the bots of the Goat game."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, cast

import saloon
from saloon import bots
from saloon.bots.player import Player
from saloon.games.goat.engine import outlook
from saloon.games.goat.engine.state import GoatState
from saloon.games.goat.lab import offers, tells
from saloon.games.goat.lab.exploit import SmallGoat
from saloon.kernel.core import State
from saloon.lab.readers import Reading
from saloon.lab.study import Study


class GoatStudy(Study):
    """Positions of games between bots."""

    tables = [(players, {}) for players in (2, 3, 4, 5)]
    weights = "saloon.games.goat.bots:weights.json"

    pool = (
        "random", "rules", "greedy@50", "greedy", "montecarlo@50", "montecarlo@200", "search@100", "top@100", "top@200",
        "top@200", "top@400", "top:stone-face@200", "top:reckless@200", "top:bloodhound@200", "rules:honest",
        "rules:reckless", "rules:miser",
    )  # fmt: skip
    pool_tables = [(2, {}), (2, {}), (2, {}), (2, {}), (3, {}), (4, {})]
    beliefs = "saloon.games.goat.bots:offers.json"

    def __init__(self) -> None:
        self.blank = outlook.GoatOutlook([], [], False)

    def columns(self) -> list[str]:
        return list(outlook.FEATURES)

    def features(self, s: State, seat: int) -> list[float]:
        return outlook.features(cast(GoatState, s), seat)

    def left(self, s: State) -> float:
        return self.blank.left(s)

    def readings(self, game: saloon.Game, made: list[tuple[int, str]], who: list[str]) -> Iterator[Reading]:
        return offers.readings(game, made, who)

    def tells(self, bot: str, plays: int, seed: int) -> dict[str, Any]:
        tree = SmallGoat()
        player = bots.get(bot)
        limit = player.budget if isinstance(player, bots.Limited) else None
        strategy = tree.strategy(
            cast(Player, player.bot if isinstance(player, bots.Limited) else player), limit
        )
        return {"bot": bot, **tells.audit(tree, strategy, plays, Random(seed))}
