"""`vesuvius replay`: the board of a stored game at any ply."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from vesuvius.cli.files import file_problems, read_input
from vesuvius.cli.options import NUMBER, Data, Json, check_seat, whole
from vesuvius.cli.output import console, print_line, problems_in, write_json
from vesuvius.problem import Problem
from vesuvius.texts import texts

if TYPE_CHECKING:
    from rich.console import RenderableType

    from vesuvius.cli.stored_game import UnplayableRecord
    from vesuvius.game import Event, Line

WIDTH = 118
Stored = Annotated[str, typer.Argument(metavar="cli-metavar-file", help="cli-option-stored")]
PlyNumber = Annotated[str | None, typer.Option("--ply", metavar=NUMBER, help="cli-option-ply")]
Nth = Annotated[str, typer.Option("--game", metavar=NUMBER, help="cli-option-nth")]
Picture = Annotated[str | None, typer.Option("--svg", metavar="cli-metavar-file", help="cli-option-svg")]
AsSeat = Annotated[str | None, typer.Option("--seat", metavar=NUMBER, help="cli-option-as-seat")]


class Place(NamedTuple):
    """Which of how many games, and which of how many plies."""

    game: int
    games: int
    ply: int
    plies: int

    def words(self) -> str:
        """A caption; a game that is alone is not counted."""
        ply = texts("cli-ply-of", ply=self.ply, plies=self.plies)
        return ply if self.games == 1 else texts("cli-game-of", game=self.game, games=self.games, ply=ply)


def replay(
    file: Stored,
    ply: PlyNumber = None,
    nth: Nth = "1",
    seat: AsSeat = None,
    svg: Picture = None,
    data: Data = None,
    json: Json = False,
) -> None:
    """As a spectator sees it, or whoever sits at a seat."""
    from vesuvius.cli.boards import board_of
    from vesuvius.cli.stored_game import UnplayableRecord, read_stored_game

    if json and svg is not None:
        raise Problem("cli-not-together", option="--json", other="--svg")
    content, which = read_input(file), whole("--game", nth, 1)
    eyes = None if seat is None else whole("--seat", seat)
    with problems_in(file):
        try:
            story = read_stored_game(content, which, data)
        except UnplayableRecord as closed:
            if svg is None:
                _tell(closed, _place(which, closed.games, ply, len(closed.told)), eyes, json)
            raise
        place = _place(which, story.games, ply, len(story.plies))
        state, told = story.at(place.ply)
    check_seat(eyes or 0, story.game.position(state)["players"])
    log = [[story.game.mask_event(event, eyes) for event in events] for events in told]
    if json:
        _write(place, log, view=story.game.view(state, eyes))
    else:
        board = board_of(story.game)
        legal = story.game.legal(state) if eyes is not None and story.game.seat(state) == eyes else []
        lines = [line for events in log for line in board.tell(events)]
        drawing = board.draw(story.game.view(state, eyes), lines, legal)
        _show(drawing, svg, place.words())
        outcome = story.game.outcome(state)
        if outcome is not None and svg is None:
            console().print(board.result(outcome))


def _place(game: int, games: int, ply: str | None, plies: int) -> Place:
    """The place that is asked for: the last ply where none is."""
    number = plies if ply is None else whole("--ply", ply)
    if number > plies:
        raise Problem("cli-no-such-ply", got=number, last=plies)
    return Place(game, games, number, plies)


def _tell(closed: UnplayableRecord, place: Place, eyes: int | None, json: bool) -> None:
    """The log of a record that cannot be replayed, from the events that are stored in it."""
    from vesuvius.cli.boards import tell_anything

    check_seat(eyes or 0, closed.players)
    log = [[closed.game.mask_event(event, eyes) for event in events] for events in closed.told[: place.ply]]
    if json:
        _write(place, log)
        return
    for events in log:
        for line in tell_anything(closed.game, events):
            print_line(f"{line.words} ({line.rule})" if line.rule else line.words)
    print_line(place.words())


def _write(place: Place, log: list[list[Event]], **view: Line) -> None:
    from msgspec import to_builtins

    write_json({**place._asdict(), **view, "log": to_builtins(log)})


def _show(drawing: RenderableType, svg: str | None, caption: str) -> None:
    if svg is None:
        terminal = console()
        terminal.print(drawing)
        terminal.print(caption, style="dim")
        return
    from vesuvius.cli.boards.svg import save_svg

    with file_problems(svg):
        save_svg(drawing, Path(svg), WIDTH, caption)
