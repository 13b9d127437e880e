"""Notices over HTTP: what this server can send, and where somebody wants to be told.

Anyone who has the token of a mail can end these mails without a key, and nothing else. In links for people the token
is in the fragment; only mail programs, which know no fragments, have it in a path.
"""

from __future__ import annotations

from typing import Annotated
from urllib.parse import urlsplit

from litestar import Controller, delete, get, post
from litestar.params import JSONBody, Parameter
from litestar.response import Redirect
from litestar.status_codes import HTTP_202_ACCEPTED, HTTP_204_NO_CONTENT

from vesuvius.problem import Problem
from vesuvius.server.features.notices import forms
from vesuvius.server.features.notices.mail import address_of
from vesuvius.server.features.notices.subscriptions import MOST, mailbox_of, push_of
from vesuvius.server.store import rows
from vesuvius.server.transport.dependencies import ActorDep, AddressDep, ServiceDep

SubscriptionName = Annotated[int, Parameter(ge=1, le=2**53)]
Token = Annotated[str, Parameter(pattern=forms.STOP_TOKEN)]


def _subscribed(row: rows.Subscription) -> forms.SubscriptionInfo:
    if row.kind == "mail":
        return forms.SubscriptionInfo(row.id, "mail", mailbox_of(row).address)
    return forms.SubscriptionInfo(row.id, "push", urlsplit(push_of(row).endpoint).hostname or "")


class NoticesRoutes(Controller):
    """Where somebody is told of their turn."""

    path = "/api/me/notices"
    tags = ("notices",)

    @get()
    async def notices(self, actor: ActorDep, service: ServiceDep) -> forms.NoticesInfo:
        """What is set up here, and where I am told."""
        person = await service.lobby.person(actor)
        notifier = service.notifier
        key = notifier.application_server_key() if notifier.pushes else None
        mine = [_subscribed(row) for row in await service.store.subscriptions.of(person.id)]
        return forms.NoticesInfo(key, notifier.mails, mine, MOST)

    @post("/push")
    async def push(
        self, data: JSONBody[forms.PushRequest], actor: ActorDep, service: ServiceDep, address: AddressDep
    ) -> forms.SubscriptionInfo:
        """Tell me in this browser; the same browser again is the same subscription."""
        person = await service.lobby.person(actor)
        service.check_rate("attempt", address=address)
        return _subscribed(await service.subscriptions.add_push(person.id, data.subscription))

    @post("/mail", status_code=HTTP_202_ACCEPTED)
    async def mail(
        self, data: JSONBody[forms.MailRequest], actor: ActorDep, service: ServiceDep, address: AddressDep
    ) -> None:
        """Send a code to a mail address; with it, the address can be confirmed."""
        person = await service.lobby.person(actor)
        if not service.notifier.mails:
            raise Problem("notices-mail-off")
        mailbox = address_of(data.mailbox)
        service.check_rate("mail", person=person.id, address=address)
        service.check_rate("mailbox", address=mailbox.lower())
        await service.subscriptions.ask_mail(person, mailbox)

    @post("/mail/confirm")
    async def confirm(
        self, data: JSONBody[forms.MailConfirmed], actor: ActorDep, service: ServiceDep, address: AddressDep
    ) -> forms.SubscriptionInfo:
        """Tell me at the address whose code this is."""
        person = await service.lobby.person(actor)
        service.check_rate("attempt", address=address)
        return _subscribed(await service.subscriptions.confirm_mail(person.id, data.code))

    @delete("/{subscription:int}")
    async def end(self, subscription: SubscriptionName, actor: ActorDep, service: ServiceDep) -> None:
        """Tell me there no longer."""
        person = await service.lobby.person(actor)
        await service.subscriptions.end(person.id, subscription)


class NoticeStopRoutes(Controller):
    """The end of mails, for those who get them."""

    path = "/api/notices/stop"
    tags = ("notices",)

    @post(status_code=HTTP_204_NO_CONTENT)
    async def stop(self, data: JSONBody[forms.StopRequest], service: ServiceDep, address: AddressDep) -> None:
        """End the mails to which a token belongs."""
        await _stop(data.token, service, address)

    @post("/{token:str}", status_code=HTTP_204_NO_CONTENT)
    async def stop_by_mail_program(self, token: Token, service: ServiceDep, address: AddressDep) -> None:
        """The same for mail programs (RFC 8058), which post a body that says nothing more."""
        await _stop(token, service, address)

    @get("/{token:str}")
    async def stop_page(self, token: Token) -> Redirect:
        """The page where somebody can end these mails; looking at it ends nothing."""
        return Redirect(f"/#stop={token}")


async def _stop(token: str, service: ServiceDep, address: AddressDep) -> None:
    try:
        await service.subscriptions.stop(token)
    except Problem:
        service.check_rate("attempt", address=address)
        raise
