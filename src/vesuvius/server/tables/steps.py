"""What moves do, for whoever shows it: what legal tokens will do, what a move changed, how a past game went."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from vesuvius.formats.patch import diff, patches
from vesuvius.formats.record import Move
from vesuvius.game import Game, Line, MaskedStates, State, SupportsOpenViews, SupportsPreviews, supports
from vesuvius.server.protocol.forms import Past, PastMove
from vesuvius.server.protocol.messages import Step

Viewers = Sequence[int | None]


def previews(game: Game, masked: MaskedStates, seat: int | None, legal: Sequence[str]) -> dict[str, Line] | None:
    """What legal tokens do, by token, from what a seat may know; None if there is nothing to say."""
    if not supports(game, SupportsPreviews):
        return None
    return game.previews(masked, seat, legal) or None


def steps(game: Game, before: MaskedStates, after: MaskedStates, token: str, viewers: Viewers) -> list[Step]:
    """How a move changed the view of each viewer."""
    preview = _preview_of(game, before, token)
    return [Step(patch, preview) for patch in patches(game, before, after, viewers)]


def _preview_of(game: Game, before: MaskedStates, token: str) -> Line | None:
    """What the preview of a token that was played said, from what everybody may know."""
    seat = game.seat(before.of(None))
    assert seat is not None
    hidden = game.mask_token(token, seat, None) != token
    return None if hidden else (previews(game, before, None, [token]) or {}).get(token)


def has_secrets(game: Game, state: State, seat: int) -> bool:
    """Whether a seat sees anything that a spectator doesn't."""
    return {**game.view(state, seat), "seat": None} != {
        **game.view(state, None),
        "seat": None,
    }  # but for whose view it is


def open_view(game: Game, state: State, seat: int | None = None) -> Line:
    """A view of a game that is over, or of its past, with everything lying open if the game can show that."""
    if not supports(game, SupportsOpenViews):
        return game.view(state, seat)
    return game.open_view(state, seat)


def open_step(game: Game, before: State, after: State, token: str) -> Step:
    """How a move changed the open view."""
    preview = _preview_of(game, MaskedStates(game, before), token)
    return Step(diff(open_view(game, before), open_view(game, after)), preview)


def past(game: Game, states: Sequence[State], moves: Sequence[Move], seat: int | None, over: bool) -> Past:
    """A game as a seat saw it, to be looked at again; once it is over, with everything lying open."""
    if over:
        found = [open_step(game, *around, move.move) for around, move in zip(pairwise(states), moves, strict=True)]
        first = open_view(game, states[0])
    else:
        masked = [MaskedStates(game, state) for state in states]
        found = [
            steps(game, *around, move.move, [seat])[0] for around, move in zip(pairwise(masked), moves, strict=True)
        ]
        first = game.view(states[0], seat)
    return Past(first, [PastMove(move.seq, step) for move, step in zip(moves, found, strict=True)])
