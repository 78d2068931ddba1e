"""Which things on the table a choice of 3000 Scoundrels is about: what a client lights, and what a click on it means.

A thing has an id made of its kind and its place: `safe:depot-3`, `scoundrel:0:2`, `slot:1:5`; objects.md beside the
client's board lists them all. A choice about two things (a card and a slot) names both; one about none is a button.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from saloon.games.scoundrels.engine.chosen import NONE, Choice, parse
from saloon.games.scoundrels.words.cards import by_job, question
from saloon.language.speech import View

Objects = tuple[str, ...]

SLOTS: Final = ("A", "2", "3", "4", "5", "6")
LED: Final = {"A/2": ("A", "2"), "3": ("3",), "4": ("4",), "5": ("5",)}
"""The slots of each ability of the leader sheet."""


def objects(word: str, view: View) -> Objects:
    """The things that a choice of the view's own seat is about, in the order in which a person points at them."""
    chosen = parse(word)
    pointer = ABOUT.get(chosen.verb)
    return pointer(chosen, view) if pointer is not None else ()


def slot(seat: int | str, name: str) -> str:
    """A slot with the card in it; the 0 that lies face up has a place of its own."""
    return f"slot:{seat}:{name}"


def scoundrel(job: str, view: View) -> str:
    """Where the scoundrel with a job lies."""
    found = by_job(view).get(job)
    if found is not None:
        return found[1]
    raise LookupError(f"No scoundrel of this view is a {job}.")


def _use(chosen: Choice, view: View) -> Objects:
    if chosen.safe:
        return (f"safe:{chosen.safe}",)
    if not chosen.job:
        return (f"strategy:{view['seats'][view['seat']]['strategy']}",)
    return (scoundrel(chosen.job, view),)


def _lead(chosen: Choice, view: View) -> Objects:
    slots = LED[chosen.id]
    return (slot(view["seat"], view["slot"] if view["slot"] in slots else slots[0]),)


def _seat(chosen: Choice, view: View) -> Objects:
    """A player as a whole, unless the question is about his henchmen."""
    kind = {"free": "jail", "jail": "henchman"}.get(question(view), "seat")
    return (f"{kind}:{chosen.seat}",)


def _hire(chosen: Choice, view: View) -> Objects:
    who = scoundrel(chosen.job, view)
    if chosen.let_go:
        return (who, "discard") if who != "discard" else (who,)
    return (who,) if chosen.place == NONE else (who, f"scoundrel:{view['seat']}:{chosen.place}")


def _play(chosen: Choice, view: View) -> Objects:
    return f"hand:{chosen.card}", slot(view["seat"], chosen.slot)


def _move(chosen: Choice, view: View) -> Objects:
    there = marked(chosen.safe, view["seat"], chosen.number)
    return there, f"number:{chosen.shown or chosen.number}"


ABOUT: Final[dict[str, Callable[[Choice, View], Objects]]] = {
    "use": _use,
    "scoundrel": lambda chosen, view: (scoundrel(chosen.job, view),),
    "office": lambda chosen, view: (f"office:{chosen.id}" if chosen.id else "office",),
    "lead": _lead,
    "strategy": lambda chosen, view: (f"strategy:{chosen.id}",),
    "safe": lambda chosen, view: (f"safe:{chosen.safe}",),
    "seat": _seat,
    "card": lambda chosen, view: (slot(chosen.seat, chosen.slot),),
    "mark": lambda chosen, view: (f"number:{chosen.number}",),
    "hire": _hire,
    "play": _play,
    "swap": _play,
    "move": _move,
    "flip": lambda chosen, view: (marked(chosen.safe, chosen.seat, chosen.number),),
    "location": lambda chosen, view: (f"location:{chosen.id}",),
    "debt": lambda chosen, view: (f"debt:{view['seat']}:{chosen.space}",),
    "loan": lambda chosen, view: ("loan", f"debt:{view['seat']}:{chosen.space}"),
    "henchman": lambda chosen, view: (slot(view["active"], view["slot"]),),
}
"""What the choices of each verb point at; those of others are buttons."""


def marked(safe: str, seat: int | str, number: int | str) -> str:
    """A mark that lies on a safe; two alike on one safe are one."""
    return f"mark:{safe}:{seat}:{number}"


# Why not?


def wish(object: str, view: View) -> str:
    """What somebody who points at a thing has in mind, to be told why it cannot be: `use outlaw`; "" if nothing."""
    kind, *at = object.split(":")
    me = view["seat"]
    if me is None:
        return ""
    rows: dict[str, Callable[[], str]] = {
        "scoundrel": lambda: _wish_scoundrel(int(at[0]), int(at[1]), view),
        "saloon": lambda: _wish_hire(view["saloon"][int(at[0])]["job"], view),
        "discard": lambda: _wish_hire(view["pile"][-1]["job"], view) if view["pile"] else "",
        "slot": lambda: _wish_slot(int(at[0]), at[1], view),
        "hand": lambda: f"play {at[0]}@{_open_slot(view)}",
        "safe": lambda: f"safe {at[0]}",
        "number": lambda: f"mark {at[0]}",
        "mark": lambda: f"flip {at[2]} of {at[1]} on {at[0]}",
        "henchman": lambda: "henchman" if int(at[0]) == me else f"seat {at[0]}",
        "jail": lambda: f"seat {at[0]}",
        "seat": lambda: f"seat {at[0]}",
        "office": lambda: " ".join(("office", *at)),
        "strategy": lambda: "use strategy",
        "location": lambda: f"location {at[0]}",
        "debt": lambda: f"debt {at[1]}",
        "loan": lambda: "loan 1",
    }
    return rows[kind]() if kind in rows else ""


def _wish_scoundrel(seat: int, place: int, view: View) -> str:
    one: dict[str, Any] | None = view["seats"][seat]["sheet"][place]
    if one is None:
        return ""
    return f"use {one['job']}" if seat == view["seat"] else f"scoundrel {one['job']}"


def _wish_hire(job: str, view: View) -> str:
    sheet = view["seats"][view["seat"]]["sheet"]
    free = next((place for place in range(1, len(sheet)) if sheet[place] is None), None)
    return f"hire {job} and let go" if free is None else f"hire {job} at {free}"


def _wish_slot(seat: int, name: str, view: View) -> str:
    if seat != view["seat"]:
        if name == "faceup":
            return ""
        return "henchman" if (seat, name) == (view["active"], view["slot"]) else f"card {seat}@{name}"
    if name == "faceup":
        return "play 0 faceup"
    if question(view) == "abilities":
        return next((f"lead {led}" for led, slots in LED.items() if name in slots), "")
    hand = view["seats"][seat]["hand"]
    return f"play {hand[0]}@{name}" if hand else ""


def _open_slot(view: View) -> str:
    mine = view["seats"][view["seat"]]["slots"]
    return next((name for name, lies in zip(SLOTS, mine, strict=True) if lies is None), "A")
