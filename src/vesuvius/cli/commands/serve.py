"""`vesuvius serve`: host games. Its options are made from the fields of the server's settings."""

from __future__ import annotations

import inspect
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from vesuvius.cli.files import file_problems
from vesuvius.cli.help import Command
from vesuvius.texts import texts

if TYPE_CHECKING:
    from vesuvius.server.settings import Setting, Settings

CONFIGURATION = "VESUVIUS_CONFIG"
METAVARS = {
    "int": "cli-metavar-number",
    "float": "cli-metavar-number",
    "database": "cli-metavar-address",
    "origin": "cli-metavar-address",
    "network": "cli-metavar-address",
    "contact": "cli-metavar-address",
}
Configuration = Annotated[
    str | None, typer.Option("--config", metavar="cli-metavar-file", help="cli-option-config", show_default=False)
]


class Settable(Command):
    """The command with one option for each setting; they are made when it is called, not for other commands."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Make the options, then read them."""
        known = {parameter.name for parameter in self.params}
        self.params += [parameter for parameter in _parameters() if parameter.name not in known]
        return super().parse_args(ctx, args)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """The page with variable and default beside each option, and what no option takes below."""
        from typer import rich_utils

        from vesuvius.server.settings import settings

        rich_utils.ENVVAR_STRING = "[{}]"
        fields = {setting.name: setting for setting in settings()}
        for parameter in self.params:
            setting = fields.get(parameter.name or "")
            # Only the page shows these: the values themselves are read by the settings, from all places alike.
            parameter.envvar = CONFIGURATION if setting is None else setting.variable
            parameter.default = None if setting is None else _shown(setting)
            parameter.show_envvar = parameter.show_default = True  # type: ignore[attr-defined]
        hidden = [f"{setting.variable}: {texts(setting.help)}" for setting in fields.values() if setting.secret]
        self.epilog = "\n\n".join([texts("cli-serve-secrets"), *hidden])
        super().format_help(ctx, formatter)

    def invoke(self, ctx: Any) -> Any:
        """Hand the settings over as they were typed."""
        ctx.obj = {name: ctx.params.pop(name) for name in list(ctx.params) if name != "config"}
        return super().invoke(ctx)


def serve(context: typer.Context, config: Configuration = None) -> None:
    """Read the settings and host until the process is told to stop."""
    from vesuvius.server.operations.gc_schedule import collecting_later

    chosen = configured(context.obj, config)
    with collecting_later():
        from vesuvius.server.app import serve as host

        host(chosen)


def configured(flags: dict[str, Any], config: str | None) -> Settings:
    """The settings, from flags, the environment and the file that is named."""
    from vesuvius.server.settings import read_settings

    file = config if config is not None else os.environ.get(CONFIGURATION) or None
    if file is not None:
        with file_problems(file), Path(file).open("rb"):
            pass
    return read_settings(flags, os.environ, None if file is None else Path(file))


def _parameters() -> list[Any]:
    """The options, as Typer makes them from the parameters of a function."""
    from vesuvius.server.settings import settings

    def typed(**_values: Any) -> None: ...

    own = [_parameter(setting) for setting in settings() if not setting.secret]
    typed.__signature__ = inspect.Signature(own)  # type: ignore[attr-defined]
    alone = typer.Typer(add_completion=False)
    alone.command()(typed)
    return typer.main.get_command(alone).params


def _parameter(setting: Setting) -> inspect.Parameter:
    metavar = "cli-metavar-list" if setting.several else METAVARS.get(setting.kind, "cli-metavar-text")
    option = typer.Option(*setting.flags, metavar=metavar, help=setting.help)
    return inspect.Parameter(
        setting.name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=Annotated[str | None, option]
    )


def _shown(setting: Setting) -> Any:
    """A default as the page shows it."""
    value = setting.default
    if setting.several:
        return ",".join(value) or None
    if isinstance(value, bool):
        return str(value).lower()
    return f"{value:g}" if isinstance(value, float) else value
