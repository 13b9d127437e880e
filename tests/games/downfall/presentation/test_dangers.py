"""What is said to be in danger is what the next lava tile takes, tried out with every tile in every place."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import vesuvius
from vesuvius.game import MaskedStates, SupportsPreviews, supports
from vesuvius.games.downfall.presentation.dangers import connected, could_part
from vesuvius.games.downfall.presentation.state_words import NEIGHBOURS
from vesuvius.games.downfall.rules.tables import SQUARES, square

GAME = vesuvius.load("downfall")
TRIED = 10  # positions, since each is played on with every tile


def taken(state: Any) -> set[str]:
    """The squares on which people are lost to the next tile, whichever is drawn and wherever it is laid."""
    position, lost = GAME.position(state), set()
    asked = {key: value for key, value in position.items() if key not in ("moves_left", "moved_to")}
    for tile in set(position["bag"]):
        rest = [*position["bag"]]
        rest.remove(tile)
        before = GAME.at({**asked, "decision": "lava", "tile": tile, "bag": rest}, seed=1)
        for token in GAME.legal(before):
            after = GAME.copy(before)
            events = GAME.play(after, token)
            lost |= {str(event.facts["square"]) for event in events if event.kind in ("burnt", "enclosed")}
    return lost


@pytest.mark.parametrize(("players", "options"), [(2, ()), (3, ("dual_vents",)), (4, ("closed_vents",))])
def test_r14_a_preview_says_which_pieces_the_next_tile_can_take(players: int, options: tuple[str, ...]) -> None:
    assert supports(GAME, SupportsPreviews)
    state, chance = GAME.new(players, options, seed=4), Random(4)
    fled = calm = tried = 0
    while (seat := GAME.seat(state)) is not None:
        legal = GAME.legal(state)
        starts = {token.partition(">")[0] for token in legal if ">" in token}
        if starts and chance.random() < 0.3 and tried < TRIED and GAME.position(state)["bag"]:
            tried += 1
            told = GAME.previews(MaskedStates(GAME, state), seat, legal)
            flees = {token.partition(">")[0] for token, preview in told.items() if preview.get("flees")}
            assert flees == starts & taken(state)
            fled, calm = fled + len(flees), calm + len(starts - flees)
        GAME.play(state, chance.choice([token for token in legal if token != "stay"] or legal))
    assert fled >= 3
    assert calm >= 3


def test_r14_a_preview_says_where_the_next_tile_can_take_whoever_arrives() -> None:
    assert supports(GAME, SupportsPreviews)
    state, chance, risky = GAME.new(2, (), seed=6), Random(6), 0
    while (seat := GAME.seat(state)) is not None:
        legal = GAME.legal(state)
        moves = [token for token in legal if ">" in token and not token.endswith("out")]
        token = chance.choice(moves or legal)
        said = GAME.previews(MaskedStates(GAME, state), seat, legal).get(token, {}).get("risks", False)
        goal = token.partition(">")[2]
        GAME.play(state, token)
        first = moves and any(">" in token for token in GAME.legal(state)) and GAME.seat(state) == seat
        if first and GAME.position(state)["bag"] and risky < TRIED:
            assert said == (goal in taken(state))
            risky += said
    assert risky >= 3


def test_r14_no_tile_that_cuts_somebody_off_is_passed_over_by_the_look_at_its_corners() -> None:
    chance, parted, passed = Random(14), 0, 0
    city = sum(1 << square(name) for name in NEIGHBOURS)
    for _ in range(300):
        way = city & (chance.getrandbits(SQUARES) | chance.getrandbits(SQUARES))
        for place in map(square, NEIGHBOURS):
            tile = way & 1 << place
            if not tile:
                continue
            cut_off = connected(way) & ~connected(way & ~tile) & ~tile
            parted += bool(cut_off)
            passed += not could_part(tile, way)
            assert could_part(tile, way) or not cut_off
    assert parted > 100
    assert passed > 1000
