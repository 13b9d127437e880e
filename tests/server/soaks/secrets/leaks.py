"""Leaks, to be planted into the running code one at a time: each is a small fault that anybody could make."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any
from unittest.mock import patch
from zlib import crc32

import structlog
from msgspec.structs import replace

from vesuvius.bots.analysis.hints import Hint
from vesuvius.formats.record import Record
from vesuvius.game import Illegal, Problem, Reason, Refusal
from vesuvius.server.operations import exposition
from vesuvius.server.people.identity import Actor
from vesuvius.server.protocol import messages
from vesuvius.server.protocol.forms import Past
from vesuvius.server.protocol.journal_entries import Moved, Undone
from vesuvius.server.tables.archive import Archive
from vesuvius.server.tables.drafts import Draft
from vesuvius.server.tables.live_table import LiveTable
from vesuvius.server.tables.registry import TableRegistry
from vesuvius.server.tables.steps import open_view
from vesuvius.server.tables.table import Table

log = structlog.get_logger("vesuvius.leak")


def _hands(table: Table) -> str:
    """What nobody but the table may know."""
    return str(table.game.position(table._state))


def _initial_state() -> Any:
    """The first views show the whole position."""
    view = Table.view

    def leaky(self: Table, seat: int | None, now: float, details: bool = True) -> messages.View:
        made = view(self, seat, now, details)
        return replace(made, view={**made.view, "start": _hands(self)}) if self.seq < 3 else made

    return patch.object(Table, "view", leaky)


def _undo() -> Any:
    """Who watches somebody take something back sees the table from that seat."""
    view = Table.view

    def leaky(self: Table, seat: int | None, now: float, details: bool = True) -> messages.View:
        made, last = view(self, seat, now, details), self.entries[-1].body
        if isinstance(last, Undone):
            return replace(made, view=self.game.view(self._state, self.turn))
        return made

    return patch.object(Table, "view", leaky)


def _event_argument() -> Any:
    """An event goes out with its card, whoever drew it."""
    return patch.object(Table, "_masked_body", lambda self, body, seat, now: body)


def _legal_list() -> Any:
    """Everybody gets the legal list, made from the true state."""
    standing = Table.standing

    def leaky(self: Table, seat: int | None, now: float, details: bool = True) -> messages.Standing:
        return replace(standing(self, seat, now, details), legal=self.game.legal(self._state))

    return patch.object(Table, "standing", leaky)


def _log() -> Any:
    """Every entry is logged with its events."""
    enter = Table.enter

    def leaky(self: Table, draft: Draft) -> None:
        enter(self, draft)
        if isinstance(draft.entry.body, Moved):
            log.debug("entered", events=[event.facts for event in draft.entry.body.events])

    return patch.object(Table, "enter", leaky)


def _error_text() -> Any:
    """Whoever may not see a seat is told what there would be to see."""
    may_see = TableRegistry.may_see

    def leaky(self: TableRegistry, kept: LiveTable, actor: Actor, seat: int | None, invited: bool) -> None:
        try:
            may_see(self, kept, actor, seat, invited)
        except Problem as problem:
            raise Problem(problem.message, **problem.args_of_message, why=_hands(kept.table)) from None

    return patch.object(TableRegistry, "may_see", leaky)


def _export() -> Any:
    """The record of a running game has all of its events."""

    known_record = Table.known_record

    def leaky(self: Table, seat: int | None, now: float) -> Record:
        return Record(known_record(self, seat, now).header, self.record().entries)

    return patch.object(Table, "known_record", leaky)


def _spectator() -> Any:
    """Spectators are told what the first seat is told."""
    happened = Table.happened

    def leaky(self: Table, entry: Any, seat: int | None, now: float, details: bool = True) -> messages.Happened:
        told = happened(self, entry, 0 if seat is None else seat, now, details)
        return replace(told, seat=seat)

    return patch.object(Table, "happened", leaky)


def _replay() -> Any:
    """Who comes back is told the missed entries as they are stored."""

    def leaky(self: Table, since: int, seat: int | None, now: float, details: bool = True) -> list[messages.Happened]:
        entries = self.entries[since:]
        return [messages.Happened(self.name, seat, each.seq, each.at, each.body, None) for each in entries]

    return patch.object(Table, "missed", leaky)


def _bot_reasons() -> Any:
    """What speaks for a hint is seen in the true state."""
    hints = Archive.hints

    async def leaky(self: Archive, actor: Actor, table: str, seat: int, *more: Any) -> list[Hint]:
        found = await hints(self, actor, table, seat, *more)
        async with self._registry.locked(table) as kept:
            why = Reason("reason-card", {"card": _hands(kept.table)})
        return [replace(hint, reasons=[*hint.reasons, why]) for hint in found]

    return patch.object(Archive, "hints", leaky)


@contextmanager
def _metrics() -> Iterator[None]:
    """A figure is made from what is hidden."""
    gauge, enter, luck = exposition._gauge, Table.enter, [0]

    def entering(self: Table, draft: Draft) -> None:
        enter(self, draft)
        luck.append(crc32(_hands(self).encode()))

    def leaky(name: str, value: float) -> Any:
        return gauge(name, luck[-1] if name == "draining" else value)

    with patch.object(exposition, "_gauge", leaky), patch.object(Table, "enter", entering):
        yield


def _refusal() -> Any:
    """A refusal is worded from the true state: it says who holds such a card."""
    play = Table._play

    def leaky(self: Table, command: messages.Play, now: float) -> Any:
        try:
            return play(self, command, now)
        except Illegal as illegal:
            refusal = illegal.refusal
            raise Illegal(Refusal(refusal.rule, refusal.message, {**refusal.args, "held": _hands(self)})) from None

    return patch.object(Table, "_play", leaky)


def _thought() -> Any:
    """A bot is shown the true state."""
    thought = Table.bot_task

    def leaky(self: Table) -> Any:
        made = thought(self)
        return None if made is None else replace(made, masked=self.game.copy(self._state))

    return patch.object(Table, "bot_task", leaky)


def _patch() -> Any:
    """Everybody is told what a move changed for the one who made it."""
    step = Table._step

    def leaky(self: Table, entry: Any, seat: int | None) -> messages.Step | None:
        return step(self, entry, entry.body.seat if isinstance(entry.body, Moved) else seat)

    return patch.object(Table, "_step", leaky)


def _preview() -> Any:
    """The previews of the seat that decides stand beside what they would be in the true state."""
    choices = Table._choices

    def leaky(self: Table, seat: int | None, details: bool) -> Any:
        legal, told = choices(self, seat, details)
        return legal, {**(told or {}), legal[0]: {"hands": _hands(self)}}

    return patch.object(Table, "_choices", leaky)


def _past() -> Any:
    """The past of a running game lies open."""

    def leaky(self: Table, seat: int | None, now: float) -> Callable[[], Past]:
        return lambda: Past(open_view(self.game, self._states[0]), [])

    return patch.object(Table, "past", leaky)


def _seed() -> Any:
    """The seed stands in every view, in disguise."""
    view = Table.view

    def leaky(self: Table, seat: int | None, now: float, details: bool = True) -> messages.View:
        made, seed = view(self, seat, now, details), bytes.fromhex(self.header.setup.seed or "")
        return replace(made, view={**made.view, "art": b64encode(b"a" + seed).decode()})

    return patch.object(Table, "view", leaky)


# Each with where it must be found: on a socket, in an answer, in the log, in what a bot is shown, or by searching.
LEAKS: dict[str, tuple[Callable[[], AbstractContextManager[Any]], str]] = {
    "initial state": (_initial_state, "socket"),
    "undo": (_undo, "socket"),
    "event argument": (_event_argument, "socket"),
    "legal list": (_legal_list, "socket"),
    "log": (_log, "log"),
    "error text": (_error_text, "answer"),
    "export": (_export, "answer"),
    "spectator": (_spectator, "socket"),
    "replay of a running game": (_replay, "answer"),
    "bot reasons": (_bot_reasons, "answer"),
    "metrics": (_metrics, "answer"),
    "refusal": (_refusal, "socket"),
    "a bot's sight": (_thought, "thought"),
    "patch": (_patch, "socket"),
    "preview": (_preview, "socket"),
    "past": (_past, "answer"),
    "seed": (_seed, "search"),
}
