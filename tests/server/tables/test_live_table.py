"""A table's timer: it may ring too early, and never too late."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from vesuvius.server.tables.live_table import LiveTable

pytestmark = pytest.mark.anyio

SOON, LATE = 0.01, 3600.0


def asleep() -> LiveTable:
    nothing: Any = None
    return LiveTable(nothing, nothing, [])


async def test_what_is_due_earlier_than_the_timer_rings_sets_it_anew() -> None:
    kept, woken = asleep(), asyncio.Event()
    kept.wake_in(LATE, lambda _: woken.set())
    kept.wake_in(SOON, lambda _: woken.set())
    await asyncio.wait_for(woken.wait(), 60)
    assert kept.timer is None  # whoever is woken sets the next one


async def test_what_is_put_off_leaves_the_timer_alone() -> None:
    kept, woken = asleep(), list[LiveTable]()
    kept.wake_in(SOON, woken.append)
    before = kept.timer
    kept.wake_in(LATE, woken.append)
    assert kept.timer is before
    await asyncio.sleep(5 * SOON)
    assert woken == [kept]
    kept.wake_in(LATE, woken.append)
    assert kept.timer is not None
    kept.cancel_timer()


async def test_a_table_that_may_sleep_is_not_woken() -> None:
    kept, woken = asleep(), list[LiveTable]()
    kept.wake_in(SOON, woken.append)
    kept.cancel_timer()
    await asyncio.sleep(5 * SOON)
    assert (kept.timer, woken) == (None, [])
