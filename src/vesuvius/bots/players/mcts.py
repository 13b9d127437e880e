"""The bot that searches: information-set Monte Carlo search within a budget of iterations or time.

It grows a tree or, if the game judges actions by sight, halves the field of those that look best; see
`search/loader.py`.

A time budget is measured in CPU time of the searching thread, and checked about every millisecond. Several threads
search separate trees, and the results for their first moves are added up. Each thread needs one workspace of memory.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from time import thread_time
from typing import ClassVar, NamedTuple

from vesuvius.bots.bot import Budget, Candidate, Choice, Decision
from vesuvius.bots.search.workspace import Workspace, judgement_of, workspace_for
from vesuvius.game import Game

ITERATIONS = 1000  # if the budget names nothing
SLICE = 0.001  # seconds between two checks of the clock
LOOKS_LEFT = 20  # checks that are still to come near the end, at least: a machine can slow down tenfold
CLOSING = 0.0005  # seconds kept back for reading the tree at the end
FIRST_SLICE = 8  # iterations, before their speed is known
NEVER = 1 << 30
TOLD = 8  # visits that a move needs to be part of a line


class ActionStats(NamedTuple):
    """What a search found out about an action."""

    visits: int
    success: float
    share: float
    worth: float

    @property
    def rank(self) -> tuple[float, float]:
        """A sort key: the better the action, the smaller the key."""
        return -self.worth, -self.success

    def plus(self, more: ActionStats) -> ActionStats:
        """Returns the sum with what another search found out."""
        success, share, worth = self.success + more.success, self.share + more.share, self.worth + more.worth
        return ActionStats(self.visits + more.visits, success, share, worth)


NOTHING = ActionStats(0, 0.0, 0.0, 0.0)


class SearchResult(NamedTuple):
    """What a search found out."""

    tried: dict[int, ActionStats]
    shares: list[float]
    visits: int
    line: list[str]


class Mcts:
    """The searching bot. With several threads, the budget is each thread's time, or is split if it's iterations.

    A *fair* one does fewer iterations in a game whose iterations take longer, so all games take about the same time.
    """

    compiled: ClassVar[bool] = True  # when it is first used

    def __init__(self, threads: int = 1, fair: bool = False) -> None:
        self.threads, self.fair = threads, fair

    def choose(self, decision: Decision) -> Choice:
        """Returns the token that's worth most."""
        if len(decision.legal) == 1 and not decision.reasons:
            return Choice(decision.legal[0])
        found = self._search(decision)
        chances = [share / max(1, found.visits) for share in found.shares]
        if not found.tried:
            return Choice(decision.legal[0], [], chances)
        tried = _by_token(decision, found.tried if decision.reasons else _best(found.tried))
        order = sorted(tried, key=lambda token: (tried[token].rank, token))
        if not decision.reasons:
            return Choice(order[0])
        candidates = [
            Candidate(token, tried[token].share / tried[token].visits, tried[token].visits) for token in order
        ]
        line = found.line if found.line[:1] == order[:1] else order[:1]
        return Choice(order[0], candidates, chances, line)

    def _search(self, decision: Decision) -> SearchResult:
        if self.threads == 1:
            return self._alone(decision, 0)
        with ThreadPoolExecutor(self.threads) as threads:
            return _together(list(threads.map(lambda number: self._alone(decision, number), range(self.threads))))

    def _alone(self, decision: Decision, number: int) -> SearchResult:
        began = thread_time()
        workspace = workspace_for(decision.game)
        workspace.begin(decision.state, decision.seed * self.threads + number)
        workspace.consider(workspace.judgement.TERMS)
        workspace.plant(decision.seat, _only(workspace, decision))
        budget = fair(decision.game, decision.budget) if self.fair else decision.budget
        if budget.iterations is not None and self.threads > 1:
            part = (budget.iterations + self.threads - 1 - number) // self.threads
            budget = Budget(part, budget.seconds)
        _spend(workspace, decision.seat, budget, began, decision.reasons)
        return _read_result(workspace, decision)


def fair(game: Game, budget: Budget, least: int = 1) -> Budget:
    """Divides the iterations by the game's `EFFORT`; at least `least` are left, unless the budget had fewer."""
    if budget.iterations is None:
        return budget
    fewer = budget.iterations // judgement_of(game).EFFORT
    return Budget(max(min(least, budget.iterations), fewer), budget.seconds)


def _only(workspace: Workspace, decision: Decision) -> list[int]:
    """Returns the actions of the tokens to choose from; an empty list if those are all legal ones."""
    if sorted(decision.legal) == decision.game.legal(decision.state):
        return []
    return [workspace.judgement.number(decision.state, token) for token in decision.legal]


def _spend(workspace: Workspace, seat: int, budget: Budget, began: float, to_the_end: bool) -> None:
    """Searches until the budget is spent or the answer can't change any more."""
    limit = budget.iterations
    if limit is None:
        limit = ITERATIONS if budget.seconds is None else NEVER
    done, pace = 0, 0.0
    while done < limit:
        left = limit - done
        slice_ = left
        if budget.seconds is not None:
            time_left = budget.seconds - CLOSING - (thread_time() - began)
            if time_left <= 0 and done:
                return
            left = min(left, int(time_left * pace) + 1) if pace else left
            slice_ = min(left, max(1, int(min(SLICE, time_left / LOOKS_LEFT) * pace))) if pace else FIRST_SLICE
        more = workspace.grow(seat, slice_, left, to_the_end)
        done += more
        if more < slice_:
            return
        if budget.seconds is not None:
            pace = done / max(thread_time() - began, 1e-6)


def _read_result(workspace: Workspace, decision: Decision) -> SearchResult:
    """Returns the first moves tried and, if reasons are asked for, the expected line."""
    walk = workspace.walk()
    nodes = [node for _, node in workspace.children() if node.visits or not decision.reasons]
    tried = {node.action: ActionStats(node.visits, node.success, node.share, workspace.worth(node)) for node in nodes}
    return SearchResult(
        tried, walk.shares[: walk.seats], walk.visits, _line(workspace, decision) if decision.reasons else []
    )


def _best(tried: dict[int, ActionStats]) -> dict[int, ActionStats]:
    """Returns those with the best rank: without reasons, only they need tokens, and making tokens takes longest."""
    best = min(each.rank for each in tried.values())
    return {action: each for action, each in tried.items() if each.rank == best}


def _by_token(decision: Decision, tried: dict[int, ActionStats]) -> dict[str, ActionStats]:
    """Returns the same by token."""
    token = judgement_of(decision.game).token
    return {token(decision.state, action): each for action, each in tried.items()}


def _line(workspace: Workspace, decision: Decision) -> list[str]:
    """Returns the moves tried most often, one after another, as long as they can be played in one imagined world."""
    game, line = decision.game, []
    state = game.resample(decision.state, decision.seat, decision.seed)
    children = workspace.children()
    while children and game.seat(state) is not None:
        number, node = max(children, key=lambda child: (workspace.worth(child[1]), child[1].success))
        tokens = {workspace.judgement.number(state, token): token for token in game.legal(state)}
        if node.visits < TOLD or node.seat != game.seat(state) or node.action not in tokens:
            break
        line.append(tokens[node.action])
        game.play(state, line[-1])
        children = workspace.children(number)
    return line


def _together(founds: list[SearchResult]) -> SearchResult:
    """Adds up what several searches found; with few iterations, some found nothing."""
    founds = [found for found in founds if found.visits] or founds[:1]
    tried: dict[int, ActionStats] = {}
    for found in founds:
        for action, more in found.tried.items():
            tried[action] = tried.get(action, NOTHING).plus(more)
    shares = [sum(parts) for parts in zip(*(found.shares for found in founds), strict=True)]
    visits = sum(found.visits for found in founds)
    return SearchResult(tried, shares, visits, max(founds, key=lambda found: found.visits).line)
