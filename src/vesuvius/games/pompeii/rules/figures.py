"""The printed figures as one block of integers that every rule is handed, so that a changed data folder plays at once.

A *bundle* is some goods, each with an amount: a cost, what goes into a conversion, what comes out of it. Every bundle
has a number; its goods are `good[first[n]:first[n + 1]]`. An *effect* is numbered by its card: two to a card.
"""

from __future__ import annotations

from typing import Annotated

from vesuvius.engine.block import Block, Byte, Short
from vesuvius.engine.rule import rule

GOODS = 32
SEATS = 4
FIELDS = 10
BUILDINGS = 20
SPECIALISTS = 52
CARDS = 2 * SPECIALISTS
VOLCANO = 55
# Places of workers: the fields, three places of the city, the buildings.
COSTRUZIONE, PORTA, PIAZZA, FIRST_BUILDING = FIELDS, FIELDS + 1, FIELDS + 2, FIELDS + 3
PLACES = FIRST_BUILDING + BUILDINGS
NOWHERE = PLACES

RED, BLUE, GREEN, PURPLE, ANY_COLOUR = range(5)
EVERY_ACTION, AT_ACTIVATION, IMMEDIATE = range(3)

# Kinds of effects.
FIELD_BONUS, FIELD_TAKE, CONVERT_BONUS, CONVERT_ALT, BUILD_WAIVE, DENY_OWNER_BONUS, EXTRA_SPACE = range(7)
EXTRA_ACTIONS, GAIN, STEAL_GOODS, TAKE_CARD, TAKE_WORKERS, INJURE, BLOCK_SPACES, DESTROY_TEMPLES = range(7, 15)
PLACE_MARKER, WORKER_COUNT, DRAW_CARDS, REPLAY_DISCARD, BUILD_NOW, TRADE, HEAL = range(15, 22)
START_PLAYER, OFFERING, HALT_CASTRUM = range(22, 25)

EFFECTS_OF_A_CARD = 2
PORTA_TRADE = EFFECTS_OF_A_CARD * CARDS  # the trade of the Porta stands behind the cards' effects
EFFECTS = PORTA_TRADE + 1
NUMBERS = 5  # of an effect
# What the numbers of an effect say, by kind.
GOOD, AMOUNT, LINE = range(3)  # field_bonus, convert_bonus
PER_YIELD = MOST_TIMES = TOKENS = SKIP = 0  # field_take; convert_alt; block_spaces; build_now
ON, SPACES = range(2)  # deny_owner_bonus, extra_space, place_marker
VALUE, CHOSEN = range(2)  # gain
WHO, STOLEN, VALUE_MIN, VALUE_MAX, GIVER = range(5)  # steal_goods
WHAT, TO = range(2)  # take_card; injure and destroy_temples have the first
DELTA, MORE_THAN = 1, 2  # worker_count, after WHO; offering, after MODE
DECK, LOOKED_AT, KEPT, DRAWN_TO = range(4)  # draw_cards
LOWER, SAME, HIGHER = range(3)  # trade
MODE, PROTECT = 0, 2  # offering
YOU, ONE_OTHER, EACH_OTHER = range(3)  # WHO
ACTIVE_SPECIALIST, ACTIVE_TEMPLE, HAND_CITY = range(3)  # WHAT of take_card
WORKER, ARMY = range(2)  # WHAT of injure
TO_HAND, TO_ACTIVE = range(2)
ON_PORTA = 5
REQUIRED_VALUE, ABSTAIN, CANCEL = range(3)  # MODE

# Bundles.
LINES = 2  # conversions of a building at most
COST = 0
LINE_IN = COST + BUILDINGS
LINE_OUT = LINE_IN + LINES * BUILDINGS
CARD_COST = LINE_OUT + LINES * BUILDINGS
EFFECT_IN = CARD_COST + CARDS
EFFECT_OUT = EFFECT_IN + EFFECTS
RECRUIT = EFFECT_OUT + EFFECTS
HIRE = RECRUIT + 1  # 1 of what hiring costs
BUNDLES = HIRE + 1
PAIRS = 4096

WORKERS = 6


class Figures(Block):
    """What is printed. A building is counted from 0; `LINES * building + line` numbers a line."""

    destroys: Annotated[list[int], "i8", VOLCANO]  # goods as bits
    first: Annotated[list[int], "i2", BUNDLES + 1]
    good: Annotated[list[int], "i1", PAIRS]
    amount: Annotated[list[int], "i1", PAIRS]
    value: Annotated[list[int], "i1", GOODS]
    gives: Annotated[list[int], "i1", FIELDS]
    room: Annotated[list[int], "i1", PLACES * (SEATS + 1)]  # by place and number of players
    colour: Annotated[list[int], "i1", BUILDINGS]
    lines: Annotated[list[int], "i1", BUILDINGS]
    bonus: Annotated[list[int], "i1", BUILDINGS]  # whether its owner gets one
    production: Annotated[list[int], "i1", BUILDINGS]
    foro: Byte
    castrum: Byte
    hires: Byte  # the building where workers are hired
    recruits: Byte  # the building where armies are recruited
    left_out: Byte  # the building that the option no_textoria leaves out
    hire_good: Byte
    hire_cost: Annotated[list[int], "i1", WORKERS]  # by workers before
    pearls: Byte
    pearl_rate: Byte
    pearls_bought: Byte  # whether anything can be traded into pearls
    porta_takes: Annotated[list[int], "i1", GOODS]  # the least of a good that buys something at the Porta
    markers: Byte  # of each player
    tokens: Byte  # of the city cards
    timing: Annotated[list[int], "i1", CARDS]
    place: Annotated[list[int], "i1", CARDS]  # where a card is used, or NOWHERE
    temple: Annotated[list[int], "i1", CARDS]
    effects: Annotated[list[int], "i1", CARDS]  # how many
    kind: Annotated[list[int], "i1", EFFECTS]
    number: Annotated[list[int], "i1", EFFECTS * NUMBERS]
    injury: Annotated[list[int], "i2", 2]  # the effect that injures a worker, and that for an army
    blocking: Short  # the effect that brings tokens
    halting: Short  # the effect that halts the Castrum
    harbour: Short  # the effect that puts a marker on the Porta
    volcano_set: Annotated[list[int], "i1", VOLCANO]
    ends: Annotated[list[int], "i1", VOLCANO]  # whether a volcano card ends the game
    drawn: Byte  # volcano cards in a game
    drawn_all: Byte
    lower: Byte  # cards of the lower deck of a solo game
    upper: Byte


@rule
def number_of(t: Figures, effect: int, which: int) -> int:
    """One of the numbers of an effect."""
    return t.number[NUMBERS * effect + which]


@rule
def has_good(t: Figures, bundle: int, good: int) -> int:
    """How much of a good is in a bundle."""
    amount = 0
    for i in range(t.first[bundle], t.first[bundle + 1]):
        if t.good[i] == good:
            amount += t.amount[i]
    return amount
