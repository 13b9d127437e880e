"""A view put together from parts, each with the fields of the state that it is made of.

So a patch has to look only at the parts whose fields have changed, and a part is rendered once for the patch that leads
to a state and the one that leads away from it. What differs between seats stands apart: the values that the state shows
because of whom it was masked for (`own`), by their paths.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, cast

from vesuvius.engine.block import Block, Blocks
from vesuvius.engine.rule import PLAIN
from vesuvius.formats.patch import compare, put
from vesuvius.game import Patch

Json = dict[str, Any]


class Lazy:
    """A block to read, each of its fields when it is first asked for."""

    def __init__(self, kind: type[Block], source: Blocks) -> None:
        self._kind = kind
        self._data: bytes = source.tobytes()

    def __getattr__(self, name: str) -> Any:
        offset, form = self._kind.places[name]
        values = form.unpack_from(self._data, offset)
        value = list(values) if self._kind.fields[name][1] else values[0]
        setattr(self, name, value)
        return value

    def changed_fields(self, new: Lazy) -> set[str]:
        """The fields that are not the same there."""
        old_data, new_data, kind = self._data, new._data, cast(Any, self._kind)
        return {name for name, cut in _cuts(kind) if old_data[cut] != new_data[cut]}


@cache
def _cuts(kind: Any) -> list[tuple[str, slice]]:
    """Where in the bytes of a block each field is."""
    return [(name, slice(offset, offset + form.size)) for name, (offset, form) in kind.places.items()]


def lazy(kind: type[Block], source: Blocks) -> Any:
    """The first block of a sequence, to read."""
    return source[0] if PLAIN else Lazy(kind, source)


def _changed_fields(old: Any, new: Any) -> set[str]:
    """The fields that differ between two states that are read so."""
    if isinstance(old, Lazy):
        return old.changed_fields(new)
    return {name for name, value in vars(old).items() if value != getattr(new, name)}


class MaskedState:
    """A state masked for one seat, to read, and what has already been rendered of it."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self._rendered: dict[Callable[[Any], Json], Json] = {}

    def render(self, render: Callable[[Any], Json]) -> Json:
        """A part of its view."""
        if render not in self._rendered:
            self._rendered[render] = render(self.state)
        return self._rendered[render]


class Part:
    """Some keys of a view, and the fields of the state that they depend on.

    `patch` writes what has changed into a patch if that is faster than to render the part.
    """

    def __init__(
        self,
        fields: tuple[str, ...],
        render: Callable[[Any], Json],
        patch: Callable[[Any, Any, Patch], None] | None = None,
    ) -> None:
        self.fields = fields
        self.render = render
        self._patch = patch

    def patch(self, old: MaskedState, new: MaskedState, patch: Patch) -> None:
        """Writes into a patch what has changed in this part."""
        if self._patch is not None:
            self._patch(old.state, new.state, patch)
            return
        before = old.render(self.render)
        for key, value in new.render(self.render).items():
            if key not in before or before[key] != value:
                compare(f"/{key}", before.get(key), value, patch)


def view_of(parts: Sequence[Part], seen: Json, s: Any, own: Json) -> Json:
    """The whole view of a masked state: what it begins with, every part, and what the seat alone may see."""
    for part in parts:
        seen.update(part.render(s))
    for path, value in own.items():
        put(seen, path, value)
    return seen


def patch_parts(parts: Sequence[Part], old: MaskedState, new: MaskedState) -> Patch:
    """What changes for everybody between two states that were masked for a spectator."""
    patch = Patch({}, [])
    changed = _changed_fields(old.state, new.state)
    for part in parts:
        if not changed.isdisjoint(part.fields):
            part.patch(old, new, patch)
    return patch


def patch_own(old: Json, new: Json, shared: Patch) -> Patch:
    """What changes for one seat: what changes for everybody, and what it alone may see."""
    changed = {path: value for path, value in new.items() if old.get(path) != value}
    return Patch(shared.changed | changed, shared.removed) if changed else shared
