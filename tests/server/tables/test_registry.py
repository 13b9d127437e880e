from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random

import msgspec
import pytest

from tests.server.soaks.stored.journals_replay import Sitting, at
from tests.server.support.inside import Inside, whole_game
from vesuvius.formats.record import dump
from vesuvius.server.connections.hub import Connection
from vesuvius.server.protocol import journal_entries, messages
from vesuvius.server.protocol.messages import Acknowledged, Answer, NewTable, Play, Rules, SeatPlan, Watch
from vesuvius.server.store import rows
from vesuvius.server.tables.drafts import Draft
from vesuvius.server.tables.registry import ENTRIES_AT_ONCE, ENTRIES_OF_A_TABLE
from vesuvius.server.tables.table import Table
from vesuvius.server.thinking.bot_pool import LIMITS

pytestmark = pytest.mark.anyio


async def next_move(sitting: Sitting) -> Play:
    async with sitting.service.registry.locked(sitting.name) as kept:
        command = sitting._next(kept.table)
    assert isinstance(command, Play)
    return command


async def test_a_stored_move_is_told_to_all_even_if_the_one_who_made_it_has_gone(tmp_path: Path) -> None:
    async with at(tmp_path / "server.sqlite") as service:
        sitting = Sitting(service, Random(1))
        await sitting.begin()
        command = await next_move(sitting)
        other = 1 - command.seat
        watching = Connection("192.0.2.1", 100)
        await service.registry.watch(watching, Watch(sitting.name, other), sitting.people[other], False)
        assert len(await watching.take()) == 1
        acting = asyncio.create_task(service.registry.act(command, sitting.people[command.seat], lambda answer: None))
        await asyncio.sleep(0)
        acting.cancel()
        with suppress(asyncio.CancelledError):
            await acting
        assert not service.registry.clocks_paused, "the store is well"
        (told,) = await asyncio.wait_for(watching.take(), 60)
        assert msgspec.json.decode(told[0])["seq"] == 2


async def test_a_long_game_is_taken_up_in_many_turns(place: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    livia = await place.person("Livia")
    record = {"record": dump(whole_game()).decode()}
    table = (await livia.ask("POST", "/api/records/replay", record))["table"]
    turns, entered = 0, Counter[int]()
    enter = Table.enter

    def counted(self: Table, draft: Draft) -> None:
        entered[turns] += 1
        enter(self, draft)

    async def take_turns() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    monkeypatch.setattr(Table, "enter", counted)
    others = asyncio.create_task(take_turns())
    async with place.service.registry.locked(table) as live:
        assert sum(entered.values()) == live.table.seq > 4 * ENTRIES_AT_ONCE
    others.cancel()
    assert max(entered.values()) <= ENTRIES_AT_ONCE


async def test_finished_games_go_out_of_memory_by_what_they_cost(
    place: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    livia, registry = await place.person("Livia"), place.service.registry
    record = {"record": dump(whole_game()).decode()}
    tables = [(await livia.ask("POST", "/api/records/replay", record))["table"] for _ in range(4)]
    async with registry.locked(tables[0]) as live:
        cost = live.table.seq + ENTRIES_OF_A_TABLE
    monkeypatch.setattr("vesuvius.server.tables.registry.MOST_FINISHED_ENTRIES", 2 * cost)
    for table in tables:
        async with registry.locked(table):
            pass
    assert [registry.loaded(table) is not None for table in tables] == [False, True, True, True]
    # Somebody who looks keeps one.
    watching = Connection("192.0.2.1", 100)
    place.service.hub.watch(watching, tables[1], None)
    async with registry.locked(tables[0]):
        pass
    assert [registry.loaded(table) is not None for table in tables] == [True, True, True, True]
    place.service.hub.unwatch(watching, tables[1], None)
    await registry.reload([tables[3]])
    async with registry.locked(tables[3]):
        pass
    assert [registry.loaded(table) is not None for table in tables] == [True, False, True, True]


async def test_what_was_stored_and_not_told_is_told_once_the_table_is_read_again(tmp_path: Path) -> None:
    async with at(tmp_path / "server.sqlite") as service:
        sitting = Sitting(service, Random(1))
        await sitting.begin()
        watching = Connection("192.0.2.1", 100)
        await service.registry.watch(watching, Watch(sitting.name, 0), sitting.people[0], False)
        await watching.take()
        command = await next_move(sitting)
        async with service.registry.locked(sitting.name) as kept:
            entry = kept.table.propose(command, 2e9).entry
        stored = rows.Entry(sitting.name, entry.seq, entry.at, None, journal_entries.pack(entry.body))
        await service.store.journal.append(stored, status="running", turn=0, outcome=None)
        await service.registry.reload([sitting.name])
        (told,) = await asyncio.wait_for(watching.take(), 60)
        message = msgspec.json.decode(told[0])
        assert (message["type"], message["seq"]) == ("happened", entry.seq)


async def test_one_damaged_table_does_not_keep_the_others_from_going_on(tmp_path: Path) -> None:
    file = tmp_path / "server.sqlite"
    async with at(file) as service:
        sittings = [Sitting(service, Random(seed)) for seed in range(3)]
        for sitting in sittings:
            await sitting.begin()
    with sqlite3.connect(file) as connection:
        connection.execute("update entries set body = x'7b' where \"table\" = ?", (sittings[0].name,))
    connection.close()
    async with at(file) as service:
        await service.registry.resume()
        assert service.registry.counts().running == 2


async def test_bots_that_have_failed_are_asked_again(tmp_path: Path) -> None:
    async with at(tmp_path / "server.sqlite") as service:
        sitting = Sitting(service, Random(1))
        await sitting.begin()
        service.pool._limits = {**LIMITS, "move": 0.0}
        new = NewTable(Rules("downfall"), [SeatPlan("me"), SeatPlan("bot", bot="level:1")])
        name = (await service.lobby.create(sitting.people[0], new))[0].table
        await service.lobby.start(sitting.people[0], name)
        async with service.registry.locked(name) as kept:
            leaving = messages.Leave(name, 0, kept.table.seq, "c1")
        answers: list[Answer] = []
        await service.registry.act(leaving, sitting.people[0], answers.append)
        assert isinstance(answers[0], Acknowledged)
        await service.registry.check_clocks(name)
        async with asyncio.timeout(120):
            while service.registry._tables[name].thinking is not None:
                await asyncio.sleep(0.01)
            service.pool._limits = LIMITS
            while service.registry._tables[name].table.seq < 8:
                await asyncio.sleep(0.05)


async def test_more_commands_than_it_can_carry_are_told_to_come_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at(tmp_path / "server.sqlite") as service:
        sitting = Sitting(service, Random(1))
        await sitting.begin()
        command = await next_move(sitting)
        monkeypatch.setattr("vesuvius.server.tables.registry.MOST_COMMANDS", 1)
        answers: list[Answer] = []
        acts = [service.registry.act(command, sitting.people[command.seat], answers.append) for _ in range(3)]
        await asyncio.gather(*acts)
        assert sorted(type(answer).__name__ for answer in answers) == ["Acknowledged", "Busy", "Busy"]
        await service.registry.act(command, sitting.people[command.seat], answers.append)
        assert isinstance(answers[-1], Acknowledged)
