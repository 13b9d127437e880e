"""How a game ends before its last move: by resigning, by a claim or by agreement. The rulings T1 to T8 say when."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from vesuvius.game import Outcome, places_of
from vesuvius.server.protocol import journal_entries
from vesuvius.server.protocol.journal_entries import EntryBody
from vesuvius.server.protocol.messages import EndOffer, RewindRequest
from vesuvius.server.tables.attendance import Attendance

# T8: how many moves are played before a seat may offer again what was declined.
MOVES_BETWEEN_OFFERS = 10

Ending = Literal["resigned", "claimed", "agreed"]


def ending_of(body: EntryBody) -> Ending | None:
    """By what kind of decision an entry ends a game, if it does."""
    match body:
        case journal_entries.Resigned():
            return "resigned"
        case journal_entries.Claimed():
            return "claimed"
        case journal_entries.EndAgreed():
            return "agreed"
    return None


def early_outcome(body: EntryBody, attendance: Attendance) -> Outcome | None:
    """The result that an entry brings although more could be played; None if the game goes on."""
    players = len(attendance.states)
    match body:
        case journal_entries.Resigned(seat):
            left = [other for other in attendance.contenders() if other != seat]
            if len(left) > 1 and {*left} & {*attendance.people}:
                return None
            return _won_by(left, players)
        case journal_entries.Claimed(seat):
            return _won_by([seat], players)
        case journal_entries.EndAgreed():
            return Outcome({}, [], [1] * players)
    return None


def _won_by(winners: list[int], players: int) -> Outcome:
    """T2: there is no final score, and all seats that are left share the win."""
    return Outcome({}, winners, places_of([seat in winners for seat in range(players)], 1 if winners else 2))


def with_resigned_last(outcome: Outcome, resigned: Sequence[int]) -> Outcome:
    """T3: seats whose people have resigned come last, and the best of the others have won if anybody has."""
    if not resigned:
        return outcome
    merits = [(seat not in resigned, -place) for seat, place in enumerate(outcome.places)]
    places = places_of(merits, 1 if outcome.winners else 2)
    return Outcome(outcome.scores, [seat for seat, place in enumerate(places) if place == 1], places)


def is_declined(offer: EndOffer | None, body: EntryBody) -> bool:
    """T8: whether an entry answers an offer with no: somebody declines it, or moves instead of answering."""
    if offer is None:
        return False
    declined = isinstance(body, journal_entries.EndDeclined)
    return declined or (isinstance(body, journal_entries.Moved) and body.bot is None and body.seat not in offer.agreed)


def rewind_after(rewind: RewindRequest | None, body: EntryBody) -> RewindRequest | None:
    """The request to rewind that is open after an entry."""
    match body:
        case journal_entries.RewindAsked():
            return RewindRequest(body.to, body.seat, [body.seat])
        case journal_entries.RewindAgreed() if rewind is not None:
            return msgspec.structs.replace(rewind, agreed=[*rewind.agreed, body.seat])
    return None


def offer_after(offer: EndOffer | None, body: EntryBody) -> EndOffer | None:
    """The offer to end the game that is open after an entry.

    It lapses as soon as somebody who was asked moves or declines, and when it is not the same people any more.
    """
    match body:
        case journal_entries.EndOffered(seat):
            return EndOffer(seat, [seat])
        case journal_entries.EndAccepted(seat) if offer is not None:
            return EndOffer(offer.seat, [*offer.agreed, seat])
        case journal_entries.Moved(seat=seat, bot=None) if offer is not None and seat not in offer.agreed:
            return None
        case (
            journal_entries.EndDeclined()
            | journal_entries.EndAgreed()
            | journal_entries.Left()
            | journal_entries.Resigned()
            | journal_entries.Returned()
        ):
            return None
    return offer
