"""What is sent and answered over HTTP about puzzles."""

from __future__ import annotations

import msgspec

from vesuvius.bots.analysis.hints import Hint
from vesuvius.game import Line
from vesuvius.server.protocol.messages import Form, Message, Token


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
    previews: dict[str, Line] | None = None


class PuzzleHint(msgspec.Struct, frozen=True):
    """What kind of reason speaks most for the best token, and nothing more."""

    reason: str


class PuzzleAnswer(Message, frozen=True, tag="answered"):
    """Whether a token is the best, and what speaks for the best one.

    With one's rating before and after, if it was one's first try.
    """

    right: bool
    best: Hint
    before: int | None
    after: int | None
