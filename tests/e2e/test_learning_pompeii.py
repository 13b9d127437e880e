"""Pompeii is learnt in the browser, from the first building to the Castrum."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.lessons import POMPEII, Decision
from tests.server.process import Server
from vesuvius.texts import Texts

# Tokens that stand on buttons, and where others are chosen: on the board by what a token names, else on a card.
WORDS = {".": "stop", "pass": "pass", "wait": "wait", "draw:S": "draw-specialist", "draw:C": "draw-city"}
PLACES = (
    (r"own(\d+)|build(\d+).*|@b(\d+).*", "b{}"),
    (r"@porta", "porta"),
    (r"@([a-z]+).*", "field-{}"),
    (r"hire", "b18"),
    (r"army", "b19"),
    (r"finish|heal:.*|lift:.*", "b17"),
)


def pick(page: Page, token: str) -> None:
    """Point at what a token names first."""
    for form, place in PLACES:
        if found := re.fullmatch(form, token):
            named = next(filter(None, found.groups()), "")
            page.locator(f'[data-place="{place.format(named)}"]').click()
            return
    page.locator(f'[data-card="{token.partition(":")[2] or token[1:]}"]').first.click()


def play(page: Page, say: Texts, token: str) -> None:
    """Choose a token with the mouse."""
    way = page.locator(f'.pway[data-token="{token}"]')
    if token.startswith("*"):
        page.locator(".pamount input").press(token[1:])
        page.locator(".pamount .btn.main").click()
    elif token in WORDS:
        page.locator(".acts").get_by_role("button", name=say(f"pompeii-label-{WORDS[token]}"), exact=True).click()
    elif way.count():
        way.click()
    else:
        pick(page, token)
        if way.count():
            way.click()


def hear(page: Page, say: Texts, *ids: str) -> None:
    """The page says the words of these messages."""
    expect(page.locator(".dado [role=status] p")).to_have_text(" ".join(map(say, ids)))


def steps() -> list[Decision]:
    """All decisions of the learner."""
    return [decision for lesson in POMPEII.lessons for decision in POMPEII.decisions(lesson)]


def test_every_lesson_by_mouse(fixed: Server, visit: Visit) -> None:
    visitor, say, every = visit(fixed.address, language="de-DE"), Texts("de"), steps()
    page = visitor.page
    visitor.go("/learn/pompeii")
    for decision in every:
        at = f'.learn[data-lesson="{decision.lesson}"][data-step="{decision.number}"][data-made="false"]'
        page.locator(f'{at}[data-settled="true"]').wait_for()
        hear(page, say, decision.words)
        play(page, say, decision.right[0])
        if decision is every[-1]:
            hear(page, say, f"{decision.words}-done", "learn-finished")
            return
        hear(page, say, f"{decision.words}-done")
        page.locator(".dado .btn.main:focus").click()
