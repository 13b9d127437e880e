from __future__ import annotations

import msgspec

from vesuvius.server.protocol.messages import Rules
from vesuvius.server.tables.setup import DailySettings, TableSettings

STORED = (
    b'{"rules":{"game":"downfall","options":[],"clock":{"kind":"none"},"order":"choice","public":false,"hints":false,'
    b'"watching":true,"chat":true,"rated":false},"position":null,"seed":"00",'
    b'"daily":{"day":"2026-11-18","ends":86400.0,"luck":"ff"}}'
)


def test_settings_are_stored_as_the_first_program_stored_them() -> None:
    settings = TableSettings(Rules("downfall"), seed="00", daily=DailySettings("2026-11-18", 86_400.0, "ff"))
    assert msgspec.json.encode(settings) == STORED
    assert msgspec.json.decode(STORED, type=TableSettings) == settings
