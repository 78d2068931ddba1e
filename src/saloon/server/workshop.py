"""The workshop: somebody writes cards. Whatever they send is worked on in a process with limits; nothing is kept.

What a card file is kept for is a table that plays with it (`card_files`).
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from saloon import kit
from saloon.errors import Reason, SaloonError
from saloon.safe_toml import storable
from saloon.server.errors import BadCards, BadRequest, NoEntry, no_game, told
from saloon.server.workers import Late, Workers, at_most

QUICK = 5.0
"""Seconds of work for a sentence; one takes a few thousandths."""
READING = 20.0
LONG = 45.0
"""Seconds of work for measuring and for the rules lawyer."""
WORK = {"sentence": QUICK, "card": READING, "mistakes": READING, "measure": LONG, "lawyer": LONG}
QUEUES = {
    "sentence": "reading",
    "card": "trying",
    "mistakes": "trying",
    "measure": "measuring",
    "lawyer": "measuring",
}
"""Whoever waits for an answer at once does not stand behind somebody else's minute of games."""
WALL = 2 * LONG
"""Seconds after which the process is ended, whatever it does: on a busy machine work takes longer than its own time."""
MOST_LETTERS = 262_144
"""Of a card file that is looked at."""


class Sentence(msgspec.Struct, forbid_unknown_fields=True):
    """A text that is being typed."""

    text: Annotated[str, Meta(max_length=2000)]
    kind: Annotated[str, Meta(max_length=40)] = "sentence"
    card: Annotated[str, Meta(max_length=40)] = ""
    """The kind of card that it stands on: what others alone can say is no help there."""


Count = Annotated[int, Meta(ge=0, le=10_000_000)]
Total = Annotated[float, Meta(ge=-1e9, le=1e9)]
Sums = tuple[Annotated[str, Meta(max_length=120)], Count, Total, Total, Total]
"""Of a thing: how many games, and their margins, squared margins and victories, added up."""
Side = Annotated[list[Sums], Meta(max_length=800)]


def add_up(sums: Sums) -> bool:
    """Whether games can have come to these sums: no more were won than were played, and a sum of margins is bounded by
    that of their squares."""
    _, games, margins, squares, won = sums
    return 0 <= won <= games and margins * margins <= games * squares * (1 + 1e-9)


class CardFile(msgspec.Struct, forbid_unknown_fields=True):
    """A card file, to be looked at."""

    text: Annotated[str, Meta(max_length=MOST_LETTERS)]


class OneCard(msgspec.Struct, forbid_unknown_fields=True):
    """A card that is being written, as a card file of its own."""

    text: Annotated[str, Meta(max_length=8000)]
    box: Annotated[str, Meta(max_length=40)] = "base"


class Measuring(msgspec.Struct, forbid_unknown_fields=True):
    """A card file, to be measured; piece by piece, so that whoever waits sees how far it is."""

    text: Annotated[str, Meta(max_length=MOST_LETTERS)]
    games: Annotated[int, Meta(ge=200, le=6000)] = 4000
    """At most so many are played now."""
    setting: Annotated[str, Meta(max_length=60)] = ""
    seed: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    """Another seed: other games of the same kind."""
    known: Annotated[list[Side], Meta(max_length=2)] = []
    """What earlier pieces of this measurement answered under the same name."""


SPOKEN = ("card", "mistakes")
"""What is answered in a language."""


def do(game: str, what: str, lang: str, *given: Any) -> tuple[str | Reason, Any]:
    """In a worker: what came of it, or what is wrong."""
    facet: Any = kit.get(game).need("catalogue" if what == "card" else "workshop")
    try:
        with at_most(WORK[what], worked=True):
            return "", getattr(facet, what)(*given, *([lang] if what in SPOKEN else []))
    except SaloonError as error:
        return told(error, lang), None
    except RecursionError:
        return Reason("cards-deep"), None
    except Late:
        return Reason("workshop-late"), None
    except ModuleNotFoundError as error:
        return Reason("workshop-cannot", package=str(error.name)), None


def check_writes(game: str) -> None:
    """Whether there is such a game, and cards of it to write."""
    try:
        found = kit.get(game).workshop
    except SaloonError:
        raise NoEntry(no_game(game)) from None
    if not found:
        raise NoEntry(Reason("workshop-none", game=game[:40]))


def shelf(game: str, box: str) -> dict[str, list[dict[str, Any]]]:
    """Every printed card of a box."""
    check_writes(game)
    try:
        cards: dict[str, list[dict[str, Any]]] = kit.get(game).need("workshop").shelf(box)
    except SaloonError:
        raise NoEntry(Reason("workshop-no-shelf", game=game, box=box)) from None
    return cards


async def ask(workers: Workers, game: str, what: str, who: str, lang: str, *given: Any) -> Any:
    """The same, from the event loop; what is wrong is refused in the words of the game."""
    check_writes(game)
    if not all(storable(one) for one in given if isinstance(one, str)):
        raise BadCards(Reason("cards-control"))
    answer = await workers.attempt(do, game, what, lang, *given, who=who, deadline=WALL, queue=QUEUES[what])
    if answer is None:
        raise BadRequest(Reason("workshop-broken-off"))
    problem, made = answer
    if problem:
        raise BadCards(problem)
    return made
