"""Strategy cards: the secret choice, and how they act."""

from __future__ import annotations

import itertools

import pytest

from tests.rule import rule
from tests.scoundrels import ScoundrelsTable, dealt, laid

CARDS = {
    "lilith-boone": ["spread-fear", "silence-witnesses"],
    "preston-cain": ["stake-a-claim", "brand-the-loot"],
    "milton-goff": ["collect-interest", "buy-information"],
    "doc-zimmer": ["transform-allies", "recruit-volunteers"],
}
LEADERS = {card: leader for leader, cards in CARDS.items() for card in cards}


def choosing(players: int = 3) -> ScoundrelsTable:
    return dealt(players, seed=3, strategy_cards=True, leaders=list(CARDS)[:players])


def with_card(card: str, **seat: object) -> ScoundrelsTable:
    """Seat 0 has this card; seat 1's henchmen are all in jail."""
    t = laid(strategy_cards=True).seat(0, leader=LEADERS[card], strategy=card, **seat)
    return t.seat(1, jail=3)


# The choice


@rule("SR253")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_is_asked_at_once_for_one_of_two(players: int) -> None:
    t = choosing(players)
    assert {d.seat: list(d.choices) for d in t.game.decisions} == {
        seat: [f"strategy {card}" for card in cards]
        for seat, cards in enumerate(list(CARDS.values())[:players])
    }
    t.refused(0, "strategy stake-a-claim", because="SR253")
    t.refused(1, "play 3@3", because="SR38")
    assert laid(players).given(active=1).hand(1, "3").can("play 3@3", 1)


@rule("SR253")
def test_the_order_of_answers_is_free_and_tells_nothing() -> None:
    for order in itertools.permutations(range(3)):
        t = choosing()
        for count, seat in enumerate(order):
            assert t.happened("strategy-shown") == []
            t.choose(seat, f"strategy {list(CARDS.values())[seat][1]}")
            if count < 2:
                assert t.of(seat, "strategy") == list(CARDS.values())[seat][1]
                for eye in (None, *[other for other in range(3) if other != seat]):
                    assert t.view(eye)["seats"][seat]["strategy"] is None
                    assert [
                        e["strategy"] for e in t.happened("strategy-chosen", eye) if e["seat"] == seat
                    ] == [None]
        assert [t.view()["seats"][seat]["strategy"] for seat in range(3)] == [
            c[1] for c in list(CARDS.values())[:3]
        ]


@rule("SR254")
def test_all_are_turned_up_together_and_the_others_are_gone() -> None:
    t = choosing().choose(2, "strategy collect-interest").choose(0, "strategy spread-fear")
    t.choose(1, "strategy brand-the-loot")
    shown = [(event["seat"], event["strategy"]) for event in t.happened("strategy-shown")]
    assert shown == [(0, "spread-fear"), (1, "brand-the-loot"), (2, "collect-interest")]
    for eye in (None, 0, 1, 2):
        rows = t.view(eye)["seats"]
        assert [row["strategy"] for row in rows] == ["spread-fear", "brand-the-loot", "collect-interest"]
        assert "silence-witnesses" not in str(t.view(eye))
    seat = t.game.decision.seat
    t.asks(seat, "plan").refused(seat, "strategy buy-information", because="SR253")


@rule("SR253")
def test_without_the_option_nobody_is_asked() -> None:
    t = dealt(3, seed=3)
    assert t.game.decision.kind == "plan"
    assert [row["strategy"] for row in t.view()["seats"]] == [None, None, None]


# In play


@rule("SR255", "T86")
def test_a_strategy_card_is_optional() -> None:
    t = with_card("buy-information").asks(0, "start")
    assert t.choices() == ["use strategy", "pass"]
    t.choose(0, "pass").asks(0, "plan").refused(0, "use strategy", because="T86")
    assert t.money(0) == 4


@rule("SR255", "T86", "SR68")
def test_it_never_interrupts() -> None:
    """The Trapper scouts, marks and pays; only then the mark is answered to."""
    t = with_card("stake-a-claim").hand(0, "5").sheet(0, {1: "cocky trapper"})
    t.play("5@5").use("trapper").take("safe depot-1").refused(0, "use strategy", because="T86")
    t.take("mark 5").asks(0, "respond")
    assert t.money(0) == 6
    t.take("use strategy")
    assert t.money(0) == 7
    t.idle()


@rule("SR255", "Q23", "T86")
def test_what_it_cannot_pay_is_not_offered() -> None:
    with_card("buy-information", money=2).asks(0, "plan")


@rule("SR256", "T86")
def test_once_in_each_players_turn() -> None:
    """Spread Fear: two gains in the own turn, one answer; a third in the next player's turn, one more."""
    t = with_card("spread-fear", money=6, jail=3).hand(0, "5").hand(1, "6").seat(1, money=20)
    t.sheet(0, {1: "cocky mayor", 3: "stubborn hero", 4: "daring priest"}).sheet(1, {1: "grumpy prisoner"})
    t.play("5@5").use("mayor").asks(0, "respond").take("use strategy")
    assert (t.money(0), t.money(1)) == (7, 20)  # the Mayor gave 1, Spread Fear took it
    t.use("hero").asks(0, "abilities").refused(0, "use strategy", because="T86")
    t.end_turn().play("6@6").use("prisoner").take("use priest")
    t.asks(0, "respond").take("use strategy")
    assert t.money(1) == 19
    t.idle()


@rule("SR256", "T83")
def test_once_at_the_end_of_a_day() -> None:
    t = laid(strategy_cards=True).given(phase="evening", active=1)
    t.seat(0, leader="milton-goff", strategy="collect-interest").asks(0, "evening").take("use strategy")
    assert t.money(0) == 8
    t.to("plan")
    assert t.money(0) == 8


@rule("SR257", "T86")
def test_effects_on_scoundrels_miss_it() -> None:
    """A Horse finds nobody, a Barber counts itself and the Horse."""
    t = with_card("collect-interest").hand(0, "5").sheet(0, {1: "cocky horse"})
    t.play("5@5").to("abilities").refused(0, "use horse", because="Q23")
    t = with_card("collect-interest").hand(0, "5").sheet(0, {1: "cocky horse", 2: "stubborn barber"})
    t.play("5@5").use("barber")
    assert t.money(0) == 6
    t = with_card("collect-interest").hand(0, "5").sheet(0, {1: "cocky horse", 2: "lucky barber"})
    t.play("5@5").until("use horse")


@rule("SR257")
def test_a_gunslinger_cannot_hit_it() -> None:
    """Seat 0 has a strategy card but no scoundrel, and no $3: nothing can be asked of it."""
    t = with_card("collect-interest", money=2).given(active=1).hand(1, "6").sheet(1, {1: "grumpy gunslinger"})
    t.seat(0, jail=3).play("6@6").to("hire")
    t.refused(1, "use gunslinger", because="Q23")
    assert t.of(0, "strategy") == "collect-interest"
    t = laid().given(active=1).hand(1, "6").sheet(1, {1: "grumpy gunslinger"}).sheet(0, {1: "lucky dog"})
    t.seat(0, money=2, jail=3).play("6@6").until("use gunslinger", 1)


@rule("SR258", "T86")
@pytest.mark.parametrize(("trait", "space"), [("helpful", 1), ("tireless", 1), ("energetic", 3)])
def test_no_arrow_answers_to_it(trait: str, space: int) -> None:
    """It lies on the portrait, right beside them."""
    t = with_card("buy-information").sheet(0, {space: f"{trait} banker"})
    t.take("use strategy", "safe depot-1", "mark 5").asks(0, "plan")
    assert t.money(0) == 1
    t.idle()


@rule("SR259", "T86")
@pytest.mark.parametrize("trait", ["nosy", "lying"])
def test_other_timings_may_follow_it(trait: str) -> None:
    """It scouts and marks: a nosy one answers to the look, a lying one to the 7."""
    t = with_card("buy-information").sheet(0, {5: f"{trait} banker"})
    t.take("use strategy", "safe depot-1", "mark 7").asks(0, "respond").take("use banker")
    assert t.money(0) == 4 - 3 + 4
    t.idle()


@rule("SR259")
def test_one_answer_may_be_answered_by_the_card() -> None:
    """A lying Surveyor scouts and marks again; the claim is staked once."""
    t = with_card("stake-a-claim").hand(0, "A").sheet(0, {5: "lying surveyor"})
    t.play("A@A").take("lead A/2", "safe depot-1", "mark 7").asks(0, "respond")
    assert t.choices() == ["pass", "use surveyor", "use strategy"]
    t.use("surveyor").take("safe depot-2", "mark 5", "use strategy")
    assert t.money(0) == 5
    t.asks(0, "hire").idle()


@rule("Q22", "SR211", "T66")
def test_its_money_is_nothing_to_the_greedy() -> None:
    t = with_card("stake-a-claim").hand(0, "A").sheet(0, {5: "greedy banker"})
    t.play("A@A").take("lead A/2", "safe depot-1", "mark 5", "use strategy").asks(0, "hire")
    assert t.money(0) == 5
    t = with_card("spread-fear").hand(0, "5").sheet(0, {1: "cocky mayor", 5: "greedy banker"})
    t.play("5@5").use("mayor").take("use strategy").asks(0, "abilities")
    assert (t.money(0), t.money(1)) == (5, 4)
    t.refused(0, "use banker", because="T66")
    t = with_card("spread-fear").hand(0, "5").sheet(0, {1: "cocky prospector", 5: "greedy banker"})
    t.play("5@5").use("prospector").until("use banker")


@rule("Q22", "T66")
def test_nor_is_that_of_the_leaders_slots() -> None:
    t = with_card("spread-fear").hand(0, "4").sheet(0, {5: "greedy banker"}).play("4@4").take("lead 4")
    t.asks(0, "hire").refused(0, "use banker", because="T66")
    t = with_card("spread-fear").hand(0, "3").sheet(0, {1: "rowdy prospector", 5: "greedy banker"})
    t.play("3@3").use("prospector").until("use banker")


# The cards


@rule("T86")
def test_brand_the_loot_marks_the_stolen_safe() -> None:
    t = with_card("brand-the-loot").hand(0, "5").given(values={"estate-1": 6})
    t.play("5@5").take("lead 5", "safe estate-1", "use strategy", "mark 6")
    assert t.safe("estate-1")["marks"] == [[0, 6]]
    assert t.safes_of(0) == ["estate-1"]
    assert t.money(0) == 2
    t.idle()


@rule("T86", "Q7")
def test_silence_witnesses_at_the_start_of_the_turn() -> None:
    t = laid(strategy_cards=True).seat(0, leader="lilith-boone", strategy="silence-witnesses")
    t.take("use strategy").asks(0, "plan")
    assert (t.of(1, "jailed"), t.money(0)) == (2, 2)
    assert t.happened("suspected") == []


@rule("T86", "Q15")
def test_recruit_volunteers_after_any_hire() -> None:
    t = with_card("recruit-volunteers").hand(0, "6").saloon("charming banker")
    t.play("6@6").hire("banker").choose(0, "pass").asks(0, "respond").take("use strategy")
    assert t.money(0) == 4 - 1 + 1
