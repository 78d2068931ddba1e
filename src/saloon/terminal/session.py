"""A game between one person and bots, saved after every choice. The full screen and the plain mode both play it."""

from __future__ import annotations

import random
import shlex
from pathlib import Path
from typing import Any

import saloon
from saloon import bots, saves
from saloon.errors import CannotUndo, NoSuchSeat
from saloon.language.words import Words, words_for
from saloon.languages import FIRST
from saloon.saves import Seating

NEIGHBOURS = ("Nell", "Otto", "Mary", "Hank")
"""What the bots are called, clockwise."""


def names(players: int, person: int, called: str) -> list[str]:
    """What everyone is called, by seat; the bots keep their names wherever the person sits."""
    return [
        called if seat == person else NEIGHBOURS[(seat - person) % players - 1] for seat in range(players)
    ]


class Session:
    """The game, who sits where, and the file it is saved in."""

    def __init__(self, game: saloon.Game, seating: Seating, path: Path) -> None:
        if not 0 <= seating.seat < len(game.seats):
            raise NoSuchSeat(f"There is no seat {seating.seat}; seats are 0 to {len(game.seats) - 1}.")
        self.game = game
        self.seating = seating
        self.path = path
        self.words: Words = words_for(game, seating.lang)
        others = len(game.seats) - 1
        for bot in seating.bots:
            bots.get(bot)  # also one that finds no seat: a wrong name is a wrong name
        named = seating.bots or [bots.usual(game.name)]  # a game of one has none
        seating.bots = [named[k % len(named)] for k in range(others)]
        self.players = {seat: bots.get(seating.bot(seat)) for seat in game.seats if seat != self.seat}
        seated = names(len(game.seats), self.seat, self.words.say("you-name"))
        self.names = seated + self.words.seatless(game.view(None))
        self.failed: list[int] = []
        """Seats whose bot has failed, in the order in which it was first seen."""
        self.save()

    @property
    def seat(self) -> int:
        return self.seating.seat

    @property
    def view(self) -> dict[str, Any]:
        return self.game.view(self.seat)

    @property
    def asked(self) -> int | None:
        """The seat that is asked, None at the end."""
        return None if self.game.decision is None else self.game.decision.seat

    @property
    def choices(self) -> list[str]:
        return list(self.game.legal(self.seat))

    def events(self, since: int = 0) -> list[dict[str, Any]]:
        return self.game.events(self.seat, since)

    def check(self, choice: str) -> None:
        """Raise IllegalChoice, with the reason, if the person cannot choose this now."""
        self.game.clone().apply(self.seat, choice)

    def choose(self, choice: str) -> None:
        """The person's choice."""
        self.game.apply(self.seat, choice)
        self.save()

    def bot_choice(self) -> tuple[int, str]:
        """What the asked bot wants, from what its seat may know. It gets dice of its own for every choice.

        If it fails, chance chooses; the log says so every time, and `failed` knows it.
        """
        seat = self.game.decision.seat  # type: ignore[union-attr]
        rng = random.Random(f"{self.game.seed} {seat} {self.game.step}")
        legal = list(self.game.legal(seat))
        if len(legal) == 1:
            return seat, legal[0]
        name, bot = self.seating.bot(seat), self.players[seat]
        choice = bots.answered(name, bot, self.game.view(seat), self.game.events(seat), legal, rng)
        if choice is None:
            if seat not in self.failed:
                self.failed.append(seat)
            choice = rng.choice(legal)
        return seat, choice

    def excuse(self, seat: int) -> str:
        """What to tell the person about a bot that failed."""
        return self.words.say("bot-failed", seat=self.names[seat], bot=self.seating.bot(seat))

    def bot_plays(self, seat: int, choice: str) -> None:
        self.game.apply(seat, choice)
        self.save()

    def undo(self) -> str | None:
        """Take the person's last choice back; otherwise says why not."""
        try:
            self.game.undo(self.seat)
        except CannotUndo as error:
            return self.words.because(error.reason)
        self.save()
        return None

    @property
    def how_to_resume(self) -> str:
        return self.words.say("plain-saved", path=shlex.quote(str(self.path)))

    @property
    def farewell(self) -> str:
        """What to say when the person gets up from the table."""
        if self.asked is not None:
            return self.how_to_resume
        return self.words.result(self.view["result"], self.names, self.seat)

    def save(self) -> None:
        saves.write(self.path, self.game, self.seating)


def resume(path: Path, lang: str | None = None, fallback: Seating | None = None) -> Session:
    """The saved game of a file, saved there from now on."""
    seating, log = saves.read(path)
    game = saloon.replay(log)
    seating = seating or fallback or Seating(0, [], FIRST)
    if lang is not None:
        seating.lang = lang
    return Session(game, seating, path)
