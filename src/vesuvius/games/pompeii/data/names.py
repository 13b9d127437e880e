"""What the numbers of rules are called in tokens, events and positions: ids of the shipped data, by number."""

from __future__ import annotations

from vesuvius.games.pompeii.data.load import load

SHIPPED = load()
GOOD_NAMES = tuple(good.id for good in SHIPPED.goods)
FIELD_NAMES = tuple(space.id for space in SHIPPED.spaces if space.kind == "field")
PLACE_NAMES = (*FIELD_NAMES, "costruzione", "porta", "piazza", *(building.id for building in SHIPPED.buildings))
CARD_NAMES = tuple(card.id for card in (*SHIPPED.specialists, *SHIPPED.city))
VOLCANO_NAMES = tuple(card.id for card in SHIPPED.volcano)
COLOURS = ("red", "green", "blue", "yellow")  # of the players, by seat (P1)
