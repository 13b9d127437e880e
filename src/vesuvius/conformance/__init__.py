"""The conformance suite that every game must pass. It knows games only through the protocol.

`conform(game)` plays random games and checks every promise of the protocol.
"""

from vesuvius.conformance.suite import CHECKS, NonConformant, conform

__all__ = ["CHECKS", "NonConformant", "conform"]
