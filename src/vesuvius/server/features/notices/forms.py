"""What is sent and answered over HTTP about notices."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from vesuvius.server.features.notices.mail import LONGEST_ADDRESS
from vesuvius.server.features.notices.push import PushSubscription
from vesuvius.server.protocol.forms import Typed
from vesuvius.server.protocol.messages import Form

STOP_TOKEN = r"^[0-9]{1,15}\.[A-Za-z0-9_-]{43}$"


class SubscriptionInfo(msgspec.Struct, frozen=True):
    """Where somebody is told of their turn: at a mail address, or in a browser by way of a host."""

    id: int
    kind: Literal["push", "mail"]
    where: str


class NoticesInfo(msgspec.Struct, frozen=True):
    """How this server can tell of a turn, and where the one who asks is told.

    `push` is the key with which a browser subscribes, None if there is no web push here.
    """

    push: str | None
    mail: bool
    subscriptions: list[SubscriptionInfo]
    most: int


class PushRequest(Form, frozen=True):
    """A browser wants to be told; the subscription is as the browser writes it."""

    subscription: PushSubscription


class MailRequest(Form, frozen=True):
    """An address to write to, once the code that is sent there has come back."""

    # Not `address`: the framework takes what is wrong in a field for a fault of the dependency of that name.
    mailbox: Annotated[str, Meta(min_length=1, max_length=LONGEST_ADDRESS)]


class MailConfirmed(Form, frozen=True):
    """The code from the mail."""

    code: Typed


class StopRequest(Form, frozen=True):
    """The token from the link in a mail that ends these mails."""

    token: Annotated[str, Meta(pattern=STOP_TOKEN)]
