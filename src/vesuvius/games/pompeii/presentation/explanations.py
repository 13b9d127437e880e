"""What a place, a card or a good is to a seat now: what could be done with it, what comes of it, or why not.

It is told as if the seat had a worker to place, whoever decides: from what the seat knows, by the game's own rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from vesuvius.game import Refusal, Way
from vesuvius.games.pompeii.data.names import CARD_NAMES, FIELD_NAMES, GOOD_NAMES, PLACE_NAMES
from vesuvius.games.pompeii.presentation import notation
from vesuvius.games.pompeii.presentation.previews import Rows, exchange
from vesuvius.games.pompeii.presentation.state_words import BUILDING_NAMES
from vesuvius.games.pompeii.rules import figures as f
from vesuvius.games.pompeii.rules import state as st
from vesuvius.games.pompeii.rules import verbs as v
from vesuvius.games.pompeii.rules.figures import Figures
from vesuvius.games.pompeii.rules.state import State

FIELD = "field-"  # a field is called like its good
THINGS = {*PLACE_NAMES[f.FIELDS :], *(FIELD + name for name in FIELD_NAMES), *CARD_NAMES, *GOOD_NAMES}
ONCE = v.TIMES << v.VERB | 1


class Explanations:
    """What there is to say of things to one seat.

    `s` is a state in which the seat places a worker, and `legal` what it can do there. `attempt` tries actions one
    after the other and returns the rows of the last one and what could be chosen after it; `why_not` says what is
    wrong with a token.
    """

    def __init__(
        self,
        s: State,
        t: Figures,
        legal: Sequence[str],
        attempt: Callable[..., tuple[Rows, list[int]]],
        why_not: Callable[[str], Refusal | None],
    ) -> None:
        self.s, self.t, self.legal, self.attempt, self.why_not = s, t, legal, attempt, why_not

    def of(self, thing: str) -> list[Way]:
        """The ways to use a place or card; of a good, what it costs in a trade for each good that is there."""
        if thing in GOOD_NAMES:
            return self._prices(GOOD_NAMES.index(thing))
        tokens = self._with_card(thing) if thing in CARD_NAMES else self._at(thing.removeprefix(FIELD), thing)
        return [self._way(token) for token in dict.fromkeys(tokens)]

    def _way(self, token: str) -> Way:
        refusal = None if token in self.legal else self.why_not(token)
        return (
            Way(token, exchange(self._rows(notation.number(token)), self.s.seat))
            if refusal is None
            else Way(token, refusal=refusal)
        )

    def _rows(self, action: int) -> Rows:
        """What comes of an action, done as often as it can be."""
        rows, following = self.attempt(action)
        amounts = [each for each in following if each >> v.VERB == v.TIMES]
        return rows + self.attempt(action, max(amounts))[0] if amounts else rows

    def _at(self, place: str, thing: str) -> Iterator[str]:
        if thing.startswith(FIELD):
            yield f"@{place}"
        elif place in BUILDING_NAMES:
            yield from self._building(BUILDING_NAMES.index(place), place)
        elif place == "piazza":
            yield from (f"train:{card}" for card in self._hand(0))
        elif place == "porta":
            yield "@porta"
        else:
            yield from (token for token in self.legal if token.startswith("build"))
        yield from (token for token in self.legal if token.startswith(f"@{place}/"))

    def _building(self, building: int, name: str) -> Iterator[str]:
        if not self.s.built >> building & 1:
            yield f"build{building + 1}"
            yield from (token for token in self.legal if token.startswith(f"build{building + 1}/"))
            return
        yield from (f"@{name}{line}" for line in notation.LINES[: self.t.lines[building]])
        if building == self.t.hires:
            yield "hire"
        if building == self.t.recruits:
            yield "army"
        if building == self.t.foro:
            yield from (f"act:{card}" for card in self._hand(1))
            yield from (token for token in self.legal if token.startswith(("heal:", "lift:", "finish")))

    def _hand(self, deck: int) -> list[str]:
        """The cards of a deck that the seat holds."""
        cards = range(f.SPECIALISTS * deck, f.SPECIALISTS * (deck + 1))
        return [CARD_NAMES[card] for card in cards if self.s.where[card] == st.HAND + self.s.seat]

    def _with_card(self, name: str) -> Iterator[str]:
        card = CARD_NAMES.index(name)
        if self.s.where[card] == st.HAND + self.s.seat:
            yield from (f"train:{name}", f"swap:{name}") if card < f.SPECIALISTS else (f"act:{name}",)
        elif self.s.where[card] in (st.ACTIVE + self.s.seat, st.ROW):
            place = self.t.place[card]
            found = [token for token in self.legal if token.endswith((f"/{name}", f"use:{name}"))]
            if not found and place != f.NOWHERE and place != f.COSTRUZIONE:
                found = [f"@{PLACE_NAMES[place]}/{name}"]
            yield from (token for token in found if notation.number(token) >= 0)

    def _prices(self, good: int) -> list[Way]:
        """P11: what one of a good costs at the Porta, in each good of which there is enough."""
        porta = v.AT_PORTA << v.VERB
        taken = v.TAKE_FOR << v.VERB | good << v.ONE
        ways = []
        for given in self.attempt(porta)[1]:
            if taken in self.attempt(porta, given)[1]:
                rows, _ = self.attempt(porta, given, taken, ONCE)
                ways.append(Way(notation.token(given), exchange(rows, self.s.seat)))
        return ways
