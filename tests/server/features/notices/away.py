"""A server inside this process, a push service and a mail server beside it, and people who are told what waits."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.features.notices.certificate import Certificate
from tests.server.features.notices.mail_service import Arrived, MailService, mail_service
from tests.server.features.notices.push_service import Browser, PushService, text_of
from tests.server.support.client import Json, Person
from tests.server.support.inside import Inside, inside
from vesuvius.server.people.identity import Actor
from vesuvius.server.protocol import messages
from vesuvius.server.settings import Secret

PUBLIC = "https://play.example.org"
PATIENCE = 60.0
SOON = 0.02
CODE = re.compile(r"\b[0-9A-Z]{12}\b")


class Scene:
    """The server, what is beside it, and what people do there."""

    def __init__(self, place: Inside, push: PushService, mail: MailService) -> None:
        self.service, self.clock = place.service, place.clock
        self.address, self.http = place.address, place.http
        self.push = push
        self.mail = mail
        self._count = 0

    async def person(self, name: str, language: str = "en") -> Person:
        """Somebody new who reads a language."""
        somebody = Person(self.address, self.http, name=name)
        somebody.key = (await somebody.ask("POST", "/api/people", {"name": name, "language": language}))["key"]
        return somebody

    async def browser(self, person: Person) -> Surfer:
        """A browser in which a person wants to be told."""
        self._count += 1
        surfer = Surfer(Browser(), f"/{self._count}", self.push)
        surfer.id = (await person.ask("POST", "/api/me/notices/push", surfer.form))["id"]
        return surfer

    async def mailbox(self, person: Person, address: str) -> int:
        """Have a person told at a mail address; the subscription."""
        await person.ask("POST", "/api/me/notices/mail", {"mailbox": address})
        confirmed = await person.ask("POST", "/api/me/notices/mail/confirm", {"code": self.code_for(address)})
        number: int = confirmed["id"]
        return number

    def mails_to(self, address: str) -> list[Arrived]:
        """What has arrived at an address."""
        return [mail for mail in self.mail.arrived if mail.receivers == [address]]

    def code_for(self, address: str) -> str:
        """The last code that was sent to an address."""
        (code,) = CODE.findall(self.mails_to(address)[-1].message.get_content())
        return str(code)

    async def table(self, owner: Person, *guests: Person, seats: tuple[Json, ...] = ()) -> str:
        """A table whose game has begun, and everybody was told: the owner, the guests, then the other seats."""
        opened, invite = await owner.open_table({"kind": "me"}, *({"kind": "open"} for _ in guests), *seats)
        for guest in guests:
            await guest.join(opened, invite)
        await owner.start(opened)
        await self.told()
        return opened

    async def told(self) -> None:
        """Wait until everything that is to be said has been said."""
        async with asyncio.timeout(PATIENCE):
            await self.service.dispatcher._queue.join()

    async def looked_again(self) -> None:
        """Wait until whatever was put off and is due has been looked at."""
        await until(lambda: all(due > self.clock.now for due, _ in self.service.dispatcher._postponed.values()))
        await self.told()

    async def do(self, kind: type[messages.TableCommand], table: str, seat: int, **more: Any) -> None:
        """A seat's person does something; it has to be accepted."""
        async with self.service.registry.locked(table) as kept:
            actor, seq = Actor(person=kept.seats[seat].person), kept.table.seq
        answers: list[messages.Answer] = []
        await self.service.registry.act(kind(table, seat, seq, f"c{seq}", **more), actor, answers.append)
        assert isinstance(answers[0], messages.Acknowledged), answers

    async def turn_to(self, table: str, seat: int) -> None:
        """People play until it is that seat's turn, after another's."""
        await self.play(table, lambda turn: turn != seat)
        await self.play(table, lambda turn: turn == seat)

    async def play(self, table: str, enough: Callable[[int | None], bool]) -> None:
        """People play the first legal token, until it is the turn of a seat at which that is enough."""
        while True:
            async with self.service.registry.locked(table) as kept:
                turn = kept.table.turn
                legal = None if turn is None else kept.table.standing(turn, self.clock.now).legal
            if enough(turn):
                return
            assert turn is not None
            assert legal
            await self.do(messages.Play, table, turn, token=legal[0])


class Surfer:
    """A browser with its own path at the push service."""

    id = 0

    def __init__(self, browser: Browser, path: str, push: PushService) -> None:
        self.browser, self.path, self._push = browser, path, push
        subscription = browser.subscription(f"https://127.0.0.1:{push.port}{path}")
        # Browsers send more than is needed.
        self.form = {"subscription": msgspec.to_builtins(subscription) | {"expirationTime": None}}

    @property
    def arrived(self) -> list[Json]:
        """What has arrived there, opened."""
        return [json.loads(self.browser.opened(one.body)) for one in self._push.arrived if one.path == self.path]

    @property
    def titles(self) -> list[str]:
        """The titles of what has arrived there."""
        return [words["title"] for words in self.arrived]


async def until(condition: Callable[[], bool]) -> None:
    """Wait for something to come about."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(SOON)


@asynccontextmanager
async def scene(folder: Path) -> AsyncIterator[Scene]:
    """A server that sends both push and mail."""
    certificate = Certificate(folder)
    with PushService(certificate.server()) as push, pytest.MonkeyPatch.context() as patch:
        patch.setenv("SSL_CERT_FILE", str(certificate._authority))
        async with (
            mail_service() as mail,
            inside(
                folder,
                public_address=PUBLIC,
                push_private_key=Secret(text_of(bytes(31) + b"\x07")),
                push_contact="mailto:host@example.org",
                push_local=True,
                mail_host="127.0.0.1",
                mail_port=mail.port,
                mail_security="none",
                mail_sender="Vesuvius <notices@play.example.org>",
            ) as place,
        ):
            yield Scene(place, push, mail)
