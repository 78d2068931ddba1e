"""What all environments have in common: a game with its players and options, ready to be begun many times."""

from __future__ import annotations

import secrets
import warnings
from collections.abc import Mapping
from typing import Any

from saloon.errors import BadOption, SaloonError, shown, whole
from saloon.kernel.core import State
from saloon.kernel.observation import Masks
from saloon.kernel.runner import Runner
from saloon.numbers import RETURNS, checked, encoder_of, returns_of

MODES = ("human", "ansi", "svg")
"""How a table can be rendered: printed, as text, as a picture."""


class WrongAction(SaloonError, ValueError):
    """An action out of range, masked, or after the end."""


class Setting:
    """A game as environments begin it."""

    def __init__(
        self, name: str, players: int = 2, options: Mapping[str, object] | None = None, reward: str = "win"
    ) -> None:
        if reward not in RETURNS:
            raise BadOption(f"The reward is {shown(reward)}; it is {', '.join(RETURNS)}.")
        self.rules, self.players, self.options = checked(name, options, players)
        self.name = name
        self.reward = reward
        self.encoder = encoder_of(self.rules, self.players, self.options)
        self.masks = Masks(self.rules.count())
        self.size = len(self.encoder.names)
        self.count = self.rules.count()

    def begun(self, seed: int) -> Runner:
        """A new game."""
        state = self.rules.new_state(self.players, self.options, seed)
        return Runner(self.rules, self.encoder, self.masks, state)

    def resumed(self, state: State, steps: int) -> Runner:
        """A game in the middle."""
        runner = Runner(self.rules, self.encoder, self.masks, state)
        runner.steps = steps
        return runner

    def __reduce__(self) -> tuple[object, ...]:
        """Rules and encoders are shared by all games, and made anew where they are not."""
        return Setting, (self.name, self.players, self.options, self.reward)

    def returns(self, state: State) -> list[float]:
        return returns_of(self.rules, state, self.reward)

    def has(self, action: object) -> bool:
        """Whether it is an action at all, on offer or not."""
        code = whole(action)
        return code is not None and 0 <= code < self.count

    def missing(self, action: object) -> str:
        """What is said of something that is no action at all."""
        return f"There is no action {shown(action)}; actions are 0 to {self.count - 1}."

    def taken(self, action: object, runner: Runner) -> int:
        """An action as the code it is; raises WrongAction with the reason in a sentence."""
        code = whole(action)
        if code is None or not self.has(code):
            raise WrongAction(self.missing(action))
        if runner.seat < 0:
            raise WrongAction("The game is over; reset the environment.")
        if code not in runner.codes:
            possible = ", ".join(self.rules.word(one) for one in runner.codes[:8])
            raise WrongAction(
                f"Seat {runner.seat} cannot choose {shown(self.rules.word(code))} now; possible: {possible}"
                + (" and others." if len(runner.codes) > 8 else ".")
            )
        return code

    def rendered(self, view: dict[str, Any], mode: str | None) -> str | None:
        """A view in one of the modes: as the terminal draws it, or without `saloon[play]` its lines of text."""
        if mode is None:
            warnings.warn(
                f"Nothing is rendered without a render mode; it is {', '.join(MODES)}.", stacklevel=3
            )
            return None
        try:
            from saloon.terminal.picture import svg, text
        except ModuleNotFoundError:
            lines = pictured(view)
            told = framed(lines) if mode == "svg" else lines
        else:
            told = svg(self.name, view) if mode == "svg" else text(self.name, view)
        if mode == "human":
            print(told)
            return None
        return told


def pictured(view: Mapping[str, Any]) -> str:
    """A view as lines of text; what is empty or unknown is left out."""
    return "\n".join(_lines(_filled(view), 0))


def _filled(value: Any) -> Any:
    """The same without what is empty; a list keeps its places."""
    if isinstance(value, Mapping):
        pairs = ((key, _filled(inner)) for key, inner in value.items())
        return {key: inner for key, inner in pairs if inner is not None and inner != [] and inner != {}}
    return [_filled(inner) for inner in value] if isinstance(value, list) else value


def _lines(value: Any, depth: int) -> list[str]:
    pad = "  " * depth
    out: list[str] = []
    for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
        parts = inner.values() if isinstance(inner, dict) else inner if isinstance(inner, list) else ()
        if any(isinstance(part, (dict, list)) for part in parts):
            out += [f"{pad}{key}:", *_lines(inner, depth + 1)]
        elif isinstance(inner, dict):
            out.append(f"{pad}{key}: {', '.join(f'{k} {v}' for k, v in inner.items())}")
        else:
            out.append(f"{pad}{key}: {', '.join(map(str, inner)) if isinstance(inner, list) else inner}")
    return out


def drawn() -> int:
    """A seed for a game that was given none."""
    return secrets.randbits(62)


def mode_of(given: str | None) -> str | None:
    """A render mode, or none; raises BadOption."""
    if given is not None and given not in MODES:
        raise BadOption(f"The render mode is {shown(given)}; it is {', '.join(MODES)}.")
    return given


def counted(name: str, value: object, least: int = 0, most: int | None = None) -> int:
    """A whole number from `least` on, up to `most` if there is one; raises BadOption with its name."""
    found = whole(value)
    if found is None or found < least or (most is not None and found > most):
        end = "" if most is None else f" to {most}"
        raise BadOption(f"The {name} is {shown(value)}; it is a whole number from {least}{end}.")
    return found


def framed(text: str) -> str:
    """Lines of text as a picture."""
    from html import escape

    lines = text.split("\n")
    wide = 8 * max(map(len, lines)) + 32
    rows = "".join(
        f'<text x="16" y="{24 + 16 * k}" xml:space="preserve">{escape(line)}</text>'
        for k, line in enumerate(lines)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {32 + 16 * len(lines)}" font-family="monospace" '
        f'font-size="13"><rect width="100%" height="100%" fill="#f6ecd8"/>{rows}</svg>'
    )
