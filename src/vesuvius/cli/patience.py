"""A line on standard error while somebody has to wait, and only where that takes long."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

PATIENCE = 0.7  # seconds before a word is said


@contextmanager
def patience(words: str) -> Iterator[None]:
    """Say what is going on if it takes longer than people like to wait; nothing where nobody looks."""
    if not sys.stderr.isatty():
        yield
        return
    from threading import Timer

    from rich.console import Console

    status = Console(stderr=True, highlight=False, emoji=False, markup=False).status(words)
    timer = Timer(PATIENCE, status.start)
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        timer.join()
        status.stop()
