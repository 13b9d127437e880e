from __future__ import annotations

from typing import Any

import msgspec

from vesuvius import load
from vesuvius.formats.record import Header
from vesuvius.games.pompeii.data.load import hashes
from vesuvius.games.pompeii.data.read import SETS
from vesuvius.server.protocol.messages import Rules
from vesuvius.server.store import rows
from vesuvius.server.tables.setup import DailySettings, TableSettings, begin_game, data_set_of, new_table, settings_of
from vesuvius.server.tables.table import Table

STORED = (
    b'{"rules":{"game":"downfall","options":[],"clock":{"kind":"none"},"order":"choice","public":false,"hints":false,'
    b'"watching":true,"chat":true,"rated":false},"position":null,"seed":"00",'
    b'"daily":{"day":"2026-11-18","ends":86400.0,"luck":"ff"}}'
)


def test_settings_are_stored_as_the_first_program_stored_them() -> None:
    settings = TableSettings(Rules("downfall"), seed="00", daily=DailySettings("2026-11-18", 86_400.0, "ff"))
    assert msgspec.json.encode(settings) == STORED
    assert msgspec.json.decode(STORED, type=TableSettings) == settings


def begun(**settings: Any) -> Header:
    """The header of a game that begins with these settings at a table stored before."""
    game = load("pompeii")
    agreed = TableSettings(Rules("pompeii"), **settings)
    row = new_table(bytes, 0.0, agreed, None)
    begin_game(game, row, [rows.Seat(row.id, 0, "bot", None, "", "greedy")], settings_of(row), "79" * 32)
    assert row.header is not None
    return msgspec.json.decode(row.header, type=Header)


def test_a_game_begins_with_the_data_of_its_position_or_of_the_deal_that_is_played_again() -> None:
    position = {"game": "pompeii", "players": 1, "revealed": ["VA01"]}
    oldest, *_, newest = hashes().values()
    assert begun(position=position).data == oldest
    assert begun(position={**position, "data": SETS[-1]}).data == newest
    for data in (oldest, newest):
        header = begun(data=data)
        assert header.data == data
        assert Table("t", header, Rules("pompeii"), ["greedy"], 0.0).game.data == data
    assert begun().data == load("pompeii").data


def test_a_table_is_told_its_set_of_data_before_and_after_it_begins() -> None:
    position = {"game": "pompeii", "players": 1, "revealed": ["VA01"]}
    for settings, name in (({}, "harsh"), ({"position": position}, "mild"), ({"data": hashes()["mild"]}, "mild")):
        agreed = TableSettings(Rules("pompeii"), **settings)
        assert data_set_of(agreed, None) == name
        assert data_set_of(agreed, begun(**settings)) == name
    changed = msgspec.structs.replace(begun(), data="0" * 16)
    assert data_set_of(TableSettings(Rules("pompeii")), changed) == ""
    assert data_set_of(TableSettings(Rules("downfall")), None) == ""
