"""Beliefs about people: they are read from what is public, and they foretell what comes."""

import json
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import saloon
from saloon import bots
from saloon.games.goat.bots import offers, people
from saloon.games.scoundrels.bots import claims
from saloon.games.scoundrels.bots.thumbs import fitting
from saloon.games.scoundrels.engine.names import NOBODY, SLOTS
from saloon.lab import readers
from saloon.start import Knowledge

RESULTS = Path(__file__).parents[2] / "results"
COUNTED = ("honest", "accepted")
LOOKED_INTO = ("honest looked into", "accepted looked into")
"""The models of the Goat's offers and answers."""
SEED = 6_000_000_000_000
"""No game of the pool has such a number."""


def test_a_card_is_read_from_what_the_reader_knows() -> None:
    game = saloon.new("scoundrels", players=3, options={"days": 3}, seed=SEED)
    rng = Random(1)
    read = 0
    while (question := game.decision) is not None and read < 40:
        seat = question.seat
        view: Any = game.view(seat)
        events: Any = game.events(seat)
        state: Any = game.state
        lying = [at for at in range(3 * SLOTS) if at // SLOTS != seat and state.slots[at] != NOBODY]
        if lying and rng.random() < 0.2:
            worlds = [state, *(Knowledge(view).world(rng).state for _ in range(2))]
            tables = [claims.Table(view, events, s, fitting(s, game.options)) for s in worlds]
            for at in lying:
                rows = [table.claim(*divmod(at, SLOTS)) for table in tables]
                assert rows[0] == rows[1] == rows[2]
                assert len(rows[0]) == len(claims.CLAIM)
                read += 1
            other = (seat + 1) % 3
            called = [table.caller(other, seat, 2) for table in tables]
            assert called[0] == called[1] == called[2]
            assert len(called[0]) == len(claims.CALLER)
        word = bots.asked("greedy", bots.get("greedy"), view, events, list(question.choices), rng)
        game.apply(seat, word)
    assert read >= 40


def past(calls: list[tuple[int, int]]) -> claims.Past:
    """Somebody who called so many of so many first, second, third and fourth cards of a day."""
    found = claims.Past([], 2)
    found.calls[0] = [[float(called), float(could)] for called, could in calls]
    return found


def test_who_calls_is_told_by_what_was_called() -> None:
    """At the start nothing is known; nobody is ever held to be of one kind for sure."""
    assert past([(0, 0)] * 4).kinds(0) == pytest.approx([1 / 3] * 3)
    for kind, calls in enumerate(
        ([(0, 3), (0, 3), (2, 3), (3, 3)], [(0, 3), (2, 3), (0, 3), (0, 3)], [(3, 3)] * 4)
    ):
        found = past(calls).kinds(0)
        assert sum(found) == pytest.approx(1)
        assert found.index(max(found)) == kind
        assert min(found) >= claims.UNSURE / 3
        assert max(found) > 0.7


def test_every_kind_of_caller_has_weights_of_its_own() -> None:
    game = saloon.new("scoundrels", players=2, options={"days": 3}, seed=SEED)
    view: Any = game.view(0)
    events: Any = game.events(0)
    table = claims.Table(view, events, game.state, fitting(game.state, game.options))
    count = len(claims.CALLED)
    rows = []
    for calls in ([(0, 4), (0, 4), (4, 4), (4, 4)], [(4, 4)] * 4):
        table.past.calls[1] = [[float(called), float(could)] for called, could in calls]
        row = table.caller(1, 0, 2)
        for kind, likely in enumerate(table.past.kinds(1)[1:], 1):
            assert row[kind * count : (kind + 1) * count] == [likely * much for much in row[:count]]
        rows.append(row)
    nearly_all = len(claims.CALLER) - count
    assert rows[0][nearly_all] < 0.1 < 0.9 < rows[1][nearly_all]


def test_who_has_learnt_somebody_looks_up_calls_by_the_numbers_they_were_learnt_by() -> None:
    """What a card seems to be to who may call it comes from the shipped weights, as in the games that were read."""
    game = saloon.new("scoundrels", players=2, options={"days": 3}, seed=SEED)
    view: Any = game.view(0)
    events: Any = game.events(0)
    learnt = {"bluff": [30.0, *[0.0] * (len(claims.CLAIM) - 1)], "call": [0.0] * len(claims.CALLER)}
    guide = fitting(game.state, game.options)
    rows = [claims.Table(view, events, game.state, guide, one).caller(1, 0, 2) for one in (None, learnt)]
    assert rows[0] == rows[1]


def test_an_offer_reads_the_same_to_everybody() -> None:
    game = saloon.new("goat", players=3, seed=SEED)
    rng = Random(1)
    read = 0
    while (question := game.decision) is not None:
        offer = game.view(None)["offer"]
        if question.kind == "answer" and offer is not None:
            rows = []
            for seat in (None, 0, 1, 2):
                view: Any = game.view(seat)
                events: Any = game.events(seat)
                rows.append(offers.Offers(view, events, view["dealer"], question.seat).row(offer["claim"]))
            assert rows.count(rows[0]) == 4
            assert len(rows[0]) == len(offers.OFFER)
            read += 1
        game.apply(question.seat, rng.choice(list(question.choices)))
    assert read > 5


@pytest.mark.parametrize(
    ("game", "models"), [("scoundrels", ["bluff", "call"]), ("goat", [*COUNTED, *LOOKED_INTO])]
)
def test_the_weights_say_how_they_were_made(game: str, models: list[str]) -> None:
    package, _, file = readers.study_of(game).beliefs.partition(":")
    told = json.loads(readers.files(package).joinpath(file).read_text())
    assert told["made by"].startswith(f"python -m saloon.lab.readers {game} ")
    assert sorted(told["weights"]) == sorted(told["kept aside"]) == sorted(models)
    for model in models:
        assert told["kept aside"][model]["brier"] < told["kept aside"][model]["base"]


def test_games_of_the_pool_are_kept_and_gone_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    study = type(readers.study_of("goat"))
    monkeypatch.setattr(study, "pool", ("rules", "random"))
    monkeypatch.setattr(study, "pool_tables", [(2, {})])
    kept = tmp_path / "pool.jsonl"
    first = readers.pooled("goat", 2, kept)
    assert readers.pooled("goat", 2, kept) == json.loads(json.dumps(first))
    more = readers.pooled("goat", 3, kept)
    assert [row["seed"] for row in more] == [readers.SEED, readers.SEED + 1, readers.SEED + 2]
    found = readers.samples(readers.read("goat", more))
    assert set(found) == {*COUNTED, *LOOKED_INTO}
    for models, numbers in ((COUNTED, offers.OFFER), (LOOKED_INTO, people.WEIGHED)):
        for model in models:
            assert found[model].x.shape == (len(found[model].y), len(numbers))


@pytest.mark.parametrize("kept", sorted(RESULTS.glob("pool-*.jsonl.gz")), ids=lambda kept: str(kept.stem))
def test_every_game_of_a_pool_can_be_played_again(kept: Path) -> None:
    """By the rules of its day: the fits that are committed would not run again otherwise."""
    game = kept.name.split("-")[1].partition(".")[0]
    rows = readers.written(kept)
    assert len(rows) > 50
    for row in rows[::8]:
        table = readers.begun(game, row)
        for seat, word in row["made"]:
            table.apply(seat, word)
        assert table.result is not None


def test_a_later_generation_names_its_players(tmp_path: Path) -> None:
    rows = readers.pooled("goat", 2, tmp_path / "pool.jsonl", readers.LATER, ["rules"])
    assert [(row["seed"], row["bots"]) for row in rows] == [
        (readers.LATER, ["rules"] * 2),
        (readers.LATER + 1, ["rules"] * 2),
    ]
    assert rows[0]["version"] == saloon.new("goat", players=2, seed=1).rules.version
    assert [readers.level(who) for who in ("top:honest@16", "first:top:honest@16", "first:rules")] == [
        "top", "first:top", "first:rules",
    ]  # fmt: skip


def test_games_may_count_more_than_others() -> None:
    assert readers.counting("pool.jsonl.gz*2") == (Path("pool.jsonl.gz"), 2.0)
    assert readers.counting("pool.jsonl.gz") == (Path("pool.jsonl.gz"), 1.0)
    rows = [readers.play("goat", ["rules", "rules"], {}, SEED + k) for k in range(2)]
    read = list(readers.read("goat", rows))
    twice = readers.samples(read, [1.0, 2.0])["honest"]
    again = readers.samples([*read, *((k, reading) for k, reading in read if k == 1)])["honest"]
    assert sorted(set(twice.counts)) == [1.0, 2.0]
    said = [readers.chances(twice.x, readers.learn(one)[0]) for one in (twice, again)]
    alike = readers.samples(read)["honest"]
    plain = readers.chances(twice.x, readers.learn(alike)[0])
    # But for the ridge, which is measured by the spread of all rows, it is as if the game were there twice.
    assert abs(said[0] - said[1]).mean() < 0.25 * abs(said[0] - plain).mean()


def test_no_two_generations_play_the_same_deals() -> None:
    starts = [readers.seeds(generation) for generation in (1, 2, 3, 4)] + [readers.FRESH]
    assert len({start // 1_000_000 for start in starts}) == 5


def test_what_is_plain_is_learnt() -> None:
    rng = np.random.default_rng(3)
    x = np.column_stack([np.ones(4000), rng.normal(size=(4000, 2))])
    truth = np.array([-0.5, 2.0, 0.0])
    y = (rng.random(4000) < readers.chances(x, truth)).astype(float)
    assert np.abs(readers.fitted(x, y, 1.0) - truth).max() < 0.2
    p = readers.chances(x, truth)
    assert all(abs(said - came) < 0.06 for said, came, count in readers.reliability(p, y) if count > 200)
    assert readers.measured(p, y)["brier"] < readers.measured(p, y)["base"]


def test_odds_of_offers_say_more_than_the_base_rate() -> None:
    """On the games of the pool that are kept in the project, of which one in five is kept aside from the fit."""
    rows = readers.written(RESULTS / "pool-goat.jsonl.gz")[
        ::2
    ]  # offers are looked into, which takes its time
    for model, sample in readers.samples(readers.read("goat", rows)).items():
        _, report = readers.learn(sample)
        assert report["all"]["brier"] < 0.95 * report["all"]["base"], model
        for who, found in report["by"].items():
            if found["count"] >= 300:  # of fewer a level's own base rate is as good a guess
                assert found["brier"] < 1.02 * found["base"], (model, who)
        for said, came, count in report["reliability"]:
            if count >= 200:
                assert abs(said - came) < 0.08, (model, said, came, count)


# What the shipped weights say of games that nothing was fitted on, as the issue asks for it

BELOW, NEAR, ENOUGH, FEWEST = 0.9, 0.05, 1000, 150
"""A Brier score so far below that of the base rate; so near to what comes; in a tenth of the scale with so many cases;
for a level with so many cases."""
NOT_REACHED: set[tuple[str, str, str]] = {
    ("scoundrels", "bluff", "first:search"),
    ("goat", "honest", "first:top"),
    ("goat", "honest", "first:search"),
    ("goat", "honest", "first:montecarlo"),
    ("goat", "honest", "first:rules"),
    ("goat", "accepted", "first:search"),
    ("goat", "accepted", "first:montecarlo"),
    ("goat", "accepted", "first:rules"),
    ("goat", "honest looked into", "first:top"),
    ("goat", "honest looked into", "first:search"),
    ("goat", "honest looked into", "first:montecarlo"),
    ("goat", "honest looked into", "first:rules"),
    ("goat", "accepted looked into", "first:search"),
    ("goat", "accepted looked into", "first:montecarlo"),
    ("goat", "accepted looked into", "first:rules"),
}
"""Published in docs/bots.md; a model that reaches one of them has to be taken off this list."""


def foretold() -> dict[tuple[str, str, str], tuple[Any, Any]]:
    """By game, model and level: what was said, and what came."""
    found: dict[tuple[str, str, str], tuple[list[float], list[int]]] = {}
    for row in readers.written(RESULTS / "odds.jsonl"):
        said, came = found.setdefault((row["game"], row["model"], row["who"]), ([], []))
        said += row["said"]
        came += row["came"]
    return {place: (np.array(said), np.array(came)) for place, (said, came) in found.items()}


@pytest.mark.parametrize(
    "place",
    [
        pytest.param(
            place, marks=[pytest.mark.xfail(strict=True)] if place in NOT_REACHED else [], id=" ".join(place)
        )
        for place, (said, _) in foretold().items()
        if place[2].startswith("first:") and len(said) >= FEWEST
    ],
)
def test_odds_say_more_than_the_base_rate_of_every_level_of_the_first_edition(
    place: tuple[str, str, str],
) -> None:
    report = readers.measured(*foretold()[place])
    assert report["brier"] <= BELOW * report["base"]


@pytest.mark.parametrize(("game", "model"), sorted({place[:2] for place in foretold()}))
def test_what_is_said_comes_as_often(game: str, model: str) -> None:
    """Over all levels together, in every tenth of the scale that has cases enough."""
    rows = [found for place, found in foretold().items() if place[:2] == (game, model)]
    said, came = (np.concatenate([row[k] for row in rows]) for k in (0, 1))
    for chance, often, count in readers.reliability(said, came):
        assert count < ENOUGH or abs(chance - often) <= NEAR, (chance, often, count)


def test_odds_of_cards_of_top_are_better_than_counting_alone() -> None:
    """On fresh games of today's `top`: counting cards by chance, and as people play them."""
    rows = [
        row for row in readers.written(RESULTS / "fresh-scoundrels-3.jsonl.gz") if "top@16" in row["bots"]
    ]
    sample = readers.samples(readers.read("scoundrels", rows))["bluff"]
    own = sample.part(np.array([who == "top@16" for who in sample.who]))
    assert len(own.y) >= 100

    def brier(honest: Any) -> float:
        return float((((1 - honest) - own.y) ** 2).mean())

    said = 1 - readers.chances(own.x, readers.shipped("scoundrels")["bluff"])
    for counting in ("counted", "counted as people play"):
        evidence = own.x[:, claims.CLAIM.index(counting)]
        assert brier(said) <= brier(1 / (1 + np.exp(-evidence)))


@pytest.mark.parametrize("game", ["goat", "scoundrels"])
def test_committed_odds_are_those_of_the_shipped_weights(game: str) -> None:
    """Of one game of each file, read again: who changes weights or numbers writes the rows anew."""
    kept = {row["seed"]: row for row in readers.written(RESULTS / f"fresh-{game}.jsonl.gz")}
    seed = min(kept)
    again = {(row["model"], row["who"]): row for row in readers.foretold(game, kept[seed])}
    rows = [
        row for row in readers.written(RESULTS / "odds.jsonl") if (row["game"], row["seed"]) == (game, seed)
    ]
    assert {(row["model"], row["who"]): row for row in rows} == again
