"""/api/me: who you are, your games, your data."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, delete, get, patch, post, put
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from saloon.errors import Reason
from saloon.languages import FIRST
from saloon.server import people, rights
from saloon.server.errors import NOT_PLAYED, NoEntry
from saloon.server.house import House
from saloon.server.limits import host_of
from saloon.server.protocol import Lang
from saloon.server.records import Person
from saloon.server.standing import Results, Standing, standing
from saloon.server.web.guard import address
from saloon.server.web.visitor import TheHouse, visitor

YEAR = 365 * 86_400
MOST_TABLES = 200
"""Games that the list of one's own names: those that go on, and the newest of those that are over."""
NO_CARDS = Reason("no-cards-of-yours")
Ask = Request[Any, Any, Any]


class NewGuest(msgspec.Struct, forbid_unknown_fields=True):
    """A name to be called by."""

    name: Annotated[str, Meta(max_length=200)]
    lang: Lang = FIRST


class Change(msgspec.Struct, forbid_unknown_fields=True):
    """Another name or language."""

    name: Annotated[str, Meta(max_length=200)] | None = None
    lang: Lang | None = None


class Code(msgspec.Struct, forbid_unknown_fields=True):
    """A recovery code."""

    code: Annotated[str, Meta(max_length=100)]


class Me(msgspec.Struct):
    """You. The recovery code is told when you come and when you ask for a new one."""

    id: str
    name: str
    lang: str
    feed: str
    """The address of your private Atom feed of turns."""
    recovery: str | None = None


class MyTable(msgspec.Struct):
    """One of your games."""

    id: str
    game: str
    seat: int
    status: str
    your_turn: bool
    created: float
    rivals: list[str] = []
    """Who else sits there."""
    waits: list[str] = []
    """Whom the table waits for."""


class MyCards(msgspec.Struct):
    """A card file of yours."""

    name: str
    game: str
    at: float
    """When you first opened a table with it."""
    shared: bool
    """Whether anybody who knows its name may read it and open tables with it."""


class Sharing(msgspec.Struct, forbid_unknown_fields=True):
    """Whether others may name a card file of yours."""

    shared: bool


def me(house: House, person: Person, recovery: str | None = None) -> Me:
    feed = f"/feed/{house.signer.feed(person.id, person.epoch)}"
    return Me(person.id, person.name, person.lang, feed, recovery)


def signed_in(house: House, person: Person, recovery: str | None = None, status: int = 200) -> Response[Me]:
    """An answer with the cookie: signed, out of reach of scripts, and not sent along from other sites."""
    response = Response(me(house, person, recovery), status_code=status)
    response.set_cookie(
        people.cookie_name(house),
        house.signer.cookie(person.id, person.epoch),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=house.settings.secure,
    )
    return response


async def my_tables(house: House, person: Person, address: str) -> list[MyTable]:
    out = []
    found = await house.storage.tables_of(person.id, MOST_TABLES)
    house.history.take(address, len(found))  # each is looked at
    for record, seat in found:
        table = record.id
        mine = MyTable(table, record.game, seat, record.status, False, record.created)
        if record.status in ("running", "open"):
            with suppress(*NOT_PLAYED):
                room = await house.room(table)
                chair = rights.held(person, room.table)  # after the last wait: they may have left or moved
                if chair is None:
                    continue
                mine.seat, names = chair.seat, room.table.names()
                mine.your_turn = chair.seat in room.table.asked and room.table.status == "running"
                mine.rivals = [name for k, name in enumerate(names) if k != chair.seat and name]
                mine.waits = [
                    names[k] for k in sorted(room.table.shown_asked) if k < len(names) and k != chair.seat
                ]
        out.append(mine)
    return sorted(out, key=lambda table: -table.created)


class MeController(Controller):
    """Who you are."""

    path = "/api/me"
    tags = ["you"]

    def __init__(self, owner: Any) -> None:
        super().__init__(owner)
        self.results = Results()

    @post("/", summary="Come as a guest")
    async def arrive(self, request: Ask, house: TheHouse, data: JSONBody[NewGuest]) -> Response[Me]:
        house.guests.take(host_of(address(request.scope)))
        person, code = await people.arrive(house, data.name, data.lang)
        return signed_in(house, person, code, 201)

    @get("/", summary="Who am I")
    async def who(self, request: Ask, house: TheHouse) -> Me:
        return me(house, (await visitor(request, house)).must())

    @patch("/", summary="Change name or language")
    async def change(self, request: Ask, house: TheHouse, data: JSONBody[Change]) -> Me:
        person = (await visitor(request, house)).must()
        values: dict[str, object] = {}
        if data.name is not None:
            values["name"] = people.clean_name(data.name, house.settings.limits.name)
        if data.lang is not None:
            values["lang"] = data.lang
        if values:
            await house.storage.change_person(person.id, **values)
        return me(house, msgspec.structs.replace(person, **values))

    @get("/tables", summary="All my games")
    async def tables(self, request: Ask, house: TheHouse) -> list[MyTable]:
        person = (await visitor(request, house)).must()
        told = await my_tables(house, person, host_of(address(request.scope)))
        await people.check_signed_in(house, person)
        return told

    @get("/cards", summary="The card files that I have opened tables with")
    async def cards(self, request: Ask, house: TheHouse) -> list[MyCards]:
        person = (await visitor(request, house)).must()
        return [MyCards(*row) for row in await house.storage.cards_of(person.id)]

    @put("/cards/{name:str}", summary="Share a card file of mine with whoever knows its name, or no longer")
    async def share_cards(
        self, request: Ask, house: TheHouse, name: FromPath[str], data: JSONBody[Sharing]
    ) -> list[MyCards]:
        person = (await visitor(request, house)).must()
        if not await house.storage.share_cards(person.id, name[:80], data.shared):
            raise NoEntry(NO_CARDS)
        return [MyCards(*row) for row in await house.storage.cards_of(person.id)]

    @delete(
        "/cards/{name:str}", summary="Delete a card file of mine; tables played with it keep it in their log"
    )
    async def drop_cards(self, request: Ask, house: TheHouse, name: FromPath[str]) -> None:
        person = (await visitor(request, house)).must()
        if not await house.storage.disown_cards(person.id, name[:80]):
            raise NoEntry(NO_CARDS)

    @get("/standing", summary="My results, by game and by opponent, and how strong I am")
    async def standing(self, request: Ask, house: TheHouse) -> Standing:
        person, here = (await visitor(request, house)).must(), host_of(address(request.scope))
        told = await standing(house, person, self.results, here)
        await people.check_signed_in(house, person)
        return told

    @post("/recover", summary="Come back with a recovery code", status_code=200)
    async def recover(self, request: Ask, house: TheHouse, data: JSONBody[Code]) -> Response[Me]:
        house.codes.take(host_of(address(request.scope)))
        person, code = await people.recover(house, data.code)
        return signed_in(house, person, code)

    @post("/recovery", summary="A new recovery code; the old one stops working", status_code=200)
    async def recovery(self, request: Ask, house: TheHouse) -> Me:
        person = (await visitor(request, house)).must()
        return me(house, person, await people.new_code(house, person))

    @post("/sign-out-everywhere", summary="Sign out all my devices but this one", status_code=200)
    async def sign_out(self, request: Ask, house: TheHouse) -> Response[Me]:
        person = (await visitor(request, house)).must()
        house.exports.take(person.id)  # every table is told of it
        return signed_in(house, await people.sign_out_everywhere(house, person))

    @get("/export", summary="Everything that is kept about me")
    async def export(self, request: Ask, house: TheHouse) -> dict[str, Any]:
        person = (await visitor(request, house)).must()
        house.exports.take(person.id)  # every game is read for it
        told = await people.export(house, person)
        await people.check_signed_in(house, person)
        return told

    @delete("/", summary="Delete me")
    async def forget(self, request: Ask, house: TheHouse) -> None:
        await people.forget(house, (await visitor(request, house)).must().id)
