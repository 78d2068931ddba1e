"""A view in numbers: what one seat may know now, as a row of small ints of fixed length with a name for every cell.

A game says which cells there are and fills them from its state (`games/*/engine/observation.py`). Cells are bytes;
a number that may be larger has two, the low byte and the high one. Seats count from the own one.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr, u8

from saloon.kernel.core import State
from saloon.kernel.menu import Menu

SPAN: Final = 256
NO_BYTE: Final = -256
"""Bits that no number from 0 to 255 has."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Kept:
    """What a game that goes on has kept of a seat's last row: parts that only grow, or seldom change."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """The cells of a game with its options, and how to fill them: `fill`, or `write` for a game that keeps parts."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.blank: bytes = b""

    def cell(self, name: str) -> i64:
        """One more cell; where it is."""
        at = len(self.names)
        self.names.append(name)
        return at

    def cells(self, names: list[str]) -> i64:
        """Several more; where the first is."""
        at = len(self.names)
        self.names.extend(names)
        return at

    def number(self, name: str) -> i64:
        """Two cells for a number that may be larger than a byte."""
        return self.cells([name, f"{name} (256s)"])

    def close(self) -> None:
        """Every cell is named."""
        self.blank = bytes(len(self.names))

    def fill(self, s: State, seat: i64, out: BytesWriter) -> None:
        """Write what the seat may know into cells that are all 0."""
        raise AssertionError("an encoder of no game")

    def kept(self) -> Kept:
        """Of a seat that has not looked yet."""
        return Kept()

    def write(self, s: State, seat: i64, out: BytesWriter, kept: Kept) -> None:
        """Add the seat's row to what is written. `kept` is from its earlier looks at this state, and of no other."""
        row = BytesWriter()
        row.write(self.blank)
        self.fill(s, seat, row)
        out.write(row.getvalue())

    def encode(self, s: State, seat: i64) -> bytes:
        """The row from nothing."""
        out = BytesWriter()
        self.write(s, seat, out, self.kept())
        return out.getvalue()


def put(out: BytesWriter, at: i64, value: i64) -> None:
    """One cell. A number that no byte holds is a fault of the encoder; compiled, `u8` alone would cut it off."""
    if value & NO_BYTE:
        no_byte(at, value)
    out[at] = u8(value)


def no_byte(at: i64, value: i64) -> None:
    """Apart from `put`, which is short enough without it to be inlined."""
    raise ValueError(f"{value} in cell {at}, which holds 0 to 255")


def put_number(out: BytesWriter, at: i64, value: i64) -> None:
    """A number in two cells, at most 65535."""
    if value < SPAN:
        put(out, at, value)
    else:
        put(out, at, value % SPAN)
        put(out, at + 1, value // SPAN)


def put_all(out: BytesWriter, at: i64, values: list[int]) -> None:
    """A whole list, a cell for each."""
    put_run(out, at, values, 0, len(values))


def put_run(out: BytesWriter, at: i64, values: list[int], first: i64, count: i64) -> None:
    """Several cells, from a list that holds them one after the other."""
    stop = at + count
    while at < stop:
        put(out, at, values[first])
        at += 1
        first += 1


def add(out: BytesWriter, value: i64) -> None:
    """One more cell at the end."""
    if value < 0 or value >= SPAN:
        no_byte(len(out), value)
    out.append(u8(value))


class Room:
    """The cells that a list of rows has: the latest rows, then nothing."""

    def __init__(self, rows: int, cells: int) -> None:
        self.size: i64 = rows * cells
        self.rest: list[bytes] = [bytes(k) for k in range(rows * cells + 1)]
        """Nothing, by how much of it."""

    def write(self, rows: bytes, out: BytesWriter) -> None:
        used: i64 = len(rows)
        if used > self.size:
            out.write(rows[used - self.size :])
        else:
            out.write(rows)
            self.end(used, out)

    def end(self, used: i64, out: BytesWriter) -> None:
        """What is left when so many cells are written."""
        out.write(self.rest[self.size - used])


def around(seat: i64, me: i64, n: i64) -> i64:
    """A seat counted clockwise from the own one. (Dividing takes longer than all else that a cell needs.)"""
    return seat - me if seat >= me else seat - me + n


def bits(mask: i64) -> i64:
    """How many are set."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


class Masks:
    """Menus as bytes, one for each code of the game: 1 if it may be chosen."""

    def __init__(self, count: int) -> None:
        self.count: int = count
        self.blank: bytes = bytes(count)

    def of(self, codes: list[int]) -> bytes:
        out = BytesWriter()
        out.write(self.blank)
        for code in codes:
            at: i64 = code
            out[at] = 1
        return out.getvalue()

    def both(self, own: Menu, side: Menu) -> bytes:
        """The mask of a question with what may be done besides."""
        out = BytesWriter()
        out.write(self.blank)
        for menu in (own, side):
            size: i64 = menu.size()
            k: i64 = 0
            while k < size:
                out[menu.nth(k)] = 1
                k += 1
        return out.getvalue()
