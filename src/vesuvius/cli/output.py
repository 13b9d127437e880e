"""Where words and data go: data to standard output, notices and complaints to standard error."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING, Any

from vesuvius.cli.files import STANDARD_INPUT
from vesuvius.problem import Problem
from vesuvius.texts import texts

if TYPE_CHECKING:
    from rich.console import Console

    from vesuvius.bots.players.registry import NamedBot
    from vesuvius.cli.boards.board import Board
    from vesuvius.game import Game, Refusal

# Whatever separates words or ends a line, but not the spaces that keep two words together.
BLANK = re.compile(r"[^\S\u00a0\u202f]+")

PATIENCE = 0.7  # seconds before a word is said


def console() -> Console:
    """Standard output for drawings; it knows the terminal's width and whether colours are wanted."""
    from rich.console import Console

    return Console(highlight=False, emoji=False, markup=False)


def write(data: bytes) -> None:
    """Data onto standard output, as it is, and all of it.

    Where Python does not buffer, the system may take a part of what it is given: when a signal comes while it waits.
    """
    sys.stdout.flush()
    rest = memoryview(data)
    while rest:
        rest = rest[sys.stdout.buffer.write(rest) :]


def write_json(value: Any) -> None:
    """One JSON object on a line of standard output."""
    from vesuvius.formats.json_lines import encode

    write(encode(value) + b"\n")
    sys.stdout.flush()


def print_result(json: bool, value: Any, words: str) -> None:
    """What came of a command, as JSON or in words, on standard output."""
    if json:
        write_json(value)
    else:
        print_line(words)


def print_line(words: str) -> None:
    """A line on standard output."""
    sys.stdout.write(words + "\n")


def print_stderr(words: str) -> None:
    """A line for the person at the terminal, apart from the data."""
    sys.stdout.flush()
    sys.stderr.write(words + "\n")
    sys.stderr.flush()


def print_problem(problem: Problem) -> None:
    """What is wrong, in one line."""
    print_stderr(texts("cli-error", problem=problem_text(problem)))


def problem_text(problem: Problem) -> str:
    """A problem in words, with game and line in front where it has them."""
    args = problem.args_of_message
    words = BLANK.sub(" ", texts(problem.message, **args)).strip()
    game, line = args.get("game"), args.get("line")
    if isinstance(line, int) and isinstance(game, int):
        return texts("cli-at-game", game=game, line=line, problem=words)
    return texts("cli-at-line", line=line, problem=words) if isinstance(line, int) else words


def report(problem: Problem, file: str, json: dict[str, Any] | None, status: int) -> int:
    """Say what is wrong in a file, and as JSON too if that is wanted; returns the exit status."""
    if json is not None:
        write_json({"problem": problem.message, **json})
    words = problem_text(problem)
    print_problem(problem if file == STANDARD_INPUT else Problem("cli-in-file", file=file, problem=words))
    return status


@contextmanager
def problems_in(file: str) -> Iterator[None]:
    """Whatever is wrong inside is wrong in that file."""
    try:
        yield
    except Problem as problem:
        raise Problem("cli-in-file", file=file, problem=problem_text(problem)) from problem


def refusal_text(board: Board, token: str, refusal: Refusal) -> str:
    """Why a move is not legal, with the ruling, in the words of the game's board."""
    why = texts(refusal.message, **board.named(refusal.args))
    if refusal.rule:
        return texts("cli-refused-rule", token=token, why=why, rule=refusal.rule)
    return texts("cli-refused", token=token, why=why)


@cache
def ready_game(name: str, data: str | None = None) -> Game:
    """The game of that name, ready to be played; where its rules have to be compiled first, that is said.

    `data` is a set of data or a folder of changed files: rules are compiled without them.
    """
    import vesuvius
    from vesuvius.cli.options import loaded

    game = loaded(name, data)
    if name in vesuvius.GAMES:
        from vesuvius.engine.rule import is_cold

        warm: Callable[[], None] | None = getattr(game, "warm", None)
        if warm is not None and is_cold(name):
            print_stderr(texts("cli-compiling", game=name))
            warm()
    return game


def ready_bots(game: Game, bots: Iterable[NamedBot]) -> None:
    """Make bots ready to choose; where their search has to be compiled first, that is said."""
    from vesuvius.engine.rule import is_cold, warming
    from vesuvius.game import SupportsJudgement, supports

    for bot in bots:
        part = f"warm-{type(bot.bot).__name__}"
        if getattr(bot.bot, "compiled", False) and supports(game, SupportsJudgement) and is_cold(game.name, part):
            print_stderr(texts("cli-compiling-bot", bot=bot.name))
            with warming(game.name, part):
                bot.warm(game)


@contextmanager
def progress(words: str, total: int | None) -> Iterator[Callable[[int], None]]:
    """A bar on standard error while something long is done; none where that is not a terminal."""
    if not sys.stderr.isatty():
        yield lambda _step: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(words, total=total)
        yield lambda step: bar.advance(task, step)


@contextmanager
def status_line(words: str) -> Iterator[None]:
    """Say what is going on if it takes longer than people like to wait; nothing where nobody looks."""
    if not sys.stderr.isatty():
        yield
        return
    from threading import Timer

    from rich.console import Console

    status = Console(stderr=True, highlight=False, emoji=False, markup=False).status(words)
    timer = Timer(PATIENCE, status.start)
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        timer.join()
        status.stop()
