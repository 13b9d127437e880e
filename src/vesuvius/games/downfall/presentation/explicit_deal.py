"""Explicit deals: hands, stock, bag and the shuffle of R3 as JSON, to a state and back, checked.

`read` takes any deal that can be played; `check` wants one that the rulebook allows.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from vesuvius.engine.block import plain
from vesuvius.engine.chance import Drawer
from vesuvius.formats.deal import check_is_deal, check_keys, read_hands, read_options, read_pieces, read_players
from vesuvius.game import Line, Problem
from vesuvius.games.downfall.info import INFO
from vesuvius.games.downfall.presentation.events import card_name
from vesuvius.games.downfall.presentation.state_words import cards, option_list
from vesuvius.games.downfall.rules import tables
from vesuvius.games.downfall.rules.dealing import empty_table
from vesuvius.games.downfall.rules.state import DUAL_VENTS, OPTION_NAMES, State

HOUSE_CARDS = {str(house): house for house in range(1, tables.HOUSES)}
STOCK_CARDS = {**HOUSE_CARDS, "omen": tables.OMEN, "ad79": tables.AD79}
KEYS = {"players", "options", "hands", "stock", "bag"}


def option_bits(options: Any) -> int:
    """Returns the options of a game as bits."""
    return read_options(options, OPTION_NAMES)


def check_players(players: Any) -> int:
    """Returns the number of players, two to four."""
    return read_players(players, INFO.seats)


def _take_stock(deal: Line) -> list[int]:
    stock = read_pieces(deal["stock"], "stock", STOCK_CARDS)
    if len(stock) != tables.STOCK:
        raise Problem("deal-wrong-stock", got=len(stock), wanted=tables.STOCK)
    if stock.count(tables.AD79) != 1 or stock.index(tables.AD79) > tables.ON_TOP:
        raise Problem("deal-ad79-place", highest=tables.ON_TOP + 1)
    if tables.OMEN in stock[: stock.index(tables.AD79)]:
        raise Problem("deal-early-omen", place=stock.index(tables.OMEN) + 1)
    return stock


def _take_bag(deal: Line, dual: bool) -> list[int]:
    kinds = tables.TILE_KINDS if dual else tables.SYMBOLS
    bag = read_pieces(deal["bag"], "bag", {name: kind for kind, name in enumerate(tables.TILE_NAMES[:kinds])})
    most = tables.MOST_TILES if dual else tables.TILES
    if not 1 <= len(bag) <= most:
        raise Problem("deal-wrong-bag", got=len(bag), highest=most)
    return bag


def swaps(cards_before: list[int], cards_after: list[int]) -> list[int]:
    """R3: returns the swaps that turn one order of the sixteen cards into the other."""
    if Counter(cards_before) != Counter(cards_after):
        names = [card_name(card) for card in sorted(cards_before)]
        raise Problem("deal-wrong-reshuffle", wanted=", ".join(names))
    now, mix = list(cards_before), [0] * (tables.BOTTOM + 1)
    for i in range(tables.BOTTOM, 0, -1):
        mix[i] = now.index(cards_after[i], 0, i + 1)
        now[i], now[mix[i]] = now[mix[i]], now[i]
    return mix


def reshuffled(s: State) -> list[int]:
    """R3: returns the bottom of the stock as it will lie once the A.D. 79 card has been shuffled in."""
    after = [*s.stock[s.end - tables.BOTTOM : s.end], tables.AD79]
    for i in range(tables.BOTTOM, 0, -1):
        after[i], after[s.mix[i]] = after[s.mix[i]], after[i]
    return after


def drawn_mix(chance: Drawer) -> list[int]:
    """Returns swaps that make every order of the sixteen cards equally likely."""
    return [0, *(chance.below(i + 1) for i in range(1, tables.BOTTOM + 1))]


def mix_for(s: State, names: Any) -> list[int]:
    """R3: returns the swaps with which the shuffle ends in the cards named."""
    after = read_pieces(names, "reshuffled", STOCK_CARDS)
    return swaps([*s.stock[s.end - tables.BOTTOM : s.end], tables.AD79], after)


def read(deal: Line, chance: Drawer) -> State:
    """Returns the state that a deal starts; if the deal doesn't give the shuffle of R3, it's drawn."""
    check_is_deal(deal)
    check_keys(deal, KEYS, {"game", "reshuffled"})
    players, options = check_players(deal["players"]), option_bits(deal["options"])
    hands = read_hands(deal["hands"], players, tables.HAND, HOUSE_CARDS)
    stock, bag = _take_stock(deal), _take_bag(deal, bool(options & DUAL_VENTS))
    s = plain(State, empty_table(players, options))
    for seat, hand in enumerate(hands):
        s.hand[seat] = s.initial[seat] = sum(1 << 4 * card for card in hand)
    s.stock[: tables.STOCK], s.end = stock, tables.STOCK
    s.bag[: len(bag)], s.tiles = bag, len(bag)
    s.kinds = [bag.count(kind) for kind in range(tables.TILE_KINDS)]
    s.deck = deck([card for hand in hands for card in hand] + stock)
    s.mix = mix_for(s, deal["reshuffled"]) if "reshuffled" in deal else drawn_mix(chance)
    return s


def deck(dealt: list[int]) -> list[int]:
    """Returns which cards exist: those printed if these can be among them, otherwise these; under 0, the Omens."""
    count = [dealt.count(card) for card in range(tables.HOUSES)]
    enough = all(count[house] <= tables.CARDS_OF[house] for house in range(tables.HOUSES))
    return [dealt.count(tables.OMEN), *(int(card) for card in (tables.CARDS_OF if enough else count)[1:])]


def check(deal: Line) -> None:
    """Raises a Problem if the rulebook doesn't allow the deal."""
    stock, hands = read_pieces(deal["stock"], "stock", STOCK_CARDS), [card for hand in deal["hands"] for card in hand]
    if stock.index(tables.AD79) != tables.ON_TOP:
        raise Problem("deal-ad79-place-printed", place=tables.ON_TOP + 1, got=stock.index(tables.AD79) + 1)
    if stock.count(tables.OMEN) != tables.OMENS:
        raise Problem("deal-wrong-omens", got=stock.count(tables.OMEN), wanted=tables.OMENS)
    for name, house in HOUSE_CARDS.items():
        got = stock.count(house) + hands.count(name)
        if got > tables.CARDS_OF[house]:
            raise Problem("deal-too-many-cards", house=house, got=got, wanted=int(tables.CARDS_OF[house]))
    kinds = tables.TILE_KINDS if "dual_vents" in deal["options"] else tables.SYMBOLS
    for kind, name in enumerate(tables.TILE_NAMES[:kinds]):
        if deal["bag"].count(name) != tables.TILES_OF[kind]:
            raise Problem(
                "deal-wrong-tiles", symbol=name, got=deal["bag"].count(name), wanted=int(tables.TILES_OF[kind])
            )


def write(s: State) -> Line:
    """Returns the deal that a state came from, including the shuffle of R3."""
    stock = s.stock[: s.end]
    if s.seething:
        after = stock[-tables.BOTTOM - 1 :]
        stock = stock[: -tables.BOTTOM - 1] + [card for card in after if card != tables.AD79]
    else:
        after = reshuffled(s)
    return {
        "players": s.players,
        "options": option_list(s),
        "hands": [cards(hand) for hand in s.initial[: s.players]],
        "stock": [card_name(card) for card in stock],
        "bag": [tables.TILE_NAMES[tile] for tile in s.bag[: s.tiles]],
        "reshuffled": [card_name(card) for card in after],
    }
