"""The key by which the host's own commands reach a running server.

Each start draws a new one. The server keeps only its hash; the key itself is in a file that nobody but the owner can
read, beside the database file or, for a database elsewhere, in the user's data folder. A clean stop removes it.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from hashlib import sha256
from pathlib import Path

import msgspec
import structlog

from vesuvius.server.settings import Settings, without_password
from vesuvius.server.store.opening import address, file_of

HERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}
OWNER_ONLY = 0o600

log = structlog.get_logger()


class HostAccess(msgspec.Struct, frozen=True):
    """Where a server listens, as seen from its own machine, and the host's key to it."""

    address: str
    key: str


def file_for(database: str) -> Path:
    """The file that holds the key of whichever server uses a database."""
    where = address(database)
    if where.drivername == "sqlite":
        file = file_of(where)
        return file.with_name(f"{file.name}.host")
    from platformdirs import user_data_path

    name = sha256(without_password(database).encode()).hexdigest()[:16]
    return user_data_path("vesuvius", appauthor=False) / f"{name}.host"


def read_host_access(database: str) -> HostAccess | None:
    """How to reach the server that uses a database; None if none has left its key."""
    with suppress(FileNotFoundError, msgspec.MsgspecError):
        return msgspec.json.decode(file_for(database).read_bytes(), type=HostAccess)
    return None


def local_address(settings: Settings) -> str:
    """Where a server is reached from its own machine."""
    host = HERE.get(settings.host, settings.host)
    return msgspec.structs.replace(settings, host=host, public_address=None).address


@contextmanager
def host_key_file(settings: Settings, key: str) -> Iterator[None]:
    """While inside, the key lies where the host's commands find it; a server that cannot write it runs without."""
    access = HostAccess(local_address(settings), key)
    try:
        _write(file_for(settings.database), access)
    except OSError as error:
        log.warning("keyless", why=error.strerror)
    try:
        yield
    finally:
        with suppress(OSError):
            # Another server may have come to the same database since.
            if read_host_access(settings.database) == access:
                file_for(settings.database).unlink()


def _write(file: Path, access: HostAccess) -> None:
    part = file.with_name(f"{file.name}.part")
    file.parent.mkdir(parents=True, exist_ok=True)
    part.unlink(missing_ok=True)
    with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY), "wb") as opened:
        opened.write(msgspec.json.encode(access))
    part.replace(file)
