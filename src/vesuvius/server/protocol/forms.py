"""What is sent and answered over HTTP besides the messages of the socket."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from vesuvius.game import Fact, Line
from vesuvius.server.protocol.messages import (
    LONGEST_LIST,
    Form,
    Language,
    Name,
    NewTable,
    Number,
    SeatNumber,
    Secret,
    Step,
    TableInfo,
    Token,
)

LONGEST_RECORD = 1 << 20
LONGEST_BODY = LONGEST_RECORD + 65_536  # of a request with a record in it
Typed = Annotated[str, Meta(min_length=1, max_length=40)]


class NewPerson(Form, frozen=True):
    """Somebody who has not been here before."""

    name: Name
    language: Language = "en"


class Me(msgspec.Struct, frozen=True):
    """A person as they see themselves."""

    person: str
    name: str
    language: str


class PersonWithKey(msgspec.Struct, frozen=True):
    """A person, and a new key that opens it; the server keeps only a hash and cannot show it again."""

    me: Me
    key: str


class DeviceCodeRequest(Form, frozen=True):
    """A one-time code for another device; with `moves`, this device's key ends when the code is taken."""

    moves: bool = False


class DeviceCode(msgspec.Struct, frozen=True):
    """The code, how many seconds it lives, a link that holds it in its fragment, and the link as a picture (SVG)."""

    code: str
    seconds: float
    link: str
    picture: str


class DeviceCodeEntry(Form, frozen=True):
    """A code that somebody has typed or scanned."""

    code: Typed


class KeyInfo(msgspec.Struct, frozen=True):
    """One of a person's keys: not the key itself, but its id, by which it can be ended."""

    id: str
    created: float
    current: bool


class TableWithInvite(msgspec.Struct, frozen=True):
    """A new table, and the invitation that goes into the fragment of its link."""

    info: TableInfo
    invite: str


class JoinRequest(Form, frozen=True):
    """Which seat somebody wants (None: the first free one), under which name, and a hidden table's invitation."""

    seat: SeatNumber | None = None
    name: Name | None = None
    invite: Secret | None = None


class NewName(Form, frozen=True):
    """Another name."""

    name: Name


class MeChanged(Form, frozen=True):
    """Another name, another language, or both; what is missing stays."""

    name: Name | None = None
    language: Language | None = None


class Rematch(Form, frozen=True):
    """Play again: with a new deal, or with the same."""

    same_deal: bool = False


class SeatKeys(msgspec.Struct, frozen=True):
    """A key for each seat of people at this device."""

    keys: dict[int, str]


class ChatSwitch(Form, frozen=True):
    """The chat of a table, on or off."""

    on: bool


class ChatRequest(Form, frozen=True):
    """Something to say at a table, from a seat; without one, to those who watch."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    seat: SeatNumber | None = None


class PlanSoFar(Form, frozen=True):
    """What a seat plans or chooses to play first, to be told what it could play after it."""

    tokens: Annotated[list[Token], Meta(max_length=LONGEST_LIST)]


class PlannedPosition(msgspec.Struct, frozen=True):
    """What a seat would see and could play if its turn began now and it had played what it plans or chose so far.

    `previews` and `asks_more` are as in a `standing`; nothing is told there of a plan.
    """

    view: Line
    legal: list[str]
    previews: dict[str, Line] | None = None
    asks_more: list[str] | msgspec.UnsetType = msgspec.UNSET


class RecordImport(Form, frozen=True):
    """A record to be looked at here."""

    record: Annotated[str, Meta(min_length=1, max_length=LONGEST_RECORD)]


class PlayOn(Form, frozen=True):
    """A record to be played on from the entry `upto` (None: its end), with all that is hidden dealt again."""

    record: Annotated[str, Meta(min_length=1, max_length=LONGEST_RECORD)]
    table: NewTable
    upto: Number | None = None


class Trouble(msgspec.Struct, frozen=True):
    """Why something was not done: a message id, its arguments, and the ruling if one is at stake.

    `warming` is there if the server is only getting ready: the same may be asked again until it answers.
    """

    message: str
    args: dict[str, Fact]
    rule: str = ""
    warming: bool | msgspec.UnsetType = msgspec.UNSET


Status = Literal["ready", "warming", "draining", "down"]


class Health(msgspec.Struct, frozen=True):
    """Whether the server is ready to play, and what it is; without its database it's `down`."""

    status: Status
    version: str
    protocol: int


class Privacy(msgspec.Struct, frozen=True):
    """For how many days this server keeps what, if not for good; and how people can be told something."""

    people: float | None
    finished: float | None
    abandoned: float
    imported: float
    mail: bool
    push: bool


class PastMove(msgspec.Struct, frozen=True):
    """A move of a game that is looked at again."""

    seq: int
    step: Step


class Past(msgspec.Struct, frozen=True):
    """A game so far: the view at its beginning, and what each move in force changed in it.

    Of a running game as the seat that asks saw it; of a finished one with everything lying open.
    """

    view: Line
    moves: list[PastMove]


class RunningGame(msgspec.Struct, frozen=True):
    """A game that anyone may watch: who plays, how far it is, how many watch, and what a spectator sees of it."""

    info: TableInfo
    moves: int
    watchers: int
    view: Line


class WatchedGame(msgspec.Struct, frozen=True):
    """A game to watch, if it isn't the `version` that the client knows already."""

    table: str
    version: str
    game: RunningGame | None


class WatchList(msgspec.Struct, frozen=True):
    """Some games that anyone may watch, and after how many seconds to ask again."""

    games: list[WatchedGame]
    again: float
