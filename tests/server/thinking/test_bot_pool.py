"""Bots, hints and analysis in worker processes: what they answer, whose turn it is, and what happens when one dies."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import msgspec
import pytest

import vesuvius
from tests.server.support.held_workers import FOLDER, LIVELY, Gate, load
from tests.server.support.tab import until
from tests.support import lanterns
from vesuvius.bots.analysis.hints import hints
from vesuvius.bots.analysis.review import ReviewedDecision, analyse
from vesuvius.bots.bot import Budget
from vesuvius.bots.players.registry import read_bot
from vesuvius.engine import compile_cache, rule
from vesuvius.formats import record as records
from vesuvius.game import Problem, State
from vesuvius.server.thinking.bot_pool import LIMITS, NICENESS, BotPool
from vesuvius.server.thinking.fair_shares import Asker

pytestmark = pytest.mark.anyio
SMALL, STUDY = Budget(iterations=20), "5"
DOWNFALL, LANTERNS = vesuvius.load("downfall"), lanterns.GAME
STATE = LANTERNS.mask(LANTERNS.new(2, seed=7), 0)
PATIENCE = 60.0
ORPHAN = """
import asyncio
from tests.server.thinking.test_bot_pool import STATE, load
from vesuvius.server.thinking.bot_pool import BotPool

async def main():
    pool = BotPool(1, load)
    await pool.start()
    await pool.move("gated:orphan", "uniform", STATE, 1)

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.fixture
def light(monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers that know nothing of compiled rules, which the small game does not have, start in half the time."""
    monkeypatch.setenv("VESUVIUS_RULES", "plain")


@pytest.fixture
def gate(light: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Gate:
    monkeypatch.setenv(FOLDER, str(tmp_path))
    return Gate(tmp_path)


@asynccontextmanager
async def running(workers: int = 1, **limits: float) -> AsyncIterator[BotPool]:
    """A pool at work; no process is left of it."""
    pool = BotPool(workers, load, {**LIMITS, **limits}, Budget(int(STUDY)))
    await pool.start()
    try:
        async with asyncio.timeout(PATIENCE):
            yield pool
    finally:
        workers_left = [worker.pid for worker in active_children() if worker.pid is not None]
        await pool.stop()
    for process in workers_left:
        with pytest.raises(ProcessLookupError):
            os.kill(process, 0)
    assert active_children() == []


def dealt(players: int) -> tuple[int, State]:
    """A seat of the larger game that decides, and what it sees."""
    state = DOWNFALL.new(players, seed=5)
    seat = DOWNFALL.seat(state)
    assert seat is not None
    return seat, DOWNFALL.mask(state, seat)


def stored(game: str = "lanterns") -> bytes:
    """A finished game, under this name."""
    stored, state = records.start(LANTERNS, 2, seed=3)
    chance = random.Random(3)
    while LANTERNS.seat(state) is not None:
        records.play(stored, LANTERNS, state, chance.choice(LANTERNS.legal(state)))
    stored.header = msgspec.structs.replace(stored.header, game=game)
    return records.dump(stored)


def move(pool: BotPool, name: str = "move", bot: str = "uniform") -> asyncio.Task[str]:
    """A bot's move that waits at the gate."""
    return asyncio.create_task(pool.move(f"gated:{name}", bot, STATE, 1))


def hint(pool: BotPool, person: str, name: str = "hint") -> asyncio.Task[Any]:
    """A hint that waits at the gate."""
    return asyncio.create_task(pool.hint(f"gated:{name}", STATE, 0, person, SMALL))


def deeper(pool: BotPool, person: str, name: str = "deeper") -> asyncio.Task[Any]:
    """A deeper search that waits at the gate."""
    return asyncio.create_task(pool.deepen(f"gated:{name}", STATE, 0, person, 2))


def study(pool: BotPool, person: str, name: str = "analysis") -> asyncio.Task[Any]:
    """An analysis that waits at the gate."""
    return asyncio.create_task(pool.analyse(stored(f"gated:{name}"), person, 1))


async def test_bots_and_hints_are_the_same_as_in_this_process() -> None:
    seat, seen = dealt(3)
    async with running() as pool:
        tokens = [
            await pool.move("downfall", "mcts:50", seen, 11),
            await pool.move("downfall", "greedy", seen, 11),
            await pool.move("lanterns", "mcts:50", STATE, 11),
        ]
        found = await pool.hint("downfall", seen, seat, "ann", SMALL)
    assert tokens == [
        read_bot("mcts:50").choose(DOWNFALL, seen, 11).token,
        read_bot("greedy").choose(DOWNFALL, seen, 11).token,
        read_bot("mcts:50").choose(LANTERNS, STATE, 11).token,
    ]
    assert len(found) == 3
    assert found == hints(DOWNFALL, seen, seat, SMALL)


@pytest.mark.usefixtures("light")
async def test_an_analysis_tells_how_far_it_is() -> None:
    content, steps, told = stored(), [], []

    def hear(done: int, total: int, decision: ReviewedDecision) -> None:
        steps.append((done, total))
        told.append(decision)

    async with running() as pool:
        found = await pool.analyse(content, "ann", 9, hear)
        seen = await pool.analyse(content, "ann", 9, None, 1)
    again = records.read(content.splitlines())
    assert found == analyse(again, None, STUDY, 9, load=load)
    assert seen == analyse(again, 1, STUDY, 9, load=load)
    moves = len(again.entries)
    assert steps == [(number, moves) for number in range(1, moves + 1)]
    assert told == [msgspec.structs.replace(decision, after=[]) for decision in found.decisions]


async def test_a_job_says_how_long_it_waited_and_how_long_it_took(gate: Gate) -> None:
    async with running() as pool:
        first = move(pool, "first")
        await until(lambda: gate.names() == ["first"])
        second = move(pool, "second")
        await asyncio.sleep(0.2)
        gate.open()
        await asyncio.gather(first, second)
        times, other = pool.times.waits["move"], pool.times.waits["hint"]
        assert (sum(times.counts), sum(pool.times.runs["move"].counts), sum(other.counts)) == (2, 2, 0)
        assert times.total >= 0.2
        assert pool.times.runs["move"].total >= 0.2
        assert pool.processes == [begun.process for begun in gate.begun()[:1]]


@pytest.mark.usefixtures("light")
async def test_what_is_wrong_is_told_and_the_worker_stays() -> None:
    async with running() as pool:
        with pytest.raises(Problem, match=r"^bot-illegal bot=tests.support.small_bots:Illegal"):
            await pool.move("lanterns", "tests.support.small_bots:Illegal", STATE, 1)
        with pytest.raises(Problem, match=r"^bot-unknown got=nobody"):
            await pool.move("lanterns", "nobody", STATE, 1)
        with pytest.raises(Problem, match=r"^hint-not-now seat=1"):
            await pool.hint("lanterns", STATE, 1, "ann")
        with pytest.raises(Problem, match=r"^pool-failed why=ValueError \(small_bots.py:\d+\)$"):
            await pool.move("lanterns", "tests.support.small_bots:Failing", STATE, 1)
        with pytest.raises(Problem, match=r"^pool-failed why=SystemExit \(small_bots.py:\d+\)$"):
            await pool.move("lanterns", "tests.support.small_bots:Leaving", STATE, 1)
        with pytest.raises((TypeError, AttributeError), match="pickle"):
            await pool.move("lanterns", "uniform", lambda: None, 1)
        assert await pool.move("lanterns", "tests.support.small_bots:First", STATE, 1) == LANTERNS.legal(STATE)[0]
        assert pool.counts().restarts == 0


async def test_a_worker_that_is_killed_costs_another_try(gate: Gate) -> None:
    async with running() as pool:
        asked = move(pool, bot="mcts:50")
        await until(gate.begun)
        os.kill(gate.begun()[0].process, signal.SIGKILL)
        await until(lambda: len(gate.begun()) == 2)
        gate.open()
        assert await asked == read_bot("mcts:50").choose(LANTERNS, STATE, 1).token
        assert pool.counts().restarts == 1
        os.kill(gate.begun()[1].process, signal.SIGKILL)
        assert await pool.move("lanterns", "mcts:50", STATE, 1) == await asked
        assert pool.counts().restarts == 2
    assert len({begun.process for begun in gate.begun()}) == 2


@pytest.mark.usefixtures("light")
async def test_a_job_that_kills_its_workers_is_given_up() -> None:
    async with running() as pool:
        with pytest.raises(Problem, match=r"^pool-lost tries=3$"):
            await pool.move("lanterns", "tests.support.small_bots:Dying", STATE, 1)
        assert pool.counts().restarts == 3
        assert await pool.move("lanterns", "tests.support.small_bots:First", STATE, 1) == LANTERNS.legal(STATE)[0]


async def test_a_worker_that_thinks_for_too_long_is_ended(gate: Gate) -> None:
    async with running(hint=2.0) as pool:
        await pool.move("lanterns", "uniform", STATE, 1)
        with pytest.raises(Problem, match=r"^pool-too-slow seconds=2$"):
            await hint(pool, "ann")
        assert active_children() == []
        gate.open()
        assert await move(pool) in LANTERNS.legal(STATE)
        assert gate.names() == ["hint", "move"]


async def test_moves_go_before_hints_and_wait_for_no_analysis(gate: Gate) -> None:
    async with running() as pool:
        earlier = [study(pool, "ann")]
        await until(lambda: gate.names() == ["analysis"])
        earlier.append(move(pool, "first"))
        await until(lambda: gate.names() == ["analysis", "first"])
        later = [hint(pool, "bob"), move(pool, "second"), move(pool, "third")]
        later.append(asyncio.create_task(pool.warm("gated:warm")))
        await asyncio.sleep(0)
        counts = pool.counts()
        assert counts.waiting == {"warm": 1, "move": 2, "hint": 1, "picture": 0, "deeper": 0, "analysis": 0}
        assert counts.running == {"warm": 0, "move": 1, "hint": 0, "picture": 0, "deeper": 0, "analysis": 1}
        gate.open()
        await asyncio.gather(*earlier, *later)
        assert not any((*pool.counts().waiting.values(), *pool.counts().running.values()))
    played = [begun for begun in gate.begun() if begun.name != "analysis"]
    assert [begun.name for begun in played] == ["first", "warm", "second", "third", "hint"]
    assert {begun.nice for begun in played} == {os.nice(0)}
    assert {begun.nice for begun in gate.begun() if begun.name == "analysis"} == {os.nice(0) + NICENESS}


async def test_somebody_with_many_tables_holds_up_nobody_else(gate: Gate) -> None:
    def asked(name: str, asker: Asker) -> asyncio.Task[str]:
        return asyncio.create_task(pool.move(f"gated:{name}", "uniform", STATE, 1, asker))

    async with running() as pool:
        many = [asked(f"many-{number}", Asker("ann", "a")) for number in range(5)]
        await until(lambda: gate.names() == ["many-0"])
        left = asked("left", Asker("cid", "c", waits=False))
        one = asked("one", Asker("bob", "b"))
        await asyncio.sleep(0)
        gate.open()
        await asyncio.gather(*many, left, one)
    assert gate.names() == ["many-0", "one", "many-1", "many-2", "many-3", "many-4", "left"]


async def test_one_hint_of_a_person_is_under_way_and_two_wait(gate: Gate) -> None:
    async with running(3) as pool:
        asked = [hint(pool, "ann", "one"), hint(pool, "ann", "two"), hint(pool, "ann", "three")]
        await until(gate.begun)
        with pytest.raises(Problem, match=r"^pool-busy most=3$"):
            await pool.hint("lanterns", STATE, 0, "ann")
        asked += [hint(pool, "bob", "other"), move(pool)]
        await until(lambda: len(gate.begun()) == 3)
        assert sorted(gate.names()) == ["move", "one", "other"]
        assert pool.counts().waiting == {"warm": 0, "move": 0, "hint": 2, "picture": 0, "deeper": 0, "analysis": 0}
        gate.open()
        await asyncio.gather(*asked)
        assert await pool.hint("lanterns", STATE, 0, "ann", SMALL) == await asked[0]


async def test_one_analysis_of_a_person_is_under_way_and_two_wait(gate: Gate) -> None:
    async with running() as pool:
        asked = [study(pool, "ann", "one"), study(pool, "ann", "two"), study(pool, "ann", "three")]
        await until(gate.begun)
        with pytest.raises(Problem, match=r"^pool-busy most=3$"):
            await pool.analyse(stored(), "ann", 1)
        with pytest.raises(Problem, match=r"^pool-busy most=3$"):
            await pool.deepen("lanterns", STATE, 0, "ann", 2)
        gate.open()
        await asyncio.gather(*asked)


async def test_no_hint_waits_for_what_somebody_looked_at_before(gate: Gate) -> None:
    async with running() as pool:
        earlier = deeper(pool, "ann")
        await until(gate.begun)
        later = hint(pool, "ann")
        await until(lambda: gate.names() == ["deeper", "hint"])
        gate.open()
        await asyncio.gather(earlier, later)


async def test_a_deeper_search_gives_way_to_the_next_one_of_the_same_person(gate: Gate) -> None:
    async with running() as pool:
        begun = deeper(pool, "ann", "begun")
        await until(gate.begun)
        replaced, others = deeper(pool, "ann", "replaced"), deeper(pool, "bob", "other")
        await asyncio.sleep(0)
        newest = deeper(pool, "ann", "newest")
        with pytest.raises(Problem, match=r"^pool-replaced$"):
            await replaced
        gate.open()
        await asyncio.gather(begun, others, newest)
    assert sorted(gate.names()) == ["begun", "newest", "other"]


async def test_whoever_stops_waiting_gives_up_a_place_that_is_not_taken(gate: Gate) -> None:
    async with running(2) as pool:
        begun, waiting = hint(pool, "ann", "begun"), hint(pool, "ann", "waiting")
        await until(gate.begun)
        for asked in (begun, waiting):
            asked.cancel()
        await asyncio.wait([begun, waiting])
        later = [hint(pool, "ann", "later"), hint(pool, "ann", "last")]
        await asyncio.sleep(0)
        assert pool.counts().waiting["hint"] == 2
        with pytest.raises(Problem, match=r"^pool-busy"):
            await pool.hint("lanterns", STATE, 0, "ann")
        gate.open()
        await asyncio.gather(*later)
        assert gate.names() == ["begun", "later", "last"]
        assert pool.counts().restarts == 0


async def test_stopping_ends_every_process_and_tells_those_who_wait(gate: Gate) -> None:
    async with running(2) as pool:
        asked = [move(pool, str(number)) for number in range(12)] + [study(pool, "ann"), hint(pool, "bob")]
        await until(lambda: len(gate.begun()) == 3)
        assert len(active_children()) == 3
    assert all(one.done() for one in asked)
    answers = await asyncio.gather(*asked, return_exceptions=True)
    assert [str(answer) for answer in answers] == ["pool-stopped"] * len(asked)
    with pytest.raises(Problem, match=r"^pool-stopped$"):
        await pool.move("lanterns", "uniform", STATE, 1)


async def test_workers_leave_in_the_middle_of_a_thought_when_the_server_is_killed(gate: Gate) -> None:
    file = gate.folder / "orphan.py"
    file.write_text(ORPHAN, "utf-8")
    places = os.pathsep.join(map(str, (Path.cwd(), *filter(None, sys.path))))
    with subprocess.Popen([sys.executable, str(file)], env={**os.environ, "PYTHONPATH": places}) as server:
        await until(gate.begun)
        server.kill()
    worker = Path("/proc", str(gate.begun()[0].process), "cmdline")
    await until(lambda: not worker.exists() or not worker.read_bytes())


async def test_the_event_loop_goes_on_while_workers_think() -> None:
    _, seen = dealt(2)
    ticks = 0
    async with running() as pool:
        await pool.move("downfall", "mcts:20", seen, 1)
        thinking = asyncio.create_task(pool.move("downfall", "mcts:1s", seen, 1))
        while not thinking.done():
            await asyncio.sleep(0.005)
            ticks += 1
    assert ticks > 50


async def test_rules_are_made_ready_in_a_worker(gate: Gate) -> None:
    async with running() as pool:
        await pool.warm(LIVELY, ["uniform"])
        [begun] = gate.begun()
        assert begun.name == "warm"
        assert begun.process in [worker.pid for worker in active_children()]


@pytest.mark.skipif(rule.PLAIN, reason="nothing is compiled")
async def test_the_search_of_a_bot_is_compiled_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    part = "warm-Greedy"
    copy = tmp_path / compile_cache.folder_of_game("downfall", part, rule.MODE).name
    shutil.copytree(compile_cache.cache_root(), tmp_path, dirs_exist_ok=True)
    (copy / part).unlink()
    monkeypatch.setenv("VESUVIUS_CACHE", str(tmp_path))
    async with running() as pool:
        await pool.warm("downfall", ["greedy"])
        assert (copy / part).exists()
        made = (copy / part).stat().st_mtime_ns
        await pool.warm("downfall", ["greedy", "level:2"])
    assert (copy / part).stat().st_mtime_ns == made
