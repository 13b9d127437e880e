"""Every message that the code names has words in every language, every one is named, and no words are in the code."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import vesuvius
from vesuvius.problem import Problem
from vesuvius.texts import LANGUAGES, LOCALES, Texts, language_of

# Each process would read all texts of its own.

SOURCE = LOCALES.parent
PAGES = SOURCE.parents[1] / "web" / "src"
QUOTED = re.compile(r'"([a-z0-9]+(?:-[A-Za-z0-9_]+)+)"')
TEMPLATE = re.compile(r"`([^`]*)`")
HOLE = re.compile(r"\$\{[^{}]*\}")
WORD_OF_AN_ID = re.compile(r"[a-z]{3,}-|-[a-z]{3,}")
MESSAGE = re.compile(r"[a-z0-9]+(?:-[a-z0-9_]+)+")
PROSE = re.compile(r"\b[A-Za-z]{3,} [A-Za-z]{3,}\b")
# Which argument of these calls is a message id.
SPEAKERS = {"texts": 0, "Problem": 0, "BadLine": 0, "Reason": 0, "Refusal": 1}
SPEAKERS |= {"wrong": 0, "unreadable": 0, "mismatch": 0}
# Arguments that such a call adds by itself.
IMPLIED: dict[str, set[str | None]] = {
    "wrong": {"file", "entry", "key", "got"},
    "unreadable": {"game", "line"},
    "mismatch": {"game", "line"},
    "BadLine": {"line"},
}
# Strings that only look like prose: labels for a hash, words of a file, an option that no game has, fonts, code.
LABELS = re.compile(
    r"vesuvius (trace|choices|seed)\b.*|any deal|odd option|Fira Code|DejaVu .*|\s*import .*|.*\w=\".*", re.DOTALL
)
# In French a space that never ends a line stands before these marks, and inside the quotes.
FILLED_IN = "{}"
LOOSE = re.compile(r"« | [;:!?»]|«(?![\u00a0\u202f])|(?<![\u00a0\u202f!?…(])[;!?»]|(?<=[\w)}]):(?=\s)")
# Addresses, names of bots, the key that asks for help and moves that begin with a mark are no sentences.
UNSAID = re.compile(r"\b(mailto|https?|sqlite|postgresql|mcts|level|module|game):|^\?(?=  |$)|!(?=\w)", re.MULTILINE)
# They have names of their own that look like messages: checks, and kinds of entries.
CHECKS = ("suite.py", "journal_entries.py", "promises.py")


class _Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


class _Words(Visitor):
    """Collects the words of a file, with a sign for whatever is filled in."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_Pattern(self, node: fluent.Pattern) -> None:  # noqa: N802
        self.texts.append("".join(map(self._read, node.elements)))
        self.generic_visit(node)

    def _read(self, part: fluent.TextElement | fluent.Placeable) -> str:
        if isinstance(part, fluent.TextElement):
            return str(part.value)
        return str(part.expression.parse()["value"]) if isinstance(part.expression, fluent.StringLiteral) else FILLED_IN


@cache
def messages(language: str) -> dict[str, set[str]]:
    """The variables of every message of a language."""
    found: dict[str, set[str]] = {}
    for file in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, fluent.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in found, entry.id.name
                visitor = _Variables()
                visitor.visit(entry)
                found[entry.id.name] = visitor.names
    return found


@cache
def trees() -> dict[Path, ast.Module]:
    return {file: ast.parse(file.read_text("utf-8")) for file in sorted(SOURCE.rglob("*.py"))}


@cache
def pages() -> str:
    """All sources of the pages in the browser."""
    files = [file for kind in ("*.ts", "*.svelte") for file in sorted(PAGES.rglob(kind))]
    return "\n".join(file.read_text("utf-8") for file in files)


def named_by_pages() -> set[str]:
    """Texts in the pages' sources that look like ids of messages."""
    return set(QUOTED.findall(pages()))


def patterns_of_pages() -> list[re.Pattern[str]]:
    """What templates in the pages' sources can become, where they look like ids of messages."""
    fixed = [HOLE.split(text) for text in TEMPLATE.findall(pages()) if HOLE.search(text)]
    ids = [parts for parts in fixed if any(WORD_OF_AN_ID.search(part) for part in parts)]
    ids = [parts for parts in ids if re.fullmatch(r"[a-z0-9_]*-[a-z0-9_-]*", "".join(parts))]
    return [re.compile("[A-Za-z0-9_-]+".join(re.escape(part) for part in parts)) for parts in ids]


def nodes() -> Iterator[tuple[Path, ast.AST]]:
    for file, tree in trees().items():
        for node in ast.walk(tree):
            yield file, node


def docstrings(tree: ast.Module) -> set[int]:
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    with_body = [node for node in ast.walk(tree) if isinstance(node, kinds) and node.body]
    first = [node.body[0] for node in with_body]
    return {id(line.value) for line in first if isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant)}


def literals() -> Iterator[tuple[Path, str]]:
    for file, tree in trees().items():
        skipped = docstrings(tree)
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in skipped:
                yield file, node.value


def pattern_of(node: ast.JoinedStr) -> re.Pattern[str] | None:
    """What an f-string can become, where it looks like a message id."""
    parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
    fixed = [str(part) for part in parts if part is not None]
    if not any(WORD_OF_AN_ID.search(part) for part in fixed):
        return None
    if not all(re.fullmatch(r"[a-z0-9_-]+", part) for part in fixed):
        return None
    return re.compile("".join("[A-Za-z0-9_-]+" if part is None else re.escape(str(part)) for part in parts))


def callee(call: ast.Call) -> str:
    return str(getattr(call.func, "id", getattr(call.func, "attr", "")))


def spoken() -> Iterator[tuple[Path, ast.Call, ast.expr]]:
    """Every call that names a message, with the argument that does."""
    for file, node in nodes():
        if isinstance(node, ast.Call):
            place = SPEAKERS.get(callee(node))
            if place is not None and len(node.args) > place:
                yield file, node, node.args[place]


def choices(node: ast.expr) -> list[str]:
    """The ids that an argument can be, as far as they are written there."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    return [*choices(node.body), *choices(node.orelse)] if isinstance(node, ast.IfExp) else []


def test_every_message_that_is_named_exists() -> None:
    known = messages("en")
    families = {name.partition("-")[0] for name in known}
    named = {(file.name, text) for file, text in literals() if MESSAGE.fullmatch(text) and file.name not in CHECKS}
    missing = {(file, text) for file, text in named if text.partition("-")[0] in families and text not in known}
    missing |= {(file.name, name) for file, _, node in spoken() for name in choices(node) if name not in known}
    assert not missing


def test_every_message_that_the_pages_name_exists() -> None:
    known = messages("en")
    assert not {
        name for name in named_by_pages() if name.partition("-")[0] in ("web", "city", "review") and name not in known
    }
    assert [pattern for pattern in patterns_of_pages() if pattern.pattern.startswith(("web", "city"))]
    for pattern in patterns_of_pages():
        if pattern.pattern.startswith(("web\\-", "city\\-", "review\\-", "downfall\\-", "word\\-", "bot\\-")):
            assert any(pattern.fullmatch(name) for name in known), pattern.pattern


def test_every_message_is_used() -> None:
    named = {text for _, text in literals()} | named_by_pages()
    patterns = [found for _, node in nodes() if isinstance(node, ast.JoinedStr) and (found := pattern_of(node))]
    patterns += patterns_of_pages()
    unused = {name for name in messages("en") if name not in named and not any(p.fullmatch(name) for p in patterns)}
    assert not unused


def test_every_family_of_messages_exists() -> None:
    patterns = {found for _, _, node in spoken() if isinstance(node, ast.JoinedStr) and (found := pattern_of(node))}
    assert all(any(pattern.fullmatch(name) for name in messages("en")) for pattern in patterns)


def test_variables_are_given() -> None:
    """Where a call names its message and all arguments, the message asks for no other."""
    wanting = []
    for file, call, node in spoken():
        given = {keyword.arg for keyword in call.keywords} | IMPLIED.get(callee(call), set())
        if callee(call) not in ("Refusal", "Reason") and None not in given:
            wanting += [(file.name, name) for name in choices(node) if not messages("en").get(name, set()) <= given]
    assert not wanting


@pytest.mark.parametrize("language", sorted(set(LANGUAGES) - {"en"}))
def test_languages_have_the_same_messages(language: str) -> None:
    ours, theirs = messages("en"), messages(language)
    assert {name: ours.get(name) for name in ours if ours.get(name) != theirs.get(name)} == {}
    assert theirs.keys() == ours.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    texts = Texts(language)
    for name, variables in messages(language).items():
        for value in (1, 2, "mask", None):
            line = texts(name, **dict.fromkeys(variables, value))
            assert "{$" not in line
            assert "\N{FIRST STRONG ISOLATE}" not in line


def test_french_marks_do_not_begin_a_line() -> None:
    words = _Words()
    for file in sorted((LOCALES / "fr").glob("*.ftl")):
        words.visit(FluentParser().parse(file.read_text("utf-8")))
    loose = {text for text in words.texts if LOOSE.search(UNSAID.sub("", text))}
    assert not loose


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_are_called_alike_by_the_rules_and_the_pages(language: str) -> None:
    texts = Texts(language)
    for game in vesuvius.GAMES:
        for option in vesuvius.info(game).options:
            if not option.choice:
                assert texts(f"{game}-option-{option.name}-title") == texts(f"rules-{option.name}-title")


@pytest.mark.parametrize(
    ("language", "founding", "prosperity"),
    [
        ("en", "Founding Phase", "Prosperity Phase"),
        ("de", "Gründungsphase", "Blütezeit"),
        ("fr", "phase de fondation", "phase de prospérité"),
        ("nl", "stichtingsfase", "bloeifase"),
    ],
)
def test_vesuvius_above_the_board_names_the_phases_of_the_rules(language: str, founding: str, prosperity: str) -> None:
    texts = Texts(language)
    rules = texts("rules-turn-text").casefold()
    assert rules.index(founding.casefold()) < rules.index(prosperity.casefold())
    for sleeping in ("about", "solo"):
        assert texts(f"pompeii-band-asleep-{sleeping}").casefold().startswith(founding.casefold())
    for workers in (1, 6):
        assert texts("pompeii-band-awake-about", workers=workers).casefold().startswith(prosperity.casefold())


def test_no_prose_in_the_code() -> None:
    prose = {(file.name, text) for file, text in literals() if PROSE.search(text) and not LABELS.fullmatch(text)}
    assert not prose


def test_numbers_lists_and_nothing() -> None:
    texts = Texts("en")
    assert texts("cli-checked", games=1234567, decisions=1) == "checked 1234567 games, 1 decision"
    assert texts("cli-unknown-language", got="xx", known=["de", "en"]).endswith("known languages: de, en.")
    assert texts("trace-wrong-keys", missing=[], unknown=["x"]) == "wrong keys; missing: none; unknown: x."
    assert Texts("de")("trace-wrong-keys", missing=None, unknown=["x"]).startswith(
        "falsche Schlüssel; es fehlen: keine;"
    )
    assert texts("unknown-game", name="", known="downfall") == 'Unknown game ""; known: downfall.'


def test_the_top_of_a_file_needs_no_name() -> None:
    texts = Texts("en")
    assert texts("data-missing", file="board.toml", entry="", key="rows") == "board.toml: the key rows is missing."
    wrong = texts("data-wrong-kind", file="board.toml", entry="", key="columns", wanted="int", got="x")
    assert wrong == "board.toml, columns: expected a whole number, got x."
    inside = texts("data-missing", file="board.toml", entry="lava.mask", key="first")
    assert inside == "board.toml, lava.mask: the key first is missing."
    assert "can’t be true" in texts("wrong-players", got="True", lowest=2, highest=4)


@pytest.mark.parametrize("game", vesuvius.GAMES)
def test_help_names_the_options_that_a_game_declares(game: str) -> None:
    assert Texts("nl").names(f"{game}-option-") == [*vesuvius.info(game).option_names]


def test_words_are_translated_inside_messages() -> None:
    assert Texts("de").word("helmet/mask") == "Helm/Maske"
    assert Texts("nl").word("lantern") == "lantern"


def test_an_unknown_message_is_still_readable() -> None:
    assert Texts("fr")("no-such-message", place=3) == "no-such-message place=3"


def test_an_unknown_language_is_a_problem() -> None:
    with pytest.raises(Problem, match="cli-unknown-language"):
        Texts("tlh")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "es_ES.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "nl_NL"}, "nl"),
        ({"LANG": "de_DE.UTF-8", "VESUVIUS_LANGUAGE": "fr"}, "fr"),
    ],
)
def test_the_language_comes_from_the_surroundings(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_figures_have_the_decimal_mark_of_the_language() -> None:
    figures = {language: Texts(language).decimal(1234.5, 2) for language in LANGUAGES}
    assert figures == {"en": "1234.50", "de": "1234,50", "fr": "1234,50", "nl": "1234,50"}
