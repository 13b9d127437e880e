"""What a game is: the one protocol through which everything else reaches it. Read this file first.

A *state* is a running game, opaque to everyone but its own folder. A *token* is a move as text. A *seat* is a
place at the table, counted from 0; `None` stands for a spectator. Everything that a person may read travels as a
message id with arguments; the words are in `locales/`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Protocol, runtime_checkable

import msgspec

from vesuvius.problem import Fact, Problem

__all__ = [
    "Batch",
    "Challenge",
    "Challenges",
    "Challenging",
    "Endless",
    "Event",
    "Examined",
    "Fact",
    "Game",
    "Illegal",
    "Judged",
    "Lesson",
    "LessonStep",
    "Line",
    "Numbered",
    "Outcome",
    "Problem",
    "Reason",
    "Refusal",
    "Retold",
    "State",
    "Taught",
]

State = Any
Line = dict[str, Any]


class Refusal(msgspec.Struct, frozen=True):
    """Why a token is not legal: the ruling ("R5", or "" where no ruling is at stake), a message id, its arguments."""

    rule: str
    message: str
    args: dict[str, Fact] = {}


class Reason(msgspec.Struct, frozen=True):
    """Why a token is good: a message id and its arguments, facts all of them; a player (`owner`) is a seat's number."""

    message: str
    args: dict[str, Fact] = {}


class Illegal(Problem):
    """A token was refused; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.message, rule=refusal.rule, **refusal.args)
        self.refusal = refusal


class Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that a play caused: enough for a log line and for an animation.

    `reveals` says that somebody learnt something by it, so that no undo may go back past it.
    """

    kind: str
    rule: str
    seat: int | None = None
    facts: dict[str, Fact] = {}
    reveals: bool = False


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: for each kind of score its figure by seat, and the seats that won (several share the win)."""

    scores: dict[str, list[int]]
    winners: list[int]


class Examined(msgspec.Struct, frozen=True):
    """What is wrong with a folder of changed data files, and the hash of the data where a game can be played with them.

    Refusals forbid to play, warnings do not; `unreadable` says that a file could not be read at all.
    """

    files: list[str]
    refusals: list[Problem]
    warnings: list[Problem]
    hash: str | None
    unreadable: bool = False


class Game(Protocol):
    """One game's rules, records and secrets. A third game costs one folder with an object of this kind.

    `version` rises only when play changes; `data` is a hash of the printed facts that the rules were built from.
    """

    name: str
    version: int
    data: str
    seats: tuple[int, ...]
    options: tuple[str, ...]

    def facts(self) -> Line:
        """The printed board and cards as JSON, for whoever draws them."""

    def deal(self, players: int, options: Sequence[str] = (), seed: int | str | None = None) -> Line:
        """All of a game's chance, drawn from a seed: the first line of a trace."""

    def new(
        self, players: int = 2, options: Sequence[str] = (), seed: int | str | None = None, deal: Line | None = None
    ) -> State:
        """A new game, dealt from a seed (256 bits, from the system where none is given) or from an explicit deal."""

    def check_deal(self, deal: Line) -> None:
        """Raise the Problem where a deal is not one that the rulebook gives; `new` asks only that it can be played."""

    def at(self, position: Line | str, seed: int | str | None = None) -> State:
        """A game that stands at a position (text picture or JSON); what it leaves open is dealt from the seed."""

    def position(self, state: State) -> Line:
        """The position as JSON: complete, so that `at(position(state))` plays on exactly as the state would."""

    def picture(self, state: State) -> str:
        """The same position as a short text picture."""

    def copy(self, state: State) -> State:
        """An independent copy."""

    def seat(self, state: State) -> int | None:
        """The seat that decides next; None when the game is over."""

    def legal(self, state: State) -> list[str]:
        """Every legal token, sorted by code point."""

    def play(self, state: State, token: str) -> list[Event]:
        """Play for the seat that decides; raise Illegal, and change nothing, when the token is not legal."""

    def outcome(self, state: State) -> Outcome | None:
        """The result, or None while the game runs."""

    def refusal(self, state: State, seat: int, token: str) -> Refusal | None:
        """Why that seat may not play the token now, said from what the seat may know; None when it may."""

    def view(self, state: State, seat: int | None = None) -> Line:
        """What a seat or a spectator sees, as JSON; everything lies open once the game is over."""

    def mask(self, state: State, seat: int | None) -> State:
        """A copy without what that seat may not know."""

    def mask_event(self, event: Event, seat: int | None) -> Event:
        """The event as that seat sees it."""

    def mask_token(self, token: str, player: int, seat: int | None) -> str:
        """A token that a player has played, as that seat sees it: without what it names and the seat may not know."""

    def resample(self, state: State, seat: int | None, seed: int | str | None = None) -> State:
        """A copy of a masked state, filled at random in agreement with all that the seat has seen."""

    def whole_deal(self, state: State) -> Line:
        """The explicit deal that this state came from, chance after the deal included."""

    def chance(self, events: Iterable[Event]) -> list[Line]:
        """The chance lines of a trace that these events caused."""

    def foresee(self, state: State, line: Line) -> None:
        """Make the coming play draw this chance line; raise a Problem if it cannot be drawn from here."""

    def same(self, one: State, other: State) -> bool:
        """Whether two states agree in every field."""


class Batch(Protocol):
    """Many games in one array."""

    def play_out(self, together: bool = False) -> int:
        """Deal every game and play it out at random, on one thread or on all; return the number of decisions."""

    def begin(self) -> None:
        """Deal every game."""

    def step(self) -> int:
        """One random step in every game; return how many games ended and were dealt anew."""


@runtime_checkable
class Numbered(Protocol):
    """What a game with compiled rules offers besides: actions as numbers, single steps, and batches."""

    def warm(self) -> None:
        """Make ready what playing needs, such as compiled rules, so that no move waits for it."""

    def numbers(self, state: State) -> list[int]:
        """The legal actions as numbers."""

    def stepper(self) -> tuple[Callable[..., int], tuple[Any, ...]]:
        """The function that plays an action, called as (state, 0, action, *rest), and the rest of its arguments."""

    def batch(self, count: int, players: int, options: Sequence[str] = (), seed: int = 0) -> Batch:
        """So many games with the same players and options."""


@runtime_checkable
class Endless(Protocol):
    """What a game offers besides whose games need not end while nobody tries, and end in other words than by scores.

    Random games are cut off after so many `rounds`. Where all have lost, its Outcome has no winners.
    """

    rounds: int

    def round(self, state: State) -> int:
        """The round, from 1 on."""

    def result(self, state: State) -> Line:
        """The last line of a trace, once the game is over."""


def is_cut(game: Game, state: State) -> bool:
    """Whether a game whose end need not come has gone on for as many rounds as it says; nobody wins it then."""
    return isinstance(game, Endless) and game.round(state) > game.rounds


@runtime_checkable
class Retold(Protocol):
    """What a game offers besides whose states have no room for all the chance after the deal that led to them."""

    def retell(
        self, state: State, world: State, deal: Line, told: Sequence[tuple[str, Sequence[Event]]]
    ) -> Iterator[tuple[Line, list[tuple[str, list[Line]]]]]:
        """How a world that a seat takes to be possible can have come about, from how the true state did.

        `deal` is the true one, `told` the token and the events of every play. Each past is a deal, and for every play
        its token (which differs where it names a card that others do not see) and its chance lines. The world is
        possible if one of these pasts, played again, looks to the seat as the true game did.
        """


@runtime_checkable
class Judged(Protocol):
    """What a game offers besides that bots shall play well and fast."""

    def judgement(self) -> Any:
        """The module with the game's rules as a search calls them, its evaluation and its reasons."""


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One decision of the learner: a pattern for the tokens that are right, and what the others do after it."""

    wants: str
    replies: list[str] = []


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the guided first game: a position as text, in which seat 0 learns something step by step.

    What the position leaves open is dealt from the seed. The words are `<game>-lesson-<name>-<number of the step>`,
    with `-nudge` where a legal token is not the right one, and `-done` once the right one was played.
    """

    name: str
    position: str
    steps: list[LessonStep]
    seed: str = "79" * 32


@runtime_checkable
class Taught(Protocol):
    """What a game offers besides that people can learn it by playing."""

    def lessons(self) -> list[Lesson]:
        """The guided first game, in its order."""


class Challenge(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What everybody plays on the same day: who sits at each seat, a bot by its name or `person`, and the options."""

    seats: list[str]
    options: list[str] = []


class Challenges(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The challenges of a game, one a day, over and over again, and what bots are called there.

    Results of a day are compared by the place, then by these kinds of score: `more` of the first ones is better, then
    `fewer` of the others.
    """

    days: list[Challenge]
    names: list[str]
    more: list[str]
    fewer: list[str] = []


@runtime_checkable
class Challenging(Protocol):
    """What a game offers besides that there is a challenge every day."""

    def challenges(self) -> Challenges:
        """All of them, in their order."""
