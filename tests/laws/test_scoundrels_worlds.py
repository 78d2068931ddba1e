"""Worlds of 3000 Scoundrels: each as often as chance would deal it."""

import itertools
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import saloon
from saloon import Game
from saloon.games.scoundrels.engine.names import CARDS, SITE_SAFES, SLOTS
from saloon.games.scoundrels.engine.state import PUT, R_KIND, R_KNOWN, ROW_SIZE, TAKEN, ScoundrelsState
from saloon.testing.game import encoded, many, pick, step
from tests.laws.scoundrels import SCOUNDRELS, state_of


def test_a_history_of_which_every_play_was_shown_can_still_be_dealt() -> None:
    """The rarest of histories by chance alone: three days with all cards called."""
    for seed in range(12):
        game, dice = saloon.new("scoundrels", options={"days": 3}, seed=seed), random.Random(seed)
        while (state_of(game).day, state_of(game).turn) != (3, 8):
            step(game, dice)
        s = state_of(game)
        for at in range(0, len(s.poker), ROW_SIZE):
            if s.poker[at + R_KIND] in (PUT, TAKEN):
                s.poker[at + R_KNOWN] = -1
        view = game.view(None)
        assert encoded(saloon.determinize(view, dice).view(None)) == encoded(view)


# By brute force: every order of a poker deck, every hidden play, every shuffle, weighed.

Hand = frozenset[str]
World = tuple[Hand, tuple[str, ...], tuple[str, ...]]
"""Hand, deck (top first), slots by number with the faceup 0 last; an open slot is ""."""
Worlds = dict[World, float]


def worlds_of(view: dict[str, Any], seat: int) -> Worlds:
    """Where the poker cards of a seat can be, given what the viewer saw of them, if hidden plays are uniform."""
    worlds: Worlds = {}
    for order in itertools.permutations(CARDS):
        worlds[(frozenset(), order, ("",) * 7)] = 1.0
    for row in view["seen"]["poker"]:
        if row["seat"] == seat:
            after: Worlds = {}
            for world, weight in worlds.items():
                for new, part in outcomes(world, row):
                    after[new] = after.get(new, 0.0) + weight * part
            worlds = after
    total = sum(worlds.values())
    return {world: weight / total for world, weight in worlds.items()}


def outcomes(world: World, row: dict[str, Any]) -> Iterator[tuple[World, float]]:
    hand, deck, slots = world
    kind, card = row["kind"], row.get("card")
    at = (*CARDS[1:], "faceup").index(row["slot"]) if "slot" in row else 0
    if kind == "drew":
        if card in (None, deck[0]):
            yield (hand | {deck[0]}, deck[1:], slots), 1.0
    elif kind == "put":
        for chosen in hand:
            if card in (None, chosen):
                laid = slots[at] + chosen  # on the card that is taken up for it, with a swap
                yield (hand - {chosen}, deck, (*slots[:at], laid, *slots[at + 1 :])), 1 / len(hand)
    elif kind == "took":
        if card in (None, slots[at][0]):
            yield (hand | {slots[at][0]}, deck, (*slots[:at], slots[at][1:], *slots[at + 1 :])), 1.0
    elif kind == "top":
        if card in (None, deck[0]):
            yield world, 1.0
    elif kind == "shuffled":
        orders = list(itertools.permutations(deck))
        for order in orders:
            yield (hand, order, slots), 1 / len(orders)
    else:
        played = [one for one in slots if one]
        orders = list(itertools.permutations(played))
        for order in orders:
            yield (hand, deck + order, ("",) * 7), 1 / len(orders)


def world_of(s: ScoundrelsState, seat: int) -> World:
    hand = frozenset(CARDS[card] for card in range(7) if s.hand[seat] >> card & 1)
    deck = tuple(CARDS[card] for card in reversed(s.deck[seat]))
    slots = [CARDS[card] if card >= 0 else "" for card in s.slots[seat * SLOTS : (seat + 1) * SLOTS]]
    return hand, deck, (*slots, "0" if s.faceup[seat] else "")


def moments(seed: int) -> Iterator[Game]:
    """A game of two at its first days: after the first plays, late in a day, early in the next."""
    dice = random.Random(seed)
    options = {"days": 3, "starting_zero": seed % 3 == 2}
    game = saloon.new("scoundrels", players=2, options=options, seed=seed)
    stops = {(1, 1 + seed % 4), (1, 7), (2, 1 + seed % 3), (2, 6)}
    while (choice := pick(game, dice)) is not None and state_of(game).day < 3:
        game.apply(*choice)
        s = state_of(game)
        if (s.day, s.turn) in stops and game.decision is not None and game.decision.kind == "plan":
            stops.remove((s.day, s.turn))
            yield game


@pytest.mark.slow
@pytest.mark.soak
def test_poker_cards_lie_as_often_where_chance_would_have_put_them() -> None:
    """Nothing outside the support, and each card in the hand, in the deck and in each slot with its exact chance."""
    off = []
    size = 200
    for seed in range(many(3)):
        dice = random.Random(seed)
        for game in moments(seed):
            watcher = seed % 2
            for seat in (0, 1):
                view = game.view(watcher if seat != watcher else None)
                exact = worlds_of(view, seat)
                assert world_of(state_of(game), seat) in exact
                seen = Counter(world_of(state_of(saloon.determinize(view, dice)), seat) for _ in range(size))
                assert set(seen) <= set(exact)
                off += deviations(exact, seen, size)
    assert max(map(abs, off)) < 5
    assert abs(sum(off) / len(off)) < 0.2
    assert 0.7 < sum(z * z for z in off) / len(off) < 1.4


def deviations(exact: Worlds, seen: Counter[World], size: int) -> list[float]:
    """For every card and place: how far off its frequency is, in standard deviations."""
    chance: Counter[tuple[str, str]] = Counter()
    count: Counter[tuple[str, str]] = Counter()
    for world, part in exact.items():
        for fact in facts(world):
            chance[fact] += part  # type: ignore[assignment]
    for world, times in seen.items():
        for fact in facts(world):
            count[fact] += times
    out = []
    for fact, p in chance.items():
        if p > 1 - 1e-9:
            assert count[fact] == size
        elif size * p * (1 - p) > 5:
            out.append((count[fact] - size * p) / (size * p * (1 - p)) ** 0.5)
    return out


def facts(world: World) -> Iterator[tuple[str, str]]:
    hand, deck, slots = world
    for card in hand:
        yield card, "hand"
    for k, card in enumerate(deck):
        yield card, f"deck {k}"
    for k, card in enumerate(slots):
        if card:
            yield card, f"slot {k}"


def test_on_the_first_day_every_card_is_as_likely_in_a_hand_as_any_other() -> None:
    game = saloon.new("scoundrels", players=2, options={"first": 0}, seed=11)
    dice = random.Random(1)
    held: Counter[str] = Counter()
    for _ in range(700):
        held.update(world_of(state_of(saloon.determinize(game.view(0), dice)), 1)[0])
    assert set(held) == set(CARDS)
    assert all(abs(held[card] / 700 - 4 / 7) < 0.08 for card in CARDS)


def test_the_second_hand_is_what_was_not_in_the_first_and_one_card_of_it() -> None:
    """The played cards go under the deck, so that three of the four new ones are those that were left (SR105)."""
    game = saloon.new("scoundrels", players=2, options={"first": 0}, seed=11)
    while game.view(0)["day"] == 1:
        question = game.decision
        assert question is not None
        words = list(question.choices)
        dull = [word for word in words if word in ("pass", "keep", "office", "office sell-information")]
        game.apply(question.seat, dull[0] if dull else words[0])
    view = game.view(1)
    mine = [row["card"] for row in view["seen"]["poker"] if row["seat"] == 1 and row["kind"] == "drew"]
    assert len(mine) == 8
    assert len(set(mine[:7])) == 7
    exact = worlds_of(game.view(0), 1)
    chance = {card: sum(part for world, part in exact.items() if card in world[0]) for card in CARDS}
    assert all(abs(part - 4 / 7) < 1e-9 for part in chance.values())
    told = worlds_of(view, 1)
    assert {world[0] for world in told} == {frozenset(mine[4:])}


@pytest.mark.slow
@pytest.mark.soak
def test_unseen_safes_hold_each_gadget_that_is_left_equally_often() -> None:
    off = []
    size = 240
    for game, dice in SCOUNDRELS.games(4, salt=67):
        view = SCOUNDRELS.part(game, dice).view(dice.choice(game.seats))
        seen: Counter[tuple[int, int]] = Counter()
        for _ in range(size):
            seen.update(enumerate(state_of(saloon.determinize(view, dice)).gadget))
        for site in range(3):
            own = range(site * SITE_SAFES, (site + 1) * SITE_SAFES)
            unknown = [safe for safe in own if view["safes"][safe]["gadget"] is None]
            true = state_of(game).gadget
            left = {true[safe] for safe in unknown}
            for safe in own:
                found = {gadget for where, gadget in seen if where == safe}
                assert found <= left if safe in unknown else found == {true[safe]}
                if safe in unknown and len(left) > 1:
                    p = 1 / len(left)
                    off += [(seen[safe, k] - size * p) / (size * p * (1 - p)) ** 0.5 for k in left]
    assert max(map(abs, off)) < 5
    assert 0.6 < sum(z * z for z in off) / len(off) < 1.5


@pytest.mark.soak
def test_decks_to_come_hold_only_cards_that_nobody_has_seen() -> None:
    for game, dice in SCOUNDRELS.games(10, salt=68):
        SCOUNDRELS.part(game, dice)
        s, world = state_of(game), state_of(saloon.determinize(game.view(0), dice))
        box = s.box
        for kinds, real, made in (
            (box.trait_level, s.traits, world.traits),
            (box.job_colour, s.jobs, world.jobs),
            (box.job_colour, s.purples, world.purples),
        ):
            assert [kinds[card] for card in made] == [kinds[card] for card in real]
        assert not set(world.traits) & set(s.trait)
        assert not set(world.jobs + world.purples) & set(s.job)
