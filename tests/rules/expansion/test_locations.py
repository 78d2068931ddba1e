"""The location tile: Pay Off Loans and Hire Reporter in step 3, instead of the office (X:96 to X:103)."""

from tests.rule import rule
from tests.scoundrels import ScoundrelsTable, alone, expanded

SALOON = ("dusty cow", "filthy dog", "lucky chef")


def at_the_tile(**facts: object) -> ScoundrelsTable:
    return expanded().hand(0, "6").seat(0, **facts).saloon(*SALOON).play("6@6").take("office")


@rule("XR55", "XR56")
def test_a_location_instead_of_an_office_option_after_the_rightmost_is_discarded() -> None:
    t = at_the_tile(debts={1: 2}, money=4)
    assert t.pile_now == ["lucky chef"]
    assert len(t.saloon_now) == 3
    t.asks(0, "office")
    assert set(t.choices()) == {
        "office sell-information",
        "office post-bail-1",
        "office post-bail-2",
        "location pay-off-loans",
        "location hire-reporter",
    }
    t.choose(0, "location pay-off-loans")
    assert t.happened("used-location")[0]["location"] == "pay-off-loans"
    assert not t.happened("used-office")
    assert t.view()["active"] == 1 or t.game.decision.kind == "suspect"


@rule("XR57", "XR58", "X7")
def test_each_debt_costs_the_price_above_it_and_the_others_stay() -> None:
    t = at_the_tile(debts={2: 1, 3: 0}, money=7).take("location pay-off-loans").asks(0, "pay-off")
    assert t.choices() == ["debt 2", "debt 3"]
    t.choose(0, "debt 3").asks(0, "pay-off")
    assert t.debts(0) == [2]
    assert t.choices() == ["debt 2", "pass"]
    t.choose(0, "debt 2")
    assert (t.debts(0), t.money(0)) == ([], 0)
    t.idle()


@rule("XR57", "X7")
def test_with_four_dollars_only_one_of_them() -> None:
    t = at_the_tile(debts={2: 1, 3: 0}, money=4)
    t.take("location pay-off-loans", "debt 3")
    assert (t.debts(0), t.money(0)) == ([2], 0)
    # The other could be paid with two loans only.
    assert t.choices() == ["debt 2", "pass"]
    t.choose(0, "debt 2").asks(0, "borrow").choose(0, "back")
    assert t.choices() == ["pass"]
    t.choose(0, "pass")
    assert t.debts(0) == [2]


@rule("XQ23")
def test_nothing_to_pay_off_without_debts() -> None:
    t = at_the_tile(money=9)
    assert not t.can("location pay-off-loans")
    t.refused(0, "location pay-off-loans", because="XQ23")
    assert at_the_tile(money=9, debts={1: 1}).can("location pay-off-loans")


@rule("XR59")
def test_hire_reporter_pays_a_dollar_and_a_debt_for_one_look_and_one_mark() -> None:
    t = at_the_tile(money=4)
    t.take("location hire-reporter", "debt 2").asks(0, "scout")
    assert len(t.choices()) == 15
    t.take("safe laboratory-2").asks(0, "mark").choose(0, "mark 7")
    assert t.money(0) == 3
    assert t.debts(0) == [2]
    assert t.safe("laboratory-2")["marks"] == [[0, 7]]
    assert t.safe("laboratory-2", 0)["mod"] is not None
    t.idle()


@rule("XR60", "X6")
def test_not_with_four_debts() -> None:
    t = at_the_tile(debts={1: 1, 2: 1, 3: 1, 4: 1}, money=4)
    assert not t.can("location hire-reporter")
    t.refused(0, "location hire-reporter", because="X6")
    assert at_the_tile(debts={1: 1, 2: 1, 3: 1}, money=4).can("location hire-reporter")


@rule("XR59", "XQ32")
def test_the_loan_for_its_dollar_needs_room_for_both_debts() -> None:
    t = at_the_tile(debts={1: 1, 2: 1}, money=0)
    t.take("location hire-reporter").asks(0, "borrow").choose(0, "loan 3")
    assert t.debts(0) == [1, 2, 3, 4]
    t.asks(0, "scout")
    t = at_the_tile(debts={1: 1, 2: 1, 3: 1}, money=0)
    assert not t.can("location hire-reporter")


@rule("XQ22")
def test_not_without_a_safe_at_any_site() -> None:
    """Only where an enemy takes or destroys safes can all sites be bare; one safe at one site is the control."""
    all_of_them = [f"{site}-{k}" for site in ("depot", "estate", "laboratory") for k in range(1, 6)]
    for gone, offered in ((all_of_them, False), (all_of_them[1:], True)):
        t = (
            alone("lilith-boone")
            .hand(0, "6")
            .enemy(destroyed=gone)
            .saloon(*SALOON)
            .play("6@6")
            .take("office")
        )
        assert t.can("location hire-reporter") is offered
    t = (
        alone("lilith-boone")
        .hand(0, "6")
        .enemy(destroyed=all_of_them)
        .saloon(*SALOON)
        .play("6@6")
        .take("office")
    )
    t.refused(0, "location hire-reporter", because="XQ22")


@rule("XR61", "X40")
def test_the_marshal_does_not_reach_the_locations() -> None:
    t = expanded().hand(0, "6").seat(0, debts={1: 1}, money=4).sheet(0, {1: "grumpy marshal"}).play("6@6")
    t.take("use marshal").asks(0, "office")
    assert not [word for word in t.choices() if word.startswith("location")]
    t.refused(0, "location pay-off-loans", because="X40")
    # Nor does a location count as the office for who answers to that.
    t = expanded().hand(0, "6").seat(0, debts={1: 1}, money=4).sheet(0, {1: "corrupt banker"}).saloon(*SALOON)
    t.play("6@6").take("office", "location pay-off-loans")
    assert not t.can("use banker")
    t = expanded().hand(0, "6").sheet(0, {1: "corrupt banker"}).saloon(*SALOON)
    t.play("6@6").take("office", "office sell-information").asks(0, "respond")
    t.choose(0, "use banker")


@rule("XR55")
def test_a_location_is_for_step_3_only() -> None:
    t = expanded().seat(0, debts={1: 1}).asks(0, "plan")
    t.refused(0, "location pay-off-loans", because="XR55")
    t = expanded().seat(0, debts={1: 1}, money=4).hand(0, "6").play("6@6").take("office")
    assert t.can("location pay-off-loans")
