"""A card file of a stranger's is tried before it is accepted: read, checked and played, in a process with limits.

This runs in a worker. What is wrong is answered in the words of the game's own check, in every language: the answer is
kept, and whoever sends the same file next may read another one.
"""

from __future__ import annotations

from random import Random
from typing import Any

import saloon
from saloon import kit
from saloon.errors import Reason, SaloonError
from saloon.kit import keeping
from saloon.server.errors import BadCards, Spoken
from saloon.server.workers import Late, at_most

READING = 20.0
"""Seconds of work for the check; an owner's whole box takes about one."""
PLAYING = 10.0
"""Seconds of work for the games that are played with it."""
MOST_CHOICES = 3000
"""Of one game; one with printed cards has a few hundred."""
TOO_LONG = Reason("cards-long")
TOO_SLOW = Reason("cards-slow")
Problem = Reason | Spoken


def try_cards(game: str, text: str) -> Problem:
    """What is wrong with a card file; nothing, if it can be played with."""
    catalogue: Any = kit.get(game).need("catalogue")
    catalogue.prepare()  # made when first needed, and no part of what is timed
    try:
        with at_most(READING, worked=True):
            catalogue.check(text, "cards.toml")
    except SaloonError as error:
        return BadCards.all_of(error)
    except RecursionError:
        return Reason("cards-deep")
    except Late:
        return TOO_LONG
    name = keeping.keep(text)
    try:
        with at_most(PLAYING, worked=True):
            for seed, (players, options) in enumerate(catalogue.tables()):
                smoke_play(game, players, {**options, "cards": name}, seed)
    except Late:
        return TOO_SLOW
    except Exception as error:  # whatever it is, it would come up at a table too
        return Reason("cards-broken", error=type(error).__name__)
    return {}


def smoke_play(name: str, players: int, options: dict[str, Any], seed: int) -> None:
    """Play a random game to its end, looking at the views on the way."""
    game, dice = saloon.new(name, players, options, seed), Random(seed)
    for _ in range(MOST_CHOICES):
        question = game.decision
        if question is None:
            return
        game.view(question.seat)
        game.apply(question.seat, dice.choice(list(question.choices)))
    raise AssertionError("a game without end")
