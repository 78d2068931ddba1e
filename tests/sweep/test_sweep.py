"""Every scoundrel works: all 3,000 (6,000 with the expansion) are used by timing, through others, hired and swapped.

`make test` uses every pair of a trait and a job once by its timing, and a part of all pairs on every other route;
`make soak` takes every route for every pair, several times.
"""

import random

import pytest

from saloon import _pure
from saloon.testing.game import soaking
from tests.rule import rule
from tests.sweep.stage import (
    BASE,
    EXPANSION,
    JOBS_OF,
    MADE,
    NEVER_OF,
    PAIRS_OF,
    TRAITS_OF,
    Watch,
    make_it,
    moment,
    through,
    use_it,
    vehicle_for,
)

VEHICLES = ("horse", "innkeeper", "gravedigger")
SOAK_ROUNDS = 10


BOXES = pytest.mark.parametrize("box", [BASE, EXPANSION])
BOX_AND_TRAIT = [(box, trait) for box, traits in TRAITS_OF.items() for trait in traits]
IMPOSSIBLE = [(box, trait, job) for box, pairs in NEVER_OF.items() for trait, job in pairs]
TRAIT_NUMBER = {trait: k for traits in TRAITS_OF.values() for k, trait in enumerate(traits)}
JOB_NUMBER = {job: k for jobs in JOBS_OF.values() for k, job in enumerate(jobs)}


def rounds() -> range:
    return range(SOAK_ROUNDS if soaking() else 1)


def part(trait: str, job: str, every: int) -> bool:
    """One pair of `every` in a plain run, each in a soak; which ones is spread over traits and jobs."""
    if soaking():
        return True
    every = max(1, every // 2) if _pure.compiled() else every
    return (TRAIT_NUMBER[trait] + 7 * JOB_NUMBER[job]) % every == 0


def test_there_are_3000_scoundrels_and_6000_with_the_expansion() -> None:
    assert len(set(PAIRS_OF[BASE])) == len(PAIRS_OF[BASE]) == 3000
    assert len(set(PAIRS_OF[EXPANSION])) == len(PAIRS_OF[EXPANSION]) == 6000


@rule("XR2")
@pytest.mark.slow
@pytest.mark.soak
@pytest.mark.parametrize(("box", "trait"), BOX_AND_TRAIT)
def test_every_scoundrel_is_used_with_an_effect(box: str, trait: str) -> None:
    """By its timing; the few that cannot are used through another scoundrel."""
    for turn in rounds():
        for job in JOBS_OF[box]:
            dice = random.Random(f"{trait} {job} {turn}")
            if (trait, job) in NEVER_OF[box]:
                use_it(through(trait, job, dice, vehicle_for(job), box), dice)
            else:
                use_it(moment(trait, job, dice, box), dice)


@pytest.mark.parametrize(("box", "trait", "job"), IMPOSSIBLE)
def test_a_few_can_never_be_used_by_their_timing(box: str, trait: str, job: str) -> None:
    dice = random.Random(f"{trait} {job}")
    watch = Watch(moment(trait, job, dice, box), dice)
    while (question := watch.game.decision) is not None:
        assert f"use {job}" not in question.choices
        watch.apply(question.seat, watch.wish(list(question.choices)))


@pytest.mark.slow
@pytest.mark.soak
@BOXES
@pytest.mark.parametrize("vehicle", VEHICLES)
def test_scoundrels_are_used_through(vehicle: str, box: str) -> None:
    for turn in rounds():
        for trait, job in PAIRS_OF[box]:
            if job != vehicle and part(trait, job, 12 if box == BASE else 25):
                dice = random.Random(f"{trait} {job} {vehicle} {turn}")
                use_it(through(trait, job, dice, vehicle, box), dice)


@pytest.mark.slow
@pytest.mark.soak
@BOXES
@pytest.mark.parametrize("route", MADE)
def test_scoundrels_come_to_be(route: str, box: str) -> None:
    for turn in rounds():
        for trait, job in PAIRS_OF[box]:
            if job != route and part(trait, job, 12 if box == BASE else 25):
                dice = random.Random(f"{trait} {job} {route} {turn}")
                make_it(MADE[route](trait, job, dice, box), dice)
