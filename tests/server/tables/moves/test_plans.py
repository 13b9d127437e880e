"""T7: what is planned is played, unless something has become known."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.server.soaks.stored.journals_replay import Sitting, at
from tests.server.support.matches import BEGUN, do, everything, first_bots, new_table, play, there
from vesuvius.game import Problem
from vesuvius.server.protocol import journal_entries, messages
from vesuvius.server.protocol.forms import PlannedPosition
from vesuvius.server.protocol.messages import Acknowledged, Answer, LiveClock, Plan, PlannedMove, SlowClock
from vesuvius.server.tables.clocks import DAY
from vesuvius.server.tables.table import Table

SLOW = SlowClock(3.0)


def slow_table(players: int = 2, seed: int = 1) -> Table:
    """A table at which people take days."""
    return new_table(players, seed=seed, clock=SLOW)


def plan(table: Table, seat: int, *tokens: str) -> None:
    """A seat plans that, as the registry does once it is stored."""
    table.must_take(Plan("table", seat, table.seq, "p", [*tokens]))
    table.plans.make(seat, table.seq, tokens)


def possible(table: Table, seat: int, *tokens: str) -> PlannedPosition:
    return there(table.look_ahead(seat, tokens))


def told(table: Table, seat: int) -> PlannedMove | None:
    found = table.standing(seat, BEGUN).planned
    return found if isinstance(found, PlannedMove) else None


def follow(table: Table) -> list[journal_entries.EntryBody]:
    """Play what is planned, as the registry does; the entries that it made."""
    made = []
    while (draft := table.propose_planned(BEGUN)) is not None:
        table.enter(draft)
        made.append(draft.entry.body)
    return made


def free_of(table: Table, seat: int, *taken: str) -> str:
    """A token that a seat may plan, for a square that isn't taken."""
    return next(token for token in possible(table, seat).legal if token.partition("@")[2] not in taken and "@" in token)


def test_a_seat_is_told_that_it_may_plan_whenever_its_next_turn_is_known() -> None:
    table, chance = slow_table(3), Random(79)
    found = set()
    while not table.over:
        for seat in range(3):
            known = seat != table.turn and table.look_ahead(seat, []) is not None
            assert (told(table, seat) is not None) == known
            found.add((known, seat == table.turn))
        play(table, chance)
    assert found == {(True, False), (False, False), (False, True)}


def test_what_is_planned_is_played_as_soon_as_it_is_the_seats_turn() -> None:
    table = slow_table()
    seat = 1 - there(table.turn)
    other = there(table.standing(table.turn, BEGUN).legal)[0]
    token = free_of(table, seat, other.partition("@")[2])
    plan(table, seat, token)
    assert told(table, seat) == PlannedMove([token])
    assert follow(table) == [], "it's not the seat's turn"
    do(table, messages.Play, 1 - seat, token=other)
    (body,) = follow(table)
    assert isinstance(body, journal_entries.Moved)
    assert (body.seat, body.move, body.bot) == (seat, token, None)
    assert table.turn == 1 - seat
    assert told(table, seat) == PlannedMove([])


def test_nobody_else_sees_a_plan() -> None:
    table = slow_table(3)
    seat = (there(table.turn) + 1) % 3
    before = everything(table)
    plan(table, seat, free_of(table, seat))
    after = everything(table)
    assert [one == other for one, other in zip(before, after, strict=True)] == [
        viewer != seat for viewer in (None, 0, 1, 2)
    ]


def spoiling(table: Table) -> tuple[str, str] | None:
    """A move of the seat that decides, and what the other one could plan until then; nothing else hinders it."""
    game, turn = table.game, there(table.turn)
    planned = possible(table, 1 - turn).legal
    for theirs in there(table.standing(turn, BEGUN).legal):
        state = game.copy(table._state)
        shows = any(event.kind == "omen" for event in game.play(state, theirs))
        lost = sorted({*planned} - {*game.legal(state)})
        if not shows and game.seat(state) == 1 - turn and lost:
            return theirs, lost[0]
    return None


def test_a_plan_that_is_no_longer_legal_is_dropped_with_the_reason() -> None:
    table, chance = slow_table(), Random(1)
    while (found := spoiling(table)) is None:
        play(table, chance)
    seat = 1 - there(table.turn)
    theirs, planned = found
    plan(table, seat, planned)
    do(table, messages.Play, 1 - seat, token=theirs)
    assert follow(table) == []
    dropped = there(there(told(table, seat)).dropped)
    assert dropped == table.game.refusal(table._state, seat, planned)
    do(table, messages.Play, seat, token=there(table.standing(seat, BEGUN).legal)[0])
    assert told(table, seat) == PlannedMove([]), "it's past"


def test_what_becomes_known_drops_a_plan_and_what_others_draw_does_not() -> None:
    table, chance = slow_table(seed=3), Random(3)
    kept = dropped = 0
    while there(table.turn) is not None and table.look_ahead(1 - there(table.turn), []) is not None:
        seat = 1 - there(table.turn)
        plan(table, seat, possible(table, seat).legal[0])
        entry = play(table, chance)
        assert isinstance(entry.body, journal_entries.Moved)
        shown = any(event.kind in ("omen", "seethed", "erupted") for event in entry.body.events)
        hidden = any(event.kind == "drew" for event in entry.body.events)
        state = table.plans.of(seat)
        if shown:
            assert there(there(state).dropped).message == "table-plan-learnt"
            assert there(there(state).dropped).rule == "T7"
            dropped += 1
        elif hidden and state is not None and state.dropped is None:
            kept += 1
        table.plans.make(seat, table.seq, [])
    assert min(kept, dropped) > 0


def test_a_plan_goes_on_until_something_is_learnt_by_it() -> None:
    for seed in range(4):
        table, chance = slow_table(seed=seed), Random(seed)
        while there(table.turn) is not None:
            seat = 1 - there(table.turn)
            first = table.look_ahead(seat, [])
            if first is None:
                break
            for token in first.legal[:4]:
                second = table.look_ahead(seat, [token])
                if second is not None:
                    plan(table, seat, token, second.legal[0])
                    play(table, chance)
                    if there(table.plans.of(seat)).dropped is None and table.turn == seat:
                        assert [body.move for body in follow(table) if isinstance(body, journal_entries.Moved)] == [
                            token,
                            second.legal[0],
                        ]
                        return
                    break
            table.plans.make(seat, table.seq, [])
            play(table, chance)
    pytest.fail("no relatives were ever planned")


def test_what_is_taken_back_drops_a_plan_and_so_does_leaving() -> None:
    table = slow_table()
    seat = 1 - there(table.turn)
    plan(table, seat, free_of(table, seat))
    do(table, messages.Leave, seat)
    do(table, messages.Return, seat)
    assert table.plans.of(seat) is None
    play(table, Random(1))
    seat = 1 - there(table.turn)
    plan(table, seat, free_of(table, seat))
    do(table, messages.AskRewind, seat, to=0)
    do(table, messages.AnswerRewind, 1 - seat, yes=True)
    left = table.plans.of(seat)
    assert left is None or there(left.dropped).message == "table-plan-undone"
    assert follow(table) == []


@pytest.mark.parametrize(
    ("table", "seat", "tokens", "message"),
    [
        (slow_table(), 0, ["nonsense"], "table-plan-impossible"),
        (slow_table(), 1, ["nonsense"], "table-no-plans"),
        (new_table(clock=LiveClock()), 0, ["7@F5"], "table-no-plans"),
        (new_table(2, [None, "level:1"]), 0, ["7@F5"], "table-no-plans"),
        (new_table(2, ["level:1", None]), 0, ["7@F5"], "table-not-a-person"),
    ],
)
def test_what_cannot_be_planned_is_refused(table: Table, seat: int, tokens: list[str], message: str) -> None:
    assert table.turn == 1
    with pytest.raises(Problem) as raised:
        table.must_take(Plan("table", seat, table.seq, "p", tokens))
    assert raised.value.message == message


def test_a_plan_is_taken_up_again_where_the_journal_has_brought_it() -> None:
    table, chance = slow_table(seed=5), Random(5)
    for _ in range(12):
        seat = 1 - there(table.turn)
        token = possible(table, seat).legal[0]
        plan(table, seat, token)
        since = table.seq
        for step in range(2):
            copy = Table("table", table.header, table.rules, first_bots(table), 7 * DAY)
            copy.restore(table.entries)
            copy.restore_plan(seat, since, [token])
            assert everything(copy) == everything(table), step
            if table.propose_planned(BEGUN) is None and step == 0:
                play(table, chance)
        follow(table)
        table.plans.make(seat, table.seq, [])
        if table.turn is None or table.look_ahead(1 - table.turn, []) is None:
            break


@pytest.mark.anyio
async def test_a_plan_survives_a_restart_is_played_once_and_goes_with_its_person(tmp_path: Path) -> None:
    file = tmp_path / "server.sqlite"
    async with at(file) as service:
        sitting = Sitting(service, Random(1))
        await sitting.begin()
        async with service.registry.locked(sitting.name) as live:
            turn, seq = there(live.table.turn), live.table.seq
        seat = 1 - turn
        found = there(await service.registry.look_ahead(sitting.name, sitting.people[seat], seat, []))
        wanted = Plan(sitting.name, seat, seq, "plan", [found.legal[-1]])
        answers: list[Answer] = []
        for _ in range(2):
            await service.registry.act(wanted, sitting.people[seat], answers.append)
        await service.registry.act(
            Plan(sitting.name, seat, seq, "other", ["7@F5"]), sitting.people[turn], answers.append
        )
        assert [type(answer).__name__ for answer in answers] == ["Acknowledged", "Acknowledged", "Refused"]
        assert isinstance(answers[0], Acknowledged)
        assert answers[0].seq == seq
    async with at(file) as service:
        await service.registry.resume()
        async with service.registry.locked(sitting.name) as live:
            legal = live.table.game.legal(live.table.masked(turn))
            played = next(token for token in legal if token.partition("@")[2] != found.legal[-1].partition("@")[2])
        move = messages.Play(sitting.name, turn, seq, "move", played)
        await service.registry.act(move, sitting.people[turn], answers.append)
        while (following := service.registry._tables[sitting.name].following) is not None:
            await following
        async with service.registry.locked(sitting.name) as live:
            bodies = [entry.body for entry in live.table.entries]
        assert [body.move for body in bodies if isinstance(body, journal_entries.Moved)] == [played, found.legal[-1]]
        assert len(await service.store.plans.of(sitting.name)) == 1
        person = there(sitting.people[seat].person)
        await service.store.people.erase(person)
        assert await service.store.plans.of(sitting.name) == []
