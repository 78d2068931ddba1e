"""Rules of thumb that the engine can play by: the worth of every text of a catalogue, and what was fitted."""

from __future__ import annotations

import functools
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import saloon
from saloon.bots.player import View
from saloon.games.scoundrels import rows
from saloon.games.scoundrels.cards.build import Parts
from saloon.games.scoundrels.engine.guide.thumb import Seated, Thumb
from saloon.games.scoundrels.engine.guide.worth import TASTES, Texts, offered
from saloon.games.scoundrels.engine.scoring import tech
from saloon.kernel.chance import Dice
from saloon.kernel.core import State
from saloon.kernel.playout import Guide, playout
from saloon.start import rules_of

Tree = list[Any]

RATES = {
    rows.AT_START: 2.5,
    rows.AFTER_STEP_3: 3.0,
    rows.AT_END_OF_DAY: 1.0,
    rows.AFTER_NEIGHBOUR: 0.8,
    rows.AFTER_MONEY: 0.8,
    rows.AFTER_SAFE: 0.9,
    rows.AFTER_HIRE: 1.0,
    rows.AFTER_SUSPECTED: 0.8,
}
"""Uses a day by timing."""
USUAL = 0.5


def nodes(tree: Any, row: str) -> list[Tree]:
    """Every part of a text that comes from one row of the card language."""
    if not isinstance(tree, list):
        return []
    found = [tree] if tree and tree[0] == row else []
    for part in tree:
        found += nodes(part, row)
    return found


def texts_of(parts: Parts) -> Texts:
    cat = parts.catalogue
    return Texts(
        [offered(body) for body in parts.jobs],
        [int(bool(nodes(job.tree, rows.STEAL_SAFE))) for job in cat.jobs],
        [int(bool(nodes(job.tree, rows.DISCARD_THIS))) for job in cat.jobs],
        [rate(trait.timing_tree) for trait in cat.traits],
        [int(bool(nodes(option.tree, rows.FINAL_DAY))) for option in cat.sheriff],
        [{rows.ANY_HENCHMAN: 1, rows.TWO_HENCHMEN: 2}.get(freed(option.tree), 0) for option in cat.sheriff],
    )


def freed(tree: Sequence[Tree]) -> str:
    found = nodes(tree, rows.FREE_HENCHMAN)
    return str(found[0][1][0]) if found else ""


def rate(timing: Tree) -> float:
    """How often a day a trait lets its scoundrel be used, beside what slots do."""
    if timing[0] in (rows.AT_SLOT, rows.AT_SLOTS, rows.WHEN_HIRED):
        return 0.0
    return RATES.get(timing[0], USUAL)


WEIGHTS = Path(__file__).with_name("thumb.json")


@functools.cache
def fitted() -> dict[str, list[float]]:
    """The tastes by table: of two, of more, alone."""
    found: dict[str, list[float]] = json.loads(WEIGHTS.read_text(encoding="utf-8"))["tastes"]
    return found


def usual() -> list[float]:
    """The tastes that a fit begins with."""
    return [value for _, value in TASTES]


def table_of(view: View) -> str:
    """Which tastes were fitted for this table."""
    return "alone" if "enemy" in view else "2" if view["players"] == 2 else "4"


@functools.cache
def _texts(own: str | None, box: str | None) -> Texts:
    rules: Any = rules_of("scoundrels", {"cards": own, "expansion": box})
    return texts_of(rules.parts)


def thumb(state: State, options: dict[str, Any], tastes: Sequence[float] | None = None) -> Thumb:
    """A guide for playouts from a position of a game with these options."""
    if tastes is None:
        tastes = usual()
    own, box = (options.get(key) for key in ("cards", "expansion"))
    known = _texts(None if own is None else str(own), None if box is None else str(box))
    return Thumb(known, list(tastes), state.ops, state.n)


def fitting(state: State, options: dict[str, Any]) -> Thumb:
    """The fitted guide for a table."""
    table = "alone" if state.n == 1 else "2" if state.n == 2 else "4"
    return thumb(state, options, fitted()[table])


def played_out(
    table: tuple[int, dict[str, Any]], tastes: Sequence[Sequence[float]], seed: int
) -> list[float]:
    """A whole game in which every seat plays by tastes of its own: by how much each is ahead of the best other."""
    players, options = table
    game = saloon.new("scoundrels", players=players, options=options, seed=seed)
    state = game.state.clone()
    guides: list[Guide] = [thumb(state, game.options, own) for own in tastes]
    playout(state, Dice(seed + 1), 1_000_000, Seated(guides))
    end: Any = state
    scores = [float(tech(end, side)) for side in range(end.sides)]
    return [scores[seat] - max(scores[:seat] + scores[seat + 1 :]) for seat in range(players)]
