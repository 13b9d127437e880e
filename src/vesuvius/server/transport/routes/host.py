"""What the host's own commands ask a running server for. Without the host's key one finds nothing here."""

from __future__ import annotations

from hmac import compare_digest
from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, delete, get, post
from litestar.connection import ASGIConnection
from litestar.exceptions import NotFoundException
from litestar.handlers.base import BaseRouteHandler
from litestar.params import JSONBody, Parameter
from litestar.response import Stream
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT
from msgspec import Meta

from vesuvius.server.operations.host_chores import DrainStatus, HostedTable, Kind, ServerCounts
from vesuvius.server.people.identity import hashed
from vesuvius.server.service import Service
from vesuvius.server.store import rows
from vesuvius.server.transport.dependencies import RECORD, ServiceDep

BEARER = "Bearer "
Days = Annotated[float, Meta(gt=0, le=36_500)]
Status = Literal["open", "running", "over", "closed"]
Name = Annotated[str, Parameter(min_length=1, max_length=64)]


class Banning(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whom to shut out, or to let in again."""

    kind: Kind
    value: Annotated[str, Meta(min_length=1, max_length=64)]
    days: Days | None = None


class Announcing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What to tell everybody."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    days: Days | None = None


class Draining(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether to take in nothing new."""

    on: bool


class Number(msgspec.Struct, frozen=True):
    """A number: of what was made, or how many there were."""

    number: int


def is_the_host(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Raise unless the host's key is shown; it then looks as if there were nothing."""
    service: Service = connection.app.state.service
    given = connection.headers.get("Authorization", "").removeprefix(BEARER)
    if not compare_digest(hashed(given), service.host_key):
        raise NotFoundException


class HostRoutes(Controller):
    """The host's chores. The host comes in from everywhere, so that a ban on one's own address can be lifted."""

    path = "/api/host"
    include_in_schema = False
    guards = (is_the_host,)
    opt = {"host": True}  # noqa: RUF012

    @get("/counts")
    async def counts(self, service: ServiceDep) -> ServerCounts:
        """How much there is."""
        return await service.host_chores.counts()

    @get("/tables")
    async def tables(
        self,
        service: ServiceDep,
        status: Annotated[Status | None, Parameter(required=False)] = None,
        limit: Annotated[int, Parameter(ge=1, le=1_000_000)] = 200,
    ) -> list[HostedTable]:
        """Tables, the last touched first."""
        return await service.host_chores.tables(status, limit)

    @post("/tables/{table:str}/close", status_code=HTTP_204_NO_CONTENT)
    async def close(self, table: Name, service: ServiceDep) -> None:
        """End a table."""
        await service.lobby.close(table)

    @delete("/tables/{table:str}")
    async def remove(self, table: Name, service: ServiceDep) -> None:
        """Delete a table."""
        await service.lobby.remove(table)

    @get("/bans")
    async def bans(self, service: ServiceDep) -> list[rows.Ban]:
        """The bans in force."""
        return await service.store.chores.bans()

    @post("/bans")
    async def ban(self, data: JSONBody[Banning], service: ServiceDep) -> rows.Ban:
        """Shut somebody out."""
        return await service.host_chores.ban(data.kind, data.value, data.days)

    @post("/bans/lift", status_code=HTTP_204_NO_CONTENT)
    async def unban(self, data: JSONBody[Banning], service: ServiceDep) -> None:
        """Let somebody in again."""
        await service.host_chores.unban(data.kind, data.value)

    @post("/announcements")
    async def announce(self, data: JSONBody[Announcing], service: ServiceDep) -> Number:
        """Tell everybody something; its number."""
        return Number(await service.host_chores.announce(data.text, data.days))

    @post("/announcements/withdraw", status_code=HTTP_200_OK)
    async def withdraw(
        self, service: ServiceDep, number: Annotated[int | None, Parameter(required=False)] = None
    ) -> Number:
        """Take one announcement back, or all; how many."""
        return Number(await service.host_chores.withdraw(number))

    @post("/drain", status_code=HTTP_200_OK)
    async def drain(self, data: JSONBody[Draining], service: ServiceDep) -> DrainStatus:
        """Take in nothing new, or take in again."""
        return await service.host_chores.drain(data.on)

    @post("/people/{person:str}/revoke", status_code=HTTP_200_OK)
    async def revoke(self, person: Name, service: ServiceDep) -> Number:
        """End all keys of a person; how many."""
        return Number(await service.host_chores.revoke(person))

    @get("/records", media_type=RECORD)
    async def records(self, service: ServiceDep) -> Stream:
        """All finished games, one record after the other."""
        return Stream(service.archive.export_all(None), media_type=RECORD)
