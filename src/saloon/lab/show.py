"""A tournament's report for people: a cross-table, ratings, and a drawing of the ladder."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from rich.console import Console
from rich.table import Table

from saloon.lab.tournament import Report, Standing

WIDTH, LINE, LEFT, RIGHT = 640, 34, 190, 60


def show(report: Report, console: Console) -> None:
    setting = report.setting
    title = f"{setting.game}, {setting.players} players {dict(setting.options) or ''}, deals from {report.first_deal}"
    table = Table("Bot", "Against", "Deals", "Wins", "95 %", "Margin", "ms", "p95 of slowest", title=title)
    table.add_column("Test")
    for pair in report.pairs:
        share = pair.share
        table.add_row(
            pair.bot, pair.other, str(pair.deals), f"{share.mean:.1%}", f"{share.low:.1%} – {share.high:.1%}",
            f"{pair.margin:+.2f}", f"{pair.milliseconds:.1f}", f"{pair.slowest:.0f}",
            "" if pair.verdict is None else f"{pair.verdict} ({pair.ratio:+.2f})",
        )  # fmt: skip
    console.print(table)
    ladder = Table("Bot", "Elo", "95 %", title=f"Ladder, {report.anchor} = 1000")
    if any(standing.skill for standing in report.standings):
        ladder.add_column("openskill")
    for standing in report.standings:
        cells = [
            standing.bot,
            f"{standing.elo.mean:.0f}",
            f"{standing.elo.low:.0f} – {standing.elo.high:.0f}",
        ]
        if standing.skill is not None:
            cells.append("{:.1f} ± {:.1f}".format(*standing.skill))
        ladder.add_row(*cells)
    console.print(ladder)
    fallbacks = sum(pair.fallbacks for pair in report.pairs)
    ratios = ", ".join(f"{pair.variance:.2f}" for pair in report.pairs)
    console.print(
        f"Variance of deals against single games: {ratios}. Fallbacks: {fallbacks}.", highlight=False
    )


def plain(report: Report) -> dict[str, Any]:
    """The same as plain data."""

    return asdict(report)


def drawing(standings: list[Standing]) -> str:
    """The ladder as an SVG: a dot for each bot with its 95 % interval, on a scale of Elo."""
    low = min(standing.elo.low for standing in standings) - 50
    high = max(standing.elo.high for standing in standings) + 50
    height = LINE * (len(standings) + 2)

    def x(elo: float) -> float:
        return round(LEFT + (elo - low) / (high - low) * (WIDTH - LEFT - RIGHT), 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif">',
        f'<rect width="{WIDTH}" height="{height}" fill="#fbf6ea"/>',
    ]
    step = 100 if high - low < 1200 else 200
    for mark in range(int(low // step + 1) * step, int(high) + 1, step):
        parts.append(
            f'<line x1="{x(mark)}" y1="{LINE / 2}" x2="{x(mark)}" y2="{height - LINE}" stroke="#d8c9a8"/>'
            f'<text x="{x(mark)}" y="{height - LINE / 2}" text-anchor="middle" fill="#5c4a2e">{mark}</text>'
        )
    for k, standing in enumerate(standings):
        y = LINE * (k + 1)
        elo = standing.elo
        parts.append(
            f'<text x="{LEFT - 14}" y="{y + 5}" text-anchor="end" fill="#2d2416">{standing.bot}</text>'
            f'<line x1="{x(elo.low)}" y1="{y}" x2="{x(elo.high)}" y2="{y}" stroke="#8a5a2b" stroke-width="3"/>'
            f'<circle cx="{x(elo.mean)}" cy="{y}" r="6" fill="#8a2b2b"/>'
            f'<text x="{x(elo.high) + 8}" y="{y + 5}" fill="#2d2416">{elo.mean:.0f}</text>'
        )
    return "\n".join([*parts, "</svg>", ""])
