"""What speaks for a move of Pompeii: facts of the position, in words of every language."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.games.pompeii.playing import EVERYTHING, GAME, asked, at, play, seat, solo
from vesuvius.bots.analysis.hints import hints, spoken_for
from vesuvius.bots.bot import Budget
from vesuvius.game import Reason
from vesuvius.texts import LANGUAGES, Texts

THE_GAME: Any = GAME
CASTRUM = "4 pillars, 3 planks, 3 bricks"


def said(state: Any, token: str) -> list[Reason]:
    assert token in GAME.legal(state)
    return spoken_for(THE_GAME, GAME.mask(state, GAME.seat(state)), token)


def test_an_army_and_the_castrum_win() -> None:
    state = at(seat(CASTRUM, army="recruited"), seat(), built=EVERYTHING)
    assert said(state, "build20") == [Reason("reason-wins")]


def test_a_building_on_the_way_tells_how_many_are_left() -> None:
    state = at(seat("2 pillars, 2 planks, 2 bricks, 1 wood, 1 clay"), seat(), built={"b7": [0]})
    assert said(state, "build17") == [Reason("reason-station", {"left": 2})]
    assert said(state, "build10") == [
        Reason("reason-opens", {"building": "b10"}),
        Reason("reason-actions", {"actions": 1}),
    ]


def test_goods_that_are_lacking_are_counted() -> None:
    state = at(seat("12 stone, 4 grain"), seat(), built={"b5": [1], "b7": [0]})
    assert said(state, "@b5") == [
        Reason("reason-lacking", {"count": 9, "lacking": 9}),
        Reason("reason-owner", {"owner": 1}),
    ]
    assert said(state, "@b7") == [Reason("reason-lacking", {"count": 2, "lacking": 2})]  # for two of bread
    play(state, "@fish", "@grain")
    assert said(state, "@fish") == [
        Reason("reason-makes", {"count": 2, "value": 1}),
        Reason("reason-second", {"count": 2}),
    ]


def test_goods_of_which_others_are_made_are_lacking_too() -> None:
    state = at(seat(), seat(), built=EVERYTHING)
    assert said(state, "@stone") == [Reason("reason-lacking", {"count": 1, "lacking": 4})]  # for four pillars


def test_alone_the_foro_costs_nothing() -> None:
    assert said(solo("9 stone", built={"b5": []}, round=2), "@b5") == [
        Reason("reason-lacking", {"count": 7, "lacking": 7}),  # of the Terme and the Castrum
    ]


def test_of_a_halted_castrum_only_the_rest_is_lacking() -> None:
    state = at(seat(f"{CASTRUM}, 1 olive_oil", army="recruited"), seat(hand="C31"), built=EVERYTHING)
    play(state, "build20")
    assert said(state, "play:C31") == [Reason("reason-halts")]
    assert said(state, "wait") == []
    play(state, "play:C31", "@wood")
    assert said(state, "@olives") == [Reason("reason-lacking", {"count": 1, "lacking": 1})]
    assert said(state, "@stone") == [Reason("reason-makes", {"count": 1, "value": 1})]


def test_a_castrum_that_is_finished_wins_with_an_army() -> None:
    state = at(seat(f"{CASTRUM}, 2 olive_oil", army="recruited"), seat(hand="C31"), built=EVERYTHING)
    play(state, "build20", "play:C31", "@wood")
    assert said(state, "finish") == [Reason("reason-wins")]


def test_a_trade_tells_what_can_be_done_without_and_what_is_wanted() -> None:
    state = at(seat("12 grapes, 2 wool"), seat(), built={"b7": [0]})
    assert said(state, "@porta") == [Reason("reason-actions", {"actions": 3})]
    play(state, "@porta")
    assert said(state, "grapes>") == [Reason("reason-spare", {"count": 12})]
    assert said(state, "wool>") == []
    play(state, "grapes>")
    assert said(state, ">bread") == [Reason("reason-wanted", {"lacking": 2})]
    assert said(state, ">wine") == said(state, ">wool") == []


def test_offerings_tell_what_is_missing_and_what_is_enough() -> None:
    state = at(seat("9 grain, 1 sword", left=1), seat("9 grain", left=1), built=EVERYTHING)
    play(state, "@deer", "@deer")
    assert asked(state) == "0 pledge"
    assert said(state, "give:grain") == [
        Reason("reason-missing", {"value": 6}),
        Reason("reason-eruption", {"cards": 10}),
        Reason("reason-spare", {"count": 6}),  # three are for bread
    ]
    assert said(state, "give:sword")[2:] == []
    assert said(state, "pass") == []
    play(state, "give:grain")
    assert said(state, "*3") == [Reason("reason-amount")]  # the own share
    assert said(state, "*6") == []
    play(state, "*6")
    assert said(state, "pass") == [Reason("reason-enough", {"value": 6, "required": 6})]


def test_workers_and_armies_are_told() -> None:
    army = "1 sword, 1 tunics, 1 gold_coin, 2 bread, 2 meat, 2 wool"
    state = at(seat(f"{army}, 3 wine"), seat(), built=EVERYTHING)
    assert said(state, "hire") == [Reason("reason-worker", {"count": 4})]
    assert said(state, "army") == [Reason("reason-army")]
    hurt = at(seat("3 wine, 3 olive_oil", hurt=1, army="injured"), seat(), built=EVERYTHING)
    assert said(hurt, "heal:C12") == said(hurt, "heal:C28") == [Reason("reason-heals")]


def test_of_cards_it_is_told_what_they_save() -> None:
    state = at(seat("6 deer, 9 grain", hand="S02", active="S14"), seat(), built={"b6": [0], "b7": [0]})
    assert said(state, "train:S02") == [Reason("reason-actions", {"actions": 3})]
    assert said(state, "@grain/S14") == [Reason("reason-actions", {"actions": 1})]
    assert said(state, "swap:S02") == []


def test_an_immediate_card_spares_something() -> None:
    state = at(seat("9 grain", hand="C51 C26", left=1), seat("9 grain", left=1), built=EVERYTHING)
    play(state, "@deer", "@deer")
    assert said(state, "play:C51") == [Reason("reason-cheaper")]
    assert said(state, "play:C26") == []  # more is wanted of all


def everything_said() -> list[Reason]:
    """What speaks for any token in positions of all kinds."""
    army = "1 sword, 1 tunics, 1 gold_coin, 2 bread, 2 meat, 2 wool"
    early = at(seat("2 pillars, 2 planks, 2 bricks, 12 stone, 9 grain, 1 wood, 1 clay"), seat(), built={"b5": [1]})
    second = at(seat("9 grain"), seat(), built={"b5": [1]})
    play(second, "@grain", "@grain")
    carrying = at(seat("12 grapes, 6 deer", hand="S02"), seat(), built={"b5": [1]})
    trading = GAME.copy(carrying)
    play(trading, "@porta", "grapes>")
    immediate = at(seat("9 grain", hand="C51", left=1), seat("9 grain", left=1), built=EVERYTHING)
    play(immediate, "@deer", "@deer")
    halting = at(seat(CASTRUM, army="recruited"), seat(hand="C31"), built=EVERYTHING)
    play(halting, "build20")
    hurt = at(seat("3 wine", hurt=1), seat(), built=EVERYTHING)
    late = at(seat(f"{army}, {CASTRUM}, 9 wine"), seat(), built=EVERYTHING)
    ready = at(seat(CASTRUM, army="recruited"), seat(), built=EVERYTHING)
    offering = at(seat("9 grain", left=1), seat("9 grain", left=1), built=EVERYTHING)
    play(offering, "@deer", "@deer")
    amount = GAME.copy(offering)
    play(amount, "give:grain")
    enough = GAME.copy(amount)
    play(enough, "*6")
    cards = (carrying, trading, immediate, halting, hurt)
    states = (GAME.new(2, seed=1), early, second, late, ready, offering, amount, enough, *cards)
    return [reason for state in states for token in GAME.legal(state) for reason in said(state, token)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_are_worded_in_every_language(language: str) -> None:
    texts, reasons = Texts(language), everything_said()
    assert len({reason.message for reason in reasons}) == 19
    for reason in reasons:
        args = {**reason.args, "owner": "Livia"} if "owner" in reason.args else reason.args
        assert not re.search(r"reason-|[{}]", texts(reason.message, **args))


def test_hints_say_why() -> None:
    state = at(seat("12 stone, 9 grain"), seat("9 grain"), built={"b5": [1], "b7": [0]})
    found = hints(THE_GAME, GAME.mask(state, 0), 0, Budget(20), 1)
    assert found
    assert all(hint.reasons for hint in found)
