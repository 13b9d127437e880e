"""The yardstick of the benchmarks is the study as it was measured, byte for byte."""

from __future__ import annotations

import hashlib
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "bench" / "yardstick"
DIGEST = "50ca923146371307ea5f78468bb87945cd6dc759a674954bf2b4086e3c754051"


def test_the_yardstick_is_unchanged() -> None:
    digest = hashlib.sha256()
    for file in sorted(FOLDER.glob("*.py")):
        digest.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    assert digest.hexdigest() == DIGEST
