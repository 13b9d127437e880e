"""Problems that a server answers with a status of their own; any other Problem is a conflict with how things stand."""

from __future__ import annotations

from math import ceil

from vesuvius.problem import Problem, UnknownGame


class ServerProblem(Problem):
    """A Problem with its HTTP status."""

    status = 409


class Unauthorized(ServerProblem):
    """The key opens nobody, or nobody who could ask for this."""

    status = 401


class Forbidden(ServerProblem):
    """The one who asks is known, and may not do this."""

    status = 403


class NotFound(ServerProblem):
    """There is no such thing, at least for the one who asks."""

    status = 404


class Delayed(ServerProblem):
    """Nothing is wrong with what was asked: the same may be asked again after so many seconds."""

    seconds = 1


class RateLimited(Delayed):
    """Somebody does something too often."""

    status = 429

    def __init__(self, seconds: float) -> None:
        self.seconds = ceil(seconds)
        super().__init__("limit-reached", seconds=self.seconds)


class TryLater(Delayed):
    """The server is getting ready, has too much to do, or is about to stop."""

    status = 503


class Warming(TryLater):
    """The server is getting ready: it answers the same as soon as it is."""


def status_of(problem: Problem) -> int:
    """The HTTP status of a Problem."""
    if isinstance(problem, UnknownGame):
        return NotFound.status
    return problem.status if isinstance(problem, ServerProblem) else ServerProblem.status
