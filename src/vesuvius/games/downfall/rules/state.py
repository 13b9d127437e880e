"""A running game of The Downfall of Pompeii as one block of integers, and the lists that rules write.

Four counts fit into a word, one byte per seat (`ONE << 8 * seat`), so burning a crowd is one addition. A hand is a word
too: four bits per house. The state keeps its whole deal and the public past, so what a seat can't know can be dealt
again in agreement with all that it has seen.
"""

from __future__ import annotations

from typing import Annotated

from vesuvius.engine.block import Block, Byte, Long, Word
from vesuvius.engine.event_rows import ROW_LENGTH, Rows
from vesuvius.engine.rule import MOST, rule

# What is to be decided next.
CARD, RELATIVE, VICTIM, CALL, LAVA, MOVE, OVER = range(7)
# Options, as bits.
DUAL_VENTS, CLOSED_VENTS, FREE_MOVES = 1, 2, 4
OPTION_NAMES = {"dual_vents": DUAL_VENTS, "closed_vents": CLOSED_VENTS, "free_moves": FREE_MOVES}

PLAYS = 64  # cards that can be played in a game, with room to spare
UNKNOWN = -1  # a card or tile in a masked state
# An action is one integer: what << SHIFT | where. What: house, colour, symbol or start; where: a square or NOWHERE.
SHIFT = 7
WHERE = (1 << SHIFT) - 1


class State(Block):
    """One game. `_n` and `_s` are the north and south words of a set of squares."""

    free_n: Long  # squares without lava
    free_s: Long
    way_n: Long  # squares that may be entered
    way_s: Long
    lava_n: Annotated[list[int], "i8", 6]  # tiles, by symbol
    lava_s: Annotated[list[int], "i8", 6]
    at_n: Annotated[list[int], "i8", 4]  # squares where a seat has pieces
    at_s: Annotated[list[int], "i8", 4]
    open: Long  # homes with a free round space
    kin: Long  # homes where the current relatives may go
    roomy: Long  # 15 << 4 * house for every house with a free space
    hand: Annotated[list[int], "i8", 4]  # cards << 4 * house; after the eruption, the hands that were put away
    initial: Annotated[list[int], "i8", 4]  # hands at the start
    past: Annotated[list[int], "i8", PLAYS]  # once it seethes, after each turn: roomy, and seats asked as bits 0 to 3
    supply: Word  # four counts in a word, like the next three and each crowd
    city: Word
    saved: Word
    volcano: Word
    crowd: Annotated[list[int], "i4", 85]  # pieces on a square; the last entry, NOWHERE, stays empty
    players: Byte
    options: Byte
    kind: Byte
    seat: Byte  # that decides
    turn: Byte  # the seat whose turn it is; between two turns, the seat that's next
    opener: Byte  # the seat of turn 0; R1: seat 1
    asked: Byte  # seats looked at between two turns (R9)
    seething: Byte
    caller: Byte  # seat that called the eruption, or -1
    relatives: Byte  # still allowed
    top: Byte  # next card of the stock
    end: Byte
    turns: Byte  # cards played
    begun: Byte  # of them, those of turns that were over before the game began from a position
    tile: Byte  # drawn last
    drawn: Byte
    tiles: Byte  # in the bag at the start
    laid: Byte
    moves: Byte  # left in this turn
    winners: Byte  # seats as bits, once the game is over (R20)
    moved_to: Byte  # square of the piece that may not move again (R18), or NOWHERE
    stock: Annotated[list[int], "i1", 42]
    bag: Annotated[list[int], "i1", 48]
    mix: Annotated[list[int], "i1", 16]  # the shuffle of R3, as swaps; used up once it's done
    played: Annotated[list[int], "i1", PLAYS]
    deck: Annotated[list[int], "i1", 12]  # cards of each house that exist; under 0, the omens
    kinds: Annotated[list[int], "i1", 9]  # tiles of each kind that are in the bag at the start
    held: Byte  # cards in a full hand; 0 in a game that began after the eruption


class Legal(Block):
    """The legal actions. There's room for thirty-six pieces with seventy goals each, and for writing past the end."""

    count: Word
    action: Annotated[list[int], "i2", MOST + 1]


class EventRows(Rows):
    """What a play caused, as rows: kind, seat, two numbers, a crowd."""

    row: Annotated[list[int], "i4", 256 * ROW_LENGTH]


@rule
def size(crowd: int) -> int:
    """Returns the sum of the four counts of a word."""
    return (crowd & 255) + (crowd >> 8 & 255) + (crowd >> 16 & 255) + (crowd >> 24)


@rule
def count_of(crowd: int, seat: int) -> int:
    """Returns one of the four counts of a word."""
    return crowd >> 8 * seat & 255


# Kinds of event rows.
PLAYED, NOTHING, SETTLED, CAME, NO_RELATIVE, DREW, SEETHED, RESHUFFLED, FORETOLD, THREW, SPARED = range(11)
CALLED, WAITED, ERUPTED, TILE, COVERED, SET_ASIDE, BURNT, ENCLOSED, MOVED, SAVED, STAYED, LOST, ENDED = range(11, 24)
