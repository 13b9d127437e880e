"""Event rows: the rules write what a play causes as rows of integers, and a game's `events.py` reads them."""

from __future__ import annotations

from vesuvius.engine.block import Block, Blocks, Word, blocks, get, get_list, put
from vesuvius.engine.rule import rule

ROW_LENGTH = 5  # kind, seat, and three numbers whose meaning depends on the kind


class Rows(Block):
    """Room for rows. Each game declares `row` as long as it needs; a search passes a block of capacity 0."""

    count: Word
    capacity: Word
    row: list[int]


@rule
def add_row(rows: Rows, kind: int, seat: int, one: int, two: int, three: int) -> None:
    """Adds a row, if there's room."""
    if rows.count < rows.capacity:
        first = ROW_LENGTH * rows.count
        rows.row[first] = kind
        rows.row[first + 1] = seat
        rows.row[first + 2] = one
        rows.row[first + 3] = two
        rows.row[first + 4] = three
        rows.count += 1


def open_rows(kind: type[Rows]) -> Blocks:
    """Returns a block that takes as many rows as there's room for."""
    rows = blocks(kind)
    put(rows, "capacity", kind.fields["row"][1] // ROW_LENGTH)
    return rows


def read_rows(rows: Blocks) -> list[list[int]]:
    """Returns the rows of the last play."""
    row = get_list(rows, "row", ROW_LENGTH * get(rows, "count"))
    return [row[first : first + ROW_LENGTH] for first in range(0, len(row), ROW_LENGTH)]
