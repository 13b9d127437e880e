"""Each of the 104 cards does what its row of data says; those with a story of their own are in `rulings/`."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.pompeii.playing import EVERYTHING, at, has, legal, owns, play, seat, solo, table
from vesuvius.pompeii import kinds
from vesuvius.pompeii.data import Card
from vesuvius.pompeii.tables import SHIPPED

CARDS = (*SHIPPED.specialists, *SHIPPED.city)
BUILDINGS = {building.id: building for building in SHIPPED.buildings}


def of_kind(*wanted: type) -> list[object]:
    """The cards whose first effect is of these kinds, named by their ids."""
    return [pytest.param(card, id=card.id) for card in CARDS if isinstance(card.effects[0], wanted)]


def times(goods: dict[str, int], count: int) -> dict[str, int]:
    return {name: amount * count for name, amount in goods.items()}


def words(goods: dict[str, int]) -> str:
    return ", ".join(f"{amount} {name}" for name, amount in goods.items())


@pytest.mark.parametrize("card", of_kind(kinds.FieldBonus))
def test_a_field_bonus_adds_to_the_yield(card: Card) -> None:
    (effect,) = card.effects
    assert isinstance(effect, kinds.FieldBonus)
    state = at(seat(active=card.id), seat(left=0))
    play(state, f"@{card.location}/{card.id}")
    assert owns(state) == {effect.good: 1 + effect.amount}
    play(state, f"@{card.location}/{card.id}")
    assert owns(state) == {effect.good: 1 + 2 + 2 * effect.amount}


@pytest.mark.parametrize("card", of_kind(kinds.FieldTake))
def test_a_field_gives_other_goods(card: Card) -> None:
    (effect,) = card.effects
    assert isinstance(effect, kinds.FieldTake)
    state = at(seat(active=card.id), seat(left=0))
    play(state, f"@{card.location}/{card.id}", f"@{card.location}/{card.id}")
    assert owns(state) == times(effect.goods, 3 if effect.per_yield else 2)


@pytest.mark.parametrize("card", of_kind(kinds.ConvertBonus))
def test_a_conversion_brings_more(card: Card) -> None:
    (effect,) = card.effects
    assert isinstance(effect, kinds.ConvertBonus)
    line = next(line for line in BUILDINGS[card.location].conversions if effect.good in line.made)
    state = at(seat(words(times(line.given, 3)), active=card.id), seat(), built=EVERYTHING)
    play(state, f"@{card.location}/{card.id}", "*3")
    assert owns(state) == {effect.good: 3 + effect.amount}
    assert not legal(at(seat(active=card.id), built=EVERYTHING), f"@{card.location}")


@pytest.mark.parametrize("card", of_kind(kinds.ConvertAlt))
def test_another_conversion_up_to_its_limit(card: Card) -> None:
    (effect,) = card.effects
    assert isinstance(effect, kinds.ConvertAlt)
    most = effect.most or 7
    state = at(seat(words(times(effect.given, 7)), active=card.id), seat(), built=EVERYTHING)
    play(state, f"@{card.location}/{card.id}")
    assert len(legal(state)) == most
    play(state, f"*{most}")
    rest = {name: amount for name, amount in times(effect.given, 7 - most).items() if amount}
    assert owns(state) == {**rest, **times(effect.made, most)}


@pytest.mark.parametrize("card", of_kind(kinds.BuildWaive))
def test_goods_of_a_cost_are_waived(card: Card) -> None:
    (effect,) = card.effects
    assert isinstance(effect, kinds.BuildWaive)
    for building in SHIPPED.buildings:
        rest = {name: amount for name, amount in building.cost.items() if name not in effect.goods}
        standing = {name: owners for name, owners in EVERYTHING.items() if name != building.id}
        standing = {} if building.id == "b17" else standing
        state = at(seat(words(rest), active=card.id), seat(left=0), built=standing)
        token = f"build{building.number}/{card.id}"
        if rest == building.cost:
            assert token not in legal(state)
        else:
            assert legal(state, f"build{building.number}") == [token]
            play(state, token)
            assert building.id in table(state, "built")


@pytest.mark.parametrize("card", of_kind(kinds.Gain, kinds.Heal, kinds.StartPlayer))
def test_goods_are_received(card: Card) -> None:
    gains = [effect for effect in card.effects if isinstance(effect, kinds.Gain)]
    if card.id.startswith("S"):
        state = at(seat(words(card.cost), hand=card.id), seat())
        play(state, f"train:{card.id}", ".")
    else:
        state = at(seat(hand=card.id), seat(), built=EVERYTHING)
        play(state, f"act:{card.id}")
        for _ in range(gains[0].choose.amount if gains[0].choose else 0):
            play(state, "+grain")
    chosen = {"grain": gains[0].choose.amount} if gains[0].choose else {}
    assert owns(state) == (gains[0].goods or chosen)
    assert table(state, "pile") == [card.id]


@pytest.mark.parametrize("card", [pytest.param(card, id=card.id) for card in SHIPPED.specialists])
def test_a_specialist_is_trained_for_its_cost(card: Card) -> None:
    state = at(seat(words(card.cost), hand=card.id), seat())
    assert f"train:{card.id}" in legal(state)
    play(state, f"train:{card.id}", ".")
    stays = card.timing == "every_action"
    assert (has(state, 0, "active"), table(state, "pile")) == (([card.id], None) if stays else ([], [card.id]))
    short = dict(card.cost)
    short[next(iter(short))] -= 1
    poor = at(seat(words({name: amount for name, amount in short.items() if amount}), hand=card.id), seat())
    assert f"train:{card.id}" not in legal(poor)


@pytest.mark.parametrize("card", [pytest.param(c, id=c.id) for c in SHIPPED.specialists if c.timing == "every_action"])
def test_a_specialist_is_used_from_the_open_row(card: Card) -> None:
    state = solo("9 bread, 9 meat", row=[card.id], built=EVERYTHING, round=11)
    tokens = [token for token in legal(state) if token.endswith(f"/{card.id}")]
    passive = isinstance(card.effects[0], kinds.DenyOwnerBonus)
    if passive:
        assert not tokens
    elif tokens:
        play(state, tokens[0], *(["*1"] if isinstance(card.effects[0], kinds.ConvertAlt | kinds.ConvertBonus) else []))
        assert table(state, "gone") == [card.id]


def test_every_card_has_a_test() -> None:
    """By its kind here, or by its id among the rulings."""
    here = (kinds.FieldBonus, kinds.FieldTake, kinds.ConvertBonus, kinds.ConvertAlt, kinds.BuildWaive, kinds.Gain)
    written = "".join(file.read_text("utf-8") for file in Path(__file__).parent.glob("rulings/*.py"))
    named = {*re.findall(r"\b[SC]\d\d\b", written)}
    assert not [card.id for card in CARDS if not isinstance(card.effects[0], here) and card.id not in named]
