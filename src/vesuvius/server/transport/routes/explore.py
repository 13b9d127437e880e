"""Exploring finished games over HTTP: any point, any side's moves, and branches beside the record."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, delete, get, post, put
from litestar.params import JSONBody, Parameter
from litestar.status_codes import HTTP_200_OK

from vesuvius.bots.analysis.hints import Hint
from vesuvius.server.features.study.forms import (
    LONGEST_BODY,
    BranchChanged,
    BranchInfo,
    BranchKept,
    ExploredPosition,
    ExploreRequest,
)
from vesuvius.server.people.limits import network_of
from vesuvius.server.transport.dependencies import ActorDep, AddressDep, Deeper, Invite, ServiceDep, TableName

BranchName = Annotated[str, Parameter(min_length=1, max_length=32, pattern=r"^[\w-]+$")]


class ExploreRoutes(Controller):
    """A finished game played on in all directions; nothing is stored."""

    path = "/api/tables/{table:str}/explore"
    tags = ("explore",)

    @post(status_code=HTTP_200_OK, request_max_body_size=LONGEST_BODY)
    async def look(
        self,
        table: TableName,
        data: JSONBody[ExploreRequest],
        actor: ActorDep,
        service: ServiceDep,
        invite: Invite = None,
    ) -> ExploredPosition:
        """A finished game after other moves than were played, as each seat sees it."""
        return await service.explorer.look(actor, table, data, await service.lobby.invited(table, invite))

    @post("/hints", status_code=HTTP_200_OK, request_max_body_size=LONGEST_BODY)
    async def hints(
        self,
        table: TableName,
        data: JSONBody[ExploreRequest],
        actor: ActorDep,
        service: ServiceDep,
        address: AddressDep,
        invite: Invite = None,
        deeper: Deeper = False,
    ) -> list[Hint]:
        """The three best moves there with their reasons."""
        invited = await service.lobby.invited(table, invite)
        return await service.explorer.hints(actor, table, data, invited, actor.person or network_of(address), deeper)


class BranchesRoutes(Controller):
    """What people have tried beside the record of a finished game, and kept."""

    path = "/api/tables/{table:str}/branches"
    tags = ("explore",)

    @get()
    async def branches(
        self, table: TableName, actor: ActorDep, service: ServiceDep, invite: Invite = None
    ) -> list[BranchInfo]:
        """My branches of a finished game, and those that others share."""
        return await service.explorer.branches(actor, table, await service.lobby.invited(table, invite))

    @post(request_max_body_size=LONGEST_BODY)
    async def keep(
        self, table: TableName, data: JSONBody[BranchKept], actor: ActorDep, service: ServiceDep, invite: Invite = None
    ) -> BranchInfo:
        """Keep a branch; a move that is not legal is refused."""
        service.must_not_be_draining()
        service.check_rate("branch", person=actor.person)
        return await service.explorer.keep(actor, table, data, await service.lobby.invited(table, invite))

    @put("/{branch:str}", request_max_body_size=LONGEST_BODY)
    async def change(
        self,
        table: TableName,
        branch: BranchName,
        data: JSONBody[BranchChanged],
        actor: ActorDep,
        service: ServiceDep,
        invite: Invite = None,
    ) -> BranchInfo:
        """Name, share or lengthen my branch."""
        service.check_rate("branch", person=actor.person)
        invited = await service.lobby.invited(table, invite)
        return await service.explorer.change(actor, table, branch, data, invited)

    @delete("/{branch:str}")
    async def remove(self, table: TableName, branch: BranchName, actor: ActorDep, service: ServiceDep) -> None:
        """Delete my branch."""
        await service.explorer.delete(actor, table, branch)
