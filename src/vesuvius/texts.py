"""The words for people: message ids and arguments in, a line in the reader's language out.

The words are in `locales/<language>/*.ftl`. A file is read when one of its messages is first asked for, and the
library behind it is imported then, so that a program which says nothing pays nothing.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from vesuvius.problem import Fact, Problem

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LOCALES = Path(__file__).parent / "locales"
LANGUAGES = ("de", "en", "fr", "nl")
DEFAULT = "en"
EMPTY = '""'


class Texts:
    """All messages of one language; call it with a message id and its arguments."""

    def __init__(self, language: str = DEFAULT) -> None:
        self.use(language)

    def use(self, language: str) -> None:
        """Speak that language from now on; a Problem where there are no words in it."""
        if language not in LANGUAGES:
            raise Problem("cli-unknown-language", got=language, known=list(LANGUAGES))
        self.language = language
        self._bundle: FluentBundle | None = None
        self._unread = sorted((LOCALES / language).glob("*.ftl"))

    def __call__(self, message: str, /, **args: Fact) -> str:
        """The line in this language; the bare id and arguments where nobody has written one."""
        if not self.has(message):
            return str(Problem(message, **args))
        bundle = self._bundle
        assert bundle is not None
        pattern = bundle.get_message(message).value
        assert pattern is not None
        line, _ = bundle.format_pattern(pattern, {key: self._readable(value) for key, value in args.items()})
        return str(line)

    def has(self, message: str) -> bool:
        """Whether there are words for that message; files are read until it is found, its own (by first word) first."""
        bundle = self._bundle or self._begin()
        if self._unread and not bundle.has_message(message):
            own = message.partition("-")[0]
            self._unread.sort(key=lambda file: file.stem != own)
            while self._unread and not bundle.has_message(message):
                self._read(self._unread.pop(0))
        return bool(bundle.has_message(message))

    def word(self, name: Any) -> str:
        """A single word of the games by its name, such as a colour or a symbol; several with strokes between them.

        Messages write it as `{ WORD($symbol) }`.
        """
        return "/".join(self(f"word-{part}") if self.has(f"word-{part}") else part for part in str(name).split("/"))

    def decimal(self, figure: float, digits: int) -> str:
        """A figure with so many digits after this language's decimal mark."""
        return f"{figure:.{digits}f}".replace(".", self("word-decimal-mark"))

    def family(self, beginning: str) -> list[str]:
        """What follows in the ids that begin so, in the order of their file; nothing has to be loaded for it."""
        file = LOCALES / self.language / f"{beginning.partition('-')[0]}.ftl"
        return re.findall(rf"^{beginning}(\S+) =", file.read_text("utf-8"), re.MULTILINE) if file.exists() else []

    def place(self, *parts: Any) -> str:
        """Where something stands, from the whole to the part; `{ PLACE($file, $entry) }`. The top has no name."""
        return ", ".join(str(part) for part in parts if part != EMPTY)

    def _begin(self) -> FluentBundle:
        from fluent.runtime import FluentBundle

        functions: dict[str, Any] = {"WORD": self.word, "PLACE": self.place}
        self._bundle = FluentBundle([self.language], functions, use_isolating=False)
        return self._bundle

    def _read(self, file: Path) -> None:
        from fluent.runtime import FluentResource

        assert self._bundle is not None
        self._bundle.add_resource(FluentResource(file.read_text("utf-8")))

    def _readable(self, fact: Fact) -> Any:
        """An argument as Fluent takes it: numbers without grouping, lists with commas, a word where nothing is."""
        if isinstance(fact, int):
            from fluent.runtime.types import fluent_number

            return fluent_number(int(fact), useGrouping=False)
        if fact is None or fact == []:
            return self("word-none")
        return ", ".join(str(part) for part in fact) if isinstance(fact, list) else fact or EMPTY


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the surroundings ask for: VESUVIUS_LANGUAGE as it is, else the first locale that we speak."""
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
