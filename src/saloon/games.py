"""The games there are, and the ways to come by one: new, from a log, from a position, from a view."""

from __future__ import annotations

import functools
import secrets
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from random import Random
from typing import Any

from saloon.api import Game
from saloon.errors import BadOption, BadPlayers, BadPosition, BadView, UnknownGame, shown
from saloon.kernel.rules import Roll, Rules

GAMES = ("goat", "scoundrels")
EXPANSIONS = ("double-or-nothing",)
MOST_SEED_BITS = 256


def rules_of(name: str, options: Mapping[str, object] | None = None, players: object = None) -> Rules:
    """The rules of a game by its name; options may name its box and a file of somebody's own cards.

    One player alone plays with the expansion, named or not.
    """
    if not isinstance(name, str) or name not in GAMES:
        raise UnknownGame(f"There is no game {shown(name)}; there are {', '.join(GAMES)}.")
    if name == "goat":
        return _goat()
    from saloon.scoundrels.make import scoundrels

    cards, box = (options or {}).get("cards"), (options or {}).get("expansion")
    if cards is not None and not isinstance(cards, str):
        raise BadOption(f"Option cards is {shown(cards)}; it is the path of a file.")
    if box is not None and box not in EXPANSIONS:
        raise BadOption(f"Option expansion is {shown(box)}; it is '{EXPANSIONS[0]}'.")
    if box is None and players == 1:
        box = EXPANSIONS[0]
    return scoundrels(cards, "base" if box is None else str(box))


@functools.cache
def _goat() -> Rules:
    from saloon.goat.rules import GoatRules

    return GoatRules()


def new(
    name: str,
    players: int = 2,
    options: Mapping[str, object] | None = None,
    seed: int | None = None,
    salt: str | None = None,
) -> Game:
    """A new game. The same seed and choices give the same game; without a seed it gets 128 random bits."""
    if options is not None and not isinstance(options, Mapping):
        raise BadOption(f"The options are {shown(options)}; they are a table of names and values.")
    for key in options or {}:
        if not isinstance(key, str):
            raise BadOption(f"There is no option {shown(key)}; options have names.")
    if not isinstance(players, int):
        raise BadPlayers(f"The number of players is {shown(players)}; it is a whole number.")
    rules = rules_of(name, options, players)
    if seed is None:
        seed = secrets.randbits(128)
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < 1 << MOST_SEED_BITS:
        raise BadOption(f"The seed is {shown(seed)}; it is a whole number from 0 to 2**{MOST_SEED_BITS} - 1.")
    if salt is not None and (not isinstance(salt, str) or not salt.isalnum()):
        raise BadOption(f"The salt is {shown(salt)}; it is a word of letters and digits.")
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
    if not isinstance(toml, str):
        raise BadPosition(f"A position is a TOML text, not {shown(toml)}.")
    rules = rules_of(name, *heading(toml))
    state, options, seed = rules.load(toml)
    return Game(rules, state, options, seed, secrets.token_hex(16), True)


def heading(toml: str) -> tuple[Mapping[str, object] | None, object]:
    """The options of a position and its players; whatever else is wrong with the text is for the game to say."""
    import tomllib

    try:
        data = tomllib.loads(toml)
        options = data.get("options", {})
    except (TypeError, AttributeError, ValueError, RecursionError):
        return None, None
    return (options if isinstance(options, dict) else None), data.get("players")


class Knowledge:
    """All that a view says, read once; `world` then gives games that its seat could not tell from the real one."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        with reading():
            self.rules = rules_of(view["game"], view["options"])
            self.options = self.rules.options(view["players"], view["options"])
            self.belief = self.rules.belief({**view, "options": self.options})

    def world(self, rng: Random) -> Game:
        seed = rng.getrandbits(62)
        with reading():
            state = self.belief.sample(seed, Roll(rng))
        return Game(self.rules, state, self.options, seed, "0" * 32, True)


@contextmanager
def reading() -> Iterator[None]:
    """Whatever goes wrong inside is the fault of the view."""
    try:
        yield
    except (LookupError, TypeError, ValueError, AttributeError, ArithmeticError) as error:
        raise BadView(f"This is not a view of a game: {type(error).__name__} {error}.") from error


def determinize(view: Mapping[str, Any], rng: Random) -> Game:
    """One of these games; what is to come is dealt anew."""
    return Knowledge(view).world(rng)
