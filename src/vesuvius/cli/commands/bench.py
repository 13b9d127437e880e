"""`vesuvius bench`: speeds, as a table or as JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from vesuvius.cli.options import NUMBER, Json, Name, seconds, table, words
from vesuvius.cli.output import console, progress, ready_game, write_json
from vesuvius.texts import texts

if TYPE_CHECKING:
    from rich.table import Table

SeveralPlayers = Annotated[str, typer.Option("--players", metavar="cli-metavar-list", help="cli-option-players-list")]
Seconds = Annotated[str, typer.Option("--seconds", metavar=NUMBER, help="cli-option-seconds")]
COLUMNS = {
    "cli-bench-players": ("players",),
    "cli-bench-threads": ("threads",),
    "cli-bench-decisions": ("decisions_per_cpu_second",),
    "cli-bench-games": ("games_per_cpu_second",),
    "cli-bench-nanoseconds": ("nanoseconds",),
    "cli-bench-yardstick": (
        "yardstick_decisions_per_cpu_second",
        "yardstick_nanoseconds",
        "empty_call_nanoseconds",
        "libraries_nanoseconds",
    ),
    "cli-bench-ratio": ("ratio",),
}


def bench(name: Name, players: SeveralPlayers = "2,4", length: Seconds = "1", json: Json = False) -> None:
    """Each measurement as soon as it is made."""
    numbers = [table(name, number)[0] for number in words(players) or [players]]
    time = seconds("--seconds", length)
    ready_game(name)
    from vesuvius.cli.speed import measure

    rows: list[dict[str, Any]] = []
    with progress(texts("cli-measuring"), None) as advance:
        for row in measure(name, numbers, time):
            advance(1)
            rows.append(row)
            if json:
                write_json(row)
    if not json:
        console().print(_table(rows))


def _table(rows: list[dict[str, Any]]) -> Table:
    from rich.table import Table

    table = Table(texts("cli-bench-what"))
    for heading in COLUMNS:
        table.add_column(texts(heading), justify="right", overflow="fold")
    for row in rows:
        what = " ".join(str(row[key]) for key in ("what", "cache") if key in row)
        found = ([row[key] for key in keys if key in row] for keys in COLUMNS.values())
        table.add_row(what, *(_figure(figures[0]) if figures else "" for figures in found))
    return table


def _figure(value: float) -> str:
    return f"{value:,.0f}" if isinstance(value, int) or value >= 100 else f"{value:.3g}"
