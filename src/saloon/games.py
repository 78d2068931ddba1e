"""The games there are, and the ways to come by one: new, from a log, from a position, from a view."""

from __future__ import annotations

import functools
import secrets
from collections.abc import Mapping
from random import Random
from typing import Any

from saloon.api import Game
from saloon.errors import BadOption, BadView, UnknownGame
from saloon.kernel.rules import Roll, Rules

GAMES = ("goat",)


@functools.cache
def rules_of(name: str) -> Rules:
    """The rules of a game by its name."""
    if name == "goat":
        from saloon.goat.rules import GoatRules

        return GoatRules()
    raise UnknownGame(f"There is no game '{name}'; there are {', '.join(GAMES)}.")


def new(
    name: str,
    players: int = 2,
    options: Mapping[str, object] | None = None,
    seed: int | None = None,
    salt: str | None = None,
) -> Game:
    """A new game. The same seed and choices give the same game; without a seed it gets 128 random bits."""
    rules = rules_of(name)
    if seed is None:
        seed = secrets.randbits(128)
    if not isinstance(seed, int) or isinstance(seed, bool) or seed < 0:
        raise BadOption(f"The seed is {seed!r}; it is a whole number, 0 or more.")
    checked = rules.options(players, dict(options or {}))
    return Game(
        rules, rules.new_state(players, checked, seed), checked, seed, salt or secrets.token_hex(16), False
    )


def replay(text: str, at: int | None = None) -> Game:
    """The game of a keeper's log again, up to step `at` (default: all of it), ready to go on from there."""
    from saloon.language import notation

    return notation.replay(text, at)


def position(name: str, toml: str) -> Game:
    """A game set up from a text that names only what matters (docs/notation.md)."""
    state, options, seed = rules_of(name).load(toml)
    return Game(rules_of(name), state, options, seed, secrets.token_hex(16), True)


def determinize(view: Mapping[str, Any], rng: Random) -> Game:
    """A full game that the view's seat could not tell from the real one; what is to come is dealt anew."""
    try:
        rules = rules_of(view["game"])
        seed = rng.getrandbits(62)
        state = rules.determinize(dict(view), seed, Roll(rng))
        return Game(rules, state, view["options"], seed, "0" * 32, True)
    except (KeyError, TypeError, IndexError, AttributeError) as error:
        raise BadView(f"This is not a view of a game: {type(error).__name__} {error}.") from error
