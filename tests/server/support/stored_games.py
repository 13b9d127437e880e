"""Games that were played without a server, put into a store as a server would have stored them."""

from __future__ import annotations

from random import Random

import msgspec

from tests.server.store import samples
from tests.server.support.matches import BEGUN, new_table, play
from vesuvius.server.protocol import journal_entries
from vesuvius.server.store import Store, rows
from vesuvius.server.tables.setup import TableSettings


async def store_games(store: Store, games: int, moves: int = 12) -> int:
    """So many tables with so many moves each, at which the person of the samples sits; how many entries they have."""
    await store.people.add(samples.person(), samples.key())
    return sum([await _store_game(store, number, moves) for number in range(games)])


async def _store_game(store: Store, number: int, moves: int) -> int:
    table, chance, name = new_table(seed=number + 1), Random(number), f"game{number:05}"
    while not table.over and len(table.moves) < moves:
        play(table, chance, BEGUN + len(table.moves))
    outcome = None if table.outcome is None else msgspec.json.encode(table.outcome)
    facts = {"settings": msgspec.json.encode(TableSettings(table.rules)), "header": msgspec.json.encode(table.header)}
    row = rows.Table(
        id=name,
        game="downfall",
        owner="ann",
        status="running" if outcome is None else "over",
        public=bool(number % 2),
        invite=bytes([number % 256]) * 32,
        created=BEGUN + number / 3,
        touched=BEGUN + number / 7,
        seq=table.seq,
        turn=table.turn,
        outcome=outcome,
        origin=None,
        **facts,
    )
    journal = [
        rows.Entry(name, entry.seq, entry.at, f"0:c{entry.seq}", journal_entries.pack(entry.body))
        for entry in table.entries
    ]
    await store.tables.add(row, samples.seats(name), [samples.key(f"{name}-key", None, name, 1)], journal)
    return len(journal)
