"""Pompeii as bots see it: how a search imagines, steps, plays on and rewards a game, and how it judges an action.

A search numbers actions more closely than the rules do: a *row* of 128 numbers for most verbs, several for those with
two parts.
"""

from __future__ import annotations

from typing import Any

from vesuvius.engine.block import Block, Blocks, Byte, assign, blocks, plain_fields, put
from vesuvius.engine.block import plain as read
from vesuvius.engine.chance import Chance, chances
from vesuvius.engine.rule import kernel, rule, table
from vesuvius.game import Reason
from vesuvius.games.pompeii.hidden.resample import resample
from vesuvius.games.pompeii.judgement import evaluation, plan_facts, plans, playouts
from vesuvius.games.pompeii.judgement import reasons as explaining
from vesuvius.games.pompeii.judgement.prices import LEVELS, TERMS, WINS, JudgementScratch
from vesuvius.games.pompeii.presentation import notation
from vesuvius.games.pompeii.presentation.state_words import TITLE_NAMES
from vesuvius.games.pompeii.rules import legal
from vesuvius.games.pompeii.rules.board.goods import PLENTY
from vesuvius.games.pompeii.rules.figures import BUILDINGS, CARDS, FIELDS, LINES, Figures
from vesuvius.games.pompeii.rules.play import advance, choose
from vesuvius.games.pompeii.rules.state import OVER, TITLES, EventRows, Legal, State
from vesuvius.games.pompeii.rules.verbs import BUILD, COLLECT, ONE, PART, TIMES, VERB, WAIT, WORK

# What searches find here as it is elsewhere; the rest is defined below.
__all__ = ["LEVELS", "TERMS", "assign", "blocks", "chances", "kernel", "plain_fields"]

BY_SIGHT = True  # actions are judged as they are listed, and none is tried
WORLDS = 1  # nothing hidden is looked at
GRADES = TITLES  # of a win in a game alone
FAR = WINS // 10  # nothing else is tried beside an action that wins, or nearly does
EFFORT = 12  # levels do so many times fewer iterations: each takes longer, and fewer of them tell enough
ROW = 128
WIDTH = {COLLECT: CARDS + 1, WORK: CARDS + LINES, BUILD: CARDS + 1}  # numbers of the second part
SIZE = {COLLECT: FIELDS, WORK: BUILDINGS, BUILD: BUILDINGS}  # of the first
VERBS = WAIT + 1


def _rows(verb: int) -> int:
    """How many rows a verb takes up."""
    numbers = PLENTY if verb == TIMES else WIDTH.get(verb, 1) * SIZE.get(verb, ROW)
    return -(-numbers // ROW)


FIRST_ROW = table(sum(map(_rows, range(verb))) for verb in range(VERBS))
VERB_OF = table(verb for verb in range(VERBS) for _ in range(_rows(verb)))
SECONDS = table(WIDTH.get(verb, 1) for verb in range(VERBS))
ACTIONS = ROW * sum(map(_rows, range(VERBS)))
_list_legal, _urge_to, _consider = legal.list_legal, evaluation.urge_to, evaluation.consider
_resample, _play_out, _look_at_next = resample, playouts.play_out, plans.look_at_next


class SeatMemory(Block):
    """Nothing has to be made ready to imagine a world."""

    unused: Byte


def figures_of(game: Any) -> Blocks:
    """What is printed, for rules that are handed it."""
    figures: Blocks = game.figures
    return figures


def enter(state: Blocks) -> Blocks:
    """A state in the form that the rules run on."""
    return state


def token(_: Blocks, packed: int) -> str:
    """The text of an action."""
    return notation.token(int(unpack(packed)))


def number(_: Blocks, token: str) -> int:
    """The action of a token."""
    return int(pack(notation.number(token)))


def grades(masked: Blocks) -> tuple[str, ...]:
    """The titles that a win can bring, the best first; none if others play too."""
    return TITLE_NAMES if read(State, masked).players == 1 else ()


def reasons(game: Any, masked: Blocks, token: str, mind: JudgementScratch, urge: int) -> list[Reason]:
    """What speaks for a token, by the plan in mind and how good the token looked."""
    seen = explaining.JudgedPosition(read(State, masked), read(Figures, game.figures), mind, urge)
    return explaining.reasons(seen, token)


def plan(game: Any, masked: Blocks, mind: JudgementScratch) -> list[Reason]:
    """What the plan in mind goes for next, for people."""
    return plan_facts.facts(explaining.JudgedPosition(read(State, masked), read(Figures, game.figures), mind, 0))


def is_step(token: str) -> bool:
    """Whether people would name this token if they told a plan."""
    return plan_facts.is_step(token)


def set_terms(thoughts: Blocks, terms: int) -> None:
    """Judge by these terms only; prices are worked out again."""
    put(thoughts, "terms", terms)
    put(thoughts, "ready", 0)


def fill_list(legals: Blocks, actions: list[int]) -> None:
    """Write actions into a list."""
    put(legals, "action", actions)
    put(legals, "count", len(actions))


@rule
def pack(action: int) -> int:
    """The number by which a search knows an action."""
    verb = action >> VERB
    if verb == TIMES:
        return ROW * FIRST_ROW[verb] + (action & (1 << VERB) - 1)
    return ROW * FIRST_ROW[verb] + (action >> ONE & PART) * SECONDS[verb] + (action & PART)


@rule
def unpack(packed: int) -> int:
    """The action that a search knows by a number."""
    verb = VERB_OF[packed // ROW]
    rest = packed - ROW * FIRST_ROW[verb]
    if verb == TIMES:
        return verb << VERB | rest
    return verb << VERB | rest // SECONDS[verb] << ONE | rest % SECONDS[verb]


@rule
def decider(s: State) -> int:
    """The seat that decides, or -1 once the game is over."""
    return -1 if s.stage == OVER else s.seat


@rule
def seats(s: State) -> int:
    """How many play."""
    return s.players


@rule
def remember(s: State, seat: int, known: SeatMemory) -> None:
    """Nothing has to be made ready."""


@rule
def imagine(s: State, t: Figures, seat: int, c: Chance, _: SeatMemory) -> None:
    """Fill a masked state."""
    _resample(s, t, c)


@rule
def list_legal(s: State, t: Figures, legal: Legal) -> int:
    """Fill the list with every legal action; returns how many there are."""
    count = _list_legal(s, t, legal)
    for i in range(count):
        legal.action[i] = pack(legal.action[i])
    return count


@rule
def apply(s: State, t: Figures, scratch: Legal, rows: EventRows, packed: int) -> None:
    """Play a legal action, up to the next decision."""
    choose(s, t, rows, unpack(packed))
    advance(s, t, scratch, rows)


@rule
def rank(s: State, t: Figures, legal: Legal, mind: JudgementScratch) -> None:
    """How good each legal action looks at once, in thousandths of a worker's action."""
    _consider(s, t, mind)
    for i in range(legal.count):
        mind.urge[i] = _urge_to(s, t, mind, unpack(legal.action[i]))
    _look_at_next(s, t, mind)


@rule
def play_out(s: State, t: Figures, mind: JudgementScratch, scratch: Legal, rows: EventRows, c: Chance) -> int:
    """Play on by sight; returns how many decisions that took."""
    return _play_out(s, t, mind, scratch, rows, c)


@rule
def share(s: State, mind: JudgementScratch, seat: int) -> float:
    """The seat's share of the win, as the game was played on."""
    return mind.share[seat]


@rule
def grade(s: State, mind: JudgementScratch, which: int) -> float:
    """The chance of one of the titles, as the game was played on."""
    return mind.title[which]


@rule
def success(s: State, mind: JudgementScratch, seat: int) -> float:
    """What a search strives for, from 0 to 1."""
    return mind.share[seat]
