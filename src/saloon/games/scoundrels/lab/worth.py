"""What can be given in 3000 Scoundrels, and the games that show what it is worth."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any, cast

import saloon
from saloon import bots
from saloon.games.scoundrels.bots import thumbs
from saloon.games.scoundrels.engine import events as e
from saloon.games.scoundrels.engine.guide.outlook import ScoundrelsOutlook
from saloon.games.scoundrels.engine.names import NOBODY, WHEN_HIRED
from saloon.games.scoundrels.engine.scoring import tech
from saloon.games.scoundrels.lab import gifts
from saloon.games.scoundrels.make import scoundrels
from saloon.kernel.chance import Dice
from saloon.kernel.core import run
from saloon.kernel.journal import HEAD, Journal
from saloon.kernel.playout import playout
from saloon.lab.worth.trial import NOTHING, Setting, Stage, Thing, Worths, mixed

BOX = "double-or-nothing"
MONEY = (1, 2, 3, 4, 5, 6, 7)
"""Dollars that are given, to know what a price takes away."""
TO_THE_END = 1_000_000
WATCHED = 6000
"""Games without gifts in which everybody is watched."""


def settings() -> dict[str, Setting]:
    """Every table and morning; the first is the one that is measured most closely."""
    made: list[Setting] = []
    for box, more in (("base", {}), ("expansion", {"expansion": BOX})):
        for players in (2, 3, 4):
            for days in (3, 2):
                for morning in range(1, days + 1):
                    close = players == 2 and days == 3 and morning == 1
                    target = (0.45 if more else 0.35) if close else 0.8
                    name = f"{box}-{players}p-{days}d-m{morning}"
                    like = "" if close else f"{box}-2p-3d-m1"
                    options: dict[str, Any] = {"days": days, **more}
                    kinds = ("scoundrel", "money")
                    made.append(Setting(name, players, options, morning, target, kinds, like=like))
    others: list[tuple[str, int, dict[str, Any], tuple[str, ...]]] = [
        ("first-player", 2, {"days": 3}, ("start",)),
        ("first-player-3p", 3, {"days": 3}, ("start",)),
        ("first-player-4p", 4, {"days": 3}, ("start",)),
        ("strategies", 2, {"days": 3, "strategy_cards": True}, ("strategy", "leader")),
        ("safes", 2, {"days": 3}, ("safe",)),
        (
            "expansion-strategies",
            2,
            {"days": 3, "expansion": BOX, "strategy_cards": True},
            ("strategy", "leader"),
        ),
        ("expansion-safes", 2, {"days": 3, "expansion": BOX}, ("safe",)),
        ("expansion-mods", 2, {"days": 3, "expansion": BOX}, ("mod",)),
        ("expansion-debts", 2, {"days": 3, "expansion": BOX}, ("debt", "money")),
    ]
    for name, pair in (("partners", "pair"), ("neighbours", "pair of traits")):
        made.append(Setting(name, 2, {"days": 3}, 1, 0.8, (pair,)))
    made += [Setting(name, players, options, 1, 0.2, kinds) for name, players, options, kinds in others]
    for enemy in ("lilith-boone", "preston-cain", "milton-goff", "doc-zimmer"):
        made.append(
            Setting(f"automa-{enemy}", 1, {"days": 3, "expansion": BOX, "enemy": enemy}, 1, 0.2, ("automa",))
        )
    # A mod is compared with a safe without one, an enemy's card with a shuffled deck: there the control has a worth.
    return {one.name: replace(one, even=one.players == 2 and one.kinds != ("mod",)) for one in made}


class ScoundrelsWorths(Worths):
    """Scoundrels on every morning; money, strategy cards, leaders, safes, mods, debts, the start, automa cards."""

    settings = settings()
    unit = "tech"
    axes = ("jobs", "traits")

    def things(self, setting: Setting) -> list[Thing]:
        own = setting.options.get("cards")
        box = str(setting.options.get("expansion", "base"))
        enemy = str(setting.options.get("enemy", ""))
        return _things(None if own is None else str(own), box, setting.kinds, enemy, setting.players)

    def stage(self, setting: Setting) -> Stage:
        return ScoundrelsStage(setting, self.things(setting))

    def title(self, thing: Thing, lang: str) -> str:
        if thing.kind == "money":
            return f"${thing.id}"
        return thing.id

    def sheet(self, setting: Setting) -> dict[str, Any]:
        """By job and by trait: how often it came into the Saloon, was hired and was used, in games without gifts."""
        if "scoundrel" not in setting.kinds or setting.moment > 1:
            return {}  # games without gifts are the same games, whichever morning a gift would have come
        stage = ScoundrelsStage(setting, [])
        rows = {job: [0, 0, 0] for job in stage.names.jobs}
        columns = {trait: [0, 0, 0] for trait in stage.names.traits}
        for k in range(WATCHED):
            for at, trait, job in told(stage.watched(mixed(WATCHED, k))):
                rows[stage.names.jobs[job]][at] += 1
                columns[stage.names.traits[trait]][at] += 1
        return {"games": WATCHED, "rows": rows, "columns": columns}


SEEN, HIRED, USED = range(3)
SIGHTS = {e.CREATED: (SEEN, 0), e.HIRED: (HIRED, 1), e.USED: (USED, 1)}
"""By event, which sight of a scoundrel it is, and where in it the trait stands; the job stands behind it."""


def told(data: list[int]) -> Iterator[tuple[int, int, int]]:
    """What a journal tells of scoundrels: seen, hired or used, with trait and job."""
    at = 0
    while at < len(data):
        if data[at] in SIGHTS:
            sight, first = SIGHTS[data[at]]
            yield sight, data[at + HEAD + first], data[at + HEAD + first + 1]
        at += HEAD + data[at + 2]


@functools.lru_cache(maxsize=32)
def _things(own: str | None, box: str, kinds: tuple[str, ...], enemy: str, players: int) -> list[Thing]:
    rules = scoundrels(own, box)
    catalogue = rules.parts.catalogue
    names = rules.names
    found: list[Thing] = []
    for kind in kinds:
        if kind == "scoundrel":
            costs = rules.parts.box().costs
            found += [
                Thing(kind, f"{trait} {job}", job, trait, costs[t * len(names.jobs) + j])
                for j, job in enumerate(names.jobs)
                for t, trait in enumerate(names.traits)
            ]
        elif kind == "pair":
            found += [Thing(kind, f"{one} {other}") for one, other in itertools.combinations(names.jobs, 2)]
        elif kind == "pair of traits":
            lasting = [names.traits[k] for k in staying(rules.parts.box())]
            found += [Thing(kind, f"{one} {other}") for one, other in itertools.combinations(lasting, 2)]
        elif kind == "money":
            found += [Thing(kind, str(amount), price=amount) for amount in MONEY]
        elif kind == "strategy":
            found += [Thing(kind, card) for card in names.strategies]
        elif kind == "leader":
            found += [Thing(kind, leader) for leader in names.leaders]
        elif kind == "safe":
            found += [
                Thing(kind, safe, price=catalogue.safes[k].value) for k, safe in enumerate(names.gadgets)
            ]
        elif kind == "mod":
            found += [Thing(kind, mod) for mod in names.mods]
        elif kind == "debt":
            found += [Thing(kind, str(value)) for value in sorted(set(rules.parts.box().debt_values))]
        elif kind == "start":
            found += [Thing(kind, f"seat {place} of {players}") for place in range(1, players + 1)]
        elif kind == "automa":
            deck = rules.box(1, rules.options(1, {"expansion": box, "enemy": enemy})).automa_deck
            found += [Thing(kind, names.automa[card]) for card in deck]
    return found


def staying(box: Any) -> list[int]:
    """Traits whose scoundrels stay: only those can stand beside somebody."""
    return [k for k, timing in enumerate(box.trait_timing) if timing != WHEN_HIRED]


class ScoundrelsStage(Stage):
    """Whole games by the fitted rules of thumb, in the compiled core."""

    def __init__(self, setting: Setting, things: list[Thing]) -> None:
        game = saloon.new("scoundrels", players=setting.players, options=setting.options, seed=0)
        rules = cast(Any, game.rules)
        self.rules, self.options = rules, game.options
        self.bot = bots.get(setting.bot) if setting.bot else None
        self.names = rules.names
        self.start: Any = rules.new_state(setting.players, game.options, 0)
        self.guide = thumbs.fitting(self.start, game.options)
        self.until = thumbs.fitting(self.start, game.options)
        self.until.stop_after(setting.moment - 1, setting.players)
        self.outlook = ScoundrelsOutlook([], [])
        self.moment = setting.moment
        self.things = things
        self.baseline = setting.kinds[0]
        self.jobs = {job: k for k, job in enumerate(self.names.jobs)}
        self.traits = {trait: k for k, trait in enumerate(self.names.traits)}
        self.lasting = staying(self.start.box)

    def play(self, thing: int, seed: int) -> tuple[float, float]:
        dice = Dice(mixed(seed, 1) >> 33)
        s = self.start.clone()
        s.chance = dice
        seat = (mixed(seed, 2) >> 33) % s.n
        given = None if thing == NOTHING else self.things[thing]
        if given is not None and given.kind == "start":
            seat = self.begin(s, int(given.id.split()[1]) - 1)
        else:
            run(s)
        if given is not None and given.kind in ("leader", "strategy"):
            self.choose(s, seat, given)
        if s.box.strategy_cards or self.moment > 1:
            playout(s, dice, TO_THE_END, self.until)  # to the question of the first turn of that morning
        if given is None:
            self.compare(s, seat, dice)
        else:
            self.give(s, seat, given, dice)
        if self.bot is None:
            playout(s, dice, TO_THE_END, self.guide)
        else:
            s = self.played(s, self.bot, Random(mixed(seed, 3)))
        scores = [tech(s, side) for side in range(s.sides)]
        others = [score for side, score in enumerate(scores) if side != seat]
        return float(scores[seat] - max(others)), self.outlook.victory(s)[seat]

    def played(self, s: Any, bot: bots.Bot, rng: Random) -> Any:
        """The game to its end by somebody who thinks, from views as at any table."""
        game = saloon.Game(self.rules, s, self.options, 0, "0" * 32, True)
        while (question := game.decision) is not None:
            legal = list(question.choices)
            if len(legal) > 1:
                view: Any = game.view(question.seat)
                events: Any = game.events(question.seat)
                legal = [bot.act(view, events, legal, rng)]
            game.apply(question.seat, legal[0])
        return game.state

    def watched(self, seed: int) -> list[int]:
        """The journal of a whole game without gifts."""
        dice = Dice(mixed(seed, 1) >> 33)
        s = self.start.clone()
        s.chance = dice
        s.journal = Journal([])
        run(s)
        playout(s, dice, TO_THE_END, self.guide)
        return cast(list[int], s.journal.data)

    def begin(self, s: Any, place: int) -> int:
        """The seat that comes at this place of the first day."""
        run(s)
        return int((s.first + place) % s.n)

    def choose(self, s: Any, seat: int, given: Thing) -> None:
        """A leader, or a strategy card with its leader; what is not given is chosen as ever."""
        if given.kind == "leader":
            gifts.give_leader(s, seat, self.names.leaders.index(given.id))
            return
        card = self.names.strategies.index(given.id)
        gifts.give_leader(s, seat, s.box.strategy_leader[card])
        s.strategy[seat] = card

    def give(self, s: Any, seat: int, given: Thing, dice: Dice) -> None:
        if given.kind == "scoundrel":
            gifts.give_scoundrel(s, seat, self.jobs[given.row], self.traits[given.column], self.guide, dice)
        elif given.kind == "pair":
            for job in given.id.split():
                trait = gifts.one_of(self.lasting, dice)
                gifts.give_scoundrel(s, seat, self.jobs[job], trait, self.guide, dice)
        elif given.kind == "pair of traits":
            for name in given.id.split():
                drawn = dice.roll(len(self.jobs))
                gifts.give_scoundrel(s, seat, drawn, self.traits[name], self.guide, dice)
        elif given.kind == "money":
            gifts.give_money(s, seat, int(given.id))
        elif given.kind == "safe":
            gifts.give_safe(s, seat, self.names.gadgets.index(given.id), NOBODY, dice)
        elif given.kind == "mod":
            gifts.give_safe(s, seat, dice.roll(len(s.gadget)), self.names.mods.index(given.id), dice)
        elif given.kind == "debt":
            gifts.give_debt(s, seat, int(given.id))
        elif given.kind == "automa":
            gifts.put_on_top(s, self.names.automa.index(given.id))

    def compare(self, s: Any, seat: int, dice: Dice) -> None:
        """The control: nothing; for mods, which lie on safes, a safe without one."""
        if self.baseline == "mod":
            gifts.give_safe(s, seat, dice.roll(len(s.gadget)), NOBODY, dice)
