"""Choices: checked by the engine, stored, and only then told."""

from __future__ import annotations

from saloon import Game
from saloon.errors import CannotUndo, IllegalChoice, SaloonError
from saloon.language.words import words_for
from saloon.server import measures
from saloon.server.errors import CannotNow, Illegal, KeyUsed, Pausing, Stale, StorageFailed
from saloon.server.house import TRIES, House
from saloon.server.protocol import Ack
from saloon.server.records import Line
from saloon.server.room import Room
from saloon.server.table import KEYS
from saloon.server.viewing import quiet


async def choose(
    house: House,
    room: Room,
    seat: int,
    word: str,
    key: str,
    at: int | None = None,
    server: bool = False,
    lang: str = "en",
) -> Ack:
    """Make a choice for a seat. The same key again answers as the first time. `server`: it is the table's own doing.

    `lang` is the language in which the rules say why not.
    """
    stored_key = f"{'server' if server else seat}:{key}"
    async with room.table.lock:
        for _ in range(TRIES):
            if (done := known(room, stored_key, "choice", seat, word)) is not None:
                return done
            try:
                game = running(room)
                if at is not None and at != room.seq(seat):
                    raise Stale(f"More has happened since seq {at}; look at the table again.")
                check(room, game, seat, word, server, house.clock.now(), lang)
            except CannotNow:
                if (done := await known_long(house, room, stored_key, "choice", seat, word)) is not None:
                    return done
                raise
            if quiet(game, word) and room.table.windows and not server:
                if room.table.order_of(seat) == "decide" and seat not in room.table.hushed:
                    await house.write(room, "order", seat, "hush")
                return Ack(key, room.seq(seat), held=True)
            word = game.rules.word(game.rules.code(word))
            if await house.write(room, "choice", seat, word, stored_key):
                measures.CHOICES.labels(room.table.deed.game).inc()
                return Ack(key, room.seq(seat))
            if (done := await known_long(house, room, stored_key, "choice", seat, word)) is not None:
                return done
    raise StorageFailed("Too many write to this table at once; try the same again.")


async def undo(house: House, room: Room, seat: int, key: str, lang: str = "en") -> Ack:
    """Take a seat's last choice back, if that undoes no knowledge; `lang` as above."""
    stored_key = f"{seat}:{key}"
    async with room.table.lock:
        for _ in range(TRIES):
            if (done := await known_long(house, room, stored_key, "undo", seat, "undo")) is not None:
                return done
            game = running(room)
            try:
                game.clone().undo(seat)
            except CannotUndo as error:
                raise Illegal(words_for(game, lang).because(error.reason)) from None
            if await house.write(room, "undo", seat, "undo", stored_key):
                return Ack(key, room.seq(seat))
    raise StorageFailed("Too many write to this table at once; try the same again.")


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
        raise KeyUsed("This key already stands for another choice; make a new one for each.")
    return Ack(key.partition(":")[2], room.seq(seat), again=True)


def same(room: Room, line: Line, word: str) -> bool:
    game = room.table.game
    return line.word == word or (game is not None and game.rules.code(word) == game.rules.code(line.word))


def running(room: Room) -> Game:
    table = room.table
    if table.game is None:
        raise CannotNow("The game has not begun: seats are still free.")
    if table.ended:
        raise CannotNow("The game was ended.")
    if table.paused_at is not None:
        raise Pausing("The table is paused; anyone at it can resume.")
    return table.game


def check(room: Room, game: Game, seat: int, word: str, server: bool, now: float, lang: str) -> None:
    """Whether the rules, and the pauses of the table, allow this choice now."""
    table = room.table
    if word not in game.legal(seat):
        try:
            game.clone().apply(seat, word)
        except IllegalChoice as error:
            raise Illegal(words_for(game, lang).refusal(error.reason, error.possible)) from None
        except SaloonError as error:
            raise Illegal(str(error)) from None
        raise Illegal("The rules do not allow this now.")
    if server or table.call or table.pause_until <= now:
        return
    if any(word in d.choices for d in game.decisions if d.seat == seat):
        raise Pausing("The table waits a moment for everybody.", table.pause_until)
