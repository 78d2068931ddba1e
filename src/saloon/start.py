"""The games there are, and the ways to come by one: new, from a log, from a position, from a view."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from random import Random
from typing import Any

from saloon import kit
from saloon.contract import Game
from saloon.errors import BadOption, BadPlayers, BadPosition, BadView, OtherRules, shown, whole
from saloon.kernel.chance import Chance
from saloon.kernel.core import State
from saloon.kernel.rules import Roll, Rules

MOST_SEED_BITS = 256


def installed() -> tuple[str, ...]:
    """The games that are installed."""
    return kit.games()


def rules_of(
    name: str,
    options: Mapping[str, object] | None = None,
    players: object = None,
    version: int | None = None,
    catalogue: str = "",
) -> Rules:
    """The rules of a game by its name; options and players may decide which box it is played from.

    An older `version` is played with the cards of then, and `catalogue` says exactly which, if there were several;
    raises OtherRules for a version that is not known.
    """
    if options is not None and not isinstance(options, Mapping):
        raise BadOption(f"The options are {shown(options)}; they are a table of names and values.")
    for key in options or {}:
        if not isinstance(key, str):
            raise BadOption(f"There is no option {shown(key)}; options have names.")
    game = kit.get(name)
    make: Callable[[Mapping[str, object], object], Rules] = game.need("rules")
    rules = make(options or {}, players)
    if version is None or (version == rules.version and catalogue in ("", rules.catalogue)):
        return rules
    older: Callable[[Mapping[str, object], object, object, str], Rules | None] = game.bring(
        "older", _no_older
    )
    found = older(options or {}, players, version, catalogue)
    if found is None and version != rules.version:
        raise OtherRules(
            f"Rules version {shown(version)} of {name} is not played here; the present one is {rules.version}."
        )
    return rules if found is None else found


def _no_older(
    options: Mapping[str, object], players: object, version: object, catalogue: str
) -> Rules | None:
    return None


def counted(players: object) -> int:
    """A number of players; whether the game has it is for its rules to say."""
    found = whole(players)
    if found is None:
        raise BadPlayers(f"The number of players is {shown(players)}; it is a whole number.")
    return found


def new(
    name: str,
    players: int = 2,
    options: Mapping[str, object] | None = None,
    seed: int | None = None,
    salt: str | None = None,
    version: int | None = None,
    catalogue: str = "",
) -> Game:
    """A new game. The same seed and choices give the same game; without a seed it gets 128 random bits.

    `version` is a rules version, the present one if it is left out: older ones are played as they were, with the
    cards of then. `catalogue` is for who goes on with an older game: it names the very cards by their hash.
    """
    players = counted(players)
    rules = rules_of(name, options, players, version, catalogue)
    drawn = int.from_bytes(os.urandom(16)) if seed is None else whole(seed)
    if drawn is None or not 0 <= drawn < 1 << MOST_SEED_BITS:
        raise BadOption(f"The seed is {shown(seed)}; it is a whole number from 0 to 2**{MOST_SEED_BITS} - 1.")
    if salt is not None and (not isinstance(salt, str) or not salt.isalnum()):
        raise BadOption(f"The salt is {shown(salt)}; it is a word of letters and digits.")
    checked = rules.options(players, dict(options or {}))
    begun = rules.new_state(players, checked, drawn)
    return Game(rules, begun, checked, drawn, salt or os.urandom(16).hex(), False)


def restored(
    name: str, players: int, options: dict[str, object], chance: Chance, facts: dict[str, Any]
) -> State:
    """A state from its pickle: the box of its game anew, and what can change as it was."""
    s = rules_of(name, options, players).new_state(players, options, 0)
    s.chance = chance
    for key, value in facts.items():
        s.take(key, value)
    return s


def replay(text: str, at: int | None = None) -> Game:
    """The game of a keeper's log again, up to step `at` (default: all of it), ready to go on from there."""
    from saloon.language import notation

    return notation.replay(text, at)


def position(name: str, toml: str, version: int | None = None) -> Game:
    """A game set up from a text that names only what matters (docs/notation.md), by the rules of a version."""
    if not isinstance(toml, str):
        raise BadPosition(f"A position is a TOML text, not {shown(toml)}.")
    rules = rules_of(name, *heading(toml), version)
    state, options, seed = rules.load(toml)
    return Game(rules, state, options, seed, os.urandom(16).hex(), True)


def heading(toml: str) -> tuple[Mapping[str, object] | None, object]:
    """The options of a position and its players; whatever else is wrong with the text is for the game to say."""
    from saloon.safe_toml import loads  # late: few who import Saloon read a position

    try:
        data = loads(toml)
        options = data.get("options", {})
    except (TypeError, AttributeError, ValueError, RecursionError):
        return None, None
    return (options if isinstance(options, dict) else None), data.get("players")


class Knowledge:
    """All that a view says, read once; `world` then gives games that its seat could not tell from the real one."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        with reading():
            try:
                self.rules = rules_of(
                    view["game"], view["options"], view["players"], view["rules"], view.get("catalogue", "")
                )
            except OtherRules as error:
                raise BadView(str(error)) from None
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
