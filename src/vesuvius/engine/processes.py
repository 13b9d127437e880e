"""Worker processes: spawned, never forked, each on one thread.

A worker ends when the process that started it is gone, however that ended. It ignores Ctrl-C, which is meant for the
process that started it.
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

Workers = dict[Connection, SpawnProcess]
# A worker computes alone; idle threads would take cores from the others.
ENVIRONMENT = {"NUMBA_NUM_THREADS": "1", "OMP_NUM_THREADS": "1", "OMP_WAIT_POLICY": "passive"}
_starting = Lock()


def start_worker(workers: Workers, work: Callable[..., None], *args: Any) -> Connection:
    """Starts a worker that runs `work(connection, *args)`. Returns the other end of its connection.

    It's added to `workers` as soon as it runs, so it can be ended whatever happens next. Any thread may call this.
    """
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_begin, args=(theirs, work, args), daemon=True)
    with theirs, spawning():
        process.start()
        workers[ours] = process
    return ours


def stop_workers(workers: Workers, *chosen: Connection) -> None:
    """Ends these workers, whatever they're doing; nobody may be listening to them any more."""
    for worker in chosen:
        workers[worker].kill()
    for worker in chosen:
        workers[worker].join()
        worker.close()
        del workers[worker]


def usable_cores() -> int:
    """Returns how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def spawning() -> Iterator[None]:
    """Makes processes started in this block compute on one thread and never get Ctrl-C."""
    with _interrupts_held_back(), _starting, _environment():
        yield


def leave_with_parent() -> None:
    """Makes this process end, even in the middle of its work, once the one that started it has ended."""
    Thread(target=_wait_for_parent, daemon=True).start()


def _begin(connection: Connection, work: Callable[..., None], args: tuple[Any, ...]) -> None:
    """Runs a worker; it's done when nobody is at the other end any more."""
    leave_with_parent()
    with suppress(EOFError, OSError):
        work(connection, *args)


def _wait_for_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


@contextmanager
def _environment() -> Iterator[None]:
    before = {name: os.environ.get(name) for name in ENVIRONMENT}
    os.environ.update(ENVIRONMENT)
    try:
        yield
    finally:
        for name, value in before.items():
            os.environ.pop(name)
            if value is not None:
                os.environ[name] = value


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """Holds Ctrl-C back until the end; a process started meanwhile inherits the block and never gets it."""
    ensure_running()  # it would let Ctrl-C through again if it had to be started in between
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
