"""Why a token isn't legal: the most helpful ruling and message, from what the seat that asks may know."""

from __future__ import annotations

import re
from collections.abc import Sequence

from vesuvius.formats.json_lines import printable
from vesuvius.game import Fact, Refusal
from vesuvius.games.downfall.presentation import state_words
from vesuvius.games.downfall.presentation.state_words import (
    BUILDING_AT,
    CITY,
    GATES,
    RESERVED,
    SPACES_AT,
    crowd,
    decision,
)
from vesuvius.games.downfall.rules.state import CLOSED_VENTS, OVER, State
from vesuvius.games.downfall.rules.tables import BOARD, LETTERS, TILE_NAMES, square
from vesuvius.games.refusal_parts import examples

SQUARE = r"(?P<square>[A-Z][0-9]{1,2})"
FORMS = {
    "card": re.compile(rf"(?P<card>0|[1-9][0-9]{{0,2}})((?P<joker>\*?)@{SQUARE}|-)"),
    "relative": re.compile(rf"\+({SQUARE}|-)"),
    "omen": re.compile(rf"x{SQUARE}(?P<letter>[a-z]?)"),
    "call": re.compile("erupt|wait"),
    "lava": re.compile(rf"~{SQUARE}(?P<symbol>[a-z]*)"),
    "move": re.compile(rf"(?P<start>[A-Z][0-9]{{1,2}})>({SQUARE}|out)|stay"),
}
AFTER = ("lava", "move")
RULINGS = {"relative": "R5", "omen": "R8", "call": "R9", "lava": "R12", "move": "R15"}
OTHER_PHASE = {"lava": "R11", "move": "R11", "call": "R9"}  # after the eruption nobody has a hand (R10)
SIGNS = "\N{EN DASH}\N{EM DASH}\N{MINUS SIGN}\N{RIGHTWARDS ARROW}\N{MULTIPLICATION SIGN}"
LOOK_ALIKES = str.maketrans(SIGNS, "--->x")
COORDINATES = re.compile(r"(^|[@+x~>])([a-z])(?=[0-9])")

Parts = dict[str, str | None]


def refusal(s: State, seat: int, token: str, legal: Sequence[str]) -> Refusal | None:
    """Returns why the seat may not play the token; None if it may. `legal` only matters if the seat decides."""
    if s.kind == OVER:
        return Refusal("R19", "refusal-over")
    if seat != s.seat:
        return Refusal("R1", "refusal-not-your-turn", {"colour": BOARD.colours[s.seat]})
    if token in legal:
        return None
    meant = _tidy(token)
    shown = printable(token)
    if meant in legal:
        return Refusal("", "refusal-spelling", {"token": shown, "meant": meant})
    for kind, form in FORMS.items():
        match = form.fullmatch(meant)
        if match:
            if kind != decision(s):
                return _not_now(s, kind, legal)
            return EXPLAIN[kind](s, match.groupdict(), legal)
    return Refusal("", "refusal-unreadable", {"token": shown, "decision": decision(s), "examples": examples(legal)})


def _tidy(token: str) -> str:
    """Returns the token as it was probably meant: without spaces, squares in upper case, the rest in lower case."""
    plain = "".join(token.translate(LOOK_ALIKES).split()).replace("->", ">").lower()
    return COORDINATES.sub(lambda match: match[1] + match[2].upper(), plain)


def _not_now(s: State, kind: str, legal: Sequence[str]) -> Refusal:
    """The token is for another phase or another decision."""
    wanted = decision(s)
    args: dict[str, Fact] = {"kind": kind, "decision": wanted, "examples": examples(legal)}
    if state_words.has_erupted(s) != (kind in AFTER):
        return Refusal(OTHER_PHASE.get(kind, "R10"), "refusal-wrong-phase", args)
    if kind == "call":
        return Refusal("R9", "refusal-cannot-call", args)
    if kind == "move" and state_words.phase(s) == "opening":
        return Refusal("R11", "refusal-opening", args)
    return Refusal(RULINGS[kind if wanted == "card" else str(wanted)], "refusal-wrong-decision", args)


def _no_square(name: str | None, rule: str) -> Refusal | None:
    """The square isn't in the city."""
    if name is None or name in CITY:
        return None
    return Refusal(rule, "refusal-outside" if name in BOARD.outside else "refusal-no-such-square", {"square": name})


def _no_space(name: str, rule: str) -> Refusal | None:
    """Pieces can't settle on the square."""
    if name in CITY and name not in SPACES_AT:
        return Refusal(rule, "refusal-no-spaces", {"square": name})
    return _no_square(name, rule)


def _full(name: str, rule: str) -> Refusal:
    return Refusal(rule, "refusal-full", {"square": name, "spaces": SPACES_AT[name]})


def _card(s: State, parts: Parts, legal: Sequence[str]) -> Refusal:
    """R6, R7: the hand, the house of the card, the free spaces."""
    card, name, hand = str(parts["card"]), parts["square"], state_words.cards(s.hand[s.seat])
    if card not in hand:
        return Refusal("", "refusal-not-in-hand", {"card": card, "hand": hand})
    usable = [token for token in legal if re.match(rf"{card}\D", token)]
    if name is None:
        return Refusal("R7", "refusal-must-place", {"card": card, "examples": examples(usable)})
    if usable == [f"{card}-"]:
        return Refusal("R7", "refusal-city-full" if s.open == 0 else "refusal-no-pieces", {"token": usable[0]})
    room = state_words.has_room(s, int(card))
    if parts["joker"] and room:
        return Refusal("R6", "refusal-no-joker", {"card": card, "examples": examples(usable)})
    if not parts["joker"] and not room:
        return Refusal("R6", "refusal-joker", {"card": card, "examples": examples(usable)})
    house = str(BUILDING_AT[name].house) if name in BUILDING_AT else card
    if room and house != card:
        args: dict[str, Fact] = {"square": name, "house": int(house), "card": card, "examples": examples(usable)}
        return Refusal("R6", "refusal-other-house", args)
    return _no_space(name, "R6") or _full(name, "R6")


def _relative(s: State, parts: Parts, _: Sequence[str]) -> Refusal:
    """R5: where relatives may go."""
    name = str(parts["square"])
    if name not in BUILDING_AT:
        return _no_space(name, "R5") or _full(name, "R5")
    building, barred = BUILDING_AT[name], [BUILDING_AT[came] for came in state_words.came(s)]
    if building is barred[0]:
        return Refusal("R5", "refusal-own-building", {"square": name})
    if building.colour not in (barred[0].colour, "neutral"):
        args: dict[str, Fact] = {"square": name, "colour": building.colour, "wanted": barred[0].colour}
        return Refusal("R5", "refusal-other-colour", args)
    if building in barred:
        return Refusal("R5", "refusal-second-relative", {"square": name})
    return _full(name, "R5")


def _omen(s: State, parts: Parts, legal: Sequence[str]) -> Refusal:
    """R8: another player's piece."""
    name, letter = str(parts["square"]), str(parts["letter"])
    playing = LETTERS[: s.players]
    if letter == "" or letter not in LETTERS:
        return Refusal("R8", "refusal-no-colour", {"letters": list(playing), "examples": examples(legal)})
    args: dict[str, Fact] = {"square": name, "colour": BOARD.colours[LETTERS.index(letter)]}
    if letter not in playing:
        return Refusal("R8", "refusal-colour-not-in-play", args)
    if letter == LETTERS[s.seat]:
        return Refusal("R8", "refusal-own-piece", args)
    return _no_square(name, "R8") or Refusal("R8", "refusal-no-such-piece", args)


def _lava(s: State, parts: Parts, legal: Sequence[str]) -> Refusal:
    """R12: the symbol of the tile, and where it may go."""
    name, tile = str(parts["square"]), TILE_NAMES[s.tile]
    symbol, symbols = parts["symbol"] or tile, tile.split("/")
    args: dict[str, Fact] = {"tile": tile, "examples": examples(legal)}
    if symbol == tile and len(symbols) > 1:
        return Refusal("R12", "refusal-which-symbol", args)
    if symbol not in symbols:
        return Refusal("R12", "refusal-wrong-symbol", {**args, "got": printable(symbol)})
    if f"~{name}" in legal:
        return Refusal("", "refusal-symbol-not-needed", {"tile": tile, "meant": f"~{name}"})
    return _no_square(name, "R12") or _no_lava(state_words.lava(s), name, symbol)


def _no_lava(lying: dict[str, str], name: str, symbol: str) -> Refusal:
    """R12: why a tile of the symbol may not go there."""
    if name in lying:
        return Refusal("R12", "refusal-has-lava", {"square": name})
    places = state_words.places(lying, symbol)
    if symbol not in lying.values():
        return Refusal("R12", "refusal-first-square", {"symbol": symbol, "first": places[0]})
    if name in RESERVED:
        return Refusal("R12", "refusal-reserved", {"square": name, "symbol": RESERVED[name]})
    return Refusal("R12", "refusal-not-beside", {"square": name, "symbol": symbol, "places": places})


def _move(s: State, parts: Parts, legal: Sequence[str]) -> Refusal:
    """R15, R17, R18: which piece may move, and how far."""
    start, goal = parts["start"], parts["square"]
    if start is None:
        return Refusal("R15", "refusal-must-move", {"examples": examples(legal)})
    outside = _no_square(start, "R15") or _no_square(goal, "R15")
    if outside:
        return outside
    own = crowd(s, start)[s.seat]
    if own == 0:
        return Refusal("R15", "refusal-no-own-piece", {"square": start})
    if own == 1 and s.moved_to == square(start):
        return Refusal("R18", "refusal-moved-already", {"square": start})
    if goal == start:
        return Refusal("R15", "refusal-same-square", {"square": start})
    return _no_way(s, start, goal)


def _no_way(s: State, start: str, goal: str | None) -> Refusal:
    """R15, R16, R17: what bars the way to a square, or out."""
    taken = state_words.steps([start], state_words.squares(s.way_n, s.way_s))
    args: dict[str, Fact] = {"start": start, "points": sum(crowd(s, start))}
    if goal is None:
        needs = 1 + min(taken[gate] for gate in GATES & taken.keys())
        return Refusal("R17", "refusal-too-far-out", {**args, "needs": needs})
    if goal in taken:
        return Refusal("R15", "refusal-too-far", {**args, "goal": goal, "needs": taken[goal]})
    if goal in state_words.lava(s):
        return Refusal("R15", "refusal-lava", {"square": goal})
    if goal in RESERVED and s.options & CLOSED_VENTS:
        return Refusal("R16", "refusal-closed-vent", {"square": goal, "symbol": RESERVED[goal]})
    return Refusal("R15", "refusal-no-way", {"start": start, "goal": goal})


EXPLAIN = {"card": _card, "relative": _relative, "omen": _omen, "lava": _lava, "move": _move}
