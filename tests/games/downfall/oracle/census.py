"""The rare rules by name, so that a census also shows those that were never reached."""

from __future__ import annotations

from collections import Counter

ONLY_WITH_AN_OPTION = (
    "R14 enclosed by a closed vent",
    "R13 dual tile",
    "dual tile",
    "dual tile begins a symbol",
    "dual tile with a choice of symbols",
    "dual tile with one symbol left",
    "stay before the first move",
    "stay before the second move",
)
# No deal leads there. The drawer of the second A.D. 79 has just placed a piece, or has none left, and then there are
# more pieces in the city than the omens of any stock can throw. Any five tiles leave every begun symbol a place.
OUT_OF_REACH = ("R19 city empty at the eruption", "R13 in the first six")
WITHOUT_OPTIONS = (
    "R3 replacement is an omen",
    "R4 both squares counted",
    "R5 relative",
    "R5 stopped",
    "R5 no space for a relative",
    "R5 no piece for a relative",
    "R5 into the other building of the house",
    "R6 joker",
    "R6 joker before seething",
    "R6 joker beside others while seething",
    "R7 no pieces",
    "R7 no space",
    "R8 thrown",
    "R8 omen spared",
    "R8 several omens in a turn",
    "R8 a full square has room again",
    "R9 asked",
    "R9 waited",
    "R9 several asked",
    "R9 asked without pieces",
    "R10 drawn",
    "R10 called",
    "R10 called by another than the next",
    "R12 reserved square barred",
    "R12 own piece covered",
    "R13 in the second phase",
    "R13 the last tile",
    "R14 enclosed",
    "R14 enclosed in the first six",
    "R15 came back",
    "R16 onto an empty first lava square",
    "R18 the moved piece is barred",
    "R18 another piece on the same square",
    "R18a may move again",
    "R18a moved again",
    "R18b only one piece",
    "R18b only one piece, not alone",
    "R19 city empty in the first six",
    "R19 city empty by lava",
    "R19 city empty after a first move",
    "R19 city empty after a second move",
    "R19 last tile in the first six",
    "R19 left behind",
    "R20 volcano decides",
    "R20 shared",
)
RARE_RULES = WITHOUT_OPTIONS + ONLY_WITH_AN_OPTION + OUT_OF_REACH


def report(census: Counter[str]) -> str:
    names = ["games", "decisions", *RARE_RULES]
    unlisted = sorted(set(census) - set(names))
    return "".join(f"{census[name]:>9}  {name}\n" for name in names + unlisted)
