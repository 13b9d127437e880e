"""What a hint says about a position, the review of the game and exploring it say too."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.support.client import Person
from tests.server.support.inside import Inside, whole_game
from vesuvius.formats.record import dump

pytestmark = pytest.mark.anyio
FIGURES = ("token", "value", "low", "high", "tried")
DECISIONS = 8  # that are still to come in the game
Said = list[tuple[Any, ...]]


def said(moves: list[dict[str, Any]]) -> Said:
    return [tuple(move[figure] for figure in FIGURES) for move in moves]


async def played_with_hints(place: Inside, *people: Person) -> tuple[str, dict[int, Said]]:
    """A finished game, and the hints that were given after each of its entries."""
    record, form = whole_game(), {"rules": {"game": "downfall", "hints": True}}
    seats = [{"kind": "me"}, {"kind": "open"}]
    asked = {"record": dump(record).decode(), "upto": record.entries[-DECISIONS].seq, "table": form | {"seats": seats}}
    opened = await people[0].ask("POST", "/api/records/play", asked)
    table = opened["info"]["table"]
    hints: dict[int, Said] = {}
    await people[1].join(table, opened["invite"])
    await people[0].start(table)
    while True:
        view = await people[0].ask("GET", f"/api/tables/{table}/view?seat=0")
        seat = view["standing"]["seat"]
        if seat is None:
            return table, hints
        hints[view["seq"]] = said(await people[seat].ask("POST", f"/api/tables/{table}/hints/{seat}"))
        await place.move(table, *people)


async def test_hint_review_and_exploring_say_the_same(place: Inside, people: list[Person]) -> None:
    table, hints = await played_with_hints(place, *people[:2])
    # Not because one has heard it from the other: each finds out the same on its own.
    place.service.advisor._known.clear()
    review = await people[0].ask("POST", f"/api/tables/{table}/analysis")
    assert any(0 < decision["moves"][0]["value"] < 1 for decision in review["decisions"])
    for decision, (seq, found) in zip(review["decisions"], hints.items(), strict=True):
        since = {"since": seq if decision["ply"] > 1 else 0}
        explored = said(await people[1].ask("POST", f"/api/tables/{table}/explore/hints", since))
        assert found == explored == said(decision["moves"])[: len(found)]
        assert decision["best"] == found[0][0]
        assert decision["before"][decision["seat"]] == found[0][1]
    await look_on(table, people, review)


async def look_on(table: str, people: list[Person], review: dict[str, Any]) -> None:
    """What one who goes on looking has found out, the review tells from then on; the rest stays."""
    path = f"/api/tables/{table}"
    first = await people[0].ask("POST", f"{path}/explore/hints", {"since": 0})
    deeper = await people[0].ask("POST", f"{path}/explore/hints?deeper=true", {"since": 0})
    assert deeper[0]["tried"] == 2 * first[0]["tried"]
    assert await people[1].ask("POST", f"{path}/explore/hints", {"since": 0}) == deeper
    again = await people[1].ask("POST", f"{path}/analysis")
    assert said(again["decisions"][0]["moves"])[: len(deeper)] == said(deeper)
    assert again["decisions"][0]["before"][again["decisions"][0]["seat"]] == deeper[0]["value"]
    assert again["decisions"][1:] == review["decisions"][1:]
