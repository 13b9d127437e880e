"""Records: stored games as JSON Lines, a header and then an append-only list of entries.

    {"format":1,"game":…,"version":…,"data":…,"players":…,"options":[…],"setup":{…},"commitment":…,"seats":[…],"data_name":…}
    {"seq":1,"seat":0,"move":…,"events":[…]}
    {"seq":2,"undo":0,"seat":0}

A set-up is `{"seed":…}` (64 hexadecimal digits), `{"deal":{…}}` or `{"position":{…}}`; beside a deal or a position, a
seed gives the chance that they leave open. The commitment is the SHA-256, in hexadecimal digits, of the bytes
`vesuvius seed 1`, a zero byte and the 32 bytes of the seed, highest first. `seq` rises and is never reused. An undo
names the last entry that stays in force, or 0; without a seat it's a rewind that the table agreed on. Every entry keeps
its events, so a record of a version that's no longer known can still be shown, but not replayed. A file may hold
several records, one after another: each header begins a new one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from hashlib import sha256
from pathlib import Path

import msgspec

from vesuvius import load as load_game
from vesuvius.engine.seed import seed_number
from vesuvius.formats.json_lines import BadLine, convert, encode, numbered, printable, read_object, shown
from vesuvius.game import Event, Game, Line, Problem, State, SupportsDataSets, data_named, supports, with_data

FORMAT = 1
DOMAIN = b"vesuvius seed 1\0"
SEED_BYTES = 32
HEADING = {"format", "setup"}


class BrokenCommitment(Problem):
    """The seed of a record is not the one that its commitment promised."""


class OtherVersion(Problem):
    """This program plays another version of a record's game, or plays it with other data."""


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How a game began: from a seed, a deal or a position."""

    seed: str | None = None
    deal: Line | None = None
    position: Line | None = None


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The first line: all that's fixed before the first move; `seats` holds the names, None for seats without one.

    `data` is a hash and decides. `data_name` says it for people, unless it's the oldest set of data or the only one.
    """

    format: int
    game: str
    version: int
    data: str
    players: int
    options: list[str]
    setup: Setup
    commitment: str | None
    seats: list[str | None]
    data_name: str = ""


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A token that a seat played, and what it caused."""

    seq: int
    seat: int
    move: str
    events: list[Event]


class Undo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Back to just after the entry `undo` (0: the set-up). If the seat is None, the table agreed on it."""

    seq: int
    undo: int
    seat: int | None = None


class Record(msgspec.Struct):
    """A stored game."""

    header: Header
    entries: list[Move | Undo] = []

    @property
    def seq(self) -> int:
        """The `seq` of the last entry; 0 before the first."""
        return self.entries[-1].seq if self.entries else 0


class Replay(msgspec.Struct, frozen=True):
    """A record as replayed: the game, its state and the moves in force."""

    game: Game
    state: State
    moves: list[Move]


def commitment(seed: int | str) -> str:
    """Returns what may be published about a seed before a game is over."""
    return sha256(DOMAIN + seed_number(seed).to_bytes(SEED_BYTES)).hexdigest()


def start(
    game: Game,
    players: int = 2,
    options: Sequence[str] = (),
    seed: int | str | None = None,
    deal: Line | None = None,
    position: Line | str | None = None,
    seats: Sequence[str | None] | None = None,
) -> tuple[Record, State]:
    """Returns the record and state of a new game, from a seed, deal or position; the last two set their own players."""
    number = seed_number(seed)
    if position is not None:
        position = game.position(game.at(position, number))
    setup = Setup(number.to_bytes(SEED_BYTES).hex(), deal, position)
    state = _begin(game, players, options, setup)
    # A deal also lists the defaults of choices that nobody asked for, such as one of several sets of cards.
    settled = position or deal or {"players": players, "options": game.deal(players, options, number)["options"]}
    names: list[str | None] = [None] * settled["players"] if seats is None else list(seats)
    fixed = (game.name, game.version, game.data, settled["players"], settled["options"])
    return Record(Header(FORMAT, *fixed, setup, commitment(number), names, name_of_data(game))), state


def name_of_data(game: Game) -> str:
    """Returns what a header calls the data of a game."""
    return game.data_name if data_named(game) and supports(game, SupportsDataSets) else ""


def play(record: Record, game: Game, state: State, token: str) -> Move:
    """Plays the token and records it; raises Illegal, and changes nothing, if it isn't legal."""
    seat = game.seat(state)
    events = game.play(state, token)
    assert seat is not None
    move = Move(record.seq + 1, seat, token, events)
    record.entries.append(move)
    return move


def undo(record: Record, seat: int | None, to: int | None = None) -> Undo:
    """Records an undo by a seat, or (seat None) an agreed rewind: of the last move, or back to the entry `to`."""
    moves = in_force(record.entries)
    if not moves:
        raise Problem("record-nothing-to-undo")
    if to is None:
        to = moves[-2].seq if len(moves) > 1 else 0
    entry = Undo(record.seq + 1, to, seat)
    _check_undo(entry, moves)
    record.entries.append(entry)
    return entry


def in_force(entries: Iterable[Move | Undo]) -> list[Move]:
    """Returns the moves that no later entry has taken back."""
    moves: list[Move] = []
    for entry in entries:
        _enter(entry, moves)
    return moves


def _enter(entry: Move | Undo, moves: list[Move]) -> None:
    if isinstance(entry, Move):
        moves.append(entry)
        return
    while moves and moves[-1].seq > entry.undo:
        moves.pop()


def undo_limit(moves: Sequence[Move], seat: int) -> int | None:
    """Returns how far back a seat may undo the moves in force, as the `seq` that stays; None if it may not.

    It can't go past another seat's decision, or past an event by which someone learned something.
    """
    kept = len(moves)
    while kept and moves[kept - 1].seat == seat and not any(event.reveals for event in moves[kept - 1].events):
        kept -= 1
    if kept == len(moves):
        return None
    return moves[kept - 1].seq if kept else 0


def shows(game: Game, event: Event, seat: int) -> bool:
    """Returns whether a seat learns something hidden by an event: one that no undo goes back past, seen whole."""
    return event.reveals and game.mask_event(event, seat) == event


def may_undo(entries: Iterable[Move | Undo], seat: int) -> bool:
    """Returns whether the seat may take anything back now."""
    return undo_limit(in_force(entries), seat) is not None


def read(lines: Iterable[bytes]) -> Record:
    """Reads a record from a file or any lines and checks its form; raises BadLine. `replay` checks the play itself."""
    record: Record | None = None
    moves: list[Move] = []
    for number, line in numbered(lines):
        if record is None:
            record = Record(_header(line, number), [])
            continue
        if line.keys() >= HEADING:
            raise BadLine("record-several", number)
        entry = convert(line, Undo, number) if "undo" in line else convert(line, Move, number)
        try:
            _check_entry(entry, record, moves)
        except Problem as problem:
            raise BadLine(problem.message, number, **problem.args_of_message) from None
        record.entries.append(entry)
        _enter(entry, moves)
    if record is None:
        raise BadLine("record-empty", 1)
    return record


def read_all(lines: Iterable[bytes]) -> Iterator[Record]:
    """Yields the records of a file that holds one or more, each read when it's asked for."""
    for first, rows in split(lines):
        with counted_from(first):
            record = read(rows)
        yield record


def split(lines: Iterable[bytes]) -> list[tuple[int, list[bytes]]]:
    """Splits such a file into its records without reading them: the line number where each begins, and its lines."""
    parts: list[tuple[int, list[bytes]]] = [(1, [])]
    for number, row in enumerate(lines, 1):
        if number > 1 and b'"format"' in row:
            with suppress(BadLine):
                if read_object(row, number).keys() >= HEADING:
                    parts.append((number, []))
        parts[-1][1].append(row)
    return parts


@contextmanager
def counted_from(first: int) -> Iterator[None]:
    """Makes errors name lines of the whole file: what's read inside begins at line `first`."""
    try:
        yield
    except BadLine as bad:
        raise BadLine(bad.message, bad.line + first - 1, **bad.args_of_message) from bad.__cause__


def dump(record: Record) -> bytes:
    """Returns the whole record as it's stored."""
    return b"".join(encode(part) + b"\n" for part in (record.header, *record.entries))


def append(path: Path, *entries: Move | Undo) -> None:
    """Appends entries to a stored record."""
    with path.open("r+b") as file:
        if file.seek(0, 2):
            file.seek(-1, 2)
            if file.read() != b"\n":
                raise Problem("record-torn", path=str(path))
        file.write(b"".join(encode(entry) + b"\n" for entry in entries))


def verify(record: Record) -> None:
    """Raises a Problem if the seed isn't the one that the commitment promised."""
    seed = record.header.setup.seed
    if (seed is None) != (record.header.commitment is None) or (seed and commitment(seed) != record.header.commitment):
        raise BrokenCommitment("record-commitment", expected=seed and commitment(seed), got=record.header.commitment)


def replay(record: Record, upto: int | None = None, load: Callable[[str], Game] = load_game) -> Replay:
    """Returns the game as it stood just after the entry `upto` (0: the set-up; None: the last one).

    Every entry on the way is played again, even if it's taken back later, and compared with what it caused then.
    Raises BadLine, or a Problem if this program plays another version of the game.
    """
    if upto is not None and upto not in (0, *(entry.seq for entry in record.entries)):
        raise Problem("record-no-such-entry", got=upto, last=record.seq)
    game = playable(record.header, load)
    try:
        reached = [begin(game, record.header)]
    except Problem as problem:
        raise BadLine(problem.message, 1, **problem.args_of_message) from problem
    moves: list[Move] = []
    for number, entry in enumerate(record.entries, 2):
        if upto is not None and entry.seq > upto:
            break
        try:
            _replay_entry(game, entry, reached, moves)
        except Problem as problem:
            raise BadLine(problem.message, number, **problem.args_of_message) from problem
    return Replay(game, reached[-1], moves)


def _replay_entry(game: Game, entry: Move | Undo, reached: list[State], moves: list[Move]) -> None:
    """Plays one entry: `reached` holds the state at the set-up and after each of the moves in force."""
    if isinstance(entry, Undo):
        _check_undo(entry, moves)
        _enter(entry, moves)
        del reached[len(moves) + 1 :]
        return
    state = game.copy(reached[-1])
    seat = game.seat(state)
    if seat != entry.seat:
        raise Problem("record-wrong-seat", expected=seat, got=entry.seat)
    if game.play(state, entry.move) != entry.events:
        raise Problem("record-other-events", move=entry.move)
    reached.append(state)
    _enter(entry, moves)


def begin(game: Game, header: Header) -> State:
    """Returns the state before the first move."""
    return _begin(game, header.players, header.options, header.setup)


def _begin(game: Game, players: int, options: Sequence[str], setup: Setup) -> State:
    seed = None if setup.seed is None else seed_number(setup.seed)
    if setup.position is not None:
        return game.at(setup.position, seed)
    return game.new(players, options, seed, setup.deal)


def playable(header: Header, load: Callable[[str], Game] = load_game) -> Game:
    """Returns the game of a record; raises a Problem if this program plays another version of it."""
    game = with_data(load(header.game), header.data)
    if header.version != game.version:
        age = "newer" if header.version > game.version else "older"
        raise OtherVersion(f"record-{age}-version", game=header.game, got=header.version, known=game.version)
    if header.data != game.data:
        raise OtherVersion("record-other-data", game=header.game, got=printable(header.data), known=game.data)
    return game


def _header(line: Line, number: int) -> Header:
    made = line.get("format")
    if type(made) is not int or made < 1:
        raise BadLine("record-no-format", number, got=shown(made))
    if made > FORMAT:
        raise BadLine("record-newer-format", number, got=made, known=FORMAT)
    header = convert(line, Header, number)
    setup = header.setup
    settled = next((given for given in (setup.deal, setup.position) if given is not None), line)
    if (setup.deal is not None and setup.position is not None) or setup == Setup():
        raise BadLine("record-setup", number, got=list(line["setup"]))
    for key in ("players", "options"):
        if settled.get(key) != line[key]:
            raise BadLine(
                "record-contradiction", number, key=key, expected=shown(line[key]), got=shown(settled.get(key))
            )
    if len(header.seats) != header.players:
        raise BadLine("record-seats", number, expected=header.players, got=len(header.seats))
    try:
        verify(Record(header))
    except Problem as problem:
        raise BadLine(problem.message, number, **problem.args_of_message) from problem
    return header


def _check_entry(entry: Move | Undo, record: Record, moves: Sequence[Move]) -> None:
    if entry.seq <= record.seq:
        raise Problem("record-seq", last=record.seq, got=entry.seq)
    if entry.seat is not None and entry.seat not in range(record.header.players):
        raise Problem("record-no-such-seat", players=record.header.players, got=entry.seat)
    if isinstance(entry, Undo):
        _check_undo(entry, moves)


def _check_undo(entry: Undo, moves: Sequence[Move]) -> None:
    targets = [0, *(move.seq for move in moves)][:-1]
    if entry.undo not in targets:
        raise Problem("record-undo-nowhere", got=entry.undo, known=targets)
    if entry.seat is None:
        return
    limit = undo_limit(moves, entry.seat)
    if limit is None:
        raise Problem("record-undo-nothing", seat=entry.seat)
    if entry.undo < limit:
        raise Problem("record-undo-too-far", seat=entry.seat, got=entry.undo, limit=limit)
