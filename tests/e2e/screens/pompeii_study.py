"""The screens on which somebody studies Pompeii: hints, a finished game and its branches, a position, the challenge."""

from __future__ import annotations

from collections.abc import Iterator

from tests.e2e import pompeii_positions as positions
from tests.e2e.screens.pompeii import BOTS, asked, sit
from tests.e2e.screens.walk import Person, Screen, Walk, wait_for_review
from tests.e2e.table_page import type_token
from vesuvius import load
from vesuvius.formats.record import Record, dump, play, start

CASTRUM = "build20"


def missed_win() -> Record:
    """A game alone in which the Castrum could be built in its last two rounds, and never is."""
    game = load("pompeii")
    record, state = start(game, seed=1, position=positions.LAST_OF_SOLO, seats=("Livia",))
    while game.seat(state) is not None:
        play(record, game, state, next(token for token in game.legal(state) if token != CASTRUM))
    return record


def hinting(walk: Walk) -> Iterator[Screen]:
    """Hints at a table of four."""
    _, _, page = sit(walk, positions.MIDDLE, *BOTS)
    asked(page)
    page.keyboard.press("h")
    page.get_by_role("list", name="Hints").wait_for()
    yield Screen("pompeii-hints", page)


def finished(walk: Walk) -> Iterator[Screen]:
    """A finished game reviewed, and explored."""
    person = Person(walk.server, "Livia")
    table = person.ask("POST", "/api/records/replay", {"record": dump(missed_win()).decode()})["table"]
    page = walk.device(person)
    page.goto(f"/tables/{table}/review/1")
    wait_for_review(page)
    page.get_by_role("list", name="Turning points").get_by_role("button").first.click()
    yield Screen("pompeii-review", page)
    page.goto(f"/tables/{table}/explore/1")
    page.locator(".pmap").wait_for()
    yield Screen("pompeii-explore", page)
    type_token(page, CASTRUM)
    page.get_by_text("Livia wins").first.wait_for()
    yield Screen("pompeii-explore-branch", page)


def setting_up(walk: Walk) -> Iterator[Screen]:
    """The position editor, a table for friends, and the challenge of the day."""
    page = walk.device()
    page.goto("/editor/pompeii")
    page.locator('.editor[data-waiting="false"] .pmap').wait_for()
    yield Screen("pompeii-editor", page)
    page.goto("/daily/pompeii", wait_until="networkidle")
    page.get_by_role("button", name="Take the challenge").wait_for()
    yield Screen("pompeii-daily", page)
