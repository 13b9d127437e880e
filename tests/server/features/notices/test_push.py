"""Web push: the browser can open what arrives, the service can see who sent it, and nothing else is reached."""

from __future__ import annotations

import asyncio
import json
import re
import ssl
import threading
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec

from tests.server.features.notices.certificate import Certificate
from tests.server.features.notices.push_service import (
    Answer,
    Browser,
    PushService,
    claims_of,
    point_of,
    raw_of,
    text_of,
)
from vesuvius.problem import Problem
from vesuvius.server.features.notices.notifier import Notice, Notifier
from vesuvius.server.features.notices.push import ORDER, Pusher, PushKeys, PushSettings, PushSubscription, sealed

NOW = 1_800_000_000.0
KEY = ec.derive_private_key(7**90, ec.SECP256R1())
SETTINGS = PushSettings(text_of((7**90).to_bytes(32)), "mailto:host@example.org", local=True)
NOTICE = Notice(
    kind="turn",
    language="de",
    args={"game": "downfall", "others": "Ada, Bö"},
    link="https://play.example.org/tables/t1",
    stop="https://play.example.org/notices",
)


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Certificate:
    return Certificate(Path(tmp_path_factory.mktemp("certificate")))


@pytest.fixture
def service(certificate: Certificate) -> Iterator[PushService]:
    with PushService(certificate.server()) as running:
        yield running


def counted(size: int) -> bytes:
    return bytes(range(size))


def to_this_machine(host: str, port: int) -> list[str]:
    return ["127.0.0.1"]


@asynccontextmanager
async def notifier(certificate: Certificate, settings: PushSettings = SETTINGS) -> AsyncIterator[Notifier]:
    made = Notifier(
        settings, None, entropy=counted, clock=lambda: NOW, trust=certificate.client(), resolve=to_this_machine
    )
    try:
        yield made
    finally:
        await made.close()


@asynccontextmanager
async def pusher(trust: ssl.SSLContext, seconds: float = 5.0) -> AsyncIterator[Pusher]:
    made = Pusher(SETTINGS, counted, lambda: NOW, trust, to_this_machine, seconds)
    try:
        yield made
    finally:
        await made.close()


def endpoint(service: PushService, name: str = "push.test") -> str:
    return f"https://{name}:{service.port}/send/abc?d=1"


def test_sealed_is_the_example_of_the_standard() -> None:
    """RFC 8291, appendix A."""
    browser = Browser(
        ec.derive_private_key(int.from_bytes(raw_of("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94")), ec.SECP256R1()),
        raw_of("BTBZMqHH6r4Tts7J_aSIgg"),
    )
    once = int.from_bytes(raw_of("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"))
    drawn = {48: (once - 1).to_bytes(48), 16: raw_of("DGv6ra1nlYgDCS1FRnbzlw")}
    plain = raw_of("V2hlbiBJIGdyb3cgdXAsIEkgd2FudCB0byBiZSBhIHdhdGVybWVsb24")
    body = sealed(plain, browser.keys, lambda size: drawn[size])
    assert text_of(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A"
        "_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert browser.opened(body) == plain


@pytest.mark.parametrize("drawn", [0, ORDER - 2, ORDER - 1, ORDER, 2**384 - 1])
def test_whatever_is_drawn_makes_a_key(drawn: int) -> None:
    browser = Browser()
    assert browser.opened(sealed(b"{}", browser.keys, lambda size: drawn.to_bytes(48)[:size])) == b"{}"


@pytest.mark.anyio
async def test_the_browser_opens_what_arrives(certificate: Certificate, service: PushService) -> None:
    browser = Browser()
    async with notifier(certificate) as sending:
        assert await sending.push(browser.subscription(endpoint(service)), NOTICE)
    [arrived] = service.arrived
    assert json.loads(browser.opened(arrived.body)) == {
        "title": "Du bist am Zug",
        "body": "Der Untergang von Pompeji: Am Tisch mit Ada, Bö bist du an der Reihe.",
        "link": "https://play.example.org/tables/t1",
    }
    with pytest.raises(InvalidTag):
        Browser(browser.key).opened(arrived.body)
    assert arrived.path == "/send/abc?d=1"
    assert arrived.headers["host"] == f"push.test:{service.port}"
    assert arrived.headers["content-encoding"] == "aes128gcm"
    assert arrived.headers["ttl"] == "86400"


@pytest.mark.anyio
async def test_the_service_sees_who_sent_it(certificate: Certificate, service: PushService) -> None:
    async with notifier(certificate) as sending:
        key = sending.application_server_key()
        await sending.push(Browser().subscription(endpoint(service)), NOTICE)
    authorization = service.arrived[0].headers["authorization"]
    claims, signer = claims_of(authorization)
    assert signer == key == text_of(point_of(KEY))
    assert claims == {
        "aud": f"https://push.test:{service.port}",
        "exp": NOW + 12 * 3600,
        "sub": "mailto:host@example.org",
    }
    with pytest.raises(InvalidSignature):
        claims_of(authorization.replace(".ey", ".eY", 1))


@pytest.mark.anyio
async def test_a_later_notice_replaces_a_waiting_one_of_its_table_only(
    certificate: Certificate, service: PushService
) -> None:
    here, there = (Browser().subscription(endpoint(service) + name) for name in ("1", "2"))
    other = msgspec.structs.replace(NOTICE, link="https://play.example.org/tables/t2")
    over = msgspec.structs.replace(NOTICE, kind="over")
    async with notifier(certificate) as sending:
        for subscription, notice in ((here, NOTICE), (here, over), (here, other), (there, NOTICE)):
            await sending.push(subscription, notice)
    first, second, third, fourth = (arrived.headers["topic"] for arrived in service.arrived)
    assert first == second
    assert len({first, third, fourth}) == 3
    assert re.fullmatch(r"[\w-]{32}", first)


@pytest.mark.anyio
async def test_no_key_goes_out_with_a_link(certificate: Certificate, service: PushService) -> None:
    browser = Browser()
    async with notifier(certificate) as sending:
        await sending.push(
            browser.subscription(endpoint(service)), msgspec.structs.replace(NOTICE, link=f"{NOTICE.link}#key.secret")
        )
    assert json.loads(browser.opened(service.arrived[0].body))["link"] == NOTICE.link


@pytest.mark.anyio
@pytest.mark.parametrize("status", [404, 410])
async def test_a_subscription_that_is_gone(certificate: Certificate, service: PushService, status: int) -> None:
    service.answers = [Answer(status)]
    async with notifier(certificate) as sending:
        assert not await sending.push(Browser().subscription(endpoint(service)), NOTICE)
    assert len(service.arrived) == 1


@pytest.mark.anyio
@pytest.mark.parametrize("first", [Answer(503), Answer(429, {"Retry-After": "0"}), Answer(500)])
async def test_a_second_attempt(certificate: Certificate, service: PushService, first: Answer) -> None:
    service.answers = [first]
    async with notifier(certificate) as sending:
        assert await sending.push(Browser().subscription(endpoint(service)), NOTICE)
    assert len(service.arrived) == 2
    assert service.arrived[0].body == service.arrived[1].body


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("answer", "attempts"),
    [(Answer(403), 1), (Answer(307, {"Location": "https://push.test/"}), 1), (Answer(429, {"Retry-After": "60"}), 1)],
)
async def test_what_is_refused_is_not_sent_again(
    certificate: Certificate, service: PushService, answer: Answer, attempts: int
) -> None:
    service.answers = [answer]
    async with notifier(certificate) as sending:
        with pytest.raises(Problem, match=f"notices-push-refused host=push.test status={answer.status}"):
            await sending.push(Browser().subscription(endpoint(service)), NOTICE)
    assert len(service.arrived) == attempts


@pytest.mark.anyio
async def test_two_failures_are_a_problem(certificate: Certificate, service: PushService) -> None:
    service.answers = [Answer(500, {"Retry-After": "0"}), Answer(502), Answer(201)]
    async with notifier(certificate) as sending:
        with pytest.raises(Problem, match="status=502"):
            await sending.push(Browser().subscription(endpoint(service)), NOTICE)


@pytest.mark.anyio
async def test_a_service_that_does_not_answer_is_given_up(certificate: Certificate, service: PushService) -> None:
    service.answers = [Answer(slow=True), Answer(slow=True)]
    begun = time.monotonic()
    async with pusher(certificate.client(), seconds=0.5) as sending:
        with pytest.raises(Problem, match=r"notices-push-unreachable host=push\.test"):
            await sending.send(Browser().subscription(endpoint(service)), b"{}", "t1")
    assert time.monotonic() - begun < 10
    assert len(service.arrived) == 2


@pytest.mark.anyio
async def test_a_name_that_takes_too_long_is_given_up(certificate: Certificate) -> None:
    over = threading.Event()

    def resolve(host: str, port: int) -> list[str]:
        over.wait(20)
        return ["127.0.0.1"]

    sending = Pusher(SETTINGS, counted, lambda: NOW, certificate.client(), resolve, seconds=0.2)
    begun = time.monotonic()
    with pytest.raises(Problem, match="notices-push-unreachable"):
        await sending.send(Browser().subscription("https://push.test/a"), b"{}", "t1")
    assert time.monotonic() - begun < 10
    over.set()
    await sending.close()


@pytest.mark.anyio
@pytest.mark.parametrize("name", ["other.test", "push.test"])
async def test_a_certificate_of_somebody_else_is_refused(
    certificate: Certificate, service: PushService, name: str
) -> None:
    """Of another name, or of an authority that nobody trusts."""
    trust = certificate.client() if name == "other.test" else ssl.create_default_context()
    async with pusher(trust) as sending:
        with pytest.raises(Problem, match="notices-push-unreachable"):
            await sending.send(Browser().subscription(endpoint(service, name)), b"{}", "t1")
    assert not service.arrived


@pytest.mark.anyio
async def test_local_services_are_out_of_reach_unless_allowed(certificate: Certificate, service: PushService) -> None:
    subscription = Browser().subscription(endpoint(service))
    async with notifier(certificate, msgspec.structs.replace(SETTINGS, local=False)) as sending:
        for attempt in (sending.push(subscription, NOTICE), sending.check(subscription)):
            with pytest.raises(Problem, match=r"notices-endpoint-not-public host=push\.test"):
                await attempt
    assert not service.arrived


@pytest.mark.anyio
async def test_the_address_that_was_checked_is_the_one_that_is_used(
    certificate: Certificate, service: PushService
) -> None:
    """A name is asked for once an attempt, and the connection goes where the answer said."""
    asked = []

    def resolve(host: str, port: int) -> list[str]:
        asked.append((host, port))
        return ["127.0.0.1"]

    sending = Pusher(SETTINGS, counted, lambda: NOW, certificate.client(), resolve)
    assert await sending.send(Browser().subscription(endpoint(service)), b"{}", "t1")
    await sending.close()
    assert asked == [("push.test", service.port)]
    assert len(service.arrived) == 1


@pytest.mark.anyio
@pytest.mark.parametrize(
    "address",
    [
        "http://push.test/a",
        "ftp://push.test/a",
        "https://user:word@push.test/a",
        "https:///a",
        "https://[::1]/a",
        "https://push.test:99999/a",
        "no address",
        "",
    ],
)
async def test_end_points_that_are_none(certificate: Certificate, address: str) -> None:
    async with notifier(certificate) as sending:
        with pytest.raises(Problem, match="notices-bad-endpoint"):
            await sending.check(Browser().subscription(address))


@pytest.mark.anyio
async def test_a_host_that_nobody_can_find() -> None:
    sending = Pusher(msgspec.structs.replace(SETTINGS, local=False), counted, time.time, ssl.create_default_context())
    subscription = Browser().subscription(f"https://{'a' * 70}.test/a")
    for attempt in (sending.check(subscription), sending.send(subscription, b"{}", "t1")):
        with pytest.raises(Problem, match="notices-push-unreachable"):
            await attempt
    await sending.close()


@pytest.mark.anyio
async def test_only_the_hosts_on_the_list(certificate: Certificate) -> None:
    async with notifier(certificate, msgspec.structs.replace(SETTINGS, hosts=("push.test",))) as sending:
        await sending.check(Browser().subscription("https://push.test/a"))
        await sending.check(Browser().subscription("https://a.push.test/a"))
        for host in ("evilpush.test", "push.test.evil"):
            with pytest.raises(Problem, match=f"notices-endpoint-not-allowed host={host}"):
                await sending.check(Browser().subscription(f"https://{host}/a"))


@pytest.mark.anyio
@pytest.mark.parametrize("name", ["p256dh", "auth"])
@pytest.mark.parametrize("value", ["", "AAAA", "ä", "A" * 87])
async def test_keys_that_are_none(certificate: Certificate, name: str, value: str) -> None:
    keys = msgspec.structs.replace(Browser().keys, **{name: value})
    async with notifier(certificate) as sending:
        with pytest.raises(Problem, match="notices-bad-subscription"):
            await sending.check(PushSubscription("https://push.test/a", keys))


def test_a_subscription_as_a_browser_writes_it() -> None:
    written = b'{"endpoint":"https://push.test/a","expirationTime":null,"keys":{"p256dh":"BA","auth":"AA"}}'
    assert msgspec.json.decode(written, type=PushSubscription) == PushSubscription(
        "https://push.test/a", PushKeys("BA", "AA")
    )


@pytest.mark.parametrize("key", ["", "AAAA", "A" * 43, text_of(b"\xff" * 32), "ä" * 43])
def test_private_keys_that_are_none(key: str) -> None:
    with pytest.raises(Problem, match=r"^notices-bad-push-key$"):
        Notifier(msgspec.structs.replace(SETTINGS, private_key=key), None)


def test_a_contact_that_is_none() -> None:
    with pytest.raises(Problem, match="notices-bad-contact got=nobody"):
        Notifier(msgspec.structs.replace(SETTINGS, contact="nobody"), None)


def test_the_private_key_is_not_shown() -> None:
    assert SETTINGS.private_key not in repr(SETTINGS)


@pytest.mark.anyio
async def test_pushes_do_not_wait_for_each_other(certificate: Certificate, service: PushService) -> None:
    service.answers = [Answer(slow=True)]
    async with pusher(certificate.client()) as sending:
        slow = asyncio.create_task(sending.send(Browser().subscription(endpoint(service)), b"{}", "t1"))
        while not service.arrived:
            await asyncio.sleep(0.01)
        assert await sending.send(Browser().subscription(endpoint(service)), b"{}", "t2")
        assert not slow.done()
        slow.cancel()
        with pytest.raises(asyncio.CancelledError):
            await slow
