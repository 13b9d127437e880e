"""A view put together from parts, each with the fields of the state that it is made of.

So a patch has to look only at the parts whose fields have changed, and a part is rendered once for the patch that leads
to a state and the one that leads away from it. What differs between seats stands apart: the values that the state shows
because of whom it was masked for (`own`), by their paths.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import compress
from operator import ne
from struct import Struct
from typing import Any

from vesuvius.engine.block import Block, Blocks
from vesuvius.engine.rule import PLAIN
from vesuvius.formats.patch import compare, put
from vesuvius.game import Patch
from vesuvius.games.block_reading import raw_bytes

Json = dict[str, Any]


class _Layout:
    """Where the fields of a block are in its bytes: single integers, to be read all at once, and lists."""

    def __init__(self, kind: Any) -> None:
        lists = {name for name, (_, length) in kind.fields.items() if length}
        self.names = tuple(name for name in kind.fields if name not in lists)
        self.places = {name: place for name, place in kind.places.items() if name in lists}
        form, end = "=", 0
        for name in self.names:
            offset, one = kind.places[name]
            form, end = f"{form}{offset - end}x{one.format[1:]}", offset + one.size
        self.singles = Struct(form)


@cache
def _layout(kind: Any) -> _Layout:
    return _Layout(kind)


class LazyBlock:
    """A block to read: its single integers at once, and each of its lists when it is first asked for."""

    def __init__(self, kind: Any, source: Blocks) -> None:
        self._layout = layout = _layout(kind)
        self._data = data = raw_bytes(kind, source)
        self._singles = singles = layout.singles.unpack_from(data)
        self.__dict__.update(zip(layout.names, singles, strict=True))

    def __getattr__(self, name: str) -> list[int]:
        offset, form = self._layout.places[name]
        values = self.__dict__[name] = [*form.unpack_from(self._data, offset)]
        return values

    def changed_fields(self, new: LazyBlock, among: frozenset[str]) -> set[str]:
        """The single integers that are not the same there, and the lists among these fields."""
        old_data, new_data, names = self._data, new._data, self._layout.names
        changed = {*compress(names, map(ne, self._singles, new._singles))}
        changed.update(name for name, cut in _cuts(self._layout, among) if old_data[cut] != new_data[cut])
        return changed


@cache
def _cuts(layout: _Layout, among: frozenset[str]) -> list[tuple[str, slice]]:
    """Where lists are in the bytes of a block."""
    places = layout.places.items()
    return [(name, slice(offset, offset + form.size)) for name, (offset, form) in places if name in among]


def lazy_block(kind: type[Block], source: Blocks) -> Any:
    """The first block of a sequence, to read."""
    return source[0] if PLAIN else LazyBlock(kind, source)


def _changed_fields(old: Any, new: Any, among: frozenset[str]) -> set[str]:
    """Which of these fields differ between two states that are read so; others may be named too."""
    if isinstance(old, LazyBlock):
        return old.changed_fields(new, among)
    return {name for name in among if getattr(old, name) != getattr(new, name)}


class RenderedState:
    """A state masked for one seat, to read, and what has already been rendered of it and told of its tokens."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self._rendered: dict[Callable[[Any], Json], Json] = {}
        self._previews: dict[str, Json | None] = {}

    def render(self, render: Callable[[Any], Json]) -> Json:
        """A part of its view."""
        if render not in self._rendered:
            self._rendered[render] = render(self.state)
        return self._rendered[render]

    def tell(self, tokens: Sequence[str], previews: Callable[[Any, Sequence[str]], dict[str, Json]]) -> dict[str, Json]:
        """What tokens do, for those of which there is something to tell; each is worked out once."""
        known = self._previews
        if new := [token for token in tokens if token not in known]:
            known.update(dict.fromkeys(new))
            known.update(previews(self.state, new))
        return {token: told for token in tokens if (told := known[token]) is not None}


class Part:
    """Some keys of a view, and the fields of the state that they depend on.

    `matters` says when the part can be other than it was in the beginning, if that is rare. `patch` writes what has
    changed into a patch if that is faster than to render the part.
    """

    def __init__(
        self,
        fields: tuple[str, ...],
        render: Callable[[Any], Json],
        patch: Callable[[Any, Any, Patch], None] | None = None,
        matters: Callable[[Any], bool] | None = None,
    ) -> None:
        self.fields = fields
        self.render = render
        self._patch = patch
        self._matters = matters

    def patch(self, old: RenderedState, new: RenderedState, patch: Patch) -> None:
        """Writes into a patch what has changed in this part."""
        if self._patch is not None:
            self._patch(old.state, new.state, patch)
            return
        if self._matters is not None and not (self._matters(old.state) or self._matters(new.state)):
            return
        before = old.render(self.render)
        for key, value in new.render(self.render).items():
            if key not in before or before[key] != value:
                compare("/" + key, before.get(key), value, patch)


def view_of(parts: Sequence[Part], seen: Json, s: Any, own: Json) -> Json:
    """The whole view of a masked state: what it begins with, every part, and what the seat alone may see."""
    for part in parts:
        seen.update(part.render(s))
    for path, value in own.items():
        put(seen, path, value)
    return seen


@cache
def _fields(parts: tuple[Part, ...]) -> frozenset[str]:
    return frozenset(field for part in parts for field in part.fields)


def patch_parts(parts: tuple[Part, ...], old: RenderedState, new: RenderedState) -> Patch:
    """What changes for everybody between two states that were masked for a spectator."""
    patch = Patch({}, [])
    changed = _changed_fields(old.state, new.state, _fields(parts))
    for part in parts:
        if not changed.isdisjoint(part.fields):
            part.patch(old, new, patch)
    return patch


def patch_own(old: Json, new: Json, shared: Patch) -> Patch:
    """What changes for one seat: what changes for everybody, and what it alone may see."""
    changed = {path: value for path, value in new.items() if old.get(path) != value}
    return Patch(shared.changed | changed, shared.removed) if changed else shared
