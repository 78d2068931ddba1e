"""Every example that the five printed books give, in their order, played through the contract.

The books are the English and the German rulebook of 3000 Scoundrels, its summary (which has no examples of its own),
the rulebook of Double or Nothing with the solo game, and that of the Goat. Each test says where the example stands and
cites the rule it illustrates. What an example says of a single card is held against the catalogue in
`test_book_cards.py`.
"""

from typing import Any

import pytest

from saloon.games.scoundrels import catalogue
from tests.rule import rule
from tests.scoundrels import alone, expanded, laid
from tests.table import table

BOX = catalogue.load("double-or-nothing")
COLOURS = {job.id: job.colour for job in BOX.jobs}

# The rulebook of 3000 Scoundrels, English and German


@rule("SR59", "SR57")
def test_a_card_in_slot_3_lets_you_gain_3_dollars() -> None:
    """P. 3: after playing into slot 3 its ability gains $3, whatever the card is."""
    t = laid().hand(0, "0").play("0@3").take("lead 3")
    assert t.money(0) == 4 + 3


@rule("SR10", "SR11")
def test_the_values_of_the_estate() -> None:
    """P. 5: safes at the Estate are worth 2, 3, 3, 4, 5 or 6; both boxes."""
    for t in (laid(), expanded()):
        t.given(phase="over", day=2, known={f"estate-{k}": [0] for k in range(1, 7)})
        assert sorted(t.safe(f"estate-{k}", 0)["value"] for k in range(1, 7)) == [2, 3, 3, 4, 5, 6]


@rule("SR39", "SR40", "SR43")
@pytest.mark.parametrize("card", ["3", "5"])
def test_preston_plays_into_his_slot_3_and_claims_a_3(card: str) -> None:
    """P. 6: the slot is said aloud; whether it is a bluff nobody else can tell."""
    t = laid().seat(0, leader="preston-cain").hand(0, card).play(f"{card}@3")
    played = t.happened("played", 1)[-1]
    assert (played["seat"], played["slot"]) == (0, "3")
    assert (t.slot(0, "3", 0) or {})["card"] == card
    assert (t.slot(0, "3", 1) or {})["card"] is None


@rule("SR62", "SR63")
@pytest.mark.parametrize("order", [["lead 3", "use prospector"], ["use prospector", "lead 3"], ["lead 3"]])
def test_in_slot_3_you_choose_which_ability_comes_first_or_leave_one(order: list[str]) -> None:
    """P. 7, picture: the leader's ability and a scoundrel's, in either order, or one of them only."""
    t = laid().hand(0, "3").sheet(0, {1: "dusty prospector"}).play("3@3").take(*order)
    assert t.money(0) == 4 + 3 * len(order)
    if len(order) == 1:
        assert t.can("use prospector")
        t.choose(0, "pass")
        assert not t.can("use prospector", 0)
    t.idle()


@rule("SR91", "T21")
@pytest.mark.parametrize(("days", "day", "bribe"), [(2, 1, False), (2, 2, True), (3, 2, False), (3, 3, True)])
def test_the_final_day_is_the_second_or_the_third(days: int, day: int, bribe: bool) -> None:
    """P. 8: the bribe is for day 2 of a short game and day 3 of an extended one."""
    t = laid(days=days).given(day=day).seat(0, money=12).hand(0, "6").play("6@6").take("office")
    assert t.can("office bribe-sheriff") is bribe
    assert t.can("office sell-information")


@rule("SR112", "SR111", "T83")
@pytest.mark.parametrize("evening", [False, True])
def test_no_henchman_is_placed_at_the_end_of_the_day(evening: bool) -> None:
    """P. 8: not even by an ability that places them; in a turn it may, which is the control."""
    t = laid().seat(1, slots={"3": "5"})
    if evening:
        t.given(phase="evening", active=1).sheet(0, {1: "sleepy informant"}).asks(0, "evening")
    else:
        t.hand(0, "6").sheet(0, {1: "grumpy informant"}).play("6@6")
    t.use("informant")
    assert t.money(0) == 4 + 2
    if not evening:
        t.asks(0, "may").choose(0, "yes")
    lies_there = (t.slot(1, "3") or {"henchmen": []})["henchmen"] == [0]
    assert lies_there is not evening


@rule("SR132", "SR134")
@pytest.mark.parametrize(("day", "kept"), [(1, 1), (2, 2)])
def test_on_the_second_day_you_have_two_safes_at_most(day: int, kept: int) -> None:
    """P. 9."""
    had = ["depot-1", "depot-2"][:day]
    t = laid().given(day=day).seat(0, safes=had).hand(0, "5").play("5@5").take("lead 5", "safe estate-1")
    t.asks(0, "abandon")
    assert sorted(t.choices()) == sorted(f"safe {name}" for name in [*had, "estate-1"])
    t.choose(0, "safe estate-1")
    assert len(t.safes_of(0)) == kept


@rule("SR151", "SR150", "T59")
def test_the_helpful_prospector_answers_the_filthy_dog_to_its_left() -> None:
    """P. 11, picture; the German p. 10 shows the same two cards on a sheet."""
    t = laid().hand(0, "2").sheet(0, {1: "filthy dog", 2: "helpful prospector"}).play("2@2")
    t.use("dog").take("safe depot-1", "mark 4").to("respond", 0)
    assert t.can("use prospector")
    t.choose(0, "use prospector")
    assert t.money(0) == 4 + 3


@rule("SR151", "SR150")
def test_the_helpful_prospector_does_not_answer_a_dog_to_its_right() -> None:
    """The other half of the same picture; the control is the test before."""
    t = laid().hand(0, "2").sheet(0, {2: "filthy dog", 1: "helpful prospector"}).play("2@2")
    t.use("dog").take("safe depot-1", "mark 4")
    assert not t.can("use prospector", 0)
    t.refused(0, "use prospector", because="SR150")
    test_the_helpful_prospector_answers_the_filthy_dog_to_its_left()


@rule("SR152", "SR153", "SR154")
def test_after_you_gain_reputation_in_your_turn() -> None:
    """P. 11, first part of the example."""
    t = laid().hand(0, "6").sheet(0, {1: "talkative banker", 4: "grumpy mayor"}).play("6@6").use("mayor")
    t.to("respond", 0).choose(0, "use banker")
    assert t.money(0) == 4 + 4


@rule("SR152", "T70")
def test_after_you_gain_reputation_in_an_opponents_turn() -> None:
    """P. 11, second part: the Priest answers the Prisoner's blow, and Talkative answers the Priest."""
    t = laid().given(active=1).hand(1, "6").sheet(1, {1: "grumpy prisoner"})
    t.sheet(0, {1: "daring priest", 4: "talkative banker"}).seat(0, money=3, jail=3, henchmen=0)
    t.play("6@6").use("prisoner").take("use priest").to("respond", 0).choose(0, "use banker")
    assert t.money(0) == 3 - 3 + 4


@rule("SR153", "Q3")
def test_after_you_gain_reputation_at_the_end_of_the_day() -> None:
    """P. 11, third part: a bluff was caught."""
    t = laid().given(phase="evening", active=1).sheet(0, {1: "talkative banker"}).seat(0, henchmen=1, jail=1)
    t.seat(1, slots={"3": "5"}, calls={"3": [0]}).to("respond", 0).choose(0, "use banker")
    assert (t.reputation(0), t.money(0)) == (1, 4 + 4)


@rule("SR160", "T41", "SR182")
@pytest.mark.parametrize(("free", "jailed"), [(2, 1), (0, 3)])
def test_who_is_used_by_another_still_sends_a_henchman_to_jail(free: int, jailed: int) -> None:
    """P. 11: the Cruel trait is paid when the Horse uses it, and without a henchman it cannot be."""
    t = laid().hand(0, "6").sheet(0, {1: "cruel banker", 4: "grumpy horse", 5: "dusty prospector"})
    t.seat(0, henchmen=free, jail=jailed).play("6@6").take("use horse")
    if free:
        t.choose(0, "scoundrel banker")
        assert (t.money(0), t.of(0, "jailed")) == (4 + 4, jailed + 1)
    else:  # the Prospector is the only one left to use
        assert (t.money(0), t.of(0, "jailed")) == (4 + 3, jailed)


@rule("T42", "SR158", "SR160")
def test_the_elderly_banker_used_by_another_pays_4_and_is_discarded() -> None:
    """P. 11, picture."""
    t = laid().hand(0, "6").sheet(0, {1: "elderly banker", 2: "grumpy horse"}).take("pass")
    t.play("6@6").use("horse", on="banker")
    assert (t.money(0), t.pile_top, t.sheet_of(0)) == (4 + 4, "elderly banker", {2: "grumpy horse"})


@rule("SR258", "T86")
def test_a_strategy_card_wakes_no_response_beside_it() -> None:
    """P. 12. A neighbour that is a scoundrel wakes the same response, which is the control."""
    t = laid(strategy_cards=True).seat(0, strategy="buy-information").hand(0, "3")
    t.sheet(0, {1: "helpful prospector"}).choose(0, "use strategy").take("safe depot-1", "mark 4")
    t.asks(0, "plan").refused(0, "use prospector", because="SR150")
    t = laid().hand(0, "3").sheet(0, {1: "dusty banker", 2: "helpful prospector"}).play("3@3").use("banker")
    t.to("respond", 0)
    assert t.can("use prospector")


@rule("SR259")
def test_a_strategy_card_that_scouts_wakes_after_you_scout() -> None:
    """P. 12."""
    t = laid(strategy_cards=True).seat(0, strategy="buy-information").sheet(0, {1: "nosy banker"})
    t.choose(0, "use strategy").take("safe depot-1", "mark 4").asks(0, "respond").choose(0, "use banker")
    assert t.money(0) == 4 - 3 + 4


@rule("SR178", "T14")
@pytest.mark.parametrize(
    ("job", "money", "price"), [("outlaw", 1, 2), ("outlaw", 2, 2), ("priest", 2, 3), ("priest", 3, 3)]
)
def test_who_cannot_pay_the_neighbour_cannot_use_the_response(job: str, money: int, price: int) -> None:
    """P. 13, Anxious: the English example steals a safe for its price, the German one gains reputation for $3."""
    t = (
        laid()
        .hand(0, "6")
        .sheet(0, {2: f"grumpy {job}", 1: "anxious banker"})
        .seat(0, money=money)
        .play("6@6")
    )
    if money < price:
        t.end_turn()
        assert not t.can(f"use {job}", 0)
        assert not t.can("use banker", 0)
        test_who_cannot_pay_the_neighbour_cannot_use_the_response(job, price, price)
        return
    t.use(job)
    if job == "outlaw":
        t.take("safe depot-1")
    t.to("respond", 0).choose(0, "use banker")
    assert t.money(0) == money - price + 4


@rule("SR179", "T15")
def test_a_declined_may_still_counts_as_use() -> None:
    """P. 13, Anxious."""
    t = laid().hand(0, "6").sheet(0, {2: "grumpy courier", 1: "anxious banker"}).play("6@6").use("courier")
    t.choose(0, "no").to("respond", 0).choose(0, "use banker")
    assert t.money(0) == 4 + 1 + 4


@rule("SR192", "SR222")
def test_the_faceup_0_is_a_played_card_for_the_investor() -> None:
    """P. 13, Candid: the second card of the day is the 0 faceup."""
    t = laid().given(turn=3).hand(0, "0").seat(0, slots={"3": "3"}).sheet(0, {1: "candid investor"})
    t.play("0 faceup").use("investor")
    assert t.money(0) == 4 + 2


@rule("SR204", "T67")
@pytest.mark.parametrize("first", ["banker", "prospector"])
def test_after_the_elderly_ones_money_the_generous_one_is_no_use(first: str) -> None:
    """P. 14, Elderly: the Generous trait asks for $0; the other way round both work."""
    t = laid().seat(0, money=0).sheet(0, {1: "elderly banker", 3: "generous prospector"}).asks(0, "start")
    assert {"use banker", "use prospector"} <= set(t.choices())
    t.asks(0, "start").choose(0, f"use {first}")
    assert t.can("use prospector", 0) is False
    assert t.can("use banker", 0) is (first == "prospector")


@rule("SR208", "T46")
def test_a_cow_that_discarded_itself_is_no_use_to_the_gravedigger() -> None:
    """P. 14. A Cow that lay there before is, which is the control."""
    t = laid().hand(0, "6").sheet(0, {1: "grumpy cow", 2: "lucky gravedigger"}).play("6@6").use("cow")
    assert t.pile_top == "grumpy cow"
    t.to("hire", 0).refused(0, "use gravedigger", because="")
    t = laid().hand(0, "6").sheet(0, {2: "lucky gravedigger"}).pile("grumpy cow", "dusty dog").play("6@6")
    t.use("gravedigger")
    assert (t.money(0), t.pile_now) == (4 + 1 + 5, ["dusty dog", "grumpy cow"])


@rule("SR212", "T43")
def test_the_horse_discards_the_cow() -> None:
    """P. 14, Horse."""
    t = laid().hand(0, "6").sheet(0, {1: "dusty cow", 2: "grumpy horse"}).play("6@6").use("horse", on="cow")
    assert (t.pile_top, t.sheet_of(0)) == ("dusty cow", {2: "grumpy horse"})


@rule("SR214", "T45")
def test_the_horse_uses_the_innkeeper_who_uses_somebody_in_the_saloon() -> None:
    """P. 14, Horse."""
    t = laid().hand(0, "6").sheet(0, {1: "dusty innkeeper", 2: "grumpy horse"})
    t.saloon("filthy banker", "lucky dog", "cocky chef").play("6@6").use("horse", on="innkeeper")
    t.take("scoundrel banker")
    assert t.money(0) == 4 + 4


@rule("SR206", "T68")
def test_money_cannot_be_refused() -> None:
    """P. 14, Generous: the office pays whether it is welcome or not."""
    t = laid().seat(0, money=0).hand(0, "6").sheet(0, {1: "generous banker"}).asks(0, "start")
    assert t.can("use banker")
    t.choose(0, "pass").play("6@6").end_turn()
    assert t.money(0) == 2  # nobody in jail can be freed for $0, so there is nothing to choose
    t.asks(1, "plan").choose(1, t.choices()[0]).end_turn().asks(0, "plan").refused(
        0, "use banker", because=""
    )


@rule("T56", "SR238", "SR215")
def test_the_second_use_is_that_of_the_job_taken_over() -> None:
    """P. 15, Stunning with the Impersonator."""
    t = laid().hand(0, "6").sheet(0, {1: "stunning impersonator"})
    t.saloon("dusty banker", "lucky dog", "cocky chef").play("6@6").use("impersonator").take(
        "scoundrel banker"
    )
    assert t.money(0) == 4
    t.take("again")
    assert t.money(0) == 4 + 4


@rule("SR243", "T61")
def test_a_new_job_for_a_5_may_be_used_in_the_same_turn_in_which_the_tailor_was() -> None:
    """P. 15, Tailor: both have a 5."""
    t = laid().hand(0, "5").sheet(0, {1: "cocky tailor", 4: "stubborn prospector"})
    t.saloon("dusty banker", "lucky dog", "hungry chef").play("5@5").use("tailor").take("scoundrel banker")
    assert t.sheet_of(0)[4] == "stubborn banker"
    t.use("banker")
    assert t.money(0) == 4 + 4


@rule("SR142", "SR138", "SR139", "SR141")
def test_the_count_of_the_german_picture() -> None:
    """German p. 10: safes, matching marks of anybody, reputation, and the icon of the Cybernetic Outlaw."""
    t = laid().given(phase="over", day=2, values={"depot-1": 5, "laboratory-1": 6})
    t.seat(0, leader="preston-cain", safes=["depot-1", "laboratory-1"], reputation=2)
    t.sheet(0, {1: "filthy dog", 2: "cybernetic outlaw", 3: "elderly banker", 4: "helpful prospector"})
    t.marks("0: 5 on depot-1", "1: 5 on depot-1", "1: 3 on laboratory-1")
    result: Any = t.game.result
    assert result["safes"][0] == 11
    assert (result["marks"][0], result["reputation"][0], result["icons"][0]) == (2, 2, 1)
    assert result["scores"][0] == 11 + 2 + 2 + 1


@rule("SR171", "SR172", "SR94", "T88")
def test_a_stolen_7_stays_hidden_and_a_called_card_does_not() -> None:
    """P. 12, communication: nobody sees the 7, nothing shows it; a called bluff is shown to all."""
    t = laid().given(phase="evening", active=1, values={"laboratory-1": 7}).seat(0, safes=["laboratory-1"])
    t.seat(0, slots={"3": "5"}, calls={"3": [1]}).seat(1, henchmen=1).view()
    assert t.safe("laboratory-1", 1)["value"] is None
    assert t.safe("laboratory-1", 0)["value"] == 7
    t.to("first")
    shown = t.happened("called", 1)
    assert [(event["slot"], event["card"]) for event in shown] == [("3", "5")]


# Double or Nothing


@rule("XR57", "XR58", "X7")
@pytest.mark.parametrize(("money", "pays"), [(7, [2, 3]), (7, [3]), (7, [2]), (3, [2]), (4, [3])])
def test_debts_above_3_and_4_dollars(money: int, pays: list[int]) -> None:
    """P. 3: $7 clear both, or one of them for what is printed above it; the other stays where it is."""
    t = expanded().seat(0, debts={2: 1, 3: 1}, money=money).hand(0, "6").play("6@6").take("office")
    t.take("location pay-off-loans")
    for space in pays:
        t.choose(0, f"debt {space}")
    if t.game.decision.kind == "pay-off":
        t.choose(0, "pass")
    assert t.debts(0) == [space for space in (2, 3) if space not in pays]
    assert t.money(0) == money - sum({2: 3, 3: 4}[space] for space in pays)


@rule("XR40", "XR41", "XR60", "X6")
@pytest.mark.parametrize("debts", [3, 4])
def test_four_debts_forbid_loan_painter_hasty_and_reporter(debts: int) -> None:
    """P. 3 and 4; with three each of them is allowed, which is the control."""
    t = expanded().seat(0, debts={k + 1: 1 for k in range(debts)}, money=9).hand(0, "6")
    t.sheet(0, {1: "hasty banker", 3: "grumpy painter"})
    may = debts == 3
    t.view()
    assert t.can("use banker", 0) is may
    if may:
        t.choose(0, "pass")
    t.asks(0, "plan")
    assert any(word.startswith("loan") for word in t.game.legal(0)) is may
    t.play("6@6").to("abilities" if may else "hire", 0)
    assert t.can("use painter", 0) is may
    if may:
        t.choose(0, "pass")
    t.take("office")
    assert t.can("location hire-reporter") is may
    if not may:
        test_four_debts_forbid_loan_painter_hasty_and_reporter(3)


@rule("XR61", "X40")
def test_the_marshal_does_not_reach_the_new_locations() -> None:
    """P. 4. Step 3 reaches them, which is the control."""
    t = (
        expanded()
        .seat(0, debts={1: 1}, money=9, jail=1)
        .hand(0, "6")
        .sheet(0, {1: "grumpy marshal"})
        .play("6@6")
    )
    t.take("use marshal")
    assert t.can("office sell-information")
    assert not [word for word in t.choices() if word.startswith("location")]
    t.choose(0, "office sell-information").take("office")
    assert t.can("location pay-off-loans")


@rule("XR69", "XR71", "X22")
@pytest.mark.parametrize(("mine", "bonus"), [(0, 3), (-1, 3), (1, 0)])
def test_the_voice_gadget(mine: int, bonus: int) -> None:
    """P. 4: value 3, and 3 more with the lowest reputation or a tie for it; each 3 on it is a matching mark."""
    t = expanded().given(phase="over", day=3, gadgets={"estate-1": "voice-gadget"}, mods={"estate-1": "none"})
    t.seat(0, safes=["estate-1"], reputation=mine).marks(
        "0: 3 on estate-1", "1: 3 on estate-1", "1: 6 on estate-1"
    )
    result: Any = t.game.result
    assert (result["safes"][0], result["marks"][0], result["bonuses"][0]) == (3, 2, bonus)


@rule("XR74")
@pytest.mark.parametrize(("value", "bonus"), [(2, 2), (4, 0)])
def test_miniature_is_met_by_its_own_safe(value: int, bonus: int) -> None:
    """P. 5."""
    t = expanded().given(
        phase="over", day=3, values={"laboratory-1": value}, mods={"laboratory-1": "miniature"}
    )
    result: Any = t.seat(0, safes=["laboratory-1"]).game.result
    assert result["bonuses"][0] == bonus


@rule("XR76")
@pytest.mark.parametrize(("slot", "works"), [("A", True), ("4", True), ("3", False)])
def test_the_tricky_warden(slot: str, works: bool) -> None:
    """P. 5, picture: after a henchman on an opponent's card in slot A or 4."""
    t = expanded().given(active=1).hand(1, "6").sheet(0, {1: "tricky warden"}).seat(0, jail=1, henchmen=2)
    t.play(f"6@{slot}").until("henchman", 0).choose(0, "henchman")
    offered = False
    if not works:
        test_the_tricky_warden("A", True)
    while t.view()["active"] == 1 and t.game.decision is not None:
        offered = offered or t.can("use warden", 0)
        question = t.game.decision
        dull = [
            w for w in ("pass", "pass quietly", "office", "office sell-information") if w in question.choices
        ]
        t.choose(question.seat, dull[0])
    assert offered is works


@rule("XR81", "X29")
def test_slot_6_or_a_henchman_on_slot_6() -> None:
    """P. 6, first picture: the Vigilant trait."""
    t = expanded().hand(0, "6").sheet(0, {1: "vigilant banker"}).play("6@6").use("banker")
    assert t.money(0) == 4 + 4
    t = expanded().given(active=1).hand(1, "6").sheet(0, {1: "vigilant banker"}).play("6@6")
    t.until("henchman", 0).choose(0, "henchman").until("use banker", 0).choose(0, "use banker")
    assert t.money(0) == 4 + 4


@rule("XR83", "XR81")
def test_slot_2_or_the_scoundrel_to_the_right() -> None:
    """P. 6, second picture: the Loyal trait."""
    t = expanded().hand(0, "2").sheet(0, {1: "loyal banker"}).play("2@2").use("banker")
    assert t.money(0) == 4 + 4
    t = expanded().hand(0, "3").sheet(0, {1: "loyal banker", 2: "dusty chef"}).play("3@3").use("chef")
    t.to("respond", 0).choose(0, "use banker")
    assert t.money(0) == 4 + 3 + 4


@rule("XR84", "SR269")
@pytest.mark.parametrize(("left", "purple"), [("dusty cow", True), ("dusty banker", False)])
def test_without_a_purple_scoundrel_the_next_one_is_purple(left: str, purple: bool) -> None:
    """P. 6, Wild Saloon, picture: the rightmost is discarded; with a Banker, a purple one is left."""
    t = expanded().hand(0, "6").saloon(left, "lucky dog", "hungry prospector").play("6@6").take("office")
    new = t.saloon_now[0].split()[1]
    assert (COLOURS[new] == "purple") is purple


@rule("XR92", "XR91", "X25")
def test_with_6_reputation_one_caught_and_one_lost_is_nothing() -> None:
    """P. 7."""
    for first in (0, 1):
        t = expanded().given(phase="evening", active=1 - first, first=first)
        t.seat(0, reputation=6, slots={"3": "5"}, calls={"3": [1]}, henchmen=1, jail=1)
        t.seat(1, slots={"4": "6"}, calls={"4": [0]}, henchmen=1, jail=1).to("first")
        assert t.reputation(0) == 6


# The solo game


@rule("XR118", "XR136")
@pytest.mark.parametrize(("money", "asked"), [(0, False), (1, True)])
def test_what_they_would_steal_and_you_do_not_have(money: int, asked: bool) -> None:
    """P. 8: no henchman is needed then."""
    t = (
        alone("milton-goff")
        .enemy(automa=["town-tax"])
        .hand(0, "4")
        .seat(0, money=money + 2, jail=1, henchmen=2)
    )
    t.play("4@4").office("post-bail-1")
    while t.game.decision.kind not in ("penalty", "plan"):
        t.choose(0, t.choices()[0])
    assert t.money(0) == money
    t.asks(0, "penalty" if asked else "plan")


@rule("XR123", "XR122")
def test_the_bounty_hunter_sends_an_enemy_henchman_to_jail() -> None:
    """P. 9."""
    t = alone().hand(0, "6").sheet(0, {1: "grumpy bounty-hunter"}).play("6@6").use("bounty-hunter")
    assert (t.enemy_now["jailed"], t.enemy_now["henchmen"]) == (1, 2)


@rule("XR125")
@pytest.mark.parametrize("taken", ["cow", "dog"])
def test_between_equal_ones_you_decide(taken: str) -> None:
    """P. 9: the book's tie is a cheapest scoundrel of the Saloon; on our cards it is the dearest that Doc recruits."""
    t = (
        alone("doc-zimmer")
        .enemy(automa=["job-offer"])
        .hand(0, "2")
        .saloon("cocky cow", "hungry dog", "lucky chef")
    )
    costs = {one["job"]: one["cost"] for one in t.view()["saloon"]}
    assert costs["cow"] == costs["dog"] > costs["chef"]
    t.play("2@2").draw().asks(0, "recruit")
    assert {"scoundrel cow", "scoundrel dog"} <= set(t.choices())
    t.choose(0, f"scoundrel {taken}")
    assert [one["job"] for one in t.enemy_now["recruits"]] == [taken]


@rule("XR129")
def test_the_enemy_gets_the_voice_gadgets_bonus_whatever_its_reputation() -> None:
    """P. 9."""
    t = alone("preston-cain").given(phase="evening", day=3, gadgets={"estate-1": "voice-gadget"})
    t.given(mods={"estate-1": "none"}).enemy(safes=["estate-1"], reputation=6).to_the_end()
    result: Any = t.game.result
    assert result["enemy"]["safes"] == 3 + 3


# The Goat


@rule("GR38", "G1")
def test_would_you_like_to_perform_the_gunslingers_action() -> None:
    """P. 4: the claim must be one of the four cards in hand."""
    t = table("goat", players=4).hand(0, "gunslinger goat widow dancer")
    assert "offer goat as gunslinger to 1" in t.choices()
    t.refused(0, "offer goat as sheriff to 1", because="GR")


@rule("G3", "GR41", "GR77")
def test_example_1_arthur_refuses_the_sheriff_and_pedro_keeps_the_farmer() -> None:
    """P. 8."""
    t = (
        table("goat", players=4)
        .hand(0, "farmer goat charlatan sheriff")
        .placed(2, "gunslinger")
        .given(round=2)
    )
    t.at("ranch", tokens=2).play(0, "offer farmer as sheriff to 1").play(1, "refuse")
    assert t.controls(0) == ["farmer"]
    assert t.tokens(0) == {"bottle": 1, "cattle": 2}


@rule("G18", "GR104", "GR39")
def test_example_2_pedro_takes_the_goat_from_silvia_who_told_the_truth() -> None:
    """P. 8: the next dealer may offer to the one before."""
    t = table("goat", players=4).hand(0, "farmer goat charlatan sheriff").given(round=2)
    t.play(0, "offer farmer as sheriff to 1").play(1, "refuse")
    assert t.dealer == 1
    t.play(1, "offer goat as goat to 0").play(0, "accept")
    assert t.controls(0) == ["farmer", "goat"]
    assert t.hats(0) == 0


@rule("GR81", "GR88", "GR91", "GR98", "GR100", "G30")
def test_example_3_the_saloon_of_four_cards() -> None:
    """P. 8 and 9: the Sheriff dies, the Robber keeps his Gold, the Dancer gives both Bottles away and gains nothing."""
    t = table("goat", players=5).hand(0, "goat").given(round=3)
    t.placed(0, "sheriff kid").placed(1, "dancer robber").placed(2, "gunslinger banker")
    t.placed(3, "seller widow").placed(4, "farmer").on_robber("mine", 1).at("mine", tokens=0)
    t.at("saloon", tokens=2).deal("goat", to=4).asks(1, "serve")
    assert t.coins(2) == t.before[2]["coins"] + 4
    assert t.coins(0) == t.before[0]["coins"]
    assert t.tokens(1)["gold"] == 1
    t.play(1, "serve 2 to 0").over()
    assert t.tokens(0)["bottle"] == 1 + 2
    assert t.tokens(1) == {"bottle": 1, "gold": 1}
