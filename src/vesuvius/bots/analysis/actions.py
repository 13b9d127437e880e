"""Actions of several tokens: whether one goes on."""

from __future__ import annotations

from vesuvius.game import Game, State, SupportsActions, supports


def goes_on_with_action(game: Game, state: State, token: str) -> bool:
    """Plays a token; returns whether its seat goes on with the same action and has learnt nothing."""
    seat = game.seat(state)
    events = game.play(state, token)
    if seat is None or game.seat(state) != seat or not supports(game, SupportsActions):
        return False
    return not any(game.tells(event, seat) for event in events) and not game.begins_action(state)
