"""Every card gets a text in every language, composed from its row of data."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from vesuvius.cli.boards.pompeii.cards import CardWords
from vesuvius.games.pompeii.data.load import load
from vesuvius.texts import LANGUAGES, Texts

DATA = load()
ROWS: dict[str, dict[str, Any]] = {card.id: msgspec.to_builtins(card) for card in (*DATA.specialists, *DATA.city)}
GOODS, BUILDINGS = ([msgspec.to_builtins(entry) for entry in entries] for entries in (DATA.goods, DATA.buildings))


def words(language: str) -> CardWords:
    return CardWords(GOODS, BUILDINGS, Texts(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_text(language: str) -> None:
    speaker = words(language)
    said = {card: speaker.text(row) for card, row in ROWS.items()}
    assert len(said) == 104
    for card, text in said.items():
        assert text.endswith("."), card
        assert not any(sign in text for sign in ("{", "$", "=", "pompeii-", "None", '""')), card
        assert "_" not in text, card


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_that_do_different_things_say_so(language: str) -> None:
    speaker = words(language)
    rows = {repr((row["effects"], row["location"], row["temple"])): row for row in ROWS.values()}
    assert len({speaker.text(row) for row in rows.values()}) == len(rows)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_good_and_building_has_a_name(language: str) -> None:
    speaker = words(language)
    assert len({speaker.good(good.id) for good in DATA.goods}) == 32
    assert all("2" in speaker.amount(good.id, 2) for good in DATA.goods)
    assert len({speaker.field(space.id) for space in DATA.spaces if space.kind == "field"}) == 10
    assert len({speaker.building(building.kind) for building in DATA.buildings}) == 4


@pytest.mark.parametrize(
    ("card", "language", "text"),
    [
        ("S01", "en", "At the grain field collect 1 grain more than usual."),
        ("S25", "en", "Works once, when trained. Receive 2 pillars and 2 planks."),
        ("S06", "en", "Works once, when trained. Take 1 good of value III, of your choice, from every other player."),
        ("S23", "de", "Auf dem Feld „Schilf“ nimmst du 1 Schilf, 1 Lehm und 1 Fisch statt des Ertrags."),
        ("S46", "nl", "Bij Villa del Molino zet je 1 graan om in 2 meel, tot 5 keer."),
        ("C13", "en", "At Officina Monetaria convert 1 gold into 1 gold coin, up to 3 times."),
        (
            "C30",
            "en",
            "Works once, when activated. Take 2 goods of value I–III, of your choice, from one other player.",
        ),
        ("C41", "de", "Wirkt einmal, beim Aktivieren. Nimm die obersten 2 Spezialisten und aktiviere sie kostenlos."),
        ("C37", "de", "Wirkt einmal, beim Aktivieren. Du bekommst 6 Waren vom Wert I deiner Wahl."),
        ("C26", "fr", "Avant les offrandes\u00a0: la valeur exigée augmente de 4."),
        ("C34", "nl", "De Porta is van jou: je krijgt 1 vis telkens als een andere speler daar een arbeider zet."),
    ],
)
def test_texts_are_composed(card: str, language: str, text: str) -> None:
    assert words(language).text(ROWS[card]) == text


def test_a_bonus_of_a_temple_names_its_good_twice() -> None:
    bonus = "after making perfume, receive 1 perfume more, once an action, however many were made."
    assert words("en").text(ROWS["C06"]) == f"Temple. At Officina dei Profumi, {bonus}"


def test_a_good_of_another_box_goes_by_its_name() -> None:
    speaker = CardWords([*GOODS, {"id": "sauce", "name": "fish sauce"}], BUILDINGS, Texts("en"))
    assert (speaker.good("sauce"), speaker.amount("sauce", 2)) == ("fish sauce", "2 fish sauce")
