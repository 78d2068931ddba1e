"""What bots know of 3000 Scoundrels."""

from __future__ import annotations

import functools
import itertools
import json
import math
from collections.abc import Mapping, Sequence
from importlib.resources import files
from random import Random
from typing import Any, cast

import saloon
from saloon.bots.budget import Budget
from saloon.bots.player import Event, View, asked_for, only
from saloon.bots.review import Watch
from saloon.bots.senses import LOOKS, Asked, Odds, Reason, Senses
from saloon.bots.worlds import Worlds
from saloon.games.scoundrels.bots import beliefs, quick, solo, standing
from saloon.games.scoundrels.bots import rules as frozen
from saloon.games.scoundrels.bots.claims import NAMES, Table, bluff_chance, call_chance
from saloon.games.scoundrels.bots.playouts import DOUBTS, MIXED, ScoundrelsPlay, early
from saloon.games.scoundrels.bots.thumbs import fitted, table_of, thumb
from saloon.games.scoundrels.engine.chosen import parse
from saloon.games.scoundrels.engine.guide import outlook as features
from saloon.games.scoundrels.engine.names import CARDS, JAIL_ONE, NOBODY, SLOTS
from saloon.games.scoundrels.engine.scoring import tech
from saloon.games.scoundrels.engine.state import ScoundrelsState
from saloon.games.scoundrels.engine.views import Names
from saloon.games.scoundrels.make import rules
from saloon.kernel.chance import Fated
from saloon.kernel.core import State
from saloon.kernel.outlook import Outlook
from saloon.kernel.playout import Guide
from saloon.start import Knowledge

WORLDS = 20
SURELY = 2.0
"""Standard deviations of chance by which something has to differ to be told."""


class ScoundrelsSenses(Senses):
    """A day is played out by rules of thumb, and hidden cards are believed to be what they likely are."""

    budgets = {
        "montecarlo": Budget(iterations=16),
        "search": Budget(iterations=32),
        "top": Budget(iterations=400),
    }

    def rules(self, asked: Asked) -> list[float]:
        choice = frozen.choose(asked.view, asked.events, asked.legal, asked.rng)
        return only(choice, len(asked.legal))

    def quick(self, asked: Asked) -> list[float]:
        return only(quick.choose(asked.view, asked.events, asked.legal, asked.rng), len(asked.legal))

    def greedy(self, asked: Asked, budget: Budget) -> list[float]:
        play = ScoundrelsPlay(asked.view, asked.events, asked.legal, asked.rng)
        return only(play.by_thumb(), len(asked.legal))

    def montecarlo(self, asked: Asked, budget: Budget) -> list[float]:
        play = ScoundrelsPlay(asked.view, asked.events, asked.legal, asked.rng)
        # Worlds alone take every hidden card for a bluff, as chance would play it: rules of thumb doubt better.
        best = play.by_thumb() if play.kind in DOUBTS else play.best(budget)
        return only(best, len(asked.legal))

    def search(self, asked: Asked, budget: Budget) -> list[float]:
        play = ScoundrelsPlay(asked.view, asked.events, asked.legal, asked.rng, believing=True)
        return only(play.best(budget), len(asked.legal))

    def top(self, asked: Asked, budget: Budget) -> list[float]:
        reading = asked.guessing and "enemy" not in asked.view
        play: type[ScoundrelsPlay] = ScoundrelsPlay
        if reading:
            from saloon.games.scoundrels.bots.top import TopPlay  # needs NumPy, which rules of thumb do not

            play = TopPlay
        return play(
            asked.view,
            asked.events,
            asked.legal,
            asked.rng,
            believing=True,
            guessing=asked.guessing,
            reading=reading,
            models=asked.models,
        ).weights(budget)

    def outlook(self, view: View) -> Outlook:
        own, box = view["options"].get("cards"), view["options"].get("expansion")
        return fitted_outlook(
            view["players"], None if own is None else str(own), None if box is None else str(box)
        )

    def guide(self, worlds: Worlds) -> Guide:
        state: Any = worlds[0]
        return thumb(state, worlds.view["options"], fitted()[table_of(worlds.view)])

    def chances(self, game: saloon.Game) -> list[float]:
        return standing.chances(cast(ScoundrelsState, game.state))

    def win(self, view: View, legal: Sequence[str], rng: Random, playouts: int) -> float:
        """Each sampled world is taken as it stands."""
        worlds = [saloon.determinize(view, rng).state for _ in range(min(WORLDS, playouts))]
        seat = view["seat"]
        return sum(standing.chances(cast(ScoundrelsState, state))[seat] for state in worlds) / len(worlds)

    def odds(self, view: View, events: Sequence[Event], word: str) -> Odds | None:
        chosen = parse(word)
        if chosen.verb in ("henchman", "pass") and _suspecting(view):
            return Odds("doubt", "bluff", doubtful(view, events))
        if chosen.facedown and not chosen.honest:
            return Odds("bluff", "suspicion", suspicion(view, events, chosen.slot))
        return None

    def reasons(self, view: View, events: Sequence[Event], word: str) -> list[Reason]:
        chosen = parse(word)
        hangs_on = self.odds(view, events, word)
        if chosen.verb in ("henchman", "pass") and hangs_on is not None:
            return why_doubt(view, events, hangs_on.chance)
        if not chosen.facedown:
            return []
        percent = round(100 * suspicion(view, events, chosen.slot))
        if chosen.honest:
            return [
                Reason("because-truth", {"card": chosen.card}),
                Reason("because-called-truth", {"percent": percent}),
            ]
        return [Reason("because-called-bluff", {"percent": percent})]

    def brings(self, asked: Asked, one: int, other: int) -> list[Reason]:
        play = self._playing(asked)
        seat, rivals = play.seat, 1 if "enemy" in asked.view else asked.view["players"] - 1
        worlds = range(1, LOOKS + 1)
        return gains(
            [(had(play.ended(one, k), seat), had(play.ended(other, k), seat)) for k in worlds], rivals
        )

    def waits(self, view: View) -> bool:
        return early(view)

    def runner_up(self, asked: Asked, order: Sequence[int]) -> int:
        """By a few playouts: who is sure of one choice leaves all others as unlikely as each other."""
        values = self._playing(asked).weighed(Budget(iterations=2 * LOOKS))
        return max((k for k in range(len(values)) if k != order[0]), key=lambda k: values[k])

    def _playing(self, asked: Asked) -> ScoundrelsPlay:
        view = asked.view
        play = ScoundrelsPlay(
            view, asked.events, asked.legal, asked.rng, believing=True, reading="enemy" not in view
        )
        play.dice = Fated  # two choices are compared: by what they do, not by their luck
        return play

    def weighty(self, view: View) -> bool:
        return asked_for(view) in ("hire", *MIXED) and not early(view)

    def rival(self, asked: Asked, mine: int, looks: int) -> int:
        values = self._playing(asked).weighed(Budget(iterations=4 * looks))
        return max((k for k in range(len(values)) if k != mine), key=lambda k: values[k])

    def gap(self, asked: Asked, one: int, other: int, looks: int = LOOKS) -> float:
        play = self._playing(asked)
        return sum(play.played(one, k) - play.played(other, k) for k in range(1, looks + 1)) / looks

    def came(self, state: State, odds: Odds, later: Sequence[str]) -> bool:
        """Whether a card was a bluff; whether a bluff was suspected is known when all events are."""
        s: Any = state
        return odds.of == "bluff" and bool(s.slots[s.active * SLOTS + s.slot] != s.slot + 1)

    def came_to_light(self, events: Sequence[Event], seat: int, row: dict[str, Any]) -> bool:
        """Whether somebody put a henchman on the card that was played into a slot, before its turn was over."""
        if row["of"] != "suspicion":
            return bool(row["came"])
        slot = parse(row["choice"]).slot
        turn = itertools.takewhile(lambda event: event["kind"] not in ("turn", "under-deck"), events)
        return any(
            event["kind"] in ("suspected", "placed") and (event["target"], event["slot"]) == (seat, slot)
            for event in turn
        )

    def watch(self, game: saloon.Game) -> Watch:
        return TurnWatch(game, self)

    def honesty(self, view: View, word: str) -> float:
        chosen = parse(word)
        if chosen.facedown:
            return 1.0 if chosen.honest else -1.0
        return 0.0

    def suspicion(self, view: View, word: str) -> float:
        return 1.0 if word == "henchman" else 0.0

    def collecting(self, view: View, word: str) -> float:
        """Safes, marks, people."""
        return {"safe": 0.6, "hire": 0.5, "steal": 1.0, "office": -0.5}.get(parse(word).verb, 0.0)

    def saving(self, view: View, word: str) -> float:
        return {"hire": -0.6, "office": 0.4, "no": 0.5, "pass": 0.3}.get(parse(word).verb, 0.0)

    def out_of_turn(self, view: View, word: str) -> bool:
        """A henchman at a live table, a loan: while another question is open."""
        kinds = {asked["kind"] for asked in view["asked"] if asked["seat"] == view["seat"]}
        if parse(word).verb == "loan":
            return "borrow" not in kinds
        return word == "henchman" and not kinds & {"suspect", "last-call"}


# What a position promises


@functools.cache
def weights() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(
        files(__package__).joinpath("weights.json").read_text(encoding="utf-8")
    )
    return found


@functools.cache
def fitted_outlook(players: int, own: str | None, box: str | None) -> Outlook:
    table = weights()
    row = table["players"][str(max(2, players))]
    names = rules({"cards": own, "expansion": box}).names
    days: list[features.Prospects] = []
    worth: dict[str, float] = {}
    for weights_of_day in row["weights"]:
        # Who was never seen so many days before the end, since black jobs lie below, is worth what it is a day later.
        found = dict(zip(table["features"], weights_of_day, strict=True))
        worth = {name: weight or worth.get(name, 0.0) for name, weight in found.items()}
        days.append(_prospects(worth, names))
    return features.ScoundrelsOutlook(days, row["sharpness"])


def _prospects(worth: dict[str, float], names: Names) -> features.Prospects:
    """Cards that the weights do not know, as in somebody's own catalogue, count by their cost alone."""
    return features.Prospects(
        [worth[name] for name in features.FEATURES],
        [worth.get(f"job {job}", 0.0) for job in names.jobs],
        [worth.get(f"trait {trait}", 0.0) for trait in names.traits],
    )


# Who calls a card of ours


def _suspecting(view: View) -> bool:
    seat = view["seat"]
    asked = any(row["seat"] == seat and row["kind"] in ("suspect", "last-call") for row in view["asked"])
    return asked and view["slot"] not in (None, "faceup")


def claims_of(view: View, events: Sequence[Event]) -> Table:
    """The table as the seat of a view reads it."""
    state: Any = Knowledge(view).world(Random(0)).state  # any will do: only what the seat knows is read
    return Table(view, events, state, thumb(state, view["options"], fitted()[table_of(view)]))


def doubtful(view: View, events: Sequence[Event]) -> float:
    """How likely the card is a bluff about which the seat of a view is asked."""
    slot = NAMES.index(view["slot"])
    if "enemy" in view:
        return beliefs.of(view, weighed=True).bluff(view["active"], view["slot"])
    return bluff_chance(claims_of(view, events), view["active"], slot)


def suspicion(view: View, events: Sequence[Event], slot: str) -> float:
    """How likely a card of ours would be suspected in this turn, if it were put facedown into a slot now.

    The enemy of a solo game suspects when its next card says so; people as they were learnt to.
    """
    if "enemy" in view:
        return solo.suspicion(view, slot)
    table = claims_of(view, events)
    quiet = 1.0
    for seat in range(view["players"]):
        if seat != view["seat"]:
            quiet *= 1 - call_chance(table, seat, view["seat"], NAMES.index(slot))
    return 1 - quiet


def why_doubt(view: View, events: Sequence[Event], chance: float) -> list[Reason]:
    """What speaks for or against a henchman on the card that is asked about."""
    slot, percent = view["slot"], round(100 * chance)
    if percent in (0, 100):
        return [Reason("because-seen-bluff" if percent else "because-seen-truth", {"slot": slot})]
    found = [Reason("because-bluffs", {"percent": percent, "slot": slot})]
    if "enemy" in view:
        return [*found, *why_henchman(view)]
    table = claims_of(view, events)
    owner = view["active"]
    cards = shown(view, owner)
    if cards:
        found.append(
            Reason(
                "because-shown", {"cards": ", ".join(cards), "count": len(CARDS) - len(cards), "slot": slot}
            )
        )
    people = table.counted(owner, NAMES.index(slot), None)[1]
    order = table.past.order(owner, NAMES.index(slot)) + 1
    found.append(Reason("because-counting", {"percent": round(100 * people), "slot": slot}))
    found.append(Reason("because-order", {"number": order}))
    return [*found, *why_henchman(view)]


def shown(view: View, seat: int) -> list[str]:
    """The cards of a seat that the seat of a view has seen today."""
    faces: list[str] = []
    for row in view["seen"]["poker"]:
        if row["seat"] == seat and row["kind"] == "under":
            faces = []
        elif row["seat"] == seat and row.get("card") is not None and row["card"] not in faces:
            faces.append(row["card"])
    return sorted(faces, key=CARDS.index)


def why_henchman(view: View) -> list[Reason]:
    """What a henchman on an honest card would be missed for."""
    me = view["seats"][view["seat"]]
    found = [Reason("because-henchmen", {"count": me["henchmen"]})]
    known = beliefs.Beliefs(view)
    for one in me["sheet"]:
        if (
            one is not None
            and known.box.trait_requirement[known.names.traits.index(one["trait"])] == JAIL_ONE
        ):
            found.append(Reason("because-needed", {"job": one["job"]}))
    return found


HELD = {
    "tech": 0.3,
    "ahead": 0.4,
    "money": 1.0,
    "reputation": 0.3,
    "henchmen": 0.3,
    "safe": 0.5,
    "safes": 0.5,
    "marks": 0.4,
    "scoundrels": 0.4,
    "first": 0.2,
}
"""What a seat may have more or less of, and how much is worth a sentence: `because-more-tech`, `because-less-tech`."""
TOLD = 2


def had(t: Any, seat: int) -> dict[str, float]:
    """How much a seat has of what HELD names; once the game is over, of what counts then."""
    rivals = [other for other in (*range(t.n), t.enemy) if other not in (seat, NOBODY)]
    found = {"tech": float(tech(t, seat)), "ahead": -float(max(tech(t, other) for other in rivals))}
    if t.top < 0:
        return found
    seen = dict(zip(features.FEATURES, features.features(t, seat), strict=True))
    return found | {
        "money": float(t.money[seat]),
        "reputation": float(t.reputation[seat]),
        "henchmen": float(t.free[seat]),
        "safe": seen["best known safe"],
        "safes": seen["known safes"],
        "marks": seen["own marks at sites"],
        "scoundrels": seen["scoundrels"],
        "first": seen["starts"],
    }


def gains(ends: Sequence[tuple[Mapping[str, float], Mapping[str, float]]], rivals: int = 1) -> list[Reason]:
    """What is surely more or less in one end than in the other over many worlds, the most that is gained first."""
    found: list[tuple[float, Reason]] = []
    for name in set.intersection(*(set(one) & set(other) for one, other in ends)):
        column = [one[name] - other[name] for one, other in ends]
        mean = sum(column) / len(column)
        spread = math.sqrt(sum((one - mean) ** 2 for one in column)) / len(column)
        if abs(mean) >= HELD[name] and abs(mean) > SURELY * spread:
            facts: dict[str, int | str] = {"when": "morning" if "money" in ends[0][0] else "end"}
            facts |= {"amount": round(abs(mean))} if name == "money" else {}
            facts |= {"count": rivals} if name == "ahead" else {}
            much = "more" if mean > 0 else "less"
            found.append((mean / HELD[name], Reason(f"because-{much}-{name}", facts)))
    found.sort(key=lambda one: (-one[0], one[1].key))
    return [reason for _, reason in found[:TOLD]] if found and found[0][0] > 0 else []


class TurnWatch(Watch):
    """A turn counts as a whole: what is paid in it and what comes of it belong together.

    From its card on it has the chance with which the next turn begins, or the game ends.
    """

    def __init__(self, game: saloon.Game, senses: Senses) -> None:
        super().__init__(game, senses)
        self.turn = self._turn()

    def look(self, curve: list[dict[str, Any]]) -> None:
        if self._turn() == self.turn and self.game.decision is not None:
            if not self._played(curve[-1]):
                self.write(curve)
            return
        self.turn = self._turn()
        super().look(curve)

    def _turn(self) -> tuple[int, int]:
        state: Any = self.game.state
        return state.day, state.turn

    def _played(self, row: dict[str, Any]) -> bool:
        """Whether the card of this turn is down: what follows waits for the end of the turn."""
        return self.open < row["step"] or parse(row["choice"]).verb == "play" or self._evening()

    def _evening(self) -> bool:
        """At the end of a day, which still belongs to its last turn."""
        state: Any = self.game.state
        return bool(state.active == NOBODY and state.day > 0)
