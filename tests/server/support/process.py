"""A real server in a process of its own, to be stopped, killed and started again."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import httpx

from vesuvius.server.settings import settings

PATIENCE = 300.0
LIMIT = re.compile("_(rate|burst)$|_per_")


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port: int = listening.getsockname()[1]
        return port


@contextmanager
def served(**variables: str) -> Iterator[Server]:
    """A server that is ready, on a database of its own, until the end."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), **variables)
        server.start()
        try:
            server.wait_until_ready()
            yield server
        finally:
            server.kill()


class Server:
    """`vesuvius serve` with its own database; `module` is what is run instead, to have it die at a named point."""

    def __init__(self, folder: Path, database: str = "", module: str = "vesuvius", **variables: str) -> None:
        self.folder = folder
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.database = database or f"sqlite:///{folder / 'vesuvius.sqlite'}"
        self.module = module
        self.variables = variables
        self.process: subprocess.Popen[bytes] | None = None
        self.log = folder / "server.log"
        self._out: IO[bytes] | None = None

    @property
    def arguments(self) -> list[str]:
        """What its command line says."""
        return ["serve", "--port", str(self.port)]

    def environment(self, **variables: str) -> dict[str, str]:
        """What it finds in its environment."""
        # What a test does in seconds a person does in hours.
        generous = {each.variable: "1000000" for each in settings() if LIMIT.search(each.name)}
        own = {"VESUVIUS_DATABASE": self.database, "XDG_DATA_HOME": str(self.folder)}
        return {**os.environ, **generous, **self.variables, **variables, **own}

    def start(self, **variables: str) -> None:
        """Start it, without waiting."""
        command = [sys.executable, "-m", self.module, *self.arguments]
        self._out = self.log.open("ab")
        self.process = subprocess.Popen(command, env=self.environment(**variables), stdout=self._out, stderr=self._out)

    def wait_until_ready(self) -> None:
        """Wait until games can be played."""
        end = time.monotonic() + PATIENCE
        # One client for all tries: each new one reads all of the system's certificates.
        with httpx.Client() as client:
            while time.monotonic() < end:
                assert self.process is not None
                assert self.process.poll() is None, self.log.read_text()[-2000:]
                try:
                    if client.get(f"{self.address}/health").json()["status"] == "ready":
                        return
                except httpx.TransportError:
                    pass
                time.sleep(0.05)
        raise AssertionError(self.log.read_text()[-2000:])

    def kill(self) -> None:
        """As if the power had failed."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """As a host stops it; its exit status."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        status = self.process.wait(PATIENCE)
        if self._out is not None:
            self._out.close()
        return status
