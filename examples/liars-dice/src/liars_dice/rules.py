"""Everybody rolls in secret. One says how many dice show a face, the next says more or doubts it; who was wrong loses
a die, who has none is out, and the last one with dice wins."""

import functools
import json
import tomllib
from collections.abc import Mapping
from typing import Any, TypedDict

from saloon.errors import BadOption, BadPlayers, BadPosition, BadView, Reason, shown
from saloon.kernel.chance import Chance, Seeded
from saloon.kernel.core import ACTOR, CALL, DONE, PC, WAIT, Op, State, number, pick, push
from saloon.kernel.journal import FIRST_EVENT, Kind
from saloon.kernel.menu import Listed, Menu
from saloon.kernel.rules import Belief, Roll, Rules

GAME, VERSION, FACES, MOST_DICE, DOUBT = "liars-dice", 1, 6, 5, 0
ROLLED, BID, DOUBTED, SHOWN, LOST, OUT = range(FIRST_EVENT, FIRST_EVENT + 6)
KINDS = [
    Kind("rolled", "seat:seat dice:dice*"),
    Kind("bid", "seat:seat count:number face:number"),
    Kind("doubted", "seat:seat target:seat"),
    Kind("shown", "seat:seat dice:dice", shows=True),
    Kind("lost", "seat:seat left:number"),
    Kind("out", "seat:seat"),
]
MOST_CODES = 1 + 5 * MOST_DICE * FACES
"""0 is a doubt; 1 + (count - 1) * 6 + face - 1 a bid, so that a higher bid has a higher code."""
FACTS = ("dice", "cup", "bid", "bidder", "starter", "draws")


class DiceView(TypedDict):
    """What a seat is told."""

    game: str
    rules: int
    players: int
    options: dict[str, int]
    seat: int | None
    asked: list[dict[str, str | int]]
    bid: dict[str, int] | None
    total: int
    hand: list[int] | None
    seats: list[dict[str, int]]
    result: dict[str, list[int]] | None


class DiceState(State):
    """Ints and lists of ints. `cup` is what lies under each cup, as digits: 245 is a 2, a 4 and a 5."""

    def __init__(
        self, n: int, options: dict[str, Any], chance: Chance, draws: list[int], stack: list[int]
    ) -> None:
        super().__init__(n, OPS, chance, draws, stack)
        self.options = options
        self.dice = [int(options.get("dice", 3))] * n
        self.cup = [0] * n
        self.bid = self.bidder = self.starter = 0

    def clone(self) -> "DiceState":
        s = DiceState(self.n, self.options, self.chance, self.draws[:], self.frames())
        s.dice, s.cup = self.dice[:], self.cup[:]
        s.bid, s.bidder, s.starter = self.bid, self.bidder, self.starter
        return s

    def facts(self) -> dict[str, Any]:
        return {**{name: getattr(self, name) for name in FACTS}, "stack": self.frames()}

    def tell(self, kind: int, audience: int, *fields: int) -> None:
        if self.journal is not None:
            self.journal.add_list(kind, audience, fields[0], list(fields[1:]))

    def after(self, seat: int) -> int:
        """The next seat that has dice."""
        return next(k % self.n for k in range(seat + 1, seat + 1 + self.n) if self.dice[k % self.n])

    def count(self, face: int) -> int:
        return sum(str(cup).count(str(face)) for cup in self.cup)


class Rounds(Op):
    """Roll as long as two have dice."""

    def step(self, s: Any, fp: int) -> int:
        if sum(map(bool, s.dice)) < 2:
            return DONE
        for seat in range(s.n):
            rolled = sorted(pick(s, 0, FACES) + 1 for _ in range(s.dice[seat]))
            s.cup[seat] = int("".join(map(str, rolled)) or 0)
            if rolled:
                s.tell(ROLLED, 1 << seat, seat, s.cup[seat])
        s.bid = 0
        push(s, TURN, s.starter, 0, 0)
        return CALL


class Turn(Op):
    """One after another bids or doubts; the frame's actor goes round the table."""

    kind = "bid"

    def step(self, s: Any, fp: int) -> int:
        return DONE if s.stack[fp + PC] else WAIT

    def menu(self, s: Any, fp: int, seat: int) -> Menu:
        higher = range(s.bid + 1, 1 + sum(s.dice) * FACES)
        return Listed([*higher, DOUBT] if s.bid else list(higher))

    def choose(self, s: Any, fp: int, seat: int, code: int) -> None:
        if code != DOUBT:
            s.bid, s.bidder = code, seat
            s.tell(BID, 0, seat, *said(code))
            s.stack[fp + ACTOR] = s.after(seat)
            return
        count, face = said(s.bid)
        s.tell(DOUBTED, 0, seat, s.bidder)
        for other in range(s.n):
            if s.dice[other]:
                s.tell(SHOWN, 0, other, s.cup[other])
        loser = s.bidder if s.count(face) < count else seat
        s.dice[loser] -= 1
        s.cup[loser] = 0
        s.tell(LOST, 0, loser, s.dice[loser]) if s.dice[loser] else s.tell(OUT, 0, loser)
        s.starter = loser if s.dice[loser] else s.after(loser)
        s.stack[fp + PC] = 1


def said(code: int) -> tuple[int, int]:
    """How many dice of which face a bid says."""
    return (code - 1) // FACES + 1, (code - 1) % FACES + 1


ROUNDS, TURN = Rounds(), Turn()
OPS = number([ROUNDS, TURN])


class DiceRules(Rules):
    """The game as the contract sees it."""

    def __init__(self) -> None:
        super().__init__(GAME, VERSION, KINDS, ["dice"], OPS)

    def options(self, players: int, given: dict[str, Any]) -> dict[str, Any]:
        if not 2 <= players <= 5:
            raise BadPlayers(f"Liar's dice has 2 to 5 players, not {shown(players)}.")
        if set(given) - {"dice"}:
            raise BadOption(
                f"Liar's dice has no option {', '.join(sorted(set(given) - {'dice'}))}; it has dice."
            )
        if given.get("dice", 3) not in range(1, MOST_DICE + 1) or isinstance(given.get("dice"), bool):
            raise BadOption(f"Option dice is {shown(given['dice'])}; it is a number from 1 to {MOST_DICE}.")
        return dict(given)

    def new_state(self, players: int, options: dict[str, Any], seed: int) -> State:
        s = DiceState(players, options, Seeded(seed, self.streams), [0], [])
        push(s, ROUNDS, 0, 0, 0)
        return s

    def word(self, code: int) -> str:
        if not 0 <= code < MOST_CODES:
            return f"code {code}"
        return "bid {} {}".format(*said(code)) if code else "doubt"

    def code(self, word: str) -> int:
        return CODES.get(" ".join(word.lower().split()), -1)

    def plain(self, type_: str, value: int) -> object:
        return [int(face) for face in str(value)] if type_ == "dice" else value

    def why_not(self, s: Any, seat: int, code: int) -> Reason:
        if code == DOUBT:
            return Reason("why-no-bid")
        return (
            Reason("why-too-many", total=sum(s.dice)) if said(code)[0] > sum(s.dice) else Reason("why-higher")
        )

    def view(self, s: Any, seat: int) -> dict[str, Any]:
        over = s.top < 0
        count, face = said(s.bid)
        return {
            "game": GAME,
            "rules": VERSION,
            "players": s.n,
            "options": dict(s.options),
            "seat": None if seat < 0 else seat,
            "asked": [] if over else [{"seat": s.stack[s.top + ACTOR], "kind": "bid"}],
            "bid": {"count": count, "face": face, "seat": s.bidder} if s.bid and not over else None,
            "total": sum(s.dice),
            "hand": None if seat < 0 or over else self.plain("dice", s.cup[seat]) if s.dice[seat] else [],
            "seats": [{"dice": dice} for dice in s.dice],
            "result": self.result(s) if over else None,
        }

    def belief(self, view: dict[str, Any]) -> Belief:
        if view.get("rules") != VERSION:
            raise BadView(f"The view is of rules version {view.get('rules')}; this is version {VERSION}.")
        return DiceBelief(view)

    def result(self, s: Any) -> dict[str, Any]:
        return {"winners": [seat for seat in range(s.n) if s.dice[seat]], "scores": list(s.dice)}

    def save(self, s: Any) -> str:
        head = {"game": GAME, "players": s.n, "seed": getattr(s.chance, "seed", 0), **s.facts()}
        options = "".join(f"{name} = {json.dumps(value)}\n" for name, value in s.options.items())
        return (
            "".join(f"{name} = {json.dumps(value)}\n" for name, value in head.items())
            + f"[options]\n{options}"
        )

    def load(self, text: str) -> tuple[State, dict[str, Any], int]:
        try:
            data = tomllib.loads(text)
            options = self.options(data.get("players", 2), data.get("options", {}))
            s: Any = self.new_state(data.get("players", 2), options, data.get("seed", 0))
            for name in FACTS:
                setattr(s, name, data.get(name, getattr(s, name)))
            s.lay(data.get("stack", s.frames()))
        except (ValueError, TypeError, AttributeError) as error:
            raise BadPosition(f"This is no position of liar's dice: {error}.") from error
        return s, options, data.get("seed", 0)


CODES = {DiceRules.word(None, code): code for code in range(MOST_CODES)}  # type: ignore[arg-type]


class DiceBelief(Belief):
    """Everybody else's dice may show anything."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.view = view

    def sample(self, seed: int, roll: Roll) -> State:
        view, bid = self.view, self.view["bid"]
        s: Any = rules({}).new_state(view["players"], view["options"], seed)
        s.dice = [row["dice"] for row in view["seats"]]
        for seat, dice in enumerate(s.dice):
            rolled = (
                view["hand"] if seat == view["seat"] else sorted(roll.below(FACES) + 1 for _ in range(dice))
            )
            s.cup[seat] = int("".join(map(str, rolled or [])) or 0)
        if bid:
            s.bid, s.bidder = (bid["count"] - 1) * FACES + bid["face"], bid["seat"]
        if view["result"]:
            s.lay([])
        else:
            push(s, TURN, view["asked"][0]["seat"], 0, 0)
        return s


@functools.cache
def _rules() -> DiceRules:
    return DiceRules()


def rules(options: Mapping[str, object], players: object = None) -> Rules:
    return _rules()
