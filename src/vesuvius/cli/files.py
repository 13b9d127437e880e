"""Files that a command is given: opened, read and written with one clear line for whatever is wrong with them."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from vesuvius.problem import Problem

STANDARD_INPUT = "-"
PRIVATE = 0o600


@contextmanager
def file_problems(file: str) -> Iterator[None]:
    """Errors of the system about a file, in our words; a name that is empty would mean the folder we are in."""
    if not file:
        raise Problem("cli-no-name")
    try:
        yield
    except BrokenPipeError:
        raise
    except FileNotFoundError:
        folder = Path(file).parent
        if not folder.is_dir():
            raise Problem("cli-no-folder", file=file, folder=str(folder)) from None
        raise Problem("cli-no-file", file=file) from None
    except FileExistsError:
        raise Problem("cli-file-exists", file=file) from None
    except IsADirectoryError:
        raise Problem("cli-is-folder", file=file) from None
    except PermissionError:
        raise Problem("cli-no-permission", file=file) from None
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else None
        raise Problem("cli-unreadable", file=file, why=why or str(error)) from None


def new_private_file(file: str) -> BinaryIO:
    """A new file to write to that nobody else on this machine may read."""
    return open(file, "xb", opener=lambda path, flags: os.open(path, flags, PRIVATE))


@contextmanager
def open_input(file: str) -> Iterator[tuple[BinaryIO, int | None]]:
    """The file's bytes and their number; standard input, whose length nobody knows, for `-`."""
    if file == STANDARD_INPUT:
        yield sys.stdin.buffer, None
        return
    with file_problems(file):
        stream = Path(file).open("rb")  # noqa: SIM115
        length = Path(file).stat().st_size
    with stream:
        yield stream, length


def read_input(file: str) -> bytes:
    """All bytes of a file, or of standard input for `-`."""
    with open_input(file) as (stream, _), file_problems(file):
        return stream.read()
