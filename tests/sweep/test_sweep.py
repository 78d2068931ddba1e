"""Every scoundrel works: all 3,000 are used by their timing, through others, hired and made by swaps.

`make test` uses every pair of a trait and a job once by its timing, and a part of all pairs on every other route;
`make soak` takes every route for every pair, several times.
"""

import random

import pytest

from saloon import _pure
from tests.laws.game import soaking
from tests.sweep.stage import (
    JOBS,
    MADE,
    NEVER,
    PAIRS,
    TRAITS,
    Watch,
    make_it,
    moment,
    through,
    use_it,
    vehicle_for,
)

VEHICLES = ("horse", "innkeeper", "gravedigger")
SOAK_ROUNDS = 10


def rounds() -> range:
    return range(SOAK_ROUNDS if soaking() else 1)


def part(trait: str, job: str, every: int) -> bool:
    """One pair of `every` in a plain run, each in a soak; which ones is spread over traits and jobs."""
    if soaking():
        return True
    every = max(1, every // 2) if _pure.compiled() else every
    return (list(TRAITS).index(trait) + 7 * list(JOBS).index(job)) % every == 0


def test_there_are_3000_scoundrels() -> None:
    assert len(PAIRS) == len(set(PAIRS)) == 3000


@pytest.mark.slow
@pytest.mark.soak
@pytest.mark.parametrize("trait", TRAITS)
def test_every_scoundrel_is_used_with_an_effect(trait: str) -> None:
    """By its timing; the few that cannot are used through another scoundrel."""
    for turn in rounds():
        for job in JOBS:
            dice = random.Random(f"{trait} {job} {turn}")
            if (trait, job) in NEVER:
                use_it(through(trait, job, dice, vehicle_for(job)), dice)
            else:
                use_it(moment(trait, job, dice), dice)


@pytest.mark.parametrize(("trait", "job"), NEVER)
def test_a_few_can_never_be_used_by_their_timing(trait: str, job: str) -> None:
    dice = random.Random(f"{trait} {job}")
    watch = Watch(moment(trait, job, dice), dice)
    while (question := watch.game.decision) is not None:
        assert f"use {job}" not in question.choices
        watch.apply(question.seat, watch.wish(list(question.choices)))


@pytest.mark.slow
@pytest.mark.soak
@pytest.mark.parametrize("vehicle", VEHICLES)
def test_scoundrels_are_used_through(vehicle: str) -> None:
    for turn in rounds():
        for trait, job in PAIRS:
            if job != vehicle and part(trait, job, 12):
                dice = random.Random(f"{trait} {job} {vehicle} {turn}")
                use_it(through(trait, job, dice, vehicle), dice)


@pytest.mark.slow
@pytest.mark.soak
@pytest.mark.parametrize("route", MADE)
def test_scoundrels_come_to_be(route: str) -> None:
    for turn in rounds():
        for trait, job in PAIRS:
            if job != route and part(trait, job, 12):
                dice = random.Random(f"{trait} {job} {route} {turn}")
                make_it(MADE[route](trait, job, dice), dice)
