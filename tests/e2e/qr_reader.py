"""Reads a QR code (ISO/IEC 18004) as a phone does: bytes, error correction M, up to version 9, without any damage."""

from __future__ import annotations

from collections.abc import Callable, Iterator

Grid = list[list[int]]

# Of each version: blocks, and the bytes of data in all of them.
BLOCKS = {1: 1, 2: 1, 3: 1, 4: 2, 5: 2, 6: 4, 7: 4, 8: 4, 9: 5}
DATA = {1: 16, 2: 28, 3: 44, 4: 64, 5: 86, 6: 108, 7: 124, 8: 154, 9: 182}
BYTES = 4
LEVEL_M = 0
FORMAT_MASK = 0b10101
FINDER, TIMING = 8, 6
FIRST_WITH_VERSION = 7
MASKS: list[Callable[[int, int], bool]] = [
    lambda y, x: (y + x) % 2 == 0,
    lambda y, x: y % 2 == 0,
    lambda y, x: x % 3 == 0,
    lambda y, x: (y + x) % 3 == 0,
    lambda y, x: (y // 2 + x // 3) % 2 == 0,
    lambda y, x: y * x % 2 + y * x % 3 == 0,
    lambda y, x: (y * x % 2 + y * x % 3) % 2 == 0,
    lambda y, x: ((y + x) % 2 + y * x % 3) % 2 == 0,
]


def read_code(grid: Grid) -> str:
    """The text of a code; its dark modules are 1."""
    version = (len(grid) - 17) // 4
    kind = int("".join(map(str, grid[FINDER][:5])), 2) ^ FORMAT_MASK
    assert kind >> 3 == LEVEL_M
    mask = MASKS[kind & 7]
    bits = [grid[y][x] ^ mask(y, x) for y, x in _way(len(grid)) if _is_data(version, y, x)]
    words = [int("".join(map(str, map(int, bits[at : at + 8]))), 2) for at in range(0, len(bits) - 7, 8)]
    held = "".join(f"{word:08b}" for word in _in_order(words, BLOCKS[version], DATA[version]))
    assert int(held[:4], 2) == BYTES
    length = int(held[4:12], 2)
    return bytes(int(held[at : at + 8], 2) for at in range(12, 12 + 8 * length, 8)).decode()


def _way(size: int) -> Iterator[tuple[int, int]]:
    """All modules in the order of reading: two columns at a time, up and down by turns, from the right."""
    rights = [right for right in range(size - 1, 0, -2) if right > TIMING] + [5, 3, 1]
    for number, right in enumerate(rights):
        for y in range(size) if number % 2 else range(size - 1, -1, -1):
            yield y, right
            yield y, right - 1


def _is_data(version: int, y: int, x: int) -> bool:
    """Whether a module holds data, and not a mark for the reader."""
    size = 17 + 4 * version
    last = size - FINDER
    corner = (y <= FINDER and (x <= FINDER or x >= last)) or (y >= last and x <= FINDER)
    told = version >= FIRST_WITH_VERSION and ((y < TIMING and x >= last - 3) or (x < TIMING and y >= last - 3))
    return not (corner or told or TIMING in (y, x) or _is_mark(version, size, y, x))


def _is_mark(version: int, size: int, y: int, x: int) -> bool:
    """Whether a module is part of one of the small squares, of which there are none at the three corners."""
    middle = [] if version < FIRST_WITH_VERSION else [(size - 7 + TIMING) // 2]
    places = [TIMING, *middle, size - 7] if version > 1 else []
    corners = {(TIMING, TIMING), (TIMING, size - 7), (size - 7, TIMING)}
    return any(
        abs(y - row) <= 2 and abs(x - column) <= 2
        for row in places
        for column in places
        if (row, column) not in corners
    )


def _in_order(words: list[int], blocks: int, count: int) -> Iterator[int]:
    """The bytes of data, block by block; the last blocks may be longer by one."""
    short, longer = divmod(count, blocks)
    for block in range(blocks):
        yield from words[block : short * blocks : blocks]
        if block >= blocks - longer:
            yield words[short * blocks + block - (blocks - longer)]
