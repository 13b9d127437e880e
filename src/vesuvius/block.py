"""A block of integers, declared once: a NumPy structured scalar when rules are compiled, a plain object when not.

    class State(Block):
        seat: Byte
        stock: Annotated[list[int], "i1", 42]

Blocks live in sequences (`blocks(State, 1)`), since a compiled function takes an array and an index far faster than
one scalar.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, TypeVar, get_type_hints

from vesuvius.rule import PLAIN

Byte = Annotated[int, "i1"]
Short = Annotated[int, "i2"]
Word = Annotated[int, "i4"]
Long = Annotated[int, "i8"]

B = TypeVar("B", bound="Block")
Blocks = Any


class Block:
    """Base of all blocks; made directly, it is the plain form, all zeros."""

    def __init__(self) -> None:
        for name, (_, length) in fields(type(self)).items():
            setattr(self, name, [0] * length if length else 0)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and vars(self) == vars(other)

    __hash__ = None  # type: ignore[assignment]


@cache
def fields(kind: type[Block]) -> dict[str, tuple[str, int]]:
    """Name, NumPy type and length of each field (0 for a single integer), in the order of declaration."""
    found = {}
    for name, hint in get_type_hints(kind, include_extras=True).items():
        code, *length = hint.__metadata__
        found[name] = (code, length[0] if length else 0)
    return found


@cache
def dtype(kind: type[Block]) -> Any:
    """The NumPy type of a block."""
    import numpy as np

    return np.dtype([(n, code, length) if length else (n, code) for n, (code, length) in fields(kind).items()], align=True)


def blocks(kind: type[B], count: int = 1) -> Blocks:
    """So many blocks, all zeros, in the form that the rules run on."""
    if PLAIN:
        return [kind() for _ in range(count)]
    import numpy as np

    return np.zeros(count, dtype(kind))


def copy(kind: type[B], source: Blocks, index: int = 0) -> Blocks:
    """One block of a sequence, copied into a sequence of its own."""
    if not PLAIN:
        return source[index : index + 1].copy()
    copied = kind()
    for name, value in vars(source[index]).items():
        setattr(copied, name, list(value) if isinstance(value, list) else value)
    return [copied]


def plain(kind: type[B], source: Blocks, index: int = 0) -> B:
    """One block of a sequence as a plain object of Python's own integers, to read."""
    if PLAIN:
        block: B = source[index]
        return block
    read = kind()
    for name in fields(kind):
        setattr(read, name, source[name][index].tolist())
    return read


def store(kind: type[B], block: B) -> Blocks:
    """A plain object in a sequence of its own, in the form that the rules run on."""
    made = blocks(kind)
    for name in fields(kind):
        value = getattr(block, name)
        if PLAIN:
            setattr(made[0], name, list(value) if isinstance(value, list) else value)
        else:
            made[name][0] = value
    return made
