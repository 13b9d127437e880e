"""Play over HTTP, so that anybody's script or bot can sit at a table."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated

from litestar import Controller, get, post, put
from litestar.params import JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_202_ACCEPTED

from vesuvius.bots.analysis.hints import Hint
from vesuvius.game import Explanation, Problem
from vesuvius.server.people.identity import Actor
from vesuvius.server.protocol import forms, messages
from vesuvius.server.protocol.messages import Answer, Happened, TableCommand, View
from vesuvius.server.service import Service
from vesuvius.server.transport.dependencies import (
    ActorDep,
    AddressDep,
    Deeper,
    Invite,
    SeatAsked,
    SeatNumber,
    ServiceDep,
    TableName,
    ThingName,
)


async def _sits(service: Service, actor: Actor, table: str) -> bool:
    """Whether somebody sits at a table whose game has begun."""
    with suppress(Problem):
        async with service.registry.locked(table) as live:
            return live.sits(actor)
    return False


class PlayRoutes(Controller):
    """Play: what a seat sees, what it missed, and its commands."""

    path = "/api/tables/{table:str}"
    tags = ("play",)

    @get("/view")
    async def view(
        self, table: TableName, actor: ActorDep, service: ServiceDep, seat: SeatAsked = None, invite: Invite = None
    ) -> View:
        """All that a seat sees, or (without one) a spectator."""
        return await service.registry.view(table, actor, seat, await service.lobby.invited(table, invite))

    @get("/past")
    async def past(
        self,
        table: TableName,
        actor: ActorDep,
        service: ServiceDep,
        address: AddressDep,
        seat: SeatAsked = None,
        invite: Invite = None,
    ) -> forms.Past:
        """The game so far, from the view at its beginning on, to be looked at again."""
        service.check_rate("past", person=actor.person, address=address)
        return await service.registry.past(table, actor, seat, await service.lobby.invited(table, invite))

    @get("/events")
    async def events(
        self,
        table: TableName,
        actor: ActorDep,
        service: ServiceDep,
        since: Annotated[int, QueryParameter(name="since", ge=0, le=2**31)],
        seat: SeatAsked = None,
        invite: Invite = None,
    ) -> list[Happened | View]:
        """What happened after an entry; a fresh view if that serves better."""
        return await service.registry.updates(table, actor, seat, since, await service.lobby.invited(table, invite))

    @post("/commands", status_code=HTTP_200_OK)
    async def command(
        self,
        table: TableName,
        data: JSONBody[TableCommand],
        actor: ActorDep,
        service: ServiceDep,
        address: AddressDep,
    ) -> Answer:
        """Play, undo, resign and so on: the same messages as over the socket, with the same answers."""
        if data.table != table:
            raise Problem("message-other-table", table=table, got=data.table)
        if await _sits(service, actor, table):  # nobody else can silence a table
            service.check_rate("message", table=table)
        answers: list[Answer] = []
        await service.registry.act(data, actor, answers.append)
        service.note_answer(answers[0], address)
        return answers[0]

    @post("/plan/{seat:int}", status_code=HTTP_200_OK)
    async def look_ahead(
        self,
        table: TableName,
        seat: SeatNumber,
        data: JSONBody[forms.PlanSoFar],
        actor: ActorDep,
        service: ServiceDep,
    ) -> forms.PlannedPosition | None:
        """What a seat would see and could plan if its turn began now, or after what it plans to play first (T7).

        Null if that can't be known yet.
        """
        if await _sits(service, actor, table):
            service.check_rate("message", table=table)
        return await service.registry.look_ahead(table, actor, seat, data.tokens)

    @get("/seats/{seat:int}/things/{thing:str}")
    async def explain(
        self, table: TableName, seat: SeatNumber, thing: ThingName, actor: ActorDep, service: ServiceDep
    ) -> Explanation | None:
        """What a seat can do with a thing of the game, such as a place or a card, and what comes of it, or why not.

        Null if the game doesn't say such things.
        """
        if await _sits(service, actor, table):
            service.check_rate("message", table=table)
        return await service.registry.explain(table, actor, seat, thing)

    @get("/chat")
    async def said(
        self, table: TableName, actor: ActorDep, service: ServiceDep, seat: SeatAsked = None, invite: Invite = None
    ) -> list[messages.ChatMessage]:
        """What was said."""
        return await service.chat.lines(table, actor, seat, await service.lobby.invited(table, invite))

    @post("/chat", status_code=HTTP_202_ACCEPTED)
    async def say(
        self,
        table: TableName,
        data: JSONBody[forms.ChatRequest],
        actor: ActorDep,
        service: ServiceDep,
        invite: Invite = None,
    ) -> None:
        """Say something at a table."""
        service.check_rate("chat", person=actor.speaker)
        invited = await service.lobby.invited(table, invite)
        await service.chat.say(messages.Say(table, data.text, data.seat), actor, invited)

    @put("/chat", status_code=HTTP_200_OK)
    async def switch_chat(
        self, table: TableName, data: JSONBody[forms.ChatSwitch], actor: ActorDep, service: ServiceDep
    ) -> None:
        """Switch a table's chat on or off."""
        await service.chat.switch(table, actor, data.on)

    @post("/hints/{seat:int}", status_code=HTTP_200_OK)
    async def hints(
        self,
        table: TableName,
        seat: SeatNumber,
        actor: ActorDep,
        service: ServiceDep,
        deeper: Deeper = False,
        data: JSONBody[forms.PlanSoFar | None] = None,
    ) -> list[Hint]:
        """The three best moves with their reasons, if hints are allowed; also after the first tokens of an action."""
        return await service.archive.hints(actor, table, seat, deeper, data.tokens if data else ())
