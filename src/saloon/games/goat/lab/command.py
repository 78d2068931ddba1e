"""`saloon exploit`: what the small Goat game tells exactly about bots."""

from __future__ import annotations

from random import Random
from typing import Annotated

import typer
from rich.console import Console


def exploit(
    bots: Annotated[str, typer.Option(help="Whose strategies, such as rules,top:stone-face@400.")] = "random",
    equilibrium: Annotated[
        int, typer.Option(min=0, help="Solve the game in so many steps, for comparison.")
    ] = 0,
    plays: Annotated[int, typer.Option(min=0, help="Audit so many offers of each for tells.")] = 0,
) -> None:
    """How much a perfect opponent wins from bots, exactly, in the small Goat game; and whether they can be read."""

    from saloon.games.goat.lab import tells
    from saloon.games.goat.lab.exploit import SmallGoat, Solver
    from saloon.lab.tournament import Entrant

    entrants = [Entrant.of(bot) for bot in bots.split(",")]
    tree = SmallGoat()
    strategies = {one.label: tree.strategy(one.player(), one.budget) for one in entrants}
    if equilibrium:
        strategies["equilibrium"] = Solver(tree).solve(equilibrium)
    console = Console(highlight=False)
    for label, strategy in strategies.items():
        line = f"{label}: exploitable by ${tree.loss(strategy):.4f} a round"
        if plays:
            found = tells.audit(tree, strategy, plays, Random(1))
            line += f"; tells over {plays} offers: AUC {found['auc']:.3f}, honest {found['honest']:.0%}"
        console.print(line)
