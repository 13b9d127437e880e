from __future__ import annotations

from datetime import date

from vesuvius import load
from vesuvius.game import SupportsChallenges, supports
from vesuvius.server.features.daily import PERSON, challenge_of
from vesuvius.server.tables.table import LEVEL_NAMES

GAME = load("downfall")
assert supports(GAME, SupportsChallenges)
CHALLENGES = GAME.challenges()


def test_every_challenge_can_be_played_by_one_person() -> None:
    for challenge in CHALLENGES.days:
        assert len(challenge.seats) in GAME.seats
        assert challenge.seats.count(PERSON) == 1
        assert {*challenge.seats} - {PERSON} <= {*LEVEL_NAMES}
        assert {*challenge.options} <= {*GAME.options}
        assert len({*CHALLENGES.names}) >= len(challenge.seats) - 1


def test_weekdays_are_alike_and_seats_are_not() -> None:
    weeks = [CHALLENGES.days[start : start + 7] for start in (0, 7, 14)]
    assert len(CHALLENGES.days) == 21
    for one, *others in zip(*weeks, strict=True):
        assert all(sorted(other.seats) == sorted(one.seats) for other in others)
        assert len({tuple(each.seats) for each in (one, *others)}) == min(3, len(one.seats))
    monday = date(2027, 1, 18)
    assert monday.weekday() == 0
    assert challenge_of(CHALLENGES, monday) in [week[0] for week in weeks]


def test_results_are_compared_by_scores_that_there_are() -> None:
    state = GAME.new(2, seed=1)
    while GAME.seat(state) is not None:
        GAME.play(state, GAME.legal(state)[0])
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert [*CHALLENGES.more, *CHALLENGES.fewer] == [*outcome.scores]
