"""Streaks: days of the challenge and puzzles in a row, as they follow from what is stored."""

from __future__ import annotations

from datetime import date

import pytest
from sqlalchemy import text

from tests.server.support.challengers import MONDAY, Challenger, noon
from tests.server.support.client import Person
from tests.server.support.inside import Inside, refused
from vesuvius.bots.analysis.puzzles import shipped
from vesuvius.server.features.streaks import Streak, streak_of_days, streak_of_tries
from vesuvius.server.store import rows
from vesuvius.server.store.rows import Daily

pytestmark = pytest.mark.anyio
TODAY = date(2027, 1, 18)


async def finish(place: Inside, person: Person, day: str, *, done: bool = True) -> None:
    """A day's challenge that somebody has taken up, and finished in time or not."""
    me = (await person.ask("GET", "/api/me"))["person"]
    row = rows.Table(f"{me}-{day}", "downfall", me, "over", b"{}", False, None, None, 0.0, 0.0, 1, None, None, None)
    mine = Daily("downfall", day, me, row.id, noon(day) if done else None, 1, b"{}")
    assert await place.service.store.daily.begin(mine, row, [], rows.Entry(row.id, 1, 0.0, None, b""))
    await place.service.store.tables.delete(row.id)


async def test_days_count_in_a_row_up_to_today_or_yesterday_and_the_longest_is_kept() -> None:
    ended = ["2027-01-04", "2027-01-05", "2027-01-06", "2027-01-16", "2027-01-17"]
    assert streak_of_days(ended, TODAY) == Streak(2, 3)
    assert streak_of_days([*ended, "2027-01-18"], TODAY) == Streak(3, 3)
    assert streak_of_days(ended[:-1], TODAY) == Streak(0, 3)
    assert streak_of_days(["2026-12-31", "2027-01-01"], date(2027, 1, 2)) == Streak(2, 2), "years end"
    assert streak_of_days([], TODAY) == Streak(0, 0)


async def test_a_puzzle_that_was_missed_ends_a_streak() -> None:
    assert streak_of_tries([True, True, True, False, True, True]) == Streak(2, 3)
    assert streak_of_tries([True, False]) == Streak(0, 1)
    assert streak_of_tries([]) == Streak(0, 0)


async def test_a_persons_streaks_are_their_own_and_the_present_day_is_still_open(place: Inside) -> None:
    place.clock.now = noon(MONDAY)
    livia, gaius = await place.person("Livia"), await place.person("Gaius")
    for day in ("2027-01-15", "2027-01-16", "2027-01-17"):
        await finish(place, livia, day)
    await finish(place, gaius, "2027-01-17", done=False)
    before = {"now": 3, "longest": 3}
    told = await livia.ask("GET", "/api/me/streaks")
    assert told == {"days": {"downfall": before}, "puzzles": {"now": 0, "longest": 0}}
    assert (await gaius.ask("GET", "/api/me/streaks"))["days"] == {}
    assert (await livia.ask("GET", "/api/daily/downfall"))["streak"] == 3
    table = await Challenger.begin(livia)
    assert (await livia.ask("GET", "/api/me/streaks"))["days"]["downfall"] == before, "begun isn't finished"
    assert (await table.command("resign", (await table.view())["seq"]))["type"] == "acknowledged"
    assert (await livia.ask("GET", "/api/me/streaks"))["days"]["downfall"] == before, "given up isn't finished"
    place.clock.now = noon("2027-01-19")
    assert (await livia.ask("GET", "/api/me/streaks"))["days"]["downfall"] == {"now": 0, "longest": 3}
    assert await refused(place.with_key(""), "GET", "/api/me/streaks") == (401, "key-of-person-needed")


async def test_puzzles_count_at_the_first_try_alone(place: Inside) -> None:
    livia = await place.person("Livia")
    puzzles = [*shipped("downfall").values()][:4]

    async def attempt(number: int, right: bool) -> None:
        place.clock.now += 60
        puzzle = puzzles[number]
        legal = (await livia.ask("GET", f"/api/puzzles/{puzzle.id}"))["legal"]
        token = puzzle.best if right else next(each for each in legal if each != puzzle.best)
        await livia.ask("POST", f"/api/puzzles/{puzzle.id}", {"token": token})

    for number, right in ((0, True), (1, False), (1, True), (2, True), (3, True), (2, True)):
        await attempt(number, right)
    assert (await livia.ask("GET", "/api/me/streaks"))["puzzles"] == {"now": 2, "longest": 2}


async def test_streaks_are_looked_up_by_an_index(place: Inside) -> None:
    if place.service.store.daily._database.is_postgresql:
        pytest.skip("SQLite's plan")
    async with place.service.store.daily._database.reading() as connection:
        for table in ("dailies", "tries"):
            plan = await connection.execute(text(f"EXPLAIN QUERY PLAN SELECT * FROM {table} WHERE person = 'ann'"))
            assert all("USING INDEX" in str(row) for row in plan)
