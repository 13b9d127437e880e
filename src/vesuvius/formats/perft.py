"""Counts of the move tree: numbers that any other program that knows the rules must find too.

`perft` at depth D is the number of sequences of exactly D tokens, each legal when it's played. A game that's over
earlier adds nothing, and depth 0 counts 1. As a line of text:

    GAME players=2 seed=1 options=one,another : 1=24 2=610

After the game, `data=NAME` names its set of data, unless it's the oldest or the only one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from vesuvius.game import Game, State, data_named


def perft(game: Game, state: State, depth: int) -> int:
    """Returns the number of sequences of exactly that many legal tokens; the state isn't changed."""
    if depth <= 0:
        return 1
    legal = game.legal(state)
    if depth == 1:
        return len(legal)
    count = 0
    for token in legal:
        after = game.copy(state)
        game.play(after, token)
        count += perft(game, after, depth - 1)
    return count


def named(game: Game) -> str:
    """Returns what a line of text calls a game."""
    return " ".join([game.name, *(f"{key}={value}" for key, value in data_named(game).items())])


def row(game: str, players: int, seed: str, options: Sequence[str], counts: Mapping[int, int]) -> str:
    """Returns the counts at each depth as a line of text."""
    told = " ".join(f"{depth}={count}" for depth, count in counts.items())
    return f"{game} players={players} seed={seed} options={','.join(options)} : {told}"
