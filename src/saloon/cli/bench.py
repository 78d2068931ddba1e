"""`saloon bench`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from saloon import bench as benches


def bench(
    json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
    write: Annotated[Path | None, typer.Option(help="Put the table into this document.")] = None,
) -> None:
    """Measure the engine, plain and compiled."""
    benches.main(json=json, write=write)
