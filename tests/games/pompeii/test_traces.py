"""Traces of Pompeii: written, checked, cut off, with chance that is told."""

from __future__ import annotations

import io
import random
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from tests.games.pompeii.playing import CITY, GAME, SPECIALISTS, at, has, play, seat, table, told
from vesuvius.engine.block import put
from vesuvius.formats import trace
from vesuvius.formats.trace import Mismatch, TraceProblem, Unreadable
from vesuvius.game import Game, Problem

PLAYERS = (1, 2, 3, 4)
THE_GAME: Any = GAME


def load(_: str) -> Game:
    game: Game = THE_GAME
    return game


def written(players: int, options: Sequence[str] = (), rounds: int = 12, seed: int = 7) -> list[bytes]:
    out = io.BytesIO()
    trace.write(THE_GAME, players, 1, seed, options, out, rounds)
    return out.getvalue().splitlines(keepends=True)


@pytest.mark.parametrize("players", PLAYERS)
def test_what_is_written_is_found_right(players: int) -> None:
    lines = written(players)
    assert trace.check(lines, load=load).games == 1
    last = msgspec.json.decode(lines[-1])
    assert last["end"] == "cut"
    assert last["round"] == 12


def test_every_option_is_written_and_checked() -> None:
    for options in (["set_b"], ["set_c", "all_volcano"], ["apocalypse_last", "foro_timer"]):
        header = msgspec.json.decode(written(2, options, 3)[0])
        assert {*options} <= {*header["options"]}
        trace.check(written(2, options, 3), load=load)
    trace.check(written(1, ["no_textoria"], 3), load=load)


def test_a_solo_game_is_played_to_its_end() -> None:
    lines = written(1, rounds=40)
    last = msgspec.json.decode(lines[-1])
    assert last == {"end": "destroyed", "winner": None, "round": 18, "title": None}
    trace.check(lines, load=load)


def damaged(lines: list[bytes], number: int, **change: Any) -> list[bytes]:
    line = {**msgspec.json.decode(lines[number]), **change}
    return [*lines[:number], msgspec.json.encode(line) + b"\n", *lines[number + 1 :]]


def test_what_is_wrong_is_named() -> None:
    lines = written(2)
    with pytest.raises(Mismatch):
        trace.check(damaged(lines, -1, round=11), load=load)
    with pytest.raises(Mismatch):
        trace.check(damaged(lines, -1, end="castrum"), load=load)
    with pytest.raises(Mismatch):
        trace.check(damaged(lines, 3, legal=["@grain"]), load=load)
    with pytest.raises(Mismatch):
        trace.check(damaged(lines, 3, seat=0 if b'"seat":1' in lines[3] else 1), load=load)
    with pytest.raises(Mismatch):
        trace.check([*lines[:40], lines[-1]], load=load)
    with pytest.raises(Unreadable):
        trace.check(lines[:-1], load=load)


@pytest.mark.parametrize(
    "change",
    [
        {"hands": [["S01"] * 6] * 2},
        {"hands": []},
        {"specialists": []},
        {"city": CITY[:-1]},
        {"city": [*CITY[:-1], "C01"]},
        {"city": 5},
        {"volcano": ["apocalypse"]},
        {"volcano": ["VA01", "VA02", "VA03", "VA04", "VA05", "VA06", "VA07", "VA08", "VA09", "VA10"]},
        {"volcano": ["VA01", "VA02", "VA03", "VA04", "VA05", "VA06", "VA07", "VA08", "VA08", "apocalypse"]},
        {"volcano": ["VB01", "VA02", "VA03", "VA04", "VA05", "VA06", "VA07", "VA08", "VA09", "apocalypse"]},
        {"options": ["set_a", "set_b"]},
        {"options": ["odd"]},
        {"players": 5},
        {"players": "2"},
        {"odd": 1},
    ],
)
def test_a_deal_that_cannot_be_is_refused(change: dict[str, Any]) -> None:
    deal = GAME.deal(2, seed=1)
    with pytest.raises(Problem):
        GAME.new(deal={**deal, **change})
    with pytest.raises(TraceProblem):
        trace.check([msgspec.json.encode({"game": "pompeii", **deal, **change})], load=load)


def test_the_apocalypse_has_to_lie_where_the_option_says() -> None:
    deal = GAME.deal(2, ["apocalypse_last"], seed=1)
    with pytest.raises(Problem):
        GAME.new(deal={**deal, "volcano": deal["volcano"][::-1]})


@pytest.mark.parametrize("players", PLAYERS)
def test_a_deal_begins_the_same_game_again(players: int) -> None:
    deal = GAME.deal(players, ["set_c"], seed=5)
    state = GAME.new(deal=deal, seed=1)
    assert GAME.deal(players, ["set_c"], seed=5) == deal
    assert GAME.legal(state) == GAME.legal(GAME.new(players, ["set_c"], 5))
    assert has(state, 0, "hand") == has(GAME.new(players, ["set_c"], 5), 0, "hand")


@pytest.mark.parametrize("players", PLAYERS)
def test_the_whole_deal_gives_the_whole_game_again(players: int) -> None:
    chance = random.Random(players)
    state = GAME.new(players, ["set_b"], 11)
    again = GAME.new(deal=msgspec.json.decode(msgspec.json.encode(GAME.whole_deal(state))))
    remade = 0
    for _ in range(700):
        if GAME.seat(state) is None:
            break
        swaps = [token for token in GAME.legal(state) if token.startswith(("swap", "-"))]
        token = chance.choice(swaps or GAME.legal(state))
        events = play(state, token)
        assert play(again, token) == events
        remade += len(GAME.chance(events))
    assert GAME.same(state, again)
    assert remade or players == 1


@pytest.mark.parametrize("key", [5, [], [0] * 7, [0] * 7 + [-1], [0] * 7 + [1 << 32], [0] * 7 + ["0"], [True] * 8])
def test_a_key_that_is_none_is_refused(key: Any) -> None:
    with pytest.raises(Problem):
        GAME.new(deal={**GAME.deal(2, seed=1), "generator": key})


def nearly_empty() -> Any:
    """A swap that makes the deck anew."""
    gone = [card for card in SPECIALISTS if card not in ("S01", "S02", "S03", "S04")]
    state = at(seat("9 grain", hand="S01"), seat(), gone=gone, pile=["S02", "S03", "S04"])
    play(state, "swap:S01")
    return state


def test_a_shuffle_that_is_told_comes_as_told() -> None:
    state = nearly_empty()
    line = {"reshuffled": "specialists", "deck": ["S04", "S01", "S03", "S02"]}
    GAME.foresee(state, line)
    assert GAME.chance(play(state, "-grain")) == [line]
    assert has(state, 0, "hand") == ["S04"]
    assert table(state, "specialists") == ["S01", "S03", "S02"]


@pytest.mark.parametrize(
    "line",
    [
        {"reshuffled": "specialists", "deck": ["S04", "S03", "S02"]},
        {"reshuffled": "specialists", "deck": ["S04", "S03", "S02", "S02"]},
        {"reshuffled": "specialists", "deck": ["S04", "S03", "S02", "S05"]},
        {"reshuffled": "city", "deck": ["C01"]},
        {"reshuffled": "specialists"},
        {"taken": "C01"},
        {"odd": 1},
    ],
)
def test_a_shuffle_that_cannot_come_is_refused(line: dict[str, Any]) -> None:
    state = nearly_empty()
    with pytest.raises(Problem):
        GAME.foresee(state, line)


@pytest.mark.parametrize("cards", [[0, 1, 2, 4], [0, 1, 2, 2], [0, 1, 2, 60]])
def test_a_shuffle_that_does_not_fit_when_it_comes_is_drawn_instead(cards: list[int]) -> None:
    state = nearly_empty()
    put(state, "foreseen", [0, 4, *cards])
    put(state, "foretold", 6)
    (line,) = GAME.chance(play(state, "-grain"))
    assert sorted(line["deck"]) == ["S01", "S02", "S03", "S04"]


def test_a_card_that_is_told_is_taken() -> None:
    for card in ("C02", "C19", "C23"):
        state = at(seat(hand="C44"), seat(hand="C02 C19 C23"), built={"b17": [0]})
        play(state, "act:C44")
        GAME.foresee(state, {"taken": card})
        assert told(play(state, "!1"), "took_unseen") == [{"card": card, "owner": 1}]
    state = at(seat(hand="C44"), seat(hand="C02"), built={"b17": [0]})
    play(state, "act:C44")
    with pytest.raises(Problem):
        GAME.foresee(state, {"taken": "C03"})
