"""Tables with cards of somebody's own: the text of a card file is checked, kept in the database and known by its name.

No path ever comes from outside: what a table's option `cards` names is a text that was sent to us.
"""

from __future__ import annotations

import asyncio

from saloon.games import rules_of
from saloon.scoundrels.catalogue import keeping
from saloon.server.errors import BadCards, NoEntry, TooLarge
from saloon.server.storage import Storage
from saloon.server.table import Table
from saloon.server.workers import Workers, check_cards


async def take_in(storage: Storage, workers: Workers, most: int, text: str) -> str:
    """Check the text of a card file and store it; answers with the name under which a table plays with it."""
    if len(text.encode(errors="replace")) > most:
        raise TooLarge(f"A card file has at most {most} bytes.")
    problem = await workers.advise(check_cards, text)
    if problem:
        raise BadCards(problem)
    name = keeping.keep(text)
    # A first reading takes a moment, in which other tables go on.
    await asyncio.to_thread(rules_of, "scoundrels", {"cards": name})
    await storage.keep_cards(name, text)
    return name


async def known(storage: Storage, name: str) -> str:
    """The name of a card file that somebody has played with, which this process knows from now on."""
    if keeping.kept(name) is None:
        text = await storage.cards(name)
        if text is None:
            raise NoEntry(f"There is no card file '{name}' here.")
        keeping.keep(text)
        await asyncio.to_thread(rules_of, "scoundrels", {"cards": name})
    return name


def file(table: Table) -> tuple[str, str]:
    """Name and text of the card file that a table plays with."""
    name = str(table.deed.options.get("cards", ""))
    text = keeping.kept(name)
    if text is None:
        raise NoEntry("This table plays with the cards of the box.")
    return name, text
