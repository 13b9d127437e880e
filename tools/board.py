"""Write the printed facts of The Downfall of Pompeii for the browser: `web/src/downfall/board.json`.

    python tools/board.py [--check]

With `--check` nothing is written; the status is 1 when the file is not what the data of the game say.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from vesuvius.downfall.view import facts

FILE = Path(__file__).parents[1] / "web" / "src" / "downfall" / "board.json"


def main(arguments: list[str]) -> int:
    """Write or compare; the status of the program."""
    text = json.dumps(facts(), indent=2, ensure_ascii=False) + "\n"
    if "--check" in arguments:
        return 0 if FILE.is_file() and FILE.read_text("utf-8") == text else 1
    FILE.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
