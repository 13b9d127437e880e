"""What a seat may not know it cannot find out: on many positions, and with planted leaks that must be caught."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

import pytest
from msgspec.structs import replace

from tests.soaks.seats_learn_no_secrets import CUTS, Leak, random_game, try_game, try_position
from vesuvius import load
from vesuvius.engine.block import plain, store
from vesuvius.game import Event, Refusal
from vesuvius.games.downfall.game import Downfall
from vesuvius.games.downfall.presentation import view
from vesuvius.games.downfall.rules.state import State

GAME = load("downfall")
POSITIONS = 100  # for each number of players; `make secrets` tries 2,000


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_seat_can_tell_a_possible_world_from_the_true_one(players: int) -> None:
    for number in range(POSITIONS // CUTS):
        try_game(GAME, players, number)


def test_many_positions_come_after_somebody_was_asked_to_call() -> None:
    assert sum(try_game(GAME, 3, number, 4).total() for number in (0, 2, 4)) > 3


def told(state: Any) -> State:
    return plain(State, state)


class ShowsAll(Downfall):
    def view(self, state: Any, seat: int | None = None) -> dict[str, Any]:
        return view.view(told(state), seat)


class ShowsTheNextTile(Downfall):
    def view(self, state: Any, seat: int | None = None) -> dict[str, Any]:
        s = told(state)
        return {**super().view(state, seat), "next": s.bag[s.drawn] if s.drawn < s.tiles else None}


class TellsAll(Downfall):
    def mask_event(self, event: Event, seat: int | None) -> Event:
        return event


class TellsTheShuffle(Downfall):
    def mask_event(self, event: Event, seat: int | None) -> Event:
        return event if event.kind == "reshuffled" else super().mask_event(event, seat)


class ListsByTheStock(Downfall):
    def legal(self, state: Any) -> list[str]:
        s, tokens = told(state), super().legal(state)
        return tokens[::-1] if s.top < s.end and s.stock[s.top] % 2 else tokens


class RefusesByTheHands(Downfall):
    def refusal(self, state: Any, seat: int, token: str) -> Refusal | None:
        refused = super().refusal(state, seat, token)
        hands = [hand for other, hand in enumerate(told(state).hand) if other != seat]
        return refused and replace(refused, args={**refused.args, "hands": hands})


class MasksNoStock(Downfall):
    def mask(self, state: Any, seat: int | None) -> Any:
        masked = told(super().mask(state, seat))
        masked.stock = list(told(state).stock)
        return store(State, masked)


class ForgetsWhoWasAsked(Downfall):
    """Its worlds leave out of account that who was asked held only jokers."""

    def resample(self, state: Any, seat: int | None, seed: int | str | None = None) -> Any:
        blank = told(self.copy(state))
        past, blank.past = list(blank.past), [0] * len(blank.past)
        filled = told(super().resample(store(State, blank), seat, seed))
        filled.past = past
        return store(State, filled)


class KeepsTheTruth(Downfall):
    """Its worlds are drawn from the true state: what a seat may not know shines through."""

    def resample(self, state: Any, seat: int | None, seed: int | str | None = None) -> Any:
        filled = told(super().resample(state, seat, seed))
        filled.bag = list(told(state).bag)
        return store(State, filled)


LEAKS: list[tuple[type[Downfall], set[str]]] = [
    (ShowsAll, {"view"}),
    (ShowsTheNextTile, {"view"}),
    (TellsAll, {"events"}),
    (TellsTheShuffle, {"events"}),
    (ListsByTheStock, {"legal"}),
    (RefusesByTheHands, {"refusal"}),
    (MasksNoStock, {"mask"}),
    (ForgetsWhoWasAsked, {"view", "legal", "play", "deal"}),
    (KeepsTheTruth, {"mask"}),
]


def leaks(game: Any, plies: Iterable[int]) -> set[str]:
    """By what the seats could tell, on some positions of a game in which several are asked to call."""
    witness = random_game(game, random.Random(5), 3, 0)
    found = set()
    for ply in plies:
        for seat in (None, 0, 1, 2):
            try:
                try_position(witness, ply % len(witness.tokens), seat, ply)
            except Leak as leak:
                found.add(leak.what)
    return found


@pytest.mark.parametrize(("kind", "ways"), LEAKS, ids=[kind.__name__ for kind, _ in LEAKS])
def test_a_planted_leak_is_caught(kind: type[Downfall], ways: set[str]) -> None:
    found = leaks(kind(), range(3, 60, 4))
    assert found
    assert found <= ways


def test_the_same_positions_leak_nothing_without_them() -> None:
    assert leaks(GAME, range(3, 60, 4)) == set()


@pytest.mark.parametrize("number", [0, 1, 4])
def test_what_a_seat_sees_of_a_position_is_filled_again(number: int) -> None:
    """A game that began at a position has no deal to play again; a picture of flight does not even tell the stock."""
    witness = random_game(GAME, random.Random(number), 3, number)
    for ply, state in enumerate(witness.states[:-1:3]):
        begun = GAME.at(GAME.picture(state), seed=ply)
        for seat in (None, 0, 1, 2):
            possible = GAME.resample(begun, seat, ply)
            assert GAME.same(GAME.mask(possible, seat), GAME.mask(begun, seat))
            assert GAME.view(possible, seat) == GAME.view(begun, seat)
            if seat == GAME.seat(begun):
                assert GAME.legal(possible) == GAME.legal(begun)
            while GAME.seat(possible) is not None:
                GAME.play(possible, GAME.legal(possible)[0])
