"""Mail: what arrives at a mail server, over a connection that is verified, with no header that a person has written."""

from __future__ import annotations

import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from tests.server.features.notices.certificate import Certificate
from tests.server.features.notices.mail_service import PASSWORD, USER, mail_service
from vesuvius.problem import Problem
from vesuvius.server.features.notices.mail import MailSettings, address_of, one_line
from vesuvius.server.features.notices.notifier import Notice, Notifier

SETTINGS = MailSettings("127.0.0.1", "Vesuvius <notices@play.example.org>", user=USER, password=PASSWORD)
NOTICE = Notice(
    kind="rewind",
    language="fr",
    args={"game": "downfall", "others": "Ada, Zoë", "who": "Zoë"},
    link="https://play.example.org/tables/t1",
    stop="https://play.example.org/stop/" + "s" * 80,
)


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Certificate:
    return Certificate(Path(tmp_path_factory.mktemp("certificate")))


@asynccontextmanager
async def notifier(trust: ssl.SSLContext, settings: MailSettings) -> AsyncIterator[Notifier]:
    made = Notifier(None, settings, entropy=bytes, clock=lambda: 1_800_000_000.0, trust=trust)
    try:
        yield made
    finally:
        await made.close()


@pytest.mark.anyio
async def test_what_arrives(certificate: Certificate) -> None:
    async with mail_service(starttls=certificate.server(), login=True) as service:
        settings = msgspec.structs.replace(SETTINGS, port=service.port)
        async with notifier(certificate.client(), settings) as sending:
            await sending.mail("ada@example.org", NOTICE)
    [arrived] = service.arrived
    assert (arrived.sender, arrived.receivers) == ("notices@play.example.org", ["ada@example.org"])
    assert arrived.secured
    assert service.logins == [True]
    assert arrived.greeted == "play.example.org"
    message = arrived.message
    assert message["From"] == "Vesuvius <notices@play.example.org>"
    assert message["To"] == "ada@example.org"
    assert message["Subject"] == "Zoë voudrait reprendre des coups"
    assert message["Date"].datetime.timestamp() == 1_800_000_000
    assert message["Message-ID"] == f"<{'A' * 24}@play.example.org>"
    assert message["Auto-Submitted"] == "auto-generated"
    assert message.get_content_type() == "text/plain"
    lines = message.get_content().splitlines()
    assert lines[0].endswith("Zoë\N{NO-BREAK SPACE}: les coups ne sont repris que si tout le monde est d’accord.")
    assert NOTICE.link in lines
    assert lines[-1] == NOTICE.stop


@pytest.mark.anyio
async def test_a_long_link_to_unsubscribe_stays_whole(certificate: Certificate) -> None:
    async with mail_service(starttls=certificate.server(), login=True) as service:
        settings = msgspec.structs.replace(SETTINGS, port=service.port)
        async with notifier(certificate.client(), settings) as sending:
            await sending.mail("ada@example.org", NOTICE)
    assert f"\r\nList-Unsubscribe: <{NOTICE.stop}>\r\n".encode() in service.arrived[0].raw


@pytest.mark.anyio
async def test_implicit_tls(certificate: Certificate) -> None:
    async with mail_service(tls=certificate.server()) as service:
        settings = msgspec.structs.replace(SETTINGS, port=service.port, user=None, security="tls")
        async with notifier(certificate.client(), settings) as sending:
            await sending.mail("ada@example.org", NOTICE)
    assert [arrived.secured for arrived in service.arrived] == [True]


@pytest.mark.anyio
async def test_no_security_where_the_host_says_so() -> None:
    async with mail_service() as service:
        settings = MailSettings("127.0.0.1", "notices@play.example.org", service.port, security="none")
        async with notifier(ssl.create_default_context(), settings) as sending:
            await sending.mail("ada@example.org", NOTICE)
    assert [arrived.secured for arrived in service.arrived] == [False]


@pytest.mark.anyio
@pytest.mark.parametrize("security", ["starttls", "tls"])
async def test_a_mail_server_that_nobody_vouches_for_gets_nothing(certificate: Certificate, security: str) -> None:
    server = {security: certificate.server()}
    async with mail_service(starttls=server.get("starttls"), tls=server.get("tls")) as service:
        settings = msgspec.structs.replace(SETTINGS, port=service.port, security=security)
        async with notifier(ssl.create_default_context(), settings) as sending:
            with pytest.raises(Problem, match="notices-mail-not-sent why=SSLCertVerificationError"):
                await sending.mail("ada@example.org", NOTICE)
    assert not service.arrived
    assert not service.logins


@pytest.mark.anyio
async def test_starttls_is_never_given_up(certificate: Certificate) -> None:
    """A mail server that does not offer it gets no mail, though it would take one."""
    async with mail_service() as service:
        settings = msgspec.structs.replace(SETTINGS, port=service.port, user=None)
        async with notifier(certificate.client(), settings) as sending:
            with pytest.raises(Problem, match="notices-mail-not-sent why=SMTPNotSupportedError"):
                await sending.mail("ada@example.org", NOTICE)
    assert not service.arrived


@pytest.mark.anyio
async def test_a_wrong_password_and_an_unknown_receiver(certificate: Certificate) -> None:
    async with mail_service(starttls=certificate.server(), login=True) as service:
        service.refused = {"nobody@example.org"}
        settings = msgspec.structs.replace(SETTINGS, port=service.port)
        async with notifier(certificate.client(), settings) as sending:
            with pytest.raises(Problem, match=r"^notices-mail-not-sent why=550$"):
                await sending.mail("nobody@example.org", NOTICE)
        wrong = msgspec.structs.replace(settings, password="basalt")
        async with notifier(certificate.client(), wrong) as sending:
            with pytest.raises(Problem, match=r"^notices-mail-not-sent why=535$"):
                await sending.mail("ada@example.org", NOTICE)
    assert not service.arrived


@pytest.mark.anyio
async def test_names_add_no_header_and_no_receiver(certificate: Certificate) -> None:
    name = "Zoë\r\nBcc: eve@example.org\n\nBuy\u2028\x00\x85this \ud800\u202eback"
    notice = msgspec.structs.replace(NOTICE, args={**NOTICE.args, "who": name, "others": name})
    async with mail_service(starttls=certificate.server(), login=True) as service:
        settings = msgspec.structs.replace(SETTINGS, port=service.port)
        async with notifier(certificate.client(), settings) as sending:
            await sending.mail("ada@example.org", notice)
    [arrived] = service.arrived
    assert arrived.receivers == ["ada@example.org"]
    assert arrived.message["Bcc"] is None
    assert arrived.message["Subject"] == "Zoë Bcc: eve@example.org Buy this back voudrait reprendre des coups"
    assert len(arrived.message.get_content().split("\r\n\r\n")[0].splitlines()) == 1


@pytest.mark.anyio
@pytest.mark.parametrize(
    "link", ["https://a.example/\r\nBcc: eve@example.org", "javascript:a", "https://a.example/>", ""]
)
async def test_links_that_are_none(certificate: Certificate, link: str) -> None:
    async with notifier(certificate.client(), SETTINGS) as sending:
        with pytest.raises(Problem, match="notices-bad-link"):
            await sending.mail("ada@example.org", msgspec.structs.replace(NOTICE, stop=link))


@pytest.mark.anyio
async def test_the_code_for_an_address(certificate: Certificate) -> None:
    async with mail_service(starttls=certificate.server(), login=True) as service:
        settings = msgspec.structs.replace(SETTINGS, port=service.port)
        async with notifier(certificate.client(), settings) as sending:
            await sending.confirmation("ada@example.org", "K7Q2-M9PX", "nl")
    message = service.arrived[0].message
    assert message["Subject"] == "Je code voor meldingen per e-mail"
    assert message.get_content().startswith("Je code: K7Q2-M9PX\r\n\r\nVul hem in op de pagina")
    assert message["Auto-Submitted"] == "auto-generated"


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("ada@example.org", "ada@example.org"),
        (" o'neil+games@mail.example.org ", "o'neil+games@mail.example.org"),
        ("ada@bücher.example", "ada@xn--bcher-kva.example"),
        ("root@localhost", "root@localhost"),
    ],
)
def test_addresses(given: str, kept: str) -> None:
    assert address_of(given) == kept


@pytest.mark.parametrize(
    "given",
    [
        "",
        "ada",
        "@example.org",
        "ada@",
        "ada@example..org",
        "ada@example.org\nBcc: eve@example.org",
        "ada@example.org, eve@example.org",
        "ada@eve@example.org",
        '"ada eve"@example.org',
        "Ada <ada@example.org>",
        "ädä@example.org",
        "a" * 65 + "@example.org",
        "ada@" + "a" * 60 + ".example" * 30,
        "ada@exa\u2028mple.org",
        ".ada@example.org",
        "ada.@example.org",
        "a..da@example.org",
        "ada@example.org.",
    ],
)
def test_what_is_no_address(given: str) -> None:
    with pytest.raises(Problem, match="notices-bad-address"):
        address_of(given)


def test_one_line() -> None:
    assert one_line("  Ada \t of\nPompeii ") == "Ada of Pompeii"
    assert one_line("x" * 101) == "x" * 99 + "…"
    assert one_line("\u2067\u202eabc") == "abc"


def test_no_password_in_clear_and_none_shown() -> None:
    with pytest.raises(Problem, match="notices-password-in-clear"):
        Notifier(None, msgspec.structs.replace(SETTINGS, security="none"))
    assert PASSWORD not in repr(SETTINGS)


def test_a_sender_that_is_none() -> None:
    with pytest.raises(Problem, match="notices-bad-address"):
        Notifier(None, msgspec.structs.replace(SETTINGS, sender="nobody"))
