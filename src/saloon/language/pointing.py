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

from collections.abc import Callable
from typing import Final

from saloon.language import town_objects
from saloon.language.goat import OFFER, SHARE
from saloon.language.speech import View
from saloon.language.town_cards import question

SHOWN: Final = ("scout", "steal", "swap-take", "swap-give", "scout-card", "reveal-card", "deck")
"""Questions of 3000 Scoundrels whose answer turns something up."""


def objects(word: str, view: View) -> list[str]:
    """The ids of what a choice is about, in the order in which one would say it."""
    if view["game"] != "goat":
        return list(town_objects.objects(word, view))
    verb, _, rest = word.partition(" ")
    pointer = GOAT.get(verb)
    return pointer(word, rest, view) if pointer is not None else []


def final(word: str, view: View) -> bool:
    """Whether a choice cannot be taken back: from the question alone, so that it tells nothing of what is hidden."""
    if view["game"] == "goat":
        return True  # cards are drawn or turned up after each
    verb = word.partition(" ")[0]
    return verb in ("hire", "office") or (verb in ("safe", "card", "seat") and question(view) in SHOWN)


# The Goat


def _offer(word: str, rest: str, view: View) -> list[str]:
    match = OFFER.fullmatch(word)
    return [f"hand:{match['card']}", f"claim:{match['claim']}", f"seat:{match['to']}"] if match else []


def _shares(word: str, rest: str, view: View) -> list[str]:
    return [f"seat:{share['seat']}" for share in SHARE.finditer(rest) for _ in range(int(share["count"]))]


Pointer = Callable[[str, str, View], list[str]]

GOAT: Final[dict[str, Pointer]] = {
    "offer": _offer,
    "rob": lambda word, rest, view: [f"location:{rest}"],
    "gamble": lambda word, rest, view: [f"seat:{rest.split()[-1]}"],
    "swindle": _shares,
    "serve": _shares,
}


# Backwards: what one would mean by pointing at a thing


def meant(thing: str, view: View) -> str:
    """The word of the choice that pointing at this would most likely make now, possible or not; "" if none."""
    if view["game"] != "goat":
        return town_objects.wish(thing, view)
    kind, _, rest = thing.partition(":")
    maker = GOAT_MEANT.get(kind)
    return maker(rest, view) if maker is not None else ""


def _meant_offer(rest: str, view: View) -> str:
    to = next((n for n, seat in enumerate(view["seats"]) if n != view["seat"] and seat["active"]), 0)
    return f"offer {rest} as {rest} to {to}"


def _meant_player(rest: str, view: View) -> str:
    hand = view["hand"]
    return f"offer {hand[0]} as {hand[0]} to {rest}" if hand else f"gamble with {rest}"


GOAT_MEANT: Final[dict[str, Callable[[str, View], str]]] = {
    "hand": _meant_offer,
    "claim": _meant_offer,
    "character": _meant_offer,
    "location": lambda rest, view: f"rob {rest}",
    "seat": _meant_player,
}
