"""Games of a pool, read by everybody at the table: what was public of each offer, and what it was."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import saloon
from saloon.games.goat.bots.offers import Offers
from saloon.lab.readers import Reading


def readings(game: saloon.Game, made: list[tuple[int, str]], who: list[str]) -> Iterator[Reading]:
    """Play a game again, and read every offer when it is answered."""
    for seat, word in made:
        view: Any = game.view(None)
        if word in ("accept", "refuse") and view["phase"] == "answer":
            offer = view["offer"]
            dealer, claim = int(offer["dealer"]), str(offer["claim"])
            s: Any = game.state
            events: Any = game.events(None)
            row = Offers(view, events, dealer, seat).row(claim)
            if view["hand_size"] > 0:  # a last card cannot be called by another name
                yield Reading("honest", row, float(s.offer_card == s.offer_claim), who[dealer])
            yield Reading("accepted", row, float(word == "accept"), who[seat])
        game.apply(seat, word)
