"""Where the `saloon` command begins: it needs nothing but Python, so that it can say what else is needed."""

from __future__ import annotations

import sys
from typing import Final, NamedTuple


class Command(NamedTuple):
    """One of our commands, told without loading it."""

    place: str
    """Where it is: a function or a Typer, as module:name."""
    extra: str
    """The extra that brings what it imports."""
    line: str
    """The first line of its help."""


COMMANDS: Final = {
    "play": Command("saloon.cli.play:app", "play", "Play against bots. The game is saved as you go."),
    "replay": Command(
        "saloon.cli.look_up:replay",
        "play",
        "Tell a game again in words, and show the table at its end or at a step.",
    ),
    "rules": Command("saloon.cli.look_up:rules", "play", "Look up rules, rulings and game words."),
    "bots": Command(
        "saloon.cli.look_up:bots", "play", "Who can be played against, and with which personality."
    ),
    "observation": Command(
        "saloon.cli.look_up:observation",
        "play",
        "Name every cell of what learners see: a byte each, the own seat first.",
    ),
    "simulate": Command("saloon.cli.matches:simulate", "lab", "Let bots play many games."),
    "tournament": Command(
        "saloon.cli.matches:tournament", "lab", "Measure bots against one another, by deals, with intervals."
    ),
    "almanac": Command(
        "saloon.cli.almanac:app",
        "lab",
        "Measure what things are worth, by giving them away; look it up; compare.",
    ),
    "lab": Command("saloon.cli.lab:app", "lab", "Studies of the laboratory."),
    "serve": Command("saloon.cli.serve:serve", "server", "Serve tables to people, bots and programs."),
    "loadtest": Command(
        "saloon.cli.serve:loadtest",
        "server",
        "Measure a server of our own on this machine: moves a second, and how soon the others see them.",
    ),
    "house": Command("saloon.cli.house:app", "server", "Look after a house on its database, while it runs."),
    "bench": Command("saloon.cli.bench:bench", "all", "Measure the engine, plain and compiled."),
}
BOTS: Final = ("numpy",)
"""What only the stronger bots need, whatever the command."""
ROOMS: Final = {"lab": "lab", "envs": "rl", "server": "server"}
"""Rooms, ours and those of games, and the extra that brings what they import."""


def main() -> None:
    """Run the command; if a package is missing, name the line that installs it."""
    if sys.argv[1:] == ["--version"]:  # to be asked for before anything is installed
        from saloon import __version__

        print(f"saloon {__version__}")
        return
    try:
        from saloon.cli.commands import main as run

        run()
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if missing in ("", "saloon"):
            raise
        command = next((word for word in sys.argv[1:] if not word.startswith("-")), "")
        print(f"saloon: {advice(command, missing, room_of(error))}", file=sys.stderr)
        sys.exit(2)


def room_of(error: BaseException) -> str:
    """The room, if it has an extra of its own, that wanted what is missing."""
    found, trace = "", error.__traceback__
    while trace:
        words = str(trace.tb_frame.f_globals.get("__name__", "")).split(".")
        found = found or next((word for word in words if words[0] == "saloon" and word in ROOMS), "")
        trace = trace.tb_next
    return found


def advice(command: str, missing: str, room: str = "") -> str:
    """What to install for a command that did not find a package."""
    ours = COMMANDS.get(command)
    extra = ours.extra if ours else ROOMS.get(room, "play")
    if missing in BOTS and extra not in ("lab", "rl"):
        extra = "bots"
    if missing == "ray":
        extra = "lab,ray"
    # A game's own command is known once the command line itself is there.
    what = f"`saloon {command}`" if ours or (command and missing != "typer") else "The command line"
    return f"{what} needs {missing}, which is not installed here: pip install 'saloon[{extra}]'"
