"""Checks a position against the rules and the printed facts; each impossibility has its own message."""

from __future__ import annotations

from collections import Counter

from vesuvius.game import Problem
from vesuvius.games.downfall.presentation.position_schema import HOUSE_CARDS, IN_TURN, OPEN, PositionDraft
from vesuvius.games.downfall.presentation.state_words import (
    BUILDING_AT,
    GATES,
    RESERVED,
    SPACES_AT,
    places,
    steps,
    tell_apart,
)
from vesuvius.games.downfall.rules import tables
from vesuvius.games.downfall.rules.state import CLOSED_VENTS, DUAL_VENTS, PLAYS

PRINTED_CARDS = {str(house): count for house, count in tables.BOARD.house_cards().items()}


def printed_tiles(options: int) -> Counter[str]:
    """Returns how often each tile was printed."""
    dual = tables.TILE_NAMES[len(tables.SYMBOL_NAMES) :] if options & DUAL_VENTS else ()
    return Counter(tables.BOARD.tiles) + Counter(dual)


def check_board(draft: PositionDraft) -> None:
    """Checks pieces, lava and totals."""
    for seat in range(draft.players):
        total = draft.city(seat) + draft.saved[seat] + draft.volcano[seat]
        if total > tables.BOARD.pieces[draft.players]:
            most = tables.BOARD.pieces[draft.players]
            raise Problem("position-too-many-pieces", colour=tables.BOARD.colours[seat], got=total, most=most)
    if draft.erupted:
        _check_lava(draft)
        _check_fleeing(draft)
    else:
        _check_settled(draft)


def _check_settled(draft: PositionDraft) -> None:
    """Before the eruption: checks that pieces are on round spaces, and only Omens have thrown any into the volcano."""
    for name in draft.lava:
        raise Problem("position-lava-too-early", square=name, phase=draft.phase)
    for name, crowd in draft.pieces.items():
        if name not in SPACES_AT:
            raise Problem("position-off-spaces", square=name)
        if sum(crowd) > SPACES_AT[name]:
            raise Problem("position-too-many-in-home", square=name, got=sum(crowd), spaces=SPACES_AT[name])
    if any(draft.saved):
        raise Problem("position-saved-too-early")
    if any(draft.volcano) and not draft.seething:
        raise Problem("position-thrown-too-early")


def _check_lava(draft: PositionDraft) -> None:
    """R12: checks that every tile connects to its symbol's first square, and that square has its own symbol."""
    for name, symbol in draft.lava.items():
        if name in RESERVED and RESERVED[name] != symbol:
            raise Problem("position-reserved", square=name, symbol=symbol, reserved=RESERVED[name])
    for symbol, first in tables.BOARD.first.items():
        like = [name for name in tables.CITY_NAMES if draft.lava.get(name) == symbol]
        together = steps([first], like) if first in like else {}
        for name in like:
            if name not in together:
                raise Problem("position-not-connected", square=name, symbol=symbol, first=first)
    if draft.phase != "over" and (len(draft.lava) < tables.OPENING) != (draft.phase == "opening"):
        raise Problem("position-wrong-phase", phase=draft.phase, got=len(draft.lava), opening=tables.OPENING)


def _check_fleeing(draft: PositionDraft) -> None:
    """R14, R19: checks that every piece can still flee, and that the game is over if there are none."""
    if draft.phase == "over":
        for name in draft.pieces:
            raise Problem("position-over-with-pieces", square=name)
        return
    if not draft.pieces:
        raise Problem("position-city-empty")
    closed = RESERVED.keys() if draft.options & CLOSED_VENTS else set()
    ways = [name for name in tables.CITY_NAMES if name not in draft.lava and name not in closed]
    safe = steps(GATES & set(ways), ways)
    for name in draft.pieces:
        if name in draft.lava:
            raise Problem("position-piece-on-lava", square=name, symbol=draft.lava[name])
        if name in closed:
            raise Problem("position-closed-vent", square=name)
        if name not in safe:
            raise Problem("position-enclosed", square=name)


def check_hands(draft: PositionDraft) -> None:
    """Checks for four cards per hand, one fewer in mid-turn."""
    for seat, hand in enumerate(draft.hands):
        wanted = draft.hand_size(seat)
        if len(hand) != wanted:
            raise Problem("position-wrong-hand", colour=tables.BOARD.colours[seat], got=len(hand), wanted=wanted)
    if draft.shown and len(draft.shown[1]) != tables.HAND:
        seat, hand = draft.shown
        raise Problem("position-wrong-hand", colour=tables.BOARD.colours[seat], got=len(hand), wanted=tables.HAND)


def seen_cards(draft: PositionDraft) -> Counter[str]:
    """Returns all cards that the position names."""
    shown = draft.shown[1] if draft.shown else []
    named = [*draft.stock, *draft.played, *shown, *(card for hand in draft.hands for card in hand)]
    return Counter(card for card in named if card not in OPEN)


def all_tiles(draft: PositionDraft) -> list[str]:
    """Returns all tiles that the position names, in the order of drawing."""
    named = [*(draft.tiles_drawn or []), draft.tile, *draft.bag]
    return [tile for tile in named if tile is not None and tile not in OPEN]


def excess(draft: PositionDraft) -> Problem | None:
    """Returns the Problem if there are more of a card or tile than were printed."""
    cards, tiles = seen_cards(draft), Counter(all_tiles(draft))
    for card in HOUSE_CARDS:
        if cards[card] > PRINTED_CARDS[card]:
            return Problem("position-too-many-cards", card=card, got=cards[card], most=PRINTED_CARDS[card])
    if draft.omens + cards["omen"] > tables.OMENS:
        return Problem("position-too-many-omens", got=draft.omens + cards["omen"], most=tables.OMENS)
    for tile, most in printed_tiles(draft.options).items():
        if tiles[tile] > most:
            return Problem("position-too-many-of-a-tile", tile=tile, got=tiles[tile], most=most)
    return None


def check_printed(draft: PositionDraft) -> None:
    """Checks that there are no more cards and tiles than were printed, unless `any_deal` is set."""
    found = None if draft.any_deal else excess(draft)
    if found:
        raise found


def check_cards(draft: PositionDraft) -> None:
    """Checks that a game has room for all the cards, and that the A.D. 79 card is where it can be."""
    stock, most = draft.stock, tables.STOCK - draft.omens
    if len(stock) > most:
        raise Problem("position-stock-size", got=len(stock), most=most)
    if len(draft.played) + len(stock) >= PLAYS:
        raise Problem("position-too-many-played", got=len(draft.played), most=PLAYS - 1 - len(stock))
    if draft.erupted:
        _check_rest(draft)
    else:
        _check_stock(stock, draft.seething)
    if draft.omens and not draft.seething:
        raise Problem("position-drawn-too-early")


def _check_rest(draft: PositionDraft) -> None:
    """R10: checks that after the eruption, A.D. 79 is still in the stock only if the eruption was called."""
    count = draft.stock.count("ad79")
    if (draft.stock or draft.omens) and count != (draft.shown is not None):
        raise Problem("position-ad79-left", got=count, wanted=int(draft.shown is not None))
    if draft.open and draft.open[1][len(draft.open[1]) - len(draft.stock) :] != draft.stock:
        raise Problem("position-open-stock")
    if draft.open and len(draft.open[1]) > tables.STOCK + 1:
        raise Problem("position-stock-size", got=len(draft.open[1]), most=tables.STOCK + 1)


def _check_stock(stock: list[str], seething: bool) -> None:
    """R3: checks where the A.D. 79 card is, and that Omens are only below it until it has appeared."""
    if stock.count("ad79") != 1:
        raise Problem("position-ad79-count", got=stock.count("ad79"))
    place, under = stock.index("ad79") + 1, len(stock) - stock.index("ad79") - 1
    if seething:
        if under > tables.BOTTOM:
            raise Problem("position-ad79-too-high", place=place, lowest=len(stock) - tables.BOTTOM)
        return
    if under <= tables.BOTTOM:
        raise Problem("position-ad79-too-low", place=place, got=under, wanted=tables.BOTTOM + 1)
    if "omen" in stock[:place]:
        raise Problem("position-early-omen", place=stock.index("omen") + 1)


def check_tiles(draft: PositionDraft) -> None:
    """R12, R13: checks that tiles on the board were drawn, the others had no place, and all fit into the bag."""
    every, most = len(all_tiles(draft)), tables.MOST_TILES if draft.options & DUAL_VENTS else tables.TILES
    if every > most:
        raise Problem("position-too-many-tiles", got=every, most=most)
    if not draft.erupted and not every:
        raise Problem("position-empty-bag")
    aside, missing = tell_apart(draft.tiles_drawn or [], draft.lava)
    for symbol in missing:
        raise Problem("position-not-drawn", symbol=symbol)
    for tile in aside:
        for symbol in tile.split("/"):
            if places(draft.lava, symbol):
                raise Problem("position-not-laid", tile=tile, square=places(draft.lava, symbol)[0])


def check_decision(draft: PositionDraft) -> None:
    """Checks that the seat is really asked, and can answer."""
    if draft.decision in IN_TURN:
        _check_turn_under_way(draft)
    elif draft.decision == "call":
        full = full_houses(draft)
        for card in draft.hands[draft.decides]:
            if card not in full:
                raise Problem("position-no-call", colour=tables.BOARD.colours[draft.decides], card=card)
    elif draft.decision == "lava":
        if draft.tile is None:
            raise Problem("position-bag-empty")
        if not any(places(draft.lava, symbol) for symbol in draft.tile.split("/")):
            raise Problem("position-no-place", tile=draft.tile)
    elif draft.decision == "move":
        _check_move(draft)


def free_squares(draft: PositionDraft) -> list[str]:
    """Returns the squares with a free round space."""
    nobody = [0]
    return [name for name in SPACES_AT if sum(draft.pieces.get(name, nobody)) < SPACES_AT[name]]


def full_houses(draft: PositionDraft) -> set[str]:
    """R6: returns the houses without a free space, as cards."""
    return set(HOUSE_CARDS) - {str(BUILDING_AT[name].house) for name in free_squares(draft)}


def kin_squares(draft: PositionDraft) -> list[str]:
    """R5: returns the squares of the buildings that may still take a relative, with free spaces or not."""
    own, barred = BUILDING_AT[draft.came[0]], [BUILDING_AT[name] for name in draft.came]
    kin = [name for name, b in BUILDING_AT.items() if b.colour in (own.colour, "neutral")]
    return [name for name in kin if not any(BUILDING_AT[name] is b for b in barred)]


def relatives(draft: PositionDraft) -> int:
    """R4: returns how many relatives may still come: as many as were in the building before, minus those that came."""
    own = BUILDING_AT[draft.came[0]]
    return sum(sum(draft.pieces.get(name, [])) for name in own.spaces) - len(draft.came)


def _check_turn_under_way(draft: PositionDraft) -> None:
    """R4, R5, R8: checks that a relative can be placed, or a piece thrown."""
    if draft.decision == "omen":
        if not any(draft.city(seat) for seat in range(draft.players) if seat != draft.turn):
            raise Problem("position-nobody-to-throw", colour=tables.BOARD.colours[draft.turn])
        return
    if not draft.came:
        raise Problem("position-missing", key="came")
    own = [BUILDING_AT.get(name) for name in draft.came]
    for place, name in enumerate(draft.came):
        building = own[place]
        if building is None or not draft.pieces.get(name, [0] * draft.players)[draft.turn]:
            raise Problem("position-did-not-come", square=name, colour=tables.BOARD.colours[draft.turn])
        kin = (BUILDING_AT[draft.came[0]].colour, "neutral")
        if place and (building.colour not in kin or building in own[:place]):
            raise Problem("position-no-relative-there", square=name)
    house = str(BUILDING_AT[draft.came[0]].house)
    if draft.played[-1] != house:
        raise Problem("position-other-card", square=draft.came[0], got=draft.played[-1])
    supply = tables.BOARD.pieces[draft.players] - draft.city(draft.turn) - draft.volcano[draft.turn]
    if relatives(draft) < 1 or not supply or not set(kin_squares(draft)) & set(free_squares(draft)):
        raise Problem("position-no-relative", square=draft.came[0])


def _check_move(draft: PositionDraft) -> None:
    """R15, R18: checks that the seat has a piece, and that the one that moved first isn't its only one."""
    colour = tables.BOARD.colours[draft.turn]
    if draft.phase == "opening" or not draft.city(draft.turn):
        raise Problem("position-nobody-to-move", colour=colour)
    if draft.moved_to is not None:
        crowd = draft.pieces.get(draft.moved_to, [0] * draft.players)
        if draft.moves_left == 2 or not crowd[draft.turn] or draft.city(draft.turn) < 2:
            raise Problem("position-not-moved", square=draft.moved_to, colour=colour)
