"""Downfall in words: players, cards, tiles, events, questions and groups of tokens."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from vesuvius.cli.boards.board import LogLine, View
from vesuvius.cli.boards.downfall import paint
from vesuvius.cli.boards.words import PrintedWords
from vesuvius.texts import texts

if TYPE_CHECKING:
    from vesuvius.game import Event

SQUARE = re.compile(r"[A-Z]\d")


class Words(PrintedWords):
    """The words that need the printed board: which seat has which colour."""

    def __init__(self, facts: dict[str, Any]) -> None:
        super().__init__(facts)
        self.letters: str = facts["letters"]
        self.houses = {str(building["house"]): building["colour"] for building in facts["buildings"]}

    def crowd(self, counts: Sequence[int]) -> str:
        """So many pieces of each colour."""
        parts = [
            texts(f"downfall-pieces-{self.colours[seat]}", count=count) for seat, count in enumerate(counts) if count
        ]
        return ", ".join(parts)

    def house(self, card: str) -> str:
        """A card with the colour of its house."""
        return texts("downfall-house", card=card, colour=self.houses[card])

    def tell(self, events: Sequence[Event]) -> list[LogLine]:
        """The events of a play as lines of the log; a card and its piece share one, a hidden draw needs none."""
        log = []
        for event, following in zip_longest(events, events[1:]):
            if event.kind == "drew" and event.facts["card"] is None:
                continue
            if event.kind == "played" and following is not None and following.kind == "settled":
                event = replace(event, kind="settled", facts={**event.facts, **following.facts})
            elif event.kind == "settled":
                continue
            log.append(self._line(event))
        return log

    def _line(self, event: Event) -> LogLine:
        facts = self.named(event.facts)
        if event.seat is not None:
            facts["who"] = self.player(event.seat)
        if "pieces" in facts:
            facts["pieces"] = self.crowd(facts["pieces"])
        if "winners" in facts:
            facts["count"] = len(facts["winners"])
            facts["winners"] = [self.player(seat) for seat in facts["winners"]]
        return LogLine(event.seat, texts(f"downfall-event-{event.kind}", **facts), event.rule)

    def ask(self, view: View, legal: Sequence[str]) -> str:
        """What is to be decided, in one line."""
        decision = view["decision"]
        facts = {"who": self.player(view["decides"]), "relatives": view["relatives"], "moves": view["moves_left"]}
        return texts(f"downfall-ask-{decision}", **facts, tile=view["tile"])

    def groups(self, legal: Sequence[str]) -> list[tuple[str, list[str]]]:
        """Cards by house, omens by owner, tiles by symbol, moves by where they start."""
        found: dict[str, list[str]] = {}
        for token in legal:
            found.setdefault(self._heading(token), []).append(token)
        return list(found.items())

    def _heading(self, token: str) -> str:
        if ">" in token:
            return texts("downfall-from", square=token.partition(">")[0])
        if token[0].isdigit():
            card = re.split(r"[@*-]", token)[0]
            return texts("downfall-joker", house=self.house(card)) if "*" in token else self.house(card)
        if token[0] == "x":
            return self.player(self.letters.index(token[-1]))
        if token[0] == "~":
            return texts.word(token[3:]) if token[3:] else texts("downfall-lava")
        return texts("downfall-relatives") if token[0] == "+" else ""


def signs(name: str) -> str:
    """A lava tile by the sign or signs on it."""
    return "/".join(paint.SYMBOLS[symbol] for symbol in name.split("/"))


def chosen_squares(legal: Sequence[str]) -> set[str]:
    """The squares that the tokens begin with: where something may be put, thrown out or moved from."""
    return {found[0] for token in legal if (found := SQUARE.search(token))}
