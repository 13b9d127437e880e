"""What the host's own commands ask a running server for. Without the host's key one finds nothing here."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Controller, Request, delete, get, post
from litestar.connection import ASGIConnection
from litestar.exceptions import NotFoundException
from litestar.handlers.base import BaseRouteHandler
from litestar.params import JSONBody, Parameter
from litestar.response import Stream
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from vesuvius.game import Problem
from vesuvius.server.operations.host_forms import (
    Announcing,
    Banning,
    Draining,
    DrainStatus,
    HostedTable,
    HostFound,
    HostLink,
    HostNumber,
    HostOverview,
    HostSearch,
    HostSession,
    HostSignIn,
    ServerStats,
)
from vesuvius.server.operations.host_key import local_address
from vesuvius.server.service import Service
from vesuvius.server.store import rows
from vesuvius.server.transport.dependencies import RECORD, AddressDep, ServiceDep

BEARER = "Bearer "
Status = Literal["open", "running", "over", "closed"]
Name = Annotated[str, Parameter(min_length=1, max_length=64)]


def _shown(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The key that is shown."""
    return connection.headers.get("Authorization", "").removeprefix(BEARER)


def is_the_host(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Raise unless the host's key is shown, or a session's; it then looks as if there were nothing.

    Wrong ones are counted, so that nobody tries many.
    """
    service: Service = connection.app.state.service
    if service.host_sessions.opens(_shown(connection)):
        return
    refuse_stranger(service, connection.client.host if connection.client else "")


def refuse_stranger(service: Service, address: str) -> None:
    """Raise what somebody hears who is not the host."""
    service.guard.rejections.note("host_key", address)
    service.check_rate("attempt", address=address)
    raise NotFoundException


@post("/api/host/session", include_in_schema=False, opt={"host": True}, status_code=HTTP_200_OK)
async def sign_in(data: JSONBody[HostSignIn], service: ServiceDep, address: AddressDep) -> HostSession:
    """A session of the host's page, for the code of a link or for the host's key."""
    try:
        return service.host_sessions.sign_in(data.code)
    except Problem:
        service.guard.rejections.note("host_key", address)
        service.check_rate("attempt", address=address)
        raise


class HostRoutes(Controller):
    """The host's chores. The host comes in from everywhere, so that a ban on one's own address can be lifted."""

    path = "/api/host"
    include_in_schema = False
    guards = (is_the_host,)
    opt = {"host": True}  # noqa: RUF012

    @get("/stats")
    async def stats(self, service: ServiceDep) -> ServerStats:
        """How much there is."""
        return await service.host_chores.stats()

    @post("/links")
    async def link(self, service: ServiceDep, local: Annotated[bool, Parameter(required=False)] = False) -> HostLink:
        """A link that opens the host's page once, at the server's address or at the one that its own machine knows."""
        settings = service.settings
        return service.host_sessions.link(local_address(settings) if local else settings.address)

    @delete("/session")
    async def sign_out(self, request: Request[Any, Any, Any], service: ServiceDep) -> None:
        """End the session that is shown."""
        service.host_sessions.sign_out(_shown(request))

    @get("/overview")
    async def overview(
        self, service: ServiceDep, since: Annotated[float, Parameter(required=False)] = 0.0
    ) -> HostOverview:
        """How the server is; of the last hour, what is newer than that time."""
        return await service.host_page.overview(await service.status(), since)

    @post("/search", status_code=HTTP_200_OK)
    async def search(self, data: JSONBody[HostSearch], service: ServiceDep) -> HostFound:
        """People and tables. What is looked for is in the body, so that no log has it."""
        return await service.host_page.search(data.text)

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
    async def announce(self, data: JSONBody[Announcing], service: ServiceDep) -> HostNumber:
        """Tell everybody something; its number."""
        return HostNumber(await service.host_chores.announce(data.text, data.days))

    @post("/announcements/withdraw", status_code=HTTP_200_OK)
    async def withdraw(
        self, service: ServiceDep, number: Annotated[int | None, Parameter(required=False)] = None
    ) -> HostNumber:
        """Take one announcement back, or all; how many."""
        return HostNumber(await service.host_chores.withdraw(number))

    @post("/drain", status_code=HTTP_200_OK)
    async def drain(self, data: JSONBody[Draining], service: ServiceDep) -> DrainStatus:
        """Take in nothing new, or take in again."""
        return await service.host_chores.drain(data.on)

    @post("/people/{person:str}/revoke", status_code=HTTP_200_OK)
    async def revoke(self, person: Name, service: ServiceDep) -> HostNumber:
        """End all keys of a person; how many."""
        return HostNumber(await service.host_chores.revoke(person))

    @get("/records", media_type=RECORD)
    async def records(self, service: ServiceDep) -> Stream:
        """All finished games, one record after the other."""
        return Stream(service.archive.export_all(None), media_type=RECORD)
