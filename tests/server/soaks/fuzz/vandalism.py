"""Bad requests over HTTP: bodies, paths, queries, headers, methods, and keys that open nothing here."""

from __future__ import annotations

import json
from random import Random
from urllib.parse import quote

import httpx

from tests.server.soaks.fuzz.mischief import CONTROL, MISCHIEF, NAN, NEGATIVE, OVERFLOW, SURE, TABLES, commands
from tests.server.soaks.fuzz.world import World
from tests.server.support.tab import Json

KINDS = ("command", "body", "path", "query", "header", "method", "type", "huge", "record")
TYPES = (
    "text/plain",
    "application/xml",
    "multipart/form-data",
    "application/x-msgpack",
    "",
    "application/json; charset=x",
)


def request(chance: Random, world: World) -> tuple[str, bool, httpx.Request]:
    """What kind it is, whether it is a command (which is refused in its own way), and the request."""
    kind = chance.choice(KINDS)
    who = chance.choice(world.everybody)
    headers = {"Content-Type": "application/json"}
    if who.person.key:
        headers["Authorization"] = f"Bearer {who.person.key}"
    method, path, content = "POST", f"/api/tables/{world.table}/commands", b""
    match kind:
        case "command":
            content = _command(chance, world)
        case "body":
            method, path, content = _body(chance, world)
        case "path":
            method, path = _path(chance, world)
        case "query":
            method, path = "GET", _query(chance, world)
        case "header":
            method, path = "GET", "/api/me"
            headers["Authorization"] = _authorization(chance)
        case "method":
            method, path = chance.choice(("PATCH", "TRACE", "PROPFIND", "QUERY", "x")), chance.choice((path, "/api/me"))
        case "type":
            path, content = "/api/people", b"name=Nero"
            headers["Content-Type"] = chance.choice(TYPES)
        case "huge":
            path, content = "/api/people", b'{"name":"' + b"a" * chance.choice((100_000, 1_200_000)) + b'"}'
        case _:
            path, content = "/api/records/replay", json.dumps({"record": _record(chance)}).encode()
    return kind, kind == "command", world.http.build_request(method, path, content=content, headers=headers)


def _bytes(written: str | bytes) -> bytes:
    return written.encode(errors="surrogatepass") if isinstance(written, str) else written


def _command(chance: Random, world: World) -> bytes:
    message = commands(chance, world.table, chance.randrange(4), 0)
    return _bytes(MISCHIEF[chance.choice(sorted(MISCHIEF))](chance, message))


def _body(chance: Random, world: World) -> tuple[str, str, bytes]:
    """A body that can never be taken for a good one, for something that anybody may ask."""
    here = f"/api/tables/{world.table}"
    forms: list[tuple[str, str, Json]] = [
        ("POST", "/api/people", {"name": "Nero", "language": "en"}),
        ("PUT", "/api/me", {"name": "Nero"}),
        ("POST", "/api/codes", {"code": "ABCDEFGHJKMN"}),
        ("POST", "/api/tables", {"rules": "none", "seats": "none"}),
        ("POST", f"{here}/join", {"seat": 0, "name": "Nero", "invite": "none"}),
        ("PUT", f"{here}/seats/0", {"kind": "open", "name": "Nero"}),
        ("PUT", f"{here}/seats/0/name", {"name": "Nero"}),
        ("POST", f"{here}/chat", {"seat": 0, "text": "Salve!"}),
        ("POST", "/api/records/replay", {"record": "none"}),
        ("POST", "/api/records/play", {"record": "none", "table": "none", "upto": 0}),
    ]
    method, path, form = chance.choice(forms)
    body = _bytes(SURE[chance.choice(sorted(SURE))](chance, form))
    # Where every field may be left out, nothing at all is a good wish.
    return method, path, b"[]" if body.strip() == b"{}" else body


def _path(chance: Random, world: World) -> tuple[str, str]:
    table = chance.choice((*(quote(name, safe="") for name in TABLES[1:]), "%ff%fe", "%00", "a" * 3000, "x%0a"))
    # A client would take two dots for the folder above, and ask for something else.
    table = table.replace("..", "%2e%2e")
    seat = chance.choice(("-1", "8", "1.5", "x", "%00", "9" * 30, "9" * 5000, "1_0", " 0", "٣"))
    return chance.choice(
        [
            ("GET", f"/api/tables/{table}"),
            ("GET", f"/api/tables/{table}/view"),
            ("POST", f"/api/tables/{table}/start"),
            ("DELETE", f"/api/tables/{table}"),
            ("DELETE", f"/api/me/keys/{table}"),
            ("POST", f"/api/tables/{world.table}/hints/{seat}"),
            ("PUT", f"/api/tables/{world.table}/seats/{seat}"),
            ("PUT", f"/api/tables/{world.table}/seats/{seat}/name"),
            ("GET", f"/api/{table}"),
            ("GET", f"/assets/{table}"),
        ]
    )


def _query(chance: Random, world: World) -> str:
    values = [*NAN, *map(str, NEGATIVE), *map(str, OVERFLOW), "", "x", "none", "true", "[]", "%00", "0;1", "9" * 5000]
    what = chance.choice(("view?seat", "record?seat", "chat?seat", "events?seat=0&since", "events?since=0&seat"))
    return f"/api/tables/{world.table}/{what}={chance.choice(values)}".replace("+", "%2B")


def _authorization(chance: Random) -> str:
    keys = ["", "x", ".", "a.b", "a" * 4000, "AAAAAAAAAAAAAAAA." + "A" * 43, "..", "null", "%00", "' OR 1=1 --"]
    return chance.choice(("Bearer ", "bearer ", "Basic ", "")) + chance.choice(keys) + "."


def _record(chance: Random) -> str:
    """Something that is no record."""
    header = {"format": 1, "game": "downfall", "version": 1, "data": "x", "players": 2, "options": [], "seats": []}
    setups = [
        {},
        {"seed": "x"},
        {"deal": {}},
        {"position": {}},
        {"seed": "0" * 64},
        None,
        [],
        {"deal": {}, "position": {}},
    ]
    whole = {**header, "setup": chance.choice(setups), "commitment": chance.choice([None, "x", "0" * 64, 7])}
    lines = [json.dumps(whole), json.dumps({"seq": 1, "seat": 0, "move": chance.choice(CONTROL), "events": []})]
    written = MISCHIEF[chance.choice(sorted(MISCHIEF))](chance, {**whole, "type": "x"})
    noise = written if isinstance(written, str) else written.decode("latin-1")
    text = "\n".join(chance.choice((lines, [noise, *lines], [lines[0], noise], [noise])))
    return text.encode(errors="replace").decode() or "x"
