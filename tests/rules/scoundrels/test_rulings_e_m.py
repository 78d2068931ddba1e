"""What the glossary says of single cards, Elderly to Marshal."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.scoundrels import ScoundrelsTable, laid


def alone(players: int = 2, **options: object) -> ScoundrelsTable:
    """The opponents' henchmen are all in jail: no suspicion is asked."""
    t = laid(players, **options)
    for seat in range(1, players):
        t.seat(seat, jail=3)
    return t


# Elderly and Generous


@rule("SR203")
def test_who_discards_itself_is_used_to_the_end_first() -> None:
    """The Barber counts itself among the scoundrels on the sheet."""
    t = alone().sheet(0, {1: "elderly barber", 2: "dusty dog"}).use("barber")
    assert t.money(0) == 6
    assert t.pile_now == ["elderly barber"]
    t.idle()


@rule("SR204", "T67")
def test_elderly_pays_first_and_generous_is_out() -> None:
    t = alone().sheet(0, {1: "elderly banker", 2: "generous prospector"}).seat(0, money=0)
    t.asks(0, "start")
    assert t.choices() == ["use banker", "use prospector", "pass"]
    t.use("banker").asks(0, "plan")
    assert t.money(0) == 4
    assert t.sheet_of(0) == {2: "generous prospector"}


@rule("SR204", "T67", "SR62")
def test_in_the_other_order_both_work() -> None:
    t = alone().sheet(0, {1: "elderly banker", 2: "generous prospector"}).seat(0, money=0)
    t.use("prospector").use("banker")
    assert t.money(0) == 7


@rule("SR204", "T67")
def test_and_the_answer_says_so() -> None:
    t = alone().sheet(0, {1: "elderly banker", 2: "generous prospector"})
    t.asks(0, "start").refused(0, "use prospector", because="T67")
    poor = alone().seat(0, money=0).sheet(0, {1: "elderly banker", 2: "generous prospector"})
    poor.until("use prospector", 0)


@rule("SR206", "T68", "SR66")
def test_money_cannot_be_refused() -> None:
    """Seat 0 would like to stay at $0 for its generous Prospector."""
    t = (
        alone()
        .hand(0, "5")
        .seat(0, money=0, jail=3)
        .sheet(0, {1: "cocky farmhand", 2: "generous prospector"})
    )
    t.hand(1, "6")
    t.choose(0, "pass").play("5@5").use("farmhand")
    assert t.money(0) == 2  # the henchman comes with the money
    t.asks(0, "abilities").take("pass").office("sell-information")
    assert t.money(0) == 4
    t.play("6@6").end_turn().asks(0, "plan")  # at the next start of turn it is out


@rule("SR206", "T68", "SR86")
def test_nor_at_the_office_when_nothing_else_is_open() -> None:
    t = alone().hand(0, "6").seat(0, money=0).play("6@6")  # too poor to hire
    assert t.money(0) == 2
    assert [event["option"] for event in t.happened("used-office")] == ["sell-information"]


# Gambler


@rule("SR205", "Q34")
@pytest.mark.parametrize(("top", "gain"), [("6", 7), ("5", 7), ("4", 0), ("0", 0)])
def test_the_gamblers_card_is_shown_and_shuffled_back(top: str, gain: int) -> None:
    t = alone().hand(0, "3").seat(0, deck=[top]).sheet(0, {1: "dusty gambler"})
    before = t.of(0, "deck")
    t.play("3@3").use("gambler")
    for eye in (None, 0, 1):
        assert [event["card"] for event in t.happened("revealed", eye)] == [top]
    assert t.happened("shuffled") == [{"kind": "shuffled", "seat": 0, "target": 0}]
    assert t.of(0, "deck") == before
    assert t.of(0, "hand") == []
    assert t.money(0) == 4 + gain
    t.idle()


# Gravedigger


@rule("SR207")
@pytest.mark.parametrize(("top", "gain"), [("dusty cow", 5), ("elderly banker", 4), ("charming banker", 4)])
def test_one_that_goes_after_use_goes_to_the_bottom(top: str, gain: int) -> None:
    t = alone().hand(0, "5").sheet(0, {1: "cocky gravedigger"}).pile(top, "lucky dog", "clumsy barber")
    t.play("5@5").use("gravedigger")
    assert t.money(0) == 4 + gain
    assert t.pile_now == ["lucky dog", "clumsy barber", top]
    assert t.sheet_of(0) == {1: "cocky gravedigger"}
    t.idle()


@rule("SR207")
def test_any_other_stays_on_top() -> None:
    t = alone().hand(0, "5").sheet(0, {1: "cocky gravedigger"}).pile("dusty banker", "lucky dog")
    t.play("5@5").use("gravedigger")
    assert t.pile_now == ["dusty banker", "lucky dog"]


@rule("SR208", "T46")
def test_a_cow_used_and_discarded_is_not_used_again() -> None:
    t = alone().hand(0, "5").sheet(0, {1: "cocky gravedigger", 2: "stubborn cow"})
    t.play("5@5").use("cow")
    assert t.pile_now == ["stubborn cow"]
    t.asks(0, "abilities").refused(0, "use gravedigger", because="Q23")
    assert t.money(0) == 9
    t = alone().hand(0, "5").sheet(0, {1: "cocky gravedigger"}).pile("stubborn cow").play("5@5")
    t.until("use gravedigger")


@rule("SR208", "Q20")
def test_a_trait_used_this_turn_is_enough() -> None:
    """The Impersonator left its used trait with the Banker's job; discarded, that one is spent."""
    t = (
        alone()
        .hand(0, "5")
        .sheet(0, {1: "stubborn impersonator", 2: "cocky gravedigger", 3: "filthy bouncer"})
    )
    t.saloon("dusty banker", "lucky dog", "clumsy barber").play("5@5").use("impersonator").take(
        "scoundrel banker"
    )
    t.use("bouncer").take("scoundrel impersonator")
    assert t.pile_now == ["dusty impersonator"]
    t.refused(0, "use gravedigger", because="Q23")
    t = alone().hand(0, "5").sheet(0, {2: "cocky gravedigger"}).pile("dusty impersonator")
    t.saloon("filthy banker", "lucky dog", "clumsy barber").play("5@5").until("use gravedigger")


@rule("Q20")
def test_hired_again_in_the_same_turn_it_is_still_used() -> None:
    t = alone().hand(0, "5").sheet(0, {1: "cocky doctor", 2: "stubborn cow"})
    t.play("5@5").use("cow").use("doctor").take("yes").hire("cow", at=4).take("keep")
    assert t.sheet_of(0) == {1: "cocky doctor", 4: "stubborn cow"}
    t.asks(0, "abilities").refused(0, "use cow", because="SR64")


@rule("SR209", "T47")
def test_a_gravedigger_on_top_of_the_pile_digs_for_nothing() -> None:
    t = alone().hand(0, "5").sheet(0, {1: "cocky doctor"}).pile("charming gravedigger", "dusty banker")
    t.play("5@5").use("doctor").take("yes", "hire gravedigger")
    price = t.happened("paid")[0]["amount"]
    t.take("keep").asks(0, "abilities")  # its use is not even asked for
    assert t.money(0) == 4 + 2 - price
    assert t.pile_now == ["charming gravedigger", "dusty banker"]
    t.idle()


# Greedy


@rule("SR210")
@pytest.mark.parametrize("job", ["prospector", "pickpocket", "loan-shark", "farmhand"])
def test_greedy_answers_to_money_of_another(job: str) -> None:
    t = alone().hand(0, "5").sheet(0, {1: f"cocky {job}", 5: "greedy banker"}).seat(0, jail=2)
    t.play("5@5").use(job)
    if job == "loan-shark":
        t.asks(1, "choose").take("give money")
    t.asks(0, "respond").take("use banker")
    assert t.money(0) == 4 + (3 if job == "prospector" else 2) + 4
    t.idle()


@rule("SR210", "SR152")
def test_in_an_opponents_turn_as_well() -> None:
    t = laid().given(active=1).hand(1, "6").sheet(1, {1: "grumpy prisoner"}).seat(0, jail=3)
    t.sheet(0, {1: "daring prospector", 5: "greedy banker"})
    t.play("6@6").use("prisoner").take("use prospector", "use banker")
    assert t.money(0) == 11


@rule("SR211", "T66")
def test_greedy_does_not_answer_to_leader_or_office() -> None:
    t = alone().hand(0, "3").sheet(0, {5: "greedy banker"}).play("3@3").take("lead 3")
    t.asks(0, "hire").refused(0, "use banker", because="T66")
    t.office("sell-information")
    assert t.view()["active"] == 1
    assert t.money(0) == 9
    t = alone().hand(0, "3").sheet(0, {1: "rowdy prospector", 5: "greedy banker"}).play("3@3")
    t.use("prospector").until("use banker")


@rule("SR211", "T66")
def test_nor_when_a_scoundrel_opens_them() -> None:
    """A Marshal sells information, a Body Double serves slot 4: still office and sheet."""
    t = alone().hand(0, "5").sheet(0, {1: "cocky marshal", 2: "stubborn body-double", 5: "greedy banker"})
    t.play("5@5").use("marshal").take("office sell-information").asks(0, "abilities")
    t.use("body-double").take("lead 4").asks(0, "abilities")
    assert t.money(0) == 10


# Horse and Innkeeper


@rule("SR212", "T43")
def test_the_cow_goes_and_the_horse_stays() -> None:
    t = alone().hand(0, "3").sheet(0, {1: "cocky horse", 2: "filthy cow"})
    t.play("3@5").use("horse", on="cow")
    assert t.pile_now == ["filthy cow"]
    assert t.sheet_of(0) == {1: "cocky horse"}
    assert t.money(0) == 9
    t.idle()


@rule("SR214", "T45")
def test_horse_uses_innkeeper_uses_a_saloon_card() -> None:
    t = alone().hand(0, "5").sheet(0, {1: "cocky horse", 2: "dusty innkeeper"})
    t.saloon("clumsy banker", "lucky prospector", "filthy cow").play("5@5").use("horse")
    t.asks(0, "use-another").take("scoundrel banker")
    assert t.money(0) == 8
    assert [event["job"] for event in t.happened("used")] == ["horse", "innkeeper", "banker"]
    t.asks(0, "abilities").idle()


@rule("SR214", "T45")
def test_not_if_the_target_was_used_this_turn() -> None:
    t = (
        alone()
        .hand(0, "5")
        .sheet(0, {1: "cocky horse", 2: "stubborn innkeeper", 3: "dusty dog", 4: "sneaky jailer"})
    )
    t.saloon("clumsy banker", "lucky prospector", "filthy cow").play("5@5").use("innkeeper", on="banker")
    t.use("horse").asks(0, "use-another").refused(0, "scoundrel innkeeper", because="T45")
    t.take("scoundrel jailer")


@rule("SR214", "Q23")
def test_two_that_could_only_use_each_other_use_nobody() -> None:
    t = alone().hand(0, "5").sheet(0, {1: "cocky horse", 2: "stubborn gravedigger"})
    t.play("5@5").to("abilities").refused(0, "use horse", because="Q23").refused(
        0, "use gravedigger", because="Q23"
    )
    t = alone().hand(0, "5").sheet(0, {1: "cocky horse", 2: "stubborn gravedigger"}).pile("lucky prospector")
    t.play("5@5").to("abilities")
    assert {"use horse", "use gravedigger"} <= set(t.choices())


@rule("SR216", "T58", "SR78")
def test_a_self_discarding_saloon_card_leaves_and_the_saloon_fills() -> None:
    t = (
        alone()
        .hand(0, "5")
        .sheet(0, {1: "cocky innkeeper"})
        .saloon("clumsy banker", "filthy cow", "lucky prospector")
    )
    t.play("5@5").use("innkeeper", on="cow")
    assert t.money(0) == 9
    assert t.pile_now == ["filthy cow"]
    assert t.saloon_now[1:] == ["clumsy banker", "lucky prospector"]
    assert len(t.saloon_now) == 3
    assert t.sheet_of(0) == {1: "cocky innkeeper"}
    t.asks(0, "abilities").idle()


# Inventor and Test Subject


def inventing(**facts: object) -> ScoundrelsTable:
    values = {"depot-6": 5, "estate-6": 6, "laboratory-6": 7, "depot-1": 2}
    return alone().hand(0, "3").given(values=values, **facts).sheet(0, {1: "dusty inventor"})


@rule("SR217", "SR218", "SR219")
def test_the_inventor_picks_a_colour_and_sees_nothing_before() -> None:
    t = inventing().play("3@3").use("inventor").asks(0, "steal")
    assert t.choices() == ["safe depot-6", "safe estate-6", "safe laboratory-6"]
    for name in ("depot-6", "estate-6", "laboratory-6"):
        assert t.safe(name, 0)["value"] is None
        assert t.safe(name)["site"] == name.partition("-")[0]
    t.refused(0, "safe depot-1", because="safe")
    t.take("safe laboratory-6")
    assert t.safes_of(0) == ["laboratory-6"]
    assert t.safe("laboratory-6", 0)["value"] == 7
    assert t.safe("laboratory-6", 1)["value"] is None
    t.idle()


@rule("SR217")
def test_a_stolen_one_is_not_unused() -> None:
    t = inventing().seat(1, safes=["laboratory-6"]).play("3@3").use("inventor")
    assert t.choices() == ["safe depot-6", "safe estate-6"]


@rule("SR217", "SR218")
def test_the_test_subject_looks_at_an_unused_one_and_may_take_it() -> None:
    t = alone().hand(0, "3").given(values={"laboratory-6": 7}).sheet(0, {1: "dusty test-subject"})
    t.seat(0, safes=["depot-1"]).play("3@3").use("test-subject").asks(0, "scout")
    assert t.choices() == ["safe depot-6", "safe estate-6", "safe laboratory-6"]
    t.take("safe laboratory-6", "mark 7", "yes")
    assert t.safes_of(0) == ["laboratory-6"]
    assert t.safe("depot-1")["place"] == "space 1"
    assert t.happened("stole") == []  # a swap is no theft
    t.idle()


@rule("SR220", "T36", "T37", "SR133")
def test_over_the_limit_the_old_one_may_go_to_its_site() -> None:
    t = inventing().seat(0, safes=["depot-1"]).play("3@3").use("inventor").take("safe laboratory-6")
    t.asks(0, "abandon")
    assert t.safe("laboratory-6", 0)["value"] == 7  # looked at before choosing
    assert t.choices() == ["safe depot-1", "safe laboratory-6"]
    t.take("safe depot-1")
    assert t.safes_of(0) == ["laboratory-6"]
    assert t.safe("depot-1")["place"] == "space 1"
    t.idle()


@rule("SR221", "T37")
def test_or_the_new_one_joins_the_unused_as_its_site_is_full() -> None:
    t = inventing().seat(0, safes=["depot-1"]).play("3@3").use("inventor").take("safe laboratory-6")
    t.take("safe laboratory-6")
    assert t.safes_of(0) == ["depot-1"]
    assert t.safe("laboratory-6")["place"] == "unused"
    t.idle()


@rule("SR220", "T37")
def test_with_room_at_its_site_even_the_new_one_goes_there() -> None:
    """Seat 1 has taken laboratory-2: the abandoned safe gets its space."""
    t = inventing().seat(0, safes=["depot-1"]).seat(1, safes=["laboratory-2"])
    t.play("3@3").use("inventor").take("safe laboratory-6", "safe laboratory-6")
    assert t.safe("laboratory-6")["place"] == "space 2"


# Investor, Journalist


@rule("SR222", "T77")
def test_the_investor_counts_the_card_of_this_turn() -> None:
    t = alone().hand(0, "3").seat(0, slots={"A": "0", "6": "6"}).sheet(0, {1: "dusty investor"})
    t.play("3@3").use("investor")
    assert t.money(0) == 4 + 3


@rule("SR223", "T77", "Q4")
def test_at_the_end_of_the_day_it_is_four() -> None:
    t = laid().given(phase="evening", active=1).sheet(0, {1: "sleepy investor"}).seat(0, slots={"A": "0"})
    t.take("use investor")
    assert t.money(0) == 8
    assert t.money(1) == 4


@rule("SR223", "T77", "Q2")
def test_also_after_the_calling_on_the_final_day() -> None:
    t = laid().given(phase="evening", active=1, day=2).sheet(0, {1: "talkative investor"})
    t.seat(1, slots={"3": "0"}, calls={"3": [0]}).asks(0, "respond").take("use investor")
    assert t.money(0) == 8
    assert t.game.decision is None


@rule("SR224")
def test_the_journalist_may_look_at_an_own_card() -> None:
    t = alone().hand(0, "0").sheet(0, {1: "cocky journalist"}).seat(1, slots={"3": "3"})
    t.play("0@5").use("journalist").take("card 0@5")
    assert t.money(0) == 7
    assert t.slot(1, "3", viewer=0)["card"] is None


@rule("SR225", "T78", "T83")
def test_at_the_end_of_the_day_the_journalist_gets_its_pay_only() -> None:
    t = laid().given(phase="evening", active=1).sheet(0, {1: "sleepy journalist"}).seat(1, slots={"3": "0"})
    t.take("use journalist")
    assert t.money(0) == 7
    assert t.happened("scouted-card") == []


# Lying


@rule("SR226", "T79")
@pytest.mark.parametrize(("site", "lies"), [("estate", "7"), ("depot", "67"), ("laboratory", "3")])
def test_lying_answers_to_a_number_the_site_lacks(site: str, lies: str) -> None:
    for number in "234567":
        t = alone().hand(0, "A").sheet(0, {1: "lying banker"})
        t.play("A@A").take("lead A/2", f"safe {site}-1", f"mark {number}")
        if number in lies:
            t.asks(0, "respond").take("use banker")
            assert t.money(0) == 8
        else:
            t.asks(0, "hire").refused(0, "use banker", because="T79")
        t.idle()


@rule("SR226", "T79")
def test_it_is_the_list_that_counts_not_the_safe() -> None:
    """A 5 on a safe worth 2 is a lie to the world, but the Depot has a 5."""
    t = alone().hand(0, "A").sheet(0, {1: "lying banker"}).given(values={"depot-1": 2})
    t.play("A@A").take("lead A/2", "safe depot-1", "mark 5").asks(0, "hire")


# Mastermind


def plotting() -> ScoundrelsTable:
    return alone().hand(0, "5").sheet(0, {1: "cocky mastermind"}).given(values={"depot-1": 5, "estate-1": 6})


@rule("SR227", "T80")
def test_the_mastermind_marks_blind() -> None:
    t = plotting().play("5@5").use("mastermind").take("safe depot-1").asks(0, "mark")
    assert t.safe("depot-1", 0)["value"] is None
    assert t.happened("scouted", 0) == []
    t.take("mark 5")
    assert t.safe("depot-1", 0)["value"] == 5  # who has a mark there may look
    assert t.safe("depot-1", 1)["value"] is None
    t.take("yes")
    assert t.safes_of(0) == ["depot-1"]
    assert t.money(0) == 1
    t.idle()


@rule("SR228", "T80", "SR123")
def test_an_earlier_mark_gives_the_look_before() -> None:
    t = plotting().marks("0: 4 on depot-1")
    assert t.safe("depot-1", 0)["value"] == 5
    assert t.safe("estate-1", 0)["value"] is None
    t.play("5@5").use("mastermind").asks(0, "mark-safe")
    assert t.safe("depot-1", 0)["value"] == 5


@rule("SR229", "SR126")
def test_a_safe_already_marked_may_be_marked_again() -> None:
    t = plotting().marks("0: 4 on depot-1", "1: 2 on depot-1").play("5@5").use("mastermind")
    t.take("safe depot-1", "mark 5", "no")
    assert t.safe("depot-1")["marks"] == [[0, 4], [0, 5], [1, 2]]
    t.idle()


# Marshal


@rule("SR230", "T81", "Q13")
def test_the_marshal_leaves_step_3_as_it_is() -> None:
    t = (
        alone()
        .hand(0, "5")
        .sheet(0, {1: "cocky marshal"})
        .saloon("clumsy banker", "filthy cow", "lucky prospector")
    )
    t.play("5@5").use("marshal").take("office sell-information")
    assert t.money(0) == 6
    assert t.pile_now == []  # nobody is discarded for it
    assert t.saloon_now == ["clumsy banker", "filthy cow", "lucky prospector"]
    t.office("sell-information")
    assert t.money(0) == 8
    assert t.pile_now == ["lucky prospector"]


@rule("Q13", "T21")
def test_the_bribe_too_but_on_the_final_day_only() -> None:
    t = alone().hand(0, "5").sheet(0, {1: "cocky marshal"}).seat(0, money=20)
    t.play("5@5").use("marshal").asks(0, "office").refused(0, "office bribe-sheriff", because="T21")
    t = alone().given(day=2).hand(0, "5").sheet(0, {1: "cocky marshal"}).seat(0, money=20)
    t.play("5@5").use("marshal").take("office bribe-sheriff", "safe estate-3")
    assert t.safes_of(0) == ["estate-3"]
    assert t.money(0) == 8
    t.asks(0, "abilities").idle()
