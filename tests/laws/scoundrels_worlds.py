"""3000 Scoundrels again in another world: a stretch of a day that a seat cannot tell from the true one.

A stretch of a day is played. Then a world is drawn that the seat could not tell from the true one at its end, the
stretch's beginning is laid out again as it was in that world, and the same public choices are made there. Whatever
leaves the engine for the seat (view, events, log) must be the same after every choice.
"""

import random
from typing import Any

import saloon
from saloon import Game
from saloon.contract import SPECTATOR, Events
from saloon.games.scoundrels.engine import choices as c
from saloon.games.scoundrels.engine.mutators import AUTOMA_DEALT, MODS
from saloon.games.scoundrels.engine.names import NOBODY, SLOTS
from saloon.games.scoundrels.engine.state import (
    C_SIZE,
    C_VALUE,
    D_SIZE,
    DRAWN,
    MIXED,
    PUT,
    R_CARD,
    R_KIND,
    R_SEAT,
    R_SLOT,
    ROW_SIZE,
    TAKEN,
    UNDER,
    ScoundrelsState,
)
from saloon.testing.game import encoded, onlookers, pick


def other_world(start: Game, end: Game, w: ScoundrelsState, choices: list[tuple[int, int]]) -> Game:
    """The beginning of the stretch, with what `w` has where the seat cannot look."""
    game = start.clone()
    s = game.state
    assert isinstance(s, ScoundrelsState)
    s.gadget[:] = w.gadget
    if s.expanded:
        relabel(start, w, s, choices)
    # What was made in the stretch lay on top of the decks, the first one topmost.
    made = [event for event in end.events(None, len(start.events(None))) if event["kind"] == "created"][::-1]
    names = game.rules.names
    s.traits[:] = w.traits + [names.traits.index(event["trait"]) for event in made]
    # Which of Wild Saloon's two decks a new job came from is plain from its colour.
    new = [names.jobs.index(event["job"]) for event in made]
    wild = s.box.wild_saloon
    s.purples[:] = w.purples + [job for job in new if wild and s.box.job_colour[job] == 1]
    s.jobs[:] = w.jobs + [job for job in new if not wild or s.box.job_colour[job] != 1]
    shown = [
        event["automa"] for event in end.events(None, len(start.events(None))) if event["kind"] == "automa"
    ]
    s.automa[:] = w.automa + [names.automa.index(card) for card in reversed(shown)]
    for seat in range(s.n):
        rewind(s, w, seat)
    # The faces of earlier cards too; who had seen them by then stays as it was.
    s.poker[R_CARD::ROW_SIZE] = w.poker[R_CARD : len(s.poker) : ROW_SIZE]
    return game


LABEL = 1000
"""Debts and mods with numbers of their own, to follow where each goes."""


def tokens(s: ScoundrelsState) -> list[list[int]]:
    """All debts, place by place, as lists that can be written to; gaps are -1."""
    return [s.debts, s.supply, s.carried, s.drawn]


def relabel(start: Game, w: ScoundrelsState, s: ScoundrelsState, choices: list[tuple[int, int]]) -> None:
    """Debts at the beginning as they must have been if they are at the end as in `w`.

    The stretch is played again with a number of its own on every debt: the rules do not look at them. Lost debts were
    shown to all, so those are what they were.
    """
    twin = start.clone()
    marked = twin.state
    assert isinstance(marked, ScoundrelsState)
    values: dict[int, int] = {}
    for part, step in ((0, 1), (1, 1), (2, C_SIZE), (3, D_SIZE)):
        row = tokens(marked)[part]
        for at in range(C_VALUE if step > 1 else 0, len(row), step):
            if row[at] != NOBODY:
                values[LABEL + len(values)] = row[at]
                row[at] = LABEL + len(values) - 1
    labelled = [list(part) for part in tokens(marked)]
    for seat, code in choices:
        twin.apply(seat, code)
    now = twin.state
    assert isinstance(now, ScoundrelsState)
    for mine, theirs in zip(tokens(now), tokens(w), strict=True):
        for label, value in zip(mine, theirs, strict=True):
            if label >= LABEL and label in values:
                values[label] = value
    for part, row in enumerate(tokens(s)):
        row[:] = [values.get(label, label) for label in labelled[part]]
    follow_mods(start, w, s, choices)


def follow_mods(start: Game, w: ScoundrelsState, s: ScoundrelsState, choices: list[tuple[int, int]]) -> None:
    """The same for mods."""
    twin = start.clone()
    marked = twin.state
    assert isinstance(marked, ScoundrelsState)
    for row in (marked.mod, marked.spare_mods):
        row[:] = [mod if mod == NOBODY else LABEL + mod for mod in row]
    for seat, code in choices:
        twin.apply(seat, code)
    now = twin.state
    assert isinstance(now, ScoundrelsState)
    pairs = zip([*now.mod, *now.spare_mods], [*w.mod, *w.spare_mods], strict=True)
    was = {label - LABEL: mod for label, mod in pairs if label != NOBODY}
    for row in (s.mod, s.spare_mods):
        row[:] = [mod if mod == NOBODY else was[mod] for mod in row]


def rewind(s: ScoundrelsState, w: ScoundrelsState, seat: int) -> None:
    """The poker cards of a seat in `w`, taken back to where they were at the beginning."""
    hand, deck = w.hand[seat], w.deck[seat][:]
    slots, below = [*w.slots[seat * SLOTS : (seat + 1) * SLOTS], NOBODY], NOBODY
    for at in range(len(w.poker) - ROW_SIZE, len(s.poker) - ROW_SIZE, -ROW_SIZE):
        kind, owner, slot, card = (w.poker[at + k] for k in (R_KIND, R_SEAT, R_SLOT, R_CARD))
        if owner != seat:
            continue
        if kind == DRAWN:
            hand &= ~(1 << card)
            deck.append(card)
        elif kind == TAKEN and slots[slot] == NOBODY:  # taken back
            hand &= ~(1 << card)
            slots[slot] = card
        elif kind == TAKEN:  # for the card that was put there just before
            hand &= ~(1 << card)
            below = card
        elif kind == PUT:
            hand |= 1 << card
            slots[slot], below = below, NOBODY
    s.hand[seat] = hand
    s.deck[seat][:] = deck
    s.slots[seat * SLOTS : (seat + 1) * SLOTS] = slots[:SLOTS]


def in_world(code: int, chooser: int, seat: int | None, now: ScoundrelsState, w: ScoundrelsState) -> int:
    """The same choice with the card that lies there in the other world."""
    if chooser == seat:
        return code
    at = len(now.poker)
    if c.PLAY <= code < c.SEAT:
        return c.PLAY + w.poker[at + R_CARD] * SLOTS + (code - c.PLAY) % SLOTS
    if c.EXCHANGE <= code < c.STRATEGY_CARD:
        return c.EXCHANGE + w.poker[at + R_CARD] * SLOTS + (code - c.EXCHANGE) % SLOTS
    return code


def told(game: Game, seat: int | None, since: int) -> tuple[bytes, bytes]:
    """What leaves the engine for one seat: its view, and its events from a place in the journal on."""
    journal, viewer = game.journal, SPECTATOR if seat is None else seat
    events = Events(game.rules, journal, since, len(journal.data), viewer)
    return encoded(game.view(seat)), encoded(list(events))


def lines(game: Game, seat: int | None) -> list[str]:
    return game.notation(seat=seat).partition("begin\n")[2].splitlines()[:-1]


def check_stretch(moments: list[Game], choices: list[tuple[int, int]], dice: random.Random) -> int:
    start, end = moments[0], moments[-1]
    differs = 0
    for seat in onlookers(start):
        w = saloon.determinize(end.view(seat), dice).state
        assert isinstance(w, ScoundrelsState)
        game = other_world(start, end, w, choices)
        since, log = len(game.journal.data), len(lines(game, seat))
        assert told(game, seat, since) == told(start, seat, since)
        for (chooser, code), moment in zip(choices, moments[1:], strict=True):
            now = game.state
            assert isinstance(now, ScoundrelsState)
            game.apply(chooser, in_world(code, chooser, seat, now, w))
            assert told(game, seat, since) == told(moment, seat, since), (seat, moment.notation())
            since = len(game.journal.data)
            assert since == len(moment.journal.data)
        assert lines(game, seat)[log:] == lines(end, seat)[log:]
        assert hidden(game.state) == hidden(w)
        differs += hidden(w) != hidden(end.state)
    return differs


def hidden(state: Any) -> dict[str, object]:
    keys = {"gadget", "traits", "jobs", "purples", "hand", "deck", "slots", "poker", "strategy"}
    keys |= {"debts", "supply", "carried", "drawn", "mod", "spare_mods", "automa"}
    return {key: value for key, value in state.facts().items() if key in keys}


def ends(before: ScoundrelsState, after: ScoundrelsState) -> bool:
    """A shuffle of poker cards: what comes after it hangs on chance, and begins a new stretch."""
    rows = after.poker[len(before.poker) :: ROW_SIZE]
    if after.mixings != before.mixings or any(
        after.draws[k] != before.draws[k] for k in (MODS, AUTOMA_DEALT)
    ):
        return True
    return after.day != before.day or any(kind in (MIXED, UNDER) for kind in rows) or after.top < 0


def interfere(game: Game, dice: random.Random) -> int:
    """Stretches between shuffles, every other one."""
    differs = 0
    moments, choices = [game.clone()], list[tuple[int, int]]()
    length = 5 + dice.randrange(60)
    while (choice := pick(game, dice)) is not None:
        game.apply(*choice)
        before, after = moments[-1].state, game.state
        assert isinstance(before, ScoundrelsState)
        assert isinstance(after, ScoundrelsState)
        if ends(before, after) or len(choices) >= length or before.day == 0:
            if before.day and dice.random() < 0.5:
                differs += check_stretch(moments, choices, dice)
            moments, choices, length = [game.clone()], [], 5 + dice.randrange(60)
            continue
        choices.append(choice)
        moments.append(game.clone())
    return differs
