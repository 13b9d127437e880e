"""Short positions of Pompeii, a few plays, and in a word or two how things stand after them."""

from __future__ import annotations

from typing import Any

from vesuvius.game import Event
from vesuvius.games.pompeii.game import Pompeii

GAME = Pompeii(name="mild")  # whatever new games are played with
EVERYTHING: dict[str, list[int]] = {f"b{number}": [] for number in range(1, 20)}  # all but the Castrum, nobody's
SPECIALISTS = [f"S{number:02}" for number in range(1, 53)]
CITY = [f"C{number:02}" for number in range(1, 53)]


def goods(text: str) -> dict[str, int]:
    """Goods from words: `3 grain, 1 olive_oil`."""
    pairs = (part.split() for part in text.split(", ") if part)
    return {name: int(amount) for amount, name in pairs}


def seat(owns: str = "", hand: str = "", active: str = "", **more: Any) -> dict[str, Any]:
    """What belongs to one player."""
    return {"goods": goods(owns), "hand": hand.split(), "active": active.split(), **more}


def at(*seats: dict[str, Any], **more: Any) -> Any:
    """A game that stands at a position, two players unless more are given; what it leaves open is dealt alike."""
    players = more.pop("players", max(2, len(seats)))
    if players > 1:
        more.setdefault("options", ["apocalypse_last"])  # no test ends by accident
    return GAME.at({"players": players, "seats": list(seats), **more}, seed=1)


def solo(owns: str = "", **more: Any) -> Any:
    """A solo game, in round 1 with nothing blocked unless it says otherwise."""
    keys = ("hand", "active", "workers", "left", "army", "hurt")
    mine = {key: more.pop(key) for key in keys if key in more}
    first = f"VA{1 + (more.get('blocked') is None):02}"
    return at(seat(owns, **mine), players=1, revealed=more.pop("revealed", [first]), **more)


def play(state: Any, *tokens: str) -> list[Event]:
    """Play the tokens one after the other; return the events of the last."""
    events: list[Event] = []
    for token in tokens:
        events = GAME.play(state, token)
    return events


def legal(state: Any, beginning: str = "") -> list[str]:
    """The legal tokens that begin so."""
    return [token for token in GAME.legal(state) if token.startswith(beginning)]


def asked(state: Any) -> str:
    """Who decides what, as in `1 bonus`; `over` at the end."""
    position = GAME.position(state)
    return f"{GAME.seat(state)} {position['pending'][-1][0]}" if GAME.seat(state) is not None else "over"


def owns(state: Any, player: int = 0) -> dict[str, int]:
    """The goods of a seat."""
    found: dict[str, int] = GAME.position(state)["seats"][player].get("goods", {})
    return found


def has(state: Any, player: int, key: str) -> Any:
    """Something else that belongs to a seat: its hand, its workers, its army."""
    defaults = {"hand": [], "active": [], "workers": 3, "army": "none", "pledged": {}, "taken": 0, "left": None}
    return GAME.position(state)["seats"][player].get(key, defaults.get(key, 0))


def table(state: Any, key: str) -> Any:
    """Something that belongs to nobody, or None."""
    return GAME.position(state).get(key)


def result(state: Any) -> dict[str, Any]:
    """How the game ended; nothing while it runs."""
    return GAME.result(state) if GAME.seat(state) is None else {}


def told(events: list[Event], kind: str) -> list[dict[str, Any]]:
    """The facts of all events of a kind."""
    return [dict(event.facts) for event in events if event.kind == kind]


def end_round(state: Any) -> None:
    """Send every worker that is left onto a field, and pass whatever comes."""
    start = table(state, "round") or 1
    while GAME.seat(state) is not None and (table(state, "round") or 1) == start:
        tokens = GAME.legal(state)
        plain = [token for token in tokens if token in ("pass", "wait", ".") or (token[0] == "@" and "/" not in token)]
        GAME.play(state, next((token for token in plain if token[0] != "@"), (plain or tokens)[0]))
