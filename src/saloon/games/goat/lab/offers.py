"""Games of a pool, read by everybody at the table: what was public of each offer, and what it was.

Models of what is only counted are for who has no time; those of what is looked into know how the asked sees the offer.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import saloon
from saloon.games.goat.bots.bluff import reader
from saloon.games.goat.bots.offers import Offers, before_offer
from saloon.lab.readers import Reading

LOOKED = " looked into"


def readings(game: saloon.Game, made: list[tuple[int, str]], who: list[str]) -> Iterator[Reading]:
    """Play a game again, and read every offer when it is answered."""
    for seat, word in made:
        view: Any = game.view(None)
        if word in ("accept", "refuse") and view["phase"] == "answer":
            offer = view["offer"]
            dealer, claim = int(offer["dealer"]), str(offer["claim"])
            s: Any = game.state
            events: Any = game.events(None)
            counted = Offers(view, events, dealer, seat).row(claim)
            asked: Any = game.view(seat)
            looked = reader(asked, events).people(before_offer(asked)).row(claim)
            for row, how in ((counted, ""), (looked, LOOKED)):
                if view["hand_size"] > 0:  # a last card cannot be called by another name
                    yield Reading(f"honest{how}", row, float(s.offer_card == s.offer_claim), who[dealer])
                yield Reading(f"accepted{how}", row, float(word == "accept"), who[seat])
        game.apply(seat, word)
