"""Rows to put into a store."""

from __future__ import annotations

from msgspec import structs

from vesuvius.server.store import Store
from vesuvius.server.store.rows import Code, Entry, Key, Person, Seat, Table


def person(name: str = "ann") -> Person:
    return Person(name, name.title(), "en", created=10.0, seen=11.5)


def key(name: str = "ann-key", person: str | None = "ann", table: str | None = None, seat: int | None = None) -> Key:
    return Key(name, b"\0hash of " + name.encode(), 12.25, person, table, seat)


def code(name: str = "code", moves: bool = False, expires: float = 2000.0) -> Code:
    return Code(name.encode(), "ann", expires, moves, "ann-key")


def table(name: str = "t", status: str = "running", owner: str | None = "ann", touched: float = 20.0) -> Table:
    empty = {"header": None, "turn": None, "outcome": None, "origin": None}
    return Table(name, "lanterns", owner, status, b"{}", True, b"\xff", created=15.0, touched=touched, seq=0, **empty)


def seats(name: str = "t") -> list[Seat]:
    return [Seat(name, 0, "person", "ann", "Ann", None), Seat(name, 1, "bot", None, "Bot", "easy")]


def entry(seq: int = 1, name: str = "t", command: str | None = None, body: bytes = b'{"move":"x"}') -> Entry:
    return Entry(name, seq, 100.0 + seq, command, body)


async def furnish(store: Store, *names: str) -> None:
    """Put a person there, and running tables of these names at which the person sits."""
    await store.people.add(person(), key())
    for name in names:
        await store.tables.add(table(name), seats(name))


async def write(store: Store, new: Entry) -> None:
    """Append an entry, whatever its table."""
    await store.journal.append(new, status="running", turn=new.seq % 2, outcome=None)


def table_after(seq: int, name: str = "t") -> Table:
    """The table once `write` has added that entry to it."""
    return structs.replace(table(name), seq=seq, turn=seq % 2, touched=100.0 + seq)
