"""The odds of a bluff or a doubt, as far as the seat of a view can know them: for hints, and for reviews afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from saloon.bots import town_beliefs
from saloon.bots.beliefs import Cards
from saloon.bots.player import Event, View
from saloon.bots.solo import SoloSense
from saloon.goat.names import CHARACTERS

DOUBTS = (1.0, 6.0)
"""Before anything is known of somebody: so many cards suspected among so many."""
USUAL = 0.4
"""How likely a claim usually looks like a bluff: one that looks worse is suspected the more often."""
MOST = 0.95


@dataclass(frozen=True)
class Odds:
    """What a choice hangs on: how likely that is."""

    kind: str
    """`bluff` for a card that is not what it is said to be, `doubt` for the answer to somebody's claim."""
    of: str
    """Of what: that the claim is a `bluff`, or the `truth`; that the own bluff meets `suspicion`, or `acceptance`."""
    chance: float


def odds(view: View, events: Sequence[Event], word: str) -> Odds | None:
    """The odds of a choice that the seat of a view is about to make; None for one that is no bluff and no doubt."""
    words = word.split()
    if view["game"] == "goat":
        return _goat(view, words)
    if words[0] in ("henchman", "pass") and _suspecting(view):
        chance = town_beliefs.of(view, weighed=True).bluff(view["active"], view["slot"])
        return Odds("doubt", "bluff", chance)
    if words[0] == "play" and "@" in words[1]:
        card, _, slot = words[1].partition("@")
        if card != slot:
            return Odds("bluff", "suspicion", suspicion(view, events, slot))
    return None


def _suspecting(view: View) -> bool:
    seat = view["seat"]
    asked = any(row["seat"] == seat and row["kind"] in ("suspect", "last-call") for row in view["asked"])
    return asked and view["slot"] not in (None, "faceup")


def _goat(view: View, words: list[str]) -> Odds | None:
    if words[0] in ("accept", "refuse"):
        claim = CHARACTERS.index(view["offer"]["claim"])
        # Without a guess about the dealer, every card of the hand is as likely to lie there as any other.
        chance = sum(chance / len(hand) for hand, chance in Cards(view).hands().items() if claim in hand)
        return Odds("doubt", "truth", chance)
    if words[0] == "offer" and words[1] != words[3]:
        taken = [row["answer"] == "accepted" for row in view["seen"]["offers"]]
        return Odds("bluff", "acceptance", (sum(taken) + 2) / (len(taken) + 4))
    return None


# Who calls a card of ours in town


def suspicion(view: View, events: Sequence[Event], slot: str) -> float:
    """How likely a card of ours would be suspected in this turn, if it were put facedown into a slot now.

    An opponent who has a henchman suspects as often as it did before, and more often what looks more like a bluff to
    it: it knows which of our cards it has seen. The enemy of a solo game suspects when its next card says so.
    """
    if "enemy" in view:
        return SoloSense(view, events, Random(0)).risks([slot])[slot]
    believed = town_beliefs.of(view, weighed=True)
    quiet = 1.0
    for seat, row in enumerate(view["seats"]):
        if seat != view["seat"] and row["henchmen"] > 0:
            quiet *= 1 - min(MOST, readiness(events, seat) * believed.bluff_to(seat, slot) / USUAL)
    return 1 - quiet


def readiness(events: Sequence[Event], seat: int) -> float:
    """How often a seat suspects: its henchmen among the cards that others have put facedown."""
    called, cards = DOUBTS
    for event in events:
        if event["kind"] == "suspected" and event["seat"] == seat:
            called += 1
        elif event["kind"] == "played" and event["seat"] != seat and event["slot"] != "faceup":
            cards += 1
    return min(MOST, called / cards)
