"""What cards a henchman may be kept for: how doubtful they are by the hour, what a right doubt brings, who is freed.

Written games of two are played again. At the last question for a doubt on each card, `top` says how likely it is a
bluff and what a henchman on it would change; and it is counted how often a seat that has somebody in jail of a morning
has one fewer there before the next.

    python -m saloon.games.scoundrels.lab.patience --kept results/pool-scoundrels-2.jsonl.gz --write
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from saloon.bots.budget import Budget
from saloon.bots.player import asked_for
from saloon.games.scoundrels.bots import patience
from saloon.games.scoundrels.bots.playouts import DOUBTS, early
from saloon.games.scoundrels.bots.senses import doubtful
from saloon.games.scoundrels.bots.top import TopPlay
from saloon.games.scoundrels.engine.names import NOBODY, SLOTS, TURNS
from saloon.lab import readers

LOOKS = 20
"""Playouts that tell what a henchman changes on a card."""
PARTS = 16
"""Into so many parts of equal size the cards of an hour are put, from the least doubtful to the most."""


@dataclass(frozen=True)
class Card:
    """One card at the last question for a doubt."""

    days: int
    """To come."""
    later: int
    """Cards of the same player that are still to come today."""
    believed: float
    stake: float
    """What a henchman gains if it is a bluff."""


def cards(row: dict[str, Any]) -> Iterator[Card]:
    """The doubtful cards of a written game."""
    game = readers.begun("scoundrels", row)
    for step, (seat, word) in enumerate(row["made"]):
        view: Any = game.view(seat)
        question = game.decision
        assert question is not None
        legal = list(question.choices)
        if asked_for(view) in DOUBTS and len(legal) == 2 and not early(view):
            events: Any = game.events(seat)
            play = TopPlay(view, events, legal, Random(step), believing=True, guessing=True, reading=True)
            s: Any = game.state
            laid = sum(s.slots[s.active * SLOTS + slot] != NOBODY for slot in range(SLOTS))
            _, stake = play.stakes(Budget(iterations=LOOKS))
            yield Card(s.box.days - s.day, max(0, TURNS - laid), doubtful(view, events), stake)
        game.apply(seat, word)


def freed(rows: Iterable[dict[str, Any]]) -> float:
    """How often somebody comes out of jail in the course of a day, of those who have anybody there in the morning."""
    mornings = out = 0
    for row in rows:
        game = readers.begun("scoundrels", row)
        day, waiting = 0, {}
        for seat, word in row["made"]:
            s: Any = game.state
            if s.day != day:
                day, waiting = s.day, {one: s.jail[one] for one in game.seats if s.jail[one]}
                mornings += len(waiting)
            before = list(s.jail)
            game.apply(seat, word)
            after: Any = game.state
            for one in [one for one in waiting if after.jail[one] < before[one]]:
                del waiting[one]
                out += 1
    return out / max(1, mornings)


def learnt(rows: Iterable[dict[str, Any]]) -> dict[str, Any]:
    """What `bots/patience.py` reads."""
    games = [row for row in rows if len(row["bots"]) == 2]
    found = [card for row in games for card in cards(row)]
    days = range(patience.MOST_DAYS + 1)

    def parts(left: int, later: int) -> list[float]:
        chances = [card.believed for card in found if (card.days, card.later) == (left, later)]
        return [round(float(part.mean()), 4) for part in np.array_split(np.sort(chances), PARTS)]

    return {
        "cards": len(found),
        "believed": [[parts(left, later) for later in range(TURNS)] for left in days],
        "stake": [
            round(float(np.mean([card.stake for card in found if card.days == left])), 4) for left in days
        ],
        "freed": round(freed(games), 3),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--kept", type=Path, nargs="+", required=True, help="written games")
    parser.add_argument("--write", action="store_true", help="into what the bots read")
    given = parser.parse_args()
    rows = [row for kept in given.kept for row in readers.written(kept)]
    command = (
        f"python -m saloon.games.scoundrels.lab.patience --kept {' '.join(map(str, given.kept))} --write"
    )
    told = {"made by": command, **learnt(rows)}
    text = json.dumps(told, separators=(",", ":"))
    print(text, flush=True)
    if given.write:
        path = Path(str(files(patience.__package__).joinpath("patience.json")))
        path.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
