"""The event rows of a play as events, and the chance lines that these cause."""

from __future__ import annotations

from vesuvius.game import Event, Fact, Line
from vesuvius.games.downfall.presentation.state_words import cards, counts, seats
from vesuvius.games.downfall.rules import state as rows
from vesuvius.games.downfall.rules.state import State
from vesuvius.games.downfall.rules.tables import AD79, BOTTOM, OMEN, SYMBOL_NAMES, TILE_NAMES, square_name

# By row kind: the kind of event, the ruling, whether anyone learns something new.
KINDS = {
    rows.PLAYED: ("played", "R6", False),
    rows.NOTHING: ("nothing", "R7", False),
    rows.SETTLED: ("settled", "R6", False),
    rows.CAME: ("relative", "R5", False),
    rows.NO_RELATIVE: ("no_relative", "R5", False),
    rows.DREW: ("drew", "R2", True),
    rows.SEETHED: ("seethed", "R3", True),
    rows.RESHUFFLED: ("reshuffled", "R3", True),
    rows.FORETOLD: ("omen", "R8", True),
    rows.THREW: ("threw", "R8", False),
    rows.SPARED: ("spared", "R8", False),
    rows.CALLED: ("called", "R9", True),
    rows.WAITED: ("waited", "R9", False),
    rows.ERUPTED: ("erupted", "R10", True),
    rows.TILE: ("tile", "R12", True),
    rows.COVERED: ("covered", "R12", False),
    rows.SET_ASIDE: ("set_aside", "R13", False),
    rows.BURNT: ("burnt", "R12", False),
    rows.ENCLOSED: ("enclosed", "R14", False),
    rows.MOVED: ("moved", "R15", False),
    rows.SAVED: ("saved", "R17", False),
    rows.STAYED: ("stayed", "R15", False),
    rows.LOST: ("lost", "R19", False),
    rows.ENDED: ("over", "R20", False),
}
NEEDED = ("players", "hand", "stock", "saved", "volcano", "winners")  # fields of the state that events need


def card_name(card: int) -> str:
    """Returns a card as traces write it."""
    return {OMEN: "omen", AD79: "ad79"}.get(card, str(card))


def _facts(s: State, kind: int, seat: int, one: int, other: int, crowd: int) -> dict[str, Fact]:
    """Returns the facts of a row; s is the state after the play."""
    if kind == rows.PLAYED:
        return {"card": str(one), "joker": other}
    if kind in (rows.NOTHING, rows.DREW):
        return {"card": str(one)}
    if kind in (rows.SETTLED, rows.CAME):
        return {"square": square_name(one)}
    if kind == rows.RESHUFFLED:
        return {"cards": [card_name(card) for card in s.stock[one : one + BOTTOM + 1]]}
    if kind == rows.THREW:
        return {"square": square_name(one), "owner": other}
    if kind == rows.CALLED:
        return {"cards": cards(s.hand[seat])}
    if kind in (rows.TILE, rows.SET_ASIDE):
        return {"symbol": TILE_NAMES[one]}
    if kind == rows.COVERED:
        return {"square": square_name(one), "symbol": SYMBOL_NAMES[other]}
    if kind in (rows.BURNT, rows.ENCLOSED, rows.LOST):
        return {"square": square_name(one), "pieces": counts(crowd)[: s.players]}
    if kind == rows.MOVED:
        return {"from": square_name(one), "to": square_name(other)}
    if kind == rows.SAVED:
        return {"from": square_name(one)}
    if kind == rows.ENDED:
        return {
            "saved": counts(s.saved)[: s.players],
            "volcano": counts(s.volcano)[: s.players],
            "winners": seats(s.winners),
        }
    return {}


def read(told: list[list[int]], s: State) -> list[Event]:
    """Returns the events of a play, from its rows and the state after it."""
    events = []
    for kind, seat, one, other, crowd in told:
        name, rule, reveals = KINDS[kind]
        nobody = kind in (rows.LOST, rows.ENDED, rows.ENCLOSED, rows.BURNT)
        events.append(Event(name, rule, None if nobody else seat, _facts(s, kind, seat, one, other, crowd), reveals))
    return events


def chance(event: Event) -> list[Line]:
    """Returns the chance line of a trace that an event causes, if any."""
    return [{"reshuffled": event.facts["cards"]}] if event.kind == "reshuffled" else []
