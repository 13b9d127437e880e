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


def check_board(sketch: PositionDraft) -> None:
    """Checks pieces, lava and totals."""
    for seat in range(sketch.players):
        total = sketch.city(seat) + sketch.saved[seat] + sketch.volcano[seat]
        if total > tables.BOARD.pieces[sketch.players]:
            most = tables.BOARD.pieces[sketch.players]
            raise Problem("position-too-many-pieces", colour=tables.BOARD.colours[seat], got=total, most=most)
    if sketch.erupted:
        _check_lava(sketch)
        _check_fleeing(sketch)
    else:
        _check_settled(sketch)


def _check_settled(sketch: PositionDraft) -> None:
    """Before the eruption: checks that pieces are on round spaces, and only Omens have thrown any into the volcano."""
    for name in sketch.lava:
        raise Problem("position-lava-too-early", square=name, phase=sketch.phase)
    for name, crowd in sketch.pieces.items():
        if name not in SPACES_AT:
            raise Problem("position-off-spaces", square=name)
        if sum(crowd) > SPACES_AT[name]:
            raise Problem("position-too-many-in-home", square=name, got=sum(crowd), spaces=SPACES_AT[name])
    if any(sketch.saved):
        raise Problem("position-saved-too-early")
    if any(sketch.volcano) and not sketch.seething:
        raise Problem("position-thrown-too-early")


def _check_lava(sketch: PositionDraft) -> None:
    """R12: checks that every tile connects to its symbol's first square, and that square has its own symbol."""
    for name, symbol in sketch.lava.items():
        if name in RESERVED and RESERVED[name] != symbol:
            raise Problem("position-reserved", square=name, symbol=symbol, reserved=RESERVED[name])
    for symbol, first in tables.BOARD.first.items():
        like = [name for name in tables.CITY_NAMES if sketch.lava.get(name) == symbol]
        together = steps([first], like) if first in like else {}
        for name in like:
            if name not in together:
                raise Problem("position-not-connected", square=name, symbol=symbol, first=first)
    if sketch.phase != "over" and (len(sketch.lava) < tables.OPENING) != (sketch.phase == "opening"):
        raise Problem("position-wrong-phase", phase=sketch.phase, got=len(sketch.lava), opening=tables.OPENING)


def _check_fleeing(sketch: PositionDraft) -> None:
    """R14, R19: checks that every piece can still flee, and that the game is over if there are none."""
    if sketch.phase == "over":
        for name in sketch.pieces:
            raise Problem("position-over-with-pieces", square=name)
        return
    if not sketch.pieces:
        raise Problem("position-city-empty")
    closed = RESERVED.keys() if sketch.options & CLOSED_VENTS else set()
    ways = [name for name in tables.CITY_NAMES if name not in sketch.lava and name not in closed]
    safe = steps(GATES & set(ways), ways)
    for name in sketch.pieces:
        if name in sketch.lava:
            raise Problem("position-piece-on-lava", square=name, symbol=sketch.lava[name])
        if name in closed:
            raise Problem("position-closed-vent", square=name)
        if name not in safe:
            raise Problem("position-enclosed", square=name)


def check_hands(sketch: PositionDraft) -> None:
    """Checks for four cards per hand, one fewer in mid-turn."""
    for seat, hand in enumerate(sketch.hands):
        wanted = sketch.hand_size(seat)
        if len(hand) != wanted:
            raise Problem("position-wrong-hand", colour=tables.BOARD.colours[seat], got=len(hand), wanted=wanted)
    if sketch.shown and len(sketch.shown[1]) != tables.HAND:
        seat, hand = sketch.shown
        raise Problem("position-wrong-hand", colour=tables.BOARD.colours[seat], got=len(hand), wanted=tables.HAND)


def seen_cards(sketch: PositionDraft) -> Counter[str]:
    """Returns all cards that the position names."""
    shown = sketch.shown[1] if sketch.shown else []
    named = [*sketch.stock, *sketch.played, *shown, *(card for hand in sketch.hands for card in hand)]
    return Counter(card for card in named if card not in OPEN)


def all_tiles(sketch: PositionDraft) -> list[str]:
    """Returns all tiles that the position names, in the order of drawing."""
    named = [*(sketch.tiles_drawn or []), sketch.tile, *sketch.bag]
    return [tile for tile in named if tile is not None and tile not in OPEN]


def excess(sketch: PositionDraft) -> Problem | None:
    """Returns the Problem if there are more of a card or tile than were printed."""
    cards, tiles = seen_cards(sketch), Counter(all_tiles(sketch))
    for card in HOUSE_CARDS:
        if cards[card] > PRINTED_CARDS[card]:
            return Problem("position-too-many-cards", card=card, got=cards[card], most=PRINTED_CARDS[card])
    if sketch.omens + cards["omen"] > tables.OMENS:
        return Problem("position-too-many-omens", got=sketch.omens + cards["omen"], most=tables.OMENS)
    for tile, most in printed_tiles(sketch.options).items():
        if tiles[tile] > most:
            return Problem("position-too-many-of-a-tile", tile=tile, got=tiles[tile], most=most)
    return None


def check_printed(sketch: PositionDraft) -> None:
    """Checks that there are no more cards and tiles than were printed, unless `any_deal` is set."""
    found = None if sketch.any_deal else excess(sketch)
    if found:
        raise found


def check_cards(sketch: PositionDraft) -> None:
    """Checks that a game has room for all the cards, and that the A.D. 79 card is where it can be."""
    stock, most = sketch.stock, tables.STOCK - sketch.omens
    if len(stock) > most:
        raise Problem("position-stock-size", got=len(stock), most=most)
    if len(sketch.played) + len(stock) >= PLAYS:
        raise Problem("position-too-many-played", got=len(sketch.played), most=PLAYS - 1 - len(stock))
    if sketch.erupted:
        _check_rest(sketch)
    else:
        _check_stock(stock, sketch.seething)
    if sketch.omens and not sketch.seething:
        raise Problem("position-drawn-too-early")


def _check_rest(sketch: PositionDraft) -> None:
    """R10: checks that after the eruption, A.D. 79 is still in the stock only if the eruption was called."""
    count = sketch.stock.count("ad79")
    if (sketch.stock or sketch.omens) and count != (sketch.shown is not None):
        raise Problem("position-ad79-left", got=count, wanted=int(sketch.shown is not None))
    if sketch.open and sketch.open[1][len(sketch.open[1]) - len(sketch.stock) :] != sketch.stock:
        raise Problem("position-open-stock")
    if sketch.open and len(sketch.open[1]) > tables.STOCK + 1:
        raise Problem("position-stock-size", got=len(sketch.open[1]), most=tables.STOCK + 1)


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


def check_tiles(sketch: PositionDraft) -> None:
    """R12, R13: checks that tiles on the board were drawn, the others had no place, and all fit into the bag."""
    every, most = len(all_tiles(sketch)), tables.MOST_TILES if sketch.options & DUAL_VENTS else tables.TILES
    if every > most:
        raise Problem("position-too-many-tiles", got=every, most=most)
    if not sketch.erupted and not every:
        raise Problem("position-empty-bag")
    aside, missing = tell_apart(sketch.tiles_drawn or [], sketch.lava)
    for symbol in missing:
        raise Problem("position-not-drawn", symbol=symbol)
    for tile in aside:
        for symbol in tile.split("/"):
            if places(sketch.lava, symbol):
                raise Problem("position-not-laid", tile=tile, square=places(sketch.lava, symbol)[0])


def check_decision(sketch: PositionDraft) -> None:
    """Checks that the seat is really asked, and can answer."""
    if sketch.decision in IN_TURN:
        _check_turn_under_way(sketch)
    elif sketch.decision == "call":
        full = full_houses(sketch)
        for card in sketch.hands[sketch.decides]:
            if card not in full:
                raise Problem("position-no-call", colour=tables.BOARD.colours[sketch.decides], card=card)
    elif sketch.decision == "lava":
        if sketch.tile is None:
            raise Problem("position-bag-empty")
        if not any(places(sketch.lava, symbol) for symbol in sketch.tile.split("/")):
            raise Problem("position-no-place", tile=sketch.tile)
    elif sketch.decision == "move":
        _check_move(sketch)


def free_squares(sketch: PositionDraft) -> list[str]:
    """Returns the squares with a free round space."""
    nobody = [0]
    return [name for name in SPACES_AT if sum(sketch.pieces.get(name, nobody)) < SPACES_AT[name]]


def full_houses(sketch: PositionDraft) -> set[str]:
    """R6: returns the houses without a free space, as cards."""
    return set(HOUSE_CARDS) - {str(BUILDING_AT[name].house) for name in free_squares(sketch)}


def kin_squares(sketch: PositionDraft) -> list[str]:
    """R5: returns the squares of the buildings that may still take a relative, with free spaces or not."""
    own, barred = BUILDING_AT[sketch.came[0]], [BUILDING_AT[name] for name in sketch.came]
    kin = [name for name, b in BUILDING_AT.items() if b.colour in (own.colour, "neutral")]
    return [name for name in kin if not any(BUILDING_AT[name] is b for b in barred)]


def relatives(sketch: PositionDraft) -> int:
    """R4: returns how many relatives may still come: as many as were in the building before, minus those that came."""
    own = BUILDING_AT[sketch.came[0]]
    return sum(sum(sketch.pieces.get(name, [])) for name in own.spaces) - len(sketch.came)


def _check_turn_under_way(sketch: PositionDraft) -> None:
    """R4, R5, R8: checks that a relative can be placed, or a piece thrown."""
    if sketch.decision == "omen":
        if not any(sketch.city(seat) for seat in range(sketch.players) if seat != sketch.turn):
            raise Problem("position-nobody-to-throw", colour=tables.BOARD.colours[sketch.turn])
        return
    if not sketch.came:
        raise Problem("position-missing", key="came")
    own = [BUILDING_AT.get(name) for name in sketch.came]
    for place, name in enumerate(sketch.came):
        building = own[place]
        if building is None or not sketch.pieces.get(name, [0] * sketch.players)[sketch.turn]:
            raise Problem("position-did-not-come", square=name, colour=tables.BOARD.colours[sketch.turn])
        kin = (BUILDING_AT[sketch.came[0]].colour, "neutral")
        if place and (building.colour not in kin or building in own[:place]):
            raise Problem("position-no-relative-there", square=name)
    house = str(BUILDING_AT[sketch.came[0]].house)
    if sketch.played[-1] != house:
        raise Problem("position-other-card", square=sketch.came[0], got=sketch.played[-1])
    supply = tables.BOARD.pieces[sketch.players] - sketch.city(sketch.turn) - sketch.volcano[sketch.turn]
    if relatives(sketch) < 1 or not supply or not set(kin_squares(sketch)) & set(free_squares(sketch)):
        raise Problem("position-no-relative", square=sketch.came[0])


def _check_move(sketch: PositionDraft) -> None:
    """R15, R18: checks that the seat has a piece, and that the one that moved first isn't its only one."""
    colour = tables.BOARD.colours[sketch.turn]
    if sketch.phase == "opening" or not sketch.city(sketch.turn):
        raise Problem("position-nobody-to-move", colour=colour)
    if sketch.moved_to is not None:
        crowd = sketch.pieces.get(sketch.moved_to, [0] * sketch.players)
        if sketch.moves_left == 2 or not crowd[sketch.turn] or sketch.city(sketch.turn) < 2:
            raise Problem("position-not-moved", square=sketch.moved_to, colour=colour)
