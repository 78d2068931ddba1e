"""Distribution with one active player left: the Assistant Dealers."""

import random

import pytest

from tests.rule import rule
from tests.table import Table, dealt, table

COUNTS = (2, 3, 4, 5)


def one_hat_left(hand: str = "goat sheriff dancer gunslinger") -> Table:
    """Four players; only seat 3 is active, with one hat; seat 0 is the first assistant, with four cards."""
    t = table("goat", players=4).hand(0, hand)
    return t.placed(0, "seller kid").placed(1, "banker widow").placed(2, "farmer cowboy").placed(3, "gambler")


def two_hats_left() -> Table:
    """Four players; only seat 3 is active, with both hats; seat 0 is the first assistant, with five cards."""
    t = table("goat", players=4).hand(0, "goat sheriff dancer gunslinger gambler")
    return t.placed(0, "seller kid").placed(1, "banker widow").placed(2, "farmer cowboy")


def decline(t: Table, card: str) -> Table:
    """The assistant offers a card, and the last active player declines."""
    return t.play(t.dealer, f"offer {card} as {card} to 3").play(3, "refuse")


# Who assists


@rule("G7", "GR51", "GR52")
def test_the_dealer_left_alone_hands_the_three_cards_to_the_left_neighbour() -> None:
    t = table("goat", players=4).hand(0, "goat farmer kid sheriff").given(deck="widow")
    t.placed(0, "seller").placed(1, "banker").placed(2, "cowboy robber").placed(3, "charlatan gunslinger")
    t.deal("goat", to=1)
    assert t.active() == [0]
    t.asks(1, "offer")
    assert t.view()["assistant"]
    assert t.view()["last"] == 0
    assert t.cards(1) == {"farmer", "kid", "sheriff", "widow"}
    assert t.view()["deck"] == 0
    # Seat 0 knows what it handed over, and not what was drawn.
    assert [event["cards"] for event in t.events("passed", seat=0)] == [["kid", "farmer", "sheriff"]]
    assert [event["cards"] for event in t.events("drew", seat=0)] == [None]
    t.bystanders_unchanged(0, 2, 3)


@rule("G8", "GR51", "GR52")
def test_a_left_neighbour_who_dealt_last_keeps_the_cards_and_adds_the_deck() -> None:
    t = table("goat", players=4).hand(1, "goat farmer kid sheriff").given(deck="widow")
    t.placed(0, "seller").placed(1, "banker").placed(2, "cowboy robber").placed(3, "charlatan gunslinger")
    t.play(1, "offer goat as kid to 0").play(0, "refuse")
    assert t.active() == [0]
    t.asks(1, "offer")
    assert t.cards(1) == {"farmer", "kid", "sheriff", "widow"}
    assert not t.events("passed")
    assert t.events("drew") == [{"kind": "drew", "seat": 1, "count": 1, "cards": None}]


@rule("GR51")
def test_the_cards_go_to_the_left_neighbour_of_the_last_active_not_of_the_dealer() -> None:
    t = table("goat", players=4).hand(0, "goat farmer kid sheriff").given(deck="widow")
    t.placed(0, "seller").placed(1, "cowboy robber").placed(2, "banker").placed(3, "charlatan gunslinger")
    t.play(0, "offer goat as kid to 2").play(2, "refuse")
    assert t.active() == [2]
    t.asks(3, "offer")
    assert [(event["dealer"], event["to"]) for event in t.events("passed")] == [(0, 3)]


@rule("G9", "GR51", "GR57")
def test_with_two_players_the_opponent_is_every_assistant() -> None:
    t = table("goat", players=2).placed(0, "banker widow kid").placed(1, "seller")
    t.hand(0, "goat sheriff dancer gunslinger robber").asks(0, "offer")
    t.play(0, "offer goat as goat to 1").play(1, "refuse").asks(0, "offer")
    t.play(0, "offer robber as dancer to 1").play(1, "refuse").asks(0, "offer")
    t.deal("sheriff", to=1).asks(0, "offer")
    assert t.cards(0) == {"dancer", "gunslinger"}
    assert not t.events("passed", "drew")


@rule("G10", "GR52", "GR53")
def test_two_players_one_without_hats_the_other_with_all_three() -> None:
    t = table("goat", players=2).placed(0, "banker widow").given(deck="gunslinger robber dancer")
    t.hand(0, "goat sheriff kid seller")
    t.play(0, "offer kid as goat to 1").play(1, "refuse")
    assert (t.hats(0), t.hats(1)) == (0, 3)
    t.asks(0, "offer")
    assert t.cards(0) == {"goat", "sheriff", "seller", "gunslinger", "robber", "dancer"}
    assert t.events("drew") == [{"kind": "drew", "seat": 0, "count": 3, "cards": None}]


@rule("GR53", "GR52")
@pytest.mark.parametrize("players", COUNTS)
def test_the_rest_of_the_deck_is_one_to_three_cards_one_for_each_hat(players: int) -> None:
    rests = set()
    for seed in range(40):
        t = dealt("goat", players=players, seed=seed)
        before = t.view()
        for _ in t.steps(random.Random(seed)):
            now = t.view()
            if now["assistant"] and now["phase"] == "offer" and not before["assistant"]:
                left = before["deck"]
                rests.add(left)
                assert now["seats"][now["last"]]["hats"] == left
                assert (now["deck"], now["hand_size"]) == (0, 3 + left)
                assert now["dealer"] == (now["last"] + 1) % players
            before = now
    assert rests == ({1, 2, 3} if players == 2 else {1, 2})


# The assistants' offers


@rule("GR54", "GQ13")
def test_an_assistant_names_any_card_of_the_own_hand() -> None:
    cards = ["goat", "sheriff", "dancer", "gunslinger"]
    t = one_hat_left().asks(0, "offer")
    offers = [f"offer {card} as {name} to 3" for card in cards for name in cards]
    assert sorted(t.choices()) == sorted(offers)
    t.refused(0, "offer goat as robber to 3", because="GR37")
    t.refused(0, "offer goat as sheriff to 1", because="GR47")
    t.play(0, "offer goat as dancer to 3").asks(3, "answer")
    assert t.choices() == ["accept", "refuse"]
    assert t.view(3)["offer"] == {"dealer": 0, "to": 3, "claim": "dancer", "card": None}
    t.play(3, "refuse").asks(1, "offer")
    t.refused(1, "offer dancer as goat to 3", because="GR37")  # the hand has shrunk


@rule("GR55")
def test_accepted_from_an_assistant_reveal_hat_effect() -> None:
    t = table("goat", players=4).hand(0, "banker goat sheriff dancer gunslinger")
    t.placed(0, "seller kid").placed(1, "cowboy widow").placed(2, "farmer robber").deal("banker", to=3)
    assert t.controls(3) == ["banker"]
    assert t.hats(3) == 1
    assert t.tokens(3) == {"bottle": 1, "bill": 1}
    assert t.lying_at("bank") == (0, 1)
    assert t.told("accepted") == ["accepted 3 0 banker"]
    t.asks(1, "offer").bystanders_unchanged(0, 1, 2)


@rule("GR56", "G15")
def test_declined_from_an_assistant_reveal_discard_no_hat() -> None:
    t = table("goat", players=4).hand(0, "banker goat sheriff dancer")
    t.placed(0, "seller kid").placed(1, "cowboy widow").placed(2, "farmer robber").placed(3, "gambler")
    t.play(0, "offer banker as dancer to 3").play(3, "refuse")
    for eye in (None, 0, 1, 2, 3):
        assert t.view(eye)["discard"] == ["banker"]
        assert [event["card"] for event in t.events("refused", "discarded", seat=eye)] == ["banker"] * 2
    assert "banker" not in t.view()["control"]
    assert t.lying_at("bank") == (1, 1)  # no effect
    t.asks(1, "offer").bystanders_unchanged(0, 1, 2, 3)


@rule("G14", "GR56", "GR82", "GQ20")
def test_a_declined_sheriff_is_not_in_play_so_the_gunslinger_gets_nothing() -> None:
    t = table("goat", players=4).hand(0, "sheriff goat dancer charlatan")
    t.placed(0, "seller kid").placed(1, "gunslinger widow").placed(2, "farmer cowboy").placed(3, "gambler")
    decline(t, "sheriff").deal("goat", to=3)
    assert t.events("shot", "paid") == []
    assert "bad-luck 1 gunslinger" in t.told()
    assert t.coins(1) == 2


@rule("GR57", "GR58")
def test_the_cards_go_on_clockwise_among_the_inactive_and_nobody_draws() -> None:
    """Seat 1 is the last active player; 2, 3 and 0 assist in turn."""
    t = table("goat", players=4).hand(2, "goat sheriff dancer gunslinger")
    t.placed(0, "seller kid").placed(2, "banker widow").placed(3, "farmer cowboy").placed(1, "gambler")
    cards = ["goat", "sheriff", "dancer", "gunslinger"]
    for assistant in (2, 3, 0):
        t.asks(assistant, "offer")
        assert t.cards(assistant) == set(cards)
        t.play(assistant, f"offer {cards[0]} as {cards[-1]} to 1").play(1, "refuse")
        del cards[0]
    t.asks(2, "offer")
    assert t.cards(2) == {"gunslinger"}
    assert not t.events("drew")


@rule("GR57", "GR58")
def test_the_next_assistant_sees_the_cards_and_the_last_active_player_does_not() -> None:
    t = decline(one_hat_left(), "goat").asks(1, "offer")
    for seat, cards in ((0, ["gunslinger", "sheriff", "dancer"]), (1, ["gunslinger", "sheriff", "dancer"])):
        assert [event["cards"] for event in t.events("passed", seat=seat)] == [cards]
    for seat in (None, 2, 3):
        assert [event["cards"] for event in t.events("passed", seat=seat)] == [None]


@rule("GR59", "GR61")
def test_offers_go_on_until_the_last_hat_is_placed() -> None:
    t = two_hats_left()
    decline(t, "goat").deal("gambler", to=3)
    assert t.hats(3) == 1
    decline(t, "sheriff").asks(0, "offer")  # after 0, 1 and 2
    t.deal("dancer", to=3)
    # Nobody is active: the Saloon phase begins, with the Dancer.
    assert t.active() == []
    t.asks(3, "serve")


@rule("GR61")
@pytest.mark.parametrize("players", COUNTS)
def test_every_distribution_ends_with_all_hats_placed(players: int) -> None:
    hats = players * (3 if players == 2 else 2)
    for seed in range(10):
        t = dealt("goat", players=players, seed=seed).play_on(random.Random(seed))
        placed = 0
        for event in t.events("round", "placed", "finished"):
            if event["kind"] == "placed":
                placed += 1
            else:
                assert placed in (0, hats)
                placed = 0


# No declining


@rule("G11", "GR60", "GQ14")
def test_one_hat_four_cards_three_declines_then_forced() -> None:
    t = one_hat_left()
    for card in ("goat", "sheriff", "dancer"):
        t.play(t.dealer, f"offer {card} as {card} to 3")
        assert t.choices() == ["accept", "refuse"]
        t.play(3, "refuse")
    t.asks(0, "offer")
    assert t.choices() == ["offer gunslinger as gunslinger to 3"]  # declared as usual
    t.play(0, "offer gunslinger as gunslinger to 3").asks(3, "answer")
    assert t.choices() == ["accept"]
    t.refused(3, "refuse", because="GR60")
    t.play(3, "accept")
    assert [event["card"] for event in t.events("placed")] == ["gunslinger"]
    assert [event["card"] for event in t.events("discarded")] == ["goat", "sheriff", "dancer"]


@rule("G12", "GR60", "GQ14")
def test_two_hats_five_cards_three_declines_then_both_forced() -> None:
    t = two_hats_left()
    for card in ("goat", "sheriff", "dancer"):
        decline(t, card)
    t.asks(0, "offer")
    assert t.cards(0) == {"gunslinger", "gambler"}
    t.play(0, "offer gunslinger as gambler to 3")  # still free to name the other
    assert t.choices() == ["accept"]
    t.refused(3, "refuse", because="GR60")
    t.play(3, "accept").asks(1, "offer")
    t.play(1, "offer gambler as gambler to 3")
    assert t.choices() == ["accept"]
    t.refused(3, "refuse", because="GR60")


@rule("G13", "GR60")
def test_two_hats_five_cards_one_accepted_then_three_declines() -> None:
    t = two_hats_left().deal("goat", to=3)
    assert t.hats(3) == 1
    for card in ("sheriff", "dancer", "gunslinger"):
        t.play(t.dealer, f"offer {card} as {card} to 3")
        assert t.choices() == ["accept", "refuse"]
        t.play(3, "refuse")
    t.play(t.dealer, "offer gambler as gambler to 3")
    assert t.choices() == ["accept"]
    t.refused(3, "refuse", because="GR60")


@rule("GR60")
def test_a_dealer_can_always_be_refused() -> None:
    """Two active with one hat each: however few cards are left, only an assistant forces one."""
    t = table("goat", players=4).hand(0, "goat dancer sheriff gunslinger")
    t.placed(0, "seller").placed(1, "banker widow").placed(2, "farmer cowboy").placed(3, "gambler")
    t.play(0, "offer goat as sheriff to 3").asks(3, "answer")
    assert t.choices() == ["accept", "refuse"]


@rule("GQ12")
def test_unused_cards_are_not_shown() -> None:
    """Three cards stay in the assistant's hand; who never held them is not told, now or in the next round."""
    t = one_hat_left("goat dancer robber charlatan").deal("goat", to=3).asks(3, "gamble")
    for eye in (None, 1, 2, 3):
        assert t.view(eye)["hand"] is None
        assert t.view(eye)["hand_size"] == 3
        assert t.view(eye)["discard"] == []
    t.play(3, "gamble with 0")
    assert t.view()["round"] == 2
    for eye in (None, 1, 2, 3):
        events = t.events(seat=eye)
        shown = str(events[: [event["kind"] for event in events].index("round")])
        assert not {card for card in ("dancer", "robber", "charlatan") if card in shown}
