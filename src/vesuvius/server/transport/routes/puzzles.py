"""Puzzles over HTTP. Without a key one can do all of it, but isn't rated."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get, post
from litestar.params import JSONBody, Parameter, QueryParameter
from litestar.status_codes import HTTP_200_OK

from vesuvius.server.features import puzzles as feature
from vesuvius.server.protocol.forms import PlannedPosition, PlanSoFar
from vesuvius.server.protocol.messages import Refused
from vesuvius.server.transport.dependencies import ActorDep, ServiceDep

PuzzleName = Annotated[str, Parameter(min_length=1, max_length=32, pattern=r"^[0-9a-f]+$")]
After = Annotated[str | None, QueryParameter(name="after", max_length=32, pattern=r"^[0-9a-f]+$", required=False)]

Game = Annotated[str | None, QueryParameter(name="game", max_length=32, pattern=r"^[a-z]+$", required=False)]


class PuzzlesRoutes(Controller):
    """Positions in which one move is clearly the best."""

    path = "/api/puzzles"
    tags = ("puzzles",)

    @get()
    async def puzzles(
        self, actor: ActorDep, service: ServiceDep, after: After = None, game: Game = None
    ) -> feature.PuzzlesInfo:
        """How many a game has, how far I have come, and which one is next.

        The game of the puzzle before it, if none is named, or else the first one that has any.
        """
        return await service.puzzles.info(actor.person, after, game)

    @get("/{puzzle:str}")
    async def puzzle(self, puzzle: PuzzleName, actor: ActorDep, service: ServiceDep) -> feature.PuzzleInfo:
        """A puzzle as its seat sees it, without the solution."""
        service.lobby.must_be_ready()
        return await service.puzzles.puzzle(actor.person, puzzle)

    @get("/{puzzle:str}/hint")
    async def hint(self, puzzle: PuzzleName, service: ServiceDep) -> feature.PuzzleHint:
        """What to think of."""
        service.lobby.must_be_ready()
        return feature.hint_for(feature.puzzle_of(puzzle))

    @post("/{puzzle:str}/ahead", status_code=HTTP_200_OK)
    async def ahead(self, puzzle: PuzzleName, data: JSONBody[PlanSoFar], service: ServiceDep) -> PlannedPosition | None:
        """What I could choose after some tokens of an action; null if they complete it."""
        service.lobby.must_be_ready()
        return service.puzzles.ahead(puzzle, data.tokens)

    @post("/{puzzle:str}", status_code=HTTP_200_OK)
    async def answer(
        self, puzzle: PuzzleName, data: JSONBody[feature.PuzzleTried], actor: ActorDep, service: ServiceDep
    ) -> feature.PuzzleAnswer | Refused:
        """Whether a move is the best, and why the best one is; only a first try counts."""
        service.lobby.must_be_ready()
        return await service.puzzles.answer(actor.person, puzzle, [data.token, *(data.then or [])])
