"""The program on a device: it opens without a network, shows what is pushed, and says when a new version is there."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.table_page import look, type_token
from tests.e2e.visitors import Visitor
from tests.server.support.process import Server

INSTALLED = "navigator.serviceWorker.ready.then(({active}) => active !== null)"
SHOWN = """navigator.serviceWorker.ready
  .then((registration) => registration.getNotifications())
  .then((shown) => shown.map(({title, body, data}) => [title, body, data]))"""
# A tap on what is shown. Only a person's own tap may open windows, so it is noted what would be opened or brought up.
TAPPED = """async () => {
  const opened = [];
  self.clients.openWindow = (path) => Promise.resolve(opened.push(['opened', path]));
  WindowClient.prototype.focus = function () { return Promise.resolve(opened.push(['brought up', this.url])); };
  let notification;
  for (let looks = 0; !notification && looks < 200; looks++) {
    [notification] = await self.registration.getNotifications();
    if (!notification) await new Promise((later) => setTimeout(later, 50));
  }
  const event = new NotificationEvent('notificationclick', {notification});
  let done;
  event.waitUntil = (work) => { done = work; };
  self.dispatchEvent(event);
  await done;
  return opened;
}"""
NEXT = """navigator.serviceWorker.ready.then((registration) => registration.update())"""


def installed(visitor: Visitor) -> None:
    """Open the first page, and again once the service worker is there."""
    visitor.go()
    assert visitor.page.evaluate(INSTALLED)
    visitor.page.wait_for_function("navigator.serviceWorker.controller !== null")
    visitor.go()


def push(visitor: Visitor, **notice: str) -> None:
    """What a push service delivers."""
    tools = visitor.context.new_cdp_session(visitor.page)
    found: list[str] = []
    tools.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(_ids(told, visitor.address)))
    tools.send("ServiceWorker.enable")
    while not found:
        visitor.page.wait_for_timeout(50)
    message = {"origin": visitor.address, "registrationId": found[0], "data": json.dumps(notice)}
    tools.send("ServiceWorker.deliverPushMessage", message)


def _ids(told: dict[str, list[dict[str, str]]], address: str) -> list[str]:
    return [each["registrationId"] for each in told["registrations"] if each["scopeURL"].startswith(address)]


def test_the_first_page_and_the_rules_open_without_a_network(common: Server, visit: Visit) -> None:
    visitor = visit(common.address, worker=True, size="phone")
    visitor.forgive("ERR_INTERNET_DISCONNECTED")
    installed(visitor)
    visitor.context.set_offline(True)
    visitor.go()
    expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()
    expect(visitor.page.get_by_role("status").filter(has_text="can’t be reached")).to_be_visible()
    visitor.go("/rules/R14")
    expect(visitor.page.locator("#R14")).to_be_visible()
    check_that_lessons_go_on(visitor)
    visitor.go("/puzzles")
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text("Something went wrong")
    visitor.context.set_offline(False)
    expect(visitor.page.get_by_role("grid")).to_be_visible()
    expect(visitor.page.get_by_role("status").filter(has_text="can’t be reached")).to_have_count(0)


def check_that_lessons_go_on(visitor: Visitor) -> None:
    """The first lesson, which was never opened before: what the rules forbid, and what is right."""
    visitor.go("/learn")
    page = visitor.page
    page.locator(".learn [data-wanted]").first.wait_for()
    type_token(page, "A1>K7")
    expect(page.get_by_role("status").filter(has_text="You can’t do that right now")).to_be_visible()
    page.locator(".hand [data-wanted]").press("Enter")
    page.locator(".board [data-wanted]").press("Enter")
    page.locator('.learn[data-made="true"]').wait_for()
    page.get_by_role("button", name="Continue").click()
    page.locator('.learn[data-step="2"]').wait_for()


def test_what_is_pushed_is_shown_and_leads_to_its_table(common: Server, visit: Visit) -> None:
    visitor = visit(common.address, worker=True)
    visitor.context.grant_permissions(["notifications"])
    installed(visitor)
    table = begin_a_game(visitor)
    visitor.go()
    told = {"title": "Your turn", "body": "Against Marcus", "link": f"{common.address}/tables/{table}"}
    push(visitor, **told)
    visitor.page.wait_for_function(f"{SHOWN}.then((shown) => shown.length > 0)")
    assert visitor.page.evaluate(SHOWN) == [[*told.values()]]
    (worker,) = visitor.context.service_workers
    assert worker.evaluate(TAPPED) == [["opened", f"/tables/{table}"]]
    assert visitor.page.evaluate(SHOWN) == []
    visitor.go(f"/tables/{table}")
    look(visitor.page)
    push(visitor, **told)
    visitor.page.wait_for_function(f"{SHOWN}.then((shown) => shown.length > 0)")
    assert worker.evaluate(TAPPED) == [["brought up", told["link"]]]


def begin_a_game(visitor: Visitor) -> str:
    """A game against a bot of whoever sits there."""
    visitor.page.get_by_role("button", name="Play now").click()
    look(visitor.page)
    return visitor.table


def test_a_new_version_leaves_a_running_game_alone(own: Server, visit: Visit) -> None:
    visitor = visit(own.address, worker=True, auto=False)
    for gone in ("ERR_CONNECTION", "ERR_EMPTY_RESPONSE", "ERR_FAILED", "WebSocket connection"):
        visitor.forgive(gone)
    installed(visitor)
    page = visitor.page
    begin_a_game(visitor)
    page.locator(".hand .card[aria-disabled='false']").first.click()
    before, cards = look(page), page.locator(".hand .card[aria-pressed='true']")
    own.stop()
    own.module = "tests.e2e.next_version_server"
    own.start()
    own.wait_until_ready()
    page.evaluate(NEXT)
    update = page.get_by_role("status").filter(has_text="A new version is here")
    expect(update).to_be_visible()
    expect(cards).to_have_count(1)
    assert look(page) == before, "what was chosen stays chosen, and where it was"
    update.get_by_role("button", name="Reload").click()
    expect(cards).to_have_count(0)
    assert look(page).seq == before.seq
    expect(update).to_have_count(0)
