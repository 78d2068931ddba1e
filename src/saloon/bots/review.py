"""After a game: what the odds of a player's bluffs and doubts were, how well they judged, and where the game turned.

The odds are those of the player's own view at that moment. Only the curve knows more: it is drawn from the true state,
which is open once a game is over.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from random import Random
from typing import Any

import saloon
from saloon.bots.senses import LOOKS, Senses, senses_of
from saloon.bots.verdicts import tally, verdicts
from saloon.errors import BadLog

TURNING_POINTS = 5
CLEAR = 3
"""Standard errors: a game has so many choices that two would often be passed by chance alone."""
BINS = 5


def review(game: saloon.Game, seat: int, rng: Random, weigh: bool = False) -> dict[str, Any]:
    """Everything about one seat's game, as plain data:

    - `judged`: a row for each bluff and doubt of the seat, with `step`, `choice`, `kind` (`bluff` or `doubt`), `of`
      (what the odds are of: `bluff`, `suspicion`, `truth` or `acceptance`), `odds` as the seat could know them, and
      `came`, whether it was so; None of a game that does not say what a bluff is;
    - `tally`: bluffs told, caught and believed, calls right and wrong; None of such a game;
    - `best` and `worst`: with `weigh`, the choices that were most better and most worse than the best other one
      (`saloon.bots.verdicts`), which takes some seconds; None where nothing was weighed;
    - `calibration`: how well those odds foretold what came (`calibration`); None where there are none;
    - `curve`: a row for each choice of anybody, with `step`, `seat`, `choice` and `chances`, every seat's chance to
      win after it, from the true state; a game may count a whole turn at once, and alone against an enemy there is
      one chance, which need not end at 1;
    - `by_chance`: whether these are only counted, in games that go on by chance from there;
    - `turning_points`: the choices that changed the seat's chance most, each with its `change`; counted chances leave
      out what chance alone may have changed.

    Nothing in it is drawn by chance: `rng` is for games that may need it. A long game takes a second or two.
    """
    if game.decision is not None:
        raise BadLog("Only a finished game can be reviewed: what is hidden in it must stay so until then.")
    again = saloon.replay(game.notation(), 0)
    judged: list[dict[str, Any]] = []
    curve: list[dict[str, Any]] = []
    told: list[int] = []
    doubted: list[bool] = []
    made = [(who, game.rules.word(code)) for _, who, code in game.choices_made()]
    senses = senses_of(game.name)
    watch = senses.watch(again)
    for step, (who, word) in enumerate(made):
        if who == seat and (
            row := _judged(senses, again, seat, word, [later for _, later in made[step + 1 :][:1]])
        ):
            judged.append({"step": step, "choice": word, **row})
            told.append(len(again.events(seat)))
            doubted.append(senses.suspicion(again.view(seat), word) > 0)
        again.apply(who, word)
        curve.append({"step": step, "seat": who, "choice": word})
        watch.look(curve)
    events: Any = again.events(seat)
    for row, since in zip(judged, told, strict=True):
        row["came"] = senses.came_to_light(events[since:], seat, row)
    odds_known = senses.knows("odds")
    by_chance = not senses.knows("chances")
    pairs = [(row["odds"], row["came"]) for row in judged]
    return {
        "seat": seat,
        "judged": judged if odds_known else None,
        "tally": tally(judged, doubted) if odds_known else None,
        **(verdicts(game, seat) if weigh else {"best": None, "worst": None}),
        "calibration": calibration(pairs) if odds_known else None,
        "curve": curve,
        "by_chance": by_chance,
        "turning_points": turning_points(curve, seat, counted=LOOKS if by_chance else 0),
    }


def turning_points(
    curve: Sequence[dict[str, Any]], seat: int, most: int = TURNING_POINTS, counted: int = 0
) -> list[dict[str, Any]]:
    """The choices that changed a seat's chance to win most, with by how much.

    Of chances that were `counted` in so many games, changes within three standard errors are left out.
    """
    moved: list[dict[str, Any]] = []
    for before, row in itertools.pairwise(curve):
        then, now = before["chances"][seat], row["chances"][seat]
        if counted and abs(now - then) <= CLEAR * math.sqrt(variance(then, counted) + variance(now, counted)):
            continue
        moved.append(
            {
                "step": row["step"],
                "seat": row["seat"],
                "choice": row["choice"],
                "change": round(now - then, 4),
            }
        )
    return sorted(moved, key=lambda row: -abs(row["change"]))[:most]


def variance(share: float, count: int) -> float:
    """Of a share of so many games; one more of either kind keeps it above 0 where all ended alike."""
    share = (share * count + 1) / (count + 2)
    return share * (1 - share) / count


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


class Watch:
    """Writes every seat's chance to win into the rows of a curve, from the true state: after every choice."""

    def __init__(self, game: saloon.Game, senses: Senses) -> None:
        self.game = game
        self.senses = senses
        self.chances = self._chances()
        self.open = 0
        """The first row that has no chances yet."""

    def look(self, curve: list[dict[str, Any]]) -> None:
        """A choice was made: its row is the last one."""
        self.chances = self._chances()
        self.write(curve)

    def write(self, curve: list[dict[str, Any]]) -> None:
        """The chances as they stood when last looked at, for all rows that have none."""
        for row in curve[self.open :]:
            row["chances"] = list(self.chances)
        self.open = len(curve)

    def _chances(self) -> list[float]:
        return [round(chance, 4) for chance in self.senses.chances(self.game)]


def _judged(
    senses: Senses, game: saloon.Game, seat: int, word: str, later: list[str]
) -> dict[str, Any] | None:
    """A choice that was a bluff or a doubt: what the odds were, of what, and whether it was so."""
    view: Any = game.view(seat)
    events: Any = game.events(seat)
    found = senses.odds(view, events, word)
    if found is None:
        return None
    return {
        "kind": found.kind,
        "of": found.of,
        "odds": round(found.chance, 3),
        "came": senses.came(game.state, found, later),
    }
