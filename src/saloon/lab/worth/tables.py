"""An almanac in the terminal."""

from __future__ import annotations

from typing import Any, TypeVar

from rich.console import Console
from rich.table import Table

from saloon.lab.worth import levels
from saloon.lab.worth.compare import verdict
from saloon.lab.worth.trial import worths_of

T = TypeVar("T")
WIDE = 100
"""Columns of a terminal that has room for victories net of the price too; the JSON has them anyway."""


def interval(mean: float, half: float, form: str = "+.2f") -> str:
    return f"{mean:{form}} ±{half:{form.lstrip('+')}}"


def asked_for(found: dict[str, Any], wanted: str) -> list[dict[str, Any]]:
    """The things with these words in their names, all of them if none is asked for."""
    words = wanted.lower().split()
    return [
        one
        for one in found["things"]
        if all(word in one["id"].lower().split() or word == one["id"] for word in words)
    ]


def show(found: dict[str, Any], console: Console, count: int = 10, wanted: str = "") -> None:
    """The dearest and the cheapest of each kind; or everything with a word in its name."""
    worths = worths_of(found["game"])
    widths = found["half_widths"]
    console.print(
        f"{found['setting']}: {found['games']:,} games, one of them deviates by "
        f"{found['deviation']:.1f} {worths.unit}. "
        f"Half-widths: median {widths['median']:.2f}, widest {widths['widest']:.2f}, "
        f"{widths['reached']:.0%} at most {widths['wanted']:.2f}."
    )
    money = found["money"]
    if money["worth"]:
        console.print(f"$1 is worth {interval(money['worth'], money['half'])} {worths.unit}.")
    things = asked_for(found, wanted)
    for kind in dict.fromkeys(one["kind"] for one in things):
        some = sorted((one for one in things if one["kind"] == kind), key=lambda one: -one["worth"])
        console.print(listed(kind, some, len(some) if wanted else count, console.width >= WIDE))
    for name, part in zip(worths.axes, (found["rows"], found["columns"]), strict=True):
        if part and not wanted:
            order = sorted(part, key=lambda one: -part[one][0])
            table = Table(name, "worth, 95 %", title=f"{name}, each with the average of the others")
            for one in ends(order, count):
                table.add_row("…") if one is None else table.add_row(one, interval(*part[one]))
            console.print(table)
    doubts(found, console)


def ends(ordered: list[T], count: int) -> list[T | None]:
    """So many from either end, with nothing between them for the rest."""
    return [*ordered] if len(ordered) <= 2 * count else [*ordered[:count], None, *ordered[-count:]]


def listed(kind: str, things: list[dict[str, Any]], count: int, wide: bool = True) -> Table:
    """Columns that would be empty are left out: what costs nothing has no price."""
    priced = any(one["price"] for one in things)
    counted = any(one["games"] for one in things)
    prices = ("price", "net of the price", *(["net victories"] if wide else [])) if priced else ()
    counts = ("games",) if counted else ()
    table = Table(kind, *prices[:1], "worth, 95 %", *prices[1:2], "victories", *prices[2:], *counts)
    for one in ends(things, count):
        if one is None:
            table.add_row("…")
            continue
        cells = [one["id"], interval(one["worth"], one["half"])]
        if priced:
            cells[1:1] = [f"${one['price']}"]
            cells.append(interval(one["net"], one["net_half"]))
        for name in ("win", "net_win") if priced and wide else ("win",):
            cells.append(interval(100 * one[name], 100 * one[f"{name}_half"], "+.1f") + " %")
        table.add_row(*cells, *([f"{one['games']:,}"] if counted else []))
    return table


def doubts(found: dict[str, Any], console: Console) -> None:
    for one in found.get("levels", ()):
        console.print(levels.told(one))
    known = found.get("doubts")
    if not known:
        return
    halves, covered, heavy = known["halves"], known["coverage"], known["coverage of heavy tails"]
    console.print(
        f"Two halves of the games: correlation {halves['correlation']:.3f} (raw {halves['raw correlation']:.3f}); "
        f"the other half foretold in {halves['foretold']:.1%} of cases, 95 % wanted. Made-up worths covered: "
        f"{covered['covered']:.1%}, at the ends {covered['covered at the ends']:.1%}; with heavy tails "
        f"{heavy['covered']:.1%} and {heavy['covered at the ends']:.1%}."
    )


def show_changes(found: dict[str, Any], console: Console, count: int = 12) -> None:
    console.print(verdict(found))
    for name in ("rows", "columns", "things"):
        some = found[name][:count]
        if not some:
            continue
        table = Table(name, "before", "after", "change, 95 %")
        for one in some:
            sure = "" if abs(one["change"]) <= one["half"] else " *"
            table.add_row(
                one["id"],
                f"{one['before']:+.2f}",
                f"{one['after']:+.2f}",
                interval(one["change"], one["half"]) + sure,
            )
        console.print(table)
    console.print("* The interval does not hold zero; of twenty without any change one does so by chance.")
