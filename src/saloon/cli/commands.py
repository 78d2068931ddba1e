"""The `saloon` command. What a command needs is imported when it runs, so that help and errors come at once."""

from __future__ import annotations

import json as writer
import os
import shlex
import sys
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer
from rich.console import Console
from rich.table import Table
from typer.exceptions import TyperException

import saloon
from saloon import bots, kit, saves
from saloon.bots.faces import FACES
from saloon.cli import almanac as almanac_cli
from saloon.cli import lab as lab_cli
from saloon.cli import serve as serve_cli
from saloon.languages import LANGUAGES, spoken

if TYPE_CHECKING:
    from saloon.lab.simulate import Report
    from saloon.terminal.session import Session

app = typer.Typer(rich_markup_mode=None, pretty_exceptions_enable=False)
serve_cli.add_to(app)
app.add_typer(almanac_cli.app, name="almanac")
app.add_typer(lab_cli.app, name="lab")
lab_cli.run.command(name="worth")(almanac_cli.build)
for one in kit.kits():
    for name, facet in one.commands.items():
        command = one.load(facet)
        if isinstance(command, typer.Typer):
            app.add_typer(command, name=name)
        else:
            app.command(name)(command)

LATEST = "latest"
MOST_LISTED = 10
FIRST = kit.games()[0] if kit.games() else ""
GAMES = " or ".join(kit.games())


def games_like(begun: str) -> list[str]:
    """For the shell's completion."""
    return [game for game in kit.games() if game.startswith(begun)]


def bots_like(begun: str) -> list[str]:
    """The same for a list of bots: what completes its last name."""

    before, comma, last = begun.rpartition(",")
    return [before + comma + name for name in bots.names() if name.startswith(last)]


Game = Annotated[str, typer.Argument(help=f"The game to play: {GAMES}.", autocompletion=games_like)]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option", metavar="KEY=VALUE", help="An option of the game, such as days=3; may be repeated."
    ),
]
Lang = Annotated[
    str | None, typer.Option(help=f"Language, {' or '.join(LANGUAGES)} (default: that of the LANG variable).")
]


def options_of_games() -> str:
    """Every game's own options, for the help of `play`."""
    return "\n\n".join(
        f"Options of {one.id}: "
        + " ".join(
            f"--{option.id.replace('_', '-')} ({next(iter(option.texts.values()))})" for option in one.options
        )
        for one in kit.kits()
    )


def main() -> None:
    """Run the command; what goes wrong is one line on standard error and exit code 2."""
    sys.argv[1:] = with_latest(sys.argv[1:])
    try:
        code = app(standalone_mode=False, prog_name="saloon")
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


def with_latest(words: list[str]) -> list[str]:
    """`--resume` alone means the latest game: a word that the parser takes is put after it."""
    out: list[str] = []
    for k, word in enumerate(words):
        out.append(word)
        if word == "--resume" and (k + 1 == len(words) or words[k + 1].startswith("-")):
            out.append(LATEST)
    return out


def fail(message: str) -> NoReturn:
    print(f"saloon: {' '.join(message.split())}", file=sys.stderr)
    sys.exit(2)


def lineup(bots: str) -> list[str]:
    return [bot.strip() for bot in bots.split(",") if bot.strip()] or ["rules"]


@app.callback(invoke_without_command=True)
def root(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Say the version and stop.")] = False,
) -> None:
    """Saloon: bluffing games on one engine."""
    if version:
        print(f"saloon {saloon.__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command(
    context_settings={"allow_extra_args": True, "ignore_unknown_options": True}, epilog=options_of_games()
)
def play(
    context: typer.Context,
    game: Game = FIRST,
    players: Annotated[int | None, typer.Option(help="How many sit at the table (default: 4).")] = None,
    seat: Annotated[int, typer.Option(help="Your seat, counted from 0.")] = 0,
    bots: Annotated[
        str,
        typer.Option(
            help="The bots of the other seats, such as top@0.5s,rules:honest.", autocompletion=bots_like
        ),
    ] = "rules",
    lang: Lang = None,
    seed: Annotated[int | None, typer.Option(help="Deal this game again (default: a new one).")] = None,
    resume: Annotated[
        Path | None,
        typer.Option(
            help="Go on with a saved game; without a file with the latest, and the others are listed."
        ),
    ] = None,
    option: Options = None,
    plain: Annotated[bool, typer.Option("--plain", help="Line by line instead of full screen.")] = False,
) -> None:
    """Play against bots. The game is saved as you go."""
    if resume is not None:
        session = resumed(latest(spoken(lang)) if str(resume) == LATEST else resume, lang, seat, bots)
    else:
        chosen = flags_of(game, context.args) | options_of(option)
        session = opened(game, seats_for(game, players, chosen), seat, bots, spoken(lang), seed, chosen)
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


def flags_of(game: str, words: list[str]) -> dict[str, object]:
    """`--days 3 --expert` as options of a game, which its kit names."""
    known = {option.id: option for option in kit.get(game).options}
    found: dict[str, object] = {}
    rest = list(words)
    while rest:
        word, equals, value = rest.pop(0).partition("=")
        option = known.get(word.removeprefix("--").replace("-", "_")) if word.startswith("--") else None
        if option is None:
            names = ", ".join(f"--{name.replace('_', '-')}" for name in known) or "none"
            name = word.removeprefix("--")
            raise saloon.BadOption(f"There is no option {name} for {game}; its options are {names}.")
        if option.values == (False, True) and not equals:
            found[option.id] = True
            continue
        if not equals and not rest:
            raise saloon.BadOption(f"Option {word} has no value.")
        found[option.id] = value_of(value if equals else rest.pop(0))
    return found


def seats_for(game: str, players: int | None, options: dict[str, object]) -> int:
    """How many sit at a table: as many as are asked for, as an option needs, or four."""
    if players is not None:
        return players
    for option in kit.get(game).options:
        if option.players and options.get(option.id):
            return option.players[0]
    return min(4, max(kit.get(game).players))


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
    from saloon.terminal.session import Session

    new = saloon.new(game, players=players, options=options, seed=seed)
    path = saves.new_path(new)
    try:
        return Session(new, saves.Seating(seat, lineup(bots), lang), path)
    except saloon.SaloonError:
        path.unlink(missing_ok=True)  # nothing was begun under that name
        raise


def resumed(path: Path, lang: str | None, seat: int, bots: str) -> Session:
    from saloon.terminal import session

    bare = saves.Seating(seat, lineup(bots), spoken(lang))
    return session.resume(path, None if lang is None else spoken(lang), bare)


def latest(lang: str) -> Path:
    """The game that was played last; the others that are saved are named."""
    from saloon.language.words import common_words

    found = saves.saved()
    if not found:
        raise saloon.SaloonError(f"There is no saved game in {saves.folder()}; saloon play begins one.")
    speech = common_words(lang)
    print(speech.say("resume-latest", path=str(found[0])))
    if found[1:]:
        print(speech.say("resume-others", count=len(found) - 1))
        for path in found[1 : MOST_LISTED + 1]:
            print(f"  saloon play --resume {shlex.quote(str(path))}")
        if len(found) > MOST_LISTED + 1:
            print("  …")
    return found[0]


@app.command()
def simulate(
    game: Game = FIRST,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    players: Annotated[int | None, typer.Option(help="How many sit at the table (default: 4).")] = None,
    bots: Annotated[str, typer.Option(help="One bot for all seats, or one for each.")] = "rules",
    jobs: lab_cli.Jobs = 1,
    ray: lab_cli.Ray = "",
    seed: Annotated[int, typer.Option(min=0, help="The seed of the first game.")] = 0,
    out: Annotated[Path | None, typer.Option(help="Parquet file of the rows, one for each game.")] = None,
    option: Options = None,
    json: Annotated[bool, typer.Option("--json", help="Print the report as JSON.")] = False,
) -> None:
    """Let bots play many games."""

    from saloon.lab.rows import Stream
    from saloon.lab.simulate import Row
    from saloon.lab.simulate import simulate as run
    from saloon.lab.workers import workers

    chosen = options_of(option)
    seats = seats_for(game, players, chosen)
    kept = nullcontext() if out is None else Stream(out, Row)
    with workers(jobs, ray) as hands, lab_cli.told("games", games) as tell, kept as file:
        keep = None if file is None else file.write
        report = run(game, seats, chosen, lineup(bots), games, jobs, seed, tell, hands, keep)
    if json:
        print(writer.dumps(report.plain(), indent=1))
    else:
        print_report(report)


def print_report(report: Report) -> None:

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

    from saloon.language.words import common_words

    speech = common_words(spoken(lang))
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
    game: Annotated[str, typer.Option(help=f"The game: {GAMES}.")] = FIRST,
    bots: Annotated[
        str, typer.Option(help="Who takes part, such as top@1500,rules,montecarlo@200 (@ is the budget).")
    ] = "montecarlo,rules,random",
    deals: Annotated[int, typer.Option(min=1, help="Deals for each pair, played in every seat.")] = 100,
    players: Annotated[int, typer.Option(help="How many sit at a table.")] = 2,
    start: Annotated[int, typer.Option(min=0, help="The first deal.")] = 0,
    sprt: Annotated[
        str | None, typer.Option(metavar="ELO0,ELO1", help="Stop a pair once it is decided, such as 0,35.")
    ] = None,
    jobs: lab_cli.Jobs = 1,
    ray: lab_cli.Ray = "",
    out: Annotated[
        Path | None, typer.Option(help="Parquet file of the rows; goes on where it stops.")
    ] = None,
    plot: Annotated[Path | None, typer.Option(help="Draw the ladder into this SVG file.")] = None,
    option: Options = None,
    json: Annotated[bool, typer.Option("--json", help="Print the report as JSON.")] = False,
) -> None:
    """Measure bots against one another, by deals, with intervals."""

    from saloon.lab import show
    from saloon.lab.tournament import Entrant, Setting, Tournament
    from saloon.lab.workers import workers

    setting = Setting(game, players, tuple(sorted(options_of(option).items())))
    setting.new(0)
    entrants = [Entrant.of(bot) for bot in lineup(bots)]
    match = Tournament(setting, entrants, deals, start, bounds_of(sprt), out)
    with workers(jobs, ray) as hands, lab_cli.told("deals") as tell:
        report = match.play(jobs, tell, hands)
    if plot is not None:
        plot.write_text(show.drawing(report.standings), encoding="utf-8")
    if json:
        print(writer.dumps(show.plain(report), indent=1))
    else:
        show.show(report, Console())


lab_cli.run.command(name="simulate")(simulate)
lab_cli.run.command(name="tournament")(tournament)


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

    from saloon.terminal.replay import show

    show(file, at, seat, spoken(lang), Console(highlight=False, markup=False))


@app.command()
def rules(
    search: Annotated[
        list[str] | None,
        typer.Argument(help="Words to look for, or the id of a rule; the first may be a game."),
    ] = None,
    lang: Lang = None,
    game: Annotated[str | None, typer.Option(help="Whose rulebook (default: all of them).")] = None,
) -> None:
    """Look up rules, rulings and game words."""

    from saloon.terminal.rulebook import show

    words = list(search or [])
    if game is None and len(words) > 1 and words[0] in kit.games():
        game = words.pop(0)
    show(" ".join(words), game, spoken(lang), Console(highlight=False, markup=False))


@app.command()
def observation(
    game: Game = FIRST,
    players: Annotated[int, typer.Option(help="How many sit at the table.")] = 2,
    option: Options = None,
    json: Annotated[bool, typer.Option("--json", help="Print the names as a JSON list.")] = False,
) -> None:
    """Name every cell of what learners see: a byte each, the own seat first."""
    options = options_of(option)
    names = saloon.layout(game, options, players)
    if json:
        print(writer.dumps(names, indent=1))
        return
    count = saloon.actions(game, options, players).count
    print(f"{game}, {players} players: {len(names)} cells (uint8), {count} actions")
    for k, name in enumerate(names):
        print(f"{k:5}  {name}")


@app.command()
def bench(
    json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
    write: Annotated[Path | None, typer.Option(help="Put the table into this document.")] = None,
) -> None:
    """Measure the engine, plain and compiled."""
    from saloon import bench

    bench.main(json=json, write=write)
