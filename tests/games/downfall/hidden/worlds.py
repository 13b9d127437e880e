"""All worlds that agree with what a seat has seen of a tiny deal, found by trying every one of them.

A world is what was hidden: the hands at the start, the stock and the bag, told apart only by what is printed on cards
and tiles. Every deal that agrees weighs the same: a world weighs as much as there are orders in which its hands can
have been dealt. Nothing here uses the package's own idea of what is hidden: a world agrees if the seat, had it been the
true one, would have been told and asked the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Any, NamedTuple

from vesuvius.game import Event, Game, Illegal

HAND = 4
BOTTOM = 16  # cards among which A.D. 79 comes back
OMEN, AD79 = "omen", "ad79"
DRAWN = {"drew", "omen", "seethed", "erupted"}  # events that take a card from the stock

Cards = tuple[str, ...]
Deal = dict[str, Any]


class Tiny(NamedTuple):
    """A deal with few worlds, what was played, and the seat that wonders; None is a spectator."""

    name: str
    seat: int | None
    deal: Deal
    tokens: list[str]


class World(NamedTuple):
    """Hands at the start, the stock from top to bottom (with A.D. 79 twice once it was shuffled in) and the bag.

    Before that, `later` holds the cards as they will lie when it is.
    """

    hands: tuple[Cards, ...]
    stock: Cards
    later: Cards
    bag: Cards


def world_of(deal: Deal, seething: bool) -> World:
    """The world of a whole deal; where A.D. 79 was shuffled in, how those cards lay before was seen by nobody."""
    hands = tuple(tuple(sorted(hand)) for hand in deal["hands"])
    stock, later = tuple(deal["stock"]), tuple(deal["reshuffled"])
    if seething:
        stock, later = stock[: 1 - BOTTOM] + later, ()
    return World(hands, stock, later, tuple(deal["bag"]))


def deal_of(world: World, like: Deal) -> Deal:
    """A whole deal that leads to that world."""
    stock, later = world.stock, world.later
    if not later:
        later = stock[-BOTTOM:]
        stock = stock[:-BOTTOM] + tuple(card for card in later if card != AD79)
    hands = [list(hand) for hand in world.hands]
    return {**like, "hands": hands, "stock": list(stock), "reshuffled": list(later), "bag": list(world.bag)}


def orders(cards: Counter[str], places: int) -> Iterator[Cards]:
    """Every order of so many of the cards, told apart by what is printed."""
    if places == 0:
        yield ()
        return
    for card in sorted(cards):
        if cards[card]:
            cards[card] -= 1
            for rest in orders(cards, places - 1):
                yield (card, *rest)
            cards[card] += 1


def hands_from(cards: Counter[str]) -> Iterator[Cards]:
    """Every hand that the cards allow."""
    for hand in combinations_with_replacement(sorted(card for card in cards if card not in (OMEN, AD79)), HAND):
        if Counter(hand) <= cards:
            yield hand


def orders_of(cards: Cards) -> int:
    """In how many orders the cards of a hand can have been dealt, told apart by what is printed."""
    return factorial(len(cards)) // prod(factorial(count) for count in Counter(cards).values())


def _card(event: Event) -> str:
    """The card that an event took from the stock."""
    if event.kind == "drew":
        return str(event.facts["card"])
    return OMEN if event.kind == "omen" else AD79


class Notes:
    """What a careful seat has written down: everything that it was told, and every list that it was given."""

    def __init__(self, game: Game, tiny: Tiny) -> None:
        self.game, self.tiny = game, tiny
        self.state, self.told, events = self._replay(tiny.deal)
        kinds = {event.kind for event in events}
        draws = [event for event in events if event.kind in DRAWN - ({"erupted"} if "called" in kinds else set())]
        self.drawn = [(_card(event), event.seat) for event in draws]
        self.seething = "seethed" in kinds
        self.tiles = len(game.view(self.state)["tiles_drawn"])

    def _replay(self, deal: Deal) -> tuple[Any, list[Any], list[Event]]:
        """The state after all tokens, what the seat got to know on the way, and what really happened."""
        game, seat = self.game, self.tiny.seat
        state = game.new(deal=deal)
        told: list[Any] = []
        happened: list[Event] = []
        for token in self.tiny.tokens:
            told.append((game.seat(state), game.legal(state) if game.seat(state) == seat else None))
            events = game.play(state, token)
            happened += events
            told.append([game.mask_event(event, seat) for event in events])
        told.append((game.view(state, seat), game.legal(state) if game.seat(state) == seat else None))
        return state, told, happened

    def weigh(self, world: World) -> int:
        """The weight of a world; 0 where the seat would have been told or asked something else."""
        try:
            _, told, _ = self._replay(deal_of(world, self.tiny.deal))
        except Illegal:
            return 0
        return prod(orders_of(hand) for hand in world.hands) if told == self.told else 0

    def worlds(self) -> dict[World, int]:
        """Every world that agrees, with its weight."""
        found: dict[World, int] = {}
        for hands, drawn, left in self._pasts():
            weight: int | None = None
            for stock, later in self._futures(drawn, left):
                for bag in self._bags():
                    world = World(hands, stock, later, bag)
                    # What has not been drawn yet has shown nothing to anybody: one future speaks for all.
                    weight = self.weigh(world) if weight is None else weight
                    if weight:
                        found[world] = weight
        return found

    def _pasts(self) -> Iterator[tuple[tuple[Cards, ...], Cards, Counter[str]]]:
        """Hands at the start, the cards drawn, and those that are left."""
        deal, seat = self.tiny.deal, self.tiny.seat
        cards = Counter(card for part in (*deal["hands"], deal["stock"]) for card in part)
        if self.seething:
            cards[AD79] += 1
        seen = [card if card in (OMEN, AD79) or drawer == seat else "" for card, drawer in self.drawn]
        cards -= Counter(card for card in seen if card)
        if seat is not None:
            cards -= Counter(deal["hands"][seat])

        def deal_hands(
            hands: tuple[Cards, ...], cards: Counter[str]
        ) -> Iterator[tuple[tuple[Cards, ...], Counter[str]]]:
            if len(hands) == deal["players"]:
                yield hands, cards
                return
            if len(hands) == seat:
                yield from deal_hands((*hands, tuple(sorted(deal["hands"][seat]))), cards)
                return
            for hand in hands_from(cards):
                yield from deal_hands((*hands, hand), cards - Counter(hand))

        for hands, left in deal_hands((), cards):
            houses = Counter({card: count for card, count in left.items() if card not in (OMEN, AD79)})
            for hidden in orders(houses, seen.count("")):
                fill = iter(hidden)
                yield hands, tuple(card or next(fill) for card in seen), left - Counter(hidden)

    def _futures(self, drawn: Cards, left: Counter[str]) -> Iterator[tuple[Cards, Cards]]:
        """The stock with every order of the cards that are left, and before it seethes, every shuffle to come."""
        if self.seething:
            for rest in orders(left, left.total()):
                if AD79 not in rest or rest.index(AD79) >= len(rest) - BOTTOM:
                    yield drawn + rest, ()
            return
        place = self.tiny.deal["stock"].index(AD79) - len(drawn)
        houses = Counter({card: count for card, count in left.items() if card not in (OMEN, AD79)})
        for above in orders(houses, place):
            below = left - Counter([*above, AD79])
            for rest in orders(below, below.total()):
                for later in orders(Counter([*rest[1 - BOTTOM :], AD79]), BOTTOM):
                    yield (*drawn, *above, AD79, *rest), later

    def _bags(self) -> Iterator[Cards]:
        bag = self.tiny.deal["bag"]
        for rest in orders(Counter(bag[self.tiles :]), len(bag) - self.tiles):
            yield (*bag[: self.tiles], *rest)
