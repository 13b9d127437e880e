"""A mail server on this machine that keeps what arrives."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage

from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session

USER, PASSWORD = "vesuvius", "pumice"


@dataclass
class Arrived:
    """One mail: who sent it to whom, its bytes, and whether the connection was secured."""

    sender: str
    receivers: list[str]
    raw: bytes
    greeted: str
    secured: bool

    @property
    def message(self) -> EmailMessage:
        message = message_from_bytes(self.raw, policy=policy.SMTP)
        assert isinstance(message, EmailMessage)
        return message


@dataclass
class MailService:
    """What a running mail server has taken; what it refuses, by receiver."""

    port: int = 0
    arrived: list[Arrived] = field(default_factory=list)
    refused: set[str] = field(default_factory=set)
    logins: list[bool] = field(default_factory=list)

    async def handle_RCPT(  # noqa: N802
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if address in self.refused:
            return f"550 {address} unknown"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        assert isinstance(envelope.content, bytes)
        transport = server.transport
        assert transport is not None
        self.arrived.append(
            Arrived(
                str(envelope.mail_from),
                list(envelope.rcpt_tos),
                envelope.content,
                str(session.host_name),
                transport.get_extra_info("sslcontext") is not None,
            )
        )
        return "250 OK"

    def authenticated(
        self, server: SMTP, session: Session, envelope: Envelope, mechanism: str, given: object
    ) -> AuthResult:
        right = isinstance(given, LoginPassword) and (given.login, given.password) == (USER.encode(), PASSWORD.encode())
        self.logins.append(right)
        return AuthResult(success=right, handled=False)


@asynccontextmanager
async def mail_service(
    *, starttls: ssl.SSLContext | None = None, tls: ssl.SSLContext | None = None, login: bool = False
) -> AsyncIterator[MailService]:
    """A mail server for as long as the block lasts."""
    service = MailService()

    def protocol() -> SMTP:
        return SMTP(
            service,
            hostname="mail.test",
            tls_context=starttls,
            require_starttls=starttls is not None,
            auth_required=login,
            authenticator=service.authenticated,
        )

    server = await asyncio.get_running_loop().create_server(protocol, "127.0.0.1", 0, ssl=tls)
    service.port = server.sockets[0].getsockname()[1]
    try:
        yield service
    finally:
        server.close()
        await server.wait_closed()
