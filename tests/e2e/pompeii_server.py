"""A server that offers Pompeii, whatever it offers otherwise, with chance that is always the same."""

from __future__ import annotations

import sys
from importlib import import_module

import vesuvius
from tests.e2e import screens_server
from vesuvius.game import Game


def load(name: str) -> Game:
    """Any game. Workers find this function by its name, and there nothing has been replaced."""
    return vesuvius.load(name)


def run() -> int:
    """Run the command line."""
    offered = import_module("vesuvius.server.offered")
    vars(offered)["OFFERED"] = ("downfall", "pompeii")
    # The module under its own name, not as the program that is run.
    vars(offered)["load"] = import_module("tests.e2e.pompeii_server").load
    return screens_server.run()


if __name__ == "__main__":
    sys.exit(run())
