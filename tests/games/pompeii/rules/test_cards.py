"""Each of the 104 cards does what its story says; see `card_stories.py` and `city_card_stories.py`."""

from __future__ import annotations

import pytest

from tests.games.pompeii.playing import EVERYTHING, at, legal, play, seat, solo, table
from tests.games.pompeii.rules.card_stories import CONVERSIONS, FIELDS, WAIVED
from tests.games.pompeii.rules.city_card_stories import STORIES
from vesuvius.games.pompeii.data.names import SHIPPED

CARDS = (*SHIPPED.specialists, *SHIPPED.city)


def kinds(card: str) -> str:
    """The kinds of a card's effects, by which tests are chosen."""
    row = next(row for row in CARDS if row.id == card)
    return "-".join(str(effect.__struct_config__.tag) for effect in row.effects)


@pytest.mark.parametrize("card", [pytest.param(card, id=f"{card}-{kinds(card)}") for card in STORIES])
def test_the_story_of(card: str) -> None:
    assert STORIES[card]
    for story in STORIES[card]:
        story()


@pytest.mark.parametrize("card", [card for card in (*FIELDS, *CONVERSIONS, *WAIVED) if card.startswith("S")])
def test_a_specialist_is_used_from_the_open_row(card: str) -> None:
    goods = CONVERSIONS[card].owned if card in CONVERSIONS else "9 stone, 9 clay, 9 wood, 9 reed"
    built = {name: owners for name, owners in EVERYTHING.items() if card not in WAIVED or name not in ("b6", "b7")}
    state = solo(goods, row=[card], built=built, round=11)
    token = next(token for token in legal(state) if token.endswith(f"/{card}"))
    play(state, token, *(["*1"] if card in CONVERSIONS else []))
    assert table(state, "gone") == [card]


def test_a_bonus_needs_a_conversion() -> None:
    bonuses = [card for card, worked in CONVERSIONS.items() if worked.times == 25]
    for card in bonuses:
        assert not legal(at(seat(active=card), built=EVERYTHING), f"@{CONVERSIONS[card].place}")
