"""What can be forbidden in every language: straight quotes, double spaces, "1 workers", and two words for one thing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from vesuvius.texts import LANGUAGES, LOCALES

# Each process would read all texts of its own.

# Whatever is filled in.
FILLED_IN = "\N{OBJECT REPLACEMENT CHARACTER}"
# Columns that stand under each other in a terminal.
COLUMNS = {"cli-table-help", "downfall-notation", "pompeii-notation"}
# How many of something; only such a number can be one.
COUNTED = re.compile(
    "count|amount|left|games|decisions|entries|points|steps|moves|actions|relatives|seconds|hours|days|workers|spaces|"
    "tokens|missing|tries|lacking|skip|most|cards"
)
# A noun in the plural, as far as its looks tell.
PLURAL = {
    "en": r"(?!grass|less|was|has|is|this)[a-z]+s\b",
    "de": r"[A-ZÄÖÜ][a-zäöüß]+",
    "fr": r"(?!dans|sous|sans|plus|moins|pas|fois|puis|vous|nous|vos|des|les|aux)[a-zà-ÿ]+[sx]\b",
    "nl": r"(?!zijn|worden|moeten|kunnen|mogen|hebben|liggen|staan|open|geven|nemen|was|is)[a-z]{2,}(?:en|s)\b",
}
# German nouns that are the same in the plural.
SAME = {"de": r"Arbeiter|Plättchen"}
# They are said of two or more, or of goods that nobody counts.
NEVER_ONE = re.compile(
    "pompeii-(amount-.*|band-crew|effect-draw_cards-.*)|web-(all-games|title-turns)|refusal-six-workers|"
    "branch-too-many|limit-.*|table-too-long|pool-.*|archive-too-long|city-house-played"
)
# Two words for one thing, or a word that says something else: `docs/glossary.*.md` has the ones to use.
AVOIDED = {
    "en": (
        r"\b(?:cannot|(?:is|are|was|were|do|does|did|has|have|will|would|could) not|let us)\b|"
        r"\b(?:[Ss]ome|[Aa]ny|[Ee]very)body\b|\b[Ww]hoever\b|\bshall\b|\bchronicles?\b|\bconversation\b|\bbranch(?:es)?\b|"
        r"\bmove points?\b|\bdealt anew\b|\bwould be right\b|\bright would be\b|\bchance of winning\b|\bmountain\b"
    ),
    "de": (
        r"\bArmeen?\b|\bGespräch|\bOpfergaben?\b|\b[Zz]ugesagt\b|\baufgehalten\b|\bLavafeld|\bSorten?\b|\bgehorcht\b|"
        r"\b(?:[Ww]ähle|[Ll]ege|[Ss]etze)\b|\bsofortige|\bÄdil|\bDecurio\b|\bQuästor|\b[Ee]uch\b|\bIhnen\b|"
        r"\bneutrale[sn]? Haus\b|\bverarbeite|\brichtig wäre|\b(?:ge)?opfers?t\b|\bpro (?:Aktion|Runde|Zug)\b|"
        r"\bPreis|\bSpielregel\b|\bunbezahlt\b|\bumsonst\b|\b[Dd]er Berg\b"
    ),
    "fr": (
        r"\bpions?\b|\bprésages?\b|\bsièges?\b|\bsolitaire\b|\bcéréales\b|\bguéri|\bédiles?\b|\bquesteur|\bdécurion|"
        r"\bjoueurs? automatiques?\b|\bbots?\b(?<!-bots)|\bconversation\b|\btu\b|\btes\b|\bgrappes?\b|\btransform|"
        r"\bcommerce\b|\bcartes? volcan\b|\bactions? de plus\b|\bquartiers?\b|\bavis\b|(?<=\. )Qui (?![^.]*\?)|"
        r"\b[Ss]eul qui\b|\b(?:n’)?offr(?:e|ez|ent|ir)\b|\boffert|\bprix\b|\bdéclench|\bmontagne\b"
    ),
    "nl": (
        r"\brobots?\b|\bwerkers?\b|\bborrel|\bstoel|\bgastheer|\bstartwaarde|\bgerekruteerd|"
        r"\btegen(?:ge)?houden|\baedilis|\bdecurio\b|\bkwam niemand klaar\b|\baan zet\b|\b[Dd]eling\b|"
        r"\bvoorspoed|\bneutraa?le? huis|\bu (?=[a-z])|\buw\b|\bronden\b|\bhooguit\b|\b[Aa]llen\b|\bonbetaald\b|"
        r"\bovergenomen\b|\bhaar\b|\bonthuld\b|\b1 tot \d|"
        r"\b(?:ge)?offer(?:t|d|en)\b|\bgeboden\b|\bbieden\b|\bprijs\b|\bpartij (?:\w+ ){0,2}voorbij\b|\b[Dd]e berg\b"
    ),
}


@cache
def patterns(language: str) -> list[tuple[str, frozenset[str], fluent.Pattern]]:
    """Every line of a language: its message, the variables that it has been chosen by, and its elements."""
    found: list[tuple[str, frozenset[str], fluent.Pattern]] = []
    for file in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, fluent.Message) and entry.value is not None:
                found += [(entry.id.name, chosen, pattern) for chosen, pattern in inside(entry.value, frozenset())]
    return found


def inside(pattern: fluent.Pattern, chosen: frozenset[str]) -> Iterator[tuple[frozenset[str], fluent.Pattern]]:
    """A pattern and all in its variants."""
    yield chosen, pattern
    for part in pattern.elements:
        if isinstance(part, fluent.Placeable) and isinstance(part.expression, fluent.SelectExpression):
            by = variable(part.expression.selector)
            for variant in part.expression.variants:
                yield from inside(variant.value, chosen | {by})


def variable(expression: object) -> str:
    """The name of a variable, or nothing."""
    return expression.id.name if isinstance(expression, fluent.VariableReference) else ""


def words(pattern: fluent.Pattern) -> str:
    """The text of a pattern, with a sign for whatever is filled in."""
    return "".join(str(part.value) if isinstance(part, fluent.TextElement) else FILLED_IN for part in pattern.elements)


def counted(pattern: fluent.Pattern) -> Iterator[tuple[str, str]]:
    """Each number of something that text follows, and that text."""
    for part, after in zip(pattern.elements, pattern.elements[1:], strict=False):
        if isinstance(part, fluent.Placeable) and isinstance(after, fluent.TextElement):
            name = variable(part.expression)
            if COUNTED.fullmatch(name):
                yield name, str(after.value)


def bracketed(pattern: fluent.Pattern) -> Iterator[tuple[str, str]]:
    """Each number of something that a bracket follows, and the text before it."""
    for before, part, after in zip(pattern.elements, pattern.elements[1:], pattern.elements[2:], strict=False):
        if isinstance(before, fluent.TextElement) and isinstance(part, fluent.Placeable):
            name = variable(part.expression)
            if COUNTED.fullmatch(name) and isinstance(after, fluent.TextElement) and str(after.value).startswith(")"):
                yield name, str(before.value)


def faults(language: str, wrong: re.Pattern[str]) -> set[tuple[str, str]]:
    return {
        (message, found[0])
        for message, _, pattern in patterns(language)
        if (found := wrong.search(words(pattern))) and message not in COLUMNS
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_and_apostrophes_are_those_of_print(language: str) -> None:
    assert not faults(language, re.compile("[\"']"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_spaces_in_a_row(language: str) -> None:
    assert not faults(language, re.compile("[ \N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}]{2}"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_has_words_of_its_own(language: str) -> None:
    """A number before a noun in the plural is chosen by: one worker, two workers."""
    noun = re.compile(f"[ \N{NO-BREAK SPACE}](?!(?:{SAME.get(language, '!')})\\b){PLURAL[language]}")
    assert not {
        (message, name, found[0])
        for message, chosen, pattern in patterns(language)
        for name, after in counted(pattern)
        if name not in chosen and (found := noun.match(after)) and not NEVER_ONE.fullmatch(message)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_in_brackets_counts_a_noun(language: str) -> None:
    """“the workers (1)” is neither: what is counted is chosen by its number."""
    assert not {
        (message, name)
        for message, chosen, pattern in patterns(language)
        for name, before in bracketed(pattern)
        if name not in chosen and re.search(r"\w \($", before) and not message.startswith("trace-wrong")
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_word_for_one_thing(language: str) -> None:
    assert not faults(language, re.compile(AVOIDED[language]))
