"""The challenge of the day: one deal and one try for everybody, who came out how, and what the day's end opens."""

from __future__ import annotations

import asyncio
from datetime import date
from pathlib import Path

import msgspec
import pytest

from tests.server.support.challengers import DAILY, MONDAY, WEDNESDAY, Challenger, daily, moves_at, noon
from tests.server.support.client import Person
from tests.server.support.inside import Inside, inside, refused
from vesuvius.server.features.daily import SECRET, ranked, streak_of
from vesuvius.server.people.identity import SECRET_BYTES
from vesuvius.server.store import rows
from vesuvius.server.store.rows import Daily

pytestmark = pytest.mark.anyio
TUESDAY = "2027-01-19"


@pytest.fixture(autouse=True)
async def always_the_same_deals(place: Inside) -> None:
    """The secret that all deals come from is made by chance unless there is one."""
    await place.service.store.daily.secret(SECRET, bytes(SECRET_BYTES))


@pytest.fixture
async def livia(place: Inside) -> Person:
    place.clock.now = noon(MONDAY)
    return await place.person("Livia")


async def entered(place: Inside, name: str, day: str, place_: int, **scores: int) -> Person:
    """Somebody who has come out of a day's challenge like that; their table is gone."""
    person = await place.person(name)
    me = (await person.ask("GET", "/api/me"))["person"]
    ended = noon(day) + place_
    entry = rows.Entry("", 1, ended, None, b"")
    row = rows.Table(
        f"{name}-{day}", "downfall", me, "over", b"{}", False, None, None, ended, ended, 1, None, None, None
    )
    mine = Daily("downfall", day, me, row.id, ended, place_, msgspec.json.encode(scores))
    await place.service.store.daily.begin(mine, row, [], msgspec.structs.replace(entry, table=row.id))
    await place.service.store.tables.delete(row.id)
    return person


# One deal.


async def test_everybody_has_the_same_deal_and_equal_moves_get_equal_answers(place: Inside) -> None:
    place.clock.now = noon(WEDNESDAY)
    one = await Challenger.begin(await place.person("Livia"))
    moves = await one.play_some(8)
    other = await Challenger.begin(await place.person("Gaius"))
    await other.repeat(moves)
    seen = [await each.view() for each in (one, other)]
    assert one.table != other.table
    assert await moves_at(place, one.table) == await moves_at(place, other.table)
    assert seen[0]["view"] == seen[1]["view"]
    assert seen[0]["commitment"] == seen[1]["commitment"]
    assert seen[1]["seq"] > seen[0]["seq"], "something was taken back on the way"


async def test_every_day_has_a_deal_and_opponents_of_its_own(place: Inside, livia: Person) -> None:
    days = [await daily(livia, day) for day in ("2027-01-16", "2027-01-17", MONDAY)]
    assert len({told["commitment"] for told in days}) == 3
    assert [len(told["seats"]) for told in days] == [4, 3, 2]
    assert days[2]["seats"].count("person") == 1
    table = await Challenger.begin(livia)
    info = await livia.ask("GET", table.path)
    assert [each["bot"] or "person" for each in info["seats"]] == days[2]["seats"]
    assert (info["commitment"], info["daily"]) == (days[2]["commitment"], MONDAY)


async def test_another_game_another_day_and_rubbish_have_none(place: Inside, livia: Person) -> None:
    assert await refused(livia, "GET", f"{DAILY}?day={TUESDAY}") == (404, "daily-unknown")
    assert await refused(livia, "GET", f"{DAILY}?day=2027-02-30") == (404, "daily-unknown")
    assert (await refused(livia, "GET", "/api/daily/chess"))[0] == 404
    assert await refused(place.with_key(""), "POST", DAILY) == (401, "key-of-person-needed")
    assert (await daily(place.with_key("")))["state"] == "new"


# One try.


async def test_there_is_one_try(place: Inside, livia: Person) -> None:
    assert (await daily(livia))["state"] == "new"
    begun = await asyncio.gather(*(livia.ask("POST", DAILY) for _ in range(4)))
    [table] = {info["table"] for info in begun}
    told = await daily(livia)
    assert (told["state"], told["table"]) == ("running", table)
    assert [info["table"] for info in await livia.ask("GET", "/api/me/tables")] == [table]
    await livia.ask("DELETE", f"/api/tables/{table}")
    told = await daily(livia)
    assert (told["state"], told["table"]) == ("missed", None)
    assert await refused(livia, "POST", DAILY) == (409, "daily-played")


async def test_who_gives_up_has_no_result_and_no_second_try(place: Inside, livia: Person) -> None:
    table = await Challenger.begin(livia)
    seen = await table.view()
    assert (await table.command("resign", seen["seq"]))["type"] == "acknowledged"
    while (await livia.ask("GET", table.path))["status"] == "running":
        await asyncio.sleep(0.05)
    told = await daily(livia)
    assert told["state"] == "missed"
    assert not any(result["mine"] for result in told["results"])
    assert (await livia.ask("POST", DAILY))["table"] == table.table
    assert len((await livia.ask("GET", "/api/me/results"))["games"]) == 1


async def test_nobody_is_helped(place: Inside, livia: Person) -> None:
    table = await Challenger.begin(livia)
    await table.play_some(3)
    seen = await table.view()
    assert not seen["standing"]["hints"]
    assert await refused(livia, "POST", f"{table.path}/hints/{table.seat}") == (409, "table-daily-hints")
    assert await refused(livia, "POST", f"{table.path}/analysis?seat={table.seat}") == (409, "table-daily-hints")
    answer = await table.command("ask-rewind", seen["seq"], to=1)
    assert (answer["type"], answer["message"]) == ("refused", "table-daily-rewind")
    assert await table.view() == seen


# Results.


async def test_a_finished_challenge_is_in_the_table_of_its_day(place: Inside, livia: Person) -> None:
    table = await Challenger.begin(livia)
    place.clock.now += 100
    end = await table.finish()
    told = await daily(livia)
    assert (told["state"], told["table"], told["streak"]) == ("finished", table.table, 1)
    [mine] = [result for result in told["results"] if result["mine"]]
    scores = end["standing"]["outcome"]["scores"]
    assert mine["scores"] == {kind: figures[table.seat] for kind, figures in scores.items()}
    assert (mine["name"], mine["ended"], mine["table"]) == ("Livia", noon(MONDAY) + 100, table.table)
    assert (mine["place"] == 1) == (table.seat in end["standing"]["outcome"]["winners"])
    theirs = await daily(await place.person("Gaius"))
    [same] = [result for result in theirs["results"] if result["ended"] == mine["ended"]]
    assert same == mine | {"mine": False, "table": None}
    await livia.ask("DELETE", table.path)
    assert [result["ended"] for result in (await daily(livia))["results"] if result["mine"]] == [mine["ended"]]
    [game] = (await livia.ask("GET", "/api/me/results"))["games"]
    assert game["after"] is None, "no rating is at stake"


async def test_the_best_come_first_and_equals_share_a_rank(place: Inside) -> None:
    place.clock.now = noon("2026-12-02")
    await entered(place, "Third", "2026-12-01", 1, saved=9, volcano=8)
    await entered(place, "Second", "2026-12-01", 1, saved=9, volcano=7)
    await entered(place, "Last", "2026-12-01", 2, saved=30, volcano=0)
    await entered(place, "Also second", "2026-12-01", 1, saved=9, volcano=7)
    first = await entered(place, "First", "2026-12-01", 1, saved=10, volcano=20)
    told = await daily(first, "2026-12-01")
    ranks = {result["name"]: result["rank"] for result in told["results"]}
    assert ranks == {"First": 1, "Second": 2, "Also second": 2, "Third": 4, "Last": 5}
    assert list(ranks) == sorted(ranks, key=lambda name: ranks[name])
    assert [result["name"] for result in told["results"] if result["mine"]] == ["First"]
    await first.ask("PUT", "/api/me", {"name": "<b>Prima</b>"})
    assert (await daily(first, "2026-12-01"))["results"][0]["name"] == "<b>Prima</b>"
    await first.ask("DELETE", "/api/me")
    told = await daily(place.with_key(""), "2026-12-01")
    assert [result["rank"] for result in told["results"]] == [1, 1, 3, 4]
    assert told["begun"] == 4


def test_ranking_a_thousand_times_as_many_compares_not_a_million_times_as_often() -> None:
    compared = 0

    class Merit(int):
        def __lt__(self, other: int) -> bool:
            nonlocal compared
            compared += 1
            return int(self) < int(other)

        def __eq__(self, other: object) -> bool:
            nonlocal compared
            compared += 1
            return int(self) == other

        __hash__ = int.__hash__

    figures = [number * 7919 % 3000 // 2 for number in range(3000)]
    ranks = ranked(figures, Merit)
    assert compared < 3000 * 20
    assert ranks == [(1 + 2 * (number // 2), number // 2) for number in range(3000)]


async def test_days_lead_to_those_beside_them(place: Inside) -> None:
    place.clock.now = noon("2026-11-12")
    person = await entered(place, "Nero", "2026-11-02", 1, saved=1, volcano=1)
    await entered(place, "Titus", "2026-11-06", 1, saved=1, volcano=1)
    beside = [
        (told["before"], told["after"]) for told in [await daily(person, f"2026-11-{d}") for d in ("02", "06", "12")]
    ]
    assert beside == [(None, "2026-11-06"), ("2026-11-02", "2026-11-12"), ("2026-11-06", None)]


@pytest.mark.parametrize(
    ("finished", "streak"),
    [
        ([], 0),
        (["2027-01-18"], 1),
        (["2027-01-17", "2027-01-16"], 2),
        (["2027-01-18", "2027-01-17", "2027-01-15"], 2),
        (["2027-01-16", "2027-01-15"], 0),
    ],
)
def test_a_streak_ends_with_a_day_that_was_not_finished(finished: list[str], streak: int) -> None:
    assert streak_of(finished, date(2027, 1, 18)) == streak


# The end of a day.


async def test_what_is_not_finished_on_its_day_does_not_count_and_the_next_day_is_new(
    place: Inside, livia: Person
) -> None:
    table = await Challenger.begin(livia)
    await table.play_some(2)
    place.clock.now = noon(TUESDAY) - 12 * 3600
    assert (await daily(livia, MONDAY))["state"] == "missed"
    assert (await daily(livia))["state"] == "new"
    end = await table.finish()
    assert end["seed"] is not None
    assert not any(result["mine"] for result in (await daily(livia, MONDAY))["results"])
    other = await Challenger.begin(livia)
    assert other.table != table.table
    assert (await other.view())["commitment"] != end["commitment"]


async def test_a_game_goes_on_after_a_restart_as_if_there_had_been_none(tmp_path: Path) -> None:
    async with inside(tmp_path) as place:
        place.clock.now = noon(WEDNESDAY)
        livia, gaius = await place.person("Livia"), await place.person("Gaius")
        whole = await Challenger.begin(livia)
        moves = await whole.play_some(6)
        before = await moves_at(place, whole.table)
        half = await Challenger.begin(gaius)
        await half.repeat(moves[:3])
        await half.view()
    async with inside(tmp_path) as place:
        place.clock.now = noon(WEDNESDAY)
        again = await Challenger.begin(place.with_key(gaius.key))
        assert again.table == half.table
        await again.repeat(moves[3:])
        await again.view()
        assert (await moves_at(place, again.table))[: len(before)] == before
        late = await Challenger.begin(await place.person("Nero"))
        await late.repeat(moves)
        await late.view()
        assert (await moves_at(place, late.table))[: len(before)] == before
