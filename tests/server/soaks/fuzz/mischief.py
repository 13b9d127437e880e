"""Bad messages, made from good ones: each kind of mischief takes a message that is well formed and gives what is sent.

Even unharmed, none of the messages that they start from can have an effect: they answer a `seq` that is long past, or
ask for what the one who sends them may not have.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

from tests.server.support.tab import Json

Mischief = Callable[[Random, Json], str | bytes]

ROOM = 7000  # what fits into a message besides the rest of it
PLACE = "\x1a here \x1a"
NUMBERS = ("seat", "seq", "to", "absent", "version")
NAN = ("NaN", "Infinity", "-Infinity", "1e999", "-1e999", "0x10", "01", "+1", ".5", "1.", "1e", "-", "1e5000")
NOT_TEXT = ("7", "-1.5", "true", "false", "[]", "{}", '["x"]', '{"x":1}')
NOT_NUMBER = ('"1"', "1.5", "[]", "{}", '"x"', "[1]", '""')
SURROGATES = (r"\ud800", r"a\udfffb", r"\ud800\ud800", r"\udc00\ud800", r"\uDBFF")
EXTRA = ("__proto__", "admin", "person", "", "seat ", "Seat", "actor", "key2", "\x00", "events", "bot_name", "at")
TAGS = (
    "Play",
    "playy",
    "",
    " ",
    "welcome",
    "acknowledged",
    "view",
    "happened",
    "PLAY",
    "play\x00",
    "moved",
    "__class__",
)
CONTROL = ("\x00", "a\x00b", "\x1b[2J", "\x07", "\u202eabc", "\u2028", "\x7f", "a\nb", "\ufeff", "\ufffe", " ", "\t")
TABLES = ("", "..", "../../etc/passwd", "%00", "a" * 33, "x y", "🌋", "'; DROP TABLE tables; --", "{}", "\\", "nowhere")
OVERFLOW = (2**31 + 1, 2**32, 2**53 + 1, 2**63 - 1, 2**63, 2**64, 2**64 + 5, 10**40, 10**300)
NEGATIVE = (-1, -2, -(2**31), -(2**63), -(2**63) - 1, -(10**40))
KINDS = (
    "play", "undo", "ask-rewind", "answer-rewind", "resign", "leave", "let-bot", "wait", "return",
    "claim-win", "offer-end", "answer-end",
)  # fmt: skip
SCALARS = (
    "[]",
    "null",
    "1",
    '"x"',
    "",
    " ",
    "{}",
    "[{}]",
    "{}{}",
    "true",
    "{",
    "}",
    "[",
    '"',
    "\ufeff{}",
    "//",
    "{1:2}",
)


def put(message: Json, field: str, raw: str) -> str:
    """The message as JSON with a field whose value is written like this."""
    return json.dumps({**message, field: PLACE}).replace(json.dumps(PLACE), raw)


def any_field(chance: Random, message: Json) -> str:
    return chance.choice(sorted(message))


def text_field(chance: Random, message: Json) -> str:
    return chance.choice(sorted(field for field, value in message.items() if isinstance(value, str)))


def number_field(chance: Random, message: Json) -> str:
    return chance.choice([field for field in NUMBERS if field in message] or ["seq"])


def wrong_type(chance: Random, message: Json) -> str:
    field = any_field(chance, message)
    return put(message, field, chance.choice(NOT_TEXT if isinstance(message[field], str) else NOT_NUMBER))


def depth(chance: Random, message: Json) -> str:
    levels = chance.choice((50, 500, 1000, 3000))
    begin, end = chance.choice((("[", "]"), ('{"a":', "}"), ('[{"type":', "}]")))
    levels = min(levels, ROOM // len(begin + end))
    nested = begin * levels + "1" + end * levels * chance.choice((0, 1))
    return nested if chance.random() < 0.3 else put(message, any_field(chance, message), nested)


def no_number(chance: Random, message: Json) -> str:
    return put(message, number_field(chance, message), chance.choice(NAN))


def surrogate(chance: Random, message: Json) -> str:
    return put(message, text_field(chance, message), f'"{chance.choice(SURROGATES)}"')


def unknown_field(chance: Random, message: Json) -> str:
    return json.dumps({**message, chance.choice(EXTRA): chance.choice([None, 1, "x", [], {}])})


def unknown_tag(chance: Random, message: Json) -> str:
    return put(message, "type", chance.choice([*map(json.dumps, TAGS), "null", "7", "[]", "{}"]))


def missing_field(chance: Random, message: Json) -> str:
    needed = [field for field in ("type", "table", "seq", "id", "name", "record") if field in message]
    gone = chance.choice(needed)
    return json.dumps({field: value for field, value in message.items() if field != gone})


def negative(chance: Random, message: Json) -> str:
    return put(message, number_field(chance, message), str(chance.choice(NEGATIVE)))


def overflow(chance: Random, message: Json) -> str:
    return put(message, number_field(chance, message), str(chance.choice(OVERFLOW)))


def long(chance: Random, message: Json) -> str:
    size = chance.choice((513, 1000, 5000))
    letter = chance.choice(("a", "é", "\u202e", "\x01", "🌋"))
    return json.dumps(
        {**message, text_field(chance, message): letter * (size // len(json.dumps(letter)) + 501)}, ensure_ascii=False
    )


def control(chance: Random, message: Json) -> str:
    fields = [field for field in message if field in {"id", "table", "code"}] or [text_field(chance, message)]
    return json.dumps({**message, chance.choice(fields): chance.choice(CONTROL)}, ensure_ascii=chance.random() < 0.5)


def wrong_table(chance: Random, message: Json) -> str:
    return json.dumps({**message, "table": chance.choice(TABLES)})


def wrong_seat(chance: Random, message: Json) -> str:
    return json.dumps({**message, "seat": chance.choice((4, 5, 6, 7, 8, 255, 10**6))})


def twice(chance: Random, message: Json) -> str:
    """A field that is there twice, with two values."""
    field = any_field(chance, message) if "seq" in message else "type"
    return json.dumps(message)[:-1] + f', "{field}": {chance.choice(("0", "null", "[]", "9"))}}}'


def half(chance: Random, message: Json) -> str:
    written = json.dumps(message)
    return written[: chance.randrange(len(written))]


def no_object(chance: Random, message: Json) -> str:
    return chance.choice(SCALARS)


def noise(chance: Random, message: Json) -> bytes:
    return chance.randbytes(chance.choice((1, 7, 100, 4000)))


def flipped(chance: Random, message: Json) -> bytes:
    written = bytearray(json.dumps(message).encode())
    # One byte alone that is none of ASCII is no text.
    place = chance.randrange(len(written))
    written[place] = written[place] ^ (1 << chance.randrange(8)) | 0x80
    return bytes(written)


def as_bytes(chance: Random, message: Json) -> bytes:
    """Well formed, and as bytes: it is read like text, and refused like text."""
    return json.dumps(message).encode(chance.choice(("utf-8", "utf-16", "utf-32", "utf-8-sig")))


# Whatever they are put into, what comes out can never be taken for a good message.
SURE: dict[str, Mischief] = {
    "wrong type": wrong_type,
    "depth": depth,
    "surrogate": surrogate,
    "unknown field": unknown_field,
    "half a message": half,
    "no object": no_object,
    "noise": noise,
    "flipped bits": flipped,
}
MISCHIEF: dict[str, Mischief] = SURE | {
    "no number": no_number,
    "unknown tag": unknown_tag,
    "missing field": missing_field,
    "negative number": negative,
    "overflow": overflow,
    "long": long,
    "control characters": control,
    "wrong table": wrong_table,
    "wrong seat": wrong_seat,
    "field twice": twice,
    "as bytes": as_bytes,
}


def commands(chance: Random, table: str, seat: int, seq: int) -> Json:
    """A command of any kind."""
    kind = chance.choice(KINDS)
    more: dict[str, Any] = {
        "play": {"token": "nothing"},
        "undo": {"to": 0},
        "ask-rewind": {"to": 0},
        "answer-rewind": {"yes": True},
        "answer-end": {"yes": True},
        "let-bot": {"absent": (seat + 1) % 4, "bot": "level:1"},
    }
    name = f"{chance.getrandbits(40):x}"
    return {"type": kind, "table": table, "seat": seat, "seq": seq, "id": name, **more.get(kind, {})}


def other_messages(chance: Random, table: str) -> Json:
    """Something else than a command that the one who sends it may not have."""
    key = "AAAAAAAAAAAAAAAA." + "B" * 43
    return chance.choice(
        [
            {"type": "say", "table": table, "text": "Salve!"},
            {"type": "say", "table": table, "text": "Salve!", "seat": 7, "id": "s"},
            {"type": "watch", "table": table, "seat": 7},
            {"type": "watch", "table": table, "seat": 2, "key": key},
            {"type": "watch", "table": "nowhere", "since": 0},
            {"type": "hello", "version": 1},
            {"type": "hello", "version": 1, "key": key},
        ]
    )
