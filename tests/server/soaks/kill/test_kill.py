"""The siege in small: one kill at every named point, and of the database; and proof that what it looks for is seen."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from shutil import copyfile

import pytest

from tests.server.soaks.kill.killable import NAMES
from tests.server.soaks.kill.ledger import Match, audit
from tests.server.soaks.kill.nothing_is_lost import DATABASE, Siege, besieged
from vesuvius.server.store import Store

pytestmark = pytest.mark.anyio

NINTH = 'WHERE "table" = :table AND seq = 9'
LAST = 'WHERE "table" = :table AND seq = (SELECT max(seq) FROM entries WHERE "table" = :table)'
# What might be wrong with the database, each with what is then found.
DAMAGES = {
    f"DELETE FROM entries {LAST}": "an acknowledged move is lost",
    f"DELETE FROM entries {NINTH}": "gaps in the journal",
    f'INSERT INTO entries SELECT "table", seq + 1, at, NULL, body FROM entries {LAST}': "that nobody sent",
    f"UPDATE entries SET command = '0:other' {NINTH}": "sent and stored differ",
    f"UPDATE entries SET at = at + 1e-6 {NINTH}": "told something else than is stored",
    "UPDATE tables SET seq = seq - 1 WHERE id = :table": "half applied",
    "UPDATE tables SET turn = 0 WHERE id = :table": "half applied",
    "UPDATE tables SET status = 'running' WHERE id = :table": "half applied",
    "UPDATE tables SET outcome = NULL WHERE id = :table": "half applied",
    "DELETE FROM tables WHERE id = :table": "no such table",
}


def _told_too_much(match: Match) -> None:
    match.chairs[0].told[len(match.sent) + 2] = b""


def _out_of_step(match: Match) -> None:
    match.chairs[1].seq -= 1


def _sees_something_else(match: Match) -> None:
    match.chairs[1].shown = b""


def _sent_another(match: Match) -> None:
    name, sent = next(iter(match.sent.items()))
    match.sent[name] = sent._replace(token="another")


def _was_promised_another_place(match: Match) -> None:
    name = next(iter(match.acknowledged))
    match.acknowledged[name] += 1


# What a client might know otherwise, each with what is then found.
CLAIMS: dict[Callable[[Match], None], str] = {
    _told_too_much: "told of an entry that is not stored",
    _out_of_step: "the journal at",
    _sees_something_else: "sees something else",
    _sent_another: "that nobody sent",
    _was_promised_another_place: "an acknowledged move is lost",
}


async def _found(file: Path, match: Match) -> str:
    store = await Store.open(f"sqlite:///{file}")
    try:
        return "\n".join(await audit(store, match))
    finally:
        await store.close()


async def _every_fault_is_found(siege: Siege) -> None:
    whole, damaged = (siege.server.folder / name for name in ("vesuvius.sqlite", "damaged.sqlite"))
    first = siege.matches[0]
    for damage, fault in DAMAGES.items():
        copyfile(whole, damaged)
        with closing(sqlite3.connect(damaged)) as connection, connection:
            connection.execute(damage, {"table": first.table})
        assert fault in await _found(damaged, first), damage
    for claim, match in zip(CLAIMS, siege.matches, strict=False):
        assert await _found(whole, match) == ""
        claim(match)
        assert CLAIMS[claim] in await _found(whole, match), claim


async def test_nothing_is_lost_when_the_server_is_killed_at_every_point() -> None:
    async with besieged(games=12, kills=len(NAMES), seed=1, people=4, tables=12, with_postgres=False) as siege:
        print(siege.report())
        assert siege.finished >= 12
        assert siege.died.keys() == {*NAMES}
        await _every_fault_is_found(siege)


async def test_nothing_is_lost_when_the_database_is_killed_as_well() -> None:
    async with besieged(games=4, kills=4, seed=1, people=3, tables=4, with_postgres=True) as siege:
        print(siege.report())
        assert siege.finished >= 4
        assert siege.died[DATABASE] >= 2
        assert siege.died.total() - siege.died[DATABASE] >= 2
