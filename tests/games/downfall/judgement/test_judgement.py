"""How Downfall is judged, imagined and played out for a search, and what the search keeps apart in its tree."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from tests.games.downfall.oracle.deals import DEALERS
from tests.games.downfall.pictures import GAME, SIX, at
from tests.soaks.bots_learn_no_secrets import TABLES
from vesuvius.bots.players.mcts import NEVER
from vesuvius.bots.search.workspace import Workspace, workspace_for
from vesuvius.engine.block import Blocks, blocks, plain, store
from vesuvius.engine.chance import chances
from vesuvius.engine.rule import PLAIN, kernel
from vesuvius.games.downfall.hidden.hands import HandHistories as SeatMemory
from vesuvius.games.downfall.judgement.evaluation import (
    CROWD,
    DENIAL,
    KIN,
    KINDRED,
    REACH,
    SAVED,
    TERMS,
    WAY,
    JudgementScratch,
    advantage,
    evaluate,
)
from vesuvius.games.downfall.judgement.playouts import choose
from vesuvius.games.downfall.judgement.search_interface import asked_of, figures_of, imagine, remember, set_terms
from vesuvius.games.downfall.rules.legal import list_legal
from vesuvius.games.downfall.rules.play import apply
from vesuvius.games.downfall.rules.state import LAVA, OVER, RELATIVE, EventRows, Legal, State
from vesuvius.games.downfall.rules.tables import square

GAMES = 312
FLEEING = ("turn: r", "decision: move 1")


@kernel
def first_illegal(states: Blocks, thoughts: Blocks, legals: Blocks, rows: Blocks, chance: Blocks, kinds: Blocks) -> int:
    """Play a game out by sight; what was asked where an action was not legal, or -1. Kinds of decisions are counted."""
    s: State = states[0]
    while s.kind != OVER:
        action = choose(s, thoughts[0], chance[0])
        count = list_legal(s, legals[0])
        found = 0
        for i in range(count):
            found |= legals[0].action[i] == action
        if not found:
            return s.kind
        kinds[s.kind] += 1
        apply(s, rows[0], action)
    return -1


def test_playing_out_is_always_legal() -> None:
    scratch = blocks(JudgementScratch), blocks(Legal), blocks(EventRows)
    kinds: Any = [0] * OVER
    if not PLAIN:
        import numpy as np

        kinds = np.zeros(OVER, np.int64)
    for number in range(GAMES):
        chance, (players, options) = Random(number), TABLES[number % len(TABLES)]
        dealer = [*DEALERS.values()][number // len(TABLES) % len(DEALERS)]
        state = GAME.new(deal=dealer(chance, players, options), seed=number)
        assert first_illegal(state, *scratch, chances(number), kinds) == -1
        assert GAME.outcome(state) is not None
    assert min(kinds) > 0


def random_games(deals: int) -> Iterator[tuple[Any, str]]:
    """Every decision of random games for each number of players, with the token to be played next."""
    for number in range(deals * len(GAME.seats)):
        state, chance = GAME.new(GAME.seats[number % len(GAME.seats)], seed=number), Random(number)
        while GAME.seat(state) is not None:
            yield state, chance.choice(GAME.legal(state))


def worth(state: Any, terms: int = TERMS) -> list[int]:
    """What a position promises each seat."""
    thoughts = blocks(JudgementScratch)
    set_terms(thoughts, terms)
    evaluate(state[0], thoughts[0])
    return plain(JudgementScratch, thoughts).worth[: plain(State, state).players]


def ahead(state: Any, terms: int) -> list[int]:
    """What each seat is ahead of the others."""
    thoughts = blocks(JudgementScratch)
    set_terms(thoughts, terms)
    evaluate(state[0], thoughts[0])
    return [advantage(state[0], thoughts[0], seat) for seat in range(plain(State, state).players)]


def of_red(terms: int = TERMS, /, **cells: str) -> int:
    """What a position promises red, while a piece of black stands at a gate far away."""
    return worth(at(*FLEEING, **{**SIX, "K5": "k", **cells}), terms)[0]


def test_a_piece_promises_more_the_nearer_it_is_to_a_gate() -> None:
    promises = [of_red(**{name: "r"}) for name in ("A1", "B1", "C1", "C3")]
    assert promises == sorted(promises, reverse=True)
    assert len({*promises}) == len(promises)
    assert promises[0] > 2 * of_red(E6="r") > 0


def test_a_saved_piece_counts_most() -> None:
    state = at(*FLEEING, **SIX, A1="r", A5="r", K5="k")
    before = worth(state)
    GAME.play(state, "A1>out")
    assert worth(state)[0] == SAVED + of_red(A5="r") > before[0]
    assert worth(state)[1] == before[1]
    assert all(of_red(**{name: "r"}) < SAVED for name in ("A1", "A5", "F1"))


def test_lava_on_the_way_makes_a_piece_promise_less() -> None:
    north = {"C1": "~coi", "B1": "~coi"}
    assert of_red(WAY, A2="r", **north) == of_red(WAY, A2="r")
    assert of_red(WAY, A2="r", A1="~coi", **north) == of_red(WAY, B3="r") < of_red(WAY, A2="r")
    assert of_red(A2="r", A1="~coi", **north) < of_red(A2="r", **north)
    # Neither square is a gate: the way around them is longer.
    assert of_red(WAY, C1="r", B1="~coi", B2="~coi") < of_red(WAY, C1="r")


def test_a_piece_without_a_way_out_promises_nothing() -> None:
    state = at(*FLEEING, **SIX, A3="r", K5="k")
    s = plain(State, state)
    for name in ("A2", "B3", "A4"):
        s.way_n &= ~(1 << square(name))
    assert worth(store(State, s))[0] == 0 < worth(state)[0]


def test_lava_that_can_come_makes_a_piece_promise_less() -> None:
    assert of_red(TERMS & ~REACH, B2="r") > of_red(B2="r")
    assert of_red(TERMS & ~REACH, A1="r") == of_red(A1="r")


def test_people_on_a_square_help_each_other() -> None:
    assert of_red(C3="rk") > of_red(C3="r")
    assert of_red(C3="2r") > 2 * of_red(C3="r")
    assert of_red(TERMS & ~CROWD, C3="2r") == 2 * of_red(TERMS & ~CROWD, C3="r")


def test_relatives_that_may_come_promise_something() -> None:
    seen = 0
    for state, token in random_games(2):
        s, terms = plain(State, state), TERMS & ~KIN
        coming = [KINDRED * s.relatives * (s.kind == RELATIVE and seat == s.seat) for seat in range(s.players)]
        seen += sum(coming) > 0
        assert [more - less for more, less in zip(worth(state), worth(state, terms), strict=True)] == coming
        GAME.play(state, token)
    assert seen > 0


def test_a_seat_is_ahead_of_the_best_of_the_others() -> None:
    state = at("players: 3", *FLEEING, **SIX, A1="r", A5="2k", K5="y")
    red, black, yellow = worth(state)
    assert black > red
    assert ahead(state, TERMS) == [red - black, black - max(red, yellow), yellow - black]
    assert ahead(state, TERMS & ~DENIAL) == [red, black, yellow]


def imagined(masked: Any, seat: int, seed: int) -> State:
    """A masked state as a search fills it."""
    world, known, chance = GAME.copy(masked), blocks(SeatMemory), chances(seed)
    remember(world[0], seat, known[0])
    imagine(world[0], figures_of(GAME)[0], seat, chance[0], known[0])
    return plain(State, world)


def test_before_the_eruption_everything_is_imagined_and_then_only_the_bag() -> None:
    erupted = Counter[bool]()
    for seed, (state, token) in enumerate(random_games(2)):
        seat, s = GAME.seat(state), plain(State, state)
        assert seat is not None
        masked = GAME.mask(state, seat)
        world = imagined(masked, seat, seed)
        changed = {name for name, value in vars(plain(State, masked)).items() if value != getattr(world, name)}
        erupted[s.kind >= LAVA] += 1
        if s.kind >= LAVA:
            assert changed <= {"bag"}
        else:
            assert {"bag", "hand", "initial", "stock"} <= changed
            assert GAME.same(GAME.mask(store(State, world), seat), masked)
        assert world.bag[: s.drawn] == s.bag[: s.drawn]
        assert sorted(world.bag) == sorted(s.bag)
        GAME.play(state, token)
    assert min(erupted[True], erupted[False]) > 100


def test_bags_are_imagined_in_many_orders() -> None:
    state = at(*FLEEING, "bag: coin mask vase", **SIX, A1="r", K5="k")
    seat = GAME.seat(state)
    assert seat == 0
    bags = Counter(str(imagined(GAME.mask(state, seat), seat, seed).bag) for seed in range(60))
    assert len(bags) == 6


def grown(state: Any, iterations: int) -> Workspace:
    """A tree that a search has grown from what the deciding seat sees."""
    workspace, seat = workspace_for(GAME), GAME.seat(state)
    assert seat is not None
    workspace.begin(GAME.mask(state, seat), 79)
    workspace.consider(TERMS)
    workspace.plant(seat, [])
    assert workspace.grow(seat, iterations, NEVER) == iterations
    return workspace


def seething() -> Any:
    """Red may bring an Omen upon itself, or not: after its card it throws somebody out, or black plays a card."""
    full = {"A2": "2r", "B2": "2k", "E1": "2k", "E2": "2r", "C3": "3k", "F5": "3k"}
    return at("seething", "turn: r", "hands: r 1 1 2 3 / k ? ? ? ?", **full)


def test_one_step_ahead_all_worlds_look_alike() -> None:
    workspace = workspace_for(GAME)
    for seed, (state, token) in enumerate(random_games(1)):
        seat = GAME.seat(state)
        assert seat is not None
        found = []
        for world in range(3):
            workspace.begin(GAME.mask(state, seat), 3 * seed + world)
            workspace.consider(TERMS)
            found.append(workspace.look_ahead(seat, 1))
        assert found[0] == found[1] == found[2]
        GAME.play(state, token)


def test_a_tree_tells_apart_what_is_asked() -> None:
    workspace = grown(seething(), 6000)
    shared = 0
    for number in range(workspace.walk().used):
        below = [(node.action, node.asked) for _, node in workspace.children(number)]
        assert len({*below}) == len(below)
        shared += len({action for action, _ in below}) < len(below)
    assert shared > 0


def test_a_child_is_followed_only_where_the_same_is_asked() -> None:
    workspace = grown(seething(), 400)
    search, walk, states = workspace.search, workspace.walks[0], workspace.states
    asked = asked_of(states[0])
    assert {node.asked for _, node in workspace.children()} == {asked}
    for wanted, found in ((asked, True), (asked + 1, False)):
        list_legal(states[0], workspace.legals[0])
        search.mark_legal(walk, workspace.legals[0])
        assert (search.best_child(workspace.nodes, walk, 0, wanted) >= 0) == found
        assert (workspace.walk().tried == len(workspace.children())) == found
