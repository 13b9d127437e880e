"""A push service on this machine, and a browser that opens what arrives there.

What a browser does is written down here from RFC 8291 and RFC 8292 once more, with nothing of what the server uses.
"""

from __future__ import annotations

import base64
import json
import os
import ssl
import threading
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import Any, Self

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from vesuvius.server.features.notices.push import PushKeys, PushSubscription

CURVE = ec.SECP256R1()


def text_of(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def raw_of(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point_of(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class Browser:
    """The receiving end: its keys, and what it makes of a body."""

    def __init__(self, key: ec.EllipticCurvePrivateKey | None = None, secret: bytes | None = None) -> None:
        self.key = key or ec.generate_private_key(CURVE)
        self.secret = secret or os.urandom(16)
        self.keys = PushKeys(text_of(point_of(self.key)), text_of(self.secret))

    def subscription(self, endpoint: str) -> PushSubscription:
        return PushSubscription(endpoint, self.keys)

    def opened(self, body: bytes) -> bytes:
        salt, size, length = body[:16], int.from_bytes(body[16:20]), body[20]
        point, cipher = body[21 : 21 + length], body[21 + length :]
        assert length == 65
        assert 17 < len(cipher) <= size
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point))
        secret = _derived(shared, self.secret, b"WebPush: info\0" + point_of(self.key) + point, 32)
        key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, cipher, None).rstrip(b"\0")
        assert plain.endswith(b"\x02")
        return plain[:-1]


def _derived(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(material)


def claims_of(authorization: str) -> tuple[dict[str, Any], str]:
    """The claims of a signed request and the public key of the signature; an error where it is of another one."""
    scheme, _, rest = authorization.partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    head, claims, signature = parts["t"].split(".")
    assert json.loads(raw_of(head)) == {"typ": "JWT", "alg": "ES256"}
    raw = raw_of(signature)
    both = utils.encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, raw_of(parts["k"]))
    public.verify(both, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    return json.loads(raw_of(claims)), parts["k"]


@dataclass
class Arrived:
    """One request."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Answer:
    """What the service answers; a slow one waits until it is stopped."""

    status: int = 201
    headers: dict[str, str] = field(default_factory=dict)
    slow: bool = False


class PushService:
    """A real HTTPS server in a thread; it answers as told, in order, and then with 201."""

    def __init__(self, context: ssl.SSLContext) -> None:
        self.arrived: list[Arrived] = []
        self.answers: list[Answer] = []
        self._over = threading.Event()
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self._server.daemon_threads = False  # so that closing waits for requests under way
        self._server.socket = context.wrap_socket(self._server.socket, server_side=True)
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.01,))

    @property
    def port(self) -> int:
        return int(self._server.server_address[1])

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._over.set()
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.arrived.append(Arrived(self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                answer = service.answers.pop(0) if service.answers else Answer()
                if answer.slow:
                    service._over.wait()
                    return
                self.send_response(answer.status)
                for name, value in answer.headers.items():
                    self.send_header(name, value)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:  # noqa: A002
                """Say nothing."""

        return Handler
