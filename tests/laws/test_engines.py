"""Interpreted equals compiled: one installation, two processes, every byte compared."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from saloon import _pure
from saloon.testing import Law
from saloon.testing.game import many
from tests.laws.games import every_game

SCRIPT = Path(__file__).with_name("fingerprint.py")


def run(pure: str, law: Law) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-W", "ignore", str(SCRIPT), law.kind.id, str(many(law.effort.games))],
        env=os.environ | {"SALOON_PURE": pure},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.split()


@pytest.mark.soak
@every_game("engines", salt=0)
def test_the_sources_and_the_compiled_engine_make_the_same_games(law: Law) -> None:
    """Without a compiled engine both are the sources, and must agree all the same."""
    plain, plain_hash = run("1", law)
    other, other_hash = run("0", law)
    assert plain == "plain"
    assert other == "compiled" or not _pure.compiled()
    assert other_hash == plain_hash
