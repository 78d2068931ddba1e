import random
from typing import Any

import pytest

import saloon
from saloon import bots
from saloon.bots.town import TownSense
from saloon.lab.simulate import one_game, simulate
from tests.town import town

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


def sense(t: Any, seat: int = 0) -> TownSense:
    return TownSense(t.view(seat), t.game.events(seat), random.Random(0))


def test_it_sees_only_its_view() -> None:
    """The same view and events, the same choice, whatever is hidden."""
    t = town(players=2).hand(0, "0 A 3 5").hand(1, "0 2 4 6")
    other = saloon.determinize(t.view(0), random.Random(5))
    one, two = (
        bots.get("rules").act(game.view(0), game.events(0), list(game.legal(0)), random.Random(1))  # type: ignore[arg-type]
        for game in (t.game, other)
    )
    assert one == two


def test_a_card_seen_elsewhere_makes_a_bluff_certain() -> None:
    t = town().seat(1, henchmen=3, jail=0).hand(0, "3").play("3@5").take("pass")
    view = t.view(1)
    rows: Any = view["seen"]["poker"]
    mind = sense(t, 1)
    assert 0 < mind.bluff(0, "5") < 1
    rows.append({"kind": "put", "seat": 0, "slot": "2", "card": "5", "known": "all"})
    mind.view = view
    assert mind.bluff(0, "5") == 1.0


def test_it_takes_the_best_safe_it_knows() -> None:
    t = town().given(values={"laboratory-2": 7}, known={"laboratory-2": [0]}).hand(0, "5").play("5@5")
    t.until("lead 5").choose(0, "lead 5")
    view: Any = t.view(0)
    word = bots.get("rules").act(view, t.game.events(0), t.choices(), random.Random(1))  # type: ignore[arg-type]
    assert word == "safe laboratory-2"


def test_it_marks_what_it_wants_with_the_truth() -> None:
    t = town().given(values={"estate-1": 6}).hand(0, "A").play("A@A").take("lead A/2", "safe estate-1")
    view: Any = t.view(0)
    word = bots.get("rules").act(view, t.game.events(0), t.choices(), random.Random(1))  # type: ignore[arg-type]
    assert word == "mark 6"


def test_nobody_left_to_suspect_makes_bluffing_free() -> None:
    t = town().seat(1, henchmen=0, jail=3).hand(0, "0 2 3 4")
    assert sense(t).suspicion() == 0.0
