"""What all tests share: the record of cited rules, and how long Hypothesis looks."""

import asyncio
import json
import os
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests import controls

# The laws are asserted in the package, for other people's games; what they find is told as what tests find.
pytest.register_assert_rewrite("saloon.testing")

# A gate must not depend on luck, so `make test` always tries the same examples; `make soak` tries new ones. Nor must it
# depend on how busy the machine is: an example that comes slowly is as good as any.
settings.register_profile(
    "test", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile(
    "soak", deadline=None, max_examples=5000, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("soak" if os.environ.get("SALOON_SOAK") == "1" else "test")

# Nor on whose machine it is: everybody's tests speak English where nothing is said, to a plain pipe, with no proxy
# between them and their own servers.
for name in (
    "LC_ALL",
    "LC_MESSAGES",
    "LANGUAGE",
    "FORCE_COLOR",
    "CLICOLOR_FORCE",
    "NO_COLOR",
    "COLUMNS",
    "LINES",
):
    os.environ.pop(name, None)
for name in ("http_proxy", "https_proxy", "all_proxy"):
    os.environ.pop(name, None)
    os.environ.pop(name.upper(), None)
os.environ["LANG"] = "C.UTF-8"


@pytest.fixture(autouse=True)
def own_loop(request: pytest.FixtureRequest) -> Iterator[None]:
    """A browser that an earlier test keeps open leaves its loop set as the thread's running one; put it aside."""
    if "browser" in request.fixturenames:
        yield
        return
    left = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(left)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Generator[None, None, None]:
    """A test that says of a choice that it cannot be made has to meet it where it can."""
    controls.begin()
    yield
    missing = controls.missing()
    assert not missing, f"said not to be offered, and offered nowhere in this test: {missing}"


def pytest_report_header() -> str:
    import saloon
    from saloon import _pure

    return f"engine: {'compiled' if _pure.compiled() else 'plain Python'} ({Path(saloon.__file__).parent})"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rules-report", metavar="FILE", help="note which tests cite which rules")


def pytest_configure(config: pytest.Config) -> None:
    # Only the process that sees all reports writes; with xdist that is the controller, not the workers.
    if config.getoption("--rules-report") and not hasattr(config, "workerinput"):
        config.pluginmanager.register(RulesReport(Path(config.getoption("--rules-report"))))


def pytest_itemcollected(item: pytest.Item) -> None:
    # User properties travel with the reports from xdist's workers to the controller; marks do not.
    item.user_properties += [("rule", id) for mark in item.iter_markers("rule") for id in mark.args]


class RulesReport:
    """Notes of every test that cites rules whether it passed, with its set-up and tear-down."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.tests: dict[str, dict[str, object]] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        ids = [value for name, value in report.user_properties if name == "rule"]
        if not ids:
            return
        test = self.tests.setdefault(report.nodeid, {"rules": ids, "passed": True})
        if not report.passed:
            test["passed"] = False

    def pytest_sessionfinish(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(json.dumps(self.tests, indent=1, sort_keys=True))
