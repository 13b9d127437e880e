"""When everything was last copied, as the server's figures tell it.

Backups are made by other processes, at any time, and while no server runs too. A verified one says so in its folder;
whoever makes a simple one leaves a note beside the database.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import msgspec

from vesuvius.server.operations import verified_backups
from vesuvius.server.operations.host_key import file_for
from vesuvius.server.settings import Settings

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


def last_backup(settings: Settings) -> BackupNote | None:
    """The last good backup, if one was ever made."""
    found = [note for note in (_noted(settings.database), _verified(settings.backup_folder)) if note is not None]
    return max(found, key=lambda note: note.at, default=None)


def _noted(database: str) -> BackupNote | None:
    with suppress(OSError, msgspec.MsgspecError):
        return msgspec.json.decode(_file(database).read_bytes(), type=BackupNote)
    return None


def _verified(folder: str | None) -> BackupNote | None:
    last = None if folder is None else verified_backups.last_backup(Path(folder))
    if last is None or last.verified is None:
        return None
    return BackupNote(last.verified, last.bytes, verified=True)


def _file(database: str) -> Path:
    return file_for(database).with_suffix(".last-backup")
