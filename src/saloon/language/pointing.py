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

from saloon.language.goat import OFFER, SHARE
from saloon.language.speech import View
from saloon.language.town import FLIP, HIRE, MOVE, PLAY, question

SHOWN: Final = ("scout", "steal", "swap-take", "swap-give", "scout-card", "reveal-card", "deck")
"""Questions of 3000 Scoundrels whose answer turns something up."""


def objects(word: str, view: View) -> list[str]:
    """The ids of what a choice is about, in the order in which one would say it."""
    pointers = GOAT if view["game"] == "goat" else TOWN
    verb, _, rest = word.partition(" ")
    pointer = pointers.get(verb)
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


# 3000 Scoundrels


def where(job: str, view: View) -> str:
    """Where the scoundrel with a job lies."""
    for number, seat in enumerate(view["seats"]):
        for place, one in enumerate(seat["sheet"]):
            if one is not None and one["job"] == job:
                return f"scoundrel:{number}:{place}"
    for heap in ("saloon", "pile"):
        for place, one in enumerate(view[heap]):
            if one["job"] == job:
                return f"{heap}:{place}"
    return f"job:{job}"


def _scoundrel(word: str, rest: str, view: View) -> list[str]:
    if word == "use strategy":
        mine = view["seats"][view["seat"]]["strategy"] if view["seat"] is not None else None
        return [f"strategy:{mine}"] if mine is not None else []
    return [where(rest, view)]


def _hire(word: str, rest: str, view: View) -> list[str]:
    match = HIRE.fullmatch(word)
    assert match is not None
    one = where(match["job"], view)
    if match["let_go"]:
        return [one, "pile"]
    return [one, f"scoundrel:{view['seat']}:{match['place']}"] if match["place"] else [one]


def _play(word: str, rest: str, view: View) -> list[str]:
    match = PLAY.fullmatch(word)
    return (
        [f"hand:{match['card']}", f"slot:{view['seat']}:{match['slot']}"] if match else ["hand:0", "faceup"]
    )


def _move(word: str, rest: str, view: View) -> list[str]:
    match = MOVE.fullmatch(word)
    assert match is not None
    return [f"mark:{match['safe']}:{view['seat']}:{match['number']}"]


def _flip(word: str, rest: str, view: View) -> list[str]:
    match = FLIP.fullmatch(word)
    assert match is not None
    return [f"mark:{match['safe']}:{match['owner']}:{match['number']}"]


def _henchman(word: str, rest: str, view: View) -> list[str]:
    """A henchman goes onto the card that was just played."""
    if view["active"] is None or view["slot"] in (None, "faceup"):
        return []
    return [f"slot:{view['active']}:{view['slot']}"]


def _card(word: str, rest: str, view: View) -> list[str]:
    seat, _, slot = rest.partition("@")
    return [f"slot:{seat}:{slot}"]


TOWN: Final[dict[str, Pointer]] = {
    "use": _scoundrel,
    "scoundrel": _scoundrel,
    "hire": _hire,
    "play": _play,
    "swap": _play,
    "move": _move,
    "flip": _flip,
    "henchman": _henchman,
    "card": _card,
    "office": lambda word, rest, view: [f"office:{rest}" if rest else "office"],
    "lead": lambda word, rest, view: [f"lead:{rest}"],
    "strategy": lambda word, rest, view: [f"strategy:{rest}"],
    "safe": lambda word, rest, view: [f"safe:{rest}"],
    "seat": lambda word, rest, view: [f"seat:{rest}"],
    "mark": lambda word, rest, view: [f"number:{rest}"],
}


# Backwards: what one would mean by pointing at a thing


def meant(thing: str, view: View) -> str:
    """The word of the choice that pointing at this would most likely make now, possible or not; "" if none."""
    kind, _, rest = thing.partition(":")
    makers = GOAT_MEANT if view["game"] == "goat" else TOWN_MEANT
    maker = makers.get(kind)
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


def _meant_scoundrel(rest: str, view: View) -> str:
    seat, _, place = rest.partition(":")
    one = view["seats"][int(seat)]["sheet"][int(place)]
    if one is None:
        return ""
    return f"use {one['job']}" if int(seat) == view["seat"] else f"scoundrel {one['job']}"


def _meant_hire(rest: str, view: View) -> str:
    lying = view["saloon"]
    return f"hire {lying[int(rest)]['job']} at 0" if rest.isdigit() and int(rest) < len(lying) else ""


def _meant_slot(rest: str, view: View) -> str:
    seat, _, slot = rest.partition(":")
    if int(seat) != view["seat"]:
        return "henchman" if question(view) in ("suspect", "last-call") else f"card {seat}@{slot}"
    hand = view["seats"][int(seat)]["hand"]
    return f"play {hand[0]}@{slot}" if hand else f"card {seat}@{slot}"


TOWN_MEANT: Final[dict[str, Callable[[str, View], str]]] = {
    "scoundrel": _meant_scoundrel,
    "saloon": _meant_hire,
    "slot": _meant_slot,
    "hand": lambda rest, view: f"play {rest}@A",
    "faceup": lambda rest, view: "play 0 faceup",
    "pile": lambda rest, view: "",
    "safe": lambda rest, view: f"safe {rest}",
    "seat": lambda rest, view: f"seat {rest}",
    "office": lambda rest, view: f"office {rest}".strip(),
    "lead": lambda rest, view: f"lead {rest}",
    "strategy": lambda rest, view: "use strategy",
    "number": lambda rest, view: f"mark {rest}",
    "henchman": lambda rest, view: "henchman",
}
