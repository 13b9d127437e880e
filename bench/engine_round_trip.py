"""What an engine's round trip costs, beside a bare echo of the same lines over the same kind of pipes.

CPU time of both processes, several rounds, the median of the ratios. What the seat sees is made before each line on
both sides, since a program that has slept meanwhile wakes up more slowly; it's measured alone too, and taken off. Run
from the repository's root:

    PYTHONPATH=. python bench/engine_round_trip.py
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from shlex import join
from statistics import median
from subprocess import PIPE, Popen

import vesuvius
from vesuvius.bots.bot import Budget, Decision
from vesuvius.bots.engines.engine_bot import EngineBot
from vesuvius.bots.engines.engine_process import cpu_seconds
from vesuvius.bots.engines.messages import Decide
from vesuvius.formats.json_lines import encode

# Answers each decision with the same token, and tells no lines apart but the first: the same program on both sides.
ANSWERING = """
import sys
read, write, flush = sys.stdin.readline, sys.stdout.write, sys.stdout.flush
token = sys.argv[1]
read(); write('{"type":"ready","protocol":1,"name":"echo"}\\n'); flush()
count = 0
while read():
    count += 1
    write('{"type":"chosen","id":%d,"token":"%s"}\\n' % (count, token)); flush()
"""
SECONDS = 10.0


def decision(name: str) -> Decision:
    """The first decision of a game for two."""
    game = vesuvius.load(name)
    state = game.new(2, seed=1)
    seat = game.seat(state)
    assert seat is not None
    return Decision(game, game.mask(state, seat), seat, game.legal(state), Budget(), seed=1)


def by_engine(asked: Decision, command: list[str], count: int) -> float:
    """Returns the CPU seconds of so many decisions."""
    bot = EngineBot(join(command), SECONDS)
    bot.choose(asked)
    found = _timed(lambda: bot.choose(asked), bot.process_id, count)
    bot.close()
    return found


def for_view(asked: Decision, _command: list[str], count: int) -> float:
    """Returns the CPU seconds of making what the seat sees so many times."""
    return _timed(lambda: asked.game.view(asked.state, asked.seat), 0, count)


def by_echo(asked: Decision, command: list[str], count: int) -> float:
    """Returns the CPU seconds of as many lines of the same length, and their answers."""
    view = asked.game.view(asked.state, asked.seat)
    line = encode(Decide(1, asked.game.name, asked.seat, view, asked.legal, SECONDS, asked.seed)) + b"\n"
    with Popen(command, stdin=PIPE, stdout=PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        to, answers = process.stdin, process.stdout

        def ask() -> None:
            asked.game.view(asked.state, asked.seat)
            to.write(line)
            to.flush()
            answers.readline()

        ask()
        found = _timed(ask, process.pid, count)
        process.kill()
    return found


def _timed(act: Callable[[], object], process: int, count: int) -> float:
    before = _spent(process)
    for _ in range(count):
        act()
    return _spent(process) - before


def _spent(process: int) -> float:
    """Returns the CPU seconds of this process and, if there is one, the other."""
    return time.process_time() + (cpu_seconds(process) if process else 0.0)


def main() -> None:
    """Measures in turn and prints the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--count", type=int, default=3000)
    arguments = parser.parse_args()
    for name in vesuvius.GAMES:
        asked = decision(name)
        command = [sys.executable, "-I", "-S", "-c", ANSWERING, asked.legal[0]]
        measured = (by_engine, for_view, by_echo)
        rounds = [[each(asked, command, arguments.count) for each in measured] for _ in range(arguments.rounds)]
        microseconds = [1e6 * median(each) / arguments.count for each in zip(*rounds, strict=True)]
        figures = dict(zip(("engine", "view", "echo"), (round(each, 1) for each in microseconds), strict=True))
        ratio = median((engine - view) / (echo - view) for engine, view, echo in rounds)
        sys.stdout.write(json.dumps({"game": name, "microseconds": figures, "ratio": round(ratio, 2)}) + "\n")


if __name__ == "__main__":
    main()
