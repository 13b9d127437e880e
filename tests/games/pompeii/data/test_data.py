"""The shipped data: their totals, what the rulebook prints, and the hash that stands for them."""

from __future__ import annotations

from collections import Counter

import msgspec

from vesuvius.games.pompeii.data.load import load
from vesuvius.games.pompeii.data.model import Data, content_hash
from vesuvius.games.pompeii.rules.effects import KINDS, Effect
from vesuvius.games.pompeii.rules.effects.conversion import ConvertBonus
from vesuvius.games.pompeii.rules.effects.gain import Gain

DATA = load()
CARDS = (*DATA.specialists, *DATA.city)


def test_the_totals_are_those_of_the_box() -> None:
    assert (len(DATA.goods), len(DATA.buildings), len(DATA.spaces)) == (32, 20, 21)
    assert (len(DATA.specialists), len(DATA.city), len(DATA.volcano)) == (52, 52, 55)
    assert Counter(building.kind for building in DATA.buildings) == {"red": 10, "blue": 8, "green": 1, "purple": 1}
    assert Counter(card.volcano_set for card in DATA.volcano) == {"A": 18, "B": 18, "C": 18, None: 1}
    assert Counter(good.value for good in DATA.goods) == {1: 10, 2: 10, 3: 5, 4: 4, 5: 3}
    assert Counter(card.timing for card in DATA.specialists) == {"every_action": 48, "at_activation": 4}
    assert Counter(card.timing for card in DATA.city) == {"every_action": 18, "at_activation": 29, "immediate": 5}


def test_every_kind_is_described_and_used() -> None:
    types = Effect.__args__
    described = {entry.kind: set(entry.parameters) for entry in DATA.kinds}
    assert described == {kind.__struct_config__.tag: set(kind.__struct_encode_fields__) for kind in types}
    assert {type(effect) for card in CARDS for effect in card.effects} == set(types)
    assert len(types) == 25


def test_ids_are_found_in_their_order() -> None:
    assert [building.id for building in DATA.buildings] == [f"b{number}" for number in range(1, 21)]
    assert [card.id for card in DATA.specialists] == [f"S{number:02}" for number in range(1, 53)]
    assert [card.id for card in DATA.city] == [f"C{number:02}" for number in range(1, 53)]
    assert [good.id for good in DATA.goods][:2] == ["grain", "deer"]


def test_printed_facts() -> None:
    values = {good.id: good.value for good in DATA.goods}
    assert [values[good] for good in ("gold", "meat", "iron", "sword", "pearls")] == [4, 3, 4, 5, 3]
    trade = DATA.trade
    assert (trade.lower, trade.same, trade.higher, trade.pearls_to_value_3, trade.into_pearls) == (1, 2, 4, 1, False)
    molinaro = DATA.specialists[29]
    assert (molinaro.name, molinaro.cost, molinaro.location) == ("Aulus Molinaro", {"flour": 1}, "b7")
    assert molinaro.effects == (ConvertBonus(good="flour", amount=1),)
    assert DATA.specialists[24].effects == (Gain(goods={"pillars": 2, "planks": 2}),)
    assert [line.made for line in DATA.buildings[14].conversions] == [{"gold_coin": 1}]


def test_the_hash_stands_for_figures_and_not_for_words() -> None:
    gold = DATA.goods[25]
    renamed = msgspec.structs.replace(gold, name="aurum", source="box", where=None, text="Aurum.")
    assert content_hash(_with_good(renamed)) == DATA.hash
    assert content_hash(_with_good(msgspec.structs.replace(gold, value=3))) != DATA.hash


def _with_good(good: msgspec.Struct) -> Data:
    goods = tuple(good if entry.id == getattr(good, "id", "") else entry for entry in DATA.goods)
    return msgspec.structs.replace(DATA, goods=goods)


def test_the_hash_does_not_ask_how_a_dictionary_is_ordered() -> None:
    first = DATA.buildings[0]
    turned = msgspec.structs.replace(first, cost=dict(reversed(first.cost.items())))
    assert list(turned.cost) != list(first.cost)
    assert content_hash(msgspec.structs.replace(DATA, buildings=(turned, *DATA.buildings[1:]))) == DATA.hash


def test_a_kind_of_effect_keeps_its_number() -> None:
    """Figures, positions and records hold it."""
    assert [kind.number for kind in KINDS] == list(range(25))
