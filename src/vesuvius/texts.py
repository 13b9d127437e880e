"""Messages for people: message ids and arguments in, a line in the reader's language out.

The words are in `locales/<language>/*.ftl`; a game may bring its own in a folder `locales` beside its rules. A file is
read when one of its messages is first asked for, and Fluent is imported then, so that a program that prints nothing
pays nothing.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import vesuvius
from vesuvius.problem import Fact, Problem

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

LOCALES = Path(__file__).parent / "locales"
LANGUAGES = ("de", "en", "fr", "nl")
DEFAULT = "en"
EMPTY = '""'


class Texts:
    """All messages of one language; call it with a message id and its arguments."""

    def __init__(self, language: str = DEFAULT) -> None:
        self.use(language)

    def use(self, language: str) -> None:
        """Switches to a language; raises a Problem if there are no words in it."""
        if language not in LANGUAGES:
            raise Problem("cli-unknown-language", got=language, known=list(LANGUAGES))
        self.language = language
        self._bundle: FluentBundle | None = None
        own = [file for game in vesuvius.GAMES for file in _files_of_game(game, language)]
        self._files = sorted((LOCALES / language).glob("*.ftl")) + own
        self._unread = [*self._files]

    def __call__(self, message: str, /, **args: Fact) -> str:
        """Returns the line in this language, or the bare id and arguments if there are no words for it."""
        if not self.has(message):
            return str(Problem(message, **args))
        bundle = self._bundle
        assert bundle is not None
        pattern = bundle.get_message(message).value
        assert pattern is not None
        line, _ = bundle.format_pattern(pattern, {key: self._readable(value) for key, value in args.items()})
        return str(line)

    def has(self, message: str) -> bool:
        """Returns whether a message has words; files are read until it is found, those of its first word first."""
        bundle = self._bundle or self._begin()
        if self._unread and not bundle.has_message(message):
            own = message.partition("-")[0]
            self._unread.sort(key=lambda file: (file.stem != own, own not in file.stem))
            while self._unread and not bundle.has_message(message):
                self._read(self._unread.pop(0))
        return bool(bundle.has_message(message))

    def word(self, name: Any) -> str:
        """Returns a single word of the games by its name, such as a colour; several names are separated by slashes.

        Messages write it as `{ WORD($symbol) }`.
        """
        return "/".join(self(f"word-{part}") if self.has(f"word-{part}") else part for part in str(name).split("/"))

    def decimal(self, figure: float, digits: int) -> str:
        """Returns a number with that many digits after this language's decimal mark."""
        return f"{figure:.{digits}f}".replace(".", self("word-decimal-mark"))

    def names(self, prefix: str) -> list[str]:
        """Returns the single words that follow a prefix in message ids, in the order of their files, without Fluent."""
        words = "\n".join(file.read_text("utf-8") for file in self._files)
        return re.findall(rf"^{prefix}(\w+) =", words, re.MULTILINE)

    def place(self, *parts: Any) -> str:
        """Returns where something is, from the whole to the part; `{ PLACE($file, $entry) }`. The top has no name."""
        return ", ".join(str(part) for part in parts if part != EMPTY)

    def _begin(self) -> FluentBundle:
        from fluent.runtime import FluentBundle

        functions: dict[str, Any] = {"WORD": self.word, "PLACE": self.place}
        self._bundle = FluentBundle([self.language], functions, use_isolating=False)
        return self._bundle

    def _read(self, file: Path) -> None:
        assert self._bundle is not None
        self._bundle.add_resource(_resource(file))

    def _readable(self, fact: Fact) -> Any:
        """An argument as Fluent takes it: numbers without grouping, lists with commas, a word if there is nothing."""
        if isinstance(fact, int):
            from fluent.runtime.types import fluent_number

            return fluent_number(int(fact), useGrouping=False)
        if fact is None or fact == []:
            return self("word-none")
        return ", ".join(str(part) for part in fact) if isinstance(fact, list) else fact or EMPTY


@cache
def _resource(file: Path) -> Resource:
    """A file of words, parsed once for everyone who reads it: that takes a third of a second for a language."""
    from fluent.runtime import FluentResource

    return FluentResource(file.read_text("utf-8"))


def texts_of_game(name: str, language: str) -> str:
    """Returns the texts that a game brings in its own folder, in Fluent's format."""
    vesuvius.info(name)
    return "\n".join(file.read_text("utf-8") for file in _files_of_game(name, language))


def _files_of_game(name: str, language: str) -> list[Path]:
    """In English if the game has no words in that language."""
    package = find_spec(f"vesuvius.games.{name}")
    folders = package.submodule_search_locations if package is not None else None
    own = [Path(folder) / "locales" for folder in folders or ()]
    return [file for folder in own for file in sorted((folder / language).glob("*.ftl"))] or (
        _files_of_game(name, DEFAULT) if language != DEFAULT else []
    )


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """Returns the language that the environment asks for: VESUVIUS_LANGUAGE as it is, or else the first locale set."""
    chosen = environment.get("VESUVIUS_LANGUAGE")
    if chosen:
        return chosen
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        locale = environment.get(variable)
        if locale:
            language = locale[:2].lower()
            return language if language in LANGUAGES else DEFAULT
    return DEFAULT


texts = Texts()
