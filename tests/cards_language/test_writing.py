"""Help while a sentence is written, all mistakes of a file at once, and an owner's printed cards."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from saloon.cli.commands import app
from saloon.games.scoundrels import catalogue
from saloon.games.scoundrels.cards import owning, writing
from saloon.games.scoundrels.cards.parse import parser
from saloon.games.scoundrels.catalogue.reading import trees

run = CliRunner().invoke


def test_every_word_of_every_card_is_among_those_that_can_follow() -> None:
    """The control is in the same breath: a word that is no word is never among them."""
    known = sorted(trees()["sentence"])[::9]
    assert len(known) > 10
    for sentence in known:
        text = sentence[:1].lower() + sentence[1:]
        tokens = writing.words(parser(), text)
        for token in tokens:
            before = text[: token.start_pos].rstrip()
            follows = writing.after(before, "sentence")
            word = str(token)
            assert word in follows or (word.startswith("$") and "an amount like $2" in follows), (
                before,
                word,
            )
            assert "sfe" not in follows


def test_completions_go_on_with_a_half_written_word() -> None:
    assert writing.completions("Spend $2 to s") == ("scout", "send", "shuffle", "skip", "steal", "swap")
    assert "gain" in writing.completions("")
    assert writing.completions("Make everybody") == ()
    assert "slot" in writing.completions("slo", "timing")


def test_a_good_sentence_has_pieces_that_lie_where_the_words_are() -> None:
    text = "Spend $2 to steal a safe from a site. Gain $3."
    found = writing.help_with(text)
    assert found.good
    assert found.english == text
    assert found.german == "Gib 2 $ aus, um einen Safe von einem Ort zu stehlen. Erhalte 3 $."
    said = {(piece.kind, text[piece.start : piece.end]) for piece in found.pieces}
    assert {("cost", "spend $2".capitalize()), ("money", "$2"), ("money", "$3")} <= said


@pytest.mark.parametrize(
    ("text", "word", "nearest"),
    [
        ("Spend $2 to steal a sfe from a site.", "sfe", "Spend $2 to steal a safe from a site."),
        ("steal a safe from a site.", "steal", "Steal a safe from a site."),
        ("Steal a safe from a site", "", "Steal a safe from a site."),
        ("Steal a  safe from a site.", "", "Steal a safe from a site."),
    ],
)
def test_a_mistake_stands_under_its_word_with_the_nearest_sentence(
    text: str, word: str, nearest: str
) -> None:
    found = writing.help_with(text)
    assert not found.good
    assert found.nearest == nearest
    if word:
        assert text[found.column - 1 : found.column - 1 + found.length] == word
    assert writing.help_with(nearest).good
    assert found.recipe == ""


def test_what_the_language_cannot_say_is_told_with_patterns_and_a_recipe() -> None:
    found = writing.help_with("Every opponent gives a henchman to the sheriff's horse.")
    assert not found.good
    assert len(found.patterns) == 3
    assert "language.md" in found.recipe
    assert writing.help_with(found.nearest).good
    assert all(row.row in parser().table.rows for row in found.patterns)


def test_a_slip_of_the_pen_is_told_the_word_that_was_meant_and_no_recipe() -> None:
    found = writing.help_with("Spend $2 to stael a safe.", card="job")
    assert (found.meant, found.expected[0]) == ("steal", "steal")
    assert found.nearest == "Spend $2 to steal a safe from a site."
    assert (found.patterns, found.recipe) == ((), "")
    far = writing.help_with("Make everybody dance.", card="job")
    assert far.meant == "mark"
    assert far.patterns, "one word that is like another does not make it a slip"
    assert len({one.english for one in far.patterns}) == len(far.patterns)


def test_a_sentence_that_was_begun_is_finished_by_one_that_begins_like_it() -> None:
    assert writing.help_with("Spend $2 to st").nearest == "Spend $2 to steal a safe from a site."


def test_a_job_is_helped_with_what_a_job_can_say() -> None:
    """The control: an enemy's card says the same and is understood."""
    text = "The enemy gains $2."
    found = writing.help_with(text, card="job")
    assert not found.good
    assert found.fault == "enemy"
    assert "enemy's card" in found.problem
    assert writing.help_with(text, card="automa").good
    assert "the" not in writing.completions("", card="job")
    assert "the" in writing.completions("", card="automa")
    lost = writing.help_with("Flip the table and leave.", card="job")
    said = writing.spoken("job").table.rows
    assert lost.patterns
    assert all(one.row in said for one in lost.patterns)
    assert all(writing.spoken(kind) is writing.spoken("job") for kind in writing.PLAYED)


def test_the_nearest_sentence_keeps_the_words_that_were_meant() -> None:
    assert writing.help_with("Scout 1 safe", card="job").nearest.startswith("Scout a safe")
    assert "opponent" in writing.help_with("Every opponent loses two dollars", card="job").nearest


def test_every_card_of_both_boxes_is_understood_as_what_it_is() -> None:
    for box in catalogue.BOXES:
        for kind in owning.KINDS:
            for entry in owning.shelf(box, kind, []):
                text = getattr(entry, "text", "")
                assert not text or writing.help_with(text, card=kind).good, (kind, entry.id)


def test_an_owner_who_types_an_enemys_sentence_on_a_job_is_told() -> None:
    (outlaw,) = owning.shelf("base", "job", ["outlaw"])
    values = owning.plain(outlaw)
    said = "\n".join(owning.put(values, outlaw, "text", "The enemy gains $2."))
    assert "only an enemy's card" in said
    assert values["text"] == outlaw.text
    assert owning.put(values, outlaw, "text", "Gain $2.") == []


def test_completions_for_a_kind_of_card_on_the_command_line() -> None:
    assert run(app, ["cards", "complete", "The ", "--card", "job", "--lang", "en"]).exit_code == 1
    assert "enemy" in run(app, ["cards", "complete", "The ", "--card", "automa", "--lang", "en"]).output
    assert "enemy" in run(app, ["cards", "complete", "The ", "--lang", "en"]).output
    wrong = run(app, ["cards", "complete", "The ", "--card", "poem"])
    assert "There is no card 'poem'; there are job, trait" in str(wrong.exception or wrong.output)


def test_a_text_of_ten_megabytes_is_refused_at_once() -> None:
    found = writing.help_with("Gain $3. " * 1_100_000)
    assert not found.good
    assert "at most 800" in found.problem


BAD = """
[[job]]
id = "outlaw"
name_en = ""
colour = "blak"
holes = [1]
tech = 0
text = "Steal a sfe from a site."

[[job]]
id = "horse"
name_en = "Horse"
name_de = "Pferd"
colour = "black"
holes = [1, 2]
tech = 0
replaces = "outlaw"
text = "Gain $3."

[[trait]]
id = "brandnew"
name_en = "Brand New"

[[jb]]
id = "x"
"""


def test_every_mistake_of_a_file_is_told_at_once(tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(BAD, encoding="utf-8")
    found = catalogue.mistakes(BAD, "bad.toml")
    for said in (
        "name_en: the English name is empty", "colour: no colour 'blak'", "column 9: 'sfe'", "name_de: the German name",
        "job 'horse', replaces", "trait 'brandnew', level", "trait 'brandnew', dollars", "jb: nothing is called that",
    ):  # fmt: skip
        assert [one for one in found if said in one], said
    assert len(found) == len(set(found))
    told = run(app, ["cards", "check", str(file)])
    assert told.exit_code == 2
    assert told.stderr.count("saloon: ") == len(found) + 1
    # The control: a file without mistakes has none.
    good = owning.toml({"job": {"outlaw": owning.plain(catalogue.load().job("outlaw"))}})
    assert catalogue.mistakes(good, "good.toml") == []


def test_a_wrong_replaces_is_told_even_where_the_id_exists() -> None:
    plain = owning.plain(catalogue.load().job("outlaw"))
    wrong = owning.toml({"job": {"outlaw": {**plain, "replaces": "horse"}}})
    (told,) = catalogue.mistakes(wrong, "my.toml")
    assert "job 'outlaw', replaces: 'outlaw' is in the box" in told


@pytest.mark.parametrize("box", catalogue.BOXES)
@pytest.mark.parametrize("kind", owning.KINDS)
def test_a_whole_box_written_out_is_a_card_file_that_plays_the_same(
    box: str, kind: str, tmp_path: Path
) -> None:
    entries = owning.shelf(box, kind, [])
    if not entries:
        assert (box, kind) in {("base", "mod"), ("base", "enemy"), ("base", "automa")}
        return
    file = tmp_path / "box.toml"
    whole = {kind: {entry.id: owning.plain(entry) for entry in entries}}
    file.write_text(owning.toml(whole), encoding="utf-8")
    assert set(owning.read(file)[kind]) == {entry.id for entry in entries}
    assert catalogue.load(box, file).hash == catalogue.load(box).hash


def test_an_owner_types_a_card_and_is_helped(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    typed = "\n\n\n1 3\n1\nSteal a sfe from a site.\nSteal a safe from a site.\n"
    told = run(app, ["cards", "write", str(file), "outlaw"], input=typed)
    assert told.exit_code == 0, told.output
    assert "^^^" in told.output
    assert "Nearest: Steal a safe from a site." in told.output
    found = catalogue.load("base", file).job("outlaw")
    assert (found.holes, found.tech, found.text) == ((1, 3), 1, "Steal a safe from a site.")
    left = run(app, ["cards", "write", str(file), "horse"], input=".\n")
    assert left.exit_code == 0
    assert "horse" not in owning.read(file)["job"], "what was not finished is not written"


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_all_else_in_a_file_stays_as_it_is(tmp_path: Path, end: str) -> None:
    """Also comments, blank lines and the line ends of another system."""
    file = tmp_path / "mine.toml"
    horse, outlaw = (
        owning.toml({"job": {one: owning.plain(catalogue.load().job(one))}}) for one in ("horse", "outlaw")
    )
    text = f"# mine\n\n{horse}\n\n# of the second box\n{outlaw}# the end\n".replace("\n", end)
    file.write_bytes(text.encode())
    typed = "\n\n\n\n7\n\n"
    told = run(app, ["cards", "write", str(file), "outlaw"], input=typed)
    assert told.exit_code == 0, told.output
    assert catalogue.load("base", file).job("outlaw").tech == 7
    tech = f"tech = {catalogue.load().job('outlaw').tech}"
    before, _, after = text.rpartition(tech)
    assert file.read_bytes().decode() == f"{before}tech = 7{after}"


def test_a_file_that_cannot_be_added_to_is_kept_beside_the_new_one(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    text = '# mine\njob = [{ id = "horse", replaces = "horse" }]\n'
    file.write_text(text, encoding="utf-8")
    told = run(app, ["cards", "write", str(file), "outlaw"], input="\n" * 6)
    assert told.exit_code == 0, told.output
    assert "mine.toml.before" in " ".join(told.output.split())
    assert (tmp_path / "mine.toml.before").read_text(encoding="utf-8") == text
    assert set(owning.read(file)["job"]) == {"horse", "outlaw"}


def test_an_owner_types_an_enemy_with_both_its_sides(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    typed = "\n" * 7 + "\n\nThe enemy gains 3 tech for each destroyed safe.\n" + "\n\nThe enemy dances.\n\n"
    asked = ["cards", "write", str(file), "lilith-boone", "--kind", "enemy", "--box", "double-or-nothing"]
    told = run(app, asked, input=typed)
    assert told.exit_code == 0, told.output
    assert "normal side, score" in told.output
    assert "^^^" in told.output, "the enemy that dances is pointed at, and Enter keeps what stood there"
    (found,) = [one for one in catalogue.load("double-or-nothing", file).enemies if one.id == "lilith-boone"]
    assert found.normal.score == "The enemy gains 3 tech for each destroyed safe."
    assert found.expert.score == "The enemy gains 5 tech for each destroyed safe."


def test_completions_on_the_command_line() -> None:
    told = run(app, ["cards", "complete", "Spend $2 to s"])
    assert told.exit_code == 0
    assert "  steal\n" in told.output
    wrong = run(app, ["cards", "complete", "Make everybody dance."])
    assert wrong.exit_code == 1
    assert "^^^^" in wrong.output


@pytest.mark.slow
def test_a_card_is_measured_against_the_one_it_replaces(tmp_path: Path) -> None:
    from saloon.games.scoundrels.lab import pricing

    file = tmp_path / "mine.toml"
    strong = {**owning.plain(catalogue.load().job("outlaw")), "id": "bankier", "replaces": "outlaw"}
    strong |= {"name_en": "Bankier", "name_de": "Bankier", "text": "Gain $9.", "tech": 9}
    file.write_text(owning.toml({"job": {"bankier": strong}}), encoding="utf-8")
    found = pricing.measured(str(file), 500)
    (row,) = found["compared"]["rows"]
    assert row["id"] == "bankier"
    assert row["change"] > 4, "nine tech icons are worth about nine tech"
    told = run(app, ["cards", "measure", str(file), "--games", "500", "--lang", "de"])
    assert told.exit_code == 0, told.output
    assert (
        "Ein Unterschied: So viel tut der Zufall allein in weniger als einem von einer Million" in told.output
    )
    assert "bankier: etwa " in told.output
    assert " $ zu billig (±" in told.output
