"""A line of progress, for commands that take long."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import Progress, TimeRemainingColumn


@contextmanager
def told(what: str, total: int | None = None) -> Iterator[Callable[..., None]]:
    """A line of progress with the time left, where somebody looks; call it with what is done, and of how much."""
    console = Console(stderr=True)
    columns = (*Progress.get_default_columns()[:-1], TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(what, total=total)

        def tell(done: int, of: int | None = None) -> None:
            bar.update(task, completed=done, total=of)

        yield tell
