"""The pictures of a game's rules, for the pages to draw: what a seat sees at the positions that the game has declared.

Everybody may read the rules, and no table ever stands at these positions, so nothing in them is a secret.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec

from vesuvius import load
from vesuvius.game import Event, Game, Illustration, Line, MaskedStates, SupportsIllustrations, supports
from vesuvius.server.tables.steps import previews


class RulesFrame(msgspec.Struct, frozen=True):
    """What the seat that decides sees, what it has begun to choose, how that may go on, what the last play did."""

    view: Line
    begun: str
    legal: list[str]
    previews: dict[str, Line]
    events: list[Event]


class RulesPicture(msgspec.Struct, frozen=True):
    """A picture in a passage of the rules; without frames, it shows single things, such as a card.

    Its words are `rules-picture-<name>`. On the `map`, places are shown that a text names.
    """

    name: str
    passage: str
    shows: list[str]
    map: bool
    frames: list[RulesFrame]


@cache
def pictures_of(name: str) -> list[RulesPicture]:
    """All pictures of a game's rules; raises a Problem if there is no such game."""
    game = load(name)
    declared = game.illustrations() if supports(game, SupportsIllustrations) else []
    return [
        RulesPicture(each.name, each.passage, each.shows, each.map, [*_frames(game, each)] if each.position else [])
        for each in declared
    ]


def _frames(game: Game, picture: Illustration) -> Iterator[RulesFrame]:
    """One frame for the position, and one after each play; in each, the next play is being chosen."""
    state, events = game.at(picture.position, picture.seed), list[Event]()
    for chosen in (*picture.plays, picture.begun):
        seat, masked = game.seat(state), MaskedStates(game, state)
        legal = game.legal(masked.of(seat)) if seat is not None else []
        open_ = [token for token in legal if token.startswith(chosen)]
        told = previews(game, masked, seat, open_) or {}
        yield RulesFrame(game.view(state, seat), chosen, open_, told, events)
        if chosen in picture.plays:
            events = game.play(state, chosen)
