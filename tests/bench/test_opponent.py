"""The yardstick's search plays the same game as ours: the same choices, and the same positions after them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from bench import opponent
from bench.opponent import Study, mcts, put_down, rules, written_down
from tests.games.downfall.pictures import GAME, at
from tests.support.lanterns import load
from vesuvius.bots.bot import Budget, Choice, Decision
from vesuvius.bots.players.uniform import Uniform
from vesuvius.engine.block import plain
from vesuvius.game import Problem
from vesuvius.games.downfall.rules.state import LAVA, MOVE, OVER, RELATIVE, VICTIM, State
from vesuvius.games.downfall.rules.tables import AD79, BOTTOM, CARDS_OF, HAND, HOUSES, OMEN, ON_TOP

CITY = ("free", "lava", "pieces", "total", "supply", "in_city", "saved", "volcano", "seen")
NOW = ("players", "kind", "player", "seething", "drawn", "laid")
BEFORE_ERUPTION = ("turn", "asked", "room", "guests")
BY_KIND = {RELATIVE: ("relatives", "colour"), LAVA: ("tile",), MOVE: ("moves", "moved_to")}


class Few(Study):
    iterations = 30


class Idle(Study):
    iterations = 0


def decide(state: Any, seed: int = 0) -> Decision:
    seat = GAME.seat(state)
    assert seat is not None
    masked = GAME.mask(state, seat)
    return Decision(GAME, masked, seat, GAME.legal(masked), Budget(), seed)


def seen(state: Any) -> State:
    """What the seat that decides sees; everything once the game is over."""
    return plain(State, GAME.mask(state, GAME.seat(state)))


def starts(deals: int) -> list[Any]:
    """So many deals for each number of players, positions where calls are asked for, and one with fewer cards."""
    dealt = [GAME.new(players, seed=seed) for seed in range(deals) for players in GAME.seats]
    cards = ("hands: r 5 8 8 8 / k 2 2 3 7 / y 10 10 10 10", "stock: 1 ...")
    full = {"A2": "2r", "B2": "2r", "E1": "2y", "E2": "2r", "C3": "3r", "D3": "ry", "F5": "3r"}
    asked = [at("players: 3", "seething", "turn: r", *cards, **full) for _ in range(deals)]
    return [*dealt, *asked, at("players: 2", "settling", "turn: k", "played: 1 2 3 5", A2="r", E1="k", C3="r", I3="k")]


def random_games(deals: int) -> Iterator[tuple[Any, str]]:
    """Every decision of random games, with the token that is played next."""
    for number, state in enumerate(starts(deals)):
        choose = random.Random(number)
        while GAME.seat(state) is not None:
            token = choose.choice(GAME.legal(state))
            yield state, token
            GAME.play(state, token)


def their_actions(s: State, games: Any) -> dict[str, int]:
    """The study's legal actions, by token; none is there twice."""
    moves = opponent.scratch(0)[1]
    count = rules.legal(games[0], moves[0], 0)
    actions = moves["list"][0, :count].tolist()
    found = {opponent.our_token(s, action): action for action in actions}
    assert len(found) == count
    return found


def open_up(games: Any, state: Any) -> None:
    """Put the true hands, stock and bag in place of what no seat sees, so that the study draws what we draw."""
    s = plain(State, state)
    games["bag"][0] = s.bag[: s.tiles]
    if s.kind < LAVA:
        games["stock"][0, games["top"][0] : games["end"][0]] = s.stock[s.top : s.end]
        games["hand"][0] = [[hand >> 4 * house & 15 for house in range(HOUSES)] for hand in s.hand]


def assert_same(games: Any, s: State) -> None:
    """The study stands where we stand, in all that it will look at again."""
    ours = written_down(s)
    names = {*CITY} if s.kind == OVER else {*CITY, *NOW, *BY_KIND.get(s.kind, ())}
    names |= {*BEFORE_ERUPTION} if s.kind < LAVA else set()
    assert {name: games[name][0].tolist() for name in names} == {name: ours[name] for name in names}
    assert s.kind >= LAVA or games["end"][0] - games["top"][0] == s.end - s.top
    assert s.kind == OVER or games["hand"][0, s.seat].tolist() == ours["hand"][s.seat]


def test_both_offer_the_same_choices_and_then_stand_alike() -> None:
    kinds = set()
    for state, token in random_games(8):
        s = seen(state)
        kinds.add(s.kind)
        games = opponent.scratch(0)[0]
        put_down(games, s)
        actions = their_actions(s, games)
        assert sorted(actions) == GAME.legal(state)
        open_up(games, state)
        rules.apply(games[0], actions[token])
        then = GAME.copy(state)
        GAME.play(then, token)
        assert_same(games, seen(then))
    assert kinds == set(range(OVER))


def assert_agrees(game: Any, s: State) -> None:
    """The hands and the stock are such as the seat that decides could imagine them."""
    hands, stock = game["hand"][: s.players].tolist(), game["stock"][game["top"] : game["end"]].tolist()
    sizes = [HAND - (seat == s.seat and s.kind in (RELATIVE, VICTIM)) for seat in range(s.players)]
    assert [sum(hand) for hand in hands] == sizes
    assert hands[s.seat] == [s.hand[s.seat] >> 4 * house & 15 for house in range(HOUSES)]
    assert (len(stock), stock.count(AD79)) == (s.end - s.top, 1)
    assert stock.count(OMEN) == s.deck[0] - s.stock[: s.top].count(OMEN)
    place = stock.index(AD79)
    assert place >= len(stock) - BOTTOM - 1 if s.seething else place == s.stock.index(AD79) - s.top
    assert s.seething or (OMEN not in stock[:place] and game["stock"][ON_TOP] == AD79)
    for house in range(1, HOUSES):
        known = s.played[: s.turns].count(house) + sum(hand[house] for hand in hands)
        assert known + stock.count(house) <= CARDS_OF[house]


def test_the_study_deals_hidden_things_in_agreement_with_what_is_seen() -> None:
    for number, (state, _) in enumerate(random_games(1)):
        s = seen(state)
        games = opponent.scratch(0)[0]
        put_down(games, s)
        games["rng"][0] = number
        mcts.determinise(games[0], s.seat)
        bag = games["bag"][0].tolist()
        assert sorted(bag) == sorted(plain(State, state).bag[: s.tiles])
        assert bag[: s.drawn] == s.bag[: s.drawn]
        if s.kind < LAVA:
            assert_agrees(games[0], s)


def test_it_plays_whole_games_and_beats_chance() -> None:
    won = 0
    for number in range(6):
        state, ply = GAME.new(2, seed=number), 0
        while (seat := GAME.seat(state)) is not None:
            decision = decide(state, seed=1000 * number + ply)
            choice: Choice = (Few() if seat == number % 2 else Uniform()).choose(decision)
            GAME.play(state, choice.token)
            ply += 1
        outcome = GAME.outcome(state)
        assert outcome is not None
        won += outcome.winners == [number % 2]
    assert won >= 5


def test_the_same_seed_gives_the_same_choice() -> None:
    state = GAME.new(3, seed=5)
    choices = [Few().choose(decide(state, seed)).token for seed in (*range(8), *range(8))]
    assert choices[:8] == choices[8:]
    assert len(set(choices)) > 1


def test_more_iterations_have_names() -> None:
    named = (opponent.Study100, opponent.Study500, opponent.Study2000)
    assert [study.iterations for study in named] == [100, 500, 2000]


@pytest.mark.parametrize("option", GAME.options)
def test_options_are_refused(option: str) -> None:
    with pytest.raises(Problem, match=f"unknown-option name={option}"):
        Few().choose(decide(GAME.new(2, [option], seed=1)))


@pytest.mark.parametrize(("part", "message"), [("bag", "deal-wrong-tiles"), ("stock", "deal-too-many-cards")])
def test_other_deals_are_refused(part: str, message: str) -> None:
    deal = GAME.deal(2, seed=1)
    deal[part][:8] = deal[part][:1] * 8
    with pytest.raises(Problem, match=message):
        Few().choose(decide(GAME.new(deal=deal)))


def test_ad79_is_not_deeper_than_in_the_deal() -> None:
    state = at("settling", "stock:" + " ?" * 9 + " ad79 ...")
    with pytest.raises(Problem, match="deal-ad79-place"):
        Few().choose(decide(state))


def test_other_games_are_refused() -> None:
    lanterns = load("lanterns")
    state = lanterns.new(2, seed=1)
    seat = lanterns.seat(state)
    assert seat is not None
    decision = Decision(lanterns, lanterns.mask(state, seat), seat, lanterns.legal(state), Budget())
    with pytest.raises(Problem, match="unknown-game name=lanterns"):
        Few().choose(decision)


def test_what_is_forced_needs_no_search() -> None:
    state = at("phase: opening", "tile: scroll", A2="r", B2="k")
    assert Idle().choose(decide(state)).token == "~H1"
