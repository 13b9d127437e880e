"""What lies on the table: hands, stock, bag, pieces in the city, lava; and a count of the rules that were reached."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator
from typing import Any, TypeVar

from tests.games.downfall.oracle.board import (
    BUILDINGS,
    COLOURS,
    FIRST_SQUARE,
    GATES,
    NEIGHBOURS,
    PIECES,
    SPACES,
    Building,
    buildings_of,
)

Answer = TypeVar("Answer")
Decisions = Generator[tuple[int, list[str]], str, Answer]
Reshuffle = Callable[[list[str]], list[str]]


class Situation:
    """`city` holds, by square, the seats whose pieces stand there; `lava` holds the symbol of the tile on a square."""

    def __init__(self, header: dict[str, Any], reshuffle: Reshuffle) -> None:
        self.players: int = header["players"]
        self.options = set(header["options"])
        self.hands: list[list[str]] = [list(hand) for hand in header["hands"]]
        self.stock: list[str] = list(header["stock"])
        self.bag: list[str] = list(header["bag"])
        self.pieces = [PIECES[self.players]] * self.players
        self.saved = [0] * self.players
        self.volcano = [0] * self.players
        self.city: dict[str, list[int]] = {square: [] for square in NEIGHBOURS}
        self.lava: dict[str, str] = {}
        self.seething = False
        self.reshuffle = reshuffle
        self.reshuffled: list[str] | None = None
        self.reached: Counter[str] = Counter()

    def mark(self, rule: str, happened: bool = True) -> None:
        if happened:
            self.reached[rule] += 1

    def left_of(self, seat: int) -> int:
        return (seat + 1) % self.players

    def squares_of(self, seat: int) -> list[str]:
        return [square for square in self.city if seat in self.city[square]]

    def pieces_in_city(self, seat: int) -> int:
        return sum(standing.count(seat) for standing in self.city.values())

    def city_is_empty(self) -> bool:
        return not any(self.city.values())

    def free(self, square: str) -> bool:
        return square in SPACES and len(self.city[square]) < SPACES[square]

    def free_squares(self, buildings: list[Building]) -> list[str]:
        return [square for building in buildings for square in building.spaces if self.free(square)]

    def people_in(self, building: Building) -> int:
        return sum(len(self.city[square]) for square in building.spaces)

    def house_is_full(self, card: str) -> bool:
        return not self.free_squares(buildings_of(int(card)))

    def only_jokers(self, seat: int) -> bool:
        return all(self.house_is_full(card) for card in self.hands[seat])

    def settle(self, seat: int, square: str) -> None:
        self.pieces[seat] -= 1
        self.city[square].append(seat)

    def kill_all_on(self, square: str) -> None:
        for seat in self.city[square]:
            self.volcano[seat] += 1
        self.city[square] = []

    def unbegun(self) -> list[str]:
        """First lava squares that carry no lava yet."""
        return [square for square in FIRST_SQUARE.values() if square not in self.lava]

    def passable(self, square: str) -> bool:
        """R16, or the option that replaces it."""
        return square not in self.lava and not ("closed_vents" in self.options and square in FIRST_SQUARE.values())

    def reach(self, start: str, points: int) -> tuple[set[str], bool]:
        """R15, R17: the squares where a move of so many points may end, and whether it may leave the city."""
        seen, edge, leaves = {start}, {start}, False
        for _ in range(points):
            leaves = leaves or bool(edge & GATES)
            edge = {near for square in edge for near in NEIGHBOURS[square] if self.passable(near)} - seen
            seen |= edge
        return seen - {start}, leaves

    def enclosed(self, square: str) -> bool:
        """R14: a walk of any length does not leave the city."""
        return not self.reach(square, len(NEIGHBOURS))[1]

    def everything_is_full(self) -> bool:
        return not self.free_squares(BUILDINGS)

    def colour(self, seat: int) -> str:
        return COLOURS[seat]
