"""These tests run in a process in which an example is installed; test_examples.py starts it."""

import os
from collections.abc import Iterator

import pytest

from tests.browser.conftest import browser, dealt
from tests.server.serving import Served, in_thread, quick

__all__ = ["browser", "dealt", "house"]

if "SALOON_EXAMPLE" not in os.environ:
    collect_ignore_glob = ["test_*.py"]


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The usual bot of such a game thinks for as long as it may: here not long."""
    with in_thread(quick(f"sqlite:///{tmp_path_factory.mktemp('house')}/tables.db", budget=0.05)) as one:
        yield one
