"""Pompeii behind the Game protocol: the edge where legality is checked and secrets are kept."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from threading import local
from typing import TYPE_CHECKING, Any

from vesuvius import block
from vesuvius.block import Blocks, blocks, get, get_list, plain, put
from vesuvius.chance import chances
from vesuvius.game import Event, Game, Illegal, Line, Outcome, Problem, Refusal
from vesuvius.lines import shown
from vesuvius.log import open_log, told
from vesuvius.pompeii import deals, events, hidden, naming, notation, picture, position, refusal, view
from vesuvius.pompeii.data import load
from vesuvius.pompeii.dealing import deal_one
from vesuvius.pompeii.figures import CARDS, Figures
from vesuvius.pompeii.play import GO_ON, LOOK, step
from vesuvius.pompeii.retelling import Past, Retelling, Told
from vesuvius.pompeii.state import NOBODY, OPTION_NAMES, OVER, TAKING, Legal, Log, State
from vesuvius.pompeii.tables import figures
from vesuvius.rule import is_cold, warming

if TYPE_CHECKING:
    from vesuvius.pompeii.batch import Batch


class Scratch(local):
    """What a play writes into besides the state: one set for each thread."""

    def __init__(self) -> None:
        self.legals = blocks(Legal)
        self.logs = open_log(Log)


def _seat_number(state: Blocks, seat: int | None) -> int:
    """The seat as the rules count it; -1 for a spectator."""
    if seat is None:
        return -1
    players = get(state, "players")
    if type(seat) is not int or not 0 <= seat < players:
        raise Problem("no-such-seat-here", got=str(seat), players=players)
    return seat


class Pompeii:
    """The game with the data of a folder, or the shipped ones. A state is a sequence of one block."""

    name = "pompeii"
    version = 1
    seats: tuple[int, ...] = (1, 2, 3, 4)
    options: tuple[str, ...] = tuple(OPTION_NAMES)
    rounds = 30

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder
        self.data = load(folder).hash
        self.figures = figures(folder)
        self._plain = plain(Figures, self.figures)
        self._scratch = Scratch()

    def facts(self) -> Line:
        """The printed board and cards as JSON, for whoever draws them."""
        return view.facts(load(self.folder))

    def deal(self, players: int, options: Sequence[str] = (), seed: int | str | None = None) -> Line:
        """All of a game's chance before its first decision."""
        return deals.write(plain(State, self.new(players, options, seed)), self._plain.lower)

    def new(
        self, players: int = 2, options: Sequence[str] = (), seed: int | str | None = None, deal: Line | None = None
    ) -> Blocks:
        """A new game, dealt from a seed or from an explicit deal."""
        if deal is not None:
            states = deals.read(deal, self.figures, seed)
        else:
            states = blocks(State)
            bits = deals.option_bits(options, deals.check_players(players))
            deal_one(states, 0, self.figures, chances(seed), players, bits)
        step(states, 0, GO_ON, self.figures, self._scratch.legals, self._scratch.logs)
        return states

    def at(self, position_: Line | str, seed: int | str | None = None) -> Blocks:
        """A game that stands at a position (text picture or JSON); what it leaves open is dealt from the seed."""
        data = picture.read(position_) if isinstance(position_, str) else position_
        states = position.read(data, self.figures, seed)
        step(states, 0, GO_ON, self.figures, self._scratch.legals, self._scratch.logs)
        return states

    def position(self, state: Blocks) -> Line:
        """The position as JSON: complete, so that `at(position(state))` plays on exactly as the state would."""
        return position.write(plain(State, state))

    def picture(self, state: Blocks) -> str:
        """The same position as a short text picture."""
        return picture.write(plain(State, state))

    def copy(self, state: Blocks) -> Blocks:
        """An independent copy."""
        return block.copy(State, state)

    def same(self, one: Blocks, other: Blocks) -> bool:
        """Whether two states agree in every field."""
        return block.same(plain(State, one), plain(State, other))

    def seat(self, state: Blocks) -> int | None:
        """The seat that decides next; None when the game is over."""
        return None if get(state, "stage") == OVER else get(state, "seat")

    def numbers(self, state: Blocks) -> list[int]:
        """The legal actions as numbers."""
        legals, logs = self._scratch.legals, self._scratch.logs
        return get_list(legals, "action", step(state, 0, LOOK, self.figures, legals, logs))

    def legal(self, state: Blocks) -> list[str]:
        """Every legal token, sorted by code point."""
        return sorted(notation.token(action) for action in self.numbers(state))

    def play(self, state: Blocks, token: str) -> list[Event]:
        """Play for the seat that decides; raise Illegal, and change nothing, when the token is not legal."""
        action = notation.number(token)
        if action < 0 or action not in self.numbers(state):
            raise Illegal(self._reason(state, token))
        logs = self._scratch.logs
        step(state, 0, action, self.figures, self._scratch.legals, logs)
        return events.read(told(logs), plain(State, state))

    def _reason(self, state: Blocks, token: str) -> Refusal:
        reason = self.refusal(state, get(state, "seat"), token)
        if reason is None:
            raise Problem("contradiction", token=token)
        return reason

    def refusal(self, state: Blocks, seat: int, token: str) -> Refusal | None:
        """Why that seat may not play the token now, said from what the seat may know; None when it may."""
        if not isinstance(token, str):
            raise Problem("token-not-text", got=str(token))
        masked = self.mask(state, None if seat < 0 else seat)
        legal = self.legal(masked) if self.seat(masked) == seat else []
        return refusal.refusal(plain(State, masked), self._plain, seat, token, legal)

    def outcome(self, state: Blocks) -> Outcome | None:
        """The result, or None while the game runs."""
        if self.seat(state) is not None:
            return None
        s = plain(State, state)
        won = [int(seat == s.winner) for seat in range(s.players)]
        return Outcome({"won": won}, [] if s.winner == NOBODY else [s.winner])

    def result(self, state: Blocks) -> Line:
        """How the game ended, as the last line of a trace."""
        return {**naming.result(plain(State, state))}

    def round(self, state: Blocks) -> int:
        """The round, from 1 on."""
        return get(state, "round")

    def view(self, state: Blocks, seat: int | None = None) -> Line:
        """What a seat or a spectator sees, as JSON; everything lies open once the game is over."""
        return view.view(plain(State, self.mask(state, seat)), seat)

    def mask(self, state: Blocks, seat: int | None) -> Blocks:
        """A copy without what that seat may not know."""
        masked, viewer = self.copy(state), _seat_number(state, seat)
        if self.seat(state) is not None:
            hidden.mask_one(masked, 0, viewer)
        return masked

    def mask_event(self, event: Event, seat: int | None) -> Event:
        """The event as that seat sees it."""
        return events.mask(event, seat)

    def resample(self, state: Blocks, seat: int | None, seed: int | str | None = None) -> Blocks:
        """A copy of a masked state, filled at random in agreement with all that the seat knows."""
        filled = self.mask(state, seat)
        if self.seat(state) is not None:
            hidden.resample_one(filled, 0, self.figures, chances(seed))
        return filled

    def whole_deal(self, state: Blocks) -> Line:
        """The explicit deal that this state came from, with the key of the chance after it."""
        return deals.whole(plain(State, state), self._plain.lower)

    def retell(self, state: Blocks, world: Blocks, deal: Line, told: Sequence[Told]) -> Iterator[Past]:
        """Deals, each with the token and the chance lines of every play, from which a world can have come."""
        return Retelling(plain(State, state), plain(State, world), self._plain, deal, told).pasts()

    def check_deal(self, deal: Line) -> None:
        """Raise the Problem where a deal is not one that the rulebook gives; none else can be played."""
        deals.read(deal, self.figures, 0)

    def foresee(self, state: Blocks, line: Line) -> None:
        """Make the coming play draw this chance line; raise a Problem if it cannot be drawn from here."""
        wanted = deals.read_chance(line)
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
            drawn = deals.read_chance(line)
            if wanted[0] == drawn[0] == TAKING:
                return get_list(state, "where", CARDS)[wanted[2]] == get_list(state, "where", CARDS)[drawn[2]]
            if sorted(drawn) == sorted(wanted) and drawn[:2] == wanted[:2]:
                return True
        return False

    def chance(self, events_: Iterable[Event]) -> list[Line]:
        """The chance lines of a trace that these events caused."""
        return [line for event in events_ for line in events.chance(event)]

    def stepper(self) -> tuple[Callable[..., int], tuple[Any, ...]]:
        """The function that plays an action, and the rest of its arguments."""
        return step, (self.figures, self._scratch.legals, self._scratch.logs)

    def batch(self, count: int, players: int, options: Sequence[str] = (), seed: int = 0) -> Batch:
        """So many games with the same players and options, cut off after `rounds`."""
        from vesuvius.pompeii.batch import Batch

        bits = deals.option_bits(options, deals.check_players(players))
        return Batch(self.figures, count, players, bits, seed, self.rounds)

    def warm(self) -> None:
        """Compile what playing needs, unless the cache has it already."""
        if is_cold(self.name):
            with warming(self.name):
                state = self.new(2, seed=0)
                self.new(deal=self.deal(2, seed=0))
                self.play(state, self.legal(state)[0])
                self.resample(state, 0, 0)


GAME: Game = Pompeii()
