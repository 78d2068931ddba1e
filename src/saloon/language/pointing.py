"""What a choice is about: the things on the table that a person points at to make it.

Tables that are drawn light these up. A choice that is about nothing is a button; one about several things is made by
pointing at all of them, at the same one twice if it stands there twice.

>>> objects("offer sheriff as farmer to 1", {"game": "goat"})
['hand:sheriff', 'claim:farmer', 'seat:1']
>>> objects("swindle 2 from 1, 1 from 3", {"game": "goat"})
['seat:1', 'seat:1', 'seat:3']
>>> objects("play 3@5", {"game": "scoundrels", "seat": 0})
['hand:3', 'slot:0:5']
"""

from __future__ import annotations

import functools

from saloon import kit
from saloon.language.speech import View


class Pointing:
    """What the choices of one game are about. This one knows nothing: every choice is a button."""

    def objects(self, word: str, view: View) -> list[str]:
        """The ids of what a choice is about, in the order in which one would say it."""
        return []

    def final(self, word: str, view: View) -> bool:
        """Whether a choice cannot be taken back: from the question alone, so that it tells nothing that is hidden."""
        return False

    def meant(self, thing: str, view: View) -> str:
        """The word of the choice that pointing at this would most likely make now, possible or not; "" if none."""
        return ""


def of(view: View) -> Pointing:
    """The pointing of the game of a view."""
    return _made(kit.get(view["game"]).bring("pointing", Pointing))


@functools.cache
def _made(kind: type[Pointing]) -> Pointing:
    return kind()


def objects(word: str, view: View) -> list[str]:
    return of(view).objects(word, view)


def final(word: str, view: View) -> bool:
    return of(view).final(word, view)


def meant(thing: str, view: View) -> str:
    return of(view).meant(thing, view)
