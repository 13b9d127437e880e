"""Bots by name, as a command line or a table's settings write them: `greedy`, `mcts:2000`, `mcts:1s`, `level:3`.

Your own bot is `module:Class`, found wherever Python finds modules, including the working folder, or a program in any
language: `engine:./my-engine --flag`, or `engine@2s:./my-engine` with another time for a decision.
"""

from __future__ import annotations

import re
import shlex
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from shutil import which
from time import perf_counter, thread_time

import msgspec

from vesuvius.bots.bot import Bot, Budget, Choice, Decision, FollowsGames
from vesuvius.bots.players.greedy import Greedy
from vesuvius.bots.players.levels import LEVELS
from vesuvius.bots.players.mcts import Mcts
from vesuvius.bots.players.uniform import Uniform
from vesuvius.game import Game, Problem, State

SIMPLE: dict[str, Callable[[], Bot]] = {"uniform": Uniform, "greedy": Greedy}
KNOWN = ("uniform", "greedy", "mcts:2000", "mcts:1s", "mcts:500ms*2", "level:3", "module:Class", "engine:COMMAND")
LEVEL = re.compile(rf"level:(?P<level>[1-{len(LEVELS)}])", re.ASCII)
MCTS = re.compile(
    r"mcts(:((?P<iterations>[1-9]\d{0,7})|(?P<time>\d{1,4}(\.\d{1,3})?)(?P<unit>ms|s)))?(\*(?P<threads>[1-9]\d?))?",
    re.ASCII,
)
OWN = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")
WARM = Budget(iterations=16)
ENGINE = re.compile(r"engine(@(?P<time>\d{1,4}(\.\d{1,3})?)(?P<unit>ms|s))?:(?P<command>.+)", re.ASCII | re.DOTALL)
ENGINE_SECONDS = 10.0
OURS = ("level", "mcts", "engine")
UNITS = {"ms": 0.001, "s": 1.0}


class NamedBot(msgspec.Struct, frozen=True):
    """A bot with its name, its budget for a decision, and the clock that its time is measured by.

    That's the CPU time of the thread for what thinks in this process, and the time of day for a program of its own.
    """

    name: str
    bot: Bot
    budget: Budget = Budget()
    clock: Callable[[], float] = thread_time

    def begin(self, game: Game, players: int, options: Sequence[str], seat: int) -> None:
        """A game begins: bots that follow games are told."""
        if isinstance(self.bot, FollowsGames):
            self.bot.begin(game, players, options, seat)

    def choose(self, game: Game, masked: State, seed: int, reasons: bool = False) -> Choice:
        """Returns its choice for the seat that decides."""
        seat, legal = game.seat(masked), game.legal(masked)
        if seat is None:
            raise Problem("bot-game-over")
        choice = self.bot.choose(Decision(game, masked, seat, [*legal], self.budget, seed, reasons))
        if choice.token not in legal:
            raise Problem("bot-illegal", bot=self.name, token=str(choice.token))
        return choice

    def warm(self, game: Game) -> None:
        """Prepares what it needs, such as compiled rules, so that no decision waits for it."""
        state = game.new(game.seats[0], seed=0)
        seat = game.seat(state)
        if seat is not None:
            masked = game.mask(state, seat)
            self.bot.choose(Decision(game, masked, seat, game.legal(masked), WARM))


def read_bot(text: str) -> NamedBot:
    """Returns the bot of that name."""
    if text in SIMPLE:
        return NamedBot(text, SIMPLE[text]())
    if found := LEVEL.fullmatch(text):
        level = LEVELS[int(found["level"]) - 1]
        return NamedBot(text, level.bot, level.budget)
    if found := MCTS.fullmatch(text):
        return _mcts(text, found)
    if found := ENGINE.fullmatch(text):
        return _engine(text, found)
    if OWN.fullmatch(text) and text.partition(":")[0] not in OURS:
        return NamedBot(text, _own(text))
    raise Problem("bot-unknown", got=text, known=", ".join(KNOWN))


def _mcts(text: str, found: re.Match[str]) -> NamedBot:
    """Returns a search with its budget; the number of threads comes after an asterisk."""
    seconds = _seconds(text, found)
    budget = Budget(int(found["iterations"]) if found["iterations"] else None, seconds)
    return NamedBot(text, Mcts(int(found["threads"] or 1)), budget)


def _seconds(text: str, found: re.Match[str]) -> float | None:
    """Returns the time for a decision that a name says."""
    seconds = float(found["time"]) * UNITS[found["unit"]] if found["time"] else None
    if seconds == 0:
        raise Problem("bot-unknown", got=text, known=", ".join(KNOWN))
    return seconds


def _engine(text: str, found: re.Match[str]) -> NamedBot:
    """Returns a program as a bot, if there is such a program; it's started by its first decision."""
    # Only systems with processes like Unix have what engines need.
    from vesuvius.bots.engines.engine_bot import EngineBot

    try:
        program = shlex.split(found["command"])[0]
    except (ValueError, IndexError):
        raise Problem("bot-unknown", got=text, known=", ".join(KNOWN)) from None
    if which(program) is None:
        raise Problem("engine-no-program", got=program)
    return NamedBot(text, EngineBot(found["command"], _seconds(text, found) or ENGINE_SECONDS), clock=perf_counter)


def _own(text: str) -> Bot:
    """Returns someone else's bot, made without arguments."""
    module, _, name = text.partition(":")
    if str(Path.cwd()) not in sys.path:
        sys.path.insert(0, str(Path.cwd()))
    try:
        bot: Bot = getattr(import_module(module), name)()
    except Exception as error:
        raise Problem("bot-not-loaded", got=text, why=str(error)) from None
    return bot
