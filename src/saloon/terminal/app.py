"""The full-screen table: draws the view, tells what happens, asks with keys."""

from __future__ import annotations

import asyncio
import contextlib
from functools import partial
from typing import Any, ClassVar

from rich.text import Text
from textual import events, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.widget import Widget
from textual.widgets import Static

from saloon.terminal import question
from saloon.terminal.ink import Eyes
from saloon.terminal.question import Question
from saloon.terminal.screens import LEAST, Final, Help, Menu, Small, WhyNot
from saloon.terminal.session import Session
from saloon.terminal.tables import board_of

PAUSE = 1.2
"""Seconds before a bot acts, so that one can follow; a key skips it."""
LOOK = 0.05
MESSAGE_SECONDS = 5.0
MOST_SENTENCES = 300
"""As far as the log on the screen goes back."""
STYLE = """
Screen { background: #0e141a; color: #efecdf; }
#title { height: 1; background: #202b36; padding: 0 1; }
#log { width: 1fr; padding: 0 1; border-left: solid #35424e; scrollbar-size-vertical: 1; }
#ask { height: auto; }
#menu { height: 1fr; scrollbar-size-vertical: 1; }
#options { height: auto; text-wrap: nowrap; text-overflow: ellipsis; }
#keys { height: 1; background: #202b36; color: #b9bfbd; padding: 0 1; }
.-tall #log { padding: 1 2; }
Small { align: center middle; background: #0e141a; }
Small Static { width: 100%; text-align: center; padding: 0 1; }
Help, Final, WhyNot, Inspect { align: center middle; background: #04070a 70%; }
Help > Vertical, WhyNot > Vertical, Inspect > Vertical { width: 100%; max-width: 96; height: 100%; max-height: 40;
    background: #161f28; border: heavy #7f8a8f; padding: 0 1; }
Help Input, WhyNot Input { height: 1; border: none; background: #202b36; margin: 1 0; }
#help-keys { height: auto; }
#found { height: 1fr; }
WhyNot > Vertical { height: auto; max-height: 20; }
#answer { height: auto; max-height: 12; }
#final { width: 100%; max-width: 90; height: auto; background: #161f28; border: heavy #7f8a8f; padding: 1 1; }
#final Static { width: 1fr; }
"""


class TableApp(App[None]):
    """One person's place at the table; what the table looks like is for the app of a game."""

    CSS = STYLE
    UNTOLD: ClassVar[tuple[str, ...]] = ()
    """Events that the log on the screen leaves out: the board shows them, or the event before told them."""
    HEADINGS: ClassVar[tuple[str, ...]] = ()
    MOST_IN_LOG: ClassVar[int] = MOST_SENTENCES
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (100, "-wide")]
    VERTICAL_BREAKPOINTS = [(0, "-short"), (36, "-tall")]
    BINDINGS: ClassVar[list[BindingType]] = [
        ("question_mark,f1", "help"),
        ("u", "undo"),
        ("q", "quit"),
        Binding("ctrl+c", "quit", priority=True),
        ("escape", "step_back"),
        ("space", "skip"),
        ("ctrl+l", "redraw"),
        ("colon", "why_not"),
    ]

    def __init__(self, session: Session, pause: float | None = None) -> None:
        super().__init__()
        self.session = session
        self.board = board_of(session.game.name)
        self.words = session.words
        self.eyes = Eyes(session.words, session.names, session.seat)
        self.pause = PAUSE if pause is None else pause
        self.skipped = asyncio.Event()
        self.question: Question | None = None
        self.message = ""
        self.told = 0
        """How many events the log has told, in these sentences."""
        self.sentences: list[Text] = []
        self.news = 1
        """How much there is to read since the last choice."""
        self.heading, self.prompt = Static(id="title"), Static(id="ask")
        self.menu, self.hint = Menu(), Static(id="hint", markup=False)
        self.log_lines, self.keys = Static(id="lines"), Static(id="keys", markup=False)

    def on_mount(self) -> None:
        self.play_on()

    def on_resize(self, event: events.Resize) -> None:
        """Say so when the window has become too small for the table, and go back to it when it is large enough."""
        room = event.size.width >= LEAST[0] and event.size.height >= LEAST[1]
        if room and isinstance(self.screen, Small):
            self.pop_screen()
        elif not room and not isinstance(self.screen, Small):
            self.push_screen(Small(self.words))

    def question_and_log(self, *above: Widget) -> ComposeResult:
        """The question under what stands above it, and the log beside them."""
        with Vertical(id="left"):
            yield from above
            yield self.prompt
            yield self.menu
            yield self.hint
        with VerticalScroll(id="log", can_focus=False) as scroll:
            scroll.anchor()
            yield self.log_lines

    # The course of the game

    @work(exclusive=True)
    async def play_on(self) -> None:
        """Let the bots play, one visible choice at a time, until the person is asked or the game is over."""
        self.draw()
        while self.session.asked not in (None, self.session.seat):
            if self.news:
                self.skipped.clear()
                await self.breathe()
            if self.session.asked in (None, self.session.seat):
                continue  # undone meanwhile
            failed = len(self.session.failed)
            seat, choice = await asyncio.to_thread(self.session.bot_choice)
            if len(self.session.failed) > failed:
                self.notify(self.session.excuse(seat), severity="warning", timeout=20)
            if self.session.asked == seat:
                self.session.bot_plays(seat, choice)
            self.news = len(self.session.events(self.told))
            if self.news or self.session.asked in (None, self.session.seat):
                self.draw()  # who passes in silence changes nothing to be seen
        if self.session.asked is None:
            self.end()
        else:
            self.ask()

    async def breathe(self) -> None:
        """Time to read; who passes in silence needs none."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.skipped.wait(), self.pause)
        while len(self.screen_stack) > 1:  # nobody plays on behind the rulebook
            await asyncio.sleep(LOOK)

    def ask(self) -> None:
        session = self.session
        self.question = question.put(session.view, session.choices, self.words, session.names)
        self.show_question()

    def show_question(self) -> None:
        asked = self.question
        assert asked is not None
        self.prompt.update(self.board.asking(asked.view, self.eyes, asked.prompt))
        self.menu.show(asked.options)
        self.say_keys()

    def on_menu_picked(self, message: Menu.Picked) -> None:
        if self.question is None:
            return
        choice = self.question.pick(message.value)
        if choice is None:
            self.show_question()
            return
        self.choose(choice)

    def choose(self, choice: str) -> None:
        self.question = None
        self.session.choose(choice)
        self.play_on()

    def end(self) -> None:
        scene = self.board.final(self.session.view, self.eyes)
        self.push_screen(Final(scene, self.words.say("final-keys")))

    # Drawing

    def draw(self) -> int | None:
        """Show how things stand; says who is asked."""
        view = self.session.view
        self.heading.update(self.board.title(view, self.eyes))
        self.draw_board(view)
        self.menu.show([])
        text = self.board.saying(view, self.eyes) if view["asked"] else ""
        self.prompt.update(self.board.asking(view, self.eyes, text))
        self.say_keys()
        self.tell()
        return self.session.asked

    def draw_board(self, view: dict[str, Any]) -> None:
        """What the table shows besides the question and the log."""
        raise NotImplementedError

    def tell(self) -> None:
        """The log so far, newest at the bottom."""
        events = self.session.events(self.told)
        self.told += len(events)
        self.sentences = (self.sentences + self.in_words(events))[-MOST_SENTENCES:]
        self.log_lines.update(Text("\n").join(self.sentences[-self.MOST_IN_LOG :]))

    def say_keys(self) -> None:
        key = "keys-ask" if self.question else "keys-over" if self.session.asked is None else "keys-wait"
        self.keys.update(self.message or self.words.say(key))

    def say(self, message: str) -> None:
        """A message in the line of keys, for a moment."""
        self.message = message
        self.say_keys()
        self.set_timer(MESSAGE_SECONDS, partial(self.unsay, message))

    def unsay(self, message: str) -> None:
        if self.message == message:
            self.message = ""
            self.say_keys()

    # Keys

    def action_help(self) -> None:
        self.push_screen(Help(self.words, self.session.game.name))

    def action_undo(self) -> None:
        why_not = self.session.undo()
        if why_not is None:
            self.question = None
            self.play_on()
        self.say(why_not or self.words.say("undo-done"))

    def action_step_back(self) -> None:
        if self.question is not None and self.question.back():
            self.show_question()

    def action_skip(self) -> None:
        self.skipped.set()

    def action_redraw(self) -> None:
        self.refresh(layout=True)

    def action_why_not(self) -> None:
        if self.question is not None:
            self.push_screen(WhyNot(self.session), self.take_word)

    def take_word(self, word: str | None) -> None:
        if word is not None and self.question is not None:
            self.choose(word)

    def in_words(self, events: list[dict[str, Any]]) -> list[Text]:
        """Events in words, each round or day under its heading."""
        lines = []
        for event in events:
            if event["kind"] not in self.UNTOLD:
                sentence = self.words.event(event, self.eyes.names, self.eyes.you)
                lines.append(Text(sentence, style="bold underline" if event["kind"] in self.HEADINGS else ""))
        return lines
