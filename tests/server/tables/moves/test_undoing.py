"""What a seat takes back: its last choice, with all that was forced after it, or its whole turn."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.support.matches import BEGUN, again, do, everything, there
from vesuvius import load
from vesuvius.formats.record import start
from vesuvius.game import Problem
from vesuvius.server.protocol import messages
from vesuvius.server.protocol.messages import Rules
from vesuvius.server.tables.clocks import DAY
from vesuvius.server.tables.table import Table


def pompeii(*goods: dict[str, int], **more: Any) -> Table:
    """A table of Pompeii at a position in which seat 0 owns the carpenter's workshop."""
    seats = [{"goods": owned} for owned in goods]
    position = {"players": len(goods), "seats": seats, "built": {"b4": [0]}, "options": ["set_a"], **more}
    record, _ = start(load("pompeii"), position=position, seed=1)
    table = Table("table", record.header, Rules("pompeii"), [None] * len(goods), 7 * DAY)
    table.enter(table.propose_begin(BEGUN))
    return table


def play(table: Table, seat: int, *tokens: str) -> list[str]:
    """A seat's plays; returns what is legal for it then."""
    for token in tokens:
        do(table, messages.Play, seat, token=token)
    return table.standing(seat, BEGUN).legal or []


def played(table: Table) -> list[str]:
    return [move.move for move in table.moves]


def test_what_was_forced_is_taken_back_with_the_choice_before_it() -> None:
    table = pompeii({"wood": 1}, {})
    assert play(table, 0, "@b4") == ["*1"], "nothing else can be played"
    play(table, 0, "*1")
    do(table, messages.Undo, 0)
    assert played(table) == []
    assert everything(again(table)) == everything(table)


def test_an_action_of_several_choices_is_taken_back_as_one() -> None:
    table = pompeii({"wood": 2}, {})
    assert play(table, 0, "@b4") == ["*1", "*2"]
    assert table.standing(0, BEGUN).undo == 0, "one may think again in the middle of it"
    play(table, 0, "*2")
    standing = table.standing(0, BEGUN)
    assert (standing.undo, standing.undo_turn) == (0, None)
    do(table, messages.Undo, 0)
    assert played(table) == []
    assert everything(again(table)) == everything(table)


def test_an_undo_goes_back_one_action_and_then_to_where_the_turn_began() -> None:
    table = pompeii({}, {}, stage="setting_up", built={})
    coins = ["+grain", "+grain", "+wood", "+wood", "+clay", "+clay"]
    seat = next(seat for seat in range(2) if table.standing(seat, BEGUN).legal)
    owned = there(table.standing(seat, BEGUN).legal)[0]
    play(table, seat, owned)
    play(table, seat, *coins)
    assert there(table.standing(seat, BEGUN).undo_turn) == 0
    do(table, messages.Undo, seat)
    assert played(table) == [owned]
    assert table.standing(seat, BEGUN).undo_turn is None, "the turn began with this choice"
    play(table, seat, *coins)
    do(table, messages.Undo, seat, to=there(table.standing(seat, BEGUN).undo_turn))
    assert played(table) == []


def test_p24_an_extra_action_belongs_to_the_turn_that_brought_it() -> None:
    table = pompeii({}, {}, extra=1)
    play(table, 0, "@clay", "@stone")
    assert there(table.standing(0, BEGUN).undo_turn) == 0
    do(table, messages.Undo, 0)
    assert played(table) == ["@clay"]
    play(table, 0, "@stone")
    do(table, messages.Undo, 0, to=there(table.standing(0, BEGUN).undo_turn))
    assert played(table) == []


def test_a_turn_that_is_taken_back_is_the_last_one_alone() -> None:
    table = pompeii({"wood": 4, "grain": 1}, players=1, built={"b4": []})
    play(table, 0, "@grain", "@b4", "*1")
    do(table, messages.Undo, 0)
    assert played(table) == ["@grain"]
    do(table, messages.Undo, 0)
    assert played(table) == []


def test_nothing_is_taken_back_where_nothing_was_chosen() -> None:
    table = pompeii({"wood": 1}, {})
    play(table, 0, "@b4")
    with pytest.raises(Problem, match="record-undo-nothing"):
        do(table, messages.Undo, 1)
    do(table, messages.Undo, 0)
    assert table.standing(0, BEGUN).undo is None
    with pytest.raises(Problem, match="record-undo-nothing"):
        do(table, messages.Undo, 0)
