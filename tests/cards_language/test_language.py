"""The card language: every text has one tree, and every tree has its words in both languages."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from lark import Lark

from saloon.errors import BadCatalogue
from saloon.games.scoundrels.cards import parse, render
from saloon.games.scoundrels.cards.build import ACTS, CONDITIONS, COSTS
from saloon.games.scoundrels.cards.grammar import generate
from saloon.games.scoundrels.cards.table import LANGUAGE, PHRASES, read, table
from saloon.games.scoundrels.catalogue.reading import split
from saloon.games.scoundrels.engine.flow import hiring
from saloon.games.scoundrels.engine.solo.parts import SOLO_ACTS
from saloon.games.scoundrels.engine.verbs import cards, choosing, debts, henchmen, people, safes, scoundrels
from tests.cards_language.phrases import Naive, entries, phrases, texts

ROOT = Path(__file__).parents[2]
PAGE = LANGUAGE.read_text(encoding="utf-8")


def lowered(sentence: str) -> str:
    return sentence[0].lower() + sentence[1:]


# ---------------------------------------------------------------- the texts of both boxes


@pytest.mark.parametrize("text", texts())
def test_every_text_has_one_tree_and_renders_back(text: str) -> None:
    found = parse.parse_text(text)
    assert render.text(found) == text
    for sentence, tree in zip(split(text), found, strict=True):
        assert Naive(table()).trees("sentence", lowered(sentence)) == [tree]


@pytest.mark.parametrize(("kind", "phrase"), phrases())
def test_every_phrase_has_one_tree_and_renders_back(kind: str, phrase: str) -> None:
    tree = parse.parser().phrase(kind, phrase)
    assert render.phrase(tree) == phrase
    assert Naive(table()).trees(kind, phrase) == [tree]


ENGLISH = frozenset(
    re.findall(
        r"\w+",
        "the of a your you henchman henchmen scoundrel scoundrels card cards played discard gain steal spend after "
        "with each opponent opponents to from reputation debt debts mark marks enemy turn step",
    )
)


def german_texts() -> list[str]:
    return [render.text(parse.parse_text(t), "de") for t in texts()] + [
        render.phrase(parse.parser().phrase(kind, phrase), "de") for kind, phrase in phrases()
    ]


def test_german_has_no_leftovers() -> None:
    for text in german_texts():
        assert not re.search(r"[<>\[\]~/|`]|  |^ | $| [.,]", text), text
        assert not ENGLISH & set(re.findall(r"\w+", text)), text
        assert text[0].isupper(), text


@pytest.mark.parametrize(
    ("english", "german"),
    [
        ("Spend $2 to steal a safe from a site.", "Gib 2 $ aus, um einen Safe von einem Ort zu stehlen."),
        ("Discard this to gain $5.", "Lege dies ab, um 5 $ zu erhalten."),
        (
            "Gain $1, then you may hire a scoundrel from the Saloon.",
            "Erhalte 1 $, dann darfst du einen Halunken aus dem Saloon anheuern.",
        ),
        (
            "Mark a safe at a site, then you may spend $3 to steal it.",
            "Markiere einen Safe an einem Ort, dann darfst du 3 $ ausgeben, um ihn zu stehlen.",
        ),
        (
            "Gain 1 reputation, then each opponent gains $1.",
            "Erhalte 1 Ruf, dann erhält jeder Gegner 1 $.",
        ),
        (
            "Destroy all henchmen on a played poker card.",
            "Zerstöre alle Handlanger auf einer gespielten Pokerkarte.",
        ),
        (
            "Rearrange the scoundrels on your sheet, then gain $2.",
            "Ordne die Halunken auf deinem Bogen neu an, dann erhalte 2 $.",
        ),
        (
            "Swap the job of this scoundrel with the job of a scoundrel in the Saloon.",
            "Tausche den Job von diesem Halunken mit dem Job von einem Halunken im Saloon.",
        ),
        (
            "Reveal the top card of your poker deck. If it is a 5 or 6, gain $7. Shuffle that deck.",
            "Decke die oberste Karte deines Pokerkartenstapels auf. Falls sie eine 5 oder 6 ist, erhalte 7 $. "
            "Mische diesen Stapel.",
        ),
    ],
)
def test_german_forms(english: str, german: str) -> None:
    assert render.text(parse.parse_text(english), "de") == german


def test_the_tree_has_the_promised_shape() -> None:
    outlaw = parse.parse_text("Spend $2 to steal a safe from a site.")
    assert outlaw == [["S1", ["S5", ["C1", 2], ["S6", ["S8", ["A9", ["L1"]]]]]]]
    assert parse.parse_timing("slots 2, 5") == ["M2", ["2", "5"]]
    assert parse.parse_timing("slot A") == ["M1", "A"]
    assert parse.parse_timing("after you mark a safe") == ["M13", "mark"]
    assert parse.parse_timing("slot 2 or after the scoundrel to the right") == [
        "M19",
        ["Y1", "2"],
        ["Y4", "to the right"],
    ]
    assert parse.parse_requirement("gain 1 debt") == ["Q4", "1 debt"]
    assert parse.parse_after("discard this") == ["Z1"]
    assert parse.parse_text("Steal $2 from an opponent.") == [
        ["S1", ["S4", ["S6", ["S8", ["A4", 2, "an opponent"]]]]]
    ]


# ---------------------------------------------------------------- table and grammar


def test_every_row_is_used_by_a_card() -> None:
    used: set[str] = set()

    def note(node: Any) -> None:
        if isinstance(node, list) and node:
            used.update(child for child in node[:1] if isinstance(child, str))
            for child in node[1:]:
                note(child)

    for text in texts():
        for tree in parse.parse_text(text):
            note(tree)
    for kind, phrase in phrases():
        note(parse.parser().phrase(kind, phrase))
    assert set(table().rows) - used == set()


def test_the_grammar_is_the_table() -> None:
    grammar = generate(table())
    rows = [row for row, _ in grammar.nodes.values()]
    assert list(dict.fromkeys(rows)) == [row.id for rows in table().kinds.values() for row in rows]
    for name, (row, written_out) in grammar.nodes.items():
        assert len(written_out) == len(table().rows[row].parts)
        assert re.search(rf"-> {name}$", grammar.text, re.M)
    for kind in table().kinds:
        assert re.search(rf"^{kind}: ", grammar.text, re.M)


def test_earley_finds_no_second_tree() -> None:
    """The same grammar, read by a parser that keeps every ambiguity."""
    grammar = generate(table())
    words = "\n".join(f'{name}: "{word}"' for word, name in grammar.terminals.items())
    text = re.sub(r"%declare .*", "", grammar.text) + words + '\nMONEY: /\\$[1-9][0-9]?/\n%ignore " "\n'
    earley = Lark(text, start=list(PHRASES), parser="earley", ambiguity="explicit", lexer="dynamic")
    for ability in texts():
        for sentence in split(ability):
            assert not list(earley.parse(lowered(sentence), start="sentence").find_data("_ambig")), sentence
    for kind, phrase in phrases():
        assert not list(earley.parse(phrase, start=kind).find_data("_ambig")), phrase


NEW_ROWS = """
| id | name | kind | English | Meaning | German |
|---|---|---|---|---|
| A99 | t | act | `tickle <victim> with <number> feathers, and laugh` | fun | `[necken] <number> Federn bei <victim>` |
| M99 | mule | timing | `after you <deed> a mule on a <day>` | new | `Nachdem du am <day> ein Maultier <deed> hast` |
| J1 | sunday | day | `Sunday` | rest | `Sonntag` |
| list | English | German |
| victim | `a mule` | `einem Maultier` |
| verb | imperative | particle | with zu | infinitive |
| necken | necke | | zu necken | necken |
"""


def test_a_new_row_needs_no_code() -> None:
    more = read(PAGE + NEW_ROWS)
    parser = parse.Parser(more)
    found = parser.text("Spend $2 to tickle a mule with 3 feathers, and laugh, then gain $1.")
    assert found[0][1][2][1] == ["S8", ["A99", "a mule", 3]]
    assert (
        render.text(found, "en", more)
        == "Spend $2 to tickle a mule with 3 feathers, and laugh, then gain $1."
    )
    assert (
        render.text(found, "de", more)
        == "Gib 2 $ aus, um 3 Federn bei einem Maultier zu necken, dann erhalte 1 $."
    )
    timing = parser.phrase("timing", "after you mark a mule on a Sunday")
    assert timing == ["M99", "mark", ["J1"]]
    assert render.phrase(timing, "de", more) == "Nachdem du am Sonntag ein Maultier markiert hast"


@pytest.mark.parametrize(
    ("row", "message"),
    [
        ("| A1 | again | act | `yodel` | again | `[ziehen] Luft` |", "row A1 stands there twice"),
        (
            "| A99 | new-act | act | `yodel` | | `[ziehen] Luft` |",
            "row A99 needs name, kind, English",
        ),
        ("| A99 | gain-money | act | `yodel` | x | `[ziehen] Luft` |", "'gain-money' is the name of row A1"),
        ("| A99 | Yodel! | act | `yodel` | x | `[ziehen] Luft` |", "'Yodel!' is no name"),
        (
            "| A99 | new-act | act | `yodel <loudly>` | x | `[ziehen] <loudly>` |",
            "nothing is called <loudly>",
        ),
        ("| A99 | new-act | act | `yodel <number>` | x | `[ziehen] Luft` |", "same parts"),
        ("| A99 | new-act | act | `yodel` | x | `[jodeln] laut` |", "the verb table lacks 'jodeln'"),
    ],
)
def test_a_bad_row_is_refused(row: str, message: str) -> None:
    with pytest.raises(BadCatalogue, match=message):
        read(f"{PAGE}\n{row}\n")


def test_rows_that_cannot_be_told_apart_are_refused() -> None:
    double = read(
        PAGE + "\n| A99 | new-act | act | `gain <money>` | the same again | `[erhalten] <money>` |\n"
    )
    with pytest.raises(BadCatalogue, match="cannot be told apart"):
        parse.Parser(double)


# ---------------------------------------------------------------- any tree at all


def grown(draw: st.DrawFn, kind: str) -> Any:
    """A tree of any shape that the rows allow."""
    t = table()
    if kind == "number":
        return draw(st.integers(1, 9))
    if kind == "money":
        return draw(st.integers(1, 99))
    if kind == "slots":
        slots = draw(st.lists(st.sampled_from(t.slots), min_size=2, max_size=3, unique=True))
        return sorted(slots, key=t.slots.index)
    if kind in t.words:
        return draw(st.sampled_from(list(t.words[kind])))
    row = draw(st.sampled_from(t.kinds[kind]))
    return [row.id, *(grown(draw, part) for part in row.parts)]


trees = st.composite(grown)


@pytest.mark.soak
@given(st.lists(trees("sentence"), min_size=1, max_size=3))
def test_any_ability_reads_back(ability: list[Any]) -> None:
    assert parse.parse_text(render.text(ability)) == ability
    assert not re.search(r"[<>\[\]~]", render.text(ability, "de"))


@pytest.mark.soak
@pytest.mark.parametrize("kind", PHRASES[1:])
@given(data=st.data())
def test_any_phrase_reads_back(kind: str, data: st.DataObject) -> None:
    tree = data.draw(trees(kind))
    assert parse.parser().phrase(kind, render.phrase(tree)) == tree
    assert not re.search(r"[<>\[\]~]", render.phrase(tree, "de"))


# ---------------------------------------------------------------- what cannot be said


@pytest.mark.parametrize(
    ("text", "column", "problem"),
    [
        ("Spend $2 to stel a safe.", 13, "'stel' cannot stand here (did you mean 'steal'?)"),
        ("Spend $2 to steal", 18, "the text ends here; expected 'a', 'an', an amount like $2 or 'it'"),
        ("Gain $2. Gain a cow.", 15, "'a' cannot stand here"),
        ("Gain $2. gain $3.", 10, "a sentence starts with a capital letter"),
        ("gain $2.", 1, "a sentence starts with a capital letter"),
        ("", 1, "a sentence starts with a capital letter"),
        ("Gain $2", 8, "expected ', then', '.', 'for' or 'unless'"),
        ("Gain  $2.", 6, "one blank between words"),
        ("Gain $2 .", 8, "one blank between words"),
        ("Gain $0.", 6, "'$0' cannot stand here"),
        ("Gain $100.", 6, "'$100' cannot stand here"),
        ("Gain 0 reputation.", 6, "'0' cannot stand here"),
        ("Scout a safe at the Bank, then mark it.", 21, "expected 'Depot', 'Estate' or 'Laboratory'"),
        ("Gain $2, gain $3.", 8, "',' cannot stand here"),
    ],
)
def test_a_bad_sentence_is_refused_with_its_column(text: str, column: int, problem: str) -> None:
    with pytest.raises(parse.BadSentence) as caught:
        parse.parse_text(text)
    assert caught.value.column == column
    assert problem in caught.value.problem


@pytest.mark.parametrize(
    ("phrase", "column", "problem"),
    [
        ("slots 5, 2", 10, "expected '6'"),
        ("slots 2, 2", 10, "'2' cannot stand here"),
        ("slots 2, 3, 4, 5", 14, "expected the end"),
        ("slot 7", 6, "'7' cannot stand here"),
        ("Slot 2", 1, "did you mean 'slot'?"),
        ("after you gnaw a safe", 11, "'gnaw' cannot stand here"),
        ("", 1, "the text ends here"),
    ],
)
def test_a_bad_timing_is_refused_with_its_column(phrase: str, column: int, problem: str) -> None:
    with pytest.raises(parse.BadSentence) as caught:
        parse.parse_timing(phrase)
    assert caught.value.column == column
    assert problem in caught.value.problem


def test_nothing_of_the_catalogue_is_left_out() -> None:
    """The files have as many texts as we think: a renamed field must not hide cards from these tests."""
    fields = [
        f for _, e in entries() for f in e if f in ("text", "timing", "requirement", "after", "top", "bottom")
    ]
    assert len(fields) > 300
    assert len(texts()) > 150
    assert len(phrases()) > 60


def literals(source: str) -> set[str]:
    """Rows that a module calls by their ids."""
    found = (node.value for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant))
    return {value for value in found if isinstance(value, str) and value in table().rows}


def test_code_calls_rows_by_their_names() -> None:
    assert literals('row == "A9"') == {"A9"}
    for path in sorted((ROOT / "src" / "saloon").rglob("*.py")):
        if path.name != "rows.py":
            assert not literals(path.read_text(encoding="utf-8")), (
                f"{path} names a row by its id; see rows.py"
            )


def test_every_act_cost_and_condition_has_one_verb() -> None:
    made = {"act": ACTS | SOLO_ACTS, "cost": COSTS, "condition": CONDITIONS}
    for kind, makers in made.items():
        assert set(makers) == {row.id for row in table().kinds[kind]}
    rooms = (people, henchmen, choosing, safes, cards, scoundrels, debts, hiring)
    assert len(ACTS) == sum(len(room.VERBS) for room in rooms), "two rooms make the same row"
    assert not set(ACTS) & set(SOLO_ACTS)
