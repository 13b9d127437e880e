"""All commands under one name, and how an exit status is made of what they do."""

from __future__ import annotations

from typing import Annotated

import typer

from vesuvius.cli.commands.admin import admin
from vesuvius.cli.commands.analyse import analyse
from vesuvius.cli.commands.bench import bench
from vesuvius.cli.commands.bots import bots
from vesuvius.cli.commands.check import check
from vesuvius.cli.commands.data import data
from vesuvius.cli.commands.hint import hint
from vesuvius.cli.commands.match import match
from vesuvius.cli.commands.perft import perft
from vesuvius.cli.commands.play import play
from vesuvius.cli.commands.replay import replay
from vesuvius.cli.commands.serve import Settable, serve
from vesuvius.cli.commands.trace import trace
from vesuvius.cli.commands.verify import verify
from vesuvius.cli.exit_status import READER_GONE
from vesuvius.cli.help import Command, Group, usage_problem

app = typer.Typer(name="vesuvius", cls=Group, help="cli-help", invoke_without_command=True)
for function in (play, hint, replay, analyse, match, bots, trace, check, perft, bench, verify):
    app.command(function.__name__, cls=Command, help=f"cli-{function.__name__}-help")(function)
app.command("serve", cls=Settable, help="cli-serve-help")(serve)
app.add_typer(data, name="data", cls=Group, help="data-help")
app.add_typer(admin, name="admin", cls=Group, help="admin-help")


@app.callback()
def everything(
    context: typer.Context,
    language: Annotated[
        str | None, typer.Option("--language", metavar="cli-metavar-language", help="cli-option-language")
    ] = None,
    version: Annotated[bool, typer.Option("--version", help="cli-option-version")] = False,
    lan: Annotated[bool, typer.Option("--lan", help="cli-option-lan")] = False,
    port: Annotated[str | None, typer.Option("--port", metavar="cli-metavar-number", help="cli-option-port")] = None,
    opening: Annotated[bool, typer.Option("--open/--no-open", help="cli-option-open")] = True,
) -> None:
    """What holds for every command; alone, the game in a browser."""
    if version:
        from vesuvius import __version__
        from vesuvius.cli.output import print_line

        print_line(f"vesuvius {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        from vesuvius.cli.commands.start import start

        start(lan, port, opening)


def run(arguments: list[str]) -> int:
    """Run the command that the arguments name; its exit status."""
    try:
        status = typer.main.get_command(app).main(arguments, prog_name="vesuvius", standalone_mode=False)
    except typer.TyperException as error:
        raise usage_problem(error) from None
    except SystemExit as leaving:
        # Typer and Rich leave with 1 when whoever reads our output has gone.
        if leaving.code != 1:
            raise
        return READER_GONE
    return status if isinstance(status, int) else 0
