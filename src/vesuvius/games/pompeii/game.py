"""Pompeii behind the Game protocol. Legality is checked and secrets are kept in `games/block_game.py`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from vesuvius.engine.block import Blocks, blocks, get, get_list, plain, put
from vesuvius.engine.chance import chances
from vesuvius.engine.event_rows import read_rows
from vesuvius.formats.json_lines import shown
from vesuvius.game import (
    Drawing,
    Event,
    Explanation,
    Game,
    Lesson,
    Line,
    MaskedStates,
    Outcome,
    Problem,
    Refusal,
    data_named,
)
from vesuvius.games.block_game import BlockGame
from vesuvius.games.block_reading import picker, read_fields
from vesuvius.games.pompeii.data.encode import figures
from vesuvius.games.pompeii.data.load import hashes, load
from vesuvius.games.pompeii.data.read import DEFAULT, Source, source_of
from vesuvius.games.pompeii.hidden import mask, resample
from vesuvius.games.pompeii.info import INFO
from vesuvius.games.pompeii.presentation import (
    drawing,
    events,
    explanations,
    explicit_deal,
    notation,
    picture,
    position,
    previews,
    refusal,
    state_words,
    view,
)
from vesuvius.games.pompeii.presentation.reconstruction import Past, Reconstruction, RecordedPlay
from vesuvius.games.pompeii.rules.dealing import deal_one
from vesuvius.games.pompeii.rules.figures import CARDS, Figures
from vesuvius.games.pompeii.rules.play import GO_ON, LOOK, TRY, step
from vesuvius.games.pompeii.rules.state import (
    CHOOSE_ACTION,
    CHOOSE_COIN,
    CHOOSE_DECK,
    CHOOSE_HALT,
    CHOOSE_IMMEDIATE,
    CHOOSE_OWN,
    CHOOSE_PLEDGE,
    FIRST_WORK,
    MARKER,
    NOBODY,
    OVER,
    OWN_WORKER,
    SETTING_UP,
    TAKING,
    TURNS,
    EventRows,
    Legal,
    State,
)

if TYPE_CHECKING:
    from vesuvius.games.pompeii.rules.batch import Batch

# What a turn begins with, besides a worker that is placed: P2, P31, P33, P38.
BEGINNINGS = (CHOOSE_OWN, CHOOSE_IMMEDIATE, CHOOSE_PLEDGE, CHOOSE_HALT)


_turn = picker(State, "stage", "seat")


class Pompeii(BlockGame):
    """The game with the data of a shipped set, or of a folder over it. A state is a sequence of one block.

    `chosen`: somebody has asked for these data, so no others are looked for.
    """

    version = 1
    gate = mask
    rounds = 30

    def __init__(self, folder: Path | None = None, name: str = "", chosen: bool = False) -> None:
        super().__init__(INFO, State, Legal, EventRows)
        self.source, self.chosen = Source(name, folder), chosen
        data = load(folder, name)
        self.data, self.data_name, self.data_sets = data.hash, data.name, hashes()
        self.figures = figures(folder, name)
        self._plain = plain(Figures, self.figures)
        self.views = view.Views(self._plain, data.name)

    def facts(self) -> Line:
        return view.facts(load(self.source.folder, self.source.name))

    def with_data(self, data: str) -> Game:
        if data in (self.data, self.data_name):
            return self
        if self.source.folder is not None:
            return next((game for game in self._over_other_sets() if game.data == data), self)
        name = next((name for name, hash_ in self.data_sets.items() if data in (name, hash_)), None)
        return self if name is None or self.chosen else shipped_game(name)

    def _over_other_sets(self) -> Iterator[Pompeii]:
        """The game with the files of its folder over each set of data that they fit."""
        for name in self.data_sets:
            with suppress(Problem):
                yield Pompeii(self.source.folder, name, chosen=True)

    def deal(self, players: int, options: Sequence[str] = (), seed: int | str | None = None) -> Line:
        """All of a game's chance before its first decision."""
        return explicit_deal.write(plain(State, self.new(players, options, seed)), self._plain.lower)

    def new(
        self, players: int = 2, options: Sequence[str] = (), seed: int | str | None = None, deal: Line | None = None
    ) -> Blocks:
        if deal is not None:
            states = explicit_deal.read(deal, self.figures, seed)
        else:
            states = blocks(State)
            bits = explicit_deal.option_bits(options, explicit_deal.check_players(players))
            deal_one(states, 0, self.figures, chances(seed), players, bits)
        step(states, 0, GO_ON, self.figures, self._scratch.legals, self._scratch.event_rows)
        return states

    def at(self, position_: Line | str, seed: int | str | None = None) -> Blocks:
        line: Any = picture.read(position_) if isinstance(position_, str) else position_
        named = line.get("data") if isinstance(line, dict) else None
        if named not in (None, self.data, self.data_name):
            raise Problem("other-data", game=self.name, got=shown(named), known=self.data_name or self.data)
        states = position.read(line, self.figures, self._plain, seed)
        step(states, 0, GO_ON, self.figures, self._scratch.legals, self._scratch.event_rows)
        return states

    def position(self, state: Blocks) -> Line:
        return position.write(plain(State, state), data_named(self))

    def picture(self, state: Blocks) -> str:
        return picture.write(self.position(state))

    def seat(self, state: Blocks) -> int | None:
        stage, seat = _turn(state)
        return None if stage == OVER else seat

    def numbers(self, state: Blocks) -> list[int]:
        legals, rows = self._scratch.legals, self._scratch.event_rows
        return get_list(legals, "action", step(state, 0, LOOK, self.figures, legals, rows))

    def number(self, state: Blocks, token: str) -> int:
        return notation.number(token)

    def legal(self, state: Blocks) -> list[str]:
        return sorted(notation.token(action) for action in self.numbers(state))

    def stepper(self) -> tuple[Callable[..., int], tuple[Any, ...]]:
        return step, (self.figures, self._scratch.legals, self._scratch.event_rows)

    def events(self, state: Blocks, rows: list[list[int]]) -> list[Event]:
        return events.read(rows, read_fields(State, state, events.NEEDED))

    def why_not(self, masked: Blocks, seat: int, token: str, legal: list[str]) -> Refusal | None:
        return refusal.refusal(plain(State, masked), self._plain, seat, token, legal)

    def outcome(self, state: Blocks) -> Outcome | None:
        if self.seat(state) is not None:
            return None
        s = plain(State, state)
        scores = {"won": [int(seat == s.winner) for seat in range(s.players)]}
        if s.players == 1:
            scores["rounds"] = [s.round]  # P49: the fewer, the better the title
        places = [1 if seat == s.winner else 2 for seat in range(s.players)]
        return Outcome(scores, [] if s.winner == NOBODY else [s.winner], places)

    def result(self, state: Blocks) -> Line:
        return {**state_words.result(plain(State, state))}

    def round(self, state: Blocks) -> int:
        return get(state, "round")

    def previews(self, masked: MaskedStates, seat: int | None, tokens: Sequence[str]) -> dict[str, Line]:
        attempt = partial(self._attempt, masked.of(seat))
        return previews.previews(self.reader(masked, seat).state, self._plain, tokens, attempt)

    def explain(self, masked: Blocks, seat: int, thing: str) -> Explanation:
        if thing not in explanations.THINGS:
            raise Problem("no-such-thing", got=shown(thing))
        asked = self.seat(masked) == seat and self._due(masked) == CHOOSE_ACTION
        if self.seat(masked) is None or get(masked, "stage") == SETTING_UP:
            return Explanation(asked, [])
        placing = masked if asked else self._with_worker(masked, seat)
        legal = self.legal(placing)
        found = explanations.Explanations(
            plain(State, placing),
            self._plain,
            legal,
            partial(self._look, placing),
            lambda token: self.why_not(placing, seat, token, legal),
        )
        return Explanation(asked, found.of(thing))

    def _with_worker(self, masked: Blocks, seat: int) -> Blocks:
        """As if a seat had a worker to place, and nothing else were pending."""
        placing = self.copy(masked)
        for field, value in {"stage": TURNS, "seat": seat, "turn": seat, "acts_with": OWN_WORKER, "depth": 1}.items():
            put(placing, field, value)
        for field, values in {"frame_kind": [CHOOSE_ACTION], "frame_seat": [seat], "frame": [0, 0, 0]}.items():
            put(placing, field, values)
        return placing

    def _look(self, state: Blocks, *actions: int) -> tuple[list[list[int]], list[int]]:
        """What the last of these actions alone causes, and what its seat could choose after it."""
        tried = self.copy(state)
        rows = self._play_alone(tried, actions)
        due = self._due(tried)
        return rows, self.numbers(tried) if due is not None and due < FIRST_WORK else []

    def in_order(self, tokens: Sequence[str]) -> list[str]:
        return sorted(tokens, key=notation.number)

    def goes_on(self, before: str, token: str) -> bool:
        return notation.goes_on(before, token)

    def begins_turn(self, state: Blocks) -> bool:
        due = self._due(state)
        return due in BEGINNINGS or (due == CHOOSE_ACTION and get(state, "acts_with") != MARKER)

    def begins_action(self, state: Blocks) -> bool:
        return self._due(state) in (*BEGINNINGS, CHOOSE_ACTION, CHOOSE_COIN, CHOOSE_DECK)

    def tells(self, event: Event, seat: int) -> bool:
        return event.reveals and (event.kind != "activated" or event.seat != seat)

    def asks_more(self, token: str) -> bool:
        return notation.asks_more(token)

    def _due(self, state: Blocks) -> int | None:
        """The kind of the decision that is due."""
        depth = get(state, "depth")
        return get_list(state, "frame_kind", depth)[-1] if depth else None

    def drawing(self, view: Line) -> Drawing:
        return drawing.drawing(view)

    def _attempt(self, state: Blocks, *actions: int) -> list[list[int]]:
        """What the last of these actions alone causes, as event rows; the state stays as it is."""
        return self._play_alone(self.copy(state), actions)

    def _play_alone(self, tried: Blocks, actions: Sequence[int]) -> list[list[int]]:
        for action in actions:
            step(tried, 0, TRY | action, self.figures, self._scratch.legals, self._scratch.event_rows)
        return read_rows(self._scratch.event_rows)

    def fill(self, masked: Blocks, seat: int, chance: Blocks) -> None:
        resample.resample_one(masked, 0, self.figures, chance)

    def whole_deal(self, state: Blocks) -> Line:
        """The explicit deal that this state came from, with the key of the chance after it."""
        return explicit_deal.whole(plain(State, state), self._plain.lower)

    def reconstruct(self, state: Blocks, world: Blocks, deal: Line, plays: Sequence[RecordedPlay]) -> Iterator[Past]:
        return Reconstruction(plain(State, state), plain(State, world), self._plain, deal, plays).pasts()

    def check_deal(self, deal: Line) -> None:
        """Raises the Problem if a deal is not one that the rulebook allows; no other can be played."""
        explicit_deal.read(deal, self.figures, 0)

    def foresee(self, state: Blocks, line: Line) -> None:
        wanted = explicit_deal.read_chance(line)
        if not any(self._brings(state, token, wanted) for token in self.legal(state)):
            raise Problem("deal-chance-impossible", got=shown(line))
        s = plain(State, state)
        told = s.foreseen[: s.foretold] + wanted
        put(state, "foreseen", told)
        put(state, "foretold", len(told))

    def _brings(self, state: Blocks, token: str, wanted: list[int]) -> bool:
        """Whether a token can bring that chance: the same deck with the same cards, or a card of the same hand."""
        after = self.copy(state)
        for line in self.chance(self.play(after, token)):
            drawn = explicit_deal.read_chance(line)
            if wanted[0] == drawn[0] == TAKING:
                return get_list(state, "where", CARDS)[wanted[2]] == get_list(state, "where", CARDS)[drawn[2]]
            if sorted(drawn) == sorted(wanted) and drawn[:2] == wanted[:2]:
                return True
        return False

    def chance(self, events_: Iterable[Event]) -> list[Line]:
        return [line for event in events_ for line in events.chance(event)]

    def lessons(self) -> list[Lesson]:
        """The lessons, whose positions say which data they are played with."""
        named = "".join(f"{key}: {value}\n" for key, value in data_named(self).items())
        own = super().lessons()
        return [replace(lesson, position=lesson.position.replace("\n", f"\n{named}", 1)) for lesson in own]

    def batch(self, count: int, players: int, options: Sequence[str] = (), seed: int = 0) -> Batch:
        """So many games with the same players and options, cut off after `rounds`."""
        from vesuvius.games.pompeii.rules.batch import Batch

        bits = explicit_deal.option_bits(options, explicit_deal.check_players(players))
        return Batch(self.figures, count, players, bits, seed, self.rounds)

    def rehearse(self) -> None:
        state = self.new(2, seed=0)
        self.new(deal=self.deal(2, seed=0))
        self.play(state, self.legal(state)[0])
        self.mask(state, 0)


def with_data(text: str) -> Game:
    """Returns the game with the data that somebody asks for; raises the Problem with them."""
    source = source_of(text)
    return Pompeii(source.folder, source.name, chosen=True)


@cache
def shipped_game(name: str) -> Game:
    """Returns the game with a set of data that is shipped: always the same object."""
    return GAME if name == DEFAULT else Pompeii(name=name)


GAME: Game = Pompeii()
