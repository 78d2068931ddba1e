"""Search over information sets (MO-ISMCTS): a tree for every seat, of what that seat has seen, shared by all worlds.

Half of the worlds are as the searcher believes. The others are as somebody else believes a moment later: there the
searcher's own secrets are dealt anew, so that in the tree nobody answers to what nobody can know.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from random import Random

import saloon
from saloon.bots.budget import Budget
from saloon.bots.montecarlo import played_out
from saloon.bots.player import Event, Player, View, asked_for, only
from saloon.bots.senses import Asked, Senses, senses_of
from saloon.bots.worlds import Worlds
from saloon.kernel.chance import Dice
from saloon.kernel.core import State, first_asked, menu_of, run
from saloon.kernel.playout import playout

CURIOSITY = 0.5

Key = tuple[int, tuple[object, ...], tuple[int, ...]]


class Node:
    """What a seat has tried where it could not tell where it was."""

    __slots__ = ("available", "total", "visits")

    def __init__(self, size: int) -> None:
        self.visits = [0] * size
        self.total = [0.0] * size
        self.available = 0

    def best(self) -> int:
        """The option with the highest upper bound; one never tried comes first."""
        for k, visits in enumerate(self.visits):
            if not visits:
                return k
        log = math.log(self.available + 1)
        bounds = [
            total / visits + CURIOSITY * math.sqrt(log / visits)
            for total, visits in zip(self.total, self.visits, strict=True)
        ]
        return bounds.index(max(bounds))


class SearchBot(Player):
    """Searches what everybody may do next, as far as each of them knows."""

    def weigh(
        self, view: View, events: Sequence[Event], legal: Sequence[str], rng: Random, budget: Budget | None
    ) -> list[float]:
        senses = senses_of(view["game"])
        asked, budget = Asked(view, events, legal, rng), budget or senses.budget("search")
        found = senses.search(asked, budget)
        return searched(asked, budget, senses) if found is None else found


def searched(asked: Asked, budget: Budget, senses: Senses) -> list[float]:
    """How often each choice was searched where that should not be read; else all weight on the most searched."""
    tree = Tree(asked.view, asked.legal, asked.rng, senses)
    steps = itertools.count()
    total = budget.count(lambda: tree.grow(next(steps)))
    least = 2 * len(asked.legal)
    """Every choice is seen twice."""
    if budget.seconds is not None and total < least:
        return played_out(asked, budget, senses)  # no time for a tree: some choices, played out
    for k in range(max(total, least)):
        tree.grow(k)
    visits = tree.root.visits
    if asked_for(asked.view) in senses.mixed:
        return [float(count) for count in visits]
    return only(visits.index(max(visits)), len(asked.legal))


class Tree:
    """All trees of one search."""

    def __init__(self, view: View, legal: Sequence[str], rng: Random, senses: Senses) -> None:
        self.worlds = Worlds(view, legal, rng)
        self.rng = rng
        self.nodes: dict[Key, Node] = {}
        self.game = saloon.determinize(view, rng)
        self.guide = senses.guide(self.worlds)
        self.mine = tuple(sorted(self.worlds.codes))
        self.root = Node(len(legal))

    def grow(self, k: int) -> None:
        """One world: down the trees, one new node, a playout, and back."""
        state = self.worlds[k // 2]
        if k % 2:
            state = self.their_world(state)
        state = state.clone()
        path = self.descend(state)
        playout(state, Dice(self.rng.getrandbits(31)), 1_000_000, self.guide)
        promises = self.worlds.outlook.promises(state)
        for node, option, seat in path:
            node.visits[option] += 1
            node.total[option] += promises[seat]

    def their_world(self, state: State) -> State:
        """A world as another seat sees this one: what is mine alone is dealt anew."""
        others = [seat for seat in range(state.n) if seat != self.worlds.seat]
        seat = self.rng.choice(others)
        view = self.game.rules.view(state, seat)
        return saloon.determinize(view, self.rng).state

    def descend(self, state: State) -> list[tuple[Node, int, int]]:
        seen: list[list[object]] = [[] for _ in range(state.n)]
        path: list[tuple[Node, int, int]] = []
        state.chance = Dice(self.rng.getrandbits(31))
        at_root = True
        while run(state) and not self.guide.enough(state):
            fp = state.top
            op = state.ops[state.stack[fp]]
            seat = first_asked(state, op, fp)
            menu = menu_of(state, op, fp, seat)
            code = menu.nth(0)
            new = False
            if menu.size() > 1:
                codes = tuple(sorted(menu))
                node, new = self.node(seat, seen[seat], codes, at_root)
                node.available += 1
                option = node.best()
                path.append((node, option, seat))
                code = self.worlds.codes[option] if node is self.root else codes[option]
            op.choose(state, fp, seat, code)
            at_root = False
            public = self.game.rules.public_word(code)
            for who in range(state.n):
                seen[who].append(code if who == seat else public)
            if new:
                break
        run(state)
        return path

    def node(self, seat: int, seen: list[object], codes: tuple[int, ...], at_root: bool) -> tuple[Node, bool]:
        if at_root and seat == self.worlds.seat and codes == self.mine:
            return self.root, False
        key: Key = (seat, tuple(seen), codes)
        found = self.nodes.get(key)
        if found is not None:
            return found, False
        found = self.nodes[key] = Node(len(codes))
        return found, True
