import random
from typing import Any

import pytest

import saloon
from saloon.games.scoundrels.terminal import board
from saloon.games.scoundrels.terminal.question import ScoundrelsQuestion
from saloon.games.scoundrels.words import scoundrels_words
from saloon.terminal.ink import SHAPES, Eyes
from saloon.terminal.question import put
from tests.scoundrels import laid
from tests.terminal.test_board import drawn

NAMES = ["You", "Nell", "Otto", "Mary"]
ALL_OPTIONS = {"days": 3, "strategy_cards": True, "extra_scoundrel": True, "wild_saloon": True}


def eyes(players: int, you: int | None = 0, lang: str = "en") -> Eyes:
    return Eyes(scoundrels_words(lang), NAMES[:players], you)


def played(steps: int, players: int = 3, seed: int = 0, **options: Any) -> saloon.Game:
    game = saloon.new("scoundrels", players=players, seed=seed, options=options)
    rng = random.Random(seed)
    while steps and (question := game.decision):
        game.apply(question.seat, question.codes[rng.randrange(len(question.codes))])
        steps -= 1
    return game


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(
    "players", [2, pytest.param(3, marks=pytest.mark.slow), pytest.param(4, marks=pytest.mark.slow)]
)
def test_the_table_fits_a_small_screen(players: int, lang: str) -> None:
    for seed in range(3):
        game = saloon.new("scoundrels", players=players, seed=seed, options={"days": 3})
        rng = random.Random(seed)
        while game.decision:
            for _ in range(12):
                if question := game.decision:
                    game.apply(question.seat, question.codes[rng.randrange(len(question.codes))])
            look = eyes(players, 0, lang)
            lines = drawn(board.street(game.view(0), look), 78).splitlines()
            assert len(lines) <= 18
            assert "…" not in drawn(board.sheets(game.view(0), look), 78)
        assert "…" not in drawn(board.final(game.view(0), look), 76)


def test_sites_show_what_you_know_and_no_more() -> None:
    t = (
        laid()
        .given(values={"depot-1": 5}, known={"depot-1": [0]})
        .marks("0: 5 on depot-1", "1: 4 on depot-1")
    )
    head, marks = drawn(board.sites(t.view(0), eyes(2))).splitlines()[:2]
    assert "1 [5] " in head
    assert marks.strip() == f"{SHAPES[0]}5{SHAPES[1]}4"
    other = drawn(board.sites(t.view(None), eyes(2, None))).splitlines()[0]
    assert f"1 ?{SHAPES[0]}5{SHAPES[1]}4" in other


def test_slots_show_faces_to_their_owner_and_henchmen_to_all() -> None:
    t = laid().hand(0, "3").play("3@5").choose(1, "henchman")
    assert f"5■3{SHAPES[1]}" in drawn(board.players(t.view(0), eyes(2)))
    assert f"5■{SHAPES[1]}" in drawn(board.players(t.view(1), eyes(2, 1)))


def test_nothing_is_drawn_that_the_view_does_not_hold() -> None:
    """Two games that a seat cannot tell apart look the same to it."""
    game = played(60, players=3, seed=4, **ALL_OPTIONS)
    view = game.view(1)
    other = saloon.determinize(view, random.Random(1))
    one, two = (drawn(board.whole(g.view(1), eyes(3, 1))) for g in (game, other))
    assert one == two


def test_all_open_cards_can_be_inspected() -> None:
    game = played(70, seed=5, **ALL_OPTIONS)
    view = game.view(0)
    for lang in ("en", "de"):
        look = eyes(3, 0, lang)
        shelf = board.shelf(view, look)
        assert len(shelf) > 10
        for label, item in shelf:
            text = drawn(board.speech(look).page(item)[0])
            assert text.strip()
            assert label
    kinds = {item[0] for _, item in shelf}
    assert kinds == {"scoundrel", "strategy", "sheriff", "ability"} | ({"safe"} & kinds)


def question(t: Any, lang: str = "en") -> ScoundrelsQuestion:
    asked = t.game.decision
    made = put(t.game.view(asked.seat), list(asked.choices), scoundrels_words(lang), NAMES[: t.players])
    assert isinstance(made, ScoundrelsQuestion)
    return made


def test_a_plan_is_a_slot_and_a_card() -> None:
    t = laid().hand(0, "0 A 3 5").sheet(0, {1: "filthy outlaw"})
    asked = question(t)
    assert [option.keys for option in asked.options] == ["a1", "2", "3", "4", "5", "6"]
    assert asked.options[4].label == "Slot 5: Steal a safe from a site. + Filthy Outlaw"
    assert asked.pick("slot 5") is None
    assert [option.label for option in asked.options] == [
        "0 (a bluff)",
        "A (a bluff)",
        "3 (a bluff)",
        "5 (honest)",
    ]
    assert [option.keys for option in asked.options] == ["0", "a1", "3", "5"]
    assert asked.pick("card 3") == "play 3@5"


def test_a_faceup_zero_has_its_own_line() -> None:
    t = laid().hand(0, "0 A 3 5").sheet(0, {1: "candid banker"})
    asked = question(t)
    assert asked.options[-1].label == "Play the 0 faceup, into no slot"
    assert asked.options[-1].keys == "0"
    assert asked.pick("play 0 faceup") == "play 0 faceup"


def test_a_hire_is_a_scoundrel_and_a_space() -> None:
    t = laid().hand(0, "6").seat(0, money=9).saloon("dusty cow", "cocky dog", "charming banker")
    t.sheet(0, {1: "filthy outlaw"}).play("6@6").until("office")
    asked = question(t)
    assert len(asked.options) == 4
    assert asked.options[0].label.startswith("$2 Dusty Cow · 3 · Discard this to gain $5.")
    assert asked.pick("hire cow") is None
    assert [option.label for option in asked.options] == ["space 2", "space 3", "space 4", "space 5"]
    assert asked.pick("at 4") == "hire cow at 4"
    assert question(t).pick("hire banker") == "hire banker"


def test_letters_leave_the_keys_of_the_table_alone() -> None:
    game = played(0)
    rng = random.Random(3)
    while decision := game.decision:
        made = put(game.view(decision.seat), list(decision.choices), scoundrels_words("de"), NAMES[:3])
        keys = [key for option in made.options for key in option.keys]
        assert len(keys) == len(set(keys))
        assert not set(keys) & set("quitsl")
        game.apply(decision.seat, decision.codes[rng.randrange(len(decision.codes))])
