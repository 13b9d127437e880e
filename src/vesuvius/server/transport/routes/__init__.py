"""HTTP routes, one file for each subject. A route checks limits and calls the service; it decides nothing itself."""

from __future__ import annotations

from typing import Any

from vesuvius.server.transport.routes.daily import DailyRoutes
from vesuvius.server.transport.routes.explore import BranchesRoutes, ExploreRoutes
from vesuvius.server.transport.routes.games import GamesRoutes
from vesuvius.server.transport.routes.host import HostRoutes, sign_in
from vesuvius.server.transport.routes.monitoring import health, liveness, metrics
from vesuvius.server.transport.routes.notices import NoticesRoutes, NoticeStopRoutes
from vesuvius.server.transport.routes.people import PeopleRoutes
from vesuvius.server.transport.routes.play import PlayRoutes
from vesuvius.server.transport.routes.puzzles import PuzzlesRoutes
from vesuvius.server.transport.routes.records import RecordsRoutes
from vesuvius.server.transport.routes.study import MistakesRoutes, StudiesRoutes
from vesuvius.server.transport.routes.tables import TablesRoutes
from vesuvius.server.transport.routes.watch import watch

HANDLERS: list[Any] = [
    GamesRoutes,
    PeopleRoutes,
    TablesRoutes,
    PlayRoutes,
    RecordsRoutes,
    StudiesRoutes,
    MistakesRoutes,
    ExploreRoutes,
    BranchesRoutes,
    PuzzlesRoutes,
    DailyRoutes,
    NoticesRoutes,
    NoticeStopRoutes,
    watch,
    health,
    liveness,
    metrics,
    HostRoutes,
    sign_in,
]
