"""Positions that are played with and asked about without a table: nothing is stored.

The one who asks has named the position and the moves, so nothing in it is a secret. What a position leaves open is
dealt, and the answer holds it whole: the same moves lead from it to the same place again.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from functools import partial

import msgspec

from vesuvius import load
from vesuvius.bots.analysis.hints import Hint
from vesuvius.formats import record as records
from vesuvius.formats.position import played_by
from vesuvius.formats.record import Record
from vesuvius.game import Game, Lesson, Line, MaskedStates, Problem, State, SupportsLessons, supports
from vesuvius.server.features.study.forms import LessonWay, StudyPosition, StudyRequest
from vesuvius.server.features.study.lesson_ways import LEARNER, lesson_ways
from vesuvius.server.people.identity import SECRET_BYTES, Actor, Entropy, TimeSource
from vesuvius.server.protocol.journal_entries import Moved
from vesuvius.server.protocol.messages import NewTable, Standing, Step, TableInfo, Times
from vesuvius.server.tables.lobby import Lobby
from vesuvius.server.tables.steps import previews, steps
from vesuvius.server.thinking.advisor import STUDY, Advisor


class StudyState(msgspec.Struct, frozen=True):
    """Where the moves of a study have led: the last of the states on the way that are to be shown."""

    game: Game
    record: Record
    reached: list[State]

    @property
    def state(self) -> State:
        """The game as it stands now."""
        return self.reached[-1]

    @property
    def position(self) -> Line:
        """The position as it stands now."""
        return self.game.position(self.state)


@dataclass(eq=False, repr=False)
class StudyBoard:
    """The board on which anybody may try things."""

    _lobby: Lobby
    _advisor: Advisor
    _clock: TimeSource
    _entropy: Entropy
    _playing: asyncio.Lock = field(default_factory=asyncio.Lock, init=False)
    _ways: dict[str, list[LessonWay]] = field(default_factory=dict, init=False)

    def lessons(self, name: str) -> list[Lesson]:
        """The guided first game; none if a game has no lessons."""
        game = load(name)
        return game.lessons() if supports(game, SupportsLessons) else []

    async def lesson_ways(self, name: str) -> list[LessonWay]:
        """Where right moves lead in all lessons of a game; worked out once, beside the event loop."""
        self._lobby.must_be_ready()
        async with self._playing:
            if name not in self._ways:
                self._ways[name] = await asyncio.to_thread(self._find_ways, load(name))
        return self._ways[name]

    def _find_ways(self, game: Game) -> list[LessonWay]:
        def look(lesson: Lesson, moves: list[str], shown: int) -> StudyPosition:
            asked = StudyRequest(game.name, lesson.position, moves, lesson.seed, LEARNER, shown)
            return self._seen(_play(game, asked, lesson.seed), asked)

        return [way for lesson in self.lessons(game.name) for way in lesson_ways(lesson, partial(look, lesson))]

    async def look(self, asked: StudyRequest) -> StudyPosition:
        """What a seat sees after the moves; without a seat, what the seat sees that decides then."""
        return self._seen(await self._play_moves(asked), asked)

    def _seen(self, reached: StudyState, asked: StudyRequest) -> StudyPosition:
        game, state = reached.game, reached.state
        decides = game.seat(state)
        eyes = decides if asked.seat is None else asked.seat
        players = reached.record.header.players
        if eyes is not None and eyes >= players:
            raise Problem("study-seat", seat=eyes, players=players)
        standing = standing_of(game, state, players, eyes, self._clock())
        begun = reached.record.header.setup.position
        assert begun is not None
        told = _seen_moves(reached, asked.seat)
        return StudyPosition(begun, game.picture(state), game.view(state, eyes), standing, told, _steps(reached, eyes))

    async def hints(self, asked: StudyRequest, person: str, deeper: bool = False) -> list[Hint]:
        """The best moves after the moves, for the seat that decides there, from what it may know."""
        reached = await self._play_moves(asked)
        return await self.hints_for(STUDY, reached.game, reached.state, person, deeper)

    async def hints_for(self, table: str, game: Game, state: State, person: str, deeper: bool) -> list[Hint]:
        """The best moves of a state that is nobody's secret, for the seat that decides, from what it may know."""
        decides = game.seat(state)
        if decides is None:
            raise Problem("archive-over")
        return await self._advisor.hints(table, game, game.mask(state, decides), decides, person, deeper)

    async def play_on(self, actor: Actor, asked: StudyRequest, new: NewTable) -> tuple[TableInfo, str]:
        """Open a table that begins where the moves have led."""
        reached = await self._play_moves(asked)
        header = reached.record.header
        if reached.game.seat(reached.state) is None:
            raise Problem("archive-over")
        wanted = (new.rules.game, len(new.seats), sorted(new.rules.options))
        if wanted != (header.game, header.players, sorted(header.options)):
            raise Problem("study-other-table", game=header.game, players=header.players, options=header.options)
        return await self._lobby.create(actor, new, reached.position)

    async def _play_moves(self, asked: StudyRequest) -> StudyState:
        """Play the moves: beside the event loop, one study after the other."""
        self._lobby.must_be_ready()
        seed = asked.seed or self._entropy(SECRET_BYTES).hex()
        async with self._playing:
            return await asyncio.to_thread(_play, load(asked.game), asked, seed)


def standing_of(game: Game, state: State, players: int, eyes: int | None, now: float) -> Standing:
    """Where a game stands that is played without a table, as a seat sees it."""
    decides, masked = game.seat(state), MaskedStates(game, state)
    legal = game.legal(masked.of(eyes)) if decides is not None and decides == eyes else None
    return Standing(
        seat=decides,
        states=["here"] * players,
        times=Times([], None, now),
        legal=legal,
        outcome=game.outcome(masked.of(eyes)),
        previews=previews(game, masked, eyes, legal) if legal else None,
    )


def _play(game: Game, asked: StudyRequest, seed: str) -> StudyState:
    game = played_by(game, asked.position)
    record, state = records.start(game, seed=seed, position=asked.position)
    reached = [game.copy(state)]
    for token in asked.moves:
        if game.seat(state) is None:
            raise Problem("archive-over")
        records.play(record, game, state, token)
        reached = [*reached[-asked.shown :], game.copy(state)] if asked.shown else [state]
    return StudyState(game, record, reached)


def _steps(study: StudyState, eyes: int | None) -> list[Step]:
    """What the last moves changed for whoever looks."""
    tokens = [move.move for move in records.in_force(study.record.entries)][len(study.reached) * -1 + 1 :]
    reached = [MaskedStates(study.game, state) for state in study.reached]
    pairs = zip(reached[:-1], reached[1:], tokens, strict=False)
    return [steps(study.game, before, after, token, [eyes])[0] for before, after, token in pairs]


def _seen_moves(reached: StudyState, seat: int | None) -> list[Moved]:
    """The moves with what they caused, as a seat sees it; all of it if no seat was asked for."""
    game = reached.game
    return [
        Moved(
            entry.seat,
            entry.move if seat is None else game.mask_token(entry.move, entry.seat, seat),
            entry.events if seat is None else [game.mask_event(event, seat) for event in entry.events],
        )
        for entry in records.in_force(reached.record.entries)
    ]
