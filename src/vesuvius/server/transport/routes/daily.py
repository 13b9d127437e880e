"""The challenge of the day over HTTP. Without a key one can look; playing takes a name."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get, post
from litestar.params import QueryParameter
from litestar.status_codes import HTTP_200_OK

from vesuvius.server.features.daily import DailyInfo
from vesuvius.server.protocol.messages import TableInfo
from vesuvius.server.transport.dependencies import ActorDep, AddressDep, GameName, ServiceDep

Day = Annotated[str | None, QueryParameter(name="day", max_length=10, pattern=r"^\d{4}-\d\d-\d\d$", required=False)]


class DailyRoutes(Controller):
    """One deal a day for everybody."""

    path = "/api/daily"
    tags = ("daily",)

    @get("/{game:str}")
    async def info(self, game: GameName, actor: ActorDep, service: ServiceDep, day: Day = None) -> DailyInfo:
        """The challenge of a day, or of today, and how everybody came out."""
        return await service.daily.info(actor, game, day)

    @post("/{game:str}", status_code=HTTP_200_OK)
    async def play(self, game: GameName, actor: ActorDep, service: ServiceDep, address: AddressDep) -> TableInfo:
        """Take up today's challenge, or go on with it; there is one try."""
        if not await service.daily.has_begun(actor, game):
            await service.may_open_table(actor.person, address)
        return await service.daily.play(actor, game)
