"""A choice of the Goat game taken apart: the verb, and the things that its words name.

The vocabulary (`choices`) makes the words; here is the only place that reads them. A hidden card is `?`.

>>> parse("offer sheriff as farmer to 1").claim
'farmer'
>>> parse("swindle 2 from 1, 1 from 3").shares
((2, 1), (1, 3))
"""

from __future__ import annotations

import functools
import re
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Choice:
    """A verb and its fields; those that the verb does not have are empty."""

    word: str
    verb: str
    card: str = ""
    claim: str = ""
    seat: int = -1
    """To whom an offer goes, or with whom one gambles."""
    location: str = ""
    shares: tuple[tuple[int, int], ...] = ()
    """How many things for or from which seat."""

    @property
    def honest(self) -> bool:
        """Whether a card is called by its own name."""
        return self.card == self.claim


SHARED: Final = r"(?:\d+ (?:from|to) \d+(?:, )?)+"
FORMS: Final = {
    "offer": r"(?P<card>\S+) as (?P<claim>\S+) to (?P<seat>\d+)",
    "rob": r"(?P<location>\S+)",
    "gamble": r"with (?P<seat>\d+)",
    "swindle": rf"nobody|(?P<shares>{SHARED})",
    "serve": rf"nobody|(?P<shares>{SHARED})",
    "accept": "",
    "refuse": "",
    "undo": "",
}
"""What follows each verb; `undo` is the contract's own word, in the logs of every game."""
READ: Final = {verb: re.compile(form) for verb, form in FORMS.items()}
SHARE: Final = re.compile(r"(\d+) (?:from|to) (\d+)")


@functools.lru_cache(maxsize=8192)
def parse(word: str) -> Choice:
    verb, _, rest = word.partition(" ")
    form = READ.get(verb)
    match = form.fullmatch(rest) if form is not None else None
    if match is None:
        raise ValueError(f"'{word}' is no choice of the Goat game.")
    found = match.groupdict()
    return Choice(
        word,
        verb,
        found.get("card", ""),
        found.get("claim", ""),
        int(found.get("seat", -1)),
        found.get("location", ""),
        tuple((int(count), int(seat)) for count, seat in SHARE.findall(found.get("shares") or "")),
    )
