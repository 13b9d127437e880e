"""What a worker process of the server does: it gets one job at a time, thinks or draws, and sends back what came of it.

A job carries all that it needs, and a worker keeps nothing that another one would miss: any worker can do any job, and
do it again. For moves and hints it gets the state as the seat sees it, and never more; `data` is the hash of the data
that the game is played with, empty for those that a new game would have.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import lru_cache
from multiprocessing.connection import Connection
from pathlib import Path
from traceback import extract_tb
from typing import Any, ClassVar, Protocol

import msgspec

from vesuvius.bots.analysis.hints import Hint, hints
from vesuvius.bots.analysis.position import EFFORT, RatedMove, effort_for, rate_move
from vesuvius.bots.analysis.review import Analysis, ReviewedDecision, analyse
from vesuvius.bots.bot import Budget
from vesuvius.bots.players.registry import NamedBot, read_bot
from vesuvius.engine import (
    rule,  # written so, since a file that names the module is one that compiled rules are built on
)
from vesuvius.formats.record import in_force, read
from vesuvius.game import Game, Problem, State, SupportsActionNumbers, SupportsJudgement, supports, with_data

Load = Callable[[str], Game]
ReportProgress = Callable[[int, int, Any], None]
BOTS = 32  # that a worker remembers
bot_of = lru_cache(BOTS)(read_bot)


class Job(Protocol):
    """Something to think about. `tell` is called with how much is done, how much there is, and what came of it."""

    kind: ClassVar[str]

    def run(self, load: Load, report: ReportProgress) -> Any:
        """The answer."""


class WarmUp(msgspec.Struct, frozen=True):
    """Compile a game's rules and its bots' searches, unless the cache has them already."""

    kind: ClassVar[str] = "warm"
    game: str
    bots: tuple[str, ...]

    def run(self, load: Load, _tell: ReportProgress) -> None:
        game, bots = load(self.game), [bot_of(name) for name in self.bots]
        if supports(game, SupportsActionNumbers):
            game.warm()
        for bot in bots:
            _warm(game, bot)


class ChooseMove(msgspec.Struct, frozen=True):
    """A bot's move for the seat that decides."""

    kind: ClassVar[str] = "move"
    game: str
    bot: str
    masked: State
    seed: int
    data: str = ""

    def run(self, load: Load, _tell: ReportProgress) -> str:
        game = with_data(load(self.game), self.data)
        return bot_of(self.bot).choose(game, self.masked, self.seed).token


class FindHints(msgspec.Struct, frozen=True):
    """The best moves for a seat, with what speaks for them."""

    kind: ClassVar[str] = "hint"
    game: str
    masked: State
    seat: int
    budget: Budget | None = None
    effort: Budget = EFFORT  # without a budget, divided by what an iteration of the game takes
    times: int = 1  # as much as that
    data: str = ""

    def run(self, load: Load, _tell: ReportProgress) -> list[Hint]:
        game = with_data(load(self.game), self.data)
        return hints(game, self.masked, self.seat, self.budget or effort_for(game, self.times, self.effort))


class RateMove(msgspec.Struct, frozen=True):
    """What one token of the seat that decides is worth, by the analysis that hints come from."""

    kind: ClassVar[str] = "hint"
    game: str
    masked: State
    seat: int
    token: str
    effort: Budget
    data: str = ""

    def run(self, load: Load, _tell: ReportProgress) -> RatedMove:
        game = with_data(load(self.game), self.data)
        return rate_move(game, self.masked, self.seat, self.token, effort_for(game, effort=self.effort))


class DeepenHints(FindHints, frozen=True):
    """The same from a longer search, which waits behind others."""

    kind: ClassVar[str] = "deeper"


class AnalyseGame(msgspec.Struct, frozen=True):
    """A record looked at again, as one seat saw it or, once the game is over, with everything open.

    `winners` are those of a game that its players ended.
    """

    kind: ClassVar[str] = "analysis"
    record: bytes
    seat: int | None
    budget: str
    seed: int
    winners: list[int] | None = None

    def run(self, load: Load, report: ReportProgress) -> Analysis:
        record, done = read(self.record.splitlines(keepends=True)), 0
        total = len(in_force(record.entries))

        def advance(decision: ReviewedDecision) -> None:
            nonlocal done
            done += 1
            report(done, total, decision)

        return analyse(
            record, self.seat, self.budget, self.seed, advance, load, reasons=True, fairly=True, winners=self.winners
        )


class DrawPicture(msgspec.Struct, frozen=True):
    """An SVG of ours as PNG, with the letters of a font and, if it lacks some, of the machine's own fonts."""

    kind: ClassVar[str] = "picture"
    svg: str
    font: str
    other_fonts: bool

    def run(self, _load: Load, _tell: ReportProgress) -> bytes:
        from resvg_py import svg_to_bytes

        return bytes(svg_to_bytes(self.svg, skip_system_fonts=not self.other_fonts, font_files=[self.font]))


class Progress(msgspec.Struct, frozen=True):
    """How far a job has come, and what was found with this step."""

    done: int
    total: int
    found: Any


class Answer(msgspec.Struct, frozen=True):
    """What came of a job."""

    value: Any


def work(connection: Connection, load: Load, nice: int) -> None:
    """Do the jobs that come in, one after the other, giving way to other processes by so much."""
    os.nice(nice)

    def report(done: int, total: int, found: Any) -> None:
        connection.send(Progress(done, total, found))

    while True:
        connection.send(_answer(connection.recv(), load, report))


def _answer(job: Job, load: Load, report: ReportProgress) -> Answer | Problem:
    try:
        return Answer(job.run(load, report))
    except Problem as problem:
        return problem
    except (Exception, SystemExit) as error:
        # Its own words stay here: they may quote what is hidden.
        place = extract_tb(error.__traceback__)[-1]
        why = f"{type(error).__name__} ({Path(place.filename).name}:{place.lineno})"
        return Problem("pool-failed", why=why)


def _warm(game: Game, named: NamedBot) -> None:
    """Compile a bot's search; the name of the part is the one by which other programs know that it is done."""
    part = f"warm-{type(named.bot).__name__}"
    if getattr(named.bot, "compiled", False) and supports(game, SupportsJudgement) and rule.is_cold(game.name, part):
        with rule.warming(game.name, part):
            named.warm(game)
