"""Sequential halving among the actions that look best at first sight, for a game whose first sight is good.

How a game goes on depends on chance far more than on one action. So each lap imagines one world and plays out every
contender in it with the same chance. What counts is how much better it does there than the action that looked best.
At each stage, half of the contenders drop out. Another action is preferred to the first look only if it's clearly
better: otherwise the luckiest of many roughly equal ones would be chosen. The blocks and kernels have the same names
as in `tree_search.py`, and like it this module is loaded once for each game; see `loader.py`.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Annotated, Any, TypeVar

from vesuvius.bots.search.loader import own_judgement
from vesuvius.engine.block import Block, Blocks, Byte, Long, Word

F = TypeVar("F", bound=Callable[..., Any])

judgement: Any = own_judgement()
rule: Callable[[F], F] = judgement.rule
kernel: Callable[[F], F] = judgement.kernel
assign: Any = judgement.assign
imagine, remember, decider, seats = judgement.imagine, judgement.remember, judgement.decider, judgement.seats
list_legal, apply, rank, play_out = judgement.list_legal, judgement.apply, judgement.rank, judgement.play_out
share, success, grade = judgement.share, judgement.success, judgement.grade

FAR: int = judgement.FAR  # an action that looks this much worse isn't tried
CONTENDERS = 16
LAPS = 6  # that a contender runs on average, at least
SURE = 1.0  # standard errors by which an action must be better than the first look
GUESSED, GUESSES = 0.25, 4  # the prior: the typical size of a difference, and how many of them it counts as
FIRST = 1  # the node of the action that looked best
SEATS = 4
GRADES: int = judgement.GRADES  # of a win in a game alone
OUTCOME = ("used", "visits", "seats", "tried", "shares", "grades")  # fields of a walk that others read
Real = Annotated[float, "f8"]


class Node(Block):
    """A contender: how often it was played out, how well that went for its seat, and how much better than FIRST."""

    action: Word
    seat: Byte
    first: Word  # child; a contender has none
    next: Word  # sibling
    visits: Word
    urge: Word  # how good it looked
    left: Byte  # whether it has dropped out
    success: Real
    share: Real
    gap: Real  # how much better than FIRST, summed over the laps
    squares: Real  # of that, summed
    worth: Real  # by which the answer is chosen


class Walk(Block):
    """Scratch of a search; `shares`, `grades` and `visits` are those of the action that looked best."""

    used: Word  # nodes
    visits: Word
    seats: Word
    tried: Word  # playouts
    contenders: Word
    stage: Word
    stages: Word
    quick: Long  # the chance of a lap
    success: Real  # of FIRST in a lap
    shares: Annotated[list[float], "f8", SEATS]
    grades: Annotated[list[float], "f8", GRADES]


def worth(node: Any) -> float:
    """Returns the figure by which the answer is chosen."""
    return float(node.worth)


@rule
def put_first(legal: Any, thought: Any, place: int) -> None:
    """Swaps the action that looks best among those from a place on with the one at that place."""
    best = place
    for i in range(place + 1, legal.count):
        if thought.urge[i] > thought.urge[best]:
            best = i
    action, urge = legal.action[best], thought.urge[best]
    legal.action[best], thought.urge[best] = legal.action[place], thought.urge[place]
    legal.action[place], thought.urge[place] = action, urge


@rule
def enter(nodes: Blocks, walk: Walk, seat: int, legal: Any, thought: Any) -> None:
    """Makes the actions that look best contenders, the best one first."""
    for i in range(min(CONTENDERS, legal.count)):
        put_first(legal, thought, i)
        if thought.urge[0] - thought.urge[i] <= FAR:
            new = nodes[walk.used]
            new.action, new.seat, new.urge, new.first = legal.action[i], seat, thought.urge[i], -1
            new.next = nodes[0].first
            nodes[0].first = walk.used
            new.visits = new.left = 0
            new.success = new.share = new.gap = new.squares = new.worth = 0.0
            walk.used += 1
            walk.contenders += 1


@rule
def stages_for(contenders: int) -> int:
    """Returns how often half of them drop out until two are left, plus one."""
    stages = 1
    while contenders > 2:
        contenders = (contenders + 1) // 2
        stages += 1
    return stages


@rule
def send_off(nodes: Blocks, walk: Walk, keep: int) -> None:
    """Drops those that did worst, and among equals those that looked worst, until `keep` are left."""
    while walk.contenders > keep:
        worst = walk.used - 1
        while nodes[worst].left:
            worst -= 1
        for i in range(FIRST + 1, walk.used):
            if not nodes[i].left and nodes[i].gap < nodes[worst].gap:
                worst = i
        nodes[worst].left = 1
        walk.contenders -= 1


@rule
def line_up(nodes: Blocks, walk: Walk, to_come: int) -> None:
    """Keeps only those that looked best if few playouts are to come, so that each runs some laps."""
    send_off(nodes, walk, max(min(2, to_come), to_come // LAPS))
    walk.stage, walk.stages = 1, stages_for(walk.contenders)


@rule
def close_stages(nodes: Blocks, walk: Walk, to_come: int) -> None:
    """Ends stages so that all of them take the same number of playouts, counting those made and those to come."""
    while walk.stage < walk.stages and walk.tried * walk.stages >= (walk.tried + to_come) * walk.stage:
        send_off(nodes, walk, max(2, (walk.contenders + 1) // 2))
        walk.stage += 1


@rule
def learn(nodes: Blocks, walk: Walk, node: int, s: Any, thought: Any, seat: int) -> None:
    """Notes how a contender did; the first one of a lap is what the others are compared with."""
    walk.tried += 1
    won = success(s, thought, seat)
    if node == FIRST:
        walk.success = won
        walk.seats = seats(s)
        walk.visits += 1
        for each in range(walk.seats):
            walk.shares[each] += share(s, thought, each)
        if walk.seats == 1:
            for which in range(GRADES):
                walk.grades[which] += grade(s, thought, which)
    nodes[node].visits += 1
    nodes[node].success += won
    nodes[node].share += share(s, thought, seat)
    nodes[node].gap += won - walk.success
    nodes[node].squares += (won - walk.success) * (won - walk.success)


@rule
def judge(nodes: Blocks, walk: Walk) -> None:
    """Sets each contender's worth: its sure gain over the first look; one that dropped out ranks below all others."""
    for i in range(FIRST + 1, walk.used):
        visits = max(1, nodes[i].visits)
        mean = nodes[i].gap / visits
        apart = max(0.0, nodes[i].squares - mean * nodes[i].gap) + GUESSES * GUESSED * GUESSED
        nodes[i].worth = mean - (2.0 if nodes[i].left else SURE * math.sqrt(apart / (visits + GUESSES) / visits))


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
    """Prepares to compare what the seat can do in the masked state at index 0: the actions in the list, or all.

    If another seat decides, nothing is compared, and games are played out from there.
    """
    walk = walks[0]
    nodes[0].first = -1
    nodes[FIRST].visits = 0
    walk.used, walk.contenders, walk.visits, walk.tried = 1, 0, 0, 0
    for each in range(SEATS):
        walk.shares[each] = 0.0
    for which in range(GRADES):
        walk.grades[which] = 0.0
    remember(states[0], seat, knowns[0])
    if decider(states[0]) == seat:
        if legals[0].count == 0:
            list_legal(states[0], figures[0], legals[0])
        rank(states[0], figures[0], legals[0], thoughts[0])
        enter(nodes, walk, seat, legals[0], thoughts[0])


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
    """Runs more playouts in whole laps; stops if no lap fits into `to_come`, or nothing is left to compare."""
    walk = walks[0]
    if walk.tried == 0:
        line_up(nodes, walk, to_come)
    done = 0
    while done < iterations and walk.contenders <= to_come - done and (to_the_end or walk.contenders > 1):
        assign(states, 2, states, 0)
        imagine(states[2], figures[0], seat, chances[0], knowns[0])
        walk.quick = chances[0].quick
        for i in range(FIRST, max(FIRST + 1, walk.used)):
            if i >= walk.used or not nodes[i].left:
                assign(states, 1, states, 2)
                chances[0].quick = walk.quick
                if i < walk.used:
                    apply(states[1], figures[0], legals[0], rows[0], nodes[i].action)
                play_out(states[1], figures[0], thoughts[0], legals[0], rows[0], chances[0])
                learn(nodes, walk, i, states[1], thoughts[0], seat)
                done += 1
        close_stages(nodes, walk, to_come - done)
    judge(nodes, walk)
    return done


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
    """Rates each legal action of the masked state at index 0 at first sight, in `urge`. Returns how many there are."""
    count: int = list_legal(states[0], figures[0], legals[0])
    rank(states[0], figures[0], legals[0], thoughts[0])
    return count
