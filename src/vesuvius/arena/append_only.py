"""Append-only files: what's added is safe on the disk before anything else happens, and one match at a time adds.

While a match uses a file, there's a lock file beside it. A lock file left behind by a killed program locks nothing.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from vesuvius.game import Problem


@contextmanager
def exclusive(path: Path) -> Iterator[None]:
    """Keeps everyone else from adding to the file; raises a Problem if someone already holds it."""
    from filelock import FileLock, Timeout

    check(path)
    real = path.resolve()
    beside = real.with_name(f"{real.name}.lock")
    lock = FileLock(beside)
    try:
        lock.acquire(timeout=0)
    except Timeout:
        raise Problem("match-busy", file=str(path)) from None
    try:
        yield
    finally:
        # Removed while still held: anyone who opened it in between finds it gone and creates another.
        with suppress(OSError):
            beside.unlink()
        lock.release()


def check(path: Path) -> None:
    """Raises the operating system's error if the path can't be a file to append to."""
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not path.resolve().parent.is_dir():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path))
    if path.exists() and not path.is_file():
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(path))


def append(path: Path, content: bytes) -> None:
    """Appends to the file and syncs it; creates it if needed. Any OSError names the path."""
    try:
        with path.open("ab") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None
