from __future__ import annotations

from typing import Any

from tests.games.pompeii.playing import GAME
from vesuvius.game import Outcome, SupportsChallenges, supports
from vesuvius.server.features.daily import PERSON

assert supports(GAME, SupportsChallenges)
CHALLENGES = GAME.challenges()
ARMY = {"sword": 1, "tunics": 1, "gold_coin": 1, "bread": 2, "meat": 2, "wool": 2}


def ended(**position: Any) -> Outcome:
    """How a solo game ends from a position on, if everything is done that leads on."""
    state = GAME.at({"players": 1, "options": ["set_a"], "revealed": ["VA02"], **position}, seed=1)
    while GAME.seat(state) is not None:
        legal = GAME.legal(state)
        GAME.play(state, next((token for token in ("army", "build20") if token in legal), legal[0]))
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome


def test_a_week_alone_grows_harder_and_every_deal_can_be_played() -> None:
    assert len(CHALLENGES.days) == 7
    assert all(challenge.seats == [PERSON] for challenge in CHALLENGES.days)
    kinds = [challenge.options for challenge in CHALLENGES.days]
    assert kinds == sorted(kinds)
    assert [GAME.seat(GAME.new(1, options, seed=1)) for options in kinds] == [0] * 7


def test_p49_fewer_rounds_are_better_among_those_who_have_won() -> None:
    won = ended(round=16, built={"b17": [], "b19": [], "b20": []}, seats=[{"goods": ARMY, "left": 3}])
    lost = ended(round=18, built={"b17": []}, seats=[{"goods": {"grain": 2}, "left": 1}])
    assert (won.winners, won.scores) == ([0], {"won": [1], "rounds": [16]})
    assert (lost.winners, lost.scores) == ([], {"won": [0], "rounds": [18]})
    assert (won.places, lost.places) == ([1], [2])
    assert [*CHALLENGES.more, *CHALLENGES.fewer] == [*won.scores]


def test_with_others_rounds_are_no_score() -> None:
    state = GAME.at(
        {
            "players": 2,
            "options": ["set_a"],
            "turn": 1,
            "built": {"b17": [], "b19": [], "b20": []},
            "seats": [{}, {"goods": ARMY, "left": 3}],
        },
        seed=1,
    )
    GAME.play(state, "army")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.scores == {"won": [0, 1]}
    assert outcome.places == [2, 1]
