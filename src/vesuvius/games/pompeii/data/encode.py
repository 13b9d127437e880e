"""The typed data as the block of figures that rules look up."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

from vesuvius.engine.block import Blocks, store
from vesuvius.games.pompeii.data import effect_kinds as k
from vesuvius.games.pompeii.data.load import load
from vesuvius.games.pompeii.data.model import Building, Card, Data
from vesuvius.games.pompeii.data.names import FIELD_NAMES, GOOD_NAMES, PLACE_NAMES
from vesuvius.games.pompeii.data.validate_cycles import trades
from vesuvius.games.pompeii.rules import figures as f
from vesuvius.games.pompeii.rules.figures import Figures

LEFT_OUT = "b14"
SETS = ("A", "B", "C")

BUILDING_COLOURS = ("red", "blue", "green", "purple", "any")
TIMINGS = ("every_action", "at_activation", "immediate")


@cache
def figures(folder: Path | None = None) -> Blocks:
    """The figures of a data folder, or the shipped ones, in the form that rules run on."""
    return store(Figures, encode(load(folder)))


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
    t.kind[f.PORTA_TRADE] = f.TRADE
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
    t.colour[number] = BUILDING_COLOURS.index(building.kind)
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
    t.timing[number] = TIMINGS.index(card.timing)
    t.place[number] = PLACE_NAMES.index(card.location) if card.location in PLACE_NAMES else f.NOWHERE
    t.temple[number], t.effects[number] = int(card.temple), len(card.effects)
    for which, effect in enumerate(card.effects):
        place = f.EFFECTS_OF_A_CARD * number + which
        given, made = _goods(effect)
        bundles[f.EFFECT_IN + place], bundles[f.EFFECT_OUT + place] = given, made
        t.kind[place] = KIND_OF[type(effect)]
        _put(t, place, *_numbers(effect, card, data))
        if isinstance(effect, k.Injure):
            t.injury[f.ARMY if effect.target == "army" else f.WORKER] = place
        elif isinstance(effect, k.BlockSpaces):
            t.blocking = place
        elif isinstance(effect, k.HaltCastrum):
            t.halting = place
        elif isinstance(effect, k.PlaceMarker) and effect.on == "porta":
            t.harbour = place


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


def _ones(goods: Iterable[str]) -> dict[str, int]:
    return dict.fromkeys(goods, 1)


def _goods(effect: k.Effect) -> tuple[Mapping[str, int], Mapping[str, int]]:
    """What goes in and what comes out; what is waived goes in, once."""
    match effect:
        case k.ConvertAlt():
            return effect.given, effect.made
        case k.BuildWaive():
            return _ones(effect.goods), {}
        case k.FieldTake():
            return {}, effect.goods
        case k.Gain():
            return {}, effect.goods or {}
        case k.Injure():
            return effect.heal, {}
        case k.BlockSpaces():
            return effect.lift, {}
        case k.PlaceMarker():
            return effect.bonus or {}, {}
        case k.HaltCastrum():
            return effect.finish, {}
    return {}, {}


WHOM = {"you": f.YOU, "one_other": f.ONE_OTHER, "each_other": f.EACH_OTHER, "all": f.YOU}
MARKED = {"red": f.RED, "any": f.ANY_COLOUR, "porta": f.ON_PORTA}


def _numbers(effect: k.Effect, card: Card, data: Data) -> tuple[int, ...]:
    """The numbers of an effect, in the order that figures.py names."""
    match effect:
        case k.FieldBonus() | k.ConvertBonus():
            return GOOD_NAMES.index(effect.good), effect.amount, _line(card, effect.good, data)
        case k.FieldTake():
            return (int(effect.per_yield),)
        case k.ConvertAlt():
            return (effect.most,)
        case k.DenyOwnerBonus():
            return (BUILDING_COLOURS.index(effect.on),)
        case k.ExtraSpace():
            return BUILDING_COLOURS.index(effect.on), effect.amount
        case k.ExtraActions():
            return 0, effect.amount
        case k.Gain():
            return (effect.choose.value, effect.choose.amount) if effect.choose else (0, 0)
        case k.StealGoods():
            values = (effect.value_min, effect.value_max)
            return WHOM[effect.who], effect.amount, *values, int(effect.chooser == "giver")
        case k.TakeCard():
            what = ("active_specialist", "active_temple", "hand_city").index(effect.what)
            return what, int(effect.to == "active")
        case k.Injure():
            return (f.ARMY if effect.target == "army" else f.WORKER,)
        case k.BlockSpaces():
            return (effect.tokens,)
        case k.DestroyTemples():
            return (WHOM[effect.who],)
    return _more_numbers(effect)


def _more_numbers(effect: k.Effect) -> tuple[int, ...]:
    match effect:
        case k.PlaceMarker():
            return (MARKED[effect.on],)
        case k.WorkerCount():
            return WHOM[effect.who], effect.delta, effect.if_more_than
        case k.DrawCards():
            return int(effect.deck == "city"), effect.amount, effect.keep, int(effect.to == "active")
        case k.BuildNow():
            return (effect.skip,)
        case k.TradeOnce():
            return effect.lower, effect.same, effect.higher
        case k.Offering():
            return ("value", "abstain", "cancel").index(effect.mode), effect.delta, int(effect.protect)
    return ()


def _line(card: Card, good: str, data: Data) -> int:
    """The line of the card's building that makes the good."""
    lines = [building.conversions for building in data.buildings if building.id == card.location]
    return next((number for number, line in enumerate(lines[0]) if good in line.made), 0) if lines else 0


KIND_OF = {
    k.FieldBonus: f.FIELD_BONUS,
    k.FieldTake: f.FIELD_TAKE,
    k.ConvertBonus: f.CONVERT_BONUS,
    k.ConvertAlt: f.CONVERT_ALT,
    k.BuildWaive: f.BUILD_WAIVE,
    k.DenyOwnerBonus: f.DENY_OWNER_BONUS,
    k.ExtraSpace: f.EXTRA_SPACE,
    k.ExtraActions: f.EXTRA_ACTIONS,
    k.Gain: f.GAIN,
    k.StealGoods: f.STEAL_GOODS,
    k.TakeCard: f.TAKE_CARD,
    k.TakeWorkers: f.TAKE_WORKERS,
    k.Injure: f.INJURE,
    k.BlockSpaces: f.BLOCK_SPACES,
    k.DestroyTemples: f.DESTROY_TEMPLES,
    k.PlaceMarker: f.PLACE_MARKER,
    k.WorkerCount: f.WORKER_COUNT,
    k.DrawCards: f.DRAW_CARDS,
    k.ReplayDiscard: f.REPLAY_DISCARD,
    k.BuildNow: f.BUILD_NOW,
    k.TradeOnce: f.TRADE,
    k.Heal: f.HEAL,
    k.StartPlayer: f.START_PLAYER,
    k.Offering: f.OFFERING,
    k.HaltCastrum: f.HALT_CASTRUM,
}
