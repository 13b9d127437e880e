"""Whether hint, review and exploring say the same about a position, and whether their intervals are honest.

    python bench/analysis_agreement.py [--positions 200] [--seed 79] [--jobs 1]

Bots play games on a server inside this process, from somewhere in the middle on. At some decisions, the one who decides
asks for a hint; once the game is over it's reviewed, and the same positions are explored. Before each of the three, the
server forgets what it knows, so each finds it out on its own. All three must name the same best move with the same
figures. Then the best move is searched twenty times as long, with another seed: the interval must contain that value.
Wanted: all agree, no interval of a best move is wider than 5 points on each side, and 90 % contain the deeper value.
The exit status is 1 if something is missed.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from math import ceil
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import Progress

from tests.server.support.client import Person
from tests.server.support.inside import Inside, inside
from vesuvius import load
from vesuvius.bots.analysis.position import Question, position_seed
from vesuvius.bots.players.registry import NamedBot, read_bot
from vesuvius.game import Game, State
from vesuvius.server.thinking.bot_pool import KINDS

DEEPER = 20
WIDEST = 0.05
COVERED = 0.9
PATIENCE = 3600.0  # seconds: nobody waits here
PER_GAME = 8
SPARE = 1.2  # games more than it takes if each one had that many: some end earlier
EVERY = 3  # decisions from one that is asked about to the next
PLAYERS = {"downfall": "mcts:150", "pompeii": "mcts:30"}
LATE = {"downfall": (0.0, 0.9), "pompeii": (0.5, 0.9)}  # how far a game has come when its table opens
FIGURES = ("token", "value", "low", "high")
Said = list[tuple[Any, ...]]


class Sample(NamedTuple):
    """A position that was asked about: what was said in each place, and what a deeper search says of the best move."""

    game: str
    hint: Said
    review: Said
    explored: Said
    deep: float

    @property
    def agrees(self) -> bool:
        """Whether all three say the same."""
        return self.hint == self.review[: len(self.hint)] == self.explored

    @property
    def half(self) -> float:
        """Half the width of the best move's interval."""
        _, _, low, high = self.hint[0]
        return float(high - low) / 2

    @property
    def covered(self) -> bool:
        """Whether the interval contains the deeper value."""
        _, _, low, high = self.hint[0]
        return bool(low <= self.deep <= high)


class Asked(NamedTuple):
    """A decision of a game at which hints were asked for."""

    ply: int
    since: int
    seat: int
    masked: State
    hint: Said
    tried: int


def said(moves: list[dict[str, Any]]) -> Said:
    return [tuple(move[figure] for figure in FIGURES) for move in moves]


def begun(game: Game, bot: NamedBot, number: int) -> State:
    """A game that bots have played part of the way."""
    chance = Random(number)
    players = chance.choice([count for count in game.seats if count > 1])
    states = [game.new(players, seed=number)]
    while game.seat(states[-1]) is not None:
        states.append(game.copy(states[-1]))
        game.play(states[-1], chosen(game, bot, states[-1], number))
    early, late = LATE[game.name]
    return states[int(len(states) * chance.uniform(early, late))]


def chosen(game: Game, bot: NamedBot, state: State, seed: int) -> str:
    seat = game.seat(state)
    assert seat is not None
    return bot.choose(game, game.mask(state, seat), seed).token


async def opened(place: Inside, game: Game, state: State, number: int) -> tuple[str, list[Person]]:
    """A table that begins there, with somebody in each seat."""
    players = int(game.position(state)["players"])
    people = [await place.person(f"{number} {seat}") for seat in range(players)]
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in people[1:])]
    options = game.position(state).get("options", [])
    rules = {"game": game.name, "options": options, "hints": True}
    study = {"game": game.name, "position": game.position(state)}
    made = await people[0].ask("POST", "/api/study/play", {"study": study, "table": {"rules": rules, "seats": seats}})
    table = made["info"]["table"]
    for person in people[1:]:
        await person.join(table, made["invite"])
    await people[0].start(table)
    return table, people


async def played(game: Game, state: State, table: str, people: list[Person], bot: NamedBot) -> list[Asked]:
    """The game played to its end, and the hints that were given on the way."""
    asked: list[Asked] = []
    ply = 0
    while (seat := game.seat(state)) is not None:
        view = await people[seat].ask("GET", f"/api/tables/{table}/view?seat={seat}")
        ply, seq = ply + 1, view["seq"]
        if (ply - 1) % EVERY == 0 and len(asked) < PER_GAME:
            found = await people[seat].ask("POST", f"/api/tables/{table}/hints/{seat}")
            asked.append(
                Asked(ply, seq if ply > 1 else 0, seat, game.mask(state, seat), said(found), found[0]["tried"])
            )
        token = chosen(game, bot, state, ply)
        message = {"type": "play", "table": table, "seat": seat, "seq": seq, "id": f"m{seq}", "token": token}
        answer = await people[seat].ask("POST", f"/api/tables/{table}/commands", message)
        assert answer["type"] == "acknowledged", answer
        game.play(state, token)
    return asked


def deep_value(game: Game, asked: Asked) -> float:
    """What a search of the best move says that is twenty times as long."""
    question = Question(game, asked.masked, asked.seat, position_seed(game, asked.masked, asked.seat, "deep"))
    return question.try_alone(asked.hint[0][0], DEEPER * asked.tried).shares[asked.seat]


def samples(number: int) -> list[Sample]:
    """The positions of one game, on a server of its own."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_samples(Path(folder), number))


async def _samples(folder: Path, number: int) -> list[Sample]:
    async with inside(folder) as place:
        place.http.timeout = PATIENCE
        place.service.pool._limits = dict.fromkeys(KINDS, PATIENCE)
        game = load("pompeii" if number % 5 == 2 else "downfall")
        bot = read_bot(PLAYERS[game.name])
        state = begun(game, bot, number)
        table, people = await opened(place, game, state, number)
        asked = await played(game, state, table, people, bot)
        place.service.advisor._known.clear()
        review = await people[0].ask("POST", f"/api/tables/{table}/analysis")
        place.service.advisor._known.clear()
        found = []
        for each in asked:
            body = {"since": each.since}
            explored = said(await people[-1].ask("POST", f"/api/tables/{table}/explore/hints", body))
            reviewed = said(review["decisions"][each.ply - 1]["moves"])
            deep = await asyncio.to_thread(deep_value, game, each)
            found.append(Sample(game.name, each.hint, reviewed, explored, deep))
        return found


def measured(positions: int, seed: int, jobs: int) -> list[Sample]:
    """So many positions of as many games as it takes, several games at a time."""
    found: list[Sample] = []
    games = range(seed * 5, seed * 5 + ceil(SPARE * positions / PER_GAME))
    with ProcessPoolExecutor(jobs, get_context("spawn")) as processes, Progress(console=Console(stderr=True)) as bar:
        task = bar.add_task("positions", total=positions)
        for each in processes.map(samples, games):
            found += each
            bar.update(task, completed=len(found))
    assert len(found) >= positions
    return found[:positions]


def report(found: list[Sample]) -> Iterator[tuple[str, bool]]:
    """A line for each thing that is wanted, and whether it's so."""
    agree, covered = (sum(values) for values in ([each.agrees for each in found], [each.covered for each in found]))
    widths = sorted(each.half for each in found)
    narrow, count = sum(width <= WIDEST for width in widths), len(found)
    middle, widest = 100 * widths[count // 2], 100 * widths[-1]
    off = sorted(abs(each.hint[0][1] - each.deep) for each in found)
    yield f"hint, review and exploring agree: {agree} of {count}", agree == count
    yield (
        f"best move within 5 points: {narrow} of {count} (median ±{middle:.1f}, widest ±{widest:.1f})",
        narrow == count,
    )
    yield f"a search {DEEPER} times as long is in the interval: {covered} of {count}", covered >= COVERED * count
    yield f"it differs by {100 * off[count // 2]:.1f} points (median), {100 * off[-1]:.1f} (most)", True


def main() -> int:
    reading = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reading.add_argument("--positions", type=int, default=200)
    reading.add_argument("--seed", type=int, default=79)
    reading.add_argument("--jobs", type=int, default=1, help="games at a time")
    asked = reading.parse_args()
    found = measured(asked.positions, asked.seed, asked.jobs)
    for each in found:
        token, value, low, high = each.hint[0]
        signs = f"{'agree' if each.agrees else 'DIFFER'}, {'held' if each.covered else 'MISSED'}"
        figures = f"{100 * value:5.1f} % ({100 * low:.1f} to {100 * high:.1f}), deeper {100 * each.deep:5.1f} %"
        print(f"{each.game:9} {token:12} {figures}: {signs}")
    lines = list(report(found))
    for line, kept in lines:
        print(line if kept else f"{line}: MISSED")
    return 0 if all(kept for _, kept in lines) else 1


if __name__ == "__main__":
    sys.exit(main())
