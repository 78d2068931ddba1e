"""The parts of the solo game: enemy cards and automa cards as ops, and the box that one of them is played with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from saloon.scoundrels import automa, enemies
from saloon.scoundrels.acts_scoundrels import COSTLIEST
from saloon.scoundrels.catalogue import Catalogue, Side
from saloon.scoundrels.names import NOBODY
from saloon.scoundrels.rows import SITE, SLOT, Node, row_number, unknown
from saloon.scoundrels.state import Ability, Box, EnemyTally


def places(card: Node) -> Ability:
    if card[0] not in ("P6", "P7"):
        raise unknown(card[0])
    return automa.EnemyPlaces(card[0] == "P7")


def aim(node: Node) -> tuple[int, int]:
    """A target as its number and its site."""
    target = row_number(node, "V", automa.TOP_RIGHT_OF_FULLEST)
    return target, SITE[node[1]] if len(node) > 1 else NOBODY


SOLO_ACTS: dict[str, Callable[..., Ability]] = {
    "E1": places,
    "E2": automa.EnemyGains,
    "E3": lambda amount, what: automa.EnemyGains(amount, row_number(what, "N", 7)),
    "E4": automa.EnemyRises,
    "E5": automa.EnemyRobs,
    "E6": lambda node: automa.EnemySteals(*aim(node)),
    "E7": lambda node: automa.EnemyDestroys(*aim(node)),
    "E8": lambda node: automa.EnemyRecruits(row_number(node, "B", COSTLIEST)),
    "E9": automa.ShuffleAutoma,
}
"""Acts that only the texts of enemies and their automa cards may use."""


def enemy_tally(node: Node) -> EnemyTally:
    row, amount, about = node
    if row != "G5":
        raise unknown(row)
    return enemies.TechForEach(amount, row_number(about, "I", enemies.EACH_BLACK), *(about[1:] or [1]))


class Cards(Protocol):
    """Who makes ops of texts (`build.Builder`)."""

    def card(self, owner: str, sentences: list[Node], solo: bool = False) -> Ability: ...


class Sides:
    """One side of an enemy card."""

    def __init__(self, side: Side, owner: str, make: Cards) -> None:
        self.setup = [make.card(f"{owner}:setup", side.setup_tree, True)] if side.setup_tree else []
        self.day = [make.card(f"{owner}:day", side.day_tree, True)] if side.day_tree else []
        self.best = next((node[1] for node in side.score_tree if node[0] == "G6"), NOBODY)
        self.tallies = [enemy_tally(node) for node in side.score_tree if node[0] != "G6"]


class SoloParts:
    """What all solo games of a catalogue share."""

    def __init__(self, catalogue: Catalogue, make: Cards) -> None:
        self.catalogue = catalogue
        self.enemies = [enemy.id for enemy in catalogue.enemies]
        self.sides = [
            (
                Sides(enemy.normal, f"enemy:{enemy.id}:normal", make),
                Sides(enemy.expert, f"enemy:{enemy.id}:expert", make),
            )
            for enemy in catalogue.enemies
        ]
        self.bottoms = [
            make.card(f"automa:{card.id}:bottom", card.bottom_tree, True) for card in catalogue.automa
        ]
        self.tops = [
            make.card(f"automa:{card.id}:top", card.top_tree, True) if card.top_tree else self.bottoms[k]
            for k, card in enumerate(catalogue.automa)
        ]

    def fill(self, box: Box, enemy: str, expert: bool) -> None:
        """Put an enemy into a box, and take out the cards that do not work alone (XR95, XR100, XR101)."""
        cat = self.catalogue
        assert cat.solo is not None
        card = cat.enemies[self.enemies.index(enemy)]
        side = self.sides[self.enemies.index(enemy)][expert]
        box.enemy = [leader.id for leader in cat.leaders].index(enemy)
        box.enemy_henchmen = card.henchmen
        box.enemy_hoards = card.money == "hoards"
        box.enemy_setup, box.enemy_day = side.setup, side.day
        box.enemy_best, box.enemy_tallies = side.best, side.tallies
        box.automa_deck = [k for k, one in enumerate(cat.automa) if one.enemy == enemy]
        box.automa_slots = [sum(1 << SLOT[name] for name in one.slots) for one in cat.automa]
        box.automa_top, box.automa_bottom = self.tops, self.bottoms
        spaces = sorted(
            range(len(cat.site_spaces)),
            key=lambda k: (cat.site_spaces[k].column != "right", cat.site_spaces[k].y),
        )
        box.top_right = spaces
        traits = [k for k, trait in enumerate(cat.traits) if trait.id not in cat.solo.traits_removed]
        jobs = [k for k, job in enumerate(cat.jobs) if job.id not in cat.solo.jobs_removed]
        for pack, kept in enumerate((traits, traits, jobs, jobs, jobs)):
            box.packs[pack] = [k for k in box.packs[pack] if k in kept]
