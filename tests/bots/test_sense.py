"""What people do without thinking, `top` does too: arrows, bail, marks, money."""

import functools
from random import Random
from typing import Any

import numpy as np
import pytest

import saloon
from saloon import bots
from saloon.bots.budget import Budget
from saloon.bots.senses import senses_of
from saloon.games.scoundrels.bots import orders
from saloon.games.scoundrels.bots.playouts import Gain, ScoundrelsPlay
from saloon.games.scoundrels.bots.thumbs import fitting
from saloon.games.scoundrels.bots.top import IDLE, TopPlay, kept_for, pooled
from saloon.games.scoundrels.engine.choices import MARK, MOVE
from saloon.games.scoundrels.engine.names import SITE_SPACES
from saloon.games.scoundrels.lab.money import corrected, mornings
from saloon.kernel.chance import Dice, Fated
from saloon.kernel.core import ARG

SEED = 6_000_000_200_000
"""No game of the pool has such a number."""


@functools.cache
def steps(seed: int) -> tuple[saloon.Game, ...]:
    """A game by rules of thumb, before every choice."""
    game = saloon.new("scoundrels", players=2, options={"days": 3}, seed=seed)
    rng, thumb = Random(seed), bots.get("greedy")
    found = []
    while (question := game.decision) is not None:
        found.append(game.clone())
        view: Any = game.view(question.seat)
        events: Any = game.events(question.seat)
        game.apply(question.seat, thumb.act(view, events, list(question.choices), rng))
    return tuple(found)


def asked(game: saloon.Game, dice: int, way: type[ScoundrelsPlay] = TopPlay) -> Any:
    assert game.decision is not None
    seat = game.decision.seat
    view: Any = game.view(seat)
    events: Any = game.events(seat)
    legal = list(game.decision.choices)
    return way(view, events, legal, Random(dice), believing=True, guessing=True, reading=True)


def chosen(game: saloon.Game, dice: int, iterations: int) -> str:
    weights = asked(game, dice).weights(Budget(iterations=iterations))
    return str(game.decision.choices[weights.index(max(weights))])  # type: ignore[union-attr]


def test_an_arrow_that_finds_nobody_is_brought_to_somebody() -> None:
    """Somebody with an arrow stands where it answers to no one; the bot rearranges, and ends in the best order."""
    game = next(
        step.clone()
        for step in steps(SEED + 1)
        if step.decision is not None
        and step.decision.choices[0] == "keep"
        and chosen(step, 1, 4) == "rearrange"
    )
    assert game.decision is not None
    seat = game.decision.seat
    state: Any = game.state
    before = orders.Sheet(state, fitting(state, game.options), seat, state.first_place())
    best = before.worth(before.best())
    assert best > before.worth(before.now) + orders.WORTH_IT
    game.apply(seat, "rearrange")
    while game.decision is not None and game.decision.kind == "arrange":
        game.apply(seat, chosen(game, 1, 4))
    now: Any = game.state
    after = orders.Sheet(now, fitting(now, game.options), seat, now.first_place())
    assert after.worth(after.now) == pytest.approx(best)


def test_a_sheet_without_arrows_is_left_alone() -> None:
    kept = [step for step in steps(SEED) if step.decision is not None and step.decision.choices[0] == "keep"]
    quiet = 0
    for game in kept:
        state: Any = game.state
        assert game.decision is not None
        sheet = orders.Sheet(state, fitting(state, game.options), game.decision.seat, state.first_place())
        if not any(sheet.arrows.values()):
            assert chosen(game, 1, 4) == "keep"
            quiet += 1
    assert quiet


def test_bail_is_for_ones_own() -> None:
    """With two of one's own in jail nobody frees the other's henchman, whatever the dice of a few playouts say."""
    met = 0
    for game in steps(SEED + 1):
        state: Any = game.state
        assert game.decision is not None
        seat = game.decision.seat
        if game.decision.kind == "free" and len(game.decision.choices) > 1 and state.jail[seat] >= 2:
            met += 1
            assert {chosen(game, dice, 24) for dice in range(4)} == {f"seat {seat}"}
    assert met


def test_a_good_safe_that_nobody_has_yet_gets_no_true_mark() -> None:
    """Unless playouts show that it pays, as when the safe is taken on the same day."""
    looked = lied = 0
    for game in (*steps(SEED), *steps(SEED + 1)):
        assert game.decision is not None
        state: Any = game.state
        seat = game.decision.seat
        if game.decision.kind != "mark":
            continue
        safe = state.stack[state.top + ARG]
        number = state.value_of(safe)
        play = asked(game, 1)
        if MARK + number not in play.codes or not state.known[safe] >> seat & 1:
            continue
        lie = play.lie(play.codes.index(MARK + number))
        assert (lie is not None) <= (number >= 4 and state.place[safe] < SITE_SPACES)
        if lie is not None:
            looked += 1
            assert MARK <= play.codes[lie] < min(MOVE, MARK + number)
            lied += chosen(game, 1, 16) == play.legal[lie]
    assert looked >= 3
    assert lied > looked / 2


def test_money_that_can_hardly_be_spent_counts_less() -> None:
    morning = next(step for step in steps(SEED) if step.state.day == 3)  # type: ignore[attr-defined]
    play = asked(morning, 1)

    def promised(mine: int, theirs: int) -> float:
        state: Any = morning.state.clone()
        state.money[:] = [mine, theirs] if play.seat == 0 else [theirs, mine]
        found = float(play.promise(state))
        assert sorted(state.money) == sorted([mine, theirs]), "it is only counted otherwise"
        return found

    assert promised(18, 8) - promised(8, 8) > 1.5 * (promised(38, 28) - promised(28, 28)) > 0
    plain = senses_of("scoundrels").outlook(play.view)
    state: Any = morning.state.clone()
    state.money[:] = [10, 10]
    assert play.promise(state) == plain.promises(state)[play.seat]


def seen(*gains: float) -> Gain:
    found = Gain()
    for gain in gains:
        found.add(gain)
    return found


def test_what_was_seen_of_a_slot_is_told_of_it_with_another_card() -> None:
    """Option 0 is the usual plan, in slot 0; 1 and 2 are the truth and a bluff in slot 1, 3 a truth in slot 2."""
    kinds = {0: (0, 0), 1: (1, 0), 2: (1, 1), 3: (2, 0)}
    good = pooled({1: seen(*[0.2] * 40), 2: seen(0.0), 3: seen(0.0)}, 0, kinds)
    poor = pooled({1: seen(*[-0.2] * 40), 2: seen(0.0), 3: seen(0.0)}, 0, kinds)
    assert good[0] == poor[0] == 0.0
    assert good[2] > poor[2] + 0.05
    assert good[1] > good[2], "a bluff is thought a little worse before it is seen"
    assert abs(good[3] - poor[3]) < 0.01, "of another slot it says nothing"


def test_luck_is_told_from_a_gain() -> None:
    assert seen(0.1, 0.12, 0.09, 0.11).shown(2.0)
    assert not seen(0.5, -0.5, 0.4, -0.3).shown(1.0)
    assert not Gain().shown(0.0)


def test_a_henchman_that_is_needed_for_later_cards_has_a_price() -> None:
    """The last henchman on the first of four cards is dear; with more henchmen than cards to come it is free."""
    game = next(
        step
        for step in steps(SEED)
        if step.decision is not None and step.decision.kind == "plan" and step.state.turn == 1  # type: ignore[attr-defined]
    )
    play = asked(game, 1)
    s = play.worlds[0]
    s.free[play.seat] = 1
    scarce = play.wanted()
    s.free[play.seat] = 9
    plenty = play.wanted()
    s.day = s.box.days
    assert scarce > plenty > play.wanted() >= IDLE, "cheap on the last day, but not for nothing at all"
    assert kept_for(scarce, 0.1, -0.02) > kept_for(IDLE, 0.1, -0.02) == 0.0
    assert kept_for(IDLE, 0.1, 0.0) == pytest.approx(0.015)


def test_a_dollar_that_counts_for_too_much_is_found() -> None:
    """Whoever has money above the hinge wins no more for it: the weight above it takes back what the lead says."""
    rng = np.random.default_rng(2)
    money = rng.integers(0, 40, (4000, 2)).astype(float)
    useful = np.minimum(money, 18)
    won = (rng.random(4000) < 1 / (1 + np.exp(-0.2 * (useful[:, 0] - useful[:, 1])))).astype(float)
    rows = np.column_stack([np.ones(4000), 0.2 * (money[:, 0] - money[:, 1]), money, won])
    (_, dollar, above), (_, _, wide) = corrected(rows, 18)
    assert above < -wide < 0
    assert mornings(1) == mornings(1)
    assert [row[0] for row in mornings(1)] == [2, 1]
    assert dollar > above


def test_hires_are_held_against_each_other_with_the_same_luck() -> None:
    """What a hire gains in one world hangs on the hire: with dice that shift each other it is mostly luck."""
    spread: dict[type[Dice], float] = {Dice: 0.0, Fated: 0.0}
    hires = [step for step in steps(SEED) if step.decision is not None and step.decision.kind == "hire"]
    for game in hires[:6]:
        for kind in spread:
            play = asked(game, 1)
            play.dice = kind
            one, other = play.candidates()[:2]
            gains = [play.played(one, k) - play.played(other, k) for k in range(1, 25)]
            spread[kind] += float(np.var(gains))
    assert 0 < spread[Fated] < 0.7 * spread[Dice]


def test_questions_have_the_part_of_a_budget_that_they_are_worth() -> None:
    assert Budget(iterations=100).part(1.8) == Budget(iterations=180)
    assert Budget(iterations=4).part(0.3) == Budget(iterations=2)
    assert Budget(seconds=1.0).part(0.5) == Budget(seconds=0.5)
    assert Budget(seconds=1.0).part(1.8) == Budget(seconds=1.0), "a table has no more time for any question"
