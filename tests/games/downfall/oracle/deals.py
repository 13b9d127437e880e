"""Deals: the rulebook's, and made-up ones whose skewed cards and bags lead to the rules that chance hardly reaches."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from tests.games.downfall.oracle.board import DUAL_TILES, HOUSES, TILES, cards_of

Deal = dict[str, Any]
Dealer = Callable[[random.Random, int, Sequence[str]], Deal]

STOCK = 41
TOP = 8
SYMBOLS = sorted(TILES)


def deal_of(players: int, options: Sequence[str], hands: list[list[str]], stock: list[str], bag: list[str]) -> Deal:
    return {
        "game": "downfall",
        "players": players,
        "options": list(options),
        "hands": hands,
        "stock": stock,
        "bag": bag,
    }


def rulebook(chance: random.Random, players: int, options: Sequence[str]) -> Deal:
    """R2: seven piles of four; omens into the rest; A.D. 79 on it; two piles on top; one pile a player."""
    cards = [str(house) for house in HOUSES for _ in range(cards_of(house))]
    chance.shuffle(cards)
    piles, rest = [cards[4 * pile : 4 * pile + 4] for pile in range(7)], cards[28:] + ["omen"] * 7
    chance.shuffle(rest)
    return deal_of(
        players, options, piles[2 : 2 + players], piles[0] + piles[1] + ["ad79"] + rest, full_bag(chance, options)
    )


def full_bag(chance: random.Random, options: Sequence[str]) -> list[str]:
    bag = [symbol for symbol in SYMBOLS for _ in range(TILES[symbol])]
    bag += list(DUAL_TILES) if "dual_vents" in options else []
    chance.shuffle(bag)
    return bag


def most_tiles(options: Sequence[str]) -> int:
    return sum(TILES.values()) + (len(DUAL_TILES) if "dual_vents" in options else 0)


def tiles_among(options: Sequence[str]) -> list[str]:
    return SYMBOLS + (list(DUAL_TILES) if "dual_vents" in options else [])


def made_up(
    chance: random.Random,
    players: int,
    options: Sequence[str],
    houses: Sequence[int],
    on_top: int,
    omens: int,
    bag: list[str],
) -> Deal:
    """Hands and stock drawn freely from the houses (repeat one to weight it), so many omens below A.D. 79."""
    hands = [[str(chance.choice(houses)) for _ in range(4)] for _ in range(players)]
    above = [str(chance.choice(houses)) for _ in range(on_top)]
    below = ["omen"] * omens + [str(chance.choice(houses)) for _ in range(STOCK - 1 - on_top - omens)]
    chance.shuffle(below)
    return deal_of(players, options, hands, [*above, "ad79", *below], bag)


def anything(chance: random.Random, players: int, options: Sequence[str]) -> Deal:
    """Any houses, any number of omens, any bag."""
    on_top = chance.randint(0, TOP)
    omens = min(chance.choice([0, 1, 4, 7, 12, 20, 40]), STOCK - 1 - on_top)
    bag = chance.choices(tiles_among(options), k=chance.randint(1, most_tiles(options)))
    return made_up(chance, players, options, HOUSES, on_top, omens, bag)


def full_houses(chance: random.Random, players: int, options: Sequence[str]) -> Deal:
    """Cards of one to three houses: they fill up at once and every hand turns into jokers (R6, R9)."""
    houses = chance.sample(HOUSES, chance.choice([1, 2, 2, 3]))
    on_top, omens = chance.choice([0, 3, TOP]), chance.choice([0, 0, 3, 7])
    return made_up(chance, players, options, houses, on_top, omens, full_bag(chance, options))


def shared_jokers(chance: random.Random, players: int, options: Sequence[str]) -> Deal:
    """Some seats hold only a small house, others mostly large ones: single seats are asked to call (R9)."""
    deal = made_up(chance, players, options, HOUSES, 0, chance.choice([0, 4]), full_bag(chance, options))
    small = str(chance.choice([7, 9, 2, 5]))
    for seat in chance.sample(range(players), chance.randint(1, players)):
        deal["hands"][seat] = [small] * 4
    for place in range(1, STOCK):
        if deal["stock"][place] != "omen" and chance.random() < 0.5:
            deal["stock"][place] = small
    return deal


def crowd(chance: random.Random, players: int, options: Sequence[str]) -> Deal:
    """Vesuvius seethes from the first draw, no omens, houses as printed: relatives use pieces and spaces up (R7)."""
    cards = [str(house) for house in HOUSES for _ in range(cards_of(house))]
    chance.shuffle(cards)
    while len(cards) < 4 * players + STOCK - 1:
        cards.append(str(chance.choice(HOUSES)))
    hands = [cards[4 * seat : 4 * seat + 4] for seat in range(players)]
    stock = ["ad79", *cards[4 * players : 4 * players + STOCK - 1]]
    bag = full_bag(chance, options)[: chance.choice([3, 12, most_tiles(options)])]
    return deal_of(players, options, hands, stock, bag)


def heirs(chance: random.Random, players: int, options: Sequence[str]) -> Deal:
    """Seething from the first draw, no omens, only large buildings: one seat can use all its pieces up (R7, R9)."""
    bag = full_bag(chance, options)[: chance.randint(2, 8)]
    return made_up(chance, players, options, [1, 2, 3, 4, 5, 6, 9, 10], 0, 0, bag)


def ill_omens(chance: random.Random, players: int, options: Sequence[str]) -> Deal:
    """Twenty to forty omens: a nearly empty city, omens with nobody to throw, single pieces (R8, R18b, R19)."""
    on_top = chance.choice([0, 0, 1, 2, 4, TOP])
    omens = min(chance.randint(20, STOCK - 1), STOCK - 1 - on_top)
    return made_up(chance, players, options, HOUSES, on_top, omens, full_bag(chance, options))


def lone_survivor(chance: random.Random, players: int, options: Sequence[str]) -> Deal:
    """Next to nothing but omens, houses beside first lava squares, few symbols: the city empties early (R19)."""
    symbol = chance.choice(SYMBOLS)
    houses = {"helmet": [11], "coin": [1, 3], "column": [6, 3], "scroll": [2, 4], "vase": [5, 11], "mask": [6, 10]}[
        symbol
    ]
    bag = [symbol] * 5 + chance.choices(SYMBOLS, k=15) + [symbol] * 10
    on_top = chance.choice([0, 0, 1])
    return made_up(chance, players, options, houses, on_top, STOCK - 1 - on_top - chance.randint(0, 3), bag)


def flooded_corner(chance: random.Random, players: int, options: Sequence[str]) -> Deal:
    """Pieces in house 11 and lava of the helmet beside it: enclosed among the first six tiles (R14)."""
    bag = ["helmet"] * 6 + chance.choices(SYMBOLS, k=chance.randint(1, 20))
    return made_up(chance, players, options, [11, 11, 5, 8], chance.randint(0, TOP), chance.choice([0, 7]), bag)


def tiny_bag(chance: random.Random, players: int, options: Sequence[str]) -> Deal:
    """One to nine tiles: the last is drawn among the first six or soon after (R19)."""
    bag = chance.choices(tiles_among(options), k=chance.randint(1, 9))
    return made_up(chance, players, options, HOUSES, chance.randint(0, TOP), 7, bag)


def one_symbol(chance: random.Random, players: int, options: Sequence[str]) -> Deal:
    """A long bag of one or two symbols: lava floods the city around the reserved first squares (R12)."""
    symbols = chance.sample(SYMBOLS, chance.choice([1, 1, 2]))
    bag = chance.choices(symbols, k=most_tiles(options))
    return made_up(chance, players, options, HOUSES, TOP, 7, bag)


def boxed_in(chance: random.Random, players: int, options: Sequence[str]) -> Deal:
    """One symbol begins and is walled in by its neighbours before its other tiles come (R13)."""
    symbol, walls = chance.choice(
        [
            ("mask", ["column"]),
            ("scroll", ["coin", "column"]),
            ("vase", ["helmet", "scroll"]),
            ("helmet", ["vase"]),
            ("coin", ["column", "scroll"]),
        ]
    )
    count = chance.randint(8, 24)
    rest = most_tiles(options) - 3 - count
    bag = [symbol, *[walls[0], symbol][: chance.randint(1, 2)], *chance.choices(walls, k=count)]
    bag += chance.choices([symbol, symbol, symbol, *walls], k=rest)
    return made_up(chance, players, options, HOUSES, TOP, chance.choice([0, 7]), bag)


def dual_bag(chance: random.Random, players: int, options: Sequence[str]) -> Deal:
    """Mostly dual tiles, some of whose symbols are walled in; without the option, the two symbols in turn."""
    walls = chance.choices(["column", "vase"], k=chance.randint(14, 26))
    duals = chance.choices(["helmet/mask"] * 4 + list(DUAL_TILES), k=most_tiles(options) - 2 - len(walls))
    bag = ["mask", "helmet", *walls, *duals]
    if chance.random() < 0.5:
        bag = chance.choices(tiles_among(options) + list(DUAL_TILES) * 4, k=most_tiles(options))
    if "dual_vents" not in options:
        bag = [chance.choice(tile.split("/")) for tile in bag]
    return made_up(chance, players, options, HOUSES, TOP, 7, bag)


MADE_UP: dict[str, Dealer] = {
    "anything": anything,
    "full_houses": full_houses,
    "shared_jokers": shared_jokers,
    "crowd": crowd,
    "heirs": heirs,
    "ill_omens": ill_omens,
    "lone_survivor": lone_survivor,
    "flooded_corner": flooded_corner,
    "tiny_bag": tiny_bag,
    "one_symbol": one_symbol,
    "boxed_in": boxed_in,
    "dual_bag": dual_bag,
}
DEALERS: dict[str, Dealer] = {"rulebook": rulebook, **MADE_UP}
