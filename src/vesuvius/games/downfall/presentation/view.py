"""What a seat sees, as JSON, from a state that's masked for it; and the printed facts of the board."""

from __future__ import annotations

from typing import Any

from vesuvius.games.downfall.presentation import state_words
from vesuvius.games.downfall.presentation.events import card_name
from vesuvius.games.downfall.presentation.state_words import cards, counts, decision, has_erupted, phase
from vesuvius.games.downfall.rules.state import LAVA, MOVE, OVER, RELATIVE, UNKNOWN, VICTIM, State
from vesuvius.games.downfall.rules.tables import BOARD, HAND, LETTERS, NOWHERE, OMEN, TILE_NAMES, square_name

Json = dict[str, Any]


def view(s: State, seat: int | None) -> Json:
    """Returns the state as that seat sees it; None is a spectator."""
    seen: Json = {"game": "downfall", "players": s.players, "options": state_words.option_list(s), "seat": seat}
    lying = state_words.lava(s)
    seen |= _now(s) | _board(s, lying) | _cards(s) | _tiles(s, lying)
    seen["shown"] = None if s.caller < 0 else {"seat": s.caller, "cards": cards(s.hand[s.caller])}
    seen["winners"] = state_words.seats(s.winners) if s.kind == OVER else None
    if s.kind == OVER and _is_open(s):
        seen["open"] = _open(s)
    return seen


def _now(s: State) -> Json:
    return {
        "phase": phase(s),
        "decides": None if s.kind == OVER else s.seat,
        "decision": decision(s),
        "turn": s.turn,
        "relatives": s.relatives if s.kind == RELATIVE else 0,
        "moves_left": s.moves if s.kind == MOVE else 0,
        "moved_to": square_name(s.moved_to) if s.kind == MOVE and s.moved_to != NOWHERE else None,
        "tile": TILE_NAMES[s.tile] if s.kind == LAVA else None,
    }


def _board(s: State, lying: dict[str, str]) -> Json:
    totals = {"supply": s.supply, "city": s.city, "saved": s.saved, "volcano": s.volcano}
    by_seat = {key: counts(word)[: s.players] for key, word in totals.items()}
    return {"pieces": state_words.pieces(s), "lava": lying, **by_seat}


def _hand(s: State, seat: int) -> Json:
    if has_erupted(s):
        return {"count": 0, "cards": []}
    in_turn = s.kind in (RELATIVE, VICTIM) and s.seat == seat
    return {"count": HAND - in_turn, "cards": None if s.hand[seat] == UNKNOWN else cards(s.hand[seat])}


def _cards(s: State) -> Json:
    return {
        "hands": [_hand(s, seat) for seat in range(s.players)],
        "stock": s.end - s.top,
        "played": [str(card) for card in s.played[: s.turns]],
        "omens": s.stock[: s.top].count(OMEN),
    }


def _tiles(s: State, lying: dict[str, str]) -> Json:
    drawn = state_words.tiles_drawn(s)
    decided = drawn[:-1] if s.kind == LAVA else drawn
    aside = state_words.tell_apart(decided, lying)[0] if len(decided) > len(lying) else []
    return {"tiles_left": s.tiles - s.drawn, "tiles_drawn": drawn, "set_aside": aside}


def _is_open(s: State) -> bool:
    return UNKNOWN not in s.initial[: s.players] + s.stock[: s.end] + s.bag[: s.tiles]


def _open(s: State) -> Json:
    return {
        "hands": [cards(hand) for hand in s.initial[: s.players]],
        "stock": [card_name(card) for card in s.stock[: s.end]],
        "bag": [TILE_NAMES[tile] for tile in s.bag[: s.tiles]],
    }


def facts() -> Json:
    """Returns the printed board, cards and pieces."""
    cards_of = {str(house): count for house, count in BOARD.house_cards().items()}
    return {
        "columns": BOARD.columns,
        "rows": BOARD.rows,
        "outside": list(BOARD.outside),
        "gates": dict(BOARD.gates),
        "lava": {symbol: {"tiles": n, "first": BOARD.first[symbol]} for symbol, n in BOARD.tiles.items()},
        "dual": ["/".join(pair) for pair in BOARD.dual],
        "buildings": [{"house": b.house, "colour": b.colour, "spaces": dict(b.spaces)} for b in BOARD.buildings],
        "colours": list(BOARD.colours),
        "letters": LETTERS,
        "pieces": {str(players): count for players, count in BOARD.pieces.items()},
        "cards": {**cards_of, "omen": BOARD.cards["omen"], "ad79": BOARD.cards["ad79"]},
    }
