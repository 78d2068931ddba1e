"""Rules of thumb that the engine can play by: the worth of every text of a catalogue, and what was fitted."""

from __future__ import annotations

import functools
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import saloon
from saloon.bots.player import View
from saloon.bots.town import Tree, nodes
from saloon.games import rules_of
from saloon.kernel.chance import Dice
from saloon.kernel.core import State
from saloon.kernel.playout import Guide, playout
from saloon.scoundrels.build import which_safes
from saloon.scoundrels.catalogue import Catalogue
from saloon.scoundrels.scoring import tech
from saloon.scoundrels.thumb import Seated, Thumb
from saloon.scoundrels.worth import TASTES, Doing, Given, Offer, Priced, Texts, Total, Worth

RATES = {"M3": 2.5, "M4": 3.0, "M5": 1.0, "M8": 0.8, "M11": 0.8, "M13": 0.9, "M14": 1.0, "M16": 0.8}
"""Uses a day by timing."""
USUAL = 0.5
SITES_AND_SAFES = ("A6", "A7", "A9", "A10")


def text(sentences: Sequence[Tree]) -> Worth:
    return Total([sentence(node) for node in sentences])


def sentence(node: Tree) -> Worth:
    row, *parts = node
    if row in ("S2", "S3"):
        condition, *amount = parts[0]
        body = clause(parts[1]) if row == "S2" else steps(parts[1])
        return Given(int(condition[1:]), int(amount[0]) if amount else 0, body)
    return clause(parts[0])


def clause(node: Tree) -> Worth:
    row, *parts = node
    return priced(parts[0], steps(parts[1])) if row == "S5" else steps(parts[0])


def priced(cost: Tree, body: Worth) -> Worth:
    row, *parts = cost
    numbers = [int(str(part).partition(" ")[0]) for part in parts] + [0, 0]
    return Priced(int(row[1:]), numbers[0], numbers[1], body)


def steps(node: Tree) -> Worth:
    found = []
    while node[0] == "S7":
        found.append(effect(node[1]))
        node = node[2]
    return Total([*found, effect(node[1])])


def effect(node: Tree) -> Worth:
    row, part = node
    if row == "S8":
        return act(part)
    return Offer(act(part[1]) if part[0] == "S10" else priced(part[1], act(part[2])))


def act(node: Tree) -> Worth:
    row, *parts = node
    number = int(row[1:])
    if row in SITES_AND_SAFES:
        return Doing(number, 0, which_safes(parts[0]))
    if row == "A4":
        return Doing(number, parts[0], int(parts[1] == "each opponent"))
    if row == "A22":
        return Doing(number, parts[1], 0)
    if row == "A38":
        return Doing(number, parts[0] + 100 * parts[2], int(parts[1][0][1:]))
    if row == "A23":
        return Doing(number, 0, int(parts[0][0][1:]))
    if row == "A33":
        return Doing(number, 0, int(parts[0][0][1:]))
    if row in ("A31", "A32"):
        return Doing(number, int(parts[0].partition(" ")[0]), 0)
    amount = parts[0] if parts and isinstance(parts[0], int) else 0
    counted = int(parts[1][0][1:]) if row == "A2" else 0
    return Doing(number, amount, counted)


def offers(tree: Sequence[Tree]) -> Worth:
    """What a text lets one do or leave, together."""
    found = nodes(tree, "S9")
    return Total([effect(node) for node in found]) if found else Total([])


def texts_of(cat: Catalogue) -> Texts:
    return Texts(
        [text(job.tree) for job in cat.jobs],
        [text(ability.tree) for ability in cat.abilities],
        [text(option.tree) for option in cat.sheriff],
        [text(place.tree) for place in cat.locations],
        [text(card.tree) for card in cat.strategies],
        [text(safe.tree) if safe.kind == "when-stolen" else Worth() for safe in cat.safes],
        [offers(job.tree) for job in cat.jobs],
        [int(bool(nodes(job.tree, "A9"))) for job in cat.jobs],
        [int(bool(nodes(job.tree, "C2"))) for job in cat.jobs],
        [rate(trait.timing_tree) for trait in cat.traits],
        [int(bool(nodes(option.tree, "K4"))) for option in cat.sheriff],
        [{"H3": 1, "H4": 2}.get(freed(option.tree), 0) for option in cat.sheriff],
    )


def freed(tree: Sequence[Tree]) -> str:
    found = nodes(tree, "A11")
    return str(found[0][1][0]) if found else ""


def rate(timing: Tree) -> float:
    """How often a day a trait lets its scoundrel be used, beside what slots do."""
    if timing[0] in ("M1", "M2", "M6"):
        return 0.0
    return RATES.get(timing[0], USUAL)


WEIGHTS = Path(__file__).with_name("weights") / "thumb.json"


@functools.cache
def fitted() -> dict[str, list[float]]:
    """The tastes by table: of two, of more, alone."""
    found: dict[str, list[float]] = json.loads(WEIGHTS.read_text(encoding="utf-8"))["tastes"]
    return found


def usual() -> list[float]:
    """The tastes of the rule bot."""
    return [value for _, value in TASTES]


def table_of(view: View) -> str:
    """Which tastes were fitted for this table."""
    return "alone" if "enemy" in view else "2" if view["players"] == 2 else "4"


@functools.cache
def _texts(own: str | None, box: str | None) -> Texts:
    rules: Any = rules_of("scoundrels", {"cards": own, "expansion": box})
    return texts_of(rules.parts.catalogue)


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
    town: Any = state
    scores = [float(tech(town, side)) for side in range(town.sides)]
    return [scores[seat] - max(scores[:seat] + scores[seat + 1 :]) for seat in range(players)]
