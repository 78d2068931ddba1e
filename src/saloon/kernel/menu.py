"""Menus: what may be chosen now, as small ints made only when read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, overload

from librt.strings import BytesWriter, write_i64_le
from mypy_extensions import i64, mypyc_attr

from saloon.errors import whole


@mypyc_attr(allow_interpreted_subclasses=True)
class Menu:
    """A sequence of codes. A subclass says how many there are, which is the i-th, and whether one is among them."""

    def size(self) -> i64:
        return 0

    def nth(self, i: i64) -> i64:
        raise IndexError("an empty menu")

    def holds(self, code: i64) -> bool:
        return False

    def note(self, out: BytesWriter, start: i64) -> None:
        """Write every code, counted from `start`, as eight bytes: what a mask of many menus has its ones by."""
        size = self.size()
        k: i64 = 0
        while k < size:
            write_i64_le(out, start + self.nth(k))
            k += 1

    def __len__(self) -> int:
        return self.size()

    @overload
    def __getitem__(self, i: int) -> int: ...
    @overload
    def __getitem__(self, i: slice) -> list[int]: ...
    def __getitem__(self, i: int | slice) -> int | list[int]:
        if not isinstance(i, int):
            return list(self)[i]
        n: int = self.size()
        if i < 0:
            i += n
        if i < 0 or i >= n:
            raise IndexError(f"choice {i} of {n}")
        return self.nth(i)

    def __contains__(self, code: object) -> bool:
        if not isinstance(code, int):
            found = whole(code)
            return found is not None and self.holds(found)
        return self.holds(code)

    def __reversed__(self) -> Iterator[int]:
        return reversed(list(self))

    def __iter__(self) -> Iterator[int]:
        return iter([self.nth(i) for i in range(self.size())])


class Listed(Menu):
    """The plain case: the codes themselves."""

    def __init__(self, codes: list[int]) -> None:
        self.codes: list[int] = codes

    def size(self) -> i64:
        return len(self.codes)

    def nth(self, i: i64) -> i64:
        return self.codes[i]

    def holds(self, code: i64) -> bool:
        for c in self.codes:
            if c == code:
                return True
        return False

    def note(self, out: BytesWriter, start: i64) -> None:
        for code in self.codes:
            one: i64 = code
            write_i64_le(out, start + one)


NOTHING: Final = Menu()
