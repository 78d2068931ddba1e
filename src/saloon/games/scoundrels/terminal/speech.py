"""The words of the table that is being drawn."""

from __future__ import annotations

from typing import cast

from saloon.games.scoundrels.words import ScoundrelsWords
from saloon.terminal.ink import Eyes


def speech(eyes: Eyes) -> ScoundrelsWords:
    return cast(ScoundrelsWords, eyes.words)
