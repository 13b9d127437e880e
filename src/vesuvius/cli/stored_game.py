"""A stored game of any form, made ready to be looked at ply by ply: a record, a trace, or a position alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from vesuvius.cli.boards import board_of
from vesuvius.cli.output import ready_game, refusal_text
from vesuvius.formats import position, record, trace
from vesuvius.formats.json_lines import BadLine, numbered, printable, read_object
from vesuvius.game import Event, Game, Illegal, Line, Problem, State

Load = Callable[[str], Game]
END = frozenset({"winners", "end"})  # what a last line of a trace has one of


class Ply(NamedTuple):
    """A decision: its token, the chance lines that came with it, and the line of a file where it stands."""

    move: str
    chance: list[Line]
    line: int = 0


class StoredGame(NamedTuple):
    """A game from its set-up on, how many games there are where it comes from, and its record where it has one."""

    game: Game
    start: State
    plies: list[Ply]
    games: int = 1
    stored: record.Record | None = None

    def at(self, ply: int) -> tuple[State, list[list[Event]]]:
        """The state after so many decisions, and the events of each of them; raises the Problem with one of them."""
        state, told = self.game.copy(self.start), []
        for move, chance, number in self.plies[:ply]:
            try:
                for line in chance:
                    self.game.foresee(state, line)
                told.append(self.game.play(state, move))
            except Illegal as illegal:
                raise _refused(self.game, number, move, illegal) from None
            except Problem as problem:
                raise BadLine(problem.message, number + 1, **problem.args_of_message) from None
        return state, told


class UnplayableRecord(Problem):
    """A record that this program cannot replay, but can tell: its game, its players and the events of its moves."""

    def __init__(self, problem: Problem, game: Game, stored: record.Record, games: int) -> None:
        super().__init__(problem.message, **problem.args_of_message)
        self.game, self.players, self.games = game, stored.header.players, games
        self.told = [move.events for move in record.in_force(stored.entries)]


def read_stored_game(content: bytes, nth: int, data: str | None = None) -> StoredGame:
    """What the bytes hold, by the look of their first line; of a trace or of several records, the nth game.

    `data` says which data it was played with, if they can't be found by what it says of them itself.
    """
    load = partial(ready_game, data=data)
    rows = content.splitlines(keepends=True)
    first = _first(rows)
    is_trace = "format" not in first and isinstance(first.get("game"), str) and _is_deal(first, load)
    if is_trace:
        return _of_trace(rows, nth, load)
    if "format" in first:
        return _of_record(rows, nth, load)
    if nth > 1:
        raise Problem("cli-no-such-game", got=nth, last=1)
    game, state = position.read(content, load=load)
    return StoredGame(game, state, [])


def read_record(content: bytes, nth: int) -> record.Record:
    """The nth record that the bytes hold, or one made of the nth game of a trace."""
    if not _first(content.splitlines()).keys() & {"format", "game"}:
        raise Problem("analysis-no-record")
    story = read_stored_game(content, nth)
    if story.stored is not None:
        return story.stored
    if not story.plies:
        raise Problem("analysis-no-record")
    return _recorded(story)


def _first(rows: Sequence[bytes]) -> Line:
    """The first line, where it is an object."""
    try:
        return read_object(rows[0], 1) if rows else {}
    except BadLine:
        return {}


def _recorded(story: StoredGame) -> record.Record:
    """A game without a record as one, with all its chance in the deal."""
    end, _ = story.at(len(story.plies))
    stored, state = record.start(story.game, seed=0, deal=story.game.whole_deal(end))
    for ply in story.plies:
        record.play(stored, story.game, state, ply.move)
    return stored


def _refused(game: Game, number: int, move: str, illegal: Illegal) -> Problem:
    why = refusal_text(board_of(game), printable(move), illegal.refusal)
    return Problem("cli-at-line", line=str(number), problem=why)


def _is_deal(line: Line, load: Load) -> bool:
    game = load(line["game"])
    players = line.get("players")
    return trace.deal_of(line).keys() == game.deal(players if players in game.seats else game.seats[0], (), 0).keys()


def _of_record(rows: Sequence[bytes], nth: int, load: Load) -> StoredGame:
    parts = record.split(rows)
    if nth > len(parts):
        raise Problem("cli-no-such-game", got=nth, last=len(parts))
    first, own = parts[nth - 1]
    with record.counted_from(first):
        stored = record.read(own)
        return _of_one(stored, first, len(parts), load)


def _of_one(stored: record.Record, first: int, games: int, load: Load) -> StoredGame:
    """A record that begins at that line of its file, one of so many."""
    try:
        replayed = record.replay(stored, load=load)
    except BadLine as bad:
        entry = stored.entries[bad.line - 2] if bad.line > 1 else None
        if isinstance(bad.__cause__, Illegal) and isinstance(entry, record.Move):
            raise _refused(load(stored.header.game), first + bad.line - 1, entry.move, bad.__cause__) from None
        raise
    except record.OtherVersion as problem:
        raise UnplayableRecord(problem, load(stored.header.game), stored, games) from None
    start = record.replay(stored, 0, load=load).state
    return StoredGame(replayed.game, start, [Ply(move.move, []) for move in replayed.moves], games, stored)


def _of_trace(rows: Sequence[bytes], nth: int, load: Load) -> StoredGame:
    """The nth game of a trace; whether its lines are right is not asked here."""
    found = 0
    story: StoredGame | None = None
    for number, line in numbered(rows):
        if "game" in line:
            found += 1
            if found == nth:
                story = _begin(line, number, load)
        elif found == nth and story is not None and "move" in line:
            story.plies.append(Ply(str(line["move"]), [], number))
        elif found == nth and story is not None and story.plies and line.keys().isdisjoint(END):
            story.plies[-1].chance.append(line)
    if story is None:
        raise Problem("cli-no-such-game", got=nth, last=found)
    return story._replace(games=found)


def _begin(line: Line, number: int, load: Load) -> StoredGame:
    try:
        game = trace.played_by(load(str(line["game"])), line)
        return StoredGame(game, game.new(deal=trace.deal_of(line)), [])
    except Problem as problem:
        raise BadLine(problem.message, number, **problem.args_of_message) from None
