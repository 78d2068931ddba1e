"""Chance: streams of one seed that know nothing of one another."""

import itertools
import pickle
import random
from collections import Counter
from collections.abc import Callable

import pytest

import saloon
from saloon.games.goat.engine.mutators import GAMBLER_PICK, STREAMS
from saloon.games.goat.engine.state import GoatState
from saloon.kernel.chance import Dice, Fated, Seeded
from saloon.kernel.core import pick, shuffle
from saloon.kernel.journal import CHANCE, Journal

PINNED = [12, 1, 9, 10, 8, 4, 11, 7, 13, 6, 5, 12]
PINNED_DICE = [1, 65, 16, 34, 11, 64, 2, 79]


def a_state(seed: int = 1) -> GoatState:
    state = saloon.new("goat", players=4, seed=seed).state
    assert isinstance(state, GoatState)
    return state.clone()


def test_a_seed_and_a_place_always_give_the_same_outcome() -> None:
    one, other = Seeded(7, ["a", "b"]), Seeded(7, ["a", "b"])
    places = [(stream, index) for stream in (0, 1) for index in range(40)]
    forwards = {place: one.below(*place, 1000) for place in places}
    backwards = {place: other.below(*place, 1000) for place in reversed(places)}
    assert forwards == backwards
    assert forwards != {place: Seeded(8, ["a", "b"]).below(*place, 1000) for place in places}


def test_a_stream_is_known_by_its_name_not_its_number() -> None:
    one, other = Seeded(7, ["a", "b"]), Seeded(7, ["b", "c", "a"])
    assert [one.below(0, k, 99) for k in range(20)] == [other.below(2, k, 99) for k in range(20)]
    assert [one.below(0, k, 99) for k in range(20)] != [one.below(1, k, 99) for k in range(20)]


def test_outcomes_are_pinned_for_all_time() -> None:
    """Another number here is another game for every log that was ever written."""
    chance = Seeded(7, STREAMS)
    assert [chance.below(1, k, 15) for k in range(12)] == PINNED
    dice = Dice(7)
    assert [dice.roll(100) for _ in range(8)] == PINNED_DICE


def test_drawing_from_one_stream_shifts_no_other() -> None:
    quiet, busy = a_state(), a_state()
    for _ in range(17):
        pick(busy, GAMBLER_PICK, 5)
    for stream in range(len(STREAMS)):
        if stream != GAMBLER_PICK:
            one, other = list(range(13)), list(range(13))
            shuffle(quiet, stream, one)
            shuffle(busy, stream, other)
            assert one == other


def test_clones_share_the_seed_but_not_the_counters() -> None:
    state = a_state()
    twin = state.clone()
    first = [pick(state, GAMBLER_PICK, 1000) for _ in range(5)]
    assert [pick(twin, GAMBLER_PICK, 1000) for _ in range(5)] == first
    assert twin.chance is state.chance


def test_every_outcome_is_written_down() -> None:
    state = a_state()
    state.journal = Journal([])
    outcome = pick(state, GAMBLER_PICK, 6)
    cards = list(range(9))
    shuffle(state, 3, cards)
    assert state.journal.data == [CHANCE, 0, 2, GAMBLER_PICK, outcome, CHANCE, 0, 10, 3, *cards]
    assert sorted(cards) == list(range(9))


def unevenness(counts: Counter[object], cells: int) -> float:
    """Chi-square, in standard deviations from what is expected."""
    total = sum(counts.values())
    expected = total / cells
    statistic = sum((counts[key] - expected) ** 2 / expected for key in counts)
    statistic += (cells - len(counts)) * expected
    return float(abs(statistic - (cells - 1)) / (2 * (cells - 1)) ** 0.5)


@pytest.mark.parametrize("n", [2, 3, 5, 7, 15, 48])
def test_outcomes_are_even(n: int) -> None:
    rolled = Dice(n)
    assert unevenness(Counter(rolled.roll(n) for _ in range(n * 400)), n) < 4
    chance = Seeded(n, ["one"])
    assert unevenness(Counter(chance.below(0, k, n) for k in range(n * 400)), n) < 4
    assert unevenness(Counter(Seeded(k, ["one"]).below(0, 0, n) for k in range(n * 100)), n) < 4


def test_every_order_of_four_cards_comes_as_often() -> None:
    state = a_state()
    orders: Counter[object] = Counter()
    for seed in range(2400):
        state.chance, state.draws[3] = Seeded(seed, STREAMS), 0
        cards = [0, 1, 2, 3]
        shuffle(state, 3, cards)
        orders[tuple(cards)] += 1
    assert unevenness(orders, 24) < 4


def test_two_streams_of_a_seed_are_independent() -> None:
    pairs: Counter[object] = Counter()
    for seed in range(3600):
        chance = Seeded(seed, STREAMS)
        pairs[chance.below(1, 0, 6), chance.below(2, 0, 6)] += 1
    assert unevenness(pairs, 36) < 4


def test_dice_are_reproducible_and_small_seeds_differ() -> None:
    rolls = [tuple(Dice(seed).roll(1000) for _ in range(1)) for seed in range(200)]
    assert rolls == [tuple(Dice(seed).roll(1000) for _ in range(1)) for seed in range(200)]
    assert len(set(rolls)) > 150
    for seed in (0, 1, 2**32, 2**64 + 5, 10**30, random.Random(1).getrandbits(128)):
        dice = Dice(seed)
        assert len({dice.roll(1 << 20) for _ in range(1000)}) > 990


def test_a_seeded_chance_can_be_pickled() -> None:
    chance = Seeded(9, ["a"])
    again = pickle.loads(pickle.dumps(chance))
    assert [again.below(0, k, 99) for k in range(9)] == [chance.below(0, k, 99) for k in range(9)]


def test_what_is_fated_comes_whatever_was_rolled_before() -> None:
    """So that two choices that are played out differ by what they do; plain dice are the control."""
    places = [(stream, index) for stream in (0, 1) for index in range(40)]
    for kind, holds in ((Fated, True), (Dice, False)):
        one, other = kind(7), kind(7)
        forwards = {place: (one.below(*place, 1000), one.whim(place[1], 1000)) for place in places}
        other.roll(6)
        backwards = {
            place: (other.below(*place, 1000), other.whim(place[1], 1000)) for place in reversed(places)
        }
        assert (forwards == backwards) is holds
    assert [Fated(7).below(0, k, 99) for k in range(20)] != [Fated(8).below(0, k, 99) for k in range(20)]
    assert [Fated(7).below(0, k, 99) for k in range(20)] != [Fated(7).below(1, k, 99) for k in range(20)]
    assert pickle.loads(pickle.dumps(Fated(7))).below(3, 4, 9999) == Fated(7).below(3, 4, 9999)


@pytest.mark.parametrize("places", [lambda fate, k: fate.below(1, k, 8), lambda fate, k: fate.whim(k, 8)])
def test_fate_is_even(places: Callable[[Fated, int], int]) -> None:
    """Each of eight outcomes comes as often as chance makes it, along a stream and over seeds, in pairs too."""
    for rows in ([places(Fated(3), k) for k in range(8000)], [places(Fated(k), 5) for k in range(8000)]):
        for counts in (
            Counter(rows),
            Counter((one + 3 * other) % 8 for one, other in itertools.pairwise(rows)),
        ):
            assert len(counts) == 8
            assert (
                sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 30
            )  # chi-squared of 7, 1 in 10,000
