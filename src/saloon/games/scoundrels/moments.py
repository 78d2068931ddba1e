"""The moments at which a position can begin: phases, their steps, and the frames that go on from there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from saloon.errors import BadPosition, shown
from saloon.games.scoundrels.engine.choices import slot_name
from saloon.games.scoundrels.engine.flow import evening, turns
from saloon.games.scoundrels.engine.flow.days import DAY, DAYS_OP, END_OF_DAY, TURNS_OP
from saloon.games.scoundrels.engine.names import NOBODY, SLOTS, TURNS
from saloon.games.scoundrels.engine.setup import STRATEGIES
from saloon.games.scoundrels.engine.state import FACEUP

if TYPE_CHECKING:
    from saloon.games.scoundrels.engine.state import ScoundrelsState

PHASES = ("strategies", "turn", "evening", "over")
TURN_STEPS = {
    "start": turns.START,
    "plan": turns.PLAN,
    "suspect-1": turns.WINDOW_1,
    "abilities": turns.ABILITIES,
    "suspect-2": turns.WINDOW_2,
    "step-3": turns.STEP_3,
    "after-step-3": turns.AFTER_3,
    "suspect-3": turns.WINDOW_3,
    "enemy": turns.OVER,
}
EVENING_STEPS = {
    "abilities": evening.ABILITIES_FIRST,
    "calls": evening.CALL_BLUFFS,
    "home": evening.SEND_HOME,
    "cards": evening.UNDER_THE_DECK,
    "first": evening.NEXT_FIRST,
}
STEPS = {"strategies": {}, "turn": TURN_STEPS, "evening": EVENING_STEPS, "over": {}}
SLOT_NAMES = {slot_name(slot): slot for slot in range(SLOTS)} | {"faceup": FACEUP}


def fail(reason: str) -> BadPosition:
    return BadPosition(f"This position cannot be: {reason}")


def phase_in(data: dict[str, Any]) -> str:
    phase = data.get("phase", "turn")
    if phase not in PHASES:
        raise fail(f"phase is '{phase}'; it is one of {', '.join(PHASES)}.")
    return str(phase)


def step_in(data: dict[str, Any], phase: str) -> int:
    """Where a phase begins: its first step unless one is named."""
    steps = STEPS[phase]
    if "step" not in data:
        return 0
    if not steps or "frames" in data:
        raise fail(f"step is {shown(data['step'])}; only a turn and an evening without frames have steps.")
    if data["step"] not in steps:
        raise fail(f"step is {shown(data['step'])}; the steps of phase '{phase}' are {', '.join(steps)}.")
    return steps[data["step"]]


def slot_in(data: dict[str, Any]) -> int:
    """The slot of this turn's card, by its name or as a saved game numbers it."""
    slot = data.get("slot", NOBODY)
    if isinstance(slot, str):
        if slot not in SLOT_NAMES:
            raise fail(f"slot is '{slot}'; slots are {', '.join(SLOT_NAMES)}.")
        return SLOT_NAMES[slot]
    if not isinstance(slot, int) or isinstance(slot, bool) or not NOBODY <= slot <= FACEUP:
        raise fail(f"slot is {shown(slot)}; slots are {', '.join(SLOT_NAMES)}.")
    return slot


def order_of_evening(s: ScoundrelsState, data: dict[str, Any]) -> None:
    """The last turn was taken by who sits right of who took the first: either may be named, or both."""
    if "latest" in data:
        s.latest = data["latest"]
    elif "active" in data:
        s.latest = data["active"]
    else:
        s.latest = (s.first - 1) % s.n if "first" in data else 0
    if not 0 <= s.latest < s.n:
        raise fail("nobody took the latest turn of the day; latest names a seat.")
    if "first" not in data:
        s.first = (s.latest + 1) % s.n
    if (s.latest + 1) % s.n != s.first:
        raise fail(f"seat {s.latest} took the last turn of a day that seat {s.first} began (SR35).")


def lay(s: ScoundrelsState, phase: str, step: int) -> None:
    """Frames for a moment of the game that stands between two abilities."""
    if phase == "turn":
        lay_turn(s, step)
    elif phase == "evening":
        lay_evening(s, step)
    elif phase == "strategies":
        lay_strategies(s)


def lay_turn(s: ScoundrelsState, step: int) -> None:
    if s.active == NOBODY:
        raise fail("nobody is active in phase 'turn'.")
    if step == turns.OVER and s.enemy == NOBODY:
        raise fail("step is 'enemy'; only a game with players = 1 has one (XR107).")
    if step > turns.PLAN:
        s.slot = card_of_this_turn(s)
    s.lay(
        [
            *frame(DAYS_OP.id, END_OF_DAY, 0),
            *frame(TURNS_OP.id, 0, s.first),
            *frame(turns.TURN_OP.id, step, s.active),
        ]
    )


def card_of_this_turn(s: ScoundrelsState) -> int:
    """The slot that is named, or the only one with a card."""
    filled = [slot for slot in range(SLOTS) if s.slots[s.active * SLOTS + slot] != NOBODY]
    filled += [FACEUP] if s.faceup[s.active] else []
    if s.slot in filled:
        return int(s.slot)
    if s.slot != NOBODY or not filled:
        raise fail(f"seat {s.active} has played its card, but none of its cards lies there (SR38).")
    if len(filled) > 1:
        raise fail(f"seat {s.active} has {len(filled)} cards out; slot says which one it played this turn.")
    return filled[0]


def lay_evening(s: ScoundrelsState, step: int) -> None:
    if step > evening.SEND_HOME and any(s.calls):
        raise fail("henchmen lie on cards after they went home (SR98).")
    if step > evening.UNDER_THE_DECK and (any(card != NOBODY for card in s.slots) or any(s.faceup)):
        raise fail("played cards lie out after they went under the decks (SR105).")
    s.active, s.turn = NOBODY, TURNS * s.n
    s.lay([*frame(DAYS_OP.id, END_OF_DAY + 1, 0), *frame(evening.END_OP.id, step, s.latest)])


def lay_strategies(s: ScoundrelsState) -> None:
    if not s.box.strategy_cards:
        raise fail("phase is 'strategies'; its option is strategy_cards = true (SR253).")
    s.day = s.turn = 0
    s.active = s.latest = NOBODY
    s.lay([*frame(DAYS_OP.id, DAY, 0), *frame(STRATEGIES.id, 0, s.first)])


def frame(op: int, pc: int, actor: int) -> list[int]:
    return [op, pc, actor, 0, 0]
