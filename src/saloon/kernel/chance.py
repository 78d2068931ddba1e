"""Chance: every outcome comes from a named stream of one seed, so that play never shifts another shuffle."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from mypy_extensions import i64

WORDS_PER_BLOCK: Final = 8
MOST_BLOCKS: Final = 1048576
WHIMS: Final = 2654435769
"""Where the whims of a guide lie, far from all streams."""


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

    def whim(self, about: i64, n: i64) -> i64:
        """One of 0..n-1 for a guide that cares little; `about` says what for."""
        return self.roll(n)

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return thrown, (self.x,)


class Fated(Dice):
    """Dice with which a place of a stream comes out the same, whatever was rolled before.

    Two choices that are played out with the same fate differ by what they do, and not by luck that one of them shifted.
    """

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.fate: i64 = self.x

    def below(self, stream: i64, index: i64, n: i64) -> i64:
        return (mixed(self.fate + stream * 40503 + index * 69069) * n) >> 32

    def whim(self, about: i64, n: i64) -> i64:
        return (mixed(self.fate + WHIMS + about * 69069) * n) >> 32

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return fated, (self.fate,)


def mixed(x: i64) -> i64:
    """32 bits in which every bit of the given ones has a part; multipliers below 2**31 keep products below 2**63."""
    x &= 0xFFFFFFFF
    x ^= x >> 16
    x = (x * 0x7FEB352D) & 0xFFFFFFFF
    x ^= x >> 15
    x = (x * 0x45D9F3B) & 0xFFFFFFFF
    return x ^ (x >> 16)


def thrown(x: int) -> Dice:
    """Dice that go on from where others were."""
    dice = Dice(0)
    dice.x = x
    return dice


def fated(fate: int) -> Fated:
    """The same fate again."""
    dice = Fated(0)
    dice.fate = fate
    return dice
