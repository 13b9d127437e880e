"""Strict JSON Lines: UTF-8, one object per line, no duplicate keys, and every error with its line number.

Blank lines are only allowed at the end of a file. A line has at most `LIMIT` bytes, so a file without line ends is
refused before it fills the memory.
"""

from __future__ import annotations

import io
import json
import re
from collections.abc import Iterable, Iterator
from functools import partial
from typing import Any, TypeVar

import msgspec

from vesuvius.game import Fact, Line, Problem

T = TypeVar("T", bound=msgspec.Struct)
LIMIT = 1 << 20
SHORT = 60
BYTE_ORDER_MARK = b"\xef\xbb\xbf"

_decode = msgspec.json.Decoder().decode
encode = msgspec.json.Encoder().encode


class BadLine(Problem):
    """A line of a file that can't be used; `line` counts from 1."""

    def __init__(self, message: str, line: int, /, **args: Fact) -> None:
        super().__init__(message, **{**args, "line": line})
        self.line = line


class NotJson(BadLine):
    """A line that is no JSON at all."""


class _JsonFault(Exception):
    """Something that JSON forbids or leaves open, but Python's own reader accepts."""

    def __init__(self, message: str, got: str) -> None:
        super().__init__(message, got)
        self.message, self.got = message, got


def numbered(source: Iterable[bytes]) -> Iterator[tuple[int, Line]]:
    """Yields the objects of a file or of any lines, each with its line number; raises BadLine."""
    # A line without its end counts as torn only if the lines of the source have line ends.
    ended = isinstance(source, io.IOBase)
    if isinstance(source, io.IOBase):
        source = iter(partial(source.readline, LIMIT + 1), b"")
    blank = 0
    for number, raw in enumerate(source, 1):
        if len(raw) <= LIMIT and not raw.strip(b" \t\r\n"):
            blank = blank or number
            continue
        if blank:
            raise BadLine("line-blank", blank)
        try:
            line = read_object(raw, number)
        except NotJson:
            if ended and not raw.endswith(b"\n"):
                raise BadLine("line-torn", number) from None
            raise
        ended = raw.endswith(b"\n")
        yield number, line


def read_object(raw: bytes, number: int) -> Line:
    """Returns the object in one line; raises BadLine."""
    if len(raw) > LIMIT:
        raise BadLine("line-too-long", number, limit=LIMIT)
    if raw.startswith(BYTE_ORDER_MARK):
        raise BadLine("line-byte-order-mark", number)
    raw = raw.rstrip(b" \t\r\n")
    try:
        value = _decode(raw)
        # A duplicate key, or anything unusual, doesn't come out as it went in.
        if encode(value) != raw:
            _look_closely(raw, number)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        _look_closely(raw, number)
        raise NotJson("line-not-json", number, column=1) from None
    if not isinstance(value, dict):
        raise BadLine("line-not-object", number, got=shown(value))
    return value


def _look_closely(raw: bytes, number: int) -> None:
    """Finds out what's wrong with a line, if anything, with Python's own reader, which is slower but says more."""
    try:
        json.loads(raw.decode(), object_pairs_hook=_pairs, parse_constant=_constant)
    except UnicodeDecodeError as error:
        raise BadLine("line-not-utf8", number, column=error.start + 1) from None
    except json.JSONDecodeError as error:
        raise NotJson("line-not-json", number, column=error.pos + 1) from None
    except _JsonFault as found:
        raise BadLine(found.message, number, got=found.got) from None
    except (RecursionError, ValueError):
        raise NotJson("line-not-json", number, column=1) from None


def _pairs(pairs: list[tuple[str, Any]]) -> None:
    keys = [key for key, _ in pairs]
    if len(set(keys)) < len(keys):
        raise _JsonFault("line-key-twice", printable(next(key for key in keys if keys.count(key) > 1)))


def _constant(name: str) -> None:
    raise _JsonFault("line-not-a-number", name)


def shown(value: Any, limit: int = SHORT) -> str:
    """Returns a value as JSON on one short line of plain characters, safe to print."""
    text = json.dumps(value, separators=(",", ":"))
    return text if len(text) <= limit else text[: limit - 1] + "…"


def printable(text: str) -> str:
    """Returns a short text as it is if that's safe to print, otherwise as JSON."""
    return text if text.isprintable() and 0 < len(text) <= SHORT else shown(text)


def missing_and_unknown(line: Line, keys: Iterable[str], optional: Iterable[str] = ()) -> dict[str, Fact]:
    """Returns a line's missing and unknown keys as arguments of a message; empty if there are none."""
    keys = list(keys)
    missing = [key for key in keys if key not in line]
    unknown = [printable(key) for key in line if key not in keys and key not in optional]
    return {"missing": missing, "unknown": unknown} if missing or unknown else {}


def convert(line: Line, form: type[T], number: int) -> T:
    """Returns a line as a struct; raises BadLine for keys that are missing or unknown, and values of a wrong type."""
    fields = msgspec.structs.fields(form)
    needed = [field.name for field in fields if field.required]
    if wrong := missing_and_unknown(line, needed, [field.name for field in fields]):
        raise BadLine("record-wrong-keys", number, **wrong)
    try:
        return msgspec.convert(line, form)
    except msgspec.ValidationError as error:
        key = str(error).partition("`$.")[2].partition("`")[0]
        got = line.get(re.split(r"[.\[]", key)[0])
        raise BadLine("record-wrong-type", number, key=printable(key), got=shown(got)) from None
