"""The walk of somebody new to Pompeii: from the first page to the end of the guided game and of a first round alone.

`docs/newcomers-walk.md` tells the same walk to people.
"""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.visitors import Visitor
from tests.server.support.process import Server
from tests.support.lesson_steps import POMPEII, Decision
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
MOST = 40  # choices of a round alone, from the first building on


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
    way = page.locator(f':is(.choice-button, .good-button)[data-token="{token}"]')
    if token.startswith("*"):
        page.locator(".pamount input").press(token[1:])
        page.locator(".pamount .btn.main").click()
    elif token in WORDS:
        button = page.locator(f'.acts [data-choice="{token}"]')
        # What is still missing is said behind it.
        expect(button).to_contain_text(say(f"pompeii-label-{WORDS[token]}", missing=0))
        button.click()
    elif way.count():
        way.click()
    else:
        pick(page, token)
        if way.count():
            way.click()


def hear(page: Page, say: Texts, *ids: str) -> None:
    """The page says the words of these messages."""
    expect(page.locator(".action-bar [role=status] p")).to_have_text(" ".join(map(say, ids)))


def steps() -> list[Decision]:
    """All decisions of the learner."""
    return [decision for lesson in POMPEII.lessons for decision in POMPEII.decisions(lesson)]


def learn(visitor: Visitor, languages: list[str]) -> Texts:
    """Every lesson by mouse, each in the next language: what is wanted is said, and what came of it."""
    page, every = visitor.page, steps()
    lessons = [lesson.name for lesson in POMPEII.lessons]
    say = Texts(languages[0])
    for decision in every:
        at = f'.learn[data-lesson="{decision.lesson}"][data-step="{decision.number}"][data-made="false"]'
        page.locator(f'{at}[data-settled="true"]').wait_for()
        if decision.number == 1:
            language = languages[lessons.index(decision.lesson) % len(languages)]
            visitor.speak(language)
            say = Texts(language)
        hear(page, say, decision.words)
        play(page, say, decision.right[0])
        if decision is every[-1]:
            hear(page, say, f"{decision.words}-done", "learn-finished")
        else:
            hear(page, say, f"{decision.words}-done")
            page.locator(".action-bar .btn.main:focus").click()
    return say


def choose_something(page: Page) -> None:
    """Whatever is offered first: a move to confirm, how many, one of the ways, a place that glows, a button."""
    settled = page.locator('.table[data-settled="true"]')
    settled.locator(".spot.open, .choice-button, .pamount, .acts .btn.main").first.wait_for()
    confirm = page.locator(".acts .btn.main:has(use[href='#i-check'])")
    ways = (".pamount .btn.main", ".choice-button", ".spot.open", ".acts .btn.main")
    for offered in (confirm, *map(page.locator, ways)):
        if offered.count():
            offered.first.click()
            return


def play_a_round(page: Page, say: Texts) -> None:
    """From the first building to the second round; each choice is asked for in words."""
    page.locator(".table[data-seq]").wait_for()
    second = say("pompeii-status-turns", round=2)
    for _ in range(MOST):
        if second in page.inner_text("header"):
            return
        before = page.locator(".action-bar [role=status] p").inner_text()
        assert before
        assert "pompeii-" not in before
        seq = page.locator(".table").get_attribute("data-seq")
        choose_something(page)
        page.wait_for_function(
            """([seq, text]) => document.querySelector('.table').dataset.seq !== seq
              || document.querySelector('.action-bar [role=status] p').innerText !== text""",
            arg=[seq, before],
        )
    raise AssertionError("the round does not end")


def test_from_the_first_page_to_the_end_of_a_round_alone(common: Server, visit: Visit, languages: list[str]) -> None:
    visitor, say = visit(common.address, language=languages[0]), Texts(languages[0])
    page = visitor.page
    visitor.go()
    page.locator("label", has=page.locator('input[name="game"][value="pompeii"]')).click()
    page.get_by_role("navigation").get_by_role("link", name=say("web-learn")).click()
    say = learn(visitor, languages)
    page.get_by_role("button", name=say("learn-alone"), exact=True).click()
    play_a_round(page, say)
