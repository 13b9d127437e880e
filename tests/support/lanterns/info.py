"""What Lanterns declares about itself."""

from __future__ import annotations

from vesuvius.game import GameInfo, Option, Rulebook

INFO = GameInfo(
    name="lanterns",
    seats=(2, 3),
    options=(Option("strict"),),
    rulebook=Rulebook(
        chapters={"light": ["L6"], "hanging": ["L1", "L2", "L3"], "wind": ["L4"]},
        rulings=["L1", "L2", "L3", "L4", "L5", "L6"],
    ),
)
