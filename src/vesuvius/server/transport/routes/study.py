"""Studying over HTTP: positions are looked at, asked about and played on."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get, post
from litestar.params import JSONBody, Parameter
from litestar.status_codes import HTTP_200_OK

from vesuvius.bots.analysis.hints import Hint
from vesuvius.game import Lesson
from vesuvius.server.features.study.forms import (
    MOST_STUDIED,
    LessonWay,
    Mistake,
    MistakeAnswer,
    MistakeTried,
    StudyPicture,
    StudyPlayed,
    StudyPosition,
    StudyRecord,
    StudyRequest,
)
from vesuvius.server.people.limits import network_of
from vesuvius.server.protocol import forms
from vesuvius.server.protocol.messages import Refused
from vesuvius.server.transport.dependencies import (
    ActorDep,
    AddressDep,
    Deeper,
    GameName,
    Invite,
    ServiceDep,
    TableName,
)

Ply = Annotated[int, Parameter(ge=1, le=MOST_STUDIED)]


class StudiesRoutes(Controller):
    """A board on which anybody may try things."""

    path = "/api/study"
    tags = ("study",)

    @get("/lessons/{game:str}")
    async def lessons(self, game: GameName, service: ServiceDep) -> list[Lesson]:
        """The guided first game: positions, and what the learner has to do there."""
        return service.study.lessons(game)

    @get("/lessons/{game:str}/ways")
    async def ways(self, game: GameName, service: ServiceDep) -> list[LessonWay]:
        """Where right moves lead in the guided first game, for learning without a network."""
        return await service.study.lesson_ways(game)

    @post(status_code=HTTP_200_OK)
    async def look(self, data: JSONBody[StudyRequest], service: ServiceDep) -> StudyPosition:
        """What a seat sees of a position after some moves; a move that is not legal is refused."""
        return await service.study.look(data)

    @post("/record", status_code=HTTP_200_OK, request_max_body_size=forms.LONGEST_BODY)
    async def position(self, data: JSONBody[StudyRecord], service: ServiceDep) -> StudyPicture:
        """The position that a record has led to."""
        return StudyPicture(await service.archive.picture(data.record, data.upto))

    @post("/hints", status_code=HTTP_200_OK)
    async def hints(
        self,
        data: JSONBody[StudyRequest],
        actor: ActorDep,
        service: ServiceDep,
        address: AddressDep,
        deeper: Deeper = False,
    ) -> list[Hint]:
        """The three best moves there with their reasons."""
        return await service.study.hints(data, actor.person or network_of(address), deeper)

    @post("/play")
    async def play_on(
        self, data: JSONBody[StudyPlayed], actor: ActorDep, service: ServiceDep, address: AddressDep
    ) -> forms.TableWithInvite:
        """Open a table that begins there."""
        await service.may_open_table(actor.person, address)
        return forms.TableWithInvite(*await service.study.play_on(actor, data.study, data.table))


class MistakesRoutes(Controller):
    """My own worst decisions of a finished game, to be made better."""

    path = "/api/tables/{table:str}/mistakes"
    tags = ("study",)

    @post(status_code=HTTP_200_OK)
    async def mistakes(
        self, table: TableName, actor: ActorDep, service: ServiceDep, invite: Invite = None
    ) -> list[Mistake]:
        """The positions as I saw them, and what I played there; the review of the game is made first if need be."""
        return await service.mistakes.mistakes(actor, table, await service.lobby.invited(table, invite))

    @post("/{ply:int}", status_code=HTTP_200_OK)
    async def answer(
        self,
        table: TableName,
        ply: Ply,
        data: JSONBody[MistakeTried],
        actor: ActorDep,
        service: ServiceDep,
        invite: Invite = None,
    ) -> MistakeAnswer | Refused:
        """What another move would have been worth in one of my decisions."""
        invited = await service.lobby.invited(table, invite)
        return await service.mistakes.answer(actor, table, ply, data.token, invited)
