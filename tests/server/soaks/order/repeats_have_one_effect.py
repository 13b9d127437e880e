"""Repeated, late and reordered messages, and two tabs of one person that race: one effect each, and the same answers.

Two people play tables of two, each with two tabs. Whatever a tab is answered is foretold by a plain account of what was
acknowledged so far; at the end the stored journals hold exactly that, and a server that was killed and started again
answers every command as it did before.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx
import msgspec

from tests.server.support.client import Person
from tests.server.support.contents import journals
from tests.server.support.process import Server, served
from tests.server.support.tab import Json, Tab

SHUFFLED = 12
LANES = 3
OVER_HTTP, UNDONE, UNCHANGED = 0.04, 0.3, 0.8
RACES = ("same id", "same id, other move", "same move", "other move")
MESSAGES = ("repeated", "late", "reordered")


class Command(NamedTuple):
    """A command that was acknowledged, the `seq` that it got, and what else was sent under its id at the same time."""

    message: Json
    seq: int
    rival: Json


class Match:
    """A table at which two people play with two tabs each, and an account of what was acknowledged there."""

    def __init__(self, address: str, people: list[Person], chance: Random, counts: Counter[str]) -> None:
        self.address = address
        self.people = people
        self.chance = chance
        self.counts = counts
        self.table = ""
        self.tabs: list[list[Tab]] = []
        self.done: list[Command] = []
        self.seq = 1
        self.told: dict[int, tuple[int, Json]] = {}
        self._news = asyncio.Event()

    async def open(self) -> None:
        """Open the table, begin, and have both tabs of both people watch."""
        first, second = self.people
        self.table, invite = await first.open_table({"kind": "me"}, {"kind": "open"})
        await second.join(self.table, invite)
        await first.start(self.table)
        await self.connect()

    async def connect(self) -> None:
        """Open the tabs."""
        self.told.clear()
        self.tabs = [[Tab(self.address, person.key, self._hear) for _ in range(2)] for person in self.people]
        for seat, tabs in enumerate(self.tabs):
            for tab in tabs:
                await tab.connect()
                await tab.watch(self.table, seat)
        await self.settled()

    async def close(self) -> None:
        """Close the tabs."""
        await asyncio.gather(*(tab.close() for tabs in self.tabs for tab in tabs))

    def _hear(self, message: Json) -> None:
        if message["type"] in {"happened", "view"} and message["standing"] is not None:
            seat, seq = message["seat"], message["seq"]
            if seq >= self.told.get(seat, (0, {}))[0]:
                self.told[seat] = seq, message["standing"]
            self._news.set()

    async def settled(self) -> None:
        """Wait until both seats have been told of the last entry."""
        while [seq for seq, _ in self.told.values()] != [self.seq] * len(self.people):
            assert all(seq <= self.seq for seq, _ in self.told.values()), (self.told, self.seq)
            self._news.clear()
            await self._news.wait()

    @property
    def turn(self) -> int | None:
        """The seat that decides."""
        seat: int | None = self.told[0][1]["seat"]
        return seat

    def is_over(self) -> bool:
        """Whether the game is."""
        return self.turn is None

    def play(self, token: str | None = None, **changes: Any) -> Json:
        """A command to play for the seat that decides, right now, under a new id."""
        seat = self.turn or 0
        token = token or self.chance.choice(self.told[seat][1]["legal"] or ["pass"])
        name = f"{self.chance.getrandbits(48):x}"
        return {
            "type": "play",
            "table": self.table,
            "seat": seat,
            "seq": self.seq,
            "id": name,
            "token": token,
            **changes,
        }

    def acknowledge(self, message: Json, rival: Json | None = None) -> None:
        """The account: this command is stored now, or its rival under the same id."""
        self.seq += 1
        self.done.append(Command(message, self.seq, rival or message))

    def known(self, message: Json) -> int | None:
        """The `seq` of a command that was acknowledged before, under the same id from the same seat."""
        same = (message["seat"], message["id"])
        return next((done.seq for done in self.done if (done.message["seat"], done.message["id"]) == same), None)

    # Two tabs at once.

    async def race(self, kind: str) -> None:
        """The two tabs of the seat that decides send their commands at the same time: one of them has an effect."""
        first, seat = self.play(), self.turn or 0
        others = [token for token in self.told[seat][1]["legal"] if token != first["token"]] or [first["token"]]
        second = {
            "same id": first,
            "same id, other move": first | {"token": self.chance.choice(others)},
            "same move": self.play(first["token"]),
            "other move": self.play(self.chance.choice(others)),
        }[kind]
        tabs = self.chance.sample(self.tabs[seat], 2)
        (one,), (two,) = await asyncio.gather(tabs[0].ask(first), tabs[1].ask(second))
        if "busy" in (one["type"], two["type"]):
            await self._after_a_busy_race((first, one), (second, two))
            return
        if one["type"] == "acknowledged":
            self.acknowledge(first, second if second["id"] == first["id"] else None)
        else:
            self.acknowledge(second)
        expected = [self._foretold(first), self._foretold(second)]
        assert [one, two] == expected, (kind, one, two, expected)
        self.counts[kind] += 1
        await self.settled()

    async def _after_a_busy_race(self, *sent: tuple[Json, Json]) -> None:
        """The server took at most one of the two: it was no race."""
        for message, answer in sent:
            if answer["type"] == "acknowledged":
                self.acknowledge(message)
        await self.settled()

    # One tab, everything in disorder.

    async def disorder(self) -> None:
        """A shuffled heap of old, early, repeated and right commands from one tab, each answer foretold."""
        seat = self.chance.randrange(2) if self.turn is None else self.turn
        heap = [self._any(seat) for _ in range(SHUFFLED)] + [("", self._right(seat))] * 2
        self.chance.shuffle(heap)
        answers = await self.chance.choice(self.tabs[seat]).ask(*(message for _, message in heap))
        for (kind, message), answer in zip(heap, answers, strict=True):
            expected = self._foretold(message)
            if answer["type"] == "busy":
                continue
            self.counts[kind] += 1
            if expected is None:
                self._judge(message, answer)
            else:
                assert answer == expected, (message, answer, expected)
        await self.settled()

    def _right(self, seat: int) -> Json:
        """What may be sent just now: a move, or an undo where there is something to take back."""
        message = self.play(seat=seat)
        if self.told[seat][1]["undo"] is not None and self.chance.random() < UNDONE:
            del message["token"]
            return message | {"type": "undo"}
        return message

    def _any(self, seat: int) -> tuple[str, Json]:
        """Something that should have been sent before, later, or not again, and which of them."""
        mine = [done.message for done in self.done if done.message["seat"] == seat]
        kind = self.chance.choice(MESSAGES if mine else MESSAGES[1:])
        if kind == "repeated":
            message = self.chance.choice(mine)
            # The id counts, whatever the message says besides.
            changed = self.chance.random() >= UNCHANGED
            return kind, self.play("other", id=message["id"], seat=seat) if changed else message
        seq = self.chance.randrange(self.seq) if kind == "late" else self.seq + self.chance.choice((1, 1, 2, 9))
        return kind, self.play(seat=seat, seq=seq)

    def _foretold(self, message: Json) -> Json | None:
        """The answer that a command must get now; None where the rules have a say."""
        known, named = self.known(message), {"id": message["id"], "table": self.table}
        if known is not None:
            return {"type": "acknowledged", **named, "seq": known}
        if message["seq"] != self.seq:
            return {"type": "stale", **named, "seq": self.seq}
        return None

    def _judge(self, message: Json, answer: Json) -> None:
        legal = self.told[message["seat"]][1]["legal"] or []
        if answer["type"] == "acknowledged":
            assert answer["seq"] == self.seq + 1, (message, answer)
            self.acknowledge(message)
        else:
            fresh = self.told[message["seat"]][0] == self.seq
            assert answer["type"] == "refused", (message, answer)
            assert not (fresh and message.get("token") in legal), (message, answer)

    async def again_over_http(self) -> None:
        """A command that was acknowledged over the socket is answered the same over HTTP."""
        done = self.chance.choice(self.done)
        path = f"/api/tables/{self.table}/commands"
        answer = await self.people[done.message["seat"]].ask("POST", path, done.message)
        assert answer == self._foretold(done.message), (done, answer)
        self.counts["repeated"] += 1


def enough(counts: Counter[str], messages: int, races: int) -> bool:
    """Whether as many of everything were sent as was asked for."""
    return sum(counts[kind] for kind in MESSAGES) >= messages and min(counts[kind] for kind in RACES) * 4 >= races


async def play(match: Match, messages: int, races: int) -> None:
    """Play a table until its game is over, or until enough has been sent."""
    await match.open()
    while not match.is_over() and not enough(match.counts, messages, races):
        kind = min(RACES, key=lambda each: match.counts[each])
        if match.counts[kind] * 4 < races:
            await match.race(kind)
        if not match.is_over() and sum(match.counts[each] for each in MESSAGES) < messages:
            await match.disorder()
        if match.done and match.chance.random() < OVER_HTTP:
            await match.again_over_http()
    if match.is_over():
        await match.disorder()


def check_journals(file: Path, matches: list[Match]) -> int:
    """The stored journals hold exactly what was acknowledged; how many entries that are."""
    stored = journals(file)
    assert stored.keys() == {match.table for match in matches}
    for match in matches:
        (first, *entries), done = stored[match.table], match.done
        assert first[:2] == (1, None)
        assert [entry[:2] for entry in entries] == [
            (each.seq, f"{each.message['seat']}:{each.message['id']}") for each in done
        ], match.table
        for entry, each in zip(entries, done, strict=True):
            body = msgspec.json.decode(entry[2])
            sent = {each.message.get("token"), each.rival.get("token")}
            assert body["kind"] == ("undone" if sent == {None} else "moved"), (body, each)
            assert body.get("move") in sent, (body, each)
    return sum(len(entries) for entries in stored.values())


async def repeat_all(matches: list[Match]) -> None:
    """Every command that was ever acknowledged is sent once more, in disorder, and answered as before."""
    for match in matches:
        await match.connect()
        for seat in range(2):
            mine = [each for each in match.done if each.message["seat"] == seat]
            match.chance.shuffle(mine)
            answers = [await match.tabs[seat][0].sure(each.message) for each in mine]
            wanted = [
                {"type": "acknowledged", "id": each.message["id"], "table": match.table, "seq": each.seq}
                for each in mine
            ]
            assert answers == wanted, match.table
            late = await match.tabs[seat][1].sure(match.play("pass", seat=seat, seq=0))
            assert (late["type"], late["seq"]) == ("stale", match.seq), late
            match.counts["repeated after a restart"] += len(mine)
        await match.close()


async def order(server: Server, messages: int, races: int, seed: int, *ends: Callable[[], object]) -> Counter[str]:
    """Everything, against a server that runs; at last it is ended in each of these ways, and started again."""
    counts: Counter[str] = Counter()
    file, matches, chance = server.folder / "vesuvius.sqlite", list[Match](), Random(f"order {seed}")

    async def lane(people: list[Person], number: int) -> None:
        while not enough(counts, messages, races):
            match = Match(server.address, people, Random(f"order {seed} {number} {len(matches)}"), counts)
            matches.append(match)
            await play(match, messages, races)
            await match.close()
            report(counts, end="\r", to=sys.stderr)

    async with httpx.AsyncClient(timeout=60) as http:
        people = [await Person.register(server.address, http, name) for name in ("Livia", "Gaius")]
        await asyncio.gather(*(lane(chance.sample(people, 2), number) for number in range(LANES)))
    counts["entries"] = check_journals(file, matches)
    before = journals(file)
    for end in ends:
        await asyncio.to_thread(end)
        server.start()
        await asyncio.to_thread(server.wait_until_ready)
        await repeat_all(matches)
        assert journals(file) == before
    return counts


def report(counts: Counter[str], end: str = "\n", to: Any = None) -> None:
    """The counts in one line."""
    raced = sum(counts[kind] for kind in RACES)
    told = ", ".join(f"{counts[kind]:,} {kind}" for kind in (*MESSAGES, *RACES, "repeated after a restart", "entries"))
    print(f"order: {sum(counts[kind] for kind in MESSAGES):,} messages, {raced:,} races ({told})", end=end, file=to)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=20_000)
    parser.add_argument("--races", type=int, default=1_000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    with served(VESUVIUS_WORKERS="1") as server:
        counts = asyncio.run(order(server, chosen.messages, chosen.races, chosen.seed, server.kill, server.stop))
    report(counts)
    return 0 if enough(counts, chosen.messages, chosen.races) else 1


if __name__ == "__main__":
    sys.exit(main())
