"""Traces: written while a game is played by a policy, and replayed line by line to be compared."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from tests.games.downfall.oracle.board import HOUSES, OPTIONS
from tests.games.downfall.oracle.deals import STOCK, TOP, Deal, most_tiles, tiles_among
from tests.games.downfall.oracle.policies import Policy
from tests.games.downfall.oracle.rules import Table, shuffler

Line = dict[str, Any]


def text(line: Line) -> str:
    return json.dumps(line, separators=(",", ":"))


def played(deal: Deal, chance: random.Random, policy: Policy, census: Counter[str]) -> Iterator[str]:
    """One whole game as trace lines; the rules that it reached are added to the census."""
    table = Table(deal, shuffler(chance))
    yield text(deal)
    while table.seat is not None:
        seat, legal = table.seat, table.legal()
        move = policy(chance, table)
        table.play(move)
        census["decisions"] += 1
        yield text({"seat": seat, "legal": legal, "move": move})
        if table.reshuffled is not None:
            yield text({"reshuffled": table.reshuffled})
    census.update(table.situation.reached)
    census["games"] += 1
    yield text(table.result())


class Difference(Exception):
    """The trace and this implementation part ways here."""


def expect(what: str, expected: object, got: object) -> None:
    if expected != got or type(expected) is not type(got):
        raise Difference(f"{what}: expected {json.dumps(expected)}, got {json.dumps(got)}")


def expect_keys(line: Line, *keys: str) -> None:
    expect("keys", sorted(keys), sorted(line))


def playable(deal: Line) -> None:
    """Raise the Difference where a deal is not even a made-up one."""
    expect_keys(deal, "game", "players", "options", "hands", "stock", "bag")
    expect("game", "downfall", deal["game"])
    expect("players", True, type(deal["players"]) is int and deal["players"] in (2, 3, 4))
    options, hands, stock, bag = deal["options"], deal["hands"], deal["stock"], deal["bag"]
    expect("options", True, len(set(options)) == len(options) and set(options) <= set(OPTIONS))
    expect("hands", [4] * deal["players"], [len(hand) for hand in hands])
    houses = {str(house) for house in HOUSES}
    expect("cards in hands", True, all(card in houses for hand in hands for card in hand))
    expect("cards in the stock", True, len(stock) == STOCK and set(stock) <= houses | {"ad79", "omen"})
    expect("ad79", 1, stock.count("ad79"))
    expect("ad79 among the first nine", True, stock.index("ad79") <= TOP)
    expect("omens above ad79", 0, stock[: stock.index("ad79")].count("omen"))
    expect("tiles", True, 1 <= len(bag) <= most_tiles(options) and set(bag) <= set(tiles_among(options)))


class Replay:
    """Walks through the lines of one or several games; `number` is the line under the finger, counted from 1."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.lines = list(lines)
        self.number = 0

    def at_end(self) -> bool:
        return self.number == len(self.lines)

    def next_line(self) -> Line:
        if self.at_end():
            raise Difference("the trace ends within a game")
        self.number += 1
        line = json.loads(self.lines[self.number - 1])
        expect("an object", "dict", type(line).__name__)
        return dict(line)

    def reshuffle(self, cards: list[str]) -> list[str]:
        line = self.next_line()
        expect_keys(line, "reshuffled")
        expect("reshuffled", sorted(cards), sorted(line["reshuffled"]))
        return list(line["reshuffled"])

    def game(self) -> None:
        deal = self.next_line()
        playable(deal)
        table = Table(deal, self.reshuffle)
        while table.seat is not None:
            line = self.next_line()
            expect_keys(line, "seat", "legal", "move")
            expect("seat", table.seat, line["seat"])
            expect("legal", table.legal(), line["legal"])
            expect("move is legal", True, line["move"] in line["legal"])
            table.play(line["move"])
        line = self.next_line()
        expect_keys(line, "saved", "volcano", "winners")
        expect("result", table.result(), line)


def check(lines: Iterable[str]) -> str | None:
    """Replay the traces of any program; the answer names the first difference, None where there is none."""
    replay = Replay(lines)
    games = 0
    try:
        while not replay.at_end():
            games += 1
            replay.game()
    except (Difference, ValueError, TypeError, AttributeError) as difference:
        return f"game {games}, line {replay.number}: {difference}"
    return None if games else "no game"
