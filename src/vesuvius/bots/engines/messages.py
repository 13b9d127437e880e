"""What is said between Vesuvius and an engine: one JSON object a line, each with its `type` (docs/engines.md)."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from vesuvius.game import Line

PROTOCOL = 1
Text = Annotated[str, Meta(max_length=200)]


class Hello(msgspec.Struct, frozen=True, tag_field="type", tag="hello"):
    """The first line an engine gets; it answers `ready`."""

    protocol: int
    version: str


class NewGame(msgspec.Struct, frozen=True, tag_field="type", tag="new-game"):
    """A game begins, in which the engine has that seat; it answers nothing."""

    game: str
    players: int
    options: list[str]
    seat: int


class Decide(msgspec.Struct, frozen=True, tag_field="type", tag="decide"):
    """A decision, with all that its seat may know. The engine answers `chosen` within so many seconds."""

    id: int
    game: str
    seat: int
    view: Line
    legal: list[str]
    seconds: float
    seed: int


class Quit(msgspec.Struct, frozen=True, tag_field="type", tag="quit"):
    """The last line: the engine ends."""


class Ready(msgspec.Struct, frozen=True, tag_field="type", tag="ready"):
    """An engine has started."""

    protocol: int
    name: Text


class Chosen(msgspec.Struct, frozen=True, tag_field="type", tag="chosen"):
    """The token that an engine chooses; `values` may say what it thinks tokens are worth, from 0 to 1."""

    id: int
    token: str
    values: dict[str, Annotated[float, Meta(ge=0, le=1)]] = {}


class Info(msgspec.Struct, frozen=True, tag_field="type", tag="info"):
    """Something an engine wants to say meanwhile; nobody has to read it."""

    text: str = ""


Told = Hello | NewGame | Decide | Quit
Answer = Ready | Chosen | Info
