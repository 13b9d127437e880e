"""Whether all entries are there, each once, and their totals and sources as the rulebook has them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from vesuvius.games.pompeii.data.key_path import KeyPath
from vesuvius.games.pompeii.data.model import Card, Data
from vesuvius.games.pompeii.data.read import Tables, shipped
from vesuvius.games.pompeii.rules.effects import Effect
from vesuvius.games.pompeii.rules.effects.immediate import HaltCastrum, Offering
from vesuvius.problem import Problem

RESOURCES = 10
COLOURS = {"red": 10, "blue": 8, "green": 1, "purple": 1}
ONE_TIME = 4  # specialists, p. 10
WINDOWS = {Offering: 4, HaltCastrum: 1}  # immediate city cards, p. 11
FREE = "goods.toml"  # whose ids are those of the box: another good may stand in for one that is reconstructed


def wrong_ids(tables: Tables) -> Iterator[Problem]:
    """Ids that are there twice, missing or not known."""
    for file, table in tables.items():
        for key, value in shipped(file).items():
            if isinstance(value, list):
                wanted = _wanted(file, value, tables)
                yield from _wrong_ids(KeyPath(file), [_id(entry) for entry in table[key]], wanted, len(value))


def _id(entry: dict[str, Any]) -> str:
    return str(entry.get("id", entry.get("kind")))


def _wanted(file: str, entries: list[dict[str, Any]], tables: Tables) -> list[str]:
    """The ids that a file has to have; a field is called as its good."""
    if file == FREE:
        return [entry["id"] for entry in entries if entry["source"] == "rulebook"]
    if file == "spaces.toml":
        fields = [good["id"] for good in tables[FREE]["good"] if good["kind"] == "resource"]
        return [*fields, *(entry["id"] for entry in entries if entry["kind"] != "field")]
    return [_id(entry) for entry in entries]


def _wrong_ids(path: KeyPath, got: list[str], wanted: list[str], total: int) -> Iterator[Problem]:
    for name, times in Counter(got).items():
        if times > 1:
            yield path._replace(entry=name).wrong("data-twice", times=times)
        if name not in wanted and path.file != FREE:
            yield path._replace(entry=name).wrong("data-foreign", known=_span(wanted))
    for name in wanted:
        if name not in got:
            yield path._replace(entry=name).wrong("data-absent", wanted=total)
    if path.file == FREE and len(got) != total:
        yield path.wrong("data-wrong-total", what="goods", got=len(got), wanted=total)


def _span(names: list[str]) -> list[str]:
    """Names that are counted through, by the first and the last of them."""
    return names if len(names) < len(COLOURS) else [names[0], "…", names[-1]]


def wrong_totals(data: Data) -> Iterator[Problem]:
    """Numbers that the rulebook prints: resources, buildings by colour, one-time and immediate cards."""
    resources = sum(good.kind == "resource" for good in data.goods)
    yield from _total("goods.toml", "resource", resources, RESOURCES)
    colours = Counter(building.kind for building in data.buildings)
    for colour, wanted in COLOURS.items():
        yield from _total("buildings.toml", colour, colours[colour], wanted)  # type: ignore[index]
    one_time = sum(card.timing == "at_activation" for card in data.specialists)
    yield from _total("specialists.toml", "at_activation", one_time, ONE_TIME)
    for kind, wanted in WINDOWS.items():
        found = sum(isinstance(effect, kind) for effect in _effects(data.city))
        yield from _total("city.toml", str(kind.__struct_config__.tag), found, wanted)


def _effects(cards: Iterable[Card]) -> Iterator[Effect]:
    for card in cards:
        yield from card.effects


def _total(file: str, what: str, got: int, wanted: int) -> Iterator[Problem]:
    if got != wanted:
        yield KeyPath(file).wrong("data-wrong-total", what=what, got=got, wanted=wanted)


def wrong_sources(tables: Tables) -> Iterator[Problem]:
    """Each entry says where it comes from: a page of the rulebook, and what of it is reconstructed."""
    for file, table in tables.items():
        for key, value in table.items():
            for entry in value if isinstance(value, list) else [{"id": key, **value}]:
                yield from _source(KeyPath(file, _id(entry)), entry)


def _source(path: KeyPath, entry: dict[str, Any]) -> Iterator[Problem]:
    notes = entry.get("reconstructed", [])
    if entry.get("source") == "rulebook" and "where" not in entry:
        yield path.at("where").wrong("data-missing")
    if entry.get("source") == "reconstruction":
        for key in ("where", "reconstructed"):
            if key in entry:
                yield path.at(key).wrong("data-not-here", what="reconstruction")
    for number, note in enumerate(notes, 1):
        if " " not in note and not any(path == note for path in _paths(entry)):
            yield path.at("reconstructed").item(number).wrong("data-no-such-key", got=note)


def _paths(entry: dict[str, Any]) -> Iterator[str]:
    """Keys, and the parameters of effects as `effects.heal`."""
    yield from entry
    for effect in entry.get("effects", ()):
        yield from (f"effects.{parameter}" for parameter in effect)
