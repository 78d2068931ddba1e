import hashlib
import random
from typing import Any

import pytest

import saloon
from saloon import bots
from saloon.games.scoundrels.bots.rules import NUMBERS, guide, numbers, risk, truth
from saloon.games.scoundrels.engine.guide import worth
from saloon.games.scoundrels.engine.guide.thumb import Thumb
from saloon.games.scoundrels.engine.names import SLOTS
from saloon.games.scoundrels.engine.state import R_KNOWN
from saloon.lab.simulate import one_game, simulate
from tests.scoundrels import laid

ALL_OPTIONS = {
    "days": 3,
    "strategy_cards": True,
    "starting_zero": True,
    "extra_scoundrel": True,
    "wild_saloon": True,
}


@pytest.mark.slow
def test_rules_of_thumb_beat_chance() -> None:
    ahead = simulate("scoundrels", 2, {"days": 3}, ["rules", "random"], games=25)
    behind = simulate("scoundrels", 2, {"days": 3}, ["random", "rules"], games=25, seed=100)
    assert ahead.seats[0].wins + behind.seats[1].wins >= 46


@pytest.mark.parametrize("options", [{}, ALL_OPTIONS, {"suspicion": "live"}])
def test_a_table_of_four_comes_to_an_end(options: dict[str, Any]) -> None:
    row = one_game("scoundrels", 4, options, ["rules"] * 4, seed=3)
    assert len(row.winners) == 1
    assert max(row.scores) > 10


def test_any_question_is_answered_legally() -> None:
    """Rules of thumb in one seat, chance in the other: odd positions."""
    for seed in range(4):
        game = saloon.new(
            "scoundrels", players=2, seed=seed, options=ALL_OPTIONS if seed % 2 else {"days": 3}
        )
        rng, bot = random.Random(seed), bots.get("rules")
        while question := game.decision:
            legal = list(question.choices)
            # The bot is asked everything; what it would do is done every other time.
            word = bot.act(game.view(question.seat), game.events(question.seat), legal, rng)  # type: ignore[arg-type]
            assert word in legal
            game.apply(question.seat, word if rng.random() < 0.5 else rng.choice(legal))


def mind(t: Any, seat: int = 0) -> Thumb:
    return guide(t.game.state, t.view(seat), t.game.events(seat))


def test_its_numbers_never_change() -> None:
    """Others are measured by this bot; what is fitted later goes into a file of its own."""
    digest = hashlib.sha256(NUMBERS.read_bytes()).hexdigest()
    assert digest.startswith("23a1cbbe72c8af88")
    assert len(numbers("several")) == len(numbers("alone")) == len(worth.TASTES)
    assert numbers("alone")[worth.VINDICATION] == 0.0  # an honest card that the enemy calls brings nothing
    assert numbers("several")[worth.VINDICATION] > 0.0


def test_it_sees_only_its_view() -> None:
    """The same view and events, the same choice, whatever is hidden."""
    t = laid(players=2).hand(0, "0 A 3 5").hand(1, "0 2 4 6")
    other = saloon.determinize(t.view(0), random.Random(5))
    one, two = (
        bots.get("rules").act(game.view(0), game.events(0), list(game.legal(0)), random.Random(1))  # type: ignore[arg-type]
        for game in (t.game, other)
    )
    assert one == two


def test_a_card_seen_elsewhere_makes_a_bluff_certain() -> None:
    for elsewhere, certain in (({"2": "5"}, True), ({"2": "2"}, False)):
        t = laid().seat(0, slots=elsewhere).seat(1, henchmen=3, jail=0).hand(0, "3").play("3@5").take("pass")
        state: Any = t.game.state
        row = state.put_row[0 * SLOTS + 1]
        state.poker[row + R_KNOWN] = 0b11  # seat 1 has seen the card in slot 2
        assert (mind(t, 1).bluff(state, 1, 0, 4) == 1.0) == certain


def test_it_remembers_who_suspects_and_who_bluffs() -> None:
    played = {"kind": "played", "seat": 0, "slot": "5", "card": "5"}
    suspected = {"kind": "suspected", "seat": 1, "target": 0, "slot": "5"}
    bluff = {"kind": "called", "seat": 1, "slot": "5", "card": "0"}
    honest = {"kind": "called", "seat": 1, "slot": "5", "card": "5"}
    assert risk([], 0) < risk([played, suspected], 0) < 1
    assert risk([played], 0) < risk([], 0)
    assert truth([bluff], 1) < truth([], 1) < truth([honest], 1)
    assert truth([bluff], 0) == truth([], 0)


def test_it_takes_the_best_safe_it_knows() -> None:
    t = laid().given(values={"laboratory-2": 7}, known={"laboratory-2": [0]}).hand(0, "5").play("5@5")
    t.until("lead 5").choose(0, "lead 5")
    view: Any = t.view(0)
    word = bots.get("rules").act(view, t.game.events(0), t.choices(), random.Random(1))  # type: ignore[arg-type]
    assert word == "safe laboratory-2"


def test_it_marks_what_it_wants_with_the_truth() -> None:
    t = laid().given(values={"estate-1": 6}).hand(0, "A").play("A@A").take("lead A/2", "safe estate-1")
    view: Any = t.view(0)
    word = bots.get("rules").act(view, t.game.events(0), t.choices(), random.Random(1))  # type: ignore[arg-type]
    assert word == "mark 6"


def test_nobody_left_to_suspect_makes_bluffing_free() -> None:
    for henchmen, free in ((0, True), (3, False)):
        t = laid().seat(1, henchmen=henchmen, jail=3 - henchmen).hand(0, "0 2 3 4")
        one = mind(t)
        one.sense.look(t.game.state, 0)
        assert (one.exposure(t.game.state) == 0.0) == free
