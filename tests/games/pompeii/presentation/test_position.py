"""Positions and pictures: to a state and back, and what is refused."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.games.pompeii.lively_players import choose
from tests.games.pompeii.playing import GAME, at, has, legal, owns, play, seat
from vesuvius.formats.json_lines import encode
from vesuvius.game import Problem
from vesuvius.games.pompeii.presentation.position_schema import Position, Seat


def along(players: int) -> list[Any]:
    """States of a lively game, one in seven."""
    chance, state, found = random.Random(players), GAME.new(players, ["set_b"], players), []
    for ply in range(420):
        if GAME.seat(state) is None:
            break
        if ply % 7 == 0:
            found.append(GAME.copy(state))
        GAME.play(state, choose(chance, GAME.legal(state)))
    return found


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_position_plays_on_exactly(players: int) -> None:
    chance = random.Random(1)
    for state in along(players):
        data = msgspec.json.decode(encode(GAME.position(state)))
        back = GAME.at(data)
        assert encode(GAME.position(back)) == encode(data)
        for viewer in (None, *range(players)):
            assert GAME.view(back, viewer) == GAME.view(state, viewer)
        for _ in range(12):
            if GAME.seat(state) is not None:
                token = chance.choice(GAME.legal(state))
                assert GAME.legal(back) == GAME.legal(state)
                assert GAME.play(back, token) == GAME.play(state, token)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_picture_shows_the_same_position(players: int) -> None:
    for state in along(players):
        picture = GAME.picture(state)
        assert picture.startswith("game: pompeii\n")
        back = GAME.at(picture, seed=1)
        assert GAME.picture(back) == picture
        assert GAME.legal(back) == GAME.legal(state)


def test_the_examples_of_the_documentation_can_be_read() -> None:
    text = (Path(__file__).parents[4] / "docs" / "positions.md").read_text("utf-8")
    drawn = re.findall(r'at\("""(game: pompeii.*?)"""', text, re.DOTALL)
    written = re.findall(r'```json\n({"game": "pompeii".*?)```', text, re.DOTALL)
    assert {"@b10", "train:S01", "act:C35"} <= {*legal(GAME.at(drawn[0], seed=1))}
    volcano = GAME.position(GAME.at(msgspec.json.decode(written[0]), seed=1))["volcano"]
    assert (volcano[0], volcano[2]) == ("VA01", "apocalypse")


def test_the_documentation_names_every_key() -> None:
    text = (
        (Path(__file__).parents[4] / "docs" / "positions.md").read_text("utf-8").partition("## Pompeii: the picture")[2]
    )
    keys = {*Position.__struct_fields__, *Seat.__struct_fields__}
    assert not {key for key in keys if not re.search(rf"[`\"]{key}\b", text)}


def test_a_picture_by_hand() -> None:
    state = GAME.at(
        "game: pompeii\nplayers: 2\nbuilt: b7=0 b17=1,0\nseat 0: 3 grain, 2 wood | workers 4 | active S30\nseat 1: -", 1
    )
    assert {"@b7", "@b7/S30"} <= {*legal(state)}
    play(state, "@b7/S30", "*3")
    assert owns(state) == {"wood": 2, "flour": 4}


def test_what_a_position_leaves_open_is_dealt_from_the_seed() -> None:
    one, other = (GAME.at({"players": 3}, seed) for seed in (1, 2))
    assert GAME.same(one, GAME.at({"players": 3}, 1))
    assert not GAME.same(one, other)
    everything = GAME.position(GAME.at({"players": 3, "options": ["all_volcano", "apocalypse_last"]}, 1))
    assert (len(everything["volcano"]), everything["volcano"][-1]) == (19, "apocalypse")


@pytest.mark.parametrize(
    "position",
    [
        {},
        {"players": 9},
        {"players": 2, "odd": 1},
        {"players": 2, "round": "x"},
        {"players": 2, "stage": "odd"},
        {"players": 2, "built": {"b99": []}},
        {"players": 2, "seats": [{"hand": ["S99"]}]},
        {"players": 2, "seats": [{"goods": {"odd": 1}}]},
        {"players": 2, "pending": [["odd", 0, 0, 0, 0]]},
        {"players": 2, "pending": [["action", 0, 0, 0, 0]] * 99},
        {"players": 2, "options": ["odd"]},
        5,
        "",
        "odd",
        "game: pompeii\nplayers: x",
        "game: pompeii\nplayers: 2\nbuilt: b7",
        "game: pompeii\nplayers: 2\nseat 0: grain",
        "game: pompeii\nplayers: 2\npending: [",
    ],
)
def test_what_is_no_position_is_refused(position: Any) -> None:
    with pytest.raises(Problem):
        GAME.at(position, 1)


def test_positions_of_tests_are_complete() -> None:
    state = at(seat("1 grain"), seat())
    assert GAME.position(GAME.at(GAME.position(state))) == GAME.position(state)


def test_p62_taken_workers_that_stand_are_not_among_ones_own() -> None:
    state = at(at={"grain": [2]}, borrowed={"grain": [1]})
    assert has(state, 0, "left") == 2
