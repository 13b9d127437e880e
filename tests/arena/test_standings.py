"""What a match comes to, from results made up for it."""

from __future__ import annotations

import pytest

from tests.arena.matches import FIRST, match, play
from vesuvius.arena.match import GameResult
from vesuvius.arena.standings import interval, standings


def result(number: int, seats: str, winners: list[int], light: list[int], seconds: float = 0.0) -> GameResult:
    """A game of bots with names of one letter, in which every seat decides twice."""
    return GameResult(number, [*seats], winners, {"light": light}, [2] * len(seats), [seconds] * len(seats))


def test_a_win_is_shared_among_those_who_won() -> None:
    games = [
        result(0, "abc", [0, 1, 2], [7, 7, 7]),
        result(1, "bca", [0, 2], [9, 1, 9]),
        result(2, "cab", [1], [0, 5, 4]),
    ]
    table = standings(match(bots=["a", "b", "c"]), games)
    assert [row.bot for row in table.bots] == ["a", "b", "c"]
    assert [row.wins for row in table.bots] == pytest.approx([1 / 3 + 1 / 2 + 1, 1 / 3 + 1 / 2, 1 / 3])
    assert table.games == 3
    assert sum(row.wins for row in table.bots) == pytest.approx(3)


def test_thirds_add_up_to_whole_wins() -> None:
    games = [result(number, "abc", [0, 1, 2], [7, 7, 7]) for number in range(6)]
    assert [row.wins for row in standings(match(bots=["a", "b", "c"]), games).bots] == [2.0, 2.0, 2.0]


def test_equal_names_are_merged() -> None:
    games = [
        result(0, "bab", [0], [6, 1, 2], 0.5),
        result(1, "abb", [1, 2], [1, 8, 8]),
        result(2, "bba", [0, 2], [5, 3, 5]),
    ]
    merged, other = standings(match(bots=["b", "a", "b"]), games).bots
    assert (merged.bot, merged.seats, merged.wins, merged.win_rate) == ("b", 2, 2.5, 0.833333)
    assert (other.bot, other.seats, other.wins, other.win_rate) == ("a", 1, 0.5, 0.166667)
    assert merged.scores == {"light": round((6 + 2 + 8 + 8 + 5 + 3) / 6, 6)}
    assert (merged.decisions, merged.seconds_per_decision) == (12, round(1 / 12, 9))
    assert (other.decisions, other.seconds_per_decision) == (6, round(0.5 / 6, 9))


def test_names_stand_in_the_order_given_whatever_comes_first() -> None:
    games = [result(0, "ba", [0], [6, 1], 0.1), result(1, "ab", [0], [6, 1], 0.2), result(2, "ba", [1], [0, 3], 0.3)]
    table = standings(match(bots=["b", "a"]), games)
    assert [row.bot for row in table.bots] == ["b", "a"]
    assert standings(match(bots=["b", "a"]), reversed(games)) == table


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (8, 10, 0.4902, 0.9433),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (171.5, 200, 0.8023, 0.8992),
        (0.5, 1, 0.0546, 0.9454),
    ],
)
def test_the_interval_is_wilsons(wins: float, games: int, low: float, high: float) -> None:
    assert interval(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_the_interval_is_in_the_table() -> None:
    games = [result(number, "ab", [int(number >= 8)], [1, 0]) for number in range(10)]
    row = standings(match(bots=["a", "b"]), games).bots[0]
    assert (row.win_rate, row.low, row.high) == (0.8, *(round(bound, 6) for bound in interval(8, 10)))


def test_nothing_is_known_before_the_first_game() -> None:
    table = standings(match(), [])
    assert table.games == 0
    assert {(row.wins, row.win_rate, row.low, row.high, row.seconds_per_decision) for row in table.bots} == {
        (0.0, None, None, None, None)
    }


def test_the_scores_are_those_of_the_game() -> None:
    table = standings(match("downfall"), play(match("downfall"), 0, 1))
    assert [row.bot for row in table.bots] == ["uniform", FIRST]
    assert all(row.scores.keys() == {"saved", "volcano"} for row in table.bots)
