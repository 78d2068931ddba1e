"""What stands on the full screen beside a game's own drawing: the menu, and what opens over the table."""

from __future__ import annotations

from typing import ClassVar

from rich.console import RenderableType
from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Container, Vertical, VerticalScroll
from textual.message import Message
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from saloon import rules
from saloon.errors import IllegalChoice
from saloon.language.words import Words
from saloon.terminal import ink, rulebook
from saloon.terminal.question import Option
from saloon.terminal.session import Session

MOST_ENTRIES = 60
LEAST = (80, 24)
"""Columns and lines that the table is drawn for."""


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
