"""Deals what a position leaves open, at random, from the cards and tiles that it doesn't name."""

from __future__ import annotations

from collections.abc import Iterable

from vesuvius.engine.chance import Drawer
from vesuvius.game import Problem
from vesuvius.games.downfall.presentation.position_checks import PRINTED_CARDS, full_houses, printed_tiles, seen_cards
from vesuvius.games.downfall.presentation.position_schema import HOUSE_CARDS, IN_TURN, REST, UNSEEN, PositionDraft
from vesuvius.games.downfall.presentation.state_words import BUILDING_AT
from vesuvius.games.downfall.rules.tables import BOARD, BOTTOM, OMENS, ON_TOP, STOCK


def deal_cards(draft: PositionDraft, chance: Drawer) -> None:
    """Completes the hands, the stock and the discard pile."""
    if not draft.played and draft.decision in (*IN_TURN, "call"):
        draft.played = _last_played(draft)
    draft.hands = [_fill_open_end(hand, draft.hand_size(seat)) for seat, hand in enumerate(draft.hands)]
    draft.stock = _fill_open_end(draft.stock, _stock_size(draft))
    _place_ad79(draft, chance)
    _place_omens(draft, chance)
    pool = _Pool(draft, chance)
    if draft.decision == "call":
        pool.fill(draft.hands[draft.decides], full_houses(draft))
    for cards in (*draft.hands, draft.played, draft.stock):
        pool.fill(cards, HOUSE_CARDS)


def _last_played(draft: PositionDraft) -> list[str]:
    """Returns the last card played: there is one before a relative comes, an Omen is drawn or a call is asked for."""
    building = BUILDING_AT.get(draft.came[0]) if draft.came else None
    return [str(building.house)] if building and building.house else [UNSEEN]


def _fill_open_end(cards: list[str], size: int) -> list[str]:
    """Returns a list whose open end is filled with gaps, up to a size."""
    if not cards or cards[-1] != REST:
        return cards
    return cards[:-1] + [UNSEEN] * (size - len(cards) + 1)


def _stock_size(draft: PositionDraft) -> int:
    """Returns how many cards are left: all but the first A.D. 79 card, the Omens drawn, and one per card played."""
    return max(1, STOCK - len(draft.played) - draft.omens + (draft.decision in IN_TURN))


def _gaps(cards: list[str], places: Iterable[int]) -> list[int]:
    return [place for place in places if cards[place] == UNSEEN]


def _place_ad79(draft: PositionDraft, chance: Drawer) -> None:
    """R3: puts it among the bottom sixteen once Vesuvius seethes; before that where the deal does, or high enough."""
    stock = draft.stock
    if "ad79" in stock or (draft.erupted and draft.shown is None):
        return
    if draft.seething:
        gaps = _gaps(stock, range(max(0, len(stock) - BOTTOM - 1), len(stock)))
    else:
        highest = stock.index("omen") if "omen" in stock else len(stock)
        gaps = _gaps(stock, range(min(highest, len(stock) - BOTTOM - 1)))
        dealt = ON_TOP - len(draft.played)
        gaps = [dealt] if dealt in gaps else gaps
    if gaps:
        stock[chance.choice(gaps)] = "ad79"


def _place_omens(draft: PositionDraft, chance: Drawer) -> None:
    """R2: puts Omens not yet drawn anywhere in the stock, or below the A.D. 79 card until it appears."""
    stock = draft.stock
    first = 0 if draft.seething or "ad79" not in stock else stock.index("ad79")
    gaps = _gaps(stock, range(first, len(stock)))
    left = OMENS - stock.count("omen") - draft.omens
    for place in chance.sample(gaps, min(max(left, 0), len(gaps))):
        stock[place] = "omen"


class _Pool:
    """The house cards that the position doesn't name, in random order."""

    def __init__(self, draft: PositionDraft, chance: Drawer) -> None:
        seen = seen_cards(draft)
        self.cards = [card for card in HOUSE_CARDS for _ in range(PRINTED_CARDS[card] - seen[card])]
        chance.shuffle(self.cards)

    def fill(self, cards: list[str], wanted: Iterable[str]) -> None:
        """Fills every gap of a list with a wanted card."""
        for place in _gaps(cards, range(len(cards))):
            fitting = [i for i, card in enumerate(self.cards) if card in wanted]
            if not fitting:
                raise Problem("position-cards-run-out")
            cards[place] = self.cards.pop(fitting[0])


def deal_tiles(draft: PositionDraft, chance: Drawer) -> None:
    """Completes the tiles drawn, the tile in hand and the bag."""
    if draft.tiles_drawn is None:
        draft.tiles_drawn = drawn_for(draft)
    named = [*draft.tiles_drawn, *draft.bag, draft.tile]
    pool = [tile for tile, count in printed_tiles(draft.options).items() for _ in range(count - named.count(tile))]
    chance.shuffle(pool)
    draft.bag = _fill_open_end(draft.bag, len(draft.bag) - 1 + len(pool) - draft.bag.count(UNSEEN))
    for place in _gaps(draft.bag, range(len(draft.bag))):
        if not pool:
            raise Problem("position-tiles-run-out")
        draft.bag[place] = pool.pop()
    if draft.decision == "lava" and draft.tile is None and draft.bag:
        draft.tile = draft.bag.pop(0)


def drawn_for(draft: PositionDraft) -> list[str]:
    """Returns the tiles on the board: plain ones as far as they were printed, then dual ones."""
    left, drawn = printed_tiles(draft.options), []
    duals = ["/".join(pair) for pair in BOARD.dual]
    for symbol in draft.lava.values():
        fitting = [symbol, *(dual for dual in duals if symbol in dual.split("/"))]
        tile = next((tile for tile in fitting if left[tile] > 0), symbol)
        left[tile] -= 1
        drawn.append(tile)
    return drawn
