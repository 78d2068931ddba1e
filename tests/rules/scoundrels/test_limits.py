"""Running out of things."""

from __future__ import annotations

from tests.rule import rule
from tests.scoundrels import ScoundrelsTable, laid

ALL_MARKS = (
    "2 on depot-1",
    "3 on depot-2",
    "4 on depot-3",
    "5 on depot-4",
    "4 on estate-1",
    "6 on estate-2",
    "7 on estate-3",
)


def alone() -> ScoundrelsTable:
    """Seat 1's henchmen are all in jail: no suspicion is asked."""
    return laid().seat(1, jail=3)


# Money


@rule("SR163")
def test_money_never_runs_out() -> None:
    """The box holds $70 in coins; nobody's income stops there."""
    t = alone().seat(0, money=500).seat(1, money=900).hand(0, "4").play("4@4").take("lead 4")
    assert t.money(0) == 504
    assert t.money(1) == 900


# Henchmen


@rule("SR164", "T9", "SR54")
def test_without_a_henchman_nobody_suspects() -> None:
    """One is in jail, two lie on cards of earlier turns: seat 1 is not asked."""
    t = laid(3).hand(0, "0").seat(0, slots={"3": "3"}, calls={"3": [1]}).seat(1, jail=1)
    t.seat(2, slots={"4": "0"}, calls={"4": [1]}).play("0@5")
    t.asks(2, "suspect")
    assert t.of(1, "henchmen") == 0
    t.choose(2, "pass").asks(0, "abilities")
    assert t.slot(0, "5")["henchmen"] == []


@rule("SR164", "T9", "SR182")
def test_without_a_henchman_no_ability_that_sends_or_places_one() -> None:
    t = alone().hand(0, "5").seat(0, jail=3, money=5).seat(1, jail=3, slots={"4": "0"})
    t.sheet(0, {1: "cocky bank-robber", 2: "cruel banker", 3: "stubborn informant"})
    t.play("5@5").to("abilities").refused(0, "use bank-robber", because="T9")
    t.use("informant")  # the money, but no henchman to place
    assert t.money(0) == 7
    t.asks(0, "abilities").idle()
    t = alone().hand(0, "3").seat(0, jail=3).sheet(0, {2: "cruel banker"})
    t.play("3@3").to("abilities").refused(0, "use banker", because="T9")
    # With one henchman left both are there.
    t = alone().hand(0, "5").seat(0, jail=2, money=5).sheet(0, {1: "cocky bank-robber"})
    t.play("5@5").until("use bank-robber")
    alone().hand(0, "3").seat(0, jail=2).sheet(0, {2: "cruel banker"}).play("3@3").until("use banker")


# Marks


@rule("SR165", "T32")
def test_a_number_that_is_out_gives_way_to_another() -> None:
    t = alone().hand(0, "A").marks("0: 2 on depot-1", "0: 3 on depot-2").given(values={"estate-1": 3})
    t.play("A@A").take("lead A/2", "safe estate-1").asks(0, "mark")
    assert t.choices() == ["mark 4", "mark 5", "mark 6", "mark 7"]
    t.refused(0, "mark 3", because="T32").refused(0, "no mark", because="T31")
    t.refused(0, "move 3 from depot-2", because="T33")
    t.take("mark 6")
    assert t.safe("estate-1")["marks"] == [[0, 6]]
    assert t.of(0, "marks") == {"2/3": 0, "4/5": 3, "6/7": 1}
    t.idle()
    # With all marks out they may be moved, or none is placed.
    t = alone().hand(0, "A").marks(*[f"0: {row}" for row in ALL_MARKS])
    t.play("A@A").take("lead A/2", "safe laboratory-2").asks(0, "mark")
    assert {"no mark", "move 3 from depot-2"} <= set(t.choices())


@rule("SR166", "T33", "Q24")
def test_with_all_marks_out_the_safe_is_looked_at_and_left() -> None:
    t = alone().hand(0, "A").marks(*[f"0: {row}" for row in ALL_MARKS]).given(values={"laboratory-2": 7})
    t.play("A@A").take("lead A/2", "safe laboratory-2").asks(0, "mark")
    assert t.safe("laboratory-2", 0)["value"] == 7
    assert t.safe("laboratory-2", 1)["value"] is None
    t.take("no mark")
    assert t.safe("laboratory-2")["marks"] == []
    assert t.happened("marked") == []
    assert t.safe("laboratory-2", 0)["seen_by"] == [0]
    t.idle()


@rule("Q24", "SR166")
def test_no_mark_is_no_marking() -> None:
    """Neither a lying one nor a strategy card answers to a mark that was not placed."""
    t = laid(strategy_cards=True).seat(1, jail=3).hand(0, "A").marks(*[f"0: {row}" for row in ALL_MARKS])
    t.seat(0, leader="preston-cain", strategy="stake-a-claim").sheet(0, {1: "lying banker"})
    t.play("A@A").take("lead A/2", "safe laboratory-2", "no mark")
    t.asks(0, "hire")
    assert t.money(0) == 4
    t.idle()


@rule("SR166", "T33", "Q25")
def test_or_a_mark_moves_and_may_be_flipped() -> None:
    def scouting() -> ScoundrelsTable:
        t = alone().hand(0, "A").marks(*[f"0: {row}" for row in ALL_MARKS])
        return t.play("A@A").take("lead A/2", "safe laboratory-2")

    t = scouting()
    assert not t.can("mark 4")
    t.take("move 5 from depot-4")
    assert t.safe("laboratory-2")["marks"] == [[0, 5]]
    assert t.safe("depot-4")["marks"] == []
    t = scouting().take("move 5 from depot-4 as 4")
    assert t.safe("laboratory-2")["marks"] == [[0, 4]]
    assert [event["number"] for event in t.happened("mark-moved")] == [4]
    assert t.of(0, "marks") == {"2/3": 0, "4/5": 0, "6/7": 0}
    t.idle()
    assert alone().hand(0, "A").play("A@A").take("lead A/2", "safe laboratory-2").can("mark 4")


@rule("SR167", "T33", "Q25")
def test_not_from_a_safe_that_an_opponent_has_stolen() -> None:
    """From one's own loot and from an unused safe it may come."""
    rows = [*ALL_MARKS[:5], "6 on estate-2", "7 on depot-6"]
    t = alone().hand(0, "A").marks(*[f"0: {row}" for row in rows])
    t.seat(0, safes=["depot-1"]).seat(1, jail=3, safes=["estate-2"])
    t.play("A@A").take("lead A/2", "safe laboratory-2").asks(0, "mark")
    assert "move 2 from depot-1" in t.choices()
    assert "move 7 from depot-6 as 6" in t.choices()
    t.refused(0, "move 6 from estate-2", because="T33").refused(0, "move 6 from estate-2 as 7", because="Q25")
    t.take("move 2 from depot-1")
    assert t.safe("depot-1")["marks"] == []
    assert t.safe("estate-2")["marks"] == [[0, 6]]
    # Where it was not stolen both ways are open.
    t = alone().hand(0, "A").marks(*[f"0: {row}" for row in rows])
    t.play("A@A").take("lead A/2", "safe laboratory-2").asks(0, "mark")
    assert {"move 6 from estate-2", "move 6 from estate-2 as 7"} <= set(t.choices())


@rule("Q26", "SR123")
def test_a_mark_on_an_unused_safe_stays_and_gives_its_owner_the_look() -> None:
    t = alone().hand(0, "5").sheet(0, {1: "cocky test-subject"}).given(values={"estate-6": 5})
    t.play("5@5").use("test-subject").take("safe estate-6", "mark 5")
    assert t.safe("estate-6")["place"] == "unused"
    assert t.safe("estate-6")["marks"] == [[0, 5]]
    assert t.safe("estate-6", 0)["value"] == 5
    assert t.safe("estate-6", 1)["value"] is None
    t.end_turn()
    assert t.safe("estate-6")["marks"] == [[0, 5]]
    assert t.safe("estate-6", 0)["value"] == 5


# Decks


@rule("SR168", "T84")
def test_without_traits_or_jobs_nobody_comes() -> None:
    for traits, jobs in (([], ["dog"]), (["dusty"], [])):
        t = alone().given(scoundrels=[], traits=traits, jobs=jobs).hand(0, "6")
        t.saloon("filthy banker", "clumsy prospector", "cocky cow")
        t.play("6@6").office("sell-information")
        assert t.saloon_now == ["filthy banker", "clumsy prospector"]
        assert t.pile_now == ["cocky cow"]
        assert t.money(0) == 6
        assert t.view()["decks"]["traits"] == len(traits)
        assert t.view()["decks"]["jobs"] == len(jobs)


@rule("SR168", "T84")
def test_one_pair_left_makes_one_more() -> None:
    t = alone().given(scoundrels=[], traits=["dusty"], jobs=["dog"]).hand(0, "6").hand(1, "6")
    t.saloon("filthy banker", "clumsy prospector", "cocky cow").play("6@6").office("sell-information")
    assert t.saloon_now == ["dusty dog", "filthy banker", "clumsy prospector"]
    t.play("6@6").hire("prospector", at=1).take("keep")
    assert t.saloon_now == ["dusty dog", "filthy banker"]
    assert len(t.happened("no-refill")) == 1


@rule("Q12", "T84")
def test_the_office_stays_open_with_a_thin_or_empty_saloon() -> None:
    t = alone().given(scoundrels=[], traits=[], jobs=[]).hand(0, "6").hand(1, "6").saloon("filthy banker")
    t.play("6@6").office("sell-information")
    assert t.pile_now == ["filthy banker"]  # the rightmost that was there
    assert t.saloon_now == []
    t.play("6@6").take("office post-bail-1", "seat 0")  # nobody to hire, nobody to discard
    assert t.pile_now == ["filthy banker"]
    assert (t.money(1), t.of(0, "jailed")) == (2, 0)


@rule("SR169", "T85", "Q35")
def test_an_empty_poker_deck_gives_no_card() -> None:
    t = alone().hand(0, "5 0 2 6").seat(0, slots={"A": "A", "3": "3", "4": "4"})
    t.sheet(0, {1: "cocky automaton", 2: "stubborn telegrapher", 3: "filthy gambler"})
    assert t.of(0, "deck") == 0
    t.play("5@5").to("abilities")
    t.refused(0, "use automaton", because="Q23").refused(0, "use gambler", because="Q23")
    t.use("telegrapher")  # no card, but the money
    assert t.money(0) == 5
    assert t.of(0, "hand") == ["0", "2", "6"]
    t.idle()
    t = alone().hand(0, "5").sheet(0, {1: "cocky automaton", 3: "filthy gambler"}).play("5@5").to("abilities")
    assert t.can("use automaton")
    assert t.can("use gambler")


@rule("SR169", "T85", "Q35", "T11")
def test_a_short_deck_gives_what_it_has() -> None:
    t = alone().hand(0, "5 0 2").seat(0, slots={"A": "A", "3": "3", "4": "4"}, deck=["6"])
    t.sheet(0, {1: "cocky automaton"}).play("5@5").use("automaton")
    assert t.of(0, "hand") == ["0", "2", "6"]
    assert t.of(0, "deck") == 0


@rule("SR169", "T85")
def test_the_end_of_the_day_makes_a_new_deck() -> None:
    t = (
        laid()
        .given(phase="evening", active=1)
        .hand(0, "0 2 5")
        .seat(0, slots={"A": "A", "3": "3", "4": "4", "6": "6"})
    )
    t.asks(0, "plan")  # nothing to answer: the next day has begun
    assert t.view()["day"] == 2
    assert t.of(0, "deck") == 3
    assert len(t.of(0, "hand")) == 4
    assert {"0", "2", "5"} < set(t.of(0, "hand"))


# Sites


@rule("SR170", "T38")
def test_nothing_is_done_at_an_empty_site() -> None:
    """Three days into a wild game seats 0 and 1 have emptied the Depot between them."""
    t = laid(days=3, wild_saloon=True).given(day=3).seat(1, jail=3).hand(0, "5")
    t.seat(0, safes=["depot-1", "depot-2", "depot-3"]).seat(1, safes=["depot-4", "depot-5"])
    t.sheet(0, {1: "cocky train-robber", 2: "stubborn trapper", 3: "filthy mad-scientist"})
    t.play("5@5").to("abilities")
    t.use("train-robber")
    assert t.money(0) == 6  # only the money
    t.use("trapper")
    assert t.money(0) == 8
    assert t.happened("scouted") == t.happened("marked") == t.happened("stole") == []
    t.take("lead 5").asks(0, "steal")
    assert not [word for word in t.choices() if "depot" in word]
    t.refused(0, "safe depot-4", because="seat 1")


@rule("SR170", "T38", "Q23")
def test_an_ability_that_could_only_act_there_cannot_be_used() -> None:
    t = laid(days=3, wild_saloon=True).given(day=3).seat(1, jail=3).hand(0, "5")
    t.seat(0, safes=["laboratory-1", "laboratory-2", "laboratory-3"])
    t.seat(1, safes=["laboratory-4", "laboratory-5"]).sheet(0, {3: "filthy mad-scientist"})
    t.play("5@5").to("abilities").refused(0, "use mad-scientist", because="Q23")
    alone().hand(0, "5").sheet(0, {3: "filthy mad-scientist"}).play("5@5").until("use mad-scientist")
