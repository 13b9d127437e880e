"""A phone joins a table of a computer in the same network, by the link of the table, over plain http."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e.conftest import MODEST, Visit, running
from tests.e2e.players import Player, Toucher
from tests.e2e.table import public
from tests.server.process import Server

DECISIONS = 30
NOWHERE = "198.51.100.1"  # an address that nobody has; nothing is ever sent there

# Chromium has this to say about a header that counts only over https.
UNTRUSTED = "The Cross-Origin-Opener-Policy header has been ignored"


def own_address() -> str:
    """How others in its network reach this machine; where it has no network, another name that it has for itself."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect((NOWHERE, 9))
        except OSError:
            return "127.0.0.2"
        address: str = asking.getsockname()[0]
        return address


class OpenHouse(Server):
    """A server that listens to the whole network."""

    def __init__(self, folder: Path, **variables: str) -> None:
        super().__init__(folder, **variables)
        self.address = f"http://{own_address()}:{self.port}"

    @property
    def arguments(self) -> list[str]:
        """What its command line says."""
        return [*super().arguments, "--host", "0.0.0.0", "--public-address", self.address]


@pytest.fixture
def open_house(site: None, tmp_path: Path) -> Iterator[Server]:
    with running(OpenHouse(tmp_path, **MODEST)) as server:
        yield server


def test_a_phone_joins_by_the_link(open_house: Server, visit: Visit) -> None:
    address = open_house.address
    host = visit(address, confirm=False)
    host.forgive(UNTRUSTED)
    host.go()
    page = host.page
    page.get_by_role("link", name="Play with friends").click()
    page.locator("label", has=page.locator('input[name="players"][value="2"]')).click()
    page.get_by_role("button", name="Open the table").click()
    link = page.locator(".copy input").input_value()
    assert link.startswith(f"{address}/tables/")
    assert page.locator(".invite svg").count()

    phone = visit(address, size="phone", touch=True, confirm=False, language="de-DE", theme="dark")
    phone.forgive(UNTRUSTED)
    phone.go(link)
    assert address.startswith("http://127.") or not phone.page.evaluate("isSecureContext")
    phone.page.get_by_role("button", name="Platz nehmen").tap()
    page.get_by_role("button", name="Begin").click()
    players = [Player(page, seed=7), Toucher(phone.page, seed=8)]
    for player in players:
        player.page.locator('.table[data-settled="true"]').wait_for()
    while sum(player.steps for player in players) < DECISIONS or not all(player.steps for player in players):
        for player in players:
            player.play_if_asked()
    reached = int(public(phone.page)["seq"])
    page.wait_for_function("(seq) => Number(document.querySelector('.table').dataset.seq) >= seq", arg=reached)
    assert "#" not in phone.page.url, "The secret of the link is taken out of the address."
