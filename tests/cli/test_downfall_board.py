"""Downfall's face: the drawing in every phase and width, and words for everything that can happen."""

from __future__ import annotations

import io
import random
import re
from functools import cache
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

import vesuvius
from tests.cli.table import FLEEING
from tests.test_texts import messages
from vesuvius.cli.boards import board_of
from vesuvius.cli.boards.board import LogLine
from vesuvius.cli.boards.downfall.city import City
from vesuvius.games.downfall.presentation import events
from vesuvius.texts import LANGUAGES, texts

UNSAID = re.compile(r"downfall-|word-|\{")
OPTIONS = ("dual_vents", "closed_vents", "free_moves")


def drawn(view: dict[str, Any], width: int, colours: str | None, log: list[LogLine] | None = None) -> list[str]:
    console = Console(width=width, file=io.StringIO(), force_terminal=colours is not None, color_system=colours)  # type: ignore[arg-type]
    console.print(board_of(vesuvius.load("downfall")).draw(view, log or [], []))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_has_words(language: str) -> None:
    texts.use(language)
    game = vesuvius.load("downfall")
    board, chance = board_of(game), random.Random(5)
    for players in game.seats:
        state = game.new(players, OPTIONS, players)
        while (seat := game.seat(state)) is not None:
            legal = game.legal(state)
            told = [board.ask(game.view(state, seat), legal), *(heading for heading, _ in board.groups(legal))]
            assert sorted(token for _, tokens in board.groups(legal) for token in tokens) == legal
            events = game.play(state, chance.choice(legal))
            told += [line.words for line in board.tell([game.mask_event(event, 0) for event in events])]
            told += [line.words for line in board.tell(events)]
            assert not [words for words in told if UNSAID.search(words)]


def test_no_words_are_left_over() -> None:
    facts = vesuvius.load("downfall").facts()
    told = {kind for kind, _, _ in events.KINDS.values()} - {"played"}
    options = vesuvius.info("downfall").option_names
    families = {
        "downfall-event-": told,
        "downfall-phase-": {"settling", "seething", "opening", "fleeing", "over"},
        "downfall-ask-": {"card", "relative", "omen", "call", "lava", "move"},
        "downfall-option-": {*options, *(f"{option}-title" for option in options)},
        "downfall-pieces-": set(facts["colours"]),
    }
    for family, members in families.items():
        assert {name for name in messages("en") if name.startswith(family)} == {family + member for member in members}
    words = {*facts["colours"], *facts["lava"], *(building["colour"] for building in facts["buildings"])}
    assert all(f"word-{word}" in messages("en") for word in words)


@cache
def stages() -> dict[str, dict[str, Any]]:
    """The first view of each phase of a game."""
    game = vesuvius.load("downfall")
    chance, state = random.Random(8), game.new(4, OPTIONS, 8)
    views: dict[str, dict[str, Any]] = {}
    while game.seat(state) is not None:
        view = game.view(state, 0)
        views.setdefault(view["phase"], view)
        game.play(state, chance.choice(game.legal(state)))
    return {**views, "over": game.view(state, 0)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "colours"), [(80, None), (80, "truecolor"), (112, None), (140, "256")])
def test_the_drawing_fits_at_every_stage(language: str, width: int, colours: str | None) -> None:
    texts.use(language)
    assert list(stages()) == ["settling", "seething", "opening", "fleeing", "over"]
    log = [LogLine(0, "lava " * width, "R1"), LogLine(None, "ash", "")]
    for phase, view in stages().items():
        lines = [Text.from_ansi(line) for line in drawn(view, width, colours, log)]
        assert max(line.cell_len for line in lines) <= width
        assert any(texts(f"downfall-phase-{phase}") in line.plain for line in lines)
        assert any("ash" in line.plain for line in lines)


def test_r14_a_gate_under_lava_is_drawn_closed() -> None:
    game = vesuvius.load("downfall")
    view = game.view(game.at(FLEEING, 1))
    assert any("━F▐∩▌" in line for line in drawn(view, 80, None))
    view["lava"]["F1"] = "scroll"
    assert any("━F▐×▌" in line for line in drawn(view, 80, None))


def test_crowds_are_counted() -> None:
    game = vesuvius.load("downfall")
    view = {**game.view(game.at(FLEEING, 1)), "players": 4}
    view["pieces"] = {"H5": [12, 11, 10, 9], "A6": [2, 1, 0, 0]}
    sheet = [line.plain for line in City(game.facts()).draw(view, [], blocks=False).lines()]
    row = next(number for number, line in enumerate(sheet) if "r12k11" in line)
    assert "42" in sheet[row - 1]
    assert "y10b9" in sheet[row + 1]
    assert any("6 r r │" in line for line in sheet)
    assert any("  k" in line for line in sheet)


def test_what_may_be_chosen_is_marked() -> None:
    game = vesuvius.load("downfall")
    state = game.at(FLEEING, 1)
    city = City(game.facts())
    bare = [line.plain for line in city.draw(game.view(state), [], blocks=False).lines()]
    marked = [line.plain for line in city.draw(game.view(state), ["A2", "K6"], blocks=False).lines()]
    assert "".join(marked).count("+") == "".join(bare).count("+") + 2


def test_colours_are_said_by_signs_too() -> None:
    game = vesuvius.load("downfall")
    text = "\n".join(drawn(game.view(game.new(2, (), 1), 0), 80, None))
    for sign in ("1≡", "2◊", "6≈", "10#", "≡ grey", "◊ purple", "≈ turquoise", "# brown"):
        assert sign in text
    for symbol in "§¤ΠΦ☻Ω":
        assert symbol in text
