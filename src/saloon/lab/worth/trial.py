"""What a game brings to the laboratory of worth: settings, things that can be given, and a stage to give them on."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, ClassVar

from saloon import kit
from saloon.errors import BadOption, shown

NOTHING = -1
"""The thing that is given in the control."""
MASK = (1 << 64) - 1


@dataclass(frozen=True)
class Thing:
    """Something that can be given. Things with a row and a column make a table, and lend one another strength."""

    kind: str
    id: str
    row: str = ""
    column: str = ""
    price: int = 0
    """What it costs in the game, in the game's money."""


@dataclass(frozen=True)
class Setting:
    """What is played, and when the gift is made."""

    name: str
    players: int
    options: dict[str, Any] = field(default_factory=dict)
    moment: int = 1
    """Which morning, round or the like, counted from 1."""
    target: float = 0.8
    """The half-width that a 95 % interval should reach, in points."""
    kinds: tuple[str, ...] = ()
    """What is given."""
    even: bool = False
    """Two sides, the gift goes to one of them by lot: without a gift they are even, and no game need show it."""
    like: str = ""
    """The setting where the same things are measured most closely: what they are worth there is a hint here."""
    bot: str = ""
    """Who plays on after the gift; nobody named: the rules of thumb that the game plays fastest."""


class Stage:
    """A setting made ready: plays one game after another."""

    def play(self, thing: int, seed: int) -> tuple[float, float]:
        """Give a thing (NOTHING: none) and play on: points ahead of the best other, and the share of the victory."""
        raise NotImplementedError


class Worths:
    """The things of one game; a game brings a class of its own (the facet `worth` of its kit)."""

    settings: ClassVar[dict[str, Setting]] = {}
    """By name, the first is what is meant where none is named."""
    unit: ClassVar[str] = "points"
    """What a worth is counted in."""
    axes: ClassVar[tuple[str, str]] = ("rows", "columns")
    """What the rows and the columns of a table are called."""

    def things(self, setting: Setting) -> list[Thing]:
        """What can be given in a setting, always in the same order."""
        return []

    def stage(self, setting: Setting) -> Stage:
        raise NotImplementedError

    def title(self, thing: Thing, lang: str) -> str:
        """What people call a thing."""
        return thing.id

    def titles(self, setting: Setting, lang: str) -> dict[str, str]:
        """For whoever draws an almanac without knowing the game: the `setting`, its `unit`, kinds and things by id."""
        return {}

    def sheet(self, setting: Setting) -> dict[str, Any]:
        """What can be seen of a thing in games without gifts, as plain data; nothing by default."""
        return {}


def setting_of(worths: Worths, name: str, options: dict[str, Any] | None = None) -> Setting:
    """A setting by its name, with more options: a file of cards of one's own, for instance."""
    if not name and worths.settings:
        name = next(iter(worths.settings))
    found = worths.settings.get(name)
    if found is None:
        raise BadOption(
            f"There is no setting {shown(name)} of the laboratory; there are {', '.join(worths.settings)}."
        )
    if options:
        found = replace(found, options={**found.options, **options})
    return found


def worths_of(game: str) -> Worths:
    found: Worths = kit.get(game).bring("worth", Worths)()
    if not found.settings:
        raise BadOption(f"{kit.get(game).title()} brings nothing to the laboratory of worth.")
    return found


def measured() -> list[str]:
    """The games that bring things to be measured."""
    return [one.id for one in kit.kits() if one.worth]


def mixed(*parts: int) -> int:
    """A number of 64 bits from several, as different for neighbours as for strangers (splitmix64)."""
    x = 0
    for part in parts:
        x = (x + (part & MASK) + 0x9E3779B97F4A7C15) & MASK
        x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & MASK
        x ^= x >> 31
    return x
