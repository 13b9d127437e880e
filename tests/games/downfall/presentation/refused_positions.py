"""Positions that cannot be, as lines and cells of a picture, and what is wrong with each."""

from __future__ import annotations

from tests.games.downfall.pictures import SIX

Impossible = tuple[list[str], dict[str, str], str]

BEFORE: list[Impossible] = [
    ([], {"A2": "3r"}, "too-many-in-home square=A2 got=3 spaces=2"),
    ([], {"A1": "r"}, "off-spaces square=A1"),
    (["settling"], {"H1": "~s"}, "lava-too-early square=H1 phase=settling"),
    (["volcano: 37r", "seething"], {}, "too-many-pieces colour=red got=37 most=36"),
    (["players: 4", "volcano: 25r", "seething"], {"A2": "r"}, "too-many-pieces colour=red got=26 most=25"),
    (["saved: r"], {}, "saved-too-early"),
    (["volcano: r"], {}, "thrown-too-early"),
    (["omens: 1"], {}, "drawn-too-early"),
    (["hands: r 3 3 4 5 6"], {}, "wrong-hand colour=red got=5 wanted=4"),
    (["hands: k 3"], {}, "wrong-hand colour=black got=1 wanted=4"),
    (["hands: k 7 7 7 7"], {}, "too-many-cards card=7 got=4 most=3"),
    (["seething", "stock: omen omen ad79", "volcano: 6r"], {}, "too-many-omens got=8 most=7"),
    (["stock: 3 4 5"], {}, "ad79-count got=0"),
    (["stock: ad79 ad79 ..."], {}, "ad79-count got=2"),
    (["stock: 3 ad79 4 5"], {}, "ad79-too-low place=2 got=2 wanted=16"),
    (["stock: 3 omen ad79 ..."], {}, "early-omen place=2"),
    (["seething", "stock: ad79 ..."], {}, "ad79-too-high place=1 lowest="),
    (["stock:" + " ?" * 43], {}, "stock-size got=43 most=41"),
    (["played:" + " 3" * 30, "any_deal", "stock:" + " ?" * 40], {}, "too-many-played got=30 most=23"),
    (["played:" + " ?" * 38], {}, "ad79-count got=0"),
    (["seething", "played:" + " ?" * 53], {}, "cards-run-out"),
    (["bag:"], {}, "empty-bag"),
    (["bag:" + " m" * 8], {}, "too-many-of-a-tile tile=mask got=8 most=7"),
    (["bag:" + " m" * 46, "any_deal"], {}, "too-many-tiles got=46 most=45"),
    (["bag:" + " ?" * 46], {}, "tiles-run-out"),
]
# Decisions for which nobody is asked; each of them begins with these lines.
SEETHING = ("seething", "turn: k")
NOT_ASKED: list[Impossible] = [
    (["decision: omen"], {"A2": "k"}, "nobody-to-throw colour=black"),
    (["decision: relative A1"], {}, "did-not-come square=A1 colour=black"),
    (["decision: relative A2"], {"A2": "r"}, "did-not-come square=A2 colour=black"),
    (["decision: relative A2"], {"A2": "k"}, "no-relative square=A2"),
    (["decision: relative A2 E1"], {"A2": "2k", "E1": "k"}, "no-relative-there square=E1"),
    (["decision: relative A2 B2"], {"A2": "2k", "B2": "k"}, "no-relative-there square=B2"),
    (["decision: relative A2", "played: 3"], {"A2": "rk"}, "other-card square=A2 got=3"),
    (["decision: relative B1"], {"B1": "k"}, "other-card square=B1"),
    (["decision: call k", "hands: k 1 1 1 1"], {"A2": "2k"}, "no-call colour=black card=1"),
    (["decision: call k"], {}, "cards-run-out"),
    (["decision: relative A2", "volcano: 34k", "any_deal"], {"A2": "2k"}, "no-relative square=A2"),
    (["decision: omen", "hands: k 3 3 4 4"], {"A2": "r"}, "wrong-hand colour=black got=4 wanted=3"),
]
ERUPTED = ("turn: r",)
AFTER: list[Impossible] = [
    ([], {**SIX}, "city-empty"),
    (["over"], {**SIX, "A1": "r"}, "over-with-pieces square=A1"),
    (["opening"], {**SIX, "A1": "r"}, "wrong-phase phase=opening got=6 opening=6"),
    (["fleeing"], {"H1": "~s", "A1": "r"}, "wrong-phase phase=fleeing got=1"),
    ([], {"A1": "r", "G1": "~s"}, "not-connected square=G1 symbol=scroll first=H1"),
    ([], {"A1": "r", "H1": "~s", "F1": "~s"}, "not-connected square=F1"),
    ([], {"A1": "r", "H1": "~m"}, "reserved square=H1 symbol=mask reserved=scroll"),
    (
        [],
        {"A2": "r", "C2": "~coi", "B2": "~coi", "B1": "~coi", "A3": "~coi", "B3": "~coi", "A1": "~coi"},
        "enclosed square=A2",
    ),
    (["options: closed_vents"], {"A1": "r", "H1": "~s", "C2": "r"}, "closed-vent square=C2"),
    (["tile: mask"], {**SIX, "A1": "r", "D6": "~col"}, "not-connected square=D6"),
    (["tiles_drawn: s"], {"A1": "r", "H1": "~s", "G1": "~s"}, "not-drawn symbol=scroll"),
    (["tiles_drawn: s m"], {"A1": "r", "H1": "~s"}, "not-laid tile=mask square=D7"),
    (["bag:"], {**SIX, "A1": "r"}, "bag-empty"),
    (["decision: move 2"], {**SIX, "A1": "k"}, "nobody-to-move colour=red"),
    (["decision: move 2"], {"H1": "~s", "A1": "r"}, "nobody-to-move colour=red"),
    (["decision: move 3"], {**SIX, "A1": "r"}, "wrong-number key=moves_left got=3 lowest=1 highest=2"),
    (["decision: move 1 B1"], {**SIX, "A1": "r"}, "not-moved square=B1 colour=red"),
    (["decision: move 1 A1"], {**SIX, "A1": "r"}, "not-moved square=A1 colour=red"),
    (["decision: move 2 A1"], {**SIX, "A1": "2r"}, "not-moved square=A1 colour=red"),
    (["shown: k 3"], {**SIX, "A1": "r"}, "wrong-hand colour=black got=1 wanted=4"),
    (["stock: 3 ad79"], {**SIX, "A1": "r"}, "ad79-left got=1 wanted=0"),
    (["omens: 3", "shown: k 3 3 4 4"], {**SIX, "A1": "r"}, "ad79-left got=0 wanted=1"),
    (["saved: 20r", "volcano: 16r"], {**SIX, "A1": "r"}, "too-many-pieces colour=red got=37 most=36"),
]
