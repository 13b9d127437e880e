"""What speaks for a token: each kind of reason in a small position, true to what is played, and no secret in any."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.games.downfall.pictures import GAME, SIX, at, can_be_said
from tests.games.downfall.playing import full, play, seen, told
from vesuvius.game import Fact, Reason
from vesuvius.games.downfall.judgement.reasons import reasons

Said = list[tuple[str, dict[str, Fact]]]
KINDS = {
    *("saves", "nearer", "flees", "crowd", "ready", "denies"),
    *("burns", "cuts-off", "own-loss", "closes-gate", "spares", "lengthens", "threatens"),
    *("relatives", "settles", "victim", "leader", "call", "shuts-out", "wait"),
}


def said(state: Any, token: str) -> Said:
    """The reasons for a token, from what the seat that decides sees; all can be worded."""
    assert token in GAME.legal(state)
    found = reasons(GAME.mask(state, GAME.seat(state)), token)
    assert all(can_be_said(reason.message, reason.args) for reason in found)
    return [(reason.message.removeprefix("reason-"), reason.args) for reason in found]


def fleeing(*lines: str, **cells: str) -> Any:
    """Red has two moves."""
    return at("turn: r", "decision: move 2", *lines, **SIX, A3="k", **cells)


def laying(*lines: str, **cells: str) -> Any:
    """Red lays a tile."""
    return at("turn: r", *lines, **SIX, **cells)


# Fleeing.


def test_r17_a_piece_is_saved_through_the_nearest_gate() -> None:
    assert said(fleeing("bag: mask", A5="r"), "A5>out") == [("saves", {"square": "A5", "gate": "Porta Marina"})]


def test_r15_a_saved_piece_takes_a_move_point_from_those_it_leaves() -> None:
    saved = ("saves", {"square": "B1", "gate": "Porta Ercolano"})
    assert said(fleeing("bag: mask", B1="r2k"), "B1>out") == [saved, ("denies", {"square": "B1", "count": 2})]


def test_r12_a_saved_piece_may_have_been_in_danger() -> None:
    state = fleeing("bag: coin", B2="~coi", B1="2r")
    assert said(state, "B1>out")[1:] == [("flees", {"square": "B1"})]


def test_r15_a_piece_comes_nearer_to_a_gate() -> None:
    nearer = {"square": "F1", "before": 3, "after": 1, "gate": "Porta Vesuvio"}
    assert said(fleeing("bag: mask", E2="3r"), "E2>F1") == [("nearer", nearer)]


def test_r12_a_piece_leaves_what_lava_can_reach() -> None:
    assert said(fleeing("bag: coin", D2="2r"), "D2>D3") == [("flees", {"square": "D2"})]


def test_r12_lava_whose_tiles_are_all_drawn_reaches_nothing() -> None:
    assert said(fleeing("bag: mask", D2="2r"), "D2>D3") == []


def test_r12_there_is_no_flight_onto_another_square_in_danger() -> None:
    assert said(fleeing("bag: coin", D2="2r"), "D2>C3") == []


def test_r15_a_crowd_gives_move_points_and_may_be_enough_to_leave() -> None:
    nearer = {"square": "F3", "before": 4, "after": 3, "gate": "Porta Vesuvio"}
    crowd, ready = {"square": "F3", "points": 3}, {"square": "F3", "gate": "Porta Vesuvio"}
    state = fleeing("bag: mask", F4="r", F3="2k")
    assert said(state, "F4>F3") == [("nearer", nearer), ("crowd", crowd), ("ready", ready)]
    assert said(fleeing("bag: mask", F4="r", F3="k"), "F4>F3")[1:] == [("crowd", {"square": "F3", "points": 2})]


def test_nothing_speaks_for_staying() -> None:
    assert said(fleeing("options: free_moves", "bag: mask", F3="r"), "stay") == []


# Lava.

COINS = {"B2": "2k", "D2": "r2k", "A1": "r"}


def test_r12_a_tile_buries_others() -> None:
    assert said(laying("bag: coin mask", **COINS), "~B2") == [
        ("burns", {"owner": 1, "count": 2}),
        ("spares", {"count": 1}),
    ]


def test_r12_a_tile_can_cost_pieces_of_ones_own() -> None:
    assert said(laying("bag: coin mask", **COINS), "~D2") == [
        ("burns", {"owner": 1, "count": 2}),
        ("own-loss", {"count": 1}),
    ]


def test_r12_a_tile_elsewhere_spares_ones_own_pieces() -> None:
    assert said(laying("bag: coin mask", **COINS), "~C1") == [("spares", {"count": 1})]


def test_r12_of_many_colours_the_most_pieces_come_first_and_ones_own_are_told() -> None:
    state = laying("players: 4", "bag: coin mask", B2="rk3y2b", A1="r")
    burnt = [("burns", {"owner": 2, "count": 3}), ("burns", {"owner": 3, "count": 2})]
    assert said(state, "~B2") == [*burnt, ("own-loss", {"count": 1})]


def test_r14_a_tile_cuts_others_off() -> None:
    state = laying("bag: helmet coin", J6="~h", K7="2k", A1="rk")
    assert said(state, "~K6") == [("cuts-off", {"owner": 1, "count": 2})]


def test_r14_being_cut_off_is_a_loss_too() -> None:
    state = laying("bag: helmet coin", J6="~h", K7="2r", A1="rk")
    assert said(state, "~K6") == [("own-loss", {"count": 2})]


def test_r17_a_gate_is_closed_to_those_for_whom_it_is_the_nearest() -> None:
    state = laying("bag: helmet coin", H7="2k", I6="k", A1="r")
    closed = ("closes-gate", {"owner": 1, "count": 1, "gate": "Porta Nocera"})
    assert said(state, "~I7") == [closed, ("lengthens", {"owner": 1, "steps": 2})]


def test_r15_a_way_becomes_longer() -> None:
    state = laying("bag: coin mask", B2="~coi", C1="k", A4="r")
    assert said(state, "~B1") == [("lengthens", {"owner": 1, "steps": 1})]


def test_r12_lava_comes_next_to_others_as_long_as_there_are_tiles() -> None:
    assert said(laying("bag: coin coin", D1="3k", A4="r"), "~D2") == [("threatens", {"owner": 1, "count": 3})]
    assert said(laying("bag: coin mask", D1="3k", A4="r"), "~D2") == []


# Settling.


def card(*lines: str, **cells: str) -> Any:
    """Red plays a card of house 2 or 3."""
    return at(*lines, "turn: r", "hands: r 2 3 ...", **cells)


SETTLED = [
    ("settles", {"square": "C3", "steps": 5, "gate": "Porta Ercolano"}),
    ("crowd", {"square": "C3", "points": 3}),
]


def test_r6_a_piece_settles_near_a_gate() -> None:
    assert said(card(), "2@E1") == [("settles", {"square": "E1", "steps": 2, "gate": "Porta Vesuvio"})]


def test_r5_relatives_come_once_vesuvius_seethes() -> None:
    assert said(card(C3="2k"), "3@C3") == SETTLED
    assert said(card("seething", C3="2k"), "3@C3") == [("relatives", {"count": 2}), *SETTLED]


def test_r5_no_more_relatives_than_pieces() -> None:
    assert said(card("seething", "any_deal", "volcano: 34r", C3="2k"), "3@C3") == [
        ("relatives", {"count": 1}),
        *SETTLED,
    ]
    assert said(card("seething", "any_deal", "volcano: 35r", C3="2k"), "3@C3") == SETTLED


def test_r4_a_joker_brings_no_relatives() -> None:
    assert said(card("seething", C3="2k", **full("E1", "E2")), "2*@C3") == SETTLED


def test_r5_a_relative_and_those_that_can_still_come() -> None:
    state = at("seething", "decision: relative D4 E6", D4="rk", D5="2r", E6="k")
    settled = ("settles", {"square": "A3", "steps": 3, "gate": "Porta Ercolano"})
    assert said(state, "+A3") == [("relatives", {"count": 2}), settled]
    assert said(state, "+-") == []


def test_r7_nothing_speaks_for_placing_nothing() -> None:
    assert said(card("seething", "any_deal", "volcano: 36r"), "2-") == []


# Omens and the call.


def omen() -> Any:
    lines = ("players: 3", "seething", "turn: r", "decision: omen", "stock: 8 ...")
    return at(*lines, F5="3k", A2="ky", B4="y", C3="r")


def test_r8_a_victim_near_a_gate_of_the_player_with_most_pieces() -> None:
    assert said(omen(), "xA2k") == [
        ("victim", {"square": "A2", "owner": 1, "steps": 2, "gate": "Porta Ercolano"}),
        ("leader", {"owner": 1, "count": 4}),
        ("denies", {"square": "A2", "count": 1}),
    ]
    assert said(omen(), "xB4y") == [("victim", {"square": "B4", "owner": 2, "steps": 3, "gate": "Porta Marina"})]


def test_r9_calling_and_waiting_compare_the_pieces_in_the_city() -> None:
    hands = "hands: r 5 8 8 8 / k 2 2 2 2 / y 10 10 10 10"
    homes = full("A2", "B2", "E1", "E2", "C3", "D3", "F5")
    state = at("players: 3", "seething", "turn: r", hands, "stock: 1 ...", **homes)
    play(state, "5@I3")
    assert said(state, "erupt") == [("call", {"mine": 16, "most": 1}), ("shuts-out", {"count": 29 + 30})]
    assert said(state, "wait") == [("wait", {"mine": 16, "most": 1, "count": 14})]


# Whole games.


def decisions(games: int) -> Iterator[tuple[Any, str]]:
    """States of random games of all kinds, each with a legal token that is played next."""
    options: tuple[list[str], ...] = ([], ["closed_vents"], ["dual_vents", "free_moves"])
    for seed in range(games):
        chance, state = Random(seed), GAME.new(2 + seed % 3, options[seed % 3], seed)
        while GAME.seat(state) is not None:
            token = chance.choice(GAME.legal(state))
            yield state, token
            GAME.play(state, token)


def figures(found: list[Reason], kind: str, key: str = "count") -> list[Fact]:
    return [reason.args[key] for reason in found if reason.message == f"reason-{kind}"]


def lost(state: Any, token: str) -> Counter[int]:
    """Pieces by seat that a play buries or cuts off."""
    after, gone = GAME.copy(state), Counter[int]()
    events = GAME.play(after, token)
    for facts in (*told(events, "burnt"), *told(events, "enclosed")):
        gone.update(dict(enumerate(facts["pieces"])))
    return gone


def test_reasons_are_true() -> None:
    kinds = set()
    for state, token in decisions(6):
        seat = GAME.seat(state)
        assert seat is not None
        found = reasons(GAME.mask(state, seat), token)
        kinds |= {reason.message.removeprefix("reason-") for reason in found}
        assert len(found) <= 3
        assert all(can_be_said(reason.message, reason.args) for reason in found)
        after = GAME.copy(state)
        events = GAME.play(after, token)
        assert len(figures(found, "saves", "gate")) == len(told(events, "saved"))
        if token.startswith("~") and seen(state, "players") == 2:
            gone = lost(state, token)
            owners = [*figures(found, "burns", "owner"), *figures(found, "cuts-off", "owner")]
            counted = sum(map(int, [*figures(found, "burns"), *figures(found, "cuts-off")]))  # type: ignore[arg-type]
            assert (set(owners) <= {1 - seat}, counted) == (True, gone[1 - seat])
            assert figures(found, "own-loss") == ([gone[seat]] if gone[seat] else [])
        if "@" in token:
            assert figures(found, "relatives") == (
                [GAME.view(after)["relatives"]] if GAME.view(after)["relatives"] else []
            )
    assert kinds >= KINDS - {"call", "shuts-out", "wait"}


def test_no_reason_depends_on_what_is_hidden() -> None:
    """Not even where an open state is given away, whose cards and tiles are drawn anew."""
    for number, (state, token) in enumerate(decisions(3)):
        if number % 9 == 0:
            seat = GAME.seat(state)
            worlds = [GAME.resample(state, seat, seed) for seed in range(3)]
            assert all(reasons(world, token) == reasons(GAME.mask(state, seat), token) for world in worlds)


def test_the_position_stays_as_it_is() -> None:
    for state, token in decisions(1):
        masked = GAME.mask(state, GAME.seat(state))
        before = GAME.copy(masked)
        reasons(masked, token)
        assert GAME.same(masked, before)


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_every_kind_of_reason_has_words(kind: str) -> None:
    every: dict[str, Fact] = dict.fromkeys(("count", "steps", "points", "before", "after", "mine", "most"), 2)
    assert can_be_said(f"reason-{kind}", {**every, "owner": "x", "square": "A1", "gate": "Porta Marina"})
