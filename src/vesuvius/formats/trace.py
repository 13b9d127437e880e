"""Traces: games as JSON Lines with every legal token, for any other program to replay; written and checked here.

A game is a header with the deal, one line per decision, a line whenever chance comes in later, and a line with the
result. If a line can't be read, that's Unreadable; if it can but the rules say otherwise, it's a Mismatch. A game that
may not end is cut off after a stated round, in place of the first decision of the next round.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from hashlib import sha256
from typing import Any, BinaryIO

import msgspec

from vesuvius import load as load_game
from vesuvius.formats.json_lines import BadLine, encode, missing_and_unknown, numbered, printable, shown
from vesuvius.game import (
    Fact,
    Game,
    Line,
    Outcome,
    Problem,
    Refusal,
    State,
    SupportsDataSets,
    SupportsRoundLimit,
    data_named,
    supports,
    with_data,
)

DECISION = ("seat", "legal", "move")
END = ("end", "winners")
HEADER = ("game", "data")
CUT = "cut"
NAMED = 5
GAMES_LOOKED_AT = 3


class TraceProblem(Problem):
    """The first thing that's wrong with a trace; games and lines count from 1."""

    def __init__(self, message: str, game: int, line: int, /, **args: Fact) -> None:
        super().__init__(message, **{**args, "game": game, "line": line})
        self.game, self.line = game, line


class Unreadable(TraceProblem):
    """It isn't a trace, or not a complete one."""


class Mismatch(TraceProblem):
    """It's a trace, but the rules say otherwise; `refusal` says why a move isn't legal, in the words of `rules`."""

    refusal: Refusal | None = None
    rules: Game | None = None


class CheckResult(msgspec.Struct, frozen=True):
    """What was checked and found right."""

    games: int
    decisions: int


def seed_of(seed: int | str, number: int) -> int:
    """Returns the seed (256 bits) of the game with that number, from 0 on, among those of one seed."""
    return int.from_bytes(sha256(f"vesuvius trace {seed} game {number}".encode()).digest())


def result(outcome: Outcome) -> Line:
    """Returns the last line of a game."""
    return {**outcome.scores, "winners": outcome.winners}


def cut(last: int) -> Line:
    """Returns the last line of a game that was cut off after that round."""
    return {"end": CUT, "winner": None, "round": last}


def random_game(
    game: Game, players: int, options: Sequence[str], seed: int, rounds: int | None = None
) -> Iterator[Line]:
    """Yields the lines of one game in which every decision is random; a game without end is cut off."""
    last = (rounds or game.rounds) if supports(game, SupportsRoundLimit) else None
    state = game.new(players, options, seed)
    yield {"game": game.name, **data_named(game), **game.deal(players, options, seed)}
    # random() is the only method that gives the same numbers in every version of Python.
    chosen = random.Random(f"vesuvius choices {seed}").random
    while (seat := game.seat(state)) is not None:
        legal = game.legal(state)
        move = legal[int(chosen() * len(legal))]
        yield {"seat": seat, "legal": legal, "move": move}
        yield from game.chance(game.play(state, move))
        if last is not None and supports(game, SupportsRoundLimit) and game.round(state) > last:
            yield cut(last)
            return
    yield _result(game, state)


def write(
    game: Game,
    players: int,
    games: int,
    seed: int | str,
    options: Sequence[str],
    out: BinaryIO,
    rounds: int | None = None,
) -> None:
    """Writes traces of random games; the same arguments always give the same bytes."""
    for number in range(games):
        lines = random_game(game, players, options, seed_of(seed, number), rounds)
        out.write(b"".join(encode(line) + b"\n" for line in lines))


def deal_of(header: Line) -> Line:
    """Returns the deal in the first line of a game."""
    return {key: value for key, value in header.items() if key not in HEADER}


def played_by(game: Game, header: Line) -> Game:
    """Returns the game with the data that the first line of a game names; the oldest if it names none."""
    named = header.get("data")
    found = with_data(game, named)
    own = (found.data, found.data_name) if supports(found, SupportsDataSets) else (found.data,)
    if named is not None and named not in own:
        raise Problem("other-data", game=game.name, got=shown(named), known=found.data)
    return found


def check(lines: Iterable[bytes], any_deal: bool = False, load: Callable[[str], Game] = load_game) -> CheckResult:
    """Replays traces from a file or any lines and compares every line; raises Unreadable or Mismatch.

    With `any_deal`, it doesn't matter whether the rulebook allows the deal.
    """
    reader = _Reader(lines)
    decisions = 0
    while (header := reader.header()) is not None:
        game, state = _begin(reader, header, any_deal, load)
        last = None
        while last is None and (seat := game.seat(state)) is not None:
            begun = _round(game, state)
            state = _play(reader, game, state, _decision(reader, game, state, seat))
            decisions += 1
            last = begun if _round(game, state) > begun and reader.is_next("end") and reader.is_cut() else None
        _end(reader, _result(game, state) if last is None else cut(last))
    return CheckResult(reader.game, decisions)


class _Reader:
    """The lines of a trace, with the place that errors name."""

    def __init__(self, lines: Iterable[bytes]) -> None:
        self.game = 0
        self.line = 0
        self.rules: Game | None = None
        self._lines = numbered(lines)
        self._ahead: list[tuple[int, Line] | BadLine | None] = []

    def header(self) -> Line | None:
        """Returns the first line of the next game; None at the end of the file."""
        line = self._next()
        if line is None:
            if not self.game:
                raise self.unreadable("trace-empty")
            return None
        if not self.game and _kind(line) != "header":
            raise self.unreadable("trace-no-header", got=shown(line))
        self._be(line, "header")
        self.game += 1
        return line

    def line_of(self, kind: str) -> Line:
        """Returns the next line, which must be of that kind."""
        line = self._next()
        if line is None:
            raise self.unreadable("trace-truncated", expected=kind, last=self.line - 1)
        self._be(line, kind)
        return line

    def keys(self, line: Line, keys: Iterable[str]) -> None:
        """Checks that the line has exactly these keys."""
        if wrong := missing_and_unknown(line, keys):
            raise self.unreadable("trace-wrong-keys", **wrong)

    def type(self, line: Line, key: str, like: Any) -> None:
        """Checks that the value has the same type as another; a list must hold one type throughout."""
        if not _alike(line[key], like):
            raise self.unreadable("trace-wrong-type", key=key, expected=_type_name(like), got=shown(line[key]))

    def unreadable(self, message: str, /, **args: Fact) -> Unreadable:
        return Unreadable(message, max(self.game, 1), self.line, **args)

    def mismatch(self, message: str, /, **args: Fact) -> Mismatch:
        return Mismatch(message, self.game, self.line, **args)

    def _be(self, line: Line, kind: str) -> None:
        got = _kind(line)
        if got == kind:
            return
        if got == "chance" and self.rules and not line.keys() <= _chance_keys(self.rules):
            raise self.unreadable("trace-unknown-line", expected=kind, got=shown(line))
        raise self.mismatch("trace-wrong-line", expected=kind, got=got)

    def is_next(self, kind: str) -> bool:
        """Returns whether the next line is of that kind, without reading past it."""
        self._ahead = self._ahead or [self._read()]
        return isinstance(self._ahead[0], tuple) and _kind(self._ahead[0][1]) == kind

    def is_cut(self) -> bool:
        """Returns whether the next line cuts the game off, without reading past it."""
        ahead = self._ahead[0]
        return isinstance(ahead, tuple) and ahead[1].get("end") == CUT

    def _next(self) -> Line | None:
        found = self._ahead.pop() if self._ahead else self._read()
        if isinstance(found, BadLine):
            self.line = found.line
            raise self.unreadable(found.message, **found.args_of_message) from None
        if found is None:
            self.line += 1
            return None
        self.line, line = found
        return line

    def _read(self) -> tuple[int, Line] | BadLine | None:
        try:
            return next(self._lines, None)
        except BadLine as bad:
            return bad


def _kind(line: Line) -> str:
    if "game" in line:
        return "header"
    if not line.keys().isdisjoint(DECISION):
        return "decision"
    return "end" if not line.keys().isdisjoint(END) else "chance"


def _round(game: Game, state: State) -> int:
    """Returns the round of a game with a round limit; 0 in others."""
    return game.round(state) if supports(game, SupportsRoundLimit) else 0


def _chance_keys(game: Game) -> set[str]:
    """Returns the keys of this game's chance lines, found by playing; only needed for a wrong line."""
    games = (random_game(game, game.seats[0], (), seed) for seed in range(GAMES_LOOKED_AT))
    return {key for lines in games for line in lines if _kind(line) == "chance" for key in line}


def _begin(reader: _Reader, header: Line, any_deal: bool, load: Callable[[str], Game]) -> tuple[Game, State]:
    reader.type(header, "game", "")
    deal = deal_of(header)
    try:
        game = reader.rules = played_by(load(header["game"]), header)
        players = deal.get("players")
        reader.keys(deal, game.deal(players if players in game.seats else game.seats[0], (), 0))
        state = game.new(deal=deal)
    except TraceProblem:
        raise
    except Problem as problem:
        raise reader.unreadable(problem.message, **problem.args_of_message) from problem
    if not any_deal:
        try:
            game.check_deal(deal)
        except Problem as problem:
            raise reader.mismatch(problem.message, **problem.args_of_message) from problem
    return game, state


def _decision(reader: _Reader, game: Game, state: State, seat: int) -> str:
    line = reader.line_of("decision")
    if len(line) != len(DECISION) or line.keys() != set(DECISION):
        reader.keys(line, DECISION)
    legal = game.legal(state)
    if type(line["seat"]) is not int or type(line["move"]) is not str or line["legal"] != legal:
        reader.type(line, "seat", 0)
        reader.type(line, "legal", [""])
        reader.type(line, "move", "")
    if line["seat"] != seat:
        raise reader.mismatch("trace-wrong-seat", expected=seat, got=shown(line["seat"]))
    if line["legal"] != legal:
        raise _legal_mismatch(reader, legal, line["legal"])
    move: str = line["move"]
    if move not in legal:
        mismatch = reader.mismatch("trace-illegal-move", expected=_some(legal), got=printable(move))
        mismatch.rules = game
        mismatch.refusal = game.refusal(state, seat, move)
        raise mismatch
    return move


def _legal_mismatch(reader: _Reader, expected: list[str], got: list[str]) -> Mismatch:
    if Counter(expected) != Counter(got):
        return reader.mismatch("trace-wrong-legal", **_difference(expected, got))
    place = next(index for index, pair in enumerate(zip(expected, got, strict=True)) if pair[0] != pair[1])
    return reader.mismatch("trace-legal-unsorted", expected=expected[place], got=printable(got[place]))


def _play(reader: _Reader, game: Game, state: State, move: str) -> State:
    """Returns the state after the move, with the chance of the trace in place of our own."""
    before = game.copy(state) if reader.is_next("chance") else None
    expected = game.chance(game.play(state, move))
    if not expected:
        return state
    told = [_chance(reader, game, before, line) for line in expected]
    if game.chance(game.play(before, move)) != told:
        raise _chance_mismatch(reader, expected[-1], told[-1])
    return before


def _chance(reader: _Reader, game: Game, before: State, expected: Line) -> Line:
    line = reader.line_of("chance")
    reader.keys(line, expected)
    for key, value in expected.items():
        reader.type(line, key, value)
    try:
        game.foresee(before, line)
    except Problem as problem:
        raise _chance_mismatch(reader, expected, line) from problem
    return line


def _chance_mismatch(reader: _Reader, expected: Line, got: Line) -> Mismatch:
    for key, value in expected.items():
        if isinstance(value, list) and Counter(map(_word, value)) != Counter(map(_word, got[key])):
            return reader.mismatch("trace-wrong-chance", key=key, **_difference(value, got[key]))
    key = next((key for key in expected if expected[key] != got[key]), next(iter(expected)))
    return reader.mismatch("trace-wrong-draw", key=key, expected=shown(expected[key]), got=shown(got[key]))


def _result(game: Game, state: State) -> Line:
    if supports(game, SupportsRoundLimit):
        return game.result(state)
    outcome = game.outcome(state)
    assert outcome is not None
    return result(outcome)


def _end(reader: _Reader, expected: Line) -> None:
    line = reader.line_of("end")
    reader.keys(line, expected)
    for key, value in expected.items():
        if value is not None and line[key] is not None:
            reader.type(line, key, value)
    for key, value in expected.items():
        if line[key] != value:
            raise reader.mismatch("trace-wrong-result", key=key, expected=shown(value), got=shown(line[key]))


def _alike(value: Any, like: Any) -> bool:
    if type(value) is not type(like):
        return False
    return not isinstance(like, list) or not like or all(_alike(part, like[0]) for part in value)


def _type_name(like: Any) -> str:
    if isinstance(like, list):
        return f"list-of-{_type_name(like[0])}" if like else "list"
    return {int: "integer", str: "text"}.get(type(like), "object")


def _difference(expected: Iterable[Any], got: Iterable[Any]) -> dict[str, Fact]:
    """Returns what's in only one of the lists, as arguments: how many entries each way, and some of them by name."""
    ours, theirs = Counter(map(_word, expected)), Counter(map(_word, got))
    missing, extra = sorted((ours - theirs).elements()), sorted((theirs - ours).elements())
    return {"missing": len(missing), "expected": _some(missing), "extra": len(extra), "got": _some(extra)}


def _word(value: Any) -> str:
    return printable(value) if isinstance(value, str) else shown(value)


def _some(words: list[str]) -> list[str]:
    return words if len(words) <= NAMED else [*words[: NAMED - 1], "…"]
