"""Hints: the best moves with their reasons, the same each time, for every game, in every language."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.games.downfall.pictures import GAME, SIX, at
from tests.support import lanterns
from vesuvius.bots.analysis.hints import Hint, hints
from vesuvius.bots.bot import Budget, Decision
from vesuvius.bots.players.mcts import Mcts
from vesuvius.cli.boards import board_of
from vesuvius.cli.hint_table import hint_table, reason_text
from vesuvius.game import Game, Problem, Reason
from vesuvius.texts import LANGUAGES, Texts, texts

BUDGET = Budget(200)


def hinted(game: Game, state: Any, seed: int = 1, count: int = 3) -> list[Hint]:
    seat = game.seat(state)
    assert seat is not None
    return hints(game, game.mask(state, seat), seat, BUDGET, seed, count)


def escape() -> Any:
    """Red may leave through a gate one step away, and moves no more after that."""
    return at("turn: r", "decision: move 1", "bag: coin", **SIX, A5="r", F4="r", G3="2k")


def test_hints_are_the_moves_that_a_search_tried_most() -> None:
    state = GAME.new(3, seed=2)
    seat = GAME.seat(state)
    assert seat is not None
    masked = GAME.mask(state, seat)
    choice = Mcts().choose(Decision(GAME, masked, seat, GAME.legal(masked), BUDGET, 1, reasons=True))
    found = hinted(GAME, state)
    assert [(hint.token, hint.value, hint.tried) for hint in found] == [
        (candidate.token, candidate.value, candidate.tried) for candidate in choice.candidates[:3]
    ]
    assert [hint.tried for hint in found] == sorted((hint.tried for hint in found), reverse=True)
    assert all(reason.message != "reason-chance" for hint in found for reason in hint.reasons)


def test_the_best_move_says_why() -> None:
    best = hinted(GAME, escape())[0]
    assert best.token == "A5>out"
    assert best.reasons == [Reason("reason-saves", {"square": "A5", "gate": "Porta Marina"})]


def test_hints_are_the_same_each_time() -> None:
    state = GAME.new(2, seed=3)
    assert hinted(GAME, state) == hinted(GAME, state)
    assert hinted(GAME, state) != hinted(GAME, state, seed=2)


def test_as_many_as_are_asked_for() -> None:
    state = GAME.new(2, seed=3)
    assert hinted(GAME, state, count=1) == hinted(GAME, state)[:1]
    assert len(hinted(GAME, state, count=5)) == 5
    assert len(hinted(GAME, at("turn: r", "decision: move 1", "bag: coin", **SIX, A1="r", A4="k"))) == 3


@pytest.mark.parametrize("seed", range(3))
def test_hints_do_not_depend_on_what_is_hidden(seed: int) -> None:
    state = GAME.new(4, seed=seed)
    for _ in range(30):
        GAME.play(state, GAME.legal(state)[0])
    other = GAME.resample(state, GAME.seat(state), seed)
    assert not GAME.same(state, other)
    assert hinted(GAME, state) == hinted(GAME, other)


def test_any_game_has_hints() -> None:
    state = lanterns.GAME.new(3, seed=4)
    found = hinted(lanterns.GAME, state)
    assert len(found) == 3
    assert found == hinted(lanterns.GAME, state)
    for hint in found:
        assert hint.token in lanterns.GAME.legal(state)
        assert hint.reasons == [Reason("reason-chance", {"percent": round(100 * hint.value)})]


def test_only_the_seat_that_decides_is_helped() -> None:
    state = escape()
    with pytest.raises(Problem, match="hint-not-now"):
        hints(GAME, GAME.mask(state, 1), 1, BUDGET)
    over = at("turn: r", "decision: move 1", "bag: coin", **SIX, A1="r")
    GAME.play(over, "A1>out")
    with pytest.raises(Problem, match="hint-not-now"):
        hints(GAME, over, 0, BUDGET)


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_are_worded_in_every_language(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    texts.use("en")
    monkeypatch.setattr("vesuvius.cli.hint_table.texts", Texts(language))
    state = at("turn: r", "bag: coin mask", **SIX, B2="2k", D2="r2k", A1="r")
    lines = [reason_text(board_of(GAME), reason) for hint in hinted(GAME, state) for reason in hint.reasons]
    assert any("Black" in line for line in lines)
    assert not any(re.search(r"reason-|[{}]|owner", line) for line in lines)


def test_a_hint_is_a_row(capsys: pytest.CaptureFixture[str]) -> None:
    from rich.console import Console

    texts.use("en")
    reasons = [Reason("reason-burns", {"owner": 1, "count": 3}), Reason("reason-spares", {"count": 1})]
    Console(width=120).print(hint_table(board_of(GAME), [Hint("~B2", 0.714, 9, reasons)], 120))
    row = "~B2  71 %  buries 3 pieces of Black · spares your people: elsewhere this tile could cost you a piece"
    assert capsys.readouterr().out.strip() == row


@pytest.mark.parametrize(
    ("language", "one", "more"),
    [
        ("en", "buries a piece of x", "buries 3 pieces of x"),
        ("de", "verschüttet einen Stein von x", "verschüttet 3 Steine von x"),
        ("fr", "ensevelit un pion de x", "ensevelit 3 pions de x"),
        ("nl", "bedelft een pion van x", "bedelft 3 pionnen van x"),
    ],
)
def test_one_and_several(language: str, one: str, more: str) -> None:
    said = Texts(language)
    assert said("reason-burns", owner="x", count=1) == one
    assert said("reason-burns", owner="x", count=3) == more
