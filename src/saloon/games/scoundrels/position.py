"""Positions: a Scoundrels game set up from a text that names only what matters; the rest is dealt from a seed."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

from saloon.errors import BadPosition, shown
from saloon.games.scoundrels.engine.choices import safe_name, slot_name
from saloon.games.scoundrels.engine.knowledge import CARD_OF, SLOT_OF
from saloon.games.scoundrels.engine.mutators import POSITION, STREAMS, next_jobs
from saloon.games.scoundrels.engine.names import (
    CARDS,
    DEBT_SPACES,
    DESTROYED,
    HAND,
    HIGHEST,
    LOWEST,
    MARK_PAIRS,
    MIX,
    NOBODY,
    ON_SCOUNDREL,
    PILE,
    PLACES,
    RECRUITED,
    SAFES,
    SALOON,
    SITE_SAFES,
    SITE_SPACES,
    SITES,
    SLOTS,
    STOLEN,
    TURNS,
    UNUSED,
)
from saloon.games.scoundrels.engine.state import (
    C_SEEN,
    C_SIZE,
    C_VALUE,
    D_SIZE,
    D_VALUE,
    DRAWN,
    FACEUP,
    PUT,
    R_CARD,
    R_KIND,
    R_KNOWN,
    R_SEAT,
    R_SLOT,
    ROW_SIZE,
    TAKEN,
    ScoundrelsState,
)
from saloon.games.scoundrels.engine.views import ROW_KINDS, hand_cards
from saloon.games.scoundrels.moments import fail, lay, order_of_evening, phase_in, slot_in, step_in
from saloon.games.scoundrels.sound import check
from saloon.kernel.chance import Seeded
from saloon.kernel.core import STRIDE, pick
from saloon.safe_toml import MOST_LETTERS, BadToml, loads

if TYPE_CHECKING:
    from saloon.games.scoundrels.engine.rules import ScoundrelsRules

EXPANSION_KEYS = {
    "unused_debts", "discarded_debts", "carried", "drawn", "mods", "unused_mods", "mods_seen", "opened", "unopened",
    "loans", "poor", "spent_safes", "mavericks", "declined", "mixings",
}  # fmt: skip
EXPANSION_SEAT_KEYS = {"debts", "debts_seen", "flipped", "returned"}
KEYS = EXPANSION_KEYS | {
    "game", "players", "seed", "options", "day", "turn", "active", "first", "latest", "slot", "phase", "seat",
    "saloon", "pile", "scoundrels", "traits", "jobs", "purple", "gadgets", "values", "places", "known", "marks",
    "poker", "frames", "queue", "it", "clock", "step3", "spent", "draws", "enemy", "decks", "step", "unreachable",
}  # fmt: skip
SEAT_KEYS = EXPANSION_SEAT_KEYS | {
    "leader", "money", "reputation", "henchmen", "jail", "hand", "deck", "slots", "calls", "faceup", "sheet",
    "strategy", "safes", "marks_left",
}  # fmt: skip
ENEMY_KEYS = {
    "money", "reputation", "henchmen", "jail", "safes", "recruits", "destroyed", "automa", "discarded",
    "shown", "under",
}  # fmt: skip
CARRIED_ROW = re.compile(r"(\d+) on (\S+?)(?: seen (\d+))?")
NO_MOD = "none"
DECKS = ("traits", "jobs", "purple")
MARK_ROW = re.compile(r"(\d): (\d) on ([a-z]+-\d)")
SAFE_OF = {safe_name(safe): safe for safe in range(SAFES)}


# Writing


def save(s: ScoundrelsState, rules: ScoundrelsRules) -> str:
    """The whole state, so that loading it gives the same state again."""
    names = rules.names
    chance = s.chance
    assert isinstance(chance, Seeded)
    lines = ['game = "scoundrels"', f"players = {s.n}", f"seed = {chance.seed}"]
    for key in ("day", "turn", "active", "first", "latest", "slot", "clock", "step3"):
        lines.append(f"{key} = {getattr(s, key)}")
    lines.append(f'phase = "{"turn" if s.top >= 0 else "over"}"')
    where = [f"{names.traits[s.trait[k]]} {names.jobs[s.job[k]]}" for k in range(len(s.job))]
    cells = [f"{name}, {s.where[k]}, {s.born[k]}" for k, name in enumerate(where)]
    lines.append(f"scoundrels = {toml(cells)}")
    lines.append(f"saloon = {toml([where[k] for k in s.saloon])}")
    lines.append(f"pile = {toml([where[k] for k in reversed(s.pile)])}")
    lines.append(f"traits = {toml([names.traits[k] for k in reversed(s.traits)])}")
    lines.append(f"jobs = {toml([names.jobs[k] for k in reversed(s.jobs)])}")
    lines.append(f"purple = {toml([names.jobs[k] for k in reversed(s.purples)])}")
    lines.append(f"gadgets = {toml([names.gadgets[k] for k in s.gadget])}")
    lines.append(f"places = {toml(s.place)}")
    lines.append(f"known = {toml(s.known)}")
    lines.append(f"marks = {toml([f'{k // 10 % 10}: {k % 10} on {safe_name(k // 100)}' for k in s.marks])}")
    lines.append(f"poker = {toml(poker_rows(s))}")
    lines.append(f"frames = {toml(frames(s, names.paths))}")
    lines.append(f"queue = {toml(s.queue)}")
    lines.append(f"it = {toml([s.it_safe, s.it_henchman, s.it_deck, s.it_card])}")
    spent = [[names.jobs[k] for k in s.spent_jobs], [names.traits[k] for k in s.spent_traits]]
    lines.append(f"spent = {toml([*spent, [s.spent_strategies, s.spent_leader, *s.leaving]])}")
    if s.expanded:
        lines += expansion_lines(s, rules)
    draws = ", ".join(f'"{STREAMS[k]}" = {count}' for k, count in enumerate(s.draws) if count)
    lines.append(f"draws = {{ {draws} }}" if draws else "draws = {}")
    if s.box.options:
        lines += ["", "[options]", *[f"{key} = {toml(value)}" for key, value in s.box.options.items()]]
    for seat in range(s.n):
        lines += ["", f"[seat.{seat}]", *seat_lines(s, seat, rules)]
    if s.enemy != NOBODY:
        lines += ["", "[enemy]", *enemy_lines(s, rules)]
    return "\n".join(lines) + "\n"


def expansion_lines(s: ScoundrelsState, rules: ScoundrelsRules) -> list[str]:
    names = rules.names
    carried = [
        f"{s.carried[k + C_VALUE]} on {carrier_name(s, s.carried[k], names.jobs)} seen {s.carried[k + C_SEEN]}"
        for k in range(0, len(s.carried), C_SIZE)
    ]
    mods = ", ".join(
        f'"{safe_name(k)}" = "{NO_MOD if mod == NOBODY else names.mods[mod]}"' for k, mod in enumerate(s.mod)
    )
    return [
        f"unused_debts = {toml(s.supply[::-1])}",
        f"discarded_debts = {toml(s.discarded)}",
        f"carried = {toml(carried)}",
        f"drawn = {toml(s.drawn)}",
        f"mods = {{ {mods} }}",
        f"unused_mods = {toml([names.mods[mod] for mod in s.spare_mods])}",
        f"mods_seen = {toml([*s.mod_seen, *s.spare_seen])}",
        f"opened = {toml([safe_name(k) for k in range(SAFES) if s.opened >> k & 1])}",
        f"unopened = {toml([safe_name(k) for k in range(SAFES) if s.unopened >> k & 1])}",
        f"loans = {s.loans}",
        f"mixings = {s.mixings}",
        f"poor = {s.poor}",
        f"spent_safes = {s.spent_safes}",
        f"mavericks = {toml([s.mavericks_of(seat) for seat in range(s.n)])}",
        f"declined = {toml([rules.word(code) for code in s.declined])}",
    ]


def enemy_lines(s: ScoundrelsState, rules: ScoundrelsRules) -> list[str]:
    """Its safes and recruits are told by the places of all safes and scoundrels; of recruits the order too."""
    names, cards = rules.names, rules.names.automa
    recruits = [f"{names.traits[s.trait[uid]]} {names.jobs[s.job[uid]]}" for uid in s.recruits]
    lines = [f"money = {s.money[s.enemy]}", f"reputation = {s.reputation[s.enemy]}"]
    lines += [f"henchmen = {s.free[s.enemy]}", f"jail = {s.jail[s.enemy]}", f"recruits = {toml(recruits)}"]
    deck = [card for card in reversed(s.automa) if card != s.under]
    lines.append(f"automa = {toml([cards[card] for card in deck])}")
    lines.append(f"discarded = {toml([cards[card] for card in reversed(s.automa_pile)])}")
    lines += [] if s.under == NOBODY else [f'under = "{cards[s.under]}"']
    return lines if s.shown == NOBODY else [*lines, f'shown = "{cards[s.shown]}"']


def carrier_name(s: ScoundrelsState, carrier: int, jobs: list[str]) -> str:
    return safe_name(carrier) if carrier < ON_SCOUNDREL else jobs[s.job[carrier - ON_SCOUNDREL]]


def toml(value: object) -> str:
    """Lists, strings and numbers are the same in JSON."""
    return json.dumps(value, ensure_ascii=False)


def poker_rows(s: ScoundrelsState) -> list[str]:
    """`put 0 5 3 1`: kind, seat, slot, card, who knows it."""
    p = s.poker
    starts = range(0, len(p), ROW_SIZE)
    return [
        f"{ROW_KINDS[p[k + R_KIND]]} {p[k + R_SEAT]} {p[k + R_SLOT]} {p[k + R_CARD]} {p[k + R_KNOWN]}"
        for k in starts
    ]


def frames(s: ScoundrelsState, paths: list[str]) -> list[list[object]]:
    frames = s.frames()
    starts = range(0, len(frames), STRIDE)
    return [[paths[frames[k]], *frames[k + 1 : k + STRIDE]] for k in starts]


def seat_lines(s: ScoundrelsState, seat: int, rules: ScoundrelsRules) -> list[str]:
    lines = [f'leader = "{rules.names.leaders[s.leaders[seat]]}"'] if s.leaders else []
    lines += [f"money = {s.money[seat]}", f"reputation = {s.reputation[seat]}"]
    lines += [f"henchmen = {s.free[seat]}", f"jail = {s.jail[seat]}"]
    lines.append(f"hand = {toml(hand_cards(s.hand[seat]))}")
    lines.append(f"deck = {toml([CARDS[k] for k in reversed(s.deck[seat])])}")
    slots = [(slot, s.slots[seat * SLOTS + slot]) for slot in range(SLOTS)]
    inner = ", ".join(f'"{slot_name(slot)}" = "{CARDS[card]}"' for slot, card in slots if card != NOBODY)
    lines.append(f"slots = {{ {inner} }}" if inner else "slots = {}")
    calls = [(slot, s.calls[seat * SLOTS + slot]) for slot in range(SLOTS)]
    inner = ", ".join(
        f'"{slot_name(k)}" = {toml([q for q in range(s.sides) if mask >> q & 1])}'
        for k, mask in calls
        if mask
    )
    lines.append(f"calls = {{ {inner} }}" if inner else "calls = {}")
    lines.append(f"faceup = {'true' if s.faceup[seat] else 'false'}")
    if s.strategy[seat] != NOBODY:
        lines.append(f'strategy = "{rules.names.strategies[s.strategy[seat]]}"')
    lines.append(f"marks_left = {toml(s.marks_left[seat * MARK_PAIRS : (seat + 1) * MARK_PAIRS])}")
    if s.expanded:
        first = seat * DEBT_SPACES
        debts = [(k + 1, s.debts[first + k]) for k in range(DEBT_SPACES) if s.debts[first + k] != NOBODY]
        lines.append(f"debts = {{ {', '.join(f'{space} = {value}' for space, value in debts)} }}")
        lines.append(f"debts_seen = {toml(s.debts_seen[first : first + DEBT_SPACES])}")
        lines.append(f"flipped = {toml([slot_name(k) for k in range(SLOTS) if s.flipped[seat] >> k & 1])}")
        lines.append(f"returned = {s.returned[seat]}")
    return lines


# Reading


def load(text: str, rules: ScoundrelsRules) -> tuple[ScoundrelsState, dict[str, object], int]:
    try:
        data = loads(text, MOST_LETTERS)
    except BadToml as error:
        raise BadPosition(f"A position is a TOML text; this one cannot be read: {error}.") from None
    unknown = sorted(set(data) - KEYS)
    if unknown:
        raise fail(f"it names {', '.join(unknown)}; known are {', '.join(sorted(KEYS))}.")
    if data.get("game", "scoundrels") != "scoundrels":
        raise fail(f"it is one of game '{data['game']}', not of 3000 Scoundrels.")
    options = data.get("options", {})
    if not isinstance(options, dict):
        raise fail("options is a table of options.")
    players = data.get("players", 2)
    checked = rules.options(players, options)
    try:
        s = Setting(data, rules, players, checked).state()
    except (TypeError, ValueError, AttributeError, LookupError, OverflowError) as error:
        raise fail(f"a value has the wrong form ({error}).") from None
    return s, checked, seed_in(data)


class Setting:
    """A position while it is being laid out."""

    def __init__(
        self, data: dict[str, Any], rules: ScoundrelsRules, players: int, options: dict[str, Any]
    ) -> None:
        self.data = data
        self.rules = rules
        self.names = rules.names
        self.n = players
        box = rules.box(players, options)
        self.s = ScoundrelsState(box, rules.ops, Seeded(seed_in(data), STREAMS), [0] * len(STREAMS))
        self.seats = self._seat_rows()
        self.enemy = self._enemy_row()
        self.used_jobs: set[int] = set()
        self.used_traits: set[int] = set()
        unreachable = data.get("unreachable", False)
        if not isinstance(unreachable, bool):
            raise fail(f"unreachable is {shown(unreachable)}; it is true or false.")
        self.strict: bool = self.s.box.changes.strict_positions and not unreachable
        """Whether what no play leads to is refused; who lays it out to look at a single card says so."""

    def _seat_rows(self) -> list[dict[str, Any]]:
        seats = self.data.get("seat", {})
        for key in seats:
            if not (key.isdigit() and int(key) < self.n):
                raise fail(f"[seat.{key}] with {self.n} players; seats are 0 to {self.n - 1}.")
            unknown = sorted(set(seats[key]) - SEAT_KEYS)
            if unknown:
                raise fail(
                    f"[seat.{key}] names {', '.join(unknown)}; known are {', '.join(sorted(SEAT_KEYS))}."
                )
        return [seats.get(str(seat), {}) for seat in range(self.n)]

    def _enemy_row(self) -> dict[str, Any]:
        row: dict[str, Any] = self.data.get("enemy", {})
        if "enemy" in self.data and self.s.enemy == NOBODY:
            raise fail("it has an [enemy], which only a game with players = 1 has (XR94).")
        unknown = sorted(set(row) - ENEMY_KEYS)
        if unknown:
            raise fail(f"[enemy] names {', '.join(unknown)}; known are {', '.join(sorted(ENEMY_KEYS))}.")
        return row

    def state(self) -> ScoundrelsState:
        s, data = self.s, self.data
        s.day = whole(data, "day", 1, 0)
        if s.day > s.box.days:
            raise fail(f"day is {s.day}; the game has {s.box.days} days.")
        s.turn = whole(data, "turn", 1, 0)
        s.active = self._seat_number("active", 0)
        s.first = self._seat_number("first", (s.active - s.turn + 1) % self.n if s.active >= 0 else 0)
        s.latest = self._seat_number("latest", s.active)
        s.slot = slot_in(data)
        phase = phase_in(data)
        if phase == "evening" and self.strict and "frames" not in data:
            order_of_evening(s, data)
        if s.turn > TURNS * self.n:
            raise fail(f"turn is {s.turn}; a day has {TURNS * self.n} turns.")
        self._leaders()
        self._purses()
        self._scoundrels()
        self._safes()
        for seat in range(self.n):
            self._poker(seat)
        self._memory()
        if s.expanded:
            self._mods()
            self._debts()
            self._borrowing()
        else:
            self._no_expansion()
        if s.enemy != NOBODY:
            self._automa()
        self._flow()
        check(s)
        return s

    def _seat_number(self, key: str, default: int) -> int:
        seat = whole(self.data, key, default, NOBODY)
        if seat >= self.n:
            raise fail(f"{key} is seat {seat}; seats are 0 to {self.n - 1}.")
        return seat

    def _leaders(self) -> None:
        s, ids = self.s, self.names.leaders
        named: list[int | None] = []
        for row in self.seats:
            if "leader" in row:
                named.append(known(ids, row["leader"], "leader"))
            elif "strategy" in row:
                named.append(
                    s.box.strategy_leader[known(self.names.strategies, row["strategy"], "strategy card")]
                )
            else:
                named.append(None)
        taken = [leader for leader in named if leader is not None]
        if len(set(taken)) != len(taken):
            raise fail("two seats have the same leader (SR25).")
        if s.box.enemy in taken:
            raise fail("the enemy is the player's own leader (XR94).")
        rest = [k for k in range(len(ids)) if k not in taken and k != s.box.enemy]
        s.leaders = [rest.pop(0) if leader is None else leader for leader in named]

    def _purses(self) -> None:
        s = self.s
        for seat, row in enumerate(self.seats):
            s.money[seat] = whole(row, "money", int(s.box.start_money), 0)
            s.reputation[seat] = whole(row, "reputation", 0, LOWEST)
            if s.reputation[seat] > HIGHEST:
                raise fail(
                    f"seat {seat} has reputation {s.reputation[seat]}; it goes from {LOWEST} to {HIGHEST}."
                )
            s.jail[seat] = whole(row, "jail", int(s.box.jailed_at_start), 0)
            placed = sum(seat in owners for other in self.seats for owners in other.get("calls", {}).values())
            s.free[seat] = whole(row, "henchmen", max(0, int(s.box.henchmen) - s.jail[seat] - placed), 0)
            if s.free[seat] + s.jail[seat] + placed > s.box.henchmen:
                raise fail(f"seat {seat} has more than {s.box.henchmen} henchmen.")
            if "strategy" in row:
                s.strategy[seat] = known(self.names.strategies, row["strategy"], "strategy card")
        if s.enemy != NOBODY:
            self._enemy_purse()

    def _enemy_purse(self) -> None:
        s, row, who = self.s, self.enemy, self.s.enemy
        s.money[who] = whole(row, "money", 0, 0)
        s.reputation[who] = whole(row, "reputation", 0, LOWEST)
        if s.reputation[who] > HIGHEST:
            raise fail(f"the enemy has reputation {s.reputation[who]}; it goes from {LOWEST} to {HIGHEST}.")
        s.jail[who] = whole(row, "jail", 0, 0)
        placed = sum(who in owners for other in self.seats for owners in other.get("calls", {}).values())
        s.free[who] = whole(row, "henchmen", max(0, int(s.box.enemy_henchmen) - s.jail[who] - placed), 0)
        if s.free[who] + s.jail[who] + placed > s.box.enemy_henchmen:
            raise fail(f"the enemy has more than {s.box.enemy_henchmen} henchmen (XR98).")

    def _automa(self) -> None:
        """Automa cards that are named lie on top, the others under them, shuffled."""
        s, row, names = self.s, self.enemy, self.names.automa
        top = [known(names, name, "automa card") for name in row.get("automa", [])]
        s.automa_pile = [known(names, name, "automa card") for name in reversed(row.get("discarded", []))]
        s.shown = known(names, row["shown"], "automa card") if "shown" in row else NOBODY
        s.under = known(names, row["under"], "automa card") if "under" in row else NOBODY
        last = [] if s.under == NOBODY else [s.under]
        named = [*top, *s.automa_pile, *last, *([s.shown] if s.shown != NOBODY else [])]
        if len(set(named)) != len(named) or not set(named) <= set(s.box.automa_deck):
            raise fail("an automa card is in two places, or another enemy's (XR97).")
        s.automa = (
            last + self._shuffled([card for card in s.box.automa_deck if card not in named]) + top[::-1]
        )

    # Scoundrels

    def _sleeve(self, name: str, where: int, born: int = 0) -> int:
        trait, _, job = name.partition(" ")
        t, j = known(self.names.traits, trait, "trait"), known(self.names.jobs, job, "job")
        if t in self.used_traits or j in self.used_jobs:
            raise fail(f"'{name}' uses a trait or a job that is there already; each card exists once (SR4).")
        self.used_traits.add(t)
        self.used_jobs.add(j)
        if "scoundrels" not in self.data:
            self._in_the_box(j, t)
        s = self.s
        s.trait.append(t)
        s.job.append(j)
        s.where.append(where)
        s.born.append(born)
        return len(s.job) - 1

    def _in_the_box(self, job: int, trait: int) -> None:
        """The solo game does without some cards (XR100, XR101)."""
        blue, red, *coloured = self.s.box.packs
        if self.strict and not any(job in pack for pack in coloured):
            raise fail(f"the {self.names.jobs[job]} is not in this game (XR100).")
        if self.strict and trait not in blue and trait not in red:
            raise fail(f"nobody is {self.names.traits[trait]} in this game (XR101).")

    def _scoundrels(self) -> None:
        s, data = self.s, self.data
        sleeves: dict[str, int] = {}
        for cell in data.get("scoundrels", []):
            name, where, born = cell.split(", ")
            sleeves[name] = self._sleeve(name, int(where), int(born))
            if int(where) < SALOON:
                s.sheet[int(where) // 8 * PLACES + int(where) % 8] = sleeves[name]
        for seat, row in enumerate(self.seats):
            for key, name in row.get("sheet", {}).items():
                place = int(key)
                if not s.first_place() <= place < s.places:
                    raise fail(
                        f"seat {seat} has '{name}' at space {key}; spaces are {s.first_place()} to {s.places - 1}."
                    )
                s.sheet[seat * PLACES + place] = self._sleeve(name, seat * 8 + place)
        s.clock = whole(data, "clock", 1, 0)
        s.pile = [sleeves.get(name, NOBODY) for name in reversed(data.get("pile", []))]
        for k, name in enumerate(reversed(data.get("pile", []))):
            if s.pile[k] == NOBODY:
                s.pile[k] = self._sleeve(name, PILE)
        s.saloon = [
            sleeves[name] if name in sleeves else self._sleeve(name, SALOON)
            for name in data.get("saloon", [])
        ]
        if len(s.saloon) > s.box.saloon_size:
            raise fail(
                f"{len(s.saloon)} scoundrels are in the Saloon; it has {s.box.saloon_size} spaces (SR20)."
            )
        for name in self.enemy.get("recruits", []):
            s.recruits.append(sleeves[name] if name in sleeves else self._sleeve(name, RECRUITED))
        self._decks()

    def _decks(self) -> None:
        """What is named lies on top; the rest is dealt, by colour, as in the set-up."""
        s, data, box = self.s, self.data, self.s.box
        whole_decks = "scoundrels" in data
        sizes = box.deck_sizes
        traits = [known(self.names.traits, name, "trait") for name in data.get("traits", [])]
        jobs = [known(self.names.jobs, name, "job") for name in data.get("jobs", [])]
        purple = [known(self.names.jobs, name, "job") for name in data.get("purple", [])]
        self._once(traits, self.used_traits, self.names.traits, box.packs[:2])
        self._once(jobs + purple, self.used_jobs, self.names.jobs, box.packs[2:])
        if whole_decks:
            s.traits, s.jobs, s.purples = traits[::-1], jobs[::-1], purple[::-1]
            return
        red = self._rest(box.packs[1], self.used_traits, sizes[1])
        blue = self._rest(box.packs[0], self.used_traits, sizes[0])
        green = self._rest(box.packs[2], self.used_jobs, sizes[2])
        rest_purple = self._rest(box.packs[3], self.used_jobs, sizes[3])
        black = self._rest(box.packs[4], self.used_jobs, sizes[4])
        s.traits = self._deck("traits", red + blue, traits)
        if box.wild_saloon:
            s.purples = self._deck("purple", rest_purple, purple)
            s.jobs = self._deck("jobs", black + green, jobs)
        else:
            s.jobs = self._deck("jobs", black + rest_purple + green, jobs)
        while len(s.saloon) < box.saloon_size and "saloon" not in data:
            from_deck = next_jobs(s)
            if not s.traits or not from_deck:
                return
            uid = self._sleeve(
                f"{self.names.traits[s.traits.pop()]} {self.names.jobs[from_deck.pop()]}", SALOON
            )
            s.saloon.insert(0, uid)

    def _deck(self, name: str, rest: list[int], named: list[int]) -> list[int]:
        """Bottom first: as many cards as `decks` says, the last of the deck, and those that are named on top."""
        sizes = self.data.get("decks", {})
        unknown = sorted(set(sizes) - set(DECKS))
        if unknown or ("purple" in sizes and not self.s.box.wild_saloon):
            known_decks = DECKS if self.s.box.wild_saloon else DECKS[:2]
            raise fail(f"decks names {', '.join(unknown or ['purple'])}; there are {', '.join(known_decks)}.")
        most = len(rest) + len(named)
        size = whole(sizes, name, most, 0)
        if not len(named) <= size <= most:
            raise fail(f"{name} has {size} cards; it is from {len(named)} (those named) to {most}.")
        return rest[: size - len(named)] + named[::-1]

    def _once(self, cards: list[int], used: set[int], names: list[str], packs: list[list[int]]) -> None:
        for card in cards:
            if card in used:
                raise fail(f"{names[card]} is in two places; each card exists once (SR4).")
            used.add(card)
            if self.strict and "scoundrels" not in self.data and not any(card in p for p in packs):
                raise fail(f"{names[card]} is not in this game (XR100, XR101).")

    def _rest(self, pack: list[int], used: set[int], size: int) -> list[int]:
        """The cards of a colour that nobody named, shuffled, as many as the game uses of it less those in use."""
        cards = [card for card in pack if card not in used]
        gone = sum(1 for card in pack if card in used)
        return self._shuffled(cards)[: max(0, size - gone)]

    def _shuffled(self, cards: list[int]) -> list[int]:
        for k in range(len(cards) - 1, 0, -1):
            j = pick(self.s, POSITION, k + 1)
            cards[k], cards[j] = cards[j], cards[k]
        return cards

    # Safes

    def _safes(self) -> None:
        s, data = self.s, self.data
        self._gadgets()
        places = data.get("places")
        if isinstance(places, list):
            s.place = [int(place) for place in places]
        else:
            self._places(places or {})
        for row in data.get("marks", []):
            match = MARK_ROW.fullmatch(row)
            if (
                match is None
                or match[3] not in SAFE_OF
                or int(match[1]) >= self.n
                or not 2 <= int(match[2]) <= 7
            ):
                raise fail(f"marks has the row '{row}'; a row reads '0: 5 on depot-3'.")
            s.marks.append(SAFE_OF[match[3]] * 100 + int(match[1]) * 10 + int(match[2]))
        s.marks.sort()
        self._marks_left()
        seen = data.get("known")
        if isinstance(seen, list):
            s.known = [int(mask) for mask in seen]
            return
        for safe in range(SAFES):
            if STOLEN <= s.place[safe] < STOLEN + self.n:
                s.known[safe] |= 1 << (s.place[safe] - STOLEN)
        for mark in s.marks:
            s.known[mark // 100] |= 1 << (mark // 10 % 10)
        for name, seats in (seen or {}).items():
            s.known[known(list(SAFE_OF), name, "safe")] |= sum(1 << int(seat) for seat in seats)

    def _gadgets(self) -> None:
        s, data, names = self.s, self.data, self.names.gadgets
        named = data.get("gadgets", {})
        if isinstance(named, list):
            s.gadget = [known(names, name, "gadget") for name in named]
            return
        chosen = {
            known(list(SAFE_OF), safe, "safe"): known(names, gadget, "gadget")
            for safe, gadget in named.items()
        }
        for name, value in data.get("values", {}).items():
            safe = known(list(SAFE_OF), name, "safe")
            base = safe - safe % SITE_SAFES
            fits = [
                k
                for k in range(base, base + SITE_SAFES)
                if s.box.safe_values[k] == value and k not in chosen.values()
            ]
            if not fits:
                raise fail(
                    f"{name} has value {value}, which no safe left at the {SITES[safe // SITE_SAFES]} has (SR11)."
                )
            chosen[safe] = fits[0]
        for safe, gadget in chosen.items():
            if gadget // SITE_SAFES != safe // SITE_SAFES:
                raise fail(f"{names[gadget]} is not a safe of the {SITES[safe // SITE_SAFES]} (SR23).")
        if len(set(chosen.values())) != len(chosen):
            raise fail("a gadget lies behind two safes.")
        for site in range(len(SITES)):
            base = site * SITE_SAFES
            rest = self._shuffled([k for k in range(base, base + SITE_SAFES) if k not in chosen.values()])
            for safe in range(base, base + SITE_SAFES):
                s.gadget[safe] = chosen[safe] if safe in chosen else rest.pop()

    def _places(self, named: dict[str, Any]) -> None:
        """As dealt, but for those that seats have and those that are named unused."""
        s = self.s
        for safe in range(SAFES):
            s.place[safe] = safe % SITE_SAFES if safe % SITE_SAFES < SITE_SPACES else UNUSED
        for name, place in named.items():
            safe = known(list(SAFE_OF), name, "safe")
            s.place[safe] = UNUSED if place == "unused" else int(place) - 1
        if self.strict:
            self._one_unused(named)
        for seat, row in enumerate(self.seats):
            for name in row.get("safes", []):
                s.place[known(list(SAFE_OF), name, "safe")] = STOLEN + seat
            if s.safes_of(seat) > s.safe_limit():
                raise fail(
                    f"seat {seat} has {s.safes_of(seat)} safes; the limit is {s.safe_limit()} (SR132)."
                )
        for name in self.enemy.get("safes", []):
            s.place[known(list(SAFE_OF), name, "safe")] = STOLEN + s.enemy
        for name in self.enemy.get("destroyed", []):
            s.place[known(list(SAFE_OF), name, "safe")] = DESTROYED
        for site in range(len(SITES)):
            spaces = [p for p in s.place[site * SITE_SAFES : (site + 1) * SITE_SAFES] if p < STOLEN]
            if len(set(spaces)) != len(spaces) or any(not 0 <= p < SITE_SPACES for p in spaces):
                raise fail(f"two safes share a space at the {SITES[site]}, or one has no space there.")

    def _one_unused(self, named: dict[str, Any]) -> None:
        """One safe of each site was not dealt (SR24): if another is named, the usual one lies in its space."""
        s = self.s
        for site, name in enumerate(SITES):
            away = [
                safe for safe in range(site * SITE_SAFES, (site + 1) * SITE_SAFES) if s.place[safe] == UNUSED
            ]
            usual = site * SITE_SAFES + SITE_SPACES
            if len(away) == 2 and usual in away and safe_name(usual) not in named:
                away.remove(usual)
                s.place[usual] = away[0] % SITE_SAFES
            if len(away) > 1:
                raise fail(f"{len(away)} safes of the {name} are unused; there is one at most (SR24, SR218).")

    def _marks_left(self) -> None:
        s = self.s
        for seat, row in enumerate(self.seats):
            for pair in range(MARK_PAIRS):
                placed = sum(1 for k in s.marks if k // 10 % 10 == seat and (k % 10 - 2) // 2 == pair)
                left = s.box.mark_counts[pair] - placed
                if "marks_left" in row:
                    left = int(row["marks_left"][pair])
                if left < 0:
                    raise fail(
                        f"seat {seat} has {placed} marks {2 * pair + 2}/{2 * pair + 3} on safes, too many (SR26)."
                    )
                s.marks_left[seat * MARK_PAIRS + pair] = left

    # The expansion

    def _no_expansion(self) -> None:
        named = EXPANSION_KEYS.intersection(self.data)
        for row in self.seats:
            named |= EXPANSION_SEAT_KEYS.intersection(row)
        if named:
            raise fail(
                f"it names {', '.join(sorted(named))}, which only Double or Nothing has; "
                'its option is expansion = "double-or-nothing".'
            )

    def _mods(self) -> None:
        """A mod on each safe that was dealt to a top space, unless it is said otherwise; the rest lies unused."""
        s, data, names = self.s, self.data, self.names.mods
        named = data.get("mods", {})
        unused = [known(names, name, "mod") for name in data.get("unused_mods", [])]
        chosen: dict[int, int] = {}
        for name, mod in named.items():
            safe = known(list(SAFE_OF), name, "safe")
            chosen[safe] = NOBODY if mod == NO_MOD else known(names, mod, "mod")
        taken = [*unused, *[mod for mod in chosen.values() if mod != NOBODY]]
        if len(set(taken)) != len(taken):
            raise fail("a mod is in two places; each exists once (XR22).")
        rest = self._shuffled([mod for mod in range(len(names)) if mod not in taken])
        for safe in range(SAFES):
            if safe in chosen:
                s.mod[safe] = chosen[safe]
            elif safe % SITE_SAFES < s.box.mods_per_site and rest:
                s.mod[safe] = rest.pop()
        s.spare_mods = unused + rest
        s.spare_seen = [0] * len(s.spare_mods)
        for safe in range(SAFES):
            if s.mod[safe] != NOBODY:
                s.mod_seen[safe] = s.known[safe]
        if "mods_seen" in data:
            masks = [int(mask) for mask in data["mods_seen"]]
            s.mod_seen, s.spare_seen = masks[:SAFES], masks[SAFES:]
        for key in ("opened", "unopened"):
            mask = sum(1 << known(list(SAFE_OF), name, "safe") for name in data.get(key, []))
            setattr(s, key, mask)
        for safe in range(SAFES):
            if s.opened >> safe & 1:
                s.known[safe] = (1 << self.n) - 1
            elif (
                "unopened" not in data and STOLEN <= s.place[safe] < STOLEN + self.n and s.mod[safe] == NOBODY
            ):
                if s.box.safe_opens[s.gadget[safe]]:
                    s.opened |= 1 << safe
                    s.known[safe] = (1 << self.n) - 1
                else:
                    s.unopened |= 1 << safe

    def _debts(self) -> None:
        """Debts of the seats, on cards, unused and lost; of those that nobody names all are unused."""
        s, data = self.s, self.data
        s.mixings = whole(data, "mixings", 0, 0)
        for seat, row in enumerate(self.seats):
            for space, value in row.get("debts", {}).items():
                if not 1 <= int(space) <= DEBT_SPACES:
                    raise fail(f"seat {seat} has a debt in space {space}; spaces are 1 to {DEBT_SPACES}.")
                if int(value) < 0:
                    raise fail(f"seat {seat} has a debt of value {value}; see the catalogue (XR7).")
                s.debts[seat * DEBT_SPACES + int(space) - 1] = int(value)
            seen = row.get("debts_seen", [0] * DEBT_SPACES)
            if len(seen) != DEBT_SPACES:
                raise fail(
                    f"debts_seen of seat {seat} is a list of {DEBT_SPACES} numbers, one for each space."
                )
            for k, mask in enumerate(seen):
                s.debts_seen[seat * DEBT_SPACES + k] = int(mask)
            s.flipped[seat] = sum({1 << known_slot(name) for name in row.get("flipped", [])})
            s.returned[seat] = whole(row, "returned", 0, 0)
            for name in row.get("flipped", []):
                if s.put_row[seat * SLOTS + known_slot(name)] == NOBODY:
                    raise fail(f"seat {seat} has no card in slot {name} that could lie faceup.")
                s.poker[s.put_row[seat * SLOTS + known_slot(name)] + R_KNOWN] = -1
        for text in data.get("carried", []):
            match = CARRIED_ROW.fullmatch(text)
            if match is None:
                raise fail(f"carried has the row '{text}'; a row reads '2 on depot-1' or '0 on horse'.")
            carrier = SAFE_OF.get(match[2], NOBODY)
            if carrier == NOBODY:
                carrier = ON_SCOUNDREL + s.uid_of_job(known(self.names.jobs, match[2], "job"))
            s.carried += [carrier, int(match[1]), int(match[3] or 0)]
        s.drawn = [int(k) for k in data.get("drawn", [])]
        if len(s.drawn) % D_SIZE or (s.drawn and "frames" not in data):
            raise fail(
                "drawn tells of debts that somebody is gaining: seat, value and who saw it, with frames."
            )
        s.discarded = sorted(int(k) for k in data.get("discarded_debts", []))
        rest = s.box.debt_values[:]
        held = [value for value in s.debts if value != NOBODY]
        top = [int(k) for k in data.get("unused_debts", [])]
        for debt in (*held, *s.carried[C_VALUE::C_SIZE], *s.drawn[D_VALUE::D_SIZE], *s.discarded, *top):
            value = debt % MIX
            if value not in rest:
                raise fail(f"there are too many debts of value {value}; see the catalogue (XR7).")
            rest.remove(value)
        s.supply = self._shuffled([value + s.mixings * MIX for value in rest]) + top[::-1]

    def _borrowing(self) -> None:
        s, data = self.s, self.data
        s.loans = whole(data, "loans", 0, 0)
        s.poor = whole(data, "poor", 0, 0)
        s.spent_safes = whole(data, "spent_safes", 0, 0)
        s.mavericks = self._mavericks(data.get("mavericks", [0] * self.n))
        s.declined = [self.rules.code(word) for word in data.get("declined", [])]
        if NOBODY in s.declined:
            raise fail("declined names something that is not a choice.")

    def _mavericks(self, masks: list[Any]) -> int:
        if len(masks) != self.n or any(not isinstance(m, int) or not 0 <= m < 1 << SLOTS for m in masks):
            raise fail(
                f"mavericks is {masks}; it is, seat by seat, a bit mask of the slots with a new henchman (XR76)."
            )
        return sum(mask << seat * 8 for seat, mask in enumerate(masks))

    # Poker

    def _poker(self, seat: int) -> None:
        s, row = self.s, self.seats[seat]
        slots = {known_slot(name): card_of(card) for name, card in row.get("slots", {}).items()}
        hand = [card_of(card) for card in row.get("hand", [])]
        deck = [card_of(card) for card in row.get("deck", [])]
        faceup = bool(row.get("faceup", False))
        named = [*hand, *deck, *slots.values(), *([0] if faceup else [])]
        if len(set(named)) != len(named):
            raise fail(f"seat {seat} has a poker card in two places; each exists once (SR1).")
        rest = self._shuffled([card for card in range(len(CARDS)) if card not in named])
        size = HAND - len(slots) - faceup
        while "deck" not in row and len(hand) < size and rest:
            hand.append(rest.pop())
        s.hand[seat] = sum(1 << card for card in hand)
        s.deck[seat] = rest + deck[::-1]
        s.faceup[seat] = int(faceup)
        for slot, card in slots.items():
            s.slots[seat * SLOTS + slot] = card
        for name, owners in row.get("calls", {}).items():
            slot = known_slot(name)
            if slot not in slots or seat in owners or any(not 0 <= int(q) < s.sides for q in owners):
                raise fail(
                    f"henchmen of {owners} lie on the card of seat {seat} at slot {name} (SR49, SR56)."
                )
            s.calls[seat * SLOTS + slot] = sum({1 << int(q) for q in owners})
        if "poker" not in self.data:
            self._invent_history(seat, hand, slots, faceup)

    def _invent_history(self, seat: int, hand: list[int], slots: dict[int, int], faceup: bool) -> None:
        """As if all cards out of the deck had been drawn today and those in slots then been played."""
        s = self.s
        for card in [*hand, *slots.values(), *([0] if faceup else [])]:
            s.poker += [DRAWN, seat, 0, card, 1 << seat]
        if faceup:
            s.poker += [PUT, seat, FACEUP, 0, -1]
        for slot, card in slots.items():
            s.put_row[seat * SLOTS + slot] = len(s.poker)
            s.poker += [PUT, seat, slot, card, 1 << seat]

    def _memory(self) -> None:
        s, data = self.s, self.data
        exchanged = False  # the card put down last lies on one that is taken up for it
        for row in data.get("poker", []):
            kind, seat, slot, card, who = row.split()
            number = ROW_KINDS.index(kind)
            if number == PUT and int(slot) != FACEUP:
                exchanged = s.put_row[int(seat) * SLOTS + int(slot)] != NOBODY
                s.put_row[int(seat) * SLOTS + int(slot)] = len(s.poker)
            elif number == TAKEN and not exchanged:
                s.put_row[int(seat) * SLOTS + int(slot)] = NOBODY
            if number == TAKEN:
                exchanged = False
            if kind == "under":
                for k in range(SLOTS):
                    s.put_row[int(seat) * SLOTS + k] = NOBODY
            s.poker += [number, int(seat), int(slot), int(card), int(who)]

    # Flow

    def _flow(self) -> None:
        s, data = self.s, self.data
        phase = phase_in(data)
        step = step_in(data, phase)
        if "frames" in data:
            for path, *rest in data["frames"]:
                s.lay([*s.frames(), known(self.names.paths, path, "frame"), *map(int, rest)])
        else:
            if phase == "evening" and not self.strict:
                s.latest = s.active if s.active >= 0 else s.latest
            lay(s, phase, step)
        self._running()

    def _running(self) -> None:
        s, data = self.s, self.data
        s.queue = [int(k) for k in data.get("queue", [])]
        s.step3 = whole(data, "step3", 1, 0)
        s.it_safe, s.it_henchman, s.it_deck, s.it_card = data.get("it", [NOBODY] * 4)
        if "spent" in data:
            jobs, traits, rest = data["spent"]
            s.spent_jobs = [known(self.names.jobs, name, "job") for name in jobs]
            s.spent_traits = [known(self.names.traits, name, "trait") for name in traits]
            s.spent_strategies, s.spent_leader, *s.leaving = rest
        if "draws" in data:
            s.draws = [0] * len(STREAMS)
            for name, count in data["draws"].items():
                s.draws[known(STREAMS, name, "stream")] = int(count)


MOST = 10**9
"""Numbers of a position are smaller; seeds are not."""


def whole(row: dict[str, Any], key: str, default: int, least: int) -> int:
    value = row.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= MOST:
        raise fail(f"{key} is {shown(value)}; it is a whole number from {least} to {MOST}.")
    return value


def seed_in(data: dict[str, Any]) -> int:
    seed = data.get("seed", 0)
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < 1 << 256:
        raise fail(f"seed is {shown(seed)}; it is a whole number from 0 to 2**256 - 1.")
    return seed


def known(names: list[str], name: Any, what: str) -> int:
    if name not in names:
        raise fail(f"there is no {what} '{name}'.")
    return names.index(name)


def known_slot(name: str) -> int:
    if name not in SLOT_OF or name == "faceup":
        raise fail(f"there is no slot '{name}'; slots are A, 2, 3, 4, 5, 6.")
    return SLOT_OF[name]


def card_of(name: Any) -> int:
    if str(name) not in CARD_OF:
        raise fail(f"there is no poker card '{name}'; cards are {', '.join(CARDS)}.")
    return CARD_OF[str(name)]
