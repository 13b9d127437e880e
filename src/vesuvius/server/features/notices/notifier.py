"""Notices: a person who is not looking hears by web push or mail that a table waits for them.

Both are off unless the host has set them up. A notice is worded in its reader's language, says what is public at the
table and links to its page. The link never holds a key.
"""

from __future__ import annotations

import asyncio
import os
import ssl
import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Literal
from urllib.parse import urldefrag

import msgspec
from msgspec import Struct

from vesuvius.problem import Problem
from vesuvius.server.features.notices.mail import Mailer, MailSettings, one_line
from vesuvius.server.features.notices.public_addresses import Resolve, resolved
from vesuvius.server.features.notices.push import Pusher, PushSettings, PushSubscription
from vesuvius.texts import DEFAULT, LANGUAGES, Texts

if TYPE_CHECKING:
    from vesuvius.server.people.identity import Entropy, TimeSource
    from vesuvius.server.settings import Settings

Kind = Literal["begun", "turn", "rewind", "end", "over"]

QUIET_SECONDS = 300.0


class Notice(Struct, frozen=True):
    """What a person is told. Arguments: `game` (its name in the program), `others` (names), and `who` for a rewind.

    `link` is the page of the table, `stop` the page that switches such notices off; `one_click` is an address to which
    a mail program may post for the same.
    """

    kind: Kind
    language: str
    args: dict[str, str | int]
    link: str
    stop: str
    one_click: str | None = None


class NoticeText(Struct, frozen=True):
    """A notice as its reader sees it."""

    title: str
    body: str
    link: str


class Notifier:
    """Sends notices. What is not set up is not sent, and nothing fails for it."""

    def __init__(
        self,
        push: PushSettings | None,
        mail: MailSettings | None,
        *,
        entropy: Entropy = os.urandom,
        clock: TimeSource = time.time,
        trust: ssl.SSLContext | None = None,
        resolve: Resolve = resolved,
    ) -> None:
        self._pusher = Pusher(push, entropy, clock, trust or ssl.create_default_context(), resolve) if push else None
        self._mailer = Mailer(mail, entropy, clock, trust or ssl.create_default_context()) if mail else None
        self._texts: dict[str, Texts] = {}
        # Reading the words of a language takes long enough to be felt; one thread, since they are read piece by piece.
        self._threads = ThreadPoolExecutor(1, "wording")

    @property
    def pushes(self) -> bool:
        """Whether web push is set up."""
        return self._pusher is not None

    @property
    def mails(self) -> bool:
        """Whether mail is set up."""
        return self._mailer is not None

    def application_server_key(self) -> str:
        """What a browser needs to subscribe; a Problem if web push is not set up."""
        return self._pushing().public_key()

    async def check(self, subscription: PushSubscription) -> None:
        """A Problem where that subscription cannot be used; ask before keeping one."""
        await self._pushing().check(subscription)

    async def push(self, subscription: PushSubscription, notice: Notice) -> bool:
        """Send it to a browser; false if the subscription is gone and should be forgotten.

        A Problem where it could not be delivered this time.
        """
        if self._pusher is None:
            return True
        text = await self._text_of(notice)
        return await self._pusher.send(subscription, msgspec.json.encode(text), text.link)

    async def mail(self, address: str, notice: Notice) -> None:
        """Send it to a confirmed address; a Problem if the mail server does not take it."""
        if self._mailer is None:
            return
        text = await self._text_of(notice)
        body = await self._format(notice.language, "notices-mail", body=text.body, link=text.link, stop=notice.stop)
        one_click = notice.one_click is not None
        await self._mailer.send(address, text.title, body, notice.one_click or notice.stop, one_click)

    async def confirmation(self, address: str, code: str, language: str) -> None:
        """Send the code that shows an address to be the person's own; it holds nothing that a stranger could word."""
        if self._mailer is None:
            raise Problem("notices-mail-off")
        title = await self._format(language, "notices-confirm-title")
        body = await self._format(language, "notices-confirm-body", code=one_line(code))
        await self._mailer.send(address, title, body)

    async def bot_name(self, bot: str, language: str) -> str:
        """What people call a bot that has no name of its own."""
        return await self._format(language, f"bot-{bot.replace(':', '-')}-name")

    async def close(self) -> None:
        """Let go of connections and threads."""
        if self._pusher is not None:
            await self._pusher.close()
        if self._mailer is not None:
            self._mailer.close()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _pushing(self) -> Pusher:
        if self._pusher is None:
            raise Problem("notices-push-off")
        return self._pusher

    async def _text_of(self, notice: Notice) -> NoticeText:
        args = {key: one_line(value) if isinstance(value, str) else value for key, value in notice.args.items()}
        args["game"] = await self._format(notice.language, f"{args['game']}-title")
        title = await self._format(notice.language, f"notices-{notice.kind}-title", **args)
        body = await self._format(notice.language, f"notices-{notice.kind}-body", **args)
        # A key travels in the fragment of an address, so none may go out with a notice.
        return NoticeText(title, body, urldefrag(notice.link).url)

    async def _format(self, language: str, message: str, **args: str | int) -> str:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, lambda: self._texts_of(language)(message, **args))

    def _texts_of(self, language: str) -> Texts:
        known = language if language in LANGUAGES else DEFAULT
        if known not in self._texts:
            self._texts[known] = Texts(known)
        return self._texts[known]


def notifier_of(settings: Settings, clock: TimeSource, entropy: Entropy) -> Notifier:
    """What sends the notices of a server, as its host has set it up; a Problem if that cannot be used."""
    push = mail = None
    if settings.push_private_key is not None and settings.push_contact is not None:
        hosts = tuple(host.lower() for host in settings.push_hosts)
        push = PushSettings(settings.push_private_key.reveal(), settings.push_contact, hosts, settings.push_local)
    if settings.mail_host is not None and settings.mail_sender is not None:
        password = None if settings.mail_password is None else settings.mail_password.reveal()
        mail = MailSettings(
            settings.mail_host,
            settings.mail_sender,
            settings.mail_port,
            settings.mail_user,
            password,
            settings.mail_security,
        )
    return Notifier(push, mail, entropy=entropy, clock=clock)


class QuietPeriod:
    """At most one notice a person and table in five minutes."""

    def __init__(self, clock: TimeSource, seconds: float = QUIET_SECONDS) -> None:
        self._clock = clock
        self._seconds = seconds
        self._sent: dict[tuple[str, str], float] = {}

    def take(self, person: str, table: str) -> float | None:
        """None if a notice may go out now, which is then counted; otherwise the seconds to wait."""
        now = self._clock()
        self._forget(now)
        sent = self._sent.get((person, table))
        if sent is not None:
            return sent + self._seconds - now
        self._sent[person, table] = now
        return None

    def _forget(self, now: float) -> None:
        """Drop what is too old to count, oldest first; a time to come is of a clock that was set back."""
        while self._sent:
            first = next(iter(self._sent))
            if 0 <= now - self._sent[first] < self._seconds:
                return
            del self._sent[first]
