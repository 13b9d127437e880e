"""Lava and flight, from the eruption to the end, told as they are played."""

from __future__ import annotations

from tests.games.downfall.oracle.board import FIRST_SQUARE, NEIGHBOURS
from tests.games.downfall.oracle.situation import Decisions, Situation


def after_the_eruption(table: Situation, trigger: int) -> Decisions[None]:
    """R10, R11, R19: six tiles without moves, then turns, until the bag or the city is empty."""
    table.mark("R19 city empty at the eruption", table.city_is_empty())
    seat = table.left_of(trigger)
    lying = 0
    while lying < 6 and table.bag and not table.city_is_empty():
        if (yield from lava_tile(table, seat)):
            lying += 1
        else:
            table.mark("R13 in the first six")
        table.mark("R19 city empty in the first six", table.city_is_empty())
        table.mark("R19 last tile in the first six", not table.bag)
        seat = table.left_of(seat)
    while table.bag and not table.city_is_empty():
        placed = yield from lava_tile(table, seat)
        table.mark("R13 in the second phase", not placed)
        table.mark("R13 the last tile", not placed and not table.bag)
        table.mark("R19 city empty by lava", table.city_is_empty())
        yield from two_moves(table, seat)
        seat = table.left_of(seat)
    table.mark("R19 left behind", not table.city_is_empty())
    for square in table.city:
        table.kill_all_on(square)


def places(table: Situation, symbol: str) -> list[str]:
    """R12: where a tile may lie as this symbol."""
    if FIRST_SQUARE[symbol] not in table.lava:
        return [FIRST_SQUARE[symbol]]
    beside = {near for square, lying in table.lava.items() if lying == symbol for near in NEIGHBOURS[square]}
    bare = {square for square in beside if square not in table.lava}
    return sorted(bare - set(table.unbegun()))


def lava_tile(table: Situation, seat: int) -> Decisions[bool]:
    """R12, R13, R14: draw one tile and place it; the answer is False when it has no place."""
    tile = table.bag.pop(0)
    symbols = tile.split("/")
    tokens = {
        f"~{square}{symbol if len(symbols) > 1 else ''}": (square, symbol)
        for symbol in symbols
        for square in places(table, symbol)
    }
    if not tokens:
        table.mark("R13 dual tile", len(symbols) > 1)
        return False
    mark_lava(table, symbols)
    square, symbol = tokens[(yield seat, sorted(tokens))]
    if len(symbols) > 1:
        table.mark("dual tile")
        table.mark("dual tile begins a symbol", square == FIRST_SQUARE[symbol])
        table.mark("dual tile with a choice of symbols", len({choice[1] for choice in tokens.values()}) == 2)
        table.mark("dual tile with one symbol left", len({choice[1] for choice in tokens.values()}) == 1)
    table.mark("R12 own piece covered", seat in table.city[square])
    table.lava[square] = symbol
    table.kill_all_on(square)
    kill_enclosed(table)
    return True


def mark_lava(table: Situation, symbols: list[str]) -> None:
    for symbol in symbols:
        own = [square for square, lying in table.lava.items() if lying == symbol]
        reserved = [near for square in own for near in NEIGHBOURS[square] if near in table.unbegun()]
        table.mark("R12 reserved square barred", bool(reserved))


def kill_enclosed(table: Situation) -> None:
    """R14: all at once, since pieces bar no way."""
    doomed = [square for square, standing in table.city.items() if standing and table.enclosed(square)]
    for square in doomed:
        table.mark("R14 enclosed")
        table.mark("R14 enclosed in the first six", len(table.lava) <= 6)
        table.mark("R14 enclosed by a closed vent", only_vents_bar(table, square))
        table.kill_all_on(square)


def only_vents_bar(table: Situation, square: str) -> bool:
    options = table.options
    table.options = options - {"closed_vents"}
    free_without = not table.enclosed(square)
    table.options = options
    return free_without


def two_moves(table: Situation, seat: int) -> Decisions[None]:
    """R15, R18: both moves, as long as the seat has a piece that may make them."""
    only_one = table.pieces_in_city(seat) == 1
    start, end = yield from one_move(table, seat, table.squares_of(seat), "first")
    if not start:
        return
    alone = len(table.city[start]) == 1
    joins_own = end != "out" and seat in table.city[end]
    move(table, seat, start, end)
    table.mark("R19 city empty after a first move", table.city_is_empty())
    sources = table.squares_of(seat)
    if end != "out":
        mark_second(table, only_one, alone, joins_own)
        if not (alone or only_one or joins_own):
            sources.remove(end)
    again, goal = yield from one_move(table, seat, sources, "second")
    if not again:
        return
    table.mark("R18a moved again", again == end and alone and not only_one and not joins_own)
    table.mark("R15 came back", (alone or only_one) and again == end and goal == start)
    move(table, seat, again, goal)
    table.mark("R19 city empty after a second move", table.city_is_empty())


def mark_second(table: Situation, only_one: bool, alone: bool, joins_own: bool) -> None:
    table.mark("R18a may move again", alone and not only_one and not joins_own)
    table.mark("R18 another piece on the same square", joins_own and not alone)
    table.mark("R18 the moved piece is barred", not (alone or only_one or joins_own))
    table.mark("R18b only one piece", only_one)
    table.mark("R18b only one piece, not alone", only_one and not alone)


def one_move(table: Situation, seat: int, sources: list[str], which: str) -> Decisions[tuple[str, str]]:
    """Ask for one move from one of the squares; the answer is ("", "") where none is made."""
    tokens = []
    for start in sources:
        ends, leaves = table.reach(start, len(table.city[start]))
        tokens += [f"{start}>{end}" for end in ends] + [f"{start}>out"] * leaves
    if not tokens:
        return "", ""
    if "free_moves" in table.options:
        tokens.append("stay")
    token = yield seat, sorted(tokens)
    if token == "stay":
        table.mark(f"stay before the {which} move")
        return "", ""
    start, end = token.split(">")
    return start, end


def move(table: Situation, seat: int, start: str, end: str) -> None:
    table.city[start].remove(seat)
    if end == "out":
        table.saved[seat] += 1
        return
    table.mark("R16 onto an empty first lava square", end in table.unbegun())
    table.city[end].append(seat)
