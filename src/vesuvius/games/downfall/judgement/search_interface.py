"""Downfall as bots see it: how a search imagines, steps, plays out and rewards a game, and how it judges a position."""

from __future__ import annotations

from vesuvius.engine.block import Block, Blocks, Byte, assign, blocks, plain_fields, put
from vesuvius.engine.block import plain as read
from vesuvius.engine.chance import Chance, chances
from vesuvius.engine.rule import kernel, rule
from vesuvius.game import Game
from vesuvius.games.downfall.hidden.hands import HandHistories as Known
from vesuvius.games.downfall.hidden.hands import count_histories
from vesuvius.games.downfall.hidden.mask import has_erupted
from vesuvius.games.downfall.hidden.resample import refill_bag, resample
from vesuvius.games.downfall.judgement import evaluation, playouts
from vesuvius.games.downfall.judgement.evaluation import DENIAL, TERMS, WAY, Thought, advantage, evaluate
from vesuvius.games.downfall.judgement.reasons import reasons
from vesuvius.games.downfall.presentation import notation
from vesuvius.games.downfall.rules import legal, play
from vesuvius.games.downfall.rules.scoring import score
from vesuvius.games.downfall.rules.state import OVER, Legal, Log, State

__all__ = [
    "ACTIONS",
    "BY_SIGHT",
    "EFFORT",
    "EXPLORE",
    "LEVELS",
    "SLOPE",
    "TERMS",
    "WORLDS",
    "Known",
    "Legal",
    "Log",
    "State",
    "Thought",
    "advantage",
    "apply",
    "asked_of",
    "assign",
    "blocks",
    "chances",
    "decider",
    "enter",
    "evaluate",
    "figures_of",
    "fill_list",
    "imagine",
    "kernel",
    "list_legal",
    "number",
    "plain_fields",
    "play_out",
    "rank",
    "read",
    "reasons",
    "remember",
    "rule",
    "seats",
    "set_terms",
    "share",
    "success",
    "token",
]

LEVELS = (WAY, WAY | DENIAL)  # the terms that the lowest levels judge by
EXPLORE = 0.3  # how much of success doubt is worth
EFFORT = 1  # levels do fewer iterations in a game whose iterations take longer
SLOPE = 0.06 / 1000  # of success for a thousandth of a piece
WORLDS = 1  # in which a look one step ahead is taken: nothing hidden enters the evaluation, so that all are alike
BY_SIGHT = False  # every action is tried in a look one step ahead
ACTIONS = 1 << 14
MARGIN = 16  # pieces more or fewer than the best of the others that count as everything or nothing


class Figures(Block):
    """Nothing: the board is baked into the rules."""

    unused: Byte


_figures = blocks(Figures)
_list_legal, _apply, _play_out, _rank = legal.list_legal, play.apply, playouts.play_out, evaluation.rank


def figures_of(_: Game) -> Blocks:
    """What is printed, for rules that are handed it."""
    return _figures


def enter(state: Blocks) -> Blocks:
    """A state in the form that the rules run on."""
    return state


def token(state: Blocks, action: int) -> str:
    """The text of an action that is legal in this state."""
    return notation.token(plain_fields(State, state, notation.NEEDED), action)


def set_terms(thoughts: Blocks, terms: int) -> None:
    """Judge by these terms only."""
    put(thoughts, "terms", terms)


def number(state: Blocks, token: str) -> int:
    """The action of a token."""
    return notation.number(plain_fields(State, state, notation.NEEDED), token)


def fill_list(legals: Blocks, actions: list[int]) -> None:
    """Write actions into a list."""
    put(legals, "action", actions)
    put(legals, "count", len(actions))


@rule
def decider(s: State) -> int:
    """The seat that decides, or -1 once the game is over."""
    return -1 if s.kind == OVER else s.seat


@rule
def asked_of(s: State) -> int:
    """What is asked of whom, as one number."""
    return s.kind << 2 | s.seat


@rule
def seats(s: State) -> int:
    """How many play."""
    return s.players


@rule
def remember(s: State, seat: int, known: Known) -> None:
    """Once for a masked state, before it is imagined again and again."""
    if not has_erupted(s):
        count_histories(s, seat, known)


@rule
def list_legal(s: State, _: Figures, legal: Legal) -> int:
    """Fill the list with every legal action; return how many there are."""
    return _list_legal(s, legal)


@rule
def apply(s: State, _: Figures, _scratch: Legal, log: Log, action: int) -> None:
    """Play a legal action."""
    _apply(s, log, action)


@rule
def rank(s: State, _: Figures, legal: Legal, t: Thought) -> None:
    """How good each legal action looks at once, in thousandths of a piece."""
    _rank(s, legal, t)


@rule
def play_out(s: State, _: Figures, t: Thought, _scratch: Legal, log: Log, c: Chance) -> int:
    """To the end of the game; return how many decisions that took."""
    return _play_out(s, t, log, c)


@rule
def imagine(s: State, _: Figures, seat: int, c: Chance, known: Known) -> None:
    """Fill a masked state; after the eruption only the bag can matter any more."""
    if has_erupted(s):
        refill_bag(s, c)
    else:
        resample(s, seat, c, known)


@rule
def share(s: State, _: Thought, seat: int) -> float:
    """The seat's share of the win."""
    winners = 0
    for other in range(s.players):
        winners += s.winners >> other & 1
    return (s.winners >> seat & 1) / winners


@rule
def success(s: State, t: Thought, seat: int) -> float:
    """What a search strives for, from 0 to 1: most of all a win, and then to be ahead by as much as can be."""
    best = -1 << 20
    for other in range(s.players):
        if other != seat:
            best = max(best, score(s, other))
    ahead = (score(s, seat) - best) / (256.0 * MARGIN)
    return 0.6 * share(s, t, seat) + 0.4 * min(1.0, max(0.0, 0.5 + 0.5 * ahead))
