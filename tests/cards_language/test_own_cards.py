"""A card file of a user's own: what it can do, and what each mistake in it is answered with."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import saloon
from saloon.errors import BadCatalogue
from saloon.games.scoundrels import catalogue as c
from saloon.games.scoundrels.catalogue import DOUBLE_OR_NOTHING

OUTLAW = {
    "id": "outlaw",
    "name_en": "Outlaw",
    "name_de": "Gesetzlose/r",
    "colour": "black",
    "holes": [1, 7],
    "tech": 1,
    "text": "Spend $4 to steal a safe from the Estate, then gain $1.",
}
FILTHY = {
    "id": "filthy",
    "name_en": "Filthy",
    "name_de": "Dreckig",
    "level": 1,
    "dollars": [1],
    "tech": 0,
    "timing": "slots 2, 6",
}


def written(table: str, entry: dict[str, object], **changes: object) -> str:
    """An entry as TOML; a change to None leaves a field out."""
    fields = {key: value for key, value in {**entry, **changes}.items() if value is not None}
    return (
        f"[[{table}]]\n"
        + "".join(f"{k} = {json.dumps(v, ensure_ascii=False)}\n" for k, v in fields.items())
        + "\n"
    )


def job(**changes: object) -> str:
    return written("job", OUTLAW, **changes)


def trait(**changes: object) -> str:
    return written("trait", FILTHY, **changes)


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return Path("my.toml")


def load(own: Path, text: str, box: str = "base") -> c.Catalogue:
    own.write_text(text, encoding="utf-8")
    return c.load(box, own)


def message(own: Path, text: str) -> str:
    with pytest.raises(BadCatalogue) as caught:
        load(own, text)
    assert "\n" not in str(caught.value)
    assert isinstance(caught.value, saloon.BadCatalogue)
    return str(caught.value)


# ---------------------------------------------------------------- what it can do


def test_a_card_is_corrected_in_its_place(own: Path) -> None:
    mine, base = load(own, job()), c.load()
    assert [j.id for j in mine.jobs] == [j.id for j in base.jobs]
    assert mine.job("outlaw").text == OUTLAW["text"]
    assert mine.job("outlaw").tree[0][1][0] == "S5"
    assert (mine.job("outlaw").file, mine.job("outlaw").line, mine.job("outlaw").own) == ("my.toml", 1, True)
    assert mine.job("outlaw").rulings == base.job("outlaw").rulings
    assert mine.cards == "my.toml"
    assert mine.hash != base.hash


def test_a_new_card_takes_the_place_of_an_old_one(own: Path) -> None:
    mine = load(own, job(id="bandit", name_en="Bandit", name_de="Bandit/in", replaces="outlaw"))
    place = [j.id for j in c.load().jobs].index("outlaw")
    assert mine.jobs[place].id == "bandit"
    assert "outlaw" not in {j.id for j in mine.jobs}


def test_every_kind_of_card_can_be_corrected(own: Path) -> None:
    mine = load(
        own,
        trait(modifier="use-twice", after="discard this", requirement="send 1 of your henchmen to jail")
        + '[[strategy]]\nid = "spread-fear"\nname_en = "Spread Fear"\nname_de = "Furcht verbreiten"\n'
        'leader = "lilith-boone"\ntiming = "start of your turn"\ntext = "Gain $2."\n'
        '[[safe]]\nid = "song-disc"\nname_en = "Record"\nname_de = "Platte"\nsite = "estate"\nvalue = 3\n'
        '[[leader]]\nid = "doc-zimmer"\nname = "Doc Zimmer"\nsuit = "spades"\ncolour = "green"\n'
        "[[mark]]\nfaces = [2, 3]\ncount = 3\n[[mark]]\nfaces = [4, 5]\ncount = 2\n"
        "[[mark]]\nfaces = [6, 7]\ncount = 2\n[reputation]\nlowest = -1\nhighest = 1\nstart = 0\n"
        + "".join(f"[[reputation.space]]\nnumber = {n}\ntech = {2 * n}\n" for n in (-1, 0, 1)),
    )
    assert mine.trait("filthy").after_tree == ["Z1"]
    assert mine.strategy("spread-fear").timing_tree == ["M3"]
    assert mine.safe("song-disc").name_de == "Platte"
    assert mine.leader("doc-zimmer").suit == "spades"
    assert [mark.count for mark in mine.marks] == [3, 2, 2]
    assert mine.reputation.tech(1) == 2


def test_a_file_serves_both_boxes(own: Path) -> None:
    text = job(text="Gain $9.") + job(
        id="painter", name_en="Painter", name_de="Maler/in", colour="green", text="Gain $8."
    )
    assert load(own, text).job("outlaw").text == "Gain $9."
    both = load(own, text, DOUBLE_OR_NOTHING)
    assert both.job("painter").text == "Gain $8."
    assert "outlaw" not in {j.id for j in both.jobs}


def test_a_new_card_in_an_old_place_still_leaves_with_the_expansion(own: Path) -> None:
    text = job(id="bandit", name_en="Bandit", name_de="Bandit/in", replaces="outlaw")
    both = load(own, text, DOUBLE_OR_NOTHING)
    assert "bandit" not in {j.id for j in both.jobs}
    assert len(both.jobs) == 80


def test_a_revised_card_can_be_corrected(own: Path) -> None:
    both = load(own, job(id="outlaw-revised", replaces="outlaw"), DOUBLE_OR_NOTHING)
    assert both.job("outlaw-revised").tech == 1
    assert len(both.jobs) == 80


def test_the_hash_minds_what_is_played_and_not_what_is_said_about_it(own: Path) -> None:
    plain = load(own, job()).hash
    assert (
        load(own, "# mine\n\n" + job(known=["text"], source="printed card", provenance="rulebook")).hash
        == plain
    )
    assert load(own, job(tech=0)).hash != plain
    assert load(own, job(name_de="Bandit")).hash != plain


def test_known_sentences_need_no_parser(own: Path) -> None:
    own.write_text(job(text="Gain $4. Shuffle that deck."), encoding="utf-8")
    program = (
        "import sys; from saloon.games.scoundrels import catalogue as c\n"
        "assert len(c.load(cards='my.toml').job('outlaw').tree) == 2\n"
        "sys.exit('lark' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


# ---------------------------------------------------------------- what it cannot

BAD = {
    "twice": (
        job() + job(),
        "my.toml, line 10, job 'outlaw', id: this id stands in line 1 too; take one out, or give it an id of its own.",
    ),
    "id of another kind": (
        job(id="filthy", replaces="outlaw"),
        "my.toml, line 1, job 'filthy', id: this id belongs to a trait already; choose an id of its own.",
    ),
    "no id": (
        job(id=None),
        'my.toml, line 1, job, id: this job has no id; add a line id = "..." at its top.',
    ),
    "odd id": (
        job(id="Out Law"),
        "my.toml, line 1, job 'Out Law', id: 'Out Law' is no id; write small letters, digits",
    ),
    "unknown colour": (
        job(colour="blak"),
        "my.toml, line 1, job 'outlaw', colour: no colour 'blak'; did you mean 'black'; write one of 'green', 'purple'",
    ),
    "unknown level": (
        trait(level=3),
        "my.toml, line 1, trait 'filthy', level: no level 3; write one of 1, 2.",
    ),
    "level as text": (trait(level="1"), "my.toml, line 1, trait 'filthy', level: no level '1'"),
    "unknown modifier": (trait(modifier="twice"), "modifier: no modifier 'twice'; did you mean 'use-twice'"),
    "unknown field": (
        job(txt="Gain $2."),
        "my.toml, line 1, job 'outlaw', txt: there is no such field; did you mean 'text'?",
    ),
    "missing field": (
        job(holes=None),
        "my.toml, line 1, job 'outlaw', holes: this field is missing; add a line holes =",
    ),
    "missing German": (
        job(name_de=None),
        "my.toml, line 1, job 'outlaw', name_de: the German name is missing; add a line name_de =",
    ),
    "empty German": (
        job(name_de=" "),
        "my.toml, line 1, job 'outlaw', name_de: the German name is empty; write it.",
    ),
    "bad sentence": (
        "\n\n" + job(text="Gain $2. Stael $3 from each opponent."),
        "my.toml, line 3, job 'outlaw', text, column 10: 'Stael' cannot stand here (did you mean 'steal'?); expected ",
    ),
    "bad timing": (
        trait(timing="slot 2 or 5"),
        "my.toml, line 1, trait 'filthy', timing, column 11: '5' cannot stand here; expected 'after' or 'maverick'.",
    ),
    "bad requirement": (
        trait(requirement="pay $2"),
        "trait 'filthy', requirement, column 1: 'pay' cannot stand here",
    ),
    "bad after": (trait(after="discard that"), "trait 'filthy', after, column 9: 'that' cannot stand here"),
    "empty text": (
        job(text=""),
        "my.toml, line 1, job 'outlaw', text, column 1: a sentence starts with a capital",
    ),
    "text is a number": (
        job(text=3),
        "my.toml, line 1, job 'outlaw', text: this is a number; write a text in quotes",
    ),
    "wrong counts": (
        job(colour="green"),
        "my.toml, line 1, job 'outlaw', colour: 17 jobs of colour green instead of 16 and 21 jobs of colour black "
        "instead of 22; keep the colour of the card it replaces.",
    ),
    "wrong levels": (
        trait(level=2),
        "my.toml, line 1, trait 'filthy', level: 39 traits of level 1 instead of 40 and 11",
    ),
    "new without replaces": (
        job(id="outlaws"),
        "my.toml, line 1, job 'outlaws', id: no job has this id; if you mean 'outlaw', write that id; if it is new, "
        'add replaces = "..." with the id that leaves.',
    ),
    "replaces nothing": (
        job(id="bandit", replaces="outlw"),
        "my.toml, line 1, job 'bandit', replaces: no job 'outlw' to replace; did you mean 'outlaw'?",
    ),
    "one place for two": (
        job(id="bandit", name_en="B", name_de="B", replaces="outlaw") + job(id="thug", replaces="outlaw"),
        "my.toml, line 11, job 'thug', replaces: 'bandit' (line 1) has taken that place; choose another.",
    ),
    "name of another": (
        job(name_en="Dog"),
        "my.toml, line 1, job 'outlaw', name_en: 'Dog' is the name of 'dog' too; choose another.",
    ),
    "hole out of range": (
        job(holes=[8]),
        "job 'outlaw', holes: 8 is out of range; write a whole number from 1 to 7.",
    ),
    "holes in disorder": (
        job(holes=[3, 1]),
        "job 'outlaw', holes: [3, 1] must be different positions from left to right",
    ),
    "holes no list": (
        job(holes=3),
        "job 'outlaw', holes: this is a number; write a list in brackets, like [1, 3].",
    ),
    "tech is true": (
        job(tech=True),
        "job 'outlaw', tech: this is true or false; write a whole number from 0 to 9.",
    ),
    "known too much": (
        job(known=["note"]),
        "job 'outlaw', known: lists 'note', which this entry does not have",
    ),
    "bonus without slot": (
        trait(timing="when hired", modifier="bonus-money"),
        "my.toml, line 1, trait 'filthy', modifier: bonus money needs a slot; write a timing like 'slot 4'.",
    ),
    "unknown table": (
        "[[jobs]]\nid = 'x'\n",
        "my.toml, line 1, jobs: nothing is called that; did you mean 'job'?",
    ),
    "strange table": (
        "[quux]\nrain = 1\n",
        "my.toml, line 1, quux: nothing is called that; a card file has job, trait",
    ),
    "one bracket": (
        "[job]\nid = 'outlaw'\n",
        "my.toml, line 1, job: write [[job]] with two brackets on each side.",
    ),
    "empty": (
        "# nothing\n",
        "my.toml: there is no card in this file; write entries like [[job]] or [[trait]].",
    ),
    "syntax": (
        "[[job]]\nid = outlaw\n",
        "my.toml, line 2, column 6: not valid TOML: Invalid value; mend the line",
    ),
    "marks": (
        "[[mark]]\nfaces = [2, 3]\ncount = 8\n",
        "my.toml, line 1, mark, count: 8 in all; write counts that make 7 or 10.",
    ),
    "safe of another value": (
        '[[safe]]\nid = "song-disc"\nname_en = "Disc"\nname_de = "Scheibe"\nsite = "estate"\nvalue = 6\n',
        "my.toml, line 1, safe 'song-disc', value: the safes of the Estate have the values [2, 3, 4, 5, 6, 6], its "
        "list says [2, 3, 3, 4, 5, 6]",
    ),
    "safe at no site": (
        '[[safe]]\nid = "song-disc"\nname_en = "Disc"\nname_de = "Scheibe"\nsite = "bank"\nvalue = 3\n',
        "my.toml, line 1, safe 'song-disc', site: no site 'bank'; there are depot, estate, laboratory.",
    ),
    "strategy of nobody": (
        '[[strategy]]\nid = "spread-fear"\nname_en = "F"\nname_de = "F"\nleader = "nobody"\n'
        'timing = "start of your turn"\ntext = "Gain $2."\n',
        "my.toml, line 1, strategy 'spread-fear', leader: no leader 'nobody'; there are lilith-boone",
    ),
    "gap in the track": (
        "[reputation]\nlowest = 0\nhighest = 2\nstart = 0\n[[reputation.space]]\nnumber = 0\ntech = 0\n",
        "my.toml, line 1, reputation, space: give each number from lowest to highest one space, in order.",
    ),
}


def test_whose_place_a_card_takes_is_checked_although_something_else_is_wrong_with_it() -> None:
    text = job(id="bandit", replaces="outlw", text="Fly to the moon.") + job(
        id="robber", replaces="filthy", text="Steal a sfe from a site."
    )
    found = c.mistakes(text, "my.toml")
    assert any("'bandit', replaces: no job 'outlw'" in one for one in found)
    assert any("'robber', replaces: no job 'filthy'" in one for one in found)
    assert sum(", text, column" in one for one in found) == 2
    right = job(id="bandit", replaces="outlaw", text="Fly to the moon.")
    assert not any("replaces" in one for one in c.mistakes(right, "my.toml"))  # the control


@pytest.mark.parametrize("mistake", BAD)
def test_a_mistake_is_named_with_its_place_and_cure(own: Path, mistake: str) -> None:
    text, expected = BAD[mistake]
    assert expected in message(own, text)


def test_a_file_that_is_not_there(own: Path) -> None:
    with pytest.raises(BadCatalogue, match=r"^none\.toml: there is no such file; check the path\.$"):
        c.load(cards="none.toml")


def test_a_folder_is_no_file(own: Path) -> None:
    own.mkdir()
    with pytest.raises(BadCatalogue, match=r"^my\.toml: cannot be read \(Is a directory\)"):
        c.load(cards=own)


def test_a_file_that_is_not_utf_8(own: Path) -> None:
    own.write_bytes(job().encode("utf-8") + "# Großspurig".encode("latin-1"))
    with pytest.raises(BadCatalogue, match=r"^my\.toml: byte \d+ is not UTF-8; save the file as UTF-8\.$"):
        c.load(cards=own)


DOCS = Path(__file__).parents[2] / "docs" / "cards.md"


@pytest.mark.parametrize("example", re.findall(r"```toml\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.S))
def test_the_examples_of_the_docs_work(own: Path, example: str) -> None:
    assert load(own, example).hash != c.load().hash
