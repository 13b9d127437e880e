"""Hints: the best moves with their reasons, the same each time, for every game, in every language."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.games.downfall.pictures import GAME, SIX, at
from tests.support import lanterns
from vesuvius.bots.analysis.hints import Hint, hints
from vesuvius.bots.analysis.position import RatedMove, analyse_position
from vesuvius.bots.bot import Budget
from vesuvius.cli.boards import board_of
from vesuvius.cli.hint_table import chance_text, hint_table, reason_text
from vesuvius.game import Game, Problem, Reason
from vesuvius.texts import LANGUAGES, Texts, texts

BUDGET = Budget(200)


def hinted(game: Game, state: Any, seed: int = 1) -> list[Hint]:
    seat = game.seat(state)
    assert seat is not None
    return hints(game, game.mask(state, seat), seat, BUDGET, seed)


def escape() -> Any:
    """Red may leave through a gate one step away, and moves no more after that."""
    return at("turn: r", "decision: move 1", "bag: coin", **SIX, A5="r", F4="r", G3="2k")


def test_hints_are_the_moves_that_the_analysis_of_the_position_rates_best() -> None:
    state = GAME.new(3, seed=2)
    seat = GAME.seat(state)
    assert seat is not None
    analysis = analyse_position(GAME, GAME.mask(state, seat), seat, BUDGET, 1)
    found = hinted(GAME, state)
    assert len(found) == 3
    for hint, move in zip(found, analysis.moves, strict=True):
        assert RatedMove(hint.token, hint.value, hint.tried, hint.low, hint.high) == move
    assert all(reason.message != "reason-chance" for hint in found for reason in hint.reasons)


def test_the_best_move_says_why() -> None:
    best = hinted(GAME, escape())[0]
    assert best.token == "A5>out"
    assert best.reasons == [Reason("reason-saves", {"square": "A5", "gate": "Porta Marina"})]


def test_hints_are_the_same_each_time() -> None:
    state = GAME.new(2, seed=3)
    assert hinted(GAME, state) == hinted(GAME, state)
    assert hinted(GAME, state) != hinted(GAME, state, seed=2)


def test_a_move_that_was_hardly_tried_has_no_figure() -> None:
    seat = lanterns.GAME.seat(state := lanterns.GAME.new(3, seed=4))
    assert seat is not None
    found = hints(lanterns.GAME, lanterns.GAME.mask(state, seat), seat, Budget(20))
    assert [(hint.low, hint.high, hint.reasons) for hint in found] == [(None, None, [])] * 3
    assert "%" not in chance_text(found[0])


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
    Console(width=120).print(hint_table(board_of(GAME), [Hint("~B2", 0.714, 900, 0.67, 0.76, reasons=reasons)], 120))
    row = "~B2  71 % ± 4  buries 3 of Black’s pieces · spares your people: elsewhere this tile could cost you a piece"
    assert capsys.readouterr().out.strip() == row


@pytest.mark.parametrize(
    ("language", "one", "more"),
    [
        ("en", "buries one of x’s pieces", "buries 3 of x’s pieces"),
        ("de", "verschüttet einen Stein von x", "verschüttet 3 Steine von x"),
        ("fr", "ensevelit un marqueur de x", "ensevelit 3 marqueurs de x"),
        ("nl", "bedelft een pion van x", "bedelft 3 pionnen van x"),
    ],
)
def test_one_and_several(language: str, one: str, more: str) -> None:
    said = Texts(language)
    assert said("reason-burns", owner="x", count=1) == one
    assert said("reason-burns", owner="x", count=3) == more
