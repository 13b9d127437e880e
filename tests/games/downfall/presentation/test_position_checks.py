from __future__ import annotations

import random
from typing import Any

import pytest

from tests.games.downfall.pictures import GAME, SIX, can_be_said, picture
from tests.games.downfall.presentation.refused_positions import AFTER, BEFORE, ERUPTED, NOT_ASKED, SEETHING
from vesuvius.game import Problem


def problem(position: Any) -> str:
    """What is wrong with a position."""
    with pytest.raises(Problem) as caught:
        GAME.at(position, seed=1)
    assert caught.value.message.startswith("position-")
    assert can_be_said(caught.value.message, caught.value.args_of_message)
    return str(caught.value).removeprefix("position-")


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ([], "not-an-object key= got=[]"),
        ({}, "no-board"),
        ({"pieces": {}, "piece": {}}, "unknown-key key=piece known="),
        ({"pieces": {}, "game": "chess"}, "unknown-word key=game got=chess known=['downfall']"),
        ({"pieces": []}, "not-an-object key=pieces got=[]"),
        ({"pieces": {"A8": [1, 0]}}, "no-such-square key=pieces got=A8"),
        ({"pieces": {"I1": [1, 0]}}, "outside key=pieces got=I1"),
        ({"pieces": {"A2": [1]}}, "wrong-counts key=A2 got=[1] players=2"),
        ({"pieces": {"A2": [1, -1]}}, "wrong-counts key=A2 got=[1, -1] players=2"),
        ({"pieces": {"A2": [1, True]}}, "wrong-counts key=A2 got=[1, True] players=2"),
        ({"pieces": {}, "lava": {"A2": "ash"}}, "unknown-word key=lava A2 got=ash"),
        ({"pieces": {}, "phase": "lunch"}, "unknown-word key=phase got=lunch"),
        ({"pieces": {}, "turn": 2}, "wrong-number key=turn got=2 lowest=0 highest=1"),
        ({"pieces": {}, "turn": "r"}, "wrong-number key=turn got=r"),
        ({"pieces": {}, "decision": "omen"}, "unknown-word key=decision got=omen known=['card']"),
        ({"pieces": {}, "decision": "move", "phase": "seething"}, "unknown-word key=decision got=move"),
        ({"pieces": {}, "decision": "call", "phase": "seething"}, "missing key=decides"),
        ({"pieces": {}, "decision": "relative", "phase": "seething"}, "missing key=came"),
        ({"pieces": {}, "phase": "over", "decision": "lava"}, "key-not-now key=decision phase=over"),
        ({"pieces": {}, "tile": "mask"}, "key-not-now key=tile phase=settling"),
        ({"pieces": {"A1": [1, 0]}, "phase": "opening", "hands": []}, "key-not-now key=hands phase=opening"),
        ({"pieces": {}, "phase": "seething", "reshuffled": []}, "key-not-now key=reshuffled phase=seething"),
        ({"pieces": {}, "phase": "seething", "open": {}}, "key-not-now key=open phase=seething"),
        ({"pieces": {}, "came": []}, "key-not-here key=came decision=relative"),
        ({"pieces": {}, "hands": [None]}, "wrong-hands key=hands got=1 players=2"),
        ({"pieces": {}, "hands": [None, "3"]}, "not-a-list key=hands got=3"),
        ({"pieces": {}, "hands": [["12"], None]}, "unknown-piece key=hands got=12 place=1"),
        ({"pieces": {}, "stock": ["...", "3"]}, "unknown-piece key=stock got=... place=1"),
        ({"pieces": {}, "bag": ["helmet/mask"]}, "needs-option key=bag place=1 tile=helmet/mask option=dual_vents"),
        ({"pieces": {}, "any_deal": 1}, "wrong-flag key=any_deal got=1"),
        ({"pieces": {}, "phase": "over", "shown": {"seat": 0}}, "wrong-object key=shown"),
        ({"pieces": {}, "phase": "seething", "volcano": [1, 0], "omens": 0}, "wrong-number key=omens got=0 lowest=1"),
    ],
)
def test_json_that_cannot_be_read(position: Any, message: str) -> None:
    assert problem(position).startswith(message)


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("players", 1, "wrong-players"),
        ("players", 5, "wrong-players"),
        ("players", True, "wrong-players"),
        ("options", ["fast"], "unknown-option"),
        ("options", "closed_vents", "deal-options-not-a-list"),
        ("options", ["free_moves", "free_moves"], "deal-option-twice"),
        ("reshuffled", ["3"] * 16, "deal-wrong-reshuffle"),
    ],
)
def test_what_deals_refuse_positions_refuse_too(key: str, value: Any, message: str) -> None:
    with pytest.raises(Problem, match=message):
        GAME.at({"pieces": {}, key: value})


@pytest.mark.parametrize(
    ("lines", "cells", "message"),
    [
        (["nonsense here"], {}, "unreadable-line line=2 text=nonsense here"),
        (["weather: fine"], {}, "unknown-line line=2 key=weather"),
        (["turn: r", "turn: k"], {}, "key-twice line=3 key=turn"),
        (["turn: q"], {}, "wrong-line line=2 key=turn got=q"),
        (["turn:"], {}, "wrong-line line=2 key=turn"),
        (["turn: r k"], {}, "wrong-line line=2 key=turn got=r k"),
        (["players: three"], {}, "wrong-line line=2 key=players got=three"),
        (["volcano: 3"], {}, "wrong-line line=2 key=volcano got=3"),
        (["bag: co"], {}, "wrong-line line=2 key=bag got=co"),
        (["hands: 3 3 4 5"], {}, "wrong-line line=2 key=hands got=3"),
        (["hands: r 3 3 4 5 / r 1"], {}, "wrong-line line=2 key=hands got=r 1"),
        (["decision: move fast"], {}, "wrong-line line=2 key=decision got=fast"),
        (["decision: omen now"], {}, "wrong-line line=2 key=decision got=omen now"),
        (["1 | . ."], {}, "row-length line=2 row=1 got=2 wanted=11"),
        (["7 | # # # . . . . . . . ."], {}, "row-twice line=9 row=7"),
        ([], {"A2": "q"}, "wrong-cell line=3 square=A2 got=q"),
        ([], {"A2": "9999r"}, "wrong-cell line=3 square=A2 got=9999r"),
        ([], {"A2": "~co"}, "wrong-cell line=3 square=A2 got=~co"),
        ([], {"A2": "#"}, "outside-cell line=3 square=A2 got=#"),
        ([], {"I1": "r"}, "outside-cell line=2 square=I1 got=r"),
        ([], {"A2": "y"}, "colour-not-in-play where=A2 colour=yellow players=2"),
        (["hands: y 1 1 1 1"], {}, "colour-not-in-play where=hands colour=yellow players=2"),
        (["volcano: b"], {}, "colour-not-in-play where=volcano colour=blue players=2"),
    ],
)
def test_pictures_that_cannot_be_read(lines: list[str], cells: dict[str, str], message: str) -> None:
    assert problem(picture(*lines, **cells)).startswith(message)


def test_pictures_need_every_row() -> None:
    assert problem("game: downfall") == "row-missing row=1"
    assert problem(picture().rpartition("\n")[0]) == "row-missing row=7"


@pytest.mark.parametrize(("lines", "cells", "message"), BEFORE)
def test_what_cannot_be_before_the_eruption(lines: list[str], cells: dict[str, str], message: str) -> None:
    assert problem(picture(*lines, **cells)).startswith(message)


@pytest.mark.parametrize(("lines", "cells", "message"), NOT_ASKED)
def test_decisions_that_nobody_is_asked_for(lines: list[str], cells: dict[str, str], message: str) -> None:
    assert problem(picture(*SEETHING, *lines, **cells)).startswith(message)


@pytest.mark.parametrize(("lines", "cells", "message"), AFTER)
def test_what_cannot_be_after_the_eruption(lines: list[str], cells: dict[str, str], message: str) -> None:
    assert problem(picture(*ERUPTED, *lines, **cells)).startswith(message)


def test_a_piece_on_lava() -> None:
    position = {"pieces": {"H1": [1, 0]}, "lava": {"H1": "scroll"}}
    assert problem(position) == "piece-on-lava square=H1 symbol=scroll"


def test_r13_a_tile_without_a_place_is_not_asked_for() -> None:
    cells = {
        **SIX,
        "I7": "~h",
        "K7": "~h",
        "J6": "~v",
        "J5": "~v",
        "J4": "~v",
        "J3": "~v",
        "K6": "~v",
        "I6": "~s",
        "H7": "~s",
    }
    cells |= {"H6": "~s", "H5": "~s", "H4": "~s", "H3": "~s", "H2": "~s"}
    lines = ("options: dual_vents", "any_deal", "turn: r", "tile: helmet")
    assert problem(picture(*lines, **cells, A1="r")) == "no-place tile=helmet"


def test_an_open_stock_ends_with_what_is_left() -> None:
    over, hands = {"pieces": {}, "phase": "over"}, [["1"] * 4, ["2"] * 4]
    assert problem({**over, "stock": ["3"], "open": {"hands": hands, "stock": ["4"]}}) == "open-stock"
    assert problem({**over, "open": {"hands": hands, "stock": ["4"] * 43}}) == "stock-size got=43 most=42"


def test_nothing_that_is_damaged_breaks_the_reader() -> None:
    """Values of any kind under any key: read, or one clear Problem."""
    odd: list[Any] = [None, -1, 99, 1.5, True, "odd", [], ["odd"], [["odd"]], [[[]]], {}, {"odd": 1}, {"A2": 1}]
    for seed in range(3):
        state, chosen = GAME.new(2 + seed, GAME.options[:seed], seed=seed), random.Random(seed)
        while GAME.seat(state) is not None:
            if chosen.random() < 0.05:
                position = GAME.position(state)
                for key in position:
                    for value in odd:
                        try:
                            GAME.at({**position, key: value})
                        except Problem:
                            continue
            GAME.play(state, chosen.choice(GAME.legal(state)))


def test_damaged_pictures_are_read_or_refused() -> None:
    for seed in range(3):
        state, chosen = GAME.new(2 + seed, GAME.options[:seed], seed=seed), random.Random(seed)
        for _ in range(chosen.randrange(60)):
            if GAME.seat(state) is not None:
                GAME.play(state, chosen.choice(GAME.legal(state)))
        text = GAME.picture(state)
        for _ in range(200):
            place = chosen.randrange(len(text))
            damaged = text[:place] + chosen.choice("rk~#|: 7?\n/.") + text[place + chosen.randrange(3) :]
            try:
                GAME.at(damaged, seed=1)
            except Problem:
                continue
