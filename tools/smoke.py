"""Tries a wheel on one Python as its users have it: away from the sources, without Node, in an empty home folder.

The command line answers, traces are written and checked, the server starts, its page loads with everything that it
names, and a game is played against a bot.
"""

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
from typing import Any
from urllib.parse import urljoin

import httpx

PATIENCE = 1800.0  # compiling the rules takes a while on a busy machine
NAMED = re.compile(r'(?:src|href)="([^"]+)"')
DECISIONS = 12
GAMES = ["downfall", "--players", "3", "--games", "2", "--seed", "1"]
INTERRUPTED = 130
BUSY = (429, 503)


class Failed(Exception):
    """What is wrong, in words."""


class Home:
    """An empty home folder with its own environment, and nothing else on the path."""

    def __init__(self, folder: Path, python: Path) -> None:
        self.folder = folder
        self.bin = folder / "environment" / "bin"
        kept = {name: value for name, value in os.environ.items() if name in ("LANG", "SSL_CERT_FILE", "TZ")}
        self.variables = {**kept, "HOME": str(folder), "PATH": str(self.bin), "VESUVIUS_LANGUAGE": "en"}
        # Some systems ship Python without pip; ours can install for any other Python.
        self._run([str(python), "-m", "venv", "--without-pip", str(self.bin.parent)])

    def install(self, wheel: Path, requirements: Path) -> None:
        """Installs the pinned requirements, and then the wheel, whose dependencies they must satisfy."""
        pip = [sys.executable, "-m", "pip", "--python", str(self.bin / "python"), "--disable-pip-version-check", "-q"]
        pinned = ["--require-hashes", "--requirement", str(requirements)]
        for command in (["install", *pinned], ["install", "--no-deps", "--no-index", str(wheel)], ["check"]):
            self._run([*pip, *command], {**os.environ, "PYTHONPATH": ""})

    def vesuvius(self, *arguments: str, given: str = "") -> str:
        """Returns what the program prints."""
        return self._run([str(self.bin / "vesuvius"), *arguments], given=given)

    def _run(self, command: list[str], variables: dict[str, str] | None = None, given: str = "") -> str:
        done = subprocess.run(
            command,
            cwd=self.folder,
            env=variables or self.variables,
            input=given,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        if done.returncode:
            raise Failed(f"{' '.join(command)}: status {done.returncode}\n{done.stderr[-2000:]}")
        return done.stdout

    @contextmanager
    def serving(self) -> Iterator[httpx.Client]:
        """Runs the program as anyone who wants to play starts it, until Ctrl+C; yields once it is ready."""
        port = str(_free_port())
        command = [str(self.bin / "vesuvius"), "--no-open", "--port", port]
        with (self.folder / "log").open("w+") as log:
            process = subprocess.Popen(command, cwd=self.folder, env=self.variables, stdout=log, stderr=log)
            try:
                with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
                    self._wait(process, client)
                    yield client
            except (httpx.HTTPError, Failed) as error:
                log.seek(0)
                raise Failed(f"{error}\n{log.read()[-2000:]}") from error
            finally:
                process.send_signal(signal.SIGINT)
                status = process.wait(60)
        if status != INTERRUPTED:
            raise Failed(f"after Ctrl+C the server ended with status {status}")

    def _wait(self, process: subprocess.Popen[bytes], client: httpx.Client) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if process.poll() is not None:
                raise Failed(f"the server ended with status {process.returncode}")
            try:
                if client.get("/health").json()["status"] == "ready":
                    return
            except httpx.TransportError:
                pass
            time.sleep(0.1)
        raise Failed("the server does not become ready")


def _free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port: int = listening.getsockname()[1]
        return port


def _fetched(client: httpx.Client, path: str, kind: str) -> str:
    answer = client.get(path)
    if not answer.is_success or kind not in answer.headers["content-type"] or not answer.content:
        raise Failed(f"{path}: {answer.status_code} {answer.headers['content-type']}, and not {kind}")
    return answer.text


def check_page(client: httpx.Client) -> None:
    """Checks that the page loads, and the scripts and styles that it names."""
    page = _fetched(client, "/", "text/html")
    named = [urljoin("/", name) for name in NAMED.findall(page)]
    for ending, kind in ((".js", "javascript"), (".css", "css")):
        paths = [path for path in named if path.endswith(ending)]
        if not paths:
            raise Failed(f"the page names no {ending}")
        for path in paths:
            _fetched(client, path, kind)


def play(client: httpx.Client) -> None:
    """Sits down against a bot and plays a few moves."""
    key = _asked(client, "POST", "/api/people", {"name": "Livia"})["key"]
    client.headers["Authorization"] = f"Bearer {key}"
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "level:1", "name": "Marcus"}]
    table = _asked(client, "POST", "/api/tables", {"rules": {"game": "downfall"}, "seats": seats})["info"]["table"]
    _asked(client, "POST", f"/api/tables/{table}/start")
    decided, end = 0, time.monotonic() + PATIENCE
    while decided < DECISIONS:
        seen = _asked(client, "GET", f"/api/tables/{table}/view?seat=0")
        if legal := seen["standing"]["legal"]:
            move = {
                "type": "play",
                "table": table,
                "seat": 0,
                "seq": seen["seq"],
                "token": legal[0],
                "id": str(decided),
            }
            _asked(client, "POST", f"/api/tables/{table}/commands", move)
            decided += 1
        elif time.monotonic() > end:
            raise Failed("the bot does not answer")
        else:
            time.sleep(0.1)


def _asked(client: httpx.Client, method: str, path: str, body: Any = None) -> Any:
    end = time.monotonic() + PATIENCE
    answer = client.request(method, path, json=body)
    # A server that can't keep up says so and has done nothing.
    while answer.status_code in BUSY and time.monotonic() < end:
        time.sleep(int(answer.headers["Retry-After"]))
        answer = client.request(method, path, json=body)
    if not answer.is_success:
        raise Failed(f"{method} {path}: {answer.status_code} {answer.text}")
    return answer.json() if answer.content else None


def smoke(python: Path, wheel: Path, requirements: Path) -> None:
    """Tries the wheel; raises Failed with what is wrong."""
    # A background job ignores Ctrl+C from the start, and so would everything it starts.
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    with tempfile.TemporaryDirectory() as folder:
        home = Home(Path(folder), python)
        home.install(wheel, requirements)
        if "Usage: vesuvius" not in home.vesuvius("--help"):
            raise Failed("vesuvius --help does not say how it is used")
        checked = home.vesuvius("check", given=home.vesuvius("trace", *GAMES))
        if not checked.startswith("checked 2 games"):
            raise Failed(f"vesuvius check says: {checked}")
        with home.serving() as client:
            check_page(client)
            play(client)
