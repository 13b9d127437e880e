"""Tables of Pompeii at prepared positions: for one person and bots, and for people who share a device."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, expect

from tests.e2e.server_requests import ask
from tests.e2e.visitors import Visitor

BOT = {"kind": "bot", "bot": "level:1", "name": "Brutus"}

Json = dict[str, Any]


def begun(address: str, position: Json, *seats: Json) -> tuple[str, str]:
    """A table at a position whose game has begun: its id, and the key of whoever has opened it."""
    me = ask(address, "POST", "/api/people", {"name": "Livia"})["key"]
    rules = {"game": "pompeii", "order": "choice", "options": position.get("options", [])}
    wanted = {"study": {"game": "pompeii", "position": position}, "table": {"rules": rules, "seats": seats}}
    table: str = ask(address, "POST", "/api/study/play", wanted, me)["info"]["table"]
    ask(address, "POST", f"/api/tables/{table}/start", key=me)
    return table, me


def sit_down(visitor: Visitor, position: Json, *others: Json) -> Page:
    """A table at a position, with oneself at the first seat."""
    table, me = begun(visitor.address, position, {"kind": "me"}, *others)
    visitor.be(me)
    visitor.go(f"/tables/{table}")
    visitor.page.locator(".pmap").wait_for()
    return visitor.page


def share_device(visitor: Visitor, position: Json, *names: str) -> Page:
    """A table at a position for people who share a device."""
    table, me = begun(visitor.address, position, *({"kind": "device", "name": name} for name in names))
    keys = ask(visitor.address, "POST", f"/api/tables/{table}/keys", key=me)["keys"]
    visitor.be(me, **{f"vesuvius.seats.{table}": json.dumps(keys)})
    visitor.go(f"/tables/{table}")
    return visitor.page


def take_the_device(page: Page, name: str) -> None:
    """The curtain calls somebody, who takes the device and is asked."""
    expect(page.locator(".handoff h1")).to_contain_text(name)
    page.locator(".handoff button").click()
    page.locator('.table[data-settled="true"]').wait_for()


def asked(page: Page) -> None:
    """Wait until it is one's turn again."""
    page.locator('.table[data-settled="true"] .spot.open').first.wait_for()
