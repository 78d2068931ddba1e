import io
import json
import os
import site
import subprocess
import sys
from pathlib import Path

import pytest
from typer.main import get_command

import saloon
from saloon.cli import commands as cli
from saloon.cli.entry import COMMANDS
from saloon.languages import spoken


def run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *args: str
) -> tuple[int, str, str]:
    """The command in this process: quick. Gives its exit code and what it printed."""
    monkeypatch.setattr(sys, "argv", ["saloon", *args])
    with pytest.raises(SystemExit) as stop:
        cli.main()
    out, err = capsys.readouterr()
    return int(stop.value.code or 0), out, err


@pytest.fixture(autouse=True)
def _own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("play chess", "no game 'chess'"),
        ("play goat --players 9", "2 to 5 players"),
        ("play goat --players many", "--players"),
        ("play goat --seed -1", "seed is -1"),
        ("play goat --seat 4", "no seat 4; seats are 0 to 3"),
        ("play goat --bots clever", "no bot 'clever'"),
        ("play goat --bots top@0", "The budget is '0'"),
        ("play scoundrels --bots top@0.5s,rules:jolly", "no personality 'jolly'; there are honest"),
        ("play scoundrels --players 1 --bots top@-1s", "The budget is '-1s'"),
        ("play scoundrels --players 1 --bots clever", "no bot 'clever'; there are random, rules"),
        ("simulate goat --games 5 --bots top@nan", "The budget is 'nan'"),
        ("simulate goat --games 5 --bots rules:jolly", "no personality 'jolly'"),
        ("tournament --bots top@nans,rules --deals 1", "The budget is 'nans'"),
        ("tournament --bots clever,rules --deals 1", "no bot 'clever'"),
        ("play goat --lang fr", "there are en, de"),
        ("play --resume nowhere.saloon", "nowhere.saloon: No such file"),
        ("replay nowhere.saloon", "No such file"),
        ("replay .", "directory"),
        ("simulate goat --games 0", "--games"),
        ("simulate goat --games 5 --bots rules,random", "2 bots are named for 4 seats"),
        ("play scoundrels --players 5", "2 to 4 players"),
        ("play scoundrels --wild-saloon", "needs days = 3"),
        ("play scoundrels --days 5", "it is 2 or 3"),
        ("play goat --days 3", "no option days for goat"),
        ("play scoundrels --cards nowhere.toml", "nowhere.toml"),
        ("simulate scoundrels --games 1 --option days", "write it as in days=3"),
        ("simulate scoundrels --games 1 --option loud=true", "no option loud"),
        ("cards show nobody", "No card is called"),
        ("rules xyzzy", "No rulebook has anything on “xyzzy”"),
        ("rules xyzzy --game goat", "The goat rulebook has nothing on “xyzzy”"),
        ("rules --game chess", "No rulebook for 'chess'"),
        ("gamble", "gamble"),
        ("play --loud", "--loud"),
        ("replay", "file"),
    ],
)
def test_errors_are_one_clear_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], line: str, says: str
) -> None:
    code, out, err = run(monkeypatch, capsys, *line.split())
    assert code == 2
    assert not out
    assert err.count("\n") == 1
    assert err.startswith("saloon: ")
    assert says in err


def test_a_save_that_was_edited_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "edited.log"
    path.write_text(saloon.new("goat", seed=1).notation().replace("seed 1", "seed 2"))
    code, _, err = run(monkeypatch, capsys, "play", "--resume", str(path))
    assert code == 2
    assert "edited" in err


def test_version_and_help(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(monkeypatch, capsys, "--version") == (0, f"saloon {saloon.__version__}\n", "")
    for args in ([], ["--help"]):
        code, out, _ = run(monkeypatch, capsys, *args)
        assert code == 0
        assert all(command in out for command in ("play", "simulate", "replay", "rules", "bench", "cards"))


def test_simulate_prints_a_table(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    args = "simulate goat --games 20 --players 3 --bots rules,random,random --seed 5"
    code, out, err = run(monkeypatch, capsys, *args.split())
    assert (code, err) == (0, "")
    assert "20 games of goat, 3 players" in out
    assert "95 %" in out
    assert "games/s" in out


def test_simulate_is_the_same_for_any_number_of_jobs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    reports = []
    for jobs in ("1", "2"):
        args = f"simulate goat --games 30 --players 2 --bots random --jobs {jobs} --json"
        code, out, _ = run(monkeypatch, capsys, *args.split())
        assert code == 0
        reports.append(json.loads(out))
    assert reports[0]["seats"] == reports[1]["seats"]
    assert reports[0]["games"] == 30


def test_simulate_takes_the_options_of_a_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    args = "simulate scoundrels --games 3 --players 2 --bots random --json --option days=3"
    args += " --option strategy_cards=true --option leaders=doc-zimmer,milton-goff"
    code, out, _ = run(monkeypatch, capsys, *args.split())
    assert code == 0
    wanted = {"days": 3, "strategy_cards": True, "leaders": ["doc-zimmer", "milton-goff"]}
    assert json.loads(out)["options"] == wanted


def test_cards_are_shown(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(monkeypatch, capsys, "cards", "show", "filthy", "outlaw")
    assert code == 0
    assert "Spend $2 to steal a safe from a site." in out


def test_a_scoundrels_game_is_told_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    game = saloon.new("scoundrels", players=3, seed=4, options={"days": 3, "strategy_cards": True})
    while question := game.decision:
        game.apply(question.seat, question.codes[len(question.codes) // 2])
    path = tmp_path / "scoundrels.log"
    path.write_text(game.notation())
    code, out, _ = run(monkeypatch, capsys, "replay", str(path))
    assert code == 0
    assert "Now count your tech" in out
    assert "wins with" in out
    code, out, _ = run(monkeypatch, capsys, "replay", str(path), "--at", "30", "--seat", "1", "--lang", "de")
    assert code == 0
    assert "Nur du siehst" in out
    _, out, _ = run(monkeypatch, capsys, "rules", "henchman", "--game", "scoundrels")
    assert out.startswith("Henchman")


def test_rules_are_looked_up(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(monkeypatch, capsys, "rules", "tie-break")
    assert "\ngoat\nTie-break" in out
    _, out, _ = run(monkeypatch, capsys, "rules", "X33")
    assert out.startswith("double-or-nothing\nX33  ")
    _, out, _ = run(monkeypatch, capsys, "rules", "GR104", "--lang", "de")
    assert "Ziege" in out
    _, out, _ = run(monkeypatch, capsys, "rules")
    assert "Set-up" in out
    assert "GQ28" in out
    assert "Game words" in out


def test_replay_in_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "game.log"
    path.write_text(saloon.new("goat", players=3, seed=1).notation())
    code, out, _ = run(monkeypatch, capsys, "replay", str(path), "--seat", "1", "--at", "0", "--lang", "de")
    assert code == 0
    assert "Runde 1." in out
    code, _, err = run(monkeypatch, capsys, "replay", str(path), "--seat", "7")
    assert code == 2
    assert "no seat 7" in err


@pytest.mark.parametrize(
    ("named", "lang"),
    [("de_DE.UTF-8", "de"), ("de_AT", "de"), ("en_GB.UTF-8", "en"), ("C", "en"), ("", "en")],
)
def test_the_language_comes_from_the_environment(
    monkeypatch: pytest.MonkeyPatch, named: str, lang: str
) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", named)
    assert spoken(None) == lang


def test_a_reader_that_leaves_early_is_no_error() -> None:
    command = f"{sys.executable} -c 'from saloon.cli.commands import main; main()' rules | head -1"
    env = {**os.environ, "PYTHONWARNINGS": "ignore"}
    ran = subprocess.run(
        command, shell=True, capture_output=True, text=True, env=env, timeout=300, check=False
    )
    assert ran.stderr == ""


def test_the_command_starts_light() -> None:
    code = "import sys, saloon.cli.commands; print([m for m in ('textual', 'fluent') if m in sys.modules])"
    ran = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=os.environ, check=True
    )
    assert ran.stdout == "[]\n"


def test_importing_the_engine_brings_little() -> None:
    """What takes long to import comes with whoever needs it: each of these was half as long as all the rest."""
    heavy = ("ast", "dataclasses", "importlib.metadata", "inspect", "pathlib", "secrets", "tomllib")
    code = f"import sys, saloon; print([m for m in {heavy} if m in sys.modules])"
    env = {**os.environ, "PYTHONPATH": str(Path(saloon.__file__).parents[1])}
    line = [
        sys.executable,
        "-S",
        "-c",
        "import sys; sys.path += " + repr(site.getsitepackages()) + "; " + code,
    ]
    ran = subprocess.run(line, capture_output=True, text=True, env=env, check=True)
    assert ran.stdout.splitlines()[0] == "[]"


def test_resume_alone_takes_the_latest_and_lists_the_others(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert run(monkeypatch, capsys, "play", "--resume")[0] == 2
    folder = tmp_path / "saloon"
    for k, name in enumerate(("goat", "scoundrels")):
        monkeypatch.setattr(sys, "stdin", io.StringIO("q\n"))
        code, _, err = run(monkeypatch, capsys, "play", name, "--players", "2", "--plain", "--seed", str(k))
        assert code == 0, err
    first, second = sorted(folder.glob("*.saloon"), key=lambda path: path.name.split("-")[-1])
    os.utime(first, (1, 1))
    monkeypatch.setattr(sys, "stdin", io.StringIO("q\n"))
    code, out, _ = run(monkeypatch, capsys, "play", "--resume", "--plain")
    assert code == 0
    assert f"Going on with {second}" in out
    assert f"saloon play --resume {first}" in out


def test_a_game_that_cannot_begin_leaves_no_file(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert run(monkeypatch, capsys, "play", "goat", "--bots", "clever")[0] == 2
    assert list((tmp_path / "saloon").iterdir()) == []


def test_rules_may_begin_with_the_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    named = run(monkeypatch, capsys, "rules", "goat", "widow")
    assert named == run(monkeypatch, capsys, "rules", "widow", "--game", "goat")
    assert named[0] == 0
    assert "Widow" in named[1]


def test_an_observation_is_named_cell_by_cell(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, _ = run(monkeypatch, capsys, "observation", "goat", "--players", "4")
    names = saloon.layout("goat", players=4)
    assert code == 0
    assert out.splitlines()[0] == f"goat, 4 players: {len(names)} cells (uint8), 1388 actions"
    assert [line[7:] for line in out.splitlines()[1:]] == names
    code, out, _ = run(
        monkeypatch, capsys, "observation", "scoundrels", "--option", "expansion=double-or-nothing", "--json"
    )
    assert json.loads(out) == saloon.layout("scoundrels", {"expansion": "double-or-nothing"})


@pytest.mark.parametrize(
    ("begun", "offers"),
    [
        ("play go", "goat"),
        ("play goat --bots gre", "greedy"),
        ("tourn", "tournament"),
        ("play goat --lang d", "de"),
        ("rules goat wid", "widow"),
        ("rules scound", "scoundrels"),
    ],
)
def test_the_shell_completes(begun: str, offers: str) -> None:
    """As bash asks: the words so far and the place of the one that is being typed."""
    words = f"saloon {begun}"
    env = os.environ | {
        "_SALOON_COMPLETE": "complete_bash",
        "COMP_WORDS": words,
        "COMP_CWORD": str(len(words.split()) - 1),
    }
    command = [sys.executable, "-W", "ignore", "-c", "from saloon.cli.entry import main; main()"]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert offers in done.stdout.split(), done.stderr


def test_the_package_is_the_command_too() -> None:
    command = [sys.executable, "-W", "ignore", "-m", "saloon", "--version"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.stdout == f"saloon {saloon.__version__}\n", done.stderr


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_is_told_as_it_tells_itself(name: str) -> None:
    """The list of commands is printed without loading them, so their first lines stand in it a second time."""
    front = get_command(cli.app)
    assert isinstance(front, cli.Front)
    loaded = front.commands[name].make_context(name, [], resilient_parsing=True).command
    assert COMMANDS[name].line == (loaded.help or "").split("\n")[0]


@pytest.mark.parametrize("name", ["almanac", "cards", "house", "lab", "lab run"])
def test_a_family_of_commands_alone_lists_them(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    code, out, err = run(monkeypatch, capsys, *name.split())
    assert (code, err) == (0, "")
    assert out.startswith(f"Usage: saloon {name} ")
    assert "\nCommands:\n" in out
