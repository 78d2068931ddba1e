"""The examples to learn with run, with small budgets, and say what they should."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "examples" / "learning"


def said(name: str, *words: str) -> str:
    """What an example prints."""
    command = [sys.executable, "-W", "ignore", str(FOLDER / name), *words]
    env = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_first_bot_wins_some_games() -> None:
    told = said("first_bot.py", "--games", "8")
    share = re.fullmatch(r"The sceptic won ([\d.]+)% of 8 games against rules\.\n", told)
    assert share is not None
    assert 0 < float(share[1]) <= 100


def test_a_policy_gradient_plays_what_it_was_told_to() -> None:
    told = said("policy_gradient.py", "--updates", "2", "--games", "6").splitlines()
    assert [line.split(":")[0] for line in told] == ["6 games", "12 games"]
    assert told == said("policy_gradient.py", "--updates", "2", "--games", "6").splitlines()


@pytest.mark.slow
def test_mccfr_comes_nearer_to_the_equilibrium() -> None:
    told = said("mccfr.py", "--iterations", "100", "--deals", "1")
    before, after = map(float, re.findall(r"([\d.]+) (?:by chance|after)", told))
    assert 0 <= after < before


@pytest.mark.slow
def test_rllib_steps_the_games() -> None:
    told = said("rllib_random.py", "--games", "2", "--players", "3").splitlines()
    assert len(told) == 2
    for line in told:
        shares = [float(share) for share in re.findall(r"seat_\d ([\d.]+)", line)]
        assert len(shares) == 3
        assert sum(shares) == pytest.approx(1.0, abs=0.01)


def copied(page: str) -> list[str]:
    """What each piece of Python on a page prints, pasted into an empty program."""
    text = (ROOT / page).read_text(encoding="utf-8")
    printed = []
    for block in re.findall(r"^```python\n(.*?)^```", text, re.M | re.S):
        command = [sys.executable, "-W", "ignore::RuntimeWarning", "-c", block]
        done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
        assert done.returncode == 0, done.stderr
        printed.append(done.stdout)
    return printed


@pytest.mark.slow
def test_what_a_page_shows_can_be_copied() -> None:
    (winners,) = copied("README.md")
    assert re.fullmatch(r"\[\d.*\]\n", winners)
    asked, _ = copied("docs/first-bot.md")
    assert "offer" in asked


@pytest.mark.slow
def test_the_first_lines_of_the_page_learn_what_it_says() -> None:
    """Two players are equal at the start; the page tells the shares that its lines print."""
    first, *others = copied("docs/learning.md")
    shares = [int(share) for share in re.findall(r"(\d+)% of the last 200", first)]
    assert len(shares) == 3
    assert shares[-1] >= shares[0] + 10
    page = (ROOT / "docs" / "learning.md").read_text(encoding="utf-8")
    assert ", ".join(f"{share} %" for share in shares) in page
    assert len(others) == 2


def test_those_with_torch_stay_out_of_the_tests_but_are_python() -> None:
    """They have environments of their own (`make example-ppo`, `make example-rllib`)."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for name in ("ppo", "rllib_ppo"):
        compile((FOLDER / f"{name}.py").read_text(encoding="utf-8"), name, "exec")
        assert f"examples/learning/{name}.py" in makefile
    assert "torch" not in (ROOT / "pyproject.toml").read_text(encoding="utf-8").replace("never torch", "")
