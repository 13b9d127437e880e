"""Entries as those who look may know them, each worked out once for all who know no more than everybody."""

from __future__ import annotations

from vesuvius.game import Game
from vesuvius.server.protocol.journal_entries import EntryBody, Moved


class MaskedBodies:
    """The body of one entry, masked for whoever asks. A seat may know all that a spectator may."""

    def __init__(self, game: Game, body: EntryBody) -> None:
        self._game, self._body = game, body
        self._public = self._masked(None) if isinstance(body, Moved) else body

    def of(self, seat: int | None) -> EntryBody:
        """The body without what a seat may not know; the very same object if everybody may know all of it."""
        return self._public if seat is None or self._public is self._body else self._masked(seat)

    def _masked(self, seat: int | None) -> EntryBody:
        game, body = self._game, self._body
        assert isinstance(body, Moved)
        move = game.mask_token(body.move, body.seat, seat)
        events = [game.mask_event(event, seat) for event in body.events]
        if move == body.move and all(map(_same, events, body.events)):
            return body
        return Moved(body.seat, move, events, body.bot)


def _same(one: object, other: object) -> bool:
    return one is other
