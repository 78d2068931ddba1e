"""Rulings about the table itself: what can be shown, and who may play a seat."""

import json
import random
import re

import pytest

import saloon
from saloon.bots import get
from tests.rule import rule
from tests.table import Table, dealt, table

COUNTS = (2, 3, 4, 5)
WORDS = re.compile(
    r"accept|refuse|rob (store|bank|ranch|mine)|gamble with \d"
    r"|swindle \d from \d(, \d from \d)*|serve \d to \d(, \d to \d)*|offer \w+ as \w+ to \d"
)


# Nothing may be shown


@rule("GQ16", "GR76")
@pytest.mark.parametrize("players", COUNTS)
def test_there_is_no_choice_that_shows_a_card_or_a_token(players: int) -> None:
    for seed in range(5):
        t = dealt("goat", players=players, seed=seed)
        for _ in t.steps(random.Random(seed)):
            for seat in range(players):
                for choice in t.game.legal(seat):
                    assert WORDS.fullmatch(choice)
    t = dealt("goat", players=players, seed=1)
    dealer = t.dealer
    for wish in ("show hand", "show bottle", "reveal sheriff", "say I have the goat"):
        t.refused(dealer, wish, because="not a choice")


@rule("GQ16", "GR76", "GQ8")
@pytest.mark.parametrize("players", COUNTS)
def test_no_view_ever_shows_a_hand_or_a_reserve_of_another(players: int) -> None:
    for seed in range(5):
        t = dealt("goat", players=players, seed=seed)
        for _ in t.steps(random.Random(seed)):
            if t.game.decision is None:
                break  # at the end everyone turns the tokens up to count
            for eye in (None, *range(players)):
                view = t.view(eye)
                shown = [seat for seat, row in enumerate(view["seats"]) if row["belongings"] is not None]
                assert shown == ([] if eye is None else [eye])
                assert (view["hand"] is not None) == (eye == t.dealer)
                for event in t.events("drew", seat=eye):
                    assert (event["cards"] is not None) == (event["seat"] == eye)
                for event in t.events("gambled", seat=eye):
                    assert (event["token"] is not None) == (eye in (event["seat"], event["victim"]))
                assert all(event["card"] is None for event in t.events("removed-down", seat=eye))


@rule("GQ16", "GR38")
def test_a_claim_binds_to_nothing() -> None:
    """What was said is remembered as said; the card that turns up is another matter."""
    t = table("goat", players=4).hand(0, "goat sheriff kid widow").deal("goat", to=1, claim="sheriff")
    assert t.controls(1) == ["goat"]
    for eye in (None, 0, 1, 2, 3):
        (offer,) = t.view(eye)["seen"]["offers"]
        assert (offer["claim"], offer["card"], offer["answer"]) == ("sheriff", "goat", "accepted")


# Left


@rule("GQ18")
@pytest.mark.parametrize("players", COUNTS)
def test_the_first_two_dealers_are_neighbours_by_number(players: int) -> None:
    for first in range(players):
        t = dealt("goat", players=players, seed=3, first=first)
        t.play(first, t.choices()[-1]).play(t.view()["offer"]["to"], "accept")
        t.play_on(random.Random(1), until=lambda t: t.view()["phase"] == "offer")
        t.asks((first + 1) % players, "offer")


@rule("GQ26")
def test_locations_do_not_move() -> None:
    t = dealt("goat", players=5, seed=2)
    for _ in t.steps(random.Random(2)):
        assert [row["id"] for row in t.view()["locations"]] == ["store", "bank", "ranch", "mine", "saloon"]


# A player who has gone


def act_from_view(t: Table, bot: str, rng: random.Random) -> None:
    """A bot answers the open question, from nothing but what the seat has."""
    seat = t.game.decision.seat
    view = json.loads(json.dumps(t.view(seat)))
    choice = get(bot).act(view, t.events(seat=seat), list(t.game.legal(seat)), rng)
    t.play(seat, choice)


@rule("GQ27")
@pytest.mark.parametrize("bot", ["random", "rules"])
@pytest.mark.parametrize("players", COUNTS)
def test_a_bot_plays_a_seat_until_the_player_returns(players: int, bot: str) -> None:
    """Seat 1 leaves and returns at any question; the game goes on to the same kind of end."""
    kinds = set()
    for seed in range(6):
        rng = random.Random(seed)
        t = dealt("goat", players=players, seed=seed)
        while (decision := t.game.decision) is not None:
            away = decision.seat == 1 and rng.random() < 0.5
            if away:
                kinds.add(decision.kind)
                act_from_view(t, bot, rng)
            else:
                t.play(decision.seat, rng.choice(decision.choices))
        t.over()
        again = saloon.replay(t.game.notation())  # the log does not care who chose
        assert again.result == t.game.result
    assert {"offer", "answer"} <= kinds


@rule("GQ27")
def test_a_view_is_enough_to_know_what_the_seat_may_choose() -> None:
    for seed in range(6):
        rng = random.Random(seed)
        t = dealt("goat", players=2 + seed % 4, seed=seed)
        for _ in t.steps(rng):
            if (decision := t.game.decision) is not None:
                world = saloon.determinize(t.view(decision.seat), rng)
                assert list(world.legal(decision.seat)) == list(decision.choices)


@rule("GQ27")
def test_or_the_table_waits() -> None:
    """Nothing moves while a seat is asked, and nobody else can answer for it."""
    t = table("goat", players=4).hand(0, "goat sheriff kid widow").play(0, "offer goat as kid to 2")
    before = t.everything()
    for other in (0, 1, 3):
        t.refused(other, "accept", because="seat 2 is")
    saved = saloon.replay(t.game.notation())
    assert t.everything() == before
    t.asks(2, "answer").play(2, "accept")
    saved.apply(2, "accept")
    assert saved.view(2) == t.view(2)
