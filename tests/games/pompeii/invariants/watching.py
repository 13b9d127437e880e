"""What a soak of Pompeii keeps besides the games, and how its invariants read states and event rows.

An invariant answers 1 where it holds, 0 where it is broken and IDLE where it says nothing about the moment. None is
built on the rules that it watches; each reads the state, the list of actions, the rows, and the state before the play.
"""

from __future__ import annotations

from typing import Annotated

from vesuvius.engine.block import Block, Long, Word
from vesuvius.engine.event_rows import ROW_LENGTH
from vesuvius.engine.rule import rule
from vesuvius.games.pompeii.rules.figures import CARDS, GOODS, SEATS, Figures
from vesuvius.games.pompeii.rules.state import ACTIVE, HAND, INJURED, EventRows, State
from vesuvius.games.pompeii.rules.verbs import ONE, PART, VERB

IDLE = -1
NO_ACTION = -1
MOST_INVARIANTS = 48
MOST_BRANCHES = 120
KINDS = 25
SLOTS = 1024  # more than twice the longest list of actions
MOST_TOKENS = 400
MOST_FRAMES = 16
LONGEST = 20_000  # plays of a game


class Watch(Block):
    """The action that was played, scratch for the list of legal actions, and what has been found."""

    action: Word
    length: Word  # plays of this game
    games: Long
    plays: Long
    broken: Long  # invariants, as bits
    ends: Annotated[list[int], "i8", 5]  # games cut off, then by how they ended
    most_tokens: Long
    most_frames: Long
    most_rows: Long
    most_goods: Long
    latest: Long  # the last round of any game
    held: Annotated[list[int], "i8", MOST_INVARIANTS]
    reached: Annotated[list[int], "i8", MOST_BRANCHES]
    used: Annotated[list[int], "i8", CARDS]
    kinds: Annotated[list[int], "i8", KINDS]
    change: Annotated[list[int], "i4", SEATS * GOODS]
    stamp: Annotated[list[int], "i8", SLOTS]  # the look at which an action was last put there
    entry: Annotated[list[int], "i4", SLOTS]


@rule
def verb_of(action: int) -> int:
    """What an action does."""
    return action >> VERB


@rule
def first_of(action: int) -> int:
    """What an action names first."""
    return action >> ONE & PART


@rule
def second_of(action: int) -> int:
    """What an action names besides."""
    return action & PART


@rule
def amount_of(action: int) -> int:
    """How many an action says."""
    return action & (1 << VERB) - 1


@rule
def row_at(rows: EventRows, row: int, which: int) -> int:
    """A number of a row: its kind, its seat, then three more."""
    return rows.row[ROW_LENGTH * row + which]


@rule
def is_row(rows: EventRows, row: int, kind: int, seat: int, good: int, amount: int) -> int:
    """Whether a row tells exactly this of goods."""
    if row >= rows.count or row_at(rows, row, 0) != kind or row_at(rows, row, 1) != seat:
        return 0
    return row_at(rows, row, 2) == good and row_at(rows, row, 3) == amount


@rule
def rows_of(rows: EventRows, kind: int) -> int:
    """How many rows of a kind there are."""
    count = 0
    for row in range(rows.count):
        count += row_at(rows, row, 0) == kind
    return count


@rule
def last_of(rows: EventRows, kind: int) -> int:
    """The last row of a kind, or -1."""
    for i in range(rows.count):
        if row_at(rows, rows.count - 1 - i, 0) == kind:
            return rows.count - 1 - i
    return -1


@rule
def told(rows: EventRows, kind: int, seat: int, good: int) -> int:
    """How much of a good the rows of a kind give to a seat."""
    amount = 0
    for row in range(rows.count):
        if row_at(rows, row, 0) == kind and row_at(rows, row, 1) == seat and row_at(rows, row, 2) == good:
            amount += row_at(rows, row, 3)
    return amount


@rule
def in_bundle(t: Figures, bundle: int, good: int) -> int:
    """How much of a good is printed in a bundle."""
    amount = 0
    for i in range(t.first[bundle], t.first[bundle + 1]):
        amount += t.amount[i] * (t.good[i] == good)
    return amount


@rule
def owned(s: State, seat: int, good: int) -> int:
    """Goods of a seat, pledged ones included."""
    return s.goods[GOODS * seat + good] + s.pledged[GOODS * seat + good]


@rule
def lying(s: State, seat: int) -> int:
    """Workers of a seat that lie on a field of the board."""
    return s.hurt[seat] + s.kept_by_halts[seat] + (s.army[seat] == INJURED)


@rule
def frames_of(s: State, kind: int) -> int:
    """How many frames of a kind are on the stack."""
    count = 0
    for i in range(s.depth):
        count += s.frame_kind[i] == kind
    return count


@rule
def stands(s: State, seat: int, place: int) -> int:
    """Workers and markers of a seat on a place."""
    return s.at[SEATS * place + seat] + s.marks[SEATS * place + seat]


@rule
def marker_on(s: State, seat: int, owners: int) -> int:
    """Markers of a seat on a building, or on the Porta."""
    count = 0
    for i in range(SEATS):
        count += s.owner[SEATS * owners + i] == seat
    return count


@rule
def others_on(s: State, seat: int, owners: int) -> int:
    """Markers of other seats there."""
    count = 0
    for i in range(SEATS):
        owner = s.owner[SEATS * owners + i]
        count += owner >= 0 and owner != seat
    return count


@rule
def is_in_hand(s: State, card: int) -> int:
    """Whether a card is in a hand."""
    return HAND <= s.where[card] < HAND + SEATS


@rule
def is_active(s: State, card: int) -> int:
    """Whether a card lies active before a seat."""
    return ACTIVE <= s.where[card] < ACTIVE + SEATS
