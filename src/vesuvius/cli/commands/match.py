"""`vesuvius match`: bots against each other, as a table or as JSON."""

from __future__ import annotations

import secrets
from collections.abc import Generator, Iterator
from contextlib import ExitStack, closing, contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from vesuvius.cli.exit_status import INTERRUPTED
from vesuvius.cli.files import file_problems
from vesuvius.cli.options import NUMBER, Data, Json, Name, Options, Seed, loaded, seed_of, whole, words
from vesuvius.cli.output import console, print_stderr, problems_in, progress, ready_bots, ready_game, write_json
from vesuvius.problem import Problem
from vesuvius.texts import texts

if TYPE_CHECKING:
    from rich.table import Table

    from vesuvius.arena.archive import Archive
    from vesuvius.arena.ledger import Ledger
    from vesuvius.arena.match import Forfeit, GameResult, Match
    from vesuvius.arena.standings import Row, Standings
    from vesuvius.game import Game

SEED_BITS = 32
FILE = "cli-metavar-file"
Bots = Annotated[str, typer.Option("--bots", metavar="cli-metavar-list", help="cli-option-bots")]
Games = Annotated[str, typer.Option("--games", metavar=NUMBER, help="cli-option-match-games")]
Jobs = Annotated[str, typer.Option("--jobs", metavar=NUMBER, help="cli-option-jobs")]
ResumeFile = Annotated[str | None, typer.Option("--resume", metavar=FILE, help="cli-option-resume")]
RecordFile = Annotated[str | None, typer.Option("--records", metavar=FILE, help="cli-option-records")]


def match(
    name: Name,
    bots: Bots,
    games: Games = "100",
    seed: Seed = None,
    options: Options = "",
    jobs: Jobs = "1",
    resume: ResumeFile = None,
    records: RecordFile = None,
    data: Data = None,
    json: Json = False,
) -> int:
    """Play the games that are missing, and show what all of them come to, however far it got."""
    import vesuvius
    from vesuvius.arena.runner import run
    from vesuvius.arena.standings import standings
    from vesuvius.bots.players.registry import read_bot
    from vesuvius.engine.processes import usable_cores

    load = vesuvius.load if data is None else partial(loaded, data=data)
    count, workers = whole("--games", games, 1), whole("--jobs", jobs) or usable_cores()
    finished: list[GameResult] = []
    status, failure = 0, None
    with _exclusive(resume, records):
        chosen = _set_up(loaded(name, data), bots, options, seed, resume)
        ledger, archive = _files(chosen, resume, records)
        _tell(chosen, count, seed)
        ready_bots(ready_game(name, data), {bot: read_bot(bot) for bot in chosen.bots}.values())
        try:
            _collect(run(chosen, count, workers, ledger, archive, load), count, finished)
        except KeyboardInterrupt:
            status = INTERRUPTED
            print_stderr(texts("cli-match-interrupted", games=len(finished), all=count))
        except (Problem, OSError) as error:
            failure = error
    table = standings(chosen, finished)
    if json:
        write_json(table)
    else:
        console().print(_drawn(name, table))
    _tell_forfeits(finished)
    if failure is not None:
        raise failure
    return status


@contextmanager
def _exclusive(resume: str | None, records: str | None) -> Iterator[None]:
    """No other match writes to these files meanwhile."""
    from vesuvius.arena.append_only import exclusive

    files = [file for file in (resume, records) if file is not None]
    with ExitStack() as held:
        for file in files:
            with file_problems(file):
                if len({Path(name).resolve() for name in files}) < len(files):
                    raise Problem("match-same-file", file=file)
                held.enter_context(exclusive(Path(file)))
        yield


def _collect(results: Generator[GameResult], count: int, finished: list[GameResult]) -> None:
    """Enter every game as it comes, with a bar meanwhile."""
    with progress(texts("cli-matching"), count) as advance, closing(results):
        for played in results:
            finished.append(played)
            advance(1)


def _set_up(game: Game, bots: str, options: str, seed: str | None, resume: str | None) -> Match:
    """The match that is asked for; without a seed it is that of the file to be taken up, or a new one."""
    from vesuvius.arena.ledger import stored_seed
    from vesuvius.arena.match import set_up
    from vesuvius.bots.players.registry import read_bot

    number = None if seed is None else seed_of(seed)
    named = [read_bot(text.strip()).name for text in bots.split(",")]
    if number is None and resume is not None:
        with file_problems(resume), problems_in(resume):
            number = stored_seed(Path(resume))
    return set_up(game, named, words(options), secrets.randbits(SEED_BITS) if number is None else number)


def _files(match: Match, resume: str | None, records: str | None) -> tuple[Ledger | None, Archive | None]:
    """Where games and their records are kept."""
    from vesuvius.arena.archive import Archive
    from vesuvius.arena.ledger import Ledger

    ledger: Ledger | None = None
    archive: Archive | None = None
    if resume is not None:
        with file_problems(resume), problems_in(resume):
            ledger = Ledger(Path(resume), match)
    if records is not None:
        with file_problems(records), problems_in(records):
            archive = Archive(Path(records), match, ledger)
    return ledger, archive


def _tell(match: Match, games: int, seed: str | None) -> None:
    """What is worth knowing before it begins."""
    if seed is None:
        print_stderr(texts("cli-seed", seed=str(int(match.seed, 16))))
    if games % match.rotations:
        print_stderr(texts("cli-match-uneven", games=games, rotations=match.rotations))


def _tell_forfeits(finished: list[GameResult]) -> None:
    """Which engine lost games by what it did, how many, and what that was the first time."""
    lost: dict[str, list[tuple[int, Forfeit]]] = {}
    for played in sorted(finished, key=lambda each: each.number):
        for forfeit in played.forfeits:
            lost.setdefault(played.seats[forfeit.seat], []).append((played.number, forfeit))
    for bot, forfeits in lost.items():
        number, first = forfeits[0]
        why = texts(first.problem, **first.args)
        print_stderr(texts("cli-match-forfeits", bot=bot, games=len(forfeits), number=number, why=why))


def _drawn(name: str, standings: Standings) -> Table:
    from rich.table import Table

    kinds = list(standings.bots[0].scores)
    table = Table(title=texts("cli-match-games", games=standings.games), caption=texts("cli-match-averages"))
    table.add_column(texts("cli-match-bot"), overflow="fold")
    for column in ("wins", "rate", *kinds, "milliseconds"):
        heading = _score(name, column) if column in kinds else texts(f"cli-match-{column}")
        table.add_column(heading, justify="right", min_width=max(map(len, heading.split())), no_wrap=column == "rate")
    for row in standings.bots:
        bot = row.bot if row.seats == 1 else f"{row.bot} ×{row.seats}"
        scores = (texts.decimal(row.scores[kind], 2) for kind in kinds)
        table.add_row(bot, texts.decimal(row.wins, 1), _rate(row), *scores, _milliseconds(row))
    return table


def _score(name: str, kind: str) -> str:
    """A kind of score in the words of its game, where it has them, as a heading."""
    return texts(f"{name}-{kind}").capitalize() if texts.has(f"{name}-{kind}") else kind


def _rate(row: Row) -> str:
    """Win rate and interval in per cent."""
    if row.win_rate is None or row.low is None or row.high is None:
        return ""
    rate, low, high = (texts.decimal(100 * share, 1) for share in (row.win_rate, row.low, row.high))
    return f"{rate} % ({low}–{high})"


def _milliseconds(row: Row) -> str:
    return "" if row.seconds_per_decision is None else texts.decimal(1000 * row.seconds_per_decision, 2)
