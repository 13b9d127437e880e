"""What a seat sees, as JSON, from a state that's masked for it; and the printed facts of the board."""

from __future__ import annotations

from vesuvius.game import Patch
from vesuvius.games.downfall.presentation import state_words
from vesuvius.games.downfall.presentation.events import card_name
from vesuvius.games.downfall.presentation.state_words import cards, counts, decision, has_erupted, phase
from vesuvius.games.downfall.rules.state import LAVA, MOVE, OVER, RELATIVE, UNKNOWN, VICTIM, State
from vesuvius.games.downfall.rules.tables import (
    BOARD,
    HAND,
    LETTERS,
    NOWHERE,
    OMEN,
    SYMBOL_NAMES,
    TILE_NAMES,
    square_name,
)
from vesuvius.games.view_parts import Json, Part, view_of


def view(s: State, seat: int | None) -> Json:
    """Returns the state as that seat sees it; None is a spectator."""
    seen = {"game": "downfall", "players": s.players, "options": state_words.option_list(s), "seat": seat}
    return view_of(PARTS, seen, s, own(s))


def own(s: State) -> Json:
    """The cards of each hand that the seat which the state was masked for may see."""
    if has_erupted(s):
        return {f"/hands/{seat}/cards": [] for seat in range(s.players)}
    return {f"/hands/{seat}/cards": _cards(s.hand[seat]) for seat in range(s.players)}


def _cards(hand: int) -> list[str] | None:
    return None if hand == UNKNOWN else cards(hand)


def learners(old: State, new: State) -> list[int | None]:
    """Who may see other cards of a hand than before: the seat that played or drew, and all once hands are put away."""
    if has_erupted(old):
        return []
    if has_erupted(new):
        return [None, *range(new.players)]
    return [] if (old.turns, old.top) == (new.turns, new.top) else [old.turn]


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


def _moved_pieces(old: State, new: State, patch: Patch) -> None:
    before, after = old.crowd, new.crowd
    for name, number in state_words.CITY_SQUARES:
        if before[number] != after[number]:
            if after[number]:
                patch.changed[f"/pieces/{name}"] = counts(after[number])[: new.players]
            else:
                patch.removed.append(f"/pieces/{name}")


def _new_lava(old: State, new: State, patch: Patch) -> None:
    for number, symbol in enumerate(SYMBOL_NAMES):
        north, south = new.lava_n[number] & ~old.lava_n[number], new.lava_s[number] & ~old.lava_s[number]
        patch.changed.update((f"/lava/{name}", symbol) for name in state_words.squares(north, south))


def _totals(s: State) -> Json:
    words = {"supply": s.supply, "city": s.city, "saved": s.saved, "volcano": s.volcano}
    return {key: counts(word)[: s.players] for key, word in words.items()}


def _hands(s: State) -> Json:
    """How many cards each seat holds; whoever is in the middle of a turn has played one and not drawn yet."""
    full = 0 if has_erupted(s) else HAND
    playing = s.seat if s.kind in (RELATIVE, VICTIM) else None
    return {"hands": [{"count": full - (seat == playing)} for seat in range(s.players)]}


def _tiles(s: State) -> Json:
    if not s.drawn:
        return {"tiles_left": s.tiles, "tiles_drawn": [], "set_aside": []}
    drawn = state_words.tiles_drawn(s)
    decided = drawn[:-1] if s.kind == LAVA else drawn
    aside = state_words.tell_apart(decided, state_words.lava(s))[0] if len(decided) > s.laid else []
    return {"tiles_left": s.tiles - s.drawn, "tiles_drawn": drawn, "set_aside": aside}


def _shown(s: State) -> Json:
    return {"shown": None if s.caller < 0 else {"seat": s.caller, "cards": cards(s.hand[s.caller])}}


def _end(s: State) -> Json:
    if s.kind != OVER:
        return {"winners": None}
    return {"winners": state_words.seats(s.winners)} | ({"open": _open(s)} if _is_open(s) else {})


def _is_open(s: State) -> bool:
    return UNKNOWN not in s.initial[: s.players] + s.stock[: s.end] + s.bag[: s.tiles]


def _open(s: State) -> Json:
    return {
        "hands": [cards(hand) for hand in s.initial[: s.players]],
        "stock": [card_name(card) for card in s.stock[: s.end]],
        "bag": [TILE_NAMES[tile] for tile in s.bag[: s.tiles]],
    }


PARTS: tuple[Part, ...] = (
    Part(("kind", "laid", "seething", "seat", "turn", "relatives", "moves", "moved_to", "tile"), _now),
    Part(("crowd",), lambda s: {"pieces": state_words.pieces(s)}, _moved_pieces),
    Part(("supply", "city", "saved", "volcano"), _totals),
    Part(("kind", "seat"), _hands),
    Part(("top", "end"), lambda s: {"stock": s.end - s.top, "omens": s.stock[: s.top].count(OMEN)}),
    Part(("turns",), lambda s: {"played": [str(card) for card in s.played[: s.turns]]}),
    Part(("lava_n", "lava_s"), lambda s: {"lava": state_words.lava(s)}, _new_lava),
    Part(("kind", "drawn", "lava_n", "lava_s"), _tiles),
    Part(("caller",), _shown),
    Part(("kind", "winners"), _end),
)


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
