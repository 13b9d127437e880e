"""A token that names a hidden card is told whole to the one who played it, and to nobody else before the end."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.pompeii.playing import CITY, GAME, seat
from tests.server.support.matches import BEGUN, do, there
from vesuvius.formats.record import Move, start
from vesuvius.server.protocol import journal_entries, messages
from vesuvius.server.protocol.messages import Rules
from vesuvius.server.tables.clocks import DAY
from vesuvius.server.tables.table import Table

WHOLE, HIDDEN = "keep:C03", "keep:?"


def searched() -> Table:
    """A table at which seat 0 has looked at four cards and kept one of them."""
    position: dict[str, Any] = {"players": 2, "seats": [seat(hand="C42"), seat()], "built": {"b17": [0]}}
    record, _ = start(GAME, seed=1, position={**position, "city": CITY[:4], "options": ["apocalypse_last"]})
    table = Table("table", record.header, Rules("pompeii"), [None] * 2, 7 * DAY)
    table.enter(table.propose_begin(BEGUN))
    for token in ("act:C42", WHOLE):
        do(table, messages.Play, 0, token=token)
    return table


@pytest.mark.parametrize(("eyes", "token"), [(0, WHOLE), (1, HIDDEN), (None, HIDDEN)])
def test_what_is_kept_is_known_to_its_owner_alone(eyes: int | None, token: str) -> None:
    table = searched()
    told = table.happened(table.entries[-1], eyes, BEGUN).entry
    missed = there(table.missed(table.seq - 1, eyes, BEGUN))[0].entry
    kept = table.known_record(eyes, BEGUN).entries[-1]
    assert isinstance(told, journal_entries.Moved)
    assert isinstance(missed, journal_entries.Moved)
    assert isinstance(kept, Move)
    assert [told.move, missed.move, kept.move] == [token] * 3
    assert ("C03" in str(told)) == (token == WHOLE)


def test_nobody_else_is_told_of_what_may_be_kept() -> None:
    table = searched()
    assert there(table.standing(0, BEGUN).legal)[0].startswith("keep:")
    assert [table.standing(eyes, BEGUN).legal for eyes in (1, None)] == [None, None]
