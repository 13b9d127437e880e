"""Whether every finished game has been rated once: each person's ratings follow from each other without gap or fork."""

from __future__ import annotations

from collections import defaultdict

from vesuvius.server.features.ratings.result_recorder import ResultRecorder
from vesuvius.server.store import Store
from vesuvius.server.store.rows import Placing, Seat


async def has_ended(store: Store, table: str) -> bool:
    """Whether the game of a table is stored as over."""
    found = await store.tables.find(table)
    return found is not None and found[0].status == "over"


async def doubled_or_lost(store: Store, tables: set[str]) -> list[str]:
    """What is wrong with the results of rated games among people, once what the last run has left over is entered."""
    await ResultRecorder(store).catch_up()
    people = {seat.person for table in tables for seat in (await _seats(store, table)) if seat.person}
    steps: dict[str, dict[str, Placing]] = defaultdict(dict)
    for person in people:
        for result, placings in await store.results.of(person):
            tables.discard(result.table)
            [steps[person][result.table]] = [place for place in placings if place.person == person]
    faults = [f"a result is lost: {table}" for table in sorted(tables)]
    final = {rating.player: rating for rating in await store.ratings.of(people)}
    for person, mine in steps.items():
        if final[person].games != len(mine):
            faults.append(f"{person} has {len(mine)} results and {final[person].games} rated games")
        faults += [f"{person}: {fault}" for fault in _broken([*mine.values()], final[person].mu)]
    return faults


def _broken(places: list[Placing], last: float) -> list[str]:
    """Ratings that do not lead from the first to the last by way of every game."""
    following = {place.before: place.after for place in places}
    at: float | None = None
    for _ in places:
        if at not in following:
            return [f"no game begins at {at}"]
        at = following.pop(at)
    return [] if at == last else [f"the games end at {at}, the rating is {last}"]


async def _seats(store: Store, table: str) -> list[Seat]:
    found = await store.tables.find(table)
    return [] if found is None else found[1]
