"""A server whose chance is always the same: `python -m tests.e2e.fixed_chance_server serve …`.

The games of pictures and of tests about every page shall be the same ones each time.
"""

from __future__ import annotations

import os
import sys
from random import Random

SEED = 79


def run() -> int:
    """Run the command line, with bytes from a fixed seed wherever the server takes them from the system."""
    setattr(os, "urandom", Random(SEED).randbytes)  # noqa: B010  a type checker takes no other function for it
    from vesuvius.cli import main

    return main()


if __name__ == "__main__":
    sys.exit(run())
