"""Step 3: the Sheriff's Office."""

import pytest

from tests.rule import rule
from tests.scoundrels import ScoundrelsTable, laid

SALOON = ("filthy chef", "cocky cow", "seductive banker")
"""$3, $3 and $5: more than most have in these scenarios."""


def office(t: ScoundrelsTable, **seat: int) -> ScoundrelsTable:
    """Seat 0 has a 4 in slot 6 and goes to the office; no option is chosen yet."""
    t.seat(0, **seat).hand(0, "4").play("4@6").until("office").choose(0, "office")
    return t


@rule("SR81", "T20")
def test_who_does_not_hire_goes_to_the_office() -> None:
    t = laid().seat(0, money=9).hand(0, "4").saloon("grumpy cow").play("4@6").to("hire")
    assert t.can("hire cow at 1")
    t.choose(0, "office").choose(0, "office sell-information")
    assert t.sheet_of(0) == {}
    assert t.money(0) == 11
    t.idle()


@rule("SR81", "T20")
def test_who_cannot_pay_is_not_asked() -> None:
    t = laid().seat(0, money=1, jail=0).seat(1, jail=0).hand(0, "4").saloon(*SALOON)
    t.play("4@6").take("pass", "pass").asks(1, "suspect")
    assert t.money(0) == 3
    assert t.pile_top == SALOON[2]
    t.idle()


@rule("SR69", "SR36")
def test_the_office_is_for_step_3() -> None:
    t = laid().hand(0, "4").refused(0, "office", because="SR69").play("4@3").until("lead 3")
    t.refused(0, "office", because="SR69")
    t.refused(0, "office sell-information", because="SR85")
    t.choose(0, "pass").until("office").choose(0, "office").until("office sell-information")


@rule("SR82", "SR84", "T19")
def test_discard_the_rightmost_then_refill_then_choose() -> None:
    t = laid().saloon("filthy chef", "cocky cow", "grumpy banker").given(traits=["lucky"], jobs=["dog"])
    office(t, money=4).asks(0, "office")
    assert t.pile_top == "grumpy banker"
    assert t.saloon_now == ["lucky dog", "filthy chef", "cocky cow"]
    assert t.money(0) == 4
    t.choose(0, "office sell-information")
    kinds = [event["kind"] for event in t.game.events(None)]
    assert kinds.index("to-office") < kinds.index("discarded")
    assert kinds.index("discarded") < kinds.index("created") < kinds.index("used-office")
    t.idle()


@rule("SR83", "Q31")
def test_the_discard_pile_lies_faceup() -> None:
    t = office(laid(3).saloon("filthy chef", "cocky cow", "grumpy banker").pile("lucky dog", "dusty horse"))
    for eye in (None, 0, 1, 2):
        pile = [f"{row['trait']} {row['job']}" for row in t.view(eye)["pile"]]
        assert pile == ["dusty horse", "lucky dog", "grumpy banker"]  # the newest last


@rule("SR85")
def test_one_option_only() -> None:
    t = office(laid().saloon(*SALOON), money=6).choose(0, "office sell-information").asks(1, "suspect")
    assert t.money(0) == 8
    t.take("pass").asks(1, "plan")
    assert [t.of(seat, "jailed") for seat in (0, 1)] == [1, 1]
    assert len(t.happened("used-office")) == 1
    t.idle()


@rule("SR86")
def test_sell_information() -> None:
    t = office(laid(3).saloon(*SALOON), money=5)
    before = [t.belongs(seat) for seat in (1, 2)]
    t.choose(0, "office sell-information")
    assert t.money(0) == 7
    assert [t.belongs(seat) for seat in (1, 2)] == before


@rule("SR87", "SR89", "SR92", "T22")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_bail_for_one_of_any_player(owner: int) -> None:
    t = office(laid(3).saloon(*SALOON), money=5).choose(0, "office post-bail-1").asks(0, "free")
    assert t.choices() == ["seat 0", "seat 1", "seat 2"]
    t.choose(0, f"seat {owner}")
    assert t.money(0) == 3
    for seat in range(3):
        assert (t.of(seat, "henchmen"), t.of(seat, "jailed")) == ((3, 0) if seat == owner else (2, 1))
    t.idle()


@rule("SR92", "T22")
def test_a_freed_henchman_is_available_at_once() -> None:
    """Seat 1 had nobody to place until seat 0 paid the bail; now it is asked in the last window."""
    t = laid().seat(0, money=4, jail=0).seat(1, jail=3).hand(0, "4").saloon("cocky banker")
    t.choose(0, "play 4@6").asks(0, "office").choose(0, "office post-bail-1")
    t.asks(1, "suspect").choose(1, "henchman")
    assert t.slot(0, "6")["henchmen"] == [1]
    assert (t.of(1, "henchmen"), t.of(1, "jailed")) == (0, 2)
    t.idle()


@rule("SR88", "SR89", "Q10")
@pytest.mark.parametrize("owners", [(0, 1), (1, 2), (0, 2), (2, 0)])
def test_bail_for_two_of_different_players(owners: tuple[int, int]) -> None:
    t = office(laid(3).saloon(*SALOON), money=4).choose(0, "office post-bail-2")
    for owner in owners:
        t.asks(0, "free").choose(0, f"seat {owner}")
    assert t.money(0) == 0
    assert [t.of(seat, "jailed") for seat in range(3)] == [0 if s in owners else 1 for s in range(3)]
    t.idle()


@rule("SR88", "Q10")
def test_bail_for_two_of_one_player() -> None:
    t = laid().saloon(*SALOON).seat(1, jail=3)
    office(t, money=4, jail=1).choose(0, "office post-bail-2").choose(0, "seat 1").choose(0, "seat 1")
    assert [t.of(seat, "jailed") for seat in (0, 1)] == [1, 1]
    assert t.money(0) == 0


@rule("Q10", "SR88")
def test_bail_for_two_needs_two_in_jail_and_four_dollars() -> None:
    t = laid().saloon(*SALOON).seat(1, jail=1)
    office(t, money=9, jail=0).asks(0, "office")
    assert t.choices() == ["office sell-information", "office post-bail-1"]
    t.refused(0, "office post-bail-2", because="Q10")
    poor = office(laid().saloon("filthy chef", "cocky cow", "grumpy banker"), money=3).asks(0, "office")
    poor.refused(0, "office post-bail-2", because="T14")
    poor.choose(0, "office post-bail-1").asks(0, "free").choose(0, "seat 0")
    assert poor.money(0) == 1


@rule("Q11", "SR87")
def test_no_bail_with_nobody_in_jail() -> None:
    t = laid().given(day=2).saloon(*SALOON).seat(1, jail=0)
    office(t, money=20, jail=0).asks(0, "office")
    assert t.choices() == ["office sell-information", "office bribe-sheriff"]
    t.refused(0, "office post-bail-1", because="Q11")
    t.refused(0, "office post-bail-2", because="Q11")


@rule("SR90", "SR91", "T21")
def test_the_bribe_on_the_last_day() -> None:
    t = laid(3).given(day=2, values={"laboratory-3": 7}).saloon(*SALOON).seat(1, safes=["depot-1"])
    office(t, money=13).choose(0, "office bribe-sheriff").asks(0, "steal")
    assert len(t.choices()) == 14
    t.refused(0, "safe depot-1", because="SR129")
    t.choose(0, "safe laboratory-3")
    assert t.money(0) == 1
    assert t.safes_of(0) == ["laboratory-3"]
    assert t.safe("laboratory-3", 0)["value"] == 7
    assert t.safe("laboratory-3", 1)["value"] is None
    assert t.safes_of(1) == ["depot-1"]
    t.idle()


@rule("SR90", "SR91", "T21")
@pytest.mark.parametrize(("days", "day"), [(2, 1), (3, 1), (3, 2)])
def test_no_bribe_before_the_last_day(days: int, day: int) -> None:
    t = office(laid(days=days).given(day=day).saloon(*SALOON), money=20).asks(0, "office")
    assert not t.can("office bribe-sheriff")
    t.refused(0, "office bribe-sheriff", because="T21")
    assert office(laid(days=days).given(day=days).saloon(*SALOON), money=20).can("office bribe-sheriff")


@rule("SR90")
def test_the_bribe_costs_twelve() -> None:
    t = office(laid().given(day=2).saloon(*SALOON), money=11).asks(0, "office")
    t.refused(0, "office bribe-sheriff", because="T14")


@rule("Q12", "SR82")
def test_with_fewer_than_three_the_rightmost_that_is_there_goes() -> None:
    """Both decks are used up, two are left."""
    t = laid().given(scoundrels=["filthy chef, 100, 0", "cocky cow, 100, 0"], traits=[], jobs=[])
    office(t.saloon("filthy chef", "cocky cow"), money=5).asks(0, "office")
    assert t.saloon_now == ["filthy chef"]
    assert t.pile_top == "cocky cow"
    t.choose(0, "office sell-information")
    assert t.money(0) == 7
    t.idle()


@rule("Q12", "SR81")
def test_with_an_empty_saloon_the_office_stays_usable() -> None:
    t = laid().given(scoundrels=[], traits=[], jobs=[]).saloon().seat(0, money=5).hand(0, "4")
    t.play("4@6").take("pass", "pass").asks(0, "office").choose(0, "office sell-information")
    assert t.money(0) == 7
    assert t.pile_now == t.saloon_now == []
    t.idle()
