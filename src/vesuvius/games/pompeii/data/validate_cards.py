"""Whether the cards make sense: each kind of effect has its moment, its place, and parameters that fit together."""

from __future__ import annotations

from collections.abc import Iterator

from vesuvius.games.pompeii.data import effect_kinds
from vesuvius.games.pompeii.data.key_path import KeyPath
from vesuvius.games.pompeii.data.model import Card, Data
from vesuvius.games.pompeii.data.validate_board import unlike, wanted, wanted_goods
from vesuvius.problem import Problem

EVERY, ONCE, NOW = "every_action", "at_activation", "immediate"
# Kinds that work at every action or at their moment; all others work once, when the card is activated.
TIMINGS: dict[type[effect_kinds.Kind], str] = {
    **dict.fromkeys(
        (effect_kinds.FieldBonus, effect_kinds.FieldTake, effect_kinds.ConvertBonus, effect_kinds.ConvertAlt), EVERY
    ),
    **dict.fromkeys((effect_kinds.BuildWaive, effect_kinds.DenyOwnerBonus, effect_kinds.ExtraSpace), EVERY),
    **dict.fromkeys((effect_kinds.Offering, effect_kinds.HaltCastrum), NOW),
}


def problems(data: Data) -> Iterator[Problem]:
    """Everything on the cards that does not fit together."""
    foro = next(building.id for building in data.buildings if building.first_non_red)
    for file, cards, where in (("specialists.toml", data.specialists, "piazza"), ("city.toml", data.city, foro)):
        for card in cards:
            path = KeyPath(file, card.id)
            yield from _card(data, card, path, where)
            for number, effect in enumerate(card.effects, 1):
                yield from _effect(data, card, effect, path.at("effects").item(number))


def _card(data: Data, card: Card, path: KeyPath, where: str) -> Iterator[Problem]:
    """What holds for the card as a whole: its moment, its place and its price."""
    first = card.effects[0]
    timing = _timing(first)
    yield from wanted(path.at("timing"), card.timing, timing)
    if len(card.effects) > 1 and timing != ONCE:
        yield path.at("effects").wrong("data-too-many", got=len(card.effects), highest=1)
    for number, effect in enumerate(card.effects, 1):
        if _timing(effect) != timing:
            yield path.at("effects").item(number).at("kind").wrong("data-not-together", timing=timing)
    if card.location not in (places := _places(data, first, where)):
        yield path.at("location").wrong("data-not-one-of", got=card.location, known=places)
    if card.temple and (path.file != "city.toml" or timing != EVERY):
        yield path.at("temple").wrong("data-not-here", what=card.timing)
    if path.file == "city.toml" and card.cost:
        yield path.at("cost").wrong("data-too-many", got=len(card.cost), highest=0)
    if path.file != "city.toml" and timing == NOW:
        yield path.at("effects").item(1).at("kind").wrong("data-city-only")


def _timing(effect: effect_kinds.Effect) -> str:
    if isinstance(effect, effect_kinds.PlaceMarker):
        return EVERY if effect.on == "porta" else ONCE
    return TIMINGS.get(type(effect), ONCE)


def _places(data: Data, effect: effect_kinds.Effect, where: str) -> list[str]:
    """The places that a card with this effect can name."""
    fields = [space.id for space in data.spaces if space.kind == "field"]
    match effect:
        case effect_kinds.FieldBonus() | effect_kinds.FieldTake():
            return fields
        case effect_kinds.ConvertBonus():
            return [b.id for b in data.buildings if any(effect.good in line.made for line in b.conversions)]
        case effect_kinds.ConvertAlt():
            return [*fields, *(building.id for building in data.buildings if building.conversions)]
        case effect_kinds.BuildWaive():
            return ["costruzione"]
        case effect_kinds.DenyOwnerBonus() | effect_kinds.ExtraSpace():
            return [effect.on]
        case effect_kinds.Offering():
            return ["offerings"]
        case effect_kinds.HaltCastrum():
            return ["castrum"]
        case effect_kinds.PlaceMarker(on="porta"):
            return ["porta"]
    return [where]


def _effect(data: Data, card: Card, effect: effect_kinds.Effect, path: KeyPath) -> Iterator[Problem]:
    """What holds for one effect."""
    match effect:
        case effect_kinds.ConvertAlt():
            yield from unlike(path, effect)
        case effect_kinds.BuildWaive():
            for good in dict.fromkeys(effect.goods):
                if effect.goods.count(good) > 1:
                    yield path.at("goods").wrong("data-good-twice", good=good)
        case effect_kinds.Gain():
            if (effect.goods is None) == (effect.choose is None):
                yield path.wrong("data-one-of-two", first="goods", second="choose")
        case effect_kinds.StealGoods() if effect.value_min > effect.value_max:
            yield path.at("value_min").wrong("data-above", got=effect.value_min, highest=effect.value_max)
        case effect_kinds.DrawCards():
            yield from _drawn(effect, path)
        case effect_kinds.WorkerCount():
            yield from wanted(path.at("delta"), effect.delta, 1 if effect.who == "you" else -1)
            if effect.who == "you" and effect.if_more_than:
                yield path.at("if_more_than").wrong("data-not-here", what=effect.who)
        case effect_kinds.TakeCard(what="hand_city"):
            yield from wanted(path.at("to"), effect.to, "hand")
        case effect_kinds.Offering():
            yield from _offering(effect, path)
        case effect_kinds.PlaceMarker():
            yield from _marker(effect, path)
        case effect_kinds.Injure() | effect_kinds.BlockSpaces() | effect_kinds.HaltCastrum():
            yield from _held(data, card, effect, path)


def _drawn(effect: effect_kinds.DrawCards, path: KeyPath) -> Iterator[Problem]:
    """Of cards that are looked at some are kept; of those that are activated, all."""
    if effect.keep > effect.amount:
        yield path.at("keep").wrong("data-above", got=effect.keep, highest=effect.amount)
    elif effect.to == "active":
        yield from wanted(path.at("keep"), effect.keep, effect.amount)


def _offering(effect: effect_kinds.Offering, path: KeyPath) -> Iterator[Problem]:
    if effect.mode == "value" and effect.delta == 0:
        yield path.at("delta").wrong("data-missing")
    if effect.mode != "value" and effect.delta:
        yield path.at("delta").wrong("data-not-here", what=effect.mode)
    if effect.mode != "abstain" and effect.protect:
        yield path.at("protect").wrong("data-not-here", what=effect.mode)


def _marker(effect: effect_kinds.PlaceMarker, path: KeyPath) -> Iterator[Problem]:
    at_porta = effect.on == "porta"
    yield from wanted(path.at("whose"), effect.whose, "nobody" if at_porta else "other")
    if at_porta and (effect.bonus is None or len(effect.bonus) != 1):
        yield path.at("bonus").wrong("data-too-few", got=len(effect.bonus or ()), lowest=1)
    elif at_porta and effect.bonus is not None:
        for good, amount in effect.bonus.items():  # an ownership bonus is 1 good (P9, P53)
            yield from wanted(path.at(f"bonus.{good}"), amount, 1)
    if not at_porta and effect.bonus is not None:
        yield path.at("bonus").wrong("data-not-here", what=effect.on)


def _held(
    data: Data,
    card: Card,
    effect: effect_kinds.Injure | effect_kinds.BlockSpaces | effect_kinds.HaltCastrum,
    path: KeyPath,
) -> Iterator[Problem]:
    """What is held lies on a field for it, and the price at the Foro is the same in both files."""
    fields = {space.id: space.undo for space in data.spaces if space.kind == "holding"}
    if isinstance(effect, effect_kinds.BlockSpaces):
        if effect.tokens > data.components.city_card_tokens:
            highest = data.components.city_card_tokens
            yield path.at("tokens").wrong("data-above", got=effect.tokens, highest=highest)
        yield from wanted_goods(path.at("lift"), effect.lift, fields.get(card.id, effect.lift))
        return
    if effect.field not in fields:
        yield path.at("field").wrong("data-not-one-of", got=effect.field, known=list(fields))
    elif isinstance(effect, effect_kinds.Injure):
        yield from wanted_goods(path.at("heal"), effect.heal, fields[effect.field])
