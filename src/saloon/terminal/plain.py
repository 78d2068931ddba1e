"""The table line by line: for pipes, screen readers and dumb terminals. Answers are numbers or choice words."""

from __future__ import annotations

import os
import sys
from typing import TextIO

from rich.console import Console

from saloon import kit
from saloon.errors import IllegalChoice
from saloon.terminal import question as questions
from saloon.terminal import rulebook
from saloon.terminal.ink import Eyes
from saloon.terminal.question import Option, Question
from saloon.terminal.session import Session
from saloon.terminal.tables import board_of

NARROWEST = 80


class PlainTable:
    """Prints what happens, asks, reads a line."""

    def __init__(self, session: Session, source: TextIO, out: TextIO) -> None:
        self.session = session
        self.words = session.words
        self.eyes = Eyes(session.words, session.names, session.seat)
        self.board = board_of(session.game.name)
        self.has_cards = bool(kit.get(session.game.name).catalogue)
        self.source = source
        width = max(NARROWEST, int(os.environ.get("COLUMNS", "0") or "0")) if not out.isatty() else None
        self.console = Console(file=out, width=width, highlight=False, markup=False)
        self.told = 0
        self.excused = 0
        """How many bots that failed the person has been told of."""

    def play(self) -> bool:
        """Play to the end (True), or until input ends or the person leaves (False)."""
        while (asked := self.session.asked) is not None:
            if asked != self.session.seat:
                self.session.bot_plays(*self.session.bot_choice())
            elif not self.ask():
                self.say(self.session.how_to_resume)
                return False
        self.tell()
        self.console.print()
        self.console.print(self.board.final(self.session.view, self.eyes))
        return True

    def tell(self) -> None:
        """What happened since the last time, and which bots have failed meanwhile."""
        for seat in self.session.failed[self.excused :]:
            self.say(self.session.excuse(seat))
        self.excused = len(self.session.failed)
        events = self.session.events(self.told)
        self.told += len(events)
        for event in events:
            self.say(self.words.event(event, self.eyes.names, self.eyes.you))

    def ask(self) -> bool:
        """Put the open question, step by step; False if the person leaves."""
        self.tell()
        session = self.session
        view = session.view
        self.console.print()
        self.console.print(self.board.whole(view, self.eyes))
        self.console.print()
        question = questions.put(view, session.choices, self.words, session.names)
        while True:
            self.show(question)
            line = self.source.readline()
            if not line or line.strip() in ("q", "quit"):
                return False
            if self.obey(line.strip().lower(), question):
                return True

    def show(self, question: Question) -> None:
        self.say(question.prompt)
        for option in question.options:
            self.say(f"{shown(option):>5}  {option.label}")
        key = "plain-ask-cards" if self.has_cards else "plain-ask"
        self.say(self.words.say(key))

    def say(self, text: str) -> None:
        self.console.print(text, soft_wrap=True)

    def obey(self, word: str, question: Question) -> bool:
        """Do what a line says; False if the question, or the next step of it, is to be put again."""
        if word in ("u", "undo"):
            why_not = self.session.undo()
            self.say(why_not or self.words.say("undo-done"))
            return why_not is None
        if word in ("", "back"):
            question.back()
            return False
        if self.has_cards and word.partition(" ")[0] in ("i", "inspect"):
            self.inspect(word.partition(" ")[2].strip())
            return False
        choice = chosen(word, question)
        if choice is None:
            return False
        try:
            self.session.choose(choice)
        except IllegalChoice as error:
            self.why_not(word, error)
            return False
        return True

    def why_not(self, word: str, error: IllegalChoice) -> None:
        """The rule that forbids a choice; words that are no choice at all are said to be none."""
        if error.reason.id == "illegal-unknown":
            self.say(self.words.say("plain-unknown", word=word))
        else:
            self.console.print(rulebook.why_not(error, self.words))

    def inspect(self, asked: str) -> None:
        """All about a card that lies open, by its number in the list or a part of its name; else the list."""
        shelf = self.board.shelf(self.session.view, self.eyes)
        for number, (label, item) in enumerate(shelf, 1):
            if not asked:
                self.say(f"{number:>5}  {label}")
            elif asked == str(number) or asked in label.lower() or asked in item:
                for part in self.board.page(self.eyes, item):
                    self.console.print(part)
                self.console.print()
                return
        if asked:
            self.say(self.words.say("plain-no-card", word=asked))


def shown(option: Option) -> str:
    """What picks an option: its number, and its letter if it has one."""
    letters = "".join(key for key in option.keys if key.isalpha() and key != option.number)
    return " ".join(filter(None, (option.number, letters)))


def chosen(word: str, question: Question) -> str | None:
    """The choice that a line means: a whole one in words, or an option by number, letter or name."""
    for option in question.options:
        if word in (option.number, option.value.lower(), option.label.lower(), *option.keys):
            return question.pick(option.value)
    return word


def play(session: Session) -> bool:
    """Play on standard input and output."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        return PlainTable(session, sys.stdin, sys.stdout).play()
    except KeyboardInterrupt:
        print(f"\n{session.how_to_resume}")
        return False
