"""Whether data files fit the types of `model.py`: everything that does not is named with its key path."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from typing import Any

from msgspec import Struct, inspect

from vesuvius.formats.json_lines import printable
from vesuvius.games.pompeii.data.key_path import KeyPath
from vesuvius.games.pompeii.data.model import FILES
from vesuvius.games.pompeii.data.read import LIMIT, Tables, shipped
from vesuvius.problem import Problem

FEW = 5  # words that are all listed; of more, those that look like the wrong one
KnownIds = Mapping[str, Sequence[str]]
# What a TOML file can hold, by the names that its kinds of values have in words.
KINDS = {"bool": bool, "int": int, "str": str, "list": list, "dict": dict}


def problems(tables: Tables) -> Iterator[Problem]:
    """All that does not fit its type, in all files."""
    known = _known(tables)
    for file, kind in FILES.items():
        wanted = _type(kind)
        yield from _keys(tables[file], wanted, KeyPath(file))
        for field in wanted.fields:
            value = tables[file].get(field.encode_name)
            if isinstance(field.type, inspect.VarTupleType) and isinstance(value, list):
                for number, entry in enumerate(value, 1):
                    path = KeyPath(file, entry_name(entry) or f"{field.encode_name} {number}")
                    yield from _problems(entry, field.type.item_type, path, known)
            elif isinstance(field.type, inspect.VarTupleType) and value is not None:
                yield _wrong_kind(value, "list", KeyPath(file, "", field.encode_name))
            elif value is not None:
                yield from _problems(value, field.type, KeyPath(file, field.encode_name), known)


@cache
def _type(kind: type[Struct]) -> inspect.StructType:
    found = inspect.type_info(kind)
    assert isinstance(found, inspect.StructType)
    return found


def entry_name(entry: Any) -> str:
    """What an entry is called: by its id, or a kind of effect by its name; nothing if it has neither."""
    name = entry.get("id", entry.get("kind", "")) if isinstance(entry, dict) else ""
    return printable(name) if isinstance(name, str) and name else ""


def _known(tables: Tables) -> KnownIds:
    """The ids that texts of other entries can name; the shipped ones if a file has none that can be read."""

    def ids(file: str, key: str) -> list[str]:
        entries = tables[file].get(key)
        found = [entry.get("id") for entry in entries if isinstance(entry, dict)] if isinstance(entries, list) else []
        return [name for name in found if isinstance(name, str)] or [entry["id"] for entry in shipped(file)[key]]

    spaces, buildings = ids("spaces.toml", "space"), ids("buildings.toml", "building")
    places = list(dict.fromkeys([*spaces, *buildings, "offerings", "castrum"]))
    return {"good": ids("goods.toml", "good"), "space": spaces, "location": places}


def _problems(value: Any, wanted: inspect.Type, path: KeyPath, known: KnownIds) -> Iterator[Problem]:
    yield from _FITTING[type(wanted)](value, wanted, path, known)


def _is_wrong(value: Any, kind: str) -> bool:
    return not isinstance(value, KINDS[kind]) or (isinstance(value, bool) and kind != "bool")


def _shown(value: Any) -> str:
    """A value as it can be printed; a number may be too long for it."""
    try:
        return printable(str(value))
    except ValueError:
        return "…"


def _wrong_kind(value: Any, kind: str, path: KeyPath) -> Problem:
    if not path.key:
        return path.wrong("data-not-a-table")
    return path.wrong("data-wrong-kind", wanted=kind, got=_shown(value))


def _keys(value: dict[str, Any], wanted: inspect.StructType, path: KeyPath) -> Iterator[Problem]:
    """Keys that are missing or not known."""
    names = [field.encode_name for field in wanted.fields]
    names = [wanted.tag_field, *names] if wanted.tag_field else names
    for key in value:
        if key not in names:
            yield path.at(key).wrong("data-unknown", known=[*get_close_matches(key, names)] or names)
    for field in wanted.fields:
        if field.required and field.encode_name not in value:
            yield path.at(field.encode_name).wrong("data-missing")


def _struct(value: Any, wanted: inspect.StructType, path: KeyPath, known: KnownIds) -> Iterator[Problem]:
    if _is_wrong(value, "dict"):
        yield _wrong_kind(value, "dict", path)
        return
    yield from _keys(value, wanted, path)
    for field in wanted.fields:
        if field.encode_name in value:
            yield from _problems(value[field.encode_name], field.type, path.at(field.encode_name), known)


def _union(value: Any, wanted: inspect.UnionType, path: KeyPath, known: KnownIds) -> Iterator[Problem]:
    """One type that may be absent, or a kind of effect that its name chooses."""
    types = [kind for kind in wanted.types if not isinstance(kind, inspect.NoneType)]
    if len(types) == 1:
        yield from _problems(value, types[0], path, known)
        return
    kinds = {kind.tag: kind for kind in types if isinstance(kind, inspect.StructType)}
    if _is_wrong(value, "dict"):
        yield _wrong_kind(value, "dict", path)
    elif "kind" not in value:
        yield path.at("kind").wrong("data-missing")
    elif not isinstance(value["kind"], str) or value["kind"] not in kinds:
        yield _not_one_of(value["kind"], [str(kind) for kind in kinds], path.at("kind"))
    else:
        yield from _problems(value, kinds[value["kind"]], path, known)


def _dict(value: Any, wanted: inspect.DictType, path: KeyPath, known: KnownIds) -> Iterator[Problem]:
    if _is_wrong(value, "dict"):
        yield _wrong_kind(value, "dict", path)
        return
    yield from _length(value, wanted.min_length, None, path)
    for key, part in value.items():
        yield from _problems(key, wanted.key_type, path, known)
        yield from _problems(part, wanted.value_type, path.at(key), known)


def _tuple(value: Any, wanted: inspect.VarTupleType, path: KeyPath, known: KnownIds) -> Iterator[Problem]:
    if _is_wrong(value, "list"):
        yield _wrong_kind(value, "list", path)
        return
    yield from _length(value, wanted.min_length, wanted.max_length, path)
    for number, part in enumerate(value, 1):
        yield from _problems(part, wanted.item_type, path.item(number), known)


def _length(value: Any, least: int | None, most: int | None, path: KeyPath) -> Iterator[Problem]:
    if least is not None and len(value) < least:
        yield path.wrong("data-too-few", got=len(value), lowest=least)
    if most is not None and len(value) > most:
        yield path.wrong("data-too-many", got=len(value), highest=most)


def _int(value: Any, wanted: inspect.IntType, path: KeyPath, known: KnownIds) -> Iterator[Problem]:
    if _is_wrong(value, "int"):
        yield _wrong_kind(value, "int", path)
        return
    assert wanted.ge is not None
    assert wanted.le is not None
    if not wanted.ge <= value <= wanted.le:
        yield path.wrong("data-out-of-range", lowest=int(wanted.ge), highest=int(wanted.le), got=_shown(value))


def _str(value: Any, wanted: inspect.StrType, path: KeyPath, known: KnownIds) -> Iterator[Problem]:
    if _is_wrong(value, "str"):
        yield _wrong_kind(value, "str", path)
        return
    least, most = wanted.min_length or 0, wanted.max_length
    if not value.isprintable() or len(value) < least or (most is not None and len(value) > most):
        yield path.wrong("data-bad-text", got=printable(value), highest=most or LIMIT)
    elif wanted.pattern and not re.search(wanted.pattern, value):
        yield path.wrong("data-bad-id", got=printable(value))


def _bool(value: Any, wanted: inspect.BoolType, path: KeyPath, known: KnownIds) -> Iterator[Problem]:
    if _is_wrong(value, "bool"):
        yield _wrong_kind(value, "bool", path)


def _literal(value: Any, wanted: inspect.LiteralType, path: KeyPath, known: KnownIds) -> Iterator[Problem]:
    if not any(type(value) is type(word) and value == word for word in wanted.values):
        yield _not_one_of(value, [str(word) for word in wanted.values], path)


def _not_one_of(value: Any, words: list[str], path: KeyPath) -> Problem:
    near = get_close_matches(_shown(value), words) if len(words) > FEW else []
    return path.wrong("data-not-one-of", got=_shown(value), known=near or words)


def _id(value: Any, wanted: inspect.Metadata, path: KeyPath, known: KnownIds) -> Iterator[Problem]:
    """A text that names another entry."""
    if _is_wrong(value, "str"):
        yield _wrong_kind(value, "str", path)
        return
    of = (wanted.extra or {})["of"]
    if value not in known[of]:
        near = get_close_matches(value, known[of]) or list(known[of])
        message = "data-no-such-good" if of == "good" else "data-no-such-place"
        yield path.wrong(message, got=printable(value), known=near)


_FITTING: dict[type, Callable[[Any, Any, KeyPath, KnownIds], Iterator[Problem]]] = {
    inspect.StructType: _struct,
    inspect.UnionType: _union,
    inspect.DictType: _dict,
    inspect.VarTupleType: _tuple,
    inspect.IntType: _int,
    inspect.StrType: _str,
    inspect.BoolType: _bool,
    inspect.LiteralType: _literal,
    inspect.Metadata: _id,
}
