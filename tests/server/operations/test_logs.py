"""What is written to the log, and above all what is not."""

from __future__ import annotations

import io
import json
import logging
import warnings
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
import structlog

from vesuvius.server.operations.logs import configure

KEY = f"{urlsafe_b64encode(bytes(range(12))).decode()}.{urlsafe_b64encode(bytes(range(200, 232))).decode().rstrip('=')}"
SEED = bytes(range(100, 132))


class Terminal(io.StringIO):
    """A stream that a person looks at."""

    def isatty(self) -> bool:
        return True


class Joining(msgspec.Struct):
    """Something with a code in it."""

    name: str
    code: str


@pytest.fixture
def stream() -> Iterator[io.StringIO]:
    root = logging.getLogger()
    before, level = root.handlers, root.level
    stream = io.StringIO()
    configure("info", stream)
    yield stream
    root.handlers = before
    root.setLevel(level)
    logging.captureWarnings(False)
    structlog.reset_defaults()


def lines(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_one_object_a_line(stream: io.StringIO) -> None:
    structlog.get_logger("vesuvius").info("table-started", table="t1", seats=[0, 1])
    structlog.get_logger("vesuvius").debug("unheard")
    (line,) = lines(stream)
    assert line.pop("timestamp").endswith("Z")
    assert line == {
        "event": "table-started",
        "table": "t1",
        "seats": [0, 1],
        "level": "info",
        "logger": "vesuvius",
    }


@pytest.mark.parametrize(
    "name", ["key", "secret", "authorization", "code", "token", "invite", "seed", "seat_key", "Seed"]
)
def test_fields_are_masked_by_their_name(name: str, stream: io.StringIO) -> None:
    structlog.get_logger().info("joined", **{name: "hush"}, inner={"deeper": [{name: "hush"}]})
    assert "hush" not in stream.getvalue()
    assert lines(stream)[0][name] == "…"
    assert lines(stream)[0]["inner"] == {"deeper": [{name: "…"}]}


SECRETS = [
    KEY,
    KEY.partition(".")[2],
    SEED.hex(),
    SEED.hex().upper(),
    str(int.from_bytes(SEED)),
]


@pytest.mark.parametrize("secret", SECRETS)
def test_secrets_are_masked_by_their_look(secret: str, stream: io.StringIO) -> None:
    log = structlog.get_logger()
    words = f"at the start {secret}"
    log.info(words)
    log.info("positional %s", secret)
    log.info("field", path=f"/seat#{secret}", other=[{"x": (secret,)}], raw=secret.encode())
    log.info("named", **{f"a {secret}": 1}, inside={secret: 1})
    logging.getLogger("elsewhere").warning("foreign %s", secret)
    assert secret not in stream.getvalue()
    assert len(lines(stream)) == 5
    assert [line["event"] for line in lines(stream)[:2]] == ["at the start …", "positional …"]


def test_a_seed_as_a_number_is_masked(stream: io.StringIO) -> None:
    structlog.get_logger().info("dealt", number=int.from_bytes(SEED), small=12345678901234567890)
    assert str(int.from_bytes(SEED)) not in stream.getvalue()
    assert str(lines(stream)[0]["small"]) == "12345678901234567890"


def test_fields_inside_a_text_are_masked(stream: io.StringIO) -> None:
    log = structlog.get_logger()
    log.info("got", message=Joining("Anna", "hush-hush"))
    log.info('{"seat": 1, "token": "hush-hush", "x": 2}')
    log.info("header", raw="Authorization: Bearer hush-hush")
    log.info("postgresql://games:hush-hush@db.example/games")
    assert "hush" not in stream.getvalue()
    assert lines(stream)[0]["message"] == "Joining(name='Anna', code=…)"
    assert lines(stream)[1]["event"] == '{"seat": 1, "token": …, "x": 2}'


def test_what_is_harmless_stays(stream: io.StringIO) -> None:
    words = "7@F5 A2>out test_a_function_with_a_name_of_forty_three_sign 0123456789abcdef keyboard: x, decode=1"
    structlog.get_logger().info(words, keyed=3, tokens="2")
    (line,) = lines(stream)
    assert (line["event"], line["keyed"], line["tokens"]) == (words, 3, "2")


def test_tracebacks_are_masked(stream: io.StringIO) -> None:
    hidden = KEY
    try:
        raise ValueError(f"no such key {hidden}")
    except ValueError:
        structlog.get_logger().exception("failed")
        logging.getLogger("asyncio").exception("failed elsewhere")
    assert KEY not in stream.getvalue()
    for line in lines(stream):
        assert "test_tracebacks_are_masked" in line["exception"]
        assert "ValueError: no such key …" in line["exception"]


def test_requests_are_told_without_their_query(stream: io.StringIO) -> None:
    access = logging.getLogger("uvicorn.access")
    access.info('%s - "%s %s HTTP/%s" %d', "192.0.2.7:1234", "GET", "/tables/t1?invite=hush", "1.1", 200)
    logging.getLogger("uvicorn.error").info('%s - "WebSocket %s" [accepted]', ("192.0.2.7", 1), "/socket?hush=1")
    assert "hush" not in stream.getvalue()
    request, socket = lines(stream)
    kept = {"event": "request", "address": "192.0.2.7:1234", "method": "GET", "path": "/tables/t1", "status": 200}
    assert request.items() >= kept.items()
    assert socket["event"].endswith('"WebSocket /socket" [accepted]')


@pytest.mark.parametrize("name", ["uvicorn", "uvicorn.error", "uvicorn.access", "litestar"])
def test_loggers_of_the_libraries_are_routed_here(name: str, stream: io.StringIO) -> None:
    guest = logging.getLogger(name)
    own = io.StringIO()
    guest.addHandler(logging.StreamHandler(own))
    guest.propagate = False
    configure("info", stream)
    guest.info("hello")
    assert own.getvalue() == ""
    (line,) = lines(stream)
    assert (line["event"], line["logger"], line["level"]) == ("hello", name, "info")


def test_warnings_are_told_too(stream: io.StringIO) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        logging.captureWarnings(False)
        configure("info", stream)
        warnings.warn(f"old {KEY}", DeprecationWarning, stacklevel=1)
    assert KEY not in stream.getvalue()
    assert "old …" in lines(stream)[0]["event"]


def test_libraries_never_quote_what_they_carry(stream: io.StringIO) -> None:
    own = logging.getLogger("vesuvius")
    before = own.level
    configure("debug", stream)
    logging.getLogger("aiosqlite").debug("executing INSERT, %s", {"body": "hush"})
    structlog.get_logger("vesuvius.server.tables.registry").debug("small")
    own.setLevel(before)
    assert [line["event"] for line in lines(stream)] == ["small"]


@pytest.mark.usefixtures("stream")
def test_a_person_at_a_terminal_gets_lines_without_secrets() -> None:
    terminal = Terminal()
    configure("info", terminal)
    try:
        raise ValueError(KEY)
    except ValueError:
        structlog.get_logger().exception("failed", table="t1", key="hush")
    written = terminal.getvalue()
    assert KEY not in written
    assert "hush" not in written
    assert "failed" in written
    assert "Traceback" in written
    assert not written.startswith("{")
