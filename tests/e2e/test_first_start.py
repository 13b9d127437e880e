"""The first start of a server, while it compiles the rules: a game that is wanted now waits for it by itself."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from tests.e2e import slow_rules_server
from tests.e2e.conftest import MODEST, AtHome, Visit
from tests.server.support.process import Server


@pytest.fixture
def starting(site: None, tmp_path: Path) -> Iterator[Server]:
    """A server that answers, and has no rules yet."""
    server = AtHome(tmp_path, module=slow_rules_server.__name__, **MODEST)
    server.start()
    try:
        with httpx.Client(transport=httpx.HTTPTransport(retries=100)) as client:
            assert client.get(f"{server.address}/health").json()["status"] == "warming"
        yield server
    finally:
        server.kill()


def test_a_game_that_is_wanted_at_once_begins_by_itself(starting: Server, visit: Visit) -> None:
    visitor = visit(starting.address)
    visitor.go()
    page = visitor.page
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("progressbar", name="The server is getting ready")).to_be_visible()
    (starting.folder / slow_rules_server.COMPILED).touch()
    page.locator(".table[data-seq]").wait_for()
    expect(page.get_by_role("progressbar")).to_have_count(0)
