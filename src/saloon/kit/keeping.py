"""Card files that lie in no folder: a process that was given the text of one knows it by its name.

The name holds a hash of the text, so it means the same file everywhere: a log that names it can be replayed wherever
the file lies under that name. What is made of a file (its catalogue, rules, words) is kept beside its text and goes
with it, so that who holds a file never has to read it again.
"""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any, Final, TypeVar

T = TypeVar("T")
MOST: Final = 64
"""Files that a process knows though nobody holds them; the one that was not needed for longest goes first."""
MOST_LETTERS: Final = 8_000_000
"""Letters of these."""


class File:
    """A text, and what was made of it."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.made: dict[Hashable, Any] = {}
        self.holders = 0


_files: Final[OrderedDict[str, File]] = OrderedDict()


def keep(text: str) -> str:
    """Know a card file from now on; answers with its name."""
    name = f"cards-{hashlib.sha256(text.encode()).hexdigest()[:32]}.toml"
    if name not in _files:
        _files[name] = File(text)
    _files.move_to_end(name)
    _forget()
    return name


def kept(name: str) -> str | None:
    """The text of a card file that this process knows."""
    file = _files.get(name)
    if file is None:
        return None
    _files.move_to_end(name)
    return file.text


def made(name: str, what: Hashable, make: Callable[[], T]) -> T:
    """What was made of a kept file, made once for as long as it is known."""
    file = _files.get(name)
    if file is None:
        return make()
    if what not in file.made:
        file.made[what] = make()
    found: T = file.made[what]
    return found


def made_before(name: str, what: Hashable) -> Any:
    """The same if it was made already; None otherwise."""
    file = _files.get(name)
    return file.made.get(what) if file is not None else None


def hold(name: str) -> None:
    """Somebody needs this file: it is known, with all that was made of it, until they let go."""
    if name in _files:
        _files[name].holders += 1


def let_go(name: str) -> None:
    if name in _files:
        _files[name].holders -= 1
        _forget()


def forget_all() -> None:
    """Know nothing, as a process that has just begun."""
    _files.clear()


def _forget() -> None:
    free = [name for name, file in _files.items() if not file.holders]
    letters = sum(len(_files[name].text) for name in free)
    for name in free[:-1]:  # the last is the one that was needed just now
        if len(free) <= MOST and letters <= MOST_LETTERS:
            return
        letters -= len(_files.pop(name).text)
        free.remove(name)
