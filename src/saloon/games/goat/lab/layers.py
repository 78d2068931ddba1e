"""What a perfect reader of answers could win: an offer and its answer, held against what many playouts say of them.

At offers of games that were written down, the bot says how often it would accept each name, with several dice, since
nobody can see its dice. A dealer who knew these chances would offer what pays best against them; what that wins above
the value of the layer is what the answers give away, in victories of 1,000. It is far less noisy than a match, and no
logistic reader can win more. 0 would be an equilibrium of the layer.

    python -m saloon.games.goat.lab.layers --bots top@200,top:stone-face@200 --positions 40 --out results/layers.jsonl
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
from saloon import bots
from saloon.bots.budget import Budget
from saloon.bots.senses import senses_of
from saloon.games.goat.bots import bluff
from saloon.games.goat.bots.solving import Array, solved
from saloon.games.goat.engine.chosen import parse
from saloon.games.goat.engine.names import HOW_MANY
from saloon.lab import exploiters, readers

Layer = tuple[npt.NDArray[np.int64], Array, Array]
"""Hands, how likely each is, and what becomes of each of their cards."""

CARDS = 3
"""Hands of fewer cards leave little to read."""
PLAYOUTS = 8_000
"""So many playouts are taken for the truth."""
STEPS = 600
DICE = 6
"""With so many dice a bot answers the same question: what a reader can know of it is the mean."""


def positions(kept: Path, count: int, seed: int = 77) -> Iterator[tuple[dict[str, Any], saloon.Game]]:
    """Offers of games of two that were written down, each with its name."""
    rng = Random(seed)
    rows = readers.duels(kept, rng)
    found = 0
    while found < count:
        row = next(rows)
        step = rng.choice([k for k, (_, word) in enumerate(row["made"]) if parse(word).verb == "offer"])
        game = readers.begun("goat", row)
        for seat, word in row["made"][:step]:
            game.apply(seat, word)
        view: Any = game.view(None)
        if view["hand_size"] >= CARDS:
            found += 1
            yield {"seed": row["seed"], "step": step}, game


def asked(game: saloon.Game, spec: str, dice: int) -> bluff.BluffLayer:
    """A bot that is about to be made an offer."""
    assert game.decision is not None
    seat = 1 - game.decision.seat
    name, _, time = spec.partition("@")
    budget = Budget.of(time or None) or senses_of("goat").budget("top")
    view: Any = game.view(seat)
    events: Any = game.events(seat)
    guessing = not getattr(bots.get(name), "plays_the_odds", False)
    legal = ("accept", "refuse")
    return bluff.BluffLayer(view, events, legal, Random(dice), budget, guessing)


def truth(game: saloon.Game) -> Layer:
    """The layer by many playouts."""
    layer = asked(game, f"top:stone-face@{PLAYOUTS}", 1)
    types = layer.types(layer.view)
    hands, prior, values = types.arrays()
    return hands, prior, bluff.pooled(hands, values, types.looks())


def best_offer(layer: Layer, accept: Array) -> float:
    """What the dealer wins who knows how often each name is accepted."""
    hands, prior, values = layer
    left, gain = values[:, :, 2, None], (values[:, :, 0] - values[:, :, 2])[:, :, None]
    q = left + gain * accept[hands][:, None, :]
    return float((prior * q.max(axis=(1, 2))).sum())


def given_away(game: saloon.Game, spec: str) -> dict[str, float]:
    """What a bot's answers to one offer lose against the dealer who knows them, in victories of 1,000."""
    layer = truth(game)
    hands, prior, values = layer
    nothing = np.zeros((*hands.shape, hands.shape[1]))
    _, even, _ = solved(hands, prior, values, STEPS, np.zeros(HOW_MANY), nothing)
    layers = [asked(game, spec, dice) for dice in range(100, 100 + DICE)]
    accept = np.mean([one.answers(one.view) for one in layers], axis=0)
    return {"lost": round(1000 * (best_offer(layer, accept) - best_offer(layer, even)), 3)}


def told(rows: list[dict[str, Any]]) -> str:
    lost = [float(row["lost"]) for row in rows]
    low, high = exploiters.interval(lost)
    return f"{rows[0]['bot']}: {np.mean(lost):.1f} ({low:.1f} – {high:.1f}) of 1,000 an offer, {len(lost)} offers"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--bots", default="top@200,top:stone-face@200")
    parser.add_argument("--positions", type=int, default=40)
    parser.add_argument("--kept", type=Path, default=Path("results/pool-goat.jsonl.gz"))
    parser.add_argument("--out", type=Path, required=True, help="where a row for each offer goes")
    given = parser.parse_args()
    specs = given.bots.split(",")
    places = positions(given.kept, given.positions)
    rows = [row for _, row in readers.judged(given.out, specs, places, given_away)]
    for spec in specs:
        print(told([row for row in rows if row["bot"] == spec]), flush=True)


if __name__ == "__main__":
    main()
