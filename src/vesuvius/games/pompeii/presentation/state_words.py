"""A plain state in the words of the game: names of goods, cards and buildings instead of numbers and bits.

What views, refusals, deals and positions have in common. Nothing here calls a rule, since compiled rules take no plain
objects.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import compress

from vesuvius.games.pompeii.data.names import CARD_NAMES, GOOD_NAMES, PLACE_NAMES, VOLCANO_NAMES
from vesuvius.games.pompeii.rules.figures import BUILDINGS, CARDS, FIRST_BUILDING, GOODS, PLACES, SEATS, SPECIALISTS
from vesuvius.games.pompeii.rules.state import (
    BEST_TITLE,
    NOBODY,
    OPTION_NAMES,
    OVER,
    RUNNING,
    SETTING_UP,
    TURNS,
    UNKNOWN,
    State,
)

BUILDING_NAMES = PLACE_NAMES[FIRST_BUILDING:]
DECK_NAMES = ("specialists", "city")
# By the kind of the top frame.
DECISIONS = (
    "own", "coin", "action", "times", "given", "taken", "traded", "train", "swap", "payment", "bonus", "good", "victim",
    "building", "card", "skip", "keep", "halt", "immediate", "pledge", "pledged", "draw",
)  # fmt: skip
WORK = ("carry_out", "put_away", "activate", "draw_and_activate", "ask_halt", "raise")
FRAMES = (*DECISIONS, *WORK)
STAGES = ("setting_up", "turns", "window", "pledging", "rewards", "volcano", "round_ends", "over")
ENDS = (None, "castrum", "apocalypse", "destroyed")
ARMIES = ("none", "recruited", "injured")
TITLE_NAMES = ("Duumvir", "Aedile", "Decurion", "Quaestor")


def option_list(s: State) -> list[str]:
    """The options of the game."""
    return [name for name, bit in OPTION_NAMES.items() if s.options & bit]


def goods(numbers: Sequence[int]) -> dict[str, int]:
    """Goods by name, those that are there."""
    return {name: amount for name, amount in zip(GOOD_NAMES, numbers, strict=True) if amount}


def goods_of(s: State, seat: int) -> dict[str, int]:
    """What a seat owns."""
    return goods(s.goods[GOODS * seat : GOODS * (seat + 1)])


def pledged_by(s: State, seat: int) -> dict[str, int]:
    """What a seat has pledged."""
    return goods(s.pledged[GOODS * seat : GOODS * (seat + 1)])


def cards_at(s: State, where: int, deck: int | None = None) -> list[str]:
    """The cards that are somewhere, by id."""
    first, end = (0, CARDS) if deck is None else (SPECIALISTS * deck, SPECIALISTS * (deck + 1))
    names, card = [], first - 1
    for _ in range(s.where[first:end].count(where)):  # far faster than to compare card by card: most are elsewhere
        card = s.where.index(where, card + 1)
        names.append(CARD_NAMES[card])
    return names


def deck(s: State, which: int) -> list[int]:
    """The cards of a deck, top first."""
    first = SPECIALISTS * which
    return s.stock[first + s.top[which] : first + s.end[which]]


def volcano_names(cards: Iterable[int]) -> list[str | None]:
    """Volcano cards by name; None for one that is hidden."""
    return [None if card == UNKNOWN else VOLCANO_NAMES[card] for card in cards]


def volcano_cards(s: State) -> int:
    """How many cards the volcano deck had at the start."""
    return next((i for i, card in enumerate(s.volcano) if card == NOBODY), len(s.volcano))


def buildings(bits: int) -> list[str]:
    """The buildings of a set."""
    return [name for building, name in enumerate(BUILDING_NAMES) if bits >> building & 1]


def buildings_of(s: State, seat: int) -> int:
    """How many buildings a seat has a marker on; alone (P43), all that stand are its own."""
    if s.players == 1:
        return s.built.bit_count()
    return s.owner[: SEATS * BUILDINGS].count(seat)


def owners(s: State, building: int) -> list[int]:
    """The seats that have a marker on a building, or on the Porta, in the order of placing."""
    return [seat for seat in s.owner[SEATS * building : SEATS * (building + 1)] if seat != NOBODY]


def at_place(row: Sequence[int], place: int, players: int) -> list[int]:
    """Workers or markers on a place, by seat."""
    return list(row[SEATS * place : SEATS * place + players])


def occupied(s: State, row: Sequence[int]) -> dict[str, list[int]]:
    """Workers or markers on all places where there are any, by seat."""
    places = dict.fromkeys(number // SEATS for number in compress(range(SEATS * PLACES), row))
    return {PLACE_NAMES[place]: at_place(row, place, s.players) for place in places}


def tokens(s: State) -> dict[str, int]:
    """The tokens of C14, by building."""
    return {BUILDING_NAMES[building]: s.tokens[building] for building in range(BUILDINGS) if s.tokens[building]}


def blocked(s: State) -> list[str]:
    """The goods that are blocked this round (P47)."""
    return [name for good, name in enumerate(GOOD_NAMES) if s.blocked >> good & 1]


def decision(s: State) -> str | None:
    """What is to be decided; None when the game is over."""
    return None if s.stage == OVER or not s.depth else DECISIONS[s.frame_kind[s.depth - 1]]


def phase(s: State) -> str:
    """The part of the game."""
    if s.ended != RUNNING:
        return "over"
    if s.stage == SETTING_UP:
        return "setting_up"
    if s.stage != TURNS:
        return "offerings"
    return "turns"


def title(s: State) -> str | None:
    """P49: the title of a solo game that was won."""
    return None if s.winner == NOBODY else TITLE_NAMES[max(0, s.round - BEST_TITLE)]


def result(s: State) -> dict[str, str | int | None]:
    """The last line of a trace: how the game ended, who won, in which round; solo the title too."""
    end = {"end": ENDS[s.ended], "winner": None if s.winner == NOBODY else s.winner, "round": s.round}
    return {**end, "title": title(s)} if s.players == 1 else end
