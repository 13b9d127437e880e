"""Sequential halving: the same worlds for all actions that look best, half of them leave, a first look stands."""

from __future__ import annotations

from math import sqrt
from typing import Any

import pytest

from tests.games.pompeii.playing import EVERYTHING, GAME, at, seat
from vesuvius.bots.bot import Budget, Decision
from vesuvius.bots.players.mcts import Mcts
from vesuvius.bots.search.workspace import Workspace, workspace_for
from vesuvius.games.pompeii.judgement.search_interface import FAR, TERMS, number, token

THE_GAME: Any = GAME
WAY = "3 planks, 4 pillars, 3 bricks"  # what the Castrum costs


def in_the_middle() -> Any:
    """Two players far from their ends, with much to choose from."""
    return at(seat(f"{WAY}, 9 grain"), seat("9 wine, 4 wood"), built=EVERYTHING)


def halved(state: Any, playouts: int, only: tuple[str, ...] = (), seed: int = 1, viewer: int = 0) -> Workspace:
    workspace = workspace_for(THE_GAME)
    workspace.begin(GAME.mask(state, viewer), seed)
    workspace.consider(TERMS)
    workspace.plant(viewer, [number(state, text) for text in only])
    workspace.grow(viewer, playouts, playouts)
    return workspace


def contenders(workspace: Workspace) -> list[Any]:
    """Those that looked best first."""
    return [node for _, node in sorted(workspace.children(), key=lambda child: child[0])]


def test_those_contend_that_look_best() -> None:
    state, workspace = in_the_middle(), workspace_for(THE_GAME)
    workspace.begin(GAME.mask(state, 0), 1)
    workspace.consider(TERMS)
    urges = sorted(workspace.look_ahead(0, 1).values(), reverse=True)
    near = [urge for urge in urges if urge >= urges[0] - FAR]
    found = contenders(halved(state, 60))
    assert [node.urge for node in found] == near[: workspace.search.CONTENDERS]
    assert 10 < len(near) < len(urges)
    assert [node.visits > 0 for node in found] == [place < 10 for place in range(len(found))]


def test_half_of_them_leave_at_a_time() -> None:
    found = contenders(halved(in_the_middle(), 72))  # 12 of them, then 6, 3 and 2; each time for a quarter of it
    visits = sorted((node.visits for node in found), reverse=True)
    assert found[0].visits == visits[0]
    assert visits == [19, 19, 10, 4, 4, 4, *[2] * 6]
    assert sum(visits) == 72
    assert sum(not node.left for node in found) == 2


def test_all_are_compared_in_the_same_worlds() -> None:
    first, *others = contenders(halved(in_the_middle(), 60))
    (rival,) = [node for node in others if not node.left]
    assert rival.gap == pytest.approx(rival.success - first.success)
    # In one and the same world an action differs from itself by nothing, whatever chance brings afterwards.
    state = in_the_middle()
    alike = [contenders(halved(state, 12, (token(state, first.action),) * 2)) for _ in range(2)]
    for one, other in alike:
        assert one.visits == other.visits == 6
        assert one.success == other.success > 0
        assert other.gap == other.squares == 0.0


def test_a_first_look_gives_way_only_to_what_is_surely_better() -> None:
    workspace = halved(in_the_middle(), 90)
    search: Any = workspace.search
    first, *others = contenders(workspace)
    assert first.worth == 0.0
    for node in others:
        mean = node.gap / node.visits
        apart = node.squares - mean * node.gap + search.GUESSES * search.GUESSED**2
        doubt = search.SURE * sqrt(apart / (node.visits + search.GUESSES) / node.visits)
        assert node.worth == pytest.approx(mean - (2 if node.left else doubt))
        assert (node.worth < -0.9) == bool(node.left)


@pytest.mark.parametrize(("playouts", "visits"), [(1, [1]), (2, [1, 1]), (3, [1, 1]), (11, [5, 5]), (18, [7, 7, 3])])
def test_few_playouts_are_for_few_contenders(playouts: int, visits: list[int]) -> None:
    found = contenders(halved(in_the_middle(), playouts))
    assert sorted((node.visits for node in found if node.visits), reverse=True) == visits


def test_nothing_contends_with_a_win() -> None:
    winning = at(seat(WAY, army="recruited"), seat(), built={"b17": [0]})
    assert len(GAME.legal(winning)) > 6
    assert [token(winning, node.action) for node in contenders(halved(winning, 12))] == ["build20"]


@pytest.mark.parametrize(("goods", "contends"), [("1 flour", False), ("4 wool", False), ("20 grain", True)])
def test_a_trade_that_no_plan_asks_for_or_that_sets_it_back_does_not_contend(goods: str, contends: bool) -> None:
    state = at(seat(goods), seat(), built={"b7": [0]})
    assert "@porta" in GAME.legal(state)
    tokens = [token(state, node.action) for node in contenders(halved(state, 12))]
    assert ("@porta" in tokens) == contends
    assert len(tokens) > 6


@pytest.mark.parametrize(("goods", "contends"), [("4 meat", False), ("22 meat", True)])
def test_a_conversion_that_sets_the_plan_back_does_not_contend(goods: str, contends: bool) -> None:
    state = at(seat(goods), seat(), built={"b3": [], "b6": [], "b17": [0]})
    assert "@b3" in GAME.legal(state)
    tokens = [token(state, node.action) for node in contenders(halved(state, 12))]
    assert ("@b3" in tokens) == contends
    assert len(tokens) > 6


def test_who_watches_learns_the_chances_alone() -> None:
    state = in_the_middle()
    decision = Decision(THE_GAME, GAME.mask(state, 1), 1, GAME.legal(GAME.mask(state, 1)), Budget(20), 1, True)
    choice = Mcts().choose(decision)
    assert choice.candidates == []
    assert sum(choice.chances) == pytest.approx(1, abs=0.2)
    assert len(choice.chances) == 2
