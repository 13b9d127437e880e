"""The options."""

from __future__ import annotations

import pytest

from tests.games.pompeii.playing import GAME, at, legal, seat
from vesuvius.game import Problem

FORO = {"b17": [0]}


def test_options_choose_the_set_and_the_place_of_the_apocalypse() -> None:
    for letter in "abc":
        deal = GAME.deal(2, [f"set_{letter}"], seed=1)
        assert deal["options"] == [f"set_{letter}"]
        assert {card[1] for card in deal["volcano"] if card != "apocalypse"} == {letter.upper()}
        assert len(deal["volcano"]) == 10
    assert GAME.deal(2, seed=1)["options"] == ["set_a"]
    assert len(GAME.deal(3, ["all_volcano"], seed=1)["volcano"]) == 19
    last = [GAME.deal(2, ["apocalypse_last"], seed=seed)["volcano"].index("apocalypse") for seed in range(8)]
    assert last == [9] * 8
    places = {GAME.deal(2, seed=seed)["volcano"].index("apocalypse") for seed in range(8)}
    assert len(places) > 1


def test_option_foro_timer_from_round_10_on() -> None:
    goods = "2 pillars, 2 planks, 2 bricks"
    assert not legal(at(seat(goods), options=["foro_timer"], round=9), "build17")
    assert legal(at(seat(goods), options=["foro_timer"], round=10), "build17")


def test_option_no_textoria_solo() -> None:
    goods = "2 planks, 1 rope"
    assert legal(at(seat(goods), players=1, round=11, built=FORO), "build14")
    assert not legal(at(seat(goods), players=1, round=11, built=FORO, options=["no_textoria"]), "build14")


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, ["set_a", "set_b"]),
        (2, ["no_textoria"]),
        (1, ["all_volcano"]),
        (1, ["foro_timer"]),
        (2, ["odd"]),
        (2, ["set_a", "set_a"]),
        (5, []),
        (0, []),
    ],
)
def test_options_that_do_not_go_together_are_refused(players: int, options: list[str]) -> None:
    with pytest.raises(Problem):
        GAME.new(players, options, seed=1)
