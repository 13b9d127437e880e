"""Attacks by way of what the server offers to everybody: too much of it, at tables of others, or made to hurt."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from tests.server.soaks.attack.attacker import Attack, Attacker, Harm
from tests.server.support.inside import whole_game
from vesuvius import load
from vesuvius.formats.record import dump

GAME = whole_game()
RECORD = dump(GAME).decode()
INSIDE = (
    "https://127.0.0.1/x",
    "https://localhost/x",
    "https://[::1]/x",
    "https://169.254.169.254/latest/meta-data",
    "https://10.0.0.1/x",
    "https://2130706433/x",
    "http://push.example/x",
    "file:///etc/passwd",
    "https://user:pass@127.0.0.1:8079/api/host/drain",
)
NAMES = (
    "",
    " ",
    "\u202egnihton",
    "\u200b\u200b",
    "<script>alert(1)</script>",
    "N" * 10_000,
    "a\x00b",
    "🌋" * 500,
    "\n\n",
)
BOARD = load("downfall")
STUDY = {"game": "downfall", "position": BOARD.position(BOARD.new(2, seed=1)), "moves": []}


def _often(times: int, method: str, path: str, body: Any = None, signed: bool = True, **more: Any) -> Attack:
    """The same request many times at once; TABLE is a table of others."""

    async def attack(attacker: Attacker) -> None:
        if signed:
            await attacker.somebody()
        await attacker.ask_often(times, method, path.replace("TABLE", attacker.table), body, **more)

    return attack


def _each(method: str, path: str, *bodies: Any, signed: bool = True) -> Attack:
    """Requests with bodies that are made to hurt."""

    async def attack(attacker: Attacker) -> None:
        if signed:
            await attacker.somebody()
        for body in bodies:
            await attacker.ask(method, path.replace("TABLE", attacker.table), body)

    return attack


async def guessed_keys(attacker: Attacker) -> None:
    """Tries keys."""
    for _ in range(40):
        answer = await attacker.ask("GET", "/api/me", key=f"{attacker.chance.getrandbits(256):064x}")
        if answer.is_success:
            raise Harm("a key that was made up opens")


async def guessed_codes(attacker: Attacker) -> None:
    """Tries codes by which another device gets somebody's key."""
    for _ in range(40):
        code = "".join(attacker.chance.choices("ABCDEFGHJKMNPQRSTVWXYZ23456789", k=8))
        answer = await attacker.ask("POST", "/api/codes", {"code": code})
        if answer.is_success:
            raise Harm("a code that was made up opens")


async def guessed_joins(attacker: Attacker) -> None:
    """Tries to take seats at tables of others with invitations that it makes up."""
    await attacker.somebody()
    for _ in range(20):
        invite = f"{attacker.chance.getrandbits(128):032x}"[:22]
        answer = await attacker.ask("POST", f"/api/tables/{attacker.table}/join", {"invite": invite})
        if answer.is_success:
            raise Harm("an invitation that was made up is taken")


async def many_tables(attacker: Attacker) -> None:
    """Opens tables until it is told to stop, each with bots that think for long, and begins them all."""
    await attacker.somebody()
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "level:5"}] * 3]
    for answer in await attacker.ask_often(12, "POST", "/api/tables", {"rules": {"game": "downfall"}, "seats": seats}):
        if answer.is_success:
            await attacker.ask("POST", f"/api/tables/{answer.json()['info']['table']}/start")


async def tables_of_others(attacker: Attacker) -> None:
    """Looks at tables of others in every way that there is."""
    await attacker.somebody()
    for path in (
        "",
        "/view",
        "/view?seat=0",
        "/past",
        "/past?seat=1",
        "/events?since=0",
        "/chat",
        "/chat?seat=0",
        "/record",
        "/beginning",
    ):
        for signed in (None, ""):
            answer = await attacker.ask("GET", f"/api/tables/{attacker.table}{path}", key=signed)
            if answer.is_success:
                raise Harm(f"{path} of a table of others: {answer.status_code}")


async def chores_of_others(attacker: Attacker) -> None:
    """Starts, closes, names and rematches at tables of others."""
    await attacker.somebody()
    asked: tuple[tuple[str, str, Any], ...] = (
        ("POST", "/start", None),
        ("DELETE", "", None),
        ("POST", "/keys", None),
        ("POST", "/rematch", None),
        ("PUT", "/seats/0", {"kind": "bot", "bot": "greedy"}),
        ("PUT", "/seats/0/name", {"name": "Nero"}),
        ("PUT", "/chat", {"on": False}),
        ("POST", "/hints/0", None),
        ("POST", "/plan/0", {"tokens": []}),
        ("POST", "/review", None),
        ("POST", "/analysis", None),
        ("POST", "/mistakes", None),
        ("POST", "/explore", {"moves": []}),
        ("POST", "/explore/hints", {"moves": []}),
        ("POST", "/branches", {"moves": ["x"]}),
    )
    for method, path, body in asked:
        answer = await attacker.ask(method, f"/api/tables/{attacker.table}{path}", body)
        if answer.is_success:
            raise Harm(f"{method} {path} at a table of others: {answer.status_code}")


async def many_addresses(attacker: Attacker) -> None:
    """Asks for hints as nobody in particular, from many addresses at once."""
    sources = [f"127.3.{attacker.chance.randrange(256)}.{number}" for number in range(1, 25)]
    clients = [attacker._client(source) for source in sources]
    try:
        await asyncio.gather(
            *(client.post("/api/study/hints", json=STUDY, params={"deeper": "true"}) for client in clients),
            return_exceptions=True,
        )
    finally:
        await asyncio.gather(*(client.aclose() for client in clients))


async def matches(attacker: Attacker) -> None:
    """Looks for opponents and gives up, again and again."""
    await attacker.somebody()
    for _ in range(15):
        answer = await attacker.ask("POST", "/api/tables/match", {"game": "downfall"})
        if answer.is_success and isinstance(told := answer.json(), dict) and (table := told.get("table")):
            await attacker.ask("DELETE", f"/api/tables/{table}")


async def imports(attacker: Attacker) -> None:
    """Has records kept until it is told to stop."""
    await attacker.somebody()
    form = {"rules": {"game": "downfall"}, "seats": [{"kind": "me"}, {"kind": "open"}]}
    await attacker.ask_often(
        6, "POST", "/api/records/play", {"record": RECORD, "upto": GAME.entries[-3].seq, "table": form}
    )


async def pictures(attacker: Attacker) -> None:
    """Has pictures of links drawn, and pages told of, for tables that there are and that there are not."""
    names = [f"{attacker.chance.getrandbits(96):024x}"[:16] for _ in range(30)]
    await asyncio.gather(*(attacker.ask("GET", f"/pictures/{name}.png") for name in [*names, *attacker.tables[:5]]))
    await asyncio.gather(*(attacker.ask("GET", f"/tables/{name}") for name in names))


async def mailboxes(attacker: Attacker) -> None:
    """Has codes sent to mailboxes of others, and guesses codes."""
    await attacker.somebody()
    for number in range(15):
        await attacker.ask(
            "POST", "/api/me/notices/mail", {"mailbox": f"victim{number}@example.org\r\nBcc: all@example.org"}
        )
        await attacker.ask("POST", "/api/me/notices/mail/confirm", {"code": f"{number:06}"})


async def end_points(attacker: Attacker) -> None:
    """Has the server call addresses inside."""
    await attacker.somebody()
    keys = {"p256dh": "B" * 87, "auth": "A" * 22}
    for endpoint in INSIDE:
        asked = {"subscription": {"endpoint": endpoint, "keys": keys}}
        answer = await attacker.ask("POST", "/api/me/notices/push", asked)
        if answer.is_success:
            raise Harm(f"{endpoint} is called")


async def puzzles(attacker: Attacker) -> None:
    """Answers puzzles with everything."""
    told = (await attacker.ask("GET", "/api/puzzles")).json()
    name = str(told.get("next") or "1") if isinstance(told, dict) else "1"
    for token in ("x", "1@A1", "../..", "\u202e"):
        await attacker.ask_often(5, "POST", f"/api/puzzles/{name}", {"token": token})


async def daily(attacker: Attacker) -> None:
    """Begins the day's challenge again and again."""
    await attacker.somebody()
    await attacker.ask_often(10, "POST", "/api/daily/downfall")


async def branches(attacker: Attacker) -> None:
    """Keeps drafts beside games until it is told to stop."""
    table = await attacker.own_table()
    for number in range(25):
        await attacker.ask(
            "POST", f"/api/tables/{table or attacker.table}/branches", {"moves": [f"{number}@A1"], "since": 0}
        )


async def chat(attacker: Attacker) -> None:
    """Talks too much."""
    table = await attacker.own_table()
    for path in (f"/api/tables/{table or attacker.table}/chat", f"/api/tables/{attacker.table}/chat"):
        await attacker.ask_often(30, "POST", path, {"seat": 0, "text": "\u202e" + "x" * 250})


DEEP = "[" * 3000 + "]" * 3000
POSITIONS: tuple[Any, ...] = (
    "x" * 60_000,
    {"game": "downfall", "pieces": {"A1": [10**9] * 4}},
    {"a": {"b": {}}},
    "\u0000",
    "settling\n" * 900,
)
STRANGERS: dict[str, Attack] = {
    "keys guessed": guessed_keys,
    "codes guessed": guessed_codes,
    "seats taken by guessing": guessed_joins,
    "people without end": _often(40, "POST", "/api/people", {"name": "Nero"}, signed=False),
    "traps in names": _each("POST", "/api/people", *({"name": name} for name in NAMES), signed=False),
    "tables without end": many_tables,
    "tables of others": tables_of_others,
    "chores at tables of others": chores_of_others,
    "chat": chat,
    "imports": imports,
    "a record that is a bomb": _each(
        "POST",
        "/api/records/replay",
        {"record": RECORD * 40},
        {"record": "x" * 900_000},
        {"record": DEEP},
        {"record": RECORD[:-200]},
    ),
    "replays": _often(12, "POST", "/api/records/replay", {"record": RECORD}),
    "deep JSON in a body": _each(
        "POST", "/api/study", json.loads("[" * 400 + "]" * 400), {"game": DEEP, "position": DEEP}
    ),
    "positions that are bombs": _each("POST", "/api/study", *({**STUDY, "position": each} for each in POSITIONS)),
    "hints": _often(15, "POST", "/api/study/hints", STUDY, signed=False, params={"deeper": "true"}),
    "hints from many addresses": many_addresses,
    "looking for opponents": matches,
    "pictures of links": pictures,
    "mailboxes of others": mailboxes,
    "end points inside": end_points,
    "puzzles": puzzles,
    "the day's challenge": daily,
    "drafts": branches,
    "downloads": _often(20, "GET", "/api/me/records"),
    "lists": _often(25, "GET", "/api/tables", signed=False),
    "what there is to watch": _often(25, "GET", "/api/watch", signed=False),
}
