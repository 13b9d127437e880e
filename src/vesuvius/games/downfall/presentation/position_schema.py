"""A position as it was written: keys and types are checked here, not yet whether it makes sense.

The keys of a position, with the same names as in a view; all but `pieces` may be left out:

    game players options    "downfall", 2, []
    pieces lava             {"B4": [0, 1]}, {"C3": "mask"}
    phase                   settling; with lava on the board, opening (up to five tiles) or fleeing
    turn                    1: the seat whose turn it is; between two turns, the seat that's next
    decision                card; after the eruption lava, or move if `moves_left` is given
    came                    for a relative: squares of the buildings that got a piece in this move, the card's first
    decides                 for a call: the seat that is asked
    tile                    for lava: the tile drawn; if it's left out, the turn begins and it comes from the bag
    moves_left moved_to     for a move: 2, and the square of the piece that may not move again (R18)
    saved volcano           pieces by seat: [0, 0]
    hands                   before the eruption: the cards of each seat
    stock                   cards from the top; after the eruption nobody needs them
    reshuffled              before Vesuvius seethes: the sixteen cards as they will lie after the shuffle of R3
    played omens            cards played, the oldest first, and the number of Omens drawn
    bag tiles_drawn         tiles still in the bag, in the order of drawing, and those drawn before
    shown                   {"seat": 1, "cards": [...]}: who called the eruption, and the hand
    open                    over: {"hands": [...], "stock": [...]} as they were at the start
    any_deal                true: there may be more cards and tiles than were printed

In lists of cards and tiles, "?" stands for one that's dealt from what is left, and a final "..." for the rest.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any

from vesuvius.game import Fact, Problem
from vesuvius.games.downfall.presentation.explicit_deal import STOCK_CARDS, check_players, option_bits
from vesuvius.games.downfall.presentation.state_words import CITY, DECISIONS, PHASES
from vesuvius.games.downfall.rules.state import DUAL_VENTS
from vesuvius.games.downfall.rules.tables import BOARD, HAND, OPENING, STOCK, SYMBOL_NAMES, SYMBOLS, TILE_NAMES

UNSEEN, REST = OPEN = "?", "..."
HOUSE_CARDS = tuple(name for name in STOCK_CARDS if name.isdigit())
ERUPTED = ("opening", "fleeing", "over")
IN_TURN = ("relative", "omen")
# Keys that only some phases or decisions have.
ONLY_BEFORE = ("hands", "came", "decides", "reshuffled")
ONLY_AFTER = ("tile", "tiles_drawn", "moves_left", "moved_to", "shown")
ONLY_FOR = {"came": "relative", "decides": "call", "tile": "lava", "moves_left": "move", "moved_to": "move"}
MOVES = 2


@dataclass
class PositionDraft:
    """The values by key; anything left out has its default, and what's to be dealt is still open."""

    players: int = 2
    options: int = 0
    any_deal: bool = False
    phase: str = "settling"
    turn: int = 1
    decision: str | None = "card"
    decides: int = 1
    pieces: dict[str, list[int]] = field(default_factory=dict)
    lava: dict[str, str] = field(default_factory=dict)
    saved: list[int] = field(default_factory=list)
    volcano: list[int] = field(default_factory=list)
    hands: list[list[str]] = field(default_factory=list)
    stock: list[str] = field(default_factory=lambda: [REST])
    reshuffled: list[str] | None = None
    played: list[str] = field(default_factory=list)
    omens: int = 0
    bag: list[str] = field(default_factory=lambda: [REST])
    tiles_drawn: list[str] | None = None
    tile: str | None = None
    came: list[str] = field(default_factory=list)
    moves_left: int = MOVES
    moved_to: str | None = None
    shown: tuple[int, list[str]] | None = None
    open: tuple[list[list[str]], list[str]] | None = None

    @property
    def erupted(self) -> bool:
        """Whether the first phase is over."""
        return self.phase in ERUPTED

    @property
    def seething(self) -> bool:
        """Whether Vesuvius seethes or has erupted."""
        return self.phase != "settling"

    def city(self, seat: int) -> int:
        """Returns how many pieces of a seat are in the city."""
        return sum(crowd[seat] for crowd in self.pieces.values())

    def hand_size(self, seat: int) -> int:
        """Returns how many cards a seat holds: one fewer in mid-turn."""
        return HAND - (self.decision in IN_TURN and seat == self.turn)


KEYS = ("game", *(one.name for one in fields(PositionDraft)))


def short(value: object) -> str:
    """Returns a value on one short line, for a message."""
    text = str(value)
    return text if len(text) <= 40 else text[:39] + "…"


class _Taker:
    """Takes values from a JSON object and checks their types."""

    def __init__(self, data: dict[str, Any], players: int = 2, tiles: tuple[str, ...] = ()) -> None:
        self.data, self.players, self.tiles = data, players, tiles

    def wrong(self, message: str, key: str, got: object, **more: Fact) -> Problem:
        return Problem(message, key=key, got=short(got), **more)

    def word(self, key: str, known: tuple[str, ...], default: str) -> str:
        word = self.data.get(key, default)
        if word not in known:
            raise self.wrong("position-unknown-word", key, word, known=list(known))
        return str(word)

    def number(self, key: str, default: int, lowest: int, highest: int) -> int:
        number = self.data.get(key, default)
        if type(number) is not int or not lowest <= number <= highest:
            raise self.wrong("position-wrong-number", key, number, lowest=lowest, highest=highest)
        return number

    def seat(self, key: str, default: int) -> int:
        return self.number(key, default, 0, self.players - 1)

    def square(self, key: str, name: object) -> str:
        if not isinstance(name, str) or name not in CITY:
            raise self.wrong("position-outside" if name in BOARD.outside else "position-no-such-square", key, name)
        return name

    def many(self, key: str, value: Any) -> list[Any]:
        if not isinstance(value, list):
            raise self.wrong("position-not-a-list", key, value)
        return value

    def names(self, key: str, known: tuple[str, ...], value: Any, unknown: tuple[str, ...] = ()) -> list[str]:
        """Returns a list of cards or tiles; with words for unknown ones, some may be left to be dealt."""
        names = self.many(key, value)
        for place, name in enumerate(names, 1):
            if name in TILE_NAMES and name not in known and known == self.tiles:
                raise Problem("position-needs-option", key=key, place=place, tile=str(name), option="dual_vents")
            if name not in known and (name not in unknown or (name == REST and place < len(names))):
                raise self.wrong("position-unknown-piece", key, name, place=place, known=list(known))
        return names[:]

    def crowd(self, key: str, value: Any) -> list[int]:
        """Returns pieces by seat."""
        crowd = self.many(key, value)
        if len(crowd) != self.players or not all(type(n) is int and 0 <= n <= 127 for n in crowd):
            raise self.wrong("position-wrong-counts", key, crowd, players=self.players)
        return crowd[:]

    def table(self, key: str) -> dict[str, Any]:
        value = self.data.get(key, {})
        if not isinstance(value, dict):
            raise self.wrong("position-not-an-object", key, value)
        return {self.square(key, name): value[name] for name in value}

    def inner(self, key: str, keys: tuple[str, ...]) -> _Taker:
        """Returns the object under a key; it must have exactly these keys."""
        value = self.data[key]
        if not isinstance(value, dict) or value.keys() != set(keys):
            raise self.wrong("position-wrong-object", key, value, wanted=list(keys))
        return _Taker(value, self.players, self.tiles)


def read(data: Any) -> PositionDraft:
    """Returns the draft of a JSON object, or raises a Problem."""
    if not isinstance(data, dict):
        raise Problem("position-not-an-object", key="", got=short(data))
    for key in data:
        if key not in KEYS:
            raise Problem("position-unknown-key", key=short(key), known=list(KEYS))
    if "pieces" not in data:
        raise Problem("position-no-board")
    taker = _Taker(data)
    taker.word("game", ("downfall",), "downfall")
    draft = PositionDraft(check_players(data.get("players", 2)), option_bits(data.get("options", [])))
    taker.players = draft.players
    taker.tiles = TILE_NAMES if draft.options & DUAL_VENTS else TILE_NAMES[:SYMBOLS]
    if type(data.get("any_deal", False)) is not bool:
        raise taker.wrong("position-wrong-flag", "any_deal", data["any_deal"])
    draft.any_deal = data.get("any_deal", False)
    _read_board(draft, taker)
    _read_moment(draft, taker)
    _check_keys(draft, data)
    _read_cards(draft, taker)
    _read_tiles(draft, taker)
    return draft


def _read_board(draft: PositionDraft, taker: _Taker) -> None:
    draft.pieces = {name: taker.crowd(name, crowd) for name, crowd in taker.table("pieces").items()}
    draft.pieces = {name: crowd for name, crowd in draft.pieces.items() if any(crowd)}
    for name, symbol in taker.table("lava").items():
        if symbol not in SYMBOL_NAMES:
            raise taker.wrong("position-unknown-word", f"lava {name}", symbol, known=list(SYMBOL_NAMES))
        draft.lava[name] = symbol
    nobody = [0] * draft.players
    draft.saved = taker.crowd("saved", taker.data.get("saved", nobody))
    draft.volcano = taker.crowd("volcano", taker.data.get("volcano", nobody))


def _read_moment(draft: PositionDraft, taker: _Taker) -> None:
    """Reads phase, turn and decision."""
    usual = "settling" if not draft.lava else "opening" if len(draft.lava) < OPENING else "fleeing"
    draft.phase = taker.word("phase", PHASES, usual)
    draft.turn = draft.decides = taker.seat("turn", 1)
    if draft.phase == "over":
        if "decision" in taker.data:
            raise Problem("position-key-not-now", key="decision", phase=draft.phase)
        draft.decision = None
        return
    known = DECISIONS[4:] if draft.erupted else DECISIONS[:4] if draft.seething else DECISIONS[:1]
    usual = "move" if draft.erupted and "moves_left" in taker.data else known[0]
    draft.decision = taker.word("decision", known, usual)
    if draft.decision == "call":
        if "decides" not in taker.data:
            raise Problem("position-missing", key="decides")
        draft.decides = taker.seat("decides", draft.turn)
    if draft.decision == "relative":
        draft.came = [taker.square("came", name) for name in taker.many("came", taker.data.get("came", []))]
    draft.moves_left = taker.number("moves_left", MOVES, 1, MOVES)
    if taker.data.get("moved_to") is not None:
        draft.moved_to = taker.square("moved_to", taker.data["moved_to"])


def _check_keys(draft: PositionDraft, data: dict[str, Any]) -> None:
    """Checks that no key is given that means nothing at this moment."""
    unfit = ONLY_BEFORE if draft.erupted else ONLY_AFTER
    for key in data:
        if key in unfit or (key == "reshuffled" and draft.seething):
            raise Problem("position-key-not-now", key=key, phase=draft.phase)
        if key == "open" and draft.phase != "over":
            raise Problem("position-key-not-now", key=key, phase=draft.phase)
        if key in ONLY_FOR and ONLY_FOR[key] != draft.decision:
            raise Problem("position-key-not-here", key=key, decision=ONLY_FOR[key])


def _read_hands(draft: PositionDraft, taker: _Taker, value: Any, unknown: tuple[str, ...] = ()) -> list[list[str]]:
    hands = taker.many("hands", value)
    if len(hands) != draft.players:
        raise taker.wrong("position-wrong-hands", "hands", len(hands), players=draft.players)
    return [[REST] if hand is None else taker.names("hands", HOUSE_CARDS, hand, unknown) for hand in hands]


def _read_cards(draft: PositionDraft, taker: _Taker) -> None:
    data, known = taker.data, tuple(STOCK_CARDS)
    if not draft.erupted:
        draft.hands = _read_hands(draft, taker, data.get("hands", [None] * draft.players), OPEN)
    draft.stock = taker.names("stock", known, data.get("stock", [] if draft.erupted else [REST]), OPEN)
    draft.played = taker.names("played", HOUSE_CARDS, data.get("played", []), (UNSEEN,))
    thrown = 0 if draft.erupted else sum(draft.volcano) + (draft.decision == "omen")
    draft.omens = taker.number("omens", thrown, thrown, STOCK)
    if "reshuffled" in data:
        draft.reshuffled = taker.names("reshuffled", known, data["reshuffled"])
    if data.get("shown") is not None:
        shown = taker.inner("shown", ("seat", "cards"))
        draft.shown = shown.seat("seat", 0), shown.names("shown", HOUSE_CARDS, shown.data["cards"])
    if data.get("open") is not None:
        laid_open = taker.inner("open", ("hands", "stock"))
        hands = _read_hands(draft, laid_open, laid_open.data["hands"])
        draft.open = hands, laid_open.names("stock", known, laid_open.data["stock"])


def _read_tiles(draft: PositionDraft, taker: _Taker) -> None:
    data = taker.data
    draft.bag = taker.names("bag", taker.tiles, data.get("bag", [REST]), OPEN)
    if "tiles_drawn" in data:
        draft.tiles_drawn = taker.names("tiles_drawn", taker.tiles, data["tiles_drawn"])
    if data.get("tile") is not None:
        draft.tile = taker.names("tile", taker.tiles, [data["tile"]])[0]
