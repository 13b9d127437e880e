"""What all tests share: rules are compiled once, by one process for all; `--fast` leaves out what starts programs."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path
from typing import Any

import pytest

import vesuvius
from tests.support.compiled_rules import compile_rules
from tests.support.schedule import Schedule, place
from vesuvius.game import Game

GAMES: list[Game] = [*map(vesuvius.load, vesuvius.GAMES)]
TESTS = Path(__file__).parent
# What `--fast` leaves out as a whole: tests there run programs, servers and browsers, or long searches.
SLOW_FOLDERS = ("arena", "bench", "bots", "cli", "deploy", "e2e", "server", "soaks")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--fast", action="store_true", help="only tests that start no program, see tests/README.md")


def _refuse_programs(event: str, arguments: tuple[Any, ...]) -> None:
    if event == "subprocess.Popen":
        raise RuntimeError(f"A test that starts a program needs @pytest.mark.starts_program: {arguments[1]}")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """With `--fast`, slow folders are not even read."""
    is_slow = collection_path.parent == TESTS and collection_path.name in SLOW_FOLDERS
    return True if is_slow and config.getoption("--fast") else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """With `--fast`, tests that start programs are left out; those that take longest come first."""
    items.sort(key=lambda item: place(item.nodeid))
    if config.getoption("--fast"):
        slow = [item for item in items if item.get_closest_marker("starts_program")]
        config.hook.pytest_deselected(items=slow)
        items[:] = [item for item in items if item not in slow]


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """With `--dist loadscope`, the tests of a file stay in one process."""
    return Schedule(config, log) if config.getoption("dist") == "loadscope" else None


@pytest.fixture(scope="session", autouse=True)
def no_programs(request: pytest.FixtureRequest) -> None:
    """With `--fast`, a test that starts a program fails; pytest itself may still start the processes for tests."""
    if request.config.getoption("--fast"):
        sys.addaudithook(_refuse_programs)


@pytest.fixture(scope="session", autouse=True)
def interruptible() -> None:
    """A job in the background is born deaf to Ctrl-C, and so would be the programs that tests start and interrupt."""
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session", autouse=True)
def compiled_rules() -> None:
    """Each process begins with another game, so that none waits for what it could have compiled meanwhile."""
    first = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")) % len(GAMES)
    for game in GAMES[first:] + GAMES[:first]:
        compile_rules(game)
