"""These tests run in a process in which an example is installed; test_examples.py starts it."""

import os

from tests.browser.conftest import browser, dealt, house

__all__ = ["browser", "dealt", "house"]

if "SALOON_EXAMPLE" not in os.environ:
    collect_ignore_glob = ["test_*.py"]
