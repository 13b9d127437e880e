"""HTTP statuses hang on the types of Problems: the same status for each message id as in the first release."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import vesuvius.server
from vesuvius.problem import Problem, UnknownGame
from vesuvius.server import errors, store
from vesuvius.server.errors import status_of
from vesuvius.server.tables import registry

STATUSES = {
    "key-unknown": 401,
    "key-of-person-needed": 401,
    "person-banned": 403,
    "address-banned": 403,
    "table-not-your-seat": 403,
    "table-not-yours": 403,
    "table-no-watching": 403,
    "hints-not-allowed": 403,
    "chat-off": 403,
    "chat-not-seated": 403,
    "chat-not-watching": 403,
    "table-unknown": 404,
    "person-unknown": 404,
    "host-not-banned": 404,
    "host-no-announcement": 404,
    "key-unknown-id": 404,
    "code-unknown": 404,
    "host-code-unknown": 404,
    "pool-full": 503,
    "mistake-unknown": 404,
    "puzzle-unknown": 404,
    "branch-unknown": 404,
    "daily-unknown": 404,
    "notices-unknown": 404,
    "notices-stop-unknown": 404,
    "server-busy": 503,
    "server-draining": 503,
    "server-warming": 503,
    "store-database-in-use": 503,
    "store-taken": 503,
    "store-unreachable": 503,
}
CONFLICT = 409
SOURCES = Path(vesuvius.server.__file__).parent


def raised() -> Iterator[tuple[str, type[Problem]]]:
    """Every message id that the server raises by name, and the type that it is raised with."""
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            call = node.exc if isinstance(node, ast.Raise) else None
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.args:
                message, name = call.args[0], call.func.id
                kind = next((getattr(where, name) for where in (errors, store, registry) if hasattr(where, name)), None)
                if isinstance(message, ast.Constant) and isinstance(message.value, str):
                    yield message.value, kind or Problem


def test_every_message_has_the_status_that_it_always_had() -> None:
    found = {(message, status_of(kind.__new__(kind))) for message, kind in raised()}
    assert {message: status for message, status in found if status != CONFLICT} == STATUSES
    assert [message for message, status in found if status == CONFLICT and message in STATUSES] == []


def test_a_game_that_nobody_wrote_is_not_found() -> None:
    with pytest.raises(UnknownGame, match="unknown-game") as unknown:
        vesuvius.load("chess")
    assert status_of(unknown.value) == 404


@pytest.mark.parametrize(
    ("problem", "status", "seconds"),
    [(errors.RateLimited(2.1, "message"), 429, 3), (errors.TryLater("server-busy"), 503, 1)],
)
def test_who_asks_too_soon_is_told_when_to_come_again(problem: errors.Delayed, status: int, seconds: int) -> None:
    assert (problem.status, problem.seconds) == (status, seconds)
