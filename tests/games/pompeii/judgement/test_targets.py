"""Cards that are turned against others, or against the volcano: whom bots aim them at, and when they keep them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.pompeii.playing import EVERYTHING, GAME, asked, at, play, result, seat
from vesuvius.bots.players.registry import NamedBot, read_bot
from vesuvius.bots.search.workspace import workspace_for
from vesuvius.games.pompeii.judgement.search_interface import TERMS, token

THE_GAME: Any = GAME
WAY = "3 planks, 4 pillars, 3 bricks"  # what the Castrum costs
BOTS = tuple(map(read_bot, ("greedy", "mcts:60")))
GREEDY, SEARCHING = BOTS


def chosen(state: Any, named: NamedBot = GREEDY) -> str:
    return named.choose(THE_GAME, GAME.mask(state, GAME.seat(state)), 1).token


def judged(state: Any) -> dict[str, int]:
    """How good each legal token looks at once."""
    workspace, player = workspace_for(THE_GAME), int(asked(state).split()[0])
    workspace.begin(GAME.mask(state, player), 1)
    workspace.consider(TERMS)
    return {token(state, action): urge for action, urge in workspace.look_ahead(player, 1).items()}


def before_offerings(*seats: dict[str, Any], **more: Any) -> Any:
    """The last action of a round is made, and whoever holds an immediate card is asked."""
    state = at(*seats, built=EVERYTHING, **more)
    while not asked(state).endswith("immediate"):
        GAME.play(state, "@grain" if "@grain" in GAME.legal(state) else chosen(state))
    return state


@pytest.mark.parametrize("named", BOTS, ids=lambda named: named.name)
def test_a_castrum_that_wins_for_oneself_is_not_halted(named: NamedBot) -> None:
    state = at(seat(WAY), seat(hand="C31", army="recruited"), built=EVERYTHING)
    play(state, "build20")
    assert GAME.legal(state) == ["play:C31", "wait"]
    assert chosen(state, named) == "wait"
    GAME.play(state, "wait")
    assert result(state)["winner"] == 1


@pytest.mark.parametrize("named", BOTS, ids=lambda named: named.name)
@pytest.mark.parametrize("armies", [("recruited", "none", "none"), ("none", "none", "recruited")])
def test_a_castrum_that_wins_for_another_is_halted(named: NamedBot, armies: tuple[str, str, str]) -> None:
    builder, holder, third = armies
    state = at(seat(WAY, army=builder), seat(hand="C31", army=holder), seat(army=third), built=EVERYTHING)
    play(state, "build20")
    assert chosen(state, named) == "play:C31"


def test_the_army_that_comes_next_is_the_one_that_counts() -> None:
    state = at(seat(WAY), seat(army="recruited"), seat(hand="C31", army="recruited"), built=EVERYTHING)
    play(state, "build20")
    assert asked(state) == "2 halt"
    assert chosen(state) == "play:C31"


def test_a_castrum_by_which_nobody_wins_at_once_may_stand() -> None:
    state = at(seat(WAY), seat(hand="C31"), built=EVERYTHING)
    play(state, "build20")
    assert chosen(state) == "wait"


def test_temples_burn_where_others_have_more_of_them() -> None:
    temples = "C04 C05 C06"
    own = judged(at(seat(hand="C22", active=temples), seat(), built=EVERYTHING))["act:C22"]
    others = judged(at(seat(hand="C22"), seat(active=temples), built=EVERYTHING))["act:C22"]
    assert own < 0 < others


def test_spaces_are_covered_where_the_own_plan_does_not_work() -> None:
    state = at(seat("9 stone, 9 wood", hand="C14"), seat(), built={**EVERYTHING, "b11": [0]})
    play(state, "act:C14")
    looks = judged(state)
    assert looks["!b5"] < looks["!b11"] == looks["!b17"] < looks["!b16"]
    assert chosen(state) == "!b16"


def test_workers_are_taken_from_where_most_of_them_are() -> None:
    goods = "9 grain, 9 deer"
    state = at(seat(hand="C01"), seat(goods), seat(goods), built=EVERYTHING)
    play(state, "@wood", "@b7", "*9", "@b7", "*9", "@wood", "@b6", "*9", "@wood", "act:C01")
    assert GAME.legal(state) == ["!b6", "!b7"]
    assert chosen(state) == "!b7"


def test_offerings_are_called_off_by_who_would_pay_much_and_has_little_to_lose() -> None:
    rich = "9 grain, 9 meat, 9 iron, 9 bread"
    poor, wealthy = (
        before_offerings(seat(own, hand="C33", workers=6, left=1), seat(rich, left=1)) for own in ("", rich)
    )
    assert chosen(poor) == "play:C33"
    assert chosen(wealthy) == "wait"


def test_nothing_is_offered_where_the_value_cannot_be_reached() -> None:
    state = at(seat("3 fish", left=1), seat(left=1), built=EVERYTHING)
    while asked(state) != "0 pledge":
        GAME.play(state, "@grain" if "@grain" in GAME.legal(state) else chosen(state))
    assert any(text.startswith("give:") for text in GAME.legal(state))
    assert chosen(state) == "pass"


def test_no_worker_is_spent_on_a_card_by_chance() -> None:
    state = at(seat("9 grain", hand="S19 S27"), seat(), built={"b7": [0]})
    swaps = [text for text in GAME.legal(state) if text.startswith("swap:")]
    assert swaps
    looks = judged(state)
    assert max(looks[text] for text in swaps) < -100_000
    play(state, swaps[0], "-grain")
    assert chosen(state, SEARCHING) == "."
