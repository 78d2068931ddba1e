"""Rulings about the table itself: chance, players who have gone, and who sets the order."""

from __future__ import annotations

import json
import random

import pytest

import saloon
from saloon.bots import get
from tests.rule import rule
from tests.scoundrels import ScoundrelsTable, dealt, laid

COUNTS = (2, 3, 4)


# Chance


@rule("Q48")
@pytest.mark.parametrize("players", COUNTS)
def test_a_game_is_its_seed_and_its_decisions(players: int) -> None:
    one, other = (dealt(players, seed=11, strategy_cards=True).play_on(random.Random(4)) for _ in range(2))
    again = saloon.replay(one.game.notation())
    for eye in (None, *range(players)):
        assert one.view(eye) == other.view(eye) == again.view(eye)
        assert list(one.game.events(eye)) == list(again.events(eye))
    assert one.game.result == again.result
    assert dealt(players, seed=12).view(0) != dealt(players, seed=11).view(0)


@rule("Q48")
def test_one_deck_does_not_disturb_another() -> None:
    """A Gambler shuffles its deck or does not: new scoundrels and the other's new hand are the same."""

    def evening(gamble: bool) -> ScoundrelsTable:
        t = laid().given(active=0, turn=8, seed=5).hand(0, "3").sheet(0, {1: "dusty gambler"}).hand(1, "A 2")
        t.seat(1, jail=3, slots={"3": "3", "4": "4", "5": "5", "6": "6"}).seat(0, money=0).play("3@3")
        t = t.use("gambler") if gamble else t.until("use gambler")
        return t.end_turn().to("plan")

    with_, without = evening(True), evening(False)
    assert len(with_.happened("shuffled")) == 1
    assert without.happened("shuffled") == []
    assert with_.happened("created") == without.happened("created") != []
    assert with_.of(1, "hand") == without.of(1, "hand")
    assert with_.view()["day"] == 2


@rule("Q48")
def test_the_keepers_log_names_every_stream_by_its_deck() -> None:
    t = dealt(2, seed=1)
    for stream in ("leaders", "traits.blue", "traits.red", "jobs.green", "jobs.purple", "jobs.black"):
        assert t.shuffled(stream)
    for stream in ("depot", "estate", "laboratory", "seat0.poker", "seat1.poker"):
        assert t.shuffled(stream)


# A player who has gone


@rule("Q49")
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("suspicion", ["asked", "live"])
def test_a_bot_plays_a_seat_until_the_player_returns(players: int, suspicion: str) -> None:
    """Seat 1 leaves and returns at any question; the bot has nothing but the seat's view, events and choices."""
    bot = get("random")
    kinds = set()
    for seed in range(3):
        rng = random.Random(seed)
        t = dealt(players, seed=seed, suspicion=suspicion, strategy_cards=True)
        while (decision := t.game.decision) is not None:
            if decision.seat == 1 and rng.random() < 0.5:
                kinds.add(decision.kind)
                view = json.loads(json.dumps(t.view(1)))
                t.choose(1, bot.act(view, list(t.game.events(1)), list(t.game.legal(1)), rng))
            else:
                t.game.apply(decision.seat, rng.choice(decision.codes))
        assert t.game.result is not None
        assert saloon.replay(t.game.notation()).result == t.game.result  # the log does not care who chose
    assert {"plan", "hire"} <= kinds


@rule("Q49")
def test_or_the_table_waits() -> None:
    """Nothing moves while a seat is asked, and nobody else can answer for it."""
    t = laid(3).hand(0, "0").play("0@5").asks(1, "suspect")
    before = [t.view(eye) for eye in (None, 0, 1, 2)]
    for other in (0, 2):
        t.refused(other, "henchman", because="seat 1 is").refused(other, "pass", because="seat 1 is")
    assert [t.view(eye) for eye in (None, 0, 1, 2)] == before
    saved = saloon.replay(t.game.notation())
    assert saved.decision.seat == 1
    t.choose(1, "pass").asks(2, "suspect")


# Who sets the order at the end of the day


@rule("Q51", "SR113")
def test_the_player_of_the_latest_turn_sets_the_order_though_not_involved() -> None:
    t = laid(3, strategy_cards=True).given(phase="evening", active=2).sheet(0, {1: "sleepy banker"})
    t.seat(1, leader="milton-goff", strategy="collect-interest")
    t.asks(2, "evening")
    assert t.choices() == ["seat 0", "seat 1"]
    t.choose(2, "seat 1").asks(1, "evening")
    assert t.choices() == ["use strategy", "pass"]
    t.take("use strategy").asks(0, "evening").take("use banker")
    assert [t.money(seat) for seat in range(3)] == [8, 8, 4]
    assert [event["kind"] for event in t.game.events(None) if event["kind"].startswith("used")] == [
        "used-strategy",
        "used",
    ]


@rule("Q51", "SR113")
def test_also_among_the_answers_to_the_calling() -> None:
    """Seat 0 gains by a caught bluff of seat 1, which loses: both have an answer, seat 2 says who goes first."""
    t = (
        laid(3)
        .given(phase="evening", active=2)
        .sheet(0, {1: "talkative banker"})
        .sheet(1, {1: "daring prospector"})
    )
    t.seat(1, slots={"3": "0"}, calls={"3": [0]}).asks(2, "respond")
    assert t.choices() == ["seat 0", "seat 1"]
    t.choose(2, "seat 1").asks(1, "respond").take("use prospector").asks(0, "respond").take("use banker")
    assert [t.money(seat) for seat in range(3)] == [8, 7, 4]


@rule("Q51")
def test_with_one_involved_there_is_nothing_to_order() -> None:
    t = laid(3).given(phase="evening", active=2).sheet(0, {1: "sleepy banker"}).asks(0, "evening")
    t.choose(0, "pass")
    assert t.money(0) == 4


# Claims


@rule("Q50")
def test_a_mark_binds_to_nothing() -> None:
    t = laid().given(values={"depot-1": 2}).hand(0, "A").seat(1, jail=3)
    t.play("A@A").take("lead A/2", "safe depot-1")
    for number in range(2, 8):
        assert t.can(f"mark {number}")
    t.take("mark 7")
    assert t.safe("depot-1", 1)["marks"] == [[0, 7]]
    assert t.safe("depot-1", 1)["value"] is None
