"""Positions in files: as JSON or as the game's text picture; the first characters tell which.

JSON begins with `{` and has the key `game`. A picture begins with the line `game: NAME`; the rest is up to the game.
If a game has several sets of data, the key or the line `data` names one; without it, the oldest set is meant.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from vesuvius import load as load_game
from vesuvius.formats.json_lines import BYTE_ORDER_MARK, LIMIT, BadLine, encode, printable, read_object
from vesuvius.game import Game, Line, Problem, State, with_data

FIRST = "game:"
DATA = re.compile(r"^data:[ \t]*(.+?)[ \t]*$", re.MULTILINE)


def read(content: bytes, seed: int | str | None = None, load: Callable[[str], Game] = load_game) -> tuple[Game, State]:
    """Returns the game and state of a file; what it leaves open is dealt from the seed. Raises a Problem."""
    text = _text(content)
    if text.lstrip().startswith("{"):
        position = _object(text)
        name = position.get("game")
        if not isinstance(name, str):
            raise Problem("position-no-game")
        game = played_by(load(name), position)
        return game, game.at(position, seed)
    first = text.partition("\n")[0].strip()
    if not first.startswith(FIRST):
        raise Problem("position-no-first-line", got=printable(first))
    game = played_by(load(first.removeprefix(FIRST).strip()), text)
    return game, game.at(text, seed)


def played_by(game: Game, position: Line | str) -> Game:
    """Returns the game with the data that a position is played with, as JSON or as a picture."""
    if isinstance(position, str):
        found = DATA.search(position)
        return with_data(game, found[1] if found else None)
    return with_data(game, position.get("data"))


def write(game: Game, state: State, picture: bool = False) -> bytes:
    """Returns the position as a file, as JSON or as a picture."""
    return game.picture(state).encode() if picture else encode(game.position(state)) + b"\n"


def _text(content: bytes) -> str:
    if len(content) > LIMIT:
        raise Problem("position-too-long", limit=LIMIT)
    if content.startswith(BYTE_ORDER_MARK):
        raise BadLine("line-byte-order-mark", 1)
    try:
        text = content.decode().replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        before = content[: error.start]
        line = before.count(b"\n") + 1
        raise BadLine("line-not-utf8", line, column=len(before) - before.rfind(b"\n")) from None
    if not text.strip():
        raise Problem("position-empty")
    return text


def _object(text: str) -> Line:
    """Returns the object in a file of any number of lines; errors name the right line."""
    try:
        return read_object(text.encode(), 1)
    except BadLine as bad:
        args = {key: value for key, value in bad.args_of_message.items() if key != "line"}
        column = args.pop("column", None)
        if not isinstance(column, int):
            raise Problem(bad.message, **args) from None
        before = text[: column - 1]
        raise BadLine(bad.message, before.count("\n") + 1, column=len(before) - before.rfind("\n"), **args) from None
