"""Who is at the table: people who are here or have gone, and bots that play for them, so that every game ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from vesuvius.server.protocol.messages import Clock, LiveClock
from vesuvius.server.tables.clocks import DAY, Interval, end_of

State = Literal["here", "away", "bot"]
SUBSTITUTE = "level:3"
LIVE_PATIENCE = 120.0
OPPONENTS = 2  # seats: one that can claim the win, and the one that has gone


class Attendance:
    """For each seat whether its person is here, away, or has a bot play; and how long the others are patient.

    `bots` names the bot of each seat as the game begins; None for a person.
    """

    def __init__(self, bots: Sequence[str | None], clock: Clock, downtimes: Sequence[Interval] = ()) -> None:
        self.people = [seat for seat, bot in enumerate(bots) if bot is None]  # wherever they are
        self.bots: list[str | None] = [*bots]
        self.states: list[State] = ["here" if bot is None else "bot" for bot in bots]
        self._downtimes = downtimes  # time in which the server was down tries nobody's patience
        self._patience = LIVE_PATIENCE if isinstance(clock, LiveClock) else DAY
        self._since = [0.0] * len(bots)
        self.resigned: list[int] = []  # in the order in which they did

    def here(self) -> list[int]:
        """The seats whose people are here."""
        return [seat for seat, state in enumerate(self.states) if state == "here"]

    def may_return(self) -> list[int]:
        """The seats whose people are not here and may come back."""
        return [seat for seat in self.people if self.states[seat] != "here" and seat not in self.resigned]

    def contenders(self) -> list[int]:
        """The seats that can still win: all whose people have not resigned."""
        return [seat for seat in range(len(self.states)) if seat not in self.resigned]

    def claim_time(self, seat: int) -> float | None:
        """T4: when a seat may claim the win, once patience with its only opponent, a person, is over; None if never."""
        if len(self.states) - len(self.resigned) > OPPONENTS:
            return None
        others = [other for other in self.contenders() if other != seat]
        if len(others) != 1 or others[0] not in self.people or self.states[others[0]] == "here":
            return None
        return end_of(self._since[others[0]], self._patience, self._downtimes)

    def leave(self, seat: int, at: float) -> None:
        """The person of a seat has left."""
        self.states[seat], self._since[seat] = "away", at

    def wait(self, at: float) -> None:
        """Somebody would rather wait: everybody's patience starts again."""
        self._since = [at] * len(self._since)

    def seat_bot(self, seat: int, bot: str) -> None:
        """A bot plays for the person of a seat."""
        self.states[seat], self.bots[seat] = "bot", bot

    def resign(self, seat: int) -> None:
        """T3: a bot plays on for the person of a seat, who doesn't come back."""
        self.resigned.append(seat)
        self.seat_bot(seat, SUBSTITUTE)

    def come_back(self, seat: int) -> None:
        """The person of a seat is here again."""
        self.states[seat], self.bots[seat] = "here", None

    def next_substitute(self) -> tuple[float, int] | None:
        """When patience ends for a seat that is away, and which seat; at once if nobody is left to be patient."""
        away = [(self._since[seat], seat) for seat, state in enumerate(self.states) if state == "away"]
        if not away:
            return None
        since, seat = min(away)
        return (end_of(since, self._patience, self._downtimes) if self.here() else since, seat)
