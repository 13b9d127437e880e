"""What is sent and answered over HTTP besides the messages of the socket."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from vesuvius.bots.analysis.hints import Hint
from vesuvius.bots.analysis.review import Analysis, Weighed
from vesuvius.game import Fact, Line
from vesuvius.server.features.notices.mail import LONGEST_ADDRESS
from vesuvius.server.features.notices.push import PushSubscription
from vesuvius.server.protocol.messages import (
    Form,
    Language,
    Message,
    Name,
    NewTable,
    Number,
    SeatNumber,
    Secret,
    TableInfo,
    Token,
)

LONGEST_RECORD = 1 << 20
LONGEST_BODY = LONGEST_RECORD + 65_536  # of a request with a record in it
Typed = Annotated[str, Meta(min_length=1, max_length=40)]
STOP_TOKEN = r"^[0-9]{1,15}\.[A-Za-z0-9_-]{43}$"


class NewPerson(Form, frozen=True):
    """Somebody who has not been here before."""

    name: Name
    language: Language = "en"


class Me(msgspec.Struct, frozen=True):
    """A person as they see themselves."""

    person: str
    name: str
    language: str


class Welcomed(msgspec.Struct, frozen=True):
    """A person, and a new key that opens it; the server keeps only a hash and cannot show it again."""

    me: Me
    key: str


class CodeAsked(Form, frozen=True):
    """A one-time code for another device; with `moves`, this device's key ends when the code is taken."""

    moves: bool = False


class CodeGiven(msgspec.Struct, frozen=True):
    """The code, how many seconds it lives, a link that holds it in its fragment, and the link as a picture (SVG)."""

    code: str
    seconds: float
    link: str
    picture: str


class CodeTaken(Form, frozen=True):
    """A code that somebody has typed or scanned."""

    code: Typed


class KeyInfo(msgspec.Struct, frozen=True):
    """One of a person's keys: not the key itself, but its id, by which it can be ended."""

    id: str
    created: float
    current: bool


class Opened(msgspec.Struct, frozen=True):
    """A new table, and the invitation that goes into the fragment of its link."""

    info: TableInfo
    invite: str


class Joining(Form, frozen=True):
    """Which seat somebody wants (None: the first free one), under which name, and a hidden table's invitation."""

    seat: SeatNumber | None = None
    name: Name | None = None
    invite: Secret | None = None


class Naming(Form, frozen=True):
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


class Saying(Form, frozen=True):
    """Something to say at a table, from a seat."""

    seat: SeatNumber
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Imported(Form, frozen=True):
    """A record to be looked at here."""

    record: Annotated[str, Meta(min_length=1, max_length=LONGEST_RECORD)]


class PlayOn(Form, frozen=True):
    """A record to be played on from the entry `upto` (None: its end), with all that is hidden dealt anew."""

    record: Annotated[str, Meta(min_length=1, max_length=LONGEST_RECORD)]
    table: NewTable
    upto: Number | None = None


class Subscribed(msgspec.Struct, frozen=True):
    """Where somebody is told of their turn: at a mail address, or in a browser by way of a host."""

    id: int
    kind: Literal["push", "mail"]
    where: str


class NoticesInfo(msgspec.Struct, frozen=True):
    """How this server can tell of a turn, and where the one who asks is told.

    `push` is the key with which a browser subscribes, None where there is no web push here.
    """

    push: str | None
    mail: bool
    subscriptions: list[Subscribed]
    most: int


class PushAsked(Form, frozen=True):
    """A browser wants to be told; the subscription is as the browser writes it."""

    subscription: PushSubscription


class MailAsked(Form, frozen=True):
    """An address to write to, once the code that is sent there has come back."""

    # Not `address`: the framework takes what is wrong in a field for a fault of the dependency of that name.
    mailbox: Annotated[str, Meta(min_length=1, max_length=LONGEST_ADDRESS)]


class MailConfirmed(Form, frozen=True):
    """The code from the mail."""

    code: Typed


class Stopped(Form, frozen=True):
    """The token from the link in a mail that ends these mails."""

    token: Annotated[str, Meta(pattern=STOP_TOKEN)]


class RatingInfo(msgspec.Struct, frozen=True):
    """How strong somebody is at a game, among people or with bots at the table; 1500 is the middle.

    It is `margin` more or less in 95 of 100 cases.
    """

    game: str
    pool: Literal["people", "bots"]
    rating: int
    margin: int
    games: int


class Tally(msgspec.Struct, frozen=True):
    """The finished games of a kind: how many, how often which place (the first one first), and the best score."""

    game: str
    players: int
    games: int
    places: list[int]
    best: int | None


class Opponent(msgspec.Struct, frozen=True):
    """Somebody, or a level of bots, that one has played: how often one was better, equal and worse.

    Of bots also the rating, where they have one.
    """

    game: str
    person: str | None
    bot: str | None
    name: str
    better: int
    equal: int
    worse: int
    rating: int | None


class Finisher(msgspec.Struct, frozen=True):
    """How a seat came out of a game; neither person nor bot: somebody who is not known here any more."""

    person: str | None
    bot: str | None
    name: str
    place: int
    score: int | None
    gone: bool


class GamePlayed(msgspec.Struct, frozen=True):
    """A finished game, and one's own seat in it.

    With the rating before and after, where it was rated. Without `kept` its table has been deleted.
    """

    table: str
    game: str
    ended: float
    seat: int
    finishers: list[Finisher]
    before: int | None
    after: int | None
    kept: bool


class Career(msgspec.Struct, frozen=True):
    """What somebody has made of their finished games; the last ones are listed, the newest first."""

    ratings: list[RatingInfo]
    tallies: list[Tally]
    opponents: list[Opponent]
    games: list[GamePlayed]


class PuzzleTried(Form, frozen=True):
    """A token that somebody takes for the best."""

    token: Token


class PuzzlesInfo(msgspec.Struct, frozen=True):
    """How many puzzles there are, how many of them somebody has tried and solved, and which one is next.

    `rating` is None for somebody without a key, whose tries do not count.
    """

    count: int
    tried: int
    solved: int
    rating: int | None
    next: str | None


class PuzzleInfo(msgspec.Struct, frozen=True):
    """A puzzle as the seat sees it that has to find the best of the legal tokens.

    `tried` people have had a go at it and `solved` it at the first; `mine` is how one's own first try came out.
    """

    id: str
    game: str
    kind: str
    seat: int
    view: Line
    legal: list[str]
    rating: int
    tried: int
    solved: int
    mine: bool | None


class PuzzleHint(msgspec.Struct, frozen=True):
    """What kind of reason speaks most for the best token, and nothing more."""

    reason: str


class PuzzleAnswer(Message, frozen=True, tag="answered"):
    """Whether a token is the best, and what speaks for the best one.

    With one's rating before and after, where it was one's first try.
    """

    right: bool
    best: Hint
    before: int | None
    after: int | None


class Trouble(msgspec.Struct, frozen=True):
    """Why something was not done: a message id, its arguments, and the ruling where one is at stake."""

    message: str
    args: dict[str, Fact]
    rule: str = ""


class Beginnings(msgspec.Struct, frozen=True):
    """What each seat of a finished game saw at its beginning."""

    views: list[Line]


class Judging(msgspec.Struct, frozen=True, tag_field="type", tag="judging"):
    """A line of a review that is not done: how many decisions are judged, and those that no line before has told."""

    done: int
    total: int
    decisions: list[Weighed]


class Reviewed(msgspec.Struct, frozen=True, tag_field="type", tag="reviewed"):
    """The last line of a review: all of it."""

    analysis: Analysis


class ReviewFailed(msgspec.Struct, frozen=True, tag_field="type", tag="failed"):
    """The last line of a review that came to nothing."""

    trouble: Trouble


ReviewLine = Judging | Reviewed | ReviewFailed


class Health(msgspec.Struct, frozen=True):
    """Whether the server is ready to play, and what it is."""

    status: Literal["ready", "warming", "draining"]
    version: str
    protocol: int
