"""The tables of a load test, and how they are played."""

from __future__ import annotations

import asyncio
import random
import time
from collections import deque
from dataclasses import dataclass, field

from saloon.server.loadtest.chair import Chair, Frame

CHATS = 0.1
"""Of the moves of the mix, those beside which somebody says something."""
BREAKS = 0.02
"""Of the moves of the mix, those after which somebody's line breaks."""


@dataclass(frozen=True)
class Place:
    """What is played at a table, by how many, in which languages ("": without words)."""

    number: int
    game: str
    players: int
    langs: tuple[str, ...]


def unheard(chair: Chair, frame: Frame) -> None:
    """Who looks on waits for nothing."""


@dataclass
class Crowd:
    """The tables under way."""

    addresses: list[str]
    """Of the servers: they are all one house."""
    rng: random.Random
    mix: bool = False
    ready: deque[Evening] = field(default_factory=deque)
    """Tables that wait for one of those at play to be over."""
    playing: int = 0
    counting: bool = False
    stopped: bool = False
    moves: int = 0
    problems: int = 0
    chats: int = 0
    returns: int = 0
    delays: list[float] = field(default_factory=list)
    done: asyncio.Event = field(default_factory=asyncio.Event)
    chairs: list[Chair] = field(default_factory=list)

    def next(self, pause: float) -> None:
        """Another table begins to play, if one is ready."""
        self.playing += 1
        if self.stopped or not self.ready:
            self.leave()
        else:
            self.ready.popleft().begin(pause)

    def leave(self) -> None:
        self.playing -= 1
        if not self.playing:
            self.done.set()


class Evening:
    """One table: whoever is asked chooses; the time runs until all the others know what happened."""

    def __init__(self, crowd: Crowd, table: str, place: Place) -> None:
        self.crowd = crowd
        self.table = table
        self.place = place
        self.key = ""
        self.onlooker: Chair | None = None
        self.chairs: list[Chair] = []
        self.mover: Chair | None = None
        self.waiting: dict[Chair, int] = {}
        """Whose update is still to come, with the seq they had before."""
        self.acked = True
        self.began = 0.0
        self.pause = 0.0
        self.due = 0.0
        self.counted = False
        self.returning: asyncio.Task[None] | None = None

    def begin(self, pause: float) -> None:
        loop = asyncio.get_running_loop()
        self.pause = pause
        self.due = loop.time() + self.crowd.rng.random() * pause
        loop.call_at(self.due, self.move)

    def move(self) -> None:
        crowd = self.crowd
        asked = [chair for chair in self.chairs if chair.legal]
        if crowd.stopped or not asked or self.chairs[0].over:
            crowd.leave()
            crowd.next(self.pause)
            return
        crowd.moves += crowd.counting
        self.mover, self.acked, self.counted = asked[0], False, crowd.counting
        self.waiting = {chair: chair.seq for chair in self.chairs}
        self.began = time.perf_counter()
        word = crowd.rng.choice(self.mover.legal)
        self.key = f"{self.mover.seq}"
        self.mover.write(f'{{"type":"choose","choice":"{word}","key":"{self.key}"}}'.encode())
        if crowd.mix and crowd.rng.random() < CHATS:
            crowd.chats += crowd.counting
            said = f'{{"type":"say","text":"Well, well ({self.key}).","key":"said {self.key}"}}'
            self.mover.write(said.encode())

    def heard(self, chair: Chair, frame: Frame) -> None:
        if self.mover is None:
            return
        if frame.type == "ack":
            self.acked = self.acked or frame.key == self.key
        elif frame.type == "problem":
            self.crowd.problems += 1
            self.acked, self.waiting = True, {}
        elif self.waiting.get(chair, frame.seq) != frame.seq:
            del self.waiting[chair]
            if chair is not self.mover and self.counted:
                self.crowd.delays.append((time.perf_counter() - self.began) * 1000)
        if self.acked and not self.waiting:
            self.mover = None
            if self.crowd.mix and self.crowd.rng.random() < BREAKS:
                self.returning = asyncio.get_running_loop().create_task(self.come_back())
            else:
                self.rest()

    async def sit_down(self, guests: list[str]) -> None:
        """Everybody connects, each to the next of the servers."""
        addresses = self.crowd.addresses
        for k in range(self.place.players):
            address = addresses[(self.place.number + k) % len(addresses)]
            lang = self.place.langs[k % len(self.place.langs)]
            self.chairs.append(Chair(self.heard, address, guests[k], lang))
        looking = self.chairs
        if self.crowd.mix:
            self.onlooker = Chair(
                unheard, addresses[self.place.number % len(addresses)], "", self.place.langs[0]
            )
            looking = [*self.chairs, self.onlooker]
        self.crowd.chairs += looking
        for chair in looking:
            await chair.connect(self.table)

    async def come_back(self) -> None:
        """A line breaks; its owner comes back with what they saw last, and the game goes on."""
        k = self.crowd.rng.randrange(len(self.chairs))
        before = self.chairs[k]
        await before.leave()
        chair = Chair(self.heard, before.address, before.guest, before.lang)
        chair.seq, chair.legal = before.seq, before.legal
        self.chairs[k] = chair
        self.crowd.chairs.append(chair)
        self.crowd.returns += self.crowd.counting
        await chair.connect(self.table)
        self.rest()

    def rest(self) -> None:
        loop = asyncio.get_running_loop()
        if not self.pause:
            loop.call_soon(self.move)
            return
        self.due = max(self.due + self.pause, loop.time() - self.pause)
        loop.call_at(self.due, self.move)
