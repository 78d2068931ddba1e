"""Distribution while two or more are active: offers, answers, and who deals next."""

import json
import random
import re

import pytest

import saloon
from tests.rule import rule
from tests.table import Table, dealt, table

COUNTS = (2, 3, 4, 5)
HAND = "farmer goat charlatan sheriff"


def four(hand: str = HAND) -> Table:
    """Four players, seat 0 deals."""
    return table("goat", players=4).hand(0, hand)


# The hand


@rule("GR33", "GR34")
@pytest.mark.parametrize("players", COUNTS)
def test_the_starting_player_deals_first_and_draws_four_in_secret(players: int) -> None:
    for seed in range(10):
        t = dealt("goat", players=players, seed=seed)
        start = t.view()["start"]
        t.asks(start, "offer")
        drawn = t.cards(start)
        assert drawn is not None
        assert len(drawn) == 4
        assert [set(event["cards"]) for event in t.events("drew", seat=start)] == [drawn]
        for other in {None, *range(players)} - {start}:
            assert t.view(other)["hand"] is None
            assert t.view(other)["hand_size"] == 4
            assert t.events("drew", seat=other) == [
                {"kind": "drew", "seat": start, "count": 4, "cards": None}
            ]


@rule("GQ17")
def test_an_earlier_holder_remembers_the_hand_and_nobody_else_knows_it() -> None:
    t = four().given(deck="kid widow").play(0, "offer goat as farmer to 2").play(2, "refuse")
    assert t.view(0)["seen"]["offers"][0]["hand"] == ["farmer", "sheriff", "charlatan", "goat"]
    for other in (None, 1, 2, 3):
        assert t.view(other)["seen"]["offers"][0]["hand"] is None
    assert [event["cards"] for event in t.events("passed", seat=0)] == [["farmer", "sheriff", "charlatan"]]
    assert [event["cards"] for event in t.events("passed", seat=1)] == [["farmer", "sheriff", "charlatan"]]
    assert [event["cards"] for event in t.events("passed", seat=2)] == [None]

    # A bot that knows seat 0's view can place those three and not the fourth; one of seat 2 only the claim.
    rng = random.Random(1)
    worlds_of_0 = [saloon.determinize(t.view(0), rng).view(1)["hand"] for _ in range(60)]
    assert all({"farmer", "sheriff", "charlatan"} < set(hand) for hand in worlds_of_0)
    assert len({tuple(hand) for hand in worlds_of_0}) > 3
    worlds_of_2 = [saloon.determinize(t.view(2), rng).view(1)["hand"] for _ in range(60)]
    assert all("farmer" in hand for hand in worlds_of_2)
    assert not all("sheriff" in hand for hand in worlds_of_2)


# The offer


@rule("GR35", "GR36", "GR38")
def test_the_dealer_has_to_offer_some_card_under_some_name_to_someone() -> None:
    t = four().asks(0, "offer")
    cards = HAND.split()
    offers = [f"offer {card} as {name} to {to}" for card in cards for name in cards for to in (1, 2, 3)]
    assert sorted(t.choices()) == sorted(offers)  # no pass, and no offer without a name
    t.refused(0, "pass", because="not a choice")
    t.refused(0, "offer farmer to 1", because="not a choice")
    t.refused(0, "accept", because="the open question is to offer")
    t.refused(1, "offer farmer as farmer to 2", because="not asked")
    t.play(0, "offer farmer as farmer to 1").play(1, "accept")


@rule("GR35")
def test_only_a_card_of_the_hand_can_be_offered() -> None:
    four().refused(0, "offer kid as farmer to 1", because="GR35")


@rule("G1", "GR37")
def test_naming_a_character_that_is_not_among_the_four_is_illegal() -> None:
    t = four()
    for name in ("kid", "gambler", "banker", "miner"):
        t.refused(0, f"offer farmer as {name} to 1", because="GR37")


@rule("G2", "GR37", "GR38")
def test_the_name_may_be_true_or_that_of_any_other_of_the_four() -> None:
    for name in HAND.split():
        t = four().play(0, f"offer farmer as {name} to 1").asks(1, "answer")
        assert t.view(1)["offer"]["claim"] == name
        t.play(1, "accept")
        assert t.controls(1) == ["farmer"]
        t.bystanders_unchanged(0, 2, 3).idle()


@rule("G4", "GR35", "GR47")
def test_no_offers_to_oneself_or_to_inactive_players() -> None:
    t = four().placed(2, "kid widow")
    t.refused(0, "offer farmer as farmer to 0", because="GR35")
    t.refused(0, "offer farmer as farmer to 2", because="GR47")
    t.refused(0, "offer farmer as farmer to 4", because="no seat 4")
    assert {choice.split()[-1] for choice in t.choices()} == {"1", "3"}


@rule("GR39")
def test_the_receiver_decides_without_seeing_the_card() -> None:
    """Whatever lies before them, the others see the same to the last letter."""
    seen = set()
    for card in HAND.split():
        t = four().play(0, f"offer {card} as sheriff to 1").asks(1, "answer")
        assert t.choices() == ["accept", "refuse"]
        assert t.view(0)["offer"]["card"] == card
        seen.add(json.dumps([[t.view(eye), t.events(seat=eye)] for eye in (None, 1, 2, 3)]))
    assert len(seen) == 1


@rule("GQ15")
def test_an_offer_is_neither_swapped_nor_taken_back() -> None:
    t = four().play(0, "offer farmer as sheriff to 1")
    assert not len(t.game.legal(0))
    assert t.cards(0) == {"goat", "charlatan", "sheriff"}
    t.refused(0, "offer goat as sheriff to 1", because="not asked")
    with pytest.raises(saloon.CannotUndo):
        t.game.undo(0)
    t.asks(1, "answer")
    assert "offer goat as sheriff to 1" in four().choices()


# The answer


@rule("GR40", "GR42")
def test_accepted_the_receiver_reveals_and_puts_a_hat() -> None:
    t = four().play(0, "offer goat as charlatan to 1")
    t.refused(0, "accept", because="not asked")
    t.play(1, "accept")
    for eye in (None, 0, 1, 2, 3):
        (event,) = t.events("accepted", seat=eye)
        assert event == {"kind": "accepted", "seat": 1, "dealer": 0, "card": "goat"}
    assert t.view()["control"] == {"goat": 1}
    assert [t.hats(seat) for seat in range(4)] == [2, 1, 2, 2]
    t.bystanders_unchanged(0, 2, 3).idle()


@rule("G3", "GR41", "GR42", "GR77")
def test_refused_farmer_takes_the_cattle() -> None:
    t = four().at("ranch", tokens=2)
    t.play(0, "offer farmer as sheriff to 1").play(1, "refuse")
    assert t.controls(0) == ["farmer"]
    assert t.tokens(0) == {"bottle": 1, "cattle": 2}
    assert t.hats(0) == 1
    assert t.lying_at("ranch") == (0, 1)  # the coins are the Cowboy's
    for eye in (None, 1, 2, 3):
        assert [event["card"] for event in t.events("refused", seat=eye)] == ["farmer"]
    t.bystanders_unchanged(1, 2, 3).idle()


@rule("GR43", "GR44", "GR90")
@pytest.mark.parametrize(
    ("card", "place"),
    [
        *(("seller", "store"), ("kid", "store"), ("banker", "bank"), ("widow", "bank")),
        *(("farmer", "ranch"), ("cowboy", "ranch"), ("miner", "mine"), ("prospector", "mine")),
        *(("gunslinger", "saloon"), ("sheriff", "saloon"), ("robber", "saloon")),
        *(("charlatan", "saloon"), ("dancer", "saloon"), ("gambler", "saloon"), ("goat", "below-saloon")),
    ],
)
def test_a_character_goes_to_the_right_of_its_location(card: str, place: str) -> None:
    t = table("goat", players=5).hand(0, card).deal(card, to=3)
    beside = {row["id"]: row["characters"] for row in t.view()["locations"]}
    assert {where: cards for where, cards in beside.items() if cards} == (
        {} if place == "below-saloon" else {place: [card]}
    )
    assert t.events("placed") == [{"kind": "placed", "seat": 3, "card": card, "place": place}]


@rule("GR45")
def test_an_instant_effect_happens_before_the_hand_passes_on() -> None:
    t = four("farmer robber goat kid").deal("farmer", to=2)
    kinds = [event["kind"] for event in t.events()]
    assert kinds == ["offered", "accepted", "placed", "took-tokens", "passed", "drew"]


@rule("GR45")
def test_an_instant_choice_is_made_before_the_hand_passes_on() -> None:
    t = four("farmer robber goat kid").deal("robber", to=2).asks(2, "rob")
    assert t.dealer == 0
    assert t.cards(0) == {"farmer", "goat", "kid"}
    t.play(2, "rob bank").asks(1, "offer")


# Active and inactive


@rule("GR46", "G5")
def test_the_last_hat_makes_the_receiver_inactive_and_the_dealing_goes_on() -> None:
    """The dealer is still active, so the dealing comes round again."""
    t = four().placed(1, "kid").given(deck="widow cowboy seller").deal("goat", to=1)
    assert t.events("inactive") == [{"kind": "inactive", "seat": 1}]
    assert t.active() == [0, 2, 3]
    assert t.dealer == 2  # seat 1 would have been next
    t.deal("widow", to=3).deal("farmer", to=2).asks(0, "offer")
    assert t.cards(0) == {"charlatan", "sheriff", "cowboy", "seller"}


@rule("GR46")
@pytest.mark.parametrize(
    ("players", "placed"), [(2, "banker widow"), (3, "banker"), (4, "kid"), (5, "miner")]
)
def test_inactive_with_the_second_hat_with_two_players_the_third(players: int, placed: str) -> None:
    t = table("goat", players=players).placed(1, placed).hand(0, "goat")
    assert 1 in t.active()
    t.deal("goat", to=1)
    assert t.hats(1) == 0
    assert 1 not in t.active()


@rule("G6", "GR46", "GR48", "GR49")
def test_a_dealer_refused_with_the_last_hat_passes_on_over_grey_hats() -> None:
    t = table("goat", players=5).hand(3, "goat farmer kid sheriff").given(deck="widow")
    t.placed(3, "seller").placed(4, "banker cowboy").placed(0, "miner prospector")
    t.play(3, "offer goat as kid to 1").play(1, "refuse")
    assert t.controls(3) == ["seller", "goat"]
    assert t.active() == [1, 2]
    assert [(event["dealer"], event["to"]) for event in t.events("passed")] == [(3, 1)]
    t.asks(1, "offer")
    assert t.cards(1) == {"farmer", "kid", "sheriff", "widow"}
    assert {choice.split()[-1] for choice in t.choices()} == {"2"}
    t.bystanders_unchanged(0, 1, 2, 4).idle()


@rule("GR47", "GR48")
@pytest.mark.parametrize("players", COUNTS)
def test_inactive_players_neither_deal_nor_get_offers_while_two_are_active(players: int) -> None:
    for seed in range(10):
        t = dealt("goat", players=players, seed=seed)
        for _ in t.steps(random.Random(seed)):
            if t.view()["phase"] == "offer":
                active = t.active()
                assert t.dealer in active if len(active) > 1 else t.dealer not in active
                assert {int(choice.split()[-1]) for choice in t.choices()} == set(active) - {t.dealer}


@rule("GR49", "GR50", "GQ18")
@pytest.mark.parametrize("answer", ["accept", "refuse"])
def test_three_cards_pass_clockwise_and_one_is_drawn(answer: str) -> None:
    """Clockwise is the next seat number; after the last seat comes seat 0."""
    t = table("goat", players=4).hand(3, HAND).given(deck="kid widow")
    assert t.view()["deck"] == 7
    t.play(3, "offer goat as farmer to 1").play(1, answer).asks(0, "offer")
    assert t.cards(0) == {"farmer", "charlatan", "sheriff", "kid"}
    assert t.cards(3) is None
    assert t.view()["deck"] == 6
    assert [event["cards"] for event in t.events("drew", seat=0)] == [["kid"]]
    assert [event["cards"] for event in t.events("drew", seat=3)] == [None]
    t.deal("kid", to=2).asks(1, "offer")
    assert t.cards(1) == {"farmer", "charlatan", "sheriff", "widow"}


@rule("GR50", "GR37")
def test_after_drawing_the_new_card_may_be_offered_and_named() -> None:
    t = four().given(deck="kid").deal("goat", to=2).asks(1, "offer")
    t.refused(1, "offer kid as goat to 3", because="GR37")  # the Goat has left the hand
    t.play(1, "offer farmer as kid to 3").asks(3, "answer")


@rule("GR35", "GR36", "GR37")
@pytest.mark.parametrize("players", COUNTS)
def test_every_offer_of_a_game_is_from_the_hand_under_a_name_of_the_hand(players: int) -> None:
    offer = re.compile(r"offer (\w+) as (\w+) to (\d)")
    for seed in range(5):
        t = dealt("goat", players=players, seed=seed)
        for _ in t.steps(random.Random(seed)):
            if t.view()["phase"] == "offer":
                hand = t.cards(t.dealer)
                made = [offer.fullmatch(choice).groups() for choice in t.choices()]
                assert {card for card, _, _ in made} == {name for _, name, _ in made} == hand
