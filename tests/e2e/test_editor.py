"""The position editor: what cannot be is named in words, what can be comes out as it went in, and is played on."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import takewhile
from random import Random
from urllib.parse import quote

import pytest

from tests.e2e.conftest import Visit
from tests.e2e.visitors import Visitor
from tests.games.downfall.pictures import GAME, picture
from tests.games.downfall.presentation.refused_positions import AFTER, BEFORE, ERUPTED, NOT_ASKED, SEETHING
from tests.server.support.process import Server
from vesuvius.game import Problem
from vesuvius.texts import Texts

REACHABLE, FEW = 100, 12
EVERY = 4  # in short, every fourth: which words a position gets is tested without a browser
POSSIBLE = "This position is possible. To move: "
IMPOSSIBLE = [picture(*lines, **cells) for lines, cells, _ in BEFORE]
IMPOSSIBLE += [picture(*ERUPTED, *lines, **cells) for lines, cells, _ in AFTER]
IMPOSSIBLE += [picture(*SEETHING, *lines, **cells) for lines, cells, _ in NOT_ASKED]


def named(position: str, say: Texts) -> str:
    """What is wrong with a position, in words, as far as they do not depend on what is dealt at random."""
    said: list[str] = []
    for seed in range(5):
        with pytest.raises(Problem) as caught:
            GAME.at(position, seed)
        said.append(say(caught.value.message, **caught.value.args_of_message))
    alike = takewhile(lambda letters: len({*letters}) == 1, zip(*said, strict=False))
    return "".join(letters[0] for letters in alike)


def reachable(seed: int, count: int) -> Iterator[str]:
    """Positions of random games, with all numbers of players and any options."""
    chance = Random(seed)
    for number in range(count):
        options = [option for option in GAME.options if chance.random() < 0.3]
        state = GAME.new(2 + number % 3, options, seed=chance.getrandbits(64))
        for _ in range(chance.randrange(150)):
            if GAME.seat(state) is None:
                break
            GAME.play(state, chance.choice(GAME.legal(state)))
        yield GAME.picture(state)


class Editor:
    """The editor, as somebody uses it."""

    def __init__(self, visitor: Visitor, position: str = "") -> None:
        self.page = visitor.page
        self.visitor = visitor
        visitor.forgive("status of 409")  # what cannot be
        visitor.go(f"/editor{position}")
        self.page.get_by_role("grid").wait_for()

    def write(self, text: str) -> None:
        """Hand a text in."""
        if not self.page.get_by_role("dialog").is_visible():
            self.page.get_by_role("button", name="As text").click()
        self.page.get_by_role("textbox", name="As text").fill(text)
        self.page.get_by_role("button", name="Load").click()

    def text(self) -> str:
        """The position as text."""
        self.settle()
        self.page.get_by_role("button", name="As text").click()
        text = self.page.get_by_role("textbox", name="As text").input_value()
        self.page.keyboard.press("Escape")
        self.page.locator("dialog").wait_for(state="detached")
        return text

    def settle(self) -> None:
        """Wait until the rules have answered."""
        self.page.locator('.editor[data-waiting="false"]').wait_for()

    def says(self, words: str) -> None:
        """Wait until the page says that of the position."""
        self.page.get_by_role("status").get_by_text(words).wait_for()

    def touch(self, square: str) -> None:
        """Touch a square."""
        self.page.locator(f'[data-cell="{square}"]').click()
        self.settle()


def test_impossible_positions_are_named_in_words(common: Server, visit: Visit, whole: bool) -> None:
    assert len(IMPOSSIBLE) >= 50
    editor, say = Editor(visit(common.address)), Texts("en")
    before = editor.text()
    for position in IMPOSSIBLE if whole else IMPOSSIBLE[::EVERY]:
        editor.write(position)
        wrong = named(position, say)
        assert len(wrong) > 20
        editor.page.get_by_role("alert").get_by_text(wrong).wait_for()
    editor.page.keyboard.press("Escape")
    editor.page.locator("dialog").wait_for(state="detached")
    editor.says(POSSIBLE)
    assert editor.text() == before, "what was set up before stays as it is"


def test_reachable_positions_go_in_and_come_out_unchanged(common: Server, visit: Visit, whole: bool) -> None:
    editor = Editor(visit(common.address))
    for position in reachable(7, REACHABLE if whole else FEW):
        editor.write(position)
        editor.page.locator("dialog").wait_for(state="detached")
        assert editor.text() == position


def test_a_position_is_set_up_by_hand_asked_about_and_played_on(common: Server, visit: Visit) -> None:
    editor = Editor(visit(common.address))
    page = editor.page
    page.get_by_text("Flight", exact=True).click()
    editor.settle()
    for symbol, square in {
        "scroll": "H1",
        "coin": "C2",
        "column": "E4",
        "vase": "K3",
        "mask": "D7",
        "helmet": "J7",
    }.items():
        page.get_by_role("button", name=f"Lava: {symbol}").click()
        editor.touch(square)
    page.get_by_role("button", name="A red piece").click()
    editor.touch("F2")
    editor.touch("F2")
    page.get_by_role("button", name="A black piece").click()
    editor.touch("A1")
    editor.touch("C2")
    page.get_by_role("status").get_by_text("There’s a piece on C2, where there’s lava").wait_for()
    page.get_by_role("button", name="Remove").click()
    editor.touch("C2")  # the lava first, then the piece that stood on it
    page.get_by_role("gridcell", name=re.compile("^C2,.*black")).wait_for()
    editor.touch("C2")
    page.get_by_role("gridcell", name=re.compile("^C2,(?!.*black)")).wait_for()
    page.get_by_role("button", name="Lava: coin").click()
    editor.touch("C2")
    page.get_by_text("Red", exact=True).click()
    page.get_by_text("Moves", exact=True).click()
    editor.settle()
    page.get_by_role("status").get_by_text("This position is possible. To move: red.", exact=False).wait_for()
    wanted = GAME.position(GAME.at(editor.text(), seed=1))
    assert (wanted["pieces"], wanted["decision"], wanted["turn"]) == ({"A1": [0, 1], "F2": [2, 0]}, "move", 0)
    page.get_by_role("button", name="Best moves").click()
    page.get_by_role("list", name="Hints").get_by_text("F2").first.wait_for()
    page.get_by_role("button", name="Hide").click()
    page.get_by_role("button", name="Play on").click()
    page.get_by_role("dialog").get_by_role("button", name="Play on").click()
    page.locator('.table[data-settled="true"] .cell.open').first.wait_for()
    assert page.locator(".cell.open").first.get_attribute("data-cell") == "F2"


def test_a_link_opens_a_position(common: Server, visit: Visit) -> None:
    first, second = reachable(3, 2)
    visitor = visit(common.address)
    editor = Editor(visitor, f"#position={quote(first)}")
    assert editor.text() == first
    with editor.page.expect_response("**/api/study"):
        visitor.go(f"/editor#position={quote(second)}")  # only the fragment is another one
    assert editor.text() == second
