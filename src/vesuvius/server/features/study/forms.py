"""What is sent and answered over HTTP when games are reviewed, positions studied and finished games explored."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from vesuvius.bots.analysis.hints import Hint
from vesuvius.bots.analysis.position import RatedMove
from vesuvius.bots.analysis.review import Analysis, ReviewedDecision
from vesuvius.game import Line
from vesuvius.server.protocol.forms import LONGEST_RECORD, Trouble
from vesuvius.server.protocol.journal_entries import Moved
from vesuvius.server.protocol.messages import (
    LONGEST_NAME,
    Form,
    Message,
    NewTable,
    Number,
    SeatNumber,
    Standing,
    Step,
    Token,
)

LONGEST_POSITION = 10_000
MOST_STUDIED = 1000  # more moves than any game has
MOST_MOVES = 500  # of one branch: more than a game has
LONGEST_BODY = 32 << 10
Seed = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]
Moves = Annotated[list[Token], Meta(max_length=MOST_MOVES)]
Made = Annotated[list[Token], Meta(min_length=1, max_length=MOST_MOVES)]
Title = Annotated[str, Meta(max_length=LONGEST_NAME)]


class Beginnings(msgspec.Struct, frozen=True):
    """What each seat of a finished game saw at its beginning."""

    views: list[Line]


class ReviewProgress(msgspec.Struct, frozen=True, tag_field="type", tag="judging"):
    """A line of a review that is not done: how many decisions are judged, and those that no line before has told."""

    done: int
    total: int
    decisions: list[ReviewedDecision]


class ReviewResult(msgspec.Struct, frozen=True, tag_field="type", tag="reviewed"):
    """The last line of a review: all of it, and how well each seat decided, from 0 to 100 (None: it had no choice)."""

    analysis: Analysis
    accuracies: list[int | None]


class ReviewFailed(msgspec.Struct, frozen=True, tag_field="type", tag="failed"):
    """The last line of a review that came to nothing."""

    trouble: Trouble


ReviewLine = ReviewProgress | ReviewResult | ReviewFailed


class StudyRequest(Form, frozen=True):
    """A position, as text or JSON, and the moves that were made from it.

    What the position leaves open is dealt from the seed. Without a `seat`, the eyes are those of the seat that decides.
    `shown`: for so many of the last moves it is told what each of them changed.
    """

    game: Annotated[str, Meta(min_length=1, max_length=32)]
    position: Annotated[str, Meta(max_length=LONGEST_POSITION)] | Line
    moves: Annotated[list[Token], Meta(max_length=MOST_STUDIED)] = msgspec.field(default_factory=list)
    seed: Seed | None = None
    seat: SeatNumber | None = None
    shown: Number = 0


class StudyPosition(msgspec.Struct, frozen=True):
    """Where the moves have led: the position they began from, whole; the present as text, and as a seat sees it.

    `steps` are what the last moves changed, as many as were to be shown.
    """

    position: Line
    picture: str
    view: Line
    standing: Standing
    moves: list[Moved]
    steps: list[Step] = []


class LessonWay(msgspec.Struct, frozen=True):
    """Where right moves of a lesson lead, as the learner sees it; `steps` are what the last ones changed."""

    lesson: str
    view: Line
    standing: Standing
    moves: list[Moved]
    steps: list[Step]


class StudyPlayed(Form, frozen=True):
    """A table that is to begin where the moves of a study have led."""

    study: StudyRequest
    table: NewTable


class StudyRecord(Form, frozen=True):
    """A record whose position after the entry `upto` (None: its end) is wanted."""

    record: Annotated[str, Meta(min_length=1, max_length=LONGEST_RECORD)]
    upto: Number | None = None


class StudyPicture(msgspec.Struct, frozen=True):
    """A position as text."""

    picture: str


class ExploreRequest(Form, frozen=True):
    """A point beside a record: moves that were made after its entry `since` (0: its beginning).

    What is drawn comes as it lay in the game; with a seed, all that no spectator knew there is dealt again from it.
    `shown`: for so many of the last moves it is told what each of them changed.
    """

    since: Number = 0
    moves: Moves = msgspec.field(default_factory=list)
    seed: Seed | None = None
    shown: Number = 0


class ExploredPosition(msgspec.Struct, frozen=True):
    """Where the moves have led, as each seat sees it, and what they caused.

    `view` is what whoever decides sees if everything lies open; `steps` are what the last moves changed in it, as many
    as were to be shown.
    """

    views: list[Line]
    standing: Standing
    moves: list[Moved]
    view: Line
    steps: list[Step] = []


class BranchKept(Form, frozen=True):
    """A branch to be kept beside the record; without a name it goes by its first move."""

    moves: Made
    since: Number = 0
    seed: Seed | None = None
    name: Title = ""


class BranchChanged(Form, frozen=True):
    """Another name, other moves, or whether others may see it; what is missing stays."""

    name: Title | None = None
    moves: Made | None = None
    shared: bool | None = None


class BranchInfo(msgspec.Struct, frozen=True):
    """A branch, and whose it is; one that is not `shared` is told to nobody else."""

    id: str
    since: int
    moves: list[str]
    seed: str | None
    name: str
    shared: bool
    mine: bool
    by: str


class Mistake(msgspec.Struct, frozen=True):
    """One of somebody's own worst decisions, as the seat saw it that made it.

    `ply` is its number in the review; `move` was played, and gave the share `given_away` of a win away.
    """

    ply: int
    seat: int
    view: Line
    legal: list[str]
    previews: dict[str, Line] | None
    move: str
    given_away: float


class MistakeTried(Form, frozen=True):
    """A token that somebody takes for better than the one they played."""

    token: Token


class MistakeAnswer(Message, frozen=True, tag="rated"):
    """What a token is worth beside the best one, of which it's told what speaks for it, and the one that was played.

    It is `right` if it gives away no more than a good move does; `lost` is how much that is.
    """

    right: bool
    tried: RatedMove
    best: Hint
    played: RatedMove
    lost: float
    given_away: float
