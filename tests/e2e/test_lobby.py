"""Strangers meet: two browsers are paired by a quick match, and a third one watches."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.e2e.conftest import Visit
from tests.e2e.screens.walk import Person
from tests.e2e.test_friends import begin
from tests.server.support.process import Server

TAPPED = """() => [...document.querySelectorAll('button, a, input, .cell')].map((node) => {
  const { x, y, width, height } = node.getBoundingClientRect();
  return [node.textContent.replace(/\\d/g, '').trim(), x, y, width, height].join();
})"""


def meet(page: Page, name: str) -> None:
    """Ask for somebody to play with."""
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Play someone now").click()


def places(page: Page) -> Any:
    """Where everything is that can be tapped."""
    return page.evaluate(TAPPED)


def say(page: Page, text: str) -> None:
    """Say something in the chat, which is a sheet on a phone."""
    page.get_by_role("button", name="Chat").click()
    page.get_by_role("textbox", name="Say something").fill(text)
    page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text(text)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def test_two_strangers_are_paired_and_a_third_one_watches(common: Server, visit: Visit) -> None:
    livia, gaius, nero = visit(common.address), visit(common.address, size="phone"), visit(common.address)
    livia.go("/lobby")
    meet(livia.page, "Livia")
    expect(livia.page.get_by_role("timer")).to_contain_text("Bots take the free seats in")
    gaius.go("/lobby")
    expect(gaius.page.get_by_role("listitem").filter(has_text="Livia")).to_contain_text("one free seat")
    meet(gaius.page, "Gaius")
    for visitor in (livia, gaius):
        visitor.page.get_by_role("grid").wait_for()
    assert livia.page.url == gaius.page.url
    expect(livia.page.locator(".players")).to_contain_text("Online")
    nero.go("/watch")
    card = nero.page.get_by_role("link").filter(has_text="Livia").filter(has_text="Gaius").filter(has_not_text="Bot")
    expect(card.locator("svg.miniature")).to_be_visible()
    expect(card).to_contain_text("0 moves")
    card.click()
    nero.page.get_by_role("grid").wait_for()
    expect(nero.page.locator(".action-bar")).to_contain_text(re.compile("You(’re| are) watching"))
    for visitor in (livia, gaius, nero):
        expect(visitor.page.locator(".watchers")).to_have_text("1one spectator")
    nero.page.keyboard.press("c")
    nero.page.get_by_role("textbox", name="Say something").fill("Who will win?")
    nero.page.keyboard.press("Enter")
    nero.page.get_by_role("group", name="Reactions").get_by_role("button").first.click()
    expect(nero.page.get_by_role("log").get_by_role("listitem")).to_have_count(2)
    before = {visitor: places(visitor.page) for visitor in (livia, gaius)}
    say(gaius.page, "Salve, Livia!")
    expect(livia.page.get_by_role("tab", name="1 new message")).to_be_visible()
    assert places(livia.page) == before[livia], "a message has moved something that can be tapped"
    assert places(gaius.page) == before[gaius]
    livia.page.keyboard.press("c")
    expect(livia.page.get_by_role("log").get_by_role("listitem")).to_have_count(1)
    expect(livia.page.get_by_role("textbox", name="Say something")).to_be_focused()
    expect(livia.page.locator("dialog")).to_have_count(0)
    gaius.go("/")
    # One's own game isn't shown to oneself.
    expect(gaius.page.get_by_role("link").filter(has_text="Livia")).to_have_count(1)
    expect(livia.page.locator(".players")).to_contain_text("Offline")
    nero.go("/")
    live = nero.page.get_by_role("region", name="Live now").get_by_role("link").filter(has_text="Livia")
    expect(live.locator("svg.miniature")).to_be_visible()


LINK = "path => document.body.append(Object.assign(document.createElement('a'), { href: path, textContent: 'away' }))"


def test_who_has_watched_first_is_not_taken_for_gone(common: Server, visit: Visit) -> None:
    livia, nero = visit(common.address), visit(common.address)
    livia.go()
    livia.page.get_by_role("button", name="Play now").click()
    livia.page.get_by_role("grid").wait_for()
    nero.go(livia.page.url)
    nero.page.get_by_role("grid").wait_for()
    # Within the pages: the socket that was opened for nobody in particular stays.
    nero.page.evaluate(LINK, "/lobby")
    nero.page.get_by_role("link", name="away").click()
    for group, choice in (("Players", "4"), ("Bots join after", "15 seconds"), ("Level of the bots", "1")):
        nero.page.get_by_role("group", name=group).get_by_text(choice, exact=True).click()
    meet(nero.page, "Nero")
    nero.page.get_by_role("timer").wait_for()
    nero.page.get_by_role("grid").wait_for()
    expect(nero.page.locator(".players")).to_contain_text("Nero")


def test_who_waits_may_stop_waiting(common: Server, visit: Visit) -> None:
    livia, gaius = visit(common.address), visit(common.address)
    livia.go("/lobby")
    livia.page.get_by_role("group", name="Players").get_by_text("3", exact=True).click()
    meet(livia.page, "Valeria")
    livia.page.get_by_role("timer").wait_for()
    gaius.go("/lobby")
    listed = gaius.page.get_by_role("listitem").filter(has_text="Valeria")
    expect(listed).to_contain_text("no rating yet")
    expect(listed).to_contain_text("Casual game")
    livia.page.get_by_role("button", name="Stop waiting").click()
    livia.page.get_by_role("heading", name="Play someone").wait_for()
    expect(listed).to_have_count(0)


def wait_at_a_table(person: Person) -> str:
    """Somebody opens a table for whoever comes; its id."""
    return person.open_table({"kind": "me"}, {"kind": "open"}, public=True)[0]


def test_open_tables_show_who_waits_and_stay_where_they_are(common: Server, visit: Visit) -> None:
    octavia, publius = Person(common, "Octavia"), Person(common, "Publius")
    played, invite = octavia.open_table({"kind": "me"}, {"kind": "open"}, rated=True, order="choice")
    publius.ask("POST", f"/api/tables/{played}/join", {"invite": invite})
    octavia.ask("POST", f"/api/tables/{played}/start")
    resigning = {"type": "resign", "table": played, "seat": 0, "seq": 1, "id": "up"}
    octavia.ask("POST", f"/api/tables/{played}/commands", resigning)
    [rating] = octavia.ask("GET", "/api/me/results")["ratings"]

    first = wait_at_a_table(octavia)
    visitor = visit(common.address)
    visitor.go("/lobby")
    listed = visitor.page.get_by_role("listitem").filter(has_text=re.compile("Octavia|Publius"))
    expect(listed).to_have_count(1)
    expect(listed).to_contain_text(f"Octavia ({rating['rating']})")
    # The server names the newest first; a page that is open adds it below.
    second = wait_at_a_table(publius)
    expect(listed).to_have_text([re.compile("Octavia"), re.compile("Publius")])
    assert [each["table"] for each in publius.ask("GET", "/api/tables")][:2] == [second, first]
    visitor.page.reload()
    expect(listed).to_have_text([re.compile("Publius"), re.compile("Octavia")])
    for person, table in ((octavia, first), (publius, second)):
        person.ask("DELETE", f"/api/tables/{table}")


def test_nothing_that_is_said_is_lost_with_the_connection(common: Server, visit: Visit) -> None:
    host, guest = visit(common.address), visit(common.address)
    wires: list[WebSocketRoute] = []
    cut: list[bool] = []

    def lead(wire: WebSocketRoute) -> None:
        wires.append(wire)
        if cut:
            wire.close()
        else:
            wire.connect_to_server()

    def cut_off() -> None:
        cut.append(True)
        wires[-1].close()

    guest.page.route_web_socket("**/api/socket", lead)
    begin(host, guest)
    guest.page.keyboard.press("c")
    text = guest.page.get_by_role("textbox", name="Say something")
    text.wait_for()
    cut_off()
    host.page.keyboard.press("c")
    host.page.get_by_role("textbox", name="Say something").fill("Are you there?")
    host.page.keyboard.press("Enter")
    expect(host.page.get_by_role("log")).to_contain_text("Are you there?")
    text.fill("Back in a moment.")
    text.press("Enter")
    expect(guest.page.get_by_role("alert").filter(has_text="Not sent yet")).to_be_visible()
    expect(text).to_have_value("Back in a moment.")
    cut.clear()
    for visitor in (host, guest):
        expect(visitor.page.get_by_role("log")).to_contain_text("Back in a moment.")
        expect(visitor.page.get_by_role("log")).to_contain_text("Are you there?")
    expect(text).to_have_value("")
    guest.page.get_by_role("tab", name="Log").click()
    cut_off()
    host.page.get_by_role("textbox", name="Say something").fill("Your turn!")
    host.page.keyboard.press("Enter")
    expect(host.page.get_by_role("log")).to_contain_text("Your turn!")
    cut.clear()
    expect(guest.page.get_by_role("tab", name="1 new message")).to_be_visible()
