"""Web push: a message sealed for one browser (RFC 8291) and signed by this server (RFC 8292).

The browser's push service carries the message without being able to read it. If it says that the subscription is
gone, the caller forgets it. The end point comes from a browser and is not trusted: it has to be https on a public
address.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import ssl
from concurrent.futures import ThreadPoolExecutor
from dataclasses import InitVar, dataclass
from typing import TYPE_CHECKING, Annotated

import http_ece  # type: ignore[import-untyped]
import httpx
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import Meta, Struct
from py_vapid import Vapid, VapidException  # type: ignore[import-untyped]

from vesuvius.problem import Problem
from vesuvius.server.features.notices.public_addresses import Resolve, public_addresses, resolved

if TYPE_CHECKING:
    from vesuvius.server.people.identity import Entropy, TimeSource

CURVE = ec.SECP256R1()
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
KEPT_SECONDS = 24 * 3600
SIGNED_SECONDS = 12 * 3600
SECONDS = 10.0
PAUSE = 1.0
LONGEST_PAUSE = 10.0
GONE = (404, 410)
BUSY = 429
UNREACHED = 0
PORT = 443
LAST_PORT = 65535


class PushSettings(Struct, frozen=True):
    """What a host sets for web push: the private key, whom a service may ask, and which end points are allowed."""

    private_key: str
    contact: str
    hosts: tuple[str, ...] = ()
    local: bool = False

    def __repr__(self) -> str:
        return f"{type(self).__name__}(contact={self.contact!r})"


class PushKeys(Struct, frozen=True):
    """The keys of a subscription, base64url: the browser's public point and a secret shared with it."""

    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]


class PushSubscription(Struct, frozen=True):
    """A subscription as `PushSubscription.toJSON()` of a browser writes it."""

    endpoint: Annotated[str, Meta(max_length=2000)]
    keys: PushKeys

    def __repr__(self) -> str:
        return f"{type(self).__name__}()"


def sealed(plain: bytes, keys: PushKeys, entropy: Entropy) -> bytes:
    """The message as only that browser can open it."""
    point, secret = _receiver(keys)
    # 384 bits make the remainder as good as even over the curve.
    once = ec.derive_private_key(1 + int.from_bytes(entropy(48)) % (ORDER - 1), CURVE)
    body: bytes = http_ece.encrypt(plain, salt=entropy(16), private_key=once, dh=point, auth_secret=secret)
    return body


@dataclass(eq=False, repr=False)
class Pusher:
    """Sends sealed messages to the services of browsers."""

    _settings: PushSettings
    _entropy: Entropy
    _clock: TimeSource
    trust: InitVar[ssl.SSLContext]
    _resolve: Resolve = resolved
    seconds: float = SECONDS

    def __post_init__(self, trust: ssl.SSLContext) -> None:
        self._vapid = _signer(self._settings)
        # Names are looked up in threads of their own, so that slow ones hold up nobody else.
        self._threads = ThreadPoolExecutor(4, "push-names")
        # A kept connection would be found again by address, not by name, and a redirect would evade the check.
        limits = httpx.Limits(max_connections=50, max_keepalive_connections=0)
        self._client = httpx.AsyncClient(
            verify=trust, limits=limits, timeout=self.seconds, trust_env=False, follow_redirects=False
        )

    def public_key(self) -> str:
        """What a browser needs to subscribe: the public point, base64url."""
        return _unpadded(self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    async def check(self, subscription: PushSubscription) -> None:
        """A Problem where nothing could ever be sent to that subscription."""
        _receiver(subscription.keys)
        url = self._url(subscription.endpoint)
        try:
            async with asyncio.timeout(self.seconds):
                await self._addresses(url)
        except OSError:
            raise Problem("notices-push-unreachable", host=url.host) from None

    async def send(self, subscription: PushSubscription, plain: bytes, subject: str) -> bool:
        """Send it, twice at most; false if the subscription is gone, a Problem if it could not be delivered.

        A message that still waits at the service is replaced by a later one with the same subject.
        """
        url = self._url(subscription.endpoint)
        headers = self._headers(url, subscription, subject)
        body = sealed(plain, subscription.keys, self._entropy)
        status, pause = await self._attempt(url, headers, body, 0)
        if pause is not None:
            await asyncio.sleep(pause)
            status, _ = await self._attempt(url, headers, body, 1)
        if status in GONE:
            return False
        if status == UNREACHED:
            raise Problem("notices-push-unreachable", host=url.host)
        if not 200 <= status < 300:
            raise Problem("notices-push-refused", host=url.host, status=status)
        return True

    async def close(self) -> None:
        """Let go of connections and threads."""
        await self._client.aclose()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _url(self, endpoint: str) -> httpx.URL:
        try:
            url = httpx.URL(endpoint)
        except httpx.InvalidURL:
            raise Problem("notices-bad-endpoint") from None
        odd = ":" in url.host or url.userinfo or not 0 < (url.port or PORT) <= LAST_PORT
        if url.scheme != "https" or not url.host or odd:
            raise Problem("notices-bad-endpoint")
        hosts = self._settings.hosts
        if hosts and not any(url.host == host or url.host.endswith(f".{host}") for host in hosts):
            raise Problem("notices-endpoint-not-allowed", host=url.host, allowed=list(hosts))
        return url

    async def _addresses(self, url: httpx.URL) -> list[str]:
        host, port = url.raw_host.decode("ascii"), url.port or PORT
        loop = asyncio.get_running_loop()
        if self._settings.local:
            return await loop.run_in_executor(self._threads, self._resolve, host, port)
        return await loop.run_in_executor(self._threads, public_addresses, host, port, self._resolve)

    def _headers(self, url: httpx.URL, subscription: PushSubscription, subject: str) -> dict[str, str]:
        host = url.netloc.decode("ascii")
        claims = {"aud": f"https://{host}", "exp": int(self._clock()) + SIGNED_SECONDS, "sub": self._settings.contact}
        signed: dict[str, str] = self._vapid.sign(claims)
        # With the end point in it, a service cannot tell from equal topics who sits at one table.
        topic = hashlib.sha256(f"{subscription.endpoint}\n{subject}".encode()).digest()[:24]
        return {
            **signed,
            "Host": host,
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_SECONDS),
            "Topic": _unpadded(topic),
        }

    async def _attempt(
        self, url: httpx.URL, headers: dict[str, str], body: bytes, attempt: int
    ) -> tuple[int, float | None]:
        """The status of the answer, and after how many seconds to try again if that may help."""
        try:
            async with asyncio.timeout(self.seconds):
                addresses = await self._addresses(url)
                target = url.copy_with(host=addresses[attempt % len(addresses)])
                name = {"sni_hostname": url.raw_host.decode("ascii")}
                # The answer's body is never read: it says nothing that is needed and may be without end.
                async with self._client.stream(
                    "POST", target, headers=headers, content=body, extensions=name
                ) as response:
                    return response.status_code, _pause(response)
        except (OSError, httpx.TransportError):
            return UNREACHED, PAUSE


def _signer(settings: PushSettings) -> Vapid:
    """The signature of this server; a Problem if the key or the contact are none."""
    try:
        raw = _raw(settings.private_key)
        number = int.from_bytes(raw)
        if len(raw) != 32 or not 0 < number < ORDER:
            raise ValueError
    except ValueError:
        raise Problem("notices-bad-push-key") from None
    vapid = Vapid(ec.derive_private_key(number, CURVE))
    try:
        vapid.sign({"aud": "https://localhost", "sub": settings.contact})
    except VapidException:
        raise Problem("notices-bad-contact", got=settings.contact) from None
    return vapid


def _receiver(keys: PushKeys) -> tuple[bytes, bytes]:
    """The browser's point and secret; a Problem if they are none."""
    try:
        point, secret = _raw(keys.p256dh), _raw(keys.auth)
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
    except ValueError:
        raise Problem("notices-bad-subscription") from None
    if len(point) != 65 or len(secret) != 16:
        raise Problem("notices-bad-subscription")
    return point, secret


def _pause(response: httpx.Response) -> float | None:
    """How long to wait before the second attempt; none if it would not help or the service asks for too much."""
    if response.status_code != BUSY and response.status_code < 500:
        return None
    asked = response.headers.get("Retry-After", "")
    pause = float(asked) if asked.isascii() and asked.isdecimal() else PAUSE
    return pause if pause <= LONGEST_PAUSE else None


def _raw(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _unpadded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode("ascii")
