"""The log of a play: the rules write what it causes as rows of integers, and a game's `events.py` reads them."""

from __future__ import annotations

from vesuvius.engine.block import Block, Blocks, Word, blocks, get, get_list, put
from vesuvius.engine.rule import rule

ROW_LENGTH = 5  # kind, seat, and three numbers whose meaning depends on the kind


class Rows(Block):
    """A log. Each game declares `row` with the room it needs; a search passes a log of capacity 0."""

    count: Word
    capacity: Word
    row: list[int]


@rule
def tell(log: Rows, kind: int, seat: int, one: int, two: int, three: int) -> None:
    """Adds a row to the log, if there's room."""
    if log.count < log.capacity:
        first = ROW_LENGTH * log.count
        log.row[first] = kind
        log.row[first + 1] = seat
        log.row[first + 2] = one
        log.row[first + 3] = two
        log.row[first + 4] = three
        log.count += 1


def open_log(kind: type[Rows]) -> Blocks:
    """Returns a log that takes as many rows as there's room for."""
    logs = blocks(kind)
    put(logs, "capacity", kind.fields["row"][1] // ROW_LENGTH)
    return logs


def read_rows(logs: Blocks) -> list[list[int]]:
    """Returns the rows of the last play."""
    row = get_list(logs, "row", ROW_LENGTH * get(logs, "count"))
    return [row[first : first + ROW_LENGTH] for first in range(0, len(row), ROW_LENGTH)]
