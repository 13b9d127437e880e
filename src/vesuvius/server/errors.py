"""What cannot be done now, though nothing is wrong with it."""

from __future__ import annotations

from vesuvius.problem import Problem


class TryLater(Problem):
    """The same may be asked again soon: the server gets ready, has too much to do, or is about to stop."""
