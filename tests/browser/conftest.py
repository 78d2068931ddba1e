"""A server with the built web table, and a browser."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.browsing import CHROMIUM, CLIENT, launch
from tests.server.serving import Served, deal_alike, in_thread, quick

if not Path(CHROMIUM).exists() or not CLIENT.exists():
    pytest.skip(
        "the browser tests need Debian's chromium and the built web table: tools/setup --tests makes both",
        allow_module_level=True,
    )

from playwright.sync_api import Browser, sync_playwright


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "tests/browser/" in str(item.path):
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.slow)


@pytest.fixture(autouse=True)
def dealt(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    deal_alike(monkeypatch, request.node.name)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        one = launch(playwright)
        yield one
        one.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with in_thread(quick(f"sqlite:///{tmp_path_factory.mktemp('house')}/tables.db")) as one:
        yield one


@pytest.fixture
def sqlite_file(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tables.db"
