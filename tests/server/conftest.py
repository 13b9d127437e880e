"""What the tests of the server share."""

from __future__ import annotations

import pytest


@pytest.fixture
def anyio_backend() -> str:
    """The event loop that the server runs on."""
    return "asyncio"
