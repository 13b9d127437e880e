"""Bad messages by the hundred thousand, over the socket and over HTTP, and wrong-seat attempts by the thousand.

The server must answer each of them with a refusal and never with an error of its own; afterwards its database holds
what it held before, its memory has not grown beyond a bound, and it still plays.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections import Counter
from random import Random

import httpx
import psutil  # type: ignore[import-untyped]

from tests.server.soaks.fuzz.mischief import MISCHIEF, commands, other_messages
from tests.server.soaks.fuzz.operations import try_operations
from tests.server.soaks.fuzz.rudeness import RUDENESS
from tests.server.soaks.fuzz.trespass import trespass
from tests.server.soaks.fuzz.vandalism import request
from tests.server.soaks.fuzz.world import Somebody, World
from tests.server.support.contents import digest
from tests.server.support.process import Server, served
from tests.server.support.tab import Gone, Json, Tab

CHUNK, REQUESTS = 30, 10
OVER_HTTP, RUDE, RIGHT_NOW, SPEECH = 0.25, 0.15, 0.1, 0.15
GROWTH = 96  # MiB; the caches of the interpreter and of SQLite are filled on the way
REFUSING = {"failed", "refused", "stale"}
# What the web server says of a client whose text is none.
NO_TEXT = "Invalid UTF-8 sequence received from client."
NONSENSE = ("x", "🌋", "play", "A1", "pass ", "\x00", "P1 P1", "-1", "1" * 200, "../..", "\u202e", "null", "0")


def bad_message(chance: Random, world: World, seat: int, seq: int) -> tuple[str, str | bytes | Json]:
    """A bad message and what kind it is, for a socket of whoever holds the seat (or thinks so)."""
    if chance.random() < RIGHT_NOW:
        now = {"table": world.table, "seat": seat, "seq": seq, "id": f"{chance.getrandbits(40):x}"}
        wrong: list[Json] = [
            {"type": "play", "token": chance.choice(NONSENSE)},
            {"type": "undo", "to": 9999},
            {"type": "ask-rewind", "to": 9999},
            {"type": "answer-rewind", "yes": True},
            {"type": "let-bot", "absent": chance.choice((seat, 7)), "bot": "nobody"},
            {"type": "wait"},
            {"type": "return"},
        ]
        return "right in form", chance.choice(wrong) | now
    kind = chance.choice(sorted(MISCHIEF))
    speech = chance.random() < SPEECH
    good = other_messages(chance, world.table) if speech else commands(chance, world.table, seat, 0)
    return kind, MISCHIEF[kind](chance, good)


class Fuzz:
    """Everything that is sent, and how often."""

    def __init__(self, world: World, seed: int, messages: int) -> None:
        self.world = world
        self.seed = seed
        self.messages = messages
        self.sent: Counter[str] = Counter()

    async def run(self) -> Counter[str]:
        """All of them, on several sockets at once."""
        view = await self.world.view(0)
        senders = [each for each in self.world.everybody if not each.ended]
        await asyncio.gather(*(self._talk(sender, view["seq"]) for sender in senders))
        return self.sent

    async def _talk(self, sender: Somebody, seq: int) -> None:
        chance, heard, seat = Random(f"fuzz {self.seed} {sender.name}"), list[Json](), min(sender.seats, default=0)
        tab = Tab(self.world.address, sender.person.key or None, heard.append)
        assert (await tab.connect())["type"] == "welcome"
        while self.sent.total() < self.messages:
            if chance.random() < OVER_HTTP:
                for _ in range(REQUESTS):
                    await self._vandalise(chance)
            elif chance.random() < RUDE:
                await self._be_rude(chance)
            else:
                await self._annoy(tab, [bad_message(chance, self.world, seat, seq) for _ in range(CHUNK)])
            assert heard == [], heard
        await tab.close()

    async def _annoy(self, tab: Tab, messages: list[tuple[str, str | bytes | Json]]) -> None:
        """A number of messages over one socket: each is answered, and refused, and the socket stays open."""
        answers = await tab.ask(*(message for _, message in messages))
        for (kind, message), answer in zip(messages, answers, strict=True):
            assert answer["type"] in REFUSING | {"busy"}, (kind, message, answer)
            self.sent[kind] += answer["type"] != "busy"

    async def _be_rude(self, chance: Random) -> None:
        """What a socket does not survive: it is closed, and nobody is welcomed."""
        kind = chance.choice(sorted(RUDENESS))
        try:
            told = await RUDENESS[kind](chance, self.world)
        except Gone:
            told = None
        assert told is None or told["type"] == "failed", (kind, told)
        self.sent[kind] += 1

    async def _vandalise(self, chance: Random) -> None:
        """A bad request over HTTP."""
        kind, wanted, asked = request(chance, self.world)
        response = await self.world.http.send(asked)
        status = response.status_code
        fine = 400 <= status < 500 or (status == 200 and wanted and response.json()["type"] in REFUSING)
        assert fine, (kind, asked.method, asked.url, asked.content[:300], status, response.text[:300])
        self.sent[f"HTTP: {kind}"] += 1


def memory(server: Server) -> float:
    """How much memory the server holds, in MiB."""
    assert server.process is not None
    resident: int = psutil.Process(server.process.pid).memory_info().rss
    return resident / 2**20


async def fuzz(server: Server, messages: int, attempts: int, examples: int, seed: int) -> dict[str, Counter[str]]:
    """Everything, against a server that runs; what was sent how often."""
    file = server.folder / "vesuvius.sqlite"
    async with httpx.AsyncClient(timeout=60, base_url=server.address) as http:
        world = await World(server.address, http).make()
        await Fuzz(world, 0, messages // 10).run()  # what the first ones fill up is no leak
        before, held = digest(file), memory(server)
        sent = await Fuzz(world, seed, messages).run()
        assert digest(file) == before, "a bad message has changed something"
        tried = await trespass(world, attempts, seed)
        assert digest(file) == before, "somebody has changed something at a seat of somebody else"
        growth = memory(server) - held
        assert growth < GROWTH, f"{growth:.0f} MiB more"
        asked = await asyncio.to_thread(try_operations, server.address, file, examples, seed)
        moves = await world.finish()
    lines = server.log.read_text().splitlines()
    errors = [line for line in lines if '"level": "error"' in line and NO_TEXT not in line]
    assert errors == [], errors[:3]
    return {"sent": sent, "tried": tried, "asked": asked, "other": Counter(moves=moves, growth=round(growth))}


def report(counts: dict[str, Counter[str]]) -> None:
    """The counts, one line for each proof."""
    for name, words in (("sent", "bad messages"), ("tried", "wrong-seat attempts"), ("asked", "requests by operation")):
        total = counts[name].pop("attempts", 0) or counts[name].total()
        told = ", ".join(f"{number:,} {kind}" for kind, number in sorted(counts[name].items()))
        print(f"fuzz: {total:,} {words} ({told})")
    other = counts["other"]
    print(
        f"fuzz: no error, nothing changed, {other['growth']} MiB more, then {other['moves']} moves to the end of a game"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--attempts", type=int, default=5_000)
    parser.add_argument("--examples", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    with served(VESUVIUS_WORKERS="1") as server:
        counts = asyncio.run(fuzz(server, chosen.messages, chosen.attempts, chosen.examples, chosen.seed))
    reached = counts["sent"].total() >= chosen.messages and counts["tried"]["attempts"] >= chosen.attempts
    report(counts)
    return 0 if reached else 1


if __name__ == "__main__":
    sys.exit(main())
