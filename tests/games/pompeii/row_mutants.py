"""Rows of cards that say something else: whether the story of the card (`stories.py`) notices.

Every key of a row that a rule asks for is changed to other values, one at a time, as far as the row still makes sense.
Where two keys say the same thing (a price at the Foro stands in spaces.toml too, the place of a passive card is its
colour), both are changed. No rule asks for the `field` on which something lies.

    python -m tests.games.pompeii.row_mutants S01 C12
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec.structs import fields, replace

from tests.games.pompeii import playing
from tests.games.pompeii.rules.test_cards import STORIES
from vesuvius.engine.block import plain, store
from vesuvius.game import Problem
from vesuvius.games.pompeii.data.encode import encode
from vesuvius.games.pompeii.data.load import load
from vesuvius.games.pompeii.data.model import Card, Data, Space
from vesuvius.games.pompeii.data.names import GOOD_NAMES
from vesuvius.games.pompeii.data.validate.cards import problems
from vesuvius.games.pompeii.game import Pompeii
from vesuvius.games.pompeii.rules.effects import Effect
from vesuvius.games.pompeii.rules.effects.ownership import DenyOwnerBonus
from vesuvius.games.pompeii.rules.effects.spaces import ExtraSpace
from vesuvius.games.pompeii.rules.figures import Figures

SHIPPED = load(name="mild")  # with which the stories are told
CARDS = {card.id: card for card in (*SHIPPED.specialists, *SHIPPED.city)}
UNASKED = {"field"}
PRICES = {"heal", "lift"}


class Changed(Pompeii):
    """The game with other data, whether they stand in files or not."""

    def __init__(self, data: Data) -> None:
        super().__init__()
        self.figures = store(Figures, encode(data))
        self._plain = plain(Figures, self.figures)


def other_goods(goods: dict[str, int]) -> Iterator[dict[str, int]]:
    """More or less of a good, another in its place, none of it, one more kind."""
    for good, amount in goods.items():
        yield {**goods, good: amount + 1}
        yield {**goods, good: amount - 1}
        rest = {name: number for name, number in goods.items() if name != good}
        yield rest
        yield {**rest, _another(good, goods): amount}
    yield {**goods, _another("fish", goods): 1}  # reed or clay, which buildings cost


def _another(good: str, than: Sequence[str] | dict[str, int]) -> str:
    """The next good that is not there yet."""
    first = GOOD_NAMES.index(good) + 1
    return next(name for name in GOOD_NAMES[first:] + GOOD_NAMES if name not in than)


def others(value: Any, hint: Any) -> Iterator[Any]:
    """Other values that a key could have."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (
            (number for number in get_args(hint) if number != value)
            if _is_choice(hint)
            else (
                value - 1,
                value + 1,
            )
        )
    elif isinstance(value, dict):
        yield from other_goods(value)
    elif isinstance(value, tuple):
        yield from (tuple(goods) for goods in other_goods(dict.fromkeys(value, 1)))
    elif isinstance(value, msgspec.Struct):
        yield from (replace(value, **{key: other}) for key, other in changes(value))
    elif value in GOOD_NAMES:
        yield _another(value, [value])
    elif _is_choice(hint):
        yield from (word for word in get_args(hint) if word != value)


def _is_choice(hint: Any) -> bool:
    return get_origin(hint) is Literal


def changes(part: msgspec.Struct) -> Iterator[tuple[str, Any]]:
    """Every key of an effect with every other value."""
    hints = get_type_hints(type(part))
    for field in fields(part):
        if field.name not in UNASKED:
            yield from ((field.name, other) for other in others(getattr(part, field.name), hints[field.name]))


def other_effects(card: Card) -> Iterator[tuple[Effect, ...]]:
    """Effects of other kinds and with other numbers, and one effect less."""
    yield from {repr(other.effects): other.effects for other in CARDS.values() if other.timing == card.timing}.values()
    for place, effect in enumerate(card.effects):
        before, after = card.effects[:place], card.effects[place + 1 :]
        if before or after:
            yield before + after
        for key, other in changes(effect):
            yield (*before, replace(effect, **{key: other}), *after)


def other_rows(card: Card) -> Iterator[Card]:
    """The card with every other value of one of its keys."""
    for cost in other_goods(card.cost) if card.cost else ():
        yield replace(card, cost=cost)
    yield replace(card, temple=not card.temple)
    for place in dict.fromkeys(other.location for other in CARDS.values()):
        yield replace(card, location=place)
    for effects in other_effects(card):
        first = effects[0]
        colour = first.on if isinstance(first, DenyOwnerBonus | ExtraSpace) else card.location
        yield replace(card, effects=effects, location=colour)


def with_row(row: Card) -> Data | None:
    """The data with another row; None where it does not make sense, or is the same."""
    try:
        msgspec.convert(msgspec.to_builtins(row), Card)
    except msgspec.ValidationError:
        return None
    rows = {name: tuple(row if card.id == row.id else card for card in getattr(SHIPPED, name)) for name in DECKS}
    data = replace(SHIPPED, **rows, spaces=tuple(_priced(space, row) for space in SHIPPED.spaces))
    return None if row == CARDS[row.id] or any(problems(data)) else data


DECKS = ("specialists", "city")


def _priced(space: Space, row: Card) -> Space:
    """A field on which something is held, with the price of the card that lays it there."""
    prices = [getattr(effect, key) for effect in row.effects for key in PRICES if hasattr(effect, key)]
    fields_ = [getattr(effect, "field", row.id) for effect in row.effects]
    return replace(space, undo=prices[0]) if prices and space.id in fields_ else space


def is_noticed(card: str, data: Data) -> bool:
    """Whether the stories of a card fail with other data."""
    playing.GAME = Changed(data)
    try:
        for story in STORIES[card]:
            story()
    except (AssertionError, Problem):
        return True
    finally:
        playing.GAME = Pompeii(name="mild")
    return False


def difference(row: Card) -> str:
    """What another row says differently, in short."""
    now, before = msgspec.to_builtins(row), msgspec.to_builtins(CARDS[row.id])
    return ", ".join(f"{key} = {now[key]}" for key in now if now[key] != before[key])


def main(cards: Sequence[str]) -> int:
    """Say of each card how many other rows were tried, and which its story did not notice; 1 if there are any."""
    unnoticed = 0
    for card in cards or CARDS:
        changed = [(row, data) for row in other_rows(CARDS[card]) if (data := with_row(row))]
        missed = [difference(row) for row, data in changed if not is_noticed(card, data)]
        print(f"{len(changed)} of {card}", *missed, sep="\n    ", flush=True)
        unnoticed += len(missed)
    return 1 if unnoticed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
