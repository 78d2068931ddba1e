"""`saloon simulate` and `saloon tournament`: bots among themselves."""

from __future__ import annotations

import json as writer
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

import saloon
from saloon.bots import usual
from saloon.cli.arguments import FIRST, GAMES, Game, Jobs, Options, Ray, lineup, options_of, seats_for
from saloon.cli.progress import told
from saloon.lab import show
from saloon.lab import simulate as simulating
from saloon.lab.rows import Stream
from saloon.lab.tournament import Entrant, Setting, Tournament
from saloon.lab.workers import workers


def simulate(
    game: Game = FIRST,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    players: Annotated[int | None, typer.Option(help="How many sit at the table (default: 4).")] = None,
    bots: Annotated[
        str, typer.Option(help="One bot for all seats, or one for each (default: as for play).")
    ] = "",
    jobs: Jobs = 1,
    ray: Ray = "",
    seed: Annotated[int, typer.Option(min=0, help="The seed of the first game.")] = 0,
    out: Annotated[Path | None, typer.Option(help="Parquet file of the rows, one for each game.")] = None,
    option: Options = None,
    json: Annotated[bool, typer.Option("--json", help="Print the report as JSON.")] = False,
) -> None:
    """Let bots play many games."""
    chosen = options_of(option)
    seats = seats_for(game, players, chosen)
    names = lineup(bots) or [usual(game)]
    kept = nullcontext() if out is None else Stream(out, simulating.Row)
    with workers(jobs, ray) as hands, told("games", games) as tell, kept as file:
        keep = None if file is None else file.write
        report = simulating.simulate(game, seats, chosen, names, games, jobs, seed, tell, hands, keep)
    if json:
        print(writer.dumps(report.plain(), indent=1))
    else:
        print_report(report)


def print_report(report: simulating.Report) -> None:
    title = f"{report.games} games of {report.game}, {report.players} players"
    table = Table("Seat", "Bot", "Wins", "Rate", "95 %", "Score", "±", title=title)
    for k, seat in enumerate(report.seats):
        table.add_row(
            str(k), seat.bot, f"{seat.wins:.1f}", f"{seat.win_rate:.1%}", f"{seat.low:.1%} – {seat.high:.1%}",
            f"{seat.mean_score:.1f}", f"{seat.deviation:.1f}",
        )  # fmt: skip
    console = Console()
    console.print(table)
    console.print(
        f"{report.mean_choices:.1f} choices a game, {report.seconds:.1f} s, {report.games_per_second:.0f} games/s",
        highlight=False,
    )


def tournament(
    game: Annotated[str, typer.Option(help=f"The game: {GAMES}.")] = FIRST,
    bots: Annotated[
        str,
        typer.Option(
            help="Who takes part, such as top@1500,rules,montecarlo@200 (@ is the budget; default: montecarlo, rules "
            "where the game brings rules of thumb, random)."
        ),
    ] = "",
    deals: Annotated[int, typer.Option(min=1, help="Deals for each pair, played in every seat.")] = 100,
    players: Annotated[int, typer.Option(help="How many sit at a table.")] = 2,
    start: Annotated[int, typer.Option(min=0, help="The first deal.")] = 0,
    sprt: Annotated[
        str | None, typer.Option(metavar="ELO0,ELO1", help="Stop a pair once it is decided, such as 0,35.")
    ] = None,
    jobs: Jobs = 1,
    ray: Ray = "",
    out: Annotated[
        Path | None, typer.Option(help="Parquet file of the rows; goes on where it stops.")
    ] = None,
    one_way: Annotated[
        bool,
        typer.Option(
            "--one-way",
            help="At larger tables seat one of the first among the later ones, and not also the other way.",
        ),
    ] = False,
    plot: Annotated[Path | None, typer.Option(help="Draw the ladder into this SVG file.")] = None,
    option: Options = None,
    json: Annotated[bool, typer.Option("--json", help="Print the report as JSON.")] = False,
) -> None:
    """Measure bots against one another, by deals, with intervals."""
    setting = Setting(game, players, tuple(sorted(options_of(option).items())))
    setting.new(0)
    entrants = [
        Entrant.of(bot) for bot in lineup(bots) or dict.fromkeys(("montecarlo", usual(game), "random"))
    ]
    match = Tournament(setting, entrants, deals, start, bounds_of(sprt), out, one_way)
    with workers(jobs, ray) as hands, told("deals") as tell:
        report = match.play(jobs, tell, hands)
    if plot is not None:
        plot.write_text(show.drawing(report.standings), encoding="utf-8")
    if json:
        print(writer.dumps(show.plain(report), indent=1))
    else:
        show.show(report, Console())


def bounds_of(text: str | None) -> tuple[float, float] | None:
    """`0,35` as the two hypotheses of a sequential test."""
    if text is None:
        return None
    try:
        low, high = map(float, text.split(","))
    except ValueError:
        low = high = 0.0
    if not low < high:
        raise saloon.BadOption(
            f"--sprt is {text!r}; it names two numbers of Elo, the lower first, such as 0,35."
        )
    return low, high
