"""The rules object of a catalogue: ops from its sentences, names from its cards."""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from saloon.errors import BadOption, shown
from saloon.games.scoundrels import catalogue as cards
from saloon.games.scoundrels.cards.build import Parts
from saloon.games.scoundrels.catalogue import superseded
from saloon.games.scoundrels.engine.changes import VERSION
from saloon.games.scoundrels.engine.choices import Vocabulary
from saloon.games.scoundrels.engine.rules import ScoundrelsRules
from saloon.games.scoundrels.engine.views import Names
from saloon.kit import keeping

EXPANSIONS: Final = tuple(box for box in cards.BOXES if box != cards.BASE)


def rules_for(catalogue: cards.Catalogue, version: int = VERSION) -> ScoundrelsRules:
    parts = Parts(catalogue)
    jobs = [job.id for job in catalogue.jobs]
    strategies = [card.id for card in catalogue.strategies]
    options = [option.id for option in catalogue.sheriff]
    locations = [location.id for location in catalogue.locations]
    names = Names(
        jobs,
        [trait.id for trait in catalogue.traits],
        [leader.id for leader in catalogue.leaders],
        strategies,
        [safe.id for safe in catalogue.safes],
        options,
        parts.paths,
        catalogue.hash,
        locations,
        [mod.id for mod in catalogue.mods],
        [enemy.id for enemy in catalogue.enemies],
        [card.id for card in catalogue.automa],
    )
    return ScoundrelsRules(parts, names, Vocabulary(jobs, strategies, options, locations), version)


def rules(options: Mapping[str, object], players: object = None) -> ScoundrelsRules:
    """The rules for these options, of the present version."""
    return scoundrels(*box_of(options, players))


def older(
    options: Mapping[str, object], players: object, version: object, catalogue: str
) -> ScoundrelsRules | None:
    """The rules of a former version, with the cards of then: those with this hash, if there were several."""
    found: list[ScoundrelsRules] = []
    if isinstance(version, int) and not isinstance(version, bool):
        own, box = box_of(options, players)
        content = digest(own)
        found = [
            _scoundrels(box, own, content, version, back) for back in superseded.steps_back(version, VERSION)
        ]
    return next((one for one in found if one.catalogue == catalogue), found[0] if found else None)


def box_of(options: Mapping[str, object], players: object) -> tuple[str | None, str]:
    """The one place that turns options into a box, and a file of somebody's own cards.

    One player alone plays with the expansion, named or not.
    """
    own, box = options.get("cards"), options.get("expansion")
    if own is not None and not isinstance(own, str):
        raise BadOption(f"Option cards is {shown(own)}; it is the path of a file.")
    if box is not None and box not in EXPANSIONS:
        raise BadOption(f"Option expansion is {shown(box)}; it is '{EXPANSIONS[0]}'.")
    if box is None and players == 1:
        box = EXPANSIONS[0]
    return own, cards.BASE if box is None else str(box)


def scoundrels(own_cards: str | None = None, box: str = cards.BASE) -> ScoundrelsRules:
    """The rules of a box, with a user's own cards if there are any; an edited file is read again."""
    return _scoundrels(box, own_cards, digest(own_cards), VERSION, 0)


def _scoundrels(box: str, own_cards: str | None, content: str, version: int, back: int) -> ScoundrelsRules:
    if own_cards is None or keeping.kept(own_cards) is None:
        return _read(box, own_cards, content, version, back)
    return keeping.made(
        own_cards, ("rules", box, version, back), lambda: rules_for(cards.load(box, own_cards, back), version)
    )


@functools.lru_cache(maxsize=128)  # about half a megabyte each
def _read(box: str, own_cards: str | None, content: str, version: int, back: int) -> ScoundrelsRules:
    return rules_for(cards.load(box, own_cards, back), version)


def digest(own_cards: str | None) -> str:
    if own_cards is None:
        return ""
    if keeping.kept(own_cards) is not None:
        return own_cards  # which names its content
    try:
        return hashlib.sha256(Path(own_cards).read_bytes()).hexdigest()
    except OSError:
        return ""  # the loader says what is wrong with it
