"""What The Downfall of Pompeii says about itself."""

from __future__ import annotations

from vesuvius.game import GameInfo, Option, Rulebook

INFO = GameInfo(
    name="downfall",
    seats=(2, 3, 4),
    options=(Option("dual_vents"), Option("closed_vents"), Option("free_moves")),
    rulebook=Rulebook(
        chapters={
            "goal": ["R20"],
            "setup": ["R1", "R2"],
            "filling": ["R6", "R7"],
            "seething": ["R3", "R4", "R5", "R8"],
            "erupting": ["R9", "R10", "R11"],
            "running": ["R12", "R13", "R14", "R15", "R17", "R18"],
            "ending": ["R19", "R20"],
        },
        rulings=[f"R{number}" for number in range(1, 22)],
    ),
)
