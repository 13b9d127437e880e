"""The error that's raised when something can't be used as it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

Fact = str | int | Sequence[str | int] | None


class Problem(Exception):
    """Something can't be used as it is: what, where and what would be right, as a message id and arguments."""

    def __init__(self, message: str, **args: Fact) -> None:
        super().__init__(message, args)
        self.message = message
        self.args_of_message = args

    def __str__(self) -> str:
        return self.message + "".join(f" {key}={value}" for key, value in self.args_of_message.items())

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickles any kind of Problem, so that a worker's Problem reaches the process that asked."""
        return _again, (type(self), self.args, vars(self))


class UnknownGame(Problem):
    """There is no game of that name."""


def _again(kind: type[Problem], args: tuple[Any, ...], attributes: dict[str, Any]) -> Problem:
    problem = kind.__new__(kind, *args)
    vars(problem).update(attributes)
    return problem
