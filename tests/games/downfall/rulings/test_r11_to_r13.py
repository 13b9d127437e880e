from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import vesuvius
from tests.games.downfall.pictures import GAME, SIX, at
from tests.games.downfall.playing import asked, goals, places, play, seen, told

# R11. The first six tiles.

ONE_OF_EACH = "bag: scroll coin column vase mask helmet mask vase"
FIRST_SQUARES = ["~H1", "~C2", "~E4", "~K3", "~D7", "~J7"]


def test_r11_each_player_in_turn_lays_one() -> None:
    state, order = at("players: 3", "opening", "turn: k", ONE_OF_EACH, F3="rky"), []
    for token in FIRST_SQUARES:
        order.append(asked(state))
        play(state, token)
    assert order == ["k lava", "y lava", "r lava"] * 2


def test_r11_nobody_moves_before_six_lie() -> None:
    state = at("turn: r", "bag: mask coin", **SIX | {"D7": "."}, F3="rk")
    play(state, "~D7")
    assert (asked(state), seen(state, "phase")) == ("k lava", "fleeing")


def test_r11_the_next_player_begins_the_second_phase() -> None:
    state = at("players: 3", "opening", "turn: k", ONE_OF_EACH, F3="rky")
    play(state, *FIRST_SQUARES)
    assert (asked(state), seen(state, "phase")) == ("k lava", "fleeing")
    play(state, "~D6")
    assert asked(state) == "k move"


def test_r11_six_tiles_of_one_symbol_are_six() -> None:
    state = at("opening", "turn: r", "bag: " + "mask " * 7, F1="rk")
    play(state, "~D7", "~D6", "~C6", "~B6", "~A6", "~B5")
    assert (asked(state), seen(state, "phase")) == ("r lava", "fleeing")


def test_r11_players_without_pieces_lay_too() -> None:
    state = at("players: 3", "opening", "turn: r", ONE_OF_EACH, F3="r")
    play(state, "~H1")
    assert asked(state) == "k lava"


def near(square: str) -> set[str]:
    """Squares edge to edge, in the city or not."""
    around = ((1, 0), (-1, 0), (0, 1), (0, -1))
    return {f"{chr(ord(square[0]) + column)}{int(square[1]) + row}" for column, row in around}


def test_r11_on_this_board_every_tile_has_a_place_until_six_lie() -> None:
    """So that a tile set aside among the first six takes a made-up board, as below."""
    facts = GAME.facts()
    first = {symbol: lava["first"] for symbol, lava in facts["lava"].items()}
    off = {*facts["outside"], *first.values()}
    ways = {f"{column}{row}": near(f"{column}{row}") - off for column in "ABCDEFGHIJK" for row in range(1, 8)}
    ways = {square: {way for way in beside if way in ways} for square, beside in ways.items()}
    lying = {frozenset[tuple[str, str]]()}
    for _ in range(6):
        further = set()
        for tiles in lying:
            taken = {square for square, _ in tiles}
            for symbol, square in first.items():
                own = [where for where, laid in tiles if laid == symbol]
                free = {way for where in own for way in ways[where]} - taken if own else {square}
                assert free
                further |= {tiles | {(where, symbol)} for where in free}
        lying = further


# A city where the coins can shut in the masks: the mask begins on A6, the coin beside it on A5.
STUCK_EARLY = {
    "players": 3,
    "phase": "opening",
    "turn": 2,
    "pieces": {"F3": [1, 1, 1]},
    "lava": {"A5": "coin", "B5": "coin", "A6": "mask"},
    "bag": ["coin", "mask", "scroll", "helmet", "vase", "mask"],
}
REPLAY = """
import json, sys, vesuvius
game = vesuvius.load("downfall")
state = game.at(json.loads(sys.argv[1]), seed=1)
for token in sys.argv[2:]:
    view = game.view(state)
    print("rky"[view["decides"]], view["decision"], view["phase"])
    game.play(state, token)
view = game.view(state)
print("rky"[view["decides"]], view["decision"], view["phase"], *view["set_aside"])
"""


@pytest.fixture(scope="module")
def stuck_early(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """Who is asked what, with the second mask set aside when only four tiles lie."""
    folder = tmp_path_factory.mktemp("made-up")
    own = Path(vesuvius.__file__).parent
    shutil.copytree(own, folder / "vesuvius", ignore=shutil.ignore_patterns("__pycache__", "cli"))
    board = folder / "vesuvius" / "games" / "downfall" / "data" / "board.toml"
    text = board.read_text("utf-8")
    assert 'first = "C2"' in text
    assert 'first = "D7"' in text
    board.write_text(text.replace('first = "C2"', 'first = "A5"').replace('first = "D7"', 'first = "A6"'), "utf-8")
    words = [sys.executable, "-c", REPLAY, json.dumps(STUCK_EARLY), "~B6", "~H1", "~J7", "~K3"]
    environment = {**os.environ, "PYTHONPATH": str(folder), "VESUVIUS_RULES": "plain"}
    done = subprocess.run(words, env=environment, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


@pytest.mark.starts_program
def test_r11_a_tile_set_aside_is_not_drawn_again_for(stuck_early: list[str]) -> None:
    """Red drew the mask; black, not red, is asked next."""
    assert stuck_early[:2] == ["y lava opening", "k lava opening"]


@pytest.mark.starts_program
def test_r11_a_tile_set_aside_is_not_one_of_the_six(stuck_early: list[str]) -> None:
    """Seven tiles have been drawn when the sixth lies; red lays the next one and begins the moves."""
    assert stuck_early[2:] == ["y lava opening", "r lava fleeing", "r move fleeing mask"]


# R12. Where lava goes.

MASK = ("turn: r", "bag: mask coin")


def test_r12_the_first_tile_of_a_symbol_goes_onto_its_first_square() -> None:
    state, tokens = at("opening", "turn: r", ONE_OF_EACH, F3="rk"), []
    for token in FIRST_SQUARES:
        tokens += GAME.legal(state)
        play(state, token)
    assert tokens == FIRST_SQUARES


def test_r12_later_ones_edge_to_edge_never_diagonally() -> None:
    state = at("turn: r", "bag: column", **SIX, A1="rk")
    assert places(state, "~") == ["D4", "E3", "E5", "F4"]


def test_r12_beside_any_tile_of_the_symbol() -> None:
    state = at(*MASK, **SIX, A1="rk", E7="~m", F7="~m")
    assert places(state, "~") == ["D6", "E6", "F6", "G7"]


def test_r12_not_beside_other_symbols_only() -> None:
    state = at(*MASK, **SIX, A1="rk", D6="~m", D5="~m")
    assert places(state, "~") == ["C5", "C6", "D4", "E5", "E6", "E7"]


def test_r12_on_squares_without_lava() -> None:
    state = at(*MASK, **SIX, A1="rk", E5="~col", E6="~col", E7="~col")
    assert places(state, "~") == ["D6"]


def test_r12_on_city_squares() -> None:
    """I1 and K2 lie outside."""
    state = at("turn: r", "bag: scroll", **SIX, A1="rk", H2="~s", I2="~s", J2="~s")
    assert places(state, "~") == ["G1", "G2", "H3", "I3", "J3"]


def test_r12_a_first_square_is_reserved_for_its_own_symbol() -> None:
    masks = {"D7": "~m", "D6": "~m", "D5": "~m", "D4": "~m"}
    state = at("turn: r", "bag: mask coin", **SIX | masks | {"E4": "."}, A1="rk")
    assert places(state, "~") == ["C4", "C5", "C6", "D3", "E5", "E6", "E7"]


def test_r12_so_is_one_in_the_south() -> None:
    masks = dict.fromkeys(["D7", "E7", "F7", "G7", "H7", "I7"], "~m")
    state = at("turn: r", "bag: mask coin", **masks, A1="rk")
    assert places(state, "~") == ["D6", "E6", "F6", "G6", "H6", "I6"]


def test_r12_its_own_symbol_may_still_begin_there() -> None:
    masks = {"D7": "~m", "D6": "~m", "D5": "~m", "D4": "~m"}
    state = at("turn: r", "bag: column coin", **SIX | masks | {"E4": "."}, A1="rk")
    assert places(state, "~") == ["E4"]


def test_r12_squares_with_pieces_may_be_covered() -> None:
    state = at(*MASK, **SIX, A1="rk", D6="2k", E7="k")
    assert places(state, "~") == ["D6", "E7"]


def test_r12_covered_pieces_go_into_the_volcano() -> None:
    state = at("players: 3", *MASK, **SIX, A1="rk", D6="2ky")
    events = play(state, "~D6")
    assert seen(state, "volcano", "pieces") == [[0, 2, 1], {"A1": [1, 1, 0]}]
    assert told(events, "burnt") == [{"square": "D6", "pieces": [0, 2, 1]}]


def test_r12_they_are_burnt_not_enclosed() -> None:
    state = at(*MASK, **SIX, A1="rk", D6="2k")
    assert [event.kind for event in play(state, "~D6")] == ["covered", "burnt"]


def test_r12_ones_own_pieces_too() -> None:
    state = at(*MASK, **SIX, A1="rk", D6="2rk")
    play(state, "~D6")
    assert seen(state, "volcano", "city") == [[2, 1], [1, 1]]


def test_r12_a_first_square_with_pieces_on_it_is_covered_too() -> None:
    state = at(*MASK, **SIX | {"D7": "rk"}, A1="rk", H2="~s")
    play(state, "~D7")
    assert seen(state, "volcano") == [1, 1]


def test_r12_half_a_building_is_one_square() -> None:
    """House 6 stands on D4 and D5; only the pieces of the covered half are lost."""
    state = at("turn: r", "bag: column", **SIX, D4="2k", D5="2k", A1="r")
    play(state, "~D4")
    assert seen(state, "pieces")["D5"] == [0, 2]


# R13. No place for a tile. The columns shut in the mask.

STUCK = {"E4": "~col", "E5": "~col", "E6": "~col", "E7": "~col", "D6": "~col", "D7": "~m"}


def test_r13_nothing_is_asked_and_the_moves_go_on() -> None:
    state = at("turn: r", "decision: move 1", "bag: mask coin", **STUCK, F1="rk", A1="k")
    events = play(state, "F1>out")
    assert (asked(state), told(events, "set_aside")) == ("k move", [{"symbol": "mask"}])


def test_r13_both_moves_are_made() -> None:
    state = at("turn: r", "decision: move 1", "bag: mask coin", **STUCK, F1="rk", A1="k")
    play(state, "F1>F2", "A1>out")
    assert (asked(state), goals(state, "F1")) == ("k move", ["E1", "F2", "G1", "out"])


def test_r13_it_lies_nowhere_and_is_set_aside_for_good() -> None:
    state = at("turn: r", "decision: move 1", "bag: mask coin", **STUCK, F1="rk", A1="k")
    play(state, "F1>out")
    assert (seen(state, "set_aside", "tiles_left"), len(seen(state, "lava"))) == ([["mask"], 1], 6)


def test_r13_without_pieces_the_next_player_draws() -> None:
    state = at("players: 3", "turn: r", "decision: move 1", "bag: mask coin", **STUCK, F1="ry")
    play(state, "F1>F2")
    assert (asked(state), seen(state, "tile", "set_aside")) == ("y lava", ["coin", ["mask"]])


def test_r13_several_in_a_row() -> None:
    state = at("players: 3", "turn: r", "decision: move 1", "bag: mask mask coin", **STUCK, F1="ry")
    play(state, "F1>F2")
    assert (asked(state), seen(state, "set_aside")) == ("y move", ["mask", "mask"])


def test_r13_after_the_last_tile_too_the_turn_goes_on() -> None:
    state = at("turn: r", "decision: move 1", "bag: mask", **STUCK, F1="rk")
    play(state, "F1>F2")
    assert (asked(state), seen(state, "tiles_left")) == ("k move", 0)


def test_r13_a_last_tile_without_place_ends_the_game_where_nobody_moves() -> None:
    state = at("players: 3", "turn: r", "decision: move 1", "bag: mask", **STUCK, F1="ry")
    play(state, "F1>F2")
    assert (asked(state), seen(state, "volcano")) == ("over", [1, 0, 1])


def test_r13_a_square_reserved_for_another_symbol_is_no_place() -> None:
    """Columns and masks leave the helmets in the south-east nothing but the first square of the vase, K3."""
    helmets = dict.fromkeys(["J7", "K7", "K6", "K5", "K4"], "~h")
    columns = dict.fromkeys(["E4", "F4", "G4", "H4", "I4", "J4", "J5", "J6"], "~col")
    masks = dict.fromkeys(["D7", "E7", "F7", "G7", "H7", "I7"], "~m")
    state = at("turn: r", "decision: move 1", "bag: helmet coin", **helmets, **columns, **masks, F1="rk")
    play(state, "F1>F2")
    assert (asked(state), seen(state, "set_aside")) == ("k move", ["helmet"])
