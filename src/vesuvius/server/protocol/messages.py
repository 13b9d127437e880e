"""Every message between a client and the server, in both directions, over the socket and over HTTP.

`VERSION` rises when an old client could no longer follow. A client sends a `Hello` first, then watches tables and sends
commands. A command names the `seq` that it answers and an `id` of its own: sent twice, it has one effect and the same
answer. The server stores what a command does, then acknowledges it, then tells everybody who watches.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from vesuvius.game import Fact, Line, Outcome, Patch, Refusal
from vesuvius.server.protocol.journal_entries import EntryBody

VERSION = 1
MOST_SEATS = 8
LONGEST_NAME = 40
LONGEST_SAYING = 500
MOST_PLANNED = 8
LONGEST_LIST = 32

TableId = Annotated[str, Meta(min_length=1, max_length=32, pattern=r"^[\w-]+$")]
Identifier = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[!-~]+$")]
Secret = Annotated[str, Meta(min_length=1, max_length=128, pattern=r"^[\w.-]+$")]
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Token = Annotated[str, Meta(min_length=1, max_length=200)]
BotName = Annotated[str, Meta(min_length=1, max_length=32)]
Number = Annotated[int, Meta(ge=0, le=2**31)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Language = Literal["en", "de", "fr", "nl"]
Seconds = Annotated[float, Meta(ge=0, le=86_400)]
Days = Annotated[float, Meta(gt=0, le=30)]


class Form(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that a client fills in."""


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Something that travels over the socket."""


# What a table is.


class NoClock(Form, frozen=True, tag_field="kind", tag="none"):
    """Nobody is hurried; who has not decided for days counts as gone."""


class LiveClock(Form, frozen=True, tag_field="kind", tag="live"):
    """Every decision has some seconds of its own; what it takes beyond them comes out of the seat's reserve."""

    decision: Seconds = 20.0
    reserve: Seconds = 300.0


class SlowClock(Form, frozen=True, tag_field="kind", tag="slow"):
    """Every decision has to be made within so many days."""

    days: Days = 3.0


Clock = NoClock | LiveClock | SlowClock


class Rules(Form, frozen=True):
    """What a table plays and how: the game and its options, the clock, and what is allowed.

    A game that is `rated` counts for the ratings of its players: without hints, and nothing but one's own last moves
    can be taken back. Whoever has the invitation may watch the game unless `watching` is off; with an `audience` of
    anyone, and at a table that is `public`, everybody may. Left out, it's the invited ones.
    """

    game: Annotated[str, Meta(min_length=1, max_length=32)]
    options: Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=16)] = []
    clock: Clock = NoClock()
    order: Literal["choice", "lot"] = "choice"
    public: bool = False
    hints: bool = False
    watching: bool = True
    chat: bool = True
    rated: bool = False
    audience: Literal["invited", "anyone"] | msgspec.UnsetType = msgspec.UNSET


class SeatPlan(Form, frozen=True):
    """Who is to sit at a seat: anybody with the link, the one who asks, somebody at the same device, or a bot."""

    kind: Literal["open", "me", "device", "bot"] = "open"
    name: Name | None = None
    bot: BotName | None = None


class NewTable(Form, frozen=True):
    """A table to be opened."""

    rules: Rules
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=MOST_SEATS)]


class Sitter(msgspec.Struct, frozen=True):
    """Who sits at a seat. `state`: here, away (gone, and nobody plays for them), or bot (a bot plays).

    A seat that is open and has a `person` is kept for them. `rating` is told in the list of public tables alone: what
    a person has in this game among people, if anything.
    """

    kind: Literal["open", "person", "device", "bot"]
    name: str
    bot: str | None = None
    person: str | None = None
    state: Literal["here", "away", "bot"] = "here"
    rating: int | msgspec.UnsetType | None = msgspec.UNSET


class TableInfo(msgspec.Struct, frozen=True):
    """A table as everybody may know it. `mine` are the asker's seats, `waiting` says that one of them has to decide.

    `daily` is the day, as in `2026-11-16`, of whose challenge it is. At `fills_at` bots take the free seats, and
    the game begins by itself. `invited` are the seats that are kept for the asker. `data_set` is the name of the set
    of data that the table is played with; it's empty if the game has only one, or for changed data.
    """

    table: str
    rules: Rules
    status: Literal["open", "running", "over", "closed"]
    seats: list[Sitter]
    seq: int
    turn: int | None
    created: float
    commitment: str | None = None
    origin: str | None = None
    next: str | None = None
    owned: bool = False
    mine: list[int] = []
    waiting: bool = False
    daily: str | None = None
    fills_at: float | None = None
    invited: list[int] = []
    data_set: str = ""


# What a seat asks for at a table whose game runs.


class Command(Message, frozen=True):
    """What every command names: its table, the seat that asks, the last `seq` it knows, and an id of its own."""

    table: TableId
    seat: SeatNumber
    seq: Number
    id: Identifier


class Play(Command, frozen=True, tag="play"):
    """Play a token."""

    token: Token


class PlayAll(Command, frozen=True, tag="play-all"):
    """Play several tokens as one: those of a list, such as goods to spread, which are put in the order that the rules
    want, or those of one action, one after the other, such as a place, what is given there, what is taken, how often.

    If one of them isn't legal, none is played; of an action only the last may bring anything to light. It's
    acknowledged with the entry of the last one; a server that is killed in between keeps those that it has stored.
    """

    tokens: Annotated[list[Token], Meta(min_length=1, max_length=LONGEST_LIST)]


class PlayForced(Command, frozen=True, tag="play-forced"):
    """Play the only legal token; refused if there is a choice.

    Whoever shares a device plays it for the next person, who needn't take the device for it.
    """


class Undo(Command, frozen=True, tag="undo"):
    """Take back one's own moves after the entry `to`, as far as nobody has learnt anything.

    Without `to`, all since one last had a choice: what was forced would only be played again, and a list or an action
    is one choice.
    """

    to: Number | None = None


class AskRewind(Command, frozen=True, tag="ask-rewind"):
    """Ask all people at the table to take back everything after the entry `to`."""

    to: Number


class AnswerRewind(Command, frozen=True, tag="answer-rewind"):
    """Agree to the rewind that was asked for, or not."""

    yes: bool


class Resign(Command, frozen=True, tag="resign"):
    """Give the game up for good. With one seat left, or with bots alone, it's over; else a bot plays on at the seat."""


class Leave(Command, frozen=True, tag="leave"):
    """Go away for a while, without blame."""


class LetBot(Command, frozen=True, tag="let-bot"):
    """Let a bot play on for a seat whose person has gone."""

    absent: SeatNumber
    bot: BotName = "level:3"


class Wait(Command, frozen=True, tag="wait"):
    """Rather wait for the ones who have gone."""


class Return(Command, frozen=True, tag="return"):
    """Take one's seat back."""


class ClaimWin(Command, frozen=True, tag="claim-win"):
    """Take the win from the only opponent, who has been away for too long."""


class OfferEnd(Command, frozen=True, tag="offer-end"):
    """Offer all people at the table to end the game without a winner."""


class AnswerEnd(Command, frozen=True, tag="answer-end"):
    """Accept the offer to end the game, or not."""

    yes: bool


class Plan(Command, frozen=True, tag="plan"):
    """Plan what to play when one's turn comes, instead of what was planned before; no tokens: nothing.

    It's acknowledged with the entry that it was made after. It's played then unless something has become known (T7).
    """

    tokens: Annotated[list[Token], Meta(max_length=MOST_PLANNED)]


TableCommand = (
    Plan
    | Play
    | PlayAll
    | PlayForced
    | Undo
    | AskRewind
    | AnswerRewind
    | Resign
    | Leave
    | LetBot
    | Wait
    | Return
    | ClaimWin
    | OfferEnd
    | AnswerEnd
)


# What else a client sends.


class Hello(Message, frozen=True, tag="hello"):
    """The first message of a socket: the version that the client speaks, and the person's key, if it has one.

    With `details`, moves come with what they change (`step`) and legal tokens with what they do (`previews`).
    """

    version: int
    key: Secret | None = None
    details: bool = False


class Watch(Message, frozen=True, tag="watch"):
    """See a table from a seat, or (seat None) as a spectator.

    `key` opens a seat of this device, `invite` a table that is not public;
    `since` is the last `seq` that the client knows; it then gets what it missed.
    """

    table: TableId
    seat: SeatNumber | None = None
    key: Secret | None = None
    invite: Secret | None = None
    since: Number | None = None


class Unwatch(Message, frozen=True, tag="unwatch"):
    """See a table from that seat no longer: the curtain falls."""

    table: TableId
    seat: SeatNumber | None = None


class Say(Message, frozen=True, tag="say"):
    """Say something to the table; `seat` is the seat that speaks, None for a spectator.

    With an `id` it's acknowledged; sent twice, it's said once.
    """

    table: TableId
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_SAYING)]
    seat: SeatNumber | None = None
    id: Identifier | None = None


class Ping(Message, frozen=True, tag="ping"):
    """Ask whether the server still hears; pages cannot send the pings that WebSockets have."""


ClientMessage = Hello | Watch | Unwatch | Say | Ping | TableCommand


# What the server answers.


class Welcome(Message, frozen=True, tag="welcome"):
    """The answer to a Hello. `now` is the time on the server."""

    version: int
    person: str | None
    name: str | None
    ready: bool
    now: float | None = None


class Acknowledged(Message, frozen=True, tag="acknowledged"):
    """The command with this id is stored, as the entry `seq`."""

    id: str
    table: str
    seq: int


class Refused(Message, frozen=True, tag="refused"):
    """The command is not allowed, by this ruling if one is at stake; nothing has changed."""

    id: str | None
    table: str | None
    rule: str
    message: str
    args: dict[str, Fact]


class Stale(Message, frozen=True, tag="stale"):
    """The command answers an old state; the table is at `seq` now."""

    id: str
    table: str
    seq: int


class Busy(Message, frozen=True, tag="busy"):
    """Too much at once: try the same again after so many seconds. `why`: the server can't store anything just now."""

    id: str | None
    table: str | None
    seconds: float
    why: str | msgspec.UnsetType = msgspec.UNSET


class Failed(Message, frozen=True, tag="failed"):
    """The message could not be read or used; nothing has changed."""

    message: str
    args: dict[str, Fact]


class Times(msgspec.Struct, frozen=True):
    """The clocks: the reserve left to each seat, and the time on the server when the seat that decides runs out."""

    reserves: list[float]
    deadline: float | None
    now: float


class RewindRequest(msgspec.Struct, frozen=True):
    """A rewind that waits for answers: where to, who asked, and the seats that agree."""

    to: int
    seat: int
    agreed: list[int]


class EndOffer(msgspec.Struct, frozen=True):
    """An offer to end the game without a winner that waits for answers: who made it, and the seats that agree."""

    seat: int
    agreed: list[int]


class PlannedMove(msgspec.Struct, frozen=True):
    """What the seat that watches has planned, and why it won't be played if it was dropped."""

    tokens: list[str] = []
    dropped: Refusal | None = None


class Standing(msgspec.Struct, frozen=True):
    """Where a game stands, as one seat may know it.

    `legal` is there for the seat that decides alone; `undo` says how far that seat may take back, None if it can take
    back nothing that it had a choice in, and `undo_turn` where its turn began, if that's before its last choice;
    `hints` says whether it may ask for hints. `previews` says what some of the legal tokens do, by token: `says` are
    messages for people, each with its arguments, and all else that a game puts there is its own, such as the goods
    that a conversion takes and makes. `resigned` are the seats whose people have given up, `ended` says what ended the
    game before its last move, `offer` is an offer to do so, and `claim` is the time on the server from which this seat
    may claim the win. `asks_more` are the legal tokens after which more may be asked before their action is done; what
    comes after them is told on request, as for a plan, and all of the action is played with `play-all`. At a table
    whose people share a device, `secrets` says whether the seat that decides sees anything that others may not, and
    `forced` whether it has only one choice.
    `planned` is there for a seat that may plan its next turn, or has planned it.
    """

    seat: int | None
    states: list[Literal["here", "away", "bot"]]
    times: Times
    legal: list[str] | None = None
    undo: int | None = None
    asked: RewindRequest | None = None
    outcome: Outcome | None = None
    hints: bool = False
    previews: dict[str, Line] | None = None
    resigned: list[int] = []
    ended: Literal["resigned", "claimed", "agreed"] | None = None
    offer: EndOffer | None = None
    claim: float | None = None
    secrets: bool = True
    planned: PlannedMove | msgspec.UnsetType = msgspec.UNSET
    undo_turn: int | None = None
    asks_more: list[str] | msgspec.UnsetType = msgspec.UNSET
    forced: bool | msgspec.UnsetType = msgspec.UNSET


class Step(msgspec.Struct, frozen=True):
    """What a move did to the view of the seat that watches, and what the preview of its token said, if it had one."""

    patch: Patch
    preview: Line | None = None


class Happened(Message, frozen=True, tag="happened"):
    """An entry of the journal, as the seat that watches may see it; the newest one says where the game stands now.

    `step` leads from the view before a move to the view after it; other entries change nothing that is seen.
    """

    table: str
    seat: int | None
    seq: int
    at: float
    entry: EntryBody
    standing: Standing | None
    step: Step | None = None


class View(Message, frozen=True, tag="view"):
    """All that a seat sees, instead of single entries; `seed` and an open view once the game is over.

    If the newest entry took moves back, `undone` is the last entry that remains.
    """

    table: str
    seat: int | None
    seq: int
    view: Line
    standing: Standing
    commitment: str | None
    seed: str | None = None
    undone: int | None = None


class Changed(Message, frozen=True, tag="changed"):
    """The table has changed in something else than its game: who sits there, what it is called, whether it began."""

    info: TableInfo


class Gone(Message, frozen=True, tag="gone"):
    """The table has been deleted before its game began."""

    table: str


class ChatMessage(Message, frozen=True, tag="said"):
    """Somebody said something at the table."""

    table: str
    number: int
    at: float
    seat: int | None
    name: str
    text: str


class Presence(Message, frozen=True, tag="presence"):
    """Who has a table's page open: the seats of people, and how many others watch. Told to clients with `details`."""

    table: str
    seats: list[int]
    watchers: int


class Announced(Message, frozen=True, tag="announced"):
    """The host has something to say to everybody."""

    text: str


class Behind(Message, frozen=True, tag="behind"):
    """The client could not keep up and has missed messages of this table: it has to watch it again."""

    table: str
    seat: int | None


class Pong(Message, frozen=True, tag="pong"):
    """The answer to a Ping."""


Answer = Acknowledged | Refused | Stale | Busy
ServerMessage = (
    Welcome | Answer | Failed | Happened | View | Changed | Gone | ChatMessage | Presence | Announced | Behind | Pong
)

encode = msgspec.json.Encoder().encode
read_message = msgspec.json.Decoder(ClientMessage).decode
