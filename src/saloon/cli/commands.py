"""The `saloon` command. What a command needs is loaded when it is called, so that help and errors come at once."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import Annotated, Any, NoReturn

import typer
from typer.core import TyperCommand, TyperGroup
from typer.exceptions import TyperException
from typer.main import get_command

import saloon
from saloon import kit
from saloon.cli.arguments import LATEST, STYLE
from saloon.cli.entry import COMMANDS, Command


class Later(TyperCommand):
    """A command that is told by its line and loaded when somebody calls it, or asks what it takes."""

    def __init__(self, name: str, command: Command) -> None:
        super().__init__(name, help=command.line)
        self.place = command.place

    def make_context(self, info_name: str | None, args: list[str], *given: Any, **more: Any) -> Any:
        module, _, name = self.place.partition(":")
        found = getattr(import_module(module), name)
        if not isinstance(found, typer.Typer):
            alone = typer.Typer(**STYLE)
            alone.command()(found)
            found = alone
        return get_command(found).make_context(info_name, args, *given, **more)


class Front(TyperGroup):
    """The commands of the house, and behind them those that games bring."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        ours = {name: Later(name, one) for name, one in COMMANDS.items()}
        # Ours are listed first, and no game's command takes the place of one.
        self.commands = {**ours, **self.commands, **ours}


app = typer.Typer(cls=Front, rich_markup_mode=None, pretty_exceptions_enable=False)
for one in kit.kits():
    for name, facet in one.commands.items():
        command = one.load(facet)
        if isinstance(command, typer.Typer):
            app.add_typer(command, name=name)
        else:
            app.command(name)(command)


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
    except typer.Abort:
        fail("Nothing was answered.")
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
