"""What people are told of the plan by which bots judge: what is next, where it is made, how far the next station is."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.games.pompeii.playing import EVERYTHING, GAME, at, seat
from vesuvius.bots.analysis.hints import hints
from vesuvius.bots.analysis.plans import plan_for
from vesuvius.bots.bot import Budget
from vesuvius.cli.boards import board_of
from vesuvius.cli.hint_table import plan_lines
from vesuvius.game import Reason
from vesuvius.texts import LANGUAGES, Texts, texts

THE_GAME: Any = GAME
ARMY = "1 sword, 1 tunics, 1 gold_coin, 2 bread, 2 meat"


def plan(state: Any, token: str) -> Any:
    assert token in GAME.legal(state)
    decider = GAME.seat(state)
    assert decider is not None
    return plan_for(THE_GAME, GAME.mask(state, decider), decider, token)


def says(state: Any, token: str = "@fish") -> dict[str, Any]:
    return {reason.message: reason.args for reason in plan(state, token).says}


def wool(**more: Any) -> Any:
    """An army that lacks two of wool, with the makings of them."""
    return at(seat(f"{ARMY}, 2 sheep", workers=5, left=5), seat(), built=EVERYTHING, **more)


def test_the_plan_says_what_is_short_where_it_is_made_and_how_far_the_station_is() -> None:
    assert says(wool(), "@b8b") == {
        "reason-plan-next": {"good": "wool", "short": 2},
        "reason-plan-free": {"place": "b8"},
        "reason-plan-actions-army": {"actions": 2},
    }


def test_of_a_place_it_is_told_whether_a_worker_can_go_there() -> None:
    assert says(wool(at={"b8": [0, 1]}))["reason-plan-taken"] == {"place": "b8"}
    unbuilt = at(seat("9 deer, 2 wood, 2 clay, 2 stone", workers=5, left=5), seat(), built={"b7": [0]})
    assert says(unbuilt)["reason-plan-unbuilt"] == {"place": "b6"}


def test_once_all_goods_are_there_the_station_is_named() -> None:
    ready = at(seat(f"{ARMY}, 2 wool, 9 gold", workers=5, left=5), seat(), built=EVERYTHING)
    assert plan(ready, "army").says == [Reason("reason-plan-ready-army")]


def test_goods_that_are_collected_for_a_trade_say_so() -> None:
    """At the beginning, bots collect deer and grain, and trade meat and bread for what is dear."""
    state = at(seat("12 grapes, 2 wool"), seat(), built={"b7": [0]})
    told = says(state)
    assert told["reason-plan-actions-castrum"]["actions"] > 10
    assert told["reason-plan-trade"]["goods"]


def test_the_line_begins_with_the_move_and_names_what_a_worker_does() -> None:
    line = plan(wool(), "@b8b").line
    assert line[0] == "@b8b"
    assert "army" in line
    assert all(re.match("@|build|army|hire|train|act|use|heal|finish", token) for token in line)


def test_a_plan_comes_with_the_best_hint_and_is_told_in_every_language(monkeypatch: pytest.MonkeyPatch) -> None:
    state = wool()
    masked = GAME.mask(state, 0)
    found = hints(THE_GAME, masked, 0, Budget(40))
    assert [bool(hint.plan) for hint in found] == [True, False, False]
    for language in LANGUAGES:
        texts.use("en")
        monkeypatch.setattr("vesuvius.cli.hint_table.texts", Texts(language))
        lines = plan_lines(board_of(THE_GAME), found)
        assert len(lines) == 2
        assert "Villa Regina" in lines[0]
        assert not any(re.search(r"plan-|hint-|[{}]", line) for line in lines)
