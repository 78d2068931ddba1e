"""The expansion's own set-up: pool, decks, mods, debts, pieces, opening hands (X:352 to X:394)."""

from collections import Counter
from typing import Any

import pytest

import saloon
from saloon.games.scoundrels import catalogue
from saloon.games.scoundrels.engine.state import ScoundrelsState as State
from tests.rule import rule
from tests.scoundrels import ScoundrelsTable, dealt, expanded

BOX = catalogue.load("double-or-nothing")
BASE = catalogue.load()
DECKS = {2: (20, 7), 3: (30, 9), 4: (40, 12)}


def fresh(players: int = 2, seed: int = 3, **options: Any) -> ScoundrelsTable:
    return dealt(players, seed=seed, expansion="double-or-nothing", **options)


def state(t: ScoundrelsTable) -> State:
    s = t.game.state
    assert isinstance(s, State)
    return s


# Pool


@rule("XR1")
def test_all_modules_come_together() -> None:
    view = fresh().view(0)
    assert view["debts"]["unused"] == 16
    assert len(view["mods"]) == 5
    assert sum(row["modded"] for row in view["safes"]) == 9
    assert len(view["seats"][0]["sheet"]) == 8
    for flag in ("starting_zero", "wild_saloon", "extra_scoundrel"):
        for value in (True, False):
            with pytest.raises(saloon.BadOption, match=f"{flag} does not go with the expansion"):
                fresh(**{flag: value})


@rule("XR1")
def test_there_is_no_other_expansion() -> None:
    for word in ("triple-or-nothing", True, 3):
        with pytest.raises(saloon.BadOption, match="it is 'double-or-nothing'"):
            saloon.new("scoundrels", options={"expansion": word})


@rule("XR2", "XR3", "XR4", "XQ30")
def test_the_pool_is_base_and_expansion_with_five_cards_revised() -> None:
    jobs, traits = {job.id for job in BOX.jobs}, {trait.id for trait in BOX.traits}
    assert len(jobs) * len(traits) == 80 * 75 == 6000
    assert Counter(job.colour for job in BOX.jobs) == {"green": 22, "purple": 29, "black": 29}
    assert Counter(trait.level for trait in BOX.traits) == {1: 60, 2: 15}
    gone = {"barber", "outlaw"}
    assert {job.id for job in BASE.jobs} - jobs == gone
    assert {trait.id for trait in BASE.traits} - traits == {"generous", "nosy", "lying"}
    assert {f"{id}-revised" for id in gone} <= jobs
    assert {"generous-revised", "nosy-revised", "lying-revised"} <= traits
    colours = {job.id: job.colour for job in BOX.jobs}
    assert (colours["barber-revised"], colours["outlaw-revised"]) == ("purple", "black")
    assert colours["renegade"] == "purple"
    assert {colours[id] for id in ("bookie", "prisoner", "treasure-hunter")} == {"black"}


@rule("XR5")
def test_only_advanced_safes_are_dealt() -> None:
    used = {gadget for site in ("depot", "estate", "laboratory") for gadget in fresh().shuffled(site)}
    assert used == {safe.id for safe in BOX.safes}
    assert not used & {safe.id for safe in BASE.safes}


# Decks


@rule("XR6", "XR8", "XR9", "XR10", "XR12", "XR13", "XR14", "XR15")
@pytest.mark.parametrize("players", DECKS)
@pytest.mark.parametrize("days", [2, 3])
def test_the_decks_of_each_number_of_players(players: int, days: int) -> None:
    s = state(fresh(players, days=days))
    blue, green = DECKS[players]
    colours, levels = s.box.job_colour, s.box.trait_level
    # Three have been created: a purple one and two green ones.
    assert Counter(levels[card] for card in [*s.traits, *s.trait]) == {1: blue, 2: 15}
    assert [levels[card] for card in s.traits] == [2] * 15 + [1] * (blue - 3)
    assert [colours[card] for card in s.jobs] == [2] * 29 + [0] * (green - 2)
    assert [colours[card] for card in s.purples] == [1] * 28


@rule("XR16")
def test_the_first_saloon_is_purple_green_green() -> None:
    t = fresh(4)
    colours = {job.id: job.colour for job in BOX.jobs}
    assert [colours[name.split()[1]] for name in t.saloon_now] == ["purple", "green", "green"]
    # The purple one was created first, so it has the first of the traits.
    first = t.shuffled("traits.blue")[39]
    assert t.saloon_now[0].split()[0] == first


@rule("XR11")
def test_one_player_would_use_16_blue_and_5_green() -> None:
    sizes = BOX.setup(3, 1)
    assert (sizes.blue, sizes.green, sizes.red, sizes.purple, sizes.black) == (16, 5, 15, 28, 26)


# Safes and mods


@rule("XR17", "XR18", "XR19", "XR20", "XR21")
def test_the_top_three_of_each_site_get_a_mod_unseen() -> None:
    t = fresh(3)
    for site in ("depot", "estate", "laboratory"):
        rows = [row for row in t.view()["safes"] if row["site"] == site]
        assert [row["modded"] for row in rows] == [True] * 3 + [False] * 3
        assert [row["place"] for row in rows] == [*[f"space {k}" for k in range(1, 6)], "unused"]
        assert len(set(t.shuffled(site))) == 6
    for seat in (None, 0, 1, 2):
        assert all(row["mod"] is None and row["gadget"] is None for row in t.view(seat)["safes"])
        assert not any(row["faceup"] for row in t.view(seat)["safes"])


@rule("XR22")
def test_five_of_fourteen_mods_stay_unused_and_unseen() -> None:
    t = fresh()
    assert len(t.shuffled("mods")) == len(BOX.mods) == 14
    assert [row["mod"] for row in t.view(0)["mods"]] == [None] * 5


# Pieces and hands


@rule("XR7", "XR32")
def test_sixteen_debts_lie_facedown_and_everybody_has_four_spaces() -> None:
    t = fresh(4)
    view = t.view(0)
    assert (view["debts"]["unused"], view["debts"]["discarded"], view["debts"]["carried"]) == (16, [], [])
    assert all(seat["debts"] == [None] * 4 for seat in view["seats"])
    assert len(t.shuffled("debts")) == 16
    other = fresh(4, seed=4)
    assert sorted(t.shuffled("debts")) == sorted(other.shuffled("debts"))
    assert t.shuffled("debts") != other.shuffled("debts")


@rule("XQ1")
def test_values_and_prices_of_debts_are_data_and_say_that_they_are_ours() -> None:
    assert {debt.value: debt.count for debt in BOX.debts} == {0: 3, 1: 7, 2: 4, 3: 2}
    assert all(debt.provenance == "original" for debt in BOX.debts)
    assert [space.price for space in BOX.debt_spaces] == [2, 3, 4, 5]
    known = [space.price for space in BOX.debt_spaces if space.provenance == "rulebook"]
    assert known == [3, 4]


@rule("XR23", "XR24", "XR25")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_begins_with_the_same_pieces(players: int) -> None:
    t = fresh(players)
    for seat in range(players):
        assert t.of(seat, "marks") == {"2/3": 3, "4/5": 4, "6/7": 3}
        assert (t.of(seat, "henchmen"), t.of(seat, "jailed")) == (2, 1)
        assert (t.money(seat), t.reputation(seat)) == (4, 0)


@rule("XR26")
def test_the_opening_hand_has_the_0_and_three_others() -> None:
    hands = set()
    for seed in range(8):
        t = fresh(seed=seed)
        for seat in (0, 1):
            hand = t.of(seat, "hand")
            assert hand[0] == "0"
            assert len(hand) == 4
            assert t.of(seat, "deck") == 3
            hands.add(tuple(hand))
    assert len(hands) > 5


@rule("XR27")
def test_without_the_option_there_are_no_strategy_cards() -> None:
    t = fresh().asks(state(fresh()).first, "plan")
    assert t.of(0, "strategy") is None


@rule("XR28")
def test_each_leader_has_three_strategy_cards_to_choose_from() -> None:
    t = fresh(4, strategy_cards=True)
    new = {"plot-revenge", "fund-r-and-d", "read-the-fine-print", "enlist-talent"}
    for question in t.game.decisions:
        assert len(question.choices) == 3
        assert len({word.split()[1] for word in question.choices} & new) == 1


@rule("XR29")
def test_who_begins_is_random_unless_said() -> None:
    assert {state(fresh(3, seed=seed)).first for seed in range(12)} == {0, 1, 2}
    assert state(fresh(3, first=2)).first == 2


@rule("XR30", "XQ2")
def test_three_days_or_two_as_a_variant() -> None:
    assert fresh().view()["days"] == 3
    t = fresh(days=2)
    assert t.view()["days"] == 2
    assert t.view()["decks"] == fresh().view()["decks"]
    with pytest.raises(saloon.BadOption, match="days is 4"):
        fresh(days=4)
    # The final day of two is the second one.
    for day, final in ((1, False), (2, True)):
        office = expanded(days=2).given(day=day).seat(0, money=12).hand(0, "6").play("6@6").take("office")
        assert office.can("office bribe-sheriff") == final


# Sheet


@rule("XR31", "XQ14")
def test_seven_spaces_and_the_arrows_go_on_across_the_edge() -> None:
    t = (
        expanded()
        .hand(0, "2")
        .seat(0, money=9)
        .saloon("lucky banker", "filthy cow")
        .play("2@6")
        .until("office")
    )
    assert [word for word in t.choices() if word.startswith("hire banker")] == [
        f"hire banker at {k}" for k in range(1, 8)
    ]
    # Space 6 is right of space 2, space 7 right of space 5 and below space 6.
    for used, place, trait in (
        (2, 6, "helpful"),
        (5, 7, "helpful"),
        (6, 7, "energetic"),
        (7, 6, "sympathetic"),
    ):
        t = expanded().hand(0, "3").sheet(0, {used: "dusty banker", place: f"{trait} trapper"})
        t.play("3@3").take("use banker").asks(0, "respond")
        assert t.can("use trapper")
    t = expanded().hand(0, "3").sheet(0, {1: "dusty banker", 6: "helpful trapper"}).play("3@3")
    assert not t.take("use banker").can("use trapper")
