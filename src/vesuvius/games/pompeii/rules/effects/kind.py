"""What all kinds of card effects share: the types of parameters, and what each kind declares in its own file here.

A type says what a data file may hold: bounds, words, and what an id names (`of`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any, ClassVar, Literal, NamedTuple, TypeAlias

from msgspec import Meta, Struct

from vesuvius.engine.rule import lowest, rule
from vesuvius.games.pompeii.rules.figures import (
    EFFECTS_OF_A_CARD,
    NUMBERS,
    SPECIALISTS,
    WORKERS,
    Figures,
    number_of,
)
from vesuvius.games.pompeii.rules.state import ACTIVE, NONE, State, cards_in
from vesuvius.problem import Problem

# Typed in `data`, which stands above the rules.
Card: TypeAlias = Any
Conversion: TypeAlias = Any
Data: TypeAlias = Any
KeyPath: TypeAlias = Any

MOST = 20  # of anything that is paid or received at once

GoodId = Annotated[str, Meta(extra={"of": "good"})]
SpaceId = Annotated[str, Meta(extra={"of": "space"})]
Amount = Annotated[int, Meta(ge=1, le=MOST)]
Goods = Annotated[dict[GoodId, Amount], Meta(min_length=1)]
Value = Annotated[int, Meta(ge=1, le=5)]  # the Roman numerals I to V of the inventory tablet
Rate = Annotated[int, Meta(ge=1, le=MOST)]  # so many of what is given buy 1
Colour = Literal["red", "blue", "green", "purple"]
Timing = Literal["every_action", "at_activation", "immediate"]

WHO = 0  # the number that says whom an effect is about
YOU, ONE_OTHER, EACH_OTHER = range(3)
SEATS_MEANT = {"you": YOU, "all": YOU, "one_other": ONE_OTHER, "each_other": EACH_OTHER}
ON = 0  # the number that says on which buildings it works


class Use(NamedTuple):
    """What the integers of an effect depend on besides its parameters."""

    goods: Sequence[str]  # ids, by number
    lines: Sequence[Conversion]  # of the building where the card is used


def first_number(t: Figures, effect: int) -> int:
    """The first number of an effect, in plain figures: WHO, TAKEN or TARGET."""
    return t.number[NUMBERS * effect]


class Lack(NamedTuple):
    """What a one-time card would need to do something (P59): the name of its word, and the ruling that says so."""

    word: str
    rule: str


NOTHING_LACKS = Lack("no_use", "P21")  # what can always act, or is no one-time effect


class Kind(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", kw_only=True):
    """An effect of any kind."""

    number: ClassVar[int]  # in the figures; it never changes
    frames: ClassVar[tuple[int, ...]] = ()  # the decisions that name the effect which asks for them
    lack: ClassVar[Lack]  # what it is lacking if it can't act, unless `lacking` says more
    against_others: ClassVar[bool] = False  # whether it always needs another player
    uses_line: ClassVar[bool] = False  # whether it adds to a conversion of the building, and has none of its own
    usual_timing: ClassVar[Timing] = "at_activation"
    location: ClassVar[str] = ""  # the only one that a card with this effect can name, if that is not the usual one

    @property
    def timing(self) -> Timing:
        """When a card with this effect works."""
        return self.usual_timing

    @property
    def goods_in(self) -> Mapping[str, int]:
        """The goods that are paid, or waived."""
        return {}

    @property
    def goods_out(self) -> Mapping[str, int]:
        """The goods that are received."""
        return {}

    def numbers(self, use: Use) -> tuple[int, ...]:
        """The other parameters as integers, at most five."""
        return ()

    def note(self, t: Figures, effect: int) -> None:
        """Write down which effect this is, if rules ask for the only one of its kind."""

    def locations(self, data: Data, usual: str) -> list[str]:
        """The places that a card with this effect can name."""
        return [self.location or usual]

    def wording(self, data: Data, location: str) -> tuple[str, ...]:
        """What decides between the texts of this kind: its message is `pompeii-effect-<kind>` and these words."""
        return ()

    @classmethod
    def least_workers(cls, t: Figures, effect: int) -> int:
        """How many workers players have at least to whom such an effect has done something."""
        return WORKERS + 1

    @classmethod
    def lacking(cls, s: State, t: Figures, seat: int, effect: int) -> Lack:
        """What an effect that can do nothing for a seat is lacking."""
        return Lack("no_others", "P69") if cls.against_others and s.players == 1 else cls.lack

    def problems(self, data: Data, card: Card, path: KeyPath) -> Iterator[Problem]:
        """Parameters that do not fit together, or not with the other data."""
        yield from ()


@rule
def passive(s: State, t: Figures, seat: int, kind: int, colour: int) -> int:
    """P15: the effect of that kind which a seat's active cards have on buildings of a colour, or NONE."""
    for deck in range(2):
        bits = cards_in(s, ACTIVE + seat, deck)
        while bits:
            first = EFFECTS_OF_A_CARD * (SPECIALISTS * deck + lowest(bits))
            bits &= bits - 1
            for effect in range(first, first + t.effects[first // EFFECTS_OF_A_CARD]):
                if t.kind[effect] == kind and number_of(t, effect, ON) == colour:
                    return effect
    return NONE
