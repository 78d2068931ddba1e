"""Which of somebody's own choices were the best and the worst: each is held against the best other one.

By the same playouts as a hint, with what the seat could know then: nothing but its view goes in. What seems to be far
from the others is looked at again in other worlds, for the worst of many noisy numbers is mostly noise.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from random import Random
from typing import Any

import saloon
from saloon.bots.player import in_turn
from saloon.bots.senses import Asked, Senses, senses_of

MOST = 3
"""Best and worst choices that are told."""
AGAIN = 6
"""Choices at each end that are looked at again."""
LOOKS = 12
"""Worlds for each choice."""
CLOSER = 80
"""Worlds for what is looked at again."""
LEAST = 0.01
"""What makes less of a difference, as a chance to win, is not told."""


def verdicts(game: saloon.Game, seat: int) -> dict[str, list[dict[str, Any]] | None]:
    """`best` and `worst` of a seat's choices in a finished game, each with `step`, `choice`, the best `other` one, by
    how much the choice was better as a chance to win (`edge`, below 0 if it was worse), and the `reasons` for the
    better of the two; None if there was no choice that the game wants weighed.
    """
    senses = senses_of(game.name)
    again = saloon.replay(game.notation(), 0)
    found: list[tuple[dict[str, Any], Asked]] = []
    for step, (_, who, code) in enumerate(game.choices_made()):
        word = game.rules.word(code)
        if who == seat and (asked := _asked(senses, again, seat, word, step)) is not None:
            mine = asked.legal.index(word)
            other = senses.rival(asked, mine, LOOKS)
            edge = senses.gap(asked, mine, other, LOOKS)
            found.append(({"step": step, "choice": word, "other": asked.legal[other], "edge": edge}, asked))
        again.apply(who, word)
    if not found:
        return {"best": None, "worst": None}
    order = sorted(found, key=lambda one: one[0]["edge"])
    looked = [
        _closer(senses, *one)
        for one in (order if len(order) <= 2 * AGAIN else order[:AGAIN] + order[-AGAIN:])
    ]
    looked.sort(key=lambda row: row["edge"])
    return {
        "best": [row for row in reversed(looked) if row["edge"] >= LEAST][:MOST],
        "worst": [row for row in looked if row["edge"] <= -LEAST][:MOST],
    }


def _asked(senses: Senses, game: saloon.Game, seat: int, word: str, step: int) -> Asked | None:
    """The question that a choice answered, if there is something to weigh."""
    view: Any = game.view(seat)
    events: Any = game.events(seat)
    legal: Sequence[str] = in_turn(view, game.legal(seat))
    if len(legal) < 2 or word not in legal or not senses.weighty(view):
        return None
    return Asked(view, events, legal, Random(step))


def _closer(senses: Senses, row: dict[str, Any], asked: Asked) -> dict[str, Any]:
    """The same choice in more worlds, and the reasons."""
    mine, other = asked.legal.index(row["choice"]), asked.legal.index(row["other"])
    edge = senses.gap(asked, mine, other, CLOSER)
    better, worse = (mine, other) if edge >= 0 else (other, mine)
    reasons = senses.reasons(asked.view, asked.events, asked.legal[better])
    reasons = reasons or senses.brings(asked, better, worse)
    return {**row, "edge": round(edge, 3), "reasons": [asdict(reason) for reason in reasons]}


def tally(judged: Sequence[dict[str, Any]], doubted: Sequence[bool]) -> dict[str, int]:
    """Bluffs told, caught and believed, calls right and wrong, from the judged rows and whether each was a call."""
    bluffs = [row["came"] == (row["of"] == "suspicion") for row in judged if row["kind"] == "bluff"]
    calls = [
        row["came"] == (row["of"] == "bluff")
        for row, call in zip(judged, doubted, strict=True)
        if row["kind"] == "doubt" and call
    ]
    return {
        "bluffs": len(bluffs),
        "caught": sum(bluffs),
        "believed": len(bluffs) - sum(bluffs),
        "calls_right": sum(calls),
        "calls_wrong": len(calls) - sum(calls),
    }
