"""`vesuvius bench`: speeds, as a table or as JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from vesuvius.cli.options import NUMBER, Json, Name, seconds, whole, words
from vesuvius.cli.output import console, open_game, progress, write_json
from vesuvius.texts import texts

if TYPE_CHECKING:
    from rich.table import Table

SeveralPlayers = Annotated[str, typer.Option("--players", metavar="cli-metavar-list", help="cli-option-players-list")]
Seconds = Annotated[str, typer.Option("--seconds", metavar=NUMBER, help="cli-option-seconds")]
COLUMNS = {
    "decisions_per_cpu_second": "cli-bench-decisions",
    "games_per_cpu_second": "cli-bench-games",
    "nanoseconds": "cli-bench-nanoseconds",
}
PLACES = ("what", "players", "threads", *COLUMNS)


def bench(name: Name, players: SeveralPlayers = "2,4", length: Seconds = "1", json: Json = False) -> None:
    """Each measurement as soon as it is made."""
    numbers = [whole("--players", number) for number in words(players)]
    time = seconds("--seconds", length)
    game = open_game(name)
    for number in numbers:
        game.deal(number, (), 0)
    from vesuvius.bench import measure

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
    for heading in ("cli-bench-players", "cli-bench-threads", *COLUMNS.values(), "cli-bench-more"):
        table.add_column(texts(heading), justify="right")
    for row in rows:
        more = ", ".join(f"{key} {_figure(value)}" for key, value in row.items() if key not in PLACES)
        table.add_row(*(_figure(row.get(key)) for key in PLACES), more)
    return table


def _figure(value: Any) -> str:
    if isinstance(value, float):
        return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"
    return "" if value is None else f"{value:,}" if isinstance(value, int) else str(value)
