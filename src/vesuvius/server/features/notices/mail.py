"""Mail: plain text to one address, over a connection whose other end is verified.

Nothing that a person writes becomes a header of its own: addresses are checked, and lines are made one.
"""

from __future__ import annotations

import asyncio
import base64
import re
import smtplib
import ssl
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import UTC, datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import EmailPolicy
from email.utils import parseaddr
from functools import partial
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from vesuvius.problem import Problem

if TYPE_CHECKING:
    from vesuvius.server.people.identity import Entropy, TimeSource

ATOM = r"[\w!#$%&'*+/=?^`{|}~-]+"
ADDRESS = re.compile(rf"(?=.{{1,64}}@){ATOM}(\.{ATOM})*@[a-z0-9-]+(\.[a-z0-9-]+)*", re.ASCII | re.IGNORECASE)
LINK = re.compile(r"https?://[!-;=?-~]{1,900}", re.ASCII)
LONGEST_ADDRESS = 254
SECONDS = 20.0
UNSUBSCRIBE = "List-Unsubscribe"
ONE_CLICK = ("List-Unsubscribe-Post", "List-Unsubscribe=One-Click")
# Separators of lines, controls and halves of characters; then the marks that turn the direction of what follows.
BREAKING = ("Cc", "Cs", "Zl", "Zp")
TURNING = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")


class MailSettings(Struct, frozen=True):
    """What a host sets for mail: the server that takes it, who sends it, and how the connection is secured."""

    host: str
    sender: str
    port: int = 587
    user: str | None = None
    password: str | None = None
    security: Literal["none", "starttls", "tls"] = "starttls"

    def __repr__(self) -> str:
        return f"{type(self).__name__}(host={self.host!r}, port={self.port}, security={self.security!r})"


def address_of(text: str) -> str:
    """One mail address, ready to be kept and written to; a Problem if it is none."""
    name, _, domain = text.strip().rpartition("@")
    try:
        address = f"{name}@{domain[:LONGEST_ADDRESS].encode('idna').decode('ascii')}"
    except UnicodeError:
        raise Problem("notices-bad-address", got=one_line(text)) from None
    if len(text) > LONGEST_ADDRESS or not ADDRESS.fullmatch(address):
        raise Problem("notices-bad-address", got=one_line(text))
    return address


def one_line(text: str, longest: int = 100) -> str:
    """Text of a person as part of a line: nothing in it ends the line or turns its direction."""
    flat = "".join(" " if unicodedata.category(letter) in BREAKING else letter for letter in TURNING.sub("", text))
    line = " ".join(flat.split())
    return line if len(line) <= longest else line[: longest - 1] + "…"


@dataclass(eq=False, repr=False)
class Mailer:
    """Sends mails through the host's mail server."""

    _settings: MailSettings
    _entropy: Entropy
    _clock: TimeSource
    _trust: ssl.SSLContext

    def __post_init__(self) -> None:
        if self._settings.security == "none" and self._settings.user is not None:
            raise Problem("notices-password-in-clear")
        name, address = parseaddr(self._settings.sender)
        self._sender = Address(one_line(name), addr_spec=address_of(address))
        self._threads = ThreadPoolExecutor(2, "mail")

    async def send(
        self, address: str, subject: str, body: str, unsubscribe: str | None = None, one_click: bool = False
    ) -> None:
        """Hand one mail over; a Problem if the mail server does not take it.

        With `one_click`, a mail program may post to the link (RFC 8058) instead of opening it.
        """
        address = address_of(address)
        message = self._message(address, subject, body)
        if unsubscribe is not None:
            if not LINK.fullmatch(unsubscribe):
                raise Problem("notices-bad-link", got=one_line(unsubscribe))
            message[UNSUBSCRIBE] = f"<{unsubscribe}>"
            if one_click:
                message[ONE_CLICK[0]] = ONE_CLICK[1]
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(self._threads, self._deliver, address, message)
        except (smtplib.SMTPException, OSError, UnicodeError) as error:
            # The error may hold the address, which belongs in no log.
            raise Problem("notices-mail-not-sent", why=_why(error)) from None

    def close(self) -> None:
        """Let go of the threads; mails under way are finished."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _message(self, address: str, subject: str, body: str) -> EmailMessage:
        message = EmailMessage(policy=_Policy(linesep="\r\n"))
        message["From"] = self._sender
        message["To"] = Address(addr_spec=address)
        message["Subject"] = one_line(subject, longest=200)
        message["Date"] = datetime.fromtimestamp(self._clock(), UTC)
        name = base64.urlsafe_b64encode(self._entropy(18)).decode("ascii")
        message["Message-ID"] = f"<{name}@{self._sender.domain}>"
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(body, cte="quoted-printable")
        return message

    def _deliver(self, address: str, message: EmailMessage) -> None:
        settings = self._settings
        connect = partial(smtplib.SMTP_SSL, context=self._trust) if settings.security == "tls" else smtplib.SMTP
        # Without a name of its own the library would tell the mail server this machine's.
        with connect(settings.host, settings.port, local_hostname=self._sender.domain, timeout=SECONDS) as server:
            if settings.security == "starttls":
                server.starttls(context=self._trust)
            if settings.user is not None:
                server.login(settings.user, settings.password or "")
            server.send_message(message, self._sender.addr_spec, [address])


class _Policy(EmailPolicy):
    """How headers are written: a long link stays whole, which the library would turn into encoded words."""

    def fold_binary(self, name: str, value: str) -> bytes:
        if name == UNSUBSCRIBE:
            return f"{name}: {value}{self.linesep}".encode("ascii")
        return super().fold_binary(name, value)


def _why(error: Exception) -> str:
    """What went wrong, without the words of the other side: its code, or the kind of error."""
    if isinstance(error, smtplib.SMTPRecipientsRefused):
        return ", ".join(str(code) for code, _ in error.recipients.values())
    return str(error.smtp_code) if isinstance(error, smtplib.SMTPResponseException) else type(error).__name__
