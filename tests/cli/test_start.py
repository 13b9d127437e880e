"""`vesuvius` alone, as a process of its own: it serves the pages, opens one in a browser, and finds itself again."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.support.process import free_port
from tests.support.retry_when_busy import patiently
from vesuvius.cli import main
from vesuvius.server.transport import static_site

PATIENCE = 60.0
BROWSER = '#!/bin/sh\necho "$1" > {opened}\n'


@contextmanager
def started(folder: Path, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    """The program, with data and a browser of its own, until it is interrupted."""
    browser = folder / "browser"
    browser.write_text(BROWSER.format(opened=folder / "opened"))
    browser.chmod(0o755)
    own = {"XDG_DATA_HOME": str(folder), "BROWSER": f"{browser} %s", "VESUVIUS_LANGUAGE": "en"}
    command = [sys.executable, "-m", "vesuvius", *arguments]
    with subprocess.Popen(command, env={**os.environ, **own}, stderr=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(PATIENCE)


def line(process: subprocess.Popen[str]) -> str:
    assert process.stderr is not None
    return process.stderr.readline()


def register(address: str, origin: str) -> httpx.Response:
    """The answer to somebody new."""
    new: dict[str, Any] = {"json": {"name": "Livia"}, "headers": {"Origin": origin}, "timeout": PATIENCE}
    return patiently(lambda: httpx.post(f"{address}/api/people", **new), PATIENCE)


def test_it_serves_its_pages_and_opens_them(tmp_path: Path) -> None:
    port = str(free_port())
    address = f"http://127.0.0.1:{port}"
    with started(tmp_path, "--port", port) as process:
        assert address in line(process)
        page = httpx.get(address, timeout=PATIENCE)
        assert (page.status_code, page.headers["content-type"].split(";")[0]) == (200, "text/html")
        opened, end = tmp_path / "opened", time.monotonic() + PATIENCE
        while not (opened.exists() and opened.read_text()) and time.monotonic() < end:
            time.sleep(0.05)
        assert opened.read_text().strip() == address
        with started(tmp_path, "--port", port, "--no-open") as second:
            assert "already running" in line(second)
            assert second.wait(PATIENCE) == 0
    assert process.returncode == 130


def test_for_the_home_network_it_has_another_address(tmp_path: Path) -> None:
    port = str(free_port())
    with started(tmp_path, "--lan", "--port", port, "--no-open") as process:
        said = line(process)
        if "isn’t on a network" in said:
            pytest.skip("this machine is in no network")
        address = next(word for word in said.split() if word.startswith("http://"))
        assert address.endswith(f":{port}")
        assert "127.0.0.1" not in address
        for origin in (address, f"http://127.0.0.1:{port}"):
            registered = register(address, origin)
            assert registered.is_success, registered.text
        assert "every device" in said
        assert not (tmp_path / "opened").exists()


def test_without_pages_it_says_how_they_are_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(static_site, "is_built", lambda: False)
    assert main(["--port", "none"]) == 2  # which nobody asks about as long as there are no pages
    assert "make web" in capsys.readouterr().err
