"""What bots believe is what could be: exactly, and no less."""

from collections import Counter
from itertools import islice, permutations
from random import Random
from typing import Any

import pytest

import saloon
from saloon.games.goat.bots.beliefs import Cards, named, weighed
from saloon.games.goat.engine.names import CHARACTERS
from tests.bots.play import SOAK, TABLES, ids, positions


def true_hand(state: Any) -> tuple[int, ...]:
    offered = [] if state.offer_card < 0 else [state.offer_card]
    return tuple(sorted([*state.hand, *offered]))


@pytest.mark.soak
@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_truth_is_always_believed_possible(players: int) -> None:
    for game in islice(positions("goat", players, {}, range(10_000), 0.2), 2000 if SOAK else 15):
        for seat in game.seats:
            hands = Cards(game.view(seat)).hands()
            assert hands[true_hand(game.state)] > 0
            assert sum(hands.values()) == pytest.approx(1)


@pytest.mark.soak
@pytest.mark.parametrize("table", TABLES, ids=ids)
def test_a_sampled_world_looks_the_same(table: tuple[str, int, dict[str, Any]]) -> None:
    rng = Random(3)
    for game in islice(positions(*table, seeds=range(10_000), part=0.2), 4000 if SOAK else 30):
        for seat in game.seats:
            assert saloon.determinize(game.view(seat), rng).view(seat) == game.view(seat)


def by_brute_force(view: Any) -> dict[tuple[int, ...], float]:
    """Deal all cards of the small game in every way, and keep the deals that look like the view."""
    world: Any = saloon.determinize(view, Random(1))
    found: Counter[tuple[int, ...]] = Counter()
    state = world.state
    hand_size = len(state.hand)
    unknown = sorted([*state.hand, *state.deck, state.removed_down])
    for order in set(permutations(unknown)):
        state.hand = sorted(order[:hand_size])
        state.deck = list(order[hand_size:-1])
        state.removed_down = order[-1]
        if world.view(view["seat"]) == view:
            found[tuple(state.hand)] += 1
    total = sum(found.values())
    return {hand: count / total for hand, count in found.items()}


def test_the_first_hand_of_the_small_game_equals_brute_force() -> None:
    """Nothing has been offered yet, so every deal is open to the other seat."""
    game = saloon.new("goat", players=2, options={"small": True, "first": 0}, seed=3)
    view: Any = game.view(1)
    exact = Cards(view).hands()
    assert exact == pytest.approx(by_brute_force(view))
    assert len(exact) == 10


@pytest.mark.slow
@pytest.mark.parametrize("options", [{}, {"small": True}])
def test_enumeration_and_sampling_agree(options: dict[str, Any]) -> None:
    rng = Random(5)
    for game in islice(positions("goat", 2, options, range(50), 0.1), 12):
        seat = game.decision.seat  # type: ignore[union-attr]
        view: Any = game.view(seat)
        exact = Cards(view).hands()
        if len(exact) > 12:
            continue
        drawn = Counter(true_hand(saloon.determinize(view, rng).state) for _ in range(600))
        for hand, chance in exact.items():
            assert abs(drawn[hand] / 600 - chance) < 0.1


def test_layouts_are_the_hands_with_deck_and_removed_card() -> None:
    game = saloon.new("goat", players=2, options={"small": True, "first": 0}, seed=3)
    layouts = Cards(game.view(1)).layouts()
    assert len(layouts) == 60
    assert sum(layouts.values()) == pytest.approx(1)


def test_beliefs_are_calibrated_against_chance() -> None:
    """Dealers that offer by chance: what is held likely at 30 % is so in 30 % of cases."""
    expected = came = count = 0.0
    for game in islice(positions("goat", 3, {}, range(400), 0.1), 60):
        seat = game.decision.seat  # type: ignore[union-attr]
        other = (seat + 1) % 3
        chances = named(Cards(game.view(other)).hands())
        held = {CHARACTERS[card] for card in true_hand(game.state)}
        for name, chance in chances.items():
            expected += chance
            came += name in held
            count += 1
    assert abs(expected - came) / count < 0.03


def test_behaviour_moves_beliefs() -> None:
    hands = {(1, 2): 0.5, (1, 3): 0.5}
    assert weighed(hands, lambda hand: 3.0 if 2 in hand else 1.0) == pytest.approx(
        {(1, 2): 0.75, (1, 3): 0.25}
    )
    assert weighed(hands, lambda hand: 0.0) == hands
