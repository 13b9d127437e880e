"""The image of `deploy/container/`, built from Debian's packages, run: a game is played in it and survives a restart.

python -m tests.deploy.in_a_container [WORK]

Needs root, mmdebstrap and buildah, and says so if they are missing. Exit status 1 if something is wrong. WORK is kept,
so that a second build is quick.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx

from tests.deploy.files import DEPLOY
from tests.server.support.client import Person
from tests.server.support.process import PATIENCE, free_port

NEEDED = ("mmdebstrap", "buildah")
PLAIN = {"VESUVIUS_WORKERS": "1"}


class Container:
    """A container of the image, with folders of this machine in place of its volumes."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.name = _output("buildah", "from", "--pull-never", "vesuvius")
        given = {"VESUVIUS_PUBLIC_ADDRESS": self.address, "VESUVIUS_PORT": str(self.port), **PLAIN}
        self._options = [part for name, value in given.items() for part in ("--env", f"{name}={value}")]
        for volume in ("lib", "cache", "backups"):
            (folder / volume).mkdir()
            os.chown(folder / volume, 990, 990)
            self._options += ["--volume", f"{folder / volume}:/var/{volume}/vesuvius"]
        self._log = (folder / "log").open("ab")
        self._process: subprocess.Popen[bytes] | None = None

    def command(self, *command: str) -> list[str]:
        """How a command is run in it."""
        isolation = os.environ.get("BUILDAH_ISOLATION", "chroot")
        return ["buildah", "run", "--isolation", isolation, *self._options, self.name, "--", *command]

    def start(self) -> None:
        """Start the server as the image says, and wait until it's ready."""
        serve = ["/opt/vesuvius/bin/vesuvius", "serve", "--host", "0.0.0.0"]
        self._process = subprocess.Popen(
            self.command(*serve), stdout=self._log, stderr=self._log, start_new_session=True
        )
        end = time.monotonic() + 2 * PATIENCE
        while not self._is_ready():
            assert self._process.poll() is None, Path(self._log.name).read_text()[-2000:]
            assert time.monotonic() < end, Path(self._log.name).read_text()[-2000:]
            time.sleep(0.2)

    def _is_ready(self) -> bool:
        try:
            return httpx.get(f"{self.address}/health").status_code == 200
        except httpx.TransportError:
            return False

    def stop(self) -> None:
        """Stop the server and all that came with it."""
        if self._process is not None:
            os.killpg(self._process.pid, signal.SIGTERM)
            self._process.wait(PATIENCE)
            self._process = None

    def remove(self) -> None:
        """Stop it, and leave nothing of it."""
        self.stop()
        self._log.close()
        subprocess.run(["buildah", "rm", self.name], check=True, stdout=subprocess.DEVNULL)


def _output(*command: str) -> str:
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()


async def play(container: Container) -> str:
    """Moves of two people, and a restart; what was seen."""
    async with httpx.AsyncClient(timeout=PATIENCE) as http:
        people = [await Person.register(container.address, http, name) for name in ("Livia", "Titus")]
        table, invite = await people[0].open_table({"kind": "me"}, {"kind": "open"})
        await people[1].join(table, invite)
        await people[0].start(table)
        await _moves(people, table, 10)
        await asyncio.to_thread(container.stop)
        await asyncio.to_thread(container.start)
        seq = (await people[0].ask("GET", f"/api/tables/{table}/view?seat=0"))["seq"]
        assert seq == 11, seq
        await _moves(people, table, 10)
    backup = ("/opt/vesuvius/bin/vesuvius", "admin", "backup", "--keep", "2", "--json")
    return _output(*container.command(*backup))


async def _moves(people: list[Person], table: str, count: int) -> None:
    for _ in range(count):
        seen = [await person.ask("GET", f"/api/tables/{table}/view?seat={seat}") for seat, person in enumerate(people)]
        seat, seq = seen[0]["standing"]["seat"], seen[0]["seq"]
        play = {"type": "play", "table": table, "seat": seat, "seq": seq, "id": f"m{seq}"}
        play["token"] = seen[seat]["standing"]["legal"][0]
        answer = await people[seat].ask("POST", f"/api/tables/{table}/commands", play)
        assert answer["type"] == "acknowledged", answer


def main() -> int:
    """Build it and play."""
    missing = [name for name in NEEDED if shutil.which(name) is None]
    if missing or os.getuid():
        print(f"image: left out, {', '.join(missing) or 'root'} is missing here")
        return 0
    surroundings = {**os.environ, "PYTHON": os.environ.get("PYTHON", sys.executable)}
    subprocess.run([DEPLOY / "container" / "build.sh", *sys.argv[1:]], check=True, env=surroundings)
    with tempfile.TemporaryDirectory() as name:
        container = Container(Path(name))
        try:
            container.start()
            print(f"image: 20 moves, a restart after 10; {asyncio.run(play(container))}")
        finally:
            container.remove()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
