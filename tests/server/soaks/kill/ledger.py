"""What clients know of their games, kept apart from the server, and the comparison of it with what is stored.

A chair is one client's seat at one table: it hears messages and says what to send. It chooses its tokens from the legal
ones it was told, sends a command again until it is answered, and notes whatever contradicts what it has heard before.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from hashlib import blake2b
from random import Random
from typing import Any, NamedTuple

import msgspec

from vesuvius import load
from vesuvius.formats.record import Header
from vesuvius.problem import Problem
from vesuvius.server.protocol import journal_entries
from vesuvius.server.protocol.journal_entries import Entry, EntryBody, Moved
from vesuvius.server.store import Store, rows
from vesuvius.server.tables.setup import TableSettings
from vesuvius.server.tables.table import Table

Json = dict[str, Any]
SEATS = 2


class Sent(NamedTuple):
    """A command as it was sent: the seat, the `seq` that it answers and the token."""

    seat: int
    seq: int
    token: str


class Match:
    """One game as its clients know it."""

    def __init__(self, name: str, seed: str) -> None:
        self.table = name
        self.seed = seed
        self.sent: dict[str, Sent] = {}
        self.acknowledged: dict[str, int] = {}
        self.faults: list[str] = []
        self.counts: Counter[str] = Counter()
        self.chairs = [Chair(self, seat) for seat in range(SEATS)]

    @property
    def over(self) -> bool:
        """Whether every client has seen the end twice, and the same end."""
        return all(chair.ends >= 2 and not chair.pending for chair in self.chairs)

    def fault(self, what: str, *facts: object) -> None:
        """Note what must not be."""
        self.faults.append(" ".join([what, self.table, *map(repr, facts)]))


class Chair:
    """A client's seat at a table."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.seq = 0
        self.told: dict[int, bytes] = {}
        self.standing: Json | None = None
        self.shown = b""
        self.ends = 0
        self.pending = ""
        self.in_step = False
        self.put_off = False  # what it has missed was not told yet: a fresh view may be ahead
        self._answered = 0

    def catch_up(self) -> list[Json]:
        """What a client sends that has a new socket or was told to try again: what did I miss, my command, all anew."""
        self.in_step = False
        watch: Json = {"type": "watch", "table": self.match.table, "seat": self.seat}
        missed = [watch | {"since": self.seq}] if self.seq else []
        again = [self._command(self.pending)] if self.pending else []
        self.match.counts["again"] += len(again)
        # A command may well be the first thing that a new socket brings.
        first = again + missed if Random(f"{self.match.seed} {self.seq}").random() < 0.5 else missed + again
        return [*first, watch]

    def hear(self, message: Json) -> list[Json]:
        """Take in a message; what to send now."""
        kind = message["type"]
        if kind == "acknowledged":
            self._acknowledge(message["id"], message["seq"])
        elif kind == "happened":
            self._fold(message)
        elif kind == "view":
            self._see(message)
        elif kind == "behind":
            return self.catch_up()
        elif kind != "changed":
            self.match.fault("unexpected answer", message)
        return self._decide()

    def _acknowledge(self, name: str, seq: int) -> None:
        known = self.match.acknowledged.setdefault(f"{self.seat}:{name}", seq)
        if known != seq:
            self.match.fault("acknowledged twice, as two entries", name, known, seq)
        self._answered = max(self._answered, seq)
        if name == self.pending:
            self.pending = ""

    def _fold(self, message: Json) -> None:
        seq, told = message["seq"], digest(message["at"], msgspec.convert(message["entry"], EntryBody))
        if self.told.setdefault(seq, told) != told:
            self.match.fault("told twice, and not the same", self.seat, seq)
        if seq > self.seq + 1:
            self.match.fault("entries left out", self.seat, self.seq, seq)
        if seq > self.seq:
            self.seq, self.standing = seq, message["standing"]

    def _see(self, message: Json) -> None:
        seq, standing = message["seq"], message["standing"]
        over = standing["outcome"] is not None
        if seq < self.seq or (seq > self.seq > 0 and not over and not self.put_off):
            self.match.fault("out of step", self.seat, self.seq, seq)
        if seq == self.seq and self.standing is not None and settled(standing) != settled(self.standing):
            self.match.fault("stands elsewhere", self.seat, seq, settled(standing), settled(self.standing))
        shown = view_digest(message)
        if over and self.ends and shown != self.shown:
            self.match.fault("a fresh view shows something else", self.seat, seq)
        self.seq, self.standing, self.shown, self.in_step, self.put_off = seq, standing, shown, True, False
        self.ends += over

    def _decide(self) -> list[Json]:
        """The next command, where this seat has to decide and nothing is under way; at the end a last look."""
        if self.ends == 1:
            return [{"type": "watch", "table": self.match.table, "seat": self.seat}]
        if self.ends == 2:
            return [{"type": "unwatch", "table": self.match.table, "seat": self.seat}]
        legal = self.standing and self.standing["legal"]
        if not legal or self.pending or self.seq < self._answered:
            return []
        token = Random(f"{self.match.seed} {self.seat} {self.seq}").choice(legal)
        self.pending = f"{self.seat}-{self.seq}"
        self.match.sent[f"{self.seat}:{self.pending}"] = Sent(self.seat, self.seq, token)
        return [self._command(self.pending)]

    def _command(self, name: str) -> Json:
        sent = self.match.sent[f"{self.seat}:{name}"]
        command = {"type": "play", "table": self.match.table, "id": name}
        return command | {"seat": sent.seat, "seq": sent.seq, "token": sent.token}


def settled(standing: Json) -> Json:
    """Where a game stands, without the clocks, which go on."""
    return {name: value for name, value in standing.items() if name != "times"}


def digest(at: float, body: EntryBody) -> bytes:
    """An entry in few bytes."""
    return blake2b(msgspec.json.encode(at) + journal_entries.pack(body), digest_size=12).digest()


def view_digest(view: Json) -> bytes:
    """A view in few bytes, the clocks left out."""
    shown = {**view, "type": "view", "standing": settled(view["standing"])}
    return blake2b(msgspec.json.encode(shown, order="deterministic"), digest_size=12).digest()


async def audit(store: Store, match: Match, over: bool = True) -> list[str]:
    """Whatever is stored of a game, one that has to be over or one under way, otherwise than its clients know it."""
    found = await store.tables.find(match.table)
    if found is None:
        return [f"no such table {match.table}"]
    row, seats = found
    stored = await store.journal.entries(match.table)
    entries = [Entry(entry.seq, entry.at, journal_entries.unpack(entry.body)) for entry in stored]
    faults = [*_moves_differ(match, stored, entries, over)]
    try:
        table = _replayed(row, seats, entries)
    except Problem as problem:
        return [*faults, f"does not replay {match.table} {problem}"]
    faults += [f"half applied {match.table} {what}" for what in _half_applied(row, table)]
    for chair in match.chairs:
        tales = [*_tales(chair, table), *(_out_of_step(chair, table) if over else ())]
        faults += [f"seat {chair.seat} of {match.table}: {what}" for what in tales]
    return faults


def _moves_differ(match: Match, stored: list[rows.Entry], entries: list[Entry], over: bool) -> Iterator[str]:
    name = match.table
    if [entry.seq for entry in stored] != list(range(1, len(stored) + 1)):
        yield f"gaps in the journal of {name}"
    commands = [entry.command for entry in stored if entry.command is not None]
    if len({*commands}) != len(commands):
        yield f"doubled at {name}"
    unsent, unstored = {*commands} - match.sent.keys(), match.sent.keys() - {*commands}
    if unsent or (over and unstored):
        yield f"sent and stored differ at {name}: {unsent} {unstored}"
    for row, entry in zip(stored, entries, strict=True):
        if not isinstance(entry.body, Moved):
            continue
        sent = match.sent.get(row.command or "")
        if sent != (entry.body.seat, entry.seq - 1, entry.body.move):
            yield f"a move at {name} that nobody sent: {row.seq} {row.command} {sent}"
    places = {entry.command: entry.seq for entry in stored}
    for command, seq in match.acknowledged.items():
        if places.get(command) != seq:
            yield f"an acknowledged move is lost at {name}: {command} {seq} {places.get(command)}"


def _replayed(row: rows.Table, seats: list[rows.Seat], entries: list[Entry]) -> Table:
    header = msgspec.json.decode(row.header or b"", type=Header)
    rules = msgspec.json.decode(row.settings, type=TableSettings).rules
    table = Table(row.id, header, rules, [seat.bot for seat in seats], absence=1.0)
    table.restore(entries)
    return table


def _half_applied(row: rows.Table, table: Table) -> Iterator[str]:
    outcome = None if table.outcome is None else msgspec.json.encode(table.outcome)
    status = "running" if outcome is None else "over"
    expected = (table.seq, table.turn, status, outcome, table.entries[-1].at)
    got = (row.seq, row.turn, row.status, row.outcome, row.touched)
    if got != expected:
        yield f"{got} {expected}"


def _tales(chair: Chair, table: Table) -> Iterator[str]:
    """Whatever a client was told that is not so."""
    game = load(table.header.game)
    known = {entry.seq: entry for entry in table.entries}
    for seq, told in chair.told.items():
        if seq not in known:
            yield f"told of an entry that is not stored: {seq}"
            continue
        entry, body = known[seq], known[seq].body
        if isinstance(body, Moved):
            events = [game.mask_event(event, chair.seat) for event in body.events]
            body = msgspec.structs.replace(body, move=game.mask_token(body.move, body.seat, chair.seat), events=events)
        truths = {digest(entry.at, body)} | ({digest(entry.at, entry.body)} if seq == table.seq else set())
        if told not in truths:
            yield f"told something else than is stored: {seq}"


def _out_of_step(chair: Chair, table: Table) -> Iterator[str]:
    """Whatever keeps a client from being at the end of its game."""
    if table.outcome is None:
        yield "not finished"
    if chair.seq != table.seq:
        yield f"is at {chair.seq}, the journal at {table.seq}"
    if chair.shown != view_digest(msgspec.to_builtins(table.view(chair.seat, 0.0))):
        yield "sees something else than is stored"
