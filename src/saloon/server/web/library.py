"""/api/games, rules, glossary and cards: what there is to read."""

from __future__ import annotations

import functools
from typing import Annotated, Any

import msgspec
from litestar import Controller, get
from litestar.config.compression import CompressionConfig
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.params import FromPath, FromQuery, QueryParameter

from saloon import bots, rules
from saloon.bots.faces import FACES
from saloon.errors import SaloonError
from saloon.games import GAMES, rules_of
from saloon.rules import LANGS, Rule
from saloon.server import own_cards
from saloon.server.errors import NoEntry
from saloon.server.people import check_lang
from saloon.server.web.visitor import TheHouse

Cards = dict[str, list[dict[str, Any]]]
"""Cards by kind."""


class BotFace(msgspec.Struct):
    """Who a level of the ladder is, to look at."""

    name: str
    drawing: str
    """A portrait, as SVG."""


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
    """What there is to read; nothing here depends on who asks."""

    path = "/api"
    tags = ["library"]
    # Packed here and nowhere else: how well an answer packs tells of its contents, and these have no secrets.
    middleware = [DefineMiddleware(CompressionMiddleware, config=CompressionConfig(backend="gzip"))]

    @get("/games", summary="Games, bots and languages")
    async def games(self) -> Games:
        versions = {game: rules_of(game).version for game in GAMES}
        faces = {level: BotFace(face.name, face.drawing()) for level, face in FACES.items()}
        return Games(versions, bots.names(), faces, bots.personalities(), list(LANGS))

    @get("/rules/{game:str}", summary="The rulebook of a game, or what fits a search")
    async def rulebook(
        self, game: FromPath[str], lang: FromQuery[str] = "en", q: FromQuery[str] = ""
    ) -> list[Entry]:
        return [entry(e, lang, game) for e in found(game, lang, q) if isinstance(e, Rule)]

    @get("/glossary/{game:str}", summary="The game words of a game, or what fits a search")
    async def glossary(
        self, game: FromPath[str], lang: FromQuery[str] = "en", q: FromQuery[str] = ""
    ) -> list[Entry]:
        return [entry(e, lang, game) for e in found(game, lang, q) if not isinstance(e, Rule)]

    @get("/cards/{game:str}", summary="The cards of a game, by kind; with those of a table's own card file")
    async def cards(
        self,
        house: TheHouse,
        game: FromPath[str],
        own: Annotated[str, QueryParameter(max_length=80)] = "",
    ) -> Cards:
        return catalogue(game, await own_cards.known(house.storage, own) if own else None)


def found(game: str, lang: str, q: str) -> list[Any]:
    language: Any = check_lang(lang)
    try:
        return list(rules.load(game).search(q[:200], language))
    except SaloonError as error:
        raise NoEntry(str(error)[:300]) from None


def entry(e: Any, lang: Any, game: str) -> Entry:
    if isinstance(e, Rule):
        chapter = rules.load(game).topic(e.topic).name(lang)
        return Entry(e.id, e.kind, e.text(lang), topic=e.topic, chapter=chapter, source=e.source, see=e.see)
    return Entry(e.id, "word", e.text(lang), name=e.name(lang), see=e.see)


def catalogue(game: str, own: str | None = None) -> Cards:
    """Every card as a client draws it; `own` is the name of a card file that this process knows."""
    if game not in rules.games() or game == "goat":
        raise NoEntry(f"'{game[:40]}' has no cards with texts; the glossary tells its characters.")
    return drawn("base" if game == "scoundrels" else game, own)


@functools.lru_cache(maxsize=16)
def drawn(box: str, own: str | None = None) -> Cards:
    """The cards of a box, with those of a kept file."""
    from saloon.language.faces import faces
    from saloon.scoundrels import catalogue as shelf

    return faces(shelf.load(box, own))
