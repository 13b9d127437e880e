from __future__ import annotations

import asyncio
import gc
import weakref

import pytest

from vesuvius.server.operations import gc_schedule

pytestmark = pytest.mark.anyio


class Ring:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.itself = self


async def test_nothing_is_collected_from_the_start_until_the_schedule_begins() -> None:
    with gc_schedule.collecting_later():
        assert not gc.isenabled()
        looking = asyncio.create_task(gc_schedule.collect_hourly())
        await asyncio.sleep(0)
        assert gc.isenabled()
        looking.cancel()
        await asyncio.gather(looking, return_exceptions=True)


def test_a_start_that_fails_collects_again() -> None:
    with pytest.raises(OSError, match="full"), gc_schedule.collecting_later():
        raise OSError("full")
    assert gc.isenabled()


async def test_rings_are_found_hourly_and_hardly_looked_for_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    before = gc.get_threshold()
    monkeypatch.setattr(gc_schedule, "HOUR", 0.05)
    looking = asyncio.create_task(gc_schedule.collect_hourly())
    await asyncio.sleep(0)
    assert gc.get_threshold() == (gc_schedule.YOUNG, gc_schedule.SELDOM, gc_schedule.SELDOM)
    held = Ring()
    gc.collect(1)  # it is no longer among the young when it is let go
    ring = weakref.ref(held)
    del held
    async with asyncio.timeout(10):
        while ring() is not None:
            await asyncio.sleep(0.01)
    looking.cancel()
    await asyncio.gather(looking, return_exceptions=True)
    assert gc.get_threshold() == before
