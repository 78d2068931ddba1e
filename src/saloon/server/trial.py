"""A game that nobody keeps: a position or a seed and the choices since, played anew for every question about it.

The sandbox and the guided first games live by it. What they are is all in the request, so a link can hold it.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

import saloon
from saloon import Game
from saloon.errors import SaloonError
from saloon.games import heading
from saloon.server import telling, viewing
from saloon.server.errors import BadRequest, Illegal
from saloon.server.protocol import Lang
from saloon.server.telling import Question, Said

MOST_CHOICES = 400


class Trial(msgspec.Struct, forbid_unknown_fields=True):
    """What is to be played: from a position in notation, or from a seed; then the choices since."""

    game: str
    position: Annotated[str, Meta(max_length=12_000)] = ""
    players: int = 2
    options: dict[str, Any] = {}
    seed: int = 0
    choices: Annotated[
        list[tuple[int, Annotated[str, Meta(max_length=400)]]], Meta(max_length=MOST_CHOICES)
    ] = []
    seat: int | None = None
    """Through whose eyes; null: whoever is asked."""
    names: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=8)] = []
    lang: Lang = "en"


class Tried(msgspec.Struct):
    """Where that leads."""

    seat: int | None
    view: dict[str, Any]
    question: Question | None
    said: list[Said]
    names: list[str]
    position: str
    """The position at the start, whole: what a link to it holds."""


def play(trial: Trial) -> Tried:
    """Play it all and look at the end of it."""
    try:
        game = begun(trial)
    except (SaloonError, ValueError, TypeError, LookupError, RecursionError) as error:
        raise BadRequest(str(error)[:300]) from None
    for seat, word in trial.choices:
        try:
            game.apply(seat, word)
        except SaloonError as error:
            raise Illegal(str(error)[:300]) from None
    asked = game.decision
    seat = trial.seat if trial.seat in game.seats else asked.seat if asked is not None else 0
    names = trial.names if len(trial.names) == len(game.seats) else [f"{n + 1}" for n in game.seats]
    items = viewing.read(game, seat, viewing.Bookmark())
    lines = telling.said(game, items, seat, trial.lang, names)
    view: Any = game.view(seat)
    question = telling.question(game, seat, view, trial.lang, names)
    return Tried(seat, view, question, [line for line in lines if line], names, game.rules.save(game.state))


def begun(trial: Trial) -> Game:
    if "cards" in trial.options or "cards" in (heading(trial.position)[0] or {}):
        raise BadRequest("Cards from a file cannot be tried here.")
    if trial.position:
        return saloon.position(trial.game, trial.position)
    return saloon.new(trial.game, trial.players, trial.options, trial.seed)
