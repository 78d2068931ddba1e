"""The parts of the solo game: enemy cards and automa cards as ops, and the box that one of them is played with."""

from __future__ import annotations

from typing import Final, Protocol

from saloon.games.scoundrels import rows
from saloon.games.scoundrels.catalogue import Catalogue, Side
from saloon.games.scoundrels.engine.names import NOBODY
from saloon.games.scoundrels.engine.reading import SITE, SLOT, Node, Verbs, meant, unknown
from saloon.games.scoundrels.engine.solo import automa, enemies
from saloon.games.scoundrels.engine.state import Ability, Box, EnemyTally
from saloon.games.scoundrels.engine.verbs.people import COUNTS
from saloon.games.scoundrels.engine.verbs.scoundrels import COSTLIEST, KINDS_OF_SCOUNDREL, RIGHTMOST

TARGETS: Final = {
    rows.TARGET_AT_SITE: automa.AT_SITE,
    rows.TARGET_AT_FULLEST: automa.AT_FULLEST,
    rows.TARGET_MOST_MARKED: automa.MOST_MARKS,
    rows.TARGET_TOP_RIGHT: automa.TOP_RIGHT,
    rows.TARGET_TOP_RIGHT_OF_FULLEST: automa.TOP_RIGHT_OF_FULLEST,
}
RECRUITS: Final = KINDS_OF_SCOUNDREL | {
    rows.RIGHTMOST_SCOUNDREL: RIGHTMOST,
    rows.COSTLIEST_SCOUNDREL: COSTLIEST,
}
TALLIES: Final = {
    rows.EACH_DESTROYED_SAFE: enemies.EACH_DESTROYED,
    rows.EACH_MONEY: enemies.EACH_MONEY,
    rows.EACH_RECRUIT: enemies.EACH_RECRUIT,
    rows.EACH_BLACK_RECRUIT: enemies.EACH_BLACK,
}


def places(card: Node) -> Ability:
    return automa.EnemyPlaces(meant(card, {rows.OWN_UNGUARDED_CARD: 0, rows.CARD_OF_THIS_TURN: 1}) == 1)


def aim(node: Node) -> tuple[int, int]:
    """A target as its number and its site."""
    return meant(node, TARGETS), SITE[node[1]] if len(node) > 1 else NOBODY


SOLO_ACTS: Verbs = {
    rows.ENEMY_PLACES: places,
    rows.ENEMY_GAINS: automa.EnemyGains,
    rows.ENEMY_GAINS_FOR_EACH: lambda amount, what: automa.EnemyGains(amount, meant(what, COUNTS)),
    rows.ENEMY_RISES: automa.EnemyRises,
    rows.ENEMY_ROBS: automa.EnemyRobs,
    rows.ENEMY_STEALS: lambda node: automa.EnemySteals(*aim(node)),
    rows.ENEMY_DESTROYS: lambda node: automa.EnemyDestroys(*aim(node)),
    rows.ENEMY_RECRUITS: lambda node: automa.EnemyRecruits(meant(node, RECRUITS)),
    rows.SHUFFLE_AUTOMA: automa.ShuffleAutoma,
}
"""Acts that only the texts of enemies and their automa cards may use."""


def enemy_tally(node: Node) -> EnemyTally:
    row, amount, about = node
    if row != rows.ENEMY_BONUS_FOR_EACH:
        raise unknown(row)
    return enemies.TechForEach(amount, meant(about, TALLIES), *(about[1:] or [1]))


class Cards(Protocol):
    """Who makes ops of texts (`build.Builder`)."""

    def card(self, owner: str, sentences: list[Node], solo: bool = False) -> Ability: ...


class Sides:
    """One side of an enemy card."""

    def __init__(self, side: Side, owner: str, make: Cards) -> None:
        self.setup = [make.card(f"{owner}:setup", side.setup_tree, True)] if side.setup_tree else []
        self.day = [make.card(f"{owner}:day", side.day_tree, True)] if side.day_tree else []
        self.best = next((node[1] for node in side.score_tree if node[0] == rows.ENEMY_SCORES_BEST), NOBODY)
        self.tallies = [enemy_tally(node) for node in side.score_tree if node[0] != rows.ENEMY_SCORES_BEST]


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
