"""The pictures of the rules: possible positions, legal plays, and words for each in its passage."""

from __future__ import annotations

from typing import Any

import pytest

import vesuvius
from vesuvius.game import Illustration
from vesuvius.server.features.illustrations import pictures_of
from vesuvius.texts import LANGUAGES, Texts

GAMES: dict[str, Any] = {name: vesuvius.load(name) for name in vesuvius.GAMES}
DRAWN: dict[str, list[Illustration]] = {name: game.illustrations() for name, game in GAMES.items()}
PICTURES = [pytest.param(name, each, id=f"{name}-{each.name}") for name in DRAWN for each in DRAWN[name]]


@pytest.mark.parametrize("name", vesuvius.GAMES)
def test_every_picture_has_a_name_of_its_own_and_one_is_the_map_at_most(name: str) -> None:
    assert len({each.name for each in DRAWN[name]}) == len(DRAWN[name]) > 0
    assert sum(each.map for each in DRAWN[name]) <= 1


@pytest.mark.parametrize(("name", "picture"), PICTURES)
def test_it_stands_in_a_passage_of_the_rules_and_has_words_in_every_language(name: str, picture: Illustration) -> None:
    book = GAMES[name].info.rulebook
    assert book is not None
    assert picture.passage in {*book.chapters, *book.rulings}
    assert picture.shows
    assert [language for language in LANGUAGES if not Texts(language).has(f"rules-picture-{picture.name}")] == []


@pytest.mark.parametrize(("name", "picture"), PICTURES)
def test_what_is_sent_are_views_of_legal_plays(name: str, picture: Illustration) -> None:
    game = GAMES[name]
    [sent] = [each for each in pictures_of(name) if each.name == picture.name]
    assert len(sent.frames) == (len(picture.plays) + 1 if picture.position else 0)
    if not picture.position:
        return
    state = game.at(picture.position, picture.seed)
    for frame, chosen in zip(sent.frames, [*picture.plays, picture.begun], strict=True):
        assert frame.view == game.view(state, game.seat(state))
        assert frame.legal == [token for token in game.legal(state) if token.startswith(chosen)] != []
        if chosen in picture.plays:
            game.play(state, chosen)
