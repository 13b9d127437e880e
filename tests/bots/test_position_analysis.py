"""The one analysis of a position: the same for the same position, honest about what it doesn't know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.downfall.pictures import GAME, SIX, at
from tests.support import lanterns
from vesuvius import load
from vesuvius.bots.analysis.hints import hints
from vesuvius.bots.analysis.position import (
    DRIFT,
    EFFORT,
    FEW,
    FINALISTS,
    FULL,
    GROWING,
    LEAST,
    PositionAnalysis,
    Trial,
    analyse_position,
    effort_for,
    position_key,
    position_seed,
    rate_move,
)
from vesuvius.bots.analysis.review import analyse
from vesuvius.bots.bot import Budget, Decision
from vesuvius.bots.players.registry import read_bot
from vesuvius.bots.search.workspace import judgement_of
from vesuvius.formats import record
from vesuvius.game import Game, State

BUDGET, SMALL = Budget(140), Budget(8)


def analysed(game: Game, state: State, **more: Any) -> PositionAnalysis:
    seat = game.seat(state)
    assert seat is not None
    return analyse_position(game, game.mask(state, seat), seat, BUDGET, **more)


def midgame(plies: int = 8) -> State:
    state, chance = lanterns.GAME.new(3, seed=4), Random(1)
    for _ in range(plies):
        lanterns.GAME.play(state, chance.choice(lanterns.GAME.legal(state)))
    return state


def test_a_position_is_the_same_wherever_it_comes_from() -> None:
    state = GAME.new(2, seed=3)
    seat = GAME.seat(state)
    assert seat is not None
    other = GAME.resample(state, seat, 9)
    assert not GAME.same(state, other)
    ways = [GAME.mask(each, seat) for each in (state, other, GAME.at(GAME.position(state), seed=1))]
    assert len({position_key(GAME, masked, seat) for masked in ways}) == 1
    assert len({position_seed(GAME, masked, seat) for masked in ways}) == 1
    GAME.play(state, GAME.legal(state)[0])
    assert position_key(GAME, GAME.mask(state, seat), seat) != position_key(GAME, ways[0], seat)


def test_the_analysis_is_the_same_each_time_and_another_seed_is_another_sample() -> None:
    state = midgame()
    assert analysed(lanterns.GAME, state) == analysed(lanterns.GAME, state)
    assert analysed(lanterns.GAME, state) != analysed(lanterns.GAME, state, seed=1)


def test_what_is_asked_about_besides_changes_nothing_else() -> None:
    state = midgame(2)
    plain = analysed(lanterns.GAME, state)
    others = [token for token in lanterns.GAME.legal(state) if token not in [move.token for move in plain.moves]]
    assert others
    more = analysed(lanterns.GAME, state, also=[others[0], plain.moves[0].token])
    assert more.moves[:-1] == plain.moves
    assert more.moves[-1].token == others[0]
    assert more.chances == plain.chances
    seat = lanterns.GAME.seat(state) or 0
    alone = rate_move(lanterns.GAME, lanterns.GAME.mask(state, seat), seat, others[0], BUDGET)
    assert alone == more.moves[-1], "asked about alone it's worth the same"


def test_the_best_move_comes_first_is_known_best_and_gives_the_chances() -> None:
    state = midgame()
    seat = lanterns.GAME.seat(state) or 0
    found = analysed(lanterns.GAME, state)
    percents = [round(100 * move.value) for move in found.moves]
    assert percents == sorted(percents, reverse=True)
    assert found.moves[0].tried == max(move.tried for move in found.moves) > FEW
    assert found.chances[seat] == found.moves[0].value
    assert sum(found.chances) == pytest.approx(1, abs=0.001)
    for move in found.moves:
        assert move.low is not None
        assert move.high is not None
        assert 0 <= move.low <= move.value <= move.high <= 1


def test_a_decided_position_has_hardly_any_doubt() -> None:
    best = analysed(GAME, at("turn: r", "decision: move 1", "bag: coin", **SIX, A5="r", F4="r", G3="2k")).moves[0]
    assert (best.token, best.value, best.high) == ("A5>out", 1.0, 1.0)
    assert best.low is not None
    assert 0.96 < best.low < 1


def test_an_interval_holds_chance_and_what_depth_still_changes() -> None:
    widths = []
    for counted, drift in ((9000, 0.0), (900, 0.0), (900, 0.04), (900, 0.06)):
        move = Trial([0.5, 0.5], counted, counted, drift, {}).rate("x", 0)
        assert move.low is not None
        assert move.high is not None
        widths.append(move.high - move.low)
    assert widths == sorted(widths)
    assert widths[0] == pytest.approx(2 * (1.645 * 0.5 / 9000**0.5 + 3 / 9000), abs=2e-4)
    assert 0.08 < widths[2] < widths[1] + 0.08


def test_a_decided_position_may_still_surprise() -> None:
    move = Trial([0.0, 1.0], 300, 300, 0.04, {}).rate("x", 0)
    assert (move.low, move.value, move.high) == (0.0, 0.0, 0.01)


def test_a_best_move_is_known_within_five_points() -> None:
    for game in (GAME, load("pompeii")):
        tried = round(FULL * (effort_for(game).iterations or 0))
        by_sight = judgement_of(game).BY_SIGHT
        counted = tried if by_sight else tried - tried // GROWING
        for percent in range(101):
            share = percent / 100
            move = Trial([share, 1 - share], counted, tried, 0.0 if by_sight else DRIFT, {}).rate("x", 0)
            assert move.low is not None
            assert move.high is not None
            assert move.high - share <= 0.05
            assert share - move.low <= 0.05


def test_what_was_hardly_tried_has_no_interval() -> None:
    assert Trial([0.0, 1.0], 80, FEW - 1, 0.04, {}).rate("x", 0).hardly_tried
    assert not Trial([0.0, 1.0], 80, FEW, 0.04, {}).rate("x", 0).hardly_tried


def test_few_moves_are_all_finalists() -> None:
    state = at("turn: r", "decision: move 1", "bag: coin", **SIX, A5="r", G3="2k")
    legal = GAME.legal(state)
    assert len(analysed(GAME, state).moves) == min(len(legal), FINALISTS)


def test_slow_games_get_fewer_iterations_but_enough() -> None:
    assert effort_for(GAME) == EFFORT
    assert effort_for(load("pompeii")) == Budget(LEAST)
    assert effort_for(GAME, 4).iterations == 4 * (EFFORT.iterations or 0)


def test_a_time_is_kept() -> None:
    state = midgame()
    found = analyse_position(lanterns.GAME, lanterns.GAME.mask(state, 2), 2, Budget(seconds=0.02))
    assert len(found.moves) == FINALISTS


def test_a_review_says_what_hints_say() -> None:
    stored, state = record.start(lanterns.GAME, 2, seed=3)
    chance, told = Random(3), []
    while (seat := lanterns.GAME.seat(state)) is not None:
        told.append(hints(lanterns.GAME, lanterns.GAME.mask(state, seat), seat, SMALL))
        record.play(stored, lanterns.GAME, state, chance.choice(lanterns.GAME.legal(state)))
    review = analyse(stored, None, str(SMALL.iterations), load=lanterns.load)
    for decision, hinted in zip(review.decisions, told, strict=True):
        pairs = zip(hinted, decision.moves, strict=False)
        assert all((one.token, one.value, one.low) == (other.token, other.value, other.low) for one, other in pairs)
        assert decision.best == hinted[0].token
        assert decision.before[decision.seat] == hinted[0].value
        played = next(move for move in decision.moves if move.token == decision.move)
        assert decision.given_away == pytest.approx(max(0.0, hinted[0].value - played.value))


def played_alone(bots_choose: str = "greedy") -> list[tuple[State, str]]:
    """A game of Pompeii alone: each position and the token chosen in it."""
    game, bot = load("pompeii", "mild"), read_bot(bots_choose).bot
    state, past = game.new(1, seed=5), []
    while (seat := game.seat(state)) is not None:
        masked = game.mask(state, seat)
        legal = game.legal(masked)
        token = bot.choose(Decision(game, masked, seat, legal, Budget(1), 1)).token
        past.append((masked, token))
        game.play(state, token)
    assert game.view(state, 0)["title"] == "Duumvir"
    return past


def test_alone_the_chance_of_each_title_is_known_and_a_win_is_certain_where_it_is() -> None:
    game, past = load("pompeii", "mild"), played_alone()
    for masked, _ in (past[0], past[len(past) // 2]):
        best = analysed(game, masked).moves[0]
        assert list(best.grades) == ["Duumvir", "Aedile", "Decurion", "Quaestor"]
        assert 0 < best.value < best.chance <= 1
    winning, token = past[-1]
    last = analysed(game, winning)
    assert last.chances == [1.0]
    assert last.rated(token).grades == {"Duumvir": 1.0, "Aedile": 0.0, "Decurion": 0.0, "Quaestor": 0.0}
    later = game.at(game.position(winning) | {"round": 17}, seed=1)
    assert analysed(game, later).rated(token).grades["Decurion"] == 1.0


def test_with_others_wins_have_no_titles() -> None:
    game = load("pompeii")
    found = analysed(game, game.new(3, seed=2))
    assert all(move.grades == {} for move in found.moves)
    assert sum(found.chances) == pytest.approx(1.0, abs=0.01)
