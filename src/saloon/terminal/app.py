"""The full-screen table: draws the view, tells what happens, asks with keys."""

from __future__ import annotations

import asyncio
import contextlib
from functools import partial
from typing import Any, ClassVar

from rich.console import RenderableType
from rich.text import Text
from textual import events, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Vertical, VerticalScroll
from textual.message import Message
from textual.screen import ModalScreen
from textual.widget import Widget
from textual.widgets import Input, Static

from saloon import rules
from saloon.errors import IllegalChoice
from saloon.language.words import Words
from saloon.terminal import ink, question, rulebook
from saloon.terminal.ink import Eyes
from saloon.terminal.question import Option, Question
from saloon.terminal.session import Session
from saloon.terminal.tables import board_of

PAUSE = 1.2
"""Seconds before a bot acts, so that one can follow; a key skips it."""
LOOK = 0.05
MESSAGE_SECONDS = 5.0
MOST_ENTRIES = 60
MOST_SENTENCES = 300
"""As far as the log on the screen goes back."""
LEAST = (80, 24)
"""Columns and lines that the table is drawn for."""
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


class Menu(VerticalScroll, can_focus=True):
    """The options of a question. Arrows and Enter, or the key that stands before an option."""

    class Picked(Message):
        """An option was taken."""

        def __init__(self, value: str) -> None:
            super().__init__()
            self.value = value

    class Moved(Message):
        """The cursor stands on another option."""

        def __init__(self, value: str) -> None:
            super().__init__()
            self.value = value

    def __init__(self) -> None:
        super().__init__(id="menu")
        self.options: list[Option] = []
        self.cursor = 0
        self.lines = Static(id="options")

    def compose(self) -> ComposeResult:
        yield self.lines

    def show(self, options: list[Option]) -> None:
        self.options = options
        self.move(0)
        if options:
            self.focus()

    def move(self, cursor: int) -> None:
        self.cursor = cursor % len(self.options) if self.options else 0
        self.lines.update(ink.menu(self.options, self.cursor))
        self.call_after_refresh(self._reveal)
        self.post_message(self.Moved(self.options[self.cursor].value if self.options else ""))

    def _reveal(self) -> None:
        """Keep the option under the cursor in sight."""
        top, height = int(self.scroll_y), self.size.height
        if self.cursor < top:
            self.scroll_to(y=self.cursor, animate=False)
        elif self.cursor >= top + height:
            self.scroll_to(y=self.cursor - height + 1, animate=False)

    def on_key(self, event: events.Key) -> None:
        if not self.options:
            return
        moves = {"up": -1, "down": 1, "pageup": -5, "pagedown": 5}
        if event.key in moves:
            last = len(self.options) - 1
            step = moves[event.key]
            self.move(self.cursor + step if abs(step) == 1 else max(0, min(last, self.cursor + step)))
        elif event.key in ("home", "end"):
            self.move(0 if event.key == "home" else -1)
        elif event.key == "enter":
            self.pick(self.options[self.cursor])
        elif not self._shortcut(event.character or ""):
            return
        event.stop()
        event.prevent_default()

    def _shortcut(self, key: str) -> bool:
        for option in self.options:
            if key and key.lower() in option.keys:
                self.pick(option)
                return True
        return False

    def on_click(self, event: events.Click) -> None:
        row = event.y + int(self.scroll_y)
        if event.widget is self.lines:
            row = event.y
        if 0 <= row < len(self.options):
            self.pick(self.options[row])

    def pick(self, option: Option) -> None:
        self.post_message(self.Picked(option.value))


class Help(ModalScreen[None]):
    """The keys, and the rules to search."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "dismiss"), ("f1", "dismiss")]

    def __init__(self, words: Words, game: str) -> None:
        super().__init__()
        self.words = words
        # A game may come without a rulebook; then there are the keys alone.
        self.book = rules.load(game) if game in rules.games() else None

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(self.words.say("help-keys"), id="help-keys", markup=False)
            if self.book is None:
                return
            yield Input(placeholder=self.words.say("help-search"), compact=True)
            with VerticalScroll(id="found", can_focus=True):
                yield Static(id="entries")

    def on_mount(self) -> None:
        if self.book is not None:
            self.query_one(Input).focus()
        self.look_up("")

    def on_input_changed(self, event: Input.Changed) -> None:
        self.look_up(event.value)

    def look_up(self, text: str) -> None:
        if self.book is None:
            return
        hits = rulebook.found(self.book, text, self.words.lang, MOST_ENTRIES)
        self.query_one("#entries", Static).update(hits or self.words.say("help-nothing"))
        self.query_one("#found").scroll_home(animate=False)

    def on_key(self, event: events.Key) -> None:
        if self.book is not None and event.key in ("down", "up", "pagedown", "pageup"):
            found = self.query_one("#found", VerticalScroll)
            scroll = {
                "down": found.scroll_down,
                "up": found.scroll_up,
                "pagedown": found.scroll_page_down,
                "pageup": found.scroll_page_up,
            }
            scroll[event.key](animate=False)
            event.stop()


class Final(ModalScreen[None]):
    """The count at the end."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "dismiss"), ("q", "leave")]

    def __init__(self, scene: RenderableType, hint: str) -> None:
        super().__init__()
        self.scene = scene
        self.hint = hint

    def compose(self) -> ComposeResult:
        with Container(id="final"):
            yield Static(self.scene)
            yield Static(f"\n{self.hint}", markup=False)

    def action_leave(self) -> None:
        self.app.exit()


class Small(ModalScreen[None]):
    """What is said instead of a table that has no room; it goes when there is enough."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words

    def compose(self) -> ComposeResult:
        yield Static(self.text, id="small", markup=False)

    @property
    def text(self) -> str:
        wide, high = self.app.size
        least_wide, least_high = LEAST
        return self.words.say(
            "window-small", wide=wide, high=high, least_wide=least_wide, least_high=least_high
        )

    def on_resize(self) -> None:
        self.query_one("#small", Static).update(self.text)


class WhyNot(ModalScreen[str | None]):
    """A choice in words: made if it can be, otherwise answered with the reason and its rule."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "dismiss")]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session

    def compose(self) -> ComposeResult:
        words = self.session.words
        with Vertical():
            yield Static(words.say("why-head"), markup=False)
            yield Input(placeholder=words.say("why-hint"), compact=True)
            with VerticalScroll(id="answer", can_focus=False):
                yield Static(id="why")

    def on_mount(self) -> None:
        self.query_one(Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        word = event.value.strip()
        if not word:
            return
        try:
            self.session.check(word)
        except IllegalChoice as error:
            words = self.session.words
            self.query_one("#why", Static).update(rulebook.why_not(error, words))
        else:
            self.dismiss(word)


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
