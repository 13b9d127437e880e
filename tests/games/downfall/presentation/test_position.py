from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.games.downfall.pictures import GAME, SIX, at, picture
from vesuvius.engine import block
from vesuvius.game import Problem
from vesuvius.games.downfall.presentation import picture as pictures
from vesuvius.games.downfall.rules.state import CALL, CARD, LAVA, MOVE, RELATIVE, State

SUBSETS = [[name for i, name in enumerate(GAME.options) if bits >> i & 1] for bits in range(8)]
# A new history begins with a position; these fields hold the old one.
HISTORY = {"initial", "past", "top", "end", "begun", "opener", "held", "asked", "stock", "mix"}
# Fields that mean something only in some situations, and what they are left at in the others.
ONLY = {"kin": (RELATIVE,), "relatives": (RELATIVE,), "moved_to": (MOVE,), "moves": (MOVE,), "tile": (LAVA, MOVE)}
BEFORE = (CARD, RELATIVE, RELATIVE + 1, CALL)
ONLY |= {"open": BEFORE, "roomy": BEFORE, "hand": BEFORE, "deck": BEFORE, "seat": (*BEFORE, LAVA, MOVE)}


def games(count: int, seed: int) -> Iterator[tuple[Any, random.Random]]:
    """New games for all numbers of players and many sets of options."""
    chosen = random.Random(seed)
    for number in range(count):
        yield GAME.new(2 + number % 3, SUBSETS[chosen.randrange(8)], seed=chosen.getrandbits(64)), chosen


def again(state: Any) -> Any:
    """The state at the written position."""
    return GAME.at(msgspec.json.decode(msgspec.json.encode(GAME.position(state))))


def meaning(state: Any) -> dict[str, Any]:
    """The fields that matter for what can still come."""
    s = block.plain(State, state)
    fields = {name: value for name, value in vars(s).items() if name not in HISTORY}
    fields |= {"stock": s.stock[s.top : s.end]} if s.kind in BEFORE else {}
    return {name: value for name, value in fields.items() if name not in ONLY or s.kind in ONLY[name]}


# There and back


def test_positions_keep_every_field_that_matters() -> None:
    for state, chosen in games(12, seed=1):
        while True:
            assert meaning(again(state)) == meaning(state)
            if GAME.seat(state) is None:
                break
            GAME.play(state, chosen.choice(GAME.legal(state)))


def test_positions_are_written_as_they_were_read() -> None:
    for state, chosen in games(12, seed=2):
        while GAME.seat(state) is not None:
            if chosen.random() < 0.1:
                assert GAME.position(again(state)) == GAME.position(state)
                assert GAME.picture(GAME.at(GAME.picture(state), seed=1)) == GAME.picture(state)
            GAME.play(state, chosen.choice(GAME.legal(state)))


@pytest.mark.parametrize("drawn", [False, True])
def test_games_play_on_alike_from_a_position(drawn: bool) -> None:
    for state, chosen in games(24, seed=3 + drawn):
        for _ in range(chosen.randrange(80)):
            if GAME.seat(state) is not None:
                GAME.play(state, chosen.choice(GAME.legal(state)))
        other = GAME.at(GAME.picture(state)) if drawn else again(state)
        while (seat := GAME.seat(state)) is not None:
            assert GAME.seat(other) == seat
            token = chosen.choice(GAME.legal(state))
            assert GAME.legal(other) == GAME.legal(state)
            assert GAME.play(other, token) == GAME.play(state, token)
        assert GAME.outcome(other) == GAME.outcome(state)


def test_every_seat_sees_the_same_after_a_position() -> None:
    for state, chosen in games(6, seed=5):
        while True:
            if chosen.random() < 0.1 or GAME.seat(state) is None:
                other, viewers = again(state), [None, *range(GAME.position(state)["players"])]
                assert [GAME.view(other, seat) for seat in viewers] == [GAME.view(state, seat) for seat in viewers]
            if GAME.seat(state) is None:
                break
            GAME.play(state, chosen.choice(GAME.legal(state)))


def test_worlds_after_a_position_agree_with_what_was_seen() -> None:
    for state, chosen in games(6, seed=6):
        while GAME.seat(state) is not None:
            if chosen.random() < 0.1:
                state = again(state)
                for seat in range(GAME.position(state)["players"]):
                    world = GAME.resample(GAME.mask(state, seat), seat, seed=chosen.getrandbits(64))
                    assert GAME.view(world, seat) == GAME.view(state, seat)
                    assert GAME.same(GAME.mask(world, seat), GAME.mask(state, seat))
            GAME.play(state, chosen.choice(GAME.legal(state)))


def test_positions_of_masked_states_leave_open_what_is_hidden() -> None:
    for state, chosen in games(6, seed=7):
        while (seat := GAME.seat(state)) is not None:
            if chosen.random() < 0.1:
                other = GAME.at(GAME.position(GAME.mask(state, seat)), seed=1)
                assert GAME.view(other, seat) == GAME.view(state, seat)
                assert GAME.legal(other) == GAME.legal(state)
            GAME.play(state, chosen.choice(GAME.legal(state)))


def test_made_up_deals_have_positions_too() -> None:
    """With few houses, hands are soon all jokers, so that many calls are asked for."""
    chosen, asked = random.Random(8), 0
    for number in range(6):
        houses = [str(house) for house in chosen.sample(range(1, 12), 3)]
        hands = [chosen.choices(houses, k=4) for _ in range(2 + number % 3)]
        stock = [*chosen.choices(houses, k=5), "ad79", *chosen.choices([*houses, "omen"], k=35)]
        bag = chosen.choices(["mask", "coin", "vase"], k=30)
        deal = {"players": len(hands), "options": SUBSETS[number], "hands": hands, "stock": stock, "bag": bag}
        state = GAME.new(deal=deal, seed=number)
        while GAME.seat(state) is not None:
            assert GAME.position(state)["any_deal"]
            assert meaning(again(state)) == meaning(state)
            asked += "wait" in GAME.legal(state)
            GAME.play(state, chosen.choice([token for token in GAME.legal(state) if token != "erupt"]))
    assert asked > 10


def test_the_examples_of_the_documentation_can_be_read() -> None:
    text = (Path(__file__).parents[4] / "docs" / "positions.md").read_text("utf-8")
    drawn, written = re.findall(r'at\("""(.*?)"""', text, re.DOTALL), re.findall(r"```json\n(.*?)```", text, re.DOTALL)
    assert GAME.legal(GAME.at(drawn[0], seed=1)) == ["~D6", "~E7"]
    assert GAME.legal(GAME.at(msgspec.json.decode(written[0]), seed=1)) == ["~D7"]


# What is left out


def test_the_same_seed_deals_the_same() -> None:
    one, same, other = (GAME.at(picture(), seed=seed) for seed in (1, 1, 2))
    assert GAME.same(one, same)
    assert not GAME.same(one, other)


def test_an_empty_board_is_a_whole_new_game() -> None:
    state = GAME.at(picture("players: 4"), seed=1)
    assert GAME.position(state)["phase"] == "settling"
    GAME.check_deal(GAME.whole_deal(state))


def test_cards_left_open_come_from_those_not_named() -> None:
    position = GAME.position(at("seething", "hands: r 7 ... / k 7 7 ? ?", "stock: 5 omen ...", "played: 5 ?"))
    assert position["hands"][0].count("7") == 1
    assert position["hands"][1][:2] != ["?", "?"]
    assert position["stock"][:2] == ["5", "omen"]
    assert position["stock"].count("omen") == 7
    assert [*position["stock"], *position["played"], *position["hands"][0], *position["hands"][1]].count("7") <= 3


def test_a_turn_after_the_eruption_begins_with_a_draw() -> None:
    state = at("turn: k", "bag: mask coin", **SIX, A1="rk")
    assert GAME.view(state)["tile"] == "mask"
    assert GAME.view(state)["tiles_left"] == 1
    assert GAME.legal(state) == ["~D6", "~E7"]


def test_a_bag_left_open_holds_what_does_not_lie() -> None:
    assert GAME.view(at(**SIX, A1="rk"))["tiles_left"] == 45 - 6 - 1
    assert GAME.view(at("options: dual_vents", "bag: mask ...", **SIX, A1="rk"))["tiles_left"] == 48 - 6 - 1


def test_a_dual_tile_explains_one_more_than_was_printed() -> None:
    masks = dict.fromkeys(("D7", "D6", "D5", "D4", "D3", "D2", "E6", "F6"), "~m")
    state = at("options: dual_vents", **masks, A1="rk")
    assert GAME.view(state)["tiles_drawn"].count("helmet/mask") == 1
    with pytest.raises(Problem, match="too-many-of-a-tile"):
        at(**masks, A1="rk")


def test_r3_the_shuffle_to_come_may_be_told() -> None:
    stock = ["ad79", "1", *["3"] * 3, *["2"] * 12, "omen"]
    after = ["omen", *["3"] * 2, *["2"] * 12, "ad79"]
    position = {"pieces": {}, "stock": stock, "reshuffled": after, "any_deal": True}
    state = GAME.at(position, seed=1)
    GAME.play(state, GAME.legal(state)[0])
    assert GAME.position(state)["stock"][-16:] == after


def test_r4_relatives_are_counted_from_the_board() -> None:
    state = at("seething", "decision: relative D4 E6", D4="rk", D5="2r", E6="k")
    assert GAME.view(state)["relatives"] == 2
    assert "+C4" in GAME.legal(state)
    assert "+E6" not in GAME.legal(state)


def test_r9_whoever_is_asked_holds_jokers_in_every_world() -> None:
    state = at("seething", "turn: r", "decision: call k", A2="2r", B2="2k", F5="3k", E1="2r", E2="2k")
    assert set(GAME.position(state)["hands"][1]) <= {"1", "2", "7"}
    for seed in range(20):
        world = GAME.resample(GAME.mask(state, 0), 0, seed)
        assert set(GAME.position(world)["hands"][1]) <= {"1", "2", "7"}
    GAME.play(state, "erupt")
    assert GAME.view(again(state))["shown"]["seat"] == 1


def test_r18_a_piece_that_has_moved_stays_so() -> None:
    state = at("turn: r", "decision: move 1 B4", "bag:", **SIX, B4="rk", F3="r")
    assert all(token.startswith("F3") for token in GAME.legal(state))
    assert "B4>A4" in GAME.legal(at("turn: r", "decision: move 1", "bag:", **SIX, B4="rk", F3="r"))


def test_pictures_are_read_as_people_write_them() -> None:
    text = picture("turn:k", "  any_deal ", "options: free_moves,closed_vents", **SIX, A1="rrk", B1="kr2r")
    text = text.replace("1 | ", "    A  B  C D E F G H I J K\n1|\t") + "\n\n"
    state = GAME.at(text, seed=1)
    assert GAME.position(state)["pieces"] == {"A1": [2, 1], "B1": [3, 1]}
    assert GAME.position(state)["options"] == ["closed_vents", "free_moves"]


def test_symbols_may_be_written_out() -> None:
    written = {name: "~" + pictures._symbol(cell[1:]) for name, cell in SIX.items()}
    assert GAME.position(at(**written, A1="r")) == GAME.position(at(**SIX, A1="r"))
