"""What happens at a table once its game has begun: the kinds of entries of its journal.

An entry has a `seq` that is never used twice, a time, and one of the bodies below. Everything else (where the game
stands, the clocks, who is away) follows from them. The bodies are what is stored and also what is sent, with the events
as a seat may see them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from vesuvius.formats.record import Header, Move, Record, Undo
from vesuvius.game import Event


class Body(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """What one entry says."""


class Began(Body, frozen=True, tag="began"):
    """The seats are settled, the cards are dealt, and the first clock runs."""


class Moved(Body, frozen=True, tag="moved"):
    """A seat played a token; `bot` names the bot that chose it, if one did."""

    seat: int
    move: str
    events: list[Event]
    bot: str | None = None


class Undone(Body, frozen=True, tag="undone"):
    """The moves after the entry `to` are taken back: by the seat that made them, or (None) since all agreed."""

    seat: int | None
    to: int


class RewindAsked(Body, frozen=True, tag="rewind-asked"):
    """A seat asks the others to take everything back that came after the entry `to`."""

    seat: int
    to: int


class RewindRefused(Body, frozen=True, tag="rewind-refused"):
    """A seat would rather play on."""

    seat: int


class RewindAgreed(Body, frozen=True, tag="rewind-agreed"):
    """A seat agrees, and others have still to be heard."""

    seat: int


class Left(Body, frozen=True, tag="left"):
    """A seat's person has gone: by leaving, or since the time was over.

    Old journals also say "resigned": then it was a way to leave, from which one could come back.
    """

    seat: int
    why: Literal["resigned", "left", "time"]


class Resigned(Body, frozen=True, tag="resigned"):
    """A seat's person has given the game up for good. Either it ends the game, or a bot plays on there from now on."""

    seat: int


class Claimed(Body, frozen=True, tag="claimed"):
    """A seat takes the win, since its only opponent has been away for too long; the game is over."""

    seat: int


class EndOffered(Body, frozen=True, tag="end-offered"):
    """A seat offers to end the game without a winner."""

    seat: int


class EndAccepted(Body, frozen=True, tag="end-accepted"):
    """A seat accepts the offer, and others have still to be heard."""

    seat: int


class EndDeclined(Body, frozen=True, tag="end-declined"):
    """A seat would rather play to the end."""

    seat: int


class EndAgreed(Body, frozen=True, tag="end-agreed"):
    """The last seat that was asked has accepted; the game is over, without a winner."""

    seat: int


class Waited(Body, frozen=True, tag="waited"):
    """A seat would rather wait for the ones who are away than have bots play for them."""

    seat: int


class BotSat(Body, frozen=True, tag="bot-sat"):
    """A bot plays on for the person of a seat; `by` is the seat that let it, None if patience had run out."""

    seat: int
    bot: str
    by: int | None = None


class Returned(Body, frozen=True, tag="returned"):
    """A seat's person is back."""

    seat: int


class Closed(Body, frozen=True, tag="closed"):
    """The host has closed the table; nothing more is played."""


EntryBody = (
    Began
    | Moved
    | Undone
    | RewindAsked
    | RewindRefused
    | RewindAgreed
    | Left
    | Waited
    | BotSat
    | Returned
    | Closed
    | Resigned
    | Claimed
    | EndOffered
    | EndAccepted
    | EndDeclined
    | EndAgreed
)


class Entry(msgspec.Struct, frozen=True):
    """One line of a table's journal."""

    seq: int
    at: float
    body: EntryBody


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[EntryBody] = msgspec.json.Decoder(EntryBody)


def pack(body: EntryBody) -> bytes:
    """A body as it is stored."""
    return _encoder.encode(body)


def unpack(stored: bytes) -> EntryBody:
    """The body that was stored."""
    return _decoder.decode(stored)


def record_of(header: Header, entries: Iterable[Entry]) -> Record:
    """The record that a journal tells: its moves and what was taken back. Nothing is played for it."""
    record = Record(header, [])
    for entry in entries:
        match entry.body:
            case Moved(seat, move, events):
                record.entries.append(Move(entry.seq, seat, move, events))
            case Undone(seat, to):
                record.entries.append(Undo(entry.seq, to, seat))
    return record
