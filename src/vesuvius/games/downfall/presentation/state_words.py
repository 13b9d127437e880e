"""A plain state in the words of the board: names of squares, cards and tiles instead of numbers and bits.

Views, refusals, events, deals and positions share it. Nothing here calls a rule, since compiled rules don't take plain
objects.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from vesuvius.games.downfall.data.board import Building
from vesuvius.games.downfall.rules.state import LAVA, OPTION_NAMES, OVER, State
from vesuvius.games.downfall.rules.tables import (
    BOARD,
    CITY_NAMES,
    HOUSES,
    OPENING,
    SEATS,
    SYMBOL_NAMES,
    TILE_NAMES,
    WORD,
    square,
    square_name,
)

PHASES = ("settling", "seething", "opening", "fleeing", "over")
DECISIONS = ("card", "relative", "omen", "call", "lava", "move")  # by kind

CITY = frozenset(CITY_NAMES)
CITY_SQUARES = tuple((name, square(name)) for name in CITY_NAMES)
GATE_AT = {name: gate for gate, name in BOARD.gates.items()}
GATES = frozenset(GATE_AT)
RESERVED = {name: symbol for symbol, name in BOARD.first.items()}
BUILDING_AT: dict[str, Building] = {name: b for b in BOARD.buildings for name in b.spaces}
SPACES_AT = {name: spaces for b in BOARD.buildings for name, spaces in b.spaces.items()}
# Symbols that share dual tiles, and each of the others alone.
GROUPS = (*BOARD.dual, *((symbol,) for symbol in SYMBOL_NAMES if not any(symbol in pair for pair in BOARD.dual)))
HOME_NAMES = tuple(sorted(SPACES_AT, key=square))  # by number of the home


def _beside(name: str) -> list[str]:
    column, row = ord(name[0]), int(name[1])
    around = ((0, -1), (-1, 0), (1, 0), (0, 1))
    return [near for c, r in around if (near := f"{chr(column + c)}{row + r}") in CITY]


NEIGHBOURS = {name: _beside(name) for name in CITY_NAMES}


def squares(north: int, south: int) -> list[str]:
    """Returns the squares of two words."""
    bits = north | south << WORD
    found = []
    while bits:
        first = bits & -bits
        found.append(square_name(first.bit_length() - 1))
        bits ^= first
    return found


def words(names: Iterable[str]) -> tuple[int, int]:
    """Returns squares as two words, north and south."""
    bits = sum(1 << square(name) for name in set(names))
    return bits & ((1 << WORD) - 1), bits >> WORD


def counts(word: int) -> list[int]:
    """Returns the four counts of a word, by seat."""
    return [word >> 8 * seat & 255 for seat in range(SEATS)]


def count_word(numbers: Iterable[int]) -> int:
    """Returns counts by seat as one word."""
    return sum(number << 8 * seat for seat, number in enumerate(numbers))


def seats(bits: int) -> list[int]:
    """Returns the seats of a set."""
    return [seat for seat in range(SEATS) if bits >> seat & 1]


def cards(hand: int) -> list[str]:
    """Returns the cards of a hand, by house."""
    return [str(house) for house in range(1, HOUSES) for _ in range(hand >> 4 * house & 15)]


def hand_word(names: Iterable[str]) -> int:
    """Returns house cards as a hand."""
    return sum(1 << 4 * int(name) for name in names)


def homes(bits: int) -> list[str]:
    """Returns the squares of a set of homes."""
    return [name for home, name in enumerate(HOME_NAMES) if bits >> home & 1]


def home_word(names: Iterable[str]) -> int:
    """Returns squares with round spaces as a set of homes."""
    return sum(1 << HOME_NAMES.index(name) for name in set(names))


def has_room(s: State, house: int) -> bool:
    """R6: returns whether a space of the house is free, so that its card isn't a joker."""
    return s.roomy >> 4 * house & 1 == 1


def jokers(s: State) -> list[str]:
    """R6: returns the houses whose spaces are all taken, so that their cards are jokers while people move in."""
    return [] if has_erupted(s) else [str(house) for house in range(1, HOUSES) if not has_room(s, house)]


def option_list(s: State) -> list[str]:
    """Returns the options of the game."""
    return [name for name, bit in OPTION_NAMES.items() if s.options & bit]


def has_erupted(s: State) -> bool:
    """Returns whether the first phase is over."""
    return s.kind >= LAVA


def phase(s: State) -> str:
    """Returns the phase of the game."""
    if s.kind == OVER:
        return "over"
    if has_erupted(s):
        return "opening" if s.laid < OPENING else "fleeing"
    return "seething" if s.seething else "settling"


def decision(s: State) -> str | None:
    """Returns what's to be decided."""
    return None if s.kind == OVER else DECISIONS[s.kind]


def crowd(s: State, name: str) -> list[int]:
    """Returns the pieces on a square, by seat."""
    return counts(s.crowd[square(name)])[: s.players]


def pieces(s: State) -> dict[str, list[int]]:
    """Returns the pieces on every square that has any."""
    crowd = s.crowd
    return {name: counts(crowd[number])[: s.players] for name, number in CITY_SQUARES if crowd[number]}


def lava(s: State) -> dict[str, str]:
    """Returns the symbol of every tile on the board, by square."""
    symbols = enumerate(SYMBOL_NAMES)
    lying = {name: symbol for i, symbol in symbols for name in squares(s.lava_n[i], s.lava_s[i])}
    return {name: lying[name] for name in CITY_NAMES if name in lying}


def tiles_drawn(s: State) -> list[str]:
    """Returns all tiles drawn, in order; the last one may still have to be laid."""
    return [TILE_NAMES[tile] for tile in s.bag[: s.drawn]]


def places(lying: Mapping[str, str], symbol: str) -> list[str]:
    """R12: returns where a tile of the symbol may go."""
    like = [name for name in lying if lying[name] == symbol]
    if not like:
        return [BOARD.first[symbol]]
    beside = {near for name in like for near in NEIGHBOURS[name]}
    return sorted(beside - lying.keys() - RESERVED.keys())


def steps(starts: Iterable[str], ways: Iterable[str]) -> dict[str, int]:
    """R15: returns the squares that can be reached over these ways, each with the steps it takes."""
    ways = frozenset(ways)
    taken = dict.fromkeys(starts, 0)
    edge = list(taken)
    while edge:
        further = {near for name in edge for near in NEIGHBOURS[name] if near in ways and near not in taken}
        taken |= dict.fromkeys(further, taken[edge[0]] + 1)
        edge = list(further)
    return taken


def tell_apart(drawn: Sequence[str], lying: Mapping[str, str]) -> tuple[list[str], list[str]]:
    """R13: returns which of the tiles drawn were set aside, and the symbols with more tiles on the board than drawn.

    Once a symbol has no place, it never has one again: its first tiles are on the board, its last ones aren't, and
    whatever was set aside has no place now. That tells which symbol each dual tile was laid as, except in rare cases
    where several answers fit.
    """
    aside: list[int] = []
    missing = []
    count = Counter(lying.values())
    for group in GROUPS:
        own = [i for i, tile in enumerate(drawn) if {*tile.split("/")}.issubset(group)]
        laid = tuple(count[symbol] for symbol in group)
        stuck = [symbol for symbol in group if len(own) > sum(laid) and not places(lying, symbol)]
        tiles = [drawn[i] for i in own]
        found = _sort_out(tiles, laid, group, stuck) or _sort_out(tiles, laid, group, group)
        if found is None:
            missing += [symbol for symbol in group if symbol in lying.values()]
        else:
            aside += [own[i] for i in found[0]]
    return [drawn[i] for i in sorted(aside)], missing


def _sort_out(
    tiles: Sequence[str], laid: tuple[int, ...], group: Sequence[str], stuck: Sequence[str]
) -> tuple[list[int]] | None:
    """Returns the tiles set aside, if each symbol was laid that often and only stuck symbols were set aside."""
    ways: dict[tuple[int, ...], list[int]] = {laid: []}
    for i, tile in enumerate(tiles):
        further: dict[tuple[int, ...], list[int]] = {}
        for left, aside in ways.items():
            symbols = [n for n, symbol in enumerate(group) if symbol in tile.split("/")]
            chosen = [n for n in symbols if left[n]]
            for n in chosen:
                further.setdefault((*left[:n], left[n] - 1, *left[n + 1 :]), aside)
            if not chosen and all(group[n] in stuck for n in symbols):
                further.setdefault(left, [*aside, i])
        ways = further
    nothing = (0,) * len(group)
    return (ways[nothing],) if nothing in ways else None


def came(s: State) -> list[str]:
    """R5: returns squares of the buildings that got a piece in the current move, the card's own building first."""
    open_to = set(homes(s.kin))
    own = [b for b in BOARD.buildings if b.house == s.played[s.turns - 1] and not open_to & b.spaces.keys()]
    for building in own:
        kin = [b for b in BOARD.buildings if b.colour in (building.colour, "neutral") and b is not building]
        barred = [building, *(b for b in kin if not open_to & b.spaces.keys())]
        if sum(sum(crowd(s, name)) for name in building.spaces) - len(barred) == s.relatives:
            return [next(name for name in b.spaces if crowd(s, name)[s.seat]) for b in barred]
    return []
