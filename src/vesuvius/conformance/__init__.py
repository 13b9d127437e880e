"""What every game must pass; it knows games through the protocol only.

`conform(game)` plays random games and checks every promise of the protocol.
"""

from vesuvius.conformance.promises import CHECKS, NonConformant
from vesuvius.conformance.suite import conform

__all__ = ["CHECKS", "NonConformant", "conform"]
