"""Rich random positions in which one scoundrel is about to be used, and the drivers that bring its moment about.

A stage is a position with the trait and the job together on a sheet, in the Saloon or on the pile, and the wishes of
a driver: patterns of choices, most wanted first, that lead to the moment at which the scoundrel can be used.
"""

import random
import re
from dataclasses import dataclass, field
from typing import Any

import saloon
from saloon import Game
from saloon.games.scoundrels import catalogue as cards
from saloon.games.scoundrels.engine.names import STOLEN
from saloon.games.scoundrels.engine.state import ScoundrelsState as State
from saloon.kernel.core import STRIDE
from saloon.testing.game import encoded
from tests.laws.scoundrels_components import check_components
from tests.scoundrels import ScoundrelsTable, laid

BASE, EXPANSION = cards.BOXES
TRAITS_OF = {box: {trait.id: trait for trait in cards.load(box).traits} for box in cards.BOXES}
JOBS_OF = {box: {job.id: job for job in cards.load(box).jobs} for box in cards.BOXES}
PAIRS_OF = {box: [(trait, job) for trait in TRAITS_OF[box] for job in JOBS_OF[box]] for box in cards.BOXES}
TRAITS = TRAITS_OF[BASE] | TRAITS_OF[EXPANSION]
JOBS = JOBS_OF[BASE] | JOBS_OF[EXPANSION]

DULL = ("pass", "pass quietly", "keep", "no", "office", "office sell-information")
EFFECTS = {
    "money", "stole-money", "gave-money", "reputation", "scouted", "marked", "mark-moved", "mark-flipped", "stole",
    "swapped-safes", "freed", "jailed", "placed", "destroyed", "returned", "scouted-card", "looked-at-deck",
    "revealed", "shuffled", "drew", "swapped-card", "hired", "arranged", "discarded", "swapped-jobs",
    "swapped-traits", "used", "used-leader", "used-office", "chose", "debt-gained", "debt-lost", "debt-on-safe",
    "debt-on-scoundrel", "mod-swapped", "card-returned",
}  # fmt: skip
"""Events that an ability may be there for; paying and being used are none."""

LAW_RATE = 0.01
"""How often the slower laws are held against a step."""
SIXES = ("grumpy", "scarred", "lucky", "steam-powered")
"""Traits of slot 6, for who must act in slot 6."""
PLAIN = (
    "prospector", "banker", "barber", "farmhand", "jailer", "journalist", "telegrapher", "butler", "tycoon",
    "printer", "informant", "trapper", "stable-hand", "bouncer", "train-robber",
)  # fmt: skip
"""Jobs that can be used in every rich position."""
CHEAP = (("scarred", "dog"), ("clumsy", "marshal"), ("grumpy", "impersonator"), ("elderly", "surveyor"))
"""Scoundrels that cost nothing."""

# Pairs that can never be used by their timing, and why.
NEVER = {
    ("generous", job): "it has a price, and Generous wants an empty purse"
    for job in ("chef", "outlaw", "priest")
}
NEVER[("sleepy", "pyro")] = "nothing at the end of a day touches played cards (T83)"
NEVER_OF = {BASE: NEVER, EXPANSION: {("sleepy", job): NEVER[("sleepy", "pyro")] for job in ("pyro", "mason")}}
NEVER_OF[EXPANSION][("generous-revised", "pawnbroker")] = "Generous wants no debts, and there is none to lose"


@dataclass
class Stage:
    """A scene: the table, who uses whom, and what to wish for until then."""

    table: ScoundrelsTable
    trait: str
    job: str
    wishes: list[str] = field(default_factory=list)
    seat: int = 0
    route: str = "timing"

    @property
    def name(self) -> str:
        return f"{self.trait} {self.job}"


class Cast:
    """Who is in the scene; every card exists once."""

    def __init__(self, trait: str, job: str, dice: random.Random, box: str, guest: str = "") -> None:
        """`guest` is a job that has to be in the Saloon."""
        self.traits, self.jobs, self.dice, self.wanted = {trait}, {job, guest}, dice, guest
        self.box = box

    def named(self, trait: str, job: str) -> str:
        assert trait not in self.traits, trait
        assert job not in self.jobs, job
        self.traits.add(trait)
        self.jobs.add(job)
        return f"{trait} {job}"

    def job(self, *wanted: str) -> str:
        here = JOBS_OF[self.box]
        return next(job for job in (*wanted, *PLAIN) if job in here and job not in self.jobs)

    def six(self, *jobs: str) -> str:
        """Somebody of slot 6 with one of these jobs."""
        return self.named(next(trait for trait in SIXES if trait not in self.traits), self.job(*jobs))

    def cheap(self) -> str:
        """Somebody who costs nothing."""
        return self.named(*next(p for p in CHEAP if p[0] not in self.traits and p[1] not in self.jobs))

    def extra(self) -> str:
        """Anybody else whose job works in every position."""
        taken = {*self.traits, *SIXES, "clumsy", "elderly"}
        traits = [trait for trait in TRAITS_OF[self.box] if trait not in taken]
        return self.named(self.dice.choice(traits), self.job())

    def dear(self) -> str:
        """The same, not to be had for nothing."""
        while True:
            traits, jobs = set(self.traits), set(self.jobs)
            trait, job = split(self.extra())
            if cards.cost(TRAITS[trait], JOBS[job]):
                return f"{trait} {job}"
            self.traits, self.jobs = traits, jobs

    def guest(self) -> str:
        """The leftmost of the Saloon."""
        return self.with_job(self.wanted) if self.wanted else self.extra()

    def guest_dear(self) -> str:
        """The leftmost of a Saloon in which nobody is to be had for nothing."""
        if not self.wanted:
            return self.dear()
        trait = next(
            t
            for t in TRAITS_OF[self.box]
            if t not in (*self.traits, *SIXES) and cards.cost(TRAITS[t], JOBS[self.wanted])
        )
        self.traits.add(trait)
        return f"{trait} {self.wanted}"

    def with_job(self, job: str) -> str:
        """Anybody with a job that is spoken for."""
        return f"{self.extra().partition(' ')[0]} {job}"

    def with_trait(self, trait: str) -> str:
        return f"{trait} {self.extra().partition(' ')[2]}"


def purse(trait: str, job: str) -> int:
    """What a user of the job must have before its own moment."""
    empty = ("generous", "generous-revised", "whining")
    return 0 if job == "beggar" or trait in empty else 4 if trait == "greedy" else 7


def owed(trait: str) -> dict[str, int]:
    """The debts that its user has before its moment."""
    if trait == "generous-revised":
        return {}
    return {"1": 1, "3": 0, "4": 2} if trait == "indebted" else {"1": 1, "3": 0}


def rich(trait: str, job: str, cast: Cast, slot: str = "", **given: Any) -> ScoundrelsTable:
    """Everybody has played, stolen and marked; somebody sits in jail, somebody suspects. `slot` stays open."""
    dice = cast.dice
    players = dice.choice((2, 2, 3, 4))
    rounds = dice.choice((1, 2))
    options: dict[str, Any] = {"days": dice.choice((2, 3))}
    if cast.box == EXPANSION:
        options["expansion"] = EXPANSION
        rounds = 2
    elif dice.random() < 0.3:
        options["extra_scoundrel"] = True
    if "strategy" in given:
        options["strategy_cards"] = True
    t = laid(players, **options)
    t.given(seed=dice.randrange(1 << 30), day=2, active=0, first=0, turn=rounds * players + 1)
    marks = [
        "0: 5 on depot-3",
        "0: 4 on estate-2",
        "1: 6 on laboratory-1",
        "0: 3 on depot-1",
        "1: 2 on depot-2",
    ]
    t.given(marks=dice.sample(marks[2:], 3) + marks[:2], known={"estate-3": [0]})
    for seat in range(players):
        slots = [s for s in "A23456" if seat or s != slot]
        dice.shuffle(slots)
        played = dice.sample(["A", "2", "3", "4", "5", "6"], rounds)
        facts: dict[str, Any] = {
            "slots": dict(zip(slots, played, strict=False)),
            "reputation": dice.randrange(4),
        }
        facts |= {"money": purse(trait, job) if seat == 0 else 3 + dice.randrange(4), "jail": 1}
        if cast.box == EXPANSION:
            facts["debts"] = owed(trait) if seat == 0 else {"2": 1}
            if played[1] == slots[1]:  # a bluff without henchmen
                facts["slots"][slots[1]] = next(c for c in "A23456" if c not in played)
        if seat == 0:
            facts |= {
                "safes": [] if job in ("renegade", "treasure-hunter") else ["depot-1"],
                "calls": {slots[0]: [1]},
            }
        elif seat == 1:
            facts["safes"] = ["depot-2", "estate-1"]
        t.seat(seat, **facts)
    return t


def moment(trait: str, job: str, dice: random.Random, box: str = BASE, guest: str = "") -> Stage:
    """The scoundrel on the sheet (or in the Saloon, if it acts when hired), at the moment of its trait."""
    cast = Cast(trait, job, dice, box, guest)
    timing = TRAITS[trait].timing
    me = f"{trait} {job}"
    make = MOMENTS.get(timing)
    if make is not None:
        return make(me, cast, dice)
    if timing.startswith("slot"):
        slot = dice.choice(re.findall(r"[A2-6]\b", timing.partition(" ")[2]))
        t = rich(trait, job, cast, slot)
        seated(t, cast, me)
        return Stage(t, trait, job, [rf"play .@{slot}"])
    if timing.startswith("maverick"):
        return maverick(me, cast, dice, timing)
    return beside(me, cast, dice, timing)


def seated(
    t: ScoundrelsTable, cast: Cast, me: str, at: int = 2, trigger: str = "", trigger_at: int = 1
) -> ScoundrelsTable:
    """The scoundrel, perhaps one that brings its moment about, and two more on the sheet; a Saloon and a pile."""
    sheet = {at: me} | ({trigger_at: trigger} if trigger else {})
    for place in [place for place in (1, 2, 3, 4, 5) if place not in sheet][:2]:
        sheet[place] = cast.extra()
    t.sheet(0, sheet).sheet(1, {3: cast.extra()})
    if "saloon" not in t.laid:
        t.saloon(cast.guest(), cast.cheap(), cast.extra())
    if "pile" not in t.laid:
        t.pile(cast.extra(), cast.extra())
    return t


def split(me: str) -> tuple[str, str]:
    trait, _, job = me.partition(" ")
    return trait, job


def beside(me: str, cast: Cast, dice: random.Random, timing: str) -> Stage:
    """After a neighbour: somebody of slot 6 on the side it looks to."""
    trait, job = split(me)
    places = {
        "left": (2, 1),
        "right": (1, 2),
        "above": (4, 1),
        "below": (1, 4),
        "left or right": dice.choice([(5, 4), (4, 5), (4, 3)]),
    }
    at, other = places[timing.removeprefix("after the scoundrel ").removeprefix("to the ")]
    trigger = cast.six("prospector")
    t = seated(rich(trait, job, cast, "6"), cast, me, at, trigger, other)
    return Stage(t, trait, job, [r"play .@6", f"use {split(trigger)[1]}$"])


def maverick(me: str, cast: Cast, dice: random.Random, timing: str) -> Stage:
    """An opponent's turn: a card into a slot that it shows, and a henchman on it."""
    slot = dice.choice(re.findall(r"[A2-6]\b", timing.partition(" ")[2]))
    other = "3" if slot != "3" else "A"
    t = seated(rich(*split(me), cast), cast, me)
    t.given(active=1, first=1).seat(1, slots={other: "2"}).seat(0, calls={}, henchmen=2)
    return Stage(t, *split(me), [rf"play .@{slot}", "henchman"])


def at_step_3(me: str, cast: Cast, dice: random.Random) -> Stage:
    """With nobody to be had for an empty purse."""
    t = rich(*split(me), cast, "6").saloon(cast.guest_dear(), cast.dear(), cast.dear())
    seated(t, cast, me)
    return Stage(t, *split(me), [r"play .@6"])


def after_debt(me: str, cast: Cast, dice: random.Random) -> Stage:
    # A Beggar must stay poor, others may not have as many safes as anybody.
    trigger = cast.six(*(("racketeer",) if split(me)[1] == "beggar" else ("painter", "racketeer")))
    t = seated(rich(*split(me), cast, "6"), cast, me, 2, trigger, 4)
    return Stage(t, *split(me), [r"play .@6", f"use {split(trigger)[1]}$"])


def after_payment(me: str, cast: Cast, dice: random.Random) -> Stage:
    trigger = cast.six("accountant", "philanthropist")
    t = seated(rich(*split(me), cast, "6"), cast, me, 2, trigger, 4)
    t.seat(0, debts={"1": 1, "2": 0, "3": 0}, money=0 if split(me)[1] == "beggar" else 10)
    return Stage(t, *split(me), [r"play .@6", f"use {split(trigger)[1]}$"])


def after_fall(me: str, cast: Cast, dice: random.Random) -> Stage:
    trigger = cast.six("loan-shark", "prisoner")
    t = seated(rich(*split(me), cast, "6"), cast, me, 2, trigger, 4)
    return Stage(t, *split(me), [r"play .@6", f"use {split(trigger)[1]}$", "give reputation"])


def after_modded_scout(me: str, cast: Cast, dice: random.Random) -> Stage:
    t = seated(rich(*split(me), cast, "A"), cast, me)
    return Stage(t, *split(me), [r"play .@A", "lead A/2", "safe depot-3", "mark [67]"])


def after_modded_steal(me: str, cast: Cast, dice: random.Random) -> Stage:
    t = seated(rich(*split(me), cast, "5"), cast, me)
    return Stage(t, *split(me), [r"play .@5", "lead 5", "safe depot-3"])


def at_start(me: str, cast: Cast, dice: random.Random) -> Stage:
    return Stage(seated(rich(*split(me), cast), cast, me), *split(me))


def at_zero(me: str, cast: Cast, dice: random.Random) -> Stage:
    t = seated(rich(*split(me), cast), cast, me).hand(0, "0")
    return Stage(t, *split(me), ["play 0 faceup"])


def at_evening(me: str, cast: Cast, dice: random.Random) -> Stage:
    t = seated(rich(*split(me), cast), cast, me)
    t.given(phase="evening", latest=0, first=1 % t.players)
    return Stage(t, *split(me), ["seat 0"])


def when_hired(me: str, cast: Cast, dice: random.Random) -> Stage:
    trait, job = split(me)
    t = rich(trait, job, cast, "6").saloon(cast.guest(), me, cast.cheap())
    seated(t, cast, cast.extra())
    t.seat(0, money=cards.cost(TRAITS[trait], JOBS[job]) + purse(trait, job))
    return Stage(t, trait, job, [r"play .@6", f"hire {job}$"])


def after_gain(me: str, cast: Cast, dice: random.Random) -> Stage:
    trigger = cast.six("mayor", "judge")
    t = seated(rich(*split(me), cast, "6"), cast, me, 2, trigger, 4)
    return Stage(t, *split(me), [r"play .@6", f"use {split(trigger)[1]}$"])


def after_loss(me: str, cast: Cast, dice: random.Random) -> Stage:
    """An opponent's turn: the choice is put to seat 0, which gives reputation."""
    trigger = cast.six("prisoner", "loan-shark")
    t = seated(rich(*split(me), cast), cast, me)
    t.given(active=1, first=1).sheet(1, {1: trigger}).seat(1, slots={"A": "A"})
    return Stage(t, *split(me), [r"play .@6", f"use {split(trigger)[1]}$", "give reputation"])


def after_money(me: str, cast: Cast, dice: random.Random) -> Stage:
    trigger = cast.six("prospector")
    t = seated(rich(*split(me), cast, "6"), cast, me, 3, trigger, 2)
    return Stage(t, *split(me), [r"play .@6", f"use {split(trigger)[1]}$"])


def after_scout(me: str, cast: Cast, dice: random.Random) -> Stage:
    t = seated(rich(*split(me), cast, "A"), cast, me)
    return Stage(t, *split(me), [r"play .@A", "lead A/2", "safe depot-[345]", "mark [67]"])


def after_steal(me: str, cast: Cast, dice: random.Random) -> Stage:
    t = seated(rich(*split(me), cast, "5"), cast, me)
    return Stage(t, *split(me), [r"play .@5", "lead 5", "safe depot-[345]"])


def after_hire(me: str, cast: Cast, dice: random.Random) -> Stage:
    cheap = cast.cheap()
    t = rich(*split(me), cast, "6").saloon(cast.guest(), cheap, cast.extra())
    seated(t, cast, me)
    return Stage(t, *split(me), [r"play .@6", f"hire {split(cheap)[1]} at [345]"])


def after_office(me: str, cast: Cast, dice: random.Random) -> Stage:
    t = seated(rich(*split(me), cast, "6"), cast, me)
    return Stage(t, *split(me), [r"play .@6", "pass", "office$", "office sell-information"])


def after_suspected(me: str, cast: Cast, dice: random.Random) -> Stage:
    t = seated(rich(*split(me), cast, "6"), cast, me)
    return Stage(t, *split(me), [r"play .@6", "henchman"])


MOMENTS = {
    "start of your turn": at_start,
    "when you play your 0 faceup": at_zero,
    "end of the day": at_evening,
    "when hired": when_hired,
    "after you gain reputation": after_gain,
    "after you lose reputation": after_loss,
    "after you gain or steal money with another scoundrel": after_money,
    "after you mark a safe with a number not listed for its site": after_scout,
    "after you scout a safe": after_scout,
    "after you steal a safe": after_steal,
    "after you hire a scoundrel": after_hire,
    "after you use the Sheriff's Office": after_office,
    "after an opponent places a henchman on your poker card": after_suspected,
    "after step 3 of your turn": after_office,
    "start of step 3 of your turn": at_step_3,
    "after you gain a debt": after_debt,
    "after you lose a debt": after_payment,
    "after an opponent loses reputation": after_fall,
    "after you scout a modded safe": after_modded_scout,
    "after you mark a modded safe with a number not listed for its site": after_modded_scout,
    "after you steal a modded safe": after_modded_steal,
}


# Through others


def through(trait: str, job: str, dice: random.Random, vehicle: str, box: str = BASE) -> Stage:
    """Used by the Horse on the sheet, by the Innkeeper in the Saloon or by the Gravedigger on the pile."""
    assert vehicle != job
    cast = Cast(trait, job, dice, box)
    me = f"{trait} {job}"
    user = cast.six(vehicle)
    t = rich("", job, cast, "6")
    if vehicle == "innkeeper":
        t.saloon(cast.extra(), me, cast.cheap())
    elif vehicle == "gravedigger":
        t.pile(me, cast.extra())
    seated(t, cast, user, 1, me if vehicle == "horse" else "", 5)
    return Stage(t, trait, job, [r"play .@6", f"use {vehicle}$"], route=vehicle)


def vehicle_for(job: str) -> str:
    return "horse" if job != "horse" else "innkeeper"


# Swapped


def by_tailor(trait: str, job: str, dice: random.Random, box: str = BASE) -> Stage:
    """A Tailor gives the job, from the Saloon, to one with the trait."""
    cast = Cast(trait, job, dice, box)
    user = cast.six("tailor")
    t = rich("", "", cast, "6")
    body = cast.with_trait(trait)
    t.saloon(cast.extra(), cast.with_job(job), cast.extra())
    seated(t, cast, user, 1, body, 4)
    wishes = [r"play .@6", "use tailor", f"scoundrel ({split(body)[1]}|{job})$"]
    return Stage(t, trait, job, wishes, route="tailor")


def by_impersonator(trait: str, job: str, dice: random.Random, box: str = BASE) -> Stage:
    """An Impersonator with the trait takes the job from the Saloon, at its own moment."""
    stage = moment(trait, "impersonator", dice, box, guest=job)
    wishes = ["use impersonator", f"scoundrel {job}$", *stage.wishes]
    return Stage(stage.table, trait, job, wishes, route="impersonator")


def by_transformation(trait: str, job: str, dice: random.Random, box: str = BASE) -> Stage:
    """Transform Allies gives the trait, from the Saloon, to one with the job."""
    cast = Cast(trait, job, dice, box)
    t = rich("", "", cast, strategy=True)
    body = cast.with_job(job)
    other = cast.with_trait(trait)
    t.saloon(cast.extra(), other, cast.extra())
    seated(t, cast, body)
    t.seat(0, leader="doc-zimmer", strategy="transform-allies", money=5)
    for seat, card in ((1, "stake-a-claim"), (2, "collect-interest"), (3, "spread-fear")):
        if seat < t.players:
            t.seat(seat, strategy=card, leader={1: "preston-cain", 2: "milton-goff", 3: "lilith-boone"}[seat])
    wishes = ["use strategy", f"scoundrel ({job}|{split(other)[1]})$"]
    return Stage(t, trait, job, wishes, route="transform")


def hired(trait: str, job: str, dice: random.Random, box: str = BASE) -> Stage:
    """In the Saloon, with just enough money."""
    cast = Cast(trait, job, dice, box)
    me = f"{trait} {job}"
    t = rich("", job, cast, "6").saloon(cast.extra(), me, cast.extra())
    seated(t, cast, cast.extra())
    t.seat(0, money=cards.cost(TRAITS[trait], JOBS[job]))
    return Stage(t, trait, job, [r"play .@6", f"hire {job}( at [45])?$"], route="hired")


MADE = {"hired": hired, "tailor": by_tailor, "impersonator": by_impersonator, "transform": by_transformation}
"""Ways for a trait and a job to come together on a sheet."""


# Playing


class Watch:
    """Plays a stage and holds the laws against every step."""

    def __init__(self, stage: Stage, dice: random.Random) -> None:
        self.stage, self.dice = stage, dice
        self.game: Game = stage.table.game

    @property
    def state(self) -> State:
        s = self.game.state
        assert isinstance(s, State)
        return s

    def apply(self, seat: int, word: str) -> list[dict[str, Any]]:
        happened = list(self.game.apply(seat, word))
        check_components(self.state)
        if self.dice.random() < LAW_RATE:
            self.check_laws()
        return happened

    def check_laws(self) -> None:
        """In the midst of it: saved and loaded the same, and every onlooker's worlds look the same to it."""
        again = saloon.position("scoundrels", self.game.rules.save(self.state))
        assert again.state.facts() == self.state.facts(), self.failure("saved and loaded differs")
        assert self.game.clone().state.facts() == self.state.facts()
        for seat in (None, *self.game.seats):
            view = self.game.view(seat)
            world = saloon.determinize(view, self.dice)
            assert encoded(world.view(seat)) == encoded(view), self.failure(f"seat {seat} sees another world")
            assert again.view(seat) == view

    def wish(self, words: list[str]) -> str:
        loans = [word for word in words if word.startswith("loan ")]
        if loans:
            return self.dice.choice(loans)  # what was chosen is to be paid for
        for wish in self.stage.wishes:
            found = [word for word in words if re.match(wish, word)]
            if found:
                return self.dice.choice(found)
        for word in DULL:
            if word in words:
                return word
        return self.dice.choice(words)

    def use(self, kind: str) -> str:
        """The choice that is the use of the scoundrel."""
        return f"{'scoundrel' if kind == 'use-another' else 'use'} {self.stage.job}"

    def to_the_use(self) -> list[dict[str, Any]]:
        """Until the scoundrel is used; answers with what its use did."""
        for _ in range(120):
            question = self.game.decision
            assert question is not None, self.failure("the game is over")
            words = list(question.choices)
            use = self.use(question.kind)
            depth = len(self.state.frames()) - (STRIDE if question.kind == "borrow" else 0)
            word = use if use in words and question.seat == self.stage.seat else self.wish(words)
            happened = self.apply(question.seat, word)
            if self.used(happened):
                return self.finish_use(happened, depth)
        raise AssertionError(self.failure("its moment never came"))

    def to_be_made(self) -> None:
        """Until the trait and the job are one scoundrel on the sheet, or one that is hired for its ability."""
        for _ in range(120):
            question = self.game.decision
            assert question is not None, self.failure("the game is over")
            happened = self.apply(question.seat, self.wish(list(question.choices)))
            if self.together() or self.at_once(happened):
                return
        raise AssertionError(self.failure("it never came to be"))

    def together(self) -> bool:
        s, names = self.state, self.game.rules.names
        uid = s.uid_of_job(names.jobs.index(self.stage.job))
        mine = uid >= 0 and s.where[uid] // 8 == self.stage.seat
        return mine and names.traits[s.trait[uid]] == self.stage.trait

    def at_once(self, happened: list[dict[str, Any]]) -> bool:
        """Hired for its ability alone, or become somebody else by its own ability, which may also discard it."""
        swapped = [event for event in happened if event["kind"] == "swapped-jobs"]
        if swapped and self.stage.route == "impersonator":
            return True
        me = {"kind": "hired", "seat": self.stage.seat, "trait": self.stage.trait, "job": self.stage.job}
        return any(event.items() >= me.items() for event in happened)

    def used(self, happened: list[dict[str, Any]]) -> bool:
        me = {"kind": "used", "seat": self.stage.seat, "trait": self.stage.trait, "job": self.stage.job}
        return me in happened

    def finish_use(self, happened: list[dict[str, Any]], depth: int) -> list[dict[str, Any]]:
        """Answer at random until the use is over; a may is done."""
        me = next(
            k
            for k, event in enumerate(happened)
            if event["kind"] == "used" and event["job"] == self.stage.job
        )
        told = happened[me + 1 :]
        for _ in range(120):
            question = self.game.decision
            if question is None or not self.in_use(depth):
                return told
            told += self.answer()
        raise AssertionError(self.failure("its use never ends"))

    def in_use(self, depth: int) -> bool:
        """Whether a use that was begun above this depth is still running."""
        stack, paths = self.state.frames(), self.game.rules.names.paths
        return any(paths[stack[k]] == "Use" for k in range(depth, len(stack), STRIDE))

    def answer(self) -> list[dict[str, Any]]:
        question = self.game.decision
        assert question is not None
        words = list(question.choices)
        liked = [word for word in ("yes", f"use {self.stage.job}") if word in words]
        return self.apply(question.seat, liked[0] if liked else self.dice.choice(words))

    def on(self, most: int = 80) -> None:
        """Play on at random; when the next card is to be played nothing may be left over."""
        for _ in range(most):
            question = self.game.decision
            if question is None or question.kind == "plan":
                break
            self.answer()
        if self.game.decision is None or self.game.decision.kind == "plan":
            s = self.state
            assert (s.queue, s.leaving) == ([], [])
            assert all(s.place[k] - STOLEN != s.n for k in range(18))
            if self.game.decision is not None:
                self.stage.table.idle()

    def failure(self, why: str) -> str:
        return f"{self.stage.name} ({self.stage.route}): {why}\n{self.game.notation()}"


def effects(stage: Stage, told: list[dict[str, Any]]) -> list[str]:
    """What a use did for its own sake: not the trait's bonus money, nor the henchman it costs."""
    kinds = [event["kind"] for event in told if event["kind"] in EFFECTS]
    trait = TRAITS[stage.trait]
    if trait.modifier == "bonus-money" and stage.route == "timing":
        kinds.remove("money")
    if trait.requirement.startswith("send"):
        kinds.remove("jailed")
    if trait.requirement.startswith("gain"):
        kinds.remove("debt-gained")
    return kinds


def use_it(stage: Stage, dice: random.Random) -> Watch:
    """Play the stage through: the scoundrel is used, does something, and nothing is left over."""
    watch = Watch(stage, dice)
    told = watch.to_the_use()
    assert effects(stage, told), watch.failure(f"it did nothing: {told}")
    watch.on()
    return watch


def make_it(stage: Stage, dice: random.Random) -> Watch:
    """Play the stage through: the scoundrel comes to be, acts if its moment comes, and nothing is left over."""
    watch = Watch(stage, dice)
    watch.to_be_made()
    watch.on()
    return watch
