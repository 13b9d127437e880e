"""Positions as a short text picture: the board as it lies, and a line for everything that isn't as usual.

    game: downfall
    turn: k
        A   B   C   D   E   F   G   H   I   J   K
    1 | .   .   .   .   .   .   .   ~s  #   #   #
    2 | .   .   ~coi .  .   2rk .   ~s  .   .   #
    ...
    bag: mask coin ...

Cells: `.` nobody, `#` outside, pieces by letter (`2rk`: two red, one black), `~` and the beginning of a symbol. The row
of letters and all spacing are only for readers. The other lines are the keys of the JSON form, in any order:

    players: 3              options: closed_vents free_moves        turn: k
    phase: seething         (or just the word)
    decision: relative F5 B1                decision: call y        decision: move 1 C3
    saved: 3r2k             volcano: k      omens: 2                any_deal
    hands: r 3 3 4 5 / k 7 ...              shown: k 3 3 4 5        played: 3 4 4
    stock: 3 omen ? ...     reshuffled: 5 ad79 3 (sixteen cards)
    tile: m                 bag: s coi col v m h/m                  tiles_drawn: s s coi

After the eruption, a picture leaves out the cards: nobody needs them any more.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from vesuvius.game import Problem
from vesuvius.games.downfall.data.board import COLUMNS
from vesuvius.games.downfall.presentation import position, position_fill, position_schema
from vesuvius.games.downfall.presentation.explicit_deal import check_players
from vesuvius.games.downfall.presentation.position_schema import ERUPTED, KEYS, OPEN, PositionDraft
from vesuvius.games.downfall.presentation.state_words import CITY, PHASES
from vesuvius.games.downfall.rules.state import State
from vesuvius.games.downfall.rules.tables import BOARD, LETTERS, SYMBOL_NAMES

Json = dict[str, Any]

NOBODY, OUTSIDE, LAVA = ".", "#", "~"
ANY_DEAL = "any_deal"
ROW = re.compile(r"\s*([1-7])\s*\|(.*)")
KEY = re.compile(r"\s*(\w+)\s*:(.*)")
BARE = {**{phase: ("phase", phase) for phase in PHASES}, ANY_DEAL: ("any_deal", True)}
CROWD = re.compile(rf"([0-9]{{0,3}})([{LETTERS}])")
WIDE = COLUMNS[: BOARD.columns]
CARDS = ("stock", "reshuffled", "played")
TILES = ("bag", "tiles_drawn")
UNDRAWN = ("pieces", "lava", "open", "any_deal", "came", "decides", "moves_left", "moved_to")
HISTORY = ("played", "omens", "stock", "open", "any_deal")  # not needed after the eruption, or written anew


def _prefix(symbol: str) -> str:
    """Returns the shortest beginning that no other symbol has."""
    others = [other for other in SYMBOL_NAMES if other != symbol]
    return next(symbol[:n] for n in range(1, 9) if not any(other.startswith(symbol[:n]) for other in others))


PREFIX = {symbol: _prefix(symbol) for symbol in SYMBOL_NAMES}


def write(s: State) -> str:
    """Returns the picture of a state."""
    data = position.write(s)
    if data["phase"] in ERUPTED:
        data = position.flagged({key: value for key, value in data.items() if key not in HISTORY})
    lines = [f"game: {data['game']}"]
    lines += [f"{key}: {value}" for key, value in _head(data).items() if value]
    lines += _board(data)
    lines += [f"{key}: {value}".rstrip() for key, value in _foot(data).items() if value or key == "bag"]
    return "\n".join(lines + ([ANY_DEAL] if "any_deal" in data else [])) + "\n"


def _head(data: Json) -> dict[str, str]:
    usual = position_schema.read({key: data[key] for key in ("players", "options", "pieces", "lava") if key in data})
    return {
        "players": str(data["players"]) if data["players"] != PositionDraft.players else "",
        "options": " ".join(data["options"]),
        "phase": data["phase"] if data["phase"] != usual.phase else "",
        "turn": LETTERS[data["turn"]],
        "decision": _decision(data),
    }


def _decision(data: Json) -> str:
    decision = data.get("decision")
    if decision == "relative":
        return " ".join([decision, *data["came"]])
    if decision == "call":
        return f"{decision} {LETTERS[data['decides']]}"
    if decision == "move":
        return " ".join([decision, str(data["moves_left"]), *([data["moved_to"]] if "moved_to" in data else [])])
    return decision if decision == "omen" else ""


def _crowd(counts: list[int]) -> str:
    return "".join((str(n) if n > 1 else "") + LETTERS[seat] for seat, n in enumerate(counts) if n)


def _cell(data: Json, name: str) -> str:
    if name not in CITY:
        return OUTSIDE
    if name in data.get("lava", {}):
        return LAVA + PREFIX[data["lava"][name]]
    return _crowd(data["pieces"].get(name, [])) or NOBODY


def _board(data: Json) -> list[str]:
    rows = [[_cell(data, f"{column}{row}") for column in WIDE] for row in range(1, BOARD.rows + 1)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(WIDE))]
    lines = [(" ", " ", list(WIDE)), *((str(number), "|", row) for number, row in enumerate(rows, 1))]
    padded = [(a, b, " ".join(c.ljust(w) for c, w in zip(cells, widths, strict=True))) for a, b, cells in lines]
    return [f"{a} {b} {cells}".rstrip() for a, b, cells in padded]


def _tiles(names: Iterable[str]) -> str:
    return " ".join("/".join(PREFIX.get(part, part) for part in name.split("/")) for name in names)


def _foot(data: Json) -> dict[str, str]:
    foot = {"saved": _crowd(data.get("saved", [])), "volcano": _crowd(data["volcano"])}
    if data["phase"] not in ERUPTED:
        hands = enumerate(data["hands"])
        foot["hands"] = " / ".join(" ".join([LETTERS[seat], *hand]) for seat, hand in hands if hand is not None)
        foot["omens"] = str(data["omens"] or "")
        foot |= {key: " ".join(data.get(key, [])) for key in ("played", "stock", "reshuffled")}
    if "shown" in data:
        foot["shown"] = " ".join([LETTERS[data["shown"]["seat"]], *data["shown"]["cards"]])
    if _is_unusual(data):
        foot["tiles_drawn"] = _tiles(data["tiles_drawn"])
    return foot | {"tile": _tiles([data["tile"]] if "tile" in data else []), "bag": _tiles(data["bag"])}


def _is_unusual(data: Json) -> bool:
    """Returns whether the tiles drawn differ from what the lava on the board shows."""
    told = position_fill.drawn_for(position_schema.read(data))
    return sorted(told) != sorted(data.get("tiles_drawn", []))


def read(text: str) -> Json:
    """Returns the JSON form of a picture, or raises a Problem; doesn't check whether the position is possible."""
    data: Json = {}
    rows: dict[int, list[str]] = {}
    for number, line in enumerate(text.splitlines(), 1):
        row, pair, word = ROW.fullmatch(line), KEY.fullmatch(line), " ".join(line.split())
        if row:
            _read_row(rows, number, int(row[1]), row[2].split())
        elif pair or word in BARE:
            key = pair[1] if pair else BARE[word][0]
            if key in data:
                raise Problem("position-key-twice", line=number, key=key)
            if pair:
                _read_line(data, number, key, pair[2].split())
            else:
                data[key] = BARE[word][1]
        elif word and word.split() != list(WIDE):
            raise Problem("position-unreadable-line", line=number, text=position_schema.short(word))
    _read_board(data, rows)
    return data


def _wrong(number: int, key: str, got: str) -> Problem:
    return Problem("position-wrong-line", line=number, key=key, got=position_schema.short(got))


def _read_row(rows: dict[int, list[str]], number: int, row: int, cells: list[str]) -> None:
    if row in rows:
        raise Problem("position-row-twice", line=number, row=row)
    if len(cells) != len(WIDE):
        raise Problem("position-row-length", line=number, row=row, got=len(cells), wanted=len(WIDE))
    for column, cell in zip(WIDE, cells, strict=True):
        name, known = f"{column}{row}", cell in (NOBODY, OUTSIDE) or CROWD.sub("", cell) == ""
        if (cell == OUTSIDE) != (name not in CITY):
            raise Problem("position-outside-cell", line=number, square=name, got=position_schema.short(cell))
        if not known and not (cell.startswith(LAVA) and _symbol(cell[1:])):
            raise Problem("position-wrong-cell", line=number, square=name, got=position_schema.short(cell))
    rows[row] = cells


def _read_board(data: Json, rows: dict[int, list[str]]) -> None:
    """Reads the squares, and what depends on the number of players."""
    for row in range(1, BOARD.rows + 1):
        if row not in rows:
            raise Problem("position-row-missing", row=row)
    players = check_players(data.get("players", PositionDraft.players))
    cells = {f"{column}{row}": cell for row in sorted(rows) for column, cell in zip(WIDE, rows[row], strict=True)}
    data["pieces"] = {name: _counts(cell, players, name) for name, cell in cells.items() if CROWD.match(cell)}
    data["lava"] = {name: _symbol(cell[1:]) for name, cell in cells.items() if cell.startswith(LAVA)}
    for key in ("saved", "volcano"):
        if key in data:
            data[key] = _counts(data[key], players, key)
    if "hands" in data:
        for seat in data["hands"]:
            _counts(LETTERS[seat], players, "hands")
        data["hands"] = [data["hands"].get(seat) for seat in range(players)]


def _counts(cell: str, players: int, where: str) -> list[int]:
    """Returns pieces by seat, from letters with counts before them."""
    counts = [0] * players
    for count, letter in CROWD.findall(cell):
        seat = LETTERS.index(letter)
        if seat >= len(counts):
            raise Problem("position-colour-not-in-play", where=where, colour=BOARD.colours[seat], players=players)
        counts[seat] += int(count or 1)
    return counts


def _symbol(prefix: str) -> str:
    """Returns the one symbol that begins like this, or nothing."""
    found = [symbol for symbol in SYMBOL_NAMES if prefix and symbol.startswith(prefix)]
    return found[0] if len(found) == 1 else ""


def _tile(number: int, key: str, word: str) -> str:
    symbols = [_symbol(part) for part in word.split("/")]
    if word in OPEN:
        return word
    if not all(symbols):
        raise _wrong(number, key, word)
    return "/".join(symbols)


def _seat(number: int, key: str, word: str) -> int:
    if len(word) != 1 or word not in LETTERS:
        raise _wrong(number, key, word)
    return LETTERS.index(word)


def _number(number: int, key: str, word: str) -> int:
    if not word.isascii() or not word.isdigit() or len(word) > 3:
        raise _wrong(number, key, word)
    return int(word)


def _read_line(data: Json, number: int, key: str, value: list[str]) -> None:
    """Reads one line with a key; whether its value makes sense is checked with the JSON form."""
    words = " ".join(value)
    if key == "decision" and value:
        _read_decision(data, number, value)
    elif key == "options":
        data[key] = words.replace(",", " ").split()
    elif key in CARDS:
        data[key] = value
    elif key in TILES:
        data[key] = [_tile(number, key, word) for word in value]
    elif key == "hands":
        data[key] = _hands(number, words)
    elif len(value) == 0:
        raise _wrong(number, key, words)
    elif key == "shown":
        data[key] = {"seat": _seat(number, key, value[0]), "cards": value[1:]}
    elif len(value) > 1:
        raise _wrong(number, key, words)
    else:
        _read_word(data, number, key, words)


def _hands(number: int, words: str) -> dict[int, list[str]]:
    """Returns the hands that are given, by seat."""
    hands: dict[int, list[str]] = {}
    for part in words.split("/"):
        letter, *cards = part.split() or [""]
        seat = _seat(number, "hands", letter)
        if seat in hands:
            raise _wrong(number, "hands", part.strip())
        hands[seat] = cards
    return hands


def _read_decision(data: Json, number: int, value: list[str]) -> None:
    """Reads what's to be decided, and what has to be known for that."""
    data["decision"], *more = value
    if data["decision"] == "relative":
        data["came"] = more
    elif data["decision"] == "call" and len(more) == 1:
        data["decides"] = _seat(number, "decision", more[0])
    elif data["decision"] == "move" and 1 <= len(more) <= 2:
        data["moves_left"] = _number(number, "decision", more[0])
        data["moved_to"] = more[1] if len(more) == 2 else None
    elif more:
        raise _wrong(number, "decision", " ".join(value))


def _read_word(data: Json, number: int, key: str, word: str) -> None:
    """Reads a line whose value is one word."""
    if key in ("players", "omens"):
        data[key] = _number(number, key, word)
    elif key == "turn":
        data[key] = _seat(number, key, word)
    elif key in ("saved", "volcano"):
        if CROWD.sub("", word):
            raise _wrong(number, key, word)
        data[key] = word
    elif key == "tile":
        data[key] = _tile(number, key, word)
    elif key in ("game", "phase"):
        data[key] = word
    else:
        known = [known for known in KEYS if known not in UNDRAWN]
        raise Problem("position-unknown-line", line=number, key=position_schema.short(key), known=known)
