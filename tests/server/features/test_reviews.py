"""Games looked at again as it comes: one work for all who look, kept, whatever happens to a worker."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.support.client import Person
from tests.server.support.held_workers import FOLDER, Gate, held, load
from tests.server.support.inside import Inside, refused, whole_game
from tests.server.support.tab import until
from tests.support import lanterns
from vesuvius.bots.analysis.review import Analysis, accuracies, analyse
from vesuvius.bots.bot import Budget
from vesuvius.formats import record as records
from vesuvius.formats.record import playable
from vesuvius.server.features.study.reviews import Review
from vesuvius.server.thinking.bot_pool import LIMITS, BotPool

pytestmark = pytest.mark.anyio
PATIENCE = 60.0
Line = dict[str, Any]


@pytest.fixture
async def gate(place: Inside, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Gate]:
    """Analyses are made by workers that a test holds back."""
    monkeypatch.setenv(FOLDER, str(tmp_path))
    pool = BotPool(0, held)
    await pool.start()
    monkeypatch.setattr(place.service.reviews, "_pool", pool)
    yield Gate(tmp_path)
    await pool.stop()
    await place.service.reviews.stop()


@asynccontextmanager
async def review(place: Inside, person: Person, table: str, query: str = "") -> AsyncIterator[AsyncIterator[Line]]:
    """The lines of a review, as they come."""
    headers = {"Authorization": f"Bearer {person.key}"}
    url = f"{place.address}/api/tables/{table}/review{query}"
    async with place.http.stream("POST", url, headers=headers) as response:
        assert response.headers["Content-Type"].startswith("application/x-ndjson")
        yield (json.loads(line) async for line in response.aiter_lines())


async def all_lines(place: Inside, person: Person, table: str, query: str = "") -> list[Line]:
    async with review(place, person, table, query) as lines:
        return [line async for line in lines]


def jobs(place: Inside) -> int:
    counts = place.service.reviews._pool.counts()
    return counts.running["analysis"] + counts.waiting["analysis"]


async def test_all_who_look_wait_for_one_work_and_whoever_leaves_does_not_stop_it(
    place: Inside, people: list[Person], gate: Gate
) -> None:
    livia, gaius, _ = people
    table = await place.finished(livia, gaius)
    async with review(place, livia, table) as first:
        moves = (await livia.ask("GET", f"/api/tables/{table}/view"))["seq"] - 1
        nothing = {"type": "judging", "done": 0, "total": moves, "decisions": []}
        assert await anext(first) == nothing
        await until(gate.begun)
    async with review(place, gaius, table) as lines, review(place, livia, table) as others:
        assert [await anext(heard) for heard in (lines, others)] == [nothing, nothing]
        plain = asyncio.create_task(gaius.ask("POST", f"/api/tables/{table}/analysis"))
        await asyncio.sleep(0.1)
        assert jobs(place) == 1
        gate.open()
        heard = [[line async for line in each] for each in (lines, others)]
    last = heard[0][-1]
    assert last["type"] == "reviewed"
    assert last == heard[1][-1]
    assert last["analysis"] == await plain
    for told in heard:
        decisions = [decision for line in told[:-1] for decision in line["decisions"]]
        whole = [decision | {"after": []} for decision in last["analysis"]["decisions"]]
        assert decisions == whole[: len(decisions)]
    begun = gate.begun()
    assert await all_lines(place, livia, table) == [last]
    assert gate.begun() == begun, "what is kept is not worked out again"


async def test_a_worker_that_is_killed_costs_those_who_wait_nothing_but_time(
    place: Inside, people: list[Person], gate: Gate
) -> None:
    table = await place.finished(*people[:2])
    async with review(place, people[0], table) as lines:
        await anext(lines)
        await until(gate.begun)
        first = gate.begun()[0].process
        os.kill(first, signal.SIGKILL)
        await until(lambda: gate.begun()[-1].process != first)
        gate.open()
        told = [line async for line in lines]
    text = (await people[0].request("GET", f"/api/tables/{table}/record")).text
    stored = records.read(text.encode().splitlines(keepends=True))
    assert [each["move"] for each in told[-1]["analysis"]["decisions"]] == [
        move.move for move in records.in_force(stored.entries)
    ]


async def test_what_came_to_nothing_is_said_and_tried_again(place: Inside, people: list[Person], gate: Gate) -> None:
    table = await place.finished(*people[:2])
    place.service.reviews._pool._limits = {**LIMITS, "analysis": 0.5}
    told = await all_lines(place, people[0], table)
    assert told[-1] == {
        "type": "failed",
        "trouble": {"message": "pool-too-slow", "args": {"seconds": 0}, "rule": ""},
    }
    place.service.reviews._pool._limits = LIMITS
    gate.open()
    assert (await all_lines(place, people[1], table))[-1]["type"] == "reviewed"


async def test_a_review_is_made_anew_once_the_host_wants_another_effort(
    place: Inside, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    text = records.dump(whole_game()).decode()
    table = (await people[0].ask("POST", "/api/records/replay", {"record": text}))["table"]
    for effort in (100, 120):
        monkeypatch.setattr(place.service.pool, "effort", Budget(effort))
        analysis = await people[0].ask("POST", f"/api/tables/{table}/analysis")
        assert analysis["bot"] == f"mcts:{effort}"
        first = analysis["decisions"][0]["moves"]
        assert {each["tried"] for each in first} <= {3 * effort, 3 * effort // 4}


async def test_who_may_look_at_a_game_again(place: Inside, people: list[Person]) -> None:
    livia, gaius, nero = people
    over, running = await place.finished(livia, gaius), await place.running(livia, gaius)
    nobody = place.with_key("")
    for path in ("review", "analysis"):
        assert await refused(nobody, "POST", f"/api/tables/{over}/{path}") == (401, "key-of-person-needed")
        assert await refused(nero, "POST", f"/api/tables/{over}/{path}") == (404, "table-unknown")
        assert await refused(livia, "POST", f"/api/tables/{running}/{path}") == (409, "archive-running")
        assert await refused(livia, "POST", f"/api/tables/{running}/{path}?seat=0") == (403, "hints-not-allowed")
        assert await refused(livia, "POST", f"/api/tables/{running}/{path}?seat=1") == (403, "table-not-your-seat")
    assert await refused(livia, "GET", f"/api/tables/{running}/beginning") == (409, "archive-running")
    assert await refused(nero, "GET", f"/api/tables/{over}/beginning") == (404, "table-unknown")


async def test_a_running_game_is_reviewed_as_a_seat_sees_it(place: Inside, people: list[Person]) -> None:
    livia, gaius, _ = people
    table = await place.late(livia, gaius, hints=True)
    await place.move(table, livia, gaius)
    *_, last = await all_lines(place, livia, table, "?seat=0")
    assert last["analysis"] == await livia.ask("POST", f"/api/tables/{table}/analysis?seat=0")
    others = [each for each in last["analysis"]["decisions"] if each["seat"] != 0]
    assert not any("reasons" in each for each in others)


async def test_a_game_that_began_at_a_position_tells_how_everybody_saw_it(place: Inside, people: list[Person]) -> None:
    livia, gaius, _ = people
    table = await place.late(livia, gaius)
    seen = [await each.ask("GET", f"/api/tables/{table}/view?seat={seat}") for seat, each in enumerate((livia, gaius))]
    while await place.move(table, livia, gaius):
        pass
    told = await gaius.ask("GET", f"/api/tables/{table}/beginning")
    assert told == {"views": [view["view"] for view in seen]}
    assert told["views"][0]["lava"] != {}


async def test_hands_at_the_beginning_are_each_seats_own(place: Inside, people: list[Person]) -> None:
    text = records.dump(whole_game()).decode()
    table = (await people[0].ask("POST", "/api/records/replay", {"record": text}))["table"]
    views = (await people[0].ask("GET", f"/api/tables/{table}/beginning"))["views"]
    known = [[hand["cards"] is not None for hand in view["hands"]] for view in views]
    assert known == [[True, False], [False, True]]
    end = await people[0].ask("GET", f"/api/tables/{table}/view")
    assert [view["hands"][seat]["cards"] for seat, view in enumerate(views)] == end["view"]["open"]["hands"]


async def test_the_third_game_is_reviewed_and_begins_too(
    place: Inside, people: list[Person], gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    stored, state = records.start(lanterns.GAME, 2, seed=3)
    chance = random.Random(3)
    while lanterns.GAME.seat(state) is not None:
        records.play(stored, lanterns.GAME, state, chance.choice(lanterns.GAME.legal(state)))
    for module in ("archive", "setup"):
        monkeypatch.setattr(f"vesuvius.server.tables.{module}.load", lanterns.load)
    monkeypatch.setattr("vesuvius.server.tables.table.playable", partial(playable, load=lanterns.load))
    monkeypatch.setattr(place.service.reviews._pool, "effort", Budget(5))
    livia = people[0]
    table = (await livia.ask("POST", "/api/records/replay", {"record": records.dump(stored).decode()}))["table"]
    gate.open()
    told = await all_lines(place, livia, table)
    found = msgspec.convert(told[-1]["analysis"], Analysis)
    expected = analyse(stored, None, "5", load=load)
    assert found.decisions == expected.decisions
    assert told[-1]["accuracies"] == accuracies(expected)
    assert sum(len(line.get("decisions", [])) for line in told) <= len(expected.decisions)
    first = records.replay(stored, 0, lanterns.load).state
    views = [lanterns.GAME.view(first, seat) for seat in range(2)]
    assert (await livia.ask("GET", f"/api/tables/{table}/beginning"))["views"] == views


async def test_another_try_of_the_same_work_tells_nothing_twice() -> None:
    stored, state = records.start(lanterns.GAME, 2, seed=3)
    for _ in range(4):
        records.play(stored, lanterns.GAME, state, lanterns.GAME.legal(state)[0])
    found = analyse(stored, 0, "2", load=load)
    review = Review(len(found.decisions))
    for tried in (3, 4):
        for done, decision in enumerate(found.decisions[:tried], 1):
            review.on_decision(done, 4, decision)
    assert review.decisions == found.decisions
