"""The Downfall of Pompeii behind the Game protocol; `block_game.py` checks legality and keeps secrets."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Sequence
from threading import local
from typing import TYPE_CHECKING, Any

from vesuvius.engine import block
from vesuvius.engine.block import Blocks, blocks, get, get_list, plain, put
from vesuvius.engine.chance import Drawer, chances
from vesuvius.game import Drawing, Event, Game, Line, MaskedStates, Outcome, Problem, Refusal, places_of
from vesuvius.games.block_game import BlockGame
from vesuvius.games.block_reading import picker, read_fields
from vesuvius.games.downfall.data.board import FOLDER
from vesuvius.games.downfall.hidden import mask, resample
from vesuvius.games.downfall.hidden.hands import HandHistories
from vesuvius.games.downfall.info import INFO
from vesuvius.games.downfall.presentation import (
    burials,
    drawing,
    events,
    explicit_deal,
    notation,
    picture,
    position,
    refusal,
    view,
    ways,
)
from vesuvius.games.downfall.presentation.state_words import counts, seats
from vesuvius.games.downfall.rules.dealing import deal_one
from vesuvius.games.downfall.rules.play import look, step
from vesuvius.games.downfall.rules.state import CARD, LAVA, MOVE, OVER, RELATIVE, EventRows, Legal, State

if TYPE_CHECKING:
    from vesuvius.games.downfall.rules.batch import Batch


_turn = picker(State, "kind", "seat")


class ThreadHistories(local):
    """Where the histories that a seat thinks possible are counted: one set per thread."""

    def __init__(self) -> None:
        self.histories = blocks(HandHistories)


class Downfall(BlockGame):
    """The game, as `vesuvius.load("downfall")` returns it. A state is a sequence of one block."""

    version = 1
    gate = mask
    views = view

    def __init__(self) -> None:
        super().__init__(INFO, State, Legal, EventRows)
        files = (FOLDER / "board.toml", FOLDER / "vents.toml")
        self.data = hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()
        self._known = ThreadHistories()

    def facts(self) -> Line:
        return view.facts()

    def deal(self, players: int, options: Sequence[str] = (), seed: int | str | None = None) -> Line:
        dealt = self.whole_deal(self.new(players, options, seed))
        del dealt["reshuffled"]
        return dealt

    def new(
        self, players: int = 2, options: Sequence[str] = (), seed: int | str | None = None, deal: Line | None = None
    ) -> Blocks:
        if deal is not None:
            return block.store(State, explicit_deal.read(deal, Drawer(seed)))
        states = blocks(State)
        deal_one(states, 0, chances(seed), explicit_deal.check_players(players), explicit_deal.option_bits(options))
        return states

    def check_deal(self, deal: Line) -> None:
        explicit_deal.read(deal, Drawer(0))
        explicit_deal.check(deal)

    def at(self, position_: Line | str, seed: int | str | None = None) -> Blocks:
        data = picture.read(position_) if isinstance(position_, str) else position_
        return block.store(State, position.read(data, seed))

    def position(self, state: Blocks) -> Line:
        return position.write(plain(State, state))

    def picture(self, state: Blocks) -> str:
        return picture.write(plain(State, state))

    def seat(self, state: Blocks) -> int | None:
        kind, seat = _turn(state)
        return None if kind == OVER else seat

    def numbers(self, state: Blocks) -> list[int]:
        legals = self._scratch.legals
        return get_list(legals, "action", look(state, 0, legals))

    def number(self, state: Blocks, token: str) -> int:
        return notation.number(read_fields(State, state, notation.NEEDED), token)

    def legal(self, state: Blocks) -> list[str]:
        s = read_fields(State, state, notation.NEEDED)
        return sorted(notation.tokens(s, self.numbers(state)))

    def stepper(self) -> tuple[Callable[..., int], tuple[Any, ...]]:
        return step, (self._scratch.legals, self._scratch.event_rows)

    def events(self, state: Blocks, rows: list[list[int]]) -> list[Event]:
        return events.read(rows, read_fields(State, state, events.NEEDED))

    def why_not(self, masked: Blocks, seat: int, token: str, legal: list[str]) -> Refusal | None:
        return refusal.refusal(plain(State, masked), seat, token, legal)

    def outcome(self, state: Blocks) -> Outcome | None:
        if self.seat(state) is not None:
            return None
        s = plain(State, state)
        scores = {"saved": counts(s.saved)[: s.players], "volcano": counts(s.volcano)[: s.players]}
        # R20 ranks the others as it finds the winner.
        merits = [(saved, -volcano) for saved, volcano in zip(scores["saved"], scores["volcano"], strict=True)]
        return Outcome(scores, seats(s.winners), places_of(merits))

    def previews(self, masked: MaskedStates, seat: int | None, tokens: Sequence[str]) -> dict[str, Line]:
        # Everybody knows all that they tell of, so whoever asks again hears what was found.
        seen = self.reader(masked, None)
        kind = seen.state.kind
        if kind not in (MOVE, LAVA):
            return {}
        return seen.tell(tokens, ways.previews if kind == MOVE else burials.previews)

    def drawing(self, view: Line) -> Drawing:
        return drawing.drawing(view)

    def may_plan(self, state: Blocks, seat: int) -> bool:
        kind, turn = _turn(state)
        return kind < LAVA and turn != seat

    def ahead(self, state: Blocks, seat: int, tokens: Sequence[str] = ()) -> Blocks | None:
        if not self.may_plan(state, seat):
            return None
        ahead = self.mask(state, seat)
        for field, value in (("seat", seat), ("turn", seat), ("kind", CARD)):
            put(ahead, field, value)
        for token in tokens:
            self._put_any_card_on_top(ahead)
            self.play(ahead, token)
            if get(ahead, "kind") != RELATIVE:
                return None
        return ahead

    def _put_any_card_on_top(self, masked: Blocks) -> None:
        """What would be drawn isn't known. The rules need some card, and nothing is told of the state after that."""
        stock = get_list(masked, "stock", get(masked, "end"))
        if stock:
            stock[min(get(masked, "top"), len(stock) - 1)] = 1
            put(masked, "stock", stock)

    def fill(self, masked: Blocks, seat: int, chance: Blocks) -> None:
        known = self._known.histories
        resample.count_one(masked, 0, seat, known)
        resample.resample_one(masked, 0, seat, chance, known)

    def whole_deal(self, state: Blocks) -> Line:
        return explicit_deal.write(plain(State, state))

    def chance(self, events_: Iterable[Event]) -> list[Line]:
        return [line for event in events_ for line in events.chance(event)]

    def foresee(self, state: Blocks, line: Line) -> None:
        s = plain(State, state)
        if line.keys() != {"reshuffled"} or s.seething or s.end == 0:
            raise Problem("deal-nothing-to-reshuffle")
        put(state, "mix", explicit_deal.mix_for(s, line["reshuffled"]))

    def batch(self, count: int, players: int, options: Sequence[str] = (), seed: int = 0) -> Batch:
        from vesuvius.games.downfall.rules.batch import Batch

        return Batch(count, explicit_deal.check_players(players), explicit_deal.option_bits(options), seed)

    def rehearse(self) -> None:
        state = self.new(2, seed=0)
        self.new(deal=self.whole_deal(state))
        self.play(state, self.legal(state)[0])
        self.mask(state, 0)


GAME: Game = Downfall()
