"""Problems that a server answers with a status of their own; any other Problem is a conflict with how things stand."""

from __future__ import annotations

from math import ceil

from vesuvius.problem import Problem, UnknownGame


class ServerProblem(Problem):
    """A Problem with its HTTP status.

    `reason` says why somebody is turned away, whatever it was that they asked; None if it is about what was asked.
    """

    status = 409
    reason: str | None = None


class Unauthorized(ServerProblem):
    """The key opens nobody, or nobody who could ask for this."""

    status = 401
    reason = "key"


class Forbidden(ServerProblem):
    """The one who asks is known, and may not do this."""

    status = 403


class Banned(Forbidden):
    """The host has shut somebody out."""

    reason = "banned"


class QuotaReached(ServerProblem):
    """Somebody has as much of something as anybody may have."""

    reason = "quota"


class NotFound(ServerProblem):
    """There is no such thing, at least for the one who asks."""

    status = 404


class Delayed(ServerProblem):
    """Nothing is wrong with what was asked: the same may be asked again after so many seconds."""

    seconds = 1


class RateLimited(Delayed):
    """Somebody does something too often."""

    status = 429

    def __init__(self, seconds: float, what: str) -> None:
        self.reason = f"rate_{what}"
        self.seconds = ceil(seconds)
        super().__init__("limit-reached", seconds=self.seconds)


class TryLater(Delayed):
    """The server is getting ready, has too much to do, or is about to stop."""

    status = 503
    reason: str | None = "busy"


class Draining(TryLater):
    """The server takes in nothing new."""

    reason = "draining"


class Warming(TryLater):
    """The server is getting ready: it answers the same as soon as it is."""

    reason = None


def rejection_of(problem: Problem) -> str | None:
    """Why somebody is turned away; None if a Problem is about what was asked."""
    return problem.reason if isinstance(problem, ServerProblem) else None


def status_of(problem: Problem) -> int:
    """The HTTP status of a Problem."""
    if isinstance(problem, UnknownGame):
        return NotFound.status
    return problem.status if isinstance(problem, ServerProblem) else ServerProblem.status
