"""The Downfall of Pompeii passes the suite that every game must pass."""

from __future__ import annotations

import vesuvius
from vesuvius.conformance.suite import conform
from vesuvius.engine.rule import PLAIN


def test_downfall_conforms() -> None:
    conform(vesuvius.load("downfall"), games=2 if PLAIN else 6)
