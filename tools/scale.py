"""What so many players need, from measured figures: `python -m tools.scale` prints the table of docs/scale.md."""

from __future__ import annotations

import math
from dataclasses import dataclass


@dataclass(frozen=True)
class Figures:
    """Measured on one core (docs/benchmarks-server.md and docs/benchmarks.md, 18 November 2026)."""

    move_us: float = 801.0
    """Processor time of a server for one move as people play (`saloon loadtest --mix`): both games, by two and by as
    many as can, in words, with chat, onlookers and lines that break; kernel included."""
    busy: float = 0.6
    """How much of a core a process may use before the slowest answers get slow (p99 11 ms at 39 %, 49 ms at 98 %)."""
    table_kb: float = 35.0
    """Memory of a table that runs."""
    socket_kb: float = 53.0
    """Memory of a socket that looks at one in words: (259 - 35) KB for the 4.25 of a table of the mix."""
    bot_ms: tuple[tuple[str, float, float], ...] = (
        ("random", 0.07, 0.12),
        ("rules", 0.19, 0.49),
        ("greedy", 2.87, 0.59),
        ("quick", 0.78, 0.53),
        ("montecarlo", 26.4, 3.6),
        ("search", 47.3, 3.8),
        ("top", 33.9, 31.1),
    )
    """Processor time of one choice of each level of bot, goat and scoundrels with two (`python -m tools.bot_cost`)."""
    row_bytes: float = 150.0
    """A line of the log in PostgreSQL, with its share of both indexes."""


@dataclass(frozen=True)
class Habits:
    """What people do; ours are guesses, and the script takes others."""

    at_once: float = 0.1
    """Of all players, those at a table at the busiest hour."""
    seats: float = 2.5
    """People at a table."""
    pace: float = 0.2
    """Moves a second at a live table: one in five seconds."""
    with_bot: float = 0.3
    """Tables at which one `top` plays, which makes half of the moves there."""
    moves_a_day: float = 300.0
    """Moves that somebody makes on a day on which they play; one in ten does."""


def need(players: int, figures: Figures, habits: Habits) -> dict[str, float]:
    """Processes, processors, memory and storage for so many players."""
    tables = players * habits.at_once / habits.seats
    moves = tables * habits.pace
    server_cores = moves * figures.move_us / 1e6
    bot_cores = tables * habits.with_bot * habits.pace / 2 * max(figures.bot_ms[-1][1:]) / 1e3
    memory = tables * figures.table_kb + players * habits.at_once * figures.socket_kb
    return {
        "players": players,
        "tables at once": tables,
        "moves a second": moves,
        "server processes": max(1, math.ceil(server_cores / figures.busy)),
        "bot workers": max(1, math.ceil(bot_cores / figures.busy)),
        "memory of tables and sockets, GB": memory / 1e6,
        "log a day, GB": players * 0.1 * habits.moves_a_day * figures.row_bytes / 1e9,
        "rows a second for PostgreSQL": moves,
    }


def table(sizes: tuple[int, ...] = (1_000, 100_000, 10_000_000)) -> str:
    """As Markdown."""
    found = [need(size, Figures(), Habits()) for size in sizes]
    lines = ["| | " + " | ".join(f"{size:,}" for size in sizes) + " |", "|---|" + "---:|" * len(sizes)]
    for name in list(found[0])[1:]:
        lines.append(f"| {name} | " + " | ".join(shown(one[name]) for one in found) + " |")
    return "\n".join(lines)


def carried(figures: Figures, habits: Habits) -> list[tuple[str, float, float]]:
    """Tables with one bot of each level, which makes half of the moves, that one core of bot workers carries."""
    most = figures.busy / (habits.pace / 2) * 1e3
    return [(level, most / goat, most / scoundrels) for level, goat, scoundrels in figures.bot_ms]


def bot_table() -> str:
    """As Markdown."""
    lines = ["| one bot at each table | goat | scoundrels |", "|---|---:|---:|"]
    for level, goat, scoundrels in carried(Figures(), Habits()):
        lines.append(f"| `{level}` | {goat:,.0f} | {scoundrels:,.0f} |")
    return "\n".join(lines)


def shown(value: float) -> str:
    return f"{value:,.0f}" if value >= 10 or value == int(value) else f"{value:.2g}"


if __name__ == "__main__":
    print(table())
    print()
    print(bot_table())
