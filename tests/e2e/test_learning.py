"""The guided first game to its end: by mouse in every language, and by keys alone; every wrong choice is answered."""

from __future__ import annotations

import re
from itertools import cycle
from typing import Any

from tests.e2e.conftest import Visit
from tests.e2e.random_players import Player, Typist
from tests.e2e.table_page import Look, Spot, look, type_token
from tests.e2e.visitors import Visitor
from tests.server.support.process import Server
from tests.support.lesson_steps import DOWNFALL, Decision
from vesuvius.texts import Texts

ILLEGAL = "A1>K7"
NAMED = "all => all.map(({dataset}) => dataset.place ?? dataset.card ?? dataset.choice)"
NUMBER = "[...document.querySelectorAll('.hand .card')].map((card) => card.querySelector('.number').textContent)"
TOLD = "document.querySelector('.action-bar [role=status] p').innerText"


class Learner:
    """Somebody who learns, with a mouse or with keys; each lesson is in the next one of some languages."""

    def __init__(self, visitor: Visitor, player: Player, *languages: str) -> None:
        self.page = visitor.page
        self.player = player
        self._visitor = visitor
        self._languages = cycle(languages)
        self.say = Texts(languages[0])

    def begin_lesson(self) -> None:
        """Go on in the next language."""
        language = next(self._languages)
        self._visitor.speak(language)
        self.say = Texts(language)

    def told(self) -> str:
        """What the page says now."""
        text: str = self.page.evaluate(TOLD)
        return text.replace("\xa0", " ").replace("\u202f", " ")

    def hears(self, *ids: str) -> None:
        """The page says the words of these messages."""
        wanted = " ".join(self.say(each) for each in ids).replace("\xa0", " ").replace("\u202f", " ")
        self.page.wait_for_function(
            f"text => ({TOLD}).replaceAll('\\u00a0', ' ').replaceAll('\\u202f', ' ') === text", arg=wanted
        )

    def play(self, token: str) -> None:
        """Choose the parts of a token one after the other, until it is played."""
        cells = re.findall(r"[A-K][1-7]", token)
        card = re.match(r"\d+", token)
        if card:
            numbers: list[str] = self.page.evaluate(NUMBER)
            self._press(lambda seen: seen.cards, str(numbers.index(card[0])))
        for cell in cells:
            self._press(lambda seen: seen.cells, cell)
        if token.endswith(">out") or token == "+-":
            (word,) = look(self.page).words
            self.player.press(word)

    def is_pointed_at(self, token: str) -> None:
        """What begins this token is framed: a card of that house, or a place."""
        framed = self.page.locator(".learn [data-wanted]")
        framed.first.wait_for()
        named = framed.evaluate_all(NAMED)
        assert any(token.startswith((name, f"x{name}", f"~{name}", f"+{name}")) for name in named), (token, named)

    def _press(self, among: Any, name: str) -> None:
        seen: Look = look(self.page)
        (spot,) = [each for each in among(seen) if each.name == name]
        self.player.press(spot)

    def go_on(self) -> None:
        """Read on."""
        (spot,) = look(self.page).confirm
        self.page.locator(".action-bar .btn.main:focus").wait_for()
        self.player.press(spot)

    def stands_at(self, decision: Decision) -> None:
        """The page is at that step, and the right move has not been made."""
        at = f'.learn[data-lesson="{decision.lesson}"][data-step="{decision.number}"][data-made="false"]'
        self.page.locator(f'{at}[data-settled="true"]').wait_for()


def learn(learner: Learner, wrong_too: bool) -> None:
    """All lessons; at every step first what is not possible and what is not wanted, then what is right."""
    every = [decision for lesson in DOWNFALL.lessons for decision in DOWNFALL.decisions(lesson)]
    for decision in every:
        learner.stands_at(decision)
        if decision.number == 1:
            learner.begin_lesson()
        learner.hears(decision.words)
        learner.is_pointed_at(decision.right[0])
        if wrong_too:
            type_token(learner.page, ILLEGAL)
            learner.page.locator(".action-bar .no").wait_for()
            refused = learner.told()
            assert "-" not in refused.split(" ", maxsplit=1)[0]  # no bare message id
            assert refused != learner.say(decision.words)
            if decision.wrong:
                type_token(learner.page, decision.wrong[0])
                learner.hears(f"{decision.words}-nudge")
        learner.play(decision.right[0])
        if decision is every[-1]:
            learner.hears(f"{decision.words}-done", "learn-finished")
        else:
            learner.hears(f"{decision.words}-done")
            learner.go_on()


def test_every_lesson_by_mouse_in_every_language(common: Server, visit: Visit, languages: list[str]) -> None:
    visitor = visit(common.address, language=languages[0])
    visitor.forgive("status of 409")  # what the rules refuse
    visitor.go("/learn")
    learn(Learner(visitor, Player(visitor.page, seed=1), *languages), wrong_too=True)


def test_every_lesson_by_keys_alone_and_then_a_game(common: Server, visit: Visit) -> None:
    visitor = visit(common.address)
    visitor.forgive("status of 409")
    visitor.go("/learn")
    learn(Learner(visitor, Typist(visitor.page, seed=1), "en"), wrong_too=False)
    Typist(visitor.page, seed=1).press(Spot("word", "Play against level 1", 0, 0))
    visitor.page.locator(".table[data-seq]").wait_for()
    assert visitor.table


def test_a_lesson_goes_on_where_it_was_left(common: Server, visit: Visit) -> None:
    visitor = visit(common.address)
    visitor.go("/learn")
    learner = Learner(visitor, Player(visitor.page, seed=1), "en")
    first, second = DOWNFALL.decisions(DOWNFALL.lessons[0])
    learner.stands_at(first)
    learner.play(first.right[0])
    learner.hears(f"{first.words}-done")
    visitor.page.reload()
    learner.stands_at(second)
    learner.play(second.right[0])
    learner.hears(f"{second.words}-done")
    visitor.go("/")
    visitor.page.get_by_role("link", name="Learn").click()
    learner.stands_at(next(DOWNFALL.decisions(DOWNFALL.lessons[1])))
    visitor.page.get_by_role("button", name="The joker").click()
    learner.stands_at(next(DOWNFALL.decisions(DOWNFALL.lessons[2])))
