"""Writes what follows from the types of the messages: the browser's TypeScript types, and `docs/protocol.md`.

    python tools/protocol.py [--check]

With `--check` nothing is written; the exit status is 1 if a file doesn't match the types.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from inspect import getdoc
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect as kinds

from vesuvius.bots.analysis.hints import Hint
from vesuvius.game import Explanation, Lesson
from vesuvius.server.features import catalogue, daily, illustrations, matchmaking, puzzles, streaks
from vesuvius.server.features.notices import forms as notices_forms
from vesuvius.server.features.ratings import career
from vesuvius.server.features.study import forms as study_forms
from vesuvius.server.operations import host_forms
from vesuvius.server.protocol import forms, journal_entries, messages

ROOT = Path(__file__).parents[1]
TYPESCRIPT = ROOT / "web" / "src" / "lib" / "protocol.ts"
DOCUMENT = ROOT / "docs" / "protocol.md"
PREFACE = ROOT / "tools" / "protocol.md"
SENT: dict[str, Any] = {"ClientMessage": messages.ClientMessage, "TableCommand": messages.TableCommand}
TOLD: dict[str, Any] = {
    "ServerMessage": messages.ServerMessage,
    "Answer": messages.Answer,
    "EntryBody": journal_entries.EntryBody,
}
FORMS = [
    kind
    for module in (
        forms,
        notices_forms,
        career,
        puzzles,
        study_forms,
        daily,
        streaks,
        catalogue,
        illustrations,
        matchmaking,
        host_forms,
    )
    for kind in vars(module).values()
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == module.__name__
]
SIMPLE: dict[type, str] = {
    kinds.AnyType: "unknown",
    kinds.BoolType: "boolean",
    kinds.FloatType: "number",
    kinds.IntType: "number",
    kinds.NoneType: "null",
    kinds.StrType: "string",
}


def written(kind: Any) -> str:
    """Returns a type as TypeScript writes it."""
    match kind:
        case kinds.Metadata():
            return written(kind.type)
        case kinds.StructType():
            return str(kind.cls.__name__)
        case kinds.LiteralType():
            return " | ".join(f'"{value}"' for value in kind.values)
        case kinds.ListType() | kinds.VarTupleType() | kinds.CollectionType():
            inner = written(kind.item_type)
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        case kinds.DictType():
            return f"Record<{written(kind.key_type)}, {written(kind.value_type)}>"
        case kinds.UnionType():
            return alias_of(kind) or " | ".join(dict.fromkeys(written(one) for one in kind.types))
    return SIMPLE[type(kind)]


def alias_of(kind: kinds.UnionType) -> str | None:
    """Returns the name of a union, if it has one."""
    members = {one.cls for one in kind.types if isinstance(one, kinds.StructType)}
    for name, union in (SENT | TOLD | {"Clock": messages.Clock}).items():
        if members and members == {one.cls for one in kinds.type_info(union).types}:  # type: ignore[attr-defined]
            return name
    return None


def structs(kind: Any, found: dict[type, kinds.StructType]) -> None:
    """Adds all structs inside a type to those found, each once, inner ones first."""
    if isinstance(kind, kinds.StructType):
        if kind.cls in found:
            return
        for field in kind.fields:
            structs(field.type, found)
        found[kind.cls] = kind
    for name in ("type", "item_type", "key_type", "value_type"):
        if hasattr(kind, name):
            structs(getattr(kind, name), found)
    for inner in getattr(kind, "types", ()):
        structs(inner, found)


def all_structs() -> tuple[list[kinds.StructType], list[kinds.StructType]]:
    """Returns the structs that a client sends, and those that only a server sends."""
    sent: dict[type, kinds.StructType] = {}
    for kind in [*SENT.values(), *(form for form in FORMS if issubclass(form, messages.Form))]:
        structs(kinds.type_info(kind), sent)
    told: dict[type, kinds.StructType] = {}
    for kind in [*TOLD.values(), *FORMS, Hint, Lesson, Explanation]:
        structs(kinds.type_info(kind), told)
    return [*sent.values()], [kind for cls, kind in told.items() if cls not in sent]


def fields(kind: kinds.StructType, optional: bool) -> Iterator[tuple[str, str, str]]:
    """Yields the name, type and default of each field, the tag first."""
    if kind.tag_field is not None:
        yield kind.tag_field, f'"{kind.tag}"', ""
    left_out = optional or kind.cls.__struct_config__.omit_defaults
    for field in kind.fields:
        mark = "?" if not field.required and (left_out or _is_unset(field)) else ""
        yield field.encode_name + mark, written(field.type), _default(field) if mark else ""


def _is_unset(field: kinds.Field) -> bool:
    return field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT


def _default(field: kinds.Field) -> str:
    if _is_unset(field):
        return ""  # it may be left out, and means something by itself
    value = field.default if field.default is not msgspec.NODEFAULT else field.default_factory()
    return msgspec.json.encode(value).decode()


def typescript() -> str:
    """Returns the file for the browser."""
    sent, told = all_structs()
    lines = [
        "// Written by tools/protocol.py from src/vesuvius/server/protocol: change that, then run `make protocol`.",
        "",
        f"export const VERSION = {messages.VERSION};",
    ]
    for group, optional in ((sent, True), (told, False)):
        for kind in group:
            lines += ["", f"/** {_words(kind)} */", f"export interface {kind.cls.__name__} {{"]
            lines += [f"  {name}: {type_};" for name, type_, _ in fields(kind, optional)]
            lines += ["}"]
    for name, union in (SENT | TOLD | {"Clock": messages.Clock}).items():
        members = [written(one) for one in kinds.type_info(union).types]  # type: ignore[attr-defined]
        lines += ["", f"export type {name} =", *(f"  | {member}" for member in members)]
        lines[-1] += ";"
    return "\n".join(lines) + "\n"


def document() -> str:
    """Returns the page about the protocol."""
    sent, told = all_structs()
    lines = [PREFACE.read_text().strip().replace("VERSION_NUMBER", str(messages.VERSION))]
    commands = [kind for kind in sent if issubclass(kind.cls, messages.Command)]
    requests = [kind for kind in sent if issubclass(kind.cls, messages.Message) and kind not in commands]
    entries = [kind for kind in told if issubclass(kind.cls, journal_entries.Body)]
    answers = [kind for kind in told if issubclass(kind.cls, messages.Message)]
    rest = [kind for kind in [*sent, *told] if kind not in [*commands, *requests, *entries, *answers]]
    for title, group in (
        ("What a client sends", requests),
        ("Commands at a table", commands),
        ("What the server sends", answers),
        ("Entries of a journal", entries),
        ("Parts of messages, and forms over HTTP", rest),
    ):
        lines += [f"\n## {title}", *_tables(group, sent)]
    return "\n".join(lines) + "\n"


def _tables(group: Iterable[kinds.StructType], sent: list[kinds.StructType]) -> Iterator[str]:
    for kind in group:
        yield f"\n### {kind.cls.__name__}\n\n{_words(kind)}"
        rows = [*fields(kind, kind in sent)]
        if rows:
            yield "\n| field | type | if left out |\n|---|---|---|"
            for name, type_, default in rows:
                shown = type_.replace("|", "\\|")
                yield f"| `{name.rstrip('?')}` | `{shown}` | {f'`{default}`' if default else ''} |"


def _words(kind: kinds.StructType) -> str:
    return " ".join((getdoc(kind.cls) or "").split())


def main(arguments: list[str]) -> int:
    """Writes the files, or compares them with what they should be; returns the exit status."""
    stale = 0
    for path, text in ((TYPESCRIPT, typescript()), (DOCUMENT, document())):
        if path.exists() and path.read_text() == text:
            continue
        if "--check" in arguments:
            print(f"{path.relative_to(ROOT)} is not what the types say: run `make protocol`.", file=sys.stderr)
            stale = 1
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
    return stale


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
