from __future__ import annotations

import asyncio
from collections.abc import Mapping

import pytest
from msgspec import structs

from tests.server.store import samples
from vesuvius.server import kill_points
from vesuvius.server.features.ratings.career import Tally, career_of
from vesuvius.server.store import Store
from vesuvius.server.store.rows import Placing, Rating, Result

pytestmark = pytest.mark.anyio


def result(name: str = "t", pool: str | None = "bots") -> Result:
    return Result(name, "lanterns", 2, 20.0, pool)


def placings(name: str = "t") -> list[Placing]:
    return [Placing(name, 0, "ann", None, 1, 7, False), Placing(name, 1, None, "easy", 2, 3, False)]


def better(known: Mapping[str, Rating]) -> dict[str, Rating]:
    """Everybody gains one."""
    new = {}
    for player in ("ann", "easy"):
        old = known.get(player) or Rating("lanterns", "bots", player, 25.0, 8.0, 0)
        new[player] = structs.replace(old, mu=old.mu + 1, games=old.games + 1)
    return new


async def over(store: Store, *names: str) -> None:
    """Tables whose games are over, in this order."""
    await samples.furnish(store, *names)
    for seq, name in enumerate(names, 1):
        await store.journal.append(samples.entry(seq, name), status="over", turn=None, outcome=b"{}")


async def test_a_result_is_entered_once_even_in_a_race(store: Store) -> None:
    await over(store, "t")
    assert await store.results.unsettled(9) == ["t"]
    entered = await asyncio.gather(*(store.results.settle("t", result(), placings(), better) for _ in range(8)))
    assert sorted(entered) == [False] * 7 + [True]
    assert await store.results.unsettled(9) == []
    assert await store.ratings.of(["ann", "easy"]) == [
        Rating("lanterns", "bots", "ann", 26.0, 8.0, 1),
        Rating("lanterns", "bots", "easy", 26.0, 8.0, 1),
    ]
    found = [(result(), [structs.replace(place, after=26.0) for place in placings()])]
    assert await store.results.of("ann") == found


async def test_a_game_lost_alone_counts_as_played_and_not_as_a_first_place(store: Store) -> None:
    await over(store, "lost", "won")
    for name, place in (("lost", 2), ("won", 1)):
        alone = Placing(name, 0, "ann", None, place, 2 - place, False)
        await store.results.settle(name, Result(name, "lanterns", 1, 20.0, None), [alone])
    career = await career_of(store, "ann")
    assert career.tallies == [Tally("lanterns", 1, 2, [1], 1)]
    assert sorted(game.finishers[0].place for game in career.games) == [1, 2]


async def test_games_are_entered_in_the_order_of_their_ends_and_build_on_each_other(store: Store) -> None:
    await over(store, "b", "a")
    assert await store.results.unsettled(9) == ["b", "a"]
    for name in ("b", "a"):
        assert await store.results.settle(name, result(name), placings(name), better)
    assert [rating.mu for rating in await store.ratings.of(["ann"])] == [27.0]
    steps = {found.table: (places[0].before, places[0].after) for found, places in await store.results.of("ann")}
    assert steps == {"b": (None, 26.0), "a": (26.0, 27.0)}


async def test_what_falls_before_the_commit_leaves_nothing_behind(store: Store) -> None:
    await over(store, "t")

    def fall(_: Mapping[str, Rating]) -> dict[str, Rating]:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await store.results.settle("t", result(), placings(), fall)
    assert await store.results.unsettled(9) == ["t"]
    assert await store.results.of("ann") == []
    passed: list[str] = []
    kill_points.watch(passed.append)
    assert await store.results.settle("t", result(), placings(), better)
    assert passed == ["result", "result"]


async def test_only_a_game_that_is_over_is_entered(store: Store) -> None:
    await samples.furnish(store, "t")
    assert not await store.results.settle("t", result(), placings(), better)
    assert not await store.results.settle("nowhere", None)
    assert await store.results.of("ann") == []


async def test_a_result_outlives_its_table_but_not_the_name_of_a_person(store: Store) -> None:
    await over(store, "t")
    await store.results.settle("t", result(), placings(), better)
    assert await store.tables.existing(["t", "u"]) == {"t"}
    await store.tables.delete("t")
    assert await store.tables.existing(["t", "u"]) == set()
    assert len(await store.results.of("ann")) == 1
    assert await store.people.names(["ann", "bea"]) == {"ann": "Ann"}
    await store.people.erase("ann")
    assert await store.results.of("ann") == []
    assert [rating.player for rating in await store.ratings.of(["ann", "easy"])] == ["easy"]


async def test_a_casual_game_changes_no_rating(store: Store) -> None:
    await over(store, "t")
    assert await store.results.settle("t", result(pool=None), placings(), better)
    assert await store.ratings.of(["ann", "easy"]) == []
    assert len(await store.results.of("ann")) == 1
