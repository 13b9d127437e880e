"""What a seat may not know: masks, events, and worlds that a seat takes to be possible."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.games.pompeii.playing import CITY, GAME, at, has, play, seat
from tests.soaks.pompeii_keeps_invariants import broken
from vesuvius.formats.json_lines import encode

Viewer = int | None


def biased(chance: random.Random, tokens: list[str]) -> str:
    """Builds, trains and activates more often than not, so that hands are used."""
    wanted = [token for token in tokens if token.startswith(("build", "train", "act", "play", "draw", "keep", "give"))]
    return chance.choice(wanted if wanted and chance.random() < 0.6 else tokens)


def positions(players: int, seed: int, count: int) -> list[Any]:
    """States along a game, one in ten."""
    chance, state, found = random.Random(seed), GAME.new(players, seed=seed), []
    for ply in range(10 * count):
        if GAME.seat(state) is None:
            break
        if ply % 10 == 0:
            found.append(GAME.copy(state))
        GAME.play(state, biased(chance, GAME.legal(state)))
    return found


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_views_masks_and_worlds_agree(players: int) -> None:
    viewers: list[Viewer] = [None, *range(players)]
    for number, state in enumerate(positions(players, players, 40)):
        for viewer in viewers:
            masked, seen = GAME.mask(state, viewer), encode(GAME.view(state, viewer))
            assert encode(GAME.view(masked, viewer)) == seen
            assert GAME.same(GAME.mask(masked, viewer), masked)
            world = GAME.resample(masked, viewer, number)
            assert GAME.same(world, GAME.resample(state, viewer, number))
            assert encode(GAME.view(world, viewer)) == seen
            assert GAME.same(GAME.mask(world, viewer), masked)
            assert broken(world) == []
            if viewer == GAME.seat(state):
                assert GAME.legal(masked) == GAME.legal(state) == GAME.legal(world)


def test_worlds_differ_and_can_be_played_on() -> None:
    state = positions(3, 5, 30)[-1]
    worlds = [GAME.resample(state, 0, seed) for seed in range(6)]
    assert len({encode(GAME.position(world)) for world in worlds}) == len(worlds)
    chance = random.Random(1)
    for world in worlds:
        for _ in range(60):
            if GAME.seat(world) is not None:
                GAME.play(world, chance.choice(GAME.legal(world)))


def test_a_masked_state_holds_nothing_of_another_hand() -> None:
    one = at(seat(hand="S01"), seat(hand="S02 C05"), specialists=["S03", "S04"])
    other = at(seat(hand="S01"), seat(hand="S40 C50"), specialists=["S22", "S11"])
    assert encode(GAME.position(GAME.mask(one, 0))) == encode(GAME.position(GAME.mask(other, 0)))
    assert encode(GAME.view(one, 0)) == encode(GAME.view(other, 0))
    assert encode(GAME.view(one, 1)) != encode(GAME.view(other, 1))


def test_c11_everybody_knows_the_card_that_was_taken_to_the_hand() -> None:
    state = at(seat(hand="C11"), seat(active="S14"), seat(), built={"b17": [0]})
    play(state, "act:C11", "!S14")
    for viewer in (None, 1, 2):
        cards = GAME.view(state, viewer)["seats"][0]["hand"]["cards"]
        assert cards == ["S14"]
    assert all(has(GAME.resample(state, 2, seed), 0, "hand") == ["S14"] for seed in range(5))


def test_c44_taker_and_victim_know_the_card_and_others_do_not() -> None:
    state = at(seat(hand="C44"), seat(hand="C19"), seat(), built={"b17": [0]})
    play(state, "act:C44")
    (event,) = [event for event in play(state, "!1") if event.kind == "took_unseen"]
    seen = [GAME.mask_event(event, viewer).facts["card"] for viewer in (0, 1, 2, None)]
    assert seen == ["C19", "C19", None, None]
    hands = [GAME.view(state, viewer)["seats"][0]["hand"]["cards"] for viewer in (0, 1, 2)]
    assert hands == [["C19"], ["C19"], []]
    assert all(has(GAME.resample(state, 1, seed), 0, "hand") == ["C19"] for seed in range(5))
    assert len({str(has(GAME.resample(state, 2, seed), 0, "hand")) for seed in range(9)}) > 1


def test_c44_a_third_player_no_longer_knows_which_of_the_cards_is_where() -> None:
    where = {"known": {"C19": [2], "C24": [0, 1, 2, 3]}, "built": {"b17": [0]}}
    state = at(seat(hand="C44"), seat(hand="C19 C24"), seat(), **where)
    assert GAME.view(state, 2)["seats"][1]["hand"]["cards"] == ["C19", "C24"]
    play(state, "act:C44", "!1")
    assert [GAME.view(state, 2)["seats"][player]["hand"]["cards"] for player in (0, 1)] == [[], []]
    assert [GAME.view(state, None)["seats"][player]["hand"]["cards"] for player in (0, 1)] == [[], []]
    only = at(seat(hand="C44"), seat(hand="C19"), seat(), **where)
    play(only, "act:C44", "!1")
    assert GAME.view(only, 2)["seats"][0]["hand"]["cards"] == ["C19"]


def test_a_search_is_seen_by_the_one_who_looks_until_the_rest_is_discarded() -> None:
    state = at(seat(hand="C42"), seat(), built={"b17": [0]}, city=CITY[:4])
    events = play(state, "act:C42")
    drawn = [event for event in events if event.kind == "drew"]
    assert [GAME.mask_event(event, 0).facts["card"] for event in drawn] == CITY[:4]
    assert {GAME.mask_event(event, 1).facts["card"] for event in drawn} == {None}
    assert GAME.view(state, 0)["looked_at"] == CITY[:4]
    assert GAME.view(state, 1)["looked_at"] == []
    kept = [event for event in play(state, "keep:C03") if event.kind == "kept"]
    assert GAME.mask_event(kept[0], 1).facts == {"card": None}
    assert [GAME.mask_token("keep:C03", 0, viewer) for viewer in (0, 1, None)] == ["keep:C03", "keep:?", "keep:?"]
    assert GAME.mask_token("act:C42", 0, 1) == "act:C42"


def test_who_is_asked_about_an_immediate_card_holds_one_in_every_world() -> None:
    state = at(seat(left=1), seat(hand="C33 C02", left=0), built={"b17": [0]})
    play(state, "@grain")
    for seed in range(12):
        hand = {*has(GAME.resample(state, 0, seed), 1, "hand")}
        assert hand & {"C03", "C26", "C33", "C51"}


def test_who_knows_the_card_that_is_asked_about_needs_no_other() -> None:
    state = at(seat(left=1), seat(hand="C33", left=0), built={"b17": [0]}, known={"C33": [0]}, pile=["C03"])
    play(state, "@grain")
    assert all(has(GAME.resample(state, 0, seed), 1, "hand") == ["C33"] for seed in range(5))


def test_a_deck_made_anew_is_hidden() -> None:
    state = at(seat("9 grain", hand="S01"), seat(), gone=[f"S{n:02}" for n in range(4, 53)], pile=["S02", "S03"])
    events = play(state, "swap:S01", "-grain")
    (remade,) = [event for event in events if event.kind == "remade"]
    assert GAME.chance([remade])[0]["deck"] == remade.facts["cards"]
    assert {GAME.mask_event(remade, viewer).facts["cards"] for viewer in (0, 1, None)} == {None}


def test_when_the_game_is_over_everything_lies_open() -> None:
    state = at(seat("1 olive_oil", army="injured"), seat(hand="S07"), built={"b17": [0], "b20": [1]})
    play(state, "heal:C28")
    assert GAME.view(state, 0)["seats"][1]["hand"]["cards"] == ["S07"]
