"""An engine as a bot: its decisions are sent to a program, which is started when the first one comes."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic
from typing import NoReturn

import msgspec

from vesuvius import __version__
from vesuvius.bots.bot import Candidate, Choice, Decision
from vesuvius.bots.engines.engine_process import EngineProcess
from vesuvius.bots.engines.faults import EngineFault
from vesuvius.bots.engines.messages import PROTOCOL, Answer, Chosen, Decide, Hello, Info, NewGame, Quit, Ready, Told
from vesuvius.formats.json_lines import encode, shown
from vesuvius.game import Game

STARTING = 60.0  # seconds for an engine to say that it's ready: some load a network first
_answers = msgspec.json.Decoder(Answer)


class EngineBot:
    """Chooses what a program says. A program that did something wrong is ended, and started again for the next game."""

    def __init__(self, command: str, seconds: float) -> None:
        self.command, self.seconds = shlex.split(command), seconds
        self._process: EngineProcess | None = None
        self._begun: NewGame | None = None
        self._asked = 0

    @property
    def process_id(self) -> int:
        """The system's number of the program that runs."""
        assert self._process is not None
        return self._process.id

    def begin(self, game: Game, players: int, options: Sequence[str], seat: int) -> None:
        """A game begins; the engine is told before its first decision."""
        self._begun = NewGame(game.name, players, [*options], seat)

    def choose(self, decision: Decision) -> Choice:
        """Returns what the engine answers; an EngineFault has ended it."""
        try:
            return self._choose(decision)
        except EngineFault:
            self.close()
            raise

    def close(self) -> None:
        """Ends the engine, if it runs."""
        if self._process is not None:
            with suppress(EngineFault):
                self._process.tell(encode(Quit()), monotonic())
            self._process.close()
        self._process = None

    def _choose(self, decision: Decision) -> Choice:
        process = self._process or self._start()
        process.allow(self.seconds)
        until = monotonic() + self.seconds
        if self._begun is not None:
            process.tell(encode(self._begun), until)
            self._begun = None
        self._asked += 1
        process.tell(encode(self._question(decision)), until)
        answer = self._hear(process, until)
        if not isinstance(answer, Chosen) or answer.id != self._asked:
            _garbage(encode(answer))
        if answer.token not in decision.legal:
            raise EngineFault("engine-illegal", token=shown(answer.token))
        return Choice(answer.token, _candidates(answer, decision) if decision.reasons else [])

    def _question(self, decision: Decision) -> Told:
        game, seat = decision.game, decision.seat
        view, seed = game.view(decision.state, seat), decision.seed
        return Decide(self._asked, game.name, seat, view, decision.legal, self.seconds, seed)

    def _start(self) -> EngineProcess:
        """Starts the program, which has to say first that it's ready."""
        process = self._process = EngineProcess(self.command)
        until = monotonic() + STARTING
        process.tell(encode(Hello(PROTOCOL, __version__)), until)
        answer = self._hear(process, until)
        if not isinstance(answer, Ready):
            _garbage(encode(answer))
        if answer.protocol != PROTOCOL:
            raise EngineFault("engine-protocol", got=answer.protocol, known=PROTOCOL)
        return process

    def _hear(self, process: EngineProcess, until: float) -> Answer:
        """Returns the next answer; what is said only for information goes by."""
        while True:
            line = process.hear(until)
            try:
                answer: Answer = _answers.decode(line)
            except (msgspec.MsgspecError, UnicodeDecodeError):
                _garbage(line)
            if not isinstance(answer, Info):
                return answer


def _garbage(line: bytes) -> NoReturn:
    raise EngineFault("engine-garbage", got=shown(line.decode("utf-8", "replace")))


def _candidates(answer: Chosen, decision: Decision) -> list[Candidate]:
    """Returns what the engine said about legal tokens, the best first."""
    known = [Candidate(token, value) for token, value in answer.values.items() if token in decision.legal]
    return sorted(known, key=lambda each: -each.value)
