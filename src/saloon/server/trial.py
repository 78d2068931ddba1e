"""A game that nobody keeps: a position or a seed and the choices since, played anew for every question about it.

The sandbox lives by it. What it shows is all in the request, so a link can hold it.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

import saloon
from saloon import Game, kit
from saloon.errors import Reason, SaloonError
from saloon.kit import keeping
from saloon.language.words import words_for
from saloon.languages import FIRST
from saloon.safe_toml import loads, storable
from saloon.server import telling, viewing
from saloon.server.errors import BadRequest, Refused, illegal
from saloon.server.protocol import Lang
from saloon.server.shapes import Question, Said
from saloon.server.viewing import Item
from saloon.server.workers import Late, at_most
from saloon.start import heading

MOST_CHOICES = 400
OWN = "cards.toml"
"""What a position calls the card file that is sent with it."""
LONGEST = 4.0
"""Seconds of work for a trial; one from a real position takes a few hundredths."""


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
    lang: Lang = FIRST
    why: Annotated[str, Meta(max_length=100)] = ""
    """A thing on the table: why can nothing be done with it?"""
    cards: Annotated[str, Meta(max_length=8_000)] = ""
    """The text of a card file that the option `cards = "cards.toml"` means here; nobody keeps it."""
    faces: bool = False
    """Whether the cards are wanted as they are drawn: once is enough for a page."""


class Told(msgspec.Struct):
    """Something that happened, as the eyes saw it."""

    event: Item
    said: Said


class Tried(msgspec.Struct):
    """Where that leads."""

    seat: int | None
    view: dict[str, Any]
    question: Question | None
    told: list[Told]
    names: list[str]
    why: str = ""
    setting: dict[str, Any] = {}
    """The position as data, for a form."""
    faces: dict[str, list[dict[str, Any]]] | None = None
    """With a card file: all cards that are played with, as they are drawn."""


def attempt(trial: Trial) -> Tried:
    """The same, in a worker: nobody's position is played for longer than this."""
    try:
        with at_most(LONGEST, worked=True):
            return play(trial)
    except Late:
        raise BadRequest(Reason("trial-long")) from None
    except RecursionError:
        raise BadRequest(Reason("trial-deep")) from None


def play(trial: Trial) -> Tried:
    """Play it all and look at the end of it."""
    try:
        game = begun(trial)
    except Refused:
        raise
    except SaloonError as error:
        raise BadRequest(str(error)) from None
    except (ValueError, TypeError, LookupError, RecursionError):
        raise BadRequest(Reason("trial-unread")) from None
    try:
        for seat, word in trial.choices:
            game.apply(seat, word)
    except SaloonError as error:
        raise illegal(error, words_for(game, trial.lang)) from None
    asked = game.decision
    seat = trial.seat if trial.seat in game.seats else asked.seat if asked is not None else 0
    count = len(game.seats)
    names = [*trial.names[:count], *(f"{n + 1}" for n in range(len(trial.names), count))]
    tried = shown(game, seat, trial.lang, names, trial.why)
    tried.setting = loads(trial.position)
    if trial.cards and trial.faces:
        tried.faces = kit.get(trial.game).need("catalogue").drawn(game.options)
    return tried


def shown(game: Game, seat: int, lang: Lang, names: list[str], thing: str = "") -> Tried:
    """A game through the eyes of a seat, with all that happened in it, and why a thing is of no use now."""
    items = viewing.read(game, seat, viewing.Bookmark())
    spoken = telling.phrases(game, lang, names)
    lines = zip(items, spoken.said(items, seat), strict=True)
    view: Any = game.view(seat)
    question = spoken.question(game, seat, view)
    why = telling.why_not(game, seat, thing, lang, names) if thing else ""
    return Tried(seat, view, question, [Told(item, said) for item, said in lines if said], names, why)


def begun(trial: Trial) -> Game:
    trial = with_cards(trial)
    if trial.position:
        return saloon.position(trial.game, trial.position)
    return saloon.new(trial.game, trial.players, trial.options, trial.seed)


def with_cards(trial: Trial) -> Trial:
    """The same with the name of the card file that was sent with it; no other file can be named."""
    named = {trial.options.get("cards"), (heading(trial.position)[0] or {}).get("cards")} - {None}
    if not named:
        return trial
    if named != {OWN} or not trial.cards:
        raise BadRequest(Reason("trial-cards"))
    if not kit.get(trial.game).catalogue:
        raise BadRequest(Reason("no-own-cards-here", game=trial.game))
    if not storable(trial.cards):
        raise BadRequest(Reason("cards-control"))
    name = keeping.keep(trial.cards)
    options = {**trial.options, "cards": name} if "cards" in trial.options else trial.options
    position = trial.position.replace(f'"{OWN}"', f'"{name}"')
    return msgspec.structs.replace(trial, options=options, position=position)
