"""Step 1: a card facedown into a slot; and who may look at what."""

import pytest

from tests.rule import rule
from tests.scoundrels import dealt, laid

SLOTS = "A23456"


@rule("SR38", "SR39", "T4")
def test_any_card_of_the_hand_goes_into_any_open_slot() -> None:
    t = laid().hand(0, "A 3 5 6")
    assert sorted(t.choices()) == sorted(f"play {card}@{slot}" for card in "A356" for slot in SLOTS)
    t.choose(0, "play 6@A")
    assert sorted(t.of(0, "hand")) == ["3", "5", "A"]
    assert t.slot(0, "A", viewer=0) == {"slot": "A", "card": "6", "henchmen": []}
    assert [t.slot(0, slot) for slot in "23456"] == [None] * 5
    assert t.of(1, "hand_size") == 4


@rule("SR38")
def test_exactly_one_card_a_turn_and_it_has_to_be_played() -> None:
    t = laid().hand(0, "A 3 5 6")
    assert not t.can("pass")
    t.refused(0, "play 2@2", because="SR38")
    t.choose(0, "play 3@4").until("lead 4")
    t.refused(0, "play 5@5", because="SR38")
    t.take("pass").until("office")
    t.refused(0, "play 5@5", because="SR38")
    assert t.of(0, "hand_size") == 3


@rule("SR38", "SR39")
def test_nobody_plays_on_anothers_sheet_or_in_anothers_turn() -> None:
    t = laid().hand(0, "A").hand(1, "3")
    assert len(t.game.legal(1)) == 0
    t.refused(1, "play 3@3", because="seat 0")
    t.choose(0, "play A@5")
    assert t.view()["seats"][1]["slots"] == [None] * 6
    assert laid().given(active=1).hand(1, "3").can("play 3@3", 1)


@rule("SR40")
def test_the_slot_is_announced_to_all_and_the_card_to_nobody() -> None:
    t = laid(3).hand(0, "4").play("4@2")
    assert t.view()["slot"] == "2"
    for eye in (None, 1, 2):
        assert t.happened("played", eye) == [{"kind": "played", "seat": 0, "slot": "2", "card": None}]
        assert t.slot(0, "2", viewer=eye) == {"slot": "2", "card": None, "henchmen": []}
    assert t.happened("played", 0)[0]["card"] == "4"
    assert "play ?@2" in t.game.notation(1)
    assert "play 4@2" not in t.game.notation(1)


@rule("SR41", "SR42", "T2")
def test_a_card_whose_slot_is_taken_goes_elsewhere_as_a_bluff() -> None:
    t = laid().given(turn=3).seat(0, slots={"5": "3"}, hand=["5", "6", "A"])
    t.refused(0, "play 5@5", because="SR41")
    t.refused(0, "play 6@5", because="open slots: A, 2, 3, 4, 6 (SR41)")
    assert sorted(word for word in t.choices() if "play 5" in word) == [f"play 5@{slot}" for slot in "2346A"]
    t.choose(0, "play 5@3")
    assert t.slot(0, "5", viewer=0)["card"] == "3"
    assert t.slot(0, "3", viewer=0)["card"] == "5"


@rule("SR43", "SR44", "T1", "SR45")
@pytest.mark.parametrize("card", ["0", "A", "2", "3", "4", "5", "6"])
def test_a_bluff_is_a_card_whose_number_differs_from_its_slot(card: str) -> None:
    """Called in every slot: the 0 is a bluff everywhere, each other card but in its own slot."""
    for slot in SLOTS:
        t = laid().given(phase="evening").seat(0, slots={slot: card}, calls={slot: [1]})
        assert t.reputation(0) == (0 if card == slot else -1)
        assert t.reputation(1) == (0 if card == slot else 1)
        assert t.happened("called") == [{"kind": "called", "seat": 0, "slot": slot, "card": card}]


@rule("SR44", "T1")
def test_the_0_goes_facedown_into_any_open_slot() -> None:
    t = laid().given(turn=3).seat(0, slots={"4": "4"}, hand=["0", "A", "2"])
    assert [slot for slot in SLOTS if t.can(f"play 0@{slot}")] == list("A2356")
    t.refused(0, "play 0@4", because="SR41")
    t.refused(0, "play 0 faceup", because="Q40")
    t.choose(0, "play 0@6")
    assert t.slot(0, "6", viewer=1)["card"] is None
    assert t.slot(0, "6", viewer=0)["card"] == "0"


@rule("SR45", "T3")
def test_slot_6_without_an_ability_is_legal_and_does_nothing() -> None:
    t = laid().hand(0, "2").seat(0, money=0).saloon("cocky banker").sheet(0, {1: "filthy cow"})
    t.choose(0, "play 2@6").choose(1, "pass")
    # No ability goes with it, so step 2 is over at once.
    t.asks(1, "suspect")
    assert t.happened("used") == t.happened("used-leader") == []
    assert t.sheet_of(0) == {1: "filthy cow"}
    t.take("pass")
    assert t.money(0) == 2  # the office
    t.idle()


@rule("SR45")
def test_slot_6_serves_the_scoundrels_that_name_it() -> None:
    t = laid().hand(0, "2").sheet(0, {1: "grumpy banker"}).play("2@6").use("banker")
    assert t.money(0) == 8
    assert not t.happened("used-leader")


# Who may look at what


@rule("SR46", "SR48", "Q31")
def test_own_cards_are_seen_any_time_and_opponents_never() -> None:
    t = laid(3).given(turn=4).seat(0, slots={"5": "3"}, hand=["A", "2", "6"])
    t.seat(1, slots={"A": "0"}, hand=["2", "4", "6"])
    for _ in range(12):
        assert t.view(0)["seats"][0]["slots"][4]["card"] == "3"
        assert t.view(1)["seats"][1]["slots"][0]["card"] == "0"
        assert set(t.view(1)["seats"][1]["hand"]) <= {"2", "4", "6"}
        for eye in (None, 1, 2):
            assert t.view(eye)["seats"][0]["slots"][4]["card"] is None
            assert t.view(eye)["seats"][0]["hand"] is None
        for eye in (None, 0, 2):
            assert t.view(eye)["seats"][1]["slots"][0]["card"] is None
        question = t.game.decision
        quiet = [word for word in ("pass", "office", "office sell-information") if t.can(word)]
        t.game.apply(question.seat, quiet[0] if quiet else question.choices[0])


@rule("SR47", "Q32", "SR48")
def test_decks_show_their_size_to_all_and_their_cards_to_nobody() -> None:
    t = dealt(3, seed=17)
    hidden = {
        seat: [card for card in t.shuffled(f"seat{seat}.poker") if card not in t.of(seat, "hand")]
        for seat in range(3)
    }
    for eye in (None, 0, 1, 2):
        view = t.view(eye)
        assert [row["deck"] for row in view["seats"]] == [3, 3, 3]
        assert view["decks"] == {"traits": 27, "jobs": 33, "purple": 0}
        # No card that was not drawn is anywhere in what a seat knows of itself.
        if eye is not None:
            known = [row["card"] for row in view["seen"]["poker"] if row["seat"] == eye]
            assert not set(known) & set(hidden[eye])
        text = str(view)
        assert not [name for name in t.shuffled("jobs.black") if f"'{name}'" in text]


@rule("Q32", "SR47")
def test_what_a_card_shows_of_a_deck_stays_with_who_saw_it() -> None:
    t = laid(3).hand(0, "4").sheet(0, {1: "grumpy abomination"}).seat(1, deck=["6", "0"], hand=["A", "2"])
    t.play("4@6").use("abomination").take("seat 1", "no")
    for eye, card in ((0, "6"), (1, None), (2, None), (None, None)):
        rows = [row for row in t.view(eye)["seen"]["poker"] if row["kind"] == "top"]
        assert [row["card"] for row in rows] == [card]
        assert [event["card"] for event in t.happened("looked-at-deck", eye)] == [card]
    t.idle()


@rule("Q31")
def test_what_is_public() -> None:
    """Money, reputation, henchmen, sizes, marks, pile, who scouted what: the same for every eye."""
    t = laid(3).hand(0, "4").pile("grumpy cow", "lucky horse").marks("1: 5 on depot-2")
    t.seat(1, safes=["estate-1"], reputation=2).seat(2, money=7)
    t.play("4@2").take("lead A/2", "safe laboratory-3", "mark 7")
    secret = ("hand", "slots", "strategy")
    for eye in (0, 1, 2):
        assert t.view(eye)["pile"] == t.view()["pile"]
        assert t.view(eye)["saloon"] == t.view()["saloon"]
        for mine, other in zip(t.view(eye)["seats"], t.view()["seats"], strict=True):
            assert {k: v for k, v in mine.items() if k not in secret} == {
                k: v for k, v in other.items() if k not in secret
            }
        for safe in ("depot-2", "estate-1", "laboratory-3"):
            for fact in ("place", "marks", "seen_by"):
                assert t.safe(safe, eye)[fact] == t.safe(safe)[fact]
    assert t.safe("laboratory-3")["seen_by"] == [0]
    assert t.safe("estate-1")["seen_by"] == [1]
    assert t.safe("depot-2")["marks"] == [[1, 5]]
    assert [event["value"] for event in t.happened("scouted", 1)] == [None]
    assert t.happened("scouted", 1)[0]["safe"] == "laboratory-3"
