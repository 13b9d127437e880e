"""Information-set Monte Carlo tree search, and the look one step ahead: rules over a game's judgement.

Every iteration imagines anew what the seat can't know, walks down one tree through the actions that are legal in that
world, adds a node, plays the game out and updates every node on the path with how well its seat did. The tree is
single-observer: a path is the actions taken. This module is loaded once for each game; see `loader.py`.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Annotated, Any, TypeVar

from vesuvius.bots.search.loader import own_judgement
from vesuvius.engine.block import Block, Blocks, Byte, Word

F = TypeVar("F", bound=Callable[..., Any])

judgement: Any = own_judgement()
rule: Callable[[F], F] = judgement.rule
kernel: Callable[[F], F] = judgement.kernel
assign: Any = judgement.assign
imagine, remember, decider, seats = judgement.imagine, judgement.remember, judgement.decider, judgement.seats
asked_of = judgement.asked_of
list_legal, apply, rank, play_out = judgement.list_legal, judgement.apply, judgement.rank, judgement.play_out
share, success = judgement.share, judgement.success

evaluate, advantage = judgement.evaluate, judgement.advantage

SLOPE: float = judgement.SLOPE  # success per unit of urge
EXPLORE: float = judgement.EXPLORE  # the weight of doubt against success
WIDEN = 0.4
TRUST = 200.0  # visits that weigh as much as the first look
ACTIONS: int = judgement.ACTIONS  # every action number is below it
DEPTH = 64  # the most levels of a tree
OUTCOME = ("used", "visits", "seats", "tried", "shares")  # fields of a walk that others read
SEATS = 4
LOGS = 1 << 12  # size of the table of logarithms: every child that is looked at needs one
Real = Annotated[float, "f8"]


class Node(Block):
    """An action that a seat took: how often it was taken and offered, and how well that went for the seat."""

    action: Word
    asked: Word  # what was asked of whom: after chance, the same number can mean something else
    seat: Byte
    first: Word  # child
    next: Word  # sibling
    visits: Word
    offered: Word
    urge: Word  # how good it looked when it was added
    best: Word  # the highest urge among its children
    success: Real
    share: Real


class Walk(Block):
    """Scratch of a search. `mark` tells which actions are legal in the current node."""

    used: Word  # nodes
    visits: Word  # iterations so far
    seats: Word
    depth: Word
    tried: Word
    stamp: Word
    path: Annotated[list[int], "i4", DEPTH]
    mark: Annotated[list[int], "i4", ACTIONS]
    success: Annotated[list[float], "f8", SEATS]
    share: Annotated[list[float], "f8", SEATS]
    shares: Annotated[list[float], "f8", SEATS]
    logs: Annotated[list[float], "f8", LOGS]
    limited: Word  # whether only allowed actions are tried at the root
    allowed: Annotated[list[int], "i1", ACTIONS]


def worth(node: Any) -> float:
    """Returns the figure by which the answer is chosen: in the end, what promises most is tried most often."""
    return float(node.visits)


@rule
def begin(nodes: Blocks, walk: Walk) -> None:
    """Empties the tree."""
    nodes[0].first = -1
    nodes[0].visits = 0
    walk.used = 1
    walk.visits = 0
    walk.stamp = 0
    for i in range(ACTIONS):
        walk.mark[i] = 0
    for seat in range(SEATS):
        walk.shares[seat] = 0
    if walk.logs[2] == 0:
        for i in range(1, LOGS):
            walk.logs[i] = math.log(i)


@rule
def keep_allowed(walk: Walk, legal: Any) -> None:
    """Removes the actions that may not be tried at the root from the list."""
    kept = 0
    for i in range(legal.count):
        if walk.allowed[legal.action[i]]:
            legal.action[kept] = legal.action[i]
            kept += 1
    legal.count = kept


@rule
def mark_legal(walk: Walk, legal: Any) -> None:
    """Marks the legal actions with a new stamp."""
    walk.stamp += 1
    for i in range(legal.count):
        walk.mark[legal.action[i]] = walk.stamp


@rule
def best_child(nodes: Blocks, walk: Walk, node: int, asked: int) -> int:
    """Returns the legal child that promises most, with doubt (UCB1 over the times it was offered); -1 if none is legal.

    How it looked at first counts as long as little is known. Clears the marks of legal actions that have a child, and
    leaves their number in `tried`.
    """
    best = -1
    highest = -math.inf
    walk.tried = 0
    child = nodes[node].first
    while child >= 0:
        if nodes[child].asked == asked and walk.mark[nodes[child].action] == walk.stamp:
            walk.mark[nodes[child].action] = 0
            walk.tried += 1
            nodes[child].offered += 1
            visits = nodes[child].visits
            offered = nodes[child].offered
            doubt = math.sqrt((walk.logs[offered] if offered < LOGS else math.log(offered)) / visits)
            value = nodes[child].success / visits + EXPLORE * doubt
            value += SLOPE * (nodes[child].urge - nodes[node].best) * TRUST / (TRUST + visits)
            if value > highest:
                highest = value
                best = child
        child = nodes[child].next
    return best


@rule
def add_child(nodes: Blocks, walk: Walk, node: int, s: Any, figures: Any, legal: Any, thought: Any) -> int:
    """Adds a node for the untried action that looks best."""
    rank(s, figures, legal, thought)
    best = -1
    for i in range(legal.count):
        if walk.mark[legal.action[i]] == walk.stamp and (best < 0 or thought.urge[i] > thought.urge[best]):
            best = i
    new = walk.used
    walk.used += 1
    nodes[new].action = legal.action[best]
    nodes[new].asked = asked_of(s)
    nodes[new].seat = decider(s)
    nodes[new].first = -1
    nodes[new].next = nodes[node].first
    nodes[new].visits = 0
    nodes[new].offered = 1
    nodes[new].urge = thought.urge[best]
    if nodes[node].first < 0 or thought.urge[best] > nodes[node].best:
        nodes[node].best = thought.urge[best]
    nodes[new].success = 0
    nodes[new].share = 0
    nodes[node].first = new
    return new


@rule
def descend(nodes: Blocks, walk: Walk, s: Any, figures: Any, legal: Any, rows: Any, thought: Any) -> None:
    """Walks down the tree and adds a node; the path is left in `walk`."""
    node = 0
    walk.depth = 0
    going = 1
    while going and decider(s) >= 0 and walk.depth < DEPTH - 1:
        list_legal(s, figures, legal)
        if walk.limited and walk.depth == 0:
            keep_allowed(walk, legal)
        mark_legal(walk, legal)
        child = best_child(nodes, walk, node, asked_of(s))
        room = walk.used < len(nodes)
        if room and walk.tried < legal.count and walk.tried < 1 + WIDEN * math.sqrt(nodes[node].visits):
            child = add_child(nodes, walk, node, s, figures, legal, thought)
            going = 0
        if child < 0:
            return
        apply(s, figures, legal, rows, nodes[child].action)
        walk.path[walk.depth] = child
        walk.depth += 1
        node = child


@rule
def learn(nodes: Blocks, walk: Walk, s: Any, thought: Any) -> None:
    """Updates every node on the path with the result, or with how well the seat stands if the game isn't over."""
    walk.seats = seats(s)
    nodes[0].visits += 1
    walk.visits += 1
    for seat in range(walk.seats):
        walk.success[seat] = success(s, thought, seat)
        walk.share[seat] = share(s, thought, seat)
        walk.shares[seat] += walk.share[seat]
    for i in range(walk.depth):
        node = walk.path[i]
        nodes[node].visits += 1
        nodes[node].success += walk.success[nodes[node].seat]
        nodes[node].share += walk.share[nodes[node].seat]


@rule
def lead(nodes: Blocks) -> int:
    """Returns how many visits the most visited action of the root is ahead of the next."""
    first = 0
    second = 0
    child = nodes[0].first
    while child >= 0:
        visits = nodes[child].visits
        if visits > first:
            second = first
            first = visits
        elif visits > second:
            second = visits
        child = nodes[child].next
    return first - second


@rule
def allow(walk: Walk, legal: Any) -> None:
    """Allows only the listed actions at the root; with an empty list, all of them."""
    walk.limited = legal.count > 0
    for i in range(ACTIONS):
        walk.allowed[i] = 0
    for i in range(legal.count):
        walk.allowed[legal.action[i]] = 1


@kernel
def start(
    states: Blocks,
    figures: Blocks,
    seat: int,
    nodes: Blocks,
    walks: Blocks,
    knowns: Blocks,
    thoughts: Blocks,
    legals: Blocks,
) -> None:
    """Prepares to search the masked state at index 0, with the actions in the list, or all of them."""
    begin(nodes, walks[0])
    allow(walks[0], legals[0])
    remember(states[0], seat, knowns[0])


@kernel
def search(
    states: Blocks,
    figures: Blocks,
    seat: int,
    nodes: Blocks,
    walks: Blocks,
    knowns: Blocks,
    thoughts: Blocks,
    legals: Blocks,
    rows: Blocks,
    chances: Blocks,
    iterations: int,
    to_come: int,
    to_the_end: int,
) -> int:
    """Runs more iterations; stops early if the answer can't change within `to_come`. Returns how many were run."""
    for i in range(iterations):
        if i % 16 == 0 and not to_the_end and lead(nodes) > to_come - i:
            return i
        assign(states, 1, states, 0)
        imagine(states[1], figures[0], seat, chances[0], knowns[0])
        descend(nodes, walks[0], states[1], figures[0], legals[0], rows[0], thoughts[0])
        play_out(states[1], figures[0], thoughts[0], legals[0], rows[0], chances[0])
        learn(nodes, walks[0], states[1], thoughts[0])
    return iterations


@kernel
def look_ahead(
    states: Blocks,
    figures: Blocks,
    seat: int,
    knowns: Blocks,
    thoughts: Blocks,
    legals: Blocks,
    rows: Blocks,
    chances: Blocks,
    worlds: int,
) -> int:
    """Works out what each legal action of the masked state at index 0 promises at once, summed over imagined worlds.

    The sums are left in `urge`. Returns how many actions there are.
    """
    remember(states[0], seat, knowns[0])
    count: int = list_legal(states[0], figures[0], legals[0])
    for i in range(count):
        thoughts[0].urge[i] = 0
    for _ in range(worlds):
        assign(states, 1, states, 0)
        imagine(states[1], figures[0], seat, chances[0], knowns[0])
        for i in range(count):
            assign(states, 2, states, 1)
            apply(states[2], figures[0], legals[1], rows[0], legals[0].action[i])
            evaluate(states[2], thoughts[0])
            thoughts[0].urge[i] += advantage(states[2], thoughts[0], seat)
    return count
