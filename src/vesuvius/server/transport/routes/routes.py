"""People, tables, play and records over HTTP, so that a script or a bot of somebody's own can sit at a table."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated, Any

import segno
from litestar import Controller, MediaType, Response, delete, get, post, put
from litestar.params import JSONBody, Parameter, QueryParameter
from litestar.response import Stream
from litestar.status_codes import HTTP_200_OK, HTTP_202_ACCEPTED

from vesuvius.bots.analysis.hints import Hint
from vesuvius.bots.analysis.review import Analysis
from vesuvius.game import Problem
from vesuvius.server.features.ratings.career import career_of
from vesuvius.server.features.ratings.forms import Career
from vesuvius.server.features.study.review_forms import Beginnings
from vesuvius.server.people.identity import CODE_LIFE, Actor
from vesuvius.server.protocol import forms, messages
from vesuvius.server.protocol.messages import Answer, Happened, NewTable, SeatPlan, TableCommand, TableInfo, View
from vesuvius.server.service import Service
from vesuvius.server.store import rows
from vesuvius.server.tables.lobby import clean
from vesuvius.server.transport.dependencies import Invite, TableName, TheActor, TheAddress, TheService
from vesuvius.server.transport.routes.daily import Daily
from vesuvius.server.transport.routes.explore import Branches, Exploring
from vesuvius.server.transport.routes.games import Games
from vesuvius.server.transport.routes.notices import Notices, Stopping
from vesuvius.server.transport.routes.puzzles import Puzzles
from vesuvius.server.transport.routes.study import Studies

RECORD = "application/x-ndjson"
KeyName = Annotated[str, Parameter(min_length=1, max_length=32, pattern=r"^[\w-]+$")]
Seat = Annotated[int, Parameter(ge=0, lt=messages.MOST_SEATS)]
SeatAsked = Annotated[int | None, QueryParameter(name="seat", ge=0, lt=messages.MOST_SEATS, required=False)]


def _me(person: rows.Person) -> forms.Me:
    return forms.Me(person.id, person.name, person.language)


async def _sits(service: Service, actor: Actor, table: str) -> bool:
    """Whether somebody sits at a table whose game has begun."""
    with suppress(Problem):
        async with service.keeper.using(table) as kept:
            return kept.sits(actor)
    return False


class People(Controller):
    """Persons and their keys."""

    path = "/api"
    tags = ("people",)

    @post("/people")
    async def register(
        self, data: JSONBody[forms.NewPerson], service: TheService, address: TheAddress
    ) -> forms.Welcomed:
        """Be somebody: a name, and a key that only the asker holds."""
        service.must_welcome()
        service.must_wait("person", address=address)
        person, key = await service.people.register(clean(data.name), data.language)
        return forms.Welcomed(_me(person), key)

    @get("/me")
    async def me(self, actor: TheActor, service: TheService) -> forms.Me:
        """Who the key opens."""
        return _me(await service.lobby.person(actor))

    @put("/me")
    async def change(self, data: JSONBody[forms.MeChanged], actor: TheActor, service: TheService) -> forms.Me:
        """Another name or language from now on; seats keep their names until they are renamed."""
        person = await service.lobby.person(actor)
        if data.name is not None:
            person.name = clean(data.name)
            await service.store.people.rename(person.id, person.name)
        if data.language is not None:
            person.language = data.language
            await service.store.people.set_language(person.id, person.language)
        return _me(person)

    @delete("/me")
    async def erase(self, actor: TheActor, service: TheService) -> None:
        """Forget the person: keys, name, chat; games stay, without a name."""
        await service.erase((await service.lobby.person(actor)).id)

    @get("/me/tables")
    async def tables(self, actor: TheActor, service: TheService) -> list[TableInfo]:
        """My games: those that wait for me first."""
        return await service.lobby.mine(actor)

    @get("/me/results")
    async def results(self, actor: TheActor, service: TheService) -> Career:
        """What I have made of my finished games."""
        person = await service.lobby.person(actor)
        await service.scorer.catch_up()
        return await career_of(service.store, person.id)

    @get("/me/records", media_type=RECORD)
    async def records(self, actor: TheActor, service: TheService) -> Stream:
        """All my finished games, one record after the other."""
        person = await service.lobby.person(actor)
        return Stream(service.archive.export_all(person.id), media_type=RECORD)

    @get("/me/keys")
    async def keys(self, actor: TheActor, service: TheService) -> list[forms.KeyInfo]:
        """My keys: one for each device."""
        person = await service.lobby.person(actor)
        found = await service.store.keys.of(person.id)
        return [forms.KeyInfo(key.id, key.created, key.id == actor.key) for key in found]

    @delete("/me/keys/{key:str}")
    async def revoke(self, key: KeyName, actor: TheActor, service: TheService) -> None:
        """End one of my keys; a device that uses it is disconnected."""
        person = await service.lobby.person(actor)
        if not await service.people.revoke(person.id, key):
            raise Problem("key-unknown-id", key=key)
        service.hub.close_keys([key])

    @post("/me/codes")
    async def code(self, data: JSONBody[forms.CodeAsked], actor: TheActor, service: TheService) -> forms.CodeGiven:
        """A one-time code that makes another device mine too, or instead."""
        code = await service.people.make_code(actor, data.moves)
        link = f"{service.settings.address}/#code={code}"
        return forms.CodeGiven(code, CODE_LIFE, link, segno.make(link).svg_inline(omitsize=True))

    @post("/codes")
    async def take_code(
        self, data: JSONBody[forms.CodeTaken], service: TheService, address: TheAddress
    ) -> forms.Welcomed:
        """Become the person of a code on this device."""
        service.must_wait("attempt", address=address)
        person, key, ended = await service.people.take_code(data.code)
        if ended is not None:
            service.hub.close_keys([ended])
        found = await service.store.people.find(person)
        if found is None:
            raise Problem("code-unknown")
        return forms.Welcomed(_me(found), key)


class Tables(Controller):
    """Tables: opening, joining, starting."""

    path = "/api/tables"
    tags = ("tables",)

    @get()
    async def public(self, actor: TheActor, service: TheService) -> list[TableInfo]:
        """The public tables."""
        return await service.lobby.public(actor)

    @post()
    async def create(
        self, data: JSONBody[NewTable], actor: TheActor, service: TheService, address: TheAddress
    ) -> forms.Opened:
        """Open a table."""
        await service.may_open_table(actor.person, address)
        return forms.Opened(*await service.lobby.create(actor, data))

    @get("/{table:str}")
    async def info(self, table: TableName, actor: TheActor, service: TheService, invite: Invite = None) -> TableInfo:
        """What a table is and who sits there."""
        return await service.lobby.info(actor, table, invite)

    @post("/{table:str}/join", status_code=HTTP_200_OK)
    async def join(
        self, table: TableName, data: JSONBody[forms.Joining], actor: TheActor, service: TheService
    ) -> TableInfo:
        """Take a seat."""
        return await service.lobby.join(actor, table, data.seat, data.name, data.invite)

    @put("/{table:str}/seats/{seat:int}")
    async def plan(
        self, table: TableName, seat: Seat, data: JSONBody[SeatPlan], actor: TheActor, service: TheService
    ) -> TableInfo:
        """Settle who shall sit at a seat of a table that has not begun, or give up one's own."""
        return await service.lobby.plan(actor, table, seat, data)

    @put("/{table:str}/seats/{seat:int}/name")
    async def rename(
        self, table: TableName, seat: Seat, data: JSONBody[forms.Naming], actor: TheActor, service: TheService
    ) -> TableInfo:
        """Another name for a seat."""
        return await service.lobby.rename(actor, table, seat, data.name)

    @post("/{table:str}/start", status_code=HTTP_200_OK)
    async def start(self, table: TableName, actor: TheActor, service: TheService) -> TableInfo:
        """Deal and begin."""
        service.must_welcome()
        return await service.lobby.start(actor, table)

    @post("/{table:str}/keys", status_code=HTTP_200_OK)
    async def seat_keys(self, table: TableName, actor: TheActor, service: TheService) -> forms.SeatKeys:
        """New keys to the seats at the owner's device."""
        return forms.SeatKeys(await service.lobby.device_keys(actor, table))

    @post("/{table:str}/rematch", status_code=HTTP_200_OK)
    async def rematch(
        self,
        table: TableName,
        data: JSONBody[forms.Rematch],
        actor: TheActor,
        service: TheService,
        address: TheAddress,
    ) -> TableInfo:
        """Play again, everybody one seat further."""
        await service.may_open_table(actor.person, address)
        return await service.lobby.rematch(actor, table, data.same_deal)

    @delete("/{table:str}")
    async def remove(self, table: TableName, actor: TheActor, service: TheService) -> None:
        """Delete one's table; what came out of its game stays."""
        await service.scorer.catch_up()
        await service.lobby.delete(actor, table)


class Playing(Controller):
    """Play: what a seat sees, what it missed, and its commands."""

    path = "/api/tables/{table:str}"
    tags = ("play",)

    @get("/view")
    async def view(
        self, table: TableName, actor: TheActor, service: TheService, seat: SeatAsked = None, invite: Invite = None
    ) -> View:
        """All that a seat sees, or (without one) a spectator."""
        return await service.keeper.view(table, actor, seat, await service.lobby.invited(table, invite))

    @get("/events")
    async def events(
        self,
        table: TableName,
        actor: TheActor,
        service: TheService,
        since: Annotated[int, QueryParameter(name="since", ge=0, le=2**31)],
        seat: SeatAsked = None,
        invite: Invite = None,
    ) -> list[Happened | View]:
        """What happened after an entry; a fresh view where that serves better."""
        return await service.keeper.news(table, actor, seat, since, await service.lobby.invited(table, invite))

    @post("/commands", status_code=HTTP_200_OK)
    async def command(
        self, table: TableName, data: JSONBody[TableCommand], actor: TheActor, service: TheService
    ) -> Answer:
        """Play, undo, resign and so on: the same messages as over the socket, with the same answers."""
        if data.table != table:
            raise Problem("message-other-table", table=table, got=data.table)
        if await _sits(service, actor, table):  # nobody else can silence a table
            service.must_wait("message", table=table)
        answers: list[Answer] = []
        await service.keeper.act(data, actor, answers.append)
        return answers[0]

    @get("/chat")
    async def said(
        self, table: TableName, actor: TheActor, service: TheService, seat: SeatAsked = None, invite: Invite = None
    ) -> list[messages.Said]:
        """What was said."""
        return await service.chat.said(table, actor, seat, await service.lobby.invited(table, invite))

    @post("/chat", status_code=HTTP_202_ACCEPTED)
    async def say(self, table: TableName, data: JSONBody[forms.Saying], actor: TheActor, service: TheService) -> None:
        """Say something."""
        service.must_wait("chat", person=actor.person or table)
        await service.chat.say(messages.Say(table, data.text, data.seat), actor)

    @put("/chat", status_code=HTTP_200_OK)
    async def switch_chat(
        self, table: TableName, data: JSONBody[forms.ChatSwitch], actor: TheActor, service: TheService
    ) -> None:
        """Switch a table's chat on or off."""
        await service.chat.switch(table, actor, data.on)

    @post("/hints/{seat:int}", status_code=HTTP_200_OK)
    async def hints(self, table: TableName, seat: Seat, actor: TheActor, service: TheService) -> list[Hint]:
        """The three best moves with their reasons, where hints are allowed."""
        return await service.archive.hints(actor, table, seat)


class Records(Controller):
    """Records out and in."""

    path = "/api"
    tags = ("records",)

    @get("/tables/{table:str}/record", media_type=RECORD)
    async def export(
        self, table: TableName, actor: TheActor, service: TheService, seat: SeatAsked = None, invite: Invite = None
    ) -> Response[bytes]:
        """A table's record; of a running game only what the asker may know."""
        invited = await service.lobby.invited(table, invite)
        return Response(await service.archive.export(actor, table, seat, invited), media_type=RECORD)

    @post("/tables/{table:str}/analysis", status_code=HTTP_200_OK)
    async def analysis(
        self, table: TableName, actor: TheActor, service: TheService, seat: SeatAsked = None, invite: Invite = None
    ) -> Analysis:
        """A finished game looked at again; a running one as a seat sees it, where hints are allowed."""
        return await service.reviews.analysis(actor, table, seat, await service.lobby.invited(table, invite))

    @post("/tables/{table:str}/review", status_code=HTTP_200_OK, media_type=RECORD)
    async def review(
        self, table: TableName, actor: TheActor, service: TheService, seat: SeatAsked = None, invite: Invite = None
    ) -> Stream:
        """The same as it comes, a line for each step: how much is judged, and in the last one all of it."""
        invited = await service.lobby.invited(table, invite)
        return Stream(await service.reviews.lines(actor, table, seat, invited), media_type=RECORD)

    @get("/tables/{table:str}/beginning")
    async def beginning(
        self, table: TableName, actor: TheActor, service: TheService, invite: Invite = None
    ) -> Beginnings:
        """What each seat saw at the beginning of a finished game, which may be any position."""
        return await service.reviews.beginnings(actor, table, await service.lobby.invited(table, invite))

    @post("/records/replay", request_max_body_size=forms.LONGEST_BODY)
    async def replay(
        self, data: JSONBody[forms.Imported], actor: TheActor, service: TheService, address: TheAddress
    ) -> TableInfo:
        """Look at a record here."""
        service.must_welcome()
        service.must_wait("table", person=actor.person, address=address)
        await service.lobby.person(actor)
        return await service.archive.replay(actor, data.record)

    @post("/records/play", request_max_body_size=forms.LONGEST_BODY)
    async def play_on(
        self, data: JSONBody[forms.PlayOn], actor: TheActor, service: TheService, address: TheAddress
    ) -> forms.Opened:
        """Play a record on from any point, with all that is hidden dealt anew."""
        await service.may_open_table(actor.person, address)
        await service.lobby.person(actor)
        return forms.Opened(*await service.archive.play_on(actor, data.record, data.upto, data.table))


@get("/health", media_type=MediaType.JSON, tags=["host"])
async def health(service: TheService) -> forms.Health:
    """Whether the server is ready to play."""
    return service.health()


HANDLERS: list[Any] = [
    Games,
    People,
    Tables,
    Playing,
    Records,
    Studies,
    Exploring,
    Branches,
    Puzzles,
    Daily,
    Notices,
    Stopping,
    health,
]
