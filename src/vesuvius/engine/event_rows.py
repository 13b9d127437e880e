"""The log of a play: the rules tell what it causes as rows of integers, and a game's `events.py` reads them."""

from __future__ import annotations

from vesuvius.engine.block import Block, Blocks, Word, blocks, get, get_list, put
from vesuvius.engine.rule import rule

ROW_LENGTH = 5  # kind, seat, and three numbers that mean what the kind says


class Rows(Block):
    """A log, whose `row` each game declares with room for so many rows; a search passes one of capacity 0."""

    count: Word
    capacity: Word
    row: list[int]


@rule
def tell(log: Rows, kind: int, seat: int, one: int, two: int, three: int) -> None:
    """One more row in the log, if there is room."""
    if log.count < log.capacity:
        first = ROW_LENGTH * log.count
        log.row[first] = kind
        log.row[first + 1] = seat
        log.row[first + 2] = one
        log.row[first + 3] = two
        log.row[first + 4] = three
        log.count += 1


def open_log(kind: type[Rows]) -> Blocks:
    """A log that takes as many rows as there is room for."""
    logs = blocks(kind)
    put(logs, "capacity", kind.fields["row"][1] // ROW_LENGTH)
    return logs


def read_rows(logs: Blocks) -> list[list[int]]:
    """The rows of the last play."""
    row = get_list(logs, "row", ROW_LENGTH * get(logs, "count"))
    return [row[first : first + ROW_LENGTH] for first in range(0, len(row), ROW_LENGTH)]
