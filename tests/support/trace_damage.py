"""Ways to damage a trace, for any game: each says what a check must answer, and at which line.

They take the lines of at least two games that a check would accept, each with a line of chance that holds cards, and
damage the second game unless the name says otherwise.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, NamedTuple

from vesuvius.formats.json_lines import LIMIT
from vesuvius.formats.trace import DECISION, Mismatch, TraceProblem, Unreadable

Lines = list[bytes]
Damaged = tuple[Lines, int]


class Damage(NamedTuple):
    """Its name, what a check raises, and what gives the damaged lines and the number of the line at fault."""

    name: str
    kind: type[TraceProblem]
    apply: Callable[[Lines], Damaged]


def kind(line: bytes) -> str:
    keys = json.loads(line).keys()
    if "game" in keys:
        return "header"
    return "end" if "winners" in keys else "decision" if keys & {*DECISION} else "chance"


def place(lines: Lines, wanted: str) -> int:
    """The index of the first line of that kind in the second game."""
    second = [index for index, line in enumerate(lines) if kind(line) == "header"][1]
    return next(index for index in range(second, len(lines)) if kind(lines[index]) == wanted)


def line_of(value: Any) -> bytes:
    return json.dumps(value, separators=(",", ":")).encode() + b"\n"


def raw(wanted: str, change: Callable[[bytes], bytes]) -> Callable[[Lines], Damaged]:
    """Change the bytes of a line."""

    def apply(lines: Lines) -> Damaged:
        index = place(lines, wanted)
        return [*lines[:index], change(lines[index]), *lines[index + 1 :]], index + 1

    return apply


def edit(wanted: str, change: Callable[[dict[str, Any]], Any]) -> Callable[[Lines], Damaged]:
    """Change the object in a line."""
    return raw(wanted, lambda line: line_of(change(json.loads(line))))


def value(wanted: str, key: str, change: Callable[[Any], Any]) -> Callable[[Lines], Damaged]:
    """Change one value in a line."""
    return edit(wanted, lambda line: {**line, key: change(line[key])})


def chance(change: Callable[[Any], Any]) -> Callable[[Lines], Damaged]:
    """Change the cards in a line of chance."""
    return edit("chance", lambda line: {key: change(cards) for key, cards in line.items()})


def without(key: str) -> Callable[[dict[str, Any]], Any]:
    return lambda line: {other: line[other] for other in line if other != key}


def spread(wanted: str, change: Callable[[Lines, int], Lines], later: int = 0) -> Callable[[Lines], Damaged]:
    """Change the lines at the place of a line; the fault is that many lines further down."""

    def apply(lines: Lines) -> Damaged:
        index = place(lines, wanted)
        return change(lines, index), index + 1 + later

    return apply


def torn(lines: Lines) -> Damaged:
    return [*lines[:-1], lines[-1][: len(lines[-1]) // 2]], len(lines)


def without_first_result(lines: Lines) -> Damaged:
    index = next(index for index, line in enumerate(lines) if kind(line) == "end")
    return [*lines[:index], *lines[index + 1 :]], index + 1


def another_card(cards: list[str]) -> list[str]:
    """The first card turned into one that is there in another place."""
    return [next(card for card in cards if card != cards[0]), *cards[1:]]


def turned(items: list[Any]) -> list[Any]:
    """The same in another order."""
    return [*items[1:], items[0]]


def first_hand(change: Callable[[list[str]], list[str]]) -> Callable[[list[list[str]]], list[list[str]]]:
    return lambda hands: [change(hands[0]), *hands[1:]]


NESTED = b'{"seat":' + b"[" * 100_000 + b"]" * 100_000 + b"}\n"
UNREADABLE_LINES: list[tuple[str, Callable[[Lines], Damaged]]] = [
    ("cut in the middle", raw("decision", lambda line: line[: len(line) // 2] + b"\n")),
    ("plain text", raw("decision", lambda _: b"seat 1 plays\n")),
    ("a list", raw("decision", lambda line: b"[" + line.strip() + b"]\n")),
    ("a number", raw("decision", lambda _: b"7\n")),
    ("something after the object", raw("decision", lambda line: line.strip() + b"}\n")),
    ("a blank line", raw("decision", lambda line: b"\n" + line)),
    ("a byte order mark", raw("header", lambda line: b"\xef\xbb\xbf" + line)),
    ("bytes that are not UTF-8", raw("decision", lambda line: line.replace(b'"move":"', b'"move":"\xff'))),
    ("a control character", raw("decision", lambda line: line.replace(b'"move":"', b'"move":"\x00'))),
    ("half a surrogate pair", raw("decision", lambda line: line.replace(b'"move":"', b'"move":"\\ud800'))),
    ("a key twice", raw("decision", lambda line: b'{"seat":0,' + line[1:])),
    ("not a number", raw("decision", lambda line: line.replace(b'"seat":', b'"seat":NaN,"odd":'))),
    ("a number without end", raw("decision", lambda line: line.replace(b'"seat":', b'"seat":' + b"9" * 5000))),
    ("nested without end", raw("decision", lambda _: NESTED)),
    ("too long", raw("decision", lambda line: line.strip() + b" " * LIMIT + b"\n")),
    ("two objects", raw("decision", lambda line: line.strip() + b" " + line)),
    ("an unknown line", raw("decision", lambda line: b'{"odd":1}\n' + line)),
    ("an unknown line after a game", raw("header", lambda line: b'{"odd":1}\n' + line)),
    ("nothing at all", lambda lines: ([], 1)),
    ("blank lines only", lambda lines: ([b"\n", b"\n"], 1)),
    ("no header", lambda lines: (lines[1:], 1)),
    ("torn at the end", torn),
    ("the file ends after a decision", spread("decision", lambda lines, index: lines[: index + 1], 1)),
    ("the file ends after a header", spread("header", lambda lines, index: lines[: index + 1], 1)),
    ("the file ends before the result", spread("end", lambda lines, index: lines[:index])),
]
UNREADABLE_VALUES: list[tuple[str, Callable[[Lines], Damaged]]] = [
    ("an unknown game", value("header", "game", lambda _: "chess")),
    ("a game that is a number", value("header", "game", lambda _: 7)),
    ("a header without players", edit("header", without("players"))),
    ("a header without stock", edit("header", without("stock"))),
    ("a header with an unknown key", edit("header", lambda line: {**line, "odd": 1})),
    ("one player", value("header", "players", lambda _: 1)),
    ("five players", value("header", "players", lambda _: 5)),
    ("players as text", value("header", "players", str)),
    ("an unknown option", value("header", "options", lambda options: [*options, "odd"])),
    ("options as text", value("header", "options", lambda _: "odd")),
    ("a hand too few", value("header", "hands", lambda hands: hands[1:])),
    ("a card too few in a hand", value("header", "hands", first_hand(lambda hand: hand[1:]))),
    ("hands as numbers", value("header", "hands", lambda hands: [7 for _ in hands])),
    ("an unknown card", value("header", "stock", lambda stock: ["odd", *stock[1:]])),
    ("a card as a number", value("header", "stock", lambda stock: [7, *stock[1:]])),
    ("a decision without seat", edit("decision", without("seat"))),
    ("a decision without legal tokens", edit("decision", without("legal"))),
    ("a decision without move", edit("decision", without("move"))),
    ("a decision with an unknown key", edit("decision", lambda line: {**line, "odd": 1})),
    ("a seat as text", value("decision", "seat", str)),
    ("a seat as a fraction", value("decision", "seat", float)),
    ("a seat that is true", value("decision", "seat", lambda _: True)),
    ("legal tokens as text", value("decision", "legal", " ".join)),
    ("a legal token as a number", value("decision", "legal", lambda legal: [*legal, 7])),
    ("a move as a number", value("decision", "move", lambda _: 7)),
    ("a move that is null", value("decision", "move", lambda _: None)),
    ("a shuffle as text", chance(" ".join)),
    ("a shuffle with a number in it", chance(lambda cards: [7, *cards[1:]])),
    ("a shuffle with an unknown key", edit("chance", lambda line: {**line, "odd": 1})),
    ("a result without winners", edit("end", lambda line: {"odd": 1, **without("winners")(line)})),
    ("a result with an unknown key", edit("end", lambda line: {**line, "odd": 1})),
    ("a result as text", value("end", "winners", str)),
]
MISMATCHES: list[tuple[str, Callable[[Lines], Damaged]]] = [
    ("a deal of other cards", value("header", "hands", lambda hands: [[hands[0][0] for _ in hand] for hand in hands])),
    ("another seat", value("decision", "seat", lambda seat: seat + 1)),
    ("a seat far away", value("decision", "seat", lambda _: 10**30)),
    ("a seat below nought", value("decision", "seat", lambda _: -1)),
    ("a legal token too few", value("decision", "legal", lambda legal: legal[1:])),
    ("a legal token too many", value("decision", "legal", lambda legal: [*legal, "odd"])),
    ("another legal token", value("decision", "legal", lambda legal: ["odd", *legal[1:]])),
    ("legal tokens in another order", value("decision", "legal", turned)),
    ("a legal token twice", value("decision", "legal", lambda legal: [legal[0], *legal])),
    ("no legal tokens", value("decision", "legal", lambda _: [])),
    ("an illegal move", value("decision", "move", lambda _: "odd")),
    ("an empty move", value("decision", "move", lambda _: "")),
    ("a decision left out", spread("decision", lambda lines, index: [*lines[:index], *lines[index + 1 :]])),
    ("a decision twice", spread("decision", lambda lines, index: [*lines[:index], lines[index], *lines[index:]], 1)),
    (
        "two decisions changed about",
        spread("decision", lambda lines, at: [*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]]),
    ),
    ("a shuffle left out", spread("chance", lambda lines, index: [*lines[:index], *lines[index + 1 :]])),
    ("a shuffle twice", spread("chance", lambda lines, index: [*lines[:index], lines[index], *lines[index:]], 1)),
    (
        "a shuffle too early",
        spread("chance", lambda lines, at: [*lines[: at - 1], lines[at], lines[at - 1], *lines[at + 1 :]], -1),
    ),
    ("a shuffle of other cards", chance(another_card)),
    ("a shuffle of too few cards", chance(lambda cards: cards[1:])),
    ("a shuffle of an unknown card", chance(lambda cards: ["odd", *cards[1:]])),
    ("another result", edit("end", lambda line: {key: [7 * 7 for _ in line[key]] for key in line})),
    ("other winners", value("end", "winners", lambda winners: [seat + 1 for seat in winners])),
    ("no winners", value("end", "winners", lambda _: [])),
    ("a result of one seat", edit("end", lambda line: {key: line[key][:1] for key in line} | {"winners": [0]})),
    ("no result before the next game", without_first_result),
    (
        "a move after the result",
        spread("end", lambda lines, at: [*lines[: at + 1], lines[at - 1], *lines[at + 1 :]], 1),
    ),
    ("the result twice", spread("end", lambda lines, index: [*lines[:index], lines[index], *lines[index:]], 1)),
    ("a result too early", spread("header", lambda lines, index: [*lines[: index + 1], lines[index - 1]], 1)),
    ("the header twice", spread("header", lambda lines, index: [*lines[:index], lines[index], *lines[index:]], 1)),
]


DAMAGES = [
    *(Damage(name, Unreadable, apply) for name, apply in [*UNREADABLE_LINES, *UNREADABLE_VALUES]),
    *(Damage(name, Mismatch, apply) for name, apply in MISMATCHES),
]
