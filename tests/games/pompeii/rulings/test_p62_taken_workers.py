"""C01: whose worker it is that is picked up, and what can happen to it."""

from __future__ import annotations

from typing import Any

from tests.games.pompeii.playing import asked, at, end_round, has, owns, play, seat, table

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


def test_p38_p62_p63_c31_does_not_hold_a_taken_worker_and_its_space_is_free() -> None:
    state = at(seat(CASTRUM, left=0, taken=1), seat(hand="C31", left=0), built=FORO)
    play(state, "build20", "play:C31")
    assert (has(state, 0, "halts"), has(state, 0, "kept_by_halts")) == (1, 0)
    assert (table(state, "at"), table(state, "borrowed")) == (None, None)


def test_p62_a_taken_worker_is_never_injured_or_lost_in_its_borrowers_hands() -> None:
    for card, workers in (("C12", 3), ("C40", 5)):
        state = at(seat(hand=card), seat(workers=workers, left=0, taken=1), built=FORO, turn=0)
        play(state, f"act:{card}", *(["!1"] if card == "C12" else []))
        assert (has(state, 1, "taken"), has(state, 1, "left")) == (1, 0)


def test_p62_a_taken_worker_acts_in_everything_as_its_borrowers() -> None:
    state = at(seat("2 grain", active="S30", left=0, taken=2), seat(left=0), built={**FORO, "b7": [1]})
    play(state, "@b7/S30", "*2")
    assert (asked(state), owns(state)) == ("1 bonus", {"flour": 3})
    play(state, "^grain", "@wood")
    assert owns(state) == {"flour": 3, "wood": 1}


def test_p62_markers_and_tokens_stay_where_they_are() -> None:
    state = at(
        seat(hand="C01"),
        seat(left=1),
        seat(left=1),
        seat(left=0),
        built={**FORO, "b15": []},
        at={"b15": [0, 1, 0, 0]},
        marks={"b15": [0, 0, 1, 0]},
    )
    play(state, "act:C01", "!b15")
    assert (table(state, "marks"), has(state, 0, "taken")) == ({"b15": [0, 0, 1, 0]}, 1)
    covered = at(
        seat(hand="C01"), seat(left=1), seat(), built={**FORO, "b15": []}, at={"b15": [0, 1, 0]}, tokens={"b15": 1}
    )
    play(covered, "act:C01", "!b15")
    assert table(covered, "tokens") == {"b15": 1}


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
