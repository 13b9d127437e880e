"""Positions of Pompeii that are worth looking at, each with oneself at the first seat and to decide."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]

# Cards that stay with their players, fifteen for each of four: all that lie open at a table are 60.
STAYING = [
    *(f"S{number:02}" for number in range(1, 53) if number not in (5, 6, 25, 27)),
    *("C04", "C05", "C06", "C07", "C08", "C09", "C13", "C15", "C17", "C20", "C21", "C32"),
]
BUILT: dict[str, list[int]] = {
    "b1": [0],
    "b2": [1],
    "b3": [2],
    "b4": [0],
    "b5": [3],
    "b6": [1],
    "b7": [0],
    "b8": [2],
    "b10": [3],
    "b11": [1],
    "b12": [0],
    "b13": [2],
    "b15": [3],
    "b17": [0],
    "b18": [1],
    "b19": [2],
}
STANDING = {"wood": [2, 0, 1, 0], "grain": [0, 2, 0, 1], "b4": [0, 1, 0, 0], "b7": [0, 0, 1, 0], "clay": [0, 0, 0, 2]}
GOODS = [
    {"grain": 4, "wood": 3, "reed": 2, "clay": 2, "planks": 3, "bricks": 3, "pillars": 2, "olive_oil": 1, "wine": 2},
    {"fish": 3, "olives": 2, "salted_fish": 2, "meat": 1, "wool": 2},
    {"reed": 5, "rope": 2, "iron": 1, "coal": 2, "bread": 2},
    {"stone": 3, "pillars": 4, "gold_coin": 1, "perfume": 1},
]
HAND = ["C03", "C12", "C26", "C28", "C31", "C47"]


def crowded(active: int) -> Json:
    """Four players late in the game, with so many active cards each."""
    seats: list[Json] = [
        {"goods": goods, "workers": 6, "active": STAYING[each * active : (each + 1) * active]}
        for each, goods in enumerate(GOODS)
    ]
    seats[0] |= {"hand": HAND, "army": "recruited"}
    seats[2] |= {"army": "injured"}
    return {
        "players": 4,
        "round": 11,
        "seats": seats,
        "built": BUILT,
        "porta": [1],
        "at": STANDING,
        "tokens": {"b12": 1},
    }


MIDDLE: Json = {**crowded(3), "options": ["set_a"]}
CROWDED: Json = {**crowded(15), "options": ["set_a"]}
BEGINNING: Json = {"players": 3, "seats": [{}, {}, {}], "stage": "setting_up", "options": ["set_a"]}
OFFERING: Json = {
    "players": 3,
    "seats": [
        {"goods": GOODS[0], "left": 1},
        {"goods": {"fish": 2}, "left": 0},
        {"goods": {"reed": 2}, "left": 0, "pledged": {}},
    ],
    "built": {"b17": [0], "b4": [1], "b7": [2]},
    "options": ["set_a"],
}
SOLO: Json = {
    "players": 1,
    "seats": [{"goods": {"wine": 2, "grain": 3, "planks": 2, "bricks": 1}}],
    "round": 12,
    "built": {"b1": [], "b4": [], "b7": [], "b17": []},
    "revealed": ["VA09"],
    "blocked": ["fish", "wine"],
    "row": ["S14", "S49"],
    "options": ["set_a"],
}
LAST_OF_SOLO: Json = {
    **SOLO,
    "round": 17,
    "seats": [{"goods": {"pillars": 4, "planks": 3, "bricks": 3}, "army": "recruited"}],
    "revealed": ["VA02"],
    "blocked": [],
}
HALTING: Json = {
    "players": 2,
    "seats": [{"hand": ["C31"], "left": 2}, {"goods": {"pillars": 4, "planks": 3, "bricks": 3}, "army": "recruited"}],
    "built": {"b17": [0], "b19": [1]},
    "turn": 1,
    "options": ["set_a"],
}
