"""`vesuvius admin`: the host's chores, asked of the running server or done to the database where none runs."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from time import time
from typing import TYPE_CHECKING, Annotated, Any

import typer

from vesuvius.cli.commands.serve import Configuration, configured
from vesuvius.cli.exit_status import FAILED
from vesuvius.cli.files import file_problems
from vesuvius.cli.help import Command, command_group
from vesuvius.cli.host_access import NoServer, ask, is_running, save, save_stored, stats_of_database
from vesuvius.cli.options import NUMBER, Json, whole
from vesuvius.cli.output import (
    console,
    print_line,
    print_problem,
    print_result,
    problem_text,
    progress,
    status_line,
    write_json,
)
from vesuvius.problem import Problem
from vesuvius.texts import texts

if TYPE_CHECKING:
    from vesuvius.server.settings import Settings

STATUSES = ("open", "running", "over", "closed")
KINDS = ("person", "address")
MOST_DAYS = 36_500
HOUR = 3600
ID = re.compile(r"[\w-]+", re.ASCII)
FILE = "cli-metavar-file"
TABLE = "admin-metavar-table"
PERSON = "admin-metavar-person"
Database = Annotated[
    str | None, typer.Option("--db", metavar="cli-metavar-address", help="admin-option-db", show_default=False)
]
Days = Annotated[str | None, typer.Option("--days", metavar=NUMBER, help="admin-option-days")]
TableName = Annotated[str, typer.Argument(metavar=TABLE, help="admin-option-table")]
Kind = Annotated[str, typer.Argument(metavar="admin-metavar-kind", help="admin-option-kind")]
Value = Annotated[str, typer.Argument(metavar="admin-metavar-value", help="admin-option-value")]

admin = command_group()


def _chore(function: Callable[..., None]) -> Callable[..., None]:
    name = function.__name__
    admin.command(name, cls=Command, help=f"admin-{name}-help")(function)
    return function


def _settings(database: str | None, config: str | None) -> Settings:
    return configured({"database": database}, config)


@_chore
def tables(
    status: Annotated[
        str | None, typer.Option("--status", metavar="cli-metavar-text", help="admin-option-status")
    ] = None,
    limit: Annotated[str, typer.Option("--limit", metavar=NUMBER, help="admin-option-limit")] = "200",
    json: Json = False,
    database: Database = None,
    config: Configuration = None,
) -> None:
    """List tables, the last touched first."""
    if status is not None and status not in STATUSES:
        raise Problem("admin-wrong-status", got=status, known=list(STATUSES))
    most = whole("--limit", limit, 1)
    found = ask(_settings(database, config), "GET", "/tables", status=status, limit=most)
    if json:
        for row in found:
            write_json(row)
        return
    columns = ("table", "game", "status", "owner", "seats", "entries", "touched")
    _draw(columns, [_table_row(row) for row in found])


def _table_row(row: dict[str, Any]) -> list[str]:
    who = ", ".join(name or "–" for name in row["seats"])
    status = texts(f"admin-status-{row['status']}")
    return [row["table"], row["game"], status, row["owner"] or "", who, str(row["seq"]), _moment(row["touched"])]


@_chore
def close(table: TableName, database: Database = None, config: Configuration = None) -> None:
    """End a table."""
    ask(_settings(database, config), "POST", f"/tables/{_name('table', table)}/close")
    print_line(texts("admin-closed", table=table))


@_chore
def delete(table: TableName, database: Database = None, config: Configuration = None) -> None:
    """Delete a table."""
    ask(_settings(database, config), "DELETE", f"/tables/{_name('table', table)}")
    print_line(texts("admin-deleted", table=table))


@_chore
def ban(
    kind: Kind,
    value: Value,
    days: Days = None,
    json: Json = False,
    database: Database = None,
    config: Configuration = None,
) -> None:
    """Shut somebody out."""
    body = {"kind": _kind(kind), "value": value, "days": _days(days)}
    made = ask(_settings(database, config), "POST", "/bans", body)
    message = "admin-banned" if made["until"] is None else "admin-banned-until"
    print_result(json, made, texts(message, value=made["value"], until=_moment(made["until"])))


@_chore
def unban(kind: Kind, value: Value, database: Database = None, config: Configuration = None) -> None:
    """Let somebody in again."""
    ask(_settings(database, config), "POST", "/bans/lift", {"kind": _kind(kind), "value": value})
    print_line(texts("admin-unbanned", value=value))


@_chore
def bans(json: Json = False, database: Database = None, config: Configuration = None) -> None:
    """List the bans in force."""
    found = ask(_settings(database, config), "GET", "/bans")
    if json:
        for row in found:
            write_json(row)
        return
    shown = [[texts(f"admin-kind-{row['kind']}"), row["value"], _moment(row["until"])] for row in found]
    _draw(("kind", "value", "until"), shown)


@_chore
def announce(
    text: Annotated[str, typer.Argument(metavar="cli-metavar-text", help="admin-option-text")],
    days: Days = None,
    json: Json = False,
    database: Database = None,
    config: Configuration = None,
) -> None:
    """Tell everybody something."""
    made = ask(_settings(database, config), "POST", "/announcements", {"text": text, "days": _days(days)})
    print_result(json, made, texts("admin-announced", number=made["number"]))


@_chore
def withdraw(
    number: Annotated[str | None, typer.Argument(metavar=NUMBER, help="admin-option-number")] = None,
    json: Json = False,
    database: Database = None,
    config: Configuration = None,
) -> None:
    """Take announcements back."""
    which = None if number is None else whole("withdraw", number, 1)
    gone = ask(_settings(database, config), "POST", "/announcements/withdraw", number=which)
    print_result(json, gone, texts("admin-withdrawn", count=gone["number"]))


@_chore
def drain(
    off: Annotated[bool, typer.Option("--off", help="admin-option-off")] = False,
    json: Json = False,
    database: Database = None,
    config: Configuration = None,
) -> None:
    """Take in nothing new, or take in again."""
    drained = ask(_settings(database, config), "POST", "/drain", {"on": not off})
    message = "admin-welcoming" if off else "admin-draining"
    print_result(json, drained, texts(message, running=drained["running"]))


@_chore
def revoke(
    person: Annotated[str, typer.Argument(metavar=PERSON, help="admin-option-person")],
    json: Json = False,
    database: Database = None,
    config: Configuration = None,
) -> None:
    """End all keys of a person."""
    ended = ask(_settings(database, config), "POST", f"/people/{_name('person', person)}/revoke")
    print_result(json, ended, texts("admin-revoked", count=ended["number"]))


@_chore
def stats(json: Json = False, database: Database = None, config: Configuration = None) -> None:
    """How much there is, and what keeps it from growing."""
    import msgspec

    settings = _settings(database, config)
    try:
        found = ask(settings, "GET", "/stats")
    except NoServer:
        found = msgspec.to_builtins(stats_of_database(settings))
    if json:
        write_json(found)
        return
    _draw(("what", "count"), [[texts(f"admin-stat-{name}"), value] for name, value in _stats(found)])


def _stats(found: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """What there is to say, and how it is written."""
    yield "people", str(found["people"])
    for status in STATUSES:
        yield f"tables-{status}", str(found["tables"].get(status, 0))
    yield "imported", str(found["imported"])
    yield "entries", str(found["entries"])
    yield "bytes", _mebibytes(found["bytes"])
    if found["growth"] is not None:
        yield "growth", texts("admin-stat-in-hours", **_hours(found["growth"]))
    if found["disk_free"] is not None:
        yield "disk", _mebibytes(found["disk_free"])
    yield "backup", _moment(found["backup"]["at"]) if found["backup"] else texts("admin-stat-never")
    if found["connections"] is not None:
        yield "connections", str(found["connections"])
        swept = found["swept"]
        yield "swept", texts("admin-stat-swept-facts", **swept | {"at": _moment(swept["at"])}) if swept else "–"
    for name, value in found["quotas"].items():
        yield name.replace("_", "-"), texts("admin-stat-forever") if value is None else f"{value:.15g}"


def _mebibytes(size: int) -> str:
    return f"{size / (1 << 20):.1f}"


def _hours(growth: dict[str, Any]) -> dict[str, str]:
    return {"size": _mebibytes(growth["bytes"]), "hours": f"{growth['seconds'] / HOUR:.1f}"}


@_chore
def page(
    local: Annotated[bool, typer.Option("--local", help="admin-option-local")] = False,
    open_it: Annotated[bool, typer.Option("--open", help="admin-option-open")] = False,
    database: Database = None,
    config: Configuration = None,
) -> None:
    """A link that opens the host's page once."""
    settings = _settings(database, config)
    link: str = ask(settings, "POST", "/links", local=str(local).lower())["link"]
    print_line(link)
    if open_it:
        typer.launch(link)


@_chore
def backup(
    place: Annotated[str | None, typer.Argument(metavar=FILE, help="admin-option-backup")] = None,
    keep: Annotated[str | None, typer.Option("--keep", metavar=NUMBER, help="admin-option-keep")] = None,
    json: Json = False,
    database: Database = None,
    config: Configuration = None,
) -> None:
    """Copy everything that is stored, while a server may go on writing; with `keep`, verify the copy."""
    from vesuvius.server.operations.backup_note import BackupNote, note_backup
    from vesuvius.server.store import backups
    from vesuvius.server.store.opening import address

    settings = _settings(database, config)
    file = place or (settings.backup_folder if keep is not None else None)
    if file is None:
        raise Problem("admin-backup-where")
    _must_exist(settings.database)
    if keep is not None:
        _verified_backup(settings.database, Path(file), whole("--keep", keep, 1), json)
        return
    begun = time()
    with file_problems(file):
        asyncio.run(backups.backup(address(settings.database), Path(file)))
    with suppress(OSError):  # whoever may only read there can make backups all the same
        note_backup(settings.database, BackupNote(begun, Path(file).stat().st_size))
    print_result(json, {"file": file}, texts("admin-backed-up", file=file))


def _verified_backup(database: str, folder: Path, keep: int, json: bool) -> None:
    """Back up into a folder; if the backup can't be relied on, the exit status says so."""
    import msgspec

    from vesuvius.server.operations.verified_backups import back_up

    with file_problems(str(folder)), status_line(texts("admin-verifying")):
        made = asyncio.run(back_up(database, folder, keep))
    if json:
        write_json(msgspec.to_builtins(made))
    try:
        made.raise_problem()
    except Problem as problem:
        print_problem(Problem("admin-backup-failed", folder=str(folder), problem=problem_text(problem)))
        raise typer.Exit(FAILED) from None
    if not json:
        file = str(folder / made.file)
        print_line(texts("admin-backup-verified", file=file, tables=made.tables, entries=made.entries))
        if made.unplayable:
            print_line(texts("admin-backup-unplayable", count=made.unplayable))


def _must_exist(database: str) -> None:
    """Raise a Problem if there is no such file: none is made by looking for it."""
    from vesuvius.server.store.opening import address, file_of

    where = address(database)
    if where.drivername == "sqlite" and not file_of(where).exists():
        raise Problem("admin-no-database", file=str(file_of(where)))


@_chore
def move(
    source: Annotated[str, typer.Argument(metavar="admin-metavar-from", help="admin-option-from")],
    target: Annotated[str, typer.Argument(metavar="admin-metavar-to", help="admin-option-to")],
    json: Json = False,
) -> None:
    """Copy everything that is stored into an empty database of either kind."""
    from vesuvius.server.store import moving

    _must_exist(source)
    rows = asyncio.run(moving.count(source))
    with progress(texts("admin-moving"), rows) as moved:
        made = asyncio.run(moving.move(source, target, moved))
    if json:
        write_json({table: {"rows": count, "hash": digest} for table, (count, digest) in made.items()})
        return
    print_line(texts("admin-moved", rows=rows))


@_chore
def restore(
    file: Annotated[str, typer.Argument(metavar=FILE, help="admin-option-restore")],
    force: Annotated[bool, typer.Option("--force", help="admin-option-force")] = False,
    database: Database = None,
    config: Configuration = None,
) -> None:
    """Make the database from a backup."""
    from vesuvius.server.store import restore as put_back

    settings = _settings(database, config)
    if is_running(settings):
        raise Problem("admin-server-runs")
    with file_problems(file):
        asyncio.run(put_back(Path(file), settings.database, replace=force))
    print_line(texts("admin-restored", file=file))


@_chore
def export(
    file: Annotated[str, typer.Argument(metavar=FILE, help="admin-option-export")],
    database: Database = None,
    config: Configuration = None,
) -> None:
    """All finished games as records, one after the other."""
    settings = _settings(database, config)
    try:
        save(settings, "/records", file)
    except NoServer:
        save_stored(settings, file)
    print_line(texts("admin-exported", file=file))


def _draw(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    from rich.table import Table

    table = Table()
    for column in columns:
        table.add_column(texts(f"admin-column-{column}"), overflow="fold")
    for row in rows:
        table.add_row(*row)
    console().print(table)


def _moment(time: float | None) -> str:
    """A time on this machine's clock; nothing where there is none."""
    return "" if time is None else datetime.fromtimestamp(time).isoformat(" ", "minutes")


def _kind(given: str) -> str:
    if given not in KINDS:
        raise Problem("admin-wrong-kind", got=given, known=list(KINDS))
    return given


def _name(kind: str, given: str) -> str:
    """An id; what cannot be one is not asked for."""
    if not ID.fullmatch(given):
        raise Problem(f"{kind}-unknown", **{kind: given})
    return given


def _days(given: str | None) -> float | None:
    if given is None:
        return None
    try:
        days = float(given)
    except ValueError:
        days = 0.0
    if not 0 < days <= MOST_DAYS:
        raise Problem("admin-wrong-days", got=given, highest=MOST_DAYS)
    return days
