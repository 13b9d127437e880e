"""What the host needs: the runs of the server, bans, announcements, counts and backups."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

from sqlalchemy import delete, func, insert, or_, select, text, update

from vesuvius.server.store import backups
from vesuvius.server.store.database import Database, Repository, rows
from vesuvius.server.store.repositories.tables import is_imported
from vesuvius.server.store.rows import Announcement, Ban, Counts
from vesuvius.server.store.schema import announcements, bans, entries, persons, runs, tables

# How large the database is, in bytes: of SQLite, and of PostgreSQL.
SIZE = (
    "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()",
    "SELECT pg_database_size(current_database())",
)


class ChoresRepository(Repository):
    """Everything that belongs to the server as a whole."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._run = 0  # the id of this server's own run, once it has begun

    async def begin_run(self, now: float) -> None:
        """The server begins to run; the run before it ended with its last sign of life, a beat or a touched table."""
        async with self._database.writing() as connection:
            before = (await connection.execute(select(runs).order_by(runs.c.id.desc()).limit(1))).first()
            if before is not None:
                touched = await connection.scalar(select(func.max(tables.c.touched)).where(tables.c.touched <= now))
                last = max(before.beat, touched or before.beat)
                await connection.execute(update(runs).where(runs.c.id == before.id).values(beat=last))
            new = insert(runs).values(begun=now, beat=now).returning(runs.c.id)
            self._run = int((await connection.execute(new)).scalar_one())

    async def note_pause(self, since: float, until: float) -> None:
        """The server did not run from then to then: its run ends, and another one of its own begins."""
        async with self._database.writing() as connection:
            await connection.execute(update(runs).where(runs.c.id == self._run).values(beat=since))
            new = insert(runs).values(begun=until, beat=until).returning(runs.c.id)
            self._run = int((await connection.execute(new)).scalar_one())

    async def beat(self, now: float) -> None:
        """The server still runs."""
        await self._database.change(update(runs).where(runs.c.id == self._run).values(beat=now))

    async def ping(self) -> None:
        """Raise StoreDown unless the database answers."""
        async with self._database.reading() as connection:
            await connection.scalar(select(func.max(runs.c.id)))

    async def last_beat(self) -> float | None:
        """When a server last ran, if any has."""
        async with self._database.reading() as connection:
            last: float | None = await connection.scalar(select(func.max(runs.c.beat)))
            return last

    async def is_newest_run(self) -> bool:
        """Whether no other server has begun to run since this one has."""
        if not self._run:
            return True
        async with self._database.reading() as connection:
            return bool(await connection.scalar(select(func.max(runs.c.id))) == self._run)

    async def downtimes(self) -> list[tuple[float, float]]:
        """When the server did not run: from the end of each run to the begin of the next."""
        async with self._database.reading() as connection:
            ran = list(await connection.execute(select(runs.c.begun, runs.c.beat).order_by(runs.c.id)))
        return [(before.beat, after.begun) for before, after in pairwise(ran) if before.beat < after.begun]

    async def ban(self, kind: str, value: str, until: float | None) -> None:
        """Shut an address or a person out until that time, or for good."""
        new = self._database.insert(bans).values(kind=kind, value=value, until=until)
        await self._database.change(
            new.on_conflict_do_update(index_elements=list(bans.primary_key), set_={"until": until})
        )

    async def bans(self) -> list[Ban]:
        """The bans in force."""
        in_force = or_(bans.c.until.is_(None), bans.c.until > self._database.clock())
        return await self._database.all(Ban, rows(Ban, bans).where(in_force).order_by(bans.c.kind, bans.c.value))

    async def unban(self, kind: str, value: str) -> bool:
        """Lift a ban; whether there was one."""
        return await self._database.change(delete(bans).where(bans.c.kind == kind, bans.c.value == value)) > 0

    async def announce(self, text: str, until: float | None) -> int:
        """Say something to everybody until that time; the id of the announcement."""
        new = insert(announcements).values(text=text, until=until).returning(announcements.c.id)
        async with self._database.writing() as connection:
            return int((await connection.execute(new)).scalar_one())

    async def announcements(self, now: float) -> list[Announcement]:
        """What is to be said to everybody now."""
        current = or_(announcements.c.until.is_(None), announcements.c.until > now)
        return await self._database.all(Announcement, rows(Announcement, announcements).where(current).order_by("id"))

    async def withdraw(self, announcement: int) -> bool:
        """Take an announcement back; whether there was one."""
        return await self._database.change(delete(announcements).where(announcements.c.id == announcement)) > 0

    async def counts(self) -> Counts:
        """How much is stored."""
        async with self._database.reading() as connection:
            people = await connection.scalar(select(func.count()).select_from(persons))
            by_status = await connection.execute(select(tables.c.status, func.count()).group_by(tables.c.status))
            written = await connection.scalar(select(func.count()).select_from(entries))
            imported = await connection.scalar(select(func.count()).select_from(tables).where(*is_imported()))
            by_status_counted = {row[0]: row[1] for row in by_status}
        return Counts(people or 0, by_status_counted, written or 0, imported or 0, await self.size())

    async def size(self) -> int:
        """How large the database is, in bytes."""
        async with self._database.reading() as connection:
            return int(await connection.scalar(text(SIZE[self._database.is_postgresql])) or 0)

    async def backup(self, path: Path) -> None:
        """Copy everything that is committed now into a new file, while others go on writing."""
        await backups.backup(self._database.url, path)
