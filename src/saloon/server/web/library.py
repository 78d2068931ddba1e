"""/api/games, rules, glossary and cards: what there is to read."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Callable
from contextlib import suppress
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, get
from litestar.params import FromPath, FromQuery, QueryParameter

from saloon import bots, kit, rules
from saloon.bots.faces import FACES
from saloon.errors import Reason, SaloonError
from saloon.kit import keeping
from saloon.language.words import words
from saloon.languages import FIRST, LANGUAGES
from saloon.rules import Rule
from saloon.server import card_files
from saloon.server.errors import NoEntry, Refused, no_game
from saloon.server.house import House
from saloon.server.limits import host_of
from saloon.server.protocol import Lang
from saloon.server.web.guard import address
from saloon.server.web.packing import Packing
from saloon.server.web.visitor import TheHouse, visitor
from saloon.server.web.visitor import found as found_table
from saloon.start import rules_of

Cards = dict[str, list[dict[str, Any]]]
"""Cards by kind."""


class BotFace(msgspec.Struct):
    """Who a level of the ladder is, to look at."""

    name: str
    drawing: str
    """A portrait, as SVG."""


class GameOption(msgspec.Struct):
    """Something that people are asked before a game."""

    id: str
    values: list[str | int | bool | None]
    """What it can be, the usual value first; false and true are a box to tick."""
    names: dict[str, str]
    """By language, as all texts here."""
    texts: dict[str, str]


class GameKit(msgspec.Struct):
    """What is said of a game before it is played."""

    id: str
    titles: dict[str, str]
    players: list[int]
    options: list[GameOption]
    lesson: bool
    books: list[str]
    bots: list[str]
    """The levels that are worth choosing from, weakest first: a game that tells bots nothing has fewer."""
    characters: bool
    """Whether a personality makes a difference."""


class Games(msgspec.Struct):
    """What can be played, against whom, in which languages."""

    games: dict[str, int]
    """Each with the version of its rules."""
    bots: list[str]
    """Levels, ours from weakest to strongest, then those of other packages."""
    faces: dict[str, BotFace]
    """Of our levels. Each of these can have a personality: `bot:LEVEL:PERSONALITY`."""
    personalities: list[str]
    languages: list[str]
    kits: list[GameKit]
    """The same games, the house's own first, with what a lobby needs to know."""


class Entry(msgspec.Struct):
    """A rule, a case, a ruling or a game word."""

    id: str
    kind: str
    text: str
    name: str = ""
    topic: str = ""
    chapter: str = ""
    """The topic's name."""
    source: str = ""
    see: tuple[str, ...] = ()


class LibraryController(Controller):
    """What there is to read; nothing here depends on who asks, but for card files of somebody's own."""

    path = "/api"
    tags = ["library"]
    # Packed here and nowhere else: how well an answer packs tells of its contents, and these have no secrets.
    middleware = [Packing]

    @get("/games", summary="Games, bots and languages")
    async def games(self) -> Games:
        versions = {game: rules_of(game).version for game in kit.games()}
        faces = {level: BotFace(face.name, face.drawing()) for level, face in FACES.items()}
        return Games(
            versions,
            bots.names(),
            faces,
            bots.personalities(),
            list(LANGUAGES),
            [told(one) for one in kit.kits()],
        )

    @get(
        "/words/{game:str}",
        summary="What a game calls the parts of its views, the things that choices are about, and values",
    )
    async def labels(self, game: FromPath[str], lang: FromQuery[Lang] = FIRST) -> dict[str, dict[str, str]]:
        return labels_of(game, lang)

    @get("/rules/{game:str}", summary="The rulebook of a game, or what fits a search")
    async def rulebook(
        self, game: FromPath[str], lang: FromQuery[Lang] = FIRST, q: FromQuery[str] = ""
    ) -> list[Entry]:
        return await asyncio.to_thread(entries, game, lang, q, True)

    @get("/glossary/{game:str}", summary="The game words of a game, or what fits a search")
    async def glossary(
        self, game: FromPath[str], lang: FromQuery[Lang] = FIRST, q: FromQuery[str] = ""
    ) -> list[Entry]:
        return await asyncio.to_thread(entries, game, lang, q, False)

    @get(
        "/cards/{game:str}",
        summary="The cards of a game, by kind; with those of a card file of mine, a shared one, or a table's own",
    )
    async def cards(
        self,
        request: Request[Any, Any, Any],
        house: TheHouse,
        game: FromPath[str],
        own: Annotated[str, QueryParameter(max_length=80)] = "",
        table: Annotated[str, QueryParameter(max_length=40)] = "",
    ) -> Cards:
        if own:
            await check_reads(request, house, own, table)
        return await catalogue(house, game, own, host_of(address(request.scope)))


@functools.lru_cache(maxsize=64)
def labels_of(game: str, lang: Lang) -> dict[str, dict[str, str]]:
    """Looked up once: for each family all words of the game are read."""
    try:
        spoken = words(lang, game)
    except SaloonError:
        raise NoEntry(no_game(game)) from None
    return {family: spoken.labels(family) for family in ("view", "open", "thing", "word")}


async def check_reads(request: Request[Any, Any, Any], house: House, own: str, table: str) -> None:
    """A card file is read by its owner, by those it is shared with, and at the tables that play with it: to know its
    name is not enough."""
    if table:
        with suppress(Refused):
            _, room = await found_table(request, house, table)
            if room.table.record.options.get("cards") == own:
                return
    person = (await visitor(request, house)).person
    if not await house.storage.may_name([person.id] if person is not None else [], own):
        raise NoEntry(Reason("cards-not-for-you", name=own))


def told(one: kit.Kit) -> GameKit:
    asked = [option for option in one.options if option.shown and option.values]
    options: list[Any] = [
        GameOption(option.id, list(option.values), dict(option.names), dict(option.texts))  # type: ignore[arg-type]
        for option in asked
    ]
    senses = bool(one.senses)
    return GameKit(
        one.id,
        dict(one.titles),
        list(one.players),
        options,
        bool(one.lesson),
        list(one.books),
        bots.levels(senses),
        senses,
    )


def found(game: str, lang: str, q: str) -> list[Any]:
    language: Any = lang
    try:
        return list(rules.load(game).search(q[:200], language))
    except SaloonError:
        raise NoEntry(Reason("no-rulebook", book=game[:40], books=", ".join(rules.games()))) from None


def entries(game: str, lang: str, q: str, rule: bool) -> list[Entry]:
    """The rules, or the game words, that fit a search."""
    return [entry(e, lang, game) for e in found(game, lang, q) if isinstance(e, Rule) == rule]


def entry(e: Any, lang: Any, game: str) -> Entry:
    if isinstance(e, Rule):
        chapter = rules.load(game).topic(e.topic).name(lang)
        return Entry(e.id, e.kind, e.text(lang), topic=e.topic, chapter=chapter, source=e.source, see=e.see)
    return Entry(e.id, "word", e.text(lang), name=e.name(lang), see=e.see)


async def catalogue(house: House, book: str, own: str, who: str) -> Cards:
    """Every card that a rulebook is about, as a client draws it; `own` is the name of somebody's card file. Whoever
    asks for many of those one after the other has each of them read again, and waits for the time that took."""
    game = next((one for one in kit.kits() if book in one.books and one.catalogue), None)
    if game is None:
        raise NoEntry(Reason("no-card-texts", book=book[:40]))
    cards: Callable[[str, str | None], Cards] = game.need("catalogue").cards
    if not own:
        return await asyncio.to_thread(cards, book, None)
    drawn: Cards | None = keeping.made_before(own, ("drawn", book))
    if drawn is not None:  # which costs nothing, so nobody has to wait for it
        return drawn
    name = await card_files.known(house.storage, house.beside_counted, game.id, own, who)
    return await house.beside_counted(
        keeping.made, name, ("drawn", book), functools.partial(cards, book, name), who=who
    )
