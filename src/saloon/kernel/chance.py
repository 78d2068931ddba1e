"""Chance: every outcome comes from a named stream of one seed, so that play never shifts another shuffle."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from mypy_extensions import i64

WORDS_PER_BLOCK: Final = 8
MOST_BLOCKS: Final = 1048576


class Chance:
    """Where outcomes come from. `below` answers with one of 0..n-1 for place `index` of stream `stream`."""

    def below(self, stream: i64, index: i64, n: i64) -> i64:
        raise AssertionError("a chance of no kind")


class Seeded(Chance):
    """The chance of a real game: SHA-256 in counter mode over seed and stream name.

    A cryptographic stream, because players see parts of it: who has seen half a deck must not be able to compute
    the rest. Taking the high part of a 32-bit word times n is uneven by less than n in 2**32.
    """

    def __init__(self, seed: int, streams: list[str]) -> None:
        self.seed: int = seed
        self.streams: list[str] = streams
        self.blocks: dict[int, bytes] = {}
        self.latest: i64 = -1
        """The block asked for last, which is most often the next one too."""
        self.block: bytes = b""

    def below(self, stream: i64, index: i64, n: i64) -> i64:
        block = stream * MOST_BLOCKS + index // WORDS_PER_BLOCK
        if block != self.latest:
            self.block = self._block(stream, block)
            self.latest = block
        at: i64 = index % WORDS_PER_BLOCK * 4
        four = self.block
        word: i64 = four[at] << 24 | four[at + 1] << 16 | four[at + 2] << 8 | four[at + 3]
        return (word * n) >> 32

    def _block(self, stream: i64, block: i64) -> bytes:
        known = self.blocks.get(block)
        if known is None:
            text = f"saloon {self.seed} {self.streams[stream]} {block % MOST_BLOCKS}"
            known = sha256(text.encode()).digest()
            self.blocks[block] = known
        return known

    def __reduce__(self) -> tuple[type[Seeded], tuple[int, list[str]]]:
        return Seeded, (self.seed, self.streams)


class Dice(Chance):
    """The chance of a playout: fast, reproducible from its seed, and of no cryptographic worth."""

    def __init__(self, seed: int) -> None:
        self.x: i64 = (seed * 2654435761 + 1013904223) % 4294967291 + 1

    def roll(self, n: i64) -> i64:
        """One of 0..n-1 (xorshift32)."""
        x = self.x
        x ^= (x << 13) & 0xFFFFFFFF
        x ^= x >> 17
        x ^= (x << 5) & 0xFFFFFFFF
        self.x = x
        return (x * n) >> 32

    def below(self, stream: i64, index: i64, n: i64) -> i64:
        return self.roll(n)

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return thrown, (self.x,)


def thrown(x: int) -> Dice:
    """Dice that go on from where others were."""
    dice = Dice(0)
    dice.x = x
    return dice
