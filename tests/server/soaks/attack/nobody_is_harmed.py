"""An attackers' suite: every named attack, again and again, against a running server at which people play.

    PYTHONPATH=. python -m tests.server.soaks.attack.nobody_is_harmed [--seconds 600] [--people 200] [--attackers 4]
        [--only NAME...]

The server has the limits that hosts have, on this machine, and so have all addresses from which somebody comes. At the
end no request has failed, every acknowledged move is stored, everybody was told of every move in its order, nobody was
told of what isn't for them, and memory and disk have grown within bounds.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import resource
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random
from statistics import quantiles

import psutil  # type: ignore[import-untyped]

from bench.rude_clients import Public
from tests.server.features.notices.push_service import text_of
from tests.server.soaks.attack.attacker import Attack, Attacker, Harm
from tests.server.soaks.attack.frames import FRAMES
from tests.server.soaks.attack.players import Match, seated
from tests.server.soaks.attack.requests import REQUESTS
from tests.server.soaks.attack.strangers import STRANGERS
from tests.server.support.process import Server

ATTACKS: dict[str, Attack] = {**FRAMES, **{f"requests: {name}": each for name, each in REQUESTS.items()}, **STRANGERS}
LONGEST = 400.0  # seconds, after which an attack hangs: the server should have ended it
GROWTH = 256  # MiB of memory, of which most is what the first of each kind fill up
DISK = 96  # MiB
FILES = 8192
# A server that could tell people of their turn, if anybody took its mails.
NOTICES = {
    "VESUVIUS_PUSH_PRIVATE_KEY": text_of(bytes(31) + b"\x07"),
    "VESUVIUS_PUSH_CONTACT": "mailto:host@example.org",
    "VESUVIUS_MAIL_HOST": "127.0.0.1",
    "VESUVIUS_MAIL_PORT": "9",
    "VESUVIUS_MAIL_SENDER": "host@example.org",
}
NO_TEXT = "Invalid UTF-8 sequence received from client."  # what the web server says of a text that is none


class Siege:
    """Attackers who take turns with all attacks, and what came of them."""

    def __init__(self, address: str, tables: list[str], names: list[str], seed: int) -> None:
        self._address, self._tables, self._names = address, tables, names
        self._seed, self._number = seed, 0
        self.done: Counter[str] = Counter()
        self.harm: list[str] = []
        self.answers: Counter[str] = Counter()

    async def run(self, attackers: int, end: float) -> None:
        """All attacks once, and then on until it is time."""
        await asyncio.gather(*(self._attack(end) for _ in range(attackers)))

    async def _attack(self, end: float) -> None:
        while self._number < len(self._names) or time.monotonic() < end:
            number, self._number = self._number, self._number + 1
            name = self._names[number % len(self._names)]
            source = f"127.2.{number // 250 % 250}.{number % 250 + 1}"
            attacker = Attacker(self._address, source, self._tables, f"{self._seed} {number}")
            try:
                async with asyncio.timeout(LONGEST):
                    await ATTACKS[name](attacker)
            except Harm as harm:
                self.harm.append(f"{name}: {harm}")
            except TimeoutError:
                self.harm.append(f"{name}: it hangs")
            except Exception as error:
                self.harm.append(f"{name}: {error!r}")
            finally:
                await attacker.close()
            self.done[name] += 1
            self.answers.update(f"{name}: {status}" for status in attacker.statuses)


def memory(server: Server) -> float:
    """MiB that the server and its workers hold."""
    assert server.process is not None
    process = psutil.Process(server.process.pid)
    held: int = process.memory_info().rss
    return held / 2**20


def disk(server: Server) -> float:
    """MiB of all that lies in the server's folder."""
    return sum(file.stat().st_size for file in server.folder.rglob("*") if file.is_file()) / 2**20


def lost_moves(server: Server, matches: list[Match]) -> list[str]:
    """Acknowledged moves that are not stored."""
    with contextlib.closing(sqlite3.connect(server.folder / "vesuvius.sqlite")) as database:
        stored = {
            (table, seq): json.loads(body)
            for table, seq, body in database.execute('SELECT "table", seq, body FROM entries')
        }
    return [
        f"{match.table} {seq} {token}"
        for match in matches
        for seq, token in match.acknowledged.items()
        if stored.get((match.table, seq), {}).get("move") != token
    ]


def errors_of(server: Server) -> list[str]:
    """What the server calls an error in its log."""
    lines = server.log.read_text(errors="replace").splitlines()
    return [line for line in lines if ('"level": "error"' in line or "Traceback" in line) and NO_TEXT not in line]


async def besieged(server: Server, chosen: argparse.Namespace) -> dict[str, object]:
    """People play, attackers attack; what came of it."""
    matches = await seated(server.address, chosen.people)
    siege = Siege(server.address, [match.table for match in matches], chosen.only or [*ATTACKS], chosen.seed)
    held, lain, stop = memory(server), disk(server), asyncio.Event()
    playing = [
        asyncio.create_task(match.play(Random(f"{chosen.seed} {match.table}"), chosen.pause, stop)) for match in matches
    ]
    await siege.run(chosen.attackers, time.monotonic() + chosen.seconds)
    stop.set()
    results = await asyncio.gather(*playing, return_exceptions=True)
    players = [player for match in matches for player in match.people]
    waits = [wait for match in matches for wait in match.waits]
    return {
        "attacks": len(siege.done),
        "times": siege.done.total(),
        "moves": len(waits),
        "p99_ms": round(1000 * quantiles(waits, n=100)[98]) if len(waits) > 1 else 0,
        "growth_mib": round(memory(server) - held),
        "disk_mib": round(disk(server) - lain),
        "sockets_lost": sum(player.lost for player in players),
        "answers": siege.answers,
        "harm": siege.harm,
        "failed": [repr(result) for result in results if isinstance(result, BaseException)],
        "gaps": sum(player.gaps for player in players),
        "lost": lost_moves(server, matches),
        "errors": errors_of(server),
    }


def verdict(found: dict[str, object]) -> list[str]:
    """What must not be."""
    wrong = [f"{what}: {found[what]}" for what in ("harm", "failed", "gaps", "lost", "errors") if found[what]]
    wrong += [] if found["moves"] else ["nobody has played"]
    bounds = (("growth_mib", GROWTH), ("disk_mib", DISK))
    return wrong + [f"{what}: {found[what]}" for what, most in bounds if int(str(found[what])) > most]


def arguments(given: list[str] | None = None) -> argparse.Namespace:
    """How long, how many, and which."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--people", type=int, default=200)
    parser.add_argument("--attackers", type=int, default=4)
    parser.add_argument("--pause", type=float, default=4.0, help="seconds between two moves at a table")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", nargs="*", choices=[*ATTACKS])
    return parser.parse_args(given)


def besiege(chosen: argparse.Namespace) -> dict[str, object]:
    """A server of its own, attacked for as long as was said; then it still has to be ready."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES if hard == resource.RLIM_INFINITY else min(FILES, hard), hard))
    with tempfile.TemporaryDirectory() as folder:
        server = Public(Path(folder), **NOTICES, VESUVIUS_WORKERS="1")
        server.start()
        try:
            server.wait_until_ready()
            found = asyncio.run(besieged(server, chosen))
            server.wait_until_ready()
            return found
        finally:
            server.kill()


def main() -> int:
    """Attack, and say what came of it."""
    found = besiege(arguments())
    wrong = verdict(found)
    print(json.dumps(found, indent=2))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
