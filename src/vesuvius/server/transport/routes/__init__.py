"""HTTP routes, one file for each subject. A route checks limits and calls the service; it decides nothing itself."""

from __future__ import annotations

from typing import Any

from vesuvius.server.transport.routes.daily import Daily
from vesuvius.server.transport.routes.explore import Branches, Exploring
from vesuvius.server.transport.routes.games import Games
from vesuvius.server.transport.routes.host import Host
from vesuvius.server.transport.routes.monitoring import health, metrics
from vesuvius.server.transport.routes.notices import Notices, Stopping
from vesuvius.server.transport.routes.people import People
from vesuvius.server.transport.routes.play import Playing
from vesuvius.server.transport.routes.puzzles import Puzzles
from vesuvius.server.transport.routes.records import Records
from vesuvius.server.transport.routes.study import Studies
from vesuvius.server.transport.routes.tables import Tables

HANDLERS: list[Any] = [
    Games,
    People,
    Tables,
    Playing,
    Records,
    Studies,
    Exploring,
    Branches,
    Puzzles,
    Daily,
    Notices,
    Stopping,
    health,
    metrics,
    Host,
]
