"""A toy game with what the Goat game lacks. It is plain Python, on the compiled engine too.

Everybody picks a number in secret; when all have, the numbers are shown. Then the last call: who has a hat may place it
or pass; a hat placed asks again those who passed, a pass is shown to nobody. At any time a seat may take one loan, a
side action that asks how much. Most coins win: those of the loan, the number if nobody else picked it, 2 for each hat.
"""

from __future__ import annotations

from mypy_extensions import i64

from saloon.errors import Reason
from saloon.kernel.chance import Chance, Seeded
from saloon.kernel.core import CALL, DONE, PC, WAIT, Op, State, number, pick, push
from saloon.kernel.journal import FIRST_EVENT, Kind
from saloon.kernel.menu import NOTHING, Listed, Menu
from saloon.kernel.rules import Rules
from saloon.kit import Kit
from saloon.language.speech import Words

BEGAN, PICKED, SHOWN, PLACED, LENT = range(FIRST_EVENT, FIRST_EVENT + 5)
KINDS = [
    Kind("began", "start:seat"),
    Kind("picked", "seat:seat number:number*"),
    Kind("shown", "numbers:number", shows=True),
    Kind("placed", "seat:seat"),
    Kind("lent", "seat:seat coins:number"),
]
WORDS = ["pick 1", "pick 2", "pick 3", "place", "pass", "loan", "take 1", "take 2"]
PICK, PLACE, PASS, LOAN, TAKE = 0, 3, 4, 5, 6


class ToyState(State):
    def __init__(self, n: int, chance: Chance, draws: list[int], stack: list[int]) -> None:
        super().__init__(n, OPS, chance, draws, stack)
        self.picks = [-1] * n
        self.hats = [1] * n
        self.passed = 0
        self.loans = [0] * n

    def clone(self) -> ToyState:
        s = ToyState(self.n, self.chance, self.draws[:], self.frames())
        s.picks, s.hats, s.loans, s.passed = self.picks[:], self.hats[:], self.loans[:], self.passed
        return s

    def facts(self) -> dict[str, object]:
        facts = {key: getattr(self, key) for key in ("draws", "picks", "hats", "passed", "loans")}
        return {**facts, "stack": self.frames()}


class Whole(Op):
    def step(self, s: State, fp: i64) -> i64:
        s.stack[fp + PC] += 1
        if s.stack[fp + PC] == 1:
            start = pick(s, 0, s.n)
            if s.journal is not None:
                s.journal.add1(BEGAN, 0, start)
            push(s, CALL_OP, start, 0, 0)
            push(s, PICK_OP, start, 0, 0)
            return CALL
        return DONE


class Pick(Op):
    """Answered together."""

    kind = "pick"

    def step(self, s: ToyState, fp: i64) -> i64:
        if self.asked(s, fp):
            return WAIT
        if s.journal is not None:
            s.journal.add1(SHOWN, 0, sum(10**seat * (p + 1) for seat, p in enumerate(s.picks)))
        return DONE

    def asked(self, s: ToyState, fp: i64) -> i64:
        return sum(1 << seat for seat in range(s.n) if s.picks[seat] < 0)

    def menu(self, s: ToyState, fp: i64, seat: i64) -> Menu:
        return Listed([PICK, PICK + 1, PICK + 2])

    def refuse(self, s: ToyState, fp: i64, seat: i64, code: i64) -> Reason | None:
        return Reason("why-numbers-first") if code == PLACE else None

    def choose(self, s: ToyState, fp: i64, seat: i64, code: i64) -> None:
        s.picks[seat] = code - PICK
        if s.journal is not None:
            s.journal.add2(PICKED, 1 << seat, seat, code - PICK + 1)


class Call(Op):
    """The last call, live."""

    kind = "call"

    def step(self, s: ToyState, fp: i64) -> i64:
        return WAIT if self.asked(s, fp) else DONE

    def asked(self, s: ToyState, fp: i64) -> i64:
        return sum(1 << seat for seat in range(s.n) if s.hats[seat] and not s.passed >> seat & 1)

    def menu(self, s: ToyState, fp: i64, seat: i64) -> Menu:
        return Listed([PLACE, PASS])

    def choose(self, s: ToyState, fp: i64, seat: i64, code: i64) -> None:
        if code == PASS:
            s.passed |= 1 << seat
            return
        s.hats[seat] -= 1
        s.passed = 0
        if s.journal is not None:
            s.journal.add1(PLACED, 0, seat)


class Loan(Op):
    """A side action's own question, on top of whatever was asked."""

    kind = "loan"

    def step(self, s: ToyState, fp: i64) -> i64:
        return DONE if s.stack[fp + PC] else WAIT

    def menu(self, s: ToyState, fp: i64, seat: i64) -> Menu:
        return Listed([TAKE, TAKE + 1])

    def choose(self, s: ToyState, fp: i64, seat: i64, code: i64) -> None:
        s.loans[seat] = code - TAKE + 1
        s.stack[fp + PC] = 1
        if s.journal is not None:
            s.journal.add2(LENT, 0, seat, s.loans[seat])


WHOLE, PICK_OP, CALL_OP, LOAN_OP = Whole(), Pick(), Call(), Loan()
OPS = number([WHOLE, PICK_OP, CALL_OP, LOAN_OP])


class ToyRules(Rules):
    def __init__(self) -> None:
        super().__init__("toy", 1, KINDS, ["start"], OPS)

    def options(self, players: int, given: dict[str, object]) -> dict[str, object]:
        return dict(given)

    def new_state(self, players: int, options: dict[str, object], seed: int) -> ToyState:
        s = ToyState(players, Seeded(seed, self.streams), [0], [])
        push(s, WHOLE, 0, 0, 0)
        return s

    def side(self, s: ToyState, seat: int) -> Menu:
        return Listed([LOAN]) if not s.loans[seat] and s.ops[s.stack[s.top]] is not LOAN_OP else NOTHING

    def take_side(self, s: ToyState, seat: int, code: int) -> None:
        push(s, LOAN_OP, seat, 0, 0)

    def word(self, code: int) -> str:
        return WORDS[code] if code < len(WORDS) else f"code {code}"

    def public_word(self, code: int) -> str:
        return "" if code == PASS else "pick ?" if code < PLACE else WORDS[code]

    def code(self, word: str) -> int:
        return WORDS.index(word) if word in WORDS else -1

    def view(self, s: ToyState, seat: int) -> dict[str, object]:
        done = -1 not in s.picks
        return {
            "game": "toy",
            "answered": [p >= 0 for p in s.picks],
            "picks": [p + 1 if done or (who == seat and p >= 0) else None for who, p in enumerate(s.picks)],
            "hats": s.hats[:],
            "loans": s.loans[:],
            "passed": seat >= 0 and bool(s.passed >> seat & 1),
        }

    def result(self, s: ToyState) -> dict[str, object]:
        scores = [
            s.loans[seat] + 2 * (1 - s.hats[seat]) + (p + 1) * (s.picks.count(p) == 1)
            for seat, p in enumerate(s.picks)
        ]
        return {"winners": [seat for seat in range(s.n) if scores[seat] == max(scores)], "scores": scores}


RULES = ToyRules()


def rules(options: object, players: object = None) -> ToyRules:
    return RULES


KIT = Kit(
    id="toy",
    titles={"en": "Toy"},
    players=(2, 3),
    rules="tests.kernel.toy:rules",
    words="tests.kernel.toy:ToyWords",
)


class ToyWords(Words):
    """What the house says is nearly enough."""

    def sentences(self, lang: str) -> str:
        return "why-numbers-first = numbers come before hats"
