"""What is answered over HTTP when a game is reviewed."""

from __future__ import annotations

import msgspec

from vesuvius.bots.analysis.review import Analysis, ReviewedDecision
from vesuvius.game import Line
from vesuvius.server.protocol.forms import Trouble


class Beginnings(msgspec.Struct, frozen=True):
    """What each seat of a finished game saw at its beginning."""

    views: list[Line]


class Judging(msgspec.Struct, frozen=True, tag_field="type", tag="judging"):
    """A line of a review that is not done: how many decisions are judged, and those that no line before has told."""

    done: int
    total: int
    decisions: list[ReviewedDecision]


class Reviewed(msgspec.Struct, frozen=True, tag_field="type", tag="reviewed"):
    """The last line of a review: all of it."""

    analysis: Analysis


class ReviewFailed(msgspec.Struct, frozen=True, tag_field="type", tag="failed"):
    """The last line of a review that came to nothing."""

    trouble: Trouble


ReviewLine = Judging | Reviewed | ReviewFailed
