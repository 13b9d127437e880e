"""What is known about positions: told to everyone alike, searched more deeply on request, and never too much of it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support import lanterns
from vesuvius.bots.analysis.hints import Hint
from vesuvius.bots.analysis.position import RatedMove, position_key
from vesuvius.server.thinking.advisor import DEPTHS, Advisor

pytestmark = pytest.mark.anyio
GAME = lanterns.GAME


class Counting:
    """A pool that notes how deep it has searched."""

    def __init__(self) -> None:
        self.searched: list[int] = []
        self.data: list[str] = []

    async def hint(self, *_: Any, data: str) -> list[Hint]:
        self.data.append(data)
        return self._found(1)

    async def deepen(self, *asked: Any, data: str) -> list[Hint]:
        self.data.append(data)
        return self._found(asked[-1])

    async def rate(self, *asked: Any, data: str) -> RatedMove:
        self.data.append(data)
        return RatedMove(asked[3], 0.25, 1)

    def _found(self, times: int) -> list[Hint]:
        self.searched.append(times)
        return [Hint("x", 0.5, times, reasons=[])]


def advisor(most: int = 10) -> tuple[Advisor, Counting]:
    pool = Counting()
    return Advisor(pool, most), pool  # type: ignore[arg-type]


async def ask(advisor: Advisor, seed: int = 1, table: str = "t", deeper: bool = False) -> int:
    """How deep the answer is."""
    state = GAME.mask(GAME.new(2, seed=seed), 0)
    (hint,) = await advisor.hints(table, GAME, state, 0, "ann", deeper)
    return hint.tried


async def test_a_position_is_searched_once_and_more_deeply_only_on_request() -> None:
    known, pool = advisor()
    assert [await ask(known) for _ in range(3)] == [1, 1, 1]
    deeper = [await ask(known, deeper=True) for _ in range(len(DEPTHS) + 2)]
    assert deeper == [*DEPTHS[1:], *[DEPTHS[-1]] * 3]
    assert await ask(known) == DEPTHS[-1]
    assert pool.searched == [*DEPTHS]


async def test_the_first_answer_is_the_first_depth_even_if_more_is_asked_for() -> None:
    known, pool = advisor()
    assert await ask(known, deeper=True) == DEPTHS[0]
    assert pool.searched == [1]


async def test_what_is_known_at_one_table_is_told_at_no_other() -> None:
    known, _ = advisor()
    for _ in DEPTHS:
        await ask(known, deeper=True)
    assert await ask(known, table="other") == 1
    position = position_key(GAME, GAME.mask(GAME.new(2, seed=1), 0), 0)
    assert [hint.tried for hint in known.known("t", position)] == [DEPTHS[-1]]
    assert known.known("elsewhere", position) == []


async def test_what_was_asked_longest_ago_is_forgotten_first() -> None:
    known, pool = advisor(most=2)
    for seed in (1, 2, 1, 3):
        await ask(known, seed)
    assert len(known._known) == 2
    pool.searched.clear()
    await ask(known, 1)
    assert pool.searched == []
    await ask(known, 2)
    assert pool.searched == [1]
    assert len(known._known) == 2


async def test_a_move_is_worth_what_its_known_to_be_worth_and_is_searched_for_only_if_nothing_is_known() -> None:
    known, pool = advisor()
    state = GAME.mask(GAME.new(2, seed=1), 0)
    assert (await known.rate("t", GAME, state, 0, "x", "ann")).value == 0.25
    await ask(known)
    assert (await known.rate("t", GAME, state, 0, "x", "ann")).value == 0.5
    assert (await known.rate("t", GAME, state, 0, "y", "ann")).value == 0.25
    assert (await known.rate("other", GAME, state, 0, "x", "ann")).value == 0.25
    assert {*pool.data} == {GAME.data}
