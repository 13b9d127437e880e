"""The host's page: before it is opened, open, and when something is about to be done that can't be undone."""

from __future__ import annotations

from collections.abc import Iterator

from tests.e2e.screens.walk import Screen, Walk
from tests.e2e.server_requests import ask
from tests.server.support.process import Server
from vesuvius.server.operations.host_key import read_host_access


def host_link(server: Server) -> str:
    """A link that opens the page once, as the host's own command prints it."""
    access = read_host_access(server.database)
    assert access is not None
    link: str = ask(server.address, "POST", "/api/host/links", key=access.key)["link"]
    return link


def hosting(walk: Walk) -> Iterator[Screen]:
    """The page, with something in each of its lists."""
    page = walk.device()
    page.goto("/host", wait_until="networkidle")
    yield Screen("host-closed", page)
    ask(walk.server.address, "POST", "/api/people", {"name": "Livia Drusilla"})
    page.goto(host_link(walk.server))
    page.get_by_role("textbox", name="Message to everyone").fill("An upgrade on Sunday at 10: games go on afterwards.")
    page.get_by_role("button", name="Announce", exact=True).click()
    page.get_by_role("button", name="Withdraw").wait_for()
    page.get_by_role("textbox", name="Id of the person").fill("192.0.2.0/24")
    page.get_by_role("button", name="Ban", exact=True).click()
    page.get_by_role("button", name="Lift the ban").wait_for()
    page.get_by_role("searchbox").fill("Livia Dru")
    page.get_by_role("searchbox").press("Enter")
    page.get_by_role("button", name="Revoke keys").first.wait_for()
    yield Screen("host", page)
    page.get_by_role("button", name="Revoke keys").first.click()
    yield Screen("host-sure", page)
    page.get_by_role("button", name="Cancel").click()
    page.get_by_role("button", name="Withdraw").click()
    page.get_by_role("button", name="Lift the ban").click()
