"""Goat again in another world: a round that a seat cannot tell from the true one."""

import random
from typing import Any

import saloon
from saloon import Game
from saloon.games.goat.engine.choices import OFFER, offer_code
from saloon.games.goat.engine.events import DREW, GAMBLED, REMOVED_DOWN, ROUND
from saloon.games.goat.engine.state import (
    CARD,
    CLAIM,
    GAIN,
    HAND,
    NOBODY,
    TO,
    TOKEN,
    TURN,
    GoatState,
    mask_of,
)
from saloon.kernel.journal import HEAD
from saloon.testing.game import encoded, onlookers, pick


def cards(mask: int) -> list[int]:
    return [card for card in range(15) if mask >> card & 1]


def draws(w: GoatState) -> list[int]:
    """All characters of the round in the order in which they were drawn, then the deck as it will be."""
    drawn: list[int] = []
    left = 0
    for at in range(0, len(w.turns), TURN):
        drawn += cards(w.turns[at + HAND] & ~left)
        left = w.turns[at + HAND] & ~(1 << w.turns[at + CARD])
    return drawn + cards(mask_of(w.hand) & ~left) + w.deck[::-1]


def other_world(start: Game, w: GoatState) -> Game:
    """The round again from its first decision, with what `w` has where the seat cannot look."""
    game = start.clone()
    s = game.state
    assert isinstance(s, GoatState)
    order = draws(w)
    size = len(s.hand)
    assert len(order) == size + len(s.deck)
    s.hand[:] = sorted(order[:size])
    s.deck[:] = order[size:][::-1]
    s.removed_down = w.removed_down
    s.gains[:] = w.gains[: len(s.gains)]
    s.tokens[:] = reserves(s.gains, len(s.tokens))
    s.journal = start.journal.copy()
    rewrite(s.journal.data, s)
    return game


def reserves(gains: list[int], size: int) -> list[int]:
    tokens = [0] * size
    for at in range(0, len(gains), GAIN):
        giver, to, kind, count = gains[at : at + GAIN]
        tokens[to * 5 + kind] += count
        if giver != NOBODY:
            tokens[giver * 5 + kind] -= count
    return tokens


def rewrite(data: list[int], s: GoatState) -> None:
    """What was written down of this round's deal and of all random tokens, as it is in the other world."""
    at, records = 0, []
    while at < len(data):
        records.append(at)
        at += HEAD + data[at + 2]
    begun = max(at for at in records if data[at] == ROUND)
    taken = iter([s.gains[at + TOKEN] for at in range(0, len(s.gains), GAIN) if s.gains[at] != NOBODY])
    for at in records:
        if data[at] == GAMBLED:
            data[at + HEAD + 2] = next(taken)
        if at > begun and data[at] == REMOVED_DOWN:
            data[at + HEAD] = s.removed_down
        elif at > begun and data[at] == DREW:
            data[at + HEAD + 2] = mask_of(s.hand)


def told(game: Game, seat: int | None) -> tuple[bytes, bytes, list[str]]:
    """All that leaves the engine for one seat."""
    log = game.notation(seat=seat)
    return encoded(game.view(seat)), encoded(game.events(seat)), log.partition("begin\n")[2].splitlines()


def cards_offered(w: GoatState) -> list[int]:
    return [
        offer_code(w.turns[at + CARD], w.turns[at + CLAIM], w.turns[at + TO])
        for at in range(0, len(w.turns), TURN)
    ]


def check_round(start: Game, choices: list[tuple[int, int]], dice: random.Random) -> int:
    """For each onlooker: another world that fits the end of this stretch of a round, and the same choices in it."""
    moments = [start]
    for seat, code in choices:
        moments.append(moments[-1].clone())
        moments[-1].apply(seat, code)
    differs = 0
    for seat in onlookers(start):
        w = saloon.determinize(moments[-1].view(seat), dice).state
        assert isinstance(w, GoatState)
        offers = iter(cards_offered(w))
        game = other_world(start, w)
        assert told(game, seat) == told(start, seat)
        for (chooser, code), moment in zip(choices, moments[1:], strict=True):
            game.apply(chooser, code if code < OFFER else next(offers))
            assert told(game, seat) == told(moment, seat), (seat, moment.notation())
        assert rest(w) == rest(game.state)
        differs += rest(w) != rest(moments[-1].state)
    return differs


def rest(s: Any) -> dict[str, object]:
    facts = dict(s.facts())
    del facts["draws"]
    return facts


def interfere(game: Game, dice: random.Random) -> int:
    """Stretches of rounds, each from the first decision of its round."""
    differs = 0
    start, choices = game.clone(), list[tuple[int, int]]()
    stop = dice.randrange(24)
    while (choice := pick(game, dice)) is not None:
        before = game.state.round
        game.apply(*choice)
        if game.state.round != before or game.decision is None:
            if len(choices) < stop:
                differs += check_round(start, choices, dice)
            start, choices, stop = game.clone(), [], dice.randrange(24)
            continue
        choices.append(choice)
        if len(choices) == stop:
            differs += check_round(start, choices, dice)
    return differs
