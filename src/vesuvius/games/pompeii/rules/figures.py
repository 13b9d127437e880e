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
BUILDING_COLOURS = ("red", "blue", "green", "purple", "any")
EVERY_ACTION, AT_ACTIVATION, IMMEDIATE = range(3)
TIMINGS = ("every_action", "at_activation", "immediate")

EFFECTS_OF_A_CARD = 2
PORTA_TRADE = EFFECTS_OF_A_CARD * CARDS  # the trade of the Porta stands behind the cards' effects
EFFECTS = PORTA_TRADE + 1
NUMBERS = 5  # of an effect; the file of its kind says what they are

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
