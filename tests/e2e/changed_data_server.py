"""A server that plays with a folder of changed data: `python -m tests.e2e.changed_data_server serve …`."""

from __future__ import annotations

import os
import sys
from functools import cache
from importlib import import_module
from pathlib import Path

import vesuvius
from vesuvius.game import Game

FOLDER = "CHANGED_DATA"  # the variable that names it, for workers too
load_any = vesuvius.load


@cache
def load(name: str) -> Game:
    """A game, with the changed data if it supports them. Workers find this function by its name."""
    return load_any(name, Path(os.environ[FOLDER]) if vesuvius.info(name).changed_data else None)


def run() -> int:
    """Run the command line; whatever it imports gets its games from here."""
    vesuvius.load = import_module("tests.e2e.changed_data_server").load
    from vesuvius.cli import main

    return main()


if __name__ == "__main__":
    sys.exit(run())
