"""An almanac in the terminal."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.table import Table

from saloon.lab.worth import levels
from saloon.lab.worth.almanac import best
from saloon.lab.worth.compare import verdict


def interval(mean: float, half: float, form: str = "+.2f") -> str:
    return f"{mean:{form}} ±{half:{form.lstrip('+')}}"


def show(found: dict[str, Any], console: Console, count: int = 10, wanted: str = "") -> None:
    """The dearest and the cheapest of each kind; or everything with a word in its name."""
    widths = found["half_widths"]
    console.print(
        f"{found['setting']}: {found['games']:,} games, one of them deviates by {found['deviation']:.1f} points. "
        f"Half-widths: median {widths['median']:.2f}, widest {widths['widest']:.2f}, "
        f"{widths['reached']:.0%} at most {widths['wanted']:.2f}."
    )
    money = found["money"]
    if money["worth"]:
        console.print(f"$1 is worth {interval(money['worth'], money['half'])} points.")
    for kind in dict.fromkeys(one["kind"] for one in found["things"]):
        some = [one for one in found["things"] if one["kind"] == kind]
        if wanted:
            words = wanted.lower().split()
            some = [
                one
                for one in some
                if all(word in one["id"].lower().split() or word == one["id"] for word in words)
            ]
            some.sort(key=lambda one: -one["worth"])
        elif len(some) > 2 * count:
            some = best(found, kind, count) + best(found, kind, -count)[::-1]
        else:
            some = best(found, kind, len(some))
        if some:
            console.print(listed(kind, some))
    for name, part in (("rows", found["rows"]), ("columns", found["columns"])):
        if part and not wanted:
            order = sorted(part, key=lambda one: -part[one][0])
            ends = order if len(order) <= 2 * count else order[:count] + order[-count:]
            table = Table(name, "worth, 95 %", title=f"{name} of the table, with the average of the others")
            for one in ends:
                table.add_row(one, interval(*part[one]))
            console.print(table)
    doubts(found, console)


def listed(kind: str, things: list[dict[str, Any]]) -> Table:
    table = Table(kind, "price", "worth, 95 %", "net of the price", "victories", "games")
    for one in things:
        table.add_row(
            one["id"], str(one["price"]), interval(one["worth"], one["half"]), interval(one["net"], one["net_half"]),
            interval(100 * one["win"], 100 * one["win_half"], "+.1f") + " %",
            f"{one['games']:,}" if one["games"] else "",
        )  # fmt: skip
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
