"""What cannot be is refused with a message of its own, and what real games reach is not."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.games.pompeii.lively_players import choose
from tests.games.pompeii.playing import GAME
from tests.games.pompeii.presentation.refused_positions import CARDS, FORM, NUMBERS, PENDING, TABLE, WORDS
from vesuvius.engine.rule import PLAIN
from vesuvius.game import Problem
from vesuvius.texts import LANGUAGES, Texts

TEXTS = [Texts(language) for language in LANGUAGES]
GAMES = [
    (1, ["set_a"]),
    (1, ["set_c", "no_textoria"]),
    (2, ["set_b"]),
    (3, ["all_volcano", "apocalypse_last"]),
    (4, ["set_c", "foro_timer"]),
]


def problem(position: Any) -> str:
    """What is wrong with a position, once it has been said in every language."""
    with pytest.raises(Problem) as caught:
        GAME.at(position, seed=1)
    message, args = caught.value.message, caught.value.args_of_message
    for texts in TEXTS:
        assert texts.has(message)
        assert "{$" not in texts(message, **args)
    return str(caught.value)


@pytest.mark.parametrize(("position", "message"), [*FORM, *WORDS, *NUMBERS, *CARDS, *TABLE, *PENDING])
def test_what_cannot_be(position: Any, message: str) -> None:
    said = problem(position).removeprefix("position-")
    assert said == message or (" known=" not in message and said.startswith(f"{message} known="))


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ({"players": 2, "revealed": ["VB01"]}, "deal-wrong-volcano-card got=VB01"),
        ({"players": 1, "revealed": ["apocalypse"]}, "deal-wrong-volcano-card got=apocalypse"),
        ({"players": 2, "volcano": ["VA01", "VA02"]}, "deal-apocalypse-place"),
        ({"players": 9}, "wrong-players got=9 lowest=1 highest=4"),
    ],
)
def test_what_deals_refuse_positions_refuse_too(position: Any, message: str) -> None:
    assert problem(position) == message


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_what_real_games_reach_can_be(players: int, options: list[str]) -> None:
    chance, state = random.Random(5), GAME.new(players, options, seed=5)
    for ply in range(60 if PLAIN else 6000):
        if ply % 40 == 0 or GAME.seat(state) is None:
            assert GAME.position(GAME.at(GAME.position(state))) == GAME.position(state)
        if GAME.seat(state) is None:
            break
        GAME.play(state, choose(chance, GAME.legal(state)))
    assert PLAIN or GAME.seat(state) is None


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_what_a_seat_sees_can_be_and_the_rest_is_dealt(players: int, options: list[str]) -> None:
    chance, state = random.Random(5), GAME.new(players, options, seed=5)
    for ply in range(40 if PLAIN else 400):
        if GAME.seat(state) is None:
            break
        if ply % 37 == 0:
            for viewer in (None, *range(players)):
                back = GAME.at(GAME.position(GAME.mask(state, viewer)), seed=ply)
                assert GAME.view(back, viewer) == GAME.view(state, viewer)
        GAME.play(state, choose(chance, GAME.legal(state)))


def test_nothing_that_is_damaged_breaks_the_reader() -> None:
    """Values of any kind under any key: read, or one clear Problem."""
    odd: list[Any] = [None, -1, 99, 1.5, True, "odd", [], ["odd"], [[0]], [9], {}, {"odd": 1}, {"b7": [9]}, {"b7": -1}]
    chance, state = random.Random(1), GAME.new(3, seed=1)
    for ply in range(100):
        if ply % 50 == 20:
            position = GAME.position(state)
            for key in position:
                for value in odd:
                    try:
                        GAME.at({**position, key: value}, seed=1)
                    except Problem:
                        continue
        GAME.play(state, choose(chance, GAME.legal(state)))
