"""What a text says of a position, and the table while it is being laid out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from saloon.errors import shown
from saloon.games.scoundrels.engine.choices import safe_name
from saloon.games.scoundrels.engine.knowledge import CARD_OF, SLOT_OF
from saloon.games.scoundrels.engine.mutators import POSITION, STREAMS
from saloon.games.scoundrels.engine.names import CARDS, NOBODY, SAFES
from saloon.games.scoundrels.engine.state import ScoundrelsState
from saloon.games.scoundrels.moments import fail
from saloon.kernel.chance import Seeded
from saloon.kernel.core import pick

if TYPE_CHECKING:
    from saloon.games.scoundrels.engine.rules import ScoundrelsRules


NO_MOD = "none"
SAFE_OF = {safe_name(safe): safe for safe in range(SAFES)}
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
MOST = 10**9
"""Numbers of a position are smaller; seeds are not."""


class Setting:
    """A position while it is being laid out: what its text says, the state so far, and the cards that are used up."""

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

    def seat_number(self, key: str, default: int) -> int:
        seat = whole(self.data, key, default, NOBODY)
        if seat >= self.n:
            raise fail(f"{key} is seat {seat}; seats are 0 to {self.n - 1}.")
        return seat

    def sleeve(self, name: str, where: int, born: int = 0) -> int:
        trait, _, job = name.partition(" ")
        t, j = known(self.names.traits, trait, "trait"), known(self.names.jobs, job, "job")
        if t in self.used_traits or j in self.used_jobs:
            raise fail(f"'{name}' uses a trait or a job that is there already; each card exists once (SR4).")
        self.used_traits.add(t)
        self.used_jobs.add(j)
        if "scoundrels" not in self.data:
            self.in_the_box(j, t)
        s = self.s
        s.trait.append(t)
        s.job.append(j)
        s.where.append(where)
        s.born.append(born)
        return len(s.job) - 1

    def in_the_box(self, job: int, trait: int) -> None:
        """The solo game does without some cards (XR100, XR101)."""
        blue, red, *coloured = self.s.box.packs
        if self.strict and not any(job in pack for pack in coloured):
            raise fail(f"the {self.names.jobs[job]} is not in this game (XR100).")
        if self.strict and trait not in blue and trait not in red:
            raise fail(f"nobody is {self.names.traits[trait]} in this game (XR101).")

    def shuffled(self, cards: list[int]) -> list[int]:
        for k in range(len(cards) - 1, 0, -1):
            j = pick(self.s, POSITION, k + 1)
            cards[k], cards[j] = cards[j], cards[k]
        return cards


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
