"""The invariants hold in random games, and each of them finds a planted fault."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.pompeii import invariants
from tests.pompeii.playing import at, play, seat, solo
from tests.pompeii.soak import soak
from vesuvius.block import plain, store
from vesuvius.pompeii.state import CARRIED, DEPTH, HAND, State
from vesuvius.rule import PLAIN


def test_they_hold_in_random_games() -> None:
    seen = soak(8 if PLAIN else 24)
    assert seen.most["tokens"] <= invariants.MOST_TOKENS
    assert sum(seen.decisions.values()) > 1000


def assigned(field: str, index: int, value: int) -> Callable[[State], None]:
    def plant(s: State) -> None:
        getattr(s, field)[index] = value

    return plant


def set_to(field: str, value: int) -> Callable[[State], None]:
    return lambda s: setattr(s, field, value)


FAULTS: list[tuple[str, Callable[[State], None]]] = [
    ("cards_conserved", assigned("stock", 20, 0)),
    ("hands_counted", assigned("hand", 0, 3)),
    ("hands_counted", assigned("known", 0, 0)),
    ("cards_belong", assigned("where", 0, HAND + 3)),
    ("cards_belong", assigned("where", 0, CARRIED)),
    ("goods_whole", assigned("goods", 5, -1)),
    ("goods_whole", assigned("pledged", 5, 1)),
    ("workers_counted", assigned("workers", 0, 7)),
    ("workers_counted", assigned("hurt", 1, 3)),
    ("workers_counted", assigned("borrowed", 0, 1)),
    ("places_limited", assigned("at", 0, 3)),
    ("places_limited", assigned("at", 4 * 19, 2)),
    ("markers_counted", assigned("markers", 0, 12)),
    ("buildings_in_order", set_to("built", 1 << 11)),
    ("tokens_counted", assigned("tokens", 6, 3)),
    ("stack_tidy", assigned("frame", 3 * DEPTH - 1, 1)),
    ("stack_tidy", assigned("skipped", 0, 1)),
    ("somebody_decides", set_to("seat", 1)),
    ("solo_is_solo", set_to("blocked", 1)),
    ("goods_hidden", assigned("goods", 32 * 3, 1)),
]


@pytest.mark.parametrize(("name", "plant"), FAULTS)
def test_a_planted_fault_is_found(name: str, plant: Callable[[State], None]) -> None:
    state = at(seat("3 grain", hand="S01"), seat(), built={"b7": [0], "b17": [1]})
    s = plain(State, store(State, plain(State, state)))
    assert not [*invariants.broken(s, 1)]
    plant(s)
    assert name in [*invariants.broken(s, 1)]


def test_no_token_too_many_tokens_and_owners_in_a_solo_game_are_found() -> None:
    s = plain(State, at(seat(), seat()))
    assert [*invariants.broken(s, 0)] == [*invariants.broken(s, 401)] == ["legal_some"]
    alone = plain(State, solo(built={"b7": [0]}))
    assert "solo_is_solo" in [*invariants.broken(alone, 1)]
    over = at(seat("1 olive_oil", army="injured"), seat(), built={"b17": [0], "b20": [1]})
    play(over, "heal:C28")
    assert [*invariants.broken(plain(State, over), 1)] == ["legal_some"]


def test_every_invariant_has_a_planted_fault() -> None:
    assert {check.__name__ for check in invariants.CHECKS} == {name for name, _ in FAULTS}
