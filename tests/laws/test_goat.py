"""Laws of Goat alone: every world as often as chance would deal it, and no secret of a past round."""

import itertools
import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

import pytest

import saloon
from saloon import Game
from saloon.games.goat.engine.choices import CODES, OFFER, WORDS, public_word
from saloon.games.goat.engine.knowledge import GoatBelief
from saloon.games.goat.engine.mutators import GAMBLER_PICK
from saloon.games.goat.engine.state import GAIN, HAND, NOBODY, OPEN, TOKEN, TURN, GoatState
from saloon.start import rules_of
from saloon.testing.game import encoded, many, onlookers, step
from tests.laws.goat import GOAT, goat_of
from tests.laws.goat_worlds import draws


def test_every_code_has_its_word_in_the_table() -> None:
    rules = rules_of("goat")
    assert len(WORDS) == CODES
    assert [rules.word(code) for code in range(CODES)] == list(WORDS)
    assert [rules.public_word(code) for code in range(CODES)] == [public_word(code) for code in range(CODES)]


def test_secrets_of_the_past_round_never_come_back() -> None:
    """What a seat is told of a new round is the same whatever the hidden cards of the last one were."""
    for game, dice in GOAT.games(5, salt=52):
        while step(game, dice):
            s = goat_of(game)
            if s.round > 1 and not s.turns:
                assert s.discard == []
                assert all(not view["seen"]["offers"] for view in map(game.view, onlookers(game)))


def test_the_truth_is_always_possible() -> None:
    """Every card lies, in truth, in one of the slots that the belief allows it."""
    for game, dice in GOAT.games(30, salt=65):
        while True:
            s = goat_of(game)
            for seat in onlookers(game):
                belief = GoatBelief(game.view(seat), s.table)
                slots = [*draws(s), s.removed_down]
                assert sorted(belief.order) == sorted(slots)
                for slot, card in enumerate(slots):
                    low, high = belief.low[card], belief.high[card]
                    # Cards of one draw have no order of their own.
                    ends = [0, *belief.ends]
                    first = max((end for end in ends if end <= slot), default=0)
                    last = min((end for end in ends if end > slot), default=len(slots))
                    assert low < last, (seat, card)
                    assert high > first, (seat, card)
            if not step(game, dice):
                break


# By brute force: every deal of the small game, replayed.

Key = tuple[object, ...]


def key_of(s: GoatState) -> Key:
    """All that is hidden of the characters."""
    hands = tuple(s.turns[HAND::TURN])
    return (s.removed_down, tuple(s.deck), tuple(s.hand), s.offer_card, hands)


def deals(first: Game) -> Iterator[Game]:
    """The small game at its first decision, with every deal there is; hands have no order."""
    for order in itertools.permutations(first.state.table.characters):
        if list(order[1:3]) == sorted(order[1:3]):
            game = first.clone()
            game.state.removed_down = order[0]
            game.state.hand[:] = order[1:3]
            game.state.deck[:] = order[3:]
            yield game


def worlds(first: Game, choices: list[tuple[int, int]], seat: int | None, view: bytes) -> dict[Key, Fraction]:
    """Every deal and, for an offer that lies facedown, every card of the hand, if it gives this very view."""
    found: Counter[Key] = Counter()
    for game in deals(first):
        for branch, weight in branches(game, choices):
            if encoded(branch.view(seat)) == view:
                found[key_of(branch.state)] += weight
    total = sum(found.values())
    return {key: Fraction(weight, 1) / total for key, weight in found.items()}


def branches(game: Game, choices: list[tuple[int, int]]) -> Iterator[tuple[Game, Fraction]]:
    """The choices made in another deal; the card of an open offer may be any of the hand."""
    *before, last = choices or [None]
    for chooser, code in before:
        if not game.decision or code not in game.decision.codes:
            return
        game.apply(chooser, code)
    if last is None:
        yield game, Fraction(1)
        return
    chooser, code = last
    if not game.decision:
        return
    hand = len(game.state.hand)
    for other in game.decision.codes if code >= OFFER else [code]:
        if other in game.decision.codes and (
            code < OFFER or (other - OFFER) // 5 % 15 == (code - OFFER) // 5 % 15
        ):
            branch = game.clone()
            branch.apply(chooser, other)
            yield branch, Fraction(1, hand) if code >= OFFER else Fraction(1)


def check_frequencies(expected: dict[Key, Fraction], seen: Counter[Key]) -> float:
    """Nothing outside the support, and a chi-square statistic, over its degrees of freedom in standard deviations."""
    total = sum(seen.values())
    assert set(seen) <= set(expected)
    statistic = sum((seen[key] - float(p) * total) ** 2 / (float(p) * total) for key, p in expected.items())
    freedom = len(expected) - 1
    if not freedom:
        return 0.0
    return (statistic - freedom) / (2 * freedom) ** 0.5


@pytest.mark.slow
@pytest.mark.soak
def test_every_world_of_the_small_game_comes_as_often_as_it_is_dealt() -> None:
    off, supports = [], set()
    for seed in range(many(6)):
        dice = random.Random(seed)
        game = saloon.new("goat", options={"small": True, "first": seed % 2}, seed=seed)
        first, choices = game.clone(), list[tuple[int, int]]()
        while (decision := game.decision) is not None:
            code = decision.codes[dice.randrange(len(decision.codes))]
            for seat in onlookers(game):
                view = game.view(seat)
                expected = worlds(first, choices, seat, encoded(view))
                assert key_of(game.state) in expected
                supports.add(len(expected))
                seen = Counter(
                    key_of(saloon.determinize(view, dice).state) for _ in range(12 * len(expected))
                )
                off.append(check_frequencies(expected, seen))
            choices.append((decision.seat, code))
            game.apply(decision.seat, code)
    assert max(off) < 6
    assert abs(sum(off) / len(off)) < 0.5
    assert max(supports) == 60
    assert 1 in supports


# The Gambler's picks: every token he can have taken, played through.


def picks(first: Game, choices: list[tuple[int, int]]) -> Iterator[tuple[Game, Fraction]]:
    """The game again with every outcome of every random token, and the chance of each."""
    lines = [(first.clone(), Fraction(1))]
    for seat, code in choices:
        after = []
        for game, chance in lines:
            for other, part in outcomes(game, seat, code):
                after.append((other, chance * part))
        lines = after
    yield from lines


def outcomes(game: Game, seat: int, code: int) -> Iterator[tuple[Game, Fraction]]:
    """A choice; if it makes the Gambler pick, once for every token he may pick."""
    before = len(game.state.gains)
    trial = game.clone()
    trial.apply(seat, code)
    at = next(
        (at for at in range(before, len(trial.state.gains), GAIN) if trial.state.gains[at] != NOBODY), None
    )
    if at is None:
        yield trial, Fraction(1)
        return
    drawn = trial.state.draws[GAMBLER_PICK]
    # The stream's counter alone is moved, so that every other shuffle stays: enough places show all outcomes.
    found: dict[int, Game] = {}
    for place in range(200):
        other = game.clone()
        other.state.draws[GAMBLER_PICK] = place
        other.apply(seat, code)
        other.state.draws[GAMBLER_PICK] = drawn
        found.setdefault(other.state.gains[at + TOKEN], other)
    held = held_by(trial.state.gains[at], trial.state.gains[:at])
    assert set(found) == {kind for kind in range(5) if held[kind]}
    for kind, other in found.items():
        yield other, Fraction(held[kind], sum(held))


def held_by(seat: int, gains: list[int]) -> list[int]:
    held = [0] * 5
    for row in range(0, len(gains), GAIN):
        giver, to, kind, count = gains[row : row + GAIN]
        held[kind] += count * (to == seat) - count * (giver == seat)
    return held


@pytest.mark.slow
@pytest.mark.soak
def test_unseen_tokens_come_as_often_as_the_gambler_picks_them() -> None:
    off, most = [], 0
    for seed in range(many(40)):
        dice = random.Random(seed)
        players = 2 + seed % 4
        game = saloon.new("goat", players=players, seed=seed)
        first, choices = game.clone(), list[tuple[int, int]]()
        while (decision := game.decision) is not None:
            code = decision.codes[dice.randrange(len(decision.codes))]
            choices.append((decision.seat, code))
            game.apply(decision.seat, code)
        if not any(giver != NOBODY for giver in game.state.gains[::GAIN]):
            continue
        late = len(choices) - 1 - dice.randrange(8)
        for stop in (len(choices), late):
            now = saloon.replay(game.notation(), at=stop)
            paths = list(picks(first, choices[:stop]))
            for seat in onlookers(now):
                view = now.view(seat)
                expected: Counter[Key] = Counter()
                for other, chance in paths:
                    if encoded(other.view(seat)["seen"]["tokens"]) == encoded(view["seen"]["tokens"]) and (
                        stop < len(choices) or encoded(other.view(seat)["seats"]) == encoded(view["seats"])
                    ):
                        expected[tuple(other.state.gains)] += chance
                total = sum(expected.values())
                share = {key: chance / total for key, chance in expected.items()}
                assert tuple(now.state.gains) in share
                most = max(most, len(share))
                seen = Counter(
                    tuple(saloon.determinize(view, dice).state.gains) for _ in range(40 * len(share))
                )
                off.append(check_frequencies(share, seen))
    assert most > 4
    assert max(off) < 6
    assert abs(sum(off) / len(off)) < 0.5


def test_an_offer_is_open_in_the_worlds_of_who_has_to_answer() -> None:
    """The card before you may be any of the hand, whatever it is called."""
    game = saloon.new("goat", options={"small": True}, seed=2)
    decision = game.decision
    assert decision is not None
    game.apply(decision.seat, decision.choices[0])
    asked = game.decision
    assert asked is not None
    rng = random.Random(1)
    cards = Counter(saloon.determinize(game.view(asked.seat), rng).state.offer_card for _ in range(2000))
    claim = game.state.offer_claim
    assert game.state.turns[-2] == OPEN
    assert set(cards) == set(game.state.table.characters)
    assert abs(cards[claim] / 2000 - 1 / 2) < 0.05
