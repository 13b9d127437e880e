"""The games over HTTP: what each declares about itself, and its texts."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Controller, MediaType, Request, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from litestar.status_codes import HTTP_200_OK

from vesuvius.server.features.catalogue import GameFacts, OfferedGame, facts_of, offered_games
from vesuvius.server.features.illustrations import RulesPicture, pictures_of
from vesuvius.server.protocol.messages import Language
from vesuvius.server.transport.dependencies import GameName, ServiceDep
from vesuvius.server.transport.tagged_files import File, answer, packed_file
from vesuvius.texts import texts_of_game

LanguageName = Annotated[Language, Parameter()]
FACTS = {HTTP_200_OK: ResponseSpec(GameFacts, generate_examples=False)}


@cache
def _facts(game: str) -> File:
    """What is printed, as it is sent: it stays the same for as long as the server runs."""
    return packed_file(msgspec.json.encode(facts_of(game)), MediaType.JSON)


@cache
def _texts(game: str, language: str) -> File:
    return packed_file(texts_of_game(game, language).encode(), MediaType.TEXT)


class GamesRoutes(Controller):
    """Which games there are."""

    path = "/api/games"
    tags = ("games",)

    @get(sync_to_thread=True)
    def games(self) -> list[OfferedGame]:
        """Every game that can be played here: players, options, rulebook, pages."""
        return offered_games()

    @get("/{game:str}/facts", sync_to_thread=True, responses=FACTS)
    def facts(self, game: GameName, request: Request[Any, Any, Any]) -> Response[bytes]:
        """What is printed on the board and cards of a game: costs, yields, spaces, effects."""
        return answer(_facts(game), request)

    @get("/{game:str}/pictures")
    async def pictures(self, game: GameName, service: ServiceDep) -> list[RulesPicture]:
        """The pictures of a game's rules: the passage of each, and what is to be seen in it."""
        service.lobby.must_be_ready()
        return await asyncio.to_thread(pictures_of, game)

    @get("/{game:str}/texts/{language:str}", media_type=MediaType.TEXT, sync_to_thread=True)
    def texts(self, game: GameName, language: LanguageName, request: Request[Any, Any, Any]) -> Response[bytes]:
        """The texts that a game brings in its own folder, in Fluent's format, for pages that were built without it."""
        return answer(_texts(game, language), request)
