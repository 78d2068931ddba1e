"""The full-screen table of 3000 Scoundrels: pages on a small screen, all at once on a large one."""

from __future__ import annotations

from typing import Any, ClassVar

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from saloon.games.scoundrels.terminal import board
from saloon.games.scoundrels.terminal.question import TAKEN
from saloon.games.scoundrels.terminal.speech import speech
from saloon.terminal.app import STYLE, TableApp
from saloon.terminal.ink import DIM, Eyes, flat
from saloon.terminal.question import options
from saloon.terminal.screens import Menu
from saloon.terminal.session import Session

PAGES = ("town", "sheets", "log")
LAST = 2
"""Sentences of the log that stay in sight on every page."""


class Inspect(ModalScreen[None]):
    """Any card that lies open: pick it, read all about it."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "dismiss"), ("i", "dismiss")]

    def __init__(self, view: dict[str, Any], eyes: Eyes, about: str | None) -> None:
        super().__init__()
        self.eyes = eyes
        self.shelf = board.shelf(view, eyes)
        self.first = next((k for k, (_, item) in enumerate(self.shelf) if about in item[2:]), 0)
        self.menu, self.card = Menu(), Static(id="card")

    def compose(self) -> ComposeResult:
        with Vertical():
            yield self.menu
            with VerticalScroll(id="about", can_focus=False):
                yield self.card
            yield Static(self.eyes.words.say("inspect-keys"), id="inspect-keys", markup=False)

    def on_mount(self) -> None:
        labels = [label for label, _ in self.shelf]
        self.menu.show(options([str(k) for k in range(len(labels))], labels, labels, TAKEN))
        self.menu.move(self.first)

    def on_menu_moved(self, message: Menu.Moved) -> None:
        message.stop()
        if message.value:
            item = self.shelf[int(message.value)][1]
            self.card.update(Group(*speech(self.eyes).page(item)))
            self.query_one("#about").scroll_home(animate=False)

    def on_menu_picked(self, message: Menu.Picked) -> None:
        """A key of the list leads there; Enter changes nothing."""
        message.stop()
        self.menu.move(int(message.value))

    def on_key(self, event: events.Key) -> None:
        about = self.query_one("#about", VerticalScroll)
        if event.key in ("left", "right", "space"):
            (about.scroll_page_up if event.key == "left" else about.scroll_page_down)(animate=False)
            event.stop()


class ScoundrelsApp(TableApp):
    """ScoundrelsState, sheets and log; the question below them."""

    CSS = (
        STYLE
        + """
#body { height: 1fr; }
#left { width: 1fr; }
#page { height: auto; max-height: 14; padding: 0 1; scrollbar-size-vertical: 1; }
#shown { height: auto; }
#last { height: 2; padding: 0 1; color: #b9bfbd; border-top: solid #35424e; }
#ask { padding: 0 1; text-style: bold; }
#menu { min-height: 4; }
#hint { height: auto; max-height: 3; padding: 0 1; color: #b9bfbd; }
#log { display: none; }
.-wide #log { display: block; width: 40; }
.-wide #last { display: none; }
.-tall #page { max-height: 29; padding: 1 2; }
.-tall #ask { padding: 1 2 0 2; }
Inspect #menu { height: 8; border-bottom: solid #35424e; }
#about { height: 1fr; }
#inspect-keys { height: 1; color: #b9bfbd; }
"""
    )
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (110, "-wide")]
    UNTOLD = ("leader", "under-deck")
    HEADINGS = ("day",)
    MOST_IN_LOG = 60  # the page of the log has more
    BINDINGS: ClassVar[list[BindingType]] = [
        ("t", "page('town')"),
        ("s", "page('sheets')"),
        ("l", "page('log')"),
        Binding("tab", "next_page", priority=True),
        ("i", "inspect"),
        ("left", "scroll_page(-1)"),
        ("right", "scroll_page(1)"),
    ]

    def __init__(self, session: Session, pause: float | None = None) -> None:
        super().__init__(session, pause)
        self.page = PAGES[0]
        self.shown, self.last = Static(id="shown"), Static(id="last")

    def compose(self) -> ComposeResult:
        yield self.heading
        with Horizontal(id="body"):
            page = VerticalScroll(self.shown, id="page", can_focus=False)
            yield from self.question_and_log(page, self.last)
        yield self.keys

    @property
    def roomy(self) -> bool:
        """Whether there is room for the sheets below the board."""
        return self.size.height >= 36

    def draw_board(self, view: dict[str, Any]) -> None:
        self.heading.update(self.bar(view))
        wide = 40 if self.size.width >= 110 else 0
        margin = 5 if self.roomy else 3
        self.shown.update(flat(self.drawn(view), max(40, self.size.width - wide - margin)))

    def bar(self, view: dict[str, Any]) -> RenderableType:
        """The title, and at its right the pages."""
        row = Table.grid(expand=True)
        row.add_column()
        row.add_column(justify="right")
        tabs = Text(" ").join(
            Text(f" {self.page_name(page)} ", style="bold reverse" if page == self.page else DIM)
            for page in PAGES
        )
        title = board.title(view, self.eyes)
        if (
            title.cell_len + tabs.cell_len + 3 > self.size.width
        ):  # whose turn it is matters more than the game's name
            title = Text(board.calendar(view, self.eyes), no_wrap=True, overflow="ellipsis")
        row.add_row(title, tabs)
        return row

    def page_name(self, page: str) -> str:
        return f"{page[0]} {self.words.say(f'table-page-{page}')}"

    def drawn(self, view: dict[str, Any]) -> RenderableType:
        if self.page == "log":
            return Text("\n").join(self.sentences)
        if self.page == "sheets":
            return board.sheets(view, self.eyes)
        if not self.roomy:
            return board.street(view, self.eyes)
        return Group(board.street(view, self.eyes, roomy=True), Text(), board.sheets(view, self.eyes))

    def tell(self) -> None:
        super().tell()
        last = Text("  ", no_wrap=True, overflow="ellipsis").join(self.sentences[-LAST:])
        room = self.size.width - 2
        self.last.update(last if last.cell_len <= room else Text.assemble(*self.sentences[-1:]))
        if self.page == "log":
            self.show_page()

    def show_page(self) -> None:
        self.draw_board(self.session.view)
        box = self.query_one("#page", VerticalScroll)
        if self.page == "log":
            self.call_after_refresh(box.scroll_end, animate=False)
        else:
            box.scroll_home(animate=False)

    def on_resize(self, event: events.Resize) -> None:
        self.draw_board(self.session.view)

    def on_menu_moved(self, message: Menu.Moved) -> None:
        """The whole of a line that is too long for the menu."""
        lines = [option.label for option in self.menu.options if option.value == message.value]
        room = self.menu.size.width - 9
        self.hint.update(lines[0] if lines and len(lines[0]) > room else "")

    # Keys

    def action_page(self, page: str) -> None:
        self.page = page
        self.show_page()

    def action_next_page(self) -> None:
        if len(self.screen_stack) == 1:
            self.action_page(PAGES[(PAGES.index(self.page) + 1) % len(PAGES)])

    def action_scroll_page(self, way: int) -> None:
        box = self.query_one("#page", VerticalScroll)
        (box.scroll_page_up if way < 0 else box.scroll_page_down)(animate=False)

    def action_inspect(self) -> None:
        at = self.menu.options[self.menu.cursor].value if self.menu.options else ""
        about = self.question.about(at) if self.question is not None and at else None
        self.push_screen(Inspect(self.session.view, self.eyes, about))
