"""What games whose state is a block have in common: here legality is checked and secrets are kept.

A game's own class answers the rest of the protocol in `vesuvius/game.py`, and implements the abstract methods below.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from importlib import import_module
from pathlib import Path
from threading import local
from typing import Any, Protocol

import msgspec

from vesuvius.engine import block
from vesuvius.engine.block import Block, Blocks, blocks, get, plain
from vesuvius.engine.chance import chances
from vesuvius.engine.data_files import read_toml
from vesuvius.engine.event_rows import Rows, open_rows, read_rows
from vesuvius.engine.rule import is_cold, warming
from vesuvius.game import (
    Challenges,
    Event,
    GameInfo,
    Illegal,
    Illustration,
    Lesson,
    Line,
    MaskedStates,
    Patch,
    Problem,
    Refusal,
)
from vesuvius.games.block_reading import copy
from vesuvius.games.view_parts import Json, Part, RenderedState, lazy_block, patch_own, patch_parts


class Scratch(local):
    """What a play writes into besides the state: one set per thread."""

    def __init__(self, legal: type[Block], rows: type[Rows]) -> None:
        self.legals = blocks(legal)
        self.event_rows = open_rows(rows)


class Gate(Protocol):
    """A game's one gate for hidden information, its `hidden/mask.py`; a spectator is None, and -1 in the rules."""

    def mask_one(self, states: Blocks, index: int, seat: int) -> None:
        """Wipes what a seat may not know out of one state of many."""

    def mask_event(self, event: Event, seat: int | None) -> Event: ...

    def mask_token(self, token: str, player: int, seat: int | None) -> str: ...


class Views(Protocol):
    """How a game shows a masked state."""

    PARTS: tuple[Part, ...]

    def view(self, s: Any, seat: int | None) -> Json:
        """All that a seat sees."""

    def own(self, s: Any) -> Json:
        """What the seat that the state was masked for sees and others may not, by its path in the view."""

    def learners(self, old: Any, new: Any) -> Sequence[int | None]:
        """The seats for whom `own` may have changed, judged by what a spectator knows of both states."""


def _seat_number(state: Blocks, seat: int | None) -> int:
    """Returns the seat as the rules count it; -1 for a spectator."""
    if seat is None:
        return -1
    players = get(state, "players")
    if type(seat) is not int or not 0 <= seat < players:
        raise Problem("no-such-seat-here", got=str(seat), players=players)
    return seat


class BlockGame(ABC):
    """A game whose state is a sequence of one block of that kind, and whose rules know moves by number."""

    gate: Gate
    views: Views

    def __init__(self, info: GameInfo, kind: type[Block], legal: type[Block], rows: type[Rows]) -> None:
        self.info, self.name, self.seats, self.options = info, info.name, info.seats, info.option_names
        self._kind, self._scratch = kind, Scratch(legal, rows)

    def copy(self, state: Blocks) -> Blocks:
        return copy(self._kind, state)

    def same(self, one: Blocks, other: Blocks) -> bool:
        return block.same(plain(self._kind, one), plain(self._kind, other))

    def play(self, state: Blocks, token: str) -> list[Event]:
        action = self.number(state, token)
        if action < 0 or action not in self.numbers(state):
            raise Illegal(self._reason(state, token))
        step, rest = self.stepper()
        step(state, 0, action, *rest)
        return self.events(state, read_rows(self._scratch.event_rows))

    def _reason(self, state: Blocks, token: str) -> Refusal:
        reason = self.refusal(state, self.seat(state) or 0, token)  # the same for every seat after the end
        if reason is None:
            raise Problem("contradiction", token=token)
        return reason

    def refusal(self, state: Blocks, seat: int, token: str) -> Refusal | None:
        if not isinstance(token, str):
            raise Problem("token-not-text", got=str(token))
        masked = self.mask(state, seat)
        return self.why_not(masked, seat, token, self.legal(masked) if self.seat(masked) == seat else [])

    def mask(self, state: Blocks, seat: int | None) -> Blocks:
        masked, viewer = self.copy(state), _seat_number(state, seat)
        if self.seat(state) is not None:
            self.gate.mask_one(masked, 0, viewer)
        return masked

    def mask_event(self, event: Event, seat: int | None) -> Event:
        return self.gate.mask_event(event, seat)

    def view(self, state: Blocks, seat: int | None = None) -> Line:
        return self.views.view(self._seen(state, seat), seat)

    def open_view(self, state: Blocks, seat: int | None = None) -> Line:
        return self.views.view(lazy_block(self._kind, state), seat)

    def _seen(self, state: Blocks, seat: int | None) -> Any:
        """What a seat may know of a state, to read."""
        return lazy_block(self._kind, self.mask(state, seat))

    def patches(self, before: MaskedStates, after: MaskedStates, seats: Sequence[int | None]) -> list[Patch]:
        old, new = self.reader(before, None), self.reader(after, None)
        shared, learners = patch_parts(self.views.PARTS, old, new), self.views.learners(old.state, new.state)
        return [self._patch(before, after, seat, shared) if seat in learners else shared for seat in seats]

    def _patch(self, before: MaskedStates, after: MaskedStates, seat: int | None, shared: Patch) -> Patch:
        own = self.views.own
        return patch_own(self.reader(before, seat).render(own), self.reader(after, seat).render(own), shared)

    def reader(self, masked: MaskedStates, seat: int | None) -> RenderedState:
        """Returns what a seat may know of a state, to read."""
        read: RenderedState | None = masked.read.get(seat)
        if read is None:
            read = masked.read[seat] = RenderedState(lazy_block(self._kind, masked.of(seat)))
        return read

    def mask_token(self, token: str, player: int, seat: int | None) -> str:
        return self.gate.mask_token(token, player, seat)

    def resample(self, state: Blocks, seat: int | None, seed: int | str | None = None) -> Blocks:
        filled = self.mask(state, seat)
        if self.seat(state) is not None:
            self.fill(filled, _seat_number(state, seat), chances(seed))
        return filled

    def warm(self) -> None:
        """Compiles what play needs, or loads it from the cache: the first move of a process mustn't wait for that."""
        with warming(self.name) if is_cold(self.name) else nullcontext():
            self.rehearse()

    def lessons(self) -> list[Lesson]:
        return msgspec.convert(self._teaching("lessons.toml")["lesson"], list[Lesson])

    def illustrations(self) -> list[Illustration]:
        return msgspec.convert(self._teaching("illustrations.toml")["illustration"], list[Illustration])

    def challenges(self) -> Challenges:
        return msgspec.convert(self._teaching("challenges.toml"), Challenges)

    def _teaching(self, file: str) -> Line:
        return read_toml(Path(__file__).parent / self.name / "teaching" / file)

    def judgement(self) -> Any:
        return import_module(f"{__package__}.{self.name}.judgement.search_interface")

    @abstractmethod
    def seat(self, state: Blocks) -> int | None: ...

    @abstractmethod
    def legal(self, state: Blocks) -> list[str]: ...

    @abstractmethod
    def numbers(self, state: Blocks) -> list[int]: ...

    @abstractmethod
    def stepper(self) -> tuple[Callable[..., int], tuple[Any, ...]]: ...

    @abstractmethod
    def number(self, state: Blocks, token: str) -> int:
        """Returns the action that a token means there; a negative number if it means none."""

    @abstractmethod
    def events(self, state: Blocks, rows: list[list[int]]) -> list[Event]:
        """Returns the events in the rows of a play; the state is the one after the play."""

    @abstractmethod
    def why_not(self, masked: Blocks, seat: int, token: str, legal: list[str]) -> Refusal | None:
        """Returns why that seat may not play a token, from what it may know; `legal` is empty unless it decides."""

    @abstractmethod
    def fill(self, masked: Blocks, seat: int, chance: Blocks) -> None:
        """Deals what was wiped at random, in agreement with all that the seat has seen."""

    @abstractmethod
    def rehearse(self) -> None:
        """Runs every rule that play needs once."""
