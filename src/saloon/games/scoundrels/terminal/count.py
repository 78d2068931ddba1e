"""The count at the end, and what everybody stole."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from saloon.games.scoundrels.terminal.speech import speech
from saloon.terminal.ink import DIM, HAND_POINTING, Eyes, View

MORE_PARTS = ("bonuses", "debts")
"""What the expansion counts besides."""


def count(view: View, eyes: Eyes) -> RenderableType:
    """Everyone's tech: safes, matching marks, reputation, icons; money breaks ties."""
    words, result = eyes.words, view["result"]
    table = Table(expand=False, box=None, padding=(0, 1), header_style=DIM)
    table.add_column("")
    parts = ["safes", "marks", "reputation", "icons", *(key for key in MORE_PARTS if key in result)]
    for key in (*parts, "tech", "money"):
        table.add_column(words.say(f"table-{key}"), justify="right")
    ranked = sorted(range(view["players"]), key=lambda k: (-result["scores"][k], -result["money"][k], k))
    ranked.sort(key=lambda k: k not in result["winners"])
    for seat in ranked:
        won = Text(f"{HAND_POINTING} " if seat in result["winners"] else "  ", style="bold")
        counts = [str(-result[key][seat] if key == "debts" else result[key][seat]) for key in parts]
        tech = Text(str(result["scores"][seat]), style="bold")
        table.add_row(won + eyes.who(seat), *counts, tech, words.say("money", amount=result["money"][seat]))
    if "enemy" in result:
        add_enemy(table, view, eyes)
    return table


def add_enemy(table: Table, view: View, eyes: Eyes) -> None:
    """The enemy's count, in the same columns: its safes with all that is on them, and what its card adds."""
    foe, words = view["result"]["enemy"], eyes.words
    table.add_column(words.say("table-card"), justify="right")
    mark_ = Text("  " if view["result"]["winners"] else f"{HAND_POINTING} ", style="bold")
    counts = [str(foe["safes"]), "", str(foe["reputation"]), str(foe["icons"]), "", ""]
    tech, card = Text(str(foe["score"]), style="bold"), str(foe["card"])
    table.add_row(mark_ + eyes.who(view["enemy"]["seat"]), *counts, tech, "", card)


def loot(view: View, eyes: Eyes) -> RenderableType:
    """What everyone stole."""
    words = speech(eyes)
    lines = []
    for seat in range(view["players"] + ("enemy" in view)):
        stolen = [
            f"{words.gadget(row['gadget'])} ({row['value']})"
            for row in view["safes"]
            if row["place"] == f"seat {seat}" and row["gadget"] is not None
        ]
        lines.append(eyes.who(seat) + Text(f": {words.listed(stolen) or words.say('table-no-safes')}"))
    return Text("\n").join(lines)
