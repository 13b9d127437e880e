"""The games over HTTP: what each declares about itself, and its texts."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, MediaType, get
from litestar.params import Parameter

from vesuvius.server.features.catalogue import GameFacts, OfferedGame, facts_of, offered_games
from vesuvius.server.protocol.messages import Language
from vesuvius.server.transport.dependencies import GameName
from vesuvius.texts import texts_of_game

LanguageName = Annotated[Language, Parameter()]


class Games(Controller):
    """Which games there are."""

    path = "/api/games"
    tags = ("games",)

    @get(sync_to_thread=True)
    def games(self) -> list[OfferedGame]:
        """Every game that can be played here: players, options, rulebook, pages."""
        return offered_games()

    @get("/{game:str}/facts", sync_to_thread=True)
    def facts(self, game: GameName) -> GameFacts:
        """What is printed on the board and cards of a game: costs, yields, spaces, effects."""
        return facts_of(game)

    @get("/{game:str}/texts/{language:str}", media_type=MediaType.TEXT, sync_to_thread=True)
    def texts(self, game: GameName, language: LanguageName) -> str:
        """The texts that a game brings in its own folder, in Fluent's format, for pages that were built without it."""
        return texts_of_game(game, language)
