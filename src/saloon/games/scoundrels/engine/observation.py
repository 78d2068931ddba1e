"""A Scoundrels view in numbers: the same whitelist as `views.py`, cell by cell, for the seat that looks.

Left out is what follows from other cells: cost and tech of a scoundrel (its cards give them), whether it is spent (the
lists of used cards do), the value of a seen safe (its gadget gives it), a count at the end. A list longer than its
room keeps its latest entries and says how many are left out; the rooms are larger than play has ever filled.
"""

from __future__ import annotations

from typing import Final, cast

from librt.strings import BytesWriter
from mypy_extensions import i64

from saloon.games.scoundrels.engine.choices import safe_name, slot_name
from saloon.games.scoundrels.engine.flow.turns import LAST_CALL_OP
from saloon.games.scoundrels.engine.names import (
    CARDS,
    DEBT_SPACES,
    MARK_PAIRS,
    MIX,
    NOBODY,
    PLACES,
    SAFES,
    SLOTS,
    STOLEN,
    UNUSED,
)
from saloon.games.scoundrels.engine.scoring import tech
from saloon.games.scoundrels.engine.state import (
    C_CARRIER,
    C_SEEN,
    C_SIZE,
    C_VALUE,
    D_SEAT,
    D_SEEN,
    D_SIZE,
    D_VALUE,
    MIXED,
    R_CARD,
    R_KIND,
    R_KNOWN,
    R_SEAT,
    R_SLOT,
    ROW_SIZE,
    UNDER,
    ScoundrelsState,
)
from saloon.kernel.core import ACTOR, ARG, OP, PC, SOURCE, STRIDE, State
from saloon.kernel.observation import Encoder, Kept, Room, add, around, bits, put, put_number, put_run

FRAMES: Final = 16
FRAME_CELLS: Final = 11
QUEUE: Final = 48
SPENT: Final = 12
LISTED: Final = 8
MARKS: Final = 6
SALOON_ROOM: Final = 6
SIGNED: Final = 100
"""Added to what may be below zero."""
EVERYBODY: Final = 255
POKER_CELLS: Final = 3
CARD_CELLS: Final = 7
HEADER: Final = ("day", "turn", "active", "first", "latest", "slot", "step 3 to come", "over")
BARE: Final = 3
"""Cells of a scoundrel: sleeve, trait, job."""
FULL: Final = 5
"""The same, and since when it is there (two cells)."""


class ScoundrelsKept(Kept):
    """The safes and the history of the poker cards, as a seat has seen them last, and what they were made from."""

    def __init__(self) -> None:
        self.over: bool = False
        self.place: list[int] = []
        self.known: list[int] = []
        self.marks: list[int] = []
        self.opened: i64 = 0
        self.mod: list[int] = []
        self.mod_seen: list[int] = []
        self.safes: bytes = b""
        self.reseen: i64 = 0
        self.rows: i64 = 0
        """Where in `poker` its rows end."""
        self.poker: BytesWriter = BytesWriter()
        self.history: bytes = b""
        """The same, ready to be written."""

    def safes_stand(self, s: ScoundrelsState, over: bool, expanded: bool) -> bool:
        """Whether the safes are as they were. (What lies in them was dealt before anybody looked.)"""
        return (
            s.opened == self.opened
            and over == self.over
            and s.known == self.known
            and s.place == self.place
            and s.marks == self.marks
            and (not expanded or (s.mod == self.mod and s.mod_seen == self.mod_seen))
        )

    def note_safes(self, s: ScoundrelsState, over: bool) -> None:
        self.place = s.place[:]
        self.known = s.known[:]
        self.marks = s.marks[:]
        self.opened = s.opened
        self.over = over
        self.mod = s.mod[:]
        self.mod_seen = s.mod_seen[:]


class ScoundrelsEncoder(Encoder):
    """Cells for a number of players, with or without the expansion and an enemy."""

    def __init__(self, players: int, places: int, expanded: bool, solo: bool) -> None:
        super().__init__()
        n = players
        self.n: i64 = n
        self.places: i64 = places
        self.expanded: bool = expanded
        self.solo: bool = solo
        self.everybody: i64 = (1 << players) - 1
        others = ["me", *[f"+{k}" for k in range(1, n)]]
        self.seat_at: i64 = self.cells([f"my seat is {k}" for k in range(n)])
        self.header_at: i64 = self.cells(list(HEADER))
        self.clock_at: i64 = self.number("clock")
        self.it_at: i64 = self.cells(["it: safe", "it: henchman", "it: deck", "it: card"])
        self.asked_at: i64 = self.cells([f"asked {who}" for who in others])
        self.decks_at: i64 = self.cells(["trait deck", "job deck", "purple deck"])
        self.seats_at: i64 = len(self.names)
        for who in others:
            self._seat(who)
        self.seat_cells: i64 = (len(self.names) - self.seats_at) // n
        self.saloon_at: i64 = self._people("saloon", SALOON_ROOM, True)
        self.pile_room: i64 = 12 + 12 * n
        self.pile_at: i64 = self._people("pile", 12 + 12 * n, False)
        self.safes_at: i64 = len(self.names)
        for safe in range(SAFES):
            self._safe(safe_name(safe))
        self.safe_cells: i64 = (len(self.names) - self.safes_at) // SAFES
        self.poker_at: i64 = self.cell("poker: rows left out")
        for k in range(12 + 29 * n):
            self.cells([f"poker {k}: {what}" for what in ("kind + 8 seat", "slot + 16 card", "known to")])
        self.frames_at: i64 = self.cell("frames")
        for k in range(FRAMES):
            self.cells(
                [
                    f"frame {k}: {what}"
                    for what in ("op", "op (256s)", "place", "actor", "source", "source (256s)")
                ]
            )
            self.cells([f"frame {k}: argument, byte {byte}" for byte in range(5)])
        self.queue_at: i64 = self._room("queue", QUEUE)
        self.spent_jobs_at: i64 = self._room("job used", SPENT)
        self.spent_traits_at: i64 = self._room("trait used", SPENT)
        self.leaving_at: i64 = self._room("leaving", LISTED)
        self.spent_at: i64 = self.cells(
            ["strategies used by", *[f"leader abilities used, byte {k}" for k in range(5)]]
        )
        self.scores_at: i64 = self.cells([f"tech of {who} + 100, at the end" for who in others])
        if expanded:
            self._expansion(n, others)
        if solo:
            self._enemy()
        self.close()
        self.front: bytes = bytes(self.safes_at)
        self.middle: bytes = bytes(self.poker_at - self.safes_at)
        self.back: bytes = bytes(len(self.names) - self.frames_at)
        self.history: Room = Room(12 + 29 * n, POKER_CELLS)

    # The names of the cells

    def _people(self, name: str, room: int, full: bool) -> i64:
        at = self.cell(f"{name}: count")
        for k in range(room):
            self._person(f"{name} {k}", full)
        return at

    def _person(self, name: str, full: bool) -> None:
        self.cells([f"{name}: {what}" for what in ("sleeve", "trait", "job")])
        if full:
            self.number(f"{name}: since")

    def _room(self, name: str, room: int) -> i64:
        at = self.cell(f"{name}: count")
        self.cells([f"{name} {k}" for k in range(room)])
        return at

    def _seat(self, who: str) -> None:
        self.cell(f"leader of {who}")
        self.number(f"money of {who}")
        self.cells(
            [f"{what} of {who}" for what in ("reputation + 100", "henchmen", "jailed", "hand size", "deck")]
        )
        self.cells([f"{card} in the hand of {who}" for card in CARDS])
        for slot in range(SLOTS):
            self.cells(
                [f"slot {slot_name(slot)} of {who}: {what}" for what in ("card", "henchmen", "faceup")]
            )
        self.cell(f"0 of {who} faceup")
        for place in range(self.places):
            self._person(f"place {place} of {who}", True)
        self.cells([f"strategy of {who}", f"{who} decided"])
        self.cells([f"marks {pair} of {who}" for pair in ("2/3", "4/5", "6/7")])
        if self.expanded:
            for space in range(DEBT_SPACES):
                self._token(f"debt {space + 1} of {who}")
            self.cell(f"cards returned by {who}")

    def _token(self, name: str) -> None:
        self.cells([f"{name}: {what}" for what in ("is there", "value", "mixing", "seen by")])

    def _safe(self, name: str) -> None:
        self.cells([f"{name}: {what}" for what in ("place", "gadget", "seen by", "marks")])
        self.cells([f"{name}: mark {k}" for k in range(MARKS)])
        if self.expanded:
            self.cells([f"{name}: {what}" for what in ("faceup", "modded", "mod", "mod seen by")])

    def _expansion(self, n: int, others: list[str]) -> None:
        self.more_at: i64 = self.cells(["loans", "poor", "debts unused"])
        self.flags_at: i64 = self.cells(
            [f"{what}, byte {k}" for what in ("safes used", "safes never opened") for k in range(3)]
        )
        self.mavericks_at: i64 = self.cells([f"mavericks of {who}" for who in others])
        self.declined_at: i64 = self.cell("declined: count")
        self.cells([f"declined {k}{half}" for k in range(LISTED) for half in ("", " (256s)")])
        self.pools_at: i64 = self.cells(
            [f"facedown of mixing {m}: value {v}" for m in range(LISTED) for v in range(MIX)]
        )
        self.discarded_at: i64 = self._room("debt lost", 24)
        self.carried_at: i64 = self.cell("debts carried: count")
        for k in range(LISTED):
            self.cell(f"carried {k}: by safe, or 100 + sleeve")
            self._token(f"carried {k}")
        self.drawn_at: i64 = self.cell("debts drawn: count")
        for k in range(LISTED):
            self.cell(f"drawn {k}: seat")
            self._token(f"drawn {k}")
        self.spare_at: i64 = self.cell("unused mods: count")
        self.cells([f"unused mod {k}{what}" for k in range(24) for what in ("", ": seen by")])

    def _enemy(self) -> None:
        self.enemy_at: i64 = self.number("money of the enemy")
        self.cells(
            [
                f"{what} of the enemy"
                for what in (
                    "reputation + 100",
                    "henchmen",
                    "jailed",
                    "deck",
                    "shown card",
                    "card under the deck",
                )
            ]
        )
        self.recruits_at: i64 = self._people("recruit", 24, True)
        self.automa_at: i64 = self._room("automa discarded", 24)

    # Their contents

    def rel(self, seat: i64, me: i64) -> i64:
        """A seat counted from the own one, plus 1; 0 for nobody. The enemy comes after all."""
        n = self.n
        if seat < 0:
            return 0
        if seat >= n:
            return seat + 1
        return around(seat, me, n) + 1

    def turned(self, mask: i64, me: i64) -> i64:
        """A set of seats counted from the own one."""
        n = self.n
        low: i64 = mask & self.everybody
        return ((low >> me) | (low << (n - me))) & self.everybody | (mask & ~self.everybody)

    def kept(self) -> Kept:
        return ScoundrelsKept()

    def write(self, state: State, me: i64, out: BytesWriter, kept: Kept) -> None:
        s = cast(ScoundrelsState, state)
        mine = cast(ScoundrelsKept, kept)
        over = s.top < 0
        start: i64 = len(out)
        out.write(self.front)
        self._fill_front(s, me, over, start, out)
        if not mine.safes_stand(s, over, self.expanded):
            mine.note_safes(s, over)
            safes = BytesWriter()
            safes.write(self.middle)
            self._fill_safes(s, me, over, safes)
            mine.safes = safes.getvalue()
        out.write(mine.safes)
        self._write_poker(s, me, mine, out)
        out.write(self.back)
        self._fill_back(s, me, over, start, out)

    def _fill_front(self, s: ScoundrelsState, me: i64, over: bool, start: i64, out: BytesWriter) -> None:
        n = self.n
        out[start + self.seat_at + me] = 1
        at: i64 = start + self.header_at
        put(out, at, s.day)
        put(out, at + 1, s.turn)
        put(out, at + 2, self.rel(s.active, me))
        put(out, at + 3, self.rel(s.first, me))
        put(out, at + 4, self.rel(s.latest, me))
        put(out, at + 5, s.slot + 1)
        put(out, at + 6, s.step3)
        put(out, at + 7, 1 if over else 0)
        put_number(out, start + self.clock_at, s.clock)
        at = start + self.it_at
        put(out, at, s.it_safe + 1)
        put(out, at + 1, s.it_henchman + 1)
        put(out, at + 2, s.it_deck + 1)
        put(out, at + 3, s.it_card + 1)
        deciding = False
        if not over:
            fp: i64 = s.top
            op = s.ops[s.stack[fp]]
            mask: i64 = op.asked(s, fp)
            if op is LAST_CALL_OP:
                mask = LAST_CALL_OP.invited(s)
            mask = self.turned(mask, me)
            k: i64 = 0
            while k < n:
                put(out, start + self.asked_at + k, (mask >> k) & 1)
                k += 1
            deciding = op.kind == "strategy"
        put(out, start + self.decks_at, len(s.traits))
        put(out, start + self.decks_at + 1, len(s.jobs))
        put(out, start + self.decks_at + 2, len(s.purples))
        at = start + self.seats_at
        turn: i64 = 0
        while turn < n:
            self._fill_seat(s, me + turn if me + turn < n else me + turn - n, me, at, deciding, out)
            at += self.seat_cells
            turn += 1
        self._fill_people(s, s.saloon, start + self.saloon_at, SALOON_ROOM, True, out)
        self._fill_people(s, s.pile, start + self.pile_at, self.pile_room, False, out)

    def _fill_back(self, s: ScoundrelsState, me: i64, over: bool, start: i64, out: BytesWriter) -> None:
        self._fill_frames(s, me, start, out)
        fill_list(s.queue, start + self.queue_at, QUEUE, 1, out)
        fill_list(s.spent_jobs, start + self.spent_jobs_at, SPENT, 1, out)
        fill_list(s.spent_traits, start + self.spent_traits_at, SPENT, 1, out)
        fill_list(s.leaving, start + self.leaving_at, LISTED, 1, out)
        put(out, start + self.spent_at, self.turned(s.spent_strategies, me))
        fill_bytes(s.spent_leader, start + self.spent_at + 1, 5, out)
        if over:
            turn: i64 = 0
            while turn < self.n:
                put(out, start + self.scores_at + turn, tech(s, (me + turn) % self.n) + SIGNED)
                turn += 1
        if self.expanded:
            self._fill_expansion(s, me, start, out)
        if self.solo:
            self._fill_enemy(s, start, out)

    def _fill_seat(
        self, s: ScoundrelsState, seat: i64, me: i64, at: i64, deciding: bool, out: BytesWriter
    ) -> None:
        mine = seat == me
        put(out, at, s.leaders[seat] + 1 if s.leaders else 0)
        put_number(out, at + 1, s.money[seat])
        put(out, at + 3, s.reputation[seat] + SIGNED)
        put(out, at + 4, s.free[seat])
        put(out, at + 5, s.jail[seat])
        hand: i64 = s.hand[seat]
        put(out, at + 6, bits(hand))
        card: i64 = 0
        while mine and card < CARD_CELLS:
            put(out, at + 8 + card, (hand >> card) & 1)
            card += 1
        put(out, at + 7, len(s.deck[seat]))
        at += 15
        lies: i64 = seat * SLOTS
        slot: i64 = lies
        while slot < lies + SLOTS:
            card = s.slots[slot]
            if card != NOBODY:
                row: i64 = s.put_row[slot]
                known: i64 = s.poker[row + R_KNOWN]
                put(out, at, card + 2 if ((known >> me) & 1) == 1 else 1)  # -1 is everybody
                put(out, at + 1, self.turned(s.calls[slot], me))
                if self.expanded and not s.facedown(slot):
                    out[at + 2] = 1
            at += 3
            slot += 1
        put(out, at, s.faceup[seat])
        at += 1
        sheet: i64 = seat * PLACES
        place: i64 = 0
        while place < self.places:
            uid: i64 = s.sheet[sheet + place]
            if uid != NOBODY:
                put(out, at, uid + 1)
                put(out, at + 1, s.trait[uid] + 1)
                put(out, at + 2, s.job[uid] + 1)
                put_number(out, at + 3, s.born[uid])
            at += FULL
            place += 1
        card = s.strategy[seat]
        if card != NOBODY:
            put(out, at, card + 1 if mine or not deciding else 0)
            put(out, at + 1, 1)
        put_run(out, at + 2, s.marks_left, seat * MARK_PAIRS, MARK_PAIRS)
        if self.expanded:
            at += 5
            over = s.top < 0
            for space in range(DEBT_SPACES):
                debt: i64 = s.debts[seat * DEBT_SPACES + space]
                if debt != NOBODY:
                    self._fill_token(debt, s.debts_seen[seat * DEBT_SPACES + space], me, over, at, out)
                at += 4
            put(out, at, s.returned[seat])

    def _fill_token(self, debt: i64, seen: i64, me: i64, over: bool, at: i64, out: BytesWriter) -> None:
        put(out, at, 1)
        if over or ((seen >> me) & 1) == 1:
            put(out, at + 1, debt % MIX + 1)
        put(out, at + 2, debt // MIX)
        put(out, at + 3, self.turned(seen, me))

    def _fill_people(
        self, s: ScoundrelsState, people: list[int], at: i64, room: i64, full: bool, out: BytesWriter
    ) -> None:
        count: i64 = len(people)
        put(out, at, count)
        at += 1
        k: i64 = count - room if count > room else 0
        while k < count:
            uid: i64 = people[k]
            put(out, at, uid + 1)
            put(out, at + 1, s.trait[uid] + 1)
            put(out, at + 2, s.job[uid] + 1)
            at += BARE
            if full:
                put_number(out, at, s.born[uid])
                at += 2
            k += 1

    def _fill_safes(self, s: ScoundrelsState, me: i64, over: bool, out: BytesWriter) -> None:
        """All safes, into cells of their own."""
        at: i64 = 0
        for safe in range(SAFES):
            place: i64 = s.place[safe]
            known: i64 = s.known[safe]
            stolen = place >= STOLEN and place < UNUSED
            opened = ((s.opened >> safe) & 1) == 1
            put(out, at, STOLEN + self.rel(place - STOLEN, me) if stolen else place + 1)
            if (over and stolen) or opened or ((known >> me) & 1) == 1:
                put(out, at + 1, s.gadget[safe] + 1)
            put(out, at + 2, self.turned(known, me))
            if self.expanded:
                put(out, at + 4 + MARKS, 1 if opened else 0)
                if s.modded(safe):
                    put(out, at + 5 + MARKS, 1)
                    if (over and stolen) or ((s.mod_seen[safe] >> me) & 1) == 1:
                        put(out, at + 6 + MARKS, s.mod[safe] + 1)
                put(out, at + 7 + MARKS, self.turned(s.mod_seen[safe], me))
            at += self.safe_cells
        for mark in s.marks:
            one: i64 = mark
            row: i64 = one // 100 * self.safe_cells + 3
            count: i64 = i64(out[row]) + 1
            put(out, row, count)
            if count <= MARKS:
                put(out, row + count, self.rel(one // 10 % 10, me) * 10 + one % 10)

    def _write_poker(self, s: ScoundrelsState, me: i64, kept: ScoundrelsKept, out: BytesWriter) -> None:
        """What happened to the poker cards: rows that are added at the end, and seldom seen by somebody else later."""
        rows = s.poker
        stop: i64 = len(rows)
        if kept.reseen != s.reseen:
            kept.reseen = s.reseen
            kept.rows = 0
            kept.poker.truncate(0)
            kept.history = b""
        row: i64 = kept.rows
        if row < stop:
            while row < stop:
                self._poker_row(rows, row, me, kept.poker)
                row += ROW_SIZE
            kept.rows = row
            kept.history = kept.poker.getvalue()
        text = kept.history
        left_out: i64 = len(text) - self.history.size
        add(out, left_out // POKER_CELLS if left_out > 0 else 0)
        self.history.write(text, out)

    def _poker_row(self, rows: list[int], row: i64, me: i64, out: BytesWriter) -> None:
        kind: i64 = rows[row + R_KIND]
        seat: i64 = rows[row + R_SEAT]
        add(out, kind + 8 * around(seat, me, self.n))
        face: i64 = 0
        seen: i64 = 0
        if kind == UNDER:
            face = rows[row + R_CARD]
        elif kind != MIXED:
            known: i64 = rows[row + R_KNOWN]
            slot: i64 = rows[row + R_SLOT]
            face = slot + 1
            if ((known >> me) & 1) == 1:  # -1 is everybody
                card: i64 = rows[row + R_CARD]
                face += 16 * (card + 1)
            seen = EVERYBODY if known == -1 else self.turned(known, me)
        add(out, face)
        add(out, seen)

    def _fill_frames(self, s: ScoundrelsState, me: i64, start: i64, out: BytesWriter) -> None:
        stack = s.stack
        stop: i64 = s.top + STRIDE
        at: i64 = start + self.frames_at
        put(out, at, stop // STRIDE)
        at += 1
        fp: i64 = 0
        if stop > FRAMES * STRIDE:
            fp = stop - FRAMES * STRIDE
        while fp < stop:
            op: i64 = stack[fp + OP]
            arg: i64 = stack[fp + ARG]
            if s.ops[op] is LAST_CALL_OP:
                arg = arg & (1 << me)
            put(out, at, op & 255)
            put(out, at + 1, op >> 8)
            put(out, at + 2, stack[fp + PC])
            put(out, at + 3, self.rel(stack[fp + ACTOR], me))
            put_number(out, at + 4, stack[fp + SOURCE] + SIGNED)
            fill_bytes(arg, at + 6, 5, out)
            at += FRAME_CELLS
            fp += STRIDE

    def _fill_expansion(self, s: ScoundrelsState, me: i64, start: i64, out: BytesWriter) -> None:
        put(out, start + self.more_at, s.loans)
        put(out, start + self.more_at + 1, s.poor)
        put(out, start + self.more_at + 2, len(s.supply))
        fill_bytes(s.spent_safes, start + self.flags_at, 3, out)
        fill_bytes(s.unopened, start + self.flags_at + 3, 3, out)
        n = self.n
        for k in range(n):
            put(out, start + self.mavericks_at + k, s.mavericks_of((me + k) % n))
        at: i64 = start + self.declined_at
        put(out, at, len(s.declined))
        for k in range(len(s.declined)):
            if k < LISTED:
                put_number(out, at + 1 + 2 * k, s.declined[k])
        for debt in s.supply:
            self._pool(debt, start, out)
        for debt in s.debts:
            if debt != NOBODY:
                self._pool(debt, start, out)
        fill_list(s.discarded, start + self.discarded_at, 24, 1, out)
        at = start + self.carried_at
        put(out, at, len(s.carried) // C_SIZE)
        at += 1
        row: i64 = 0
        while row < len(s.carried):
            self._pool(s.carried[row + C_VALUE], start, out)
            if row < LISTED * C_SIZE:
                put(out, at, s.carried[row + C_CARRIER] + 1)
                self._fill_token(s.carried[row + C_VALUE], s.carried[row + C_SEEN], me, False, at + 1, out)
                at += 5
            row += C_SIZE
        at = start + self.drawn_at
        put(out, at, len(s.drawn) // D_SIZE)
        at += 1
        row = 0
        while row < len(s.drawn):
            self._pool(s.drawn[row + D_VALUE], start, out)
            if row < LISTED * D_SIZE:
                put(out, at, self.rel(s.drawn[row + D_SEAT], me))
                self._fill_token(s.drawn[row + D_VALUE], s.drawn[row + D_SEEN], me, False, at + 1, out)
                at += 5
            row += D_SIZE
        at = start + self.spare_at
        put(out, at, len(s.spare_mods))
        at += 1
        for k in range(len(s.spare_mods)):
            if k < 24:
                seen: i64 = s.spare_seen[k]
                put(out, at, s.spare_mods[k] + 1 if ((seen >> me) & 1) == 1 else 0)
                put(out, at + 1, self.turned(seen, me))
                at += 2

    def _pool(self, debt: i64, start: i64, out: BytesWriter) -> None:
        """What lies facedown somewhere, by mixing: all could see what was mixed, and see what is lost."""
        if debt < LISTED * MIX:
            at = start + self.pools_at + debt
            put(out, at, i64(out[at]) + 1)

    def _fill_enemy(self, s: ScoundrelsState, start: i64, out: BytesWriter) -> None:
        at: i64 = start + self.enemy_at
        put_number(out, at, s.money[s.enemy])
        put(out, at + 2, s.reputation[s.enemy] + SIGNED)
        put(out, at + 3, s.free[s.enemy])
        put(out, at + 4, s.jail[s.enemy])
        put(out, at + 5, len(s.automa))
        put(out, at + 6, s.shown + 1)
        put(out, at + 7, s.under + 1)
        self._fill_people(s, s.recruits, start + self.recruits_at, 24, True, out)
        fill_list(s.automa_pile, start + self.automa_at, 24, 1, out)


def fill_list(values: list[int], at: i64, room: i64, plus: i64, out: BytesWriter) -> None:
    """A list as its length and its latest entries."""
    count: i64 = len(values)
    put(out, at, count)
    k: i64 = count - room if count > room else 0
    at += 1
    while k < count:
        put(out, at, values[k] + plus)
        at += 1
        k += 1


def fill_bytes(value: i64, at: i64, count: i64, out: BytesWriter) -> None:
    """A set of bits as bytes, the lowest first."""
    while value and count:
        put(out, at, value & 255)
        value >>= 8
        at += 1
        count -= 1
