"""/api/tables: the lobby, one's seat, the game itself, and what people at a table agree on."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, Request, Response, delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from msgspec import Meta

from saloon.errors import Reason
from saloon.languages import FIRST
from saloon.server import (
    advising,
    card_files,
    limits,
    lobby,
    orders,
    play,
    replaying,
    social,
    telling,
)
from saloon.server.advising import Hint, Review
from saloon.server.errors import NotAllowed, Refused, Stale
from saloon.server.limits import host_of
from saloon.server.lobby import NewTable, Place
from saloon.server.protocol import Ack, Key, Lang, Standing, TableInfo, Word
from saloon.server.replaying import Moment, Story
from saloon.server.rights import Persons
from saloon.server.settings import Limits
from saloon.server.web.guard import address
from saloon.server.web.visitor import TheHouse, found, seen, visitor

Ask = Request[Any, Any, Any]
LONGEST_WAIT = 50.0
MOST_BODY = 4 * Limits().cards
"""Bytes of a request that brings a card file, since JSON writes a quote or a letter like é longer than it is."""


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """Which seat, if it matters, and the invitation to a private table."""

    seat: int | None = None
    invite: Annotated[str, Meta(max_length=100)] | None = None


class SetSeat(msgspec.Struct, forbid_unknown_fields=True):
    """`human`, `empty`, `bot:LEVEL` or `bot:LEVEL:PERSONALITY`."""

    kind: Annotated[str, Meta(max_length=60)]


class Choice(msgspec.Struct, forbid_unknown_fields=True):
    """A choice in words. The same key again does nothing twice."""

    choice: Word
    key: Key
    at: int | None = None


class Keyed(msgspec.Struct, forbid_unknown_fields=True):
    """Only a key."""

    key: Key


class Vote(msgspec.Struct, forbid_unknown_fields=True):
    """`end`, `replace N` or `no`."""

    vote: Annotated[str, Meta(max_length=20)]


class Chatter(msgspec.Struct, forbid_unknown_fields=True):
    """Something to say."""

    text: Annotated[str, Meta(max_length=2000)]
    key: Key


class Mute(msgspec.Struct, forbid_unknown_fields=True):
    """Whom not to read any more, or again."""

    seat: int
    mute: bool = True


class Order(msgspec.Struct, forbid_unknown_fields=True):
    """`ask` me, `not-this-turn`, or let a bot `decide` for me."""

    order: Standing
    key: Key


class Paused(msgspec.Struct, forbid_unknown_fields=True):
    """Whether the table shall wait."""

    paused: bool


class Look(msgspec.Struct):
    """A table at one moment, as this visitor may see it."""

    seat: int | None
    update: msgspec.Raw


class LobbyController(Controller):
    """Tables that anybody may see."""

    path = "/api/lobby"
    tags = ["tables"]

    @get("/", summary="Public tables: with free seats, and running ones to watch")
    async def lobby(self, request: Ask, house: TheHouse) -> list[TableInfo]:
        shown = lobby.listed(await house.storage.listed(lobby.NEWEST))
        house.history.take(host_of(address(request.scope)), len(shown))  # each is looked at
        out = []
        for table in shown:
            try:
                out.append((await house.room(table)).info())
            except Refused:
                continue  # of another release
        return out


class TableController(Controller):
    """One table."""

    path = "/api/tables"
    tags = ["tables"]

    @post("/", summary="Open a table", request_max_body_size=MOST_BODY)
    async def create(self, request: Ask, house: TheHouse, data: JSONBody[NewTable]) -> Place:
        host, here = (await visitor(request, house)).must(), host_of(address(request.scope))
        house.opening.take(here)
        if data.cards and not card_files.NAME.fullmatch(data.cards):
            house.card_bytes.take(here, len(data.cards.encode(errors="replace")))
        return await lobby.create(house, host, data, here)

    @get("/{table:str}", summary="What everybody at the table may know of it")
    async def info(self, request: Ask, house: TheHouse, table: FromPath[str]) -> TableInfo:
        return (await found(request, house, table))[1].info()

    # Seats

    @post("/{table:str}/join", summary="Take a free seat", status_code=200)
    async def join(self, request: Ask, house: TheHouse, table: FromPath[str], data: JSONBody[Join]) -> Place:
        who = await visitor(request, house)
        who.invite = data.invite or who.invite
        room = await seen(house, table, who)
        return await lobby.join(house, room, who.must(), data.seat, host_of(address(request.scope)))

    @post("/{table:str}/leave", summary="Leave my seat", status_code=204)
    async def leave(self, request: Ask, house: TheHouse, table: FromPath[str]) -> None:
        who, room = await found(request, house, table)
        await lobby.leave(house, room, who)

    @post(
        "/{table:str}/secret",
        summary="A fresh secret for my seat; the old one stops working",
        status_code=200,
    )
    async def secret(self, request: Ask, house: TheHouse, table: FromPath[str]) -> Place:
        who, room = await found(request, house, table)
        return await lobby.new_secret(house, room, who)

    @delete("/{table:str}/secret", summary="Revoke my seat's secret; my cookie still plays it")
    async def revoke(self, request: Ask, house: TheHouse, table: FromPath[str]) -> None:
        who, room = await found(request, house, table)
        await lobby.new_secret(house, room, who)

    @put("/{table:str}/seats/{number:int}", summary="Arrange a free seat (host)", status_code=200)
    async def set_seat(
        self,
        request: Ask,
        house: TheHouse,
        table: FromPath[str],
        number: FromPath[int],
        data: JSONBody[SetSeat],
    ) -> TableInfo:
        who, room = await found(request, house, table)
        await lobby.set_seat(house, room, who.must(), number, data.kind)
        return room.info()

    @get("/{table:str}/invite", summary="The invitation to this table")
    async def invite(self, request: Ask, house: TheHouse, table: FromPath[str]) -> Place:
        who, room = await found(request, house, table)
        return lobby.place(house, table, who.looks_from(room.table), None)

    # The game

    @get(
        "/{table:str}/view",
        summary="View, legal choices, and events since a seq; `wait` for news if there are none",
    )
    async def view(
        self,
        request: Ask,
        house: TheHouse,
        table: FromPath[str],
        since: Annotated[int, QueryParameter(ge=0)] = 0,
        wait: Annotated[float, QueryParameter(ge=0, le=LONGEST_WAIT)] = 0.0,
        lang: FromQuery[Lang | None] = None,
    ) -> Look:
        who, room = await found(request, house, table)
        loop = asyncio.get_running_loop()
        deadline = loop.time() + wait
        # The seat is looked up anew after every wait: it may have closed up, or be somebody else's by then.
        house.saw(room, who.looks_from(room.table))
        place = limits.Place(host_of(address(request.scope)))  # whoever waits counts as a socket does
        try:
            with room.polled():
                while (
                    room.seq(seat := who.looks_from(room.table)) <= since
                    and (left := deadline - loop.time()) > 0
                ):
                    if room.table.status in ("over", "ended"):
                        break
                    place.move(house.spectators if seat is None else house.sockets)
                    try:
                        await asyncio.wait_for(room.next_news().wait(), left)
                    except TimeoutError:
                        break
                house.read_again(room, who.looks_from(room.table), since, place.name)
                seat, update = room.look(who, since, lang)
        finally:
            place.move(None)
        return Look(seat, msgspec.Raw(update))

    @get("/{table:str}/why", summary="Why a thing on the table cannot be used now")
    async def why(
        self,
        request: Ask,
        house: TheHouse,
        table: FromPath[str],
        thing: Annotated[str, QueryParameter(max_length=100)],
        lang: FromQuery[Lang] = FIRST,
    ) -> dict[Literal["text"], str]:
        who, room = await found(request, house, table)
        game = play.running(room)
        return {"text": telling.why_not(game, who.seat(room.table), thing, lang, room.table.names(lang))}

    @get("/{table:str}/hint", summary="What would you do, and how sure? For my own seat, from my own view")
    async def hint(self, request: Ask, house: TheHouse, table: FromPath[str]) -> Hint:
        who, room = await found(request, house, table)
        return await advising.hint(house, room, who, host_of(address(request.scope)))

    @get("/{table:str}/review", summary="How I played a finished game: odds, calibration, turning points")
    async def review(self, request: Ask, house: TheHouse, table: FromPath[str]) -> Review:
        who, room = await found(request, house, table)
        return await advising.review(house, room, who, host_of(address(request.scope)))

    @post("/{table:str}/choices", summary="Make a choice", status_code=200)
    async def choose(
        self, request: Ask, house: TheHouse, table: FromPath[str], data: JSONBody[Choice]
    ) -> Ack:
        who, room = await found(request, house, table)
        house.saw(room, who.seat(room.table))
        return await play.choose(house, room, who, data.choice, data.key, data.at, lang=who.lang)

    @post("/{table:str}/undo", summary="Take my last choice back", status_code=200)
    async def undo(self, request: Ask, house: TheHouse, table: FromPath[str], data: JSONBody[Keyed]) -> Ack:
        who, room = await found(request, house, table)
        return await play.undo(house, room, who, data.key, who.lang)

    @get(
        "/{table:str}/log",
        summary="The log: as I may know it, and all of it with the seed once the game is over",
    )
    async def log(self, request: Ask, house: TheHouse, table: FromPath[str]) -> Response[str]:
        who, room = await found(request, house, table)
        here, seat = host_of(address(request.scope)), who.looks_from(room.table)
        house.read_again(room, seat, 0, here)
        text = await replaying.log_of(house, room, seat, here)
        if who.looks_from(room.table) != seat:
            raise Stale(Reason("sit-elsewhere"))
        name = f'attachment; filename="{table}.log"'
        return Response(text, media_type="text/plain", headers={"content-disposition": name})

    @get("/{table:str}/cards.toml", summary="The card file of their own that the table plays with")
    async def card_file(self, request: Ask, house: TheHouse, table: FromPath[str]) -> Response[str]:
        name, text = card_files.file((await found(request, house, table))[1].table)
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(text, media_type="text/plain", headers=headers)

    @get("/{table:str}/story", summary="A finished game from its beginning, in words")
    async def story(
        self,
        request: Ask,
        house: TheHouse,
        table: FromPath[str],
        eyes: FromQuery[str] = "all",
        lang: FromQuery[Lang] = FIRST,
    ) -> Story:
        who, room = await found(request, house, table)
        told = await replaying.story_of(house, room, eyes, lang, host_of(address(request.scope)))
        who.check_sees(room.table)
        return told

    @get("/{table:str}/story/{number:int}", summary="A finished game at one moment")
    async def moment(
        self,
        request: Ask,
        house: TheHouse,
        table: FromPath[str],
        number: FromPath[int],
        eyes: FromQuery[str] = "all",
    ) -> Moment:
        who, room = await found(request, house, table)
        told = await replaying.moment_of(house, room, number, eyes, host_of(address(request.scope)))
        who.check_sees(room.table)
        return told

    @put("/{table:str}/order", summary="What to answer for me when suspicion is called", status_code=200)
    async def order(self, request: Ask, house: TheHouse, table: FromPath[str], data: JSONBody[Order]) -> Ack:
        who, room = await found(request, house, table)
        return await orders.give(house, room, who, data.order, data.key)

    # Agreements

    @put("/{table:str}/paused", summary="Pause or resume", status_code=200)
    async def pause(
        self, request: Ask, house: TheHouse, table: FromPath[str], data: JSONBody[Paused]
    ) -> TableInfo:
        who, room = await found(request, house, table)
        await social.pause(house, room, who, data.paused)
        return room.info()

    @post("/{table:str}/concede", summary="Give up", status_code=200)
    async def concede(self, request: Ask, house: TheHouse, table: FromPath[str]) -> TableInfo:
        who, room = await found(request, house, table)
        await social.concede(house, room, who)
        return room.info()

    @post("/{table:str}/back", summary="Take my seat back from the bot that plays for me", status_code=200)
    async def back(self, request: Ask, house: TheHouse, table: FromPath[str]) -> TableInfo:
        who, room = await found(request, house, table)
        await social.back(house, room, who)
        return room.info()

    @post(
        "/{table:str}/votes",
        summary="Vote to end the game, or to have a bot play for somebody absent",
        status_code=200,
    )
    async def vote(
        self, request: Ask, house: TheHouse, table: FromPath[str], data: JSONBody[Vote]
    ) -> dict[Literal["outcome"], str]:
        who, room = await found(request, house, table)
        return {"outcome": await social.vote(house, room, who, data.vote)}

    @post("/{table:str}/rematch", summary="The same again, everyone one seat further", status_code=200)
    async def rematch(self, request: Ask, house: TheHouse, table: FromPath[str]) -> Place:
        who, room = await found(request, house, table)
        person = who.person
        if person is None:
            raise NotAllowed(Reason("rematch-name"))
        here = host_of(address(request.scope))
        if room.table.record.rematch is None:
            house.opening.take(here)
        made = await lobby.rematch(house, room, person, here)
        return await lobby.new_secret(house, await house.room(made), Persons(person))

    @post("/{table:str}/chat", summary="Say something", status_code=200)
    async def chat(self, request: Ask, house: TheHouse, table: FromPath[str], data: JSONBody[Chatter]) -> Ack:
        who, room = await found(request, house, table)
        house.chats.take(f"{table}:{who.seat(room.table)}")
        return await social.say(house, room, who, data.text, data.key)

    @put("/{table:str}/mutes", summary="Do not show me what a seat says", status_code=204)
    async def mute(self, request: Ask, house: TheHouse, table: FromPath[str], data: JSONBody[Mute]) -> None:
        who, room = await found(request, house, table)
        await social.mute(house, room, who, data.seat, data.mute)
