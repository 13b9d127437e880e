"""A server whose rules compile until a file is there: `python -m tests.e2e.slow_rules_server serve …`."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

COMPILED = "compiled"


def run() -> int:
    """Run the command line, with rules that are ready as soon as the file lies beside its data."""
    from vesuvius.cli import main
    from vesuvius.server.service import Service

    warm = Service.warm

    async def warm_slowly(service: Service) -> None:
        while not (Path(os.environ["XDG_DATA_HOME"]) / COMPILED).exists():
            await asyncio.sleep(0.1)
        await warm(service)

    setattr(Service, "warm", warm_slowly)  # noqa: B010  a type checker takes no other method for it
    return main()


if __name__ == "__main__":
    sys.exit(run())
