"""Help pages and usage errors in the reader's language: in the code, their words are message ids."""

from __future__ import annotations

import sys
from typing import Any

import typer
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from vesuvius.problem import Problem
from vesuvius.texts import texts


class Command(TyperCommand):
    """A command whose help is translated when it is shown."""

    allow_extra_args = True

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Typer's reading, with our complaint about what is left over."""
        rest = super().parse_args(ctx, args)
        if rest and not ctx.resilient_parsing:
            words = texts("cli-too-much", got=" ".join(rest))
            raise Problem("cli-see-help", problem=words, command=ctx.command_path)
        return rest

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Typer's page with our words."""
        _translate(self, ctx)
        super().format_help(ctx, formatter)

    def get_usage(self, ctx: Any) -> str:
        """The usage line."""
        return _usage(super().get_usage(ctx))


class Group(TyperGroup):
    """All commands together."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Typer's page with our words."""
        _translate(self, ctx)
        for command in self.commands.values():
            command.help = texts(command.help or "")
        super().format_help(ctx, formatter)

    def get_usage(self, ctx: Any) -> str:
        """The usage line."""
        return _usage(super().get_usage(ctx))

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command, or our complaint that there is none."""
        if self.get_command(ctx, args[0]) is None and not args[0].startswith("-"):
            raise Problem("cli-unknown-command", got=args[0], known=list(self.commands))
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: Any) -> Any:
        """Run the command and see its output off."""
        result = super().invoke(ctx)
        sys.stdout.flush()
        return result


def command_group() -> typer.Typer:
    """Several commands under one name, which alone shows the help page."""
    group = typer.Typer(cls=Group, no_args_is_help=False, invoke_without_command=True)

    @group.callback()
    def show_help(context: typer.Context) -> None:
        if context.invoked_subcommand is None:
            context.get_help()

    return group


def _usage(line: str) -> str:
    return line.replace("Usage:", texts("cli-usage"), 1)


def _translate(command: Command | Group, ctx: Any) -> None:
    """Put words in place of message ids, and ours in place of Typer's own."""
    from typer import rich_utils

    import vesuvius

    rich_utils.ARGUMENTS_PANEL_TITLE = texts("cli-panel-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = texts("cli-panel-options")
    rich_utils.COMMANDS_PANEL_TITLE = texts("cli-panel-commands")
    rich_utils.DEFAULT_STRING = texts("cli-default")
    rich_utils.REQUIRED_LONG_STRING = texts("cli-required")
    command.help = texts(command.help or "")
    command.options_metavar = texts("cli-metavar-options")
    if isinstance(command, Group):
        command.subcommand_metavar = texts("cli-metavar-command")
    games = list(vesuvius.GAMES)
    # By their words, not by what the games declare: a help page waits for no library.
    options = [f"{', '.join(texts.names(f'{game}-option-'))} ({game})" for game in games]
    for parameter in command.params:
        own = {"install_completion": "cli-install-completion", "show_completion": "cli-show-completion"}
        message = own.get(parameter.name or "", getattr(parameter, "help", None) or "")
        if message:
            parameter.help = texts(message, games=games, options=options)  # type: ignore[attr-defined]
        if parameter.metavar:
            parameter.metavar = texts(parameter.metavar)
        elif isinstance(parameter, TyperOption):
            parameter.metavar = ""
        if isinstance(parameter, TyperArgument):
            # Its name says what it is; the type would be a word of Python's.
            parameter.display_type_rich = lambda ctx: None  # type: ignore[method-assign]
    if isinstance(option := command.get_help_option(ctx), TyperOption):
        option.help, option.metavar = texts("cli-help-option"), ""


def usage_problem(error: typer.TyperException) -> Problem:
    """Typer's complaint as one of ours, with the command whose help would help."""
    context = getattr(error, "ctx", None)
    path = context.command_path if context else "vesuvius"
    parameter, option = getattr(error, "param", None), getattr(error, "option_name", None)
    if isinstance(error, typer.BadParameter) and parameter is not None:
        name = parameter.opts[0] if parameter.param_type_name == "option" else texts(parameter.metavar)
        words = texts("cli-missing", what=name)
    elif option is not None and hasattr(error, "possibilities"):
        near = ", ".join(error.possibilities or ())
        words = texts("cli-near-option", got=option, near=near) if near else texts("cli-unknown-option", got=option)
    elif option is not None:
        words = texts("cli-takes-no-value" if "take" in error.message else "cli-needs-value", option=option)
    else:
        words = texts("cli-bad-use", why=error.message.rstrip("."))
    return Problem("cli-see-help", problem=words, command=path)
