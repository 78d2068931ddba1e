"""Tables with cards of somebody's own: the text of a card file is tried, kept in the database and known by its name.

No path ever comes from outside: what a table's option `cards` names is a text that was sent to us. Nothing of it is
read on the event loop: it is tried in a worker, and the rules that come of it are made beside the tables and kept.
"""

from __future__ import annotations

import hashlib
import re
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Protocol, TypeVar

from saloon import kit
from saloon.errors import Reason, SaloonError
from saloon.kit import keeping
from saloon.language.words import linked_words, words
from saloon.languages import LANGUAGES
from saloon.safe_toml import storable
from saloon.server.card_trial import PLAYING, READING, TOO_SLOW, Problem, try_cards
from saloon.server.errors import BadCards, NoEntry, Refused, TooLarge
from saloon.server.records import TableRecord
from saloon.server.storage import Storage
from saloon.server.table import Table
from saloon.server.workers import Workers
from saloon.start import rules_of

T = TypeVar("T")
WHOLE = 4 * (READING + PLAYING)
"""Seconds after which the process that tries a file is ended: it has cut itself short long before."""
KEPT = 200
"""Answers of trials that a process keeps."""


TRIED: OrderedDict[str, Problem] = OrderedDict()
"""What was wrong with each file that was tried, by the hash of its text."""


def remember(digest: str, problem: Problem) -> None:
    TRIED[digest] = problem
    while len(TRIED) > KEPT:
        TRIED.popitem(last=False)


class Beside(Protocol):
    """Does something beside the event loop, for one after the other: a file takes up to a second, and of many threads
    the one that serves the tables would get a small share."""

    def __call__(self, work: Callable[..., T], *given: Any, who: str) -> Awaitable[T]: ...


def all_rules(game: str, name: str) -> None:
    """The rules of a kept file for every box: from then on they lie ready."""
    catalogue: Any = kit.get(game).need("catalogue")
    for players, options in catalogue.tables():
        rules_of(game, {**options, "cards": name}, players)


async def ready(storage: Storage, beside: Beside, record: TableRecord) -> None:
    """Before a table is loaded: know its card file, and make all that the table will ask for of it, rules and words.

    For as long as the table is in memory its file is held (`keeping.hold`), so that none of it is made again there.
    """
    if "cards" in record.options:
        await known(storage, beside, record.game, record.options["cards"], record.opened_by)
        await beside(make_words, record, who=record.opened_by)


def make_words(record: TableRecord) -> None:
    with suppress(SaloonError):  # of another release: whoever loads the table says so
        rules_of(record.game, record.options, None, record.rules, record.catalogue)
    told = {**record.options, "version": record.rules}
    for lang in LANGUAGES:
        for spoken in (words, linked_words):
            spoken(lang, record.game, told)


async def take_in(storage: Storage, workers: Workers, most: int, game: str, text: str, who: str = "") -> str:
    """Try the text of a card file and store it; answers with the name under which a table plays with it."""
    if not kit.get(game).catalogue:
        raise BadCards(Reason("no-own-cards-here", game=game))
    raw = text.encode(errors="replace")
    if len(raw) > most:
        raise TooLarge(Reason("cards-bytes", most=str(most)))
    if not storable(text):
        raise BadCards(Reason("cards-control"))
    digest = hashlib.sha256(game.encode() + b"\n" + raw).hexdigest()
    problem = TRIED.get(digest)
    if problem is None:
        found = await workers.attempt(try_cards, game, text, who=who, deadline=WHOLE, queue="reading")
        problem = TOO_SLOW if found is None else found
        remember(digest, problem)
    if problem:
        raise BadCards(problem)
    name = keeping.keep(text)
    await workers.beside(all_rules, game, name, who=who)
    await storage.keep_cards(name, text)
    return name


NAME = re.compile(r"cards-[0-9a-f]{32}\.toml")
NOT_YOURS = Reason("cards-not-yours")
"""The same for one that nobody has: who guesses a name learns nothing."""


async def named(storage: Storage, beside: Beside, game: str, name: str, person: str, who: str) -> str:
    """A card file that somebody names instead of sending it: their own, or one whose owner shares it."""
    if not kit.get(game).catalogue or not await storage.may_name([person], name):
        raise BadCards(NOT_YOURS)
    try:
        return await known(storage, beside, game, name, who)
    except NoEntry:  # deleted in this moment
        raise BadCards(NOT_YOURS) from None


async def known(storage: Storage, beside: Beside, game: str, name: str, who: str) -> str:
    """The name of a card file that somebody has played with, which this process knows from now on."""
    if keeping.kept(name) is None:
        text = await storage.cards(name)
        if text is None:
            raise NoEntry(Reason("no-card-file", name=name))
        keeping.keep(text)
    try:
        await beside(all_rules, game, name, who=who)
    except Refused:
        raise
    except SaloonError as error:  # stored by a release that allowed it
        raise BadCards(BadCards.all_of(error)) from None
    return name


def file(table: Table) -> tuple[str, str]:
    """Name and text of the card file that a table plays with."""
    name = str(table.record.options.get("cards", ""))
    text = keeping.kept(name)
    if text is None:
        raise NoEntry(Reason("cards-of-box"))
    return name, text
