"""Records over HTTP: out and in, and games that are looked at again."""

from __future__ import annotations

from litestar import Controller, Response, get, post
from litestar.params import JSONBody
from litestar.response import Stream
from litestar.status_codes import HTTP_200_OK

from vesuvius.bots.analysis.review import Analysis
from vesuvius.server.features.study.forms import Beginnings
from vesuvius.server.protocol import forms
from vesuvius.server.protocol.messages import TableInfo
from vesuvius.server.transport.dependencies import (
    RECORD,
    ActorDep,
    AddressDep,
    Invite,
    SeatAsked,
    ServiceDep,
    TableName,
)


class RecordsRoutes(Controller):
    """Records out and in."""

    path = "/api"
    tags = ("records",)

    @get("/tables/{table:str}/record", media_type=RECORD)
    async def export(
        self, table: TableName, actor: ActorDep, service: ServiceDep, seat: SeatAsked = None, invite: Invite = None
    ) -> Response[bytes]:
        """A table's record; of a running game only what the asker may know."""
        invited = await service.lobby.invited(table, invite)
        return Response(await service.archive.export(actor, table, seat, invited), media_type=RECORD)

    @post("/tables/{table:str}/analysis", status_code=HTTP_200_OK)
    async def analysis(
        self, table: TableName, actor: ActorDep, service: ServiceDep, seat: SeatAsked = None, invite: Invite = None
    ) -> Analysis:
        """A finished game looked at again; a running one as a seat sees it, if hints are allowed."""
        return await service.reviews.analysis(actor, table, seat, await service.lobby.invited(table, invite))

    @post("/tables/{table:str}/review", status_code=HTTP_200_OK, media_type=RECORD)
    async def review(
        self, table: TableName, actor: ActorDep, service: ServiceDep, seat: SeatAsked = None, invite: Invite = None
    ) -> Stream:
        """The same as it comes, a line for each step: how much is judged, and in the last one all of it."""
        invited = await service.lobby.invited(table, invite)
        lines = await service.reviews.lines(actor, table, seat, invited)
        return Stream(lines, media_type=RECORD, headers={"X-Accel-Buffering": "no"})  # proxies pass on each at once

    @get("/tables/{table:str}/beginning")
    async def beginning(
        self, table: TableName, actor: ActorDep, service: ServiceDep, invite: Invite = None
    ) -> Beginnings:
        """What each seat saw at the beginning of a finished game, which may be any position."""
        return await service.reviews.beginnings(actor, table, await service.lobby.invited(table, invite))

    @post("/records/replay", request_max_body_size=forms.LONGEST_BODY)
    async def replay(
        self, data: JSONBody[forms.RecordImport], actor: ActorDep, service: ServiceDep, address: AddressDep
    ) -> TableInfo:
        """Look at a record here."""
        await service.may_import(actor.person, address, len(data.record))
        await service.lobby.person(actor)
        return await service.archive.replay(actor, data.record)

    @post("/records/play", request_max_body_size=forms.LONGEST_BODY)
    async def play_on(
        self, data: JSONBody[forms.PlayOn], actor: ActorDep, service: ServiceDep, address: AddressDep
    ) -> forms.TableWithInvite:
        """Play a record on from any point, with all that is hidden dealt again."""
        await service.may_open_table(actor.person, address)
        await service.lobby.person(actor)
        return forms.TableWithInvite(*await service.archive.play_on(actor, data.record, data.upto, data.table))
