"""`vesuvius analyse`: what each decision of a stored game was worth, as a table with a chart or as JSON."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from vesuvius.cli.files import STANDARD_INPUT, file_problems, read_input
from vesuvius.cli.options import NUMBER, Json, Seed, seed_of, whole
from vesuvius.cli.output import (
    console,
    print_problem,
    print_stderr,
    problems_in,
    progress,
    ready_bots,
    ready_game,
    write_json,
)
from vesuvius.problem import Problem
from vesuvius.texts import texts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.table import Table

    from vesuvius.bots.analysis.review import Analysis, Question, ReviewedDecision

STYLES = {"good": "dim", "inaccuracy": "yellow", "mistake": "bright_yellow", "blunder": "bright_red"}
Stored = Annotated[str, typer.Argument(metavar="cli-metavar-file", help="cli-option-analysed")]
Nth = Annotated[str, typer.Option("--game", metavar=NUMBER, help="cli-option-nth")]
AsSeat = Annotated[str | None, typer.Option("--seat", metavar=NUMBER, help="cli-option-analysis-seat")]
PerLook = Annotated[str, typer.Option("--budget", metavar="cli-metavar-budget", help="cli-option-budget")]
Fresh = Annotated[bool, typer.Option("--fresh", help="cli-option-fresh")]


def analyse(
    file: Stored,
    seat: AsSeat = None,
    budget: PerLook = "1500",
    seed: Seed = None,
    nth: Nth = "1",
    fresh: Fresh = False,
    json: Json = False,
) -> None:
    """Show the analysis that is kept beside the file, or make one and keep it."""
    from vesuvius.bots.analysis import review
    from vesuvius.cli.stored_game import read_record
    from vesuvius.formats.record import in_force

    searcher = review.searcher(budget)
    eyes, number = None if seat is None else whole("--seat", seat), 0 if seed is None else seed_of(seed)
    which, content = whole("--game", nth, 1), read_input(file)
    with problems_in(file):
        stored = read_record(content, which)
        asked = review.question(stored, eyes, budget, number, ready_game)
    found = None if fresh else _found(file, asked)
    if found is None:
        ready_bots(ready_game(stored.header.game), [searcher])
        with progress(texts("cli-analysing"), len(in_force(stored.entries))) as advance:
            # Without a budget of one's own, a game is judged as a server judges it.
            fairly = budget == review.BUDGET
            found = review.analyse(
                stored, eyes, budget, number, lambda _decision: advance(1), ready_game, fairly=fairly
            )
        _keep(file, found)
    if json:
        write_json(found)
    else:
        _show(found)


def _found(file: str, asked: Question) -> Analysis | None:
    """The analysis that is kept beside the file, if it answers this question."""
    from vesuvius.bots.analysis.review import analysis_file, find

    if file == STANDARD_INPUT:
        return None
    place = analysis_file(Path(file))
    found = find(place, asked)
    if found is not None:
        print_stderr(texts("cli-analysis-kept", file=str(place)))
    return found


def _keep(file: str, analysis: Analysis) -> None:
    """Keep it beside the file; where that cannot be, it is said and nothing else happens."""
    from vesuvius.bots.analysis.review import analysis_file, keep

    if file == STANDARD_INPUT:
        return
    place = analysis_file(Path(file))
    try:
        with file_problems(str(place)):
            keep(place, analysis)
    except Problem as problem:
        print_problem(Problem("cli-analysis-not-kept", problem=texts(problem.message, **problem.args_of_message)))


def _show(analysis: Analysis) -> None:
    from vesuvius.cli.boards import board_of
    from vesuvius.cli.chart import chart, legend

    board, terminal = board_of(ready_game(analysis.game)), console()
    names = [board.player(seat) for seat in range(analysis.players)]
    terminal.print(_decisions(analysis, names))
    terminal.print(_summary(analysis, names))
    terminal.print(texts("cli-analysis-chart"), style="bold")
    terminal.print(chart(analysis, names))
    terminal.print(legend(), style="dim")


def _table(title: str, *columns: str, right: Sequence[str] = ()) -> Table:
    """An empty table; some of its columns hold figures."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(title=texts(f"cli-analysis-{title}"), box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for column in columns:
        heading = texts(f"cli-analysis-{column}")
        table.add_column(heading, justify="right" if column in right else "left", no_wrap=True)
    return table


def _decisions(analysis: Analysis, names: Sequence[str]) -> Table:
    """Every decision; the best token is left out where it was played."""
    from rich.text import Text

    right = ("ply", "chance", "lost")
    table = _table("decisions", "ply", "player", "move", "best", "chance", "lost", "mark", right=right)
    for each in analysis.decisions:
        best = "" if each.best == each.move else each.best
        chance = f"{100 * each.before[each.seat]:.0f} → {100 * each.after[each.seat]:.0f} %"
        lost = _percent(each.given_away) if each.given_away else ""
        mark = Text(texts(f"cli-mark-{each.mark}"), STYLES[each.mark])
        table.add_row(str(each.ply), names[each.seat], each.move, best, chance, lost, mark)
    return table


def _summary(analysis: Analysis, names: Sequence[str]) -> Table:
    """For each seat how much it gave away, and where most of it went."""
    right = ("count", "average", "inaccuracies", "mistakes", "blunders")
    table = _table("summary", "player", *right, "worst", right=right)
    for seat, name in enumerate(names):
        own = [decision for decision in analysis.decisions if decision.seat == seat]
        marks = [sum(decision.mark == mark for decision in own) for mark in ("inaccuracy", "mistake", "blunder")]
        average = _percent(sum(decision.given_away for decision in own) / len(own)) if own else ""
        table.add_row(name, str(len(own)), average, *map(str, marks), _worst(own))
    return table


def _worst(own: Sequence[ReviewedDecision]) -> str:
    """The decision that gave most away, if any gave anything."""
    worst = max(own, key=lambda decision: decision.given_away, default=None)
    if worst is None or not worst.given_away:
        return ""
    return f"{worst.ply} {worst.move} ({_percent(worst.given_away)})"


def _percent(share: float) -> str:
    return f"{texts.decimal(100 * share, 1)} %"
