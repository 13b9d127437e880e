"""Finished games explored: any side's moves from any point of the record, and branches that are kept beside it.

Nothing of a finished game is secret to anyone who may see it. A branch is the point where it leaves the record and the
moves from there, so none depends on another; it is stored only if the rules allow every move of it. It is its maker's
alone until they share it; then everybody sees it who may see the game.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

import msgspec
from msgspec.structs import replace

from vesuvius.bots.analysis.hints import Hint
from vesuvius.game import Game, Problem, State
from vesuvius.server.errors import NotFound
from vesuvius.server.features.study.forms import BranchChanged, BranchInfo, BranchKept, ExploredPosition, ExploreRequest
from vesuvius.server.features.study.study_board import StudyBoard, standing_of
from vesuvius.server.people.identity import ID_BYTES, Actor, Entropy, TimeSource, random_text
from vesuvius.server.protocol.journal_entries import Moved
from vesuvius.server.protocol.messages import Step
from vesuvius.server.store import Store
from vesuvius.server.store.rows import Branch
from vesuvius.server.tables.lobby import Lobby, visible
from vesuvius.server.tables.registry import TableRegistry
from vesuvius.server.tables.steps import open_step, open_view

MOST_BRANCHES = 50  # of one person beside one game
MOST_SHOWN = 200


class BranchState(msgspec.Struct, frozen=True):
    """Where moves beside a record have led, and what they caused."""

    game: Game
    state: State
    players: int
    moves: list[Moved]
    steps: list[Step]


@dataclass(eq=False, repr=False)
class Explorer:
    """The board on which a finished game is played on in all directions."""

    _store: Store
    _registry: TableRegistry
    _lobby: Lobby
    _study: StudyBoard
    _clock: TimeSource
    _entropy: Entropy
    _playing: asyncio.Lock = field(default_factory=asyncio.Lock, init=False)

    async def look(self, actor: Actor, table: str, asked: ExploreRequest, invited: bool) -> ExploredPosition:
        """The game after the moves, as each seat sees it, with what is legal for the seat that decides."""
        reached = await self._play_moves(actor, table, asked, invited)
        game, state, players = reached.game, reached.state, reached.players
        standing = standing_of(game, state, players, game.seat(state), self._clock())
        views = [game.view(state, seat) for seat in range(players)]
        return ExploredPosition(
            views, standing, reached.moves, open_view(game, state, standing.seat or 0), reached.steps
        )

    async def hints(
        self, actor: Actor, table: str, asked: ExploreRequest, invited: bool, person: str, deeper: bool = False
    ) -> list[Hint]:
        """The best moves there for the seat that decides, from what it may know."""
        reached = await self._play_moves(actor, table, asked, invited)
        return await self._study.hints_for(table, reached.game, reached.state, person, deeper)

    # Branches.

    async def branches(self, actor: Actor, table: str, invited: bool) -> list[BranchInfo]:
        """One's own branches of a game and those that others share."""
        await self._play_moves(actor, table, ExploreRequest(), invited)
        found = await self._store.branches.at(table, actor.person, MOST_SHOWN)
        return [_info(branch, actor, name) for branch, name in found]

    async def keep(self, actor: Actor, table: str, new: BranchKept, invited: bool) -> BranchInfo:
        """Keep a branch whose every move the rules allow."""
        person = await self._lobby.person(actor)
        await self._play_moves(actor, table, ExploreRequest(new.since, new.moves, new.seed), invited)
        moves, name, now = msgspec.json.encode(new.moves), visible(new.name), self._clock()
        id_ = random_text(self._entropy, ID_BYTES)
        branch = Branch(id_, table, person.id, new.since, new.seed, moves, name, False, now)
        if not await self._store.branches.add(branch, MOST_BRANCHES):
            raise Problem("branch-too-many", most=MOST_BRANCHES)
        return _info(branch, actor, person.name)

    async def change(self, actor: Actor, table: str, name: str, changed: BranchChanged, invited: bool) -> BranchInfo:
        """Name, share or lengthen one's own branch."""
        person = await self._lobby.person(actor)
        branch = await self._own(person.id, table, name)
        if changed.moves is not None:
            branch = replace(branch, moves=msgspec.json.encode(changed.moves))
        if changed.name is not None:
            branch = replace(branch, name=visible(changed.name))
        if changed.shared is not None:
            branch = replace(branch, shared=changed.shared)
        await self._play_moves(actor, table, ExploreRequest(branch.since, _moves(branch), branch.seed), invited)
        if not await self._store.branches.save(branch):
            raise NotFound("branch-unknown")
        return _info(branch, actor, person.name)

    async def delete(self, actor: Actor, table: str, name: str) -> None:
        """Remove one's own branch."""
        person = await self._lobby.person(actor)
        branch = await self._own(person.id, table, name)
        await self._store.branches.delete(branch.id)

    async def _own(self, person: str, table: str, name: str) -> Branch:
        """A branch of that person; to everybody else there is none."""
        branch = await self._store.branches.find(name)
        if branch is None or (branch.person, branch.table) != (person, table):
            raise NotFound("branch-unknown")
        return branch

    async def _play_moves(self, actor: Actor, table: str, asked: ExploreRequest, invited: bool) -> BranchState:
        """Play the moves: beside the event loop, one after the other. A running game is not opened."""
        async with self._registry.locked(table, actor, invited) as live:
            self._registry.may_see(live, actor, None, invited)
            game, state = live.table.game, live.table.state_after(self._clock(), asked.since)
            known, players = [0, *(move.seq for move in live.table.moves)], len(live.seats)
        if asked.since not in known:
            raise Problem("record-no-such-entry", got=asked.since, last=known[-1])
        async with self._playing:
            return await asyncio.to_thread(_play, game, state, players, asked)


def _play(game: Game, state: State, players: int, asked: ExploreRequest) -> BranchState:
    if asked.seed is not None and game.seat(state) is not None:
        state = game.resample(game.mask(state, None), None, asked.seed)
    moves: list[Moved] = []
    reached = [state]
    for token in asked.moves:
        state = game.copy(state)
        seat = game.seat(state)
        if seat is None:
            raise Problem("archive-over")
        moves.append(Moved(seat, token, game.play(state, token)))
        reached.append(state)
    first = max(0, len(moves) - asked.shown)
    pairs = zip(reached[first:-1], reached[first + 1 :], asked.moves[first:], strict=True)
    return BranchState(game, state, players, moves, [open_step(game, *pair) for pair in pairs])


def _moves(branch: Branch) -> list[str]:
    return msgspec.json.decode(branch.moves, type=list[str])


def _info(branch: Branch, actor: Actor, by: str) -> BranchInfo:
    mine = branch.person == actor.person
    return BranchInfo(branch.id, branch.since, _moves(branch), branch.seed, branch.name, branch.shared, mine, by)
