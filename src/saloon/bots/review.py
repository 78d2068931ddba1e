"""After a game: what the odds of a player's bluffs and doubts were, how well they judged, and where the game turned.

The odds are those of the player's own view at that moment. Only the curve knows more: it is drawn from the true state,
which is open once a game is over.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from random import Random
from typing import Any

import saloon
from saloon.bots.beliefs import Cards
from saloon.bots.outlooks import outlook_of
from saloon.bots.player import View
from saloon.bots.town import TownSense
from saloon.errors import BadLog
from saloon.goat.names import CHARACTERS
from saloon.scoundrels.names import SLOTS

TURNING_POINTS = 5
BINS = 5
WORLDS = 60


def review(game: saloon.Game, seat: int, rng: Random) -> dict[str, Any]:
    """Everything about one seat's game, as plain data."""
    if game.decision is not None:
        raise BadLog("Only a finished game can be reviewed: what is hidden in it must stay so until then.")
    again = saloon.replay(game.notation(), 0)
    judged: list[dict[str, Any]] = []
    curve: list[dict[str, Any]] = []
    outlook = outlook_of(game.view(None))
    made = [(who, game.rules.word(code)) for _, who, code in game.choices_made()]
    for step, (who, word) in enumerate(made):
        if who == seat and (row := _judge(again, seat, word, [later for _, later in made[step + 1 :]], rng)):
            judged.append({"step": step, "choice": word, **row})
        again.apply(who, word)
        chances = [round(chance, 4) for chance in outlook.promises(again.state)]
        curve.append({"step": step, "seat": who, "choice": word, "chances": chances})
    return {
        "seat": seat,
        "judged": judged,
        "calibration": calibration([(row["odds"], row["came"]) for row in judged]),
        "curve": curve,
        "turning_points": turning_points(curve, seat),
    }


def turning_points(
    curve: Sequence[dict[str, Any]], seat: int, most: int = TURNING_POINTS
) -> list[dict[str, Any]]:
    """The choices that changed a seat's chance to win most, with by how much."""
    moved: list[dict[str, Any]] = []
    for before, row in itertools.pairwise(curve):
        change = row["chances"][seat] - before["chances"][seat]
        moved.append(
            {"step": row["step"], "seat": row["seat"], "choice": row["choice"], "change": round(change, 4)}
        )
    return sorted(moved, key=lambda row: -abs(row["change"]))[:most]


def calibration(pairs: Sequence[tuple[float, bool]]) -> dict[str, Any]:
    """How well odds foretold what came: Brier score, and for each fifth of the scale how often it did come."""
    bins: list[dict[str, Any]] = []
    for k in range(BINS):
        low, high = k / BINS, (k + 1) / BINS
        inside = [(odds, came) for odds, came in pairs if low <= odds < high or (odds == 1 and k == BINS - 1)]
        if inside:
            mean = sum(odds for odds, _ in inside) / len(inside)
            share = sum(came for _, came in inside) / len(inside)
            bins.append({"odds": round(mean, 3), "came": round(share, 3), "count": len(inside)})
    brier = sum((odds - came) ** 2 for odds, came in pairs) / len(pairs) if pairs else None
    return {"count": len(pairs), "brier": None if brier is None else round(brier, 4), "bins": bins}


def _judge(
    game: saloon.Game, seat: int, word: str, later: Sequence[str], rng: Random
) -> dict[str, Any] | None:
    """A choice that was a bluff or a doubt: what the odds were, of what, and whether it was so."""
    view: Any = game.view(seat)
    words = word.split()
    if view["game"] == "goat":
        return _judge_goat(game, view, words, later)
    if words[0] in ("henchman", "pass") and _asked(view, seat):
        state: Any = game.state
        card = state.slots[view["active"] * SLOTS + state.slot]
        return _judged("doubt", "bluff", bluff_odds(view, rng), card != state.slot + 1)
    if words[0] == "play" and "@" in words[1]:
        card, _, slot = words[1].partition("@")
        if card != slot:
            events: Any = game.events(seat)
            turn = itertools.takewhile(lambda other: not other.startswith("play "), later)
            return _judged("bluff", "suspicion", TownSense(view, events, rng).suspicion(), "henchman" in turn)
    return None


def _judged(kind: str, of: str, odds: float, came: bool) -> dict[str, Any]:
    return {"kind": kind, "of": of, "odds": round(odds, 3), "came": bool(came)}


def _asked(view: View, seat: int) -> bool:
    asked = any(row["seat"] == seat and row["kind"] in ("suspect", "last-call") for row in view["asked"])
    return asked and view["slot"] not in (None, "faceup")


def _judge_goat(
    game: saloon.Game, view: View, words: list[str], later: Sequence[str]
) -> dict[str, Any] | None:
    if words[0] in ("accept", "refuse"):
        claim = CHARACTERS.index(view["offer"]["claim"])
        state: Any = game.state
        # Without a guess about the dealer, every card of the hand is as likely to lie there as any other.
        odds = sum(chance / len(hand) for hand, chance in Cards(view).hands().items() if claim in hand)
        return _judged("doubt", "truth", odds, state.offer_card == claim)
    if words[0] == "offer" and words[1] != words[3]:
        taken = [row["answer"] == "accepted" for row in view["seen"]["offers"]]
        odds = (sum(taken) + 2) / (len(taken) + 4)
        return _judged("bluff", "acceptance", odds, later[:1] == ["accept"])
    return None


def bluff_odds(view: View, rng: Random, worlds: int = WORLDS) -> float:
    """How likely the card of this turn is a bluff, if hidden cards are played evenly."""
    lies = 0
    for _ in range(worlds):
        state: Any = saloon.determinize(view, rng).state
        lies += state.slots[state.active * SLOTS + state.slot] != state.slot + 1
    return lies / worlds
