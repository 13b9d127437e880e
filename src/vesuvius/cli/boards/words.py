"""What the words of every game with a board of its own begin with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from vesuvius.texts import texts


class PrintedWords:
    """Words that need what is printed: at least which seat has which colour."""

    def __init__(self, facts: dict[str, Any]) -> None:
        self.facts = facts
        self.colours: list[str] = facts["colours"]

    def player(self, seat: int) -> str:
        """A player goes by the colour of the pieces."""
        return texts.word(self.colours[seat])

    def named(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Facts with a colour in the place of an owner's seat."""
        return name_owner(facts, self.player)


def name_owner(facts: Mapping[str, Any], player: Callable[[int], str]) -> dict[str, Any]:
    """Facts with a player's name in the place of an owner's seat."""
    return {key: player(value) if key == "owner" else value for key, value in facts.items()}
