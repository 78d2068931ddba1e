"""Through the eyes of all: what the seats of a game know between them, from their own views and events.

Nothing here looks at a state, so whatever no seat has been told stays hidden.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any

from saloon.contract import Game

UNDONE = "undone"
"""The kernel's event of a choice that was taken back."""


def own(part: str) -> bool:
    """Whether a part of a view is for its reader alone."""
    return part == "hand" or part.startswith("own_")


def view(game: Game) -> dict[str, Any]:
    """All views in one, `seat` that of the first. What several seats hold for themselves alone, or were told
    otherwise, stands in their rows of `seats`."""
    views: list[dict[str, Any]] = [game.view(seat) for seat in game.seats]
    merged: dict[str, Any] = together(views)
    for part in views[0]:
        held = [one[part] for one in views]
        several = sum(one is not None for one in held) > 1
        if part != "seat" and ((several and own(part)) or not agree(held)):
            merged[part] = None
            for row, one in zip(merged["seats"], held, strict=True):
                row[part] = one
    return merged


class Story:
    """What happened, as far as these seats know between them, told bit by bit while a game goes on."""

    def __init__(self, game: Game, seats: Sequence[int | None]) -> None:
        self.game = game
        self.read = dict.fromkeys(seats, 0)
        """How many events of each seat have been told; a seat may have had more than another."""

    def news(self) -> list[dict[str, Any]]:
        """What has not been told yet, with every secret that any of them was told."""
        told: list[deque[dict[str, Any]]] = []
        for seat, since in self.read.items():
            found: Any = self.game.events(seat, since)
            told.append(deque(found))
            self.read[seat] += len(found)
        return list(merged(told))


def merged(told: Sequence[deque[dict[str, Any]]]) -> Iterator[dict[str, Any]]:
    """What each was told, in one order. They differ only where a choice that nobody was shown is taken back."""
    while any(told):
        undone = next((one[0] for one in told if one and one[0]["kind"] == UNDONE), None)
        heard = [one for one in told if undone is None or (one and one[0] == undone)]
        yield together([one.popleft() for one in heard])


def agree(tellings: Sequence[Any]) -> bool:
    """Whether what several were told can be put together, since nobody was told anything else than another."""
    known = [one for one in tellings if one is not None]
    if not known:
        return True
    first = known[0]
    if isinstance(first, dict):
        return all(agree([one.get(key) for one in known]) for key in first)
    if isinstance(first, list) and all(len(one) == len(first) for one in known):
        return all(agree(part) for part in zip(*known, strict=True))
    return all(one == first for one in known)


def together(tellings: Sequence[Any]) -> Any:
    """What several were told, put together: where one was told nothing, another may have been."""
    known = [one for one in tellings if one is not None]
    if not known:
        return None
    first = known[0]
    if isinstance(first, dict):
        return {key: together([one.get(key) for one in known]) for key in first}
    if isinstance(first, list) and all(len(one) == len(first) for one in known):
        return [together(part) for part in zip(*known, strict=True)]
    return first
