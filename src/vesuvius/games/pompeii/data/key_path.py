"""Where in the data files something stands, so that a Problem can name it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from vesuvius.formats.json_lines import printable
from vesuvius.problem import Fact, Problem


class KeyPath(NamedTuple):
    """Where something stands: a file, its entry, and the key in it, from the whole to the part."""

    file: str
    entry: str = ""
    key: str = ""

    def at(self, key: str) -> KeyPath:
        """The value of a key in what is here."""
        return self._replace(key=f"{self.key}.{printable(key)}" if self.key else printable(key))

    def item(self, number: int) -> KeyPath:
        """An item of the list that is here, counted from 1."""
        return self._replace(key=f"{self.key}[{number}]")

    def wrong(self, message: str, **more: Fact) -> Problem:
        """A Problem that says where."""
        return Problem(message, file=self.file, entry=self.entry, key=self.key, **more)

    def expect(self, got: Fact, right: Fact) -> Iterator[Problem]:
        """A Problem if the value here is not the right one."""
        if got != right:
            yield self.wrong("data-wanted", got=_said(got), wanted=_said(right))

    def expect_goods(self, got: Mapping[str, int], right: Mapping[str, int]) -> Iterator[Problem]:
        """A Problem if the goods here are not the right ones."""
        both = (", ".join(f"{n} {good}" for good, n in sorted(goods.items())) for goods in (got, right))
        yield from self.expect(*both)

    def expect_one_of(self, got: str, known: Iterable[str]) -> Iterator[Problem]:
        """A Problem if the id here is none of those that fit."""
        if got not in (fit := list(known)):
            yield self.wrong("data-not-one-of", got=got, known=fit)

    def of_itself(self, given: Iterable[str], made: Mapping[str, int]) -> Iterator[Problem]:
        """A Problem for each good that a conversion makes of itself."""
        for good in given:
            if good in made:
                yield self.wrong("data-of-itself", good=good)


def _said(fact: Fact) -> Fact:
    return str(fact).lower() if isinstance(fact, bool) else fact
