"""Talk and deals: words are free, and nothing but words passes between players."""

from __future__ import annotations

import random
import re

import pytest

from tests.rule import rule
from tests.scoundrels import dealt, laid

COUNTS = (2, 3, 4)
WORDS = re.compile(
    r"pass|henchman|yes|no|again|done|keep|rearrange|office|empty|no mark|use strategy|play 0 faceup"
    r"|(play|swap) [0A2-6]@[A2-6]|seat \d|lead (A/2|3|4|5)|office [a-z0-9-]+|give (jail|reputation|money|scoundrel)"
    r"|safe [a-z]+-[1-6]|mark [2-7]|move [2-7] from [a-z]+-[1-6]( as [2-7])?|flip [2-7] of \d on [a-z]+-[1-6]"
    r"|card \d@[A2-6]|strategy [a-z-]+|use [a-z-]+|scoundrel [a-z-]+|hire [a-z-]+( at [0-5]| and let go)?"
)


@rule("T88", "SR172", "SR174", "Q50")
@pytest.mark.parametrize("players", COUNTS)
def test_there_is_no_choice_that_shows_or_trades(players: int) -> None:
    t = dealt(players, seed=players, strategy_cards=True)
    rng = random.Random(players)
    while (decision := t.game.decision) is not None:
        assert all(WORDS.fullmatch(word) for word in decision.choices)
        t.game.apply(decision.seat, rng.choice(decision.codes))
    t = dealt(players, seed=1)
    seat = t.game.decision.seat
    for wish in (
        "show 3@5",
        "reveal depot-3",
        "show hand",
        "give money to 1",
        "trade dog for cow",
        "say it is a 7",
    ):
        t.refused(seat, wish, because="not a choice")


@rule("T88", "SR174")
@pytest.mark.parametrize("players", COUNTS)
def test_money_moves_only_as_the_rules_move_it(players: int) -> None:
    """Whatever a seat lost another did not simply get: every change has its event."""
    for seed in range(4):
        t = dealt(players, seed=seed)
        rng = random.Random(seed)
        t.play_on(rng)
        purse = [4] * players
        for event in t.game.events(None):
            match event["kind"]:
                case "money":
                    purse[event["seat"]] += event["amount"]
                case "paid":
                    purse[event["seat"]] -= event["amount"]
                case "stole-money":
                    purse[event["seat"]] += event["amount"]
                    purse[event["victim"]] -= event["amount"]
                case "gave-money":
                    purse[event["seat"]] -= event["amount"]
                    purse[event["to"]] += event["amount"]
        assert purse == [t.money(seat) for seat in range(players)]


@rule("SR173", "Q50")
def test_a_promise_kept_once_binds_nobody_the_next_time() -> None:
    """Seat 0 promises never to rob seat 1, keeps it for a turn, and robs it in the next, as it robs anyone."""
    t = laid(3).hand(0, "5 6").hand(1, "6").hand(2, "6").sheet(0, {1: "cocky pickpocket"})
    for seat in range(3):
        t.seat(seat, jail=3)
    t.play("5@5").use("pickpocket").take("seat 2").end_turn()
    t.play("6@6").end_turn().play("6@6").end_turn()
    before = t.money(1)
    t.play("6@6").use("pickpocket").asks(0, "rob")
    assert t.choices() == ["seat 1", "seat 2"]
    t.take("seat 1")
    assert t.money(1) == before - 2


@rule("T88", "SR171", "SR172", "Q50", "SR122")
def test_a_false_mark_is_a_lie_that_proves_nothing() -> None:
    """Seat 0 saw a 7 and says 2; the others see the 2, and that it was scouted, and no more."""
    t = laid(3).hand(0, "A").given(values={"laboratory-3": 7}).seat(1, jail=3).seat(2, jail=3)
    t.play("A@A").take("lead A/2", "safe laboratory-3", "mark 2")
    for eye in (None, 1, 2):
        row = t.safe("laboratory-3", eye)
        assert (row["marks"], row["value"], row["gadget"], row["seen_by"]) == ([[0, 2]], None, None, [0])
    assert t.safe("laboratory-3", 0)["value"] == 7


@rule("SR172", "T88", "Q31", "SR48", "SR124")
@pytest.mark.parametrize("players", COUNTS)
def test_no_view_shows_what_its_seat_has_not_seen(players: int) -> None:
    for seed in range(3):
        t = dealt(players, seed=seed)
        rng = random.Random(seed)
        while (decision := t.game.decision) is not None:
            if rng.random() < 0.1:
                for eye in (None, *range(players)):
                    view = t.view(eye)
                    for seat, row in enumerate(view["seats"]):
                        assert (row["hand"] is not None) == (seat == eye)
                    for row in view["safes"]:
                        assert (row["value"] is not None) == (eye in row["seen_by"])
            t.game.apply(decision.seat, rng.choice(decision.codes))


@rule("Q31", "SR83")
def test_what_lies_open_is_open_to_all() -> None:
    t = laid(3).hand(0, "A").seat(0, money=7, reputation=3, jail=2, slots={"3": "0"}, calls={"3": [2]})
    t.pile("dusty dog", "filthy cow").marks("1: 5 on depot-2", "2: 3 on depot-2").seat(1, deck=["2"])
    for eye in (None, 0, 1, 2):
        view = t.view(eye)
        mine = view["seats"][0]
        assert (mine["money"], mine["reputation"], mine["henchmen"], mine["jailed"]) == (7, 3, 1, 2)
        assert (mine["hand_size"], mine["deck"]) == (3, 3)
        assert mine["slots"][2]["henchmen"] == [2]
        assert [cell["job"] for cell in view["pile"]] == ["cow", "dog"]
        assert [row["marks"] for row in view["safes"] if row["id"] == "depot-2"] == [[[1, 5], [2, 3]]]


@rule("Q32", "SR47")
@pytest.mark.parametrize("players", COUNTS)
def test_no_deck_is_ever_shown(players: int) -> None:
    t = dealt(players, seed=5)
    for eye in (None, *range(players)):
        view = t.view(eye)
        assert {key: type(value) for key, value in view["decks"].items()} == {
            "traits": int,
            "jobs": int,
            "purple": int,
        }
        assert all(isinstance(row["deck"], int) for row in view["seats"])


@rule("Q32")
def test_what_a_card_lets_you_see_stays_yours_alone() -> None:
    t = laid(3).hand(0, "5").sheet(0, {1: "cocky abomination"}).seat(1, jail=3, deck=["6"]).seat(2, jail=3)
    t.play("5@5").use("abomination").take("seat 1", "no")
    assert [event["card"] for event in t.happened("looked-at-deck", 0)] == ["6"]
    for eye in (None, 1, 2):
        assert [event["card"] for event in t.happened("looked-at-deck", eye)] == [None]
    seen = [row for row in t.view(0)["seen"]["poker"] if row["kind"] == "top"]
    assert [(row["seat"], row["card"]) for row in seen] == [(1, "6")]
    for eye in (None, 1, 2):
        assert [row["card"] for row in t.view(eye)["seen"]["poker"] if row["kind"] == "top"] == [None]
