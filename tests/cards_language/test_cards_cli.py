"""`saloon cards`, as a user meets it."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from saloon.cli import commands as cli
from saloon.games.scoundrels import catalogue
from saloon.games.scoundrels.cards import owning

OWN = """[[job]]
id = "outlaw"
name_en = "Outlaw"
name_de = "Gesetzlose/r"
colour = "black"
holes = [6]
tech = 0
text = "Spend $3 to steal a safe from a site."
"""


class Cards:
    """Runs the command and keeps what it said."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch, self.capsys = monkeypatch, capsys

    def run(self, *words: str) -> tuple[int, str, str]:
        self.monkeypatch.setattr(sys, "argv", ["saloon", "cards", *words])
        with pytest.raises(SystemExit) as ended:
            cli.main()
        out, err = self.capsys.readouterr()
        return int(ended.value.code or 0), out, err

    def __call__(self, *words: str) -> str:
        code, out, err = self.run(*words)
        assert (code, err) == (0, "")
        assert "\x1b" not in out
        return out

    def fails(self, *words: str) -> str:
        code, out, err = self.run(*words)
        assert (code, out) == (2, "")
        assert err.count("\n") == 1
        return err


@pytest.fixture
def cards(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Cards:
    monkeypatch.setenv("LANG", "C")
    for name in ("LC_ALL", "LC_MESSAGES", "COLUMNS", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)
    Path("my.toml").write_text(OWN, encoding="utf-8")
    return Cards(monkeypatch, capsys)


def test_a_scoundrel_in_both_languages_with_all_there_is_to_know(cards: Cards) -> None:
    out = cards("show", "filthy dog")
    for said in (
        "Filthy Dog / Hund (Dreckig)",
        "$1  (dollar icons $.$.$$., bullet holes o.o..o.)",
        "slots 2, 5",
        "Discard this to scout a safe at a site, then mark it.",
        "Lege dies ab, um einen Safe an einem Ort zu inspizieren, dann markiere ihn.",
        "known from public sources  English name, German name, timing, modifier",
        "our own design             colour, bullet holes, tech icons",
        "T59  If a Filthy Dog is discarded as its own cost",
    ):
        assert said in out


@pytest.mark.parametrize("asked", ["Filthy Dog", "hund dreckig", "Hund (Dreckig)", "dog FILTHY"])
def test_a_scoundrel_is_found_by_any_of_its_names(cards: Cards, asked: str) -> None:
    assert cards("show", asked) == cards("show", "filthy", "dog")


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("outlaw", "costs $0 to $6, by its trait"),
        ("cocky", "costs $2 to $5, by its job"),
        ("Großspurig", "Cocky / Großspurig"),
        ("quick-drawing bank robber", "Quick-Drawing Bank Robber"),
        ("spread fear", "Steal $1 from each opponent."),
        ("song disc", "(safe, base)"),
        ("estate", "2, 3, 3, 4, 5, 6"),
        (
            "bribe sheriff",
            "Nur falls Finaltag ist: Gib 12 $ aus, um einen Safe von einem Ort zu stehlen.",
        ),
        ("slot-5", "Stiehl einen Safe von einem Ort."),
        ("voice gadget", "(safe, double-or-nothing)"),
        ("miniature", "(mod, double-or-nothing)"),
        ("hire reporter", "(location, double-or-nothing)"),
        ("dynamite", "lilith-boone"),
        ("impatient painter", "Impatient Painter / Maler/in (Ungeduldig)"),
    ],
)
def test_any_card_is_shown(cards: Cards, asked: str, said: str) -> None:
    assert said in cards("show", asked)


def test_a_leader_is_an_enemy_too(cards: Cards) -> None:
    out = cards("show", "preston cain", "--box", "double-or-nothing")
    assert "(leader, " in out
    assert "The enemy scores its 3 most valuable safes." in out


def test_show_in_german(cards: Cards) -> None:
    out = cards("show", "outlaw", "--lang", "de")
    assert "kostet je nach Eigenschaft 0 $ bis 6 $" in out
    assert "T38  Ist ein Ort leer" in out


def test_an_entry_can_be_copied_into_a_file_of_ones_own(cards: Cards) -> None:
    Path("copy.toml").write_text(cards("show", "filthy dog", "--toml"), encoding="utf-8")
    assert "copy.toml: all is well (2 changed)" in cards("check", "copy.toml")


def test_show_with_cards_of_ones_own(cards: Cards) -> None:
    out = cards("show", "outlaw", "--cards", "my.toml")
    assert "Gib 3 $ aus, um einen Safe von einem Ort zu stehlen." in out
    assert "from your file my.toml, line 1" in out


def test_without_a_command_there_is_help(cards: Cards) -> None:
    assert "explain" in cards()


def test_list(cards: Cards) -> None:
    out = cards("list")
    for said in ("job (60)", "trait (50)", "strategy card (8)", "safe (18)", "gravedigger", "rulebook"):
        assert said in out
    assert "mod (" not in out
    assert "mod (14)" in cards("list", "--box", "double-or-nothing")
    reds = cards("list", "--colour", "red")
    assert "trait (10)" in reds
    assert "job" not in reds
    assert "Goldschürfer/in" in cards("list", "--kind", "job", "--colour", "green", "--lang", "de")
    assert "Spend $3 to steal" in cards("list", "--kind", "job", "--cards", "my.toml")


def test_explain_a_card(cards: Cards) -> None:
    out = cards("explain", "outlaw")
    assert "S5 <cost> to <steps>  - the cost must be paid in full" in out
    assert "money: $2" in out
    out = cards("explain", "elderly")
    assert "M3 start of your turn" in out
    assert "Z1 discard this" in out


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("Steal a safe from the Depot. Gain $9.", "site: Depot"),
        ("slots 2, 5", "slots: 2, 5"),
        ("when hired", "timing: when hired"),
        ("while you have $0", "requirement: while you have $0"),
    ],
)
def test_explain_a_sentence(cards: Cards, asked: str, said: str) -> None:
    assert said in cards("explain", asked)


def test_check_says_what_changes(cards: Cards) -> None:
    out = cards("check", "my.toml")
    assert "my.toml: all is well (1 changed)" in out
    assert "Gib 3 $ aus, um einen Safe von einem Ort zu stehlen." in out
    assert "base plays with catalogue " in out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("show", "doog"), "No card is called 'doog'; nearest: dog"),
        (("show", "xyzzy"), "`saloon cards list` shows all"),
        (("show", "outlaw", "--box", "basis"), "No box 'basis'"),
        (("show", "outlaw", "--lang", "fr"), "fr"),
        (("list", "--kind", "joke"), "No kind 'joke'; kinds: job, trait"),
        (("list", "--colour", "pink"), "No colour 'pink'; colours: green, purple"),
        (("check", "none.toml"), "none.toml: there is no such file"),
        (("explain", "Gan $3."), "column 1: 'Gan' cannot stand here (did you mean 'gain'?)"),
        (("explain", "after you gnaw it"), "column 11: 'gnaw' cannot stand here"),
        (("explain", "outlow"), "No card is called 'outlow'; nearest: outlaw"),
        (("show",), "Missing argument"),
    ],
)
def test_mistakes_are_one_line(cards: Cards, words: tuple[str, ...], said: str) -> None:
    assert said in cards.fails(*words)


def test_check_names_the_line_and_the_column(cards: Cards) -> None:
    Path("bad.toml").write_text("# mine\n" + OWN.replace("steal", "steel"), encoding="utf-8")
    assert "bad.toml, line 2, job 'outlaw', text, column 13: 'steel' cannot stand" in cards.fails(
        "check", "bad.toml"
    )
    Path("bad.toml").write_text(OWN + 'rulings = ["T99"]\n', encoding="utf-8")
    assert "bad.toml, line 1, job 'outlaw', rulings: there is no ruling 'T99'; take it out." in cards.fails(
        "check", "bad.toml"
    )


def test_whoever_stops_typing_cards_is_told_how_far_they_came(
    cards: Cards, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    fields = 7  # of a job
    monkeypatch.setattr("sys.stdin", io.StringIO("\n" * (fields + 2)))  # and then the input ends
    out = cards("write", str(tmp_path / "mine.toml"), "--kind", "job")
    assert "\n1 of 60 done." in out
    assert (tmp_path / "mine.toml").read_text(encoding="utf-8").count("[[job]]") == 1


COMMANDS = ("check", "measure", "write")
CIRCLE = """[[job]]
id = "outlaw"
name_en = "Outlaw"
name_de = "Gesetzlose/r"
colour = "black"
holes = [6]
tech = 0
text = "Use an ability of your leader sheet."
"""


@pytest.mark.parametrize("command", COMMANDS)
def test_a_file_of_ten_megabytes_is_refused_in_a_sentence(cards: Cards, command: str) -> None:
    big = Path("big.toml")
    big.write_text(OWN + "#" * 10_000_000, encoding="utf-8")
    said = cards.fails(command, "big.toml")
    assert "bytes; a card file has at most 2,000,000." in said
    assert big.stat().st_size > 10_000_000, "it is left as it was"
    assert cards.run("check", "my.toml")[0] == 0  # the control


@pytest.mark.parametrize("command", ["check", "measure"])
def test_a_hash_that_is_not_there_is_told(cards: Cards, command: str) -> None:
    said = cards.fails(command, f"cards-{'0' * 32}.toml")
    assert "there is no such file; check the path." in said


@pytest.mark.parametrize("command", ["check", "measure"])
def test_texts_that_lead_to_themselves_are_refused_and_named(cards: Cards, command: str) -> None:
    rows = catalogue.load().abilities
    entry = owning.plain(rows[0]) | {"text": "Use an ability of your leader sheet."}
    Path("circle.toml").write_text(owning.toml({"ability": {rows[0].id: entry}}), encoding="utf-8")
    said = cards.fails(command, "circle.toml")
    assert f"ability '{rows[0].id}' says 'Use an ability of your leader sheet.'" in said
    assert "again" in said
    Path("line.toml").write_text(
        CIRCLE, encoding="utf-8"
    )  # the control: a job that uses the sheet ends by itself
    assert cards.run("check", "line.toml")[0] == 0


def test_a_text_that_is_a_script_is_words_that_cannot_stand_there(cards: Cards) -> None:
    script = "<script>alert(1)</script>"
    Path("script.toml").write_text(
        OWN.replace("Spend $3 to steal a safe from a site.", script), encoding="utf-8"
    )
    assert "job 'outlaw', text, column 1" in cards.fails("check", "script.toml")
    assert "job 'outlaw', text, column 1" in cards.fails("measure", "script.toml")
    code, out, _ = cards.run("complete", script)
    assert code == 1
    assert out.startswith(f"{script}\n^")
    code, out, _ = cards.run("complete", "Gain $3. " * 1_200_000)
    assert code == 1
    assert "a text has at most 800" in out


def test_a_name_that_a_terminal_would_obey_is_refused(cards: Cards) -> None:
    Path("name.toml").write_text(OWN.replace('"Outlaw"', r'"Out\u001b[2Jlaw"'), encoding="utf-8")
    said = cards.fails("check", "name.toml")
    assert "control character" in said
    assert "\x1b" not in said
