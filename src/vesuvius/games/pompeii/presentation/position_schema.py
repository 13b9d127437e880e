"""A position as it was written down: every key known, every value of the right kind, every name one of the game's."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from typing import Any

import msgspec
from msgspec import Struct

from vesuvius.formats.json_lines import printable, shown
from vesuvius.game import Problem
from vesuvius.games.pompeii.data.names import CARD_NAMES, GOOD_NAMES, PLACE_NAMES, VOLCANO_NAMES
from vesuvius.games.pompeii.presentation.state_words import ARMIES, BUILDING_NAMES, ENDS, FRAMES, STAGES
from vesuvius.games.pompeii.rules.state import CARRIED, GONE, JOINING, PILE, ROW, TURNS, VIEWED

UNSEEN = "?"  # a card that is dealt from what is left; in a hand, of one deck
UNSEEN_OF = ("S?", "C?")
ZONES = {"pile": PILE, "gone": GONE, "row": ROW, "joining": JOINING, "viewed": VIEWED, "carried": CARRIED}
TOOLS = ("worker", "taken_worker", "marker")

Json = dict[str, Any]
Names = Mapping[str | None, int]


class Seat(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What belongs to one player; `left`: workers still to be placed, all that stand nowhere if it is not given."""

    goods: dict[str, int] = {}
    pledged: dict[str, int] = {}
    hand: list[str] = []
    active: list[str] = []
    workers: int = 3
    left: int | None = None
    taken: int = 0
    hurt: int = 0
    halts: int = 0
    fresh: int = 0
    kept_by_halts: int = 0
    spaced: int = 0
    army: str = ARMIES[0]
    markers: int | None = None


class Position(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The whole table; `known`: cards in hands that other seats know too."""

    players: int
    game: str = "pompeii"
    data: str | None = None
    options: list[str] = []
    round: int = 1
    stage: str = STAGES[TURNS]
    start: int = 0
    next_start: int | None = None
    turn: int | None = None
    seats: list[Seat] = []
    built: dict[str, list[int]] = {}
    porta: list[int] = []
    tokens: dict[str, int] = {}
    at: dict[str, list[int]] = {}
    marks: dict[str, list[int]] = {}
    borrowed: dict[str, list[int]] = {}
    specialists: list[str] | None = None
    city: list[str] | None = None
    pile: list[str] = []
    gone: list[str] = []
    row: list[str] = []
    joining: list[str] = []
    viewed: list[str] = []
    carried: list[str] = []
    known: dict[str, list[int]] = {}
    volcano: list[str] | None = None
    revealed: list[str] = []
    blocked: list[str] = []
    skipped: dict[str, int] = {}
    extra: int = 0
    acts_at: str | None = None
    acts_with: str = TOOLS[0]
    lap: int = 0
    passes: int = 0
    delta: int = 0
    required: int = 0
    abstains: list[int] = []
    shielded: list[int] = []
    paid: int = 0
    end: str | None = None
    winner: int | None = None
    pending: list[tuple[str, int, int, int, int]] | None = None
    generator: list[int] | None = None


def _numbered(names: Iterable[str | None]) -> Names:
    return {name: number for number, name in enumerate(names)}


GOOD, CARD, VOLCANO_CARD = _numbered(GOOD_NAMES), _numbered(CARD_NAMES), _numbered(VOLCANO_NAMES)
PLACE, BUILDING = _numbered(PLACE_NAMES), _numbered(BUILDING_NAMES)
STAGE, ARMY, END, TOOL, FRAME = map(_numbered, (STAGES, ARMIES, ENDS, TOOLS, FRAMES))
HELD: Names = {**CARD, **_numbered(UNSEEN_OF)}
STACKED: Names = {**CARD, UNSEEN: 0}
VOLCANO_STACKED: Names = {**VOLCANO_CARD, UNSEEN: 0}


def read_position(data: Any) -> Position:
    """A position whose form and names are right, or the Problem with it."""
    try:
        made = msgspec.convert(data, Position)
    except msgspec.ValidationError as error:
        raise _misfit(data, str(error)) from None
    for key, names, known in _words(made):
        if not known.keys() >= {*names}:
            strange = next(name for name in names if name not in known)
            got = str(strange)
            raise Problem("position-unknown-word", key=key, got=printable(got), known=_near(got, known))
    return made


def _words(made: Position) -> Iterator[tuple[str, Iterable[str | None], Names]]:
    """Every name of a position, by the key under which it stands, with the names that can stand there."""
    yield "game", (made.game,), {"pompeii": 0}
    yield "stage", (made.stage,), STAGE
    yield "end", (made.end,), END
    yield "acts_with", (made.acts_with,), TOOL
    yield "acts_at", () if made.acts_at is None else (made.acts_at,), PLACE
    yield "built", made.built, BUILDING
    yield "tokens", made.tokens, BUILDING
    for key in ("at", "marks", "borrowed"):
        yield key, getattr(made, key), PLACE
    for key in ZONES:
        yield key, getattr(made, key), HELD if key == "viewed" else CARD
    yield "known", made.known, CARD
    yield "specialists", made.specialists or (), STACKED
    yield "city", made.city or (), STACKED
    yield "revealed", made.revealed, VOLCANO_CARD
    yield "volcano", made.volcano or (), VOLCANO_STACKED
    yield "blocked", made.blocked, GOOD
    yield "skipped", made.skipped, GOOD
    yield "pending", [frame[0] for frame in made.pending or ()], FRAME
    for number, owned in enumerate(made.seats):
        yield f"seats[{number}].army", (owned.army,), ARMY
        yield f"seats[{number}].goods", owned.goods, GOOD
        yield f"seats[{number}].pledged", owned.pledged, GOOD
        yield f"seats[{number}].hand", owned.hand, HELD
        yield f"seats[{number}].active", owned.active, CARD


def _near(got: str, known: Iterable[str | None]) -> list[str]:
    """The names that look like what was got, or all."""
    names = [name for name in known if name is not None]
    return get_close_matches(got, names) or names


# How msgspec says that a value is of the wrong kind or a list of the wrong length, and where.
MISFIT = re.compile(
    r"Expected `(?P<wanted>\w+)[^`]*`( of length (?P<length>\d+))?(, got (?P<got>.*))?"
    r" - at (`key` in )?`\$\.?(?P<key>[^`]*)`"
)


def _misfit(data: Any, why: str) -> Problem:
    """What is wrong with the form: no object, a key too many or missing, a value of the wrong kind."""
    if not isinstance(data, dict):
        return Problem("position-not-an-object", key="position", got=shown(data))
    if "players" not in data:
        return Problem("position-missing", key="players")
    seats = data.get("seats")
    parts: list[tuple[str, Any, type[Struct]]] = [("", data, Position)]
    parts += [(f"seats[{number}].", seat, Seat) for number, seat in enumerate(seats if isinstance(seats, list) else ())]
    for where, part, kind in parts:
        for key in part if isinstance(part, dict) else ():
            if key not in kind.__struct_fields__:
                known = _near(str(key), kind.__struct_fields__)
                return Problem("position-unknown-key", key=printable(f"{where}{key}"), known=known)
    found = MISFIT.fullmatch(why)
    if found is None:
        return Problem("position-wrong-form", why=printable(why))
    key = printable(found["key"])
    if found["length"]:
        return Problem("position-wrong-length", key=key, got=int(found["got"]), wanted=int(found["length"]))
    return Problem("position-wrong-kind", key=key, wanted=found["wanted"])
