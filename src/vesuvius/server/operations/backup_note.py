"""When everything was last copied: whoever makes a backup leaves a note beside the database, and the server reads it.

Backups are made by other processes, at any time, and while no server runs too.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import msgspec

from vesuvius.server.operations.host_key import file_for

READABLE = 0o644  # by a server that runs as another user than the one that makes backups


class BackupNote(msgspec.Struct, frozen=True):
    """When a backup was made, how large it is, and whether it has been restored and replayed to see that it works."""

    at: float
    bytes: int
    verified: bool = False


def note_backup(database: str, note: BackupNote) -> None:
    """Say that a backup has been made; raises OSError if that can't be written."""
    file = _file(database)
    part = file.with_name(f"{file.name}.part")
    file.parent.mkdir(parents=True, exist_ok=True)
    part.write_bytes(msgspec.json.encode(note))
    part.chmod(READABLE)
    part.replace(file)


def last_backup(database: str) -> BackupNote | None:
    """The last backup of a database, if one was ever made."""
    with suppress(OSError, msgspec.MsgspecError):
        return msgspec.json.decode(_file(database).read_bytes(), type=BackupNote)
    return None


def _file(database: str) -> Path:
    return file_for(database).with_suffix(".last-backup")
