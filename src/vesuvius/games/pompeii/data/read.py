"""Data files of a folder, read and held against the types of `data.py`: what does not fit is named with its place."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from msgspec import Struct, inspect

from vesuvius.formats.json_lines import printable
from vesuvius.games.pompeii.data.model import FILES, FOLDER
from vesuvius.problem import Fact, Problem

LIMIT = 1 << 20  # bytes of a data file; those that are shipped have less than 17,000
FEW = 5  # words that are all listed; of more, those that look like the wrong one
Tables = dict[str, dict[str, Any]]
Known = Mapping[str, Sequence[str]]
# What a TOML file can hold, by the names that its kinds of values have in words.
KINDS = {"bool": bool, "int": int, "str": str, "list": list, "dict": dict}


class Place(NamedTuple):
    """Where something stands: a file, its entry, and the key in it, from the whole to the part."""

    file: str
    entry: str = ""
    key: str = ""

    def at(self, key: str) -> Place:
        """The value of a key in what is here."""
        return self._replace(key=f"{self.key}.{printable(key)}" if self.key else printable(key))

    def item(self, number: int) -> Place:
        """An item of the list that is here, counted from 1."""
        return self._replace(key=f"{self.key}[{number}]")

    def wrong(self, message: str, **more: Fact) -> Problem:
        """A Problem that says where."""
        return Problem(message, file=self.file, entry=self.entry, key=self.key, **more)


@cache
def shipped(file: str) -> dict[str, Any]:
    """A data file as it is shipped."""
    return tomllib.loads((FOLDER / file).read_text("utf-8"))


def changed_files(folder: Path) -> list[Path]:
    """The data files of a folder, in the order of their names; the Problem where it cannot be such a folder."""
    if not folder.is_dir():
        raise Problem("data-no-folder", folder=str(folder))
    try:
        files = sorted(file for file in folder.iterdir() if file.suffix == ".toml")
    except OSError as error:
        raise Problem("data-unreadable", file=str(folder), why=error.strerror or str(error)) from None
    if not files:
        raise Problem("data-no-files", folder=str(folder), known=[*FILES])
    return files


def read_file(file: Path) -> dict[str, Any]:
    """The content of a data file; a Problem where it is none, too large, or no TOML."""
    name = printable(file.name)
    if file.name not in FILES:
        raise Problem("data-no-such-file", file=name, known=[*FILES])
    try:
        if not file.is_file():
            raise Problem("data-no-plain-file", file=name)
        with file.open("rb") as stream:
            content = stream.read(LIMIT + 1)
        if len(content) > LIMIT:
            raise Problem("data-too-large", file=name, limit=LIMIT)
        return tomllib.loads(content.decode().replace("\r\n", "\n"))
    except OSError as error:
        raise Problem("data-unreadable", file=name, why=error.strerror or str(error)) from None
    except (ValueError, RecursionError) as error:
        raise Problem("data-no-toml", file=name, why=str(error)) from None


def misfits(tables: Tables) -> Iterator[Problem]:
    """All that does not fit its type, in all files."""
    known = _known(tables)
    for file, kind in FILES.items():
        wanted = _type(kind)
        yield from _keys(tables[file], wanted, Place(file))
        for field in wanted.fields:
            value = tables[file].get(field.encode_name)
            if isinstance(field.type, inspect.VarTupleType) and isinstance(value, list):
                for number, entry in enumerate(value, 1):
                    place = Place(file, entry_name(entry) or f"{field.encode_name} {number}")
                    yield from _misfits(entry, field.type.item_type, place, known)
            elif isinstance(field.type, inspect.VarTupleType) and value is not None:
                yield _wrong_kind(value, "list", Place(file, "", field.encode_name))
            elif value is not None:
                yield from _misfits(value, field.type, Place(file, field.encode_name), known)


@cache
def _type(kind: type[Struct]) -> inspect.StructType:
    found = inspect.type_info(kind)
    assert isinstance(found, inspect.StructType)
    return found


def entry_name(entry: Any) -> str:
    """What an entry is called: by its id, or a kind of effect by its name; nothing where it has neither."""
    name = entry.get("id", entry.get("kind", "")) if isinstance(entry, dict) else ""
    return printable(name) if isinstance(name, str) and name else ""


def _known(tables: Tables) -> Known:
    """The ids that texts of other entries can name; the shipped ones where a file has none that can be read."""

    def ids(file: str, key: str) -> list[str]:
        entries = tables[file].get(key)
        found = [entry.get("id") for entry in entries if isinstance(entry, dict)] if isinstance(entries, list) else []
        return [name for name in found if isinstance(name, str)] or [entry["id"] for entry in shipped(file)[key]]

    spaces, buildings = ids("spaces.toml", "space"), ids("buildings.toml", "building")
    places = list(dict.fromkeys([*spaces, *buildings, "offerings", "castrum"]))
    return {"good": ids("goods.toml", "good"), "space": spaces, "location": places}


def _misfits(value: Any, wanted: inspect.Type, place: Place, known: Known) -> Iterator[Problem]:
    yield from _FITTING[type(wanted)](value, wanted, place, known)


def _is_wrong(value: Any, kind: str) -> bool:
    return not isinstance(value, KINDS[kind]) or (isinstance(value, bool) and kind != "bool")


def _shown(value: Any) -> str:
    """A value as it can be printed; a number may be too long for it."""
    try:
        return printable(str(value))
    except ValueError:
        return "…"


def _wrong_kind(value: Any, kind: str, place: Place) -> Problem:
    if not place.key:
        return place.wrong("data-not-a-table")
    return place.wrong("data-wrong-kind", wanted=kind, got=_shown(value))


def _keys(value: dict[str, Any], wanted: inspect.StructType, place: Place) -> Iterator[Problem]:
    """Keys that are missing or not known."""
    names = [field.encode_name for field in wanted.fields]
    names = [wanted.tag_field, *names] if wanted.tag_field else names
    for key in value:
        if key not in names:
            yield place.at(key).wrong("data-unknown", known=[*get_close_matches(key, names)] or names)
    for field in wanted.fields:
        if field.required and field.encode_name not in value:
            yield place.at(field.encode_name).wrong("data-missing")


def _struct(value: Any, wanted: inspect.StructType, place: Place, known: Known) -> Iterator[Problem]:
    if _is_wrong(value, "dict"):
        yield _wrong_kind(value, "dict", place)
        return
    yield from _keys(value, wanted, place)
    for field in wanted.fields:
        if field.encode_name in value:
            yield from _misfits(value[field.encode_name], field.type, place.at(field.encode_name), known)


def _union(value: Any, wanted: inspect.UnionType, place: Place, known: Known) -> Iterator[Problem]:
    """One type that may be absent, or a kind of effect that its name chooses."""
    types = [kind for kind in wanted.types if not isinstance(kind, inspect.NoneType)]
    if len(types) == 1:
        yield from _misfits(value, types[0], place, known)
        return
    kinds = {kind.tag: kind for kind in types if isinstance(kind, inspect.StructType)}
    if _is_wrong(value, "dict"):
        yield _wrong_kind(value, "dict", place)
    elif "kind" not in value:
        yield place.at("kind").wrong("data-missing")
    elif not isinstance(value["kind"], str) or value["kind"] not in kinds:
        yield _not_one_of(value["kind"], [str(kind) for kind in kinds], place.at("kind"))
    else:
        yield from _misfits(value, kinds[value["kind"]], place, known)


def _dict(value: Any, wanted: inspect.DictType, place: Place, known: Known) -> Iterator[Problem]:
    if _is_wrong(value, "dict"):
        yield _wrong_kind(value, "dict", place)
        return
    yield from _length(value, wanted.min_length, None, place)
    for key, part in value.items():
        yield from _misfits(key, wanted.key_type, place, known)
        yield from _misfits(part, wanted.value_type, place.at(key), known)


def _tuple(value: Any, wanted: inspect.VarTupleType, place: Place, known: Known) -> Iterator[Problem]:
    if _is_wrong(value, "list"):
        yield _wrong_kind(value, "list", place)
        return
    yield from _length(value, wanted.min_length, wanted.max_length, place)
    for number, part in enumerate(value, 1):
        yield from _misfits(part, wanted.item_type, place.item(number), known)


def _length(value: Any, least: int | None, most: int | None, place: Place) -> Iterator[Problem]:
    if least is not None and len(value) < least:
        yield place.wrong("data-too-few", got=len(value), lowest=least)
    if most is not None and len(value) > most:
        yield place.wrong("data-too-many", got=len(value), highest=most)


def _int(value: Any, wanted: inspect.IntType, place: Place, known: Known) -> Iterator[Problem]:
    if _is_wrong(value, "int"):
        yield _wrong_kind(value, "int", place)
        return
    assert wanted.ge is not None
    assert wanted.le is not None
    if not wanted.ge <= value <= wanted.le:
        yield place.wrong("data-out-of-range", lowest=int(wanted.ge), highest=int(wanted.le), got=_shown(value))


def _str(value: Any, wanted: inspect.StrType, place: Place, known: Known) -> Iterator[Problem]:
    if _is_wrong(value, "str"):
        yield _wrong_kind(value, "str", place)
        return
    least, most = wanted.min_length or 0, wanted.max_length
    if not value.isprintable() or len(value) < least or (most is not None and len(value) > most):
        yield place.wrong("data-bad-text", got=printable(value), highest=most or LIMIT)
    elif wanted.pattern and not re.search(wanted.pattern, value):
        yield place.wrong("data-bad-id", got=printable(value))


def _bool(value: Any, wanted: inspect.BoolType, place: Place, known: Known) -> Iterator[Problem]:
    if _is_wrong(value, "bool"):
        yield _wrong_kind(value, "bool", place)


def _literal(value: Any, wanted: inspect.LiteralType, place: Place, known: Known) -> Iterator[Problem]:
    if not any(type(value) is type(word) and value == word for word in wanted.values):
        yield _not_one_of(value, [str(word) for word in wanted.values], place)


def _not_one_of(value: Any, words: list[str], place: Place) -> Problem:
    near = get_close_matches(_shown(value), words) if len(words) > FEW else []
    return place.wrong("data-not-one-of", got=_shown(value), known=near or words)


def _id(value: Any, wanted: inspect.Metadata, place: Place, known: Known) -> Iterator[Problem]:
    """A text that names another entry."""
    if _is_wrong(value, "str"):
        yield _wrong_kind(value, "str", place)
        return
    of = (wanted.extra or {})["of"]
    if value not in known[of]:
        near = get_close_matches(value, known[of]) or list(known[of])
        message = "data-no-such-good" if of == "good" else "data-no-such-place"
        yield place.wrong(message, got=printable(value), known=near)


_FITTING: dict[type, Callable[[Any, Any, Place, Known], Iterator[Problem]]] = {
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
