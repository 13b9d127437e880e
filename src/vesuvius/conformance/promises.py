"""The promises of every game, by name, and the error for a broken one; `suite.py` checks them."""

from __future__ import annotations

from vesuvius.game import Fact, Problem

CHECKS = (
    "facts-json", "deal-form", "deal-rulebook", "deal-begins", "deal-malformed", "players-refused", "options-refused",
    "seed-decides", "seat-range", "legal-some", "legal-sorted", "asking-changes", "copy-same", "copy-independent",
    "same-differs", "play-legal", "illegal-refused", "illegal-changes", "refusal-none", "refusal-some", "refusal-seat",
    "refusal-masked", "events-form", "event-mask-form", "event-mask-twice", "token-mask-own", "token-mask-twice",
    "view-json", "mask-view", "mask-legal", "mask-twice", "mask-hides", "resample-view", "resample-legal",
    "resample-seed", "resample-varies", "world-legal", "world-view", "world-token", "world-events", "whole-deal",
    "position-form", "position-back", "position-plays-on", "picture-form", "picture-back", "outcome-early",
    "outcome-form", "over-refuses", "game-ends", "trace-back", "chance-refused", "record-back", "patch-view",
    "patch-masked", "preview-form", "preview-masked",
)  # fmt: skip


class NonConformant(Problem):
    """A game broke a promise of the protocol: which one, and where."""

    def __init__(self, check: str, name: str, /, **where: Fact) -> None:
        place: dict[str, Fact] = {"players": None, "options": [], "seed": None, "ply": None, "got": None, **where}
        super().__init__("conform-broken", **{**place, "check": check, "name": name})
        self.check = check
