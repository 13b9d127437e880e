"""Builds a release in `dist/`, and tries the wheel on every Python from 3.11 on that this machine has.

    python tools/dist.py [PYTHON ...]

Prints one line for each Python; the exit status is 1 if something is wrong. With arguments, only those are tried.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from tools.smoke import Failed, smoke

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"
PACKAGE = "vesuvius"
LOWEST = (3, 11)
PAGES = [rf"{PACKAGE}/server/transport/site/{name}" for name in (r"index\.html", r"assets/.*\.js", r"assets/.*\.css")]
# Where to look for Pythons, besides the path: those of the system, of pyenv and of uv.
PLACES = [
    "/usr/bin",
    "/usr/local/bin",
    "/opt/*/bin",
    "/opt/homebrew/opt/python@3.*/bin",
    "/Library/Frameworks/Python.framework/Versions/3.*/bin",
    "~/.pyenv/versions/*/bin",
    "~/.local/share/uv/python/*/bin",
]
NAME = re.compile(r"python(3(\.\d+)?)?")
# A shim on the path stands for many Pythons, and an environment for the one it was made from: what really runs counts.
WHO = """import sys, sysconfig
print(*sys.version_info[:3], sys.implementation.name, sysconfig.get_config_var("Py_GIL_DISABLED") or 0)
print(getattr(sys, "_base_executable", None) or sys.executable)"""


class Python(NamedTuple):
    """A Python on this machine."""

    version: tuple[int, ...]
    path: Path

    def __str__(self) -> str:
        return f"Python {'.'.join(map(str, self.version)):8} {self.path}"


def asked(path: str) -> Python | None:
    """Returns the Python that runs at a path, if the wheel supports it."""
    try:
        told = subprocess.run([path, "-c", WHO], capture_output=True, text=True, timeout=60, check=True).stdout
    except (OSError, subprocess.SubprocessError):
        return None
    numbers, found = told.splitlines()
    *version, kind, threads = numbers.split()
    # Compiled code doesn't run on builds without the GIL.
    if kind != "cpython" or threads != "0":
        return None
    python = Python(tuple(map(int, version)), Path(found).resolve())
    return python if python.version >= LOWEST else None


def pythons() -> list[Python]:
    """Returns every Python that is new enough, without duplicates, the oldest first."""
    folders = [*os.environ["PATH"].split(os.pathsep), *(path for place in PLACES for path in _matching(place))]
    names = {str(path) for folder in folders for path in Path(folder).glob("python*") if NAME.fullmatch(path.name)}
    return sorted({python for path in sorted(names) if (python := asked(path)) is not None})


def _matching(place: str) -> list[str]:
    path = Path(place).expanduser()
    return [str(found) for found in sorted(Path(path.anchor).glob(str(path.relative_to(path.anchor))))]


def build() -> tuple[Path, Path]:
    """Builds the source distribution, and the wheel from it where there is no Node."""
    shutil.rmtree(DIST, ignore_errors=True)
    _hatchling(ROOT, "sdist")
    (source,) = DIST.glob("*.tar.gz")
    with tempfile.TemporaryDirectory() as folder:
        shutil.unpack_archive(source, folder)
        (unpacked,) = Path(folder).iterdir()
        if (unpacked / "web" / "node_modules").exists():
            raise Failed(f"{source.name}: node_modules does not belong there")
        _hatchling(unpacked, "wheel", PATH=folder)
    (wheel,) = DIST.glob("*.whl")
    return wheel, source


def _hatchling(folder: Path, target: str, **variables: str) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "--directory", str(DIST), "--target", target]
    done = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, **variables},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        raise Failed(f"The {target} cannot be built:\n{done.stdout[-3000:]}")


def tracked() -> list[str]:
    """Returns the tracked files of the package, with their paths in a wheel."""
    listed = subprocess.run(["git", "ls-files", f"src/{PACKAGE}"], cwd=ROOT, capture_output=True, text=True, check=True)
    return [name.removeprefix("src/") for name in listed.stdout.splitlines()]


def faults(names: Iterable[str], kept: Iterable[str]) -> Iterator[str]:
    """Yields what a wheel has too much or too little: it must contain the package and the built pages, nothing else."""
    inside, wanted = {*names}, {*kept}
    for name in sorted(wanted - inside):
        yield f"{name} is missing"
    for pattern in PAGES:
        if not any(re.fullmatch(pattern, name) for name in inside):
            yield f"{pattern} is missing"
    made = rf"{PACKAGE}(/server/transport/site/|-[\d.]+[^/]*\.dist-info/)"
    for name in sorted(inside - wanted):
        if not re.match(made, name) or "node_modules" in name:
            yield f"{name} does not belong there"


def check(wheel: Path) -> None:
    """Raises Failed unless the wheel contains what it should."""
    with zipfile.ZipFile(wheel) as archive:
        found = [*faults(archive.namelist(), tracked())]
    if found:
        raise Failed(f"{wheel.name}: {'; '.join(found)}")


def works(python: Python, wheel: Path) -> bool:
    """Returns in one line whether the wheel works on a Python; the details go to standard error."""
    begun = time.monotonic()
    try:
        smoke(python.path, wheel, ROOT / "requirements" / "run.txt")
    except Failed as failed:
        what, _, more = str(failed).partition("\n")
        print(f"{python}: failed: {what}", flush=True)
        print(more, file=sys.stderr, flush=True)
        return False
    print(f"{python}: fine, {time.monotonic() - begun:.0f} s", flush=True)
    return True


def main(paths: list[str]) -> int:
    """Builds, checks and tries the wheel."""
    found = [asked(path) for path in paths] if paths else pythons()
    try:
        wheel, source = build()
        check(wheel)
    except Failed as failed:
        print(failed, file=sys.stderr)
        return 1
    for file in (wheel, source):
        print(f"{file.relative_to(ROOT)}: {file.stat().st_size / 1e6:.1f} MB", flush=True)
    if not found or None in found:
        print(f"No Python from {'.'.join(map(str, LOWEST))} on to try the wheel with.", file=sys.stderr)
        return 1
    wrong = [python for python in found if python is not None and not works(python, wheel)]
    if wrong:
        print(f"The wheel does not work on {len(wrong)} of {len(found)}.", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
