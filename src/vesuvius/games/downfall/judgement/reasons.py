"""The reasons for a token, as facts of the position that its seat sees, the weightiest first.

The rules themselves say what a token does, on a copy in which nothing more is drawn from the bag or the stock:
anything that only comes to light afterwards isn't a reason.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from copy import copy
from operator import itemgetter

from vesuvius.engine.block import Blocks, blocks, plain, store
from vesuvius.engine.event_rows import open_rows, read_rows
from vesuvius.game import Fact, Reason
from vesuvius.games.downfall.presentation import notation
from vesuvius.games.downfall.presentation.state_words import (
    BUILDING_AT,
    GATE_AT,
    counts,
    crowd,
    homes,
    lava,
    pieces,
    places,
    squares,
    steps,
)
from vesuvius.games.downfall.rules import state as st
from vesuvius.games.downfall.rules.play import look, step
from vesuvius.games.downfall.rules.state import EventRows, Legal, State
from vesuvius.games.downfall.rules.tables import BOARD, NOWHERE, SYMBOL_NAMES, TILE_NAMES, square_name

MOST = 3
ANY_HOUSE = 1  # a card that ends a turn and gives nothing away


def reasons(state: Blocks, token: str) -> list[Reason]:
    """Returns at most three reasons for a token that's legal in this masked state, for the seat that decides."""
    s = plain(State, state)
    action = notation.number(s, token)
    return EXPLAIN[s.kind](s, action >> st.SHIFT, action & st.WHERE)[:MOST]


class Ways:
    """The ways out of the city over squares that may be entered."""

    def __init__(self, open_squares: Iterable[str]) -> None:
        self.squares = frozenset(open_squares)
        gates = BOARD.gates.items()
        self.gates = {gate: steps([name], self.squares) for gate, name in gates if name in self.squares}

    def out(self, name: str) -> tuple[int, str]:
        """R17: returns the steps that a piece there needs to leave the city, and the gate it leaves through."""
        ways = ((1 + taken[name], gate) for gate, taken in self.gates.items() if name in taken)
        return min(ways, key=itemgetter(0))

    def lead_out(self, name: str) -> bool:
        """Returns whether there's a way out from there."""
        return any(name in taken for taken in self.gates.values())


def _ways(s: State) -> Ways:
    return Ways(squares(s.way_n, s.way_s))


def _play(s: State, action: int) -> tuple[State, Blocks]:
    """Plays an action: unknown cards count as any, unknown hands and the bag as empty. Returns state and rows."""
    known = copy(s)
    known.hand = [0 if hand == st.UNKNOWN else hand for hand in s.hand]
    known.stock = [ANY_HOUSE if card == st.UNKNOWN else card for card in s.stock]
    known.tiles = s.drawn
    world, rows = store(State, known), open_rows(EventRows)
    step(world, 0, action, blocks(Legal), rows)
    return plain(State, world), rows


def _settle(s: State, house: int, where: int) -> list[Reason]:
    """R4, R5, R6: a piece comes into the city, and relatives follow."""
    if where == NOWHERE:
        return []
    name = square_name(where)
    found = []
    if relatives := _relatives(s, house << st.SHIFT | where):
        found.append(Reason("reason-relatives", {"count": relatives}))
    needed, gate = _ways(s).out(name)
    found.append(Reason("reason-settles", {"square": name, "steps": needed, "gate": gate}))
    return [*found, *_crowd(s, name)]


def _relatives(s: State, action: int) -> int:
    """R5: returns how many relatives can come at most, one per building, including one that's being placed."""
    if not s.seething:
        return 0
    after = _play(s, action)[0] if s.kind == st.CARD else s
    buildings = {id(BUILDING_AT[name]) for name in homes(after.kin & after.open)}
    return min(after.relatives, len(buildings), counts(after.supply)[s.seat])


def _crowd(s: State, name: str) -> list[Reason]:
    """R15: a piece that joins others has one move point for each piece there, itself included."""
    points = 1 + sum(crowd(s, name))
    return [Reason("reason-crowd", {"square": name, "points": points})] if points > 1 else []


def _throw(s: State, colour: int, where: int) -> list[Reason]:
    """R8: whose piece goes, how well it stood, and whom it helped."""
    name = square_name(where)
    needed, gate = _ways(s).out(name)
    found = [Reason("reason-victim", {"square": name, "owner": colour, "steps": needed, "gate": gate})]
    city = counts(s.city)[: s.players]
    others = [city[seat] for seat in _rivals(s) if seat != colour]
    if others and city[colour] > max(others):
        found.append(Reason("reason-leader", {"owner": colour, "count": city[colour]}))
    return [*found, *_lost_points(s, name, colour)]


def _lost_points(s: State, name: str, gone: int) -> list[Reason]:
    """R15: pieces of others that have one move point fewer once a piece of that colour has left their square."""
    left = sum(crowd(s, name)[seat] - (seat == gone) for seat in _rivals(s))
    return [Reason("reason-denies", {"square": name, "count": left})] if left else []


def _call(s: State, _: int, calls: int) -> list[Reason]:
    """R9, R10: who is in the city, and who would still come."""
    city, supply = counts(s.city)[: s.players], counts(s.supply)[: s.players]
    mine, most = city[s.seat], max(city[seat] for seat in _rivals(s))
    if not calls:
        return [Reason("reason-wait", {"mine": mine, "most": most, "count": supply[s.seat]})]
    found = [Reason("reason-call", {"mine": mine, "most": most})]
    if shut_out := sum(supply) - supply[s.seat]:
        found.append(Reason("reason-shuts-out", {"count": shut_out}))
    return found


def _cover(s: State, symbol: int, where: int) -> list[Reason]:
    """R12, R14: who is lost under a tile or behind it, and whose way out gets longer."""
    burnt, enclosed = _losses(s, symbol << st.SHIFT | where)
    harm = [("reason-burns", seat, count) for seat, count in enumerate(burnt)]
    harm += [("reason-cuts-off", seat, count) for seat, count in enumerate(enclosed)]
    hurt = sorted((one for one in harm if one[1] != s.seat and one[2]), key=lambda one: -one[2])
    name, own = square_name(where), burnt[s.seat] + enclosed[s.seat]
    room = MOST - 1 if own else MOST
    found = [Reason(message, {"owner": seat, "count": count}) for message, seat, count in hurt[:room]]
    if own:
        found.append(Reason("reason-own-loss", {"count": own}))
    near, longer = _longer_ways(s, name)
    found += _worst("reason-closes-gate", near, "count", gate=GATE_AT.get(name))
    if not own and (at_risk := _at_risk(s)):
        found.append(Reason("reason-spares", {"count": at_risk}))
    found += _worst("reason-lengthens", longer, "steps")
    return found + _worst("reason-threatens", _new_threats(s, name, SYMBOL_NAMES[symbol]), "count")


def _worst(message: str, figures: list[int], key: str, **args: Fact) -> list[Reason]:
    """Returns the reason for the player with the highest figure, if anyone has one."""
    highest = max(figures)
    return [Reason(message, {"owner": figures.index(highest), key: highest, **args})] if highest else []


def _losses(s: State, action: int) -> tuple[list[int], list[int]]:
    """Returns the pieces that a tile buries, by seat, and those that it cuts off."""
    lost = {st.BURNT: [0] * s.players, st.ENCLOSED: [0] * s.players}
    for kind, *_, gone in read_rows(_play(s, action)[1]):
        if kind in lost:
            lost[kind] = [one + more for one, more in zip(lost[kind], counts(gone), strict=False)]
    return lost[st.BURNT], lost[st.ENCLOSED]


def _at_risk(s: State) -> int:
    """Returns the most pieces that the tile to be laid could cost the seat that lays it."""
    listed = blocks(Legal)
    count = look(store(State, s), 0, listed)
    losses = [_losses(s, action) for action in plain(Legal, listed).action[:count]]
    return max(burnt[s.seat] + enclosed[s.seat] for burnt, enclosed in losses)


def _longer_ways(s: State, name: str) -> tuple[list[int], list[int]]:
    """R17: for each rival, the pieces whose nearest gate lava closes, and by how many steps their ways get longer."""
    before, gate = _ways(s), GATE_AT.get(name)
    after = Ways(before.squares - {name})
    near, longer = [0] * s.players, [0] * s.players
    for start, standing in pieces(s).items():
        if after.lead_out(start):
            needed, nearest = before.out(start)
            more = after.out(start)[0] - needed
            for seat in _rivals(s):
                near[seat] += standing[seat] * (nearest == gate)
                longer[seat] += standing[seat] * more
    return near, longer


def _new_threats(s: State, name: str, symbol: str) -> list[int]:
    """R12: for each rival, the pieces on squares that lava can only reach with this tile."""
    lying = lava(s)
    new = {*places({**lying, name: symbol}, symbol)} - _reach(s) if symbol in _symbols_left(s) else set()
    threatened = [0] * s.players
    for place in new:
        for seat in _rivals(s):
            threatened[seat] += crowd(s, place)[seat]
    return threatened


def _rivals(s: State) -> list[int]:
    return [seat for seat in range(s.players) if seat != s.seat]


def _flee(s: State, start: int, goal: int) -> list[Reason]:
    """R15, R17: how far a piece gets, and what it leaves behind."""
    if start == NOWHERE:
        return []
    name, ways, reach = square_name(start), _ways(s), _reach(s)
    needed, gate = ways.out(name)
    left = Reason("reason-flees", {"square": name})
    if goal == NOWHERE:
        saved = Reason("reason-saves", {"square": name, "gate": gate})
        return [saved, *([left] if name in reach else []), *_lost_points(s, name, s.seat)]
    to = square_name(goal)
    then, gate = ways.out(to)
    joined = _crowd(s, to)
    found = []
    if then < needed:
        found.append(Reason("reason-nearer", {"square": to, "before": needed, "after": then, "gate": gate}))
    if name in reach and to not in reach:
        found.append(left)
    found += joined
    if 1 < then <= 1 + sum(crowd(s, to)):
        found.append(Reason("reason-ready", {"square": to, "gate": gate}))
    return [*found, *_lost_points(s, name, s.seat)]


def _reach(s: State) -> set[str]:
    """R12: squares that one of the tiles left in the bag can cover next."""
    lying = lava(s)
    return {place for symbol in _symbols_left(s) for place in places(lying, symbol)}


def _symbols_left(s: State) -> set[str]:
    """Returns the symbols on the tiles left in the bag."""
    left = [tile for kind, tile in enumerate(TILE_NAMES) if s.kinds[kind] > s.bag[: s.drawn].count(kind)]
    return {symbol for tile in left for symbol in tile.split("/")}


EXPLAIN: dict[int, Callable[[State, int, int], list[Reason]]] = {
    st.CARD: _settle,
    st.RELATIVE: _settle,
    st.VICTIM: _throw,
    st.CALL: _call,
    st.LAVA: _cover,
    st.MOVE: _flee,
}
