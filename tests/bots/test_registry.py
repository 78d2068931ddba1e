"""Who can be asked to play, with which character and budget, and what happens when one fails."""

import logging
from collections.abc import Sequence
from importlib.metadata import EntryPoint
from io import StringIO
from itertools import islice
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, ClassVar

import pytest

import saloon
from saloon import bots
from saloon.bots.budget import Budget
from saloon.bots.faces import FACES
from saloon.bots.montecarlo import played_out
from saloon.bots.search import Tree, searched
from saloon.bots.senses import Asked, senses_of
from saloon.bots.worlds import Worlds
from saloon.errors import BadOption, UnknownBot
from saloon.games.goat.engine.names import CHARACTERS
from saloon.games.scoundrels import catalogue
from saloon.lab.simulate import one_game, simulate
from saloon.lab.tournament import Entrant, Setting, Tournament
from saloon.saves import Seating
from saloon.terminal.plain import PlainTable
from saloon.terminal.session import Session
from tests.bots.play import ids, positions


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


class Odd:
    """Answers with something that cannot even be looked up."""

    def act(self, view: Any, events: Any, legal: Sequence[str], rng: Random, budget: Any = None) -> str:
        return []  # type: ignore[return-value]


class Watched:
    """Keeps the budgets it was given."""

    budgets: ClassVar[list[Budget | None]] = []

    def act(self, view: Any, events: Any, legal: Sequence[str], rng: Random, budget: Any = None) -> str:
        self.budgets.append(budget)
        return legal[0]


@pytest.fixture
def others(monkeypatch: pytest.MonkeyPatch) -> None:
    """Packages of other people, good and bad."""
    found = dict(bots._registered())
    for name, value in (
        ("broken", f"{__name__}:Broken"),
        ("mute", f"{__name__}:Mute"),
        ("gone", "no_such_package:Bot"),
        ("raising", f"{__name__}:Raising"),
        ("cheating", f"{__name__}:Cheating"),
        ("watched", f"{__name__}:Watched"),
    ):
        found[name] = EntryPoint(name, value, "saloon.bots")
    monkeypatch.setattr(bots, "_registered", lambda: found)


def test_the_ladder_is_registered() -> None:
    assert bots.names()[:7] == ["random", "rules", "greedy", "quick", "montecarlo", "search", "top"]
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
    ("bot", "says"),
    [(Raising(), "ValueError: lost the thread"), (Cheating(), "not legal"), (Odd(), "not legal")],
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


@pytest.mark.parametrize(
    "time", ["", "0", "-1", "0s", "-1s", "nan", "nans", "inf", "infs", "1e99s", "soon", "@5"]
)
def test_a_name_with_a_budget_of_nothing_is_refused(time: str) -> None:
    with pytest.raises(BadOption, match="The budget is"):
        bots.get(f"rules:honest@{time}")


@pytest.mark.usefixtures("others")
def test_a_bot_thinks_as_long_as_its_name_says() -> None:
    Watched.budgets.clear()
    for spec in ("watched@200", "watched@0.5s", "watched"):
        bots.get(spec).act({}, [], ["pass", "henchman"], Random(1), Budget(iterations=7))
    assert Watched.budgets == [Budget(iterations=200), Budget(seconds=0.5), Budget(iterations=7)]


TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("goat", 2, {}),
    ("scoundrels", 2, {"expansion": "double-or-nothing"}),
    ("scoundrels", 1, {}),
]


@pytest.mark.parametrize("table", TABLES, ids=ids)
@pytest.mark.parametrize("spec", ["top:miser@2", "montecarlo@0.01s", "rules:bloodhound"])
def test_budgets_and_characters_go_with_every_game(spec: str, table: tuple[str, int, dict[str, Any]]) -> None:
    bot = bots.get(spec)
    for game in islice(positions(*table, seeds=range(3, 4), part=0.1), 4):
        seat = game.decision.seat  # type: ignore[union-attr]
        legal = list(game.legal(seat))
        assert bot.act(game.view(seat), game.events(seat), legal, Random(1)) in legal  # type: ignore[arg-type]


# Wherever bots play, one that fails is replaced for that choice, and the log says so


@pytest.mark.usefixtures("others")
@pytest.mark.parametrize(
    ("name", "says"),
    [("raising", "ValueError: lost the thread"), ("cheating", "'take everything', which is not")],
)
def test_a_simulation_goes_on(name: str, says: str, caplog: pytest.LogCaptureFixture) -> None:
    row = one_game("goat", 2, {"small": True}, [name, "rules"], seed=3)
    assert len(row.scores) == 2
    assert f"Bot '{name}'" in caplog.text
    assert says in caplog.text


@pytest.mark.usefixtures("others")
@pytest.mark.parametrize("name", ["raising", "cheating@20"])
def test_a_tournament_goes_on_and_counts_it(name: str, caplog: pytest.LogCaptureFixture) -> None:
    setting = Setting("goat", 2, (("small", True),))
    match = Tournament(setting, [Entrant.of(name), Entrant.of("random")], deals=1)
    match.play(1)
    assert all(row.fallbacks > 0 for row in match.rows.values())
    assert f"Bot '{name}'" in caplog.text


@pytest.mark.usefixtures("others")
@pytest.mark.parametrize("name", ["clever", "broken", "gone", "mute", "top:jolly", "top@0"])
def test_nobody_begins_with_a_bad_bot(name: str, tmp_path: Path) -> None:
    with pytest.raises((UnknownBot, BadOption)):
        simulate("goat", 2, {}, [name, "rules"], games=1)
    with pytest.raises((UnknownBot, BadOption)):
        Entrant.of(name)
    for players in (1, 2):
        game = saloon.new("scoundrels", players=players, seed=1)
        with pytest.raises((UnknownBot, BadOption)):
            Session(game, Seating(0, [name], "en"), tmp_path / "game.saloon")
    assert not list(tmp_path.iterdir())


@pytest.mark.usefixtures("others")
@pytest.mark.parametrize(("name", "lang"), [("raising", "en"), ("cheating@0.5s", "de")])
def test_a_table_in_the_terminal_goes_on_and_tells_the_person_once(
    name: str, lang: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    game = saloon.new("goat", players=2, options={"small": True}, seed=5)
    session = Session(game, Seating(0, [name], lang), tmp_path / "game.saloon")
    out = StringIO()
    plain = PlainTable(session, StringIO("1\n" * 200), out)
    assert plain.play()
    assert out.getvalue().count("saloon.bots") == 1
    assert name in out.getvalue()
    assert caplog.text.count(f"Bot '{name}'") > 1


@pytest.mark.parametrize("level", ["montecarlo", "search"])
def test_seconds_are_kept_where_there_is_no_time_for_every_choice(
    level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With three iterations by the clock two choices are played out, three times at most; counted ones see them all."""
    game = saloon.new("goat", players=5, options={"first": 0}, seed=3)
    legal = list(game.legal(0))
    assert len(legal) > 40
    tried: list[int] = []
    playing, growing = Worlds.tried, Tree.grow

    def noted(worlds: Worlds, k: int, option: int, *more: Any) -> float:
        tried.append(option)
        return playing(worlds, k, option, *more)

    def grown(tree: Tree, k: int) -> None:
        tried.append(k)
        growing(tree, k)

    monkeypatch.setattr(Worlds, "tried", noted)
    monkeypatch.setattr(Tree, "grow", grown)
    monkeypatch.setattr(Budget, "count", lambda self, work: 3)
    asked = Asked(game.view(0), game.events(0), legal, Random(1))
    play, senses = {"montecarlo": played_out, "search": searched}[level], senses_of("goat")
    assert max(play(asked, Budget(seconds=0.01), senses)) > 0
    assert len(tried) <= 3
    assert len(set(tried)) == 2
    tried.clear()
    play(asked, Budget(iterations=3), senses)
    assert len(set(tried)) >= len(legal)


def test_budgets_are_iterations_or_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Budget.of("200") == Budget(iterations=200)
    assert Budget.of("0.5s") == Budget.of(0.5) == Budget(seconds=0.5)
    assert Budget.of(None) is None
    assert Budget(iterations=7).count(lambda: None) == 7
    clock = SimpleNamespace(perf_counter=iter([0.0, 0.002]).__next__)
    monkeypatch.setattr("saloon.bots.budget.time", clock)
    assert Budget(seconds=0.03).count(lambda: None) == 10  # of 2 ms each, with a margin


def test_names_and_faces_are_nobodys_card() -> None:
    cards = catalogue.load("base", None)
    taken = {row.name_en.lower() for row in (*cards.jobs, *cards.traits)} | set(CHARACTERS)
    assert set(FACES) == set(bots.LADDER)
    assert (
        len({face.name for face in FACES.values()}) == len({face.drawing() for face in FACES.values()}) == 7
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


@pytest.mark.parametrize("character", bots.personalities())
def test_a_character_only_tempts_who_is_sure(character: str) -> None:
    """In Scoundrels `rules` is sure of one choice; nine times in ten and more it makes it whatever its character."""
    tempted = 0
    bot: Any = bots.get(f"rules:{character}")
    plain: Any = bots.get("rules")
    for game in islice(positions("scoundrels", 2, {}, seeds=range(9), part=0.3), 60):
        view: Any = game.view(game.decision.seat)  # type: ignore[union-attr]
        legal = list(game.decision.choices)  # type: ignore[union-attr]
        sure = plain.policy(view, [], legal, Random(1))
        chances = bot.policy(view, [], legal, Random(1))
        assert chances[sure.index(1.0)] == pytest.approx(1.0) or chances[sure.index(1.0)] == pytest.approx(
            1 / 1.1
        )
        tempted += max(chances) < 1
    assert (tempted > 0) == (character != "stone-face")
