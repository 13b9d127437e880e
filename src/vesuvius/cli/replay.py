"""`vesuvius replay`: the board of a stored game at any ply."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from vesuvius.cli.files import complaints, read_input
from vesuvius.cli.options import NUMBER, Json, check_seat, whole
from vesuvius.cli.output import about, console, say, write_json
from vesuvius.problem import Problem
from vesuvius.texts import texts

if TYPE_CHECKING:
    from rich.console import RenderableType

    from vesuvius.cli.stored import Closed
    from vesuvius.game import Event, Game, State

WIDTH = 118
Stored = Annotated[str, typer.Argument(metavar="cli-metavar-file", help="cli-option-stored")]
PlyNumber = Annotated[str | None, typer.Option("--ply", metavar=NUMBER, help="cli-option-ply")]
Nth = Annotated[str, typer.Option("--game", metavar=NUMBER, help="cli-option-nth")]
Picture = Annotated[str | None, typer.Option("--svg", metavar="cli-metavar-file", help="cli-option-svg")]
AsSeat = Annotated[str | None, typer.Option("--seat", metavar=NUMBER, help="cli-option-as-seat")]


def replay(
    file: Stored, ply: PlyNumber = None, nth: Nth = "1", seat: AsSeat = None, svg: Picture = None, json: Json = False
) -> None:
    """As a spectator sees it, or whoever sits at a seat."""
    from vesuvius.cli.boards import board_of
    from vesuvius.cli.stored import Closed, read_story

    if json and svg is not None:
        raise Problem("cli-not-together", option="--json", other="--svg")
    content, which = read_input(file), whole("--game", nth, 1)
    eyes = None if seat is None else whole("--seat", seat)
    with about(file):
        try:
            story = read_story(content, which)
        except Closed as closed:
            if svg is None:
                _tell(closed, ply, eyes, json)
            raise
        last = len(story.plies)
        number = _number(ply, last)
        state, told = story.at(number)
    check_seat(eyes or 0, story.game.position(state)["players"])
    log = [[story.game.mask_event(event, eyes) for event in events] for events in told]
    if json:
        _write(story.game, state, eyes, log, number, last)
    else:
        board = board_of(story.game)
        legal = story.game.legal(state) if eyes is not None and story.game.seat(state) == eyes else []
        lines = [line for events in log for line in board.tell(events)]
        drawing = board.draw(story.game.view(state, eyes), lines, legal)
        _show(drawing, svg, texts("cli-ply-of", ply=number, plies=last))
        outcome = story.game.outcome(state)
        if outcome is not None and svg is None:
            console().print(board.result(outcome))


def _number(ply: str | None, last: int) -> int:
    """How many decisions to go, of so many."""
    number = last if ply is None else whole("--ply", ply)
    if number > last:
        raise Problem("cli-no-such-ply", got=number, last=last)
    return number


def _tell(closed: Closed, ply: str | None, eyes: int | None, json: bool) -> None:
    """The log of a record that cannot be replayed, from the events that are stored in it."""
    from msgspec import to_builtins

    from vesuvius.cli.boards import tell_anything

    check_seat(eyes or 0, closed.players)
    last = len(closed.told)
    number = _number(ply, last)
    log = [[closed.game.mask_event(event, eyes) for event in events] for events in closed.told[:number]]
    if json:
        write_json({"ply": number, "plies": last, "log": to_builtins(log)})
        return
    for events in log:
        for line in tell_anything(closed.game, events):
            say(f"{line.words} ({line.rule})" if line.rule else line.words)
    say(texts("cli-ply-of", ply=number, plies=last))


def _write(game: Game, state: State, eyes: int | None, log: list[list[Event]], ply: int, plies: int) -> None:
    from msgspec import to_builtins

    write_json({"ply": ply, "plies": plies, "view": game.view(state, eyes), "log": to_builtins(log)})


def _show(drawing: RenderableType, svg: str | None, caption: str) -> None:
    if svg is None:
        terminal = console()
        terminal.print(drawing)
        terminal.print(caption, style="dim")
        return
    from vesuvius.cli.boards.svg import save_svg

    with complaints(svg):
        save_svg(drawing, Path(svg), WIDTH, caption)
