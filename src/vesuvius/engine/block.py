"""A block of integers, declared once: a NumPy structured scalar if rules are compiled, a plain object if not.

    class State(Block):
        seat: Byte
        stock: Annotated[list[int], "i1", 42]

Blocks are kept in sequences (`blocks(State, 1)`), since a compiled function takes an array and an index far faster
than one scalar.
"""

from __future__ import annotations

from collections.abc import Iterable
from operator import itemgetter
from struct import Struct, calcsize
from typing import Annotated, Any, ClassVar, TypeVar, get_origin, get_type_hints

from vesuvius.engine.rule import PLAIN, kernel

Byte = Annotated[int, "i1"]
Short = Annotated[int, "i2"]
Word = Annotated[int, "i4"]
Long = Annotated[int, "i8"]

DTYPES: dict[type, Any] = {}
FORMATS = {"i1": "b", "u1": "B", "i2": "h", "i4": "i", "u4": "I", "i8": "q", "f4": "f", "f8": "d"}

B = TypeVar("B", bound="Block")
Blocks = Any


class Block:
    """The base class of all blocks; an instance is the plain form, all zeros.

    `fields` gives the NumPy type and length of each field (0 for a single integer), in the order of declaration.
    `layout` is the same for Python's `struct`, which reads a whole block far faster than NumPy reads field by field;
    `places` gives each field's offset and the format to read that field alone.
    """

    fields: ClassVar[dict[str, tuple[str, int]]]
    layout: ClassVar[Struct]
    places: ClassVar[dict[str, tuple[int, Struct]]]

    def __init_subclass__(cls) -> None:
        cls.fields = {}
        for name, hint in get_type_hints(cls, include_extras=True).items():
            if get_origin(hint) is Annotated:
                code, *length = hint.__metadata__
                cls.fields[name] = (code, length[0] if length else 0)
        cls.places = {}
        before = "@"
        for name, (code, length) in cls.fields.items():
            one = FORMATS[code]
            cls.places[name] = calcsize(f"{before}0{one}"), Struct(f"@{length or 1}{one}")
            before += f"{length or 1}{one}"
        widest = FORMATS[max((code for code, _ in cls.fields.values()), key=itemgetter(1))]
        cls.layout = Struct(f"{before}0{widest}")

    def __init__(self) -> None:
        for name, (_, length) in self.fields.items():
            setattr(self, name, [0] * length if length else 0)


def dtype(kind: type[Block]) -> Any:
    """Returns the NumPy type of a block. It's made on first use: interpreted rules don't need NumPy."""
    if kind not in DTYPES:
        import numpy as np

        parts = [(name, code, length) if length else (name, code) for name, (code, length) in kind.fields.items()]
        DTYPES[kind] = np.dtype(parts, align=True)
    return DTYPES[kind]


def blocks(kind: type[Block], count: int = 1) -> Blocks:
    """Returns `count` blocks, all zeros, in the form that the rules run on."""
    if PLAIN:
        return [kind() for _ in range(count)]
    import numpy as np

    return np.zeros(count, dtype(kind))


def copy(kind: type[Block], source: Blocks, index: int = 0) -> Blocks:
    """Returns a copy of one block, in a new sequence."""
    if not PLAIN:
        return _from_bytes(kind, source[index : index + 1].tobytes())
    copied = kind()
    for name, value in vars(source[index]).items():
        setattr(copied, name, list(value) if isinstance(value, list) else value)
    return [copied]


if PLAIN:

    def assign(into: Blocks, to: int, source: Blocks, index: int) -> None:
        """Writes a copy of one block over another."""
        for name, value in vars(source[index]).items():
            setattr(into[to], name, list(value) if isinstance(value, list) else value)

else:

    @kernel
    def assign(into: Blocks, to: int, source: Blocks, index: int) -> None:
        """Writes a copy of one block over another."""
        into[to] = source[index]


def plain(kind: type[B], source: Blocks, index: int = 0) -> B:
    """Returns one block of a sequence as a plain object of Python integers, for reading."""
    if PLAIN:
        block: B = source[index]
        return block
    values = kind.layout.unpack(source[index : index + 1].tobytes())
    read = kind.__new__(kind)
    first = 0
    for name, (_, length) in kind.fields.items():
        setattr(read, name, list(values[first : first + length]) if length else values[first])
        first += length or 1
    return read


def plain_fields(kind: type[B], source: Blocks, names: Iterable[str]) -> B:
    """Returns the first block as `plain` does, but with these fields only: faster if few are needed."""
    if PLAIN:
        block: B = source[0]
        return block
    read, fields, places = kind.__new__(kind), kind.fields, kind.places
    for name in names:
        offset, form = places[name]
        values = form.unpack_from(source, offset)
        setattr(read, name, list(values) if fields[name][1] else values[0])
    return read


def get(source: Blocks, field: str) -> int:
    """Returns a field of the first block as a Python integer."""
    return int(getattr(source[0], field) if PLAIN else source[field].item(0))


def get_list(source: Blocks, field: str, count: int) -> list[int]:
    """Returns the first `count` entries of a list in the first block, as Python integers."""
    entries: list[int] = getattr(source[0], field)[:count] if PLAIN else source[field][0, :count].tolist()
    return entries


def put(into: Blocks, field: str, value: int | list[int]) -> None:
    """Writes a field of the first block; if a list is shorter than the field, the other entries stay as they are."""
    if isinstance(value, int):
        if PLAIN:
            setattr(into[0], field, value)
        else:
            into[field][0] = value
    else:
        entries = getattr(into[0], field) if PLAIN else into[field][0]
        entries[: len(value)] = value


def store(kind: type[B], block: B) -> Blocks:
    """Returns a plain object in a new sequence, in the form that the rules run on."""
    if PLAIN:
        return copy(kind, [block])
    values: list[int] = []
    for name, (_, length) in kind.fields.items():
        value = getattr(block, name)
        values.extend(value if length else (value,))
    return _from_bytes(kind, kind.layout.pack(*values))


def _from_bytes(kind: type[Block], data: bytes) -> Blocks:
    import numpy as np

    return np.frombuffer(bytearray(data), dtype(kind))


def same(one: Block, other: Block) -> bool:
    """Returns whether two plain objects agree in every field."""
    return vars(one) == vars(other)
