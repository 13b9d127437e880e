"""Patches: what changes from one view to the next, and the next view from the one before.

A path is a JSON Pointer (RFC 6901). Clients get patches with the moves, so that nobody but the rules works out what a
move changes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vesuvius.game import Game, Line, MaskedStates, Patch, SupportsPatches, supports

__all__ = ["apply", "compare", "diff", "patches", "put"]


def diff(old: Line, new: Line) -> Patch:
    """The patch that leads from one view to another."""
    patch = Patch({}, [])
    if old != new:
        compare("", old, new, patch)
    return patch


def compare(path: str, old: Any, new: Any, patch: Patch) -> None:
    """Write into a patch what has changed at a path; the values there differ."""
    if isinstance(old, dict) and isinstance(new, dict):
        for key, value in new.items():
            if key not in old:
                patch.changed[f"{path}/{_escape(key)}"] = value
            elif old[key] != value:
                compare(f"{path}/{_escape(key)}", old[key], value, patch)
        patch.removed.extend(f"{path}/{_escape(key)}" for key in old if key not in new)
    elif isinstance(old, list) and isinstance(new, list) and _is_alike(old, new):
        for index, value in enumerate(new):
            if index >= len(old):
                patch.changed[f"{path}/{index}"] = value
            elif old[index] != value:
                compare(f"{path}/{index}", old[index], value, patch)
    else:
        patch.changed[path] = new


def _is_alike(old: list[Any], new: list[Any]) -> bool:
    """Whether single entries say more briefly what has changed than the whole list: it has grown, or holds parts."""
    if old and isinstance(old[0], dict):
        return len(old) == len(new)
    return new[: len(old)] == old


def _escape(key: str) -> str:
    return key.replace("~", "~0").replace("/", "~1") if "/" in key or "~" in key else key


def apply(view: Line, patch: Patch) -> Line:
    """The view after a patch; the one before stays as it is."""
    after: Line = _copy(view)
    for path in patch.removed:
        holder, key = _find(after, path)
        del holder[key]
    for path, value in patch.changed.items():
        put(after, path, _copy(value))
    return after


def put(view: Line, path: str, value: Any) -> None:
    """Write a value into a view."""
    holder, key = _find(view, path)
    if isinstance(holder, list) and key == len(holder):
        holder.append(value)
    else:
        holder[key] = value


def _find(view: Line, path: str) -> tuple[Any, Any]:
    """What holds the value at a path, and its key or index there."""
    *way, last = [key.replace("~1", "/").replace("~0", "~") for key in path.split("/")[1:]]
    holder: Any = view
    for key in way:
        holder = holder[int(key) if isinstance(holder, list) else key]
    return holder, int(last) if isinstance(holder, list) else last


def _copy(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _copy(each) for key, each in value.items()}
    return [_copy(each) for each in value] if isinstance(value, list) else value


def patches(game: Game, before: MaskedStates, after: MaskedStates, seats: Sequence[int | None]) -> list[Patch]:
    """How the view of each of these seats changes from one state to the next."""
    if supports(game, SupportsPatches):
        return game.patches(before, after, seats)
    return [diff(game.view(before.of(seat), seat), game.view(after.of(seat), seat)) for seat in seats]
