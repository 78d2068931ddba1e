"""How somebody has played so far: results, by game and by opponent, and a strength beside its uncertainty."""

from __future__ import annotations

import math
from collections import OrderedDict

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from saloon import bots
from saloon.server import db_tables
from saloon.server.errors import Refused
from saloon.server.house import House
from saloon.server.records import Person
from saloon.server.table import Table

MOST = 60
"""Games that a record looks back on."""
A_GAME = 10
"""What a game costs of the limit on telling what has happened already."""
KEPT = 2000
"""Results that a process remembers: a finished game never changes, and reading it again means to play it again."""
YARDSTICK, YARDSTICK_AT = "rules", 1500
"""The bot whose strength is the scale's fixed point, and where it stands."""
ME = ("me", "")
"""Whose standing it is, among those who are rated."""
PER_MU = 400 / math.log(10) / math.sqrt(2 * (25 / 6) ** 2)
"""Points of the scale for one of openskill's: with it, 400 points are odds of ten to one between two players."""


class Rival(msgspec.Struct, frozen=True):
    """Somebody one played with; `bot` is a level, or empty for a person."""

    name: str
    bot: str


class Played(msgspec.Struct, frozen=True):
    """A game that came to its end."""

    id: str
    game: str
    seat: int
    at: float
    """When its last choice was made."""
    rivals: list[Rival]
    won: bool
    place: int
    """1 is first; those who share a place have the same."""
    scores: list[int]
    players: int


class ByGame(msgspec.Struct):
    """A record in one game."""

    game: str
    played: int
    won: int
    chance: float
    """How many a player like all others would have won."""
    strength: int | None
    """On the scale on which the bot `rules` stands at 1500; null: nobody to be compared with, or a game that gives
    that bot no rules of thumb, so that it plays by chance."""
    give: int | None
    """With 95 %, the strength is within so many points."""


class ByRival(msgspec.Struct):
    """A record against one opponent; bots are counted by level."""

    rival: Rival
    played: int
    won: int
    """How many of these games one won."""


class Standing(msgspec.Struct):
    """All of it."""

    results: list[Played]
    games: list[ByGame]
    rivals: list[ByRival]


class Results:
    """The results of finished tables, remembered."""

    def __init__(self) -> None:
        self.known: OrderedDict[tuple[str, int], Played | None] = OrderedDict()

    async def read(self, house: House, table: str, seat: int) -> Played | None:
        if (table, seat) not in self.known:
            self.known[table, seat] = await played(house, table, seat)
            while len(self.known) > KEPT:
                self.known.popitem(last=False)
        return self.known[table, seat]


def rivals(table: Table, seat: int) -> list[Rival]:
    return [
        Rival(name, bots.level_of(one.bot) if one.kind == "bot" else "")
        for one, name in zip(table.seats, table.names(), strict=True)
        if one.seat != seat
    ]


async def played(house: House, table: str, seat: int) -> Played | None:
    """The result of a table; None where there is none to tell."""
    try:
        room = await house.room(table)
    except Refused:
        return None
    result = room.table.game.result if room.table.game is not None else None
    if result is None or room.table.status != "over":
        return None
    found = msgspec.convert(result, dict[str, object])
    winners = msgspec.convert(found["winners"], list[int])
    scores = [round(score) for score in msgspec.convert(found.get("scores", []), list[float])]
    won = seat in winners
    better = sum(score > scores[seat] for score in scores) if seat < len(scores) else 0
    place = 1 if won else max(2, 1 + better)
    count = len(room.table.seats)
    return Played(table, room.table.record.game, seat, room.table.last_at, [], won, place, scores, count)


async def standing(house: House, person: Person, results: Results, who: str) -> Standing:
    """What somebody's finished games come to, the newest first; worked out beside the loop.

    Who played there is read again each time: whoever has been deleted since has a name no more.
    """
    mine = await house.storage.tables_of(person.id, MOST, db_tables.tables.c.status == "over")
    house.history.take(who, A_GAME * len(mine))
    there = await house.storage.seats_at([record.id for record, _ in mine])
    games = []
    for record, seat in mine:
        found = await results.read(house, record.id, seat)
        if found is not None:
            sat = Table(record, there[record.id])
            games.append(msgspec.structs.replace(found, rivals=rivals(sat, seat)))
    return await house.beside_counted(summary, games, who=who)


def summary(games: list[Played]) -> Standing:
    return Standing(games, by_game(games), by_rival(games))


def by_game(games: list[Played]) -> list[ByGame]:
    out = []
    for game in dict.fromkeys(one.game for one in games):
        these = [one for one in games if one.game == game]
        strength, give = rated(these) if bots.usual(game) == YARDSTICK else (None, None)
        chance = sum(1 / one.players for one in these if one.players > 1)
        out.append(ByGame(game, len(these), sum(one.won for one in these), chance, strength, give))
    return out


def by_rival(games: list[Played]) -> list[ByRival]:
    """Bots of a level are one opponent; people are told apart by their names."""
    table: dict[tuple[str, str], ByRival] = {}
    for one in games:
        for rival in one.rivals:
            who = ("", rival.bot) if rival.bot else (rival.name, "")
            row = table.setdefault(who, ByRival(rival, 0, 0))
            row.played += 1
            row.won += one.won
    return sorted(table.values(), key=lambda row: -row.played)


def rated(games: list[Played]) -> tuple[int | None, int | None]:
    """Strength and the half width of its 95 % interval, by openskill over these games, the oldest first.

    Everybody starts alike, also the bots, so few games give a wide interval; the yardstick is what it is compared with.
    """
    model = PlackettLuce()
    known: dict[tuple[str, str], PlackettLuceRating] = {
        ME: model.rating(),
        ("bot", YARDSTICK): model.rating(),
    }
    judged = [one for one in reversed(games) if one.players > 1]
    for one in judged:
        # Kinds apart from names: somebody may be called `me`.
        labels = [ME, *(("bot", rival.bot) if rival.bot else ("person", rival.name) for rival in one.rivals)]
        teams = [[known.get(label) or model.rating()] for label in labels]
        others = [score for seat, score in enumerate(one.scores) if seat != one.seat]
        mine = one.scores[one.seat] + (0.5 if one.won else 0.0)
        rates = model.rate(teams, scores=[mine, *map(float, others)])
        known.update({label: team[0] for label, team in zip(labels, rates, strict=True)})
    if not judged:
        return None, None
    me, scale = known[ME], known["bot", YARDSTICK]
    give = 1.96 * math.hypot(me.sigma, scale.sigma) * PER_MU
    return round(YARDSTICK_AT + (me.mu - scale.mu) * PER_MU), round(give)
