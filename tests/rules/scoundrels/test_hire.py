"""Step 3: hiring, the sheet, and the Saloon that moves on."""

import pytest

from tests.rule import rule
from tests.scoundrels import ScoundrelsTable, laid

FULL = {1: "grumpy cow", 2: "filthy chef", 3: "cocky banker", 4: "dusty horse", 5: "helpful dog"}
SPACES = (1, 2, 3, 4, 5)


def at_step_3(t: ScoundrelsTable) -> ScoundrelsTable:
    """Seat 0 has played a 4 into slot 6, nothing was used."""
    return t.hand(0, "4").play("4@6").to("hire")


# Hire


@rule("SR69", "T20")
def test_step_3_is_compulsory() -> None:
    t = at_step_3(laid().seat(0, money=9).saloon("lucky cow")).asks(0, "hire")
    assert t.choices() == [*(f"hire cow at {k}" for k in SPACES), "office"]
    t.refused(0, "pass", because="SR69")
    t.refused(0, "play A@A", because="SR38")
    assert laid().hand(0, "A").can("play A@A", 0)


@rule("SR70", "SR71", "SR72")
def test_any_of_the_saloon_to_any_open_space_for_its_price() -> None:
    t = laid(3).seat(0, money=3).sheet(0, {2: "grumpy cow"})
    at_step_3(t.saloon("dusty chef", "cocky banker", "clumsy prospector"))
    # $2, $5, $2 with $3 at hand.
    open_spaces = [1, 3, 4, 5]
    hires = [f"hire {job} at {k}" for job in ("chef", "prospector") for k in open_spaces]
    assert t.choices() == [*hires, "office"]
    t.refused(0, "hire banker at 1", because="costs $5 and you have $3 (SR71)")
    t.refused(0, "hire chef at 2", because="SR72")
    t.refused(0, "hire horse at 1", because="SR70")
    t.refused(0, "hire chef", because="SR72")
    before = [t.belongs(seat) for seat in (1, 2)]
    t.choose(0, "hire chef at 4").choose(0, "keep")
    assert t.money(0) == 1
    assert t.sheet_of(0) == {2: "grumpy cow", 4: "dusty chef"}
    assert [t.belongs(seat) for seat in (1, 2)] == before
    t.idle()


@rule("SR70")
def test_one_hire_only() -> None:
    t = at_step_3(laid().seat(0, money=9).saloon("dusty chef", "grumpy cow"))
    t.choose(0, "hire chef at 1").asks(0, "hire")
    t.refused(0, "hire cow at 2", because="SR70")
    t.choose(0, "keep").asks(1, "suspect")
    t.take("pass").asks(1, "plan")
    assert t.sheet_of(0) == {1: "dusty chef"}


@rule("SR71", "SR81")
def test_the_last_dollar_is_enough_and_one_less_is_not() -> None:
    for money, enough in ((4, True), (3, False)):
        t = laid().seat(0, money=money).hand(0, "4").saloon("filthy banker").play("4@6")
        if enough:
            t.to("hire").choose(0, "hire banker at 1")
            assert t.money(0) == 0
        else:
            # Who cannot pay goes to the office without being asked.
            t.take("pass", "pass").asks(0, "office").choose(0, "office sell-information")
            assert t.money(0) == 5
            assert t.pile_top == "filthy banker"


# Rearranging


@rule("SR73")
def test_with_a_hire_the_own_scoundrels_may_be_rearranged_freely() -> None:
    t = laid().seat(0, money=9).sheet(0, {1: "grumpy cow", 4: "filthy chef"}).saloon("dusty horse")
    at_step_3(t).choose(0, "hire horse at 2").asks(0, "hire")
    assert t.choices() == ["keep", "rearrange"]
    t.choose(0, "rearrange").asks(0, "arrange")
    assert sorted(t.choices()) == ["empty", "scoundrel chef", "scoundrel cow", "scoundrel horse"]
    t.choose(0, "scoundrel horse")
    assert sorted(t.choices()) == ["empty", "scoundrel chef", "scoundrel cow"]
    t.choose(0, "empty").choose(0, "scoundrel chef").choose(0, "empty")
    assert t.sheet_of(0) == {1: "dusty horse", 3: "filthy chef", 5: "grumpy cow"}
    assert t.sheet_of(1) == {}
    t.asks(1, "suspect").idle()


@rule("SR73")
def test_keeping_the_order_is_allowed() -> None:
    t = laid().seat(0, money=9).sheet(0, {1: "grumpy cow"}).saloon("dusty horse")
    at_step_3(t).choose(0, "hire horse at 5").choose(0, "keep")
    assert t.sheet_of(0) == {1: "grumpy cow", 5: "dusty horse"}
    assert not t.happened("arranged")


@rule("SR73", "SR75")
def test_a_full_sheet_may_be_rearranged_too() -> None:
    t = laid().seat(0, money=9).sheet(0, FULL).saloon("clumsy beggar")
    at_step_3(t).choose(0, "hire beggar at 3").choose(0, "rearrange")
    for job in ("dog", "beggar", "horse", "chef"):
        t.choose(0, f"scoundrel {job}")
    assert t.sheet_of(0) == {
        1: "helpful dog",
        2: "clumsy beggar",
        3: "dusty horse",
        4: "filthy chef",
        5: "grumpy cow",
    }
    assert t.pile_top == "cocky banker"


@rule("Q15", "SR73")
def test_hiring_one_that_acts_when_hired_is_a_hire() -> None:
    """It allows rearranging, and the Annoying one answers to it."""
    t = laid().seat(0, money=9).sheet(0, {1: "annoying chef", 2: "grumpy cow"}).saloon("charming banker")
    at_step_3(t).choose(0, "hire banker").choose(0, "use banker")
    assert t.choices() == ["keep", "rearrange"]
    t.choose(0, "rearrange").choose(0, "scoundrel cow").choose(0, "scoundrel chef")
    assert t.sheet_of(0) == {1: "grumpy cow", 2: "annoying chef"}
    t.asks(0, "respond").choose(0, "use chef")
    assert t.money(0) == 9 - 1 + 4 + 3
    assert t.pile_top == "charming banker"
    t.idle()


@rule("SR74", "T17")
def test_no_rearranging_at_other_times() -> None:
    t = laid().hand(0, "4").seat(0, money=9).sheet(0, {1: "grumpy cow", 2: "dusty chef"})
    t.refused(0, "rearrange", because="SR74")
    t.play("4@3").until("lead 3")
    t.refused(0, "rearrange", because="SR74")
    t.choose(0, "pass").to("hire")
    t.refused(0, "rearrange", because="SR74")
    t.office("sell-information")
    assert not t.happened("arranged")
    assert t.sheet_of(0) == {1: "grumpy cow", 2: "dusty chef"}
    t.asks(1, "suspect")
    # After a hire it is asked.
    t = laid().hand(0, "4").seat(0, money=9).sheet(0, {1: "grumpy cow", 2: "dusty chef"}).saloon("lucky dog")
    assert t.play("4@3").hire("dog", at=3).can("rearrange")


@rule("SR74", "T17")
def test_a_swap_is_no_hire() -> None:
    t = laid().hand(0, "4").sheet(0, {1: "grumpy tailor", 2: "dusty chef"}).saloon("lucky cow", "cocky dog")
    t.play("4@6").use("tailor").choose(0, "scoundrel cow").asks(1, "suspect")
    assert t.sheet_of(0) == {1: "grumpy tailor", 2: "dusty cow"}
    assert t.happened("hired") == t.happened("arranged") == []
    t.idle()


# A full sheet


@rule("SR75", "T16")
@pytest.mark.parametrize("place", SPACES)
def test_on_a_full_sheet_one_has_to_go(place: int) -> None:
    t = laid().seat(0, money=9).sheet(0, FULL).saloon("clumsy beggar")
    at_step_3(t)
    assert t.choices() == [*(f"hire beggar at {k}" for k in SPACES), "hire beggar and let go", "office"]
    t.choose(0, f"hire beggar at {place}").choose(0, "keep")
    assert t.pile_now == [FULL[place]]
    assert t.sheet_of(0) == {**FULL, place: "clumsy beggar"}
    assert t.money(0) == 9 - 1
    t.idle()


@rule("SR76", "T16")
def test_the_one_just_hired_may_be_the_one_that_goes() -> None:
    t = laid().seat(0, money=9).sheet(0, FULL).saloon("clumsy beggar")
    at_step_3(t).choose(0, "hire beggar and let go").choose(0, "keep")
    assert t.pile_now == ["clumsy beggar"]
    assert t.sheet_of(0) == FULL
    assert t.money(0) == 8
    assert len(t.saloon_now) == 3
    t.idle()


@rule("SR77", "T17")
def test_no_other_discard_by_free_will() -> None:
    t = laid().hand(0, "4").seat(0, money=9).sheet(0, {1: "grumpy cow", 2: "dusty chef"}).saloon("lucky dog")
    t.play("4@3").until("lead 3")
    t.refused(0, "scoundrel cow", because="SR77")
    t.choose(0, "pass").to("hire")
    t.refused(0, "hire dog and let go", because="SR77")
    t.refused(0, "hire dog at 1", because="SR72")
    t.choose(0, "hire dog at 3").choose(0, "keep")
    assert t.pile_now == []
    assert len(t.sheet_of(0)) == 3
    # A card that lets one go asks for it.
    t = laid().hand(0, "4").seat(1, jail=3).sheet(0, {1: "dusty horse", 2: "lucky chef", 3: "grumpy cow"})
    t.play("4@3").use("horse").until("scoundrel cow")


# The Saloon moves on


@rule("SR78", "SR79", "SR80", "T18")
@pytest.mark.parametrize(
    ("hired", "left"),
    [
        ("chef", ["grumpy cow", "lucky dog"]),
        ("cow", ["dusty chef", "lucky dog"]),
        ("dog", ["dusty chef", "grumpy cow"]),
    ],
)
def test_after_a_hire_the_others_move_right_and_a_new_one_comes_left(hired: str, left: list[str]) -> None:
    t = laid().seat(0, money=9).saloon("dusty chef", "grumpy cow", "lucky dog")
    t.given(traits=["cocky", "clumsy"], jobs=["horse", "banker"])
    at_step_3(t).choose(0, f"hire {hired} at 1")
    # At once, before anything else is asked.
    assert t.saloon_now == ["cocky horse", *left]
    assert t.happened("created") == [{"kind": "created", "trait": "cocky", "job": "horse"}]
    t.choose(0, "keep")
    assert t.pile_now == []


@rule("SR78", "T58")
def test_a_discard_from_the_saloon_is_refilled_at_once() -> None:
    """The Innkeeper uses a Cow in the Saloon, which discards itself."""
    t = laid().hand(0, "4").sheet(0, {1: "grumpy innkeeper"})
    t.saloon("dusty chef", "filthy cow", "lucky dog").given(traits=["cocky"], jobs=["horse"])
    t.play("4@6").use("innkeeper", on="cow")
    assert t.money(0) == 9
    assert t.pile_top == "filthy cow"
    assert t.saloon_now == ["cocky horse", "dusty chef", "lucky dog"]
    assert t.sheet_of(0) == {1: "grumpy innkeeper"}
    t.idle()


@rule("SR78", "SR68")
def test_the_refill_comes_before_the_rest_of_the_ability() -> None:
    t = laid().hand(0, "4").sheet(0, {1: "grumpy bouncer"})
    t.saloon("dusty chef", "filthy cow", "lucky dog").given(traits=["cocky"], jobs=["horse"])
    t.play("4@6").use("bouncer").choose(0, "scoundrel chef")
    kinds = [event["kind"] for event in t.game.events(None)]
    assert kinds.index("discarded") < kinds.index("created") < kinds.index("money")
    assert t.saloon_now == ["cocky horse", "filthy cow", "lucky dog"]
    t.idle()


@rule("SR78")
def test_a_discard_from_a_sheet_leaves_the_saloon_as_it_is() -> None:
    t = laid().hand(0, "4").sheet(0, {1: "grumpy cow"}).saloon("dusty chef", "lucky dog", "cocky horse")
    t.play("4@6").use("cow")
    assert t.saloon_now == ["dusty chef", "lucky dog", "cocky horse"]
    assert t.pile_top == "grumpy cow"
