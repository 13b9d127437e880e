from __future__ import annotations

import pytest
from msgspec.structs import replace

from vesuvius.game import Outcome
from vesuvius.problem import Problem
from vesuvius.server.features.ratings.rating import displayed, margin, places, pool_of, rate, who_left
from vesuvius.server.protocol import journal_entries
from vesuvius.server.protocol.messages import Rules
from vesuvius.server.store.rows import Rating, Seat
from vesuvius.server.tables.setup import TableSettings, must_be_ratable

RATED = TableSettings(Rules("downfall", rated=True))
LIVIA, GAIUS = (Seat("t", seat, "person", name, name, None) for seat, name in enumerate(("livia", "gaius")))
BOT = Seat("t", 1, "bot", None, "Titus", "level:3")
DEVICE = Seat("t", 1, "device", None, "Nero", None)
BEGAN = journal_entries.Began()
# Settings, seats and entries of games that nobody is rated for.
UNRATED: dict[str, tuple[TableSettings, list[Seat], list[journal_entries.EntryBody]]] = {
    "casual": (TableSettings(Rules("downfall")), [LIVIA, GAIUS], [BEGAN]),
    "on one device": (RATED, [LIVIA, DEVICE], [BEGAN]),
    "one person twice": (RATED, [LIVIA, replace(LIVIA, seat=1)], [BEGAN]),
    "somebody who is forgotten": (RATED, [LIVIA, replace(GAIUS, person=None)], [BEGAN]),
    "nobody but bots": (RATED, [replace(BOT, seat=0), BOT], [BEGAN]),
    "the same deal again": (replace(RATED, seed="00"), [LIVIA, GAIUS], [BEGAN]),
    "from a position": (replace(RATED, position={}), [LIVIA, GAIUS], [BEGAN]),
    "with hints": (TableSettings(Rules("downfall", rated=True, hints=True)), [LIVIA, GAIUS], [BEGAN]),
    "rewound": (RATED, [LIVIA, GAIUS], [BEGAN, journal_entries.Undone(None, 1)]),
}
REFUSED = {
    "table-rated-device": (RATED, [LIVIA, DEVICE]),
    "table-rated-twice": UNRATED["one person twice"][:2],
    "table-rated-hints": UNRATED["with hints"][:2],
    "table-rated-position": UNRATED["from a position"][:2],
}


@pytest.mark.parametrize("why", UNRATED)
def test_what_is_never_rated(why: str) -> None:
    assert pool_of(*UNRATED[why]) is None


def test_games_among_people_and_games_with_bots_are_rated_apart() -> None:
    assert pool_of(RATED, [LIVIA, GAIUS], [BEGAN, journal_entries.Undone(0, 1)]) == "people"
    assert pool_of(RATED, [LIVIA, BOT], [BEGAN]) == "bots"
    assert pool_of(RATED, [LIVIA, BOT, replace(GAIUS, seat=2)], [BEGAN]) == "bots"


@pytest.mark.parametrize("message", REFUSED)
def test_a_rated_table_that_cannot_be_is_refused(message: str) -> None:
    settled, seats = REFUSED[message]
    with pytest.raises(Problem, match=message):
        must_be_ratable(settled, seats)
    casual = replace(settled, rules=replace(settled.rules, rated=False))
    must_be_ratable(casual, seats)


def test_places_follow_winners_then_the_score_and_who_has_gone_is_last() -> None:
    outcome = Outcome({"saved": [9, 9, 4, 4], "volcano": [3, 5, 0, 9]}, [0])
    assert places(outcome, [False] * 4) == [1, 2, 3, 3]
    assert places(outcome, [True, False, False, True]) == [3, 1, 2, 4]
    assert places(Outcome({"saved": [5, 5]}, [0, 1]), [False, False]) == [1, 1]


def test_places_are_the_games_own() -> None:
    outcome = Outcome({"saved": [9, 9, 9, 4], "volcano": [3, 7, 5, 9]}, [0], [1, 3, 2, 4])
    assert places(outcome, [False] * 4) == [1, 3, 2, 4]
    assert places(outcome, [False, False, True, False]) == [1, 2, 4, 3]


def test_nobody_is_first_where_the_game_has_beaten_all() -> None:
    assert places(Outcome({"won": [0]}, []), [False]) == [2]
    assert places(Outcome({"won": [1]}, [0]), [False]) == [1]
    assert places(Outcome({"won": [0, 0, 0]}, []), [False, True, False]) == [2, 4, 2]


def test_whoever_comes_back_has_not_gone() -> None:
    left, back = journal_entries.Left(0, "time"), journal_entries.Returned(0)
    assert who_left(2, [BEGAN, left]) == [True, False]
    assert who_left(2, [BEGAN, left, back]) == [False, False]
    assert who_left(2, [BEGAN, left, back, left]) == [True, False]


def test_a_winner_gains_what_is_sure_to_be_less_each_time() -> None:
    known: dict[str, Rating] = {}
    gains = []
    for number in range(1, 9):
        new = rate("downfall", "people", ["livia", "gaius"], [1, 2], known)
        assert [rating.games for rating in new.values()] == [number, number]
        gains.append(displayed(new["livia"].mu) - (displayed(known["livia"].mu) if known else 1500))
        known = new
    assert gains == sorted(gains, reverse=True)
    assert gains[0] > gains[-1] > 0
    assert displayed(known["livia"].mu) - 1500 == 1500 - displayed(known["gaius"].mu)
    assert margin(known["livia"].sigma) < margin(25 / 3) == 400


def test_equals_who_share_a_win_stay_where_they_are() -> None:
    new = rate("downfall", "people", ["livia", "gaius"], [1, 1], {})
    assert {displayed(rating.mu) for rating in new.values()} == {displayed(None)} == {1500}


def test_a_bot_at_two_seats_plays_one_game_and_learns_the_mean() -> None:
    new = rate("downfall", "bots", ["livia", "level:3", "level:3"], [2, 1, 3], {})
    assert [rating.games for rating in new.values()] == [1, 1]
    apart = rate("downfall", "bots", ["livia", "level:3", "level:4"], [2, 1, 3], {})
    assert new["level:3"].mu == pytest.approx((apart["level:3"].mu + apart["level:4"].mu) / 2)
