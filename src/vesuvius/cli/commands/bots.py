"""`vesuvius bots`: what can be written after `--bots`, and what kind of player each is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vesuvius import GAMES, load
from vesuvius.cli.options import Json
from vesuvius.cli.output import console, write_json
from vesuvius.texts import texts

if TYPE_CHECKING:
    from rich.table import Table

    from vesuvius.bots.players.levels import Level

# Those that are not levels; capitals stand for what one puts there. Then the part of their message ids.
KINDS = {
    "uniform": "uniform",
    "greedy": "greedy",
    "mcts:N": "mcts",
    "mcts:Ns": "seconds",
    "mcts:N*T": "threads",
    "module:Class": "own",
    "engine:COMMAND": "engine",
}


def bots(json: Json = False) -> None:
    """The levels from the weakest on, then the other kinds."""
    rows = listed()
    if json:
        write_json(rows)
    else:
        console().print(_drawn(rows))


def listed() -> list[dict[str, str]]:
    """Each kind as it is written, with its name and what kind of player it is."""
    from vesuvius.bots.players.levels import LEVELS

    levels = [_row(f"level:{level.number}", f"level-{level.number}", **_games_tried(level)) for level in LEVELS]
    return levels + [_row(bot, kind) for bot, kind in KINDS.items()]


def _games_tried(level: Level) -> dict[str, int | None]:
    """How many games the level tries for a decision, by what is played."""
    from vesuvius.bots.players.mcts import fair

    return {name: fair(load(name), level.budget).iterations for name in GAMES}


def _row(bot: str, kind: str, **tried: int | None) -> dict[str, str]:
    return {"bot": bot, "name": texts(f"bot-{kind}-name"), "about": texts(f"bot-{kind}-about", **tried)}


def _drawn(rows: list[dict[str, str]]) -> Table:
    from rich.table import Table

    table = Table.grid(padding=(0, 2, 1, 0), collapse_padding=False)
    for style in ("bold", "", ""):
        table.add_column(style=style, no_wrap=style == "bold")
    for row in rows:
        table.add_row(*row.values())
    return table
