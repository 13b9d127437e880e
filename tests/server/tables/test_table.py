from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec import UNSET

from tests.server.support.matches import BEGUN, again, do, everything, new_table, play, there
from vesuvius.formats import record as records
from vesuvius.formats.json_lines import BadLine
from vesuvius.formats.record import Move
from vesuvius.game import Illegal, Problem
from vesuvius.server.protocol import journal_entries, messages
from vesuvius.server.tables.clocks import DAY
from vesuvius.server.tables.drafts import BotTask
from vesuvius.server.tables.table import Table


def playing_until(table: Table, chance: Random, seat: int) -> None:
    """Play until that seat may take something back."""
    while table.standing(seat, BEGUN).undo is None:
        play(table, chance)


def refused(table: Table, kind: type[messages.TableCommand], seat: int, message: str, **more: Any) -> None:
    before = everything(table)
    with pytest.raises(Problem) as raised:
        do(table, kind, seat, **more)
    assert raised.value.message == message
    assert everything(table) == before


def test_a_game_is_played_to_its_end_and_its_record_verifies() -> None:
    table, chance = new_table(3), Random(1)
    while not table.over:
        play(table, chance)
    assert table.outcome is not None
    record = table.record()
    records.verify(record)
    assert records.replay(record).game.outcome(records.replay(record).state) == table.outcome


def test_a_token_against_the_rules_is_refused_with_its_ruling_and_changes_nothing() -> None:
    table = new_table()
    before = everything(table)
    seat = there(table.turn)
    with pytest.raises(Illegal) as raised:
        do(table, messages.Play, seat, token="nonsense")
    assert raised.value.refusal.message
    with pytest.raises(Illegal) as raised:
        do(table, messages.Play, 1 - seat, token="nonsense")
    assert everything(table) == before


def test_nothing_changes_before_a_draft_is_entered() -> None:
    table = new_table()
    seat = there(table.turn)
    token = there(table.standing(seat, BEGUN).legal)[0]
    before = everything(table)
    table.propose(messages.Play("table", seat, table.seq, "c", token), BEGUN)
    assert everything(table) == before


@pytest.mark.parametrize("seed", range(3))
def test_a_journal_alone_gives_the_same_table(seed: int) -> None:
    table, chance = new_table(4, seed=seed, clock=messages.LiveClock(5.0, 100.0)), Random(seed)
    now = BEGUN
    while not table.over:
        now += chance.random() * 8
        while (draft := table.propose_overdue(now)) is not None:
            table.enter(draft)
        act_somehow(table, chance, now)
        if chance.random() < 0.05:
            assert everything(again(table), now) == everything(table, now)
    assert everything(again(table), now) == everything(table, now)


def act_somehow(table: Table, chance: Random, now: float) -> None:
    seat = chance.choice(range(4)) if chance.random() < 0.3 else there(table.turn)
    choices: list[tuple[type[messages.TableCommand], dict[str, Any]]] = [
        (messages.Resign, {}),
        (messages.Leave, {}),
        (messages.ClaimWin, {}),
        (messages.OfferEnd, {}),
        (messages.AnswerEnd, {"yes": chance.random() < 0.5}),
        (messages.Return, {}),
        (messages.Undo, {}),
        (messages.Wait, {}),
        (messages.AskRewind, {"to": max(0, table.seq - 5)}),
        (messages.AnswerRewind, {"yes": True}),
        (messages.LetBot, {"absent": chance.choice(range(4))}),
    ]
    try:
        if chance.random() < 0.2:
            kind, more = chance.choice(choices)
            do(table, kind, seat, now, **more)
        elif (thought := table.bot_task()) is not None:
            table.enter(table.propose_bot(thought, table.game.legal(thought.masked)[0], now))
        else:
            play(table, chance, now)
    except (Problem, AssertionError):
        pass


# Undo and rewind.


def test_a_seat_takes_back_its_own_move_and_nothing_that_somebody_learnt_by() -> None:
    table, chance = new_table(), Random(2)
    playing_until(table, chance, 0)
    limit = there(table.standing(0, BEGUN).undo)
    moves = [*table.moves]
    assert table.view(0, BEGUN).undone is None
    do(table, messages.Undo, 0, to=limit)
    assert table.view(0, BEGUN).undone == limit
    assert table.moves == [move for move in moves if move.seq <= limit]
    assert table.turn == 0
    assert everything(again(table)) == everything(table)
    refused(table, messages.Undo, 0, "record-undo-nothing")


def test_nobody_takes_back_another_seats_move() -> None:
    table, chance = new_table(), Random(2)
    playing_until(table, chance, 0)
    refused(table, messages.Undo, 1, "record-undo-nothing")


def test_a_rewind_needs_all_people_who_are_here() -> None:
    table, chance = new_table(3), Random(3)
    for _ in range(10):
        play(table, chance)
    do(table, messages.AskRewind, 0, to=4)
    assert table.standing(1, BEGUN).asked == messages.RewindRequest(4, 0, [0])
    refused(table, messages.AskRewind, 1, "table-rewind-asked", to=3)
    refused(table, messages.AnswerRewind, 0, "table-no-rewind-asked", yes=True)
    do(table, messages.AnswerRewind, 1, yes=True)
    assert table.moves[-1].seq > 4
    do(table, messages.AnswerRewind, 2, yes=True)
    assert table.moves[-1].seq == 4
    assert table.rewind is None
    assert everything(again(table)) == everything(table)


def test_a_rewind_is_off_when_somebody_would_rather_play_on_or_does() -> None:
    table, chance = new_table(), Random(3)
    for _ in range(6):
        play(table, chance)
    do(table, messages.AskRewind, 0, to=2)
    do(table, messages.AnswerRewind, 1, yes=False)
    assert table.rewind is None
    refused(table, messages.AnswerRewind, 1, "table-no-rewind-asked", yes=True)
    do(table, messages.AskRewind, 0, to=2)
    play(table, chance)
    assert table.rewind is None


def test_who_is_left_alone_takes_nothing_back_while_somebody_may_still_return() -> None:
    table, chance = new_table(), Random(3)
    for _ in range(6):
        play(table, chance)
    do(table, messages.Leave, 1)
    refused(table, messages.AskRewind, 0, "table-rewind-away", to=2)
    do(table, messages.LetBot, 0, absent=1)
    refused(table, messages.AskRewind, 0, "table-rewind-away", to=2)
    do(table, messages.Return, 1)
    do(table, messages.AskRewind, 0, to=2)
    assert table.rewind is not None


def test_who_has_resigned_is_not_asked_for_a_rewind() -> None:
    table, chance = new_table(3, bots=[None, None, "level:1"]), Random(3)
    while len(table.moves) < 6 or table.turn != 0:
        thought = table.bot_task()
        if thought is None:
            play(table, chance)
        else:
            table.enter(table.propose_bot(thought, table.game.legal(thought.masked)[0], BEGUN))
    do(table, messages.Resign, 1)
    do(table, messages.AskRewind, 0, to=2)
    assert table.moves[-1].seq <= 2


def test_alone_against_bots_a_rewind_needs_nobody() -> None:
    table, chance = new_table(2, bots=[None, "level:1"]), Random(4)
    while len(table.moves) < 6:
        thought = table.bot_task()
        if thought is None:
            play(table, chance)
        else:
            table.enter(table.propose_bot(thought, table.game.legal(thought.masked)[0], BEGUN))
    first = table.moves[0].seq
    do(table, messages.AskRewind, 0, to=first)
    assert [move.seq for move in table.moves] == [first]


# Time.


def test_whoever_uses_up_the_reserve_has_left_and_a_bot_follows_after_patience() -> None:
    table = new_table(clock=messages.LiveClock(10.0, 30.0))
    seat = there(table.turn)
    assert table.next_deadline() == BEGUN + 40
    assert table.propose_overdue(BEGUN + 39) is None
    draft = there(table.propose_overdue(BEGUN + 40))
    assert draft.entry.body == journal_entries.Left(seat, "time")
    table.enter(draft)
    assert table.standing(seat, BEGUN + 40).states[seat] == "away"
    assert table.propose_overdue(BEGUN + 159) is None
    draft = there(table.propose_overdue(BEGUN + 160))
    assert draft.entry.body == journal_entries.BotSat(seat, "level:3")
    table.enter(draft)
    assert there(table.bot_task()).seat == seat


def test_time_beyond_a_decisions_own_comes_out_of_the_reserve() -> None:
    table, chance = new_table(clock=messages.LiveClock(10.0, 30.0)), Random(1)
    seat = there(table.turn)
    play(table, chance, BEGUN + 8)
    assert table.clocks.reserves == [30.0, 30.0]
    now = BEGUN + 8
    while table.turn != seat:
        play(table, chance, now)
    play(table, chance, now + 25)
    assert table.clocks.reserves[seat] == 15.0


def test_what_others_say_does_not_start_a_clock_anew() -> None:
    table, chance = new_table(3, clock=messages.LiveClock(10.0, 30.0)), Random(1)
    for _ in range(4):
        play(table, chance)
    seat = there(table.turn)
    other = (seat + 1) % 3
    do(table, messages.AskRewind, other, BEGUN + 20, to=2)
    assert table.clocks.deadline() == BEGUN + 40
    assert table.turn == seat


def test_time_in_which_the_server_was_down_counts_for_nobody() -> None:
    clock = messages.LiveClock(10.0, 30.0)
    down = [(BEGUN + 5, BEGUN + 1005), (BEGUN + 1010, BEGUN + 1020)]
    table, chance = new_table(clock=clock, downtimes=down), Random(1)
    seat = there(table.turn)
    assert table.clocks.deadline() == BEGUN + 40 + 1010
    play(table, chance, BEGUN + 1035)
    assert table.clocks.reserves[seat] == 30.0 - (1035 - 1010 - 10)


def test_slow_clocks_count_days_and_none_counts_absence() -> None:
    assert new_table(clock=messages.SlowClock(2.0)).next_deadline() == BEGUN + 2 * DAY
    assert new_table().next_deadline() == BEGUN + 7 * DAY


def test_taking_moves_back_again_and_again_wins_no_time() -> None:
    table, chance = new_table(clock=messages.LiveClock(10.0, 60.0)), Random(2)
    playing_until(table, chance, 0)
    do(table, messages.Undo, 0)
    deadline = table.clocks.deadline()
    token = table.record().entries[-2]
    assert isinstance(token, Move)
    for number in range(1, 5):
        do(table, messages.Play, 0, BEGUN + 9 * number, token=token.move)
        do(table, messages.Undo, 0, BEGUN + 9 * number)
        assert table.clocks.deadline() == deadline
    assert again(table).clocks.deadline() == deadline


def test_whoever_runs_out_of_time_again_and_again_gets_less_of_it() -> None:
    table, now = new_table(), BEGUN
    for number in range(4):
        due = there(table.clocks.deadline())
        assert due - now == 7 * DAY / 2**number
        table.enter(there(table.propose_overdue(due)))
        seat, now = there(table.turn), due + 1
        do(table, messages.Return, seat, now)


def test_a_journal_does_not_grow_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vesuvius.server.tables.table.MOST_ENTRIES", 5)
    table, chance = new_table(), Random(1)
    for _ in range(6):
        play(table, chance)
    refused(table, messages.AskRewind, 0, "table-too-long", to=2)
    while not table.over:
        play(table, chance)


def test_a_journal_that_is_full_ends_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vesuvius.server.tables.table.LAST_ENTRY", 6)
    table, chance = new_table(), Random(1)
    while table.seq < 6:
        assert table.propose_overdue(BEGUN) is None
        play(table, chance)
    seat = there(table.turn)
    refused(table, messages.Play, seat, "table-full", token=table.game.legal(table.masked(seat))[0])
    refused(table, messages.Resign, seat, "table-full")
    with pytest.raises(Problem, match="table-full"):
        table.propose_bot(BotTask(6, seat, "level:1", table.masked(seat), 0), "?", BEGUN)
    assert there(table.next_deadline()) <= BEGUN
    table.enter(there(table.propose_overdue(BEGUN)))
    assert table.over
    assert table.outcome is None
    assert everything(again(table)) == everything(table)


# Who is away.


def test_when_somebody_has_left_the_others_wait_or_let_a_bot_finish_and_the_person_may_return() -> None:
    table = new_table(3)
    do(table, messages.Leave, 0, BEGUN)
    refused(table, messages.Play, 0, "table-away", token="x")
    refused(table, messages.LetBot, 1, "table-not-away", absent=2)
    refused(table, messages.LetBot, 1, "table-no-such-bot", absent=0, bot="mcts:99999999")
    do(table, messages.Wait, 1, BEGUN + DAY / 2)
    assert table.attendance.next_substitute() == (BEGUN + DAY * 3 / 2, 0)
    do(table, messages.LetBot, 1, BEGUN + DAY, absent=0, bot="level:2")
    assert table.standing(None, BEGUN).states == ["bot", "here", "here"]
    do(table, messages.Return, 0, BEGUN + DAY)
    assert table.standing(None, BEGUN).states == ["here", "here", "here"]
    refused(table, messages.Return, 0, "table-here")
    refused(table, messages.Wait, 1, "table-nobody-away")


def test_where_nobody_is_left_bots_finish_at_once() -> None:
    table = new_table(2)
    do(table, messages.Leave, 0, BEGUN)
    do(table, messages.Leave, 1, BEGUN + 5)
    for _ in range(2):
        table.enter(there(table.propose_overdue(BEGUN + 5)))
    assert table.standing(None, BEGUN).states == ["bot", "bot"]
    assert table.next_deadline() is None


def test_a_bots_seat_takes_no_commands() -> None:
    refused(new_table(2, bots=["level:1", None]), messages.Resign, 0, "table-not-a-person")


def test_nothing_is_done_after_the_end_or_after_the_host_has_closed_the_table() -> None:
    table = new_table()
    table.enter(table.propose_close(BEGUN))
    assert table.outcome is None
    assert table.over
    assert table.view(None, BEGUN).seed is None
    refused(table, messages.Resign, 0, "table-over")


# What is told.


@pytest.mark.parametrize(
    ("bots", "rules", "seat", "allowed"),
    [
        ([None, "level:1", "level:1"], {}, 0, True),
        ([None, None, "level:1"], {}, 0, False),
        ([None, None, "level:1"], {"hints": True}, 0, True),
        ([None, None, "level:1"], {"hints": True}, None, False),
        ([None, "level:1", "level:1"], {"rated": True}, 0, False),
    ],
)
def test_a_seat_is_told_whether_it_may_ask_for_hints(
    bots: list[str | None], rules: dict[str, Any], seat: int | None, allowed: bool
) -> None:
    table = new_table(3, bots, **rules)
    assert table.standing(seat, BEGUN).hints == allowed
    table.enter(table.propose_close(BEGUN))
    assert not table.standing(seat, BEGUN).hints


def test_only_the_seat_that_decides_is_told_what_is_legal_and_nobody_the_others_cards() -> None:
    table = new_table(3)
    seat = there(table.turn)
    for audience in (None, 0, 1, 2):
        view = table.view(audience, BEGUN)
        assert (view.standing.legal is not None) == (audience == seat)
        cards = [hand["cards"] for hand in view.view["hands"]]
        assert [shown is not None for shown in cards] == [number == audience for number in range(3)]
        assert view.seed is None


def test_at_a_shared_device_a_seat_without_cards_has_no_secrets() -> None:
    known, chance = new_table(2), Random(1)
    table = Table("table", known.header, known.rules, [None, None], DAY, shares_device=True)
    table.enter(table.propose_begin(BEGUN))
    told = set()
    while not table.over:
        view = table.view(table.turn, BEGUN)
        told.add(view.standing.secrets)
        assert view.standing.secrets == any(hand["cards"] for hand in view.view["hands"])
        play(table, chance)
    assert told == {True, False}


def test_the_seed_and_all_hands_lie_open_after_the_end() -> None:
    table, chance = new_table(2), Random(1)
    while not table.over:
        play(table, chance)
    view = table.view(None, BEGUN)
    assert view.seed == table.header.setup.seed
    assert records.commitment(there(view.seed)) == view.commitment


def test_whoever_comes_back_gets_what_was_missed_or_a_fresh_view() -> None:
    table, chance = new_table(2), Random(1)
    for _ in range(6):
        play(table, chance)
    missed = there(table.missed(3, 0, BEGUN))
    assert [told.seq for told in missed] == [4, 5, 6, 7]
    assert [told.standing is None for told in missed] == [True, True, True, False]
    assert table.missed(7, 0, BEGUN) == []
    assert table.missed(8, 0, BEGUN) is None
    do(table, messages.AskRewind, 0, to=2)
    do(table, messages.AnswerRewind, 1, yes=True)
    assert table.missed(6, 0, BEGUN) is None


def test_the_record_of_a_running_game_says_only_what_the_asker_may_know() -> None:
    table, chance = new_table(2), Random(1)
    for _ in range(8):
        play(table, chance)
    known = records.dump(table.known_record(0, BEGUN))
    assert there(table.header.setup.seed).encode() not in known
    drawn = [
        event
        for move in table.known_record(0, BEGUN).entries
        if isinstance(move, Move) and move.seat == 1
        for event in move.events
    ]
    assert drawn
    assert all("cards" not in event.facts or event.facts["cards"] is None for event in drawn)
    with pytest.raises(BadLine):
        records.read(known.splitlines(keepends=True))


def test_a_damaged_journal_is_not_played_on() -> None:
    table, chance = new_table(2), Random(1)
    for _ in range(4):
        play(table, chance)
    entry = table.entries[2]
    assert isinstance(entry.body, journal_entries.Moved)
    other = journal_entries.Moved(entry.body.seat, entry.body.move, entry.body.events[1:])
    table.entries[2] = journal_entries.Entry(entry.seq, entry.at, other)
    with pytest.raises(Problem, match="table-damaged"):
        again(table)


@pytest.mark.parametrize("shared", [True, False])
def test_at_a_shared_device_the_only_move_is_played_for_whoever_is_next(shared: bool) -> None:
    known, chance = new_table(2), Random(1)
    table = Table("table", known.header, known.rules, [None, None], DAY, shares_device=shared)
    table.enter(table.propose_begin(BEGUN))
    told = set()
    while not table.over:
        seat = there(table.turn)
        standing, command = table.standing(seat, BEGUN), messages.PlayForced("table", seat, table.seq, "only")
        told.add(standing.forced)
        if standing.forced is True:
            assert [play.token for play in table.plays_of(command)] == standing.legal
        for other in [0, 1] if len(there(standing.legal)) > 1 else [1 - seat]:
            with pytest.raises(Problem, match="table-not-forced"):
                table.plays_of(messages.PlayForced("table", other, table.seq, "only"))
        play(table, chance)
    assert told == ({True, UNSET} if shared else {UNSET})
