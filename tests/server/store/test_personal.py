from __future__ import annotations

import pytest
from sqlalchemy import insert

from tests.server.store import samples
from vesuvius.server.store import Store
from vesuvius.server.store.repositories.personal import columns_that_name_people
from vesuvius.server.store.rows import ChatLine, Plan
from vesuvius.server.store.schema import metadata, ratings, tries

pytestmark = pytest.mark.anyio
PEOPLE = ("person", "owner", "player")


def test_no_column_that_names_somebody_is_forgotten() -> None:
    known = {(column.table.name, column.name) for column in columns_that_name_people()}
    there = {(table.name, name) for table in metadata.sorted_tables for name in PEOPLE if name in table.c}
    assert known == there
    assert len(there) >= 10


async def test_everything_about_a_person_and_nothing_of_anybody_else(store: Store) -> None:
    await samples.furnish(store, "t")
    await store.people.add(samples.person("bob"), samples.key("bob-key", "bob"))
    for person in ("ann", "bob"):
        await store.chat.add(ChatLine("t", 0, 5.0, person, None, f"{person} says"))
    await store.plans.save(Plan("t", 0, 1, b'["x"]'))
    await store.plans.save(Plan("t", 1, 1, b'["secret"]'))
    await store.subscriptions.add("ann", "mail", b'{"address": "ann@games.example"}')
    await store.chores.ban("person", "ann", None)
    async with store.database.writing() as connection:
        await connection.execute(insert(tries).values(person="ann", puzzle="p", at=1.0, solved=True))
        for player in ("ann", "bob"):
            row = {"game": "g", "pool": "p", "player": player, "mu": 25.0, "sigma": 8.0, "games": 1}
            await connection.execute(insert(ratings).values(row))
    told = await store.personal.everything("ann")
    assert [row["id"] for row in told["keys"]] == ["ann-key"]
    assert [row["text"] for row in told["said"]] == ["ann says"]
    assert [row["tokens"] for row in told["plans"]] == [["x"]]
    assert told["subscriptions"][0]["body"] == {"address": "ann@games.example"}
    assert [row["name"] for row in told["seats"]] == ["Ann"]
    assert [told[name] != [] for name in ("persons", "tables", "tries", "ratings", "bans")] == [True] * 5
    assert "bob" not in str(told).casefold()
    # What opens something, and what says how the cards lie.
    assert not {"hash", "invite", "settings", "header"} & {
        name for rows in told.values() for row in rows for name in row
    }


async def test_somebody_is_unseen_only_if_nothing_of_theirs_has_happened_either(store: Store) -> None:
    await samples.furnish(store, "t")  # a person seen at 11.5 with a key of 12.25, at a table touched at 20
    await store.people.add(samples.person("bob"), samples.key("bob-key", "bob"))
    assert await store.personal.unseen_since(12.0, 9) == []
    assert await store.personal.unseen_since(15.0, 9) == ["bob"]
    assert {*await store.personal.unseen_since(21.0, 9)} == {"ann", "bob"}
    await store.personal.note_seen({"bob"}, 30.0)
    assert await store.personal.unseen_since(25.0, 9) == ["ann"]
