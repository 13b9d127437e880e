"""Property: damage to a single field of a data file is named, or harmless, or in what the rulebook does not print."""

from __future__ import annotations

import copy
import json
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.pompeii.data.changed_folders import examined, shipped
from vesuvius.games.pompeii.data.load import load
from vesuvius.games.pompeii.data.model import FILES, content_hash
from vesuvius.games.pompeii.data.validate.printed import facts

SHIPPED = {file: tomllib.loads(shipped(file)) for file in FILES}
Way = tuple[str | int, ...]
JUNK = st.one_of(
    st.integers(-(1 << 70), 1 << 70),
    st.integers(-2, 30),
    st.floats(),
    st.booleans(),
    st.text(max_size=12),
    st.sampled_from(["grain", "gold", "pearls", "b17", "red", "each_other", "every_action", "rulebook", "S01", "C31"]),
    st.lists(st.integers(0, 3), max_size=5),
    st.dictionaries(st.sampled_from(["grain", "gold", "in", "kind"]), st.integers(0, 3), max_size=2),
)


def written(value: Any) -> str:
    """A value as TOML."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return json.dumps(value.encode("utf-8", "ignore").decode(), ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, list):
        return f"[{', '.join(map(written, value))}]"
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{written(key)} = {written(part)}' for key, part in value.items())} }}"
    return repr(value)


def fields(value: Any, path: Way = ()) -> list[Way]:
    """The paths of everything in a table."""
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    inner = [place for key, part in parts for place in fields(part, (*path, key))]
    return [path, *inner] if path else inner


FIELDS = {file: fields(table) for file, table in SHIPPED.items()}


@st.composite
def damages(draw: st.DrawFn) -> tuple[str, Way, dict[str, Any]]:
    """A file, a field of it, and its table in which that field is gone, changed, or there under another name."""
    file = draw(st.sampled_from(sorted(FILES)))
    path = draw(st.sampled_from(FIELDS[file]))
    table = copy.deepcopy(SHIPPED[file])
    inside: Any = table
    for key in path[:-1]:
        inside = inside[key]
    match draw(st.sampled_from(["gone", "changed", "named"])):
        case "gone":
            del inside[path[-1]]
        case "named" if isinstance(inside, dict):
            inside[f"{path[-1]}x"] = inside.pop(path[-1])
        case _:
            inside[path[-1]] = draw(JUNK)
    return file, path, table


def entry_of(table: dict[str, Any], path: Way) -> dict[str, Any]:
    """The entry that a path leads into."""
    entry: dict[str, Any] = table[path[0]] if isinstance(table[path[0]], dict) else table[path[0]][path[1]]  # type: ignore[index]
    return entry


@settings(max_examples=150, deadline=None)
@given(damages())
def test_damage_to_a_field_is_named_or_harmless(damage: tuple[str, Way, dict[str, Any]]) -> None:
    file, path, table = damage
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        text = "\n".join(f"{written(key)} = {written(value)}" for key, value in table.items())
        found = examined(folder, **{file.removesuffix(".toml"): text})
        assert (found.hash is None) == bool(found.refusals)
        if found.refusals:
            return
        data = load(folder)
        assert (data.hash, data.hash) == (found.hash, content_hash(data))
    if not found.warnings:
        before, after = entry_of(SHIPPED[file], path), entry_of(table, path)
        printed = facts(before) if before.get("source") == "rulebook" else {}
        kept = facts({**after, "reconstructed": before.get("reconstructed", ())})
        assert {key: kept.get(key) for key in printed} == printed
