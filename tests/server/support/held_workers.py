"""A game for workers that a test holds back: they leave word of what they begin, and wait until they may go on."""

from __future__ import annotations

import os
from pathlib import Path
from time import sleep
from typing import Any, NamedTuple

import vesuvius
from tests.support import lanterns
from vesuvius.game import Game

FOLDER = "VESUVIUS_TEST_GATE"
GATED = "gated:"
LIVELY = "lively"


class Begun(NamedTuple):
    """What a worker began, and how much it gives way to other processes."""

    name: str
    process: int
    nice: int


class Gate(NamedTuple):
    """A folder that both the test and the workers know."""

    folder: Path

    def begun(self) -> list[Begun]:
        """What workers have begun so far."""
        log = self.folder / "log"
        rows = [row.split() for row in log.read_text("utf-8").splitlines()] if log.exists() else []
        return [Begun(name, int(process), int(nice)) for name, process, nice in rows]

    def names(self) -> list[str]:
        return [begun.name for begun in self.begun()]

    def open(self) -> None:
        """Let all of them go on."""
        (self.folder / "open").touch()

    def enter(self, name: str) -> None:
        """Leave word."""
        with (self.folder / "log").open("a", encoding="utf-8") as log:
            log.write(f"{name} {os.getpid()} {os.nice(0)}\n")

    def wait(self) -> None:
        while not (self.folder / "open").exists():
            sleep(0.005)


class Lively(lanterns.Lanterns):
    """Lanterns, with something to make ready before it is played."""

    def warm(self) -> None:
        Gate(Path(os.environ[FOLDER])).enter("warm")

    def numbers(self, state: lanterns.Table) -> list[int]:
        return [*range(len(self.legal(state)))]

    def stepper(self) -> Any:
        raise NotImplementedError

    def batch(self, count: int, players: int, options: Any = (), seed: int = 0) -> Any:
        raise NotImplementedError


def load(name: str) -> Game:
    """Any game; `gated:NAME` is the small one of the tests, behind the gate."""
    if name.startswith(GATED):
        gate = Gate(Path(os.environ[FOLDER]))
        gate.enter(name.removeprefix(GATED))
        gate.wait()
        return lanterns.GAME
    if name == LIVELY:
        return Lively()
    return lanterns.load(name) if name == "lanterns" else vesuvius.load(name)


def held(name: str) -> Game:
    """Any game, behind the gate under its own name."""
    gate = Gate(Path(os.environ[FOLDER]))
    gate.enter(name)
    gate.wait()
    return load(name)
