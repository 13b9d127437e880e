"""A running game of Pompeii as one block of integers, and the lists that rules write.

The generator is part of it, since decks are shuffled again during play (P18). Decisions nest (a card drawn at the Foro
asks for a target, then its owner for a bonus), so that what is still to be done is a small stack of *frames*: kind,
seat, three numbers. The top frame is a decision of its seat, or work that is done at once. When the stack is empty, the
stage of the round says what comes next.
"""

from __future__ import annotations

from typing import Annotated

from vesuvius.engine.block import Block, Byte, Long, Short, Word
from vesuvius.engine.chance import Chance
from vesuvius.engine.event_rows import ROW_LENGTH, Rows
from vesuvius.engine.rule import rule
from vesuvius.games.pompeii.rules.figures import BUILDINGS, CARDS, GOODS, PLACES, SEATS, SPECIALISTS

# Stages: what comes next when nothing is pending.
SETTING_UP, TURNS, WINDOW, PLEDGING, REWARDS, VOLCANO_STRIKES, ROUND_ENDS, OVER = range(8)
# Frames that are decisions.
CHOOSE_OWN, CHOOSE_COIN, CHOOSE_ACTION, CHOOSE_TIMES, CHOOSE_GIVEN, CHOOSE_TAKEN, CHOOSE_TRADED = range(7)
CHOOSE_TRAINED, CHOOSE_SWAPPED, CHOOSE_PAYMENT, CHOOSE_BONUS, CHOOSE_GOOD, CHOOSE_VICTIM = range(7, 13)
CHOOSE_BUILDING, CHOOSE_CARD, CHOOSE_SKIPPED, CHOOSE_KEPT, CHOOSE_HALT = range(13, 18)
CHOOSE_IMMEDIATE, CHOOSE_PLEDGE, CHOOSE_PLEDGED, CHOOSE_DECK = range(18, 22)
# Frames that are done at once.
CARRY_OUT, PUT_AWAY, ACTIVATE, DRAW_AND_ACTIVATE, ASK_HALT, RAISE = range(22, 28)
FIRST_WORK = CARRY_OUT

# What an action is done with.
OWN_WORKER, TAKEN_WORKER, MARKER = range(3)
# Where a card is: HAND and ACTIVE are followed by the seats.
DECK, PILE, HAND, ACTIVE, GONE, ROW, VIEWED, CARRIED, JOINING = 0, 1, 2, 6, 10, 11, 12, 13, 14
UNKNOWN = -2  # a card in a masked state
# What others can still think of a city card in a hand, above the bits of those who know it: it may be one for the
# offerings, it may be the one against the Castrum, and one of those marked so is for the offerings; and it belongs to a
# hand from which one card was taken unseen (C44), so that it is in either of two hands.
MAY_OFFER, MAY_HALT, MUST_OFFER, IN_EITHER = 16, 32, 64, 128
ALL_SEATS = 15
NOBODY = NONE = -1
NO_ARMY, RECRUITED, INJURED = range(3)
# How a game ended.
RUNNING, BY_CASTRUM, BY_APOCALYPSE, BY_DESTRUCTION = range(4)
# Options, as bits.
SET_A, SET_B, SET_C, ALL_VOLCANO, APOCALYPSE_LAST, FORO_TIMER, NO_TEXTORIA = (1 << i for i in range(7))
OPTION_NAMES = {
    "set_a": SET_A,
    "set_b": SET_B,
    "set_c": SET_C,
    "all_volcano": ALL_VOLCANO,
    "apocalypse_last": APOCALYPSE_LAST,
    "foro_timer": FORO_TIMER,
    "no_textoria": NO_TEXTORIA,
}

DEPTH = 18
TAKING = 2  # what is foreseen: a card that is taken unseen, not a deck
PORTA_OWNERS = BUILDINGS  # behind the buildings' owners
VOLCANO_DECK = 19
COINS = 6  # sestertii at the start (P2)
HAND_CARDS = 6
OPEN_CARDS = 5  # specialists in a solo row, and city cards at its Foro (P43, P45)
SHOWN = 60  # P7: amounts that are listed one by one
FORO_ROUND = 10  # the first one in which the Foro may stand, with option foro_timer and solo
LAST_ROUND = 18  # solo
BEST_TITLE = 15  # solo: the last round for the best title (P49)
TITLES = LAST_ROUND - BEST_TITLE + 1


class Open(Block):
    """What lies open in a game."""

    blocked: Long  # goods as bits (P47)
    built: Word  # buildings as bits
    goods: Annotated[list[int], "i2", SEATS * GOODS]
    pledged: Annotated[list[int], "i2", SEATS * GOODS]
    frame: Annotated[list[int], "i2", 3 * DEPTH]  # the numbers of each frame
    round: Short
    required: Short  # value of the offerings, once it is fixed
    frame_kind: Annotated[list[int], "i1", DEPTH]
    frame_seat: Annotated[list[int], "i1", DEPTH]
    depth: Byte
    at: Annotated[list[int], "i1", SEATS * PLACES]  # workers on a place
    marks: Annotated[list[int], "i1", SEATS * PLACES]  # markers of extra actions there (P24)
    borrowed: Annotated[list[int], "i1", SEATS * PLACES]  # of the workers there, those that were taken ones (P62)
    owner: Annotated[list[int], "i1", SEATS * (BUILDINGS + 1)]  # seats in the order of their markers, then NOBODY
    tokens: Annotated[list[int], "i1", BUILDINGS]  # of C14
    skipped: Annotated[list[int], "i1", GOODS]  # of a cost, by the card that waives a few goods (C47)
    revealed: Byte  # volcano cards
    hand: Annotated[list[int], "i1", 2 * SEATS]  # cards in hand: specialists and city cards of each seat
    workers: Annotated[list[int], "i1", SEATS]  # active ones
    left: Annotated[list[int], "i1", SEATS]  # still to be placed this round
    taken: Annotated[list[int], "i1", SEATS]  # workers of others, to be placed this round (P25)
    hurt: Annotated[list[int], "i1", SEATS]  # workers on the field of C12
    halts: Annotated[list[int], "i1", SEATS]  # halted constructions of the Castrum
    fresh: Annotated[list[int], "i1", SEATS]  # of them, those of this turn (P38)
    kept_by_halts: Annotated[list[int], "i1", SEATS]  # workers that they hold
    army: Annotated[list[int], "i1", SEATS]
    markers: Annotated[list[int], "i1", SEATS]
    spaced: Annotated[list[int], "i1", SEATS]  # workers beyond a limit this round (P60)
    players: Byte
    options: Byte
    stage: Byte
    seat: Byte  # decides
    start: Byte  # start player
    next_start: Byte
    turn: Byte  # the seat whose turn it is
    lap: Byte  # seats gone through in this stage
    passes: Byte
    extra: Byte  # actions still to come in this turn
    acts_at: Byte  # the place of the action
    acts_with: Byte  # what it is done with
    abstains: Byte  # seats as bits (C03)
    shielded: Byte  # seats as bits that the next volcano card costs nothing
    delta: Short  # of the required value
    paid: Byte  # whether a solo offering was
    ended: Byte
    winner: Byte
    # Seats as bits: what each has shown of its cards that are IN_EITHER hand, since one was taken.
    either_no_offer: Byte
    either_no_halt: Byte
    either_must_offer: Byte


class State(Chance, Open):
    """One game: what lies open, the cards, and the generator."""

    where: Annotated[list[int], "i1", CARDS]
    known: Annotated[list[int], "u1", CARDS]  # seats that know where a card is, as bits; MAY_OFFER and so on
    age: Annotated[list[int], "i1", CARDS]  # 0: it was last shuffled into the deck of now, 1: into one before, …
    stock: Annotated[list[int], "i1", CARDS]  # both decks, top first: specialists, then city cards
    top: Annotated[list[int], "i1", 2]
    end: Annotated[list[int], "i1", 2]
    dealt: Annotated[list[int], "i1", CARDS]  # both decks before hands were dealt
    volcano: Annotated[list[int], "i1", VOLCANO_DECK]  # solo: the lower deck, then the upper one
    # Chance that is given beforehand: what (a deck, or TAKING), how many cards, the cards; one after the other.
    foreseen: Annotated[list[int], "i1", CARDS]
    foretold: Byte  # how many numbers of it are used


class Legal(Block):
    """The legal actions; docs/notation.md shows that there are never more than 400."""

    count: Word
    action: Annotated[list[int], "i4", 512]


class EventRows(Rows):
    """What a play caused, as rows: kind, seat, three numbers."""

    row: Annotated[list[int], "i4", 512 * ROW_LENGTH]


# Kinds of event rows.
OWNED, GOT, PAID, PLACED, BUILT, FLIPPED, ACTIVATED, DISCARDED, DREW, REMADE, MARKED, STOLE = range(12)
TOOK_CARD, TOOK_UNSEEN, TOOK_WORKERS, INJURED_ONE, HEALED, COVERED, LIFTED, COUNTED, EXTRA = range(12, 21)
STARTS, HALTED, WAITED, PLAYED, REQUIRED, PLEDGED, PASSED, OFFERED, ERUPTED, LOST, ROUND = range(21, 32)
RECRUITED_ONE, KEPT_CARD, JOINED, LEFT_GAME, BLOCKED, ENDED, LAPSED, LAID = range(32, 40)


@rule
def push(s: State, kind: int, seat: int, one: int, two: int, three: int) -> None:
    """One more frame on the stack."""
    s.frame_kind[s.depth] = kind
    s.frame_seat[s.depth] = seat
    s.frame[3 * s.depth] = one
    s.frame[3 * s.depth + 1] = two
    s.frame[3 * s.depth + 2] = three
    s.depth += 1


@rule
def pop(s: State) -> None:
    """The top frame is done; nothing of it stays in the state."""
    s.depth -= 1
    s.frame_kind[s.depth] = s.frame_seat[s.depth] = 0
    for i in range(3):
        s.frame[3 * s.depth + i] = 0


@rule
def number(s: State, which: int) -> int:
    """A number of the top frame."""
    return s.frame[3 * (s.depth - 1) + which]


@rule
def set_number(s: State, which: int, value: int) -> None:
    """Change a number of the top frame."""
    s.frame[3 * (s.depth - 1) + which] = value


@rule
def after(s: State, seat: int, steps: int) -> int:
    """The seat so many places clockwise."""
    return (seat + steps) % s.players


@rule
def is_solo(s: State) -> int:
    """Whether one player plays alone."""
    return s.players == 1


@rule
def held(s: State, seat: int) -> int:
    """Workers of a seat that lie on a field of the board (P26, P38)."""
    return s.hurt[seat] + s.kept_by_halts[seat] + (s.army[seat] == INJURED)


@rule
def cards_in(s: State, zone: int, deck: int) -> int:
    """The cards of a deck that are in a zone, as bits from the deck's first card on."""
    bits = 0
    for i in range(SPECIALISTS):
        bits |= int(s.where[SPECIALISTS * deck + i] == zone) << i
    return bits


@rule
def is_built(s: State, building: int) -> int:
    """Whether a building is constructed."""
    return s.built >> building & 1
