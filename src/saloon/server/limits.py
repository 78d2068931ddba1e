"""How often is too often: buckets that fill with time, one per person, address or socket.

What is counted here counts in every process of a house: `Shares` tells the others, about once a second, who has used
much of a limit, by a name that only the house can read.
"""

from __future__ import annotations

import time
from collections import Counter, defaultdict
from collections.abc import Mapping
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Protocol

from saloon.errors import Reason
from saloon.server.errors import TooMuch
from saloon.server.keys import Signer

FORGET = 10_000
"""Buckets kept; when there are more, full ones are thrown away."""
WORTH = 0.8
"""Below this part of its burst a bucket is told to the other processes: who asks little is nobody's concern."""
SILENT = 10.0
"""Seconds without a word after which another process is taken for gone, and what it held for free."""
Row = tuple[str, str, float]
"""A process, a name and a value, as another process has written them."""


def host_of(address: str) -> str:
    """Whose an address is: whoever has one of IPv6 has the 2^64 beside it, too."""
    try:
        read = ip_address(address)
    except ValueError:
        return address
    if isinstance(read, IPv6Address):
        return str(read.ipv4_mapped or ip_network((read, 64), strict=False))
    return address


CALLED = {
    "requests": Reason("limit-requests"),
    "checks of health": Reason("limit-checks-of-health"),
    "messages": Reason("limit-messages"),
    "messages of an address": Reason("limit-messages"),
    "chat messages": Reason("limit-chat-messages"),
    "new tables": Reason("limit-new-tables"),
    "changes of mind": Reason("limit-changes-of-mind"),
    "things to read again": Reason("limit-things-to-read-again"),
    "seconds to read again": Reason("limit-time"),
    "hints and reviews": Reason("limit-hints-and-reviews"),
    "bytes of card files": Reason("limit-bytes-of-card-files"),
    "new guests": Reason("limit-new-guests"),
    "recovery codes": Reason("limit-recovery-codes"),
    "exports": Reason("limit-exports"),
    "sockets": Reason("limit-sockets"),
    "spectators": Reason("limit-spectators"),
}
"""What there was too much of, in words."""


class Rate:
    """One bucket, for whoever keeps it: `rate` a second, with bursts of `burst`."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = self.level = burst
        self.then = time.monotonic()

    def take(self, amount: float) -> bool:
        """Whether so much was left."""
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.then) * self.rate) - amount
        self.then = now
        return self.level >= 0.0


class Counted(Protocol):
    """A limit whose use is told to the other processes."""

    what: str

    def used(self) -> Mapping[str, float]: ...

    def heed(self, rows: list[Row], sign: Signer) -> None: ...


class Buckets:
    """`rate` a second for each name, with bursts of `burst`."""

    def __init__(self, rate: float, burst: float, what: str) -> None:
        self.rate = rate
        self.burst = max(1.0, burst)
        self.what = what
        self.levels: dict[str, tuple[float, float]] = {}
        self.most = FORGET
        """Of them before full ones are thrown away; when few were full, that is not looked at again soon."""
        self.spent: defaultdict[str, float] = defaultdict(float)
        """By name, since it last had much."""
        self.seen: dict[tuple[str, str], float] = {}
        """What each other process had spent, by signed name, when we last looked."""
        self.owed: dict[str, tuple[float, float]] = {}
        """What they have spent that we have not counted yet, by signed name, and when we heard of it."""
        self.sign: Signer | None = None

    def take(self, name: str, amount: float = 1.0) -> None:
        """So much, or refuse; nothing is so much that a full bucket does not give it."""
        now, wanted = time.monotonic(), min(amount, self.burst)
        level, then = self.levels.get(name, (self.burst, now))
        level = min(self.burst, level + (now - then) * self.rate)
        if self.owed and self.sign is not None:
            owed, heard = self.owed.pop(self.sign.share(self.what, name), (0.0, now))
            # Others bring nobody lower than a whole burst; what is lower was spent here, and is owed still.
            level = min(level, max(-self.burst, level - max(0.0, owed - (now - heard) * self.rate)))
        if level < wanted:
            self.levels[name] = (level, now)
            raise TooMuch(
                Reason("limit-wait", what=CALLED[self.what], wait=round((wanted - level) / self.rate, 1))
            )
        self.levels[name] = (level - wanted, now)
        self.spent[name] += wanted
        if len(self.levels) > self.most:
            self._forget(now)

    def spend(self, name: str, amount: float) -> None:
        """So much was used, as is known only afterwards: however much it was, `take` refuses until that is made up."""
        now = time.monotonic()
        level, then = self.levels.get(name, (self.burst, now))
        self.levels[name] = (min(self.burst, level + (now - then) * self.rate) - amount, now)
        self.spent[name] += amount

    def _forget(self, now: float) -> None:
        self.levels = {
            name: (level, then)
            for name, (level, then) in self.levels.items()
            if level + (now - then) * self.rate < self.burst
        }
        self.most = max(FORGET, 2 * len(self.levels))

    def used(self) -> Mapping[str, float]:
        """What those have spent who have little left; whoever has much again begins anew."""
        now = time.monotonic()
        spent = {name: self.spent[name] for name in self.spent if self._low(name, now)}
        self.spent = defaultdict(float, spent)
        return spent

    def _low(self, name: str, now: float) -> bool:
        level, then = self.levels.get(name, (self.burst, now))
        return level + (now - then) * self.rate < WORTH * self.burst

    def heed(self, rows: list[Row], sign: Signer) -> None:
        self.sign = sign
        now, seen = time.monotonic(), {}
        for process, name, value in rows:
            before = self.seen.get((process, name), 0.0)
            fresh = value - before if value >= before else value
            seen[process, name] = value
            if fresh:
                amount, heard = self.owed.get(name, (0.0, now))
                self.owed[name] = (max(0.0, amount - (now - heard) * self.rate) + fresh, now)
        self.seen = seen
        self.owed = {
            name: (amount, heard)
            for name, (amount, heard) in self.owed.items()
            if amount > (now - heard) * self.rate
        }


class Open:
    """How many are open at once for each name."""

    def __init__(self, most: int, what: str) -> None:
        self.most = most
        self.what = what
        self.count: Counter[str] = Counter()
        self.theirs: Counter[str] = Counter()
        """How many other processes hold, by signed name."""
        self.sign: Signer | None = None

    def take(self, name: str) -> None:
        held = self.count[name]
        if self.theirs and self.sign is not None:
            held += self.theirs[self.sign.share(self.what, name)]
        if held >= self.most:
            raise TooMuch(Reason("limit-most", what=CALLED[self.what], most=self.most))
        self.count[name] += 1

    def give(self, name: str) -> None:
        self.count[name] -= 1
        if not self.count[name]:
            del self.count[name]

    def used(self) -> Mapping[str, float]:
        return dict(self.count)

    def heed(self, rows: list[Row], sign: Signer) -> None:
        self.sign = sign
        self.theirs = Counter()
        for _, name, value in rows:
            self.theirs[name] += int(value)


class Place:
    """One of those that are open: it counts among one kind at a time, from when it comes to when it goes."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.among: Open | None = None

    def move(self, among: Open | None) -> None:
        """Count among these from now on; refused, and as it was, if they are too many."""
        if among is self.among:
            return
        if among is not None:
            among.take(self.name)
        if self.among is not None:
            self.among.give(self.name)
        self.among = among


class Told(Protocol):
    """Where processes write down what others should know."""

    async def tell_shares(self, mine: Mapping[str, float], ended: list[str]) -> None: ...

    async def shares(self) -> list[tuple[str, str, float, float]]: ...


class Shares:
    """What every process of a house tells the others about its limits."""

    def __init__(self, storage: Told, sign: Signer, counted: list[Counted]) -> None:
        self.storage = storage
        self.sign = sign
        self.counted = counted
        self.told: set[str] = set()
        self.signs: dict[tuple[str, str], tuple[float, float]] = {}
        """When each process last wrote each row, by its clock, and when we first saw that, by ours."""

    async def exchange(self) -> None:
        """Write down what was used here, and take in what was used elsewhere."""
        mine = {
            self.sign.share(one.what, name): value
            for one in self.counted
            for name, value in one.used().items()
        }
        kinds = {one.what: one for one in self.counted}
        if mine or self.told:
            await self.storage.tell_shares(mine, sorted(self.told - set(mine)))
        self.told = set(mine)
        rows: dict[str, list[Row]] = {what: [] for what in kinds}
        for process, name, value, at in self._alive(await self.storage.shares()):
            what = name.partition(":")[0]
            if what in rows and at:
                rows[what].append((process, name, value))
        for what, one in kinds.items():
            one.heed(rows[what], self.sign)

    def _alive(self, rows: list[tuple[str, str, float, float]]) -> list[tuple[str, str, float, float]]:
        """Rows that their process has written again within a while, by our own clock."""
        now, before = time.monotonic(), self.signs
        self.signs = {}
        alive = []
        for row in rows:
            process, name, _, at = row
            last, since = before.get((process, name), (None, now))
            self.signs[process, name] = (at, since if last == at else now)
            if now - self.signs[process, name][1] < SILENT:
                alive.append(row)
        return alive
