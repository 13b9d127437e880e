"""What a seat sees, as JSON, from a state that's masked for it; and the printed facts of the board."""

from __future__ import annotations

from itertools import compress
from operator import ne

from vesuvius.game import Patch
from vesuvius.games.downfall.presentation import state_words
from vesuvius.games.downfall.presentation.events import card_name
from vesuvius.games.downfall.presentation.state_words import cards, counts, decision, has_erupted, phase
from vesuvius.games.downfall.rules.state import CARD, LAVA, MOVE, OVER, RELATIVE, UNKNOWN, VICTIM, State
from vesuvius.games.downfall.rules.tables import (
    BOARD,
    HAND,
    LETTERS,
    NOWHERE,
    OMEN,
    OPENING,
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


# What a turn consists of, as far as that's known, and which of it is to be decided now.
SETTLING = {CARD: ("card", "draw"), RELATIVE: ("card", "relatives", "draw"), VICTIM: ("card", "omen", "draw")}
FLEEING = ("lava", "first", "second")


def _steps(s: State) -> Json:
    """The steps of the turn, each `done`, `now` or `later`; of several alike, which `number` of how many at most."""
    names, now = _turn(s)
    states = ["later" if number > now else "now" if number == now else "done" for number in range(len(names))]
    found = [{"name": name, "state": state} for name, state in zip(names, states, strict=True)]
    if names:
        found[now] |= _progress(s)
    return {"steps": found}


def _turn(s: State) -> tuple[tuple[str, ...], int]:
    """The names of the steps, and the number of the one to be decided; none between two turns (R9)."""
    if s.kind in SETTLING:
        return SETTLING[s.kind], int(s.kind != CARD)
    if s.kind == LAVA:  # R11, R15: the first six tiles are laid without moves, and so is one by a seat that's left
        moves = s.laid >= OPENING and counts(s.city)[s.seat] > 0
        return FLEEING if moves else FLEEING[:1], 0
    return (FLEEING, len(FLEEING) - s.moves) if s.kind == MOVE else ((), 0)


def _progress(s: State) -> Json:
    if s.kind == RELATIVE:
        number = len(state_words.came(s))  # the card's own building is among them
        return {"number": number, "most": number + s.relatives - 1}
    return {"number": s.laid + 1, "most": OPENING} if s.kind == LAVA and s.laid < OPENING else {}


def _moved_pieces(old: State, new: State, patch: Patch) -> None:
    for number in compress(range(len(new.crowd)), map(ne, old.crowd, new.crowd)):
        path = "/pieces/" + square_name(number)
        if word := new.crowd[number]:
            patch.changed[path] = counts(word)[: new.players]
        else:
            patch.removed.append(path)


def _new_lava(old: State, new: State, patch: Patch) -> None:
    for number, symbol in enumerate(SYMBOL_NAMES):
        north, south = new.lava_n[number] & ~old.lava_n[number], new.lava_s[number] & ~old.lava_s[number]
        if north or south:
            patch.changed.update((f"/lava/{name}", symbol) for name in state_words.squares(north, south))


TOTALS = ("supply", "city", "saved", "volcano")


def _totals(s: State) -> Json:
    return {name: counts(getattr(s, name))[: s.players] for name in TOTALS}


def _new_totals(old: State, new: State, patch: Patch) -> None:
    for name in TOTALS:
        if getattr(old, name) != (word := getattr(new, name)):
            patch.changed["/" + name] = counts(word)[: new.players]


def _hands(s: State) -> Json:
    """How many cards each seat holds; whoever is in the middle of a turn has played one and not drawn yet."""
    return {"hands": [{"count": count} for count in _hand_counts(s)]}


def _hand_counts(s: State) -> list[int]:
    held = [0 if has_erupted(s) else HAND] * s.players
    if s.kind in (RELATIVE, VICTIM):
        held[s.seat] -= 1
    return held


def _new_hand_counts(old: State, new: State, patch: Patch) -> None:
    for seat, (before, after) in enumerate(zip(_hand_counts(old), _hand_counts(new), strict=True)):
        if before != after:
            patch.changed[f"/hands/{seat}/count"] = after


def _newly_played(old: State, new: State, patch: Patch) -> None:
    for turn in range(old.turns, new.turns):
        patch.changed[f"/played/{turn}"] = str(new.played[turn])


def _tiles(s: State) -> Json:
    drawn = state_words.tiles_drawn(s)
    return {"tiles_left": s.tiles - s.drawn, "tiles_drawn": drawn, "set_aside": _set_aside(s)}


def _set_aside(s: State) -> list[str]:
    decided = s.drawn - (s.kind == LAVA)
    if decided <= s.laid:
        return []
    return state_words.tell_apart(state_words.tiles_drawn(s)[:decided], state_words.lava(s))[0]


def _newly_drawn(old: State, new: State, patch: Patch) -> None:
    if old.drawn != new.drawn:
        patch.changed["/tiles_left"] = new.tiles - new.drawn
        patch.changed.update((f"/tiles_drawn/{i}", TILE_NAMES[new.bag[i]]) for i in range(old.drawn, new.drawn))
    if (aside := _set_aside(new)) != _set_aside(old):
        patch.changed["/set_aside"] = aside


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
    Part(("kind", "seat", "laid", "relatives", "moves", "turns", "city"), _steps),
    Part(("crowd",), lambda s: {"pieces": state_words.pieces(s)}, _moved_pieces),
    Part(TOTALS, _totals, _new_totals),
    Part(("kind", "seat"), _hands, _new_hand_counts),
    Part(("top", "end"), lambda s: {"stock": s.end - s.top, "omens": s.stock[: s.top].count(OMEN)}),
    Part(("kind", "roomy"), lambda s: {"jokers": state_words.jokers(s)}),
    Part(("turns",), lambda s: {"played": [str(card) for card in s.played[: s.turns]]}, _newly_played),
    Part(("lava_n", "lava_s"), lambda s: {"lava": state_words.lava(s)}, _new_lava),
    Part(("kind", "drawn", "lava_n", "lava_s"), _tiles, _newly_drawn),
    Part(("caller",), _shown),
    Part(("kind", "winners"), _end, matters=lambda s: s.kind == OVER),
)


def facts() -> Json:
    """Returns the printed board, cards and pieces."""
    cards_of = {str(house): count for house, count in BOARD.house_cards().items()}
    return {
        "columns": BOARD.columns,
        "rows": BOARD.rows,
        "outside": list(BOARD.outside),
        "neighbours": {name: list(near) for name, near in state_words.NEIGHBOURS.items()},
        "gates": dict(BOARD.gates),
        "lava": {symbol: {"tiles": n, "first": BOARD.first[symbol]} for symbol, n in BOARD.tiles.items()},
        "dual": ["/".join(pair) for pair in BOARD.dual],
        "buildings": [{"house": b.house, "colour": b.colour, "spaces": dict(b.spaces)} for b in BOARD.buildings],
        "colours": list(BOARD.colours),
        "letters": LETTERS,
        "pieces": {str(players): count for players, count in BOARD.pieces.items()},
        "cards": {**cards_of, "omen": BOARD.cards["omen"], "ad79": BOARD.cards["ad79"]},
    }
