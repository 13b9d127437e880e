"""Tables over HTTP: opening, joining, starting, playing again."""

from __future__ import annotations

from litestar import Controller, delete, get, post, put
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from vesuvius.server.features.matchmaking import MatchRequest
from vesuvius.server.features.ratings.career import with_ratings
from vesuvius.server.protocol import forms
from vesuvius.server.protocol.messages import NewTable, SeatPlan, TableInfo
from vesuvius.server.transport.dependencies import ActorDep, AddressDep, Invite, SeatNumber, ServiceDep, TableName


class TablesRoutes(Controller):
    """Tables: opening, joining, starting."""

    path = "/api/tables"
    tags = ("tables",)

    @get()
    async def public(self, actor: ActorDep, service: ServiceDep) -> list[TableInfo]:
        """The public tables."""
        return await with_ratings(service.store, await service.lobby.public(actor))

    @post()
    async def create(
        self, data: JSONBody[NewTable], actor: ActorDep, service: ServiceDep, address: AddressDep
    ) -> forms.TableWithInvite:
        """Open a table."""
        await service.may_open_table(actor.person, address)
        return forms.TableWithInvite(*await service.lobby.create(actor, data))

    @post("/match", status_code=HTTP_200_OK)
    async def match(
        self, data: JSONBody[MatchRequest], actor: ActorDep, service: ServiceDep, address: AddressDep
    ) -> TableInfo:
        """Play somebody now: a seat at a table where others wait for the same game, or at a new one."""
        await service.may_open_table(actor.person, address)
        return await service.matchmaker.find(actor, data)

    @get("/{table:str}")
    async def info(self, table: TableName, actor: ActorDep, service: ServiceDep, invite: Invite = None) -> TableInfo:
        """What a table is and who sits there."""
        return await service.lobby.info(actor, table, invite)

    @post("/{table:str}/join", status_code=HTTP_200_OK)
    async def join(
        self, table: TableName, data: JSONBody[forms.JoinRequest], actor: ActorDep, service: ServiceDep
    ) -> TableInfo:
        """Take a seat."""
        return await service.lobby.join(actor, table, data.seat, data.name, data.invite)

    @put("/{table:str}/seats/{seat:int}")
    async def plan(
        self, table: TableName, seat: SeatNumber, data: JSONBody[SeatPlan], actor: ActorDep, service: ServiceDep
    ) -> TableInfo:
        """Decide who sits at a seat of a table that has not begun, or give up one's own."""
        return await service.lobby.plan(actor, table, seat, data)

    @put("/{table:str}/seats/{seat:int}/name")
    async def rename(
        self, table: TableName, seat: SeatNumber, data: JSONBody[forms.NewName], actor: ActorDep, service: ServiceDep
    ) -> TableInfo:
        """Another name for a seat."""
        return await service.lobby.rename(actor, table, seat, data.name)

    @post("/{table:str}/start", status_code=HTTP_200_OK)
    async def start(self, table: TableName, actor: ActorDep, service: ServiceDep) -> TableInfo:
        """Deal and begin."""
        service.must_not_be_draining()
        return await service.lobby.start(actor, table)

    @post("/{table:str}/keys", status_code=HTTP_200_OK)
    async def seat_keys(self, table: TableName, actor: ActorDep, service: ServiceDep) -> forms.SeatKeys:
        """New keys to the seats at the owner's device."""
        return forms.SeatKeys(await service.lobby.device_keys(actor, table))

    @post("/{table:str}/rematch", status_code=HTTP_200_OK)
    async def rematch(
        self, table: TableName, data: JSONBody[forms.Rematch], actor: ActorDep, service: ServiceDep, address: AddressDep
    ) -> TableInfo:
        """Play again, everybody one seat further."""
        await service.may_open_table(actor.person, address)
        return await service.lobby.rematch(actor, table, data.same_deal)

    @delete("/{table:str}")
    async def remove(self, table: TableName, actor: ActorDep, service: ServiceDep) -> None:
        """Delete one's table; what came out of its game stays."""
        await service.result_recorder.catch_up()
        await service.lobby.delete(actor, table)
