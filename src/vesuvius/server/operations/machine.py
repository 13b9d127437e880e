"""What the system says about this machine: memory, computing time, disk."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

PROCESSES = Path("/proc")


class Disk(NamedTuple):
    """How much of a disk is free, and how large it is, in bytes."""

    free: int
    size: int


def resident_bytes(process: int | None = None) -> int | None:
    """How much memory a process takes, by default this one; None where the system doesn't say, or if it has ended."""
    with suppress(OSError, ValueError):
        pages = (PROCESSES / str(process or "self") / "statm").read_bytes().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")
    return None


def resident_bytes_of_all(processes: Iterable[int]) -> int:
    """How much memory several processes take together, as far as it is known."""
    return sum(resident_bytes(process) or 0 for process in processes)


def disk_of(folder: Path) -> Disk | None:
    """The disk on which a folder is; None if there is no such folder any more."""
    try:
        usage = shutil.disk_usage(folder)
    except OSError:
        return None
    return Disk(usage.free, usage.total)
