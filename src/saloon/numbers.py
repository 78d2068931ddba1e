"""Numbers to learn from: a game's fixed action space, what a seat may know as bytes, and what a game was worth to it.

space = saloon.actions(name, players=4)
space.count, space.word(0), space.mask(game)
saloon.observation(game, seat)              # bytes; saloon.layout(name, players=4) names every cell
saloon.information_state(game, seat)        # text: all that the seat may know
saloon.returns(game, "win")                 # or "score", "margin"
"""

from __future__ import annotations

import json
from collections.abc import Mapping

from librt.strings import BytesWriter

from saloon.contract import Game
from saloon.errors import BadOption, NoSuchSeat, shown, whole
from saloon.kernel.core import State
from saloon.kernel.observation import Encoder, Masks
from saloon.kernel.rules import Rules
from saloon.start import counted, rules_of

RETURNS = ("win", "score", "margin")
TEXT = 32768
"""Cells of a game that brings no encoder: room for its view as text."""


class ViewText(Encoder):
    """The default of a game without an encoder: its view as text, byte by byte."""

    def __init__(self, rules: Rules) -> None:
        super().__init__()
        self.rules = rules
        self.cells([f"byte {k} of the view as JSON" for k in range(TEXT)])
        self.close()

    def fill(self, s: State, seat: int, out: BytesWriter) -> None:
        text = text_of(self.rules.view(s, seat)).encode()
        if len(text) > TEXT:
            raise BadOption(f"A view of {self.rules.name} has {len(text)} bytes, more than {TEXT}.")
        out.truncate(0)
        out.write(text.ljust(TEXT, b"\0"))


class Actions:
    """Every choice of a game by number. Codes stay what they are within a rules version, for what is in the box.

    A card of somebody's own has the codes of the card that leaves for it, and no other code moves. An expansion that
    takes cards out of the box and puts others in numbers them anew; `words` tells. The catalogue's hash in a view names
    exactly these cards.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.count = rules.count()
        self._masks = Masks(self.count)

    def word(self, code: int) -> str:
        """The choice as logs and people write it."""
        found = whole(code)
        if found is None or not 0 <= found < self.count:
            raise BadOption(f"There is no action {shown(code)}; there are 0 to {self.count - 1}.")
        return self.rules.word(found)

    @property
    def words(self) -> list[str]:
        """The word of every code; `code 5` where a game has none."""
        return [self.rules.word(code) for code in range(self.count)]

    def code(self, word: str) -> int:
        """The code of a choice; raises BadOption if there is none."""
        found = self.rules.code(word) if isinstance(word, str) else -1
        if found < 0:
            raise BadOption(f"This game has no choice {shown(word)}.")
        return found

    def mask(self, game: Game, seat: int | None = None) -> bytes:
        """A byte for every code: 1 if the seat (by default the one that is asked) may choose it now."""
        if one_of(game).rules.name != self.rules.name:
            raise BadOption(
                f"These are the actions of {self.rules.name}, and the game is one of {game.name}."
            )
        if seat is None:
            decision = game.decision
            if decision is None:
                return self._masks.of([])
            seat = decision.seat
        return self._masks.of(list(game.legal(seat).menu))


def one_of(game: Game) -> Game:
    """The game itself; raises BadOption if it is none."""
    if not isinstance(game, Game):
        raise BadOption(f"{shown(game)} is no game; `saloon.new` begins one.")
    return game


def actions(name: str, options: Mapping[str, object] | None = None, players: int = 2) -> Actions:
    """The action space of a game with these options."""
    return Actions(checked(name, options, players)[0])


def checked(
    name: str, options: Mapping[str, object] | None, players: object
) -> tuple[Rules, int, dict[str, object]]:
    """Rules, players and options of a game as it would be begun; raises what `saloon.new` raises."""
    seats = counted(players)
    rules = rules_of(name, options, seats)
    return rules, seats, rules.options(seats, dict(options or {}))


def encoder_of(rules: Rules, players: int, options: dict[str, object]) -> Encoder:
    """The encoder that a game brings, or its view as text."""
    return rules.encoder(players, options) or ViewText(rules)


def layout(name: str, options: Mapping[str, object] | None = None, players: int = 2) -> list[str]:
    """The name of every cell of an observation."""
    return list(encoder_of(*checked(name, options, players)).names)


def observation(game: Game, seat: int) -> bytes:
    """What a seat may know, as bytes: `numpy.frombuffer(saloon.observation(game, 0), numpy.uint8)`."""
    found = whole(seat)
    if found is None or not 0 <= found < one_of(game).state.n:
        raise NoSuchSeat(f"There is no seat {shown(seat)}; seats are 0 to {game.state.n - 1}.")
    return encoder_of(game.rules, game.state.n, game.options).encode(game.state, found)


def information_state(game: Game, seat: int, history: bool = False) -> str:
    """All that a seat may know, as text: equal in every world that it could not tell from this one.

    The view tells what still bears on the present. With `history` the log as the seat may read it is added, so that any
    two histories that it could tell apart are told apart, however long ago they parted.
    """
    view = one_of(game).view(seat)
    if not history:
        return text_of(view)
    from saloon.language.notation import seat_lines

    return text_of({"view": view, "log": seat_lines(game, whole(seat))})


def text_of(view: Mapping[str, object]) -> str:
    return json.dumps(view, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def returns(game: Game, kind: str = "win") -> list[float]:
    """What a finished game was worth to each seat, 0 to all while it runs.

    `win`: its share of the victory, 1 divided among the winners; `score`: its points; `margin`: its points less the
    best of the others' (alone: of the enemy's).
    """
    if kind not in RETURNS:
        raise BadOption(f"Returns are {', '.join(RETURNS)}, not {shown(kind)}.")
    return returns_of(one_of(game).rules, game.state, kind)


def returns_of(rules: Rules, s: State, kind: str) -> list[float]:
    """The same from a state."""
    seats = range(s.n)
    if s.top >= 0:
        return [0.0] * s.n
    result = rules.result(s)
    winners, scores = result["winners"], result["scores"]
    assert isinstance(winners, list)
    assert isinstance(scores, list)
    if kind == "win":
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in seats]
    if kind == "score":
        return [float(score) for score in scores]
    enemy = result.get("enemy")
    if isinstance(enemy, dict):
        return [float(score - enemy["score"]) for score in scores]
    return [float(scores[seat] - max(scores[other] for other in seats if other != seat)) for seat in seats]
