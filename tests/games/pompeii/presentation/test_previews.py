"""What a token costs and brings is told before it is played, and is what playing it gives."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.pompeii.playing import EVERYTHING, GAME, at, goods, play, seat, solo
from vesuvius.game import Event, Line, MaskedStates, State

FIELDS = ["@" + space["id"] for space in GAME.facts()["spaces"] if space["kind"] == "field"]


def exchanged(events: list[Event], who: int) -> Line:
    """What a seat gave and got, from what happened before anybody was asked anything else."""
    found: Line = {"given": {}, "made": {}}
    for event in events:
        if event.kind not in ("paid", "pledged", "got") or event.seat != who:
            continue
        side = found["made" if event.kind == "got" else "given"]
        good, amount = event.facts["good"], event.facts["amount"]
        side[good] = side.get(good, 0) + amount
    return found


def told(state: State) -> dict[str, Line]:
    return GAME.previews(MaskedStates(GAME, state), GAME.seat(state), GAME.legal(state))


@pytest.mark.parametrize("players", [1, 2, 4])
def test_previews_are_what_playing_gives(players: int) -> None:
    chance, tried, kinds = Random(players), 0, set()
    state = GAME.new(players, seed=players)
    while GAME.seat(state) is not None and GAME.round(state) < 16:
        who, previews = GAME.seat(state), told(state)
        assert who is not None
        for token, preview in previews.items():
            after = GAME.copy(state)
            events = GAME.play(after, token)
            if token in FIELDS:
                assert preview == exchanged(events, who)
                kinds.add("collect")
            elif token[0] in "@>":
                preview = {**preview, "proposed": True} if told(after).get("*1", {}).get("proposed") else preview
                assert told(after)["*1"] == preview
                kinds.add("work" if token[0] == "@" else "trade")
            else:
                kinds.add("amount" if token.startswith("*") else "build")
                assert {key: preview[key] for key in ("given", "made")} == exchanged(events, who)
            tried += 1
        # Whatever leads to goods and buildings is preferred: games of chance alone hardly build.
        known = {*previews, "@porta"}.difference(FIELDS)
        wanted = [token for token in GAME.legal(state) if token in known and not token.endswith("17")]
        GAME.play(state, chance.choice(wanted if wanted and chance.random() < 0.7 else GAME.legal(state)))
    assert kinds == {"work", "trade", "collect", "amount", "build"}
    assert tried > 50


def test_p33_an_amount_is_proposed_that_covers_what_an_offering_lacks() -> None:
    state = at(seat("1 grain, 9 wool", left=0), seat("2 gold", left=1), built={"b17": [0]}, start=1, turn=1)
    assert (GAME.view(state)["awake"], GAME.view(state)["due"]) == (True, 6)
    assert GAME.view(GAME.new())["awake"] is False
    play(state, "@grain", "give:gold")
    assert GAME.view(state)["required"] == 6
    proposals = [proposed(state)]
    play(state, "*1", "give:wool")
    proposals.append(proposed(state))
    assert GAME.view(state)["missing"] == 2
    assert proposals == ["*2", "*1"]


def proposed(state: State) -> str:
    (found,) = [token for token, preview in told(state).items() if preview.get("proposed")]
    return found


def test_work_is_counted_by_the_data_of_the_game() -> None:
    """The Molinum of the shipped data makes flour out of grain."""
    state = GAME.new(2, seed=1)
    chance = Random(1)
    while "@b1" not in told(state):
        GAME.play(state, chance.choice(GAME.legal(state)))
    line = GAME.facts()["buildings"][0]["conversions"][0]
    assert told(state)["@b1"] == {"given": line["in"], "made": line["out"]}


def test_p11_what_one_of_a_good_costs_is_told_when_it_is_chosen() -> None:
    state = at(seat("9 grain"), built={})
    play(state, "@porta", "grain>")
    assert told(state)[">meat"] == {"given": {"grain": 4}, "made": {"meat": 1}}


def test_p47_a_blocked_field_is_told_to_yield_nothing() -> None:
    state = solo(blocked=["grain"])
    assert told(state)["@grain"] == {"given": {}, "made": {}}
    assert told(state)["@clay"]["made"] == {"clay": 1}


def test_p29_hiring_recruiting_and_healing_tell_their_price() -> None:
    army = "1 sword, 1 tunics, 1 gold_coin, 2 bread, 2 meat, 2 wool"
    previews = told(at(seat(f"{army}, 9 wine", hurt=1, workers=4, left=3), seat(), built=EVERYTHING))
    assert previews["hire"]["given"].keys() == {"wine"}
    assert previews["army"]["given"] == goods(army)
    assert previews["heal:C12"]["given"] == {"wine": 1}
