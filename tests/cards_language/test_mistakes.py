"""What is wrong with a card file is told in every language, and however much it is."""

import pickle
import re
import string
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner

from saloon.cli.commands import app
from saloon.errors import BadCatalogue
from saloon.games.scoundrels import catalogue
from saloon.games.scoundrels.cards import owning
from saloon.games.scoundrels.cards.writing import help_with, pointed
from saloon.games.scoundrels.catalogue.mistakes import Mistake, Mistakes, Saying, in_words, sayings, told
from saloon.languages import LANGUAGES
from tests.cards_language.test_own_cards import BAD

SOURCES = Path(__file__).parents[2] / "src" / "saloon" / "games" / "scoundrels"
run = CliRunner().invoke
GOOD = owning.toml({"job": {"outlaw": {**owning.plain(catalogue.load().job("outlaw")), "text": "Gain $3."}}})
WRONG = '[[job]]\nid = "outlaw"\ntext = "Steal a sfe."\ncolour = "blak"\n'


def facts_of(words: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(words) if name}


def test_every_saying_has_every_language_and_the_same_facts_in_each() -> None:
    for room, some in sayings().items():
        for name, words in some.items():
            assert set(words) == set(LANGUAGES), (room, name)
            assert len({frozenset(facts_of(one)) for one in words.values()}) == 1, (room, name)


def test_every_saying_is_said_somewhere_and_none_is_missing() -> None:
    said: set[str] = set()
    for path in (*SOURCES.glob("catalogue/*.py"), *SOURCES.glob("cards/*.py")):
        said |= set(re.findall(r'"([a-z]+\.[a-z0-9_-]+)"', path.read_text(encoding="utf-8")))
    known = {f"{room}.{name}" for room, some in sayings().items() for name in some}
    rooms = set(sayings())
    assert {one for one in said if one.partition(".")[0] in rooms and not one.endswith(".toml")} <= known
    made = {
        one
        for one in known
        if re.search(r"^kind\.|-name_(en|de)$|^field\.(missing|empty)$|^file\.(letters|deep|control)$", one)
    }
    assert known - said <= made, "a saying that nobody says"


@pytest.mark.parametrize("mistake", BAD)
def test_every_mistake_is_told_in_german_too(mistake: str) -> None:
    text, _ = BAD[mistake]
    english, german = (catalogue.mistakes(text, "my.toml", lang) for lang in ("en", "de"))
    assert len(english) == len(german) > 0
    for one, other in zip(english, german, strict=True):
        assert one != other
        # What stands in quotes is of the file.
        words = re.sub(r"'[^']*'|\"[^\"]*\"|`[^`]*`", "", other)
        assert not re.findall(r"\b(write|the|this|there|choose|take|expected|add|line|column|at)\b", words), (
            other
        )


@pytest.mark.parametrize(
    ("text", "english", "german"),
    [
        ("a = " + "[" * 20, "nested more than 12 deep", "mehr als 12 tief"),
        ('a = "\\u0000"', "a control character", "ein Steuerzeichen"),
        ("#" * 1_000_001, "1,000,001 letters", "1000001 Zeichen"),
        ("[[job]\n", "line 1, column 6: not valid TOML", "Zeile 1, Spalte 6: kein gültiges TOML"),
        ("[[job]]\nid = ", "line 2: not valid TOML", "Zeile 2: kein gültiges TOML"),
    ],
)
def test_what_is_no_toml_of_ours_is_told_with_its_place(text: str, english: str, german: str) -> None:
    (one,), (other,) = (catalogue.mistakes(text, "my.toml", lang) for lang in ("en", "de"))
    assert english in one
    assert german in other


def test_a_mistake_travels_between_processes() -> None:
    with pytest.raises(BadCatalogue) as caught:
        catalogue.load_text("base", WRONG, "my.toml")
    again = pickle.loads(pickle.dumps(caught.value))
    assert isinstance(again, Mistakes)
    assert str(again) == str(caught.value)
    assert in_words(again, "de") == in_words(caught.value, "de") != str(again)
    alone = Mistake(["my.toml"], Saying("file.none"))
    assert (
        pickle.loads(pickle.dumps(alone)).told("de") == "my.toml: Diese Datei gibt es nicht; prüf den Pfad."
    )


def test_braces_in_a_file_are_letters() -> None:
    (one,) = catalogue.mistakes('[["{0}{x!r}"]]\nid = "x"', "my.toml")
    assert "{0}{x!r}: nothing is called that" in one
    assert told(Saying("field.id", card="{card}"), "de").startswith("'{card}' ist keine id")


def test_a_whole_file_of_mistakes_is_told_in_seconds() -> None:
    """Each mistake was once held against all before it."""
    count = 12_000
    began = time.process_time()
    found = catalogue.mistakes("[[job]]\n" * count, "my.toml")
    assert len(found) == count
    assert time.process_time() - began < 60


def test_the_command_line_speaks_german_where_it_is_asked_to(tmp_path: Path) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text(WRONG, encoding="utf-8")
    checked = run(app, ["cards", "check", str(file), "--lang", "de"])
    assert checked.exit_code == 2
    assert "Zeile 1, job 'outlaw', text, Spalte 9: 'sfe' kann hier nicht stehen" in checked.stderr
    assert "meinst du 'black'" in checked.stderr
    assert checked.stderr.strip().endswith("Fehler.")
    gone = run(app, ["cards", "check", str(tmp_path / "gone.toml"), "--lang", "de"])
    assert (gone.exit_code, gone.stderr.count("\n")) == (2, 1)
    assert "Diese Datei gibt es nicht" in gone.stderr
    completed = run(app, ["cards", "complete", "Make everybody dance.", "--lang", "de"])
    assert completed.exit_code == 1
    assert "'Make' kann hier nicht stehen (meinst du 'mark'?); möglich: " in completed.output
    assert "braucht die Sprache eine neue Zeile" in completed.output
    mine = tmp_path / "mine.toml"
    typed = run(app, ["cards", "write", str(mine), "outlaw", "--lang", "de"], input="\n\n\n9 9\n6\n\n\n")
    assert typed.exit_code == 0, typed.output
    assert "Job outlaw  (0 von 1 fertig; was die Karte tut, folgt aus einem Regelheft)" in typed.output
    assert "9 ist nicht erlaubt; schreib eine ganze Zahl von 1 bis 7." in typed.output
    assert "1 von 1 fertig." in typed.output


def test_a_mistake_is_pointed_at_in_the_readers_language() -> None:
    wrong = help_with("Steal a sfe.")
    assert pointed(wrong)[2].startswith("'sfe' cannot stand here")
    assert pointed(wrong, "de")[2].startswith("'sfe' kann hier nicht stehen (meinst du 'safe'?); möglich: ")
    assert pointed(wrong, "de")[3].startswith("Am nächsten: Steal a safe from a site.")


def test_letters_that_only_look_like_ours_are_named() -> None:
    (told,) = catalogue.mistakes(GOOD.replace("Gain", "G\u0430in"), "my.toml")
    assert "('\u0430' is U+0430, no sign of the cards' language" in told
    assert catalogue.mistakes(GOOD, "my.toml") == []


@pytest.mark.parametrize(
    "sign", ["\ue000", "\ue011", "\ue030", "\u202e", "\u200b", "\u2028", "\x9b", "\n", "\t"]
)
def test_a_name_has_no_letter_that_cannot_be_seen(sign: str) -> None:
    """Words are put together with such letters: a card called so read as a player's name, or led anywhere."""
    written = f"Out\\u{ord(sign):04x}law"  # as TOML writes it
    assert "Outlaw" in GOOD
    (said,) = catalogue.mistakes(GOOD.replace("Outlaw", written), "my.toml")
    assert f"sign 4 is U+{ord(sign):04X}, which cannot be seen; take it out." in said


def test_marks_that_names_need_are_letters() -> None:
    for sign in ("\u00ad", "\u200d", "\u00e9", "\U0001f920"):
        assert catalogue.mistakes(GOOD.replace("Outlaw", f"Out{sign}law"), "my.toml") == []


def test_a_file_of_notepads_is_read() -> None:
    """It begins with a mark that nobody sees, and its lines end in two signs."""
    assert catalogue.mistakes("\ufeff" + GOOD.replace("\n", "\r\n"), "my.toml") == []


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("opponent\u2019s", "opponent's"),
        ("\uff043.", "$3."),
        ("\ufb01nd a\u00a0safe", "find a safe"),
        ("at night", "at night"),
    ],
)
def test_what_phones_and_word_processors_make_of_a_sentence_is_put_right(typed: str, meant: str) -> None:
    assert owning.as_typed(typed) == meant


MINE = """# The cards of my box.

[[job]]
id = "outlaw"  # the first one
name_en = "Outlaw"
name_de = "Gesetzlose/r"
colour = "black"
holes = [6]
tech = 0
text = "Gain $3."

# Marks have no id.
[[mark]]
faces = [2, 3]
count = 3
[[mark]]
faces = [4, 5]
count = 4
"""


@pytest.mark.parametrize(("card", "typed"), [("outlaw", "\n" * 5 + "Gain $4.\n"), ("horse", "\n" * 6)])
def test_all_else_in_a_file_stays_as_it_was(tmp_path: Path, card: str, typed: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(MINE, encoding="utf-8")
    told = run(app, ["cards", "write", str(file), card], input=typed)
    assert told.exit_code == 0, told.output
    text = file.read_text(encoding="utf-8")
    assert text.startswith("# The cards of my box.\n\n[[job]]\n")
    assert "\n# Marks have no id.\n[[mark]]\nfaces = [2, 3]" in text
    found = owning.read(file)
    assert [one["count"] for one in found["mark"].values()] == [3, 4]
    assert set(found["job"]) == {"outlaw", card}
    assert ("Gain $4." in text, "# the first one" in text) == (card == "outlaw", card != "outlaw")


def test_a_file_that_cannot_be_kept_as_it_is_is_written_anew(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("job = [{ id = 'outlaw' }]\n", encoding="utf-8")
    told = run(app, ["cards", "write", str(file), "horse"], input="\n" * 6)
    assert told.exit_code == 0, told.output
    assert set(owning.read(file)["job"]) == {"outlaw", "horse"}


def test_where_nothing_can_be_written_is_told_before_a_card_is_typed(tmp_path: Path) -> None:
    told = run(app, ["cards", "write", str(tmp_path / "gone" / "mine.toml"), "horse", "--lang", "de"])
    assert told.exit_code == 1
    assert "Diesen Ordner gibt es nicht" in str(told.exception)
    assert "Pferd" not in told.output
