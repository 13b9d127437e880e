"""C01: whose worker it is that is picked up, and what can happen to it."""

from __future__ import annotations

from typing import Any

from tests.pompeii.playing import asked, at, end_round, has, play, seat, table

FORO = {"b17": [0]}
CASTRUM = "4 pillars, 3 planks, 3 bricks"


def regained(goods: str = "", hand: str = "", **more: Any) -> Any:
    """Seat 0 has no worker left but one of its own that its C01 has picked up again; seat 1 decides."""
    state = at(
        seat(goods, hand="C01", left=1, **more),
        seat(hand=hand, left=1),
        built={**FORO, "b7": [0]},
        at={"b7": [1, 0]},
    )
    play(state, "act:C01", "!b7")
    assert (has(state, 0, "left"), has(state, 0, "taken")) == (1, 0)
    return state


def test_p26_p62_an_own_worker_that_c01_picks_up_is_still_to_be_placed_and_can_be_injured_or_lost() -> None:
    injured = regained(hand="C12")
    play(injured, "act:C12", "!0")
    assert (has(injured, 0, "hurt"), has(injured, 0, "left"), asked(injured)) == (1, 0, "0 pledge")
    lost = regained(hand="C40", workers=5)
    play(lost, "act:C40")
    assert (has(lost, 0, "workers"), has(lost, 0, "left"), asked(lost)) == (4, 0, "0 pledge")


def test_p38_p62_c31_holds_an_own_worker_that_c01_has_picked_up() -> None:
    state = regained(CASTRUM, hand="C31")
    play(state, "@grain", "build20", "play:C31")
    assert (has(state, 0, "kept_by_halts"), table(state, "at")["b17"]) == (1, [1, 0])


def test_p38_p62_c31_does_not_hold_a_taken_worker_and_its_space_is_free() -> None:
    state = at(seat(CASTRUM, left=0, taken=1), seat(hand="C31", left=0), built=FORO)
    play(state, "build20", "play:C31")
    assert (has(state, 0, "halts"), has(state, 0, "kept_by_halts")) == (1, 0)
    assert (table(state, "at"), table(state, "borrowed")) == (None, None)


def test_p62_a_taken_worker_that_another_c01_picks_up_is_taken_still() -> None:
    state = at(seat("2 grain", hand="C01", left=0, taken=2), seat(left=0), built={**FORO, "b7": []})
    play(state, "@b7", "*1")
    assert table(state, "borrowed") == {"b7": [1, 0]}
    play(state, "act:C01", "!b7")
    assert (has(state, 0, "left"), has(state, 0, "taken")) == (0, 1)
    play(state, "@wood")
    assert table(state, "borrowed") == {"wood": [1, 0], "b17": [1, 0]}
    end_round(state)
    assert table(state, "borrowed") is None
