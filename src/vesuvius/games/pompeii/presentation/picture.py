"""Positions as short text pictures: a line for each thing that is not as at the beginning, a line for each seat.

    game: pompeii
    players: 2
    built: b7=0 b17=1,0
    seat 0: 3 grain, 2 wood | workers 4 | hand S01 C35 | active S30

Hands are in it, decks are not: what lies in them is dealt from the seed when a picture is read.
"""

from __future__ import annotations

import re
from typing import Any

import msgspec

from vesuvius.formats.json_lines import printable
from vesuvius.game import Problem

Json = dict[str, Any]

UNDRAWN = ("specialists", "city", "volcano", "generator", "seats", "game")
WORDS = ("options", "pile", "gone", "row", "joining", "viewed", "carried", "revealed", "blocked", "hand", "active")
SEATS = ("porta", "abstains", "shielded")
AMOUNTS = ("skipped", "tokens", "goods", "pledged")
PLACES = ("built", "at", "marks", "borrowed", "known")
TEXTS = ("data", "stage", "acts_at", "acts_with", "end", "army")
NOTHING = "-"
LINE = re.compile(r"(?P<key>[a-z_]+|seat \d): (?P<value>.+)")


def write(position: Json) -> str:
    """A position as a picture."""
    lines = ["game: pompeii"]
    lines += [f"{key}: {_said(key, value)}" for key, value in position.items() if key not in UNDRAWN]
    seats = [f"seat {number}: {_seat(owned)}" for number, owned in enumerate(position["seats"])]
    return "\n".join([*lines, *seats]) + "\n"


def _seat(owned: Json) -> str:
    parts = [f"{key} {_said(key, value)}" for key, value in owned.items() if key != "goods"]
    return " | ".join([_said("goods", owned.get("goods", {})), *parts])


def _said(key: str, value: Any) -> str:
    if key in WORDS or key in SEATS:
        return " ".join(map(str, value)) or NOTHING
    if key in AMOUNTS:
        return ", ".join(f"{amount} {name}" for name, amount in value.items()) or NOTHING
    if key in PLACES:
        rows = (f"{name}={','.join(map(str, seats)) or NOTHING}" for name, seats in value.items())
        return " ".join(rows) or NOTHING
    return msgspec.json.encode(value).decode() if key == "pending" else str(value)


def read(text: str) -> Json:
    """The position that a picture shows, as JSON; raises the Problem of a line that is none."""
    data: Json = {"seats": []}
    for number, row in enumerate(text.splitlines(), 1):
        line = LINE.fullmatch(row.strip())
        if line is None:
            raise Problem("position-no-picture-line", line=number, got=printable(row))
        key, value = line["key"], line["value"]
        try:
            if key.startswith("seat "):
                data["seats"].append(_read_seat(value))
            else:
                data[key] = _meant(key, value)
        except (ValueError, msgspec.DecodeError):
            raise Problem("position-no-picture-line", line=number, got=printable(row)) from None
    return data


def _read_seat(text: str) -> Json:
    first, *parts = text.split(" | ")
    pairs = (part.split(" ", 1) for part in parts)
    return {"goods": _meant("goods", first)} | {key: _meant(key, value) for key, value in pairs}


def _meant(key: str, text: str) -> Any:
    words = [] if text == NOTHING else text.split()
    if key in WORDS:
        return words
    if key in SEATS:
        return [int(word) for word in words]
    if key in AMOUNTS:
        pairs = (part.split(" ") for part in text.split(", ")) if words else ()
        return {name: int(amount) for amount, name in pairs}
    if key in PLACES:
        rows = (word.split("=") for word in words)
        return {name: [int(seat) for seat in seats.split(",")] if seats != NOTHING else [] for name, seats in rows}
    if key == "pending":
        return msgspec.json.decode(text)
    return text if key in TEXTS or key == "game" else int(text)
