"""Workers that are forked off a process with everything in memory: their start costs a tenth of the computing."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.context import ForkServerProcess
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from vesuvius.engine import processes

FORKING = get_context("forkserver")
FORKING.set_forkserver_preload(["tests.server.support.loaded_worker"])


def _live(environment: dict[str, str], work: Callable[..., None], args: tuple[Any, ...]) -> None:
    os.environ.clear()
    os.environ.update(environment | processes.ENVIRONMENT)
    work(*args)


def _forked(target: Callable[..., None], args: tuple[Any, ...], daemon: bool) -> ForkServerProcess:
    return FORKING.Process(target=_live, args=({**os.environ}, target, args), daemon=daemon)


@contextmanager
def forked_workers() -> Iterator[None]:
    """Whatever starts a worker in this block gets one that is forked, in the surroundings it would have got."""
    context = SimpleNamespace(Pipe=FORKING.Pipe, Process=_forked)
    with patch.object(processes, "get_context", lambda _how: context):
        yield
