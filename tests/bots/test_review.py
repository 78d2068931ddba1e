"""Hints from a person's own view, and what a finished game tells."""

import itertools
import json
from importlib.resources import files
from itertools import pairwise, takewhile
from random import Random
from typing import Any

import numpy as np
import pytest

import saloon
from saloon import bots
from saloon.bots.budget import Budget
from saloon.bots.hint import hint
from saloon.bots.review import calibration, review, turning_points
from saloon.bots.senses import Reason, senses_of
from saloon.errors import BadLog
from saloon.games.scoundrels.bots import beliefs, standing
from saloon.games.scoundrels.bots.claims import bluff_chance, counted
from saloon.games.scoundrels.bots.poker import SLOT_NAMES, UNSEEN, Row, rows_of
from saloon.games.scoundrels.bots.senses import (
    HELD,
    claims_of,
    gains,
    had,
    shown,
    suspicion,
    why_doubt,
    why_henchman,
)
from saloon.games.scoundrels.engine.names import CARDS, JAIL_ONE
from saloon.games.scoundrels.lab.standing import fitted
from saloon.lab.simulate import play
from saloon.language.words import LANGUAGES, words_for
from saloon.server.advising import worded
from tests.bots.play import ids, positions
from tests.scoundrels import alone, laid

EXPANSION = {"expansion": "double-or-nothing"}
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("goat", 2, {}),
    ("scoundrels", 2, {"days": 2}),
    ("scoundrels", 3, EXPANSION),
    ("scoundrels", 1, {"enemy": "milton-goff"}),
]


@pytest.mark.parametrize("table", TABLES, ids=ids)
def test_a_hint_uses_only_the_view(table: tuple[str, int, dict[str, Any]]) -> None:
    game = next(positions(*table, seeds=range(2, 3), part=0.3))
    seat = game.decision.seat  # type: ignore[union-attr]
    legal = list(game.legal(seat))
    other = saloon.determinize(game.view(seat), Random(9))
    one, two = (
        hint(world.view(seat), game.events(seat), legal, Random(4), budget=Budget(iterations=16))  # type: ignore[arg-type]
        for world in (game, other)
    )
    assert one == two
    assert one["choice"] in legal
    assert 0 < one["sure"] <= 1
    assert 0 <= one["win"] <= 1
    assert [row["chance"] for row in one["options"]] == sorted(
        (row["chance"] for row in one["options"]), reverse=True
    )


def test_a_hint_says_what_a_doubt_hangs_on() -> None:
    t = laid().seat(1, henchmen=3, jail=0).hand(0, "0 2 3 6").play("3@5").until("henchman")
    view: Any = t.view(1)
    found = hint(view, [], ["pass", "henchman"], Random(1), "rules:bloodhound@5")
    assert found["odds"]["kind"] == "doubt"
    assert found["odds"]["of"] == "bluff"
    assert found["odds"]["chance"] == round(bluff_chance(claims_of(view, []), 0, 4), 3)


def test_a_hint_says_when_to_pass_is_to_wait() -> None:
    t = laid().seat(1, henchmen=3, jail=0).hand(0, "0 2 3 6").play("3@5").until("henchman")
    view: Any = t.view(1)
    found = hint(view, [], ["pass", "henchman"], Random(1), "top@16")
    assert (found["choice"], found["waits"], found["mixed"]) == ("pass", True, False)
    assert [reason["key"] for reason in found["reasons"]] == ["because-wait"]
    assert found["second"]["choice"] == "henchman"
    last: Any = {**view, "running": {**view["running"], "frames": [*view["running"]["frames"]]}}
    turn = next(k for k, frame in enumerate(last["running"]["frames"]) if frame[0] == "Turn")
    last["running"]["frames"][turn] = ["Turn", 8, *last["running"]["frames"][turn][2:]]
    found = hint(last, [], ["pass", "henchman"], Random(1), "top@16")
    assert not found["waits"]
    assert found["reasons"][0]["key"] == "because-bluffs"


def test_a_doubt_is_explained_by_what_was_seen_and_by_whom_the_henchman_is_needed() -> None:
    """In the words of both languages, with the names of cards."""
    t = laid().seat(1, henchmen=3, jail=0).hand(0, "0 2 3 6").play("3@5").until("henchman")
    view: Any = t.view(1)
    assert [why.key for why in why_doubt(view, [], 0.4)] == [
        "because-bluffs", "because-counting", "because-order", "because-henchmen",
    ]  # fmt: skip
    seen = [
        {"seat": 0, "kind": "drawn", "card": "4", "known": [0, 1]},
        {"seat": 0, "kind": "under"},
        {"seat": 0, "kind": "drawn", "card": "6", "known": [0, 1]},
        {"seat": 1, "kind": "drawn", "card": "2", "known": "all"},
        {"seat": 0, "kind": "put", "slot": "A", "card": "A", "known": [0, 1]},
    ]
    assert shown({**view, "seen": {**view["seen"], "poker": seen}}, 0) == ["A", "6"]
    known = beliefs.Beliefs(view)
    trait = known.names.traits[list(known.box.trait_requirement).index(JAIL_ONE)]
    view["seats"][1]["sheet"][1] = {"trait": trait, "job": known.names.jobs[0]}
    needed = why_henchman(view)
    assert [why.key for why in needed] == ["because-henchmen", "because-needed"]
    game = saloon.new("scoundrels", players=2, seed=1)
    more = Reason("because-shown", {"cards": "A, 6", "count": 5, "slot": "5"})
    for lang in LANGUAGES:
        said = words_for(game, lang)
        name = said.detail("job", known.names.jobs[0])
        assert str(name) in worded(said, needed[1].key, needed[1].facts)
        assert "A, 6" in worded(said, more.key, more.facts)


def test_a_hint_for_an_offer_is_to_be_mixed_and_says_why() -> None:
    game = saloon.new("goat", players=2, seed=4)
    seat = game.decision.seat  # type: ignore[union-attr]
    view: Any = game.view(seat)
    found = hint(view, [], list(game.legal(seat)), Random(1), "top@200")
    assert found["mixed"] == (found["sure"] < 0.9)
    keys = [reason["key"] for reason in found["reasons"]]
    assert keys[0] in ("because-accepted-truth", "because-accepted-bluff")
    assert ("because-mixed" in keys) == found["mixed"]
    assert found["second"]["choice"] != found["choice"]
    assert found["second"]["chance"] <= found["sure"]


@pytest.mark.parametrize("table", TABLES, ids=ids)
def test_a_review_tells_odds_calibration_and_turns(table: tuple[str, int, dict[str, Any]]) -> None:
    name, players, options = table
    game = saloon.new(name, players=players, options=options, seed=4)
    play(game, [bots.get("rules"), *[bots.get("random")] * (players - 1)], Random(1))
    seat = players - 1
    found = review(game, seat, Random(2))
    kinds = {row["kind"] for row in found["judged"]}
    assert kinds == ({"bluff", "doubt"} if players > 1 else {"bluff"})
    assert all(0 <= row["odds"] <= 1 for row in found["judged"])
    assert found["calibration"]["count"] == len(found["judged"])
    assert len(found["curve"]) == len(game.choices_made())
    assert all(0 <= chance <= 1 for row in found["curve"] for chance in row["chances"])
    result: Any = game.result
    assert found["curve"][-1]["chances"] == [float(one in result["winners"]) for one in game.seats]
    assert found["turning_points"]
    assert found == review(game, seat, Random(3))


def test_a_turn_of_scoundrels_is_one_deed() -> None:
    """The chances change where a card is played, or not at all: what a turn costs and brings belongs together."""
    game = saloon.new("scoundrels", players=2, options={"days": 2}, seed=6)
    play(game, [bots.get("rules"), bots.get("random")], Random(6))
    curve = review(game, 0, Random(1))["curve"]
    changed = [row["choice"] for before, row in pairwise(curve) if row["chances"] != before["chances"]]
    assert len(changed) > 10
    assert all(choice.startswith("play ") for choice in changed)


def test_who_was_suspected_is_read_from_what_happened() -> None:
    """Every bluff on which a henchman was put came out as foretold, and no other."""
    game = saloon.new("scoundrels", players=2, options={"days": 3}, seed=9)
    play(game, [bots.get("random"), bots.get("random")], Random(9))
    rows = [row for row in review(game, 0, Random(1))["judged"] if row["of"] == "suspicion"]
    events: Any = game.events(0)
    turns = [k for k, event in enumerate(events) if event["kind"] == "turn" and event["seat"] == 0]
    bluffs: list[bool] = []
    for start in turns:
        turn = list(takewhile(lambda event: event["kind"] not in ("turn", "under-deck"), events[start + 1 :]))
        card = next((event for event in turn if event["kind"] == "played"), None)
        if card is not None and card["card"] != card["slot"] != "faceup":
            bluffs.append(any(event["kind"] == "suspected" and event["target"] == 0 for event in turn))
    assert [row["came"] for row in rows] == bluffs
    assert {True, False} == set(bluffs)


# Odds


def test_the_odds_of_a_doubt_are_what_was_learnt_of_such_cards() -> None:
    t = laid().seat(1, henchmen=3, jail=0).hand(0, "0 2 3 6").play("3@5").until("henchman")
    for word in ("henchman", "pass"):
        found = senses_of("scoundrels").odds(t.view(1), [], word)
        assert found is not None
        assert (found.kind, found.of) == ("doubt", "bluff")
        assert found.chance == bluff_chance(claims_of(t.view(1), []), 0, 4)
        assert 0.05 < found.chance < 0.6


def test_a_bluff_is_suspected_by_who_has_henchmen_and_does_it_often() -> None:
    t = laid(players=3).hand(0, "0 2 3 6").seat(1, henchmen=2, jail=1).seat(2, henchmen=0, jail=3)
    view: Any = t.view(0)
    never = [{"kind": "played", "seat": 0, "slot": "5"}] * 8
    often = [*never, *[{"kind": "suspected", "seat": 1, "target": 0, "slot": "5"}] * 6]
    assert 0 < suspicion(view, never, "5") < suspicion(view, [], "5") < suspicion(view, often, "5") < 1
    view["seats"][1]["henchmen"] = 0
    assert suspicion(view, often, "5") == 0
    assert senses_of("scoundrels").odds(view, [], "play 3@3") is None


def test_a_card_that_was_shown_elsewhere_is_counted_as_a_bluff() -> None:
    rows = rows_of(laid().hand(0, "0 2 3 6").view(0), 0, eyes=1)
    card, slot = CARDS.index("3"), SLOT_NAMES.index("3")
    here: Row = ("put", slot, UNSEEN, UNSEEN)
    elsewhere: Row = ("put", slot + 1, card, UNSEEN)
    unseen: Row = ("put", slot + 1, UNSEEN, UNSEEN)
    assert counted((*rows, elsewhere, here), "3") == (0.0, 0.0)
    assert min(counted((*rows, unseen, here), "3")) > 0.1


def test_the_enemy_suspects_when_its_next_card_says_so() -> None:
    t = alone("preston-cain").hand(0, "0 2 3 6")
    view: Any = t.view(0)
    assert 0 < suspicion(view, [], "5") < 1
    view["enemy"]["henchmen"] = 0
    assert suspicion(view, [], "5") == 0


# Who will win


def test_standings_were_checked_on_games_they_were_not_fitted_on() -> None:
    """On the final day of any table they foretell better than an even chance does."""
    text = files("saloon.games.scoundrels.bots").joinpath("standing.json").read_text(encoding="utf-8")
    tables = json.loads(text)["tables"]
    for name, seats in standing.TABLES.items():
        assert set(tables[name]["weights"]) == set(standing.columns(seats[0]))
        for players in seats:
            score, even = tables[name]["brier"][str(players)]["3"]
            assert score < even


@pytest.mark.parametrize("day", [1, 2, 3])
def test_who_has_more_is_more_likely_to_win(day: int) -> None:
    def chances(reputation: int) -> list[float]:
        t = laid(players=3, days=3).given(day=day).seat(0, reputation=reputation)
        t.view()
        return standing.chances(t.game.state)  # type: ignore[arg-type]

    low, high = chances(0), chances(6)
    assert sum(low) == pytest.approx(1)
    assert low[0] < high[0]
    assert low[1] > high[1]


def test_an_enemy_that_has_more_is_harder_to_beat() -> None:
    def chance(reputation: int) -> float:
        t = alone("doc-zimmer").given(day=3).enemy(reputation=reputation)
        t.view()
        return standing.chances(t.game.state)[0]  # type: ignore[arg-type]

    assert 0 < chance(4) < chance(0) < 1


def test_the_weights_are_those_that_make_victories_likely() -> None:
    """Of two numbers only the first decides; the second is noise."""
    rng = np.random.default_rng(3)
    lines = rng.normal(size=(9000, 2, 2))
    chance = 1 / (1 + np.exp(-1.5 * (lines[:, 0, 0] - lines[:, 1, 0])))
    first = (rng.random(9000) < chance).astype(float)
    found = fitted([(lines, np.column_stack([first, 1 - first]))])
    assert found == pytest.approx([1.5, 0.0], abs=0.2)


def test_a_game_that_runs_is_not_reviewed() -> None:
    with pytest.raises(BadLog, match="Only a finished game"):
        review(saloon.new("goat", players=2, seed=1), 0, Random(1))


def test_calibration_counts_what_came() -> None:
    found = calibration([(0.1, False), (0.1, False), (0.9, True), (1.0, True)])
    assert found["brier"] == pytest.approx((0.01 + 0.01 + 0.01 + 0) / 4)
    assert [row["count"] for row in found["bins"]] == [2, 2]
    assert calibration([])["brier"] is None


def test_turning_points_are_the_largest_changes() -> None:
    curve = [
        {"step": k, "seat": k % 2, "choice": str(k), "chances": [chance, 1 - chance]}
        for k, chance in enumerate([0.5, 0.55, 0.2, 0.9])
    ]
    assert [row["choice"] for row in turning_points(curve, 0, 2)] == ["3", "2"]


def test_a_hint_says_what_a_hire_brings() -> None:
    """Where nothing hangs on a bluff or a doubt, by where playouts of it and of the alternative lead."""

    def more(ends: int = 1, **of: float) -> list[tuple[dict[str, float], dict[str, float]]]:
        """So many mornings at which somebody has so much more than with the alternative."""
        return [(dict.fromkeys(HELD, 0.0) | of, dict.fromkeys(HELD, 0.0))] * ends

    morning = {"when": "morning"}
    assert gains([*more(10, tech=1, money=3), *more(10, tech=1, money=3, henchmen=-1)]) == [
        Reason("because-more-tech", morning),
        Reason("because-more-money", morning | {"amount": 3}),
    ]
    assert gains(more(8, money=4, henchmen=-1)) == [
        Reason("because-more-money", morning | {"amount": 4}),
        Reason("because-less-henchmen", morning),
    ]
    assert gains(more(8, first=1, ahead=-1), rivals=3) == [
        Reason("because-more-first", morning),
        Reason("because-less-ahead", morning | {"count": 3}),
    ]
    assert gains(more(8, tech=-1)) == [], "nothing speaks for it"
    assert gains([*more(1, tech=5), *more(1, tech=-4)] * 8) == [], "what may be luck is not told"


def test_after_the_last_day_only_the_end_counts() -> None:
    """Nobody has anything more of scoundrels, marks or the start of a day that does not come."""
    game = saloon.new("scoundrels", players=2, options={"days": 2}, seed=3)
    assert had(game.state, 0).keys() == HELD.keys()
    while game.decision is not None:
        game.apply(game.decision.seat, game.decision.choices[0])
    assert set(had(game.state, 0)) == {"tech", "ahead"}
    ends = [({"tech": 2.0, "ahead": 1.0}, {"tech": 0.0, "ahead": 0.0})] * 8
    assert gains(ends) == [
        Reason("because-more-tech", {"when": "end"}),
        Reason("because-more-ahead", {"when": "end", "count": 1}),
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_gain_has_its_sentences(lang: str) -> None:
    said = words_for(saloon.new("scoundrels"), lang)
    for name, much in itertools.product(HELD, ("more", "less")):
        for when, count in itertools.product(("morning", "end"), (1, 3)):
            key = f"because-{much}-{name}"
            sentence = worded(said, key, {"when": when, "count": count, "amount": 2})
            assert sentence.endswith(".")
            assert key not in sentence


def test_a_hint_says_no_more_for_a_choice_than_for_a_better_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """What speaks for a choice is not said above the word that the next one is liked better."""
    game = saloon.new("scoundrels", players=2, options={"days": 3}, seed=3)
    while game.decision is not None and game.decision.kind != "hire":
        game.apply(game.decision.seat, game.decision.choices[0])
    assert game.decision is not None
    seat, legal = game.decision.seat, list(game.decision.choices)
    view: Any = game.view(seat)
    events: Any = game.events(seat)
    senses = type(senses_of("scoundrels"))
    monkeypatch.setattr(senses, "brings", lambda *_: [Reason("because-more-tech", {"when": "morning"})])
    for cost, told in ((0.05, True), (-0.02, True), (-0.05, False)):
        monkeypatch.setattr(senses, "gap", lambda *_, cost=cost: cost)
        found = hint(view, events, legal, Random(1), "top", Budget(iterations=20))
        assert bool(found["reasons"]) is told


def test_a_hint_of_a_hire_is_said_in_both_languages() -> None:
    game = saloon.new("scoundrels", players=2, options={"days": 3}, seed=3)
    rng = Random(3)
    told = 0
    while (question := game.decision) is not None and told < 1:
        view: Any = game.view(question.seat)
        events: Any = game.events(question.seat)
        legal = list(question.choices)
        if question.kind == "hire" and len(legal) > 2:
            found = hint(view, events, legal, Random(1), "top", Budget(iterations=40))
            for reason in found["reasons"]:
                assert reason["key"].removeprefix("because-")[5:] in HELD
                said = {worded(words_for(game, lang), reason["key"], reason["facts"]) for lang in LANGUAGES}
                assert len(said) == len(LANGUAGES)
                told += 1
        game.apply(question.seat, bots.get("greedy").act(view, events, legal, rng))
    assert told
