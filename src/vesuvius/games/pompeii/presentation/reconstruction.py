"""Pasts that could have led to a world a seat thinks possible: the true past with other cards in hidden places.

A state has no room for all the shuffles that led to it, so a world has no deal of its own. But each hidden card lies
where the deal or its last shuffle put it: a past is the true deal and the true shuffles, with the world's cards in the
places of the true ones. An immediate card must have been drawn after the last time its seat wasn't asked. Only a replay
shows that, so several pasts are tried, one after the other, until one fits.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice, product
from typing import Any

from vesuvius.game import Event, Line
from vesuvius.games.pompeii.data.names import CARD_NAMES
from vesuvius.games.pompeii.presentation import events, state_words
from vesuvius.games.pompeii.rules.figures import CARDS, IMMEDIATE, SEATS, SPECIALISTS, Figures
from vesuvius.games.pompeii.rules.state import DECK, HAND, HAND_CARDS, IN_EITHER, State

PASTS = 400
NUMBERS = {name: number for number, name in enumerate(CARD_NAMES)}

RecordedPlay = tuple[str, Sequence[Event]]  # a token, and the events it caused
PastPlay = tuple[str, list[Line]]  # a token, and the chance lines it needs
Past = tuple[Line, list[PastPlay]]  # a deal, and all plays since
RowIndex = tuple[int, int]  # the number of a row, from 0 on, and an index in it


class Reconstruction:
    """The true past, row by row: each deck as it was dealt, and each deck made again."""

    def __init__(self, state: State, world: State, t: Figures, deal: Line, plays: Sequence[RecordedPlay]) -> None:
        self.state, self.world, self.deal, self.plays = state, world, deal, plays
        self.where = list(state.where)  # or where they would be if another card had been taken unseen
        dealt = [name for hand in deal.get("hands", ()) for name in hand]
        self.rows = [[NUMBERS[name] for name in names] for names in (dealt + deal["specialists"], deal["city"])]
        self.last: dict[int, RowIndex] = {}  # where each card lay when it was last shuffled
        self.drawer: dict[RowIndex, int] = {}  # who drew the card there, or took it unseen
        self.taken: list[RowIndex] = []  # where the cards that were taken unseen had lain
        self.kept: list[RowIndex] = []  # where the cards that were kept had lain
        self.immediate = [card for card in range(SPECIALISTS, CARDS) if t.timing[card] == IMMEDIATE]
        self._enter(0)
        self._enter(1)
        self.drawer |= {(0, i): i // HAND_CARDS for i in range(len(dealt))}
        for _, caused in plays:
            for event in caused:
                self._follow(event)

    def _enter(self, row: int) -> None:
        self.last |= {card: (row, place) for place, card in enumerate(self.rows[row])}

    def _follow(self, event: Event) -> None:
        if event.kind == "remade":
            self.rows.append([NUMBERS[str(name)] for name in _names(event)])
            self._enter(len(self.rows) - 1)
        elif event.kind in ("took_unseen", "kept", "drew") and event.seat is not None:
            place = self.last[NUMBERS[str(event.facts["card"])]]
            self.drawer[place] = event.seat
            if event.kind == "took_unseen":
                self.taken.append(place)
            elif event.kind == "kept":
                self.kept.append(place)

    def pasts(self) -> Iterator[Past]:
        """Pasts of the world, the likeliest first; none if other seats hold other numbers of cards."""
        yield from self._as_taken()
        for other in self._in_doubt():
            true = self.taken[-1]
            self._exchange_taken(self.last[other])
            yield from self._as_taken()
            self._exchange_taken(true)

    def _in_doubt(self) -> list[int]:
        """The cards that can have been taken unseen in place of the last one that was, for all that others know."""
        if not self.taken:
            return []
        row, place = self.taken[-1]
        card, known, where = self.rows[row][place], self.state.known, self.where
        return [other for other in self.last if known[other] & known[card] & IN_EITHER and where[other] != where[card]]

    def _exchange_taken(self, place: RowIndex) -> None:
        """The card of another place was taken unseen, and the one that was taken before stayed."""
        before, self.taken[-1] = self.taken[-1], place
        one, other = (self.rows[row][number] for row, number in (before, place))
        self.where[one], self.where[other] = self.where[other], self.where[one]
        self.drawer[before], self.drawer[place] = self.drawer[place], self.drawer[before]

    def _as_taken(self) -> Iterator[Past]:
        """Pasts in which the last card that was taken unseen lay in a certain place."""
        content = self._exchanged()
        if content is None:
            return
        strangers = [card for card in self.immediate if self._is_held(card)]
        choices = [self._choices(content, card) for card in strangers]
        for chosen in islice(product(*choices), PASTS):
            moved = dict(content)
            for card, place in zip(strangers, chosen, strict=True):
                now = next(where for where, other in moved.items() if other == card and where[0] == place[0])
                moved[now], moved[place] = moved[place], moved[now]
            yield self._past(moved)

    def _is_held(self, card: int) -> bool:
        """Whether the world has an immediate card in a hand where it truly is not."""
        return HAND <= self.world.where[card] < HAND + SEATS and self.world.where[card] != self.where[card]

    def _choices(self, content: dict[RowIndex, int], card: int) -> list[RowIndex]:
        """Where such a card can have lain: in any place of its last shuffle that its seat got, the latest first."""
        row, seat = self.last[card][0], self.world.where[card] - HAND
        places = [place for place in content if place[0] == row and self.drawer.get(place) == seat]
        return sorted(places, key=lambda place: (content[place] != card, -place[1]))

    def _exchanged(self) -> dict[RowIndex, int] | None:
        """All rows, with the world's cards in the places of those that lie elsewhere in the true state."""
        content = {(row, place): card for row, cards in enumerate(self.rows) for place, card in enumerate(cards)}
        for row in range(len(self.rows)):
            now = [card for card in self.rows[row] if self.last[card][0] == row]
            for where in {self.where[card] for card in now} - {DECK}:
                mine = [card for card in now if self.where[card] == where]
                theirs = [card for card in now if self.world.where[card] == where]
                if len(mine) != len(theirs):
                    return None
                gone, come = self._only(mine, theirs), self._only(theirs, mine)
                content |= {self.last[card]: other for card, other in zip(gone, come, strict=True)}
        for deck in range(2):
            for card, other in zip(state_words.deck(self.state, deck), state_words.deck(self.world, deck), strict=True):
                content[self.last[card]] = other
        return content

    def _only(self, cards: list[int], others: list[int]) -> list[int]:
        """The cards that are not among the others, immediate ones first, so that they take each other's places."""
        return sorted((card for card in cards if card not in others), key=lambda card: card not in self.immediate)

    def _past(self, content: dict[RowIndex, int]) -> Past:
        rows = [[CARD_NAMES[content[row, place]] for place in range(len(cards))] for row, cards in enumerate(self.rows)]
        specialists, city, *later = rows
        deal = {**self.deal, "generator": list(self.world.key), "city": city}
        count = len(self.deal.get("hands", ()))
        if count:
            deal["hands"] = [specialists[HAND_CARDS * seat : HAND_CARDS * (seat + 1)] for seat in range(count)]
        deal["specialists"] = specialists[HAND_CARDS * count :]
        for key in {"volcano", "lower", "upper"} & self.deal.keys():
            first = len(self.deal["lower"]) if key == "upper" else 0
            deal[key] = state_words.volcano_names(self.world.volcano[first : first + len(self.deal[key])])
        taken, kept = (iter([CARD_NAMES[content[place]] for place in places]) for places in (self.taken, self.kept))
        made = iter(later)
        return deal, [_play(token, caused, made, taken, kept) for token, caused in self.plays]


def _play(
    token: str, caused: Sequence[Event], made: Iterator[Any], taken: Iterator[str], kept: Iterator[str]
) -> PastPlay:
    """A play with other cards: of the tokens, only those of a choice among cards looked at name a hidden one."""
    lines = [line for event in caused for line in events.chance(event)]
    chance = [{"taken": next(taken)} if "taken" in line else {**line, "deck": next(made)} for line in lines]
    return f"keep:{next(kept)}" if any(event.kind == "kept" for event in caused) else token, chance


def _names(event: Event) -> list[object]:
    names = event.facts["cards"]
    assert isinstance(names, list)
    return list(names)
