"""What Pompeii declares about itself."""

from __future__ import annotations

from vesuvius.game import GameInfo, Option, Rulebook

ALONE, TOGETHER = (1,), (2, 3, 4)

INFO = GameInfo(
    name="pompeii",
    seats=ALONE + TOGETHER,
    options=(
        Option("set_a", choice="volcano"),
        Option("set_b", choice="volcano"),
        Option("set_c", choice="volcano"),
        Option("all_volcano", players=TOGETHER),
        Option("apocalypse_last", players=TOGETHER),
        Option("foro_timer", players=TOGETHER),
        Option("no_textoria", players=ALONE),
    ),
    rulebook=Rulebook(
        chapters={
            "aim": ["P39", "P41"],
            "box": ["P12", "P18"],
            "preparing": ["P1", "P2", "P51"],
            "turn": ["P3", "P4", "P13"],
            "places": ["P5", "P6"],
            "fields": ["P6"],
            "producing": ["P7", "P12"],
            "owning": ["P9", "P10", "P64"],
            "constructing": ["P8"],
            "trading": ["P11"],
            "training": ["P17", "P18", "P30"],
            "specialists": ["P14", "P15", "P16", "P19", "P24", "P58"],
            "foro": ["P20"],
            "city_cards": ["P21", "P22", "P23", "P25", "P59"],
            "hiring": ["P29"],
            "army": ["P39", "P40", "P67"],
            "offerings": ["P31", "P33", "P34", "P35", "P65", "P66"],
            "volcano": ["P32", "P36", "P37"],
            "injuries": ["P26", "P27", "P61"],
            "tokens": ["P27", "P28"],
            "halting": ["P38", "P63"],
            "winning": ["P41", "P42", "P54"],
            "solo": ["P43", "P44", "P45", "P46", "P47", "P48", "P70"],
            "titles": ["P49"],
            "printed": [],
        },
        rulings=[*(f"P{number}" for number in range(1, 60)), "P59a", *(f"P{number}" for number in range(60, 71))],
    ),
    changed_data=True,
)
