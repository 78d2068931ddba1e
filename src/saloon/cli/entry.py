"""Where the `saloon` command begins: it needs nothing but Python, so that it can say what else is needed."""

from __future__ import annotations

import sys
from typing import Final

EXTRAS: Final = {
    "play": "play",
    "replay": "play",
    "rules": "play",
    "cards": "play",
    "bots": "play",
    "observation": "play",
    "simulate": "lab",
    "tournament": "lab",
    "exploit": "lab",
    "almanac": "lab",
    "lab": "lab",
    "serve": "server",
    "admin": "server",
    "bench": "all",
}
"""By command, the extra that brings what it imports."""
BOTS: Final = ("numpy",)
"""What only the stronger bots need, whatever the command."""


def main() -> None:
    """Run the command; if a package is missing, name the line that installs it."""
    try:
        from saloon.cli.commands import main as run

        run()
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if missing in ("", "saloon"):
            raise
        command = next((word for word in sys.argv[1:] if not word.startswith("-")), "")
        print(f"saloon: {advice(command, missing)}", file=sys.stderr)
        sys.exit(2)


def advice(command: str, missing: str) -> str:
    """What to install for a command that did not find a package."""
    extra = EXTRAS.get(command, "play")
    if missing in BOTS and extra != "lab":
        extra = "bots"
    if missing == "ray":
        extra = "lab,ray"
    what = f"`saloon {command}`" if command in EXTRAS else "The command line"
    return f"{what} needs {missing}, which is not installed here: pip install 'saloon[{extra}]'"
