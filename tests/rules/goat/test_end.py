"""End of a round, end of the game, and what holds throughout."""

import random
from collections import Counter

import pytest

from tests.rule import rule
from tests.table import Table, dealt, table

COUNTS = (2, 3, 4, 5)
CHARACTERS = {2: 11, 3: 11, 4: 13, 5: 15}


def last_card(round: int) -> Table:
    """Four players; seat 3 has one hat left, for the Goat, and only characters that are done are in play."""
    t = table("goat", players=4).hand(0, "goat kid dancer charlatan").given(round=round)
    t.given(removed_up="gambler", removed_down="sheriff")
    return (
        t.placed(0, "seller banker")
        .placed(1, "widow farmer")
        .placed(2, "cowboy robber")
        .placed(3, "gunslinger")
    )


def scores(*seats: tuple[int, str]) -> Table:
    """A finished game of four with these coins and tokens; seats not named have nothing."""
    t = table("goat", players=4).given(phase="over", round=3)
    for seat in range(4):
        coins, tokens = seats[seat] if seat < len(seats) else (0, "")
        t.purse(seat, coins).reserve(seat, tokens)
    for place in ("store", "bank", "ranch", "saloon"):
        t.at(place, tokens=0)
    return t.over()


# End of a round


@rule("GR67", "GR69", "G39")
def test_hats_return_and_the_last_active_player_starts() -> None:
    """Seat 3 took nothing but a Gunslinger without Sheriff and a Goat, and starts all the same."""
    t = last_card(round=1).deal("goat", to=3)
    assert t.view()["round"] == 2
    assert t.active() == [0, 1, 2, 3]
    assert [t.hats(seat) for seat in range(4)] == [2, 2, 2, 2]
    assert t.view()["control"] == {}
    assert t.view()["discard"] == []
    assert t.view()["start"] == 3
    assert t.events("round") == [{"kind": "round", "round": 2, "start": 3}]
    t.asks(3, "offer")


@rule("GR69", "G39")
@pytest.mark.parametrize("players", COUNTS)
def test_whoever_was_last_active_starts_the_next_round(players: int) -> None:
    for seed in range(10):
        t = dealt("goat", players=players, seed=seed)
        last = None
        for _ in t.steps(random.Random(seed)):
            if t.view()["last"] is None:
                if last is not None:
                    assert t.view()["start"] == last
                    t.asks(last, "offer")
                last = None
            else:
                last = t.view()["last"]


@rule("GR68", "G40")
def test_removed_declined_and_unused_characters_are_all_reshuffled() -> None:
    t = last_card(round=1)
    t.play(0, "offer kid as dancer to 3").play(3, "refuse").deal("goat", to=3)
    assert t.view()["round"] == 2
    again = t.shuffled("deck.round2")
    assert len(again) == 13
    assert {"gambler", "sheriff"} < set(again)  # removed faceup and facedown
    assert "kid" in again  # declined
    assert {"dancer", "charlatan"} < set(again)  # unused
    assert {"seller", "banker", "widow", "farmer", "cowboy", "robber", "gunslinger", "goat"} < set(again)


@rule("GR68", "G40", "GR18")
@pytest.mark.parametrize("players", COUNTS)
def test_every_round_has_all_characters_of_the_game(players: int) -> None:
    for seed in range(5):
        t = dealt("goat", players=players, seed=seed).play_on(random.Random(seed)).over()
        decks = [t.shuffled(f"deck.round{k}") for k in range(1, t.view()["rounds"] + 1)]
        assert {len(deck) for deck in decks} == {CHARACTERS[players]}
        assert len({frozenset(deck) for deck in decks}) == 1
        assert len({tuple(deck) for deck in decks}) > 1  # shuffled anew


@rule("GR66")
def test_after_the_last_round_nothing_is_reset() -> None:
    t = last_card(round=3).deal("goat", to=3).over()
    assert t.view()["round"] == 3
    assert t.active() == []
    assert t.controls(3) == ["gunslinger", "goat"]
    assert t.controls(0) == ["seller", "banker"]
    assert t.events("round", "stocked") == []
    assert t.events()[-1] == {"kind": "finished", "round": 3}
    t.refused(3, "accept", because="over")


# End of the game


@rule("GR70")
def test_most_money_wins() -> None:
    """Coins and the values of tokens; neither the most coins nor the most tokens alone."""
    t = scores((9, ""), (2, "cattle cattle"), (0, "bottle bottle bottle bottle"))
    assert t.game.result["scores"] == [9, 12, 8, 0]
    assert t.game.result["winners"] == [1]


@rule("G37", "GR70")
def test_what_is_left_at_the_locations_counts_for_nobody() -> None:
    t = last_card(round=3).at("store", tokens=3, coins=3).at("saloon", tokens=3).at("ranch", coins=9)
    t.deal("goat", to=3).over()
    assert t.lying_at("store") == (3, 3)
    assert t.lying_at("saloon") == (3, 0)
    assert t.game.result["scores"] == [4, 4, 4, 4]


@rule("G38", "GR71")
def test_equal_money_more_coins_win() -> None:
    t = scores((7, "bill bill"), (10, "cattle"))
    assert t.game.result["scores"][:2] == [15, 15]
    assert t.game.result["winners"] == [1]


@rule("G38", "GR72")
def test_equal_money_and_coins_more_tokens_win() -> None:
    t = scores((7, "bill bill"), (7, "bottle bottle bottle bottle"))
    assert t.game.result["scores"][:2] == [15, 15]
    assert t.game.result["coins"][:2] == [7, 7]
    assert t.game.result["tokens"][:2] == [2, 4]
    assert t.game.result["winners"] == [1]


@rule("G38", "GR73")
def test_equal_in_everything_the_victory_is_shared() -> None:
    t = scores((7, "bill cattle"), (3, "cattle"), (7, "cattle bill"), (7, "supplies"))
    assert t.game.result["winners"] == [0, 2]
    same_count = scores((7, "bill bill"), (7, "supplies cattle"))  # other tokens, as many and of equal worth
    assert same_count.game.result["winners"] == [0, 1]


@rule("GR70")
@pytest.mark.parametrize("players", COUNTS)
def test_the_result_counts_what_everyone_has_at_the_end(players: int) -> None:
    value = {"bottle": 2, "supplies": 3, "bill": 4, "cattle": 5, "gold": 5}
    for seed in range(10):
        t = dealt("goat", players=players, seed=seed).play_on(random.Random(seed)).over()
        money = [
            t.coins(seat) + sum(value[token] * count for token, count in t.tokens(seat).items())
            for seat in range(players)
        ]
        assert t.game.result["scores"] == money
        assert all(money[winner] == max(money) for winner in t.game.result["winners"])
        assert t.view()["result"] == t.game.result


# Throughout


def tokens_by_kind(t: Table) -> Counter[str]:
    total = Counter(t.view()["supply"]["tokens"])
    for row in t.view()["locations"]:
        total[row["token"]] += row["tokens"]
        if t.view()["robber"] is not None and t.view()["robber"]["place"] == row["id"]:
            total[row["token"]] += t.view()["robber"]["tokens"]
    for seat in range(t.players):
        total.update(t.tokens(seat))
    return total


@rule("G41", "GR9")
@pytest.mark.parametrize("players", COUNTS)
def test_coins_and_tokens_are_conserved(players: int) -> None:
    for seed in range(8):
        t = dealt("goat", players=players, seed=seed)
        tokens = tokens_by_kind(t)
        for _ in t.steps(random.Random(seed)):
            view = t.view()
            lying = sum(row["coins"] for row in view["locations"])
            assert view["supply"]["coins"] + lying + sum(t.purses()) + view["charlatan"] == 40
            assert tokens_by_kind(t) == tokens
        t.over()


@rule("GQ1")
def test_with_the_estimated_icons_the_coins_of_the_box_never_run_out() -> None:
    """The worst case: five players, three rounds with two arrests each, and every coin stays out."""
    t = dealt("goat", players=5, seed=0)
    icons = sum(row["coins"] for row in t.view()["locations"])
    assert 5 * 2 + 3 * icons + 3 * (2 + 2 + 1) == 40


@rule("GQ2")
def test_coins_are_not_limited_by_the_box_and_the_log_says_so() -> None:
    t = dealt("goat", players=3, seed=4, coins={"bank": 20, "ranch": 10})
    assert t.view()["supply"] == {"coins": 4, "extra": 0, "tokens": {"bill": 2, "cattle": 2, "bottle": 2}}
    t.play_on(random.Random(4), until=lambda t: t.view()["round"] == 2)
    for eye in (None, 0, 1, 2):
        assert sum(event["count"] for event in t.events("unlimited", seat=eye)) == t.view()["supply"]["extra"]
    assert t.view()["supply"]["coins"] == 0
    assert t.view()["supply"]["extra"] >= 26
    t.play_on(random.Random(4)).over()


@rule("GQ2")
def test_a_wage_is_paid_in_full_from_a_short_supply() -> None:
    t = table("goat", players=4).hand(0, "goat").given(round=3).purse(2, 34)
    t.placed(0, "sheriff kid").placed(1, "seller widow").placed(2, "banker farmer").placed(3, "cowboy")
    t.at("store", coins=0).at("bank", coins=0).at("ranch", coins=0).purse(1, 2).purse(3, 1)
    assert t.view()["supply"]["coins"] == 1
    t.deal("goat", to=3).over()
    assert t.coins(0) == 4
    assert t.told("unlimited") == ["unlimited 1"]
    assert t.view()["supply"]["extra"] == 1
