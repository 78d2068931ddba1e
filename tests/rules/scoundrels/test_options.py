"""The optional rules: three days, Starting 0, Extra Scoundrel, Wild Saloon."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

import saloon
from saloon.games.scoundrels.catalogue import load
from tests.rule import rule
from tests.scoundrels import ScoundrelsTable, dealt, laid

COUNTS = (2, 3, 4)
CARDS = load()
FULL = {1: "cocky doctor", 2: "thirsty jailer", 3: "dusty dog", 4: "clumsy cow", 5: "sneaky barber"}


def colour(job: str) -> str:
    return CARDS.job(job).colour


def idle_game(players: int, seed: int, **options: Any) -> ScoundrelsTable:
    """A whole game in which nobody hires or uses anything: the office moves one scoundrel a turn."""
    t = dealt(players, seed=seed, **options)
    while (question := t.game.decision) is not None:
        words = [word for word in ("pass", "office", "office sell-information") if word in question.choices]
        t.game.apply(question.seat, words[0] if words else question.choices[0])
    return t


def runs(things: list[Any]) -> list[tuple[Any, int]]:
    """`["a", "a", "b"]` is two a, then one b."""
    return [(key, len(list(group))) for key, group in itertools.groupby(things)]


# Three days


@rule("SR249", "T21", "T26", "SR34")
@pytest.mark.parametrize("days", [2, 3])
def test_the_game_has_as_many_days_as_were_agreed(days: int) -> None:
    t = idle_game(2, seed=1, days=days)
    assert [event["day"] for event in t.happened("day")] == list(range(1, days + 1))
    assert t.happened("finished") == [{"kind": "finished", "day": days}]
    assert len(t.happened("turn")) == days * 8
    assert t.view()["days"] == days


@rule("SR249", "T21")
def test_in_the_extended_game_the_third_day_is_the_final_one() -> None:
    for day, offered in ((1, False), (2, False), (3, True)):
        t = laid(days=3).given(day=day).hand(0, "6").seat(0, money=20).seat(1, jail=3)
        t.play("6@6").take("office").asks(0, "office")
        assert t.can("office bribe-sheriff") == offered
        if not offered:
            t.refused(0, "office bribe-sheriff", because="T21")


@rule("SR249", "SR132", "T36")
def test_on_the_third_day_the_limit_is_three() -> None:
    t = laid(days=3).given(day=3).hand(0, "5").seat(0, safes=["depot-1", "depot-2"]).seat(1, jail=3)
    t.play("5@5").take("lead 5", "safe depot-3").asks(0, "hire")
    assert t.safes_of(0) == ["depot-1", "depot-2", "depot-3"]
    t = (
        laid(days=3)
        .given(day=3)
        .hand(0, "5")
        .seat(0, safes=["depot-1", "depot-2", "estate-1"])
        .seat(1, jail=3)
    )
    t.play("5@5").take("lead 5", "safe depot-3").asks(0, "abandon")


def extended(players: int, blue: int, green: int, purple: int) -> ScoundrelsTable:
    """What is in the decks and in which order: the first ones show it, the rest is counted."""
    t = dealt(players, seed=6, days=3)
    decks = t.view()["decks"]
    assert decks == {"traits": blue + 10 - 3, "jobs": green + purple + 22 - 3, "purple": 0}
    t = idle_game(players, seed=6, days=3)
    created = t.happened("created")
    seen = len(created)
    assert seen == min(players * 4 * 3 + 3, blue + 10)
    levels = [CARDS.trait(event["trait"]).level for event in created]
    assert runs(levels) == [(1, blue), (2, seen - blue)]
    colours = [colour(event["job"]) for event in created]
    assert runs(colours) == [("green", green), ("purple", purple), ("black", seen - green - purple)]
    return t


@rule("SR250")
def test_the_decks_of_the_extended_game_for_two() -> None:
    extended(2, blue=20, green=6, purple=10)


@rule("SR251")
def test_the_decks_of_the_extended_game_for_three() -> None:
    extended(3, blue=30, green=8, purple=14)


@rule("SR252", "T84", "SR168")
def test_the_decks_of_the_extended_game_for_four() -> None:
    """51 scoundrels would be made, of 50 traits: the last one does not come, and the game goes on without it."""
    t = extended(4, blue=40, green=12, purple=18)
    assert len(t.happened("no-refill")) == 1
    assert t.view()["decks"]["traits"] == 0
    assert len(t.saloon_now) == 2
    assert t.game.result is not None


# Starting 0


@rule("SR260")
@pytest.mark.parametrize("players", COUNTS)
def test_the_opening_hand_is_the_zero_and_three_others(players: int) -> None:
    others = set()
    for seed in range(12):
        t = dealt(players, seed=seed, starting_zero=True)
        for seat in range(players):
            hand = t.of(seat, "hand")
            assert "0" in hand
            assert len(hand) == 4
            assert t.of(seat, "deck") == 3
            others |= set(hand) - {"0"}
            for eye in (None, *range(players)):
                known = [row["card"] for row in t.view(eye)["seen"]["poker"] if row["seat"] == seat]
                assert known == (known if eye == seat else ["0", None, None, None])
    assert others == {"A", "2", "3", "4", "5", "6"}  # any of them, by chance


@rule("SR260")
def test_without_the_option_the_zero_is_a_card_like_any() -> None:
    hands = [dealt(2, seed=seed).of(0, "hand") for seed in range(12)]
    assert any("0" in hand for hand in hands)
    assert any("0" not in hand for hand in hands)


# Extra Scoundrel


@rule("SR261", "SR262")
def test_a_sixth_scoundrel_stands_on_the_portrait() -> None:
    t = laid(extra_scoundrel=True).hand(0, "6").sheet(0, FULL).saloon("lucky banker").seat(1, jail=3)
    t.play("6@6").to("hire")
    assert t.choices() == ["hire banker at 0", "office"]
    t.hire("banker", at=0).take("keep")
    assert t.sheet_of(0) == FULL | {0: "lucky banker"}
    assert t.pile_now == []


@rule("SR261", "SR75")
def test_a_seventh_needs_one_to_go() -> None:
    t = laid(extra_scoundrel=True).hand(0, "6").sheet(0, FULL | {0: "lucky banker"}).seat(1, jail=3)
    t.saloon("grumpy prospector").play("6@6").to("hire")
    assert "hire prospector and let go" in t.choices()
    t.hire("prospector", at=0).take("keep")
    assert t.sheet_of(0) == FULL | {0: "grumpy prospector"}
    assert t.pile_now == ["lucky banker"]


@rule("SR261", "SR72")
def test_without_the_option_the_portrait_takes_nobody() -> None:
    t = laid().hand(0, "6").saloon("lucky banker").seat(1, jail=3).play("6@6").to("hire")
    t.refused(0, "hire banker at 0", because="SR72")
    with pytest.raises(saloon.BadPosition, match="spaces are 1 to 5"):
        laid().sheet(0, {0: "lucky banker"}).view()


@rule("SR262")
@pytest.mark.parametrize(
    ("trait", "used", "space"),
    [("helpful", 0, 1), ("energetic", 0, 3), ("anxious", 1, 0), ("sympathetic", 3, 0), ("tireless", 1, 0)],
)
def test_responses_work_on_the_portrait(trait: str, used: int, space: int) -> None:
    t = laid(extra_scoundrel=True).hand(0, "5").seat(1, jail=3)
    t.sheet(0, {used: "cocky prospector", space: f"{trait} banker"}).play("5@5").use("prospector")
    t.asks(0, "respond").take("use banker")
    assert t.money(0) == 11
    t.idle()


@rule("SR262")
def test_and_all_else_does() -> None:
    """It is used by its slot, by a Horse, counted by a Barber, swapped by a Tailor, and shows its tech icon."""
    t = laid(extra_scoundrel=True).hand(0, "5").seat(1, jail=3).saloon("lucky cow", "clumsy dog")
    t.sheet(0, {0: "electrified prospector", 1: "cocky horse", 2: "stubborn barber", 3: "filthy tailor"})
    t.play("5@5").use("barber")
    assert t.money(0) == 4 + 4
    t.use("horse").take("scoundrel prospector")
    assert t.money(0) == 11
    t.use("tailor").take("scoundrel prospector", "scoundrel cow")
    assert t.sheet_of(0)[0] == "electrified cow"
    t = laid(extra_scoundrel=True).given(phase="over", day=2).sheet(0, {0: "electrified prospector"})
    assert t.game.result["icons"] == [1, 0]


@rule("SR263")
def test_with_strategy_cards_both_have_their_place() -> None:
    t = laid(extra_scoundrel=True, strategy_cards=True).hand(0, "5").seat(1, jail=3)
    t.seat(0, leader="milton-goff", strategy="buy-information").sheet(
        0, {0: "helpful banker", 1: "cocky jailer"}
    )
    t.take("use strategy", "safe depot-1", "mark 5")
    t.asks(0, "plan")  # the card left of the sheet is nobody's neighbour
    assert t.of(0, "strategy") == "buy-information"
    assert t.sheet_of(0) == {0: "helpful banker", 1: "cocky jailer"}
    t.idle()


# Wild Saloon


def wild(players: int = 2) -> ScoundrelsTable:
    return laid(players, days=3, wild_saloon=True)


def colours_in(t: ScoundrelsTable) -> list[str]:
    return [colour(cell["job"]) for cell in t.view()["saloon"]]


@rule("SR264", "SR268")
@pytest.mark.parametrize("players", COUNTS)
def test_two_job_decks_and_a_purple_one_leftmost(players: int) -> None:
    for seed in range(5):
        t = dealt(players, seed=seed, days=3, wild_saloon=True)
        assert colours_in(t) == ["purple", "green", "green"]
        made = t.happened("created")
        assert colour(made[0]["job"]) == "purple"  # created first, so the first trait is its
        assert t.saloon_now[0] == f"{made[0]['trait']} {made[0]['job']}"


@rule("SR264")
@pytest.mark.parametrize("players", COUNTS)
def test_green_lies_on_black(players: int) -> None:
    t = idle_game(players, seed=2, days=3, wild_saloon=True)
    others = [colour(event["job"]) for event in t.happened("created") if colour(event["job"]) != "purple"]
    green = {2: 7, 3: 9, 4: 12}[players]
    assert runs(others) == [("green", green), ("black", len(others) - green)]


def wild_decks(players: int, blue: int, green: int) -> None:
    t = dealt(players, seed=2, days=3, wild_saloon=True)
    assert t.view()["decks"] == {"traits": blue + 10 - 3, "jobs": green + 22 - 2, "purple": 22 - 1}
    t = idle_game(players, seed=2, days=3, wild_saloon=True)
    made = t.happened("created")
    levels = [CARDS.trait(event["trait"]).level for event in made]
    assert runs(levels) == [(1, blue), (2, len(made) - blue)]
    greens = [event for event in made if colour(event["job"]) == "green"]
    assert len(greens) == green


@rule("SR265")
def test_the_wild_decks_for_two() -> None:
    wild_decks(2, blue=20, green=7)


@rule("SR266")
def test_the_wild_decks_for_three() -> None:
    wild_decks(3, blue=30, green=9)


@rule("SR267")
def test_the_wild_decks_for_four() -> None:
    wild_decks(4, blue=40, green=12)


@rule("SR269", "SR270")
@pytest.mark.parametrize("players", COUNTS)
def test_a_purple_one_comes_when_none_is_on_display(players: int) -> None:
    """All through random games: a new one at the left is purple exactly if the others are not."""
    seen = {True: 0, False: 0}
    for seed in range(4):
        t = dealt(players, seed=seed, days=3, wild_saloon=True)
        rng = random.Random(seed)
        known = {cell["sleeve"] for cell in t.view()["saloon"]}
        while (decision := t.game.decision) is not None:
            decks = t.view()["decks"]
            t.game.apply(decision.seat, rng.choice(decision.codes))
            cells = t.view()["saloon"]
            fresh = [cell for cell in cells if cell["sleeve"] not in known]
            known |= {cell["sleeve"] for cell in cells}
            if len(fresh) == 1 and fresh[0] is cells[0] and decks["purple"] and decks["jobs"]:
                lacking = "purple" not in colours_in(t)[1:]
                assert (colour(fresh[0]["job"]) == "purple") == lacking
                seen[lacking] += 1
    assert seen[True] > 3
    assert seen[False] > 3


@rule("SR269")
def test_who_hires_the_purple_one_brings_the_next() -> None:
    t = (
        wild()
        .hand(0, "6")
        .seat(1, jail=3)
        .seat(0, money=20)
        .saloon("lucky banker", "clumsy dog", "dusty cow")
    )
    t.play("6@6").hire("banker", at=1).take("keep")
    assert colours_in(t) == ["purple", "green", "green"]


@rule("SR270")
def test_who_hires_a_green_one_brings_a_green_one() -> None:
    t = (
        wild()
        .hand(0, "6")
        .seat(1, jail=3)
        .seat(0, money=20)
        .saloon("lucky banker", "clumsy dog", "dusty cow")
    )
    t.play("6@6").hire("cow", at=1).take("keep")
    assert colours_in(t) == ["green", "purple", "green"]


@rule("SR271", "Q37")
def test_a_second_purple_one_by_a_swap_keeps_new_ones_away() -> None:
    """The colour goes with the job: the Tailor leaves the Banker in the Saloon beside the Marshal."""
    t = wild().hand(0, "5 6").hand(1, "6").seat(0, jail=3).seat(1, jail=3)
    t.sheet(0, {1: "cocky tailor", 2: "sneaky banker"}).saloon("dusty marshal", "lucky dog", "clumsy cow")
    t.play("5@5").use("tailor").take("scoundrel dog")
    assert colours_in(t) == ["purple", "purple", "green"]
    t.take("pass").office("sell-information")
    assert colours_in(t) == ["green", "purple", "purple"]
    t.play("6@6").office("sell-information")  # one purple goes, one is left
    assert colours_in(t) == ["green", "green", "purple"]
    t.play("6@6").office("sell-information")  # now there is none
    assert colours_in(t) == ["purple", "green", "green"]


@rule("Q37")
def test_a_purple_job_taken_from_the_saloon_by_a_swap_is_missed_at_the_next_refill() -> None:
    t = wild().hand(0, "5").seat(1, jail=3).saloon("dusty marshal", "lucky dog", "clumsy cow")
    t.sheet(0, {1: "cocky tailor", 2: "sneaky prospector"}).play("5@5").use("tailor").take(
        "scoundrel marshal"
    )
    assert colours_in(t) == ["green", "green", "green"]  # a swap refills nothing
    t.take("pass").office("sell-information")
    assert colours_in(t) == ["purple", "green", "green"]


@rule("SR272")
def test_three_safes_on_any_day() -> None:
    t = wild().hand(0, "5").seat(1, jail=3).seat(0, safes=["depot-1", "depot-2"])
    assert t.view()["limit"] == 3
    t.play("5@5").take("lead 5", "safe depot-3").asks(0, "hire")
    t = wild().hand(0, "5").seat(1, jail=3).seat(0, safes=["depot-1", "depot-2", "depot-3"])
    t.play("5@5").take("lead 5", "safe estate-1").asks(0, "abandon").take("safe depot-2")
    assert t.safes_of(0) == ["depot-1", "depot-3", "estate-1"]
    assert t.safe("depot-2")["place"] == "space 1"  # the first open one


@rule("SR273")
def test_one_job_deck_serves_for_both() -> None:
    t = wild().given(scoundrels=[], traits=["lucky", "dusty"], jobs=["dog"], purple=[]).hand(0, "6")
    t.saloon("sneaky cow", "clumsy jailer", "filthy banker").seat(1, jail=3).play("6@6").office(
        "sell-information"
    )
    assert t.saloon_now == ["lucky dog", "sneaky cow", "clumsy jailer"]  # no purple left: green or black
    t = wild().given(scoundrels=[], traits=["lucky", "dusty"], jobs=[], purple=["marshal"]).hand(0, "6")
    t.saloon("filthy banker", "sneaky cow", "clumsy jailer").seat(1, jail=3).play("6@6").office(
        "sell-information"
    )
    assert t.saloon_now == ["lucky marshal", "filthy banker", "sneaky cow"]  # a second purple all the same


@rule("SR273", "SR168")
def test_with_both_empty_nobody_comes() -> None:
    t = wild().given(scoundrels=[], traits=["lucky"], jobs=[], purple=[]).hand(0, "6").seat(1, jail=3)
    t.saloon("filthy banker", "sneaky cow", "clumsy jailer").play("6@6").office("sell-information")
    assert t.saloon_now == ["filthy banker", "sneaky cow"]


# Together


@pytest.mark.parametrize("chosen", list(itertools.product([False, True], repeat=4)))
def test_every_combination_plays(chosen: tuple[bool, ...]) -> None:
    flags = ("strategy_cards", "starting_zero", "extra_scoundrel", "wild_saloon")
    t = dealt(2 + sum(chosen) % 3, seed=8, days=3, **dict(zip(flags, chosen, strict=True)))
    t.play_on(random.Random(8))
    assert t.game.result is not None


def test_a_wild_saloon_in_two_days_is_refused() -> None:
    with pytest.raises(saloon.BadOption, match="needs days = 3"):
        dealt(2, days=2, wild_saloon=True)
