"""A table that plays one game from a trace header: who decides, what is legal, play, and the result."""

from __future__ import annotations

import random
from typing import Any

from tests.games.downfall.oracle.fleeing import after_the_eruption
from tests.games.downfall.oracle.settling import first_phase
from tests.games.downfall.oracle.situation import Decisions, Reshuffle, Situation


def shuffler(chance: random.Random) -> Reshuffle:
    """A source of reshuffles for a game that is played for the first time."""
    return lambda cards: chance.sample(cards, len(cards))


def whole_game(situation: Situation) -> Decisions[None]:
    trigger = yield from first_phase(situation)
    yield from after_the_eruption(situation, trigger)


class Table:
    """One running game; `reshuffled` holds the 16 cards while the last play was the one that put A.D. 79 back."""

    def __init__(self, header: dict[str, Any], reshuffle: Reshuffle) -> None:
        self.situation = Situation(header, reshuffle)
        self._game = whole_game(self.situation)
        self._asked: tuple[int, list[str]] | None = next(self._game)

    @property
    def seat(self) -> int | None:
        return None if self._asked is None else self._asked[0]

    @property
    def reshuffled(self) -> list[str] | None:
        return self.situation.reshuffled

    def legal(self) -> list[str]:
        return [] if self._asked is None else list(self._asked[1])

    def play(self, token: str) -> None:
        if token not in self.legal():
            raise ValueError(token)
        self.situation.reshuffled = None
        try:
            self._asked = self._game.send(token)
        except StopIteration:
            self._asked = None
            self._mark_winners()

    def result(self) -> dict[str, list[int]]:
        """R20: most saved, then fewest in the volcano, then shared."""
        saved, volcano = self.situation.saved, self.situation.volcano
        standing = [(saved[seat], -volcano[seat]) for seat in range(self.situation.players)]
        winners = [seat for seat, score in enumerate(standing) if score == max(standing)]
        return {"saved": list(saved), "volcano": list(volcano), "winners": winners}

    def _mark_winners(self) -> None:
        outcome = self.result()
        level = outcome["saved"].count(max(outcome["saved"]))
        self.situation.mark("R20 volcano decides", level > len(outcome["winners"]))
        self.situation.mark("R20 shared", len(outcome["winners"]) > 1)
