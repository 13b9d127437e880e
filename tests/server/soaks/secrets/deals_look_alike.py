"""What the server says to a seat, to spectators and to its log cannot tell the true deal from another possible one.

At points of random games everything that a seat cannot know is dealt anew, and the same is done again at the same times
on another server: every byte for that seat, for spectators and for the log must be the same, the field `commitment`
alone excepted. All bytes of all runs are searched for seeds, generator words and keys.
`python -m tests.server.soaks.secrets.deals_look_alike` tries 5,000 points of 500 games.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from itertools import islice
from math import ceil
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import track

from tests.server.soaks.secrets.recorded_server import Output, Pool, ServerFactory, logging_to
from tests.server.soaks.secrets.scenes import WATCHER, Point, Refusal, Scene, Stage, World, perform
from tests.server.soaks.secrets.search import Search
from vesuvius import load
from vesuvius.formats.record import Move, Undo, commitment, in_force
from vesuvius.game import Game, Illegal, Line, State, SupportsReconstruction, supports

GAMES, POINTS = 500, 5000
SPARE = 6  # points of a game beyond those that are tried, since for some of them no other world is found
EARLY, LATEST = 48, 150  # entries: half of the points are looked for in the first phase
TRIES = 30
PASTS = 20  # ways in which a world may have come about that are tried
MORE = 1.2  # what is tried of each game, since some games end early
BATCH = 5  # games that a process plays before it takes others
SHOWN = 100  # bytes of what differs
HIDDEN = ("stock", "bag", "hands", "reshuffled", "specialists", "city", "volcano")
PRESENCE = b'{"type":"presence"'


class Leak(Exception):
    """Somebody could tell the two worlds apart, or a secret was said: where, and what."""

    def __init__(self, channel: str, what: str) -> None:
        super().__init__(channel, what)
        self.channel, self.what = channel, what


class Counts(msgspec.Struct):
    """How much was tried."""

    games: int = 0
    points: int = 0
    taken_back: int = 0
    left: int = 0
    bots: int = 0
    hints: int = 0
    refusals: int = 0
    other_deals: int = 0
    compared: int = 0
    searched: int = 0

    def add(self, other: Counts) -> None:
        """Count what another has counted."""
        for name in self.__struct_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))


# Another world.


def other_world(scene: Scene, point: Point, chance: random.Random) -> World | None:
    """A world that the seat must take to be possible at that point; None where none was found."""
    game = load(scene.world.game)
    kept = {move.seq for move in in_force(point.entries)}
    tips = _tips(game, scene.world, point)
    straight = len(kept) == len(point.entries)
    for tried in range(TRIES):
        basis = chance.choice(tips) if tried and not straight else tips[-1]
        possible = game.resample(game.mask(basis, point.seat), point.seat, chance.getrandbits(64))
        for deal in _deals(game, scene.world, point, basis, possible):
            seed, position = f"{chance.getrandbits(256):064x}", game.position(game.new(deal=deal))
            world = World(scene.world.players, scene.world.options, seed, position, scene.world.game)
            if _is_possible(game, scene.world, world, point, kept if basis is tips[-1] else set()):
                return world
        if straight and not point.refusals and not supports(game, SupportsReconstruction):
            raise Leak("rules", f"no such play at {point.entries[-1].seq if point.entries else 0}")
    return None


def _deals(game: Game, true: World, point: Point, basis: State, possible: State) -> Iterator[Line]:
    """The deals that a possible world may have come from, by the same tokens and without chance after the deal."""
    if not supports(game, SupportsReconstruction):
        yield game.whole_deal(possible)
        return
    state = true.begin()
    told = [(move.move, game.play(state, move.move)) for move in in_force(point.entries)]
    if not game.same(state, basis):  # what was taken back leads nowhere that a past is told of
        return
    for deal, plays in islice(game.reconstruct(state, possible, game.whole_deal(true.begin()), told), PASTS):
        if [(token, []) for token, _ in told] == plays:
            yield deal


def _tips(game: Game, world: World, point: Point) -> list[State]:
    """Where the game stood before each time that something was taken back, and where it stands."""
    reached, seqs, tips = [world.begin()], [0], []
    for entry in point.entries:
        if isinstance(entry, Undo):
            tips.append(reached[-1])
            while seqs[-1] > entry.undo:
                reached.pop()
                seqs.pop()
            continue
        state = game.copy(reached[-1])
        game.play(state, entry.move)
        reached.append(state)
        seqs.append(entry.seq)
    return [*tips, reached[-1]]


def _is_possible(game: Game, true: World, other: World, point: Point, sure: set[int]) -> bool:
    """Whether everything can be played in the other world too, and looks the same to the seat.

    How the `sure` entries look is not asked here: that is for the server to show.
    """
    reached = [(0, true.begin(), other.begin())]
    refusals = deque(point.refusals)
    for count, entry in enumerate(point.entries):
        if not _still_refused(game, reached[-1][2], refusals, count):
            return False
        if isinstance(entry, Undo):
            while reached[-1][0] > entry.undo:
                reached.pop()
            continue
        states = game.copy(reached[-1][1]), game.copy(reached[-1][2])
        try:
            events = [game.play(state, entry.move) for state in states]
        except Illegal:
            return False
        alike = entry.seq in sure or _sees(game, states[0], events[0], point.seat) == _sees(
            game, states[1], events[1], point.seat
        )
        if not alike:
            return False
        reached.append((entry.seq, *states))
    return _still_refused(game, reached[-1][2], refusals, len(point.entries))


def _still_refused(game: Game, state: State, refusals: deque[Refusal], count: int) -> bool:
    """Whether the tokens that were refused when there were so many entries are refused here too."""
    while refusals and refusals[0].entries == count:
        refused = refusals.popleft()
        if game.refusal(state, refused.seat, refused.token) is None:
            return False
    return True


def _sees(game: Game, state: State, events: Sequence[Any], seat: int | None) -> tuple[Any, ...]:
    legal = game.legal(game.mask(state, seat)) if seat is not None and game.seat(state) == seat else []
    return game.view(state, seat), legal, [game.mask_event(event, seat) for event in events]


# The same again.


async def check_point(
    factory: ServerFactory, pool: Pool, scene: Scene, number: int, point: Point, world: World
) -> Counts:
    """Do everything again in another world, and raise the Leak by which the seat could tell."""
    counts = Counts()
    channels = {"log", f"socket {WATCHER}", f"answer {WATCHER}", f"thought {point.seat}"}
    if point.seat in scene.seats:
        channels |= {f"{kind} {scene.seats[point.seat]}" for kind in ("socket", "answer")}
    pool.script, pool.chosen = deque(scene.chosen), []
    everything: list[Output] = []
    async with factory.server(scene.name) as server:
        for index, step in enumerate(scene.steps[: point.steps]):
            if step.point not in (None, number):
                continue
            said = await perform(server, step, world)
            everything += [] if step.gift else said
            mine, theirs = (_for(channels, each, of) for each, of in ((scene.said[index], scene.world), (said, world)))
            counts.compared += sum(len(each.data) for each in mine)
            counts.hints += sum(b"/hints/" in each.data and b" 200 " in each.data[:80] for each in mine)
            counts.refusals += sum(b'"type":"refused"' in each.data for each in mine)
            _compare(mine, theirs, f"step {index} of {scene.name}: {step.kind} {step.who} {step.text}")
    counts.searched = search(everything, world, scene.keys)
    return counts


def _for(channels: set[str], said: list[Output], world: World) -> list[Output]:
    """What the seat and everybody is told, by channel; between channels there is no order.

    Who is at a table is told a moment later by the clock, so it's searched for secrets, but has no place in the order.
    """
    field = f'"commitment":"{commitment(world.seed)}"'.encode()
    told = [Output(each.channel, each.data.replace(field, b'"commitment":""')) for each in said]
    in_order = [each for each in told if each.channel in channels and not each.data.startswith(PRESENCE)]
    return sorted(in_order, key=lambda each: each.channel)


def _compare(mine: list[Output], theirs: list[Output], where: str) -> None:
    for one, other in zip(mine, theirs, strict=False):
        if one != other:
            first = next((i for i, pair in enumerate(zip(one.data, other.data, strict=False)) if len({*pair}) > 1), 0)
            shown = [each.data[max(0, first - SHOWN) : first + SHOWN] for each in (one, other)]
            raise Leak(one.channel, f"{where}: {shown}")
    if len(mine) != len(theirs):
        more = max(mine, theirs, key=len)[min(len(mine), len(theirs))]
        raise Leak(more.channel, f"{where}: one is told more: {more.data[:SHOWN]!r}")


def search(said: list[Output], world: World, keys: list[str]) -> int:
    """Raise a Leak where a secret was said; else how many bytes were searched."""
    text = b"\n".join(each.data for each in said if not each.channel.startswith("thought "))
    assert b"http-500" not in text, "the server has failed"
    found = Search([world.seed], keys).found(text)
    if found is not None:
        raise Leak("search", found)
    return len(text)


# Games.


async def try_game(
    factory: ServerFactory,
    pool: Pool,
    name: str,
    number: int,
    points: int,
    latest: int = LATEST,
    game: str = "downfall",
) -> Counts:
    """Make a game up and try so many of its points, as far as it has them."""
    chance = random.Random(f"points of {name} {number}")
    ends = min(latest // 2, EARLY), latest
    targets = sorted(chance.randint(ends[0] if i % 2 else 2, ends[i % 2]) for i in range(points + SPARE))
    pool.script, pool.chosen = None, []
    async with factory.server(f"{name} {number}") as server:
        scene = await Stage(server, name, number, targets, game).play()
    given = [said for step, said in zip(scene.steps, scene.said, strict=True) if not step.gift]
    counts = Counts(games=1, searched=search([each for said in given for each in said], scene.world, scene.keys))
    order = [*enumerate(scene.points)]
    chance.shuffle(order)
    for which, point in islice(_with_worlds(scene, order, chance), points):
        counts.add(await check_point(factory, pool, scene, which[0], which[1], point))
        counts.add(_counted(scene, which[1], point))
    return counts


def _with_worlds(
    scene: Scene, order: Sequence[tuple[int, Point]], chance: random.Random
) -> Iterator[tuple[tuple[int, Point], World]]:
    for number, point in order:
        world = other_world(scene, point, chance)
        if world is not None:
            yield (number, point), world


def _counted(scene: Scene, point: Point, world: World) -> Counts:
    game = load(scene.world.game)
    deals = [game.whole_deal(each.begin()) for each in (scene.world, world)]
    differs = any(deals[0][part] != deals[1][part] for part in HIDDEN if part in deals[0])
    moves = [entry for entry in point.entries if isinstance(entry, Move)]
    done = [step.text for step in scene.steps[: point.steps]]
    return Counts(
        points=1,
        taken_back=len(moves) < len(point.entries),
        left=any('"type":"resign"' in text or '"type":"leave"' in text for text in done),
        bots=len(scene.seats) < scene.world.players,
        other_deals=differs,
    )


@contextmanager
def server_factory(pool: Pool) -> Iterator[ServerFactory]:
    """Where servers run; nothing is left of it."""
    with tempfile.TemporaryDirectory() as folder:
        factory = ServerFactory(Path(folder), pool)
        with logging_to(factory.log):
            yield factory


async def try_games(
    pool: Pool, name: str, numbers: Sequence[int], points: int, latest: int = LATEST, game: str = "downfall"
) -> Counts:
    """Try points of several games; the pool is running."""
    counts = Counts()
    with server_factory(pool) as factory:
        await factory.make_empty_database()
        for number in numbers:
            counts.add(await try_game(factory, pool, name, number, points, latest, game))
    return counts


async def _batch(numbers: Sequence[int], points: int) -> Counts:
    pool = Pool()
    await pool.start()
    try:
        await pool.warm("downfall", ("level:1", "level:2", "level:3"))
        return await try_games(pool, "secrets", numbers, points)
    finally:
        await pool.stop()


def batch(numbers: Sequence[int], points: int) -> Counts:
    """Some games, in a process of their own."""
    return asyncio.run(_batch(numbers, points))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--points", type=int, default=POINTS)
    parser.add_argument("--jobs", type=int, default=2)
    chosen = parser.parse_args()
    each, counts = ceil(MORE * chosen.points / chosen.games), Counts()
    batches = [range(first, min(first + BATCH, chosen.games)) for first in range(0, chosen.games, BATCH)]
    with ProcessPoolExecutor(chosen.jobs, get_context("spawn")) as processes:
        try:
            trying = processes.map(partial(batch, points=each), batches)
            for found in track(trying, "secrets", len(batches), console=Console(stderr=True)):
                counts.add(found)
        except Leak as leak:
            processes.shutdown(cancel_futures=True)
            print(f"secrets: {leak.channel}: {leak.what}")
            return 1
    print("secrets: " + ", ".join(f"{name} {value:,}" for name, value in msgspec.structs.asdict(counts).items()))
    return 0 if counts.points >= chosen.points and counts.games >= chosen.games else 1


if __name__ == "__main__":
    sys.exit(main())
