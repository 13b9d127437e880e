"""Processes that compute for this one: spawned and never forked, each on one thread.

A worker leaves when the process that started it is gone, however that ended, and takes no notice of Ctrl-C, which is
for the one that started it. Both talk over a connection of their own.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from multiprocessing.resource_tracker import ensure_running
from threading import Lock, Thread
from typing import Any

Crew = dict[Connection, SpawnProcess]
# What a worker computes it computes alone; idle threads would take the cores from the others.
SURROUNDINGS = {"NUMBA_NUM_THREADS": "1", "OMP_NUM_THREADS": "1", "OMP_WAIT_POLICY": "passive"}
_hiring = Lock()


def hire(crew: Crew, work: Callable[..., None], *args: Any) -> Connection:
    """Start a worker that does `work(connection, *args)`, and return the other end of its connection.

    It is entered in the crew as soon as it runs, so that whatever happens next can end it. Any thread may do this.
    """
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_begin, args=(theirs, work, args), daemon=True)
    with theirs, _undisturbed(), _hiring, _surroundings():
        process.start()
        crew[ours] = process
    return ours


def dismiss(crew: Crew, *workers: Connection) -> None:
    """End these workers, whatever they are doing; nobody may be listening to them any more."""
    for worker in workers:
        crew[worker].kill()
    for worker in workers:
        crew[worker].join()
        worker.close()
        del crew[worker]


def _begin(connection: Connection, work: Callable[..., None], args: tuple[Any, ...]) -> None:
    """Where a worker starts. It is done when nobody is at the other end any more."""
    Thread(target=_leave_with_the_other, daemon=True).start()
    with suppress(EOFError, OSError):
        work(connection, *args)


def _leave_with_the_other() -> None:
    """End this process, in the middle of its work too, once the one that started it has ended."""
    starter = parent_process()
    assert starter is not None
    starter.join()
    os._exit(1)


@contextmanager
def _surroundings() -> Iterator[None]:
    """What a process that is started now finds in its environment."""
    before = {name: os.environ.get(name) for name in SURROUNDINGS}
    os.environ.update(SURROUNDINGS)
    try:
        yield
    finally:
        for name, value in before.items():
            os.environ.pop(name)
            if value is not None:
                os.environ[name] = value


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Ctrl-C waits until the end; a process that is started now is born with it held back, and never gets it."""
    ensure_running()  # it would let Ctrl-C through again if it had to be started in between
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
