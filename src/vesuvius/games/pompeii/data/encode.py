"""The typed data as the block of figures that rules look up."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from vesuvius.engine.block import Blocks, store
from vesuvius.games.pompeii.data.load import load
from vesuvius.games.pompeii.data.model import Building, Card, Data
from vesuvius.games.pompeii.data.names import FIELD_NAMES, GOOD_NAMES, PLACE_NAMES
from vesuvius.games.pompeii.data.validate.cycles import trades
from vesuvius.games.pompeii.rules import figures as f
from vesuvius.games.pompeii.rules.effects.kind import Use
from vesuvius.games.pompeii.rules.effects.trade import TRADE
from vesuvius.games.pompeii.rules.figures import Figures

LEFT_OUT = "b14"
SETS = ("A", "B", "C")


@cache
def figures(folder: Path | None = None, name: str = "") -> Blocks:
    """The figures of a data folder or a shipped set, in the form that rules run on."""
    return store(Figures, encode(load(folder, name)))


def encode(data: Data) -> Figures:
    """The figures of the data."""
    t = Figures()
    bundles: dict[int, Mapping[str, int]] = {}
    _fill_goods(t, data)
    for building in data.buildings:
        _fill_building(t, building, bundles)
    t.left_out = PLACE_NAMES.index(LEFT_OUT) - f.FIRST_BUILDING
    _fill_room(t, data)
    for number, card in enumerate((*data.specialists, *data.city)):
        _fill_card(t, number, card, bundles, data)
    _fill_volcano(t, data)
    _fill_bundles(t, bundles)
    return t


def _fill_goods(t: Figures, data: Data) -> None:
    t.value = [good.value for good in data.goods]
    trade = data.trade
    t.pearls, t.pearl_rate = GOOD_NAMES.index("pearls"), trade.pearls_to_value_3
    t.pearls_bought = int(trade.into_pearls)
    t.kind[f.PORTA_TRADE] = TRADE
    _put(t, f.PORTA_TRADE, trade.lower, trade.same, trade.higher)
    for step in trades(data):
        for good, amount in step.given.items():
            least = t.porta_takes[GOOD_NAMES.index(good)]
            t.porta_takes[GOOD_NAMES.index(good)] = min(least, amount) if least else amount
    t.markers, t.tokens = data.components.ownership_markers_per_colour, data.components.city_card_tokens


def _fill_building(t: Figures, building: Building, bundles: dict[int, Mapping[str, int]]) -> None:
    number = building.number - 1
    bundles[f.COST + number] = building.cost
    for line, conversion in enumerate(building.conversions):
        bundles[f.LINE_IN + f.LINES * number + line] = conversion.given
        bundles[f.LINE_OUT + f.LINES * number + line] = conversion.made
    t.colour[number] = f.BUILDING_COLOURS.index(building.kind)
    t.lines[number] = len(building.conversions)
    t.bonus[number] = int(building.owner_bonus != "none")
    t.production[number] = int(bool(building.conversions or building.hire))
    if building.first_non_red:
        t.foro = number
    if building.kind == "purple":
        t.castrum = number
    for good, prices in building.hire.items():
        t.hires, t.hire_good, t.hire_cost = number, GOOD_NAMES.index(good), list(prices)
        bundles[f.HIRE] = {good: 1}
    if building.recruit:
        t.recruits, bundles[f.RECRUIT] = number, building.recruit


def _fill_room(t: Figures, data: Data) -> None:
    rooms = {space.id: space.spaces for space in data.spaces}
    rooms |= {building.id: building.spaces for building in data.buildings}
    for place, name in enumerate(PLACE_NAMES):
        for players, room in enumerate(rooms[name], 1):
            t.room[(f.SEATS + 1) * place + players] = room
    gives = {space.id: space.gives for space in data.spaces}
    t.gives = [GOOD_NAMES.index(gives[name] or name) for name in FIELD_NAMES]


def _fill_card(t: Figures, number: int, card: Card, bundles: dict[int, Mapping[str, int]], data: Data) -> None:
    bundles[f.CARD_COST + number] = card.cost
    t.timing[number] = f.TIMINGS.index(card.timing)
    t.place[number] = PLACE_NAMES.index(card.location) if card.location in PLACE_NAMES else f.NOWHERE
    t.temple[number], t.effects[number] = int(card.temple), len(card.effects)
    lines = [building.conversions for building in data.buildings if building.id == card.location]
    use = Use(GOOD_NAMES, lines[0] if lines else ())
    for which, effect in enumerate(card.effects):
        place = f.EFFECTS_OF_A_CARD * number + which
        bundles[f.EFFECT_IN + place], bundles[f.EFFECT_OUT + place] = effect.goods_in, effect.goods_out
        t.kind[place] = effect.number
        _put(t, place, *effect.numbers(use))
        effect.note(t, place)


def _fill_volcano(t: Figures, data: Data) -> None:
    for number, card in enumerate(data.volcano):
        t.destroys[number] = sum(1 << GOOD_NAMES.index(good) for good in card.destroys)
        t.volcano_set[number] = SETS.index(card.volcano_set) if card.volcano_set else len(SETS)
        t.ends[number] = int(card.ends_game)
    t.drawn, t.drawn_all = data.setup.draw, data.setup.draw_all
    t.lower, t.upper = data.setup.solo_decks


def _fill_bundles(t: Figures, bundles: Mapping[int, Mapping[str, int]]) -> None:
    pairs = 0
    for bundle in range(f.BUNDLES):
        t.first[bundle] = pairs
        goods = bundles.get(bundle, {})
        for good in sorted(goods, key=GOOD_NAMES.index):
            t.good[pairs], t.amount[pairs] = GOOD_NAMES.index(good), goods[good]
            pairs += 1
    t.first[f.BUNDLES] = pairs


def _put(t: Figures, effect: int, *numbers: int) -> None:
    for which, number in enumerate(numbers):
        t.number[f.NUMBERS * effect + which] = number
