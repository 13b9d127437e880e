"""What is sent and answered over HTTP when positions are studied."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from vesuvius.game import Line
from vesuvius.server.protocol.forms import LONGEST_RECORD
from vesuvius.server.protocol.journal import Moved
from vesuvius.server.protocol.messages import Form, NewTable, Number, SeatNumber, Standing, Step, Token

LONGEST_POSITION = 10_000
MOST_STUDIED = 1000  # more moves than any game has
SEED = r"^[0-9a-f]{64}$"


class StudyAsked(Form, frozen=True):
    """A position, as text or JSON, and the moves that were made from it.

    What the position leaves open is dealt from the seed. Without a `seat`, the eyes are those of the seat that decides.
    `shown`: for so many of the last moves it is told what each of them changed.
    """

    game: Annotated[str, Meta(min_length=1, max_length=32)]
    position: Annotated[str, Meta(max_length=LONGEST_POSITION)] | Line
    moves: Annotated[list[Token], Meta(max_length=MOST_STUDIED)] = msgspec.field(default_factory=list)
    seed: Annotated[str, Meta(pattern=SEED)] | None = None
    seat: SeatNumber | None = None
    shown: Number = 0


class Studied(msgspec.Struct, frozen=True):
    """Where the moves have led: the position they began from, whole; the present as text, and as a seat sees it.

    `steps` are what the last moves changed, as many as were to be shown.
    """

    position: Line
    picture: str
    view: Line
    standing: Standing
    moves: list[Moved]
    steps: list[Step] = []


class StudyPlayed(Form, frozen=True):
    """A table that is to begin where the moves of a study have led."""

    study: StudyAsked
    table: NewTable


class StudyRecord(Form, frozen=True):
    """A record whose position after the entry `upto` (None: its end) is wanted."""

    record: Annotated[str, Meta(min_length=1, max_length=LONGEST_RECORD)]
    upto: Number | None = None


class StudyPicture(msgspec.Struct, frozen=True):
    """A position as text."""

    picture: str
