"""Studying over HTTP: positions are looked at, asked about and played on."""

from __future__ import annotations

from litestar import Controller, get, post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from vesuvius.bots.analysis.hints import Hint
from vesuvius.game import Lesson
from vesuvius.server.features.study.forms import Studied, StudyAsked, StudyPicture, StudyPlayed, StudyRecord
from vesuvius.server.protocol import forms
from vesuvius.server.transport.dependencies import ActorDep, AddressDep, GameName, ServiceDep


class Studies(Controller):
    """A board on which anybody may try things."""

    path = "/api/study"
    tags = ("study",)

    @get("/lessons/{game:str}")
    async def lessons(self, game: GameName, service: ServiceDep) -> list[Lesson]:
        """The guided first game: positions, and what the learner has to do there."""
        return service.study.lessons(game)

    @post(status_code=HTTP_200_OK)
    async def look(self, data: JSONBody[StudyAsked], service: ServiceDep) -> Studied:
        """What a seat sees of a position after some moves; a move that is not legal is refused."""
        return await service.study.look(data)

    @post("/record", status_code=HTTP_200_OK, request_max_body_size=forms.LONGEST_BODY)
    async def position(self, data: JSONBody[StudyRecord], service: ServiceDep) -> StudyPicture:
        """The position that a record has led to."""
        return StudyPicture(await service.archive.picture(data.record, data.upto))

    @post("/hints", status_code=HTTP_200_OK)
    async def hints(
        self, data: JSONBody[StudyAsked], actor: ActorDep, service: ServiceDep, address: AddressDep
    ) -> list[Hint]:
        """The three best moves there with their reasons."""
        return await service.study.hints(data, actor.person or address)

    @post("/play")
    async def play_on(
        self, data: JSONBody[StudyPlayed], actor: ActorDep, service: ServiceDep, address: AddressDep
    ) -> forms.Opened:
        """Open a table that begins there."""
        await service.may_open_table(actor.person, address)
        return forms.Opened(*await service.study.play_on(actor, data.study, data.table))
