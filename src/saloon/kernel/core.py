"""State, op and the run loop: abilities are ops, what is half done is a stack of frames of five ints.

A frame is `op, pc, actor, source, arg`. The run loop asks the op of the top frame to step until one waits for a
choice or nothing is left. Ops are immutable and shared; all that changes is in the state, so a state can be cloned,
saved and searched in the middle of anything.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from saloon.errors import Endless, Reason
from saloon.kernel.chance import Chance
from saloon.kernel.journal import CHANCE, Journal
from saloon.kernel.menu import NOTHING, Menu

OP: Final = 0
PC: Final = 1
ACTOR: Final = 2
SOURCE: Final = 3
ARG: Final = 4
STRIDE: Final = 5

EMPTY: Final = [0] * STRIDE

DONE: Final = 0  # the frame is finished: pop it
WAIT: Final = 1  # the frame asks somebody
CALL: Final = 2  # go on with whatever is on top now

MOST_STEPS: Final = 20_000
"""Steps from one question to the next; `tools/bounds.py` prints how far real games stay below it."""


class Peaks:
    """The most that a state has seen of what is counted: how far cards stay below the limits is read from it."""

    def __init__(self) -> None:
        self.depth: i64 = 0
        self.work: i64 = 0
        self.uses: i64 = 0
        self.steps: i64 = 0
        self.top: i64 = 0

    def ran(self, steps: i64, uses: i64) -> None:
        """A run from one question to the next has ended."""
        self.steps = max(steps, self.steps)
        self.uses = max(uses, self.uses)

    def asked(self, depth: i64, work: i64) -> None:
        """The engine has asked itself so deep, at such a cost so far."""
        self.depth = max(depth, self.depth)
        self.work = max(work, self.work)

    def began(self, top: i64) -> None:
        """A use begins above this frame."""
        self.top = max(top, self.top)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything that can change. A game adds its own ints and lists of ints, and says how to clone itself."""

    def __init__(self, n: int, ops: list[Op], chance: Chance, draws: list[int], stack: list[int]) -> None:
        self.n: i64 = n
        """How many seats."""
        self.ops: list[Op] = ops
        """The ops that frames name by index; shared, never changed."""
        self.chance: Chance = chance
        """Where outcomes come from; shared by clones, all its memory is in `draws`."""
        self.draws: list[int] = draws
        """How many outcomes each stream has given."""
        self.stack: list[int] = stack
        """The frames, flat, bottom first; what lies above the top frame is left over and means nothing."""
        self.top: i64 = len(stack) - STRIDE
        """Where the top frame begins; below zero when nothing is left to do: the game is over."""
        self.journal: Journal | None = None
        """Where mutators write what happened; a state that is only searched has none."""
        self.ready: Menu | None = None
        """The menu of the open question if its op, asking one seat, has just worked it out; never part of the state."""
        # Cards are programs that strangers write, so what the engine asks itself is counted. None of it is part of
        # the state: each count begins again with its question, or with the run.
        self.depth: i64 = 0
        """How many questions the engine is asking itself now, one inside the other."""
        self.work: i64 = 0
        """What the outermost of them has cost."""
        self.begun: i64 = 0
        """Uses begun in this run."""
        self.cut: bool = False
        """Whether a limit was met in this run, as far as everybody may know."""
        self.peaks: Peaks | None = None
        """Where the most of these counts is kept, for who wants to read it."""

    def frames(self) -> list[int]:
        """The frames that are not finished."""
        return self.stack[: self.top + STRIDE]

    def lay(self, frames: list[int]) -> None:
        """Go on from these frames."""
        self.stack = frames
        self.top = len(frames) - STRIDE

    def clone(self) -> State:
        """The same state again, without a journal."""
        raise AssertionError("a state of no game")

    def facts(self) -> dict[str, object]:
        """All that two equal states have in common, as plain data."""
        raise AssertionError("a state of no game")

    def take(self, fact: str, value: Any) -> None:
        """Set what `facts` of a state of this kind has told."""
        if fact == "stack":
            self.lay(value[:])
        elif isinstance(value, list):
            setattr(self, fact, value[:])
        else:
            setattr(self, fact, value)

    def rule_cut(self) -> None:
        """Write down that a limit was met; a game whose cards can meet one says how."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Op:
    """One verb. `step` does what can be done now; the other facets answer for its question, if it has one."""

    kind: str = ""

    def __init__(self) -> None:
        self.id: i64 = -1

    def step(self, s: State, fp: i64) -> i64:
        return DONE

    def asked(self, s: State, fp: i64) -> i64:
        """Bit mask of the seats with an open question; usually the frame's actor alone."""
        actor: i64 = s.stack[fp + ACTOR]
        return 1 << actor

    def menu(self, s: State, fp: i64, seat: i64) -> Menu:
        return NOTHING

    def choose(self, s: State, fp: i64, seat: i64, code: i64) -> None:
        raise AssertionError("a choice for an op that asks nothing")

    def refuse(self, s: State, fp: i64, seat: i64, code: i64) -> Reason | None:
        """Why a choice that it could offer is not on its menu now; None if it never offers such a choice."""
        return None


def number(ops: list[Op]) -> list[Op]:
    """Give every op its index, by which frames name it."""
    for i, op in enumerate(ops):
        op.id = i
        kind: object = getattr(type(op), "kind", None)
        if isinstance(kind, str):
            op.kind = kind  # a plain class says it in its own way, which compiled code would not read
    return ops


def push(s: State, op: Op, actor: i64, source: i64, arg: i64) -> None:
    fp = s.top + STRIDE
    s.top = fp
    stack = s.stack
    if fp == len(stack):
        stack.extend(EMPTY)
    stack[fp] = op.id
    stack[fp + PC] = 0
    stack[fp + ACTOR] = actor
    stack[fp + SOURCE] = source
    stack[fp + ARG] = arg


def become(s: State, fp: i64, op: Op, actor: i64, source: i64, arg: i64) -> None:
    """Turn a frame into another: what it was is finished, what it leads to begins."""
    stack = s.stack
    stack[fp] = op.id
    stack[fp + PC] = 0
    stack[fp + ACTOR] = actor
    stack[fp + SOURCE] = source
    stack[fp + ARG] = arg


def run(s: State) -> bool:
    """Go on until somebody is asked (True) or nothing is left to do (False); raises Endless if neither ever comes."""
    stack = s.stack
    ops = s.ops
    fp = s.top
    steps: i64 = 0
    s.begun = 0
    s.cut = False
    while fp >= 0:
        s.ready = None
        result = ops[stack[fp]].step(s, fp)
        if result == WAIT:
            break
        steps += 1
        if steps > MOST_STEPS:
            raise Endless(f"The rules took {MOST_STEPS} steps and came to no question.")
        if result == DONE:
            # A frame is done only when all that it began is: it is the top one.
            s.top = fp - STRIDE
        fp = s.top
    if s.peaks is not None:
        s.peaks.ran(steps, s.begun)
    if s.cut:
        s.rule_cut()
    return fp >= 0


def unasked(s: State) -> list[str]:
    """Questions on the way to the first that is asked, by kind: nobody had a choice there. Works on a copy."""
    probe = s.clone()
    kinds: list[str] = []
    for _ in range(MOST_STEPS):
        fp = probe.top
        if fp < 0:
            break
        op = probe.ops[probe.stack[fp]]
        result = op.step(probe, fp)
        if result == WAIT:
            break
        if result == DONE:
            probe.top = fp - STRIDE
            if op.kind:
                kinds.append(op.kind)
    return kinds


def first_asked(s: State, op: Op, fp: i64) -> i64:
    """The first seat with an open question, clockwise from the frame's actor."""
    mask = op.asked(s, fp)
    seat: i64 = s.stack[fp + ACTOR]
    tried: i64 = 0
    while not (mask >> seat) & 1:
        seat = (seat + 1) % s.n
        tried += 1
        if tried > s.n:
            raise AssertionError("a question to nobody")
    return seat


def menu_of(s: State, op: Op, fp: i64, seat: i64) -> Menu:
    """The menu of a seat that the top frame asks."""
    ready = s.ready
    return op.menu(s, fp, seat) if ready is None else ready


def pick(s: State, stream: i64, n: i64) -> i64:
    """One of 0..n-1 by chance, written down."""
    index: i64 = s.draws[stream]
    s.draws[stream] = index + 1
    outcome = s.chance.below(stream, index, n)
    if s.journal is not None:
        s.journal.add2(CHANCE, 0, stream, outcome)
    return outcome


def shuffle(s: State, stream: i64, cards: list[int]) -> None:
    """Shuffle in place (Fisher-Yates) and write the order down."""
    index: i64 = s.draws[stream]
    chance = s.chance
    i: i64 = len(cards) - 1
    while i > 0:
        j = chance.below(stream, index, i + 1)
        index += 1
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card
        i -= 1
    s.draws[stream] = index
    if s.journal is not None:
        s.journal.add_list(CHANCE, 0, stream, cards)
