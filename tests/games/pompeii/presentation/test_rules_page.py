"""The rules in the browser: every ruling has a passage in every language, and so has whatever cites one."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import vesuvius
from vesuvius.games.pompeii.data.load import load
from vesuvius.games.pompeii.presentation.events import KINDS
from vesuvius.texts import LANGUAGES, LOCALES, Texts

DOCUMENT = (Path(__file__).parents[4] / "docs" / "pompeii-rulings.md").read_text("utf-8")
REFUSALS = LOCALES.parent / "games" / "pompeii" / "presentation" / "refusal.py"
RULING = re.compile(r"P\d+a?")


def passages(language: str) -> set[str]:
    """What has a title and a text of its own."""
    file = (LOCALES / language / "pompeii_rules.ftl").read_text("utf-8")
    titles, texts = (set(re.findall(rf"^rules-(\w+)-{part} =", file, re.MULTILINE)) for part in ("title", "text"))
    assert titles == texts
    return titles


def rulings() -> set[str]:
    return set(re.findall(r"^\| (P\d+a?) \|", DOCUMENT, re.MULTILINE))


def cited_by_refusals() -> set[str]:
    nodes = ast.walk(ast.parse(REFUSALS.read_text("utf-8")))
    texts = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return {text for text in texts if RULING.fullmatch(text)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_has_a_passage(language: str) -> None:
    told = {name for name in passages(language) if RULING.fullmatch(name)}
    assert len(rulings()) == 71
    assert told == rulings()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_that_is_cited_has_a_passage(language: str) -> None:
    by_events, by_refusals = {ruling for _, ruling, *_ in KINDS.values()}, cited_by_refusals()
    assert {"P2", "P50"} <= by_events
    assert {"P3", "P58"} <= by_refusals
    assert by_events | by_refusals <= passages(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_a_passage(language: str) -> None:
    assert set(vesuvius.load("pompeii").options) <= passages(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_to_be_reconstructed_is_so(language: str) -> None:
    data, texts = load(), Texts(language)
    told = texts("rules-printed-text")
    for cards in (data.specialists, data.city):
        made_up = sum(card.source == "reconstruction" for card in cards)
        assert re.search(rf"\b{made_up} \w+(?: \w+)? {len(cards)}\b", told), made_up
