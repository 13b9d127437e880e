"""Every card gets a text in every language, composed from its row of data."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from vesuvius.cli.boards.pompeii.cards import CardWords
from vesuvius.games.pompeii.data.load import load
from vesuvius.games.pompeii.presentation.view import card_facts
from vesuvius.games.pompeii.rules.effects.field_yield import FieldTake
from vesuvius.texts import LANGUAGES, Texts

DATA = load()
CARDS = {card.id: card for card in (*DATA.specialists, *DATA.city)}
ROWS: dict[str, dict[str, Any]] = {name: card_facts(DATA, card) for name, card in CARDS.items()}
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
        ("C13", "en", "At Officina Monetaria convert 1 gold into 1 gold coin without coal, up to 3 times."),
        ("C43", "de", "Bei Officina dei Profumi wandelst du 1 Olivenöl ohne Wein in 1 Parfüm um, bis zu 3-mal."),
        ("S14", "en", "At the grain field take flour instead of grain, one for one."),
        ("S49", "en", "At the stone field, instead of collecting, convert 1 bread into 1 gold, up to 3 times."),
        (
            "S50",
            "fr",
            "Sur le champ «\u00a0cerf\u00a0», au lieu de récolter, convertissez 1 viande en 1 fer, jusqu’à 3 fois.",
        ),
        ("S35", "nl", "Als je een blauw gebouw van een andere speler gebruikt, krijgt de eigenaar geen bonus."),
        ("C35", "en", "Works once, when activated. Every other player gives you 1 good of their own choice."),
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


@pytest.mark.parametrize(
    ("language", "made"),
    [("en", "make swords"), ("de", "Schwerter herstellst"), ("fr", "produisez des épées"), ("nl", "zwaarden maakt")],
)
@pytest.mark.parametrize("card", ["S41", "C09"])
def test_a_bonus_names_what_is_made(card: str, language: str, made: str) -> None:
    assert made in words(language).text(ROWS[card])


# What cannot be read off the figures of a card, by its ruling, and the word that tells it in each language.
TOLD = {
    "C03": ("Apocalypse", "Apokalypse", "Apocalypse", "Apocalyps"),  # P37
    "C12": ("can’t be placed", "nicht eingesetzt", "ne peut pas être placé", "niet worden gezet"),  # P26
    "C28": ("field C31", "Feld C31", "case C31", "veld C31"),  # P26
    "C31": ("held on field C31", "Feld C31 festgehalten", "retenu sur la case C31", "veld C31 vastgehouden"),  # P38
    "C14": (
        "but the Castrum; one space of the Foro",
        "Platz am Foro bleibt",
        "emplacement du Foro reste",
        "plaats van het Foro",
    ),
}


@pytest.mark.parametrize("card", TOLD)
def test_p26_p28_p37_p38_a_card_tells_its_limits(card: str) -> None:
    for language, told in zip(("en", "de", "fr", "nl"), TOLD[card], strict=True):
        assert told in words(language).text(ROWS[card])


@pytest.mark.parametrize(
    ("language", "once"),
    [
        ("en", "coin without coal, once."),
        ("de", "um, einmal."),
        ("fr", "sans charbon, une fois."),
        ("nl", "munt, één keer."),
    ],
)
def test_a_card_of_another_box_that_converts_once_says_so(language: str, once: str) -> None:
    row = {**ROWS["C13"], "effects": [{**ROWS["C13"]["effects"][0], "max": 1}]}
    assert words(language).text(row).endswith(once)


def test_a_card_of_another_box_says_how_many_it_gives_for_one() -> None:
    card = replace(CARDS["S14"], effects=(FieldTake(goods={"flour": 2}, per_yield=True),))
    assert (
        words("en").text(card_facts(DATA, card))
        == "At the grain field take 2 flour for each of the grain you would collect, instead of it."
    )


def test_a_good_of_another_box_goes_by_its_name() -> None:
    speaker = CardWords([*GOODS, {"id": "sauce", "name": "fish sauce"}], BUILDINGS, Texts("en"))
    assert (speaker.good("sauce"), speaker.amount("sauce", 2)) == ("fish sauce", "2 fish sauce")
