"""Bots of the first edition as opponents: `first:top@400` is its `top`, asked in a process of its own.

What was measured once must stay measurable, so the first edition is set up whole beside the project (`make first`,
or the folder that SALOON_FIRST names) and no old code stays in the house. It is told a view, the events and the legal
choices, a line of JSON each time, and answers with a choice. Its views are those of the first rules version, so
matches against it are played by that version.
"""

from __future__ import annotations

import atexit
import contextlib
import os
import subprocess
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from saloon import bots
from saloon.bots import Bot
from saloon.bots.budget import Budget
from saloon.bots.player import Event, View
from saloon.errors import UnknownBot

SPEAKER = Path(__file__).with_name("speaker.py")
"""The only code of ours that runs in the other edition: it reads questions and asks that edition's bots."""
USUAL = Path(__file__).parents[3] / "build" / "first"
PREFIX = "first:"
RULES = 1
"""The rules version that it plays."""


def get(spec: str) -> Bot:
    """Any bot by its name, those of the first edition too: `first:top:honest@400`.

    Only studies ask here. A table of the server takes `saloon.bots.get`, which knows none that starts a process.
    """
    if not spec.startswith(PREFIX):
        return bots.get(spec)
    level, at, time = spec.removeprefix(PREFIX).partition("@")
    bots.get(level)  # its levels are still ours: a wrong name is told here, with those there are
    budget = Budget.of(time) if at else None
    first = FirstEdition(level)
    return first if budget is None else bots.Limited(first, budget)


class FirstEdition:
    """A level of the first edition, perhaps with a personality."""

    def __init__(self, level: str) -> None:
        self.level = level
        self.cpu_elsewhere = 0.0
        """Seconds that the other process needed for the last choice; a watch in this one does not see them."""

    def act(
        self,
        view: View,
        events: Sequence[Event],
        legal: Sequence[str],
        rng: Random,
        budget: Budget | None = None,
    ) -> str:
        question = {
            "bot": self.level,
            "view": view,
            "events": list(events),
            "legal": list(legal),
            "seed": rng.getrandbits(64),
            "budget": None if budget is None else str(budget),
        }
        answer = edition().ask(question)
        if "error" in answer:
            raise UnknownBot(f"The first edition's '{self.level}' says: {answer['error']}")
        self.cpu_elsewhere = float(answer["cpu"])
        return str(answer["choice"])


class Edition:
    """Another edition's process; it ends when this one does, because its input ends."""

    def __init__(self, folder: Path) -> None:
        python = folder / ".venv" / "bin" / "python"
        if not python.exists():
            raise UnknownBot(
                f"The first edition is not set up in {folder}. `make first` sets it up; "
                "SALOON_FIRST names another folder that has it."
            )
        # The other edition finds its own package by its own environment, and nothing of ours.
        env = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "SALOON_PURE")}
        self.process = subprocess.Popen(
            [python, SPEAKER],
            cwd=folder,
            env=env | {"OMP_NUM_THREADS": "1"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def ask(self, question: dict[str, Any]) -> dict[str, Any]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write(msgspec.json.encode(question) + b"\n")
            self.process.stdin.flush()
            line = self.process.stdout.readline()
        except BrokenPipeError:
            line = b""
        if not line:
            close()
            raise UnknownBot(
                f"The first edition's process ended (exit code {self.process.returncode}) instead of answering."
            )
        answer: dict[str, Any] = msgspec.json.decode(line)
        return answer

    def close(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with contextlib.suppress(BrokenPipeError):
            self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()


_running: dict[int, Edition] = {}
"""By process of ours: a forked worker must not read its parent's answers."""


def edition() -> Edition:
    """The process to ask; it is started with the first question."""
    running = _running.get(os.getpid())
    if running is None:
        running = _running[os.getpid()] = Edition(Path(os.environ.get("SALOON_FIRST", USUAL)))
    return running


@atexit.register
def close() -> None:
    """End the other process; the next question starts a new one."""
    running = _running.pop(os.getpid(), None)
    if running is not None:
        running.close()
