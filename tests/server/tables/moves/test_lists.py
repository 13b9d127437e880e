"""Lists that people choose in any order, and that the rules ask for one by one in theirs."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.support.matches import BEGUN, again, do, everything, new_table, there
from vesuvius import load
from vesuvius.formats.record import start
from vesuvius.game import Illegal, Problem
from vesuvius.server.protocol import messages
from vesuvius.server.protocol.messages import PlayAll, Rules
from vesuvius.server.tables.clocks import DAY
from vesuvius.server.tables.table import Table

ANY_ORDER = ["+olives", "+clay", "+grain", "+wood", "+clay", "+grain"]


def beginning() -> Table:
    """A table of Pompeii at which the last seat has taken its building and has six sestertii to spread."""
    record, _ = start(load("pompeii"), 2, seed=1)
    table = Table("table", record.header, Rules("pompeii"), [None, None], 7 * DAY)
    table.enter(table.propose_begin(BEGUN))
    do(table, messages.Play, 1, token="own7")
    return table


def play_all(table: Table, seat: int, *tokens: str) -> None:
    command = PlayAll(table.name, seat, table.seq, "list", [*tokens])
    for each in table.plays_of(command):
        table.enter(table.propose(each, BEGUN))


def goods(table: Table, seat: int) -> dict[str, int]:
    seats: list[dict[str, Any]] = table.view(seat, BEGUN).view["seats"]
    owned: dict[str, int] = seats[seat]["goods"]
    return owned


def test_p02_p52_sestertii_are_spread_in_any_order_and_recorded_in_that_of_the_rules() -> None:
    table = beginning()
    play_all(table, 1, *ANY_ORDER)
    assert goods(table, 1) == {"olives": 1, "clay": 2, "grain": 2, "wood": 1}
    order = [good["id"] for good in table.game.facts()["goods"]]
    recorded = [move.move[1:] for move in table.moves[1:]]
    assert recorded == sorted(recorded, key=order.index)
    assert table.turn == 0
    assert everything(again(table)) == everything(table)


def test_a_list_is_taken_back_as_a_whole() -> None:
    table = beginning()
    play_all(table, 1, *ANY_ORDER)
    do(table, messages.Undo, 1)
    assert [move.move for move in table.moves] == ["own7"]
    assert len(there(table.standing(1, BEGUN).legal)) > len(set(ANY_ORDER)), "every good can be chosen again"


def test_nothing_of_a_list_is_played_if_one_of_it_is_not_legal() -> None:
    table = beginning()
    before = everything(table)
    for seat, tokens in ((1, [*ANY_ORDER, "+grain"]), (1, ["+grain", "+sword"]), (0, ANY_ORDER)):
        with pytest.raises(Illegal):
            play_all(table, seat, *tokens)
    assert everything(table) == before


def test_moves_that_are_no_list_are_not_played_together() -> None:
    with pytest.raises(Problem, match="table-no-list"):
        play_all(beginning(), 1, "+grain", "@grain")
    with pytest.raises(Illegal):
        play_all(beginning(), 1, "own7", "+grain")
    with pytest.raises(Problem, match="table-no-list"):
        play_all(new_table(), 0, "A1", "A2")


TRADE = ["@porta", "wood>", ">grain", "*1"]


def deciding(**seat: Any) -> Table:
    """A table of Pompeii at which the first of two players decides, with these goods or cards."""
    position = {"players": 2, "seats": [{"goods": {"wood": 8, "meat": 4}, **seat}, {}]}
    record, _ = start(load("pompeii"), position=position, seed=1)
    table = Table("table", record.header, Rules("pompeii"), [None, None], 7 * DAY)
    table.enter(table.propose_begin(BEGUN))
    return table


def test_an_action_is_put_together_without_being_played() -> None:
    table = deciding()
    before = everything(table)
    asks_more = table.standing(0, BEGUN).asks_more
    assert isinstance(asks_more, list)
    assert "@porta" in asks_more
    assert "@grain" not in asks_more
    for length in range(1, len(TRADE)):
        found = there(table.look_ahead(0, TRADE[:length]))
        assert TRADE[length] in found.legal
    found = there(table.look_ahead(0, TRADE[:-1]))
    assert there(found.previews)["*1"]["made"] == {"grain": 1}
    assert found.view["workers"]["porta"] == [1, 0]
    assert table.look_ahead(0, TRADE) is None
    with pytest.raises(Illegal):
        table.look_ahead(0, ["@porta", "gold>"])
    assert everything(table) == before


def test_an_action_is_played_and_taken_back_as_a_whole() -> None:
    table = deciding()
    play_all(table, 0, *TRADE)
    assert [move.move for move in table.moves] == TRADE
    assert (table.turn, goods(table, 0)["grain"]) == (1, 1)
    assert everything(again(table)) == everything(table)
    do(table, messages.Undo, 0)
    assert (table.moves, table.turn) == ([], 0)
    for token in TRADE:
        do(table, messages.Play, 0, token=token)
    do(table, messages.Undo, 0)
    assert table.moves == [], "however it was played"


def test_nothing_of_an_action_is_played_that_is_not_legal_or_goes_on_into_the_next() -> None:
    table = deciding()
    before = everything(table)
    for tokens in (["@porta", "gold>"], ["@porta", "wood>", ">grain", "*99"]):
        with pytest.raises(Illegal):
            play_all(table, 0, *tokens)
    with pytest.raises(Problem, match="table-no-list"):
        play_all(table, 0, "@grain", "@wood")
    assert everything(table) == before


def test_p17_students_are_put_together_though_others_learn_who_they_are() -> None:
    table = deciding(hand=["S14", "S15", "S30"], goods={"grain": 4, "wood": 4, "flour": 2})
    found = there(table.look_ahead(0, ["train:S14"]))
    assert "train:S30" in found.legal
    play_all(table, 0, "train:S14", "train:S30", ".")
    assert table.turn == 1


def test_whatever_comes_to_light_ends_what_can_be_put_together() -> None:
    """Or else tokens that name what would come could be tried out, one after the other."""
    table = deciding(hand=["S15", "S30"])
    assert table.look_ahead(0, ["swap:S15"]) is not None
    assert table.look_ahead(0, ["swap:S15", "-wood"]) is None
    with pytest.raises(Problem, match="table-no-list"):
        play_all(table, 0, "swap:S15", "-wood", "swap:S30")
    play_all(table, 0, "swap:S15", "-wood")
    do(table, messages.Play, 0, token="swap:S30")
    assert there(table.standing(0, BEGUN).undo) == 3
    do(table, messages.Undo, 0)
    assert [move.move for move in table.moves] == ["swap:S15", "-wood"], "not past the card that was drawn"
