"""Files that only grow: what is added is safe on the disk before anything else happens, and one match at a time adds.

While a match holds a file, a lock lies beside it; one that was left behind by a program that was killed locks nothing.
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
    """Nobody else adds to the file meanwhile; raises a Problem where somebody does."""
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
        # Removed while it is still held: whoever opened it in between finds it gone, and makes another.
        with suppress(OSError):
            beside.unlink()
        lock.release()


def check(path: Path) -> None:
    """Raise the error of the system about a path that can be no file to add to."""
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not path.resolve().parent.is_dir():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path))
    if path.exists() and not path.is_file():
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(path))


def append(path: Path, content: bytes) -> None:
    """Add to the file, which is made where there is none; errors of the system name it, whatever was done to it."""
    try:
        with path.open("ab") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None
