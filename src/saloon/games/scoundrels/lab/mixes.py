"""What a reader can tell of a bot's bluffs, from its mixed plans: the chances themselves, not one card for each.

At plans of games that were written down, the bot says how likely it would play what; every card that it might play is
a row, weighed by that chance, with all that is public of it for who may call it. A logistic model is asked about games
that it was not fitted on. So a few hundred plans tell as much as many thousand cards. What counting alone tells is no
tell of the bot, and where nobody has a henchman left there is nobody to read it.

Bluffs that pay may be told from others without anybody gaining by it: the solution itself bluffs where calls are dear.
So of `top` it is also said what somebody who knew its mix of every hand would win by calling, above the value of the
solution, in victories of 1,000 a plan.

    python -m saloon.games.scoundrels.lab.mixes --bot top@16 --plans 250 --out results/mixes.jsonl
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

import saloon
from saloon.bots.player import in_turn
from saloon.bots.senses import senses_of
from saloon.games.scoundrels.bots import standoff
from saloon.games.scoundrels.bots.claims import CLAIM, NAMES, ORDERS, Table
from saloon.games.scoundrels.bots.thumbs import fitting
from saloon.games.scoundrels.bots.top import TopPlay
from saloon.games.scoundrels.engine.chosen import parse
from saloon.lab import exploiters, readers
from saloon.lab.tournament import Entrant

Array = npt.NDArray[np.float64]

SOME = 0.25
"""How many plans of a game are looked at."""
FOLDS = 5
COUNTED = [
    CLAIM.index(name)
    for name in (
        "one",
        "counted",
        "counted as people play",
        *(f"card {k + 1} counted" for k in range(ORDERS)),
    )
]
CALLERS = CLAIM.index("others' henchmen")


def plans(kept: Path, count: int, seed: int = 5) -> Iterator[tuple[dict[str, int], saloon.Game]]:
    """Plans of games of two that were written down, each with its name."""
    rng = Random(seed)
    rows = readers.duels(kept, rng)
    found = 0
    while found < count:
        row = next(rows)
        game = readers.begun("scoundrels", row)
        for step, (seat, word) in enumerate(row["made"]):
            if (
                found < count
                and parse(word).verb == "play"
                and len(game.legal(seat)) > 1
                and rng.random() < SOME
            ):
                found += 1
                yield {"seed": row["seed"], "step": step}, game.clone()
            game.apply(seat, word)


def mixed(game: saloon.Game, bot: Entrant) -> list[list[Any]]:
    """The slots of a plan, whether it is a bluff, and how likely the bot plays it."""
    assert game.decision is not None
    seat = game.decision.seat
    view: Any = game.view(seat)
    events: Any = game.events(seat)
    legal = in_turn(view, game.decision.choices)
    chances = bot.player().policy(view, events, legal, Random(3), bot.budget)
    found: dict[tuple[str, int], float] = {}
    for word, chance in zip(legal, chances, strict=True):
        chosen = parse(word)
        if chosen.facedown and chance > 0:
            key = (chosen.slot, int(not chosen.honest))
            found[key] = found.get(key, 0.0) + chance
    return [[slot, bluff, round(chance, 4)] for (slot, bluff), chance in found.items()]


def given_away(game: saloon.Game, bot: Entrant) -> float | None:
    """What somebody wins who knows how `top` would play every hand; nothing can be said where nobody may call."""
    assert game.decision is not None
    seat = game.decision.seat
    view: Any = game.view(seat)
    events: Any = game.events(seat)
    legal = in_turn(view, game.decision.choices)
    play = TopPlay(view, events, legal, Random(3), believing=True, guessing=True, reading=True)
    play.weights(bot.budget or senses_of("scoundrels").budget("top"))
    layer = play.layer
    if layer is None or not layer.called.any():
        return None
    even, calls = standoff.planned(layer, play.guess, 0.0)
    plan, _ = standoff.planned(layer, play.guess, play.lam)
    return round(1000 * (layer.value(even, calls) - layer.value(plan, layer.read(plan))), 3)


def public(game: saloon.Game, slot: str) -> list[float]:
    """What the other seat sees of a card that is about to be put into a slot."""
    assert game.decision is not None
    me = game.decision.seat
    view: Any = game.view(1 - me)
    events: Any = game.events(1 - me)
    table = Table(view, events, game.state, fitting(game.state, game.options))
    return table.claim(me, NAMES.index(slot))


class Cards:
    """Every card that might be played, as a row of what is public, with its weight."""

    def __init__(self, rows: list[tuple[saloon.Game, list[list[Any]]]]) -> None:
        seen = [
            (k, public(game, slot), bluff, chance)
            for k, (game, mix) in enumerate(rows)
            for slot, bluff, chance in mix
        ]
        self.plan = np.array([k for k, _, _, _ in seen])
        self.x = np.array([row for _, row, _, _ in seen])
        self.y = np.array([float(bluff) for _, _, bluff, _ in seen])
        self.w = np.array([chance for _, _, _, chance in seen])

    def read(self, columns: list[int], chosen: npt.NDArray[np.bool_]) -> float:
        """The AUC of a model of these columns on plans that it was not fitted on."""
        x, y, w, fold = self.x[chosen][:, columns], self.y[chosen], self.w[chosen], self.plan[chosen] % FOLDS
        score = np.zeros(len(y))
        for k in range(FOLDS):
            here = fold == k
            score[here] = x[here] @ readers.fitted(x[~here], y[~here], weight=w[~here])
        return auc(score, y, w)


def auc(score: Array, y: Array, w: Array) -> float:
    """How often a bluff has the higher score than the truth, by weight; equal scores count half."""
    total = below = 0.0
    for value in np.unique(score):
        same = score == value
        bluffs, truths = float((w * y)[same].sum()), float((w * (1 - y))[same].sum())
        total += bluffs * (below + truths / 2)
        below += truths
    return total / max(1e-12, float((w * y).sum()) * below)


def told(bot: str, rows: list[tuple[saloon.Game, list[list[Any]]]]) -> str:
    cards = Cards(rows)
    every = list(range(cards.x.shape[1]))
    lines = []
    for name, chosen in (("all", cards.w > 0), ("where somebody may call", cards.x[:, CALLERS] > 0)):
        share = float((cards.w * cards.y)[chosen].sum() / cards.w[chosen].sum())
        lines.append(
            f"{bot}, {name}: {len(set(cards.plan[chosen]))} plans, bluffs {100 * share:.1f} %, "
            f"AUC {cards.read(every, chosen):.3f}, by counting alone {cards.read(COUNTED, chosen):.3f}"
        )
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--bot", default="top@16")
    parser.add_argument("--plans", type=int, default=250)
    parser.add_argument("--kept", type=Path, default=Path("results/pool-scoundrels.jsonl.gz"))
    parser.add_argument("--out", type=Path, required=True, help="where a row for each plan goes")
    given = parser.parse_args()
    bot = Entrant.of(given.bot)

    def judge(game: saloon.Game, name: str) -> dict[str, Any]:
        """The mix, and of `top` as it is what it gives away."""
        found: dict[str, Any] = {"mix": mixed(game, bot)}
        return {**found, "lost": given_away(game, bot)} if level(name) == "top" else found

    places = plans(given.kept, given.plans)
    rows = list(readers.judged(given.out, [given.bot], places, judge))
    print(told(given.bot, [(game, row["mix"]) for game, row in rows]))
    lost = [row["lost"] for _, row in rows if row.get("lost") is not None]
    if lost:
        low, high = exploiters.interval(lost)
        print(f"given away: {np.mean(lost):.2f} ({low:.2f} – {high:.2f}) of 1,000 a plan, {len(lost)} plans")


def level(spec: str) -> str:
    """A bot without its budget, but with its character."""
    return spec.partition("@")[0]


if __name__ == "__main__":
    main()
