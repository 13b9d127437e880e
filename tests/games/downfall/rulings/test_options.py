"""The options, alone and together; a name begins with the option that it is about."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

import pytest

from tests.games.downfall.pictures import GAME, SIX, at
from tests.games.downfall.playing import asked, goals, places, play, seen
from vesuvius.game import Problem

SUBSETS = [subset for count in range(4) for subset in combinations(GAME.options, count)]
DUALS = ["column/coin", "helmet/mask", "vase/scroll"]

# Option dual_vents.


def dual(*lines: str, options: str = "dual_vents", **cells: str) -> Any:
    """Red has drawn the tile helmet/mask."""
    return at(f"options: {options}", "turn: r", "tile: helmet/mask", *lines, **cells)


def test_dual_vents_adds_three_tiles() -> None:
    bag = GAME.deal(2, ["dual_vents"], seed=1)["bag"]
    assert (len(bag), sorted(tile for tile in bag if "/" in tile)) == (48, DUALS)


def test_dual_vents_they_lie_anywhere_in_the_bag() -> None:
    bags = [GAME.deal(2, ["dual_vents"], seed=seed)["bag"] for seed in range(150)]
    assert {place for bag in bags for place, tile in enumerate(bag) if "/" in tile} == set(range(48))


@pytest.mark.parametrize("options", [[], ["closed_vents", "free_moves"]])
def test_dual_vents_off_unless_asked_for(options: list[str]) -> None:
    bag = GAME.deal(2, options, seed=1)["bag"]
    assert (len(bag), [tile for tile in bag if "/" in tile]) == (45, [])


def test_dual_vents_no_such_tile_without_the_option() -> None:
    with pytest.raises(Problem, match="position-needs-option"):
        at("turn: r", "tile: helmet/mask", **SIX, A1="rk")


def test_dual_vents_the_drawer_chooses_the_symbol() -> None:
    state = dual("bag: coin", **SIX, A1="rk")
    assert GAME.legal(state) == ["~D6mask", "~E7mask", "~I7helmet", "~J6helmet", "~K7helmet"]


def test_dual_vents_the_tile_is_then_of_that_symbol() -> None:
    state = dual("bag: coin mask helmet", **SIX, A1="rk")
    play(state, "~D6mask")
    assert seen(state, "lava")["D6"] == "mask"


def test_dual_vents_later_tiles_lie_beside_it_as_beside_any_other() -> None:
    state = dual("bag: mask coin", **SIX, A1="2rk")
    play(state, "~D6mask", "A1>out", "A1>out")
    assert places(state, "~") == ["C6", "D5", "E6", "E7"]


def test_dual_vents_the_other_symbol_gains_nothing() -> None:
    state = dual("bag: helmet coin", **SIX, A1="2rk")
    play(state, "~D6mask", "A1>out", "A1>out")
    assert places(state, "~") == ["I7", "J6", "K7"]


def test_dual_vents_as_a_symbol_not_yet_begun_it_goes_onto_the_first_square() -> None:
    state = dual("opening", "bag: coin", A1="rk")
    assert GAME.legal(state) == ["~D7mask", "~J7helmet"]


def test_dual_vents_one_symbol_begun_and_the_other_not() -> None:
    state = dual("opening", "bag: coin", D7="~m", A1="rk")
    assert GAME.legal(state) == ["~D6mask", "~E7mask", "~J7helmet"]


def test_dual_vents_it_is_then_the_first_tile_of_the_symbol() -> None:
    state = dual("opening", "bag: mask coin", A1="rk")
    play(state, "~D7mask")
    assert places(state, "~") == ["D6", "E7"]


def test_dual_vents_the_symbol_that_was_not_chosen_has_not_begun() -> None:
    state = dual("opening", "bag: helmet coin", A1="rk")
    play(state, "~D7mask")
    assert places(state, "~") == ["J7"]


def test_dual_vents_r11_it_counts_among_the_first_six() -> None:
    state = dual("bag: coin", **SIX | {"J7": "."}, A1="rk")
    play(state, "~J7helmet")
    assert (asked(state), seen(state, "phase")) == ("k lava", "fleeing")


def test_dual_vents_r12_first_squares_of_others_stay_reserved() -> None:
    masks = {"D7": "~m", "D6": "~m", "D5": "~m", "D4": "~m"}
    state = dual("bag: coin", **SIX | masks | {"E4": "."}, A1="rk")
    assert "~E4mask" not in GAME.legal(state)


STUCK = {"E4": "~col", "E5": "~col", "E6": "~col", "E7": "~col", "D6": "~col", "D7": "~m"}


def test_dual_vents_r13_where_one_symbol_has_no_place_the_other_is_left() -> None:
    state = dual("bag: coin", **STUCK, J7="~h", A1="rk")
    assert GAME.legal(state) == ["~I7helmet", "~J6helmet", "~K7helmet"]


def test_dual_vents_r13_where_only_the_second_symbol_has_no_place_it_is_drawn_all_the_same() -> None:
    lines = ["options: dual_vents", "turn: r", "decision: move 1", "bag: helmet/mask coin"]
    state = at(*lines, **STUCK, J7="~h", A1="rk")
    play(state, "A1>out")
    assert GAME.legal(state) == ["~I7helmet", "~J6helmet", "~K7helmet"]


def test_dual_vents_r13_where_only_the_first_symbol_has_no_place_it_is_drawn_all_the_same() -> None:
    vases = dict.fromkeys(["K3", "K4", "K5", "K6", "K7", "J6"], "~v")
    masks = dict.fromkeys(["D7", "E7", "F7", "G7", "H7", "I7"], "~m")
    lines = ["options: dual_vents", "turn: r", "decision: move 1", "bag: helmet/mask coin"]
    state = at(*lines, **vases, **masks, J7="~h", A1="rk")
    play(state, "A1>out")
    assert [token[3:] for token in GAME.legal(state)] == ["mask"] * 6


def test_dual_vents_r13_where_neither_has_a_place_it_is_set_aside() -> None:
    vases = dict.fromkeys(["K3", "K4", "K5", "K6", "K7"], "~v") | {"J5": "~v", "J6": "~v"}
    columns = dict.fromkeys(["F7", "G7", "H7", "I7"], "~col")
    lines = ["options: dual_vents", "turn: r", "decision: move 1", "bag: helmet/mask coin", "any_deal"]
    state = at(*lines, **STUCK, **vases, **columns, J7="~h", A1="rk")
    play(state, "A1>out")
    assert (asked(state), seen(state, "set_aside")) == ("k move", ["helmet/mask"])


@pytest.mark.parametrize(("tile", "tokens"), [("vase/scroll", "K3vase H1scroll"), ("column/coin", "E4column C2coin")])
def test_dual_vents_the_other_two_tiles(tile: str, tokens: str) -> None:
    state = at("options: dual_vents", "opening", "turn: r", f"tile: {tile}", "bag: mask", A1="rk")
    assert places(state, "~") == sorted(tokens.split())


# Option closed_vents. The vase has not begun, so that K3 is empty.

NO_VASE = {**{name: tile for name, tile in SIX.items() if name != "K3"}, "J6": "~h"}


def closed(*lines: str, options: str = "closed_vents", **cells: str) -> Any:
    return at(f"options: {options}", "turn: r", *lines, **cells)


def test_closed_vents_empty_first_squares_may_not_be_entered() -> None:
    state = closed("decision: move 2", "bag: coin", **NO_VASE, K4="r")
    assert goals(state, "K4") == ["J4", "K5"]


def test_closed_vents_nor_passed() -> None:
    """From J3 to K4 it is two squares either way, over K3 or over J4, which has lava."""
    state = closed("decision: move 2", "bag: coin", **NO_VASE, J5="~h", J4="~h", J3="rk", K5="k")
    assert "K4" not in goals(state, "J3")


def test_closed_vents_off_unless_asked_for() -> None:
    state = at("turn: r", "decision: move 2", "bag: coin", **NO_VASE, K4="r")
    assert goals(state, "K4") == ["J4", "K3", "K5"]


def test_closed_vents_r14_they_bar_the_way_as_lava_does() -> None:
    """K4's neighbours: lava on J4 and soon on K5, and the empty vent on K3."""
    state = closed("bag: helmet coin", **NO_VASE, J5="~h", J4="~h", K4="2k", A1="rk")
    play(state, "~K5")
    assert seen(state, "volcano", "pieces") == [[0, 2], {"A1": [1, 1]}]


def test_closed_vents_r14_during_the_first_six_tiles_too() -> None:
    helmets = {"J7": "~h", "J6": "~h", "J5": "~h", "J4": "~h"}
    state = closed("bag: helmet coin", **helmets, K4="2k", A1="rk")
    play(state, "~K5")
    assert (seen(state, "phase"), seen(state, "volcano")) == ("opening", [0, 2])


def test_closed_vents_the_first_tile_still_goes_there() -> None:
    state = closed("bag: vase coin", **NO_VASE, A1="rk")
    assert places(state, "~") == ["K3"]


def test_closed_vents_other_squares_are_as_before() -> None:
    state = closed("decision: move 2", "bag: coin", **SIX, F3="r4k")
    assert GAME.legal(state) == GAME.legal(at("turn: r", "decision: move 2", "bag: coin", **SIX, F3="r4k"))


def entered(seed: int, options: list[str]) -> bool:
    """Whether, in a random game, a piece could ever have moved onto an empty first lava square."""
    state, chosen, found = GAME.new(3, options, seed=seed), random.Random(seed), False
    vents = {lava["first"] for lava in GAME.facts()["lava"].values()}
    while GAME.seat(state) is not None:
        legal = GAME.legal(state)
        found |= any(token.partition(">")[2] in vents for token in legal)
        play(state, chosen.choice(legal))
    return found


@pytest.mark.parametrize("options", [[], ["closed_vents"]])
def test_closed_vents_in_games_from_the_first_card_on(options: list[str]) -> None:
    assert any(entered(seed, options) for seed in range(6)) is ("closed_vents" not in options)


# Option free_moves.


def free(*lines: str, options: str = "free_moves", **cells: str) -> Any:
    return at(f"options: {options}", "turn: r", *lines, **cells)


def test_free_moves_stay_is_offered_before_the_first_move() -> None:
    state = free("decision: move 2", "bag: coin", **SIX, F3="r", A1="k")
    assert GAME.legal(state) == ["F3>E3", "F3>F2", "F3>F4", "F3>G3", "stay"]


def test_free_moves_before_the_first_move_it_gives_up_both() -> None:
    state = free("decision: move 2", "bag: coin", **SIX, F3="2r", A1="k")
    play(state, "stay")
    assert (asked(state), seen(state, "pieces")["F3"]) == ("k lava", [2, 0])


def test_free_moves_stay_is_offered_before_the_second_move() -> None:
    state = free("decision: move 2", "bag: coin", **SIX, F3="2r", A1="k")
    play(state, "F3>F4")
    assert "stay" in GAME.legal(state)


def test_free_moves_before_the_second_move_it_gives_up_that_one() -> None:
    state = free("decision: move 2", "bag: coin", **SIX, F3="2r", A1="k")
    play(state, "F3>F4", "stay")
    assert (asked(state), seen(state, "pieces")) == ("k lava", {"A1": [0, 1], "F3": [1, 0], "F4": [1, 0]})


def test_free_moves_always_beside_a_real_move() -> None:
    """Whoever has no piece left that may move is not asked at all."""
    state = free("decision: move 2", "bag: coin", **SIX, F1="r", A1="k")
    play(state, "F1>out")
    assert asked(state) == "k lava"


def test_free_moves_without_pieces_nothing_is_asked() -> None:
    state = free("bag: mask coin", **SIX, A1="k")
    play(state, "~D6")
    assert asked(state) == "k lava"


def test_free_moves_lava_must_be_laid() -> None:
    assert GAME.legal(free("bag: mask coin", **SIX, A1="rk")) == ["~D6", "~E7"]


def test_free_moves_off_unless_asked_for() -> None:
    state = at("options: dual_vents closed_vents", "turn: r", "decision: move 2", "bag: coin", **SIX, F3="2r")
    assert "stay" not in GAME.legal(state)


def test_free_moves_r19_in_the_turn_of_the_last_tile_too() -> None:
    state = free("bag: mask", **SIX, F3="2r", A1="k")
    play(state, "~D6", "stay")
    assert (asked(state), seen(state, "volcano")) == ("over", [2, 1])


# Together.


def test_together_dual_and_closed_vents_a_dual_tile_opens_no_vent() -> None:
    """Laid as a helmet; the first square of the vase stays closed, and now K4 is cut off."""
    state = dual("bag: coin", options="dual_vents closed_vents", **NO_VASE, J5="~h", J4="~h", K4="k", A1="rk")
    play(state, "~K5helmet")
    assert seen(state, "volcano") == [0, 1]


def test_together_dual_vents_and_free_moves() -> None:
    state = dual("bag: coin", options="dual_vents free_moves", **SIX, A1="2rk")
    play(state, "~J6helmet", "stay")
    assert asked(state) == "k lava"


def test_together_closed_vents_and_free_moves() -> None:
    state = closed("decision: move 2", "bag: coin", options="closed_vents free_moves", **NO_VASE, K4="r", A1="k")
    assert GAME.legal(state) == ["K4>J4", "K4>K5", "stay"]


def test_together_all_three() -> None:
    state = dual("bag: coin", options=" ".join(GAME.options), **NO_VASE, K4="r", A1="k")
    play(state, "~D6mask")
    assert GAME.legal(state) == ["K4>J4", "K4>K5", "stay"]


@pytest.mark.parametrize("options", SUBSETS, ids="-".join)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_together_every_subset_plays_to_the_end(options: tuple[str, ...], players: int) -> None:
    state, chosen, tokens = GAME.new(players, options, seed=1), random.Random(1), set()
    while GAME.seat(state) is not None:
        tokens |= {token for token in GAME.legal(state) if token == "stay"}
        play(state, chosen.choice(GAME.legal(state)))
    assert (seen(state, "options"), "stay" in tokens) == ([*options], "free_moves" in options)


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(Problem, match="unknown-option name=loud"):
        GAME.new(2, ["loud"], seed=1)
