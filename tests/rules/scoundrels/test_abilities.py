"""Step 2: abilities of the slot, in any order, each once, as far as they go."""

from itertools import permutations

import pytest

from tests.rule import rule
from tests.scoundrels import ScoundrelsTable, laid

ALL_SAFES = [f"{site}-{k}" for site in ("depot", "estate", "laboratory") for k in range(1, 6)]


def empty_depot(t: ScoundrelsTable) -> ScoundrelsTable:
    """Every safe of the Depot is in somebody's hands or unused, so nothing lies there."""
    return t.given(unreachable=True, places={f"depot-{k}": "unused" for k in range(1, 6)})


# Which abilities


@rule("SR57", "T4")
@pytest.mark.parametrize("card", ["5", "3", "0"])
def test_the_slot_decides_and_not_the_card(card: str) -> None:
    t = laid().hand(0, card).sheet(0, {1: "stubborn banker", 2: "dusty chef"})
    t.play(f"{card}@5").until("lead 5")
    assert sorted(t.choices()) == ["lead 5", "pass", "use banker"]
    t.refused(0, "use chef", because="SR57")
    t.refused(0, "lead 3", because="SR57")
    t.take("use banker", "lead 5", "safe depot-1")
    assert t.money(0) == 8
    assert t.safes_of(0) == ["depot-1"]
    # Nothing of this has shown the card.
    assert t.slot(0, "5", viewer=1)["card"] is None
    t.idle()
    t = (
        laid()
        .hand(0, card)
        .sheet(0, {1: "stubborn banker", 2: "dusty chef"})
        .play(f"{card}@3")
        .until("lead 3")
    )
    assert sorted(t.choices()) == ["lead 3", "pass", "use chef"]


@rule("SR57")
def test_scoundrels_of_others_are_not_yours_to_use() -> None:
    t = laid().hand(0, "3").sheet(1, {1: "dusty banker"}).play("3@3").until("lead 3")
    assert not t.can("use banker")
    t.refused(0, "use banker", because="not on your sheet")
    assert laid().hand(0, "3").sheet(0, {1: "dusty banker"}).play("3@3").until("lead 3").can("use banker")


@rule("SR58")
@pytest.mark.parametrize("slot", ["A", "2"])
def test_slots_a_and_2_scout_and_mark(slot: str) -> None:
    t = laid(3).hand(0, "4").given(values={"estate-3": 6}).play(f"4@{slot}")
    t.take("lead A/2").asks(0, "scout")
    assert sorted(t.choices()) == sorted(f"safe {safe}" for safe in ALL_SAFES)
    t.take("safe estate-3")
    assert t.safe("estate-3", 0)["value"] == 6
    t.asks(0, "mark").choose(0, "mark 6")
    assert t.safe("estate-3")["marks"] == [[0, 6]]
    for eye in (None, 1, 2):
        assert t.safe("estate-3", eye)["value"] is None
    t.idle()


@rule("SR58", "SR64")
def test_a_and_2_are_one_ability_once_a_turn() -> None:
    t = laid().hand(0, "4").sheet(0, {1: "clumsy body-double"}).play("4@2")
    t.take("lead A/2", "safe depot-1", "mark 4").until("use body-double")
    t.refused(0, "lead A/2", because="SR64")
    t.choose(0, "use body-double").asks(0, "lead")
    assert sorted(t.choices()) == ["lead 3", "lead 4", "lead 5"]
    t.refused(0, "lead A/2", because="SR64")
    t.choose(0, "lead 3")
    assert t.money(0) == 7
    t.idle()


@rule("SR59", "SR60")
@pytest.mark.parametrize(("slot", "money"), [("3", 3), ("4", 4)])
def test_slots_3_and_4_pay(slot: str, money: int) -> None:
    t = laid(3).hand(0, "6").play(f"6@{slot}").take(f"lead {slot}")
    assert [t.money(seat) for seat in range(3)] == [4 + money, 4, 4]
    t.idle()


@rule("SR61", "SR129")
def test_slot_5_steals_a_safe_from_a_site() -> None:
    t = laid().seat(1, safes=["laboratory-4"]).hand(0, "6").play("6@5").take("lead 5").asks(0, "steal")
    assert sorted(t.choices()) == sorted(f"safe {safe}" for safe in ALL_SAFES if safe != "laboratory-4")
    t.refused(0, "safe laboratory-4", because="SR129")
    t.refused(0, "safe depot-6", because="SR217")
    t.choose(0, "safe laboratory-2")
    assert t.safes_of(0) == ["laboratory-2"]
    assert t.safes_of(1) == ["laboratory-4"]
    t.idle()


# Order, and leaving out


@rule("SR62", "SR63", "T10")
@pytest.mark.parametrize("order", list(permutations(["lead 3", "use banker", "use chef"])))
def test_any_order(order: tuple[str, ...]) -> None:
    t = laid().hand(0, "A").sheet(0, {1: "dusty banker", 3: "weathered chef"}).play("A@3").until("lead 3")
    for k, word in enumerate(order):
        assert sorted(t.choices()) == sorted([*order[k:], "pass"])
        t.choose(0, word)
    assert t.money(0) == 4 + 3 + 4 + 3
    # All used: step 2 ends by itself.
    t.asks(1, "suspect").idle()


@rule("SR63", "T10")
@pytest.mark.parametrize("used", [[], ["lead 3"], ["use banker"], ["use chef", "lead 3"]])
def test_any_may_be_left_unused(used: list[str]) -> None:
    worth = {"lead 3": 3, "use banker": 4, "use chef": 3}
    t = laid().hand(0, "A").sheet(0, {1: "dusty banker", 3: "weathered chef"}).play("A@3").until("lead 3")
    assert all(t.can(word) for word in worth)
    for word in used:
        t.choose(0, word)
    t.choose(0, "pass").asks(1, "suspect")
    assert t.money(0) == 4 + sum(worth[word] for word in used)
    t.take("pass").asks(0, "hire")
    for word in worth:
        assert not t.can(word)


@rule("SR62", "T14")
def test_what_one_ability_earns_may_pay_for_the_next() -> None:
    t = laid().hand(0, "A").seat(0, money=0).sheet(0, {1: "dusty priest"}).play("A@3").until("lead 3")
    t.refused(0, "use priest", because="T14")
    t.choose(0, "lead 3").choose(0, "use priest")
    assert t.money(0) == 0
    assert t.reputation(0) == 1


@rule("SR64", "T12")
def test_each_ability_once_a_turn() -> None:
    t = laid().hand(0, "A").sheet(0, {1: "dusty banker"}).play("A@3").use("banker")
    t.refused(0, "use banker", because="SR64")
    t.choose(0, "lead 3").asks(1, "suspect")
    assert t.money(0) == 11
    assert t.view()["running"]["spent_jobs"] == ["banker"]


@rule("SR65", "T12")
def test_two_icons_serve_with_each_of_their_slots() -> None:
    """Once with slot 2, again in the next turn with slot 5."""
    t = laid().hand(0, "A 3").hand(1, "6").sheet(0, {1: "filthy banker"}).saloon("cocky cow")
    t.play("A@2").use("banker").end_turn().play("6@6").end_turn()
    assert t.view()["active"] == 0
    t.play("3@5").use("banker")
    assert len(t.happened("used")) == 2
    other = laid().hand(0, "A").sheet(0, {1: "filthy banker"}).play("A@3").until("lead 3")
    other.refused(0, "use banker", because="SR57")


# As far as possible, and may


@rule("SR66", "T11", "Q23")
def test_what_can_be_done_is_done() -> None:
    """Nobody of yours in jail: the Farmhand still brings $2."""
    t = laid().hand(0, "A").seat(0, jail=0).seat(1, jail=2).sheet(0, {1: "dusty farmhand"})
    t.play("A@3").use("farmhand")
    assert t.money(0) == 6
    assert [t.of(seat, "jailed") for seat in (0, 1)] == [0, 2]
    t.idle()


@rule("SR66", "T11", "T38")
def test_an_empty_site_leaves_the_rest_of_the_ability() -> None:
    t = empty_depot(laid()).hand(0, "A").sheet(0, {1: "dusty train-robber", 2: "weathered trapper"})
    t.play("A@3").use("train-robber").use("trapper")
    assert t.money(0) == 8
    assert t.safes_of(0) == []
    assert t.view()["safes"][0]["marks"] == []
    t.idle()


@rule("SR66", "SR67", "SR120")
def test_an_ability_once_begun_is_carried_out() -> None:
    t = laid().hand(0, "A").sheet(0, {1: "dusty surveyor"}).play("A@3").use("surveyor").asks(0, "scout")
    t.refused(0, "pass", because="SR66")
    t.choose(0, "safe depot-4").asks(0, "mark")
    t.refused(0, "pass", because="SR66")
    t.refused(0, "no mark", because="T31")
    t.choose(0, "mark 2")
    t.idle()
    # Only who has no mark left may leave it.
    out = ["2 depot-1", "3 depot-2", "4 depot-3", "5 depot-5", "5 estate-1", "6 estate-2", "7 estate-3"]
    t = laid().hand(0, "A").sheet(0, {1: "dusty surveyor"})
    t.marks(*[f"0: {row.replace(' ', ' on ')}" for row in out])
    assert t.play("A@3").use("surveyor").choose(0, "safe depot-4").can("no mark")


@rule("Q23", "T14")
@pytest.mark.parametrize(
    ("scoundrel", "because"),
    [
        ("dusty priest", "T14"),  # $3 for a reputation, with $2
        ("dusty outlaw", "Q23"),  # $2 are there, but no safe anywhere
        ("dusty pyro", "Q23"),  # no henchman on any card
        ("dusty forger", "Q23"),  # no mark on any safe
        ("dusty lawyer", None),  # no henchmen on own cards, but $1 can be had
    ],
)
def test_an_ability_that_could_do_nothing_cannot_be_chosen(scoundrel: str, because: str | None) -> None:
    job = scoundrel.split()[1]
    t = laid().hand(0, "A").seat(0, money=2).sheet(0, {1: scoundrel, 2: "helpful banker"})
    t.given(unreachable=True, places=dict.fromkeys(ALL_SAFES, "unused"))
    t.play("A@3").until("lead 3")
    assert t.can(f"use {job}") == (because is None)
    if because is not None:
        t.refused(0, f"use {job}", because=because)
        t.choose(0, "pass")
        # Nothing was used, so nothing answers.
        t.asks(1, "suspect")
        assert t.money(0) == 2
        assert t.happened("used") == []
    else:
        t.use(job)
        assert t.money(0) == 3
        t.asks(0, "respond")
    # The control: with money, safes, a henchman on a card and a mark on a safe each of them is offered.
    t = laid().hand(0, "A").seat(0, money=4, slots={"6": "6"}, calls={"6": [1]}).sheet(0, {1: scoundrel})
    t.given(turn=3).marks("1: 5 on depot-2").play("A@3").until(f"use {job}", 0)


@rule("SR67", "T15")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_only_may_is_optional_and_declining_still_counts_as_use(answer: str) -> None:
    """Helpful answers to its left neighbour, whether the Courier hired or not."""
    t = laid().hand(0, "A").seat(0, money=9).sheet(0, {1: "dusty courier", 2: "helpful banker"})
    t.saloon("grumpy cow").play("A@3").use("courier").asks(0, "may")
    assert t.choices() == ["yes", "no"]
    t.choose(0, answer)
    if answer == "yes":
        t.choose(0, "hire cow at 3").choose(0, "keep")
    assert t.money(0) == 9 + 1 - (2 if answer == "yes" else 0)
    t.asks(0, "respond").choose(0, "use banker")
    assert t.sheet_of(0).get(3) == ("grumpy cow" if answer == "yes" else None)
    t.idle()


@rule("SR67")
def test_a_may_that_cannot_be_done_is_not_asked() -> None:
    t = laid().hand(0, "A").seat(0, money=0).sheet(0, {1: "dusty courier"}).saloon("cocky banker")
    t.play("A@3").use("courier").asks(0, "abilities")
    assert t.money(0) == 1
    t.idle()


@rule("SR68", "T13")
def test_no_ability_interrupts_another() -> None:
    """The Nosy one fits after the scouting, but the Trapper still has to mark and to be paid."""
    t = laid().hand(0, "A").sheet(0, {1: "dusty trapper", 5: "nosy banker"}).play("A@3").use("trapper")
    t.choose(0, "safe depot-2").asks(0, "mark")
    t.refused(0, "use banker", because="SR152")
    assert t.money(0) == 4
    t.choose(0, "mark 3")
    assert t.money(0) == 6
    t.asks(0, "respond").choose(0, "use banker")
    assert t.money(0) == 10
    t.idle()


@rule("SR68", "T13")
def test_a_use_through_another_is_finished_before_anything_answers() -> None:
    """The Horse uses the Trapper; both are done before Helpful and Nosy are asked."""
    t = (
        laid()
        .hand(0, "A")
        .sheet(0, {1: "dusty horse", 3: "grumpy trapper", 4: "helpful chef", 5: "nosy banker"})
    )
    t.play("A@3").use("horse", on="trapper").choose(0, "safe depot-2").choose(0, "mark 3").asks(0, "respond")
    assert t.money(0) == 6
    assert sorted(t.choices()) == ["pass", "use banker", "use chef"]
    assert t.view()["running"]["spent_jobs"] == ["horse", "trapper"]
