"""How fast a game's rules are, each figure beside its yardstick in the same run: CPU time, several rounds, medians.

The yardstick of the first game is the study in `bench/yardstick` of a source checkout. Without it, as in an installed
package, the figures come without ratios. The first game is the yardstick of all others.
"""

from __future__ import annotations

import json
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

from vesuvius import GAMES as NAMES
from vesuvius import load
from vesuvius.engine.block import Blocks
from vesuvius.engine.rule import kernel, threads
from vesuvius.game import Problem, SupportsActionNumbers, supports

Row = dict[str, Any]
YARDSTICK = Path(__file__).parents[3] / "bench" / "yardstick"
FIRST = NAMES[0]
ROUNDS = 9
STARTS = 5
GAMES = 200
BATCH = 256
LONGEST = 1000  # decisions of a game that need not end


@kernel
def do_nothing(_states: Blocks, _index: int, _action: int, _legals: Blocks, _logs: Blocks) -> int:
    """An empty compiled call with the arguments of a step."""
    return 0


@kernel
def do_nothing_with_figures(
    _states: Blocks, _index: int, _action: int, _figures: Blocks, _legals: Blocks, _logs: Blocks
) -> int:
    """The same for a game whose rules are handed their figures."""
    return 0


def cpu(work: Callable[[], Any]) -> tuple[float, Any]:
    """CPU seconds of this process, all its threads together, and what the work returned."""
    start = time.process_time()
    result = work()
    return time.process_time() - start, result


def repeat(work: Callable[[], int], times: int) -> int:
    """The units of work that were done in so many repetitions."""
    return sum(work() for _ in range(times))


def rates(works: list[Callable[[], int]], seconds: float) -> list[list[float]]:
    """Units per CPU second of each work, round by round, the works taking turns within every round."""
    for work in works:
        work()
    once = [max(cpu(work)[0], 1e-6) for work in works]
    rows: list[list[float]] = [[] for _ in works]
    for _ in range(ROUNDS):
        for row, work, length in zip(rows, works, once, strict=True):
            times = max(1, round(seconds / ROUNDS / length))
            spent, units = cpu(partial(repeat, work, times))
            row.append(units / spent)
    return rows


def ratio(ours: list[float], theirs: list[float]) -> float:
    """The median of the ratios round by round."""
    return round(median(one / other for one, other in zip(ours, theirs, strict=True)), 3)


def yardstick_playouts(name: str, players: int) -> Callable[[], int] | None:
    """Random playouts of the first game, or for that one the study's, if it is there."""
    if name != FIRST:
        return _numbered(FIRST).batch(GAMES, players, (), 1).play_out if players in load(FIRST).seats else None
    if not YARDSTICK.is_dir():
        return None
    if str(YARDSTICK) not in sys.path:
        sys.path.insert(0, str(YARDSTICK))
    import batch  # type: ignore[import-not-found]
    import numpy as np

    games, moves, seeds = np.zeros(GAMES, batch.GAME), np.zeros(1, batch.MOVES), random.Random(1)
    return lambda: int(batch.play_serial(games, moves, players, seeds.randrange(1 << 30)))


def playouts(name: str, players: int, seconds: float) -> Iterator[Row]:
    """Random games with every list written out, on one thread beside the yardstick, then on all cores."""
    batch = _numbered(name).batch(GAMES, players, (), 1)
    theirs = yardstick_playouts(name, players)
    found = rates([batch.play_out, theirs] if theirs else [batch.play_out], seconds)
    decisions = batch.play_out() / GAMES
    row = {"what": "playouts", "players": players, "threads": 1, **_speed(median(found[0]), decisions)}
    if theirs:
        row |= {"yardstick_decisions_per_cpu_second": round(median(found[1])), "ratio": ratio(*found)}
    yield row
    together = rates([lambda: batch.play_out(together=True)], seconds)[0]
    yield {"what": "playouts", "players": players, "threads": threads(), **_speed(median(together), decisions)}


def stepping(game: SupportsActionNumbers, players: int, seconds: float) -> Iterator[Row]:
    """All games of a batch one step on, over and over."""
    batch = game.batch(BATCH, players, (), 1)
    decisions = batch.play_out() / BATCH
    batch.begin()

    def work() -> int:
        batch.step()
        return BATCH

    yield {"what": "batch", "players": players, "threads": 1, **_speed(median(rates([work], seconds)[0]), decisions)}


def _speed(decisions_per_second: float, decisions_per_game: float) -> Row:
    return {
        "decisions_per_cpu_second": round(decisions_per_second),
        "games_per_cpu_second": round(decisions_per_second / decisions_per_game, 1),
    }


def single(name: str, players: int, seconds: float) -> Iterator[Row]:
    """One step from Python beside an empty compiled call with the same arguments; one copy."""
    plain_game = load(name)
    game = _numbered(name)
    step, rest = game.stepper()
    start, choose = plain_game.new(players, seed=1), random.Random(1)
    actions: list[int] = []
    state = plain_game.copy(start)
    while plain_game.seat(state) is not None and len(actions) < LONGEST:
        actions.append(choose.choice(game.numbers(state)))
        step(state, 0, actions[-1], *rest)

    def steps(call: Callable[..., int]) -> int:
        state = plain_game.copy(start)
        for action in actions:
            call(state, 0, action, *rest)
        return len(actions)

    idle = do_nothing if len(rest) == 2 else do_nothing_with_figures
    ours, empty = rates([lambda: steps(step), lambda: steps(idle)], seconds)
    row = {"what": "step", "players": players, "threads": 1, "nanoseconds": round(1e9 / median(ours))}
    yield row | {"empty_call_nanoseconds": round(1e9 / median(empty)), "ratio": ratio(empty, ours)}

    def copies() -> int:
        for _ in range(1000):
            plain_game.copy(start)
        return 1000

    nanoseconds = round(1e9 / median(rates([copies], seconds)[0]))
    yield {"what": "copy", "players": players, "threads": 1, "nanoseconds": nanoseconds}


OURS = """
import vesuvius
game = vesuvius.load({name!r}); state = game.new(2, seed=0)
game.play(state, game.legal(state)[0]); game.mask(state, 0)
"""
WARM = "import vesuvius; vesuvius.load({name!r}).warm()"
THEIRS = "import batch, numpy; batch.play_serial(numpy.zeros(1, batch.GAME), numpy.zeros(1, batch.MOVES), 4, 1)"
LIBRARIES = "import numba, numpy"


def start_up(name: str) -> Iterator[Row]:
    """From nothing to a playable game in a new process, with and without compiled rules in the cache."""
    ours, theirs, warm, libraries = [], [], [], []
    for _ in range(STARTS):
        with tempfile.TemporaryDirectory() as folder:
            ours.append(_process(OURS.format(name=name), {"VESUVIUS_CACHE": folder}))
            warm.append(_process(OURS.format(name=name), {"VESUVIUS_CACHE": folder}))
        libraries.append(_process(LIBRARIES, {}))
        if name != FIRST:
            theirs.append(_cold(OURS.format(name=FIRST)))
        elif YARDSTICK.is_dir():
            theirs.append(_process(THEIRS, _yardstick_settings("cold")))
    yield {"what": "start", "players": 2, "threads": 1, "cache": "cold", **_times(ours, theirs)}
    row = {"what": "start", "players": 2, "threads": 1, "cache": "warm", "nanoseconds": round(1e9 * median(warm))}
    yield row | {"libraries_nanoseconds": round(1e9 * median(libraries))}


def compiling(name: str) -> Iterator[Row]:
    """All that playing needs, compiled in a new process with nothing in the cache."""
    ours, theirs = [], []
    for _ in range(STARTS):
        ours.append(_cold(WARM.format(name=name)))
        if name != FIRST:
            theirs.append(_cold(WARM.format(name=FIRST)))
    yield {"what": "compile", "threads": 1, "cache": "cold", **_times(ours, theirs)}


def _times(ours: list[float], theirs: list[float]) -> Row:
    row: Row = {"nanoseconds": round(1e9 * median(ours))}
    return row | (
        {"yardstick_nanoseconds": round(1e9 * median(theirs)), "ratio": ratio(ours, theirs)} if theirs else {}
    )


PLAIN_OURS = """
import json, time, vesuvius
batch = vesuvius.load({name!r}).batch({games}, {players}, (), 1)
start = time.process_time(); decisions = batch.play_out()
print(json.dumps(decisions / (time.process_time() - start)))
"""
PLAIN_THEIRS = """
import json, time, rules, state
start = time.process_time(); decisions = 0; moves = state.PlainMoves()
for seed in range({games}):
    game = state.PlainGame(rules.FIELDS); rules.new_game(game, {players}, seed)
    decisions += rules.random_playout(game, moves)
print(json.dumps(decisions / (time.process_time() - start)))
"""


def interpreted(name: str, players: int, seconds: float) -> Iterator[Row]:
    """The same rules without a compiler, beside the yardstick's."""
    words = {"name": name, "games": max(5, round(20 * seconds)), "players": players}
    ours, theirs = [], []
    for _ in range(5):
        ours.append(float(_output(PLAIN_OURS.format(**words), {"VESUVIUS_RULES": "plain"})))
        if name != FIRST and players in load(FIRST).seats:
            theirs.append(float(_output(PLAIN_OURS.format(**words | {"name": FIRST}), {"VESUVIUS_RULES": "plain"})))
        elif name == FIRST and YARDSTICK.is_dir():
            theirs.append(float(_output(PLAIN_THEIRS.format(**words), _yardstick_settings("interpreted"))))
    row = {"what": "interpreted", "players": players, "threads": 1, "decisions_per_cpu_second": round(median(ours))}
    if theirs:
        row |= {"yardstick_decisions_per_cpu_second": round(median(theirs)), "ratio": ratio(ours, theirs)}
    yield row


def _yardstick_settings(kind: str) -> dict[str, str]:
    """The environment in which the study runs."""
    settings: dict[str, str] = tomllib.loads(YARDSTICK.with_suffix(".toml").read_text("utf-8"))[kind]
    return {"PYTHONPATH": str(YARDSTICK), **settings}


def _output(code: str, settings: dict[str, str]) -> Any:
    command = [sys.executable, "-c", code]
    return json.loads(subprocess.run(command, env=os.environ | settings, check=True, capture_output=True).stdout)


def _process(code: str, settings: dict[str, str]) -> float:
    """CPU seconds of a new process that runs the code."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-c", code], env=os.environ | settings, check=True, capture_output=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def _cold(code: str) -> float:
    """CPU seconds of a new process that runs the code with nothing in the cache."""
    with tempfile.TemporaryDirectory() as folder:
        return _process(code, {"VESUVIUS_CACHE": folder})


def _numbered(name: str) -> SupportsActionNumbers:
    game = load(name)
    if not supports(game, SupportsActionNumbers):
        raise Problem("bench-not-numbered", name=name)
    return game


def measure(name: str, players: list[int], seconds: float) -> Iterator[Row]:
    """All figures, one by one; each is measured for about so many seconds."""
    game = _numbered(name)
    for number in players:
        yield from playouts(name, number, seconds)
        yield from stepping(game, number, seconds)
        yield from single(name, number, seconds)
        yield from interpreted(name, number, seconds)
    yield from compiling(name)
    yield from start_up(name)
