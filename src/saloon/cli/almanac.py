"""`saloon almanac`: measure what things are worth, look it up, compare two catalogues or settings."""

from __future__ import annotations

import json as writer
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

import saloon
from saloon.cli.arguments import STYLE, Jobs, Json, Ray, options_of
from saloon.lab.workers import workers
from saloon.lab.worth import almanac, files, levels, pairs, tables
from saloon.lab.worth import pictures as drawing
from saloon.lab.worth.compare import compare as compared
from saloon.lab.worth.measure import Measurement, Plan, Progress
from saloon.lab.worth.rows import Row
from saloon.lab.worth.trial import measured, setting_of, worths_of

app = typer.Typer(**STYLE)

Setting = Annotated[
    str, typer.Argument(help="Which table and morning (default: the first; `settings` lists them).")
]
Game = Annotated[
    str, typer.Option(help="The game (default: that of the setting, else the one with most to measure).")
]
Games = Annotated[
    int,
    typer.Option(
        min=0, help="At most so many games, but two of each thing (0: until every interval is narrow enough)."
    ),
]
Target = Annotated[
    float, typer.Option(min=0, help="Half-width of a 95 % interval to reach (default: the setting's).")
]
Seed = Annotated[int, typer.Option(min=0, help="Other games of the same kind.")]
Only = Annotated[list[str] | None, typer.Option(help="Only this job, trait or thing; may be repeated.")]
Option = Annotated[
    list[str] | None, typer.Option(metavar="KEY=VALUE", help="An option of the game; may be repeated.")
]
Pictures = Annotated[Path | None, typer.Option(help="Draw SVG pictures into this folder.")]


@app.callback(invoke_without_command=True)
def root(context: typer.Context) -> None:
    """Measure what things are worth, by giving them away; look it up; compare."""
    if context.invoked_subcommand is None:
        print(context.get_help())


def game_of(game: str, setting: str = "") -> str:
    """The game that is meant: named, or the one that has this setting, or the one with most to measure."""
    found = {one: worths_of(one).settings for one in measured()}
    if not game and found:
        return max(found, key=lambda one: (setting in found[one], len(found[one])))
    if game not in found:
        raise saloon.BadOption(
            f"There is nothing to measure in '{game}'; there is in {', '.join(found) or 'no game'}."
        )
    return game


@app.command()
def settings(game: Game = "") -> None:
    """List what can be measured."""
    for each in [game_of(game)] if game else measured():
        found = worths_of(each)
        for name, one in found.settings.items():
            print(
                f"{name:28} {each:12} {len(found.things(one)):5} things: "
                f"{', '.join(one.kinds)}; half-width {one.target}"
            )


@app.command()
def build(
    setting: Setting = "",
    game: Game = "",
    games: Games = 0,
    target: Target = 0.0,
    jobs: Jobs = 1,
    ray: Ray = "",
    seed: Seed = 0,
    only: Only = None,
    option: Option = None,
    out: Annotated[
        Path | None, typer.Option(help="Parquet file of the rows; goes on where it stops.")
    ] = None,
    into: Annotated[
        Path | None, typer.Option(help="Folder of an almanac; this setting is written into it.")
    ] = None,
    pictures: Pictures = None,
    json: Json = False,
) -> None:
    """Measure a setting: play until the games are used up or the intervals are narrow, and say what came of it."""
    plan = planned(game_of(game, setting), setting, option, games, target, seed, only)
    rows = measured_rows(plan, out, jobs, ray)
    with Console(stderr=True).status(
        "Estimating, and doubting the estimate: minutes, if the table is large …"
    ):
        found = almanac.summary(plan, rows)
        watched = worths_of(plan.game).sheet(plan.setting)
    if watched:
        found["watched"] = watched
    together = pairs.extras(rows, plan.things) if any(one.kind in pairs.PAIRS for one in plan.things) else []
    if together:
        found["partners"] = pairs.partners(together)
    if into is not None:
        files.keep(into, found)
    if pictures is not None:
        draw(found, pictures)
    if json:
        print(writer.dumps(found, indent=1))
    else:
        tables.show(found, Console(highlight=False))


@app.command()
def show(
    setting: Setting = "",
    thing: Annotated[
        list[str] | None, typer.Argument(help="A job, a trait, both, or any other thing.")
    ] = None,
    game: Game = "",
    file: Annotated[
        Path | None, typer.Option(help="Folder of your own almanac (default: the one that is shipped).")
    ] = None,
    count: Annotated[int, typer.Option(min=1, help="How many at either end.")] = 10,
    pictures: Pictures = None,
    json: Json = False,
) -> None:
    """Look things up in an almanac."""
    folder = file or files.folder_of(game_of(game, setting))
    found = files.kept(folder, setting)
    wanted = " ".join(thing or ())
    things = tables.asked_for(found, wanted)
    if not things:
        raise saloon.BadOption(f"There is no '{wanted}' in {found['setting']}.")
    if pictures is not None:
        draw(found, pictures)
        draw_moments(folder, found, pictures)
    if json:
        print(writer.dumps({**found, "things": things}, indent=1))
    else:
        tables.show(found, Console(highlight=False), count, wanted)


@app.command()
def recheck(
    setting: Setting = "",
    bot: Annotated[
        str, typer.Option(help="Who plays on after the gift, such as quick or search@32.")
    ] = "quick",
    extreme: Annotated[int, typer.Option(min=4, help="So many things, half of them from either end.")] = 100,
    games: Annotated[int, typer.Option(min=100, help="Games in all, about.")] = 2000,
    game: Game = "",
    jobs: Jobs = 1,
    ray: Ray = "",
    out: Annotated[
        Path | None, typer.Option(help="Parquet file of the rows; goes on where it stops.")
    ] = None,
    into: Annotated[
        Path | None,
        typer.Option(help="Almanac whose worths are doubted, and into which the answer is written."),
    ] = None,
) -> None:
    """Measure the most extreme things of an almanac again, by stronger bots: do they agree about the order?"""
    name = game_of(game, setting)
    chosen = setting_of(worths_of(name), setting)
    found = files.kept(into or files.folder_of(name), chosen.name)
    plan = levels.plan_of(name, chosen, bot, levels.extreme(found, extreme), games)
    answer = levels.compared(found, plan, measured_rows(plan, out, jobs, ray))
    if into is not None:
        others = [one for one in found.get("levels", []) if one["bot"] != bot]
        files.note(into, name, chosen.name, "levels", [*others, answer])
    print(levels.told(answer))


@app.command()
def compare(
    setting: Setting = "",
    game: Game = "",
    option: Annotated[
        list[str] | None,
        typer.Option(metavar="KEY=VALUE", help="What differs, such as cards=mine.toml or days=2."),
    ] = None,
    games: Annotated[int, typer.Option(min=100, help="Games on either side.")] = 60_000,
    only: Only = None,
    jobs: Jobs = 1,
    seed: Seed = 0,
    folders: Annotated[
        tuple[Path, Path] | None,
        typer.Option("--files", help="Compare this setting of two almanacs instead of playing."),
    ] = None,
    pictures: Pictures = None,
    json: Json = False,
) -> None:
    """Say what a change does: cards of your own against ours, or other options, with intervals and a verdict."""
    name = game_of(game, setting)
    if folders is not None:
        summaries = [files.kept(one, setting) for one in folders]
    else:
        if not option:
            raise saloon.BadOption("Say what differs, such as --option cards=mine.toml, or name two --files.")
        summaries = []
        for chosen in (None, option):
            plan = planned(name, setting, chosen, games, 1e-3, seed, only)
            summaries.append(almanac.summary(plan, measured_rows(plan, None, jobs), doubts=False))
    found = compared(*summaries)
    if pictures is not None:
        print(drawing.changes(found, pictures / "changes.svg"))
    if json:
        print(writer.dumps(found, indent=1))
    else:
        tables.show_changes(found, Console(highlight=False))


def planned(
    game: str,
    setting: str,
    option: list[str] | None,
    games: int,
    target: float,
    seed: int,
    only: list[str] | None,
) -> Plan:
    options = options_of(option)
    plan = Plan(
        game, setting_of(worths_of(game), setting, options), games, seed, target, frozenset(only or ())
    )
    if not any(thing.kind != "money" for thing in plan.things):
        raise saloon.BadOption(f"There is no {', '.join(only or ())} in this setting.")
    return plan


def measured_rows(plan: Plan, out: Path | None, jobs: int, ray: str = "") -> list[Row]:
    """Measure with a line of progress: games, games a second, time left of the round."""
    console = Console(stderr=True, highlight=False)

    def tell(now: Progress) -> None:
        if console.is_terminal:
            wide = "" if now.half_width != now.half_width else f", widest interval ±{now.half_width:.2f}"
            console.print(
                f"round {now.round + 1}: {now.games:,} of {now.planned:,} games, "
                f"{now.fresh / max(now.seconds, 1e-9):,.0f} a second, {now.left:,.0f} s to go{wide}   ",
                end="\r",
            )

    with workers(jobs, ray) as hands:
        return Measurement(plan, out).run(tell=tell, at_work=hands)


def draw(found: dict[str, Any], folder: Path) -> None:
    name = found["setting"]
    if found["rows"]:
        print(drawing.heat_map(found, folder / f"{name}-map.svg"))
        print(drawing.heat_map(found, folder / f"{name}-net.svg", "net"))
        print(drawing.worth_and_price(found, folder / f"{name}-price.svg"))
        print(drawing.caterpillar(found, folder / f"{name}-rows.svg", "rows"))
        print(drawing.caterpillar(found, folder / f"{name}-columns.svg", "columns"))
    elif found.get("partners"):
        print(drawing.partners(found, folder / f"{name}.svg"))
    else:
        print(drawing.caterpillar(found, folder / f"{name}.svg"))


def draw_moments(folder: Traversable, found: dict[str, Any], pictures: Path) -> None:
    """Curves over the moments of the same table, for the rows that are worth most and least."""
    alike = [
        files.kept(folder, name)
        for name, one in files.listed(folder).items()
        if (one["players"], one["options"]) == (found["players"], found["options"])
        and any(tabled for _, _, tabled in one["kinds"])
    ]
    if found["rows"] and len(alike) > 1:
        order = sorted(found["rows"], key=lambda one: -found["rows"][one][0])
        print(drawing.by_moment(alike, order[:5] + order[-5:], pictures / f"{found['setting']}-mornings.svg"))
