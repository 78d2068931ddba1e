"""Positions: a Goat game set up from a text that names only what matters; the rest is dealt from a seed."""

from __future__ import annotations

from typing import Any

from saloon.errors import BadPosition
from saloon.games.goat.engine.knowledge import stack_up
from saloon.games.goat.engine.state import GoatState, Table
from saloon.games.goat.position.history import draws, history
from saloon.games.goat.position.saving import save, seed_of
from saloon.games.goat.position.setting import KEYS, PHASES, SEAT_KEYS, Setting
from saloon.games.goat.position.values import fail
from saloon.safe_toml import MOST_LETTERS, loads

__all__ = ["KEYS", "PHASES", "SEAT_KEYS", "fail", "load", "parse", "save", "seed_of"]


def parse(text: str) -> dict[str, Any]:
    try:
        data = loads(text, MOST_LETTERS)
    except (TypeError, AttributeError, ValueError, RecursionError) as error:
        raise BadPosition(f"A position is a TOML text; this one cannot be read: {error}.") from None
    unknown = sorted(set(data) - KEYS)
    if unknown:
        raise fail(f"it names {', '.join(unknown)}; known are {', '.join(sorted(KEYS))}.")
    return data


def load(data: dict[str, Any], table: Table) -> GoatState:
    """The state that a position describes. What it leaves open is filled from the seed; what contradicts is refused."""
    try:
        at = Setting(data, table)
        at.lay()
        history(at)
        stack_up(at.s, at.phase)
        draws(at)
        return at.s
    except KeyError as error:
        raise fail(f"{error} is missing.") from None
    except (TypeError, ValueError, AttributeError, IndexError) as error:
        raise fail(f"a value has the wrong form ({error}).") from None
