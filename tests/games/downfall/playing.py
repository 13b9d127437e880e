"""A few plays, and in a word or two how things stand after them."""

from __future__ import annotations

from typing import Any

from tests.games.downfall.pictures import GAME
from vesuvius.game import Event

BUILDINGS: list[dict[str, Any]] = GAME.facts()["buildings"]
SPACES: dict[str, int] = {name: spaces for building in BUILDINGS for name, spaces in building["spaces"].items()}
NEUTRAL = sorted(name for building in BUILDINGS if building["house"] == 0 for name in building["spaces"])


def play(state: Any, *tokens: str) -> list[Event]:
    """Play the tokens one after the other; return the events of the last."""
    events: list[Event] = []
    for token in tokens:
        events = GAME.play(state, token)
    return events


def asked(state: Any) -> str:
    """Who decides what, as in `k card`; `over` at the end."""
    view = GAME.view(state)
    return "over" if view["decides"] is None else f"{'rkyb'[view['decides']]} {view['decision']}"


def seen(state: Any, *keys: str) -> Any:
    """What everybody sees: one thing, or several in a list."""
    view = GAME.view(state)
    return view[keys[0]] if len(keys) == 1 else [view[key] for key in keys]


def hand(state: Any, seat: int) -> list[str]:
    """The cards that a seat holds."""
    cards: list[str] = GAME.view(state, seat)["hands"][seat]["cards"]
    return cards


def told(events: list[Event], kind: str) -> list[dict[str, Any]]:
    """The facts of all events of a kind."""
    return [dict(event.facts) for event in events if event.kind == kind]


def places(state: Any, beginning: str) -> list[str]:
    """Squares of the legal tokens that begin so: `7@`, `7*@`, `+`, `~`."""
    return [token.removeprefix(beginning) for token in GAME.legal(state) if token.startswith(beginning)]


def goals(state: Any, start: str) -> list[str]:
    """Where a piece on that square may go."""
    return places(state, f"{start}>")


def full(*squares: str, colour: str = "k") -> dict[str, str]:
    """Pieces of a colour on every round space of these squares."""
    return {name: f"{SPACES[name]}{colour}" for name in squares}
