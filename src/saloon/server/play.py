"""Choices: checked by the engine, stored, and only then told."""

from __future__ import annotations

from collections.abc import Callable

from saloon import Game
from saloon.errors import CannotUndo, Reason, SaloonError
from saloon.language.words import words_for
from saloon.languages import FIRST
from saloon.server import metrics
from saloon.server.errors import CannotNow, Illegal, KeyUsed, Pausing, Stale, StorageFailed, TooMuch, illegal
from saloon.server.house import TRIES, House
from saloon.server.protocol import Ack
from saloon.server.records import Line
from saloon.server.rights import Claim
from saloon.server.room import Room
from saloon.server.table import KEYS
from saloon.server.viewing import quiet

KEY_USED = Reason("key-used")


async def choose(
    house: House,
    room: Room,
    claim: Claim,
    word: str,
    key: str,
    at: int | None = None,
    server: bool = False,
    lang: str = FIRST,
    due: Callable[[], bool] | None = None,
) -> Ack:
    """Make a choice for a seat. The same key again answers as the first time. `server`: it is the table's own doing.

    Whose seat it is, is asked anew each time the log has moved on, and so is whether what the table does by itself is
    still `due`. `lang` is the language in which the rules say why not.
    """
    table = room.table
    async with table.lock:
        for _ in range(TRIES):
            seat = claim.seat(table)
            if due is not None and not due():
                raise Stale("The table has moved on.")
            stored_key = f"{'server' if server else seat}:{key}"
            if (done := known(room, stored_key, "choice", seat, word)) is not None:
                return done
            if (kept := kept_before(room, seat, word, key, lang)) is not None:
                return kept
            try:
                game = running(room, paused=not server)
                if not server and seat in table.conceded:
                    raise CannotNow(Reason("already-conceded"))
                if at is not None and at != room.seq(seat):
                    raise Stale(Reason("more-happened", at=str(at)))
                check(game, seat, word, lang)
            except CannotNow:
                if (done := await known_long(house, room, stored_key, "choice", seat, word)) is not None:
                    return done
                raise
            if not server and seat in table.taken:  # who chooses plays
                await house.write(room, "back", seat)
                continue
            if not server and table.windows and quiet(game, word):
                if table.order_of(seat) == "decide" and seat not in table.hushed:
                    await house.write(room, "order", seat, "hush")
                return Ack(key, room.seq(seat), held=True)
            word = game.rules.word(game.rules.code(word))
            if not server and waits(room, game, seat, word):
                house.besides(room, seat)
                if await house.write(room, "keep", seat, word, f"kept:{seat}:{key}"):
                    return Ack(key, room.seq(seat), state="kept", until=until(room))
                continue
            if await house.write(room, "choice", seat, word, stored_key):
                metrics.chosen(table.record.game).inc()
                return Ack(key, room.seq(seat))
            if (done := await known_long(house, room, stored_key, "choice", seat, word)) is not None:
                return done
    raise StorageFailed(Reason("many-write-same"))


def waits(room: Room, game: Game, seat: int, word: str) -> bool:
    """Whether this choice has to wait for the end of a pause: one that somebody made, or the table's own for everybody,
    in which only what answers no question goes through."""
    table = room.table
    if table.paused_at is not None:
        return True
    if table.call or not table.pause_until or table.pause_until <= room.now():
        return False
    return any(word in d.choices for d in game.decisions if d.seat == seat)


def until(room: Room) -> float | None:
    return room.table.pause_until if room.table.paused_at is None else None


def kept_before(room: Room, seat: int, word: str, key: str, lang: str) -> Ack | None:
    """The answer to a choice that was kept, when it is sent again; what was given back is not made after all."""
    line = room.table.keys.get(f"kept:{seat}:{key}")
    if line is None:
        return None
    if not same(room, line, word):
        raise KeyUsed(KEY_USED)
    kept = room.table.kept.get(seat)
    if kept is not None and kept.key == key:
        return Ack(key, room.seq(seat), state="kept", again=True, until=until(room))
    return room.outcome(seat, key, lang)


async def send_kept(house: House, room: Room, seat: int) -> None:
    """The pause is over: a kept choice goes through, or back to its sender if more has happened meanwhile."""
    table = room.table
    async with table.lock:
        for _ in range(TRIES):
            kept, game = table.kept.get(seat), table.game
            if (
                kept is None
                or game is None
                or table.status != "running"
                or waits(room, game, seat, kept.word)
            ):
                break
            if room.seq(seat) == kept.seen and kept.word in game.legal(seat):
                if await house.write(room, "choice", seat, kept.word, f"{seat}:{kept.key}"):
                    metrics.chosen(table.record.game).inc()
                    break
            elif await house.write(room, "keep", seat, ""):
                break
    house.attend(room)


async def undo(house: House, room: Room, claim: Claim, key: str, lang: str = FIRST) -> Ack:
    """Take a seat's last choice back, if that undoes no knowledge; a kept one is given back. `lang` as above."""
    table = room.table
    async with table.lock:
        for _ in range(TRIES):
            seat = claim.seat(table)
            stored_key = f"{seat}:{key}"
            if stored_key in table.keys and table.keys[stored_key].kind == "keep":
                return Ack(key, room.seq(seat), again=True)
            if (done := await known_long(house, room, stored_key, "undo", seat, "undo")) is not None:
                return done
            house.besides(room, seat)
            if seat in table.kept:
                if await house.write(room, "keep", seat, "", stored_key):
                    return Ack(key, room.seq(seat))
                continue
            game = running(room)
            if table.undone.get(seat, 0) >= (most := house.settings.limits.taken_back):
                raise TooMuch(Reason("undo-enough", most=most))
            try:
                game.clone().undo(seat)
            except CannotUndo as error:
                raise Illegal(words_for(game, lang).because(error.reason)) from None
            if await house.write(room, "undo", seat, "undo", stored_key):
                return Ack(key, room.seq(seat))
    raise StorageFailed(Reason("many-write-same"))


def known(room: Room, key: str, kind: str, seat: int, word: str) -> Ack | None:
    """The answer to something that was stored a moment ago."""
    line = room.table.keys.get(key)
    return again(room, line, key, kind, seat, word) if line is not None else None


async def known_long(house: House, room: Room, key: str, kind: str, seat: int, word: str) -> Ack | None:
    """The answer to something that has been stored at any time."""
    line = room.table.keys.get(key)
    if line is None and len(room.table.keys) >= KEYS:
        line = await house.storage.line_of_key(room.table.id, key)
    return again(room, line, key, kind, seat, word) if line is not None else None


def again(room: Room, line: Line, key: str, kind: str, seat: int, word: str) -> Ack:
    if line.kind != kind or line.seat != seat or not same(room, line, word):
        raise KeyUsed(KEY_USED)
    return Ack(key.partition(":")[2], room.seq(seat), again=True)


def same(room: Room, line: Line, word: str) -> bool:
    game = room.table.game
    return line.word == word or (game is not None and game.rules.code(word) == game.rules.code(line.word))


def running(room: Room, paused: bool = False) -> Game:
    """The game, which has to be going on; `paused`: or be paused."""
    table = room.table
    if table.game is None:
        raise CannotNow(Reason("not-begun"))
    if table.ended:
        raise CannotNow(Reason("was-ended"))
    if table.paused_at is not None and not paused:
        raise Pausing(Reason("table-paused"))
    return table.game


def check(game: Game, seat: int, word: str, lang: str) -> None:
    """Whether the rules allow this choice now."""
    if word not in game.legal(seat):
        try:
            game.clone().apply(seat, word)
        except SaloonError as error:
            raise illegal(error, words_for(game, lang)) from None
        raise Illegal(Reason("not-by-rules"))
