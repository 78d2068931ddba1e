"""The rules object of a catalogue: ops from its sentences, names from its cards."""

from __future__ import annotations

import functools
import hashlib
from pathlib import Path

from saloon.scoundrels import catalogue as cards
from saloon.scoundrels.build import Parts
from saloon.scoundrels.catalogue import keeping
from saloon.scoundrels.choices import Vocabulary
from saloon.scoundrels.rules import ScoundrelsRules
from saloon.scoundrels.views import Names


def rules_for(catalogue: cards.Catalogue) -> ScoundrelsRules:
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
    return ScoundrelsRules(parts, names, Vocabulary(jobs, strategies, options, locations))


def scoundrels(own_cards: str | None = None, box: str = cards.BASE) -> ScoundrelsRules:
    """The rules of a box, with a user's own cards if there are any; an edited file is read again."""
    return _scoundrels(box, own_cards, digest(own_cards))


@functools.lru_cache(maxsize=8)
def _scoundrels(box: str, own_cards: str | None, content: str) -> ScoundrelsRules:
    return rules_for(cards.load(box, own_cards))


def digest(own_cards: str | None) -> str:
    if own_cards is None:
        return ""
    if keeping.kept(own_cards) is not None:
        return own_cards  # which names its content
    try:
        return hashlib.sha256(Path(own_cards).read_bytes()).hexdigest()
    except OSError:
        return ""  # the loader says what is wrong with it
