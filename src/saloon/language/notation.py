"""The log as text: written from the journal, read back, replayed. docs/notation.md shows it with examples.

    saloon log 1
    game goat
    rules 1
    players 4
    option first 2
    seed 7
    salt 5f0c…
    commitment 77ab…
    begin
    @deck.round1 goat sheriff …
    0 offer sheriff as farmer to 2
    2 refuse
    sum 9c41…

A line that starts with a seat is a choice, one with `@` a chance outcome, one with `=` (in a seat's log only) what that
seat saw. The last line is a checksum, so that a log that was cut off or edited is noticed.
"""

from __future__ import annotations

import hashlib
import json
import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from saloon.errors import BadLog, IllegalChoice, OtherRules, SaloonError, UnknownGame
from saloon.kernel.journal import CHANCE, CHOICE, HEAD, UNDO

if TYPE_CHECKING:
    from saloon.contract import Game
    from saloon.kernel.rules import Rules

FORMAT = "saloon log 1"
CHOICE_LINE = re.compile(r"([0-9]{1,3}) (.+)")


@dataclass
class Log:
    """A log taken apart: its head, its lines, and what it says about itself."""

    game: str
    rules: int
    players: int
    catalogue: str = ""
    """Names exactly the cards that were played with, in a game that has a catalogue."""
    options: dict[str, Any] = field(default_factory=dict)
    seed: int | None = None
    salt: str | None = None
    commitment: str = ""
    seat: str = "keeper"
    """`keeper`, `spectator` or a number: whose knowledge it is."""
    position: list[str] = field(default_factory=list)
    """The lines of the position the game began from, if it did."""
    lines: list[str] = field(default_factory=list)
    result: str | None = None

    def text(self) -> str:
        head = [FORMAT, f"game {self.game}", f"rules {self.rules}", f"players {self.players}"]
        head += [f"catalogue {self.catalogue}"] if self.catalogue else []
        head += [f"option {key} {json.dumps(value)}" for key, value in self.options.items()]
        head += [f"seat {self.seat}"] if self.seat != "keeper" else []
        head += [f"seed {self.seed}"] if self.seed is not None else []
        head += [f"salt {self.salt}"] if self.salt is not None else []
        head += [f"commitment {self.commitment}"]
        head += [f"position {line}".rstrip() for line in self.position]
        tail = [f"result {self.result}"] if self.result is not None else []
        body = "\n".join([*head, "begin", *self.lines, *tail]) + "\n"
        return f"{body}sum {checksum(body)}\n"


def checksum(body: str) -> str:
    return hashlib.sha256(body.encode(errors="surrogatepass")).hexdigest()[:16]


def commitment(seed: int, salt: str) -> str:
    """What the table can hold the keeper to: SHA-256 over seed and salt."""
    return hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest()


# Writing


def write(game: Game, viewer: object) -> str:
    """The log as the keeper (`api.KEEPER`), a seat (its number) or a spectator (None) may have it.

    When the game is over nothing is secret any more: every log is then the keeper's, with seed and salt.
    """
    from saloon.contract import KEEPER

    whole = viewer is KEEPER or game.result is not None
    log = Log(game.name, game.rules.version, len(game.seats), game.rules.catalogue, game.options)
    log.commitment = commitment(game.seed, game.salt)
    if whole:
        log.seed, log.salt = game.seed, game.salt
        log.position = game.rules.save(game.origin).splitlines() if game.from_position else []
        log.lines = keeper_lines(game)
    else:
        log.seat = "spectator" if viewer is None else str(viewer)
        log.lines = seat_lines(game, viewer if isinstance(viewer, int) else None)
    if game.result is not None:
        log.result = json.dumps(game.result)
    return log.text()


def keeper_lines(game: Game) -> list[str]:
    lines = []
    rules = game.rules
    data = game.journal.data
    at = 0
    while at < len(data):
        kind, length = data[at], data[at + 2]
        fields = data[at + HEAD : at + HEAD + length]
        if kind == CHOICE:
            lines.append(f"{fields[0]} {rules.word(fields[1])}")
        elif kind == UNDO:
            lines.append(f"{fields[0]} undo")
        elif kind == CHANCE:
            lines.append(chance_line(rules, game, fields))
        at += HEAD + length
    return lines


def chance_line(rules: Rules, game: Game, fields: list[int]) -> str:
    return f"@{rules.streams[fields[0]]} {rules.outcome(fields[0], fields[1:], game.state)}"


def seat_lines(game: Game, seat: int | None) -> list[str]:
    """Choices with what others kept secret as a question mark, and every event as this seat saw it."""
    from saloon.contract import Events, may_read_undo

    lines = []
    rules = game.rules
    journal = game.journal
    data = journal.data
    at = 0
    while at < len(data):
        kind, stop = data[at], at + HEAD + data[at + 2]
        if kind == CHOICE:
            chooser, code = data[at + HEAD], data[at + HEAD + 1]
            word = rules.word(code) if chooser == seat else rules.public_word(code)
            lines += [f"{chooser} {word}"] if word else []
        elif kind == UNDO:
            if may_read_undo(data[at + 1], -1 if seat is None else seat):
                lines.append(f"{data[at + HEAD]} undo")
        elif kind != CHANCE:
            for event in Events(rules, journal, at, stop, -1 if seat is None else seat):
                lines.append("= " + event_words(event))
        at = stop
    return lines


def event_words(event: dict[str, Any]) -> str:
    """`drew seat 0 count 4 cards farmer,goat`: an event in the words of the notation."""
    words = [str(event["kind"])]
    for key, value in event.items():
        if key != "kind":
            shown = (
                "?" if value is None else ",".join(map(str, value)) if isinstance(value, list) else str(value)
            )
            words += [key, shown or "-"]
    return " ".join(words)


# Reading


def parse(text: str) -> Log:
    """Take a log apart; raises BadLog if it is malformed, cut off or edited."""
    if not isinstance(text, str):
        raise BadLog(f"A log is a text, not {type(text).__name__}.")
    # Only "\n" ends a line (or "\r\n", which some editors write): splitlines() would pass over odd characters.
    lines = text.replace("\r\n", "\n").split("\n")
    whole = lines.pop() == ""
    if not lines or lines[0] != FORMAT:
        raise BadLog(f"This is not a log: it should begin with '{FORMAT}'.")
    if "begin" not in lines:
        raise BadLog(f"The log was cut off after line {len(lines)}: its head has no 'begin'.")
    if not lines[-1].startswith("sum ") or not whole:
        raise BadLog(f"The log was cut off after line {len(lines)}: its last line should be its sum.")
    body = "\n".join(lines[:-1]) + "\n"
    if lines[-1] != f"sum {checksum(body)}":
        raise BadLog(
            f"The log was edited or damaged: its sum should be {checksum(body)}. Restore the original."
        )
    start = lines.index("begin")
    log = Log("", 0, 0)
    for k, line in enumerate(lines[1:start], 2):
        read_head(log, line, k)
    log.lines = lines[start + 1 : -1]
    if log.lines and log.lines[-1].startswith("result "):
        log.result = log.lines.pop()[len("result ") :]
    return log


def read_head(log: Log, line: str, number: int) -> None:
    key, _, rest = line.partition(" ")
    try:
        if key == "game":
            log.game = rest
        elif key in ("rules", "players"):
            setattr(log, key, int(rest))
        elif key == "seed":
            log.seed = int(rest)
        elif key == "option":
            name, _, value = rest.partition(" ")
            log.options[name] = json.loads(value)
        elif key in ("salt", "commitment", "seat", "catalogue"):
            setattr(log, key, rest)
        elif key == "position":
            log.position.append(rest)
        else:
            raise ValueError("unknown key")
    except (ValueError, RecursionError) as error:
        raise BadLog(f"Line {number} of the log, '{line}', cannot be read: {error}.") from None


def replay(text: str, at: int | None) -> Game:
    """Play a keeper's log again and hold every line against what happens."""
    log = parse(text)
    game = begin(log)
    steps = sum(1 for line in log.lines if not line.startswith("@"))
    if at is not None and (not isinstance(at, int) or not 0 <= at <= steps):
        raise BadLog(f"The log has steps 0 to {steps}, no step {at}.")
    for line in log.lines:
        if at is not None and game.step >= at and not line.startswith("@"):
            break
        if not line.startswith("@"):
            play_line(game, line)
    compare(game, log)
    if at is None and game.notation() != text.replace("\r\n", "\n"):
        raise BadLog("The head of the log, or its result, does not fit its game: it was edited.")
    return game


def begin(log: Log) -> Game:
    from saloon import start as games
    from saloon.contract import Game

    if log.seat != "keeper":
        raise BadLog(
            f"This is the log of {log.seat}, with secrets left out; only a keeper's log can be replayed."
        )
    try:
        rules = games.rules_of(log.game, log.options, log.players, log.rules, log.catalogue)
    except UnknownGame as error:
        raise BadLog(f"The log is of a game that is not here. {error}") from None
    except OtherRules as error:
        raise OtherRules(f"This log cannot be replayed here. {error}") from None
    except (SaloonError, OSError) as error:
        raise BadLog(f"The cards of the log cannot be had. {error}") from None
    if log.catalogue != rules.catalogue:
        raise BadLog(
            f"The log was played with the cards of catalogue '{log.catalogue}'; here they are '{rules.catalogue}'."
            " Replay it with the cards file it was played with."
        )
    if log.seed is None or log.salt is None:
        raise BadLog("The log has no seed or no salt.")
    if log.commitment != commitment(log.seed, log.salt):
        raise BadLog("The commitment does not fit the seed and the salt: one of the three was changed.")
    try:
        if log.position:
            state, options, _ = rules.load("\n".join(log.position))
            return Game(rules, state, options, log.seed, log.salt, True)
        return games.new(log.game, log.players, log.options, log.seed, log.salt, log.rules, log.catalogue)
    except SaloonError as error:
        raise BadLog(f"The head of the log cannot be: {error}") from None


def play_line(game: Game, line: str) -> None:
    match = CHOICE_LINE.fullmatch(line)
    if match is None:
        raise BadLog(f"The log has the line '{line}'; a choice reads '0 accept'.")
    seat, word = int(match[1]), match[2]
    try:
        if word == "undo":
            game.undo(seat)
        else:
            game.apply(seat, word)
    except (IllegalChoice, SaloonError) as error:
        raise BadLog(f"The log has '{line}' at step {game.step}, which cannot be: {error}") from None


def compare(game: Game, log: Log) -> None:
    """Every chance outcome must be the one the seed gives."""
    happened = keeper_lines(game)
    for written, line in zip(log.lines, happened, strict=False):
        if written != line:
            raise BadLog(f"The log says '{written}' where the seed gives '{line}': it was edited.")
    if len(log.lines) < len(happened):
        raise BadLog(f"The log lacks '{happened[len(log.lines)]}' at its end: it was edited.")
