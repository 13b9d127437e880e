"""What the tests of the server share."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.server.support.client import Person
from tests.server.support.inside import Inside, inside


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """The event loop that the server runs on."""
    return "asyncio"


@pytest.fixture(scope="module")
async def place(anyio_backend: str, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Inside]:
    """A server in this process, for all tests of a file."""
    async with inside(tmp_path_factory.mktemp("server")) as place:
        yield place


@pytest.fixture
async def people(place: Inside) -> list[Person]:
    """Three people who have never played."""
    return [await place.person(name) for name in ("Livia", "Gaius", "Nero")]
