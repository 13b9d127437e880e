"""Persons, their keys and their results over HTTP."""

from __future__ import annotations

from typing import Annotated

import segno
from litestar import Controller, MediaType, delete, get, post, put
from litestar.params import JSONBody, Parameter
from litestar.response import Stream

from vesuvius.server.errors import NotFound
from vesuvius.server.features.ratings.career import Career, career_of
from vesuvius.server.features.streaks import Streaks
from vesuvius.server.people.identity import CODE_LIFE
from vesuvius.server.protocol import forms
from vesuvius.server.protocol.messages import TableInfo
from vesuvius.server.store import rows
from vesuvius.server.tables.lobby import clean
from vesuvius.server.transport.dependencies import RECORD, ActorDep, AddressDep, ServiceDep

KeyName = Annotated[str, Parameter(min_length=1, max_length=32, pattern=r"^[\w-]+$")]


def _me(person: rows.Person) -> forms.Me:
    return forms.Me(person.id, person.name, person.language)


class PeopleRoutes(Controller):
    """Persons and their keys."""

    path = "/api"
    tags = ("people",)

    @post("/people")
    async def register(
        self, data: JSONBody[forms.NewPerson], service: ServiceDep, address: AddressDep
    ) -> forms.PersonWithKey:
        """Be somebody: a name, and a key that only the asker holds."""
        service.must_not_be_draining()
        service.check_rate("person", address=address)
        person, key = await service.people.register(clean(data.name), data.language)
        return forms.PersonWithKey(_me(person), key)

    @get("/me")
    async def me(self, actor: ActorDep, service: ServiceDep) -> forms.Me:
        """Who the key opens."""
        return _me(await service.lobby.person(actor))

    @put("/me")
    async def change(self, data: JSONBody[forms.MeChanged], actor: ActorDep, service: ServiceDep) -> forms.Me:
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
    async def erase(self, actor: ActorDep, service: ServiceDep) -> None:
        """Forget the person: keys, name, chat; games stay, without a name."""
        await service.erase((await service.lobby.person(actor)).id)

    @get("/me/tables")
    async def tables(self, actor: ActorDep, service: ServiceDep) -> list[TableInfo]:
        """My games: those that wait for me first."""
        return await service.lobby.mine(actor)

    @get("/me/results")
    async def results(self, actor: ActorDep, service: ServiceDep) -> Career:
        """What I have made of my finished games."""
        person = await service.lobby.person(actor)
        await service.result_recorder.catch_up()
        return await career_of(service.store, person.id)

    @get("/me/streaks")
    async def streaks(self, actor: ActorDep, service: ServiceDep) -> Streaks:
        """Days and puzzles that I have done in a row."""
        return await service.streaks.of((await service.lobby.person(actor)).id)

    @get("/me/records", media_type=RECORD)
    async def records(self, actor: ActorDep, service: ServiceDep) -> Stream:
        """All my finished games, one record after the other."""
        person = await service.lobby.person(actor)
        return Stream(service.archive.export_all(person.id), media_type=RECORD)

    @get("/me/data")
    async def data(self, actor: ActorDep, service: ServiceDep) -> Stream:
        """Everything that is stored about me, in one file."""
        person = await service.lobby.person(actor)
        headers = {"Content-Disposition": 'attachment; filename="vesuvius.json"'}
        return Stream(service.own_data.download(person.id), media_type=MediaType.JSON, headers=headers)

    @get("/privacy", sync_to_thread=False)
    def privacy(self, service: ServiceDep) -> forms.Privacy:
        """How long this server keeps what it stores about people."""
        chosen = service.settings
        return forms.Privacy(
            chosen.keep_people_days,
            chosen.keep_finished_days,
            chosen.keep_abandoned_days,
            chosen.keep_imported_days,
            chosen.mail_host is not None,
            chosen.push_private_key is not None,
        )

    @get("/me/keys")
    async def keys(self, actor: ActorDep, service: ServiceDep) -> list[forms.KeyInfo]:
        """My keys: one for each device."""
        person = await service.lobby.person(actor)
        found = await service.store.keys.of(person.id)
        return [forms.KeyInfo(key.id, key.created, key.id == actor.key) for key in found]

    @delete("/me/keys/{key:str}")
    async def revoke(self, key: KeyName, actor: ActorDep, service: ServiceDep) -> None:
        """End one of my keys; a device that uses it is disconnected."""
        person = await service.lobby.person(actor)
        if not await service.people.revoke(person.id, key):
            raise NotFound("key-unknown-id", key=key)
        service.hub.close_keys([key])

    @post("/me/codes")
    async def code(
        self, data: JSONBody[forms.DeviceCodeRequest], actor: ActorDep, service: ServiceDep
    ) -> forms.DeviceCode:
        """A one-time code that makes another device mine too, or instead."""
        code = await service.people.make_code(actor, data.moves)
        link = f"{service.settings.address}/#code={code}"
        return forms.DeviceCode(code, CODE_LIFE, link, segno.make(link).svg_inline(omitsize=True))

    @post("/codes")
    async def take_code(
        self, data: JSONBody[forms.DeviceCodeEntry], service: ServiceDep, address: AddressDep
    ) -> forms.PersonWithKey:
        """Become the person of a code on this device."""
        service.check_rate("attempt", address=address)
        person, key, ended = await service.people.take_code(data.code)
        if ended is not None:
            service.hub.close_keys([ended])
        found = await service.store.people.find(person)
        if found is None:
            raise NotFound("code-unknown")
        return forms.PersonWithKey(_me(found), key)
