"""Tables from nothing to their first card: created, joined, left, started, and begun again with rotated seats."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from sqlalchemy import Update, delete, select, update
from sqlalchemy.sql import Executable

from saloon import bots, kit
from saloon.errors import BadOption, Reason, SaloonError
from saloon.kit import keeping
from saloon.language.notation import commitment
from saloon.server import card_files, db_tables, keys
from saloon.server.clocks import STAND_IN
from saloon.server.errors import BadRequest, CannotNow, Draining, NotAllowed, StorageFailed, TooMuch, no_game
from saloon.server.house import TRIES, House
from saloon.server.people import DAY, check_stays, clean_name, forget
from saloon.server.records import Person, Seat, TableRecord
from saloon.server.rights import Claim, Persons
from saloon.server.room import Room
from saloon.server.table import Table
from saloon.start import rules_of

NOT_FROM_OUTSIDE = {
    "cards": Reason("option-cards"),
    "suspicion": Reason("option-suspicion"),
}
"""Options that nobody sets, and why."""
MOST_SEATS = 8
NEWEST = 1_000
"""Public tables that the lobby chooses from."""
LISTED = 100


class Clock(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Times in seconds; 0 is none."""

    bank: Annotated[float, Meta(ge=0, le=30 * 86_400)] = 0.0
    """Each seat's time for the whole game; then a bot makes the choice."""
    increment: Annotated[float, Meta(ge=0, le=86_400)] = 0.0
    """What a seat gains with each choice."""
    absent: Annotated[float, Meta(ge=0, le=30 * 86_400)] | None = None
    """After this a bot plays for somebody who is not here, if another person waits for them; by default 60 s live and 3
    days turn by turn. Where nobody else plays, nobody is ever replaced."""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """What a table is created with."""

    game: str
    seats: Annotated[list[str], Meta(min_length=1, max_length=MOST_SEATS)]
    """Each `human`, `empty`, `bot:LEVEL` or `bot:LEVEL:PERSONALITY`. If `sit`, its creator has the first human one."""
    options: dict[str, Any] = {}
    cards: str = ""
    """The text of a card file of one's own, as `saloon cards check` reads it; or the name (`cards-….toml`) of one that
    is on your list, or that its owner shares."""
    pace: Literal["live", "turn"] = "live"
    clock: Clock = msgspec.field(default_factory=Clock)
    public: bool = False
    sit: bool = True
    hotseat: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=MOST_SEATS)] = []
    """Names of others who play on the same device: they take the next human seats, known by their secrets alone."""
    substitutes: bool | None = None
    """Whether somebody new may take the seat, and the hand, of a person who is voted out for being away."""
    hints: bool | None = None
    """Whether those who play may ask what a bot would do; by default where one person plays against bots alone."""


class Place(msgspec.Struct):
    """A seat that is yours. The secret is told only now; whoever has it plays this seat."""

    table: str
    seat: int | None
    secret: str | None
    link: str
    """For your other devices. Show it to nobody."""
    invite: str
    """For those who shall sit with you."""
    others: dict[int, str] = {}
    """The secrets of those who share this device, by seat."""


def chair(game: str, number: int, word: str) -> Seat:
    kind, _, bot = word.partition(":")
    if kind == "bot":
        if "@" in bot:
            raise BadRequest(Reason("seat-no-time", seat=number, word=word[:40]))
        try:
            bot = bot or bots.usual(game)
            bots.get(bot)
        except SaloonError:
            known = {"levels": ", ".join(bots.names()), "characters": ", ".join(bots.personalities())}
            raise BadRequest(Reason("seat-no-bot", seat=number, bot=bot[:40], **known)) from None
        return Seat(number, "bot", bot, name="")
    if word not in ("human", "empty"):
        raise BadRequest(Reason("seat-words", seat=number, word=word[:40]))
    return Seat(number, word)


def options_for(
    game: str, players: int, given: dict[str, Any], pace: str, cards: str | None = None
) -> dict[str, Any]:
    """The options as the game will log them; the pace decides whether suspicion is live, where there is any.

    `cards` is the name of a card file that this process knows.
    """
    for name, instead in NOT_FROM_OUTSIDE.items():
        if name in given:
            raise BadRequest(Reason("option-not-here", name=name, instead=instead))
    if cards is not None:
        given = {**given, "cards": cards}
    try:
        rules = rules_of(game, given, players)
        checked = rules.options(players, dict(given))
        try:
            return rules.options(players, {**given, "suspicion": "live" if pace == "live" else "asked"})
        except BadOption:
            return checked  # a game without that option
    except SaloonError as error:
        raise BadRequest(str(error)) from None
    except (TypeError, ValueError, AttributeError, LookupError, RecursionError):
        known = ", ".join(option.id for option in kit.get(game).options)
        raise BadRequest(Reason("options-unread", game=game, known=known or "-")) from None


def place(house: House, table: str, seat: int | None, secret: str | None) -> Place:
    """Secrets stand behind the #, which browsers send to nobody."""
    link = f"/t/{table}#seat={secret}" if secret else f"/t/{table}"
    return Place(table, seat, secret, link, f"/t/{table}#invite={house.signer.invitation(table)}")


def listed(newest: Sequence[tuple[str, str | None]]) -> list[str]:
    """Which public tables are shown: whoever opens hundreds pushes nobody else's off the list."""
    shown = Counter[str | None]()
    turns = []
    for age, (table, whose) in enumerate(newest):
        turns.append((shown[whose], age, table))
        shown[whose] += 1
    first = sorted(turns)[:LISTED]
    return [table for _, _, table in sorted(first, key=lambda turn: turn[1])]


async def create(house: House, host: Person, wanted: NewTable, address: str = "") -> Place:
    """Open a table, for somebody who asks from an address."""
    if wanted.game not in kit.games():
        raise BadRequest(no_game(wanted.game))
    await check_opens(house, host, address)
    seats = [chair(wanted.game, k, word) for k, word in enumerate(wanted.seats)]
    players = sum(seat.kind != "empty" for seat in seats)
    options = options_for(wanted.game, players, wanted.options, wanted.pace)
    if wanted.cards:
        most, who = house.settings.limits.cards, address or host.id
        if card_files.NAME.fullmatch(wanted.cards):
            beside = house.workers.beside
            name = await card_files.named(house.storage, beside, wanted.game, wanted.cards, host.id, who)
        else:
            name = await card_files.take_in(
                house.storage, house.workers, most, wanted.game, wanted.cards, who
            )
            await house.storage.own_cards(host.id, name, wanted.game, house.clock.now())
            await check_stays(house, host)  # to try a file takes a while
        options = options_for(wanted.game, players, wanted.options, wanted.pace, name)
    clock = {
        k: v
        for k, v in msgspec.structs.asdict(wanted.clock).items()
        if v is not None and (v or k == "absent")
    }
    secret = number = None
    if wanted.sit:
        mine = next((seat for seat in seats if seat.kind == "human"), None)
        if mine is None:
            raise BadRequest(Reason("no-human-seat"))
        secret, number = keys.new_secret(), mine.seat
        mine.person, mine.name, mine.secret, mine.seen = (
            host.id,
            host.name,
            keys.hashed(secret),
            house.clock.now(),
        )
    if wanted.substitutes:
        clock["substitutes"] = 1.0
    others = share_device(house, seats, wanted.hotseat)
    if others:
        clock["absent"] = 0.0  # whoever is not at the device just now is not away
    record = new_record(wanted.game, options, wanted.pace, clock, wanted.public, host.id, house.clock.now())
    record.origin = origin(house, address)
    await house.storage.add_table(record, seats)
    await check_stays(house, host)
    await keep_again(house, record)
    room = await house.room(record.id)
    await allow_hints(house, room, wanted.hints)
    await start_if_full(house, room)
    if number is not None:  # empty seats fall away when the game starts
        mine_now = room.table.seat_of(host.id)
        number = mine_now.seat if mine_now is not None else number
    made = place(house, record.id, number, secret)
    made.others = {
        seat.seat: others[seat.secret] for seat in room.table.seats if seat.secret in others and seat.secret
    }
    return made


def origin(house: House, address: str) -> str | None:
    """What tables of one address have in common."""
    return house.signer.share("origin", address) if address else None


async def check_opens(house: House, host: Person, address: str) -> None:
    """Whether somebody may open one more table, or the same again."""
    if house.draining:
        raise Draining(Reason("house-drains"))
    if await house.storage.count_tables(host.id) >= house.settings.limits.tables:
        raise TooMuch(Reason("tables-enough", most=house.settings.limits.tables))
    here, most = origin(house, address), house.settings.limits.tables_a_day
    if here is not None and await house.storage.count_opened(here, house.clock.now() - DAY) >= most:
        raise TooMuch(Reason("tables-from-here", most=most))


async def keep_again(house: House, record: TableRecord) -> None:
    """The card file of a new table, once more: it may have been deleted before there was a table that needs it."""
    text = keeping.kept(str(record.options.get("cards", "")))
    if text is not None:
        await house.storage.keep_cards(record.options["cards"], text)


async def allow_hints(house: House, room: Room, hints: bool | None) -> None:
    if hints is not None:
        async with room.table.lock:
            await house.write(room, "hints", None, "on" if hints else "off")


def share_device(house: House, seats: list[Seat], names: list[str]) -> dict[str, str]:
    """Seat those who have no device of their own; answers with each secret by its hash."""
    free = [seat for seat in seats if seat.kind == "human" and seat.person is None]
    if len(names) > len(free):
        raise BadRequest(Reason("many-share", names=len(names), free=len(free)))
    secrets_by_hash: dict[str, str] = {}
    for seat, name in zip(free, names, strict=False):
        secret = keys.new_secret()
        seat.person, seat.name = keys.new_id(), clean_name(name, house.settings.limits.name)
        seat.secret, seat.seen = keys.hashed(secret), house.clock.now()
        secrets_by_hash[seat.secret] = secret
    return secrets_by_hash


def new_record(
    game: str,
    options: dict[str, Any],
    pace: str,
    clock: dict[str, float],
    public: bool,
    host: str | None,
    created: float,
) -> TableRecord:
    rules = rules_of(game, options)
    return TableRecord(
        id=keys.new_id(),
        game=game,
        rules=rules.version,
        catalogue=rules.catalogue,
        options=options,
        seed=secrets.randbits(128),
        salt=secrets.token_hex(16),
        pace=pace,
        clock=clock,
        public=public,
        host=host,
        status="open",
        created=created,
    )


def change_seat(table: str, seat: int, **values: object) -> Update:
    c = db_tables.seats.c
    return update(db_tables.seats).where(c.table_id == table, c.seat == seat).values(values)


async def join(
    house: House, room: Room, person: Person, wanted: int | None = None, address: str = ""
) -> Place:
    """Take a free seat; whoever sits here already gets a fresh secret of their own seat."""
    table, number, secret = room.table, -1, ""
    async with table.lock:
        for _ in range(TRIES):
            if table.seat_of(person.id) is not None:  # perhaps only now, from another window
                break
            free = [s.seat for s in table.seats if s.kind == "human" and s.person is None]
            if table.status in ("over", "ended"):
                raise CannotNow(Reason("game-over"))
            if not free:
                raise CannotNow(Reason("no-seat-free"))
            if wanted is not None and wanted not in free:
                raise CannotNow(Reason("seat-not-free", seat=str(wanted), free=", ".join(map(str, free))))
            number, fresh = free[0] if wanted is None else wanted, keys.new_secret()
            house.besides(room, number, person.id, address)
            taken = change_seat(
                table.id,
                number,
                person=person.id,
                name=person.name,
                secret=keys.hashed(fresh),
                seen=room.now(),
            )
            if await house.write(room, "seats", number, "sit", also=[taken], person=person.id):
                secret = fresh
                break
        else:
            raise StorageFailed(Reason("many-come"))
    if not secret:
        return await new_secret(house, room, Persons(person))
    await check_stays(house, person)
    await start_if_full(house, room)
    mine = table.seat_of(person.id)
    if mine is not None and mine.seat in table.taken:
        async with table.lock:  # who sits down plays
            await house.write(room, "back", mine.seat)
    return place(house, table.id, mine.seat if mine is not None else number, secret)


async def leave(house: House, room: Room, claim: Claim) -> None:
    """Before the start the seat is free again; later a bot plays it on, and somebody else may take it."""
    table = room.table
    async with table.lock:
        for _ in range(TRIES):
            seat = claim.seat(table)
            gone = change_seat(table.id, seat, person=None, name="", secret=None, seen=0.0)
            if await house.write(room, "seats", seat, "leave", also=[gone]):
                break
        else:
            raise StorageFailed(Reason("many-write"))
        if table.status == "running" and table.bot_of(seat) is None:
            await house.write(room, "bot", seat, STAND_IN)


async def new_secret(house: House, room: Room, claim: Claim) -> Place:
    """A fresh secret for one's own seat, for another device; the old one, and its sockets, end at once."""
    table = room.table
    async with table.lock:
        for _ in range(TRIES):
            seat, secret = claim.seat(table), keys.new_secret()
            house.besides(room, seat)
            also = [change_secret(table, seat, keys.hashed(secret))]
            if await house.write(room, "seats", seat, "secret", also=also) and is_of(table, seat, secret):
                break
        else:
            raise StorageFailed(Reason("many-write"))
    return place(house, table.id, seat, secret)


def change_secret(table: Table, seat: int, hashed: str) -> Executable:
    """Another secret for a seat, for whoever has it as this process knows it: whoever signs out everywhere takes the
    secrets away before the tables hear of it, and a claim that was looked at in between gets no new one."""
    seats, people, chair = db_tables.seats.c, db_tables.people.c, table.seat(seat)
    known = chair.secret if chair is not None else None
    change = change_seat(table.id, seat, secret=hashed).where(seats.secret.is_not_distinct_from(known))
    signed_out = table.sessions.get(chair.person or "") if chair is not None else None
    if signed_out is None:
        return change  # somebody who shares a device signs out of nothing
    # Locked, so that who signs out in this moment comes before or after, and not in between.
    now = select(people.epoch).where(people.id == seats.person).with_for_update(read=True).scalar_subquery()
    return change.where(now == signed_out)


def is_of(table: Table, seat: int, secret: str) -> bool:
    """Whether this is the secret of a seat, as this process knows it."""
    chair = table.seat(seat)
    return chair is not None and keys.fits(secret, chair.secret)


async def set_seat(house: House, room: Room, person: Person, number: int, word: str) -> None:
    """The host makes a seat that nobody sits on human, empty or a bot's, before the game starts."""
    table = room.table
    fresh = chair(room.table.record.game, number, word)
    async with table.lock:
        if table.record.host != person.id:
            raise NotAllowed(Reason("host-arranges"))
        old = table.seat(number)
        if table.game is not None or old is None or old.person is not None:
            raise CannotNow(Reason("seat-fixed"))
        house.besides(room, number, person.id)
        players = sum(s.kind != "empty" for s in table.seats if s.seat != number) + (fresh.kind != "empty")
        same_options(table.record, players)
        if not await house.write(
            room, "seats", number, "set", also=[change_seat(table.id, number, kind=fresh.kind, bot=fresh.bot)]
        ):
            raise StorageFailed(Reason("table-changed"))
    await start_if_full(house, room)


def same_options(record: TableRecord, players: int, *but: str) -> dict[str, Any]:
    """The options of a table for so many players, without some."""
    given = {k: v for k, v in record.options.items() if k not in NOT_FROM_OUTSIDE and k not in but}
    return options_for(record.game, players, given, record.pace, record.options.get("cards"))


async def start_if_full(house: House, room: Room) -> None:
    """The game starts when no human seat is free. Empty seats fall away, and the others close up."""
    table = room.table
    async with table.lock:
        for _ in range(TRIES):
            if not table.full:
                return
            sitting = [s for s in table.seats if s.kind != "empty"]
            c = db_tables.seats.c
            also: list[Executable] = [
                delete(db_tables.seats).where(c.table_id == table.id, c.kind == "empty")
            ]
            for number, seat in enumerate(sitting):  # upwards, so that no number is taken twice on the way
                if seat.seat != number:
                    also.append(
                        update(db_tables.seats)
                        .where(c.table_id == table.id, c.seat == seat.seat)
                        .values(seat=number)
                    )
            status = (
                update(db_tables.tables).where(db_tables.tables.c.id == table.id).values(status="running")
            )
            closed_up = {seat.seat: number for number, seat in enumerate(sitting)}
            mutes = [(closed_up[a], closed_up[b]) for a, b in table.mutes if {a, b} <= closed_up.keys()]
            if await house.write(
                room, "start", None, str(len(sitting)), promised(table.record), [*also, status]
            ):
                await stay_muted(house, room, mutes)
                return


def promised(record: TableRecord) -> str:
    """The key of the line with which a game starts: the log says, too, what everybody was told of its seed."""
    return f"server:commitment-{commitment(record.seed, record.salt)}"


async def stay_muted(house: House, room: Room, mutes: list[tuple[int, int]]) -> None:
    """Who does not want to read whom still does not, now that they sit elsewhere. Call it with the table's lock."""
    for seat, other in mutes:
        for _ in range(TRIES):
            if (seat, other) in room.table.mutes or await house.write(room, "mute", seat, f"mute {other}"):
                break


async def rematch(house: House, room: Room, person: Person, address: str = "") -> str:
    """The same table again, everyone one seat further. Whoever asks second gets the table that the first one made."""
    table = room.table
    if table.status not in ("over", "ended"):
        raise CannotNow(Reason("not-over"))
    if table.seat_of(person.id) is None:
        raise NotAllowed(Reason("rematch-players"))
    if table.record.rematch is not None:
        return table.record.rematch
    await check_opens(house, person, address)
    cards = table.record.options.get("cards")
    here = [person.id, *(seat.person for seat in table.seats if seat.person is not None)]
    if cards is not None and not await house.storage.may_name(here, cards):
        raise CannotNow(Reason("rematch-cards"))
    count = len(table.seats)
    seats = sorted(
        (
            Seat((s.seat + 1) % count, s.kind, s.bot, s.person, s.name, None, house.clock.now())
            for s in table.seats
        ),
        key=lambda seat: seat.seat,
    )
    old = table.record
    record = new_record(
        old.game,
        same_options(old, count, "first"),
        old.pace,
        old.clock,
        old.public,
        person.id,
        house.clock.now(),
    )
    record.origin = origin(house, address)
    await house.storage.add_table(record, seats)
    left = {seat.person for seat in seats} - {seat.person for seat in await house.storage.seats(table.id)}
    for gone in left:  # deleted in this moment: the new table must not know them either
        if gone is not None:
            await forget(house, gone)
    await check_stays(house, person)
    await keep_again(house, record)
    async with table.lock:
        for _ in range(TRIES):
            mark = (
                update(db_tables.tables)
                .where(db_tables.tables.c.id == table.id, db_tables.tables.c.rematch.is_(None))
                .values(rematch=record.id)
            )
            if await house.write(room, "seats", None, "rematch", also=[mark]):
                break
            await house.read_seats(room)
            if table.record.rematch is not None:
                break
    made = table.record.rematch or record.id
    if made != record.id:
        await house.storage.change(delete(db_tables.tables).where(db_tables.tables.c.id == record.id))
    again = await house.room(made)
    if again.table.seq == 0:
        await allow_hints(house, again, table.hints)
    await start_if_full(house, again)
    if made == record.id:
        async with again.table.lock:
            moved = [((one + 1) % count, (other + 1) % count) for one, other in table.mutes]
            await stay_muted(house, again, moved)
    return made
