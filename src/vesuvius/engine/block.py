"""A block of integers, declared once: a NumPy structured scalar when rules are compiled, a plain object when not.

    class State(Block):
        seat: Byte
        stock: Annotated[list[int], "i1", 42]

Blocks live in sequences (`blocks(State, 1)`), since a compiled function takes an array and an index far faster than
one scalar.
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
    """Base of all blocks; made directly, it is the plain form, all zeros.

    `fields` tells NumPy type and length of each field (0 for a single integer) in the order of declaration. `layout`
    is the same for Python's own packing, which reads a whole block far faster than NumPy reads field by field;
    `places` tells where in it each field begins, and how that field alone is read.
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
    """The NumPy type of a block, made when it is first asked for: interpreted rules need no NumPy."""
    if kind not in DTYPES:
        import numpy as np

        parts = [(name, code, length) if length else (name, code) for name, (code, length) in kind.fields.items()]
        DTYPES[kind] = np.dtype(parts, align=True)
    return DTYPES[kind]


def blocks(kind: type[Block], count: int = 1) -> Blocks:
    """So many blocks, all zeros, in the form that the rules run on."""
    if PLAIN:
        return [kind() for _ in range(count)]
    import numpy as np

    return np.zeros(count, dtype(kind))


def copy(kind: type[Block], source: Blocks, index: int = 0) -> Blocks:
    """One block of a sequence, copied into a sequence of its own."""
    if not PLAIN:
        return _from_bytes(kind, source[index : index + 1].tobytes())
    copied = kind()
    for name, value in vars(source[index]).items():
        setattr(copied, name, list(value) if isinstance(value, list) else value)
    return [copied]


if PLAIN:

    def assign(into: Blocks, to: int, source: Blocks, index: int) -> None:
        """Write a copy of one block over another."""
        for name, value in vars(source[index]).items():
            setattr(into[to], name, list(value) if isinstance(value, list) else value)

else:

    @kernel
    def assign(into: Blocks, to: int, source: Blocks, index: int) -> None:
        """Write a copy of one block over another."""
        into[to] = source[index]


def plain(kind: type[B], source: Blocks, index: int = 0) -> B:
    """One block of a sequence as a plain object of Python's own integers, to read."""
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
    """The first block as `plain` gives it, with these fields only: where few are needed, reading all takes longer."""
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
    """A field of the first block as Python's own integer."""
    return int(getattr(source[0], field) if PLAIN else source[field].item(0))


def get_list(source: Blocks, field: str, count: int) -> list[int]:
    """So many entries of a list in the first block, as Python's own integers."""
    entries: list[int] = getattr(source[0], field)[:count] if PLAIN else source[field][0, :count].tolist()
    return entries


def put(into: Blocks, field: str, value: int | list[int]) -> None:
    """Write a field of the first block; entries beyond the end of a list stay as they are."""
    if isinstance(value, int):
        if PLAIN:
            setattr(into[0], field, value)
        else:
            into[field][0] = value
    else:
        entries = getattr(into[0], field) if PLAIN else into[field][0]
        entries[: len(value)] = value


def store(kind: type[B], block: B) -> Blocks:
    """A plain object in a sequence of its own, in the form that the rules run on."""
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
    """Whether two plain objects agree in every field."""
    return vars(one) == vars(other)
