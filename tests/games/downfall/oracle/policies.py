"""Ways to choose among legal tokens that lead games to rare rules; the best by a taste, ties broken by chance."""

from __future__ import annotations

import random
from collections.abc import Callable

from tests.games.downfall.oracle.board import FIRST_SQUARE, GATES, NEIGHBOURS, building_at
from tests.games.downfall.oracle.fleeing import places
from tests.games.downfall.oracle.rules import Table
from tests.games.downfall.oracle.situation import Situation

Taste = Callable[[Situation, int, str], float]
Policy = Callable[[random.Random, Table], str]


def no_taste(table: Situation, seat: int, token: str) -> float:
    return 0


def erupts(table: Situation, seat: int, token: str) -> float:
    return token == "erupt"


def waits(table: Situation, seat: int, token: str) -> float:
    return token == "wait"


def takes_relatives(table: Situation, seat: int, token: str) -> float:
    """The fullest building for a card, jokers last, and never stop."""
    if token.startswith("+"):
        return token != "+-"
    if "*@" in token:
        return -1
    return table.people_in(building_at(token.split("@")[1])) if "@" in token else waits(table, seat, token)


def throngs(table: Situation, seat: int, token: str) -> float:
    """Relatives first where a later card still finds company and room: pieces and spaces run out soonest."""
    if not token.startswith("+") or token == "+-":
        return takes_relatives(table, seat, token)
    building = building_at(token.removeprefix("+"))
    if building.house == 0:
        return 2
    return 3 if table.people_in(building) < sum(building.spaces.values()) - 1 else 1


def takes_no_relatives(table: Situation, seat: int, token: str) -> float:
    return token == "+-" or token == "wait"


def makes_room(table: Situation, seat: int, token: str) -> float:
    """No relatives, and the last space of a building left to somebody else."""
    if "@" not in token:
        return takes_no_relatives(table, seat, token)
    building = building_at(token.split("@")[1])
    return 0 if table.people_in(building) < sum(building.spaces.values()) - 1 else -1


def one_family(table: Situation, seat: int, token: str) -> float:
    """One seat takes every relative, the others make room for them."""
    return throngs(table, seat, token) if seat == 1 else makes_room(table, seat, token)


def leaves(table: Situation, seat: int, token: str) -> float:
    """Out of the city, or as near to an open gate as the move goes."""
    if ">" not in token:
        return -len(NEIGHBOURS) - 1
    end = token.split(">")[1]
    if end == "out":
        return 1
    return -next((points for points in range(1, len(NEIGHBOURS)) if table.reach(end, points)[1]), len(NEIGHBOURS))


def lingers(table: Situation, seat: int, token: str) -> float:
    return -1 if token.endswith(">out") else 0


def shuttles(table: Situation, seat: int, token: str) -> float:
    """Short walks in company, and never out: R18's cases."""
    if ">" not in token:
        return 0
    start, end = token.split(">")
    return -9 if end == "out" else len(table.city[end]) - len(table.city[start])


def symbol_of(table: Situation, token: str) -> str:
    """The symbol as which a lava token lies: named, or the one beside it, or the one that begins there."""
    square = token[1:3]
    beside = [table.lava[near] for near in NEIGHBOURS[square] if near in table.lava]
    begins = [symbol for symbol, first in FIRST_SQUARE.items() if first == square]
    return token[3:] or (begins or beside)[0]


def walls_in(table: Situation, seat: int, token: str) -> float:
    """Lava towards the open places of the other symbol that has the fewest of them; nobody leaves."""
    if not token.startswith("~"):
        return lingers(table, seat, token)
    square, symbol = token[1:3], symbol_of(table, token)
    coming = {part for tile in table.bag for part in tile.split("/")} - {symbol}
    tastes = [0.0]
    for other in coming & set(table.lava.values()):
        openings = places(table, other)
        gaps = [abs(ord(square[0]) - ord(gap[0])) + abs(int(square[1]) - int(gap[1])) for gap in openings]
        tastes.append(100 - 10 * len(openings) - min(gaps, default=0) + 20 * (square in openings))
    return max(tastes)


def cut_off(table: Situation, square: str) -> int:
    """Pieces that lava on this square would enclose."""
    safe = {gate for gate in GATES if table.passable(gate)} - {square}
    edge = set(safe)
    while edge:
        edge = {near for here in edge for near in NEIGHBOURS[here] if table.passable(near)} - safe - {square}
        safe |= edge
    return sum(len(standing) for here, standing in table.city.items() if here not in safe and here != square)


def ruins(table: Situation, seat: int, token: str) -> float:
    """Lava that encloses pieces, or covers them, or grows in a lump; nobody leaves."""
    if not token.startswith("~"):
        return lingers(table, seat, token)
    square = token[1:3]
    lump = sum(near in table.lava or near in table.unbegun() for near in NEIGHBOURS[square])
    return 10 * cut_off(table, square) + 3 * len(table.city[square]) + lump + 2 * (square in GATES)


def encloses(table: Situation, seat: int, token: str) -> float:
    """Lava that encloses pieces rather than covering them."""
    return 10 * cut_off(table, token[1:3]) - len(table.city[token[1:3]]) if token.startswith("~") else 0


def stays(table: Situation, seat: int, token: str) -> float:
    return token == "stay"


TASTES: dict[str, Taste] = {
    "uniform": no_taste,
    "erupt": erupts,
    "wait": waits,
    "relatives": takes_relatives,
    "throng": throngs,
    "no_relatives": takes_no_relatives,
    "one_family": one_family,
    "leave": leaves,
    "linger": lingers,
    "shuttle": shuttles,
    "wall_in": walls_in,
    "ruin": ruins,
    "enclose": encloses,
    "stay": stays,
}


def by_taste(taste: Taste) -> Policy:
    def choose(chance: random.Random, table: Table) -> str:
        seat = table.seat
        assert seat is not None
        rated = [(taste(table.situation, seat, token), token) for token in table.legal()]
        best = max(value for value, _ in rated)
        return chance.choice([token for value, token in rated if value == best])

    return choose


POLICIES: dict[str, Policy] = {name: by_taste(taste) for name, taste in TASTES.items()}
SUITED: dict[str, tuple[str, ...]] = {
    "rulebook": ("uniform", "leave", "throng", "wall_in", "enclose", "shuttle"),
    "anything": ("uniform", "leave", "linger"),
    "full_houses": ("uniform", "wait", "erupt", "leave"),
    "shared_jokers": ("uniform", "wait", "erupt", "leave", "shuttle"),
    "crowd": ("throng", "one_family", "throng", "relatives"),
    "heirs": ("one_family", "throng"),
    "ill_omens": ("uniform", "leave", "linger", "ruin", "shuttle"),
    "lone_survivor": ("ruin", "uniform", "leave"),
    "flooded_corner": ("enclose", "uniform"),
    "tiny_bag": ("uniform", "leave", "ruin"),
    "one_symbol": ("uniform", "wall_in", "shuttle", "stay", "enclose"),
    "boxed_in": ("wall_in", "uniform", "enclose", "ruin"),
    "dual_bag": ("wall_in", "uniform", "linger"),
}
