"""Further situations from the books, read with fresh eyes, around what the first edition got wrong."""

import pytest

from tests.rule import rule
from tests.scoundrels import alone, expanded, laid
from tests.table import table

# After a loan (Double or Nothing p. 3 and 11)


@rule("XQ33", "XR143", "XR46")
def test_impatient_waits_for_an_automa_card_in_whose_middle_the_loan_was_taken() -> None:
    t = alone("milton-goff").enemy(automa=["town-tax"]).hand(0, "4").sheet(0, {1: "impatient banker"})
    t.seat(0, money=9).play("4@4").draw().asks(0, "penalty").choose(0, "loan 1").asks(0, "penalty")
    assert not t.can("use banker")
    t.choose(0, "suffer").asks(0, "respond")
    assert t.can("use banker")


@rule("XQ33", "XR44", "XR143")
def test_two_loans_before_the_card_wake_impatient_once() -> None:
    t = expanded().sheet(0, {1: "impatient banker"}).asks(0, "plan").choose(0, "loan 1").asks(0, "respond")
    t.choose(0, "use banker").asks(0, "plan").choose(0, "loan 2").asks(0, "plan")
    assert not t.can("use banker")
    assert t.money(0) == 4 + 2 + 4 + 2


# Who is used by another, and leaves (base pp. 11 and 14)


@rule("Q53", "SR216", "SR207", "SR203")
def test_a_charming_cow_leaves_once_from_wherever_it_is_used() -> None:
    t = (
        laid()
        .hand(0, "6")
        .sheet(0, {1: "grumpy innkeeper"})
        .saloon("charming cow", "lucky dog", "hungry chef")
    )
    t.play("6@6").use("innkeeper", on="cow")
    assert (t.pile_now, len(t.saloon_now), t.money(0)) == (["charming cow"], 3, 4 + 5)
    t = laid().hand(0, "6").sheet(0, {1: "grumpy gravedigger"}).pile("charming cow", "dusty dog")
    t.play("6@6").use("gravedigger")
    assert (t.pile_now, t.money(0)) == (["dusty dog", "charming cow"], 4 + 5)


@rule("SR213", "T44")
def test_a_stunning_horse_uses_two_different_ones() -> None:
    t = (
        laid()
        .hand(0, "6")
        .sheet(0, {1: "stunning horse", 2: "dusty banker", 4: "hungry prospector"})
        .play("6@6")
    )
    t.take("use horse", "scoundrel banker").asks(0, "again").choose(0, "again")
    assert t.money(0) == 4 + 4 + 3  # only the Prospector was left to use


# Debts on what is swapped in (Double or Nothing p. 3)


@rule("XQ36", "XR52")
def test_a_swapped_safe_brings_no_fifth_debt() -> None:
    t = expanded().hand(0, "6").sheet(0, {1: "grumpy smuggler"}).given(carried=["2 on estate-2"])
    t.seat(0, safes=["depot-1"], debts={1: 1, 2: 1, 3: 1, 4: 1}).play("6@6").take(
        "use smuggler", "safe estate-2"
    )
    assert (t.debts(0), t.view()["debts"]["discarded"], t.view()["debts"]["carried"]) == (
        [1, 2, 3, 4],
        [2],
        [],
    )


# Penalties that cannot be suffered in full (Double or Nothing p. 8)


@rule("XR118", "XQ12")
@pytest.mark.parametrize(
    ("card", "slot", "facts", "asked"),
    [
        ("stampede", "3", {}, False),
        ("stampede", "3", {"sheet": {"1": "dusty cow"}}, True),
        ("night-raid", "4", {"reputation": -2}, False),
        ("night-raid", "4", {"reputation": -1}, True),
        ("hard-stare", "3", {"debts": {1: 1, 2: 1, 3: 1}}, False),
        ("hard-stare", "3", {"debts": {1: 1, 2: 1}}, True),
    ],
)
def test_what_cannot_be_suffered_in_full_needs_no_henchman(
    card: str, slot: str, facts: dict[str, object], asked: bool
) -> None:
    """A scoundrel that is not there, reputation below the lowest space, a debt too many; beside each its control."""
    t = alone().enemy(automa=[card]).hand(0, slot).seat(0, **facts).play(f"{slot}@{slot}").draw()
    t.asks(0, "penalty" if asked else "plan")
    assert len(t.happened("penalty-void")) == (not asked)


# Reputation at the ends of its track (base pp. 8 and 15)


@rule("Q3", "SR118")
@pytest.mark.parametrize(("before", "usable"), [(-2, False), (-1, True)])
def test_a_loss_that_the_track_blocks_has_not_happened(before: int, usable: bool) -> None:
    t = laid().given(phase="evening", active=1).sheet(0, {1: "daring banker"})
    t.seat(0, reputation=before, slots={"3": "5"}, calls={"3": [1]}).seat(1, henchmen=1, jail=1)
    t.asks(0 if usable else 1, "respond" if usable else "first")
    assert t.can("use banker", 0) is usable
    if not usable:
        test_a_loss_that_the_track_blocks_has_not_happened(-1, True)


# The Goat (pp. 5, 6 and 11)


@rule("GR60", "G11", "GQ14")
def test_with_as_many_hats_as_cards_the_last_active_player_cannot_decline() -> None:
    t = table("goat", players=4).hand(0, "goat")
    t.placed(0, "seller kid").placed(1, "banker widow").placed(2, "farmer cowboy").placed(3, "dancer")
    declined = 0
    while t.game.decision.kind == "offer":
        t.play(t.dealer, t.choices()[0])
        if "refuse" not in t.choices():
            break
        t.play(3, "refuse")
        declined += 1
    assert declined == 3
    assert t.choices() == ["accept"]
