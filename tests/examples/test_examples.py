"""Each package in `examples/` is installed beside Saloon and played: no file of ours knows any of them."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLES = sorted(path.parent for path in (ROOT / "examples").glob("*/pyproject.toml"))
MOST_LINES = 400


@pytest.fixture(scope="module", params=EXAMPLES, ids=lambda path: path.name)
def example(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The sources of an example, and a folder into which it is installed."""
    target = tmp_path_factory.mktemp(request.param.name)
    quiet = ("--quiet", "--disable-pip-version-check", "--no-deps", "--no-build-isolation")
    command = [sys.executable, "-m", "pip", "install", *quiet, "--target", str(target), str(request.param)]
    subprocess.run(command, check=True)
    return request.param, target


def run(target: Path, *words: str, text: str = "") -> subprocess.CompletedProcess[str]:
    env = os.environ | {"PYTHONPATH": str(target), "XDG_DATA_HOME": str(target / "data"), "COLUMNS": "120"}
    command = [sys.executable, "-W", "ignore::RuntimeWarning", *words]
    return subprocess.run(command, env=env, input=text, capture_output=True, text=True, check=False, cwd=ROOT)


def saloon(target: Path, *words: str, text: str = "") -> str:
    done = run(target, "-c", "from saloon.cli.commands import main; main()", *words, text=text)
    assert done.returncode == 0, done.stderr
    return done.stdout


def game_of(target: Path) -> str:
    """The game that is there with the example and not without it."""
    found = run(target, "-c", "import saloon; print(*saloon.GAMES)").stdout.split()
    ours = run(ROOT, "-c", "import saloon; print(*saloon.GAMES)").stdout.split()
    (game,) = set(found) - set(ours)
    assert found[: len(ours)] == ours
    return game


def test_it_is_small(example: tuple[Path, Path]) -> None:
    files = [path for path in example[0].rglob("*") if path.suffix in (".py", ".toml", ".ftl")]
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files) <= MOST_LINES


def test_no_file_of_ours_knows_it(example: tuple[Path, Path]) -> None:
    """Not by its id and not by its package; the control finds both in its own folder."""
    source, target = example
    packages = [path.parent.name for path in source.glob("src/*/__init__.py")]
    named = re.compile(rf"\b({'|'.join([re.escape(game_of(target)), *packages])})\b")
    folders = (ROOT / "src", ROOT / "web" / "src", ROOT / "tools", ROOT / "tests")
    kinds = (".py", ".ts", ".svelte", ".ftl", ".toml", ".css")
    ours = [
        p for folder in folders for p in folder.rglob("*") if p.suffix in kinds and "client" not in p.parts
    ]
    assert [str(p) for p in ours if named.search(p.read_text(encoding="utf-8"))] == []
    assert any(named.search(p.read_text(encoding="utf-8")) for p in source.rglob("*.py"))


def test_it_passes_every_law(example: tuple[Path, Path]) -> None:
    done = run(example[1], "-m", "pytest", "-q", "-p", "no:cacheprovider", str(example[0] / "tests"))
    assert done.returncode == 0, done.stdout
    assert int(re.search(r"(\d+) passed", done.stdout)[1]) >= 30  # type: ignore[index]


def test_bots_play_it(example: tuple[Path, Path]) -> None:
    """By chance, by playouts and by search, which need only the contract."""
    game = game_of(example[1])
    told = saloon(
        example[1],
        "simulate",
        game,
        "--games",
        "2",
        "--players",
        "3",
        "--bots",
        "random,montecarlo@4,top:honest@4",
    )
    assert f"2 games of {game}, 3 players" in told
    told = saloon(
        example[1], "tournament", "--game", game, "--bots", "montecarlo@12,random", "--deals", "6", "--json"
    )
    assert '"montecarlo@12"' in told
    assert game in run(example[1], "-m", "saloon.kit").stdout


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_person_plays_it_in_the_terminal(example: tuple[Path, Path], lang: str) -> None:
    """To its end, always by the first line of the menu, and tells it again from the file; never a word of data."""
    game = game_of(example[1])
    played = saloon(
        example[1], "play", game, "--players", "2", "--seed", "3", "--plain", "--lang", lang, text="1\n" * 600
    )
    saved = next((example[1] / "data").rglob("*.log"), None) or next(
        p for p in (example[1] / "data").rglob("*") if p.is_file()
    )
    again = saloon(example[1], "replay", str(saved), "--lang", lang)
    assert "\nresult " in saved.read_text(encoding="utf-8")
    assert len(again.splitlines()) > 20
    assert not re.search(r"[{}]|None|\bask-|\bevent-", played + again)


@pytest.mark.slow
@pytest.mark.browser
def test_it_is_played_at_a_table_of_the_server_and_in_the_browser(example: tuple[Path, Path]) -> None:
    os.environ["SALOON_EXAMPLE"] = game_of(example[1])
    try:
        done = run(example[1], "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/examples/installed")
    finally:
        del os.environ["SALOON_EXAMPLE"]
    assert done.returncode == 0, done.stdout
    assert " passed" in done.stdout


def test_the_recipe_shows_the_kit_of_an_example() -> None:
    """What docs/a-new-game.md prints is what one of them installs, to the letter."""
    recipe = (ROOT / "docs/a-new-game.md").read_text(encoding="utf-8")
    shown = recipe[recipe.index("from saloon.kit import") :].partition("```")[0]
    kits = [path.read_text(encoding="utf-8") for one in EXAMPLES for path in one.glob("src/*/__init__.py")]
    assert any(shown in kit for kit in kits)
