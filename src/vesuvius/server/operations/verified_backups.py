"""Backups on a schedule: each is restored into a database of its own and every journal in it is played again.

What came of the last one is kept in a file in their folder, so that the server can tell of it. Old backups go only
after a new one has been found good.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

import msgspec
import structlog

from vesuvius.problem import Fact, Problem
from vesuvius.server.people.identity import TimeSource
from vesuvius.server.store import Store, backups, rows
from vesuvius.server.store.opening import address, lock_file
from vesuvius.server.tables.live_table import LiveTable, begun, take_up
from vesuvius.server.tables.table import Unplayable

PREFIX, GOOD, BAD = "vesuvius-", ".backup", ".failed"
RESULT = "last-backup.json"
LOCK = "backups"
PAGE = 256  # tables that are read at a time
ENTRIES = 512
OVERDUE = 26 * 3600.0  # a day, and the time that a backup may take
HOUR = 3600.0

log = structlog.get_logger()


class BackupResult(msgspec.Struct, frozen=True):
    """What came of a backup: when it ended, how long it took, and what was found in it.

    `problem` says why it can't be relied on; `verified` is when the last good one ended. Tables are `unplayable` if
    another version of this program has played them: their journals are there, but nothing can be said about them.
    """

    at: float
    file: str
    seconds: float
    tables: int = 0
    entries: int = 0
    unplayable: int = 0
    bytes: int = 0
    problem: str | None = None
    args: dict[str, Fact] = {}
    verified: float | None = None

    def age(self, now: float) -> float | None:
        """Seconds since the last good backup; None if there has never been one."""
        return None if self.verified is None else max(0.0, now - self.verified)

    def raise_problem(self) -> None:
        """Raise the Problem that the backup has, if it has one."""
        if self.problem is not None:
            raise Problem(self.problem, **self.args)


def last_backup(folder: Path) -> BackupResult | None:
    """What came of the last backup in a folder; None if there has been none."""
    with suppress(OSError, msgspec.MsgspecError):
        return msgspec.json.decode((folder / RESULT).read_bytes(), type=BackupResult)
    return None


async def back_up(database: str, folder: Path, keep: int, clock: TimeSource = time.time) -> BackupResult:
    """Make a backup in a folder, verify it, and remove all good ones but the last so many; what came of it.

    Raises a Problem only if another backup is being made there, or if the folder can't be used at all.
    """
    lock = lock_file(folder / LOCK)
    try:
        backups.remove_left_copies(folder)
        began, before = clock(), last_backup(folder)
        stamp = datetime.fromtimestamp(began, UTC)
        file = folder / f"{PREFIX}{stamp:%Y-%m-%dT%H-%M-%S}-{stamp.microsecond // 1000:03}{GOOD}"
        if file.exists():
            raise Problem("store-backup-exists", path=str(file))
        try:
            result = await _made(database, file, began, clock)
        except Problem as problem:
            result = _failed(file, began, clock(), problem, before)
            _set_aside(folder, file)
        else:
            _retire(folder, keep)
        _keep_result(folder, result)
        return result
    finally:
        lock.release()


async def _made(database: str, file: Path, began: float, clock: TimeSource) -> BackupResult:
    where = address(database)
    await backups.backup(where, file)
    async with backups.restored_copy(file, where) as copy:
        store = await Store.open(copy)
        try:
            tables, entries, unplayable = await replay_all(store)
        finally:
            await store.close()
    now = clock()
    size = file.stat().st_size
    return BackupResult(now, file.name, now - began, tables, entries, unplayable, size, verified=now)


async def replay_all(store: Store) -> tuple[int, int, int]:
    """Play every journal again; raises a Problem with the first that isn't what its table says.

    Returns how many tables and entries there are, and how many tables another version has played.
    """
    tables = entries = unplayable = 0
    after = ""
    while page := await store.tables.begun(after, PAGE):
        for row, seats in page:
            tables += 1
            entries += row.seq
            try:
                await _replay(store, row, seats)
            except Unplayable:
                unplayable += 1
        after = page[-1][0].id
    return tables, entries, unplayable


async def _replay(store: Store, row: rows.Table, seats: list[rows.Seat]) -> None:
    live = begun(row, seats, 1.0, (), b"")
    async for page in store.journal.pages(row.id, ENTRIES):
        try:
            await asyncio.to_thread(take_up, live, page)
        except Problem as problem:  # whatever a move is refused for, it was played once: the journal isn't whole
            raise Problem("table-damaged", table=row.id, seq=live.table.seq + 1) from problem
    if not _stands_as_told(live, row):
        raise Problem("table-damaged", table=row.id, seq=row.seq)


def _stands_as_told(live: LiveTable, row: rows.Table) -> bool:
    """Whether a table's own row says the same as its journal."""
    is_over = live.table.outcome is not None
    return live.table.seq == row.seq and is_over == (row.outcome is not None)


def _failed(file: Path, began: float, now: float, problem: Problem, before: BackupResult | None) -> BackupResult:
    verified = None if before is None else before.verified
    told = {"problem": problem.message, "args": problem.args_of_message, "verified": verified}
    return BackupResult(now, file.with_suffix(BAD).name, now - began, **told)  # type: ignore[arg-type]


def _set_aside(folder: Path, file: Path) -> None:
    """A backup that failed is kept under another name, so that nobody takes it for a good one; one such is enough."""
    with suppress(OSError):
        if file.exists():
            for older in folder.glob(f"{PREFIX}*{BAD}"):
                older.unlink()
            file.rename(file.with_suffix(BAD))


def _retire(folder: Path, keep: int) -> None:
    for old in sorted(folder.glob(f"{PREFIX}*{GOOD}"))[:-keep]:
        old.unlink()


def _keep_result(folder: Path, result: BackupResult) -> None:
    """Have the file say what came of the last backup; where nothing can be written, the exit status still does."""
    part = folder / f"{RESULT}.part"
    with suppress(OSError):
        part.write_bytes(msgspec.json.encode(result))
        part.replace(folder / RESULT)


def report_backup(folder: Path, now: float) -> None:
    """Log how old the last good backup is if it's too old, and what was wrong with one that failed."""
    last = last_backup(folder)
    if last is None:
        log.error("backup-missing", folder=str(folder))
    elif last.problem is not None:
        log.error("backup-failed", file=last.file, problem=last.problem, **last.args)
    elif (age := last.age(now)) is not None and age > OVERDUE:
        log.error("backup-overdue", file=last.file, hours=round(age / HOUR, 1))
