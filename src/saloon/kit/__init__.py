"""What a game brings: one descriptor for each game, found by the entry-point group `saloon.games`.

Every room that is not about one game asks the kit, and none of them names a game. A facet is a dotted name,
`package.module:attribute`, imported when it is first asked for, so that a kit costs nothing until it is used. What
a game does not bring has an honest default in the room that asks. `python -m saloon.kit` lists what each one brings;
docs/a-new-game.md says how to write one.
"""

from __future__ import annotations

import functools
import importlib
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from saloon.errors import SaloonError, UnknownGame, shown
from saloon.languages import FIRST

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint
    from importlib.resources.abc import Traversable

GROUP: Final = "saloon.games"
HOUSE: Final = "saloon"
"""The distribution whose games are listed first."""

T = TypeVar("T")
NONE: Final[Mapping[str, Any]] = MappingProxyType({})


# Named tuples, for whoever only imports Saloon: dataclasses bring half of what Python knows about itself along.


class BadKit(SaloonError):
    """A kit whose facet cannot be imported: which, from where, and why."""


class Option(NamedTuple):
    """Something that can be chosen before a game, for people who set one up."""

    id: str
    values: tuple[object, ...]
    """What it can be, the usual value first; (False, True) is a box to tick. Without any, it is a free text."""
    names: Mapping[str, str]
    """What it is called, by language."""
    texts: Mapping[str, str]
    """What it changes, by language."""
    players: tuple[int, ...] = ()
    """With how many players it goes; empty: with any number."""
    shown: bool = True
    """Whether people are asked for it; the others are for tests and for those who write a log."""


class Case(NamedTuple):
    """A table that `saloon bench` measures."""

    label: str
    players: int
    options: Mapping[str, object] = NONE
    game: str = ""
    """Filled in by who measures: a kit's cases are of its game."""


class Deals(NamedTuple):
    """A table small enough to be solved: its only chance is one deal of a few, all equally likely."""

    name: str
    players: int
    options: dict[str, object]
    seeds: Callable[[], tuple[int, ...]]
    """One seed for every deal there is."""


class Kit(NamedTuple):
    """One game, told by names: `Kit(id=…, titles=…)`. From `rules` on each but `options` is a facet.

    A facet is a dotted name, or the name of a file in a package.
    """

    id: str
    titles: Mapping[str, str]
    """What the game is called, by language."""
    players: tuple[int, ...]
    """How many can play."""
    rules: str
    words: str
    options: tuple[Option, ...] = ()
    older: str = ""
    pointing: str = ""
    schema: str = ""
    question: str = ""
    board: str = ""
    app: str = ""
    senses: str = ""
    catalogue: str = ""
    bench: str = ""
    study: str = ""
    worth: str = ""
    deals: str = ""
    almanac: str = ""
    workshop: str = ""
    commands: Mapping[str, str] = NONE
    lesson: str = ""
    books: Mapping[str, str] = NONE

    def bring(self, facet: str, default: T) -> T:
        """A facet of this game, imported when first asked for; the default of the room that asks if it has none."""
        name: str = getattr(self, facet)
        return self.load(name) if name else default

    def need(self, facet: str) -> Any:
        """A facet that every game has."""
        return self.load(getattr(self, facet))

    def load(self, name: str) -> Any:
        """What a dotted name means."""
        try:
            return named(name)
        except (ImportError, AttributeError, ValueError) as error:
            missing = error.name or "" if isinstance(error, ModuleNotFoundError) else ""
            if missing and missing.partition(".")[0] != name.partition(".")[0]:
                raise  # a package of an extra that is not installed: who asked says which
            raise BadKit(f"The kit of '{self.id}' names {name}, which cannot be imported: {error}") from error

    def title(self, lang: str = FIRST) -> str:
        return self.titles.get(lang) or next(iter(self.titles.values()))


FACETS: Final[dict[str, tuple[str, str]]] = {
    "rules": ("(options, players) -> Rules", "every game has rules"),
    "words": (
        "a class of Words: questions, choices, refusals and the log, in every language",
        "every game has words",
    ),
    "older": ("(options, players, version, catalogue) -> Rules or None", "only its present rules version"),
    "pointing": ("a class of Pointing: the things that a choice is about", "every choice is a button"),
    "schema": ("a TypedDict of its views", "a view is plain data"),
    "question": (
        "a class of Question: how the terminal asks, step by step",
        "few choices are a menu, many are asked for thing by thing",
    ),
    "board": ("how the terminal draws a view", "a plain table of what is in the view"),
    "app": ("the full screen of the terminal", "board, question and log"),
    "senses": ("a class of Senses: bots' rules of thumb, value features, odds", "bots by the contract alone"),
    "catalogue": ("its cards with their texts, and files of one's own", "no cards with texts"),
    "bench": ("a list of Case: what `saloon bench` measures", "its smallest and its largest table"),
    "study": ("a class of Study: fitting and reading its bots", "nothing to fit"),
    "worth": (
        "a class of Worths: things that can be given, so that their worth is measured",
        "nothing to measure",
    ),
    "deals": ("a list of Deals: tables small enough to be solved", "none is"),
    "almanac": ("what its things were measured to be worth, as a folder", "no almanac"),
    "workshop": (
        "a module: help with a sentence, mistakes, measuring, the rules lawyer",
        "no cards to write",
    ),
    "commands": ("commands of its own, by name", "none"),
    "lesson": ("a guided first game, as a file", "no lesson"),
    "books": ("rulebooks with their glossaries, as files, by name", "no rulebook"),
}
"""Each facet: what it is, and what holds for a game without it."""


@functools.cache
def named(name: str) -> Any:
    """The thing that `package.module:attribute` names; a table asks for the same ones at every move."""
    module, _, attribute = name.partition(":")
    found = importlib.import_module(module)
    return getattr(found, attribute) if attribute else found


def resource(name: str) -> Traversable:
    """The file or folder that `package:file` names."""
    from importlib.resources import files

    package, _, file = name.partition(":")
    return files(package).joinpath(file)


def text(name: str) -> str:
    """The contents of the file that `package:file` names."""
    return resource(name).read_text(encoding="utf-8")


@functools.cache
def _registered() -> dict[str, EntryPoint]:
    """Every game there is: the house's own first, then those of other packages, each by name."""
    # Late, for it takes longer than everything else that `import saloon` brings.
    from importlib.metadata import entry_points

    points = entry_points(group=GROUP)
    return {point.name: point for point in sorted(points, key=lambda point: (not _ours(point), point.name))}


def _ours(point: EntryPoint) -> bool:
    return point.dist is not None and point.dist.name == HOUSE


def of_the_house(game: str) -> bool:
    """Whether a game comes with Saloon itself; the web client is built with types for these alone."""
    return game in _registered() and _ours(_registered()[game])


def games() -> tuple[str, ...]:
    """The ids of all games that are installed."""
    return tuple(_registered())


def kits() -> list[Kit]:
    """Every kit that can be loaded."""
    found = []
    for game in games():
        try:
            found.append(get(game))
        except BadKit:  # whoever asks for this very game is told why
            continue
    return found


def first() -> str:
    """The game that is meant where none is named."""
    found = games()
    if not found:
        raise unknown("any game")
    return found[0]


def get(game: str) -> Kit:
    """The kit of a game."""
    if not isinstance(game, str) or game not in _registered():
        raise unknown(game)
    return _loaded(game)


@functools.cache
def _loaded(game: str) -> Kit:
    point = _registered()[game]
    try:
        kit = point.load()
    except Exception as error:  # anyone's package may raise anything
        raise BadKit(
            f"The game '{game}' of {point.value} cannot be loaded: {type(error).__name__}: {error}. "
            "Mend or uninstall its package."
        ) from error
    if not isinstance(kit, Kit) or kit.id != game:
        raise BadKit(
            f"The game '{game}' of {point.value} is no Kit with that id; docs/a-new-game.md shows one."
        )
    return kit


def unknown(game: object) -> UnknownGame:
    found = games()
    if found:
        return UnknownGame(f"There is no game {shown(game)}; there are {', '.join(found)}.")
    return UnknownGame(
        f"There is no game {shown(game)}, nor any other: no installed package announces one in the group '{GROUP}'. "
        "In a source checkout the installed metadata is older than pyproject.toml; run tools/setup --plain."
    )


def listing(*names: str) -> str:
    """What each kit brings, or those of these games, and what holds instead of what it does not bring."""
    lines = []
    for kit in [get(name) for name in names] or kits():
        counts = ", ".join(map(str, kit.players))
        lines += [f"{kit.id}: {kit.title()} ({counts} players)"]
        if kit.options:
            lines += [f"  {'options':<10} {', '.join(option.id for option in kit.options)}"]
        for facet, (what, instead) in FACETS.items():
            value = getattr(kit, facet)
            shown_as = ", ".join(value) if isinstance(value, Mapping) else value
            lines += [f"  {facet:<10} {shown_as} ({what})" if value else f"  {facet:<10} – {instead}"]
    return "\n".join(lines) or str(unknown("any"))
