"""The yardstick's search as a bot, so that strength can be measured against it: `bench.opponent:Study500`.

What a seat sees is written as the study's own record of a game. What the seat can't see is filled with anything of the
right number: the study deals it again in every iteration, from the cards played, the seat's own hand, and the public
sizes of hands and stock. It only knows the game without options.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import numba
import numpy as np

from vesuvius.bots.bot import Choice, Decision
from vesuvius.engine.block import plain
from vesuvius.engine.compile_cache import cache_root
from vesuvius.game import Problem
from vesuvius.games.downfall.presentation import state_words
from vesuvius.games.downfall.presentation.notation import token
from vesuvius.games.downfall.rules.state import MOVE, RELATIVE, SHIFT, State
from vesuvius.games.downfall.rules.tables import (
    AD79,
    CARDS_OF,
    HOUSES,
    OMEN,
    ON_TOP,
    SEATS,
    SYMBOL_NAMES,
    TILES_OF,
    WIDTH,
)

YARDSTICK = Path(__file__).with_name("yardstick")
EXPLORATION = 0.7
DEPTH = 5000  # more decisions than any game has
SEED = (1 << 32) - 1

Fields = dict[str, Any]


@contextmanager
def cached_apart() -> Iterator[None]:
    """Keeps what is compiled here in its own folder, not among the rules of the game imported last."""
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(cache_root() / "yardstick")
    try:
        yield
    finally:
        numba.config.CACHE_DIR = before


def search(games: Any, moves: Any, tree: Any, path: Any, iterations: int, seed: int) -> Any:
    """Returns the study's action for the first of two games; the second one is scratch."""
    return mcts.search(games[0], games[1], moves[0], tree, path, iterations, seed, EXPLORATION)[0]


with cached_apart():
    if str(YARDSTICK) not in sys.path:
        sys.path.insert(0, str(YARDSTICK))
    board, rules, mcts, batch = (import_module(name) for name in ("board", "rules", "mcts", "batch"))
    compiled_search: Any = numba.njit(search, cache=import_module("jit").CACHE, nogil=True)
COLUMNS: int = board.COLUMNS


def scratch(iterations: int) -> tuple[Any, Any, Any, Any]:
    """Returns two games, a list of moves, a tree with a free node for every iteration, and a path through it."""
    tree, path = np.zeros(iterations + 2, mcts.NODE), np.zeros(DEPTH, np.int64)
    return np.zeros(2, batch.GAME), np.zeros(1, batch.MOVES), tree, path


@cache
def warm() -> None:
    """Compiles before the first decision, so that no decision waits for it."""
    compiled_search(*scratch(0), 0, 0)


def check(s: State) -> None:
    """Raises a Problem if a game isn't the rulebook's."""
    for option in state_words.option_list(s):
        raise Problem("unknown-option", name=option, known=[])
    for symbol, name in enumerate(SYMBOL_NAMES):
        if s.kinds[symbol] != TILES_OF[symbol]:
            raise Problem("deal-wrong-tiles", symbol=name, got=s.kinds[symbol], wanted=int(TILES_OF[symbol]))
    for house in range(1, HOUSES):
        if s.deck[house] != CARDS_OF[house]:
            raise Problem("deal-too-many-cards", house=house, got=s.deck[house], wanted=int(CARDS_OF[house]))


def written_down(s: State) -> Fields:
    """Returns what the deciding seat sees, as the fields of the study's record."""
    check(s)
    same = ("players", "kind", "turn", "asked", "seething", "relatives", "tile", "drawn", "laid", "moves")
    fields: Fields = {name: getattr(s, name) for name in same}
    fields |= {"player": s.seat, "moved_to": their_square(s.moved_to)}
    counts = {"supply": s.supply, "in_city": s.city, "saved": s.saved, "volcano": s.volcano}
    fields |= {name: state_words.counts(word) for name, word in counts.items()}
    return fields | _city(s) | _cards(s) | _kin(s) | {"bag": _bag(s)}


def _city(s: State) -> Fields:
    """Returns lava, pieces, and the round spaces that are taken and free."""
    lava = [-1] * (board.SQUARES + 1)
    for square in (*board.OUTSIDE, board.NOWHERE):
        lava[square] = board.SYMBOLS
    for name, symbol in state_words.lava(s).items():
        lava[board.square(name)] = SYMBOL_NAMES.index(symbol)
    free = sum(1 << square for square, symbol in enumerate(lava) if symbol < 0)
    pieces = [[0] * SEATS for _ in lava]
    guests, room = [0] * board.BUILDINGS, [int(spaces) for spaces in board.ROOM]
    for name, crowd in state_words.pieces(s).items():
        square = board.square(name)
        pieces[square][: s.players] = crowd
        building = board.BUILDING_AT[square]
        if building >= 0:
            guests[building] += sum(crowd)
            room[board.HOUSE_OF[building]] -= sum(crowd)
    north = (1 << board.WORD) - 1
    city = {"lava": lava, "free": [free & north, free >> board.WORD], "pieces": pieces}
    return city | {"total": [sum(crowd) for crowd in pieces], "guests": guests, "room": room}


def _cards(s: State) -> Fields:
    """Returns the seat's own hand, and the right number of cards for the other hands and the stock."""
    hands = [[0] * HOUSES for _ in range(SEATS)]
    seen = [s.played[: s.turns].count(house) for house in range(HOUSES)]
    if state_words.has_erupted(s):
        return {"hand": hands, "seen": seen}
    for other in range(s.players):
        hands[other][1] = s.held
    hands[s.seat] = [s.hand[s.seat] >> 4 * house & 15 for house in range(HOUSES)]
    return {"hand": hands, "seen": seen} | _stock(s)


def _stock(s: State) -> Fields:
    """Returns Omens, house cards, and A.D. 79 at its place in the deal: the study keeps it there until it is drawn."""
    omens = s.deck[0] - s.stock[: s.top].count(OMEN)
    above = 0 if s.seething else s.stock.index(AD79) - s.top
    if above > ON_TOP:
        raise Problem("deal-ad79-place", highest=ON_TOP + 1)
    top = s.top if s.seething else ON_TOP - above
    houses = s.end - s.top - above - 1 - omens
    stock = [0] * top + [1] * above + [AD79] + [OMEN] * omens + [1] * houses
    return {"top": top, "end": len(stock), "stock": stock + [0] * (rules.FIELDS["stock"][1] - len(stock))}


def _kin(s: State) -> Fields:
    """R5: returns the colour of the house played; a building closed to relatives counts as one that has had its own."""
    if s.kind != RELATIVE:
        return {}
    house = s.played[s.turns - 1]
    open_to = {int(board.BUILDING_AT[board.square(name)]) for name in state_words.homes(s.kin)}
    colour = next(board.COLOUR_OF[b] for b in range(board.BUILDINGS) if board.HOUSE_OF[b] == house)
    return {"colour": colour, "used": sum(1 << b for b in range(board.BUILDINGS) if b not in open_to)}


def _bag(s: State) -> list[int]:
    """Returns the tiles drawn, then the remaining ones in no particular order."""
    drawn = s.bag[: s.drawn]
    return drawn + [tile for tile in range(len(SYMBOL_NAMES)) for _ in range(s.kinds[tile] - drawn.count(tile))]


def their_square(number: int) -> int:
    """Returns a square, or nowhere, as the study counts them: eleven per row."""
    return COLUMNS * (number // WIDTH) + number % WIDTH


def our_square(number: int) -> int:
    """Returns a square, or nowhere, as the game counts them: twelve per row."""
    return WIDTH * (number // COLUMNS) + number % COLUMNS


def our_token(s: State, action: int) -> str:
    """Returns an action of the study as a token."""
    what, where = divmod(int(action), rules.BASE)
    return token(s, (our_square(what) if s.kind == MOVE else what) << SHIFT | our_square(where))


def put_down(games: Any, s: State) -> None:
    """Writes what the deciding seat sees over the first of some empty games."""
    for name, value in written_down(s).items():
        games[name][0] = value


class Study:
    """The study's search with random playouts and a fixed number of iterations."""

    iterations = 1

    def __init__(self) -> None:
        warm()

    def choose(self, decision: Decision) -> Choice:
        """Returns the action tried most often."""
        if decision.game.name != "downfall":
            raise Problem("unknown-game", name=decision.game.name, known="downfall")
        s = plain(State, decision.state)
        if len(decision.legal) == 1:
            return Choice(decision.legal[0])
        games, *rest = scratch(self.iterations)
        put_down(games, s)
        return Choice(our_token(s, compiled_search(games, *rest, self.iterations, decision.seed & SEED)))


class Study100(Study):
    """A hundred iterations."""

    iterations = 100


class Study500(Study):
    """Five hundred iterations."""

    iterations = 500


class Study2000(Study):
    """Two thousand iterations."""

    iterations = 2000
