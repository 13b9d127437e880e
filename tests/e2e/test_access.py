"""A game played from what a screen reader is told, and from nothing else: roles and names, chosen with Enter."""

from __future__ import annotations

import re
import time
from random import Random

from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.screens.walk import BOTS, Person
from tests.e2e.visitors import PATIENCE
from tests.server.support.process import Server
from tests.support.lesson_steps import DOWNFALL

TURNS = 10
# Buttons beside the board that choose nothing.
OTHERS = {"Back", "Undo", "Skip", "Play", "Hint", "Hide"}
MOST_STEPS = 8
# What a screen reader says by itself of what has happened, as often as it says it.
LISTEN = """() => {
  window.said = [];
  const isSaid = (node) => node.parentElement?.closest('.visually-hidden[aria-live]') && node.textContent.trim();
  const listener = new MutationObserver((changes) => {
    for (const {addedNodes, target, type} of changes) {
      said.push(...[...type === 'childList' ? addedNodes : [target]].filter(isSaid).map((node) => node.textContent));
    }
  });
  listener.observe(document.body, {childList: true, characterData: true, subtree: true});
}"""
POLL = 60  # milliseconds: a look at the whole page takes as long
# Two people of whoever plays stand at a gate that is open.
AT_THE_GATES = next(lesson.position for lesson in DOWNFALL.lessons if lesson.name == "end")


class Listener:
    """Somebody who hears the page."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.chance = Random(seed)
        asked = page.get_by_role("status").filter(has_text=re.compile("Your turn,"))
        self.told = asked.filter(has_not_text="One moment.")
        self.hand = page.get_by_role("group", name="Your hand").get_by_role("button", disabled=False)
        self.squares = page.get_by_role("gridcell", name="can be chosen")
        self.gates = page.get_by_role("gridcell", name="can leave here")
        self.below = page.get_by_role("contentinfo").get_by_role("button")
        # What the button says depends on the act; the sign is the same.
        self.confirm = self.below.filter(has=page.locator("use[href='#i-check']"))
        self.chronicle = page.get_by_role("list", name="Log")
        page.evaluate(LISTEN)

    def decide(self) -> str:
        """One decision, from the sentence that asks for it to the one that tells what was done; the first of them."""
        self.told.wait_for()
        asked = self.told.inner_text()
        for _ in range(MOST_STEPS):
            if self.confirm.is_visible():
                break
            chosen, before = self.choose(), self.heard()
            chosen.press("Enter")
            self.wait_for_change(before)
        said = self.page.evaluate("said.length")
        self.confirm.press("Enter")
        self.page.wait_for_function("before => said.length > before", arg=said)
        return asked

    def heard(self) -> str:
        """All roles, names and states of the page."""
        return self.page.locator("body").aria_snapshot()

    def wait_for_change(self, before: str) -> None:
        """Wait until the page tells something else."""
        end = time.monotonic() + PATIENCE / 1000
        while self.heard() == before:
            assert time.monotonic() < end, f"nothing has changed:\n{before}"
            self.page.wait_for_timeout(POLL)

    def choose(self) -> Locator:
        """Something that can be chosen now; out of the city where that is possible."""
        if self.hand.count() and not self.hand.and_(self.page.get_by_role("button", pressed=True)).count():
            return self.any(self.hand)
        if self.gates.count():
            return self.any(self.gates)
        if self.squares.count():
            return self.any(self.squares)
        words = [button for button in self.below.all() if button.inner_text().strip() not in OTHERS]
        assert words, f"nothing can be chosen: {self.told.inner_text()}"
        return self.chance.choice(words)

    def any(self, found: Locator) -> Locator:
        """One of them."""
        return found.nth(self.chance.randrange(found.count()))


def test_ten_turns_while_the_city_fills(common: Server, visit: Visit) -> None:
    visitor = visit(common.address, auto=False)
    visitor.go()
    page = visitor.page
    page.get_by_role("group", name="Bots").get_by_role("radio", name="1").check()
    page.get_by_role("button", name="Play now").press("Enter")
    listener = Listener(page, seed=1)
    turns = 0
    while turns < TURNS:
        turns += "Play a card" in listener.decide()


def test_ten_decisions_while_the_mountain_erupts(common: Server, visit: Visit) -> None:
    person = Person(common, "Anna")
    table, _ = person.open_table({"kind": "me"}, BOTS[0])
    person.ask("POST", f"/api/tables/{table}/start")
    assert person.play_until(table, decision="lava") is not None
    visitor = visit(common.address, auto=False)
    visitor.be(person.key)
    visitor.go(f"/tables/{table}")
    listener = Listener(visitor.page, seed=2)
    asked = [listener.decide() for _ in range(TURNS)]
    assert any("You’ve drawn lava" in each for each in asked)
    assert any("Choose one of your pieces" in each for each in asked)


def test_two_leave_the_city_by_its_gates(common: Server, visit: Visit) -> None:
    person = Person(common, "Anna")
    form = {"rules": {"game": "downfall", "order": "choice"}, "seats": [{"kind": "me"}, BOTS[0]]}
    study = {"game": "downfall", "position": AT_THE_GATES}
    table = person.ask("POST", "/api/study/play", {"study": study, "table": form})["info"]["table"]
    person.ask("POST", f"/api/tables/{table}/start")
    visitor = visit(common.address, auto=False)
    visitor.be(person.key)
    visitor.go(f"/tables/{table}")
    listener = Listener(visitor.page, seed=3)
    for square, gate in {"A5": "Porta Marina", "G7": "Porta di Stabia"}.items():
        listener.told.wait_for()
        listener.squares.and_(visitor.page.get_by_role("gridcell", name=f"{square},")).press("Enter")
        expect(listener.gates).to_have_count(1)
        expect(listener.gates).to_have_accessible_name(re.compile(gate))
        listener.gates.press("Enter")
        listener.confirm.press("Enter")
        expect(listener.chronicle).to_contain_text(f"{square}>out")
