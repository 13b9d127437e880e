"""Lists that the rules ask for one by one in an order of their own: people choose them as a whole, in any order."""

from __future__ import annotations

from itertools import pairwise

from vesuvius.game import Game, Illegal, Problem, State, SupportsLists, supports
from vesuvius.server.protocol.messages import Play, PlayAll


def plays(game: Game, state: State, command: PlayAll) -> list[Play]:
    """The single plays of a list, in the order of the rules; raises Illegal unless all of them are legal now."""
    tokens = _in_order(game, command)
    tried = game.copy(state)
    for token in tokens:
        if (refusal := game.refusal(tried, command.seat, token)) is not None:
            raise Illegal(refusal)
        game.play(tried, token)
    return [
        Play(command.table, command.seat, command.seq + number, command.id, token)
        for number, token in enumerate(tokens)
    ]


def _in_order(game: Game, command: PlayAll) -> list[str]:
    if not supports(game, SupportsLists):
        raise Problem("table-no-list")
    tokens = game.in_order(command.tokens)
    if not all(game.goes_on(before, token) for before, token in pairwise(tokens)):
        raise Problem("table-no-list")
    return tokens
