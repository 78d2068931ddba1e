"""Rulings on single cards of the expansion (X:290 to X:326)."""

import pytest

from tests.rule import rule
from tests.scoundrels import ScoundrelsTable, expanded

FOUR = {1: 1, 2: 1, 3: 1, 4: 1}


# Bookie


def bookie(**facts: object) -> ScoundrelsTable:
    t = expanded().hand(0, "6").sheet(0, {1: "grumpy bookie"}).seat(1, **facts).play("6@6")
    return t.take("use bookie")


@rule("XR138")
def test_bookie_with_nothing_to_give_the_debt_is_gained() -> None:
    t = bookie(money=0, debts={1: 1, 2: 1, 3: 1})
    assert t.debts(1) == [1, 2, 3, 4]
    assert t.money(0) == 6


@rule("XR139")
def test_bookie_at_four_debts_the_dollar_is_paid() -> None:
    t = bookie(money=3, debts=FOUR)
    assert (t.money(0), t.money(1)) == (7, 2)


@rule("XR139", "X37")
def test_bookie_with_neither_nothing_happens() -> None:
    t = bookie(money=0, debts=FOUR)
    assert (t.money(0), t.money(1), t.debts(1)) == (6, 0, [1, 2, 3, 4])
    t.idle()


@rule("XR138", "XR139")
def test_bookie_otherwise_the_opponent_chooses_and_the_space_too() -> None:
    t = bookie(money=3).asks(1, "choose")
    assert t.choices() == ["give money", "give debt"]
    t.choose(1, "give debt").asks(1, "debt").choose(1, "debt 4")
    assert (t.money(1), t.debts(1)) == (3, [4])


# Enlist Talent, Whining


@rule("XR140")
def test_enlist_talent_a_start_of_turn_scoundrel_may_be_used_at_once() -> None:
    t = expanded(strategy_cards=True).seat(0, strategy="enlist-talent", money=6)
    t.saloon("elderly banker", "filthy dog", "lucky chef").asks(0, "start").choose(0, "use strategy")
    t.choose(0, "hire banker at 1").take("keep").asks(0, "start").choose(0, "use banker")
    assert t.pile_top == "elderly banker"


@rule("XR141", "X34")
def test_enlist_talent_skips_step_3_and_whining_with_it() -> None:
    t = (
        expanded(strategy_cards=True)
        .seat(0, strategy="enlist-talent", money=6)
        .sheet(0, {4: "whining farmhand"})
    )
    t.saloon("elderly cow", "electrified dog", "selfish chef").hand(0, "6").asks(0, "start")
    t.choose(0, "use strategy").choose(0, "hire cow at 1").take("keep", "pass", "play 6@6")
    assert t.happened("step-skipped") == [{"kind": "step-skipped", "seat": 0}]
    while t.view()["active"] == 0:
        question = t.game.decision
        assert question.kind not in ("step-3", "hire", "office")
        if question.seat == 0:
            t.refused(0, "use farmhand", because="X34")
        t.choose(question.seat, "pass")


def whining(money: int, *saloon: str) -> ScoundrelsTable:
    t = expanded().hand(0, "6").seat(0, money=money).sheet(0, {1: "whining farmhand"}).saloon(*saloon)
    return t.play("6@6")


@rule("XR159", "XR160", "X33")
def test_whining_is_used_before_deciding_and_loans_do_not_stop_it() -> None:
    t = whining(2, "stubborn banker", "filthy trapper", "rowdy forger").to("step-3", 0)
    t.choose(0, "loan 1").choose(0, "loan 2").asks(0, "step-3")
    assert t.money(0) == 6
    t.choose(0, "use farmhand")
    assert t.money(0) == 8
    t.asks(0, "hire").choose(0, "hire banker at 2")
    assert t.sheet_of(0)[2] == "stubborn banker"


@rule("XR159")
def test_whining_only_if_nobody_could_be_afforded() -> None:
    t = whining(3, "stubborn banker", "filthy trapper", "rowdy forger").until("office")
    t.refused(0, "use farmhand", because="X33")
    whining(2, "stubborn banker", "filthy trapper", "rowdy forger").to("step-3", 0).choose(0, "use farmhand")


# Impatient and Responsible


@rule("XR143", "X38", "XQ9")
def test_impatient_two_debts_of_one_safe_call_it_once_after_the_steal() -> None:
    t = (
        expanded()
        .hand(0, "5")
        .sheet(0, {1: "impatient banker"})
        .given(carried=["2 on depot-4", "1 on depot-4"])
    )
    t.seat(0, safes=["estate-1", "estate-2", "estate-3"]).play("5@5").take("lead 5", "safe depot-4")
    t.asks(0, "debt").choose(0, "debt 1").asks(0, "debt").choose(0, "debt 2").asks(0, "abandon")
    assert not t.can("use banker")
    t.choose(0, "safe estate-1").asks(0, "respond").choose(0, "use banker").idle()
    assert t.money(0) == 8
    assert len(t.happened("used")) == 1


@rule("XQ9")
def test_what_is_discarded_for_want_of_room_is_not_gained() -> None:
    t = expanded().hand(0, "5").sheet(0, {1: "impatient banker"}).given(carried=["2 on depot-4"])
    t.seat(0, debts=FOUR).play("5@5").take("lead 5", "safe depot-4")
    assert not t.can("use banker")
    assert t.view()["debts"]["discarded"] == [2]
    # The control: with room for it the same debt is gained.
    t = expanded().hand(0, "5").sheet(0, {1: "impatient banker"}).given(carried=["2 on depot-4"])
    t.seat(0, debts={1: 1, 2: 1, 3: 1}).play("5@5").take("lead 5", "safe depot-4")
    assert t.to("respond", 0).can("use banker")


@rule("XR143")
def test_impatient_waits_for_the_end_of_a_location() -> None:
    t = (
        expanded()
        .hand(0, "6")
        .sheet(0, {1: "impatient banker"})
        .play("6@6")
        .take("office", "location hire-reporter")
    )
    t.take("debt 1", "safe depot-4").asks(0, "mark").choose(0, "mark 2").asks(0, "respond")


@rule("XR153", "X39")
def test_responsible_waits_for_the_loan_office_and_acts_once() -> None:
    t = expanded().hand(0, "6").sheet(0, {1: "responsible banker"}).seat(0, debts={1: 1, 2: 2}, money=5)
    t.play("6@6").take("office", "location pay-off-loans", "debt 1").asks(0, "pay-off")
    assert not t.can("use banker")
    t.choose(0, "debt 2").asks(0, "respond").choose(0, "use banker").idle()
    assert t.money(0) == 4


@rule("XR153")
def test_responsible_waits_for_a_card() -> None:
    t = (
        expanded()
        .hand(0, "6")
        .sheet(0, {1: "responsible banker", 2: "grumpy accountant"})
        .seat(0, debts={1: 1})
    )
    t.play("6@6").take("use accountant").asks(0, "respond")
    assert t.money(0) == 6


# Mason, Rocketeer


@rule("XR144", "XR145", "X32")
def test_mason_turns_a_bluff_faceup_and_nobody_suspects_it_then() -> None:
    t = (
        expanded(3)
        .hand(0, "3")
        .sheet(0, {1: "grumpy mason"})
        .seat(0, slots={"A": "A", "2": "5"})
        .given(turn=7)
    )
    t.play("3@6").take("use mason").asks(0, "flip-bluff")
    assert t.choices() == ["card 0@2", "card 0@6"]
    t.choose(0, "card 0@6")
    assert t.money(0) == 8
    for seat in (None, 1, 2):
        lies = t.slot(0, "6", viewer=seat)
        assert (lies["card"], lies["faceup"]) == ("3", True)
    t.to("hire", 0)
    t.refused(1, "henchman", because="X32")
    t.end_turn()


@rule("XR145", "X32")
def test_a_flipped_card_is_not_called_at_the_end_of_the_day() -> None:
    t = expanded().given(phase="evening", day=2).seat(0, slots={"A": "3", "2": "2"}, flipped=["A"])
    t.seat(0, calls={"2": [1]})
    assert [event["slot"] for event in t.happened("called")] == ["2"]
    assert t.reputation(0) == 0


@rule("XR144")
def test_mason_without_a_bluff_gives_nothing_away() -> None:
    """Its owner is asked as if there were one: only the menu, which nobody else sees, is shorter."""
    asked = {}
    for card in ("6", "3"):
        t = expanded().hand(0, card).sheet(0, {1: "grumpy mason"}).play(f"{card}@6").choose(1, "pass")
        t.asks(0, "abilities")
        asked[card] = (t.view(1)["asked"], t.choices())
    assert asked["6"][0] == asked["3"][0]
    assert asked["6"][1] == ["pass"]
    assert asked["3"][1] == ["use mason", "pass"]


@rule("XR144")
def test_mason_how_many_bluffs_there_are_is_nobody_s_business() -> None:
    for cards in ({"A": "A", "2": "5"}, {"A": "3", "2": "5"}):
        t = expanded().hand(0, "6").sheet(0, {1: "grumpy mason"}).seat(0, slots=cards).given(turn=5)
        t.play("6@6").take("use mason").asks(0, "flip-bluff")
        assert len(t.choices()) == sum(slot != card for slot, card in cards.items())
    t = expanded().hand(0, "3").sheet(0, {1: "grumpy mason"}).play("3@6").take("use mason")
    assert t.slot(0, "6", viewer=1)["card"] == "3"


@rule("XR155")
def test_rocketeer_takes_an_unguarded_card_back() -> None:
    t = (
        expanded()
        .hand(0, "3")
        .sheet(0, {1: "grumpy rocketeer"})
        .seat(0, slots={"A": "A", "2": "5"}, calls={"A": [1]})
    )
    t.given(turn=5).play("3@6").take("use rocketeer").asks(0, "take-back")
    assert t.choices() == ["card 0@2", "card 0@6"]
    t.choose(0, "card 0@2")
    assert t.slot(0, "2") is None
    assert "5" in t.of(0, "hand")
    assert t.happened("card-returned", 1)[0]["card"] is None
    assert t.money(0) == 6


@rule("XR155")
def test_rocketeer_a_card_taken_back_counts_as_played() -> None:
    t = expanded().hand(0, "3").sheet(0, {1: "grumpy rocketeer", 2: "scarred investor"}).given(turn=5)
    t.seat(0, slots={"A": "A", "2": "5"}).play("3@6").take("use rocketeer", "card 0@2", "use investor")
    assert t.money(0) == 4 + 2 + 3


@rule("XR155")
def test_talkative_rocketeer_while_bluffs_are_called_leaves_called_cards_alone() -> None:
    t = expanded().given(phase="evening", day=2).sheet(0, {1: "talkative rocketeer"})
    t.seat(0, slots={"A": "A", "2": "5"}, calls={"A": [1]}).seat(1, slots={"A": "3"}, calls={"A": [0]})
    t.asks(0, "respond").choose(0, "use rocketeer")
    # Slot A had a henchman on it, so only the other card can come back.
    assert t.slot(0, "2") is None
    assert t.money(0) == 6


# Read the Fine Print


def fine_print(players: int = 2, reader: int = 0) -> ScoundrelsTable:
    t = expanded(players, strategy_cards=True).hand(0, "6").sheet(0, {1: "grumpy painter"})
    return t.seat(reader, strategy="read-the-fine-print").given(unused_debts=[3])


@rule("XR150")
def test_fine_print_an_own_debt_is_seen_before_its_space_is_chosen() -> None:
    t = (
        fine_print()
        .play("6@6")
        .take("use painter")
        .asks(0, "fine-print")
        .choose(0, "use strategy")
        .asks(0, "debt")
    )
    assert t.view(0)["debts"]["drawn"][0]["value"] == 3
    assert t.view(1)["debts"]["drawn"][0]["value"] is None
    t.choose(0, "debt 4")
    assert t.view(0)["seats"][0]["debts"][3]["value"] == 3
    assert t.view(1)["seats"][0]["debts"][3] == {"value": None, "mixing": 0, "seen_by": [0]}


@rule("XR150")
def test_fine_print_the_space_of_a_loan_is_chosen_anew_after_the_look() -> None:
    t = fine_print().asks(0, "plan").choose(0, "loan 1").asks(0, "fine-print").choose(0, "use strategy")
    t.asks(0, "debt").choose(0, "debt 3")
    assert t.debts(0) == [3]
    t = (
        fine_print()
        .asks(0, "plan")
        .choose(0, "loan 1")
        .asks(0, "fine-print")
        .choose(0, "pass")
        .asks(0, "plan")
    )
    assert t.debts(0) == [1]


@rule("XR151", "XQ9")
def test_fine_print_the_debt_of_another_is_seen_by_the_reader_alone() -> None:
    t = (
        fine_print(3, reader=1)
        .play("6@6")
        .take("use painter")
        .asks(1, "fine-print")
        .choose(1, "use strategy")
    )
    t.asks(0, "debt").choose(0, "debt 2")
    assert [t.view(seat)["seats"][0]["debts"][1]["value"] for seat in (None, 0, 1, 2)] == [
        None,
        None,
        3,
        None,
    ]
    assert [t.happened("debt-seen", seat)[0]["value"] for seat in (None, 0, 1)] == [None, None, 3]


@rule("XR152")
def test_fine_print_once_a_turn_of_two_debts_one_is_chosen() -> None:
    t = expanded(strategy_cards=True).hand(0, "5").seat(0, strategy="read-the-fine-print")
    t.given(carried=["2 on depot-4", "1 on depot-4"]).play("5@5").take("lead 5", "safe depot-4")
    t.asks(0, "fine-print").choose(0, "pass").asks(0, "debt").choose(0, "debt 1")
    t.asks(0, "fine-print").choose(0, "use strategy").asks(0, "debt").choose(0, "debt 2")
    seen = [token and token["value"] for token in t.view(0)["seats"][0]["debts"]]
    assert sum(value is not None for value in seen) == 1
    t.choose(0, "loan 3")
    assert t.debts(0) == [1, 2, 3]


# Tattoo Artist, Swindler, Undertaker, Treasure Hunter


@rule("XR156")
def test_tattoo_artist_moves_a_debt_that_nobody_has_seen() -> None:
    t = expanded().hand(0, "6").sheet(0, {1: "grumpy tattoo-artist"}).seat(0, debts={1: 3, 3: 0})
    t.saloon("dusty cow", "filthy dog", "lucky chef").play("6@6").take("use tattoo-artist", "scoundrel dog")
    t.asks(0, "own-debt").choose(0, "debt 1")
    assert t.debts(0) == [3]
    assert t.view(0)["debts"]["carried"][0]["value"] is None
    assert t.money(0) == 5
    assert not t.happened("debt-lost")


@rule("XR157", "X36")
@pytest.mark.parametrize(("version", "gained"), [(2, 8), (1, 10)])
def test_undertaker_used_twice_rounds_up_each_time(version: int, gained: int) -> None:
    """Version 1 had a card that added $1 to each use."""
    t = expanded().by(version).hand(0, "6").sheet(0, {1: "stunning undertaker"}).pile("infamous banker")
    t.play("6@6")
    assert t.view()["pile"][0]["cost"] == 7
    t.take("use undertaker", "again")
    assert t.money(0) == 4 + gained


@rule("XR149", "X30")
def test_plot_revenge_has_its_price() -> None:
    t = expanded(strategy_cards=True).seat(0, strategy="plot-revenge", money=0).seat(1, slots={"A": "2"})
    t.given(turn=3).asks(0, "start").choose(0, "use strategy").asks(0, "borrow").choose(0, "back")
    assert t.choices() == ["pass"]


def test_swindler_gives_a_debt_to_who_has_room_and_they_choose_the_space() -> None:
    t = (
        expanded(3)
        .hand(0, "6")
        .sheet(0, {1: "grumpy swindler"})
        .seat(0, debts={1: 2, 2: 0})
        .seat(1, debts=FOUR)
    )
    t.play("6@6").take("use swindler").asks(0, "own-debt").choose(0, "debt 1").asks(2, "debt").choose(
        2, "debt 3"
    )
    assert (t.debts(0), t.debts(2)) == ([2], [3])
    assert t.money(0) == 6


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_questions_of_these_cards_read_well(lang: str) -> None:
    t = fine_print().play("6@6").take("use painter")
    assert t.game.decision.prompt(lang) in (
        "You gain a debt. Look at it first?",
        "Du erhältst eine Schuld. Inspizierst du sie vorher?",
    )
