"""Where a bot thinks: the search over a game, and the memory that it works in, one desk for each thread.

A desk takes about 12 MB for Downfall: `NODES` nodes of a tree of 56 bytes each, and some scratch. Nothing grows.
"""

from __future__ import annotations

from threading import Lock, local
from typing import Any

from vesuvius.bots.search.loader import search_over
from vesuvius.bots.search.protocol_adapter import Adapted
from vesuvius.game import Game, State, SupportsJudgement

NODES = 200_000
OUTCOME = ("used", "visits", "seats", "tried", "shares")  # of a walk; the rest is its scratch
_adapted: dict[int, Adapted] = {}
_desks = local()
_lock = Lock()


def judgement_of(game: Game) -> Any:
    """A game's own judgement, or the game adapted."""
    if isinstance(game, SupportsJudgement):
        return game.judgement()
    with _lock:
        return _adapted.setdefault(id(game), Adapted(game, f"{__package__}.adapted_{game.name}_{len(_adapted)}"))


class Desk:
    """A search and its memory."""

    def __init__(self, judgement: Any) -> None:
        self.judgement, self.search = judgement, search_over(judgement)
        self._read, blocks = judgement.read, judgement.blocks
        self.states = blocks(judgement.State, 3)
        self.nodes = blocks(self.search.Node, NODES if judgement.TERMS else NODES // 10)
        self.walks = blocks(self.search.Walk)
        self.knowns, self.thoughts = blocks(judgement.Known), blocks(judgement.Thought)
        self.legals, self.logs = blocks(judgement.Legal, 2), blocks(judgement.Log)
        self.figures: Any = None

    def begin(self, masked: State, seed: int) -> None:
        """Lay a masked state and a fresh generator on the desk."""
        self.judgement.assign(self.states, 0, self.judgement.enter(masked), 0)
        self.chances = self.judgement.chances(seed)

    def consider(self, terms: int) -> None:
        """Judge by these terms only."""
        self.judgement.set_terms(self.thoughts, terms)

    def look_ahead(self, seat: int, worlds: int) -> dict[int, int]:
        """What each legal action promises at once, summed over so many worlds."""
        scratch = (self.knowns, self.thoughts, self.legals, self.logs, self.chances)
        count = self.search.look_ahead(self.states, self.figures, seat, *scratch, worlds)
        actions = self._read(self.judgement.Legal, self.legals, 0).action
        urges = self._read(self.judgement.Thought, self.thoughts, 0).urge
        return {actions[i]: urges[i] for i in range(count)}

    def thought(self) -> Any:
        """What was in mind when actions were last looked at."""
        return self._read(self.judgement.Thought, self.thoughts, 0)

    def plant(self, seat: int, only: list[int]) -> None:
        """Begin a search; where `only` lists actions, no others are tried at first."""
        self.judgement.fill_list(self.legals, only)
        memory = (self.nodes, self.walks, self.knowns, self.thoughts, self.legals)
        self.search.start(self.states, self.figures, seat, *memory)

    def grow(self, seat: int, iterations: int, to_come: int, to_the_end: bool = True) -> int:
        """So many more iterations; if not to the end, fewer where the answer cannot change within those to come."""
        scratch = (self.knowns, self.thoughts, self.legals, self.logs, self.chances)
        memory = (self.nodes, self.walks, *scratch)
        return int(self.search.search(self.states, self.figures, seat, *memory, iterations, to_come, to_the_end))

    def worth(self, node: Any) -> float:
        """What an answer goes by."""
        return float(self.search.worth(node))

    def walk(self) -> Any:
        """How the search went, to read."""
        return self.judgement.plain_fields(self.search.Walk, self.walks, OUTCOME)

    def children(self, number: int = 0) -> list[tuple[int, Any]]:
        """The nodes below a node, to read."""
        found = []
        child = self._node(number).first
        while child >= 0:
            found.append((child, self._node(child)))
            child = found[-1][1].next
        return found

    def _node(self, number: int) -> Any:
        return self._read(self.search.Node, self.nodes, number)


def desk_for(game: Game) -> Desk:
    """This thread's desk for a game, with what is printed for it."""
    judgement = judgement_of(game)
    desks: dict[str, Desk] = vars(_desks)
    if judgement.__name__ not in desks:
        desks[judgement.__name__] = Desk(judgement)
    desk = desks[judgement.__name__]
    desk.figures = judgement.figures_of(game)
    return desk
