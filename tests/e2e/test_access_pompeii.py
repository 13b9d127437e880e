"""Pompeii played from what a screen reader is told, and from nothing else."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

from tests.e2e.conftest import Visit
from tests.e2e.pompeii_tables import BOT
from tests.e2e.screens.walk import Person
from tests.e2e.table_page import type_token
from tests.e2e.test_access import LISTEN, OTHERS, TURNS, Listener
from tests.server.support.process import Server
from tests.support.lesson_steps import POMPEII

# Whoever plays can draw another specialist, or be content.
TRAINING = next(lesson.position for lesson in POMPEII.lessons if lesson.name == "specialists")


class Builder(Listener):
    """Somebody who hears the page of Pompeii."""

    def __init__(self, page: Page, seed: int) -> None:
        super().__init__(page, seed)
        self.board = page.get_by_role("group", name="Countryside and city").get_by_role("button", name="can be chosen")
        self.ways = page.get_by_role("group", name="Choices").get_by_role("button")
        self.many = page.get_by_role("group", name="How many").get_by_role("button", name="Take")
        self.cards = page.get_by_role("contentinfo").get_by_role("button", name="can be chosen")

    def choose(self) -> Locator:
        """So many, one of the ways, a place, a card, or a button below."""
        for offered in (self.many, self.ways, self.board, self.cards):
            if offered.count():
                return self.any(offered)
        words = [button for button in self.below.all() if button.inner_text().strip() not in OTHERS]
        assert words, f"nothing can be chosen: {self.told.inner_text()}"
        return self.chance.choice(words)


def test_ten_turns_by_the_accessibility_tree_alone(common: Server, visit: Visit) -> None:
    person = Person(common, "Anna")
    table, _ = person.open_table({"kind": "me"}, BOT, game="pompeii")
    person.ask("POST", f"/api/tables/{table}/start")
    visitor = visit(common.address, auto=False)
    visitor.be(person.key)
    visitor.go(f"/tables/{table}")
    listener = Builder(visitor.page, seed=3)
    turns = 0
    while turns < TURNS:
        turns += "Place a worker" in listener.decide()


def test_it_is_said_that_somebody_leaves_it_at_that(common: Server, visit: Visit) -> None:
    person = Person(common, "Livia")
    form = {"rules": {"game": "pompeii", "order": "choice", "options": ["set_a"]}, "seats": [{"kind": "me"}, BOT]}
    opened = {"study": {"game": "pompeii", "position": TRAINING}, "table": form}
    table = person.ask("POST", "/api/study/play", opened)["info"]["table"]
    person.ask("POST", f"/api/tables/{table}/start")
    visitor = visit(common.address, auto=False)
    page = visitor.page
    visitor.be(person.key)
    visitor.go(f"/tables/{table}")
    page.locator('.table[data-settled="true"]').wait_for()
    page.evaluate(LISTEN)
    type_token(page, "train:S30")
    page.locator('[data-choice="."]').wait_for()
    type_token(page, ".")
    page.wait_for_function("() => said.some((line) => line.includes('Livia leaves it at that'))")
