"""Several tokens that people play as one: a list in any order, or an action that is put together first."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from msgspec import UNSET, UnsetType

from vesuvius.bots.analysis.actions import goes_on_with_action
from vesuvius.game import Game, Illegal, MaskedStates, Problem, State, SupportsActions, SupportsLists, supports
from vesuvius.server.protocol.forms import PlannedPosition
from vesuvius.server.protocol.messages import Play, PlayAll, PlayForced
from vesuvius.server.tables.steps import previews


def plays(game: Game, state: State, command: PlayAll | PlayForced) -> list[Play]:
    """The single plays of a list or an action, in the order of the rules; raises Illegal unless all are legal now."""
    if isinstance(command, PlayForced):
        return [_only_play(game, state, command)]
    tokens = _in_order(game, command.tokens)
    if tokens is None:
        tokens = command.tokens
        must_be_playable(game, state, command.seat, tokens)
    else:
        _play_list(game, game.copy(state), command.seat, tokens)
    return [
        Play(command.table, command.seat, command.seq + number, command.id, token)
        for number, token in enumerate(tokens)
    ]


def _only_play(game: Game, state: State, command: PlayForced) -> Play:
    """The play of the only legal token; raises a Problem if the seat has a choice or doesn't decide."""
    legal = game.legal(state)
    if game.seat(state) != command.seat or len(legal) != 1:
        raise Problem("table-not-forced")
    return Play(command.table, command.seat, command.seq, command.id, legal[0])


def must_be_playable(game: Game, state: State, seat: int, tokens: Sequence[str]) -> None:
    """Raises Illegal unless these tokens can be played one after the other as one action."""
    before = after_part(game, state, seat, tokens[:-1])
    _must_be_legal(game, before, seat, tokens[-1])


def put_together(game: Game, state: State, seat: int, tokens: Sequence[str]) -> PlannedPosition | None:
    """What the seat that decides would see and could choose after some tokens of one action.

    None if they complete it, or if the last one would bring something to light: it has to be played first.
    """
    tried = after_part(game, state, seat, tokens[:-1]) if tokens else state
    if tokens and not _goes_on(game, tried := game.copy(tried), seat, tokens[-1]):
        return None
    masked = MaskedStates(game, tried)
    legal = game.legal(masked.of(seat))
    return PlannedPosition(game.view(tried, seat), legal, previews(game, masked, seat, legal), asking_more(game, legal))


def asking_more(game: Game, legal: Sequence[str]) -> list[str] | UnsetType:
    """The tokens after which more may be asked before their action is done; unset if no action takes several."""
    return [token for token in legal if game.asks_more(token)] if supports(game, SupportsActions) else UNSET


def after_part(game: Game, state: State, seat: int, tokens: Sequence[str]) -> State:
    """The state after the first tokens of an action; raises a Problem unless more of it follows and all is known."""
    if tokens and not supports(game, SupportsActions):
        raise Problem("table-no-list")
    tried = game.copy(state)
    for token in tokens:
        if not _goes_on(game, tried, seat, token):
            raise Problem("table-no-list")
    return tried


def _goes_on(game: Game, state: State, seat: int, token: str) -> bool:
    """Play a token; whether the same seat then goes on with its action and has learnt nothing."""
    _must_be_legal(game, state, seat, token)
    return goes_on_with_action(game, state, token)


def _must_be_legal(game: Game, state: State, seat: int, token: str) -> None:
    if (refusal := game.refusal(state, seat, token)) is not None:
        raise Illegal(refusal)


def _play_list(game: Game, state: State, seat: int, tokens: Sequence[str]) -> None:
    for token in tokens:
        _must_be_legal(game, state, seat, token)
        game.play(state, token)


def _in_order(game: Game, tokens: Sequence[str]) -> list[str] | None:
    """The tokens of a list in the order of the rules; None if they are none."""
    if not supports(game, SupportsLists):
        return None
    ordered = game.in_order(tokens)
    return ordered if all(game.goes_on(before, token) for before, token in pairwise(ordered)) else None
