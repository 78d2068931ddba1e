"""What lies open on the table and can be inspected."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType

from saloon.games.scoundrels.terminal.speech import speech
from saloon.terminal.ink import SHAPES, Eyes, View
from saloon.terminal.tables import Item


def order(view: View) -> list[int]:
    """Seats clockwise, your own first."""
    first = view["seat"] or 0
    return [(first + k) % view["players"] for k in range(view["players"])]


def items(view: View) -> Iterator[tuple[str, Item]]:
    """Every card that lies open, with where it lies: `saloon`, `pile`, a seat's number, or another family."""
    for one in view["saloon"]:
        yield "saloon", ("scoundrel", one["trait"], one["job"])
    for seat in order(view):
        for one in view["seats"][seat]["sheet"]:
            if one is not None:
                yield str(seat), ("scoundrel", one["trait"], one["job"])
        if view["seats"][seat]["strategy"] is not None:
            yield str(seat), ("strategy", view["seats"][seat]["strategy"])
    for row in view["safes"]:
        if row["gadget"] is not None:
            yield row["id"], ("safe", row["gadget"])
        if row.get("mod") is not None:
            yield row["id"], ("mod", row["mod"])
    for one in reversed(view["pile"]):
        yield "pile", ("scoundrel", one["trait"], one["job"])
    if "enemy" in view:
        foe = view["enemy"]
        yield "enemy", ("enemy", foe["leader"])
        for id in ([foe["shown"]] if foe["shown"] else []) + foe["discarded"][::-1]:
            yield "enemy", ("automa", id)
        for one in foe["recruits"]:
            yield "enemy", ("scoundrel", one["trait"], one["job"])


def shelf(view: View, eyes: Eyes) -> list[tuple[str, Item]]:
    """What can be inspected, each under its label; the board's own texts come last."""
    words = speech(eyes)
    out = []
    for where, item in items(view):
        if where.isdigit():
            label = f"{SHAPES[int(where)]} {words.title(item)}"
        elif where == "enemy":
            label = words.say("table-recruited", card=words.title(item))
        elif where in ("saloon", "pile"):
            key = "table-in-saloon" if where == "saloon" else "table-in-pile"
            label = words.say(key, card=words.title(item))
        else:
            label = f"{words.safe(where)}: {words.title(item)}"
        out.append((label, item))
    for option in words.catalogue.sheriff:
        out.append((words.title(("sheriff", option.id)), ("sheriff", option.id)))
    for location in words.catalogue.locations:
        out.append((words.title(("location", location.id)), ("location", location.id)))
    for ability in words.catalogue.abilities:
        out.append((words.title(("ability", ability.id)), ("ability", ability.id)))
    return out


def page(eyes: Eyes, item: Item) -> list[RenderableType]:
    """All about a card."""
    return speech(eyes).page(item)
