"""Learning from mistakes: somebody's own worst decisions of a finished game, to find the better move in each.

The review of the game chooses them and says what moves are worth; a move that it doesn't rate is rated by the analysis
it comes from. So review, hints, exploring and this all say the same.
"""

from __future__ import annotations

import asyncio
from collections.abc import Container
from dataclasses import dataclass

from vesuvius.bots.analysis.hints import Hint
from vesuvius.bots.analysis.position import DIGITS
from vesuvius.bots.analysis.review import GOOD, Analysis, ReviewedDecision, mark_of
from vesuvius.game import Game, MaskedStates, State
from vesuvius.server.errors import NotFound
from vesuvius.server.features.study.forms import Mistake, MistakeAnswer
from vesuvius.server.features.study.reviews import Reviews
from vesuvius.server.people.identity import Actor, TimeSource
from vesuvius.server.protocol.journal_entries import Moved
from vesuvius.server.protocol.messages import Refused
from vesuvius.server.tables.live_table import LiveTable
from vesuvius.server.tables.registry import TableRegistry
from vesuvius.server.tables.steps import previews
from vesuvius.server.thinking.advisor import Advisor

MOST_MISTAKES = 3
MISTAKES = ("blunder", "mistake")  # the marks of a review that are worth another look


@dataclass(eq=False, repr=False)
class MistakeTrainer:
    """Finished games, looked at by those who played them."""

    _registry: TableRegistry
    _reviews: Reviews
    _advisor: Advisor
    _clock: TimeSource

    async def mistakes(self, actor: Actor, table: str, invited: bool) -> list[Mistake]:
        """Somebody's own worst mistakes in the order of the game; a review that isn't done yet is waited for."""
        analysis = await self._reviews.analysis(actor, table, None, invited)
        async with self._registry.locked(table) as live:
            worst = worst_mistakes(analysis, _own_decisions(live, actor))
            positions = [(self._before(live, decision.ply), decision) for decision in worst]
            game = live.table.game
        return await asyncio.to_thread(_as_seen, game, positions)

    async def answer(self, actor: Actor, table: str, ply: int, token: str, invited: bool) -> MistakeAnswer | Refused:
        """What another move is worth beside the best one and the one that was played; an illegal one is refused."""
        analysis = await self._reviews.analysis(actor, table, None, invited)
        async with self._registry.locked(table) as live:
            if ply not in _own_decisions(live, actor):
                raise NotFound("mistake-unknown")
            game, state = live.table.game, self._before(live, ply)
        decision = analysis.decisions[ply - 1]
        seat, masked = decision.seat, game.mask(state, decision.seat)
        refusal = game.refusal(masked, seat, token)
        if refusal is not None:
            return Refused(None, table, refusal.rule, refusal.message, refusal.args)
        rated = {move.token: move for move in decision.moves}
        if token not in rated:
            rated[token] = await self._advisor.rate(table, game, masked, seat, token, actor.person or table)
        best, tried = rated[decision.best], rated[token]
        lost = round(max(0.0, best.value - tried.value), DIGITS)
        solution = Hint(
            best.token, best.value, best.tried, best.low, best.high, reasons=decision.reasons, plan=decision.plan
        )
        right = mark_of(lost) == GOOD
        return MistakeAnswer(right, tried, solution, rated[decision.move], lost, decision.given_away)

    def _before(self, live: LiveTable, ply: int) -> State:
        """The game before that decision."""
        return live.table.state_after(self._clock(), live.table.moves[ply - 1].seq - 1)


def worst_mistakes(analysis: Analysis, own: Container[int]) -> list[ReviewedDecision]:
    """Of one's own decisions those that gave most away, if they were mistakes, in the order of the game."""
    made = [each for each in analysis.decisions if each.ply in own and each.mark in MISTAKES]
    worst = sorted(made, key=lambda each: (-each.given_away, each.ply))[:MOST_MISTAKES]
    return sorted(worst, key=lambda each: each.ply)


def _as_seen(game: Game, positions: list[tuple[State, ReviewedDecision]]) -> list[Mistake]:
    """The positions as their seats saw them."""
    return [_mistake(game, state, decision) for state, decision in positions]


def _mistake(game: Game, state: State, decision: ReviewedDecision) -> Mistake:
    seat = decision.seat
    masked = MaskedStates(game, state)
    seen = masked.of(seat)
    legal = game.legal(seen)
    told = previews(game, masked, seat, legal)
    return Mistake(decision.ply, seat, game.view(seen, seat), legal, told, decision.move, decision.given_away)


def _own_decisions(live: LiveTable, actor: Actor) -> set[int]:
    """The decisions that somebody made, by their numbers in the review; not those of a bot in their place."""
    seats, by_bots = _own_seats(live, actor), _made_by_bots(live)
    moves = enumerate(live.table.moves, 1)
    return {ply for ply, move in moves if move.seat in seats and move.seq not in by_bots}


def _own_seats(live: LiveTable, actor: Actor) -> set[int]:
    """The seats of somebody; at their own device those of all who played there."""
    held = {seat.seat for seat in live.seats if live.holds(actor, seat.seat)}
    owned = actor.person is not None and live.row.owner == actor.person
    return held or {seat.seat for seat in live.seats if owned and seat.kind == "device"}


def _made_by_bots(live: LiveTable) -> set[int]:
    """The entries that are a bot's moves."""
    bodies = ((entry.seq, entry.body) for entry in live.table.entries)
    return {seq for seq, body in bodies if isinstance(body, Moved) and body.bot is not None}
