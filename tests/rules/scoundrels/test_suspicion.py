"""Henchmen on cards: who may suspect what and when, at an asking and at a live table."""

import pytest

import saloon
from tests.rule import rule
from tests.scoundrels import ScoundrelsTable, laid


def asked(t: ScoundrelsTable) -> list[int]:
    """Seats with an open question, in order."""
    return [decision.seat for decision in t.game.decisions]


def on_card(t: ScoundrelsTable, seat: int, slot: str) -> list[int]:
    """Whose henchmen lie on a card; everyone sees the same."""
    seen = [t.slot(seat, slot, viewer=eye)["henchmen"] for eye in (None, *range(t.players))]
    assert all(row == seen[0] for row in seen)
    return seen[0]


def pass_quietly(t: ScoundrelsTable, *seats: int) -> ScoundrelsTable:
    """At the last call of a live table: the answer that is not a henchman."""
    for seat in seats:
        assert t.game.decision.kind == "last-call"
        (word,) = [word for word in t.game.legal(seat) if word != "henchman"]
        t.choose(seat, word)
    return t


# In both modes


@rule("SR49", "SR53", "SR55")
def test_opponents_put_henchmen_on_the_card_just_played() -> None:
    t = laid(3).hand(0, "4").choose(0, "play 4@3")
    t.choose(1, "henchman").choose(2, "henchman")
    assert on_card(t, 0, "3") == [1, 2]
    assert [t.of(seat, "henchmen") for seat in range(3)] == [2, 1, 1]
    assert [t.of(seat, "jailed") for seat in range(3)] == [1, 1, 1]
    t.end_turn()
    assert on_card(t, 0, "3") == [1, 2]
    assert t.slot(0, "3", viewer=1)["card"] is None


@rule("SR49", "Q31")
def test_a_henchman_on_a_card_shows_nothing_of_it() -> None:
    t = laid(3).hand(0, "4").choose(0, "play 4@3").choose(1, "henchman")
    for eye in (None, 1, 2):
        assert t.slot(0, "3", viewer=eye)["card"] is None
    assert t.happened("suspected") == [{"kind": "suspected", "seat": 1, "target": 0, "slot": "3"}]
    assert [t.reputation(seat) for seat in range(3)] == [0, 0, 0]


@rule("SR51", "T5")
def test_a_card_of_an_earlier_turn_cannot_be_suspected() -> None:
    t = laid().given(turn=3).seat(0, slots={"5": "3"}, hand=["4", "6", "A"])
    t.choose(0, "play 4@2").asks(1, "suspect")
    t.refused(1, "card 0@5", because="T5")
    t.choose(1, "henchman")
    assert on_card(t, 0, "5") == []
    assert on_card(t, 0, "2") == [1]
    # A text may name it.
    t = (
        laid()
        .given(active=1)
        .seat(0, slots={"5": "3", "6": "2"}, jail=3)
        .hand(1, "5")
        .sheet(1, {1: "cocky informant"})
    )
    t.play("5@5").use("informant").take("yes").until("card 0@5", 1)


@rule("SR51")
@pytest.mark.parametrize("suspicion", ["asked", "live"])
def test_before_a_card_is_played_there_is_nothing_to_suspect(suspicion: str) -> None:
    """The Loan Shark acts at the start of the turn, with an older card on the sheet."""
    t = laid(suspicion=suspicion).given(turn=3).sheet(0, {1: "elderly loan-shark"})
    t.seat(0, slots={"5": "3"}, hand=["4", "6", "A"])
    t.choose(0, "use loan-shark").asks(1, "choose")
    t.refused(1, "henchman", because="SR51")
    t.choose(1, "give money").asks(0, "plan")
    assert list(t.game.legal(1)) == []
    assert on_card(t, 0, "5") == []
    t.choose(0, "play 4@2")
    assert t.can("henchman", 1)


@rule("SR52", "T6", "SR53")
@pytest.mark.parametrize("suspicion", ["asked", "live"])
def test_one_henchman_of_a_player_on_a_card(suspicion: str) -> None:
    t = laid(3, suspicion=suspicion).hand(0, "4").sheet(0, {1: "dusty loan-shark"}).choose(0, "play 4@3")
    t.choose(1, "henchman")
    assert t.of(1, "henchmen") == 1
    assert list(t.game.legal(1)) == []
    t.until("use loan-shark").choose(0, "use loan-shark").asks(1, "choose")
    t.refused(1, "henchman", because="T6")
    t.choose(1, "give money").choose(2, "give money")
    assert on_card(t, 0, "3") == [1]
    if suspicion == "asked":
        t.until("henchman", seat=2)
    t.choose(2, "henchman")
    assert on_card(t, 0, "3") == [1, 2]


@rule("SR52", "SR49")
def test_another_henchman_may_go_on_the_next_card() -> None:
    t = laid(3).hand(0, "4").hand(1, "5").choose(0, "play 4@3").choose(1, "pass").choose(2, "henchman")
    t.end_turn().play("5@5").until("henchman", seat=2).choose(2, "henchman")
    assert on_card(t, 0, "3") == [2]
    assert on_card(t, 1, "5") == [2]
    assert t.of(2, "henchmen") == 0


@rule("SR54", "T9")
@pytest.mark.parametrize("suspicion", ["asked", "live"])
@pytest.mark.parametrize("jailed", [3, 2])
def test_henchmen_in_jail_or_on_cards_cannot_be_placed(suspicion: str, jailed: int) -> None:
    """All three in jail, or two in jail and one on an older card."""
    t = laid(3, suspicion=suspicion).given(turn=4).sheet(0, {1: "dusty loan-shark"})
    t.seat(0, slots={"5": "3"}, calls={"5": [1] if jailed == 2 else []}, hand=["4", "6", "A"])
    t.seat(1, jail=jailed)
    t.choose(0, "play 4@3")
    assert list(t.game.legal(1)) == []
    t.until("use loan-shark").choose(0, "use loan-shark").asks(1, "choose")
    t.refused(1, "henchman", because="T9")
    t.choose(1, "give money").choose(2, "give money")
    t.until("office").choose(0, "office").until("office sell-information").choose(
        0, "office sell-information"
    )
    if suspicion == "asked":
        t.choose(2, "pass")
    else:
        pass_quietly(t, 2)
    assert on_card(t, 0, "3") == []
    t.asks(1, "plan")
    t = laid(3, suspicion=suspicion).hand(0, "4").seat(1, jail=2).choose(0, "play 4@3")
    assert t.can("henchman", 1)


@rule("SR54", "T9")
@pytest.mark.parametrize("scoundrel", ["rowdy bank-robber", "cruel banker"])
def test_without_a_henchman_nothing_that_needs_one_can_be_used(scoundrel: str) -> None:
    job = scoundrel.split()[1]
    t = laid().hand(0, "4").seat(0, jail=3).sheet(0, {1: scoundrel}).play("4@3").until("lead 3")
    assert not t.can(f"use {job}")
    t.refused(0, f"use {job}", because="T9")
    t.take("lead 3")
    assert t.of(0, "jailed") == 3
    # The control: with one it can.
    t = laid().hand(0, "4").seat(0, jail=2, henchmen=1).sheet(0, {1: scoundrel}).play("4@3").until("lead 3")
    assert t.can(f"use {job}")
    t.idle()


@rule("SR55")
def test_a_placed_henchman_stays_until_the_calling() -> None:
    t = laid().given(turn=7, active=0, first=0).seat(0, slots={"A": "A", "2": "2", "3": "3"}, hand=["6"])
    t.seat(1, slots={"A": "A", "2": "2", "3": "3"}, hand=["5"])
    t.choose(0, "play 6@4").choose(1, "henchman").end_turn()
    assert t.of(1, "henchmen") == 1
    t.play("5@5")
    while t.view()["day"] == 1:
        assert on_card(t, 0, "4") == [1]
        question = t.game.decision
        quiet = [word for word in ("pass", "office", "office sell-information") if t.can(word)]
        t.game.apply(question.seat, quiet[0])
        if t.game.decision.kind == "first":
            break
    assert t.of(1, "henchmen") == 2
    assert t.view()["seats"][0]["slots"] == [None] * 6


@rule("SR56", "T7")
@pytest.mark.parametrize("suspicion", ["asked", "live"])
def test_nobody_suspects_an_own_card(suspicion: str) -> None:
    t = laid(3, suspicion=suspicion).hand(0, "4").choose(0, "play 4@3")
    assert "henchman" not in list(t.game.legal(0))
    t.until("lead 3")
    t.refused(0, "henchman", because="T7")
    t.take("pass").until("office")
    t.refused(0, "henchman", because="T7")
    assert on_card(t, 0, "3") == []
    assert laid(3, suspicion=suspicion).hand(0, "4").choose(0, "play 4@3").can("henchman", 1)


# Asked: three windows


@rule("SR50", "Q5", "Q6")
def test_opponents_are_asked_clockwise_at_three_points() -> None:
    t = laid(4).given(active=1).hand(1, "4").seat(1, money=9).saloon("grumpy cow")
    t.choose(1, "play 4@3")
    for then in ("abilities", "hire", "plan"):
        for seat in (2, 3, 0):
            assert asked(t) == [seat]
            t.asks(seat, "suspect").choose(seat, "pass")
        assert t.game.decision.kind == then
        if then == "abilities":
            t.choose(1, "pass")
        elif then == "hire":
            t.choose(1, "hire cow at 1").choose(1, "keep")
    assert t.view()["active"] == 2
    t.idle()


@rule("Q6", "SR50")
def test_passing_at_one_window_does_not_forbid_the_next() -> None:
    for window in range(3):
        t = laid().hand(0, "4").choose(0, "play 4@3")
        for k in range(window + 1):
            t.until("henchman")
            t.choose(1, "henchman" if k == window else "pass")
            if k == 0:
                t.until("lead 3").choose(0, "pass")
            elif k == 1:
                t.until("office").choose(0, "office")
                if t.game.decision.kind == "office":
                    t.choose(0, "office sell-information")
        assert on_card(t, 0, "3") == [1]


@rule("T8", "SR50")
def test_a_henchman_after_seeing_step_3() -> None:
    t = laid().hand(0, "4").seat(0, money=9).saloon("grumpy cow").choose(0, "play 4@3")
    t.choose(1, "pass").choose(0, "lead 3").choose(1, "pass")
    t.choose(0, "hire cow at 1").choose(0, "keep").asks(1, "suspect").choose(1, "henchman")
    assert on_card(t, 0, "3") == [1]
    t.asks(1, "plan").idle()


@rule("T8", "SR50")
def test_the_window_comes_after_what_follows_step_3() -> None:
    """A Selfish scoundrel acts after step 3; only then comes the last chance."""
    t = laid().hand(0, "4").seat(0, money=9).saloon("grumpy cow").sheet(0, {2: "selfish banker"})
    t.choose(0, "play 4@6").choose(1, "pass").choose(1, "pass")
    t.choose(0, "hire cow at 1").choose(0, "keep").asks(0, "respond").choose(0, "use banker")
    t.asks(1, "suspect").choose(1, "henchman")
    assert on_card(t, 0, "6") == [1]
    assert t.money(0) == 9 - 2 + 4
    t.asks(1, "plan").idle()


@rule("Q5")
def test_who_passed_is_asked_again_if_somebody_placed() -> None:
    t = laid(4).hand(0, "4").choose(0, "play 4@3")
    t.choose(1, "pass").choose(2, "pass").choose(3, "henchman")
    # Everyone sees it at once.
    for eye in (None, 0, 1, 2, 3):
        assert t.slot(0, "3", viewer=eye)["henchmen"] == [3]
    assert asked(t) == [1]
    t.choose(1, "henchman")
    assert asked(t) == [2]
    t.choose(2, "pass").asks(0, "abilities")
    assert on_card(t, 0, "3") == [1, 3]


@rule("Q6")
def test_asked_tables_have_no_side_action() -> None:
    t = laid(3).hand(0, "4").sheet(0, {1: "dusty loan-shark"}).choose(0, "play 4@3")
    assert list(t.game.legal(1)) == ["pass", "henchman"]
    assert list(t.game.legal(2)) == []
    t.asks(1, "suspect").choose(1, "pass").choose(2, "pass").asks(0, "abilities")
    assert list(t.game.legal(1)) == list(t.game.legal(2)) == []
    t.choose(0, "use loan-shark").asks(1, "choose")
    t.refused(1, "henchman", because="Q6")


@rule("Q6")
def test_being_asked_tells_nothing() -> None:
    """Whoever has a henchman is asked, whatever the hands and the card are."""
    for card in ("3", "4"):
        for hand in ("3 A", "4 6"):
            t = laid(3).hand(0, card).hand(1, hand).choose(0, f"play {card}@3")
            assert asked(t) == [1]
            assert t.choices() == ["pass", "henchman"]


# Live: at any moment, and a last call


@rule("Q6", "SR49", "SR50")
def test_at_a_live_table_a_henchman_may_come_at_any_moment() -> None:
    """Also in the midst of an ability, which goes on as if nothing had happened."""
    for moment in range(5):
        t = laid(3, suspicion="live").hand(0, "4").seat(0, money=9).saloon("grumpy cow")
        steps = ["play 4@2", "lead A/2", "safe depot-2", "mark 5", "hire cow at 1"]
        t.take(*steps[: moment + 1])
        before = (t.game.decision.seat, t.game.decision.kind)
        assert t.can("henchman", seat=1)
        assert t.can("henchman", seat=2)
        t.choose(2, "henchman")
        assert (t.game.decision.seat, t.game.decision.kind) == before
        assert on_card(t, 0, "2") == [2]
        t.take(*steps[moment + 1 :], "keep")
        assert t.safe("depot-2")["marks"] == [[0, 5]]
        assert t.sheet_of(0) == {1: "grumpy cow"}
        assert asked(t) == [1]
        t.choose(1, "pass quietly").asks(1, "plan").idle()


@rule("Q6")
def test_the_live_table_asks_nothing_before_the_last_call() -> None:
    t = laid(3, suspicion="live").hand(0, "4").seat(0, money=9).saloon("grumpy cow")
    t.choose(0, "play 4@3").asks(0, "abilities").choose(0, "lead 3").asks(0, "hire")
    t.choose(0, "hire cow at 1").choose(0, "keep")
    assert asked(t) == [1, 2]
    t.asks(1, "last-call")
    # All together: the last may answer first.
    t.choose(2, "pass quietly").choose(1, "pass quietly").asks(1, "plan").idle()


@rule("Q6", "Q5")
def test_a_placement_at_the_last_call_reopens_it() -> None:
    t = laid(4, suspicion="live").hand(0, "4").choose(0, "play 4@6").take("office")
    if t.game.decision.kind == "office":
        t.choose(0, "office sell-information")
    assert asked(t) == [1, 2, 3]
    t.choose(1, "pass quietly").choose(3, "pass quietly")
    assert asked(t) == [2]
    t.choose(2, "henchman")
    assert asked(t) == [1, 3]
    t.choose(3, "henchman")
    assert asked(t) == [1]
    t.choose(1, "pass quietly").asks(1, "plan")
    assert on_card(t, 0, "6") == [2, 3]


@rule("Q6", "Q5")
def test_who_has_passed_may_change_their_mind_while_the_call_is_open() -> None:
    """The turn has not ended, so a henchman may still come; and that reopens the call for the others who passed."""
    t = laid(4, suspicion="live").hand(0, "4").choose(0, "play 4@6").take("office")
    if t.game.decision.kind == "office":
        t.choose(0, "office sell-information")
    t.choose(1, "pass quietly").choose(3, "pass quietly")
    assert t.can("henchman", seat=1)
    t.choose(1, "henchman")
    assert on_card(t, 0, "6") == [1]
    assert asked(t) == [2, 3]
    t.choose(2, "pass quietly").choose(3, "pass quietly").asks(1, "plan")


@rule("Q6", "Q31")
def test_who_has_passed_at_the_last_call_is_not_shown() -> None:
    t = laid(4, suspicion="live").hand(0, "4").choose(0, "play 4@6").take("office")
    if t.game.decision.kind == "office":
        t.choose(0, "office sell-information")
    eyes = (None, 0, 2, 3)
    before = [(t.view(eye), t.game.events(eye), list(t.game.legal(0))) for eye in eyes]
    logs = [len(t.game.notation(eye)) for eye in eyes]
    pass_quietly(t, 1)
    assert [(t.view(eye), t.game.events(eye), list(t.game.legal(0))) for eye in eyes] == before
    assert [len(t.game.notation(eye)) for eye in eyes] == logs
    with pytest.raises(saloon.IllegalChoice) as refusal:
        t.game.apply(0, "henchman")
    assert "seat 2" not in str(refusal.value)


@rule("Q6", "SR50")
def test_after_the_turn_the_window_is_closed() -> None:
    t = laid(suspicion="live").hand(0, "4").hand(1, "5").choose(0, "play 4@6").take("office")
    if t.game.decision.kind == "office":
        t.choose(0, "office sell-information")
    t.choose(1, "pass quietly").asks(1, "plan")
    for seat in (0, 1):
        assert "henchman" not in list(t.game.legal(seat))
    t.refused(1, "henchman", because="SR51")
    t.choose(1, "play 5@5")
    assert t.can("henchman", seat=0)
    t.choose(0, "henchman")
    assert on_card(t, 0, "6") == []
    assert on_card(t, 1, "5") == [0]


@rule("Q6", "SR50")
@pytest.mark.parametrize("step", ["abilities", "hire", "last-call"])
def test_what_answers_to_suspicion_answers_at_once(step: str) -> None:
    """The Cowardly one answers before the open question goes on, at a live table in every step."""
    t = laid(3, suspicion="live").hand(0, "4").seat(0, money=3).sheet(0, {1: "cowardly banker"})
    t.saloon("grumpy cow", "seductive chef").choose(0, "play 4@3").asks(0, "abilities")
    if step != "abilities":
        t.choose(0, "pass").asks(0, "hire")
        assert not t.can("hire chef at 2", seat=0)
        assert t.can("hire cow at 2", seat=0)
    if step == "last-call":
        t.choose(0, "hire cow at 2").choose(0, "keep").asks(1, "last-call")
    money = t.money(0)
    t.choose(2, "henchman").asks(0, "respond").choose(0, "use banker")
    assert t.money(0) == money + 4
    assert t.game.decision.kind == step
    if step == "hire":
        # The money is there in time.
        assert t.can("hire chef at 2", seat=0)
    t.idle()
