"""Positions of 3000 Scoundrels as a tool: any moment, short decks, who was last, what cannot be, what was not asked."""

import random
from typing import Any

import pytest

import saloon
from saloon import BadPosition
from saloon.games.scoundrels.moments import EVENING_STEPS, TURN_STEPS
from tests.rule import rule
from tests.scoundrels import alone, expanded, laid

ASKED = {
    "start": (0, "start"),
    "plan": (0, "plan"),
    "suspect-1": (1, "suspect"),
    "abilities": (0, "abilities"),
    "suspect-2": (1, "suspect"),
    "step-3": (0, "hire"),
    "after-step-3": (0, "respond"),
    "suspect-3": (1, "suspect"),
}


@pytest.mark.parametrize("step", ASKED)
def test_a_turn_can_begin_at_every_step(step: str) -> None:
    """Somebody has something to do at each: start of the turn, slot 6, after step 3, suspicion."""
    t = laid().given(step=step).seat(0, money=9).saloon("dusty dog", "lucky chef", "hungry cow")
    t.sheet(0, {1: "elderly butler", 3: "grumpy banker", 5: "selfish prospector"})
    if step not in ("start", "plan"):
        t.seat(0, slots={"6": "3"})
    t.asks(*ASKED[step])
    assert t.game.unasked == ()
    t.play_on(random.Random(1))
    assert t.game.result is not None


@rule("XR107")
def test_a_turn_alone_can_begin_with_the_enemy() -> None:
    t = alone("milton-goff").given(step="enemy").enemy(automa=["hidden-fees"]).seat(0, slots={"2": "2"})
    t.asks(0, "penalty")


@pytest.mark.parametrize("step", EVENING_STEPS)
def test_an_evening_can_begin_at_every_step(step: str) -> None:
    t = laid(3).given(phase="evening", step=step, latest=1).seat(0, reputation=2, henchmen=1, jail=1)
    t.sheet(0, {1: "sleepy banker", 4: "talkative prospector"})
    if step in ("abilities", "calls"):
        t.seat(1, slots={"3": "5"}, calls={"3": [0]})
    kind = {"abilities": "evening", "calls": "respond"}.get(step, "first")
    t.asks(0, kind)
    assert t.view()["latest"] == 1
    t.play_on(random.Random(1))


def test_strategy_cards_can_be_about_to_be_chosen() -> None:
    t = laid(strategy_cards=True).given(phase="strategies")
    assert {question.kind for question in t.game.decisions} == {"strategy"}
    assert len(t.game.decisions) == 2
    t.play_on(random.Random(3), until=lambda t: t.view()["day"] == 1)
    t.asks(t.view()["active"])


@rule("SR109", "SR145")
@pytest.mark.parametrize("latest", [0, 1, 2])
def test_the_evening_knows_who_took_the_last_turn(latest: int) -> None:
    """The tie goes to that seat, and on another day its left neighbour begins the next."""
    t = laid(3).given(phase="evening", day=2, latest=latest)
    t.view()
    result: Any = t.game.result
    assert result["winners"] == [latest]
    t = laid(3).given(phase="evening", day=1, latest=latest)
    assert t.view()["first"] == (latest + 1) % 3
    assert t.game.decision.seat == (latest + 1) % 3


@rule("SR168", "T84")
@pytest.mark.parametrize("deck", ["traits", "jobs"])
@pytest.mark.parametrize("left", [0, 1])
def test_decks_can_be_short_and_empty(deck: str, left: int) -> None:
    t = laid().given(decks={deck: left}).saloon("dusty dog", "lucky chef", "hungry cow").hand(0, "6")
    assert t.view()["decks"][deck] == left
    t.play("6@6").take("office")
    assert len(t.saloon_now) == 2 + left
    assert t.view()["decks"][deck] == 0


def test_what_is_left_of_a_deck_is_its_last_cards_and_what_is_named_lies_on_top() -> None:
    t = laid().given(decks={"jobs": 3}, jobs=["horse"]).saloon("dusty dog", "lucky chef", "hungry cow")
    t.hand(0, "6").play("6@6").take("office")
    assert t.saloon_now[0].split()[1] == "horse"
    assert t.view()["decks"]["jobs"] == 2


@rule("SR169", "T85")
def test_a_poker_deck_can_be_empty() -> None:
    t = laid().hand(0, "0 A 2 3 4 5 6").sheet(0, {1: "grumpy automaton"})
    assert t.of(0, "deck") == 0
    t.play("6@6").end_turn()
    assert not t.can("use automaton", 0)
    # The control: with a card in the deck it can.
    assert (
        laid()
        .hand(0, "0 A 2 3 4 6")
        .seat(0, deck=["5"])
        .sheet(0, {1: "grumpy automaton"})
        .play("6@6")
        .until("use automaton")
        .can("use automaton")
    )


CANNOT = [
    ('players = 1\nsaloon = ["dusty renegade"]', "the renegade is not in this game (XR100)"),
    ('players = 1\njobs = ["bookie"]', "bookie is not in this game (XR100, XR101)"),
    ('players = 1\n[seat.0]\nsheet = { 1 = "mocking banker" }', "nobody is mocking in this game (XR101)"),
    ('places = { depot-1 = "unused", depot-2 = "unused" }', "3 safes of the depot are unused"),
    ('places = { depot-1 = "unused", depot-6 = "unused" }', "2 safes of the depot are unused"),
    ('step = "lunch"', "step is 'lunch'; the steps of phase 'turn' are start, plan"),
    ('phase = "evening"\nstep = "plan"', "the steps of phase 'evening' are abilities, calls"),
    ('phase = "over"\nstep = "plan"', "only a turn and an evening without frames have steps"),
    ('step = "abilities"', "none of its cards lies there (SR38)"),
    ('step = "abilities"\n[seat.0]\nslots = { 3 = "3", 4 = "5" }', "slot says which one"),
    ('step = "abilities"\nslot = "2"\n[seat.0]\nslots = { 3 = "3" }', "none of its cards lies there (SR38)"),
    ('slot = "7"', "slot is '7'; slots are A, 2"),
    ('step = "enemy"\n[seat.0]\nslots = { 3 = "3" }', "only a game with players = 1 has one (XR107)"),
    (
        'phase = "evening"\nfirst = 0\nlatest = 0',
        "seat 0 took the last turn of a day that seat 0 began (SR35)",
    ),
    (
        'phase = "evening"\nstep = "cards"\n[seat.0]\nslots = { 3 = "3" }\ncalls = { 3 = [1] }',
        "after they went home",
    ),
    ('phase = "evening"\nstep = "first"\n[seat.0]\nslots = { 3 = "3" }', "after they went under the decks"),
    ('phase = "strategies"', "its option is strategy_cards = true"),
    ("decks = { traits = 99 }", "traits has 99 cards; it is from 0"),
    ('decks = { jobs = 0 }\njobs = ["horse"]', "jobs has 0 cards; it is from 1 (those named)"),
    ("decks = { purple = 3 }", "decks names purple; there are traits, jobs"),
    ("unreachable = 3", "unreachable is 3; it is true or false"),
]


@pytest.mark.parametrize(("text", "why"), CANNOT, ids=[why[:40] for _, why in CANNOT])
def test_what_cannot_be_is_refused(text: str, why: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        saloon.position("scoundrels", text)
    assert why in str(refusal.value)


def test_the_same_cards_can_be_where_they_are_in_the_game() -> None:
    """The control: not alone; one safe unused, whose space the usual one takes; and who asks for the impossible."""
    assert laid().saloon("dusty renegade").saloon_now == ["dusty renegade"]
    assert expanded().sheet(0, {1: "mocking banker"}).sheet_of(0) == {1: "mocking banker"}
    t = laid().given(places={"depot-2": "unused"})
    assert (t.safe("depot-2")["place"], t.safe("depot-6")["place"]) == ("unused", "space 2")
    t = alone().given(unreachable=True).saloon("dusty renegade")
    assert t.saloon_now == ["dusty renegade"]


def test_it_says_which_questions_it_went_past() -> None:
    assert laid().game.unasked == ("start",)
    assert laid().given(phase="evening", latest=1).game.unasked == ("evening", "first", "start")
    # Nobody to pay for, nobody in jail: the office sells information by itself, and nobody has a henchman.
    t = laid().given(step="abilities").seat(0, slots={"6": "0"}, money=0, jail=0).saloon("filthy banker")
    t.seat(1, jail=0, henchmen=0)
    assert t.game.unasked == ("abilities", "suspect", "office", "hire", "suspect", "start")
    assert t.asks(1, "plan").money(0) == 2


def test_a_new_game_says_so_too() -> None:
    assert saloon.new("goat", players=3, seed=1).unasked == ()


def test_every_step_of_a_turn_is_tried() -> None:
    assert set(TURN_STEPS) == {*ASKED, "enemy"}
