"""Prompts and the log in words, English and German."""

from __future__ import annotations

from saloon.goat.state import GoatState


def ask_goat(s: GoatState, seat: int, kind: str, lang: str) -> str:
    return kind
