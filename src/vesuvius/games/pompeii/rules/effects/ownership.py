"""Owners: a marker on another's building or on the Porta (`place_marker`), no bonus for them (`deny_owner_bonus`)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal

from vesuvius.engine.rule import rule
from vesuvius.games.pompeii.rules.board.places import ask_owners, marker_of, marker_of_other, put_marker
from vesuvius.games.pompeii.rules.effects.kind import (
    NOTHING_LACKS,
    ON,
    Card,
    Colour,
    Data,
    Goods,
    KeyPath,
    Kind,
    Lack,
    Timing,
    Use,
    passive,
)
from vesuvius.games.pompeii.rules.figures import (
    ANY_COLOUR,
    BUILDING_COLOURS,
    EFFECT_IN,
    EFFECTS_OF_A_CARD,
    Figures,
    number_of,
)
from vesuvius.games.pompeii.rules.state import CHOOSE_BUILDING, NONE, PORTA_OWNERS, EventRows, State
from vesuvius.problem import Problem

DENY_OWNER_BONUS, PLACE_MARKER = 5, 15
ON_PORTA = ANY_COLOUR + 1  # what place_marker can be ON besides colours


class DenyOwnerBonus(Kind, frozen=True, tag="deny_owner_bonus"):
    """Owners of buildings of a colour get no bonus from the card's player."""

    number = DENY_OWNER_BONUS
    lack = NOTHING_LACKS
    usual_timing = "every_action"
    on: Colour

    def numbers(self, use: Use) -> tuple[int, ...]:
        return (BUILDING_COLOURS.index(self.on),)

    def locations(self, data: Data, usual: str) -> list[str]:
        return [self.on]


class PlaceMarker(Kind, frozen=True, tag="place_marker"):
    """An ownership marker on another's building, or on the Porta, where `bonus` replaces the usual bonus."""

    number = PLACE_MARKER
    lack = Lack("no_others_building", "P59")
    against_others = True
    frames = (CHOOSE_BUILDING,)
    on: Literal["red", "any", "porta"]
    whose: Literal["other", "nobody"]
    bonus: Goods | None = None

    @property
    def timing(self) -> Timing:
        return "every_action" if self.on == "porta" else "at_activation"

    @property
    def goods_in(self) -> Mapping[str, int]:
        return self.bonus or {}

    def numbers(self, use: Use) -> tuple[int, ...]:
        return (ON_PORTA if self.on == "porta" else BUILDING_COLOURS.index(self.on),)

    def wording(self, data: Data, location: str) -> tuple[str, ...]:
        return (self.on,)

    @classmethod
    def lacking(cls, s: State, t: Figures, seat: int, effect: int) -> Lack:
        has_marker = s.players == 1 or s.markers[seat]
        return super().lacking(s, t, seat, effect) if has_marker else Lack("no_marker", "P10")

    def note(self, t: Figures, effect: int) -> None:
        if self.on == "porta":
            t.harbour = effect

    def locations(self, data: Data, usual: str) -> list[str]:
        return ["porta" if self.on == "porta" else usual]

    def problems(self, data: Data, card: Card, path: KeyPath) -> Iterator[Problem]:
        at_porta = self.on == "porta"
        yield from path.at("whose").expect(self.whose, "nobody" if at_porta else "other")
        if at_porta and (self.bonus is None or len(self.bonus) != 1):
            yield path.at("bonus").wrong("data-too-few", got=len(self.bonus or ()), lowest=1)
        elif at_porta and self.bonus is not None:
            for good, amount in self.bonus.items():  # an ownership bonus is 1 good (P9, P53)
                yield from path.at(f"bonus.{good}").expect(amount, 1)
        if not at_porta and self.bonus is not None:
            yield path.at("bonus").wrong("data-not-here", what=self.on)


@rule
def owe_bonus(s: State, t: Figures, seat: int, building: int, bundle: int) -> None:
    """P9, P64: each other seat with a marker there takes a good that went in, unless a card denies it."""
    if t.bonus[building] and passive(s, t, seat, DENY_OWNER_BONUS, t.colour[building]) == NONE:
        ask_owners(s, seat, building, bundle)


@rule
def can_mark(s: State, t: Figures, seat: int, effect: int, building: int) -> int:
    """P59: a building of the colour that is another's, and not the seat's too."""
    colour = number_of(t, effect, ON)
    if s.markers[seat] == 0 or (colour != ANY_COLOUR and t.colour[building] != colour):
        return 0
    return marker_of_other(s, building, seat) and not marker_of(s, building, seat)


@rule
def mark_porta(s: State, t: Figures, rows: EventRows, seat: int, card: int) -> None:
    """P53: a card that puts a marker on the Porta does so when it becomes active."""
    for effect in range(EFFECTS_OF_A_CARD * card, EFFECTS_OF_A_CARD * card + t.effects[card]):
        if t.kind[effect] == PLACE_MARKER and number_of(t, effect, ON) == ON_PORTA:
            put_marker(s, rows, seat, PORTA_OWNERS)


@rule
def bonus_at_porta(s: State, t: Figures, seat: int) -> None:
    """P53: the owner of the Porta gets the bonus of the card for a trade there."""
    ask_owners(s, seat, PORTA_OWNERS, EFFECT_IN + t.harbour)
