"""What one viewer is told of a game: events and choices from the journal, each in its place, and a number to resume by.

The number counts what this viewer has been told, not what happened: a quiet pass moves nobody else's.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from saloon.contract import SPECTATOR, Game, event_at, may_read_undo, open_to_all
from saloon.kernel.journal import CHANCE, CHOICE, HEAD, UNDO

Item = dict[str, Any]


@dataclass
class Bookmark:
    """How far a viewer has read."""

    at: int = 0
    """The place in the journal; private to the server."""
    seq: int = 0
    """How many items the viewer has been told."""


def read(
    game: Game,
    seat: int | None,
    mark: Bookmark,
    until: int | None = None,
    made_by: Mapping[int, str] = MappingProxyType({}),
    alike: dict[int, Item] | None = None,
) -> list[Item]:
    """What the viewer may know of what happened since its bookmark, which moves on, to the end or to a place.

    `made_by` says, by its place in the journal, which choices a bot or a clock made in somebody's name. In `alike` lie,
    by place too, items that others have read and that read alike for whoever may read no secret of them.
    """
    viewer = SPECTATOR if seat is None else seat
    rules = game.rules
    data = game.journal.data
    items: list[Item] = []
    found: Item | None = None
    at = mark.at
    end = len(data) if until is None else until
    while at < end:
        kind, stop = data[at], at + HEAD + data[at + 2]
        if kind == CHOICE:
            chooser, code = data[at + HEAD], data[at + HEAD + 1]
            mine = chooser == viewer
            found = None if mine or alike is None else alike.get(at)
            if found is None:
                word = rules.word(code) if mine else rules.public_word(code)
                if word:
                    found = {"kind": "choice", "seat": chooser, "choice": word}
                    if at in made_by:
                        found["by"] = made_by[at]
                    if not mine and alike is not None:
                        alike[at] = found
            if found is not None:
                items.append(found)
        elif kind == UNDO:
            if may_read_undo(data[at + 1], viewer):
                items.append({"kind": "undo", "seat": data[at + HEAD]})
        elif kind != CHANCE:
            found = None if alike is None else alike.get(at)
            if found is None:
                found = event_at(rules, data, at, viewer)
                if alike is not None and open_to_all(rules, data, at):
                    alike[at] = found
            items.append(found)
        at = stop
    mark.at = at
    mark.seq += len(items)
    return items


def skip(game: Game, seat: int | None, mark: Bookmark, most: int | None = None) -> int:
    """Move a bookmark to the end, or on to so many items, without making them; answers with its seq."""
    viewer = SPECTATOR if seat is None else seat
    data = game.journal.data
    at = mark.at
    while at < len(data) and (most is None or mark.seq < most):
        kind = data[at]
        if kind == CHOICE:
            chooser, code = data[at + HEAD], data[at + HEAD + 1]
            mark.seq += chooser == viewer or game.rules.public_word(code) != ""
        elif kind == UNDO:
            mark.seq += may_read_undo(data[at + 1], viewer)
        elif kind != CHANCE:
            mark.seq += 1
        at += HEAD + data[at + 2]
    mark.at = at
    return mark.seq


def resume(
    game: Game, seat: int | None, last: int, made_by: Mapping[int, str] = MappingProxyType({})
) -> tuple[list[Item], Bookmark]:
    """Everything after the first `last` items; a number that cannot be gets it all."""
    mark = Bookmark()
    if 0 < last <= skip(game, seat, Bookmark()):  # what somebody has read already is not put together again
        skip(game, seat, mark, last)
    return read(game, seat, mark, made_by=made_by), mark


def quiet(game: Game, word: str) -> bool:
    """Whether this choice is shown to nobody else."""
    code = game.rules.code(word)
    return code >= 0 and game.rules.public_word(code) == ""


def quiet_answer(game: Game, seat: int) -> str | None:
    """What a seat's silence means at the open question, if silence is an answer to it."""
    for decision in game.decisions:
        if decision.seat == seat:
            for code in decision.codes:
                if game.rules.public_word(code) == "":
                    return game.rules.word(code)
    return None
