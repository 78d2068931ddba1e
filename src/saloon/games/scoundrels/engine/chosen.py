"""A choice of 3000 Scoundrels taken apart: the verb, and the things that its words name.

The vocabulary (`choices`) makes the words; here is the only place that reads them. Hidden cards are `?`.

>>> parse("hire outlaw at 2").job, parse("hire outlaw at 2").place
('outlaw', 2)
>>> parse("play 3@5").honest
False
>>> flip = parse("flip 5 of 1 on depot-3")
>>> flip.number, flip.seat, flip.safe
(5, 1, 'depot-3')
"""

from __future__ import annotations

import functools
import re
from dataclasses import dataclass
from typing import Final

NONE: Final = -1
FACEUP: Final = "faceup"
"""The slot of a 0 that is played faceup."""


@dataclass(frozen=True)
class Choice:
    """A verb and its fields; those that the verb does not have are empty."""

    word: str
    verb: str
    card: str = ""
    slot: str = ""
    seat: int = NONE
    """Whose it is: a seat as such, the one that a card lies before, the owner of a mark."""
    job: str = ""
    place: int = NONE
    """Where on the sheet somebody is hired to."""
    let_go: bool = False
    safe: str = ""
    number: int = 0
    """The number of a mark."""
    shown: int = 0
    """The number that a moved mark shows afterwards."""
    space: int = 0
    """A space for debts, from 1."""
    id: str = ""
    """A strategy, an option of the office, a location, an ability of the leader sheet, an answer to a threat."""

    @property
    def honest(self) -> bool:
        """Whether a card goes where it belongs."""
        return self.card == self.slot

    @property
    def facedown(self) -> bool:
        """Whether a card of the hand is played facedown."""
        return self.verb == "play" and self.slot != FACEUP


FORMS: Final = {
    "play": (r"(?P<card>\S)@(?P<slot>\S)", r"(?P<card>0) (?P<slot>faceup)"),
    "swap": (r"(?P<card>\S)@(?P<slot>\S)",),
    "card": (r"(?P<seat>\d)@(?P<slot>\S)",),
    "seat": (r"(?P<seat>\d)",),
    "lead": (r"(?P<id>\S+)",),
    "office": ("", r"(?P<id>\S+)"),
    "give": (r"(?P<id>\S+)",),
    "safe": (r"(?P<safe>\S+)",),
    "mark": (r"(?P<number>\d)",),
    "move": (r"(?P<number>\d) from (?P<safe>\S+) as (?P<shown>\d)", r"(?P<number>\d) from (?P<safe>\S+)"),
    "flip": (r"(?P<number>\d) of (?P<seat>\d) on (?P<safe>\S+)",),
    "strategy": (r"(?P<id>\S+)",),
    "use": (r"(?P<id>strategy)", r"safe (?P<safe>\S+)", r"(?P<job>\S+)"),
    "scoundrel": (r"(?P<job>\S+)",),
    "hire": (r"(?P<job>\S+) at (?P<place>\d)", r"(?P<job>\S+) (?P<let_go>and let go)", r"(?P<job>\S+)"),
    "location": (r"(?P<id>\S+)",),
    "debt": (r"(?P<space>\d)",),
    "loan": (r"(?P<space>\d)",),
    "pass": ("", "quietly"),
    "no": ("", "mark"),
    "jail": ("henchman",),
    **dict.fromkeys(
        ("henchman", "yes", "again", "keep", "rearrange", "empty", "back", "suffer", "undo"), ("",)
    ),
}
"""What may follow each verb; `undo` is the contract's own word, in the logs of every game."""
READ: Final = {verb: [re.compile(form) for form in forms] for verb, forms in FORMS.items()}
NUMBERS: Final = ("seat", "place", "number", "shown", "space")


@functools.lru_cache(maxsize=8192)
def parse(word: str) -> Choice:
    verb, _, rest = word.partition(" ")
    for form in READ.get(verb, ()):
        if match := form.fullmatch(rest):
            found = {name: int(text) if name in NUMBERS else text for name, text in match.groupdict().items()}
            return Choice(word, verb, **{**found, "let_go": "let_go" in found})  # type: ignore[arg-type]
    raise ValueError(f"'{word}' is no choice of 3000 Scoundrels.")
