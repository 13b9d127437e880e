"""Games that end before their last move, by the rulings T1 to T6 and T8."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.server.support.matches import BEGUN, again, do, everything, new_table, play, there
from vesuvius.game import Outcome, Problem
from vesuvius.server.protocol import journal_entries, messages
from vesuvius.server.tables.attendance import LIVE_PATIENCE, Attendance
from vesuvius.server.tables.bot_seeds import fresh_seeds
from vesuvius.server.tables.clocks import DAY
from vesuvius.server.tables.endings import early_outcome, with_resigned_last
from vesuvius.server.tables.table import Table


def refused(table: Table, kind: type[messages.TableCommand], seat: int, now: float = BEGUN, **more: Any) -> str:
    before = everything(table)
    with pytest.raises(Problem) as raised:
        do(table, kind, seat, now, **more)
    assert everything(table) == before
    return raised.value.message


def finish(table: Table) -> None:
    """Play to the end, bots their first legal token."""
    chance = Random(1)
    while not table.over:
        if (task := table.bot_task()) is not None:
            table.enter(table.propose_bot(task, table.game.legal(task.masked)[0], BEGUN))
        else:
            play(table, chance)


# Resigning.


def test_t2_with_two_seats_the_other_wins_at_once() -> None:
    table = new_table(2)
    play(table, Random(1))
    do(table, messages.Resign, 0)
    assert table.outcome == Outcome({}, [1], [2, 1])
    standing = table.standing(1, BEGUN)
    assert (standing.seat, standing.ended, standing.resigned, standing.legal) == (None, "resigned", [0], None)
    assert table.next_deadline() is None
    assert table.bot_task() is None
    assert refused(table, messages.Return, 0) == "table-over"
    assert everything(again(table)) == everything(table)


def test_t2_a_person_against_bots_has_lost_at_once() -> None:
    table = new_table(3, bots=[None, "level:1", "level:2"])
    do(table, messages.Resign, 0)
    assert table.outcome == Outcome({}, [1, 2], [3, 1, 1])


def test_t2_alone_nobody_wins() -> None:
    alone = Attendance([None], messages.NoClock())
    assert early_outcome(journal_entries.Resigned(0), alone) == Outcome({}, [], [2])


def test_t2_the_last_of_several_who_has_not_resigned_wins() -> None:
    table = new_table(3)
    do(table, messages.Resign, 1)
    assert not table.over
    do(table, messages.Resign, 0)
    assert table.outcome == Outcome({}, [2], [2, 2, 1])


def test_t2_with_no_person_left_the_bots_have_won() -> None:
    table = new_table(3, bots=[None, None, "level:1"])
    do(table, messages.Resign, 0)
    assert not table.over
    do(table, messages.Resign, 1)
    assert table.outcome == Outcome({}, [2], [2, 2, 1])


def test_t3_with_more_a_bot_plays_on_at_once_and_the_person_is_out_for_good() -> None:
    table = new_table(3)
    do(table, messages.Resign, there(table.turn))
    [seat] = table.standing(None, BEGUN).resigned
    assert there(table.bot_task()).seat == seat
    assert table.standing(None, BEGUN).states[seat] == "bot"
    assert table.view((seat + 1) % 3, BEGUN).seed is None
    assert refused(table, messages.Return, seat) == "table-resigned"
    assert refused(table, messages.Play, seat, token="x") == "table-resigned"
    finish(table)
    outcome = there(table.outcome)
    assert outcome.places[seat] == 3
    assert seat not in outcome.winners
    assert table.ended is None
    assert everything(again(table)) == everything(table)


def test_t3_the_best_of_the_others_has_won() -> None:
    outcome = Outcome({"saved": [9, 5, 7]}, [0], [1, 3, 2])
    assert with_resigned_last(outcome, [0]) == Outcome({"saved": [9, 5, 7]}, [2], [3, 2, 1])
    assert with_resigned_last(outcome, []) == outcome
    beaten = Outcome({"won": [0, 0]}, [], [2, 2])
    assert with_resigned_last(beaten, [0]) == Outcome({"won": [0, 0]}, [], [3, 2])


def test_after_a_resignation_everything_lies_open() -> None:
    table = new_table(2)
    play(table, Random(1))
    do(table, messages.Resign, 0)
    view = table.view(1, BEGUN)
    assert view.seed == table.header.setup.seed
    assert all(hand["cards"] is not None for hand in view.view["hands"])
    assert all(hand["cards"] is not None for hand in table.past(1, BEGUN)().view["hands"])
    table.state_after(BEGUN)


def test_a_challenge_that_was_given_up_stays_hidden_for_the_day() -> None:
    known = new_table(2, bots=[None, "level:1"])
    seeds = fresh_seeds(b"", "table")
    table = Table("table", known.header, known.rules, [None, "level:1"], DAY, (), seeds, BEGUN + DAY)
    table.enter(table.propose_begin(BEGUN))
    do(table, messages.Resign, 0)
    hands = [hand["cards"] is not None for hand in table.view(0, BEGUN).view["hands"]]
    assert hands == [True, False]
    assert table.past(0, BEGUN)().view["hands"][1]["cards"] is None
    with pytest.raises(Problem, match="daily-given-up"):
        table.state_after(BEGUN)
    table.state_after(BEGUN + DAY)


def test_an_old_journal_in_which_resigning_was_a_way_to_leave_opens_as_it_was() -> None:
    table = new_table(2)
    old = journal_entries.Entry(2, BEGUN, journal_entries.unpack(b'{"kind":"left","seat":0,"why":"resigned"}'))
    table.restore([old])
    assert not table.over
    assert table.standing(None, BEGUN).states == ["away", "here"]
    do(table, messages.Return, 0)
    assert table.standing(None, BEGUN).states == ["here", "here"]


# A claim.


def test_t4_the_win_is_claimed_from_the_only_opponent_once_patience_is_over() -> None:
    table = new_table(2, clock=messages.LiveClock(20.0, 300.0))
    assert refused(table, messages.ClaimWin, 0) == "table-no-claim"
    do(table, messages.Leave, 1, BEGUN)
    due = BEGUN + LIVE_PATIENCE
    assert table.standing(0, BEGUN).claim == due
    assert table.standing(1, BEGUN).claim is None
    assert refused(table, messages.ClaimWin, 0, due - 1) == "table-claim-early"
    table.enter(there(table.propose_overdue(due)))
    do(table, messages.ClaimWin, 0, due)
    assert table.outcome == Outcome({}, [0], [1, 2])
    assert table.standing(0, due).ended == "claimed"
    assert everything(again(table)) == everything(table)


@pytest.mark.parametrize("bots", [[None, "level:1"], [None, None, "level:1"], [None, None, None]])
def test_t4_nothing_is_claimed_from_bots_or_from_several(bots: list[str | None]) -> None:
    table = new_table(len(bots), bots)
    if bots[1] is None:
        do(table, messages.Leave, 1, BEGUN)
    assert table.standing(0, BEGUN).claim is None
    assert refused(table, messages.ClaimWin, 0, BEGUN + 30 * DAY) == "table-no-claim"


def test_t4_whoever_comes_back_in_time_plays_on() -> None:
    table = new_table(2)
    do(table, messages.Leave, 1, BEGUN)
    do(table, messages.Return, 1, BEGUN + DAY)
    assert refused(table, messages.ClaimWin, 0, BEGUN + DAY) == "table-no-claim"


# By agreement.


def test_t5_a_game_that_all_agree_to_end_has_no_winner() -> None:
    table = new_table(3)
    do(table, messages.OfferEnd, 0)
    assert table.standing(1, BEGUN).offer == messages.EndOffer(0, [0])
    assert refused(table, messages.OfferEnd, 1) == "table-end-offered"
    assert refused(table, messages.AnswerEnd, 0, yes=True) == "table-no-end-offered"
    do(table, messages.AnswerEnd, 2, yes=True)
    assert not table.over
    do(table, messages.AnswerEnd, 1, yes=True)
    assert table.outcome == Outcome({}, [], [1, 1, 1])
    assert table.standing(0, BEGUN).ended == "agreed"
    assert everything(again(table)) == everything(table)


def test_t5_an_offer_is_declined_in_words_or_by_a_move() -> None:
    table, chance = new_table(2), Random(1)
    mover = there(table.turn)
    do(table, messages.OfferEnd, 1 - mover)
    do(table, messages.AnswerEnd, mover, yes=False)
    assert offers(table) == []
    do(table, messages.OfferEnd, mover)
    play(table, chance)
    assert offers(table) == [mover], "playing on oneself takes no offer back"
    while table.turn == mover:
        play(table, chance)
    play(table, chance)
    assert offers(table) == []


@pytest.mark.parametrize("in_words", [True, False])
def test_t8_an_offer_that_was_declined_is_made_again_ten_moves_later(in_words: bool) -> None:
    table, chance = new_table(2), Random(1)
    asked = there(table.turn)
    asker = 1 - asked
    do(table, messages.OfferEnd, asker)
    if in_words:
        do(table, messages.AnswerEnd, asked, yes=False)
    else:
        play(table, chance)
    for _ in range(10):
        assert refused(table, messages.OfferEnd, asker) == "table-end-declined"
        play(table, chance)
    assert everything(again(table)) == everything(table)
    do(table, messages.OfferEnd, asker)
    assert offers(table) == [asker]


def test_t8_the_others_may_offer_at_once_and_so_may_whose_offer_lapsed_without_an_answer() -> None:
    table = new_table(3)
    do(table, messages.OfferEnd, 0)
    do(table, messages.Leave, 2)
    do(table, messages.OfferEnd, 0)
    do(table, messages.AnswerEnd, 1, yes=False)
    assert refused(table, messages.OfferEnd, 0) == "table-end-declined"
    do(table, messages.OfferEnd, 1)
    assert offers(table) == [1]


def offers(table: Table) -> list[int]:
    """The seats that have agreed to end the game."""
    offer = table.standing(None, BEGUN).offer
    return [] if offer is None else offer.agreed


def test_t5_alone_there_is_nobody_to_agree_with() -> None:
    assert refused(new_table(2, bots=[None, "level:1"]), messages.OfferEnd, 0) == "table-nobody-to-agree"
