"""What a Goat position promises each seat, and the playouts that ask it: the inner loops of bots.

The weights come from outside (`bots/weights.json`): here are only the features and how they become chances.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from saloon.games.goat.engine.choices import ACCEPT, REFUSE
from saloon.games.goat.engine.flow import must_accept
from saloon.games.goat.engine.names import CHARLATAN, DANCER, GAMBLER, GUNSLINGER, HOW_MANY, ROBBER, SHERIFF
from saloon.games.goat.engine.state import CARD, NOBODY, TURN, GoatState
from saloon.kernel.core import State
from saloon.kernel.outlook import Outlook, fair, tries
from saloon.kernel.playout import Guide, tried

FEATURES: Final = (
    "money", "loot", "loot in danger", "stash", "stash in danger", "shooting", "may shoot", "arresting",
    "arresting the robber", "arresting the charlatan", "dancing", "dancing with the gambler", "gambling",
    "share of the goods", "elixirs that come back", "hats", "starts",
)  # fmt: skip


def in_play(s: GoatState, card: i64) -> bool:
    return s.control[card] != NOBODY


def features(s: GoatState, seat: i64) -> list[float]:
    """What a seat has and is about to get, one number for each of FEATURES."""
    control = s.control
    law = in_play(s, SHERIFF) and not in_play(s, GUNSLINGER)
    loot: i64 = 0
    if control[ROBBER] == seat and s.loot:
        loot = s.loot * s.table.values[s.loot_place]
    stash: i64 = s.stash if control[CHARLATAN] == seat else 0
    shooter = control[GUNSLINGER] == seat
    lawman = control[SHERIFF] == seat and not in_play(s, GUNSLINGER)
    hats: i64 = s.hats[seat]
    starts = s.last == seat if s.last != NOBODY else s.start == seat
    return [
        float(s.money(seat)),
        float(loot),
        float(loot) if law else 0.0,
        float(stash),
        float(stash) if law else 0.0,
        1.0 if shooter and in_play(s, SHERIFF) else 0.0,
        1.0 if shooter and not in_play(s, SHERIFF) else 0.0,
        1.0 if lawman else 0.0,
        1.0 if lawman and in_play(s, ROBBER) else 0.0,
        1.0 if lawman and in_play(s, CHARLATAN) else 0.0,
        1.0 if control[DANCER] == seat and not in_play(s, GAMBLER) else 0.0,
        1.0 if control[DANCER] == seat and in_play(s, GAMBLER) else 0.0,
        1.0 if control[GAMBLER] == seat and not in_play(s, DANCER) else 0.0,
        goods(s) * float(hats) / float(hats_left(s)) if hats else 0.0,
        float(s.elixirs[seat]) if law else 0.0,
        float(hats),
        1.0 if starts else 0.0,
    ]


def goods(s: GoatState) -> float:
    """Dollars that lie at the locations."""
    total: i64 = 0
    for place in s.table.locations:
        total += s.loc_tokens[place] * s.table.values[place] + s.loc_coins[place]
    return float(total)


def hats_left(s: GoatState) -> i64:
    total: i64 = 0
    for left in s.hats:
        total += left
    return total


class GoatOutlook(Outlook):
    """The Goat game in dollars."""

    def __init__(self, dollars: list[float], sharpness: list[float], by_score: bool) -> None:
        super().__init__(sharpness, by_score)
        self.dollars: list[float] = dollars
        """What each feature is worth."""

    def worth(self, state: State, seat: i64) -> float:
        s = cast(GoatState, state)
        if s.top < 0:
            return float(s.money(seat))
        total = 0.0
        seen = features(s, seat)
        for k in range(len(seen)):
            total += self.dollars[k] * seen[k]
        return total

    def left(self, state: State) -> float:
        """Rounds still to be played, with what is left of this one."""
        s = cast(GoatState, state)
        return float(s.table.rounds - s.round) + float(hats_left(s)) / float(s.n * s.table.hats)

    def victory(self, state: State) -> list[float]:
        return victory(cast(GoatState, state))


def victory(s: GoatState) -> list[float]:
    """Who has won, shared among equals (GR70 to GR73)."""
    ranks: list[int] = [
        (s.money(seat) * 1000 + s.coins[seat]) * 1000 + s.token_count(seat) for seat in range(s.n)
    ]
    best = max(ranks)
    share = 1.0 / float(ranks.count(best))
    return [share if rank == best else 0.0 for rank in ranks]


class ThisRound(Guide):
    """Chance, until the round is over."""

    def __init__(self, round_: i64) -> None:
        self.round: i64 = round_

    def enough(self, s: State) -> bool:
        return cast(GoatState, s).round != self.round


def answered(s: GoatState, outlook: Outlook, seed: int, times: i64) -> list[float]:
    """An offer waits for its answer: what comes of it, for every card of the dealer that may lie there.

    Cards in their order; for each, what dealer and asked may hope for if it is accepted, then if it is refused: the
    mean of `times` playouts of the round, or with none exactly what playouts tend to.
    """
    dealer = s.holder
    to = s.offer_to
    mask: i64 = 1 << s.offer_card
    for card in s.hand:
        one: i64 = card
        mask |= 1 << one
    forced = must_accept(s)
    guide = ThisRound(s.round)
    out: list[float] = []
    for card in range(HOW_MANY):
        one = card
        if not (mask >> one) & 1:
            continue
        t = s.clone()
        t.offer_card = card
        t.turns[len(t.turns) - TURN + CARD] = card
        t.hand = [other for other in range(HOW_MANY) if (mask >> other) & 1 and other != card]
        taken = after(t, ACCEPT, outlook, guide, seed, times)
        left = taken if forced else after(t, REFUSE, outlook, guide, seed, times)
        out.append(taken[dealer])
        out.append(taken[to])
        out.append(left[dealer])
        out.append(left[to])
    return out


def after(s: GoatState, answer: i64, outlook: Outlook, guide: Guide, seed: int, times: i64) -> list[float]:
    """What every seat may hope for after an answer."""
    if times:
        return tries(s, s.offer_to, answer, outlook, guide, seed, times)
    return fair(tried(s, s.offer_to, answer), outlook, guide)
