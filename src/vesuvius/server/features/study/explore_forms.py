"""What is sent and answered over HTTP when a finished game is explored."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from vesuvius.game import Line
from vesuvius.server.features.study.forms import SEED
from vesuvius.server.protocol.journal import Moved
from vesuvius.server.protocol.messages import LONGEST_NAME, Form, Number, Standing, Step, Token

MOST_MOVES = 500  # of one branch: more than a game has
LONGEST_BODY = 32 << 10
Seed = Annotated[str, Meta(pattern=SEED)]
Moves = Annotated[list[Token], Meta(max_length=MOST_MOVES)]
Made = Annotated[list[Token], Meta(min_length=1, max_length=MOST_MOVES)]
Title = Annotated[str, Meta(max_length=LONGEST_NAME)]


class ExploreAsked(Form, frozen=True):
    """A point beside a record: moves that were made after its entry `since` (0: its beginning).

    What is drawn comes as it lay in the game; with a seed, all that no spectator knew there is dealt again from it.
    `shown`: for so many of the last moves it is told what each of them changed.
    """

    since: Number = 0
    moves: Moves = msgspec.field(default_factory=list)
    seed: Seed | None = None
    shown: Number = 0


class Explored(msgspec.Struct, frozen=True):
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
