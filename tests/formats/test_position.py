"""Positions from files, on the small game."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.support.lanterns import GAME, HIDDEN, load
from vesuvius.formats import position
from vesuvius.formats.json_lines import LIMIT, BadLine
from vesuvius.game import Problem


def somewhere() -> Any:
    state = GAME.new(3, ["strict"], 3)
    for _ in range(7):
        GAME.play(state, GAME.legal(state)[0])
    return state


def read(content: bytes, seed: int | None = None) -> Any:
    game, state = position.read(content, seed, load)
    assert game is GAME
    return state


@pytest.mark.parametrize("picture", [False, True])
def test_a_position_is_read_as_it_was_written(picture: bool) -> None:
    state = somewhere()
    content = position.write(GAME, state, picture)
    assert content.startswith(b"game: lanterns\n" if picture else b"{")
    assert GAME.same(read(content), state)


def test_json_may_be_laid_out_over_lines_and_a_picture_may_have_other_line_ends() -> None:
    state = somewhere()
    assert GAME.same(read(b"\n" + json.dumps(GAME.position(state), indent=2).encode()), state)
    assert GAME.same(read(GAME.picture(state).replace("\n", "\r\n").encode()), state)


def test_what_a_position_leaves_open_is_dealt_from_the_seed() -> None:
    open_position = GAME.position(GAME.mask(somewhere(), 0))
    assert HIDDEN in open_position["faces"]
    content = json.dumps(open_position).encode()
    assert GAME.same(read(content, 1), read(content, 1))
    assert not GAME.same(read(content, 1), read(content, 2))
    assert GAME.view(read(content, 1), 0) == GAME.view(somewhere(), 0)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "position-empty"),
        (b" \n\n", "position-empty"),
        (b"hello", "position-no-first-line"),
        (b"\x1b[31m", "position-no-first-line"),
        (b"seat: 0\ngame: lanterns\n", "position-no-first-line"),
        (b"game: chess\n", "unknown-game"),
        (b"game:\n", "unknown-game"),
        (b'{"game":"chess"}', "unknown-game"),
        (b'{"seat":0}', "position-no-game"),
        (b'{"game":7}', "position-no-game"),
        (b'{"game":"lanterns","game":"lanterns"}', "line-key-twice"),
        (b'{"game":NaN}', "line-not-a-number"),
        (b'{"game":"lanterns"}', "lanterns-form"),
        (b"game: lanterns\nseat: {\n", "lanterns-form"),
        (b"x" * (LIMIT + 1), "position-too-long"),
    ],
)
def test_what_is_not_a_position_is_refused(content: bytes, message: str) -> None:
    with pytest.raises(Problem) as found:
        read(content)
    assert found.value.message == message
    assert str(found.value).isprintable()


@pytest.mark.parametrize(
    ("content", "message", "line", "column"),
    [
        (b'{"game":"lanterns",\n  "seat" 0}', "line-not-json", 2, 10),
        (b'{"game":"lanterns"', "line-not-json", 1, 19),
        (b"game: lanterns\nseat: \xff\n", "line-not-utf8", 2, 7),
    ],
)
def test_a_broken_file_is_refused_with_line_and_column(content: bytes, message: str, line: int, column: int) -> None:
    with pytest.raises(BadLine) as found:
        read(content)
    assert (found.value.message, found.value.line, found.value.args_of_message["column"]) == (message, line, column)


def test_a_byte_order_mark_is_refused() -> None:
    with pytest.raises(BadLine, match="line-byte-order-mark"):
        read(b"\xef\xbb\xbf{}")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"players": 5}, "lanterns-set-up"),
        ({"options": ["odd"]}, "lanterns-set-up"),
        ({"seat": 7}, "lanterns-seats"),
        ({"hands": [[], [], []]}, "lanterns-numbers"),
        ({"thrown": [0, 0]}, "lanterns-numbers"),
        ({"faces": ["9"] * 19}, "lanterns-cards"),
        ({"faces": ["6"] * 19}, "lanterns-deck"),
        ({"odd": 1}, "lanterns-form"),
    ],
)
def test_an_impossible_position_is_refused(change: dict[str, Any], message: str) -> None:
    with pytest.raises(Problem) as found:
        read(json.dumps({**GAME.position(somewhere()), **change}).encode())
    assert found.value.message == message
