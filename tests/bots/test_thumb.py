"""Rules of thumb inside the engine: they play whole games, by what their seat knows, and playouts by them are fair."""

from random import Random
from typing import Any

import pytest

import saloon
from saloon import bots
from saloon.bots.budget import Budget
from saloon.games.scoundrels.bots.playouts import BOUND, OFTEN, ScoundrelsPlay, exchange
from saloon.games.scoundrels.bots.thumbs import fitted, played_out, thumb, usual
from saloon.games.scoundrels.lab import tastes
from saloon.kernel.chance import Dice
from saloon.kernel.playout import playout, tried
from tests.bots.test_rules import ALL_OPTIONS
from tests.scoundrels import laid

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {"days": 3}),
    (4, ALL_OPTIONS),
    (2, {"suspicion": "live"}),
    (2, {"expansion": "double-or-nothing", "strategy_cards": True}),
    (1, {"enemy": "doc-zimmer"}),
    (1, {"enemy": "preston-cain", "expert": True}),
]


def choice(state: Any, seat: int, options: dict[str, Any], seed: int) -> int:
    guide = thumb(state, options, fitted()["2"])
    op = state.ops[state.stack[state.top]]
    return guide.pick(state, op, state.top, seat, op.menu(state, state.top, seat), Dice(seed))


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_every_question_is_answered_from_its_menu(players: int, options: dict[str, Any]) -> None:
    game = saloon.new("scoundrels", players=players, options=options, seed=6)
    rng = Random(6)
    while (question := game.decision) is not None:
        codes = list(question.codes)
        if len(codes) > 1:
            assert choice(game.state, question.seat, game.options, 1) in codes
        game.apply(question.seat, rng.choice(codes))


def test_what_is_hidden_does_not_move_it() -> None:
    game = saloon.new("scoundrels", players=2, options={"days": 3}, seed=8)
    rng = Random(8)
    while (question := game.decision) is not None:
        seat = question.seat
        if len(question.codes) > 1 and rng.random() < 0.3:
            other = saloon.determinize(game.view(seat), rng)
            here, there = (choice(world.state, seat, game.options, 3) for world in (game, other))
            assert here == there
        game.apply(seat, rng.choice(list(question.codes)))


def test_fitted_tastes_beat_the_usual_ones() -> None:
    table = (2, {"days": 3})
    ahead = [played_out(table, [fitted()["2"], usual()], seed)[0] for seed in range(12)]
    ahead += [played_out(table, [usual(), fitted()["2"]], seed)[1] for seed in range(12)]
    assert sum(ahead) > 0


def test_fitting_gives_the_same_twice() -> None:
    one, two = (tastes.fit(tastes.TABLES["2"], usual(), 1, Random(4), say=False) for _ in range(2))
    assert one == two != usual()


def asked(t: Any, seat: int, **how: bool) -> ScoundrelsPlay:
    view = t.view(seat)
    return ScoundrelsPlay(view, t.game.events(seat), list(t.game.legal(seat)), Random(2), **how)


def test_a_card_is_exchanged_with_where_the_other_was() -> None:
    t = laid().seat(1, henchmen=3, jail=0).hand(0, "3 5").play("3@5").take("pass")
    state: Any = t.game.state.clone()
    exchange(state, 0, 4, 5)
    assert state.slots[4] == 5
    assert state.hand[0] & (1 << 3 | 1 << 5) == 1 << 3


def test_a_choice_is_weighed_against_the_usual_one() -> None:
    t = laid().hand(0, "0 A 3 5").hand(1, "0 2 4 6")
    play = asked(t, 0)
    values = play.weighed(Budget(iterations=40))
    assert values[play.by_thumb()] == 0.0
    assert max(values) >= 0.0
    looked_at = [word for word, value in zip(play.legal, values, strict=True) if value > -1]
    assert {"play A@A", "play 3@3", "play 5@5"} <= set(looked_at)


def test_what_is_hopeless_is_not_looked_at_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    t = laid().hand(0, "0 A 3 5").hand(1, "0 2 4 6")
    play = asked(t, 0)
    usual_one = play.by_thumb()
    seen: list[int] = []

    def played(option: int, k: int) -> float:
        seen.append(option)
        return 1.0 if option == usual_one else 0.0

    monkeypatch.setattr(play, "played", played)
    assert max(play.weighed(Budget(iterations=100_000))) == 0.0
    assert {seen.count(option) for option in seen} == {OFTEN}


def test_a_playout_ends_in_the_morning() -> None:
    """With the last turn played and the evening over; on the final day with the game."""
    game = saloon.new("scoundrels", players=2, options={"days": 3}, seed=8)
    rng = Random(8)
    while (question := game.decision) is not None:
        if len(question.codes) > 1:
            view: Any = game.view(question.seat)
            play = ScoundrelsPlay(view, game.events(question.seat), question.choices, rng, True, True)  # type: ignore[arg-type]
            end: Any = tried(play.world(1), play.seat, play.codes[0])
            playout(end, Dice(1), 1_000_000, play.table(play.kinds[1]))
            if view["day"] == 3:
                assert end.top < 0
            else:
                assert (end.day, end.turn) == (view["day"] + 1, 1)
                assert play.outlook.left(end) == 3 - view["day"]
        game.apply(question.seat, rng.choice(question.codes))


def test_who_bluffs_late_and_doubts_early_is_known_by_it() -> None:
    """The usual player: three truths, then a bluff, and a henchman on the first cards."""
    t = laid().hand(0, "0 A 3 5").hand(1, "0 2 4 6")
    play = asked(t, 0)
    assert play.chance_of(1) == 0.5
    day: list[dict[str, Any]] = []
    for mine, theirs in zip(("A", "3", "5", "6"), ("2", "4", "6", "5"), strict=True):
        day += [
            {"kind": "played", "seat": 0, "slot": mine, "card": mine},
            {"kind": "suspected", "seat": 1, "target": 0, "slot": mine},
            {"kind": "played", "seat": 1, "slot": theirs, "card": None},
        ]
    shown = [{"kind": "called", "seat": 1, "slot": "5", "card": "0"}]
    play.events = [{"kind": "day", "day": 1, "first": 0}, *day, *shown, {"kind": "starts", "seat": 0}]
    assert play.chance_of(1) == pytest.approx(1 - BOUND)
    assert play.chance_of(0) == 1.0


@pytest.mark.slow
@pytest.mark.parametrize("name", ["greedy", "montecarlo", "search", "top"])
def test_every_level_plays_alone(name: str) -> None:
    game = saloon.new("scoundrels", players=1, options={"enemy": "milton-goff"}, seed=3)
    bot, rng = bots.get(name), Random(3)
    while (question := game.decision) is not None:
        word = bot.act(game.view(0), game.events(0), question.choices, rng, Budget(iterations=4))  # type: ignore[arg-type]
        game.apply(0, word)
    result: Any = game.result
    assert result["scores"][0] > 5
