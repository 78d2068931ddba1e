"""What is said of a game that brings no senses: nothing that nobody counted, and no chance that nobody fitted."""

import os
import random
from collections.abc import Iterator

import pytest

import saloon
from saloon import bots, keeper
from saloon.bots import review as looking_back
from saloon.bots.budget import MARGIN, Budget
from saloon.bots.hint import hint
from saloon.bots.review import review
from saloon.bots.senses import Senses, senses_of
from saloon.bots.worlds import Worlds
from saloon.lab.tournament import Entrant, Setting, Tournament
from saloon.language.words import words
from saloon.server.standing import Played, Rival, by_game
from saloon.terminal import question

GAME = os.environ["SALOON_EXAMPLE"]


def positions(players: int = 3, seed: int = 4) -> Iterator[saloon.Game]:
    """One game by chance, before every choice and at its end."""
    game = saloon.new(GAME, players=players, seed=seed)
    rng = random.Random(seed)
    while game.decision:
        yield game
        game.apply(game.decision.seat, rng.choice(list(game.decision.choices)))
    yield game


def finished() -> saloon.Game:
    return list(positions())[-1]


def test_a_review_leaves_out_what_the_game_does_not_know() -> None:
    """No bluffs were counted, no choice was weighed; the curve says that it is counted by chance."""
    found = review(finished(), 0, random.Random(1), weigh=True)
    unknown = ("judged", "tally", "calibration", "best", "worst")
    assert [found[part] for part in unknown] == [None] * len(unknown)
    assert found["by_chance"]
    assert len(found["curve"]) > 10
    ours = saloon.new("goat", players=2, seed=1)
    while ours.decision:
        ours.apply(ours.decision.seat, ours.decision.choices[0])
    control = review(ours, 0, random.Random(1))
    assert control["tally"] is not None
    assert not control["by_chance"]


def test_turns_of_counted_chances_are_more_than_chance() -> None:
    """A change within three standard errors of forty games is left out; without the count it is told."""
    curve = [
        {"step": k, "seat": 0, "choice": "", "chances": [chance]} for k, chance in enumerate([0.5, 0.6, 0.1])
    ]
    assert [row["step"] for row in looking_back.turning_points(curve, 0)] == [2, 1]
    assert [row["step"] for row in looking_back.turning_points(curve, 0, counted=40)] == [2]


def test_a_hint_does_not_say_how_sure_nor_what_would_be_next_best() -> None:
    game = next(positions())
    seat = game.decision.seat  # type: ignore[union-attr]
    view, events, legal = game.view(seat), game.events(seat), list(game.legal(seat))
    found = hint(view, events, legal, random.Random(2), budget=Budget(iterations=120))
    assert found["choice"] in legal
    assert (found["sure"], found["second"], found["odds"]) == (None, None, None)
    assert (found["mixed"], found["reasons"], found["by_chance"]) == (False, [], True)


@pytest.mark.parametrize("level", ["montecarlo", "search"])
def test_seconds_hold_with_more_choices_than_time(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each look is counted, and a clock that moves by looks alone allows so many: every choice would need more."""
    game = next(positions(5))
    seat = game.decision.seat  # type: ignore[union-attr]
    legal = list(game.legal(seat))
    looks = 30
    assert len(legal) > looks
    tried = 0
    inner = Worlds.tried

    def counting(*given: object) -> float:
        nonlocal tried
        tried += 1
        return inner(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(Worlds, "tried", counting)
    monkeypatch.setattr(Budget, "count", lambda _, piece: looks)
    player = bots.get(level)
    player.policy(game.view(seat), [], legal, random.Random(1), Budget(seconds=1.0))  # type: ignore[union-attr]
    assert 0 < MARGIN * tried <= looks < len(legal)


def test_senses_know_what_they_override() -> None:
    assert not any(senses_of(GAME).knows(what) for what in ("odds", "chances", "top", "random"))
    assert type(senses_of(GAME)) is Senses
    assert all(senses_of("goat").knows(what) for what in ("odds", "chances", "top"))


def test_who_is_played_against_tries_things_out() -> None:
    """`rules` would play by chance here, so it is no scale for anybody's strength either."""
    assert (bots.usual(GAME), bots.usual("goat")) == ("montecarlo", "rules")
    rows = [
        Played("t", game, 0, 0.0, [Rival("Amos", "rules")], True, 1, [2, 1], 2) for game in (GAME, "goat")
    ]
    example, ours = by_game(rows)
    assert (example.won, example.strength, example.give) == (1, None, None)
    assert ours.strength is not None


def test_a_ladder_names_who_stands_at_1000() -> None:
    setting = Setting(GAME, 2, ())
    entrants = [Entrant.of(name) for name in ("montecarlo@2", "random")]
    report = Tournament(setting, entrants, 2).play()
    assert report.anchor == "montecarlo@2"
    assert next(one for one in report.standings if one.bot == report.anchor).elo.mean == 1000


def test_through_the_eyes_of_all_every_hand_lies_open() -> None:
    """In its seat's own row, and nowhere as that of the reader; also where two hold the same."""
    for game in positions():
        view = keeper.view(game)
        hands = [game.view(seat)["hand"] for seat in game.seats]
        assert view["hand"] is None
        if game.decision:
            assert [row["hand"] for row in view["seats"]] == hands
        assert "hand" not in game.view(0)["seats"][0]


def test_many_choices_are_asked_thing_by_thing() -> None:
    """Every choice can be reached, by menus that are shorter than the list of all; each line says what it is."""
    game = next(positions(4))
    seat = game.decision.seat  # type: ignore[union-attr]
    legal, names = list(game.legal(seat)), ["Ann", "Bob", "Cid", "Dan"]
    for lang in ("en", "de"):
        spoken = words(lang, GAME)
        for choice in legal:
            asked, made = question.put(game.view(seat), legal, spoken, names), None
            while made is None:
                lines = asked.options
                assert len(lines) <= 12 < len(legal)
                assert len({line.label for line in lines}) == len(lines)
                assert not any(":" in line.label for line in lines)
                made = asked.pick(asked.paths[choice][len(asked.picked)])
            assert made == choice
        first = question.put(game.view(seat), legal, spoken, names).options[0]
        assert first.label.startswith(spoken.labels("thing")["count"])
