"""`vesuvius --lan`: a phone joins a table of a computer in the same network, by its link or its QR code, over http."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import MODEST, AtHome, Visit, running
from tests.e2e.qr_reader import read_code
from tests.e2e.random_players import Player, Toucher, take_turns
from tests.e2e.table_page import public
from tests.server.support.process import Server

DECISIONS = 12
SAID = re.compile(r"http://\S+")
ALONE = "isn’t on a network"
# Which modules of the code are dark; around it is a border of four.
MODULES = """(code) => {
  const path = code.querySelector('path');
  const all = Array.from({length: code.viewBox.baseVal.width - 8}, (_, at) => at + 4.5);
  return all.map((y) => all.map((x) => Number(path.isPointInFill(new DOMPoint(x, y)))));
}"""


class ForTheHouse(AtHome):
    """`vesuvius --lan`, whose address is the one that it says."""

    @property
    def arguments(self) -> list[str]:
        """What its command line says."""
        return ["--lan", *super().arguments]

    def wait_until_ready(self) -> None:
        """Wait until games can be played, and go by the address that it has said."""
        try:
            super().wait_until_ready()
        except AssertionError:
            if ALONE in self.log.read_text():
                pytest.skip("This machine is in no network.")
            raise
        self.address = SAID.findall(self.log.read_text())[0]


@pytest.fixture
def for_the_house(site: None, tmp_path: Path) -> Iterator[Server]:
    with running(ForTheHouse(tmp_path, VESUVIUS_LANGUAGE="en", **MODEST)) as server:
        yield server


def test_a_phone_joins_by_the_link(for_the_house: Server, visit: Visit) -> None:
    address = for_the_house.address
    assert "//127." not in address
    assert "localhost" not in address
    host = visit(address, confirm=False)
    host.go()
    page = host.page
    page.get_by_role("link", name="Play with friends").click()
    page.locator("label", has=page.locator('input[name="players"][value="2"]')).click()
    page.get_by_role("button", name="Open a table").click()
    link = page.locator(".copy input").input_value()
    assert link.startswith(f"{address}/tables/")
    expect(page.locator(".here-only")).to_have_count(0)
    photographed = read_code(page.locator(".invite svg.qr").evaluate(MODULES))
    assert photographed == link

    phone = visit(address, size="phone", touch=True, confirm=False, language="de-DE", theme="dark")
    phone.go(photographed)
    assert not phone.page.evaluate("isSecureContext")
    phone.page.get_by_role("button", name="Platz nehmen").tap()
    page.get_by_role("button", name="Start", exact=True).click()
    players = [Player(page, seed=7), Toucher(phone.page, seed=8)]
    for player in players:
        player.page.locator('.table[data-settled="true"]').wait_for()
    take_turns(players, lambda: all(player.steps >= DECISIONS for player in players))
    reached = int(public(phone.page)["seq"])
    page.wait_for_function("(seq) => Number(document.querySelector('.table').dataset.seq) >= seq", arg=reached)
    assert "#" not in phone.page.url, "The secret of the link is taken out of the address."
