from __future__ import annotations

import asyncio
from collections.abc import Mapping

import pytest

from tests.server.store import samples
from vesuvius.server.store import Store
from vesuvius.server.store.rows import Rating, Try

pytestmark = pytest.mark.anyio


def tried(puzzle: str = "p", solved: bool = True, person: str = "ann") -> Try:
    return Try(person, puzzle, 30.0, solved)


def gained(known: Mapping[str, Rating]) -> dict[str, Rating]:
    """The person gains one for each try."""
    old = known.get("ann") or Rating("lanterns", "puzzles", "ann", 25.0, 8.0, 0)
    return {"ann": Rating("lanterns", "puzzles", "ann", old.mu + 1, 8.0, old.games + 1)}


async def test_only_a_first_try_counts_even_in_a_race(store: Store) -> None:
    await samples.furnish(store)
    attempts = [tried(solved=number == 0) for number in range(8)]
    entered = await asyncio.gather(*(store.puzzles.add_try(each, "lanterns", "puzzles", gained) for each in attempts))
    assert sorted(entered) == [False] * 7 + [True]
    assert [(each.mu, each.games) for each in await store.ratings.of(["ann"])] == [(26.0, 1)]
    assert await store.puzzles.tries("ann") == {"p": entered[0]}


async def test_tries_are_counted_for_each_puzzle(store: Store) -> None:
    await samples.furnish(store)
    await store.people.add(samples.person("ben"), samples.key("ben-key", "ben"))
    for each in (tried(), tried("q", solved=False), tried(solved=False, person="ben")):
        assert await store.puzzles.add_try(each, "lanterns", "puzzles", gained)
    assert await store.puzzles.count("p") == (2, 1)
    assert await store.puzzles.count("q") == (1, 0)
    assert await store.puzzles.count("untried") == (0, 0)
    assert await store.puzzles.tries("ann") == {"p": True, "q": False}


async def test_a_try_whose_rating_fails_is_not_entered(store: Store) -> None:
    def broken(_: Mapping[str, Rating]) -> dict[str, Rating]:
        raise ZeroDivisionError

    await samples.furnish(store)
    with pytest.raises(ZeroDivisionError):
        await store.puzzles.add_try(tried(), "lanterns", "puzzles", broken)
    assert await store.puzzles.tries("ann") == {}


async def test_tries_go_with_the_person(store: Store) -> None:
    await samples.furnish(store)
    await store.puzzles.add_try(tried(), "lanterns", "puzzles", gained)
    await store.people.erase("ann")
    assert await store.puzzles.tries("ann") == {}
    assert await store.ratings.of(["ann"]) == []
