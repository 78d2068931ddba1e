"""The enemy of a solo game, by the cards that it may still draw: how likely it puts a henchman on a card of ours."""

from __future__ import annotations

from saloon.bots.player import View
from saloon.games.scoundrels import catalogue, rows
from saloon.games.scoundrels.bots.thumbs import nodes
from saloon.games.scoundrels.catalogue import AutomaCard, Catalogue

ONE_OF_SOME = 0.3
"""How likely it is ours if the enemy chooses among facedown cards."""


def suspicion(view: View, slot: str) -> float:
    """How likely the enemy puts a henchman on a card in a slot."""
    enemy = view["enemy"]
    if not enemy["henchmen"]:
        return 0.0
    gone = (*enemy["discarded"], enemy["shown"])
    coming = [card for card in _cards(view).automa if card.enemy == enemy["leader"] and card.id not in gone]
    return sum(called(card, slot) for card in coming) / max(1, len(coming))


def _cards(view: View) -> Catalogue:
    own = view["options"].get("cards")
    return catalogue.load(str(view["options"].get("expansion", "base")), None if own is None else str(own))


def called(card: AutomaCard, slot: str) -> float:
    """How likely a card calls what lies in a slot: surely that of this turn, or one of some."""
    placed = nodes(card.top_tree if slot in card.slots else card.bottom_tree, rows.ENEMY_PLACES)
    if any(nodes(act, rows.CARD_OF_THIS_TURN) for act in placed):
        return 1.0
    return ONE_OF_SOME if placed else 0.0
