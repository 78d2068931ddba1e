"""The `saloon` command. What a command needs is imported when it runs, so that help and errors come at once."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer
from typer.exceptions import TyperException

import saloon
from saloon import cards_cli, serve_cli

if TYPE_CHECKING:
    from saloon.lab.simulate import Report
    from saloon.terminal.session import Session

app = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)
app.add_typer(cards_cli.app, name="cards")
serve_cli.add_to(app)

Game = Annotated[str, typer.Argument(help="The game to play: goat or scoundrels.")]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option", metavar="KEY=VALUE", help="An option of the game, such as days=3; may be repeated."
    ),
]
Lang = Annotated[str | None, typer.Option(help="Language, en or de (default: that of the LANG variable).")]


def main() -> None:
    """Run the command; what goes wrong is one line on standard error and exit code 2."""
    try:
        code = app(standalone_mode=False)
    except TyperException as error:
        message = getattr(error, "format_message", error.__str__)()
        fail(message)
    except saloon.SaloonError as error:
        fail(str(error))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # whoever read us has left
        sys.exit(0)
    except OSError as error:
        fail(f"{error.filename}: {error.strerror}." if error.filename else str(error))
    sys.exit(code if isinstance(code, int) else 0)


def fail(message: str) -> NoReturn:
    print(f"saloon: {' '.join(message.split())}", file=sys.stderr)
    sys.exit(2)


def language(lang: str | None) -> str:
    """The language asked for, or that of the environment."""
    if lang is not None:
        from saloon.language.words import checked

        return checked(lang)
    named = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return "de" if named.lower().startswith("de") else "en"


def lineup(bots: str) -> list[str]:
    return [bot.strip() for bot in bots.split(",") if bot.strip()] or ["rules"]


@app.callback(invoke_without_command=True)
def root(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Say the version and stop.")] = False,
) -> None:
    """Saloon: two Wild-West bluffing games on one engine."""
    if version:
        print(f"saloon {saloon.__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command()
def play(
    game: Game = "goat",
    players: Annotated[int, typer.Option(help="How many sit at the table.")] = 4,
    seat: Annotated[int, typer.Option(help="Your seat, counted from 0.")] = 0,
    bots: Annotated[
        str, typer.Option(help="The bots of the other seats, such as top@0.5s,rules:honest.")
    ] = "rules",
    lang: Lang = None,
    seed: Annotated[int | None, typer.Option(help="Deal this game again (default: a new one).")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    small: Annotated[bool, typer.Option("--small", help="Goat: 2 players, one round.")] = False,
    days: Annotated[int | None, typer.Option(help="Scoundrels: 2 days or 3.")] = None,
    strategy_cards: Annotated[
        bool, typer.Option("--strategy-cards", help="Scoundrels: with strategy cards.")
    ] = False,
    starting_zero: Annotated[
        bool, typer.Option("--starting-zero", help="Scoundrels: everyone begins with the 0.")
    ] = False,
    extra_scoundrel: Annotated[
        bool, typer.Option("--extra-scoundrel", help="Scoundrels: a sixth one on the portrait.")
    ] = False,
    wild_saloon: Annotated[
        bool, typer.Option("--wild-saloon", help="Scoundrels: two job decks; needs --days 3.")
    ] = False,
    enemy: Annotated[
        str | None,
        typer.Option(help="Scoundrels, --players 1: lilith-boone, preston-cain, milton-goff or doc-zimmer."),
    ] = None,
    expert: Annotated[
        bool, typer.Option("--expert", help="Scoundrels, --players 1: the enemy's Expert side.")
    ] = False,
    cards: Annotated[
        Path | None, typer.Option(help="Scoundrels: a card file of your own (docs/cards.md).")
    ] = None,
    option: Options = None,
    plain: Annotated[bool, typer.Option("--plain", help="Line by line instead of full screen.")] = False,
) -> None:
    """Play against bots. The game is saved as you go."""
    if resume is not None:
        session = resumed(resume, lang, seat, bots)
    else:
        flags = {
            "small": small or None,
            "days": days,
            "strategy_cards": strategy_cards or None,
            "starting_zero": starting_zero or None,
            "extra_scoundrel": extra_scoundrel or None,
            "wild_saloon": wild_saloon or None,
            "enemy": enemy,
            "expert": expert or None,
            "cards": None if cards is None else str(cards),
        }
        chosen = {key: value for key, value in flags.items() if value is not None} | options_of(option)
        session = opened(game, 2 if small else players, seat, bots, language(lang), seed, chosen)
    if plain or not full_screen():
        from saloon.terminal import plain as plain_mode

        plain_mode.play(session)
    else:
        from saloon.terminal.tables import app_for

        app_for(session).run()
        print(session.farewell)


def full_screen() -> bool:
    """Whether there is a terminal on all sides (Textual draws on standard error) that can draw."""
    drawn = all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr))
    return drawn and os.environ.get("TERM") not in (None, "", "dumb")


def options_of(given: list[str] | None) -> dict[str, object]:
    """`days=3` as {"days": 3}; true and false, numbers and lists `a,b` are taken as such."""
    options: dict[str, object] = {}
    for word in given or []:
        key, equals, text = word.partition("=")
        if not equals or not key:
            raise saloon.BadOption(f"Option {word!r} has no value; write it as in days=3.")
        options[key.strip().replace("-", "_")] = value_of(text.strip())
    return options


def value_of(text: str) -> object:
    if text in ("true", "false"):
        return text == "true"
    if text.lstrip("-").isdigit():
        return int(text)
    return text.split(",") if "," in text else text


def opened(
    game: str,
    players: int,
    seat: int,
    bots: str,
    lang: str,
    seed: int | None,
    options: dict[str, object],
) -> Session:
    from saloon import saves
    from saloon.terminal.session import Session

    new = saloon.new(game, players=players, options=options, seed=seed)
    return Session(new, saves.Seating(seat, lineup(bots), lang), saves.new_path(new))


def resumed(path: Path, lang: str | None, seat: int, bots: str) -> Session:
    from saloon import saves
    from saloon.terminal import session

    bare = saves.Seating(seat, lineup(bots), language(lang))
    return session.resume(path, None if lang is None else language(lang), bare)


@app.command()
def simulate(
    game: Game = "goat",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    players: Annotated[int, typer.Option(help="How many sit at the table.")] = 4,
    bots: Annotated[str, typer.Option(help="One bot for all seats, or one for each.")] = "rules",
    jobs: Annotated[int, typer.Option(min=1, help="How many processes.")] = 1,
    seed: Annotated[int, typer.Option(min=0, help="The seed of the first game.")] = 0,
    option: Options = None,
    json: Annotated[bool, typer.Option("--json", help="Print the report as JSON.")] = False,
) -> None:
    """Let bots play many games."""
    from rich.console import Console
    from rich.progress import Progress

    from saloon.lab.simulate import simulate as run

    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("games", total=games)
        report = run(
            game,
            players,
            options_of(option),
            lineup(bots),
            games,
            jobs,
            seed,
            lambda done: bar.update(task, completed=done),
        )
    if json:
        import json as writer

        print(writer.dumps(report.plain(), indent=1))
    else:
        print_report(report)


def print_report(report: Report) -> None:
    from rich.console import Console
    from rich.table import Table

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


@app.command(name="bots")
def list_bots(lang: Lang = None) -> None:
    """Who can be played against, and with which personality."""
    from rich.console import Console
    from rich.table import Table

    from saloon import bots
    from saloon.bots.faces import FACES
    from saloon.language.words import words

    speech = words(language(lang))
    console = Console(highlight=False)
    ladder = Table("Bot", "", "", show_header=False)
    for name in bots.names():
        face = FACES.get(name)
        ladder.add_row(name, face.name if face else "", speech.say(f"bot-{name}") if face else "")
    console.print(ladder)
    likes = Table(speech.say("bots-personality"), "")
    for name in bots.personalities():
        likes.add_row(name, speech.say(f"personality-{name}"))
    console.print(likes)
    console.print(speech.say("bots-how"))


@app.command()
def tournament(
    game: Annotated[str, typer.Option(help="The game: goat or scoundrels.")] = "goat",
    bots: Annotated[
        str, typer.Option(help="Who takes part, such as top@1500,rules,montecarlo@200 (@ is the budget).")
    ] = "montecarlo,rules,random",
    deals: Annotated[int, typer.Option(min=1, help="Deals for each pair, played in every seat.")] = 100,
    players: Annotated[int, typer.Option(help="How many sit at a table.")] = 2,
    start: Annotated[int, typer.Option(min=0, help="The first deal.")] = 0,
    sprt: Annotated[
        str | None, typer.Option(metavar="ELO0,ELO1", help="Stop a pair once it is decided, such as 0,35.")
    ] = None,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes.")] = 1,
    out: Annotated[
        Path | None, typer.Option(help="Parquet file of the rows; goes on where it stops.")
    ] = None,
    plot: Annotated[Path | None, typer.Option(help="Draw the ladder into this SVG file.")] = None,
    option: Options = None,
    json: Annotated[bool, typer.Option("--json", help="Print the report as JSON.")] = False,
) -> None:
    """Measure bots against one another, by deals, with intervals."""
    from rich.console import Console
    from rich.progress import Progress

    from saloon.lab import show
    from saloon.lab.tournament import Entrant, Setting, Tournament

    setting = Setting(game, players, tuple(sorted(options_of(option).items())))
    setting.new(0)
    entrants = [Entrant.of(bot) for bot in lineup(bots)]
    match = Tournament(setting, entrants, deals, start, bounds_of(sprt), out)
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("deals")
        report = match.play(jobs, lambda done, total: bar.update(task, completed=done, total=total))
    if plot is not None:
        plot.write_text(show.drawing(report.standings), encoding="utf-8")
    if json:
        import json as writer

        print(writer.dumps(show.plain(report), indent=1))
    else:
        show.show(report, Console())


@app.command()
def exploit(
    bots: Annotated[str, typer.Option(help="Whose strategies, such as rules,top:stone-face@400.")] = "random",
    equilibrium: Annotated[
        int, typer.Option(min=0, help="Solve the game in so many steps, for comparison.")
    ] = 0,
    plays: Annotated[int, typer.Option(min=0, help="Audit so many offers of each for tells.")] = 0,
) -> None:
    """How much a perfect opponent wins from bots, exactly, in the small Goat game; and whether they can be read."""
    from random import Random

    from rich.console import Console

    from saloon.lab import tells
    from saloon.lab.exploit import SmallGoat, Solver
    from saloon.lab.tournament import Entrant

    entrants = [Entrant.of(bot) for bot in lineup(bots)]
    tree = SmallGoat()
    strategies = {one.label: tree.strategy(one.player(), one.budget) for one in entrants}
    if equilibrium:
        strategies["equilibrium"] = Solver(tree).solve(equilibrium)
    console = Console(highlight=False)
    for label, strategy in strategies.items():
        line = f"{label}: exploitable by ${tree.loss(strategy):.4f} a round"
        if plays:
            found = tells.audit(tree, strategy, plays, Random(1))
            line += f"; tells over {plays} offers: AUC {found['auc']:.3f}, honest {found['honest']:.0%}"
        console.print(line)


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


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A saved game or a keeper's log.")],
    at: Annotated[int | None, typer.Option(help="Stop after this step.")] = None,
    seat: Annotated[int | None, typer.Option(help="Look with this seat's eyes (default: see all).")] = None,
    lang: Lang = None,
) -> None:
    """Tell a game again in words, and show the table at its end or at a step."""
    from rich.console import Console

    from saloon.terminal.replay import show

    show(file, at, seat, language(lang), Console(highlight=False, markup=False))


@app.command()
def rules(
    search: Annotated[
        list[str] | None, typer.Argument(help="Words to look for, or the id of a rule.")
    ] = None,
    lang: Lang = None,
    game: Annotated[str | None, typer.Option(help="Whose rulebook (default: all of them).")] = None,
) -> None:
    """Look up rules, rulings and game words."""
    from rich.console import Console

    from saloon.terminal.rulebook import show

    show(" ".join(search or []), game, language(lang), Console(highlight=False, markup=False))


@app.command()
def bench(
    json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
    write: Annotated[Path | None, typer.Option(help="Put the table into this document.")] = None,
) -> None:
    """Measure the engine, plain and compiled."""
    from saloon import bench

    bench.main(json=json, write=write)
