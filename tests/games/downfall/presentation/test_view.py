from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from tests.games.downfall.pictures import GAME, SIX, at
from vesuvius.games.downfall.presentation import state_words

KEYS = {
    "game", "players", "options", "seat", "phase", "decides", "decision", "turn", "pieces", "lava", "supply", "city",
    "saved", "volcano", "hands", "stock", "played", "omens", "tiles_left", "tiles_drawn", "set_aside", "tile",
    "relatives", "moves_left", "moved_to", "jokers", "shown", "winners", "steps",
}  # fmt: skip


def some(view: dict[str, Any], *keys: str) -> list[Any]:
    return [view[key] for key in keys]


def test_a_view_has_the_same_keys_all_along_and_is_json() -> None:
    chosen = random.Random(1)
    for players in (2, 3, 4):
        state = GAME.new(players, GAME.options, seed=players)
        while GAME.seat(state) is not None:
            for seat in (None, *range(players)):
                view = GAME.view(state, seat)
                assert view.keys() == KEYS
                assert msgspec.json.decode(msgspec.json.encode(view)) == view
            GAME.play(state, chosen.choice(GAME.legal(state)))
        assert GAME.view(state).keys() == KEYS | {"open"}


def test_pieces_are_conserved_in_every_view() -> None:
    state, chosen = GAME.new(3, seed=5), random.Random(5)
    while GAME.view(state)["phase"] in ("settling", "seething"):
        view = GAME.view(state)
        sums = zip(*some(view, "supply", "city", "volcano"), strict=True)
        assert [sum(one) for one in sums] == [30, 30, 30]
        assert view["city"] == [sum(crowd[seat] for crowd in view["pieces"].values()) for seat in range(3)]
        GAME.play(state, chosen.choice(GAME.legal(state)))


def test_a_new_game() -> None:
    view = GAME.view(GAME.new(3, ["free_moves"], seed=1), 1)
    assert some(view, "game", "players", "options", "seat") == ["downfall", 3, ["free_moves"], 1]
    assert some(view, "phase", "decides", "decision", "turn") == ["settling", 1, "card", 1]
    assert some(view, "supply", "city", "saved", "volcano") == [[30] * 3, [0] * 3, [0] * 3, [0] * 3]
    assert some(view, "stock", "played", "omens", "tiles_left") == [41, [], 0, 45]
    assert some(view, "tile", "relatives", "moves_left", "moved_to", "shown", "winners") == [
        None,
        0,
        0,
        None,
        None,
        None,
    ]


def test_own_cards_are_seen_and_others_counted() -> None:
    state = at("seething", "hands: r 1 3 6 7 / k 2 2 4 11")
    assert GAME.view(state, 0)["hands"] == [{"count": 4, "cards": ["1", "3", "6", "7"]}, {"count": 4, "cards": None}]
    assert GAME.view(state)["hands"] == [{"count": 4, "cards": None}] * 2


def test_in_mid_turn_a_hand_has_three_cards() -> None:
    state = at("players: 3", "seething", "turn: k", "decision: omen", "omens: 3", B4="r")
    assert [hand["count"] for hand in GAME.view(state)["hands"]] == [4, 3, 4]
    assert some(GAME.view(state), "decision", "omens") == ["omen", 3]


def test_r4_relatives_still_allowed() -> None:
    state = at("seething", "turn: r", "decision: relative D4", D4="rk", D5="2k")
    assert GAME.view(state)["relatives"] == 3
    GAME.play(state, "+C5")
    assert some(GAME.view(state), "relatives", "pieces") == [2, {"D4": [1, 1], "C5": [1, 0], "D5": [0, 2]}]


def test_r6_the_card_of_a_full_house_is_a_joker() -> None:
    state = at("seething", "turn: r", "hands: r 1 2 3 6", A2="2r", B2="r", E1="2k", E2="2r")
    assert GAME.view(state)["jokers"] == ["2"]
    GAME.play(state, "1@B2")
    assert GAME.view(state)["jokers"] == ["1", "2"]


def steps(state: Any) -> str:
    """The steps of the turn, with what is to be decided now in brackets."""
    done = {"done": "{}", "now": "[{}]", "later": "({})"}
    told = GAME.view(state)["steps"]
    counts = [f" {each['number']}/{each['most']}" if "most" in each else "" for each in told]
    return " ".join(done[each["state"]].format(each["name"] + count) for each, count in zip(told, counts, strict=True))


def test_r5_the_steps_of_a_turn_while_people_settle() -> None:
    state = at("seething", "turn: r", "hands: r 6 6 6 6", "any_deal", D4="rk", D5="k")
    assert steps(state) == "[card] (draw)"
    GAME.play(state, "6@D5")
    assert steps(state) == "card [relatives 1/3] (draw)"
    GAME.play(state, "+C5")
    assert steps(state) == "card [relatives 2/3] (draw)"
    assert steps(at("players: 3", "seething", "turn: k", "decision: omen", "omens: 3", B4="r")) == "card [omen] (draw)"
    assert steps(at("seething", "turn: r", "decision: call k", "hands: k 1 1 1 1", A2="2r", B2="2k")) == ""


def test_r11_r15_the_steps_of_a_turn_once_it_has_erupted() -> None:
    opening = at("turn: r", "tile: m", "bag: coin", H1="~s", C2="~coi", A3="rk", F3="rk")
    assert steps(opening) == "[lava 3/6]"
    state = at("turn: r", "tile: m", "bag: coin coin", **SIX, A3="rk", F3="rk")
    assert steps(state) == "[lava] (first) (second)"
    GAME.play(state, "~E7")
    assert steps(state) == "lava [first] (second)"
    GAME.play(state, "A3>B4")
    assert steps(state) == "lava first [second]"
    alone = at("turn: r", "tile: m", "bag: coin", **SIX, F3="2k")
    assert steps(alone) == "[lava]", "whoever has nobody left moves nobody"


def test_r5_the_relatives_that_came_are_counted_in_every_game() -> None:
    """What the steps say agrees with the relatives that were seen to come."""
    chosen, counted = random.Random(5), 0
    for seed in range(6):
        state, came = GAME.new(2 + seed % 3, seed=seed), 0
        while GAME.view(state)["phase"] in ("settling", "seething"):
            view = GAME.view(state)
            told = [(each["number"], each["most"]) for each in view["steps"] if each["name"] == "relatives"]
            assert told == ([(came + 1, came + view["relatives"])] if view["decision"] == "relative" else [])
            counted += came > 0
            events = GAME.play(state, chosen.choice([token for token in GAME.legal(state) if token != "+-"]))
            came = 0 if events[-1].kind != "relative" else came + 1
    assert counted > 3


def test_r9_a_caller_shows_the_hand() -> None:
    state = at("seething", "turn: r", "decision: call k", "hands: k 1 1 1 1", A2="2r", B2="2k")
    assert some(GAME.view(state), "decides", "turn", "decision") == [1, 0, "call"]
    GAME.play(state, "erupt")
    view = GAME.view(state)
    assert view["shown"] == {"seat": 1, "cards": ["1", "1", "1", "1"]}
    assert view["hands"] == [{"count": 0, "cards": []}] * 2
    assert some(view, "phase", "decides", "supply") == ["opening", 0, [0, 0]]


def test_the_tile_to_be_laid_is_seen() -> None:
    state = at("options: dual_vents", "turn: k", "tile: h/m", "bag: coin vase", **SIX, A1="rk")
    view = GAME.view(state)
    assert some(view, "phase", "decision", "tile", "tiles_left") == ["fleeing", "lava", "helmet/mask", 2]
    assert view["tiles_drawn"][-1] == "helmet/mask"
    assert view["set_aside"] == []
    assert view["lava"] == {"H1": "scroll", "C2": "coin", "K3": "vase", "E4": "column", "D7": "mask", "J7": "helmet"}


def test_r18_the_piece_that_may_not_move_again_is_seen() -> None:
    state = at("turn: r", "decision: move 2", "bag: coin", **SIX, A3="rk", F3="r")
    assert some(GAME.view(state), "moves_left", "moved_to") == [2, None]
    GAME.play(state, "A3>B4")
    assert some(GAME.view(state), "moves_left", "moved_to") == [1, "B4"]
    assert GAME.view(at("turn: r", "bag: mask", **SIX, A3="r"))["moves_left"] == 0


def test_everything_lies_open_at_the_end() -> None:
    state, chosen = GAME.new(3, ["dual_vents"], seed=9), random.Random(9)
    deal = GAME.deal(3, ["dual_vents"], seed=9)
    while GAME.seat(state) is not None:
        GAME.play(state, chosen.choice(GAME.legal(state)))
    view, outcome = GAME.view(state), GAME.outcome(state)
    assert outcome is not None
    assert some(view, "phase", "decides", "decision", "winners") == ["over", None, None, outcome.winners]
    assert view["open"]["hands"] == deal["hands"]
    assert view["open"]["bag"] == deal["bag"]
    assert view["open"]["stock"][:9] == deal["stock"][:9]
    assert sorted(view["open"]["stock"]) == sorted([*deal["stock"], "ad79"])


# R13: which tiles were set aside

LYING = {"H1": "scroll", "D7": "mask", "J7": "helmet", "I7": "helmet"}


@pytest.mark.parametrize(
    ("drawn", "aside"),
    [
        (["scroll", "mask", "helmet", "helmet"], []),
        (["scroll", "mask", "helmet", "helmet", "mask", "mask"], ["mask", "mask"]),
        (["scroll", "mask", "helmet/mask", "helmet", "mask"], ["mask"]),
        (["scroll", "helmet/mask", "helmet", "helmet"], []),
        (["scroll", "mask", "helmet", "helmet", "helmet/mask", "helmet"], ["helmet/mask", "helmet"]),
    ],
)
def test_r13_tiles_that_do_not_lie_were_set_aside(drawn: list[str], aside: list[str]) -> None:
    assert state_words.tell_apart(drawn, LYING) == (aside, [])


def test_r13_a_dual_tile_was_laid_as_the_symbol_that_now_has_no_place() -> None:
    """Drawn dual, mask, helmet; one of each lies. The mask can still grow, so it is a helmet that found no place."""
    lying = {"D7": "mask", "J7": "helmet", "I7": "vase", "J6": "vase", "K7": "vase"}
    drawn = ["helmet/mask", "vase", "vase", "vase", "mask", "helmet"]
    assert state_words.tell_apart(drawn, lying) == (["helmet"], [])


def test_r13_what_was_set_aside_agrees_with_the_log() -> None:
    """Tiles of few symbols, laid side by side, so that some soon have no place."""
    chosen, count = random.Random(1), 0
    for kinds in (["h", "m", "h/m", "v"], ["coi", "col", "col/coi", "m"], ["h", "m", "v", "h/m", "v/s", "s"]) * 4:
        bag = " ".join(chosen.choice(kinds) for _ in range(41))
        state = at("options: dual_vents free_moves", "any_deal", f"bag: {bag}", **SIX, A5="18r18k")
        told: list[Any] = []
        while GAME.seat(state) is not None:
            lava, every = GAME.view(state)["lava"], GAME.legal(state)
            legal = [token for token in every if not token.startswith("~A5")] or every
            beside = [sum(near in lava for near in state_words.NEIGHBOURS.get(token[1:3], [])) for token in legal]
            token = "stay" if "stay" in legal else chosen.choices(legal, [100**near for near in beside])[0]
            told += [event.facts["symbol"] for event in GAME.play(state, token) if event.kind == "set_aside"]
            assert GAME.view(state)["set_aside"] == told
        count += len(told)
    assert count > 10


# The printed facts


def test_the_facts_agree_with_the_rulebook() -> None:
    facts = GAME.facts()
    assert (facts["columns"], facts["rows"], len(facts["outside"]), len(facts["gates"])) == (11, 7, 7, 7)
    assert sum(symbol["tiles"] for symbol in facts["lava"].values()) == 45
    assert facts["lava"]["mask"] == {"tiles": 7, "first": "D7"}
    assert facts["buildings"][0] == {"house": 1, "colour": "grey", "spaces": {"A2": 2, "B2": 2}}
    assert sum(count for card, count in facts["cards"].items() if card.isdigit()) == 53
    assert facts["pieces"] == {"2": 36, "3": 30, "4": 25}
    assert dict(zip(facts["letters"], facts["colours"], strict=True)) == {
        "r": "red",
        "k": "black",
        "y": "yellow",
        "b": "blue",
    }


def test_the_facts_are_a_copy() -> None:
    GAME.facts()["gates"].clear()
    GAME.facts()["buildings"][0]["spaces"].clear()
    assert GAME.facts()["gates"]
    assert GAME.facts()["buildings"][0]["spaces"]
