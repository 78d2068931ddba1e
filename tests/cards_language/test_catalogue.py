"""The catalogue of both boxes: what is in it, in which order, and that the trees on file are current."""

from __future__ import annotations

import doctest
import json
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from saloon import rules
from saloon.errors import BadCatalogue, BadOption
from saloon.games.scoundrels import catalogue as c
from saloon.games.scoundrels.cards import parse, render
from saloon.games.scoundrels.catalogue import BASE, DOUBLE_OR_NOTHING
from saloon.games.scoundrels.catalogue.entries import COLOURS, LEVELS, PROVENANCE
from saloon.games.scoundrels.catalogue.reading import HERE
from tests.cards_language.phrases import entries

ROOT = Path(__file__).parents[2]
BOXES = (BASE, DOUBLE_OR_NOTHING)


def test_the_trees_on_file_are_current() -> None:
    run = subprocess.run(
        [sys.executable, "tools/trees.py", "--check"], cwd=ROOT, capture_output=True, text=True
    )
    assert run.returncode == 0, run.stderr


def test_the_counts_of_the_base_game() -> None:
    base = c.load()
    assert [Counter(j.colour for j in base.jobs)[colour] for colour in COLOURS] == [16, 22, 22]
    assert [Counter(t.level for t in base.traits)[level] for level in LEVELS] == [40, 10]
    assert (len(base.strategies), len(base.safes), len(base.sheriff), len(base.abilities)) == (8, 18, 4, 4)
    assert (len(base.setups), sum(s.wild for s in base.setups), len(base.leaders)) == (9, 3, 4)
    assert sum(mark.count for mark in base.marks) == base.game.marks_per_player == 7
    assert [base.reputation.tech(n) for n in range(-2, 7)] == list(range(-2, 7))
    assert base.setup(2, 3).blue == 20
    assert base.setup(3, 2, wild=True).purple == 22
    assert base.game.safe_limit == 0
    assert (base.mods, base.enemies, base.solo) == ((), (), None)


def test_the_counts_of_double_or_nothing() -> None:
    both = c.load(DOUBLE_OR_NOTHING)
    assert [Counter(j.colour for j in both.jobs)[colour] for colour in COLOURS] == [22, 29, 29]
    assert [Counter(t.level for t in both.traits)[level] for level in LEVELS] == [60, 15]
    assert (len(both.strategies), len(both.safes), len(both.mods), len(both.automa)) == (12, 18, 14, 32)
    assert sum(place.scoundrel for place in both.places) == 7
    assert sum(debt.count for debt in both.debts) == 16
    assert [s.price for s in both.debt_spaces] == [2, 3, 4, 5]
    assert all(safe.text for safe in both.safes)
    assert both.setup(3, 1).green == 5
    assert {"outlaw", "barber"} & {job.id for job in both.jobs} == set()
    assert both.job("outlaw-revised").replaces == "outlaw"
    assert "X40" in both.job("marshal").rulings
    assert "X40" not in c.load().job("marshal").rulings


def test_the_order_is_that_of_the_files() -> None:
    file = tomllib.loads((HERE / "jobs.toml").read_text(encoding="utf-8"))
    ids = [job["id"] for job in file["job"]]
    assert [job.id for job in c.load().jobs] == ids
    both = [job.id for job in c.load(DOUBLE_OR_NOTHING).jobs]
    assert both[:58] == [ident for ident in ids if ident not in ("barber", "outlaw")]


@pytest.mark.parametrize("box", BOXES)
def test_every_text_has_its_tree(box: str) -> None:
    cat = c.load(box)
    for job in cat.jobs:
        assert job.tree == parse.parse_text(job.text)
    for trait in cat.traits:
        assert trait.timing_tree == parse.parse_timing(trait.timing)
        assert bool(trait.requirement) == bool(trait.requirement_tree)
        assert bool(trait.after) == bool(trait.after_tree)
    for enemy in cat.enemies:
        for side in (enemy.normal, enemy.expert):
            assert side.score_tree == parse.parse_text(side.score)


@pytest.mark.parametrize("box", BOXES)
def test_every_ruling_exists(box: str) -> None:
    for entry in c.load(box).all():
        for ident in entry.rulings:
            assert rules.find(ident)[1].id == ident


def test_our_own_cards_say_where_they_come_from() -> None:
    for file, entry in entries():
        if "name_en" in entry and "known" in entry:
            assert entry["provenance"] in PROVENANCE, (file, entry["id"])
            assert entry["provenance"] == "original" or entry["source"], (file, entry["id"])
            assert set(entry["known"]) <= set(entry)
            if entry["provenance"] == "rulebook":
                assert {"text", "timing"} & set(entry["known"]), (file, entry["id"])
            if entry["provenance"] == "partial":
                assert entry["note"], (file, entry["id"])


@pytest.mark.parametrize(
    ("card", "field", "value"),
    [
        ("prospector", "text", "Gain $3."),
        ("banker", "text", "Gain $4."),
        ("outlaw", "text", "Spend $2 to steal a safe from a site."),
        ("outlaw", "colour", "black"),
        ("prisoner", "colour", "black"),
        ("dog", "text", "Discard this to scout a safe at a site, then mark it."),
        ("investor", "text", "Gain $1 for each poker card you have played today."),
        ("horse", "text", "Use another scoundrel on your sheet."),
        ("innkeeper", "text", "Use a scoundrel in the Saloon."),
        ("gravedigger", "text", "Use the top scoundrel of the discard pile."),
        ("inventor", "text", "Steal an unused safe."),
        ("filthy", "timing", "slots 2, 5"),
        ("cybernetic", "timing", "slots A, 2"),
        ("elderly", "timing", "start of your turn"),
        ("elderly", "after", "discard this"),
        ("helpful", "timing", "after the scoundrel to the left"),
        ("generous", "requirement", "while you have $0"),
        ("reckless", "modifier", "use-twice"),
        ("stunning", "modifier", "use-twice"),
    ],
)
def test_a_known_fact_does_not_change_by_accident(card: str, field: str, value: str) -> None:
    entry = next(e for e in c.load().all() if e.id == card)
    assert getattr(entry, field) == value


def test_cost_tech_and_name_combine() -> None:
    base = c.load()
    filthy, dog = base.trait("filthy"), base.job("dog")
    assert (filthy.dollars, dog.holes) == ((1, 3, 5, 6), (1, 3, 6))
    assert c.cost(filthy, dog) == 1
    assert c.name(filthy, dog) == "Filthy Dog"
    assert c.name(filthy, dog, "de") == "Hund (Dreckig)"
    assert c.tech(base.trait("cybernetic"), dog) == 1
    costs = [c.cost(t, j) for t in base.traits for j in base.jobs]
    assert (len(costs), min(costs), max(costs), round(sum(costs) / 3000, 2)) == (3000, 0, 7, 3.11)


def test_the_hash_names_what_is_played() -> None:
    assert c.load().hash == c.load().hash != c.load(DOUBLE_OR_NOTHING).hash
    assert len(c.load().hash) == 16
    assert c.load() is c.load()


def test_unknown_names_are_refused() -> None:
    with pytest.raises(BadOption, match="No box 'basis'; boxes: base, double-or-nothing"):
        c.load("basis")
    with pytest.raises(BadCatalogue, match="No job 'outlw'; did you mean 'outlaw'"):
        c.load().job("outlw")
    with pytest.raises(BadOption, match="No set-up for 5 players"):
        c.load().setup(2, 5)


def test_loading_needs_no_parser(record_property: Callable[[str, object], None]) -> None:
    """Measured in a fresh Python; the time is noted (make test -rP), not judged: machines differ."""
    program = (
        "import sys, json, time, saloon; t = time.perf_counter()\n"
        "from saloon.games.scoundrels import catalogue as c\n"
        "c.load(); c.load('double-or-nothing')\n"
        "print(json.dumps([time.perf_counter() - t, 'lark' in sys.modules]))"
    )
    out = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    seconds, lark = json.loads(out.stdout)
    assert not lark
    record_property("cold load of both boxes, ms", round(seconds * 1000))


@pytest.mark.parametrize("module", [c, parse, render])
def test_the_examples_in_the_code_are_true(module: ModuleType) -> None:
    assert doctest.testmod(module).failed == 0


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        (
            "Lose 1 reputation unless you send 1 of your henchmen to jail.",
            ["only an enemy's card, or one that counts at the end of the game, can say this"],
        ),
        ("Lose 1 reputation.", []),
    ],
)
def test_what_only_an_enemy_can_do_is_refused_on_a_players_card(text: str, wrong: list[str]) -> None:
    """It used to pass the check, and no game could be begun with it."""
    entry = f'[[ability]]\nid = "slot-3"\nslots = ["3"]\ntext = "{text}"\nprovenance = "original"\n'
    found = c.mistakes(entry, "mine.toml")
    assert [says in one for says, one in zip(wrong, found, strict=True)] == [True] * len(wrong), found
