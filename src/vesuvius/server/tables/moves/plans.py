"""Moves that people plan in advance, in games without a live clock (T7).

A plan is what a seat will play in its next turn. It waits for as long as nobody's play shows its person anything hidden
and nothing is taken back. How far it has come follows from what was planned and from the journal, so only what was
planned is stored.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import msgspec

from vesuvius.formats.record import shows
from vesuvius.game import Game, Problem, Refusal, State, SupportsPlans, supports
from vesuvius.server.protocol import journal_entries
from vesuvius.server.protocol.forms import PlannedPosition
from vesuvius.server.protocol.journal_entries import Entry
from vesuvius.server.protocol.messages import PlannedMove

RULING = "T7"


class Plan(msgspec.Struct):
    """What a seat will play: made after the entry `since`, with `tokens` to come; `dropped`: why it won't be played."""

    since: int
    tokens: list[str]
    dropped: Refusal | None = None


class Plans:
    """The plans of one table, by seat."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._plans: dict[int, Plan] = {}

    def of(self, seat: int) -> Plan | None:
        """The plan of a seat, if it has one or had one that was dropped."""
        return self._plans.get(seat)

    def make(self, seat: int, since: int, tokens: Iterable[str]) -> None:
        """A seat plans, instead of whatever it had planned; without tokens, nothing."""
        self._plans.pop(seat, None)
        if planned := [*tokens]:
            self._plans[seat] = Plan(since, planned)

    def restore(self, seat: int, since: int, tokens: Iterable[str], entries: Iterable[Entry]) -> None:
        """Take up a plan that was stored, and what has happened since."""
        self.make(seat, since, tokens)
        for entry in entries:
            self._enter(seat, entry)

    def enter(self, entry: Entry) -> None:
        """What an entry means for the plans."""
        for seat in [*self._plans]:
            self._enter(seat, entry)

    def _enter(self, seat: int, entry: Entry) -> None:
        plan = self._plans.get(seat)
        if plan is not None:
            self._follow(seat, plan, entry.body)
            if not plan.tokens:
                del self._plans[seat]

    def _follow(self, seat: int, plan: Plan, body: journal_entries.EntryBody) -> None:
        match body:
            case journal_entries.Moved() if body.seat == seat and (plan.dropped or body.move != plan.tokens[0]):
                plan.tokens = []
            case journal_entries.Moved():
                if body.seat == seat:
                    del plan.tokens[0]
                if any(shows(self._game, event, seat) for event in body.events):
                    self._drop(plan, "table-plan-learnt")
            case journal_entries.Undone():
                self._drop(plan, "table-plan-undone")
            case journal_entries.Left() | journal_entries.Resigned() | journal_entries.BotSat() if body.seat == seat:
                plan.tokens = []

    def _drop(self, plan: Plan, why: str) -> None:
        plan.dropped = plan.dropped or Refusal(RULING, why)

    def check(self, turn: int | None, state: State) -> None:
        """Drop the plan of the seat that decides if its next token isn't legal."""
        if turn is None:
            self._plans.clear()
            return
        plan = self._plans.get(turn)
        if plan is not None and plan.dropped is None:
            plan.dropped = self._game.refusal(state, turn, plan.tokens[0])

    def due(self, turn: int | None) -> str | None:
        """The token that the seat that decides has planned."""
        plan = None if turn is None else self._plans.get(turn)
        return None if plan is None or plan.dropped is not None else plan.tokens[0]

    def told(self, seat: int) -> PlannedMove:
        """What the person of a seat is told of its plan."""
        plan = self._plans.get(seat)
        return PlannedMove() if plan is None else PlannedMove([*plan.tokens], plan.dropped)


def look_ahead(game: Game, masked: State, seat: int, tokens: Sequence[str]) -> PlannedPosition | None:
    """What a seat could play after these tokens if its turn began now; None if that can't be known."""
    ahead = game.ahead(masked, seat, tokens) if supports(game, SupportsPlans) else None
    return None if ahead is None else PlannedPosition(game.view(ahead, seat), game.legal(ahead))


def must_be_possible(look: Callable[[Sequence[str]], PlannedPosition | None], tokens: Sequence[str]) -> None:
    """Raise a Problem unless these tokens could be played one after the other."""
    for number, token in enumerate(tokens):
        found = look(tokens[:number])
        if found is None or token not in found.legal:
            raise Problem("table-plan-impossible", token=token)
