"""What the server says about itself: one JSON object a line on standard error, or lines for a person at a terminal.

Every logger of the process ends here, those of the web server and the framework too. Before a line is written, what
must not be read is taken out of it: fields by their name, keys and seeds by their look, wherever they stand, in
tracebacks too. Addresses are written without their query. The host's page shows the last errors.
"""

from __future__ import annotations

import logging
import re
import sys
from collections import deque
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, TextIO

import msgspec
import structlog
from structlog.stdlib import ProcessorFormatter
from structlog.typing import EventDict, Processor

from vesuvius.server.settings import HIDDEN, without_password

NAMES = ("authorization", "code", "codes", "cookie", "invite", "key", "keys", "password", "secret", "seed", "token")
OWN = "vesuvius"
GUESTS = ("uvicorn", "uvicorn.access", "uvicorn.asgi", "uvicorn.error", "litestar", "py.warnings")
DEEPEST = 8
ACCESS_FIELDS = 5
MOST_ERRORS = 50
BASE64 = "[A-Za-z0-9_-]"
# A key or the secret half of one; the 256 bits of a seed in hexadecimal or decimal digits.
LOOKS = re.compile(
    rf"(?<!{BASE64}){BASE64}{{16}}\.{BASE64}{{43}}(?!{BASE64})"
    rf"|(?<!{BASE64})(?=[a-z0-9_-]*[A-Z])(?=[A-Z0-9_-]*[a-z]){BASE64}{{43}}(?!{BASE64})"
    r"|(?<![0-9A-Fa-f])[0-9A-Fa-f]{64}(?![0-9A-Fa-f])"
    r"|(?<!\d)\d{70,78}(?!\d)"
)
# A field inside a text, as in a repr or in JSON.
NAMED = re.compile(
    rf"""(?i)\b((?:[a-z]+_)*(?:{"|".join(NAMES)})["']?\s?[=:]\s?)("[^"]*"|'[^']*'|(?:bearer\s)?[^\s,;)\]}}]+)"""
)
BEARER = re.compile(r"(?i)\b(bearer\s)\S+")
QUERY = re.compile(r"\?[^\s\"]*")


def configure(level: str, stream: TextIO | None = None) -> None:
    """Send every log of this process through here, from that level on."""
    stream = sys.stderr if stream is None else stream
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper("iso"),
    ]
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.PositionalArgumentsFormatter(),
            ProcessorFormatter.wrap_for_formatter,
        ],
        wrapper_class=structlog.stdlib.BoundLogger,
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(stream)
    handler.setFormatter(
        ProcessorFormatter(
            foreign_pre_chain=[*shared, _guest], processors=[*_masking(), _renderer(stream)], pass_foreign_args=True
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    # In their smallest messages libraries quote what they carry: statements with all that is stored, hidden cards too.
    root.setLevel(max(logging.getLevelName(level.upper()), logging.INFO))
    logging.getLogger(OWN).setLevel(level.upper())
    for name in GUESTS:
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [], True
    # It names every address that it calls, and those of push services are their owners' business.
    logging.getLogger("httpx").setLevel(logging.WARNING)
    logging.captureWarnings(True)


def _masking() -> list[Processor]:
    return [
        structlog.processors.StackInfoRenderer(),
        structlog.processors.format_exc_info,
        ProcessorFormatter.remove_processors_meta,
        masked,
    ]


def _renderer(stream: TextIO) -> Processor:
    if stream.isatty():
        return structlog.dev.ConsoleRenderer()
    return structlog.processors.JSONRenderer(ensure_ascii=False)


def _guest(_logger: Any, _method: str, event: EventDict) -> EventDict:
    """A line of the web server: requests as fields, addresses without their query."""
    record: logging.LogRecord = event["_record"]
    given = event.pop("positional_args", ())
    if not record.name.startswith("uvicorn"):
        return event
    if record.name == "uvicorn.access" and len(given) == ACCESS_FIELDS:
        address, method, path, _, status = given
        fields = {"address": address, "method": method, "path": QUERY.sub("", str(path)), "status": status}
        return {**event, "event": "request", **fields}
    return {**event, "event": QUERY.sub("", str(event["event"]))}


def masked(_logger: Any, _method: str, event: EventDict) -> EventDict:
    """The event without what must not be read."""
    return dict(_clean_pairs(event, 0))


def _is_secret(name: str) -> bool:
    return not set(NAMES).isdisjoint(re.split(r"[^a-z]+", name.lower()))


def _clean(value: Any, depth: int = 0) -> Any:
    if value is None or isinstance(value, bool | int | float):
        return _clean_text(str(value)) if isinstance(value, int) and value > 1 << 64 else value
    if isinstance(value, str):
        return _clean_text(value)
    if depth < DEEPEST and isinstance(value, Mapping):
        return dict(_clean_pairs(value, depth + 1))
    if depth < DEEPEST and isinstance(value, list | tuple | set | frozenset):
        return [_clean(inner, depth + 1) for inner in value]
    return _clean_text(repr(value))


def _clean_pairs(fields: Mapping[Any, Any], depth: int) -> Iterator[tuple[str, Any]]:
    for name, value in fields.items():
        name = str(name)
        yield _clean_text(name), HIDDEN if _is_secret(name) else _clean(value, depth)


def _clean_text(text: str) -> str:
    text = BEARER.sub(rf"\g<1>{HIDDEN}", without_password(text))
    return NAMED.sub(rf"\g<1>{HIDDEN}", LOOKS.sub(HIDDEN, text))


class LoggedError(msgspec.Struct, frozen=True):
    """An error in the log: when, what was going on, and what kind of error it was."""

    at: float
    event: str
    kind: str


class ErrorLog(logging.Handler):
    """Hears every line of the log, counts the errors, and keeps the last ones.

    Of an error it keeps only what the code itself says: the event's name and the kind of error.
    """

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.count = 0
        self.last: deque[LoggedError] = deque(maxlen=MOST_ERRORS)

    def emit(self, record: logging.LogRecord) -> None:
        """Keep an error."""
        self.count += 1
        fields = record.msg if isinstance(record.msg, dict) else {}
        event = str(fields.get("event", record.name))
        kind = _kind(fields.get("exc_info") or record.exc_info) or str(fields.get("problem", ""))
        self.last.append(LoggedError(record.created, event, kind))

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Hear what is logged inside."""
        root = logging.getLogger()
        root.addHandler(self)
        try:
            yield
        finally:
            root.removeHandler(self)


def _kind(raised: object) -> str:
    """The kind of an error, in the forms in which loggers are given it."""
    error = raised[1] if isinstance(raised, tuple) and len(raised) > 1 else raised
    return type(error).__name__ if isinstance(error, BaseException) else ""
