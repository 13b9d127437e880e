"""The rulebook's deal, drawn from the game's own generator, and the empty table from which every game starts."""

from __future__ import annotations

from vesuvius.engine.block import Blocks, blocks
from vesuvius.engine.chance import Chance, below, shuffle
from vesuvius.engine.rule import kernel, rule
from vesuvius.games.downfall.rules.lava import close_vents
from vesuvius.games.downfall.rules.state import CARD, DUAL_VENTS, PLAYS, State
from vesuvius.games.downfall.rules.tables import (
    AD79,
    ALL_HOMES,
    BOTTOM,
    CARDS,
    CARDS_OF,
    CITY_N,
    CITY_S,
    HAND,
    HOUSES,
    MOST_TILES,
    NOWHERE,
    OMEN,
    OMENS,
    ON_TOP,
    PIECES_OF,
    PILES,
    ROOMY,
    SEATS,
    SQUARES,
    STOCK,
    SYMBOLS,
    TILE_KINDS,
    TILES_OF,
)


@rule
def clear_table(s: State, players: int, options: int) -> None:
    """R1: clears the city and fills the supplies; nothing is dealt yet, and seat 1 plays first."""
    s.players, s.options = players, options
    s.free_n, s.free_s = CITY_N, CITY_S
    s.way_n, s.way_s = CITY_N, CITY_S
    close_vents(s)
    for symbol in range(SYMBOLS):
        s.lava_n[symbol] = s.lava_s[symbol] = 0
    s.supply = s.city = s.saved = s.volcano = 0
    for seat in range(SEATS):
        s.at_n[seat] = s.at_s[seat] = s.hand[seat] = s.initial[seat] = 0
        if seat < players:
            s.supply += PIECES_OF[players] << 8 * seat
    for square in range(SQUARES + 1):
        s.crowd[square] = 0
    for i in range(PLAYS):
        s.past[i] = s.played[i] = 0
    s.open, s.kin, s.roomy = ALL_HOMES, 0, ROOMY
    s.kind, s.seat, s.turn, s.opener = CARD, 1, 1, 1
    s.asked = s.seething = s.relatives = s.top = s.turns = s.begun = s.end = 0
    s.tile = s.drawn = s.laid = s.moves = s.tiles = s.winners = 0
    s.caller, s.moved_to, s.held = -1, NOWHERE, HAND


@rule
def fill_bag(s: State) -> None:
    """Puts all tiles of the game into the bag, not shuffled yet."""
    s.tiles = 0
    for tile in range(TILE_KINDS):
        s.kinds[tile] = TILES_OF[tile] if tile < SYMBOLS or s.options & DUAL_VENTS else 0
        for _ in range(s.kinds[tile]):
            s.bag[s.tiles] = tile
            s.tiles += 1
    for i in range(s.tiles, MOST_TILES):
        s.bag[i] = 0


@rule
def draw_mix(s: State, c: Chance) -> None:
    """R3: draws the shuffle ahead: no decision affects it, so the deal holds all of a game's chance."""
    s.mix[0] = 0
    for i in range(1, BOTTOM + 1):
        s.mix[i] = below(c, i + 1)


@rule
def deal(s: State, c: Chance, players: int, options: int) -> None:
    """R2: deals two piles above the A.D. 79 card, a pile for each hand, and shuffles the Omens into the rest."""
    clear_table(s, players, options)
    count = 0
    s.deck[0] = OMENS
    for house in range(1, HOUSES):
        s.deck[house] = CARDS_OF[house]
        for _ in range(CARDS_OF[house]):
            # `played` has room for all cards of the game, and is empty before the first one is played.
            s.played[count] = house
            count += 1
    shuffle(c, s.played, 0, CARDS)
    for i in range(ON_TOP):
        s.stock[i] = s.played[i]
    for i in range(HAND * players):
        s.hand[i // HAND] += 1 << 4 * s.played[ON_TOP + i]
    s.stock[ON_TOP] = AD79
    for i in range(CARDS - PILES):
        s.stock[ON_TOP + 1 + i] = s.played[PILES + i]
    for i in range(ON_TOP + 1 + CARDS - PILES, STOCK):
        s.stock[i] = OMEN
    shuffle(c, s.stock, ON_TOP + 1, STOCK)
    for i in range(CARDS):
        s.played[i] = 0
    for seat in range(SEATS):
        s.initial[seat] = s.hand[seat]
    s.end = STOCK
    fill_bag(s)
    shuffle(c, s.bag, 0, s.tiles)
    draw_mix(s, c)


@kernel
def deal_one(states: Blocks, index: int, chances: Blocks, players: int, options: int) -> None:
    """Deals one game of many."""
    deal(states[index], chances[0], players, options)


@kernel
def clear_one(states: Blocks, index: int, players: int, options: int) -> None:
    """Clears the table of one game of many."""
    clear_table(states[index], players, options)


def empty_table(players: int, options: int) -> Blocks:
    """Returns a game with nothing dealt yet."""
    states = blocks(State)
    clear_one(states, 0, players, options)
    return states
