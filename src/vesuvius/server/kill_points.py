"""Named points on a move's way through the server, so that a test can stop the process exactly there."""

from __future__ import annotations

from collections.abc import Callable

_watchers: list[Callable[[str], None]] = []


def watch(watcher: Callable[[str], None]) -> None:
    """Have this called with the name of every point that is reached from now on."""
    _watchers.append(watcher)


def reached(name: str) -> None:
    """The program is at the point of that name."""
    for watcher in _watchers:
        watcher(name)
