"""The search over a game and its memory, one workspace per thread.

A workspace takes about 12 MB: `NODES` tree nodes of 56 bytes each, and some scratch. Nothing grows.
"""

from __future__ import annotations

from threading import Lock, local
from typing import Any

from vesuvius.bots.search.loader import search_over
from vesuvius.bots.search.protocol_adapter import ProtocolAdapter
from vesuvius.game import Game, State, SupportsJudgement, supports

NODES = 200_000
_adapters: dict[int, ProtocolAdapter] = {}
_workspaces = local()
_lock = Lock()


def judgement_of(game: Game) -> Any:
    """Returns a game's own judgement, or an adapter if it has none."""
    if supports(game, SupportsJudgement):
        return game.judgement()
    with _lock:
        return _adapters.setdefault(
            id(game), ProtocolAdapter(game, f"{__package__}.adapted_{game.name}_{len(_adapters)}")
        )


class Workspace:
    """A search and its memory."""

    def __init__(self, judgement: Any) -> None:
        self.judgement, self.search = judgement, search_over(judgement)
        self._read, blocks = judgement.read, judgement.blocks
        self.states = blocks(judgement.State, 3)
        self.nodes = blocks(self.search.Node, NODES if judgement.TERMS else NODES // 10)
        self.walks = blocks(self.search.Walk)
        self.knowns, self.thoughts = blocks(judgement.SeatMemory), blocks(judgement.JudgementScratch)
        self.legals, self.event_rows = blocks(judgement.Legal, 2), blocks(judgement.EventRows)
        self.figures: Any = None

    def begin(self, masked: State, seed: int) -> None:
        """Sets the masked state and a fresh generator."""
        self.judgement.assign(self.states, 0, self.judgement.enter(masked), 0)
        self.chances = self.judgement.chances(seed)

    def consider(self, terms: int) -> None:
        """Judges by these terms only."""
        self.judgement.set_terms(self.thoughts, terms)

    def look_ahead(self, seat: int, worlds: int) -> dict[int, int]:
        """Returns what each legal action promises at first sight, summed over that many worlds."""
        scratch = (self.knowns, self.thoughts, self.legals, self.event_rows, self.chances)
        count = self.search.look_ahead(self.states, self.figures, seat, *scratch, worlds)
        actions = self._read(self.judgement.Legal, self.legals, 0).action
        urges = self._read(self.judgement.JudgementScratch, self.thoughts, 0).urge
        return {actions[i]: urges[i] for i in range(count)}

    def thought(self) -> Any:
        """Returns what the judgement worked out when it last looked at actions."""
        return self._read(self.judgement.JudgementScratch, self.thoughts, 0)

    def plant(self, seat: int, only: list[int]) -> None:
        """Begins a search; if `only` lists actions, no others are tried as the first one."""
        self.judgement.fill_list(self.legals, only)
        memory = (self.nodes, self.walks, self.knowns, self.thoughts, self.legals)
        self.search.start(self.states, self.figures, seat, *memory)

    def grow(self, seat: int, iterations: int, to_come: int, to_the_end: bool = True) -> int:
        """Runs more iterations; unless `to_the_end`, stops once the answer can't change within those to come."""
        scratch = (self.knowns, self.thoughts, self.legals, self.event_rows, self.chances)
        memory = (self.nodes, self.walks, *scratch)
        return int(self.search.search(self.states, self.figures, seat, *memory, iterations, to_come, to_the_end))

    def worth(self, node: Any) -> float:
        """Returns the figure by which the answer is chosen."""
        return float(self.search.worth(node))

    def walk(self) -> Any:
        """Returns how the search went."""
        return self.judgement.plain_fields(self.search.Walk, self.walks, self.search.OUTCOME)

    def children(self, number: int = 0) -> list[tuple[int, Any]]:
        """Returns the nodes below a node, by number."""
        found = []
        child = self._node(number).first
        while child >= 0:
            found.append((child, self._node(child)))
            child = found[-1][1].next
        return found

    def _node(self, number: int) -> Any:
        return self._read(self.search.Node, self.nodes, number)


def workspace_for(game: Game) -> Workspace:
    """Returns this thread's workspace for a game, with the figures printed for it."""
    judgement = judgement_of(game)
    workspaces: dict[str, Workspace] = vars(_workspaces)
    if judgement.__name__ not in workspaces:
        workspaces[judgement.__name__] = Workspace(judgement)
    workspace = workspaces[judgement.__name__]
    workspace.figures = judgement.figures_of(game)
    return workspace
