"""A slow encoder of the Goat game: it reads nothing but a view, and fills the cells by their names."""

from collections.abc import Mapping
from typing import Any

from saloon.games.goat.engine.names import CHARACTERS, TOKENS

ANSWERS = {None: 1, "refused": 2, "accepted": 3}


class Cells:
    """Cells by name; numbers take two."""

    def __init__(self, names: list[str]) -> None:
        self.places = {name: k for k, name in enumerate(names)}
        self.values = [0] * len(names)

    def put(self, name: str, value: int) -> None:
        self.values[self.places[name]] = value

    def number(self, name: str, value: int) -> None:
        self.put(name, value % 256)
        self.put(f"{name} (256s)", value // 256)


def encoded(view: Mapping[str, Any], names: list[str]) -> bytes:
    """What an observation of this view has to be."""
    cells = Cells(names)
    me, n = view["seat"], view["players"]

    def away(seat: int) -> int:
        return (seat - me) % n

    def who(seat: int) -> str:
        return "me" if seat == me else f"+{away(seat)}"

    cells.put(f"my seat is {me}", 1)
    cells.put("round", view["round"])
    cells.put(f"phase {view['phase']}", 1)
    for row in view["asked"]:
        cells.put(f"asked {who(row['seat'])}", 1)
    for name, key in (("starting player", "start"), ("dealer", "dealer"), ("last active", "last")):
        if view[key] is not None and view[key] >= 0:
            cells.put(f"{name} {who(view[key])}", 1)
    for seat, row in enumerate(view["seats"]):
        cells.number(f"coins of {who(seat)}", row["coins"])
        for what in ("tokens", "hats", "elixirs"):
            cells.put(f"{what} of {who(seat)}", row[what])
        for token, count in (row["belongings"] or {}).items():
            cells.put(f"{token} of {who(seat)}, where seen", count)
    cells.number("coins in the supply", view["supply"]["coins"])
    cells.number("coins beyond the supply", view["supply"]["extra"])
    for token, count in view["supply"]["tokens"].items():
        cells.put(f"{token} in the supply", count)
    for row in view["locations"]:
        cells.put(f"tokens at {row['id']}", row["tokens"])
        cells.put(f"coins at {row['id']}", row["coins"])
    for card, seat in view["control"].items():
        cells.put(f"{card} with {who(seat)}", 1)
    for k, card in enumerate(view["discard"]):
        cells.put(f"{card} discarded as number", k + 1)
    if view["removed"]["faceup"]:
        cells.put(f"{view['removed']['faceup']} removed faceup", 1)
    cells.put("goat went back", int(view["removed"]["goat_back"]))
    cells.put("cards in the deck", view["deck"])
    cells.put("cards in the hand", view["hand_size"])
    for card in view["hand"] or []:
        cells.put(f"{card} in my hand", 1)
    for card in view["drawn"] or []:
        cells.put(f"{card} drawn by me", 1)
    if offer := view["offer"]:
        cells.put(f"offer to {who(offer['to'])}", 1)
        cells.put(f"offered as {offer['claim']}", 1)
        if offer["card"]:
            cells.put(f"offered by me: {offer['card']}", 1)
    if robber := view["robber"]:
        cells.put(f"robber took from {robber['place']}", 1)
        cells.put("tokens on the robber", robber["tokens"])
    cells.put("coins on the charlatan", view["charlatan"])
    _offers(cells, view["seen"]["offers"], away)
    _gains(cells, view["seen"]["tokens"], away)
    return bytes(cells.values)


def _bits(cards: list[str]) -> int:
    return sum(1 << CHARACTERS.index(card) for card in cards)


def _offers(cells: Cells, rows: list[dict[str, Any]], away: Any) -> None:
    for k, row in enumerate(rows):
        cells.put(f"offer {k}: dealer", away(row["dealer"]) + 1)
        cells.put(f"offer {k}: to", away(row["to"]) + 1)
        cells.put(f"offer {k}: claim", CHARACTERS.index(row["claim"]) + 1)
        cells.put(f"offer {k}: card", CHARACTERS.index(row["card"]) + 1 if row["card"] else 0)
        cells.put(f"offer {k}: answer", ANSWERS[row["answer"]])
        cells.put(f"offer {k}: hand size", row["cards"])
        for what, cards in (("hand", row["hand"]), ("draw", row["drawn"])):
            cells.put(f"offer {k}: my {what}, low bits", _bits(cards or []) % 256)
            cells.put(f"offer {k}: my {what}, high bits", _bits(cards or []) // 256)


def _gains(cells: Cells, rows: list[dict[str, Any]], away: Any) -> None:
    room = sum(name.startswith("gain ") for name in cells.places) // 4
    cells.put("tokens gained: rows left out", max(0, len(rows) - room))
    for k, row in enumerate(rows[-room:]):
        cells.put(f"gain {k}: from", 0 if row["from"] is None else away(row["from"]) + 1)
        cells.put(f"gain {k}: to", away(row["to"]) + 1)
        cells.put(f"gain {k}: token", TOKENS.index(row["token"]) + 1 if row["token"] else 0)
        cells.put(f"gain {k}: count", row["count"])
