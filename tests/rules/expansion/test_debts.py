"""Debts: gained unseen, lost faceup, at most four; on safes and on scoundrels (X:56 to X:92)."""

import pytest

import saloon
from tests.rule import rule
from tests.scoundrels import ScoundrelsTable, expanded

FOUR = {1: 1, 2: 1, 3: 1, 4: 1}


def painter(debts: dict[int, int], **facts: int) -> ScoundrelsTable:
    """About to use the Painter: gain 1 debt to gain $5."""
    t = expanded().hand(0, "6").sheet(0, {1: "grumpy painter"}).seat(0, debts=debts, **facts)
    return t.play("6@6").until("use painter" if len(debts) < 4 else "office")


# Gaining


@rule("XR33", "XR34", "XR35", "X8")
def test_a_debt_is_a_random_unused_token_in_a_space_of_choice_and_nobody_sees_it() -> None:
    t = painter({2: 1}).take("use painter").asks(0, "debt")
    assert t.choices() == ["debt 1", "debt 3", "debt 4"]
    t.choose(0, "debt 3")
    assert t.debts(0) == [2, 3]
    for seat in (None, 0, 1):
        assert [token and token["value"] for token in t.view(seat)["seats"][0]["debts"]] == [None] * 4
    assert t.view()["debts"]["unused"] == 14
    t.idle()


@rule("XR33")
def test_which_token_comes_is_up_to_the_mixing() -> None:
    came = set()
    for seed in range(12):
        t = expanded().given(seed=seed).hand(0, "6").sheet(0, {1: "grumpy painter"}).play("6@6")
        t.take("use painter", "debt 1")
        came.add(t.game.state.debts[0])
    assert len(came) > 2


@rule("X8")
def test_a_space_that_was_cleared_is_free_again_and_none_is_preferred() -> None:
    t = expanded().hand(0, "6").seat(0, debts={2: 1, 3: 0}, money=3).sheet(0, {1: "grumpy painter"})
    t.play("6@6").until("use painter").take("pass", "office", "location pay-off-loans", "debt 2")
    assert t.debts(0) == [3]
    assert (t.money(0), t.view()["debts"]["discarded"]) == (0, [1])
    t = painter({3: 0}).take("use painter")
    assert t.choices() == ["debt 1", "debt 2", "debt 4"]


@rule("XR36", "XQ26")
def test_debts_are_revealed_and_subtracted_at_the_end() -> None:
    t = expanded().given(day=3, phase="evening", unused_debts=[0]).seat(0, debts={1: 3, 4: 2}, money=5)
    t.seat(1, debts={1: 0}, money=5)
    t.to_the_end()
    assert t.game.result["debts"] == [5, 0]
    assert t.game.result["scores"] == [-5, 0]
    assert t.game.result["money"] == [5, 5]
    assert [token and token["value"] for token in t.view()["seats"][0]["debts"]] == [3, None, None, 2]


# Losing


@rule("XR37", "XR38", "X9")
def test_the_loser_picks_and_the_token_is_shown_and_out_of_reach() -> None:
    t = expanded().hand(0, "6").sheet(0, {1: "grumpy accountant"}).seat(0, debts={1: 3, 2: 0, 4: 1})
    t.play("6@6").take("use accountant").asks(0, "lose-debt")
    assert t.choices() == ["debt 1", "debt 2", "debt 4"]
    t.choose(0, "debt 4")
    assert t.debts(0) == [1, 2]
    assert t.happened("debt-lost", 1) == [{"kind": "debt-lost", "seat": 0, "space": 4, "value": 1}]
    assert t.view(1)["debts"]["discarded"] == [1]
    assert t.view(1)["debts"]["unused"] == 13
    assert t.money(0) == 6


@rule("XR37")
def test_all_go_without_a_question_if_there_are_no_more() -> None:
    t = expanded().hand(0, "6").sheet(0, {1: "grumpy pawnbroker"}).seat(0, debts={2: 3, 4: 2})
    t.play("6@6").take("use pawnbroker")
    assert t.debts(0) == []
    assert t.view()["debts"]["discarded"] == [2, 3]
    assert t.pile_top == "grumpy pawnbroker"


@rule("XR42", "X9")
def test_lost_debts_come_back_once_the_unused_are_gone() -> None:
    t = expanded(4).hand(0, "6").sheet(0, {1: "grumpy painter"})
    t.seat(1, debts={1: 0, 2: 0, 3: 0, 4: 1}).seat(2, debts=FOUR).seat(3, debts={1: 2, 2: 2, 3: 2, 4: 2})
    t.given(discarded_debts=[1, 1, 3, 3]).play("6@6").take("use painter", "debt 2")
    assert t.happened("debts-mixed") == [{"kind": "debts-mixed", "count": 4}]
    assert t.view()["debts"]["discarded"] == []
    assert t.view()["debts"]["unused"] == 3


# The limit


@rule("XR39", "XR40", "X1")
def test_with_four_debts_none_is_gained_and_no_loan_taken() -> None:
    t = expanded().hand(0, "6").seat(0, debts={1: 1, 2: 1, 4: 1}, money=0).play("6@6").until("office")
    t.choose(0, "loan 3")
    assert (t.money(0), t.debts(0)) == (2, [1, 2, 3, 4])
    for space in (1, 2, 3, 4):
        assert not t.can(f"loan {space}")
    t.refused(0, "loan 3", because="X1")
    free = expanded().asks(0, "plan")
    assert all(free.can(f"loan {space}", 0) for space in (1, 2, 3, 4))


@rule("XR41", "X6")
def test_with_four_debts_what_needs_one_is_unusable() -> None:
    t = (
        expanded()
        .hand(0, "6")
        .seat(0, debts=FOUR, money=3)
        .sheet(0, {1: "grumpy painter", 2: "hasty banker"})
    )
    t.asks(0, "plan").refused(0, "use banker", because="X6")
    t.play("6@6").until("office").refused(0, "use painter", because="X6")
    t.take("office")
    assert not t.can("location hire-reporter")
    assert t.can("location pay-off-loans")
    # With three debts each of them is there.
    t = expanded().hand(0, "6").seat(0, debts={1: 1, 2: 1, 3: 1}, money=3)
    t.sheet(0, {1: "grumpy painter", 2: "hasty banker"}).until("use banker", 0).choose(0, "pass")
    t.play("6@6").until("use painter").until("office").take("office")
    assert t.can("location hire-reporter")


@rule("XR41", "X5")
def test_with_room_hasty_gains_a_debt_for_every_use() -> None:
    t = expanded().seat(0, debts={1: 1, 2: 1, 3: 1}).sheet(0, {1: "hasty banker"}).asks(0, "start")
    t.choose(0, "use banker")
    assert t.debts(0) == [1, 2, 3, 4]
    assert t.money(0) == 8


# On cards


@rule("XR49")
def test_a_debt_on_a_card_is_an_unused_token_facedown() -> None:
    t = (
        expanded()
        .hand(0, "6")
        .sheet(0, {1: "grumpy peddler"})
        .saloon("dusty cow", "filthy dog", "lucky chef")
    )
    t.play("6@6").take("use peddler").asks(0, "place-debt")
    assert t.choices() == ["scoundrel cow", "scoundrel dog", "scoundrel chef"]
    t.choose(0, "scoundrel dog")
    (token,) = t.view(0)["debts"]["carried"]
    assert (token["value"], token["safe"], token["seen_by"]) == (None, None, [])
    assert token["sleeve"] == t.view()["saloon"][1]["sleeve"]
    assert t.view()["debts"]["unused"] == 15
    assert t.money(0) == 7


@rule("XR50", "XR52", "X11")
def test_who_steals_a_safe_gains_its_debts_and_the_excess_is_discarded() -> None:
    t = (
        expanded()
        .hand(0, "5")
        .seat(0, debts={1: 1, 2: 1, 3: 1})
        .given(carried=["2 on depot-4", "3 on depot-4"])
    )
    t.play("5@5").take("lead 5", "safe depot-4")
    assert t.debts(0) == [1, 2, 3, 4]
    assert t.view()["debts"]["carried"] == []
    assert t.view()["debts"]["discarded"] == [3]
    assert t.happened("debt-discarded") == [{"kind": "debt-discarded", "value": 3}]


@rule("XR50", "XQ17")
def test_to_abandon_the_safe_at_once_does_not_dodge_its_debts() -> None:
    t = (
        expanded()
        .hand(0, "5")
        .seat(0, safes=["estate-1", "estate-2", "estate-3"])
        .given(carried=["2 on depot-1"])
    )
    t.play("5@5").take("lead 5", "safe depot-1", "debt 2").asks(0, "abandon").take("safe depot-1")
    assert t.safe("depot-1")["place"] == "space 1"
    assert t.debts(0) == [2]


@rule("XR51", "XR52", "X12")
def test_hiring_is_allowed_at_four_debts_and_the_debt_is_discarded() -> None:
    t = expanded().hand(0, "6").seat(0, debts=FOUR, money=9).saloon("dusty cow", "filthy dog", "lucky chef")
    t.given(carried=["0 on dog"]).play("6@6").take("hire dog at 1")
    assert t.sheet_of(0) == {1: "filthy dog"}
    assert t.view()["debts"]["discarded"] == [0]
    assert t.debts(0) == [1, 2, 3, 4]


@rule("XR51")
def test_who_hires_a_scoundrel_gains_its_debts() -> None:
    t = expanded().hand(0, "6").seat(0, money=9).saloon("dusty cow", "filthy dog", "lucky chef")
    t.given(carried=["0 on dog", "1 on cow"]).play("6@6").take("hire dog at 1", "debt 4")
    assert t.debts(0) == [4]
    assert len(t.view()["debts"]["carried"]) == 1


@rule("XR53", "X13", "XR56")
def test_a_discarded_scoundrel_takes_its_debts_along_faceup() -> None:
    t = expanded().hand(0, "6").saloon("dusty cow", "filthy dog", "lucky chef").given(carried=["3 on chef"])
    t.play("6@6").take("office")
    assert t.pile_top == "lucky chef"
    assert t.view()["debts"]["discarded"] == [3]
    assert t.debts(0) == []


@rule("XR51", "X14")
def test_a_when_hired_scoundrel_leaves_its_debt_with_you() -> None:
    t = expanded().hand(0, "6").seat(0, money=9).saloon("charming banker", "filthy dog", "lucky chef")
    t.given(carried=["2 on banker"]).play("6@6").take("hire banker", "debt 1", "use banker")
    assert t.debts(0) == [1]
    assert t.pile_top == "charming banker"
    assert t.view()["debts"]["carried"] == []
    assert t.view()["debts"]["discarded"] == []


@rule("XR54", "X10")
def test_with_no_token_left_one_comes_from_a_card() -> None:
    t = (
        expanded(4)
        .hand(0, "6")
        .sheet(0, {1: "grumpy painter"})
        .saloon("dusty cow", "filthy dog", "lucky chef")
    )
    t.seat(0, debts={1: 1, 2: 1, 3: 1}).seat(1, debts={1: 0, 2: 0, 3: 0, 4: 1})
    t.seat(2, debts={1: 1, 2: 1, 3: 1, 4: 2}).seat(3, debts={1: 2, 2: 2, 3: 2, 4: 3}).given(
        carried=["3 on dog"]
    )
    t.play("6@6").take("use painter")
    assert t.debts(0) == [1, 2, 3, 4]
    assert t.view()["debts"]["carried"] == []
    assert t.view()["debts"]["unused"] == 0


@rule("XR54", "X10")
def test_of_several_cards_the_gainer_chooses_and_with_all_held_nobody_can_gain() -> None:
    t = (
        expanded(4)
        .hand(0, "6")
        .sheet(0, {1: "grumpy painter"})
        .saloon("dusty cow", "filthy dog", "lucky chef")
    )
    t.seat(0, debts={1: 1, 2: 1}).seat(1, debts={1: 0, 2: 0, 3: 0, 4: 1}).seat(
        2, debts={1: 1, 2: 1, 3: 1, 4: 2}
    )
    t.seat(3, debts={1: 2, 2: 2, 3: 2, 4: 3}).given(carried=["3 on dog", "1 on depot-2"])
    t.play("6@6").take("use painter").asks(0, "take-off")
    assert t.choices() == ["scoundrel dog", "safe depot-2"]
    t.take("safe depot-2", "debt 3")
    assert [token["sleeve"] is not None for token in t.view()["debts"]["carried"]] == [True]
    t.choose(0, "loan 4")
    assert t.debts(0) == [1, 2, 3, 4]
    assert not any(t.can(f"loan {space}") for space in (1, 2, 3, 4))
    free = expanded(4).asks(0, "plan")
    assert all(free.can(f"loan {space}", 0) for space in (1, 2, 3, 4))


def test_a_position_with_too_many_tokens_is_refused() -> None:
    t = expanded().seat(0, debts={1: 3, 2: 3, 3: 3})
    with pytest.raises(saloon.BadPosition, match="too many debts of value 3"):
        t.view()
