"""Whether each card fits together: its timing, its place, its cost and its effects."""

from __future__ import annotations

from collections.abc import Iterator

from vesuvius.games.pompeii.data.key_path import KeyPath
from vesuvius.games.pompeii.data.model import Card, Data
from vesuvius.problem import Problem


def problems(data: Data) -> Iterator[Problem]:
    """Everything on the cards that does not fit together."""
    foro = next(building.id for building in data.buildings if building.first_non_red)
    for file, cards, usual in (("specialists.toml", data.specialists, "piazza"), ("city.toml", data.city, foro)):
        for card in cards:
            path = KeyPath(file, card.id)
            yield from _card(data, card, path, usual)
            for number, effect in enumerate(card.effects, 1):
                yield from effect.problems(data, card, path.at("effects").item(number))


def _card(data: Data, card: Card, path: KeyPath, usual: str) -> Iterator[Problem]:
    """What holds for the card as a whole."""
    first = card.effects[0]
    yield from path.at("timing").expect(card.timing, first.timing)
    if len(card.effects) > 1 and first.timing != "at_activation":
        yield path.at("effects").wrong("data-too-many", got=len(card.effects), highest=1)
    for number, effect in enumerate(card.effects, 1):
        if effect.timing != first.timing:
            yield path.at("effects").item(number).at("kind").wrong("data-not-together", timing=first.timing)
    yield from path.at("location").expect_one_of(card.location, first.locations(data, usual))
    if card.temple and (path.file != "city.toml" or first.timing != "every_action"):
        yield path.at("temple").wrong("data-not-here", what=card.timing)
    if path.file == "city.toml" and card.cost:
        yield path.at("cost").wrong("data-too-many", got=len(card.cost), highest=0)
    if path.file != "city.toml" and first.timing == "immediate":
        yield path.at("effects").item(1).at("kind").wrong("data-city-only")
