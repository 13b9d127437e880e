"""What a place, a card or a good is to a seat is told beforehand: what playing gives, or why it can't be played."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.pompeii.playing import GAME, at, seat, solo
from tests.games.pompeii.presentation.test_previews import exchanged
from vesuvius.game import Event, Line, Problem, State
from vesuvius.games.pompeii.presentation.explanations import THINGS

FORO = {"b17": [0]}


def ways(state: State, thing: str, who: int = 0) -> Line:
    """By token: what comes of it, or the message without its first word."""
    found = GAME.explain(GAME.mask(state, who), who, thing)
    return {
        way.token: way.preview if way.refusal is None else way.refusal.message.removeprefix("refusal-")
        for way in found.ways
    }


def most(state: State, token: str) -> Line:
    """What playing a token gives, as often as it can be done."""
    who, events = GAME.seat(state), []
    after = GAME.copy(state)
    while True:
        events += GAME.play(after, token)
        amounts = [each for each in GAME.legal(after) if each.startswith("*")]
        if GAME.seat(after) != who or not amounts or token.startswith("*"):
            break
        token = max(amounts, key=lambda each: int(each[1:]))
    assert who is not None
    return exchanged(until_asked(events), who)


def until_asked(events: list[Event]) -> list[Event]:
    """What an action alone brings: what follows from a building or a card comes after it."""
    ends = [number for number, event in enumerate(events) if event.kind in ("built", "activated", "drew", "round")]
    return events[: ends[0]] if ends else events


@pytest.mark.parametrize("players", [1, 3])
def test_what_is_told_of_everything_is_what_playing_it_gives(players: int) -> None:
    chance, told = Random(players), set()
    state = GAME.new(players, seed=players)
    while GAME.seat(state) is not None and GAME.round(state) < 12:
        who = GAME.seat(state)
        assert who is not None
        legal = GAME.legal(state)
        if GAME.view(state)["decision"] == "action" and chance.random() < 0.2:
            masked = GAME.mask(state, who)
            for thing in sorted(THINGS):
                found = GAME.explain(masked, who, thing)
                assert found.asked
                for way in found.ways:
                    assert (way.preview is None) != (way.refusal is None)
                    if way.token.endswith(">"):
                        continue
                    assert way.refusal == GAME.refusal(state, who, way.token)
                    assert (way.token in legal) == (way.refusal is None)
                    told.add(way.token)
                    if way.preview is not None and way.token[0] == "@" and way.token != "@porta":
                        assert way.preview == most(state, way.token), way.token
        GAME.play(state, chance.choice(legal))
    assert len(told) > 30


def test_it_is_told_as_if_one_had_a_worker_to_place_whoever_decides() -> None:
    state = at(seat("9 grain"), seat("2 grain", left=0), built={"b7": [], **FORO}, at={"b7": [0, 1], "grain": [2, 1]})
    mine, others = (GAME.explain(GAME.mask(state, who), who, "field-grain") for who in (0, 1))
    assert (mine.asked, others.asked) == (True, False)
    assert ways(state, "field-grain", 0) == {"@grain": "field-full"}
    assert ways(state, "field-grain", 1) == {"@grain": {"given": {}, "made": {"grain": 2}}}
    assert ways(state, "b7", 1) == {"@b7": "place-full"}
    assert ways(state, "b20", 1) == {"build20": "short"}


def test_p7_a_building_makes_as_much_as_there_is() -> None:
    state = at(seat("5 grain"), seat(), built={"b7": [1]})
    assert ways(state, "b7") == {"@b7": most(state, "@b7")}
    assert ways(state, "b7")["@b7"]["given"] == {"grain": 5}


def test_cards_say_what_training_costs_and_where_they_help() -> None:
    state = at(seat("2 wood, 2 olives", hand="S01 C02", active="S30"), seat(active="S02"), built={"b7": [], **FORO})
    facts = {card["id"]: card for deck in ("specialists", "city") for card in GAME.facts()[deck]}
    found = ways(state, "S01")
    assert list(found) == ["train:S01", "swap:S01"]
    assert found["train:S01"] in ("short", {"given": facts["S01"]["cost"], "made": {}})
    assert list(ways(state, "C02")) == ["act:C02"]
    assert list(ways(state, "S30")) == [f"@{facts['S30']['location']}/S30"]
    assert ways(state, "S02") == {}


def test_p11_a_good_says_what_it_costs_in_a_trade() -> None:
    state = at(seat("9 grain, 2 gold_coin, 1 wood"), seat(), at={"porta": [1, 1]})
    assert ways(state, "meat") == {"grain>": cost("grain", 4, "meat"), "gold_coin>": cost("gold_coin", 1, "meat")}
    assert ways(state, "wood") == {"grain>": cost("grain", 2, "wood"), "gold_coin>": cost("gold_coin", 1, "wood")}


def cost(good: str, amount: int, taken: str) -> Line:
    return {"given": {good: amount}, "made": {taken: 1}}


def test_p45_p47_alone_too() -> None:
    assert ways(solo("1 grain", blocked=["flour"], built={"b7": []}), "b7") == {"@b7": "blocked"}
    assert ways(solo(), "b17") == {"build17": "solo-foro"}


def test_nothing_changes_and_nobody_learns_anything_by_it() -> None:
    state = at(seat("9 grain, 9 wood", hand="S01"), seat(hand="S02"), built=FORO)
    before = GAME.copy(state)
    for thing in THINGS:
        for who in (0, 1):
            GAME.explain(GAME.mask(state, who), who, thing)
    assert GAME.same(state, before)
    assert ways(state, "S02") == {}


def test_there_is_nothing_to_say_before_the_first_turn_and_after_the_end() -> None:
    assert GAME.explain(GAME.mask(GAME.new(2, seed=1), 1), 1, "b1").ways == []
    with pytest.raises(Problem, match="no-such-thing"):
        GAME.explain(GAME.mask(GAME.new(2, seed=1), 1), 1, "b99")
