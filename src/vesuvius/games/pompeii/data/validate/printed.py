"""What the rulebook prints: an entry that comes from it keeps its facts, unless an owner of the box says otherwise.

A fact is printed unless the entry lists it under `reconstructed`. A lone name there stands for a key (`cost`) or a
parameter of effects (`effects.heal`). Where more words follow (`undo amount`, `conversion ratio`), the kinds of goods
are printed and only the amounts are not.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from vesuvius.games.pompeii.data.key_path import KeyPath
from vesuvius.games.pompeii.data.model import WORDS
from vesuvius.games.pompeii.data.read import Tables, shipped
from vesuvius.problem import Problem

OURS = WORDS - {"name", "printed_name"} | {"id"}


def changed_facts(tables: Tables) -> Iterator[tuple[Problem, bool]]:
    """Every printed fact that is not as printed, and whether the entry says that it comes from the box."""
    for file, table in tables.items():
        now = dict(_entries(file, table))
        for path, entry in _entries(file, shipped(file)):
            if entry.get("source") == "rulebook" and path in now:
                boxed = now[path].get("source") == "box"
                yield from ((problem, boxed) for problem in _differences(path, entry, now[path]))


def facts(entry: dict[str, Any]) -> dict[str, Any]:
    """The printed facts of an entry, by key, with nothing for what is reconstructed in them."""
    notes = entry.get("reconstructed", ())
    ours = OURS | {"name"} if "printed_name" in entry else OURS
    found = {key: _printed(value, key, notes) for key, value in entry.items() if key not in ours}
    return {key: value for key, value in found.items() if value is not None}


def _entries(file: str, table: dict[str, Any]) -> Iterator[tuple[KeyPath, dict[str, Any]]]:
    for key, value in table.items():
        for entry in value if isinstance(value, list) else [{"id": key, **value}]:
            yield KeyPath(file, str(entry.get("id", entry.get("kind")))), entry


def _differences(path: KeyPath, before: dict[str, Any], now: dict[str, Any]) -> Iterator[Problem]:
    printed = facts(before)
    for key, value in printed.items():
        got = _printed(now[key], key, before.get("reconstructed", ())) if key in now else None
        if got != value:
            wanted, found = (msgspec.json.encode(entry.get(key)).decode() for entry in (before, now))
            yield path.at(key).wrong("data-printed", wanted=wanted, got=found, where=before["where"])


def _printed(value: Any, path: str, notes: Any) -> Any:
    """A value without what the notes say is reconstructed."""
    for note in notes:
        name, _, more = note.partition(" ")
        if not more and name == path:
            return None
        if more and path.startswith(name) and isinstance(value, dict) and _is_goods(value):
            return sorted(value)
    if isinstance(value, dict):
        return {key: _printed(part, f"{path}.{key}", notes) for key, part in value.items()}
    return [_printed(part, path, notes) for part in value] if isinstance(value, list) else value


def _is_goods(value: dict[str, Any]) -> bool:
    return all(isinstance(amount, int) for amount in value.values())
