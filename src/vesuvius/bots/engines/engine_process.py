"""A program at the other end of three pipes.

Whatever it does, nobody waits for it longer than agreed, or keeps more of what it says than a line may have.

What goes wrong is an EngineFault: it didn't start, ended, was too late, or said too much.
"""

from __future__ import annotations

import os
import resource
import select
import signal
import time
import weakref
from collections.abc import Sequence
from contextlib import suppress
from math import ceil
from subprocess import PIPE, Popen, TimeoutExpired
from typing import IO

from vesuvius.bots.engines.faults import EngineFault

LONGEST_ANSWER = 1 << 20  # bytes between two questions, so that an engine that never stops talking fills no memory
MEMORY = 4 << 30  # bytes of address space
LAST_WORDS = 200  # bytes of what it wrote to standard error
AT_ONCE = 1 << 16
ENDING = 2.0  # seconds that an engine has to end after "quit"
CPU_CLOCK = 2  # what the number of a process's CPU clock ends in, after the complement of the process's own number


class EngineProcess:
    """A running engine: lines go to it and come from it, each until a time on the monotonic clock."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self._process = Popen(command, stdin=PIPE, stdout=PIPE, stderr=PIPE, bufsize=0, start_new_session=True)
        except (OSError, ValueError) as error:
            raise EngineFault("engine-not-started", why=getattr(error, "strerror", None) or str(error)) from None
        self.close = weakref.finalize(self, _end, self._process)
        self._to, self._from, self._errors = (_unblocked(pipe) for pipe in _pipes(self._process))
        self._poll = select.poll()
        for pipe in (self._from, self._errors):
            self._poll.register(pipe, select.POLLIN)
        self._unread, self._heard, self._last_words = b"", 0, b""
        _limit(self._process.pid, resource.RLIMIT_AS, MEMORY)

    @property
    def id(self) -> int:
        """The system's number of it."""
        return self._process.pid

    def allow(self, seconds: float) -> None:
        """Lets it use the CPU for so long from now on, as one thread can: whoever takes more is ended by the system."""
        _limit(self._process.pid, resource.RLIMIT_CPU, ceil(cpu_seconds(self._process.pid) + seconds) + 1)

    def tell(self, line: bytes, until: float) -> None:
        """Sends a line. Nothing that was said before it counts as an answer."""
        self._heard = 0
        unsent = memoryview(line + b"\n")
        while unsent := unsent[self._write(unsent) :]:
            self._poll.register(self._to, select.POLLOUT)
            self._wait(until)
            self._poll.unregister(self._to)

    def hear(self, until: float) -> bytes:
        """Returns the next line that it says."""
        while b"\n" not in self._unread:
            self._wait(until)
        line, _, self._unread = self._unread.partition(b"\n")
        return line

    def _write(self, unsent: memoryview) -> int:
        try:
            return os.write(self._to, unsent)
        except BlockingIOError:
            return 0
        except OSError:
            raise self._ended() from None

    def _wait(self, until: float) -> None:
        """Waits until it has said something or can be told more."""
        left = until - time.monotonic()
        if left <= 0 or not (found := self._poll.poll(ceil(1000 * left))):
            raise EngineFault("engine-late")
        for pipe, _ in found:
            if pipe == self._errors:
                self._read_errors()
            elif pipe == self._from:
                self._read_answer()

    def _read_answer(self) -> None:
        part = os.read(self._from, AT_ONCE)
        if not part:
            raise self._ended()
        self._heard += len(part)
        self._unread += part
        if self._heard > LONGEST_ANSWER:
            raise EngineFault("engine-flood")

    def _read_errors(self) -> None:
        part = os.read(self._errors, AT_ONCE)
        if part:
            self._last_words = (self._last_words + part)[-LAST_WORDS:]
        else:
            self._poll.unregister(self._errors)

    def _ended(self) -> EngineFault:
        """Returns what is to be said of an engine that has closed a pipe."""
        with suppress(TimeoutExpired):
            self._process.wait(ENDING)
        with suppress(BlockingIOError, KeyError):
            self._read_errors()
        status, words = self._process.poll(), self._last_words.decode("utf-8", "replace").strip().splitlines()
        if status is None:
            return EngineFault("engine-closed")
        if words:
            return EngineFault("engine-ended-saying", status=status, words=words[-1])
        return EngineFault("engine-ended", status=status)


def _pipes(process: Popen[bytes]) -> list[IO[bytes]]:
    return [pipe for pipe in (process.stdin, process.stdout, process.stderr) if pipe is not None]


def _unblocked(pipe: IO[bytes]) -> int:
    os.set_blocking(pipe.fileno(), False)
    return pipe.fileno()


def _limit(process: int, what: int, most: int) -> None:
    """Sets a limit for another process, where the system can."""
    if hasattr(resource, "prlimit"):
        with suppress(OSError, ValueError):
            resource.prlimit(process, what, (most, resource.getrlimit(what)[1]))


def cpu_seconds(process: int) -> float:
    """Returns the CPU time that a process has used, by the clock that Linux has for each; 0 where there's none."""
    try:
        return time.clock_gettime(~process << 3 | CPU_CLOCK)
    except OSError:
        return 0.0


def _end(process: Popen[bytes]) -> None:
    """Ends an engine and what it has started: it's asked first, by the end of its input."""
    for pipe in _pipes(process):
        pipe.close()
    with suppress(TimeoutExpired):
        process.wait(ENDING)
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
