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
from saloon.bots import standing
from saloon.bots.odds import odds
from saloon.bots.outlooks import outlook_of
from saloon.bots.player import Event
from saloon.errors import BadLog
from saloon.scoundrels.names import NOBODY, SLOTS

TURNING_POINTS = 5
BINS = 5


def review(game: saloon.Game, seat: int, rng: Random) -> dict[str, Any]:
    """Everything about one seat's game, as plain data:

    - `judged`: a row for each bluff and doubt of the seat, with `step`, `choice`, `kind` (`bluff` or `doubt`), `of`
      (what the odds are of: `bluff`, `suspicion`, `truth` or `acceptance`), `odds` as the seat could know them, and
      `came`, whether it was so;
    - `calibration`: how well those odds foretold what came (`calibration`);
    - `curve`: a row for each choice of anybody, with `step`, `seat`, `choice` and `chances`, every seat's chance to
      win after it, from the true state; in town a turn counts as a whole, from its card on; alone against an enemy
      there is one chance, and it need not end at 1;
    - `turning_points`: the choices that changed the seat's chance most, each with its `change`.

    Nothing in it is drawn by chance: `rng` is for games that may need it. A long game takes a second or two.
    """
    if game.decision is not None:
        raise BadLog("Only a finished game can be reviewed: what is hidden in it must stay so until then.")
    again = saloon.replay(game.notation(), 0)
    judged: list[dict[str, Any]] = []
    curve: list[dict[str, Any]] = []
    told: list[int] = []
    made = [(who, game.rules.word(code)) for _, who, code in game.choices_made()]
    watch = Watch(again)
    for step, (who, word) in enumerate(made):
        if who == seat and (row := _judged(again, seat, word, [later for _, later in made[step + 1 :][:1]])):
            judged.append({"step": step, "choice": word, **row})
            told.append(len(again.events(seat)))
        again.apply(who, word)
        curve.append({"step": step, "seat": who, "choice": word})
        watch.look(curve)
    events: Any = again.events(seat)
    for row, since in zip(judged, told, strict=True):
        if row["of"] == "suspicion":
            row["came"] = _suspected(events[since:], seat, row["choice"].partition("@")[2])
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


class Watch:
    """Writes every seat's chance to win into the rows of a curve, from the true state.

    In the Goat game after every choice. In town a turn is one deed: what is paid in it and what comes of it belong
    together, so from its card on it has the chance with which the next turn begins, or the game ends.
    """

    def __init__(self, game: saloon.Game) -> None:
        self.game = game
        self.outlook = outlook_of(game.view(None)) if game.name == "goat" else None
        self.turn = self._turn()
        self.chances = self._chances()
        self.open = 0
        """The first row that has no chances yet."""

    def look(self, curve: list[dict[str, Any]]) -> None:
        if self.outlook is None and self._turn() == self.turn and self.game.decision is not None:
            if not self._played(curve[-1]):
                self._write(curve)
            return
        self.turn, self.chances = self._turn(), self._chances()
        self._write(curve)

    def _played(self, row: dict[str, Any]) -> bool:
        """Whether the card of this turn is down: what follows waits for the end of the turn."""
        return self.open < row["step"] or row["choice"].startswith("play ") or self._evening()

    def _evening(self) -> bool:
        """At the end of a day, which still belongs to its last turn."""
        state: Any = self.game.state
        return bool(state.active == NOBODY and state.day > 0)

    def _write(self, curve: list[dict[str, Any]]) -> None:
        for row in curve[self.open :]:
            row["chances"] = list(self.chances)
        self.open = len(curve)

    def _turn(self) -> tuple[int, int]:
        state: Any = self.game.state
        return (0, 0) if self.game.name == "goat" else (state.day, state.turn)

    def _chances(self) -> list[float]:
        state: Any = self.game.state
        found = standing.chances(state) if self.outlook is None else self.outlook.promises(state)
        return [round(chance, 4) for chance in found]


def _judged(game: saloon.Game, seat: int, word: str, later: list[str]) -> dict[str, Any] | None:
    """A choice that was a bluff or a doubt: what the odds were, of what, and whether it was so."""
    view: Any = game.view(seat)
    events: Any = game.events(seat)
    found = odds(view, events, word)
    if found is None:
        return None
    return {
        "kind": found.kind,
        "of": found.of,
        "odds": round(found.chance, 3),
        "came": _came(game.state, found.of, later),
    }


def _came(state: Any, of: str, later: list[str]) -> bool:
    """Whether it was so; whether a bluff in town was suspected is settled when all events are known."""
    if of == "bluff":
        return bool(state.slots[state.active * SLOTS + state.slot] != state.slot + 1)
    if of == "truth":
        return bool(state.offer_card == state.offer_claim)
    return of == "acceptance" and later == ["accept"]


def _suspected(events: Sequence[Event], seat: int, slot: str) -> bool:
    """Whether somebody put a henchman on the card that a seat has just played into a slot, before its turn was over."""
    turn = itertools.takewhile(lambda event: event["kind"] not in ("turn", "under-deck"), events)
    return any(
        event["kind"] in ("suspected", "placed") and (event["target"], event["slot"]) == (seat, slot)
        for event in turn
    )
