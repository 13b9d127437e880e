"""Downfall for searches: how to imagine, step, play out and reward a game, and how to judge a position."""

from __future__ import annotations

from vesuvius.engine.block import Block, Blocks, Byte, assign, blocks, plain_fields, put
from vesuvius.engine.block import plain as read
from vesuvius.engine.chance import Chance, chances
from vesuvius.engine.rule import kernel, rule
from vesuvius.game import Game
from vesuvius.games.downfall.hidden.hands import HandHistories as SeatMemory
from vesuvius.games.downfall.hidden.hands import count_histories
from vesuvius.games.downfall.hidden.mask import has_erupted
from vesuvius.games.downfall.hidden.resample import refill_bag, resample
from vesuvius.games.downfall.judgement import evaluation, playouts
from vesuvius.games.downfall.judgement.evaluation import DENIAL, TERMS, WAY, JudgementScratch, advantage, evaluate
from vesuvius.games.downfall.judgement.reasons import reasons
from vesuvius.games.downfall.presentation import notation
from vesuvius.games.downfall.rules import legal, play
from vesuvius.games.downfall.rules.scoring import score
from vesuvius.games.downfall.rules.state import OVER, EventRows, Legal, State

# What searches find here as it is elsewhere; the rest is defined below.
__all__ = ["TERMS", "advantage", "assign", "chances", "evaluate", "kernel", "read", "reasons"]

LEVELS = (WAY, WAY | DENIAL)  # the terms that the lowest levels judge by
EXPLORE = 0.3  # the weight of doubt against success
EFFORT = 1  # divides the levels' iterations; more in a game whose iterations take longer
SLOPE = 0.06 / 1000  # success per thousandth of a piece
WORLDS = 1  # for a look one step ahead: the evaluation uses nothing hidden, so all worlds are alike
BY_SIGHT = False  # every action is tried in a look one step ahead
ACTIONS = 1 << 14
MARGIN = 16  # pieces ahead of or behind the best of the others that count as everything or nothing


class Figures(Block):
    """Empty: the board is baked into the rules."""

    unused: Byte


_figures = blocks(Figures)
_list_legal, _apply, _play_out, _rank = legal.list_legal, play.apply, playouts.play_out, evaluation.rank


def figures_of(_: Game) -> Blocks:
    """Returns what's printed, for rules that need it as an argument."""
    return _figures


def enter(state: Blocks) -> Blocks:
    """Returns a state in the form that the rules run on."""
    return state


def token(state: Blocks, action: int) -> str:
    """Returns the text of an action that's legal in this state."""
    return notation.token(plain_fields(State, state, notation.NEEDED), action)


def set_terms(thoughts: Blocks, terms: int) -> None:
    """Judges by these terms only."""
    put(thoughts, "terms", terms)


def number(state: Blocks, token: str) -> int:
    """Returns the action of a token."""
    return notation.number(plain_fields(State, state, notation.NEEDED), token)


def fill_list(legals: Blocks, actions: list[int]) -> None:
    """Writes actions into a list."""
    put(legals, "action", actions)
    put(legals, "count", len(actions))


@rule
def decider(s: State) -> int:
    """Returns the seat that decides, or -1 if the game is over."""
    return -1 if s.kind == OVER else s.seat


@rule
def asked_of(s: State) -> int:
    """Returns what is asked of whom, as one number."""
    return s.kind << 2 | s.seat


@rule
def seats(s: State) -> int:
    """Returns how many seats there are."""
    return s.players


@rule
def remember(s: State, seat: int, known: SeatMemory) -> None:
    """Prepares a masked state, once, before it's imagined again and again."""
    if not has_erupted(s):
        count_histories(s, seat, known)


@rule
def list_legal(s: State, _: Figures, legal: Legal) -> int:
    """Fills the list with every legal action. Returns how many there are."""
    return _list_legal(s, legal)


@rule
def apply(s: State, _: Figures, _scratch: Legal, rows: EventRows, action: int) -> None:
    """Plays a legal action."""
    _apply(s, rows, action)


@rule
def rank(s: State, _: Figures, legal: Legal, t: JudgementScratch) -> None:
    """Rates how good each legal action looks at once, in thousandths of a piece."""
    _rank(s, legal, t)


@rule
def play_out(s: State, _: Figures, t: JudgementScratch, _scratch: Legal, rows: EventRows, c: Chance) -> int:
    """Plays to the end of the game. Returns how many decisions that took."""
    return _play_out(s, t, rows, c)


@rule
def imagine(s: State, _: Figures, seat: int, c: Chance, known: SeatMemory) -> None:
    """Fills a masked state; after the eruption, only the bag still matters."""
    if has_erupted(s):
        refill_bag(s, c)
    else:
        resample(s, seat, c, known)


@rule
def share(s: State, _: JudgementScratch, seat: int) -> float:
    """Returns the seat's share of the win."""
    winners = 0
    for other in range(s.players):
        winners += s.winners >> other & 1
    return (s.winners >> seat & 1) / winners


@rule
def success(s: State, t: JudgementScratch, seat: int) -> float:
    """Returns what a search strives for, from 0 to 1: above all a win, then to be as far ahead as possible."""
    best = -1 << 20
    for other in range(s.players):
        if other != seat:
            best = max(best, score(s, other))
    ahead = (score(s, seat) - best) / (256.0 * MARGIN)
    return 0.6 * share(s, t, seat) + 0.4 * min(1.0, max(0.0, 0.5 + 0.5 * ahead))
