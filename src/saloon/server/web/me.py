"""/api/me: who you are, your games, your data."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, delete, get, patch, post
from litestar.params import JSONBody
from msgspec import Meta

from saloon.server import people
from saloon.server.errors import OtherRelease
from saloon.server.house import House
from saloon.server.limits import Buckets
from saloon.server.records import Person
from saloon.server.web.guard import address
from saloon.server.web.visitor import TheHouse, visitor

YEAR = 365 * 86_400
Ask = Request[Any, Any, Any]


class NewGuest(msgspec.Struct, forbid_unknown_fields=True):
    """A name to be called by."""

    name: Annotated[str, Meta(max_length=200)]
    lang: str = "en"


class Change(msgspec.Struct, forbid_unknown_fields=True):
    """Another name or language."""

    name: Annotated[str, Meta(max_length=200)] | None = None
    lang: str | None = None


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


def me(house: House, person: Person, recovery: str | None = None) -> Me:
    feed = f"/feed/{house.signer.feed(person.id, person.epoch)}"
    return Me(person.id, person.name, person.lang, feed, recovery)


def signed_in(house: House, person: Person, recovery: str | None = None, status: int = 200) -> Response[Me]:
    """An answer with the cookie: signed, out of reach of scripts, and not sent along from other sites."""
    response = Response(me(house, person, recovery), status_code=status)
    response.set_cookie(
        people.COOKIE,
        house.signer.cookie(person.id, person.epoch),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=house.settings.secure,
    )
    return response


async def my_tables(house: House, person: Person) -> list[MyTable]:
    out = []
    for table, seat in await house.storage.seats_of(person.id):
        deed = await house.storage.deed(table)
        if deed is None:
            continue
        turn = False
        if deed.status == "running":
            with suppress(OtherRelease):
                room = await house.room(table)
                turn = seat in room.table.asked and room.table.status == "running"
        out.append(MyTable(table, deed.game, seat, deed.status, turn, deed.created))
    return sorted(out, key=lambda table: -table.created)


class MeController(Controller):
    """Who you are."""

    path = "/api/me"
    tags = ["you"]

    def __init__(self, owner: Any) -> None:
        super().__init__(owner)
        self.guests: Buckets | None = None
        self.codes = Buckets(0.1, 5, "recovery codes")

    @post("/", summary="Come as a guest")
    async def arrive(self, request: Ask, house: TheHouse, data: JSONBody[NewGuest]) -> Response[Me]:
        if self.guests is None:
            self.guests = Buckets(
                house.settings.limits.people, house.settings.limits.people * 100, "new guests"
            )
        self.guests.take(address(request.scope))
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
            values["lang"] = people.check_lang(data.lang)
        if values:
            await house.storage.change_person(person.id, **values)
        return me(house, msgspec.structs.replace(person, **values))

    @get("/tables", summary="All my games")
    async def tables(self, request: Ask, house: TheHouse) -> list[MyTable]:
        return await my_tables(house, (await visitor(request, house)).must())

    @post("/recover", summary="Come back with a recovery code", status_code=200)
    async def recover(self, request: Ask, house: TheHouse, data: JSONBody[Code]) -> Response[Me]:
        self.codes.take(address(request.scope))
        person, code = await people.recover(house, data.code)
        return signed_in(house, person, code)

    @post("/recovery", summary="A new recovery code; the old one stops working", status_code=200)
    async def recovery(self, request: Ask, house: TheHouse) -> Me:
        person = (await visitor(request, house)).must()
        return me(house, person, await people.new_code(house, person))

    @post("/sign-out-everywhere", summary="Sign out all my devices but this one", status_code=200)
    async def sign_out(self, request: Ask, house: TheHouse) -> Response[Me]:
        person = (await visitor(request, house)).must()
        return signed_in(house, await people.sign_out_everywhere(house, person))

    @get("/export", summary="Everything that is kept about me")
    async def export(self, request: Ask, house: TheHouse) -> dict[str, Any]:
        return await people.export(house, (await visitor(request, house)).must())

    @delete("/", summary="Delete me")
    async def forget(self, request: Ask, house: TheHouse) -> None:
        await people.forget(house, (await visitor(request, house)).must())
