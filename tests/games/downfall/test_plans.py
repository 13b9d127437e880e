"""T7: what is said to be possible ahead is what is possible later in the same position, unless something was learnt."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.games.downfall.pictures import GAME, at
from tests.games.downfall.playing import full
from vesuvius.engine.rule import PLAIN
from vesuvius.game import SupportsPlans, supports

FULL = full("A2", "B2", "E1", "E2")
LOOKED_AT = 0.25  # of all decisions
TRIED = 8  # tokens of each


def ahead(state: Any, seat: int, *tokens: str) -> list[str] | None:
    """What a seat could play after these tokens if its turn began now; None if that can't be known."""
    assert supports(GAME, SupportsPlans)
    found = GAME.ahead(GAME.mask(state, seat), seat, tokens)
    return None if found is None else GAME.legal(found)


def waiting(state: Any, seat: int) -> Any:
    """The same position, but it's the turn of the seat before."""
    return GAME.at({**GAME.position(state), "turn": (seat - 1) % GAME.view(state)["players"]}, seed=1)


def check_plans(state: Any, seat: int, chance: Random) -> Counter[str]:
    """Compares what a seat could plan in a position with what it can play there, one or two tokens deep."""
    earlier, legal, seen = waiting(state, seat), GAME.legal(state), Counter[str]()
    assert ahead(state, seat) is None, "it decides already"
    assert ahead(earlier, seat) == legal
    for token in chance.sample(legal, min(TRIED, len(legal))):
        after = GAME.copy(state)
        shown = any(event.reveals for event in GAME.play(after, token))
        goes_on = GAME.seat(after) == seat and not shown
        assert ahead(earlier, seat, token) == (GAME.legal(after) if goes_on else None)
        seen["goes on" if goes_on else "ends"] += 1
        if goes_on:
            second = GAME.legal(after)[-1]
            last = GAME.copy(after)
            goes_on = not any(event.reveals for event in GAME.play(last, second)) and GAME.seat(last) == seat
            assert ahead(earlier, seat, token, second) == (GAME.legal(last) if goes_on else None)
            seen["goes on twice" if goes_on else "ends then"] += 1
    return seen


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_can_be_planned_is_what_can_be_played_in_the_same_position(players: int) -> None:
    seen = Counter[str]()
    for seed in range(2 if PLAIN else 4):
        state, chance = GAME.new(players, seed=seed), Random(seed)
        while GAME.view(state)["phase"] in ("settling", "seething"):
            seat = GAME.seat(state)
            if seat is not None and GAME.view(state)["decision"] == "card" and chance.random() < LOOKED_AT:
                seen += check_plans(state, seat, chance)
            GAME.play(state, chance.choice(GAME.legal(state)))
        assert {ahead(state, seat) for seat in range(players)} == {None}, "a tile is drawn first"
    assert min(seen[kind] for kind in ("goes on", "ends", "goes on twice", "ends then")) > 0, seen


@pytest.mark.parametrize(
    "state",
    [
        at("seething", "turn: r", "decision: call k", "hands: k 1 1 1 1", A2="2r", B2="2k"),
        at("players: 3", "seething", "turn: y", "decision: call r", "hands: r 1 1 2 2 / y 1 4 5 6", **FULL),
    ],
    ids=["2", "3"],
)
def test_whoever_waits_with_the_eruption_spoils_no_plan(state: Any) -> None:
    """Then the next seat decides in the very position in which it has planned."""
    turn = GAME.view(state)["turn"]
    planned, seen = ahead(state, turn), GAME.view(state, turn)
    GAME.play(state, "wait")
    assert GAME.view(state, turn)["decision"] == "card"
    assert GAME.view(state, turn)["pieces"] == seen["pieces"]
    assert GAME.legal(state) == planned
    assert planned
