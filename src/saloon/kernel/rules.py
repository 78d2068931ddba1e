"""What the contract asks of a game: one object of this class per game."""

from __future__ import annotations

from random import Random

from mypy_extensions import i64, mypyc_attr

from saloon.errors import Reason
from saloon.kernel.core import Op, State
from saloon.kernel.journal import KERNEL_KINDS, Kind
from saloon.kernel.menu import NOTHING, Menu
from saloon.kernel.observation import Encoder


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """A game as the contract sees it. The engine's part (ops, state) is ints; this is where they become words."""

    def __init__(self, name: str, version: int, kinds: list[Kind], streams: list[str], ops: list[Op]) -> None:
        self.name: str = name
        self.version: int = version
        """Raised when the same choices no longer give the same game."""
        self.kinds: list[Kind] = KERNEL_KINDS + kinds
        self.streams: list[str] = streams
        self.ops: list[Op] = ops
        self.catalogue: str = ""
        """Names exactly the cards that are played with, in a game that has a catalogue."""

    def side(self, s: State, seat: int) -> Menu:
        """The side actions open to a seat now: extras, never the only way on."""
        return NOTHING

    def take_side(self, s: State, seat: int, code: int) -> None:
        raise AssertionError("a side action in a game without any")

    def new_state(self, players: int, options: dict[str, object], seed: int) -> State:
        """The state before anything has happened; the first run sets the game up."""
        raise AssertionError("rules of no game")

    def options(self, players: int, given: dict[str, object]) -> dict[str, object]:
        """The options as they will be logged; raises BadPlayers or BadOption."""
        raise AssertionError("rules of no game")

    def word(self, code: int) -> str:
        """A choice as people, logs and the wire write it."""
        raise AssertionError("rules of no game")

    def public_word(self, code: int) -> str:
        """The same as others may read it: what it keeps secret is a question mark."""
        return self.word(code)

    def code(self, word: str) -> int:
        """The code of a word, -1 if this game has no such choice."""
        raise AssertionError("rules of no game")

    def outcome(self, stream: int, values: list[int], s: State) -> str:
        """A chance outcome in words."""
        return " ".join(map(str, values))

    def plain(self, type_: str, value: int) -> object:
        """A field of an event as plain data."""
        return value

    def why_not(self, s: State, seat: int, code: int) -> Reason:
        """Why a seat that is asked may not choose this: what the asking op says, unless the game knows more."""
        found: Reason | None = None
        if s.top >= 0:
            found = s.ops[s.stack[s.top]].refuse(s, s.top, seat, code)
        return Reason("why-rules") if found is None else found

    def why_unasked(self, s: State, seat: int, code: int) -> Reason | None:
        """Why a seat may not do this even out of turn, from public facts alone; None if that says nothing more."""
        return None

    def encoder(self, players: int, options: dict[str, object]) -> Encoder | None:
        """What turns a state into numbers for one seat; None in a game that brings no such thing."""
        return None

    def count(self) -> int:
        """How many codes there are; 0 in a game that has not said."""
        return 0

    def view(self, s: State, seat: int) -> dict[str, object]:
        """What a seat (-1: a spectator) may know, as plain data."""
        raise AssertionError("rules of no game")

    def new_views(self) -> Views:
        """Views of one game as it goes on; a game may keep in it what does not change from one to the next."""
        return Fresh(self)

    def asked(self, s: State) -> list[int]:
        """The seats that everybody sees asked; one that has answered in secret still looks so."""
        rows: object = self.view(s, -1).get("asked")
        assert isinstance(rows, list)
        return [row["seat"] for row in rows]

    def turn(self, s: State) -> tuple[int, ...]:
        """Which turn it is, as everybody sees it; the seat whose turn it is comes last, -1 if there is none."""
        return (-1,)

    def belief(self, view: dict[str, object]) -> Belief:
        """What a view says, ready to be filled up with what it does not say; raises BadView."""
        raise AssertionError("rules of no game")

    def result(self, s: State) -> dict[str, object]:
        """Winners and scores of a finished game."""
        raise AssertionError("rules of no game")

    def save(self, s: State) -> str:
        """The state as a position text."""
        raise AssertionError("rules of no game")

    def load(self, text: str) -> tuple[State, dict[str, object], int]:
        """The state a position text describes, its options and its seed; raises BadPosition."""
        raise AssertionError("rules of no game")


@mypyc_attr(allow_interpreted_subclasses=True)
class Belief:
    """All that a view says, read once."""

    def sample(self, seed: int, roll: Roll) -> State:
        """A full state that the view's seat could not tell from the real one."""
        raise AssertionError("a belief about no game")


class Roll:
    """The random numbers that a belief asks for: a thin cover of the caller's generator."""

    def __init__(self, rng: Random) -> None:
        self.rng: Random = rng

    def below(self, n: i64) -> i64:
        size: int = n
        return int(self.rng.random() * size)

    def part(self) -> float:
        return self.rng.random()


@mypyc_attr(allow_interpreted_subclasses=True)
class Views:
    """Whoever looks at a game again and again. Views share what has not changed, so nobody may write into one."""

    def moved(self, s: State) -> None:
        """To be called before the first view of a new moment."""

    def view(self, s: State, seat: int) -> dict[str, object]:
        """The same as `Rules.view`."""
        raise AssertionError("views of no game")

    def alike(self) -> dict[str, object]:
        """Of this moment's views, what is in all of them and the same in each; made anew for every moment."""
        return {}


class Fresh(Views):
    """Views that are built from nothing each time."""

    def __init__(self, rules: Rules) -> None:
        super().__init__()
        self.rules: Rules = rules

    def view(self, s: State, seat: int) -> dict[str, object]:
        return self.rules.view(s, seat)
