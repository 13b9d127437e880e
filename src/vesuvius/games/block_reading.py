"""Blocks read and copied in one go, for what is done with every move.

`engine/block.py` does the same for everybody else. All compiled rules are made of that file too, and would have to be
compiled again for each change in it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from struct import Struct
from typing import Any, TypeVar, cast

from vesuvius.engine import block
from vesuvius.engine.block import Block, Blocks, dtype
from vesuvius.engine.rule import PLAIN

B = TypeVar("B", bound=Block)


@cache
def _whole(kind: Any) -> Callable[[Blocks], tuple[bytes]]:
    return Struct(f"{kind.layout.size}s").unpack_from


def raw_bytes(kind: Any, source: Blocks) -> bytes:
    """Returns the bytes of the first block; NumPy takes several times as long to hand them out."""
    return _whole(kind)(source)[0]


@cache
def _maker(kind: Any) -> Callable[[bytearray], Blocks]:
    import numpy as np

    form = dtype(kind)
    return lambda data: np.frombuffer(data, form)


def copy(kind: Any, source: Blocks) -> Blocks:
    """Returns a copy of the first block, in a new sequence."""
    return block.copy(kind, source) if PLAIN else _maker(kind)(bytearray(_whole(kind)(source)[0]))


def picker(kind: Any, *names: str) -> Callable[[Blocks], tuple[int, ...]]:
    """Returns a function that reads these single integers of the first block, in the order of their declaration."""
    if PLAIN:
        return lambda source: tuple(getattr(source[0], name) for name in names)
    form, singles, _ = _cuts(kind, names)
    assert [name for name, _ in singles] == [*names]
    return form.unpack_from


def read_fields(kind: type[B], source: Blocks, names: Iterable[str]) -> B:
    """Returns the first block as a plain object with these fields only."""
    if PLAIN:
        whole: B = source[0]
        return whole
    form, singles, lists = _cuts(cast(Any, kind), tuple(names))
    values = form.unpack_from(source)
    read = kind.__new__(kind)
    fields: dict[str, Any] = read.__dict__
    for name, place in singles:
        fields[name] = values[place]
    for name, cut in lists:
        fields[name] = [*values[cut]]
    return read


@cache
def _cuts(kind: Any, names: tuple[str, ...]) -> tuple[Struct, list[tuple[str, int]], list[tuple[str, slice]]]:
    """How to read some fields at once: a format, and where among its values each integer and each list is."""
    form, end, count = "=", 0, 0
    singles, lists = list[tuple[str, int]](), list[tuple[str, slice]]()
    for name in sorted(names, key=lambda name: kind.places[name][0]):
        offset, one = kind.places[name]
        form, end = f"{form}{offset - end}x{one.format[1:]}", offset + one.size
        if length := kind.fields[name][1]:
            lists.append((name, slice(count, count + length)))
        else:
            singles.append((name, count))
        count += length or 1
    return Struct(form), singles, lists
