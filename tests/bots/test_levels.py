"""What each level overlooks: it and those below it go wrong there, and those above it do not."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from tests.games.downfall.pictures import GAME, SIX, picture
from vesuvius.bots.bot import Choice
from vesuvius.bots.players.levels import LEVELS
from vesuvius.bots.players.registry import read_bot

NUMBERS = [level.number for level in LEVELS]
JUDGING = (1, 2, 3)  # the others search
SEEDS = range(1, 4)
BAG = "bag: s v h m coi col s v h m"

# From a game between players who look one step ahead.
POCKET = """
game: downfall
turn: r
decision: move 1
saved: 3r2k
volcano: 2r5k
    A  B  C    D  E    F  G  H  I  J  K
1 | .  r  .    .  2k   .  ~s ~s #  #  #
2 | 2r k  ~coi .  .    .  .  r  ~v .  #
3 | 2k .  .    .  .    3k .  .  ~v ~v ~v
4 | .  3k 2r   .  ~col .  .  .  .  .  .
5 | .  r  2k   .  ~col .  2r .  .  .  k
6 | .  rk .    ~m ~col .  .  .  .  .  .
7 | #  #  #    ~m ~m   .  rk .  r  .  .
"""


class Oversight(NamedTuple):
    """Something that a level overlooks: where, what it plays there at least once, and what would be right."""

    level: int
    position: str
    wrong: str
    right: set[str]


OVERSIGHTS = {
    "three of the other on a square that can be covered": Oversight(
        1, picture("turn: k", "tile: coi", BAG, **{**SIX, "C3": "~coi"}, B3="3r", J4="2k", H6="k"), "~B2", {"~B3"}
    ),
    "a fourth in the crowd gives everybody there a move point": Oversight(
        2, picture("turn: r", "decision: move 1", BAG, **SIX, H5="3r", H6="r", D6="3k", A1="k"), "H5>G7", {"H6>H5"}
    ),
    "the next tile can come onto C3": Oversight(
        2, picture("turn: r", "decision: move 1", BAG, **SIX, C3="r", F5="r", H4="2k"), "F5>F6", {"C3>B3", "C3>C4"}
    ),
    "two in the house bring two relatives": Oversight(
        2, picture("seething", "turn: r", "hands: r 2 2 3 3 / k ...", C3="2k", A3="k", I3="k", F6="k"), "2@E1", {"3@C3"}
    ),
    "after the last tile no crowd will run any more": Oversight(
        3,
        picture("turn: r", "decision: move 1", "saved: 5r5k", "bag: v", **SIX, A1="r", F5="r", G5="2r", J4="k"),
        "F5>G5",
        {"A1>out"},
    ),
    "two tiles more and nobody comes out of H2": Oversight(4, POCKET, "A2>out", {"H2>H3"}),
}


def choice(level: int, position: str, seed: int, reasons: bool = False) -> Choice:
    state = GAME.at(position, seed=1)
    return read_bot(f"level:{level}").choose(GAME, GAME.mask(state, GAME.seat(state)), seed, reasons)


def chosen(level: int, position: str) -> set[str]:
    """What a level plays, whatever its seed."""
    return {choice(level, position, seed).token for seed in SEEDS}


@pytest.mark.parametrize("level", NUMBERS)
@pytest.mark.parametrize("name", OVERSIGHTS)
def test_a_level_and_those_below_it_overlook_what_those_above_it_see(name: str, level: int) -> None:
    oversight = OVERSIGHTS[name]
    if level > oversight.level:
        assert chosen(level, oversight.position) <= oversight.right
    else:
        assert not chosen(level, oversight.position) & oversight.right


@pytest.mark.parametrize("name", OVERSIGHTS)
def test_what_a_level_plays_instead(name: str) -> None:
    oversight = OVERSIGHTS[name]
    assert oversight.wrong in chosen(oversight.level, oversight.position)


def test_every_level_but_the_strongest_has_an_oversight() -> None:
    assert {oversight.level for oversight in OVERSIGHTS.values()} == set(NUMBERS[:-1])


def test_a_short_search_never_tries_what_does_not_look_good_at_first() -> None:
    tried = [{candidate.token for candidate in choice(level, POCKET, 1, True).candidates} for level in (4, 5)]
    assert "H2>H3" not in tried[0]
    assert [len(tokens) for tokens in tried] == [11, 27]  # as the page about bots says
    assert {"H2>H3"} | tried[0] <= tried[1] < set(GAME.legal(GAME.at(POCKET, seed=1)))


@pytest.mark.parametrize("level", JUDGING)
@pytest.mark.parametrize("name", OVERSIGHTS)
def test_no_chance_is_in_a_choice_that_is_made_by_judgement(name: str, level: int) -> None:
    position = OVERSIGHTS[name].position
    assert len({choice(level, position, seed).token for seed in range(10)}) == 1


@pytest.mark.parametrize("level", sorted(set(NUMBERS) - set(JUDGING)))
def test_no_search_mixes_chance_into_what_is_clear(level: int) -> None:
    position = OVERSIGHTS["after the last tile no crowd will run any more"].position
    assert {choice(level, position, seed).token for seed in range(10)} == {"A1>out"}
