"""The end of a solo game: strictly more tech wins; what the enemy counts."""

from typing import Any

import pytest

from saloon.games.scoundrels import catalogue
from tests.rule import rule
from tests.scoundrels import ScoundrelsTable, alone


def last_evening(enemy: str = "lilith-boone", *, expert: bool = False) -> ScoundrelsTable:
    return alone(enemy, expert=expert).given(phase="evening", day=3)


def result(t: ScoundrelsTable) -> dict[str, Any]:
    t.view()
    while t.game.decision is not None:
        t.choose(0, "pass")
    found: Any = t.game.result
    return found


@rule("X46", "XR103", "XR104")
@pytest.mark.parametrize(("reputation", "wins"), [(6, [0]), (5, []), (4, [])])
def test_only_more_tech_wins_and_money_does_not_help(reputation: int, wins: list[int]) -> None:
    t = last_evening().seat(0, reputation=reputation, money=50).enemy(reputation=5)
    end = result(t)
    assert (end["scores"], end["enemy"]["score"]) == ([reputation], 5)
    assert end["winners"] == wins


@rule("XR105")
@pytest.mark.parametrize(("expert", "each"), [(False, 4), (True, 5)])
def test_lilith_counts_destroyed_safes_and_her_reputation(expert: bool, each: int) -> None:
    t = last_evening(expert=expert).enemy(reputation=2, destroyed=["depot-1", "estate-3"])
    assert result(t)["enemy"]["score"] == 2 * each + 2


@rule("XR105")
def test_milton_counts_complete_pairs_of_dollars() -> None:
    assert result(last_evening("milton-goff").enemy(money=7, reputation=1))["enemy"]["score"] == 3 + 1


@rule("XR105")
def test_doc_counts_recruits_black_ones_more_and_their_icons() -> None:
    t = last_evening("doc-zimmer").enemy(recruits=["dusty cow", "cocky judge"], reputation=-1)
    icons = sum(one["tech"] for one in t.enemy_now["recruits"])
    colours = {"cow": "green", "judge": "black"}
    assert {one["job"] for one in t.enemy_now["recruits"]} == set(colours)
    assert result(t)["enemy"]["score"] == 2 + 2 + icons - 1


@rule("XR129", "XR105")
@pytest.mark.parametrize(("expert", "counted"), [(False, 3), (True, 4)])
def test_preston_counts_his_best_safes_only(expert: bool, counted: int) -> None:
    values = {"laboratory-1": 7, "laboratory-2": 6, "laboratory-3": 5, "laboratory-4": 4, "laboratory-5": 2}
    gadgets = {"laboratory-4": "shock-stick"}
    values.pop("laboratory-4")
    mods = {f"laboratory-{k}": "none" for k in range(1, 6)}
    t = last_evening("preston-cain", expert=expert).given(values=values, gadgets=gadgets, mods=mods)
    t.enemy(safes=[f"laboratory-{k}" for k in range(1, 6)])
    # Thunder Core 7 - 3, Vanishing Cloak 6 - 2, Weather Engine 5, Shock Stick 4, Sun Panel 2 + 3
    worths = sorted([4, 4, 5, 4, 5], reverse=True)
    assert result(t)["enemy"]["safes"] == sum(worths[:counted])


@rule("XR129")
def test_matching_marks_count_for_the_enemy_too() -> None:
    t = last_evening("preston-cain").given(values={"laboratory-1": 7}, mods={"laboratory-1": "none"})
    t.marks("0: 7 on laboratory-1", "0: 6 on laboratory-1").enemy(safes=["laboratory-1"])
    assert result(t)["enemy"]["safes"] == 7 + 1 - 3


@rule("X45", "XR129", "XR158")
def test_unstable_on_a_seven_pays_the_enemy_and_nobody_else() -> None:
    t = last_evening("preston-cain").given(values={"laboratory-1": 7}, mods={"laboratory-1": "unstable"})
    assert result(t.enemy(safes=["laboratory-1"]))["enemy"]["safes"] == 7 + 3
    t = last_evening("preston-cain").given(values={"laboratory-1": 7}, mods={"laboratory-1": "unstable"})
    assert result(t.seat(0, safes=["laboratory-1"]))["bonuses"] == [0]


@rule("XR129")
def test_a_bonus_is_met_and_a_penalty_too_whatever_the_state() -> None:
    for mod, worth in (("gilded", 2), ("leaking", -3), ("mortgaged", -2), ("team-built", 2)):
        t = last_evening("preston-cain").given(values={"laboratory-1": 2}, mods={"laboratory-1": mod})
        assert result(t.enemy(safes=["laboratory-1"]))["enemy"]["safes"] == 2 + worth


@rule("XR129", "XR130")
def test_for_each_counts_its_own_things() -> None:
    safes = ["laboratory-1", "laboratory-2"]
    values = {"laboratory-1": 2, "laboratory-2": 6}
    for mod, worth in (("modular", 1), ("sealed", -2)):
        t = last_evening("preston-cain").given(
            values=values, mods={"laboratory-1": mod, "laboratory-2": "none"}
        )
        t.marks("0: 3 on laboratory-1", "0: 4 on laboratory-1").enemy(safes=safes)
        assert result(t)["enemy"]["safes"] == 2 + worth + 6 - 2
    # Henchmen of its own in jail count, since "for each" is no condition (XQ35).
    t = last_evening("preston-cain").given(gadgets={"depot-1": "spark-wagon"}, mods={"depot-1": "none"})
    assert result(t.enemy(safes=["depot-1"], jail=2))["enemy"]["safes"] == 5 - 2


@rule("XR69", "XR129")
def test_your_reputation_is_compared_with_the_enemys() -> None:
    for mine, bonus in ((0, 3), (2, 0)):
        t = last_evening().given(gadgets={"estate-1": "voice-gadget"}, mods={"estate-1": "none"})
        t.seat(0, safes=["estate-1"], reputation=mine).enemy(reputation=1)
        assert result(t)["bonuses"] == [bonus]


@rule("XQ30")
def test_the_removed_cards_have_the_colours_that_we_derived() -> None:
    jobs = {job.id: job.colour for job in catalogue.load("double-or-nothing").jobs}
    assert {jobs[id] for id in ("bookie", "prisoner", "treasure-hunter")} == {"black"}
    assert jobs["renegade"] == "purple"
