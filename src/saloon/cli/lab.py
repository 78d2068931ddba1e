"""`saloon lab run`: every study of the laboratory under one roof, on one process, several, or a Ray cluster."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import saloon
from saloon import kit
from saloon.bots.budget import Budget
from saloon.cli.almanac import build
from saloon.cli.arguments import STYLE, Jobs, Ray
from saloon.cli.matches import simulate, tournament
from saloon.cli.progress import told
from saloon.lab import exploiters
from saloon.lab import fit as fitting
from saloon.lab.study import studied, study_of
from saloon.lab.workers import workers

app = typer.Typer(**STYLE)
run = typer.Typer(**STYLE)
app.add_typer(run, name="run")
run.command(name="simulate")(simulate)
run.command(name="tournament")(tournament)
run.command(name="worth")(build)

Game = Annotated[str, typer.Argument(help=f"The game: {' or '.join(kit.games())}.")]


@app.callback(invoke_without_command=True)
def root(context: typer.Context) -> None:
    """Studies of the laboratory."""
    if context.invoked_subcommand is None:
        print(context.get_help())


@run.callback(invoke_without_command=True)
def studies(context: typer.Context) -> None:
    """Run a study: on one process, on several (--jobs) or on a cluster (--ray), with the same results bit for bit."""
    if context.invoked_subcommand is None:
        print(context.get_help())


@run.command()
def fit(
    game: Game,
    games: Annotated[int, typer.Option(min=1, help="Games for each kind of table.")] = 400,
    bot: Annotated[str, typer.Option(help="Who plays, where bots do.")] = "rules",
    seed: Annotated[int, typer.Option(min=0, help="Other games of the same kind.")] = 0,
    budget: Annotated[str | None, typer.Option(help="How long the bot thinks.")] = None,
    out: Annotated[Path | None, typer.Option(help="Write the weights here, not into the game.")] = None,
    jobs: Jobs = 1,
    ray: Ray = "",
) -> None:
    """Fit the value functions of a game's bots by self-play."""
    if game not in studied():
        raise saloon.BadOption(f"There is nothing to fit in '{game}'; there is in {', '.join(studied())}.")
    with workers(jobs, ray) as hands, told("games") as tell:
        samples = fitting.collect(game, bot, games, seed, Budget.of(budget), tell, hands)
    study = study_of(game)
    text = fitting.weights_of(samples, study, fitting.command_of(game, games, seed, bot, budget))
    (out or fitting.place_of(study)).write_text(text, encoding="utf-8")
    print(fitting.told(text))


@run.command()
def exploit(
    game: Game,
    kept: Annotated[Path, typer.Option(help="Where the games to learn by are written down.")],
    out: Annotated[
        Path, typer.Option(help="Where a row for each game of the match goes: .parquet, or lines of JSON.")
    ],
    candidate: Annotated[str, typer.Option(help="Who is learnt, and played against.")] = "top@16",
    games: Annotated[int, typer.Option(min=1, help="Games to learn the candidate by.")] = 150,
    deals: Annotated[int, typer.Option(min=1, help="Deals of the match, played in every seat.")] = 40,
    start: Annotated[int, typer.Option(min=0, help="The first deal.")] = 960_000,
    jobs: Jobs = 1,
    ray: Ray = "",
) -> None:
    """Judge a bot by somebody who learns it and nothing else, then plays against it."""
    if game not in studied():
        raise saloon.BadOption(f"There is nobody to learn in '{game}'; there is in {', '.join(studied())}.")
    with workers(jobs, ray) as hands, told("games") as tell:
        rows = exploiters.exploited(
            game, candidate, games, range(start, start + deals), kept, out, hands, tell
        )
    print(exploiters.told(rows))
