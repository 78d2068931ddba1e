"""Who can be asked to play, with which character and budget, and what happens when one fails."""

import logging
from collections.abc import Sequence
from importlib.metadata import EntryPoint
from random import Random
from typing import Any

import pytest

import saloon
from saloon import bots
from saloon.bots.budget import Budget
from saloon.bots.faces import FACES
from saloon.errors import BadOption, UnknownBot
from saloon.goat.names import CHARACTERS
from saloon.scoundrels import catalogue


class Broken:
    def __init__(self) -> None:
        raise RuntimeError("no cards left")


class Mute:
    """Has no act."""


class Raising:
    def act(self, view: Any, events: Any, legal: Sequence[str], rng: Random, budget: Any = None) -> str:
        raise ValueError("lost the thread")


class Cheating:
    def act(self, view: Any, events: Any, legal: Sequence[str], rng: Random, budget: Any = None) -> str:
        return "take everything"


@pytest.fixture
def others(monkeypatch: pytest.MonkeyPatch) -> None:
    """Packages of other people, good and bad."""
    found = dict(bots._registered())
    for name, value in (
        ("broken", f"{__name__}:Broken"),
        ("mute", f"{__name__}:Mute"),
        ("gone", "no_such_package:Bot"),
        ("raising", f"{__name__}:Raising"),
    ):
        found[name] = EntryPoint(name, value, "saloon.bots")
    monkeypatch.setattr(bots, "_registered", lambda: found)


def test_the_ladder_is_registered() -> None:
    assert bots.names()[:6] == ["random", "rules", "greedy", "montecarlo", "search", "top"]
    for name in bots.LADDER:
        assert callable(bots.get(name).act)


@pytest.mark.usefixtures("others")
@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("clever", "There is no bot 'clever'; there are random, rules"),
        ("broken", "Bot 'broken' of .*Broken cannot be loaded: RuntimeError: no cards left"),
        ("gone", "Bot 'gone' of no_such_package:Bot cannot be loaded: ModuleNotFoundError"),
        ("mute", "Bot 'mute' of .*Mute has no method act"),
        ("top:jolly", "There is no personality 'jolly'; there are honest, reckless"),
        ("raising:honest", "Raising has no room for a personality"),
    ],
)
def test_a_bad_name_or_package_is_named(name: str, says: str) -> None:
    with pytest.raises(UnknownBot, match=says):
        bots.get(name)


@pytest.mark.parametrize(
    ("bot", "says"), [(Raising(), "ValueError: lost the thread"), (Cheating(), "not legal")]
)
def test_the_table_goes_on_with_chance_and_says_so(
    bot: bots.Bot, says: str, caplog: pytest.LogCaptureFixture
) -> None:
    legal = ["accept", "refuse"]
    with caplog.at_level(logging.WARNING, "saloon.bots"):
        assert bots.asked("theirs", bot, {}, [], legal, Random(1)) in legal
    assert "'theirs'" in caplog.text
    assert says in caplog.text


@pytest.mark.parametrize("given", [0, -3, 0.0, "0", "0s", "many", "", True, 10**9, [2]])
def test_a_budget_of_nothing_is_refused(given: object) -> None:
    with pytest.raises(BadOption, match="The budget is"):
        Budget.of(given)


def test_budgets_are_iterations_or_seconds() -> None:
    assert Budget.of("200") == Budget(iterations=200)
    assert Budget.of("0.5s") == Budget.of(0.5) == Budget(seconds=0.5)
    assert Budget.of(None) is None
    assert Budget(iterations=7).count(lambda: None) == 7
    assert Budget(seconds=0.01).count(lambda: None) > 1


def test_names_and_faces_are_nobodys_card() -> None:
    cards = catalogue.load("base", None)
    taken = {row.name_en.lower() for row in (*cards.jobs, *cards.traits)} | set(CHARACTERS)
    assert set(FACES) == set(bots.LADDER)
    assert (
        len({face.name for face in FACES.values()}) == len({face.drawing() for face in FACES.values()}) == 6
    )
    for face in FACES.values():
        assert face.name.lower() not in taken
        assert not set(face.name.lower().split()) & taken


@pytest.mark.parametrize("character", bots.personalities())
def test_a_character_leans_but_stays_legal(character: str) -> None:
    game = saloon.new("goat", players=2, seed=3)
    view: Any = game.view(game.decision.seat)  # type: ignore[union-attr]
    legal = list(game.decision.choices)  # type: ignore[union-attr]
    bot: Any = bots.get(f"rules:{character}")
    chances = bot.policy(view, [], legal, Random(1))
    assert sum(chances) == pytest.approx(1)
    plain: Any = bots.get("rules")
    honest = sum(p for p, word in zip(chances, legal, strict=True) if word.split()[1] == word.split()[3])
    usual = sum(
        p
        for p, word in zip(plain.policy(view, [], legal, Random(1)), legal, strict=True)
        if word.split()[1] == word.split()[3]
    )
    if character == "honest":
        assert honest > usual
    elif character == "reckless":
        assert honest < usual
    else:
        assert honest == pytest.approx(usual)
