"""What a move costs a server of ours, beside a server from another commit: milliseconds of CPU time.

    git worktree add --detach FOLDER COMMIT
    PYTHONPATH=. python bench/cost_of_a_move.py --other FOLDER [--rounds 15] [--seconds 6] [--tables 100] [--rate 100]
    PYTHONPATH=. python bench/cost_of_a_move.py --profile FILE [--seconds 30]

Four people sit at each table, each with their own socket. Both servers run on one core, their client on another. Rounds
alternate, and the first of each server doesn't count: what else the machine does slows both alike. With a profile there
is one server, and FILE, for `python -m pstats`, says for each function how much CPU time the rounds took in it.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import gc
import json
import os
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from statistics import median, quantiles

from bench.fast_websocket import SERVE, cpu_seconds
from bench.load import Game, play_round, seat_all
from tests.server.support.process import LIMIT, Server
from vesuvius import GAMES

HERE = Path(__file__).parent.parent
PROFILE = "MOVES_PROFILE"


class Dated(Server):
    """A server of another commit, which may not know all limits of today and doesn't start with one that it doesn't."""

    def environment(self, **variables: str) -> dict[str, str]:
        """What it finds in its environment, as far as it knows that."""
        usual = super().environment(**variables)
        known = (Path(usual["PYTHONPATH"].split(":")[0]) / "vesuvius" / "server" / "settings.py").read_text()
        return {
            name: value for name, value in usual.items() if not LIMIT.search(name.lower()) or _setting(name) in known
        }


def _setting(variable: str) -> str:
    return variable.lower().removeprefix("vesuvius_")


def serve_profiled() -> None:
    """`vesuvius serve`; from a signal on until its end it is written down where the CPU time goes."""
    from vesuvius.cli import main

    profile = cProfile.Profile(time.thread_time)
    signal.signal(signal.SIGUSR1, lambda *_: profile.enable())
    try:
        main()
    finally:
        profile.disable()
        profile.dump_stats(os.environ[PROFILE])


@contextmanager
def serving(source: Path, kind: type[Server] = Server, module: str = "vesuvius", **variables: str) -> Iterator[Server]:
    """A server whose code is in that folder."""
    with tempfile.TemporaryDirectory() as folder:
        server = kind(Path(folder), module=module, PYTHONPATH=f"{source / 'src'}:{HERE}", **variables)
        server.start()
        try:
            yield server
        finally:
            server.stop()


async def one_round(server: Server, games: list[Game], arguments: argparse.Namespace) -> tuple[float, float]:
    """Plays for a while; returns the milliseconds of CPU time a move, and the wait that 99 of 100 don't exceed."""
    assert server.process is not None
    before = cpu_seconds(server.process.pid)
    times, _ = await play_round(games, arguments.rate, arguments.seconds, Random(79))
    after = cpu_seconds(server.process.pid)
    return 1000 * (after - before) / len(times), 1000 * quantiles(times, n=100)[98]


async def measure(servers: dict[str, Server], arguments: argparse.Namespace) -> dict[str, float]:
    """The medians of all rounds for each server."""
    games = {name: await seat_all(server, arguments.tables, arguments.game) for name, server in servers.items()}
    gc.disable()
    if arguments.profile:
        assert servers["ours"].process is not None
        servers["ours"].process.send_signal(signal.SIGUSR1)
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in servers}
    for _ in range(arguments.rounds + 1):
        for name, server in servers.items():
            found[name].append(await one_round(server, games[name], arguments))
        print({name: round(values[-1][0], 3) for name, values in found.items()}, file=sys.stderr, flush=True)
    figures = {f"{name}_ms": round(median(cost for cost, _ in each[1:]), 3) for name, each in found.items()}
    figures |= {f"{name}_p99_ms": round(median(p99 for _, p99 in each[1:]), 2) for name, each in found.items()}
    if "other" in found:
        pairs = zip(found["ours"][1:], found["other"][1:], strict=True)
        figures["ratio"] = round(median(ours / other for (ours, _), (other, _) in pairs), 3)
    return figures


def main() -> None:
    """Starts the servers on one core, runs the client on another, prints the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--other", type=Path)
    parser.add_argument("--profile", type=Path)
    parser.add_argument("--game", choices=GAMES, default=GAMES[0])
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--seconds", type=float, default=6)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rate", type=float, default=100)
    arguments = parser.parse_args()
    cores = sorted(os.sched_getaffinity(0))
    with ExitStack() as stack:
        os.sched_setaffinity(0, {cores[0]})
        profiled = {"module": "bench.cost_of_a_move", PROFILE: str(arguments.profile)} if arguments.profile else {}
        servers = {"ours": stack.enter_context(serving(HERE, **profiled))}
        if arguments.other:
            servers["other"] = stack.enter_context(serving(arguments.other, Dated))
        os.sched_setaffinity(0, {cores[-1]})
        for server in servers.values():
            server.wait_until_ready()
        print(json.dumps(asyncio.run(measure(servers, arguments))))


if __name__ == "__main__":
    serve_profiled() if sys.argv[1:2] == [SERVE] else main()
