"""What a game is: the one protocol through which everything else reaches it. Read this file first.

A *state* is a running game; only its own folder looks inside. A *token* is a move as text. A *seat* is a place at the
table, counted from 0; `None` means a spectator. Text for people travels as a message id with arguments; the words are
in `locales/`.

Every game implements `Game`. The `Supports…` protocols are optional: other code asks for them with `supports`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol, TypeGuard, TypeVar, cast, runtime_checkable

import msgspec

from vesuvius.problem import Fact, Problem

# Defined in problem.py; other code finds them here too.
__all__ = ["Fact", "Problem"]

State = Any
Part = TypeVar("Part")
_SUPPORTED: dict[tuple[object, object], bool] = {}
Line = dict[str, Any]


class Refusal(msgspec.Struct, frozen=True):
    """Why a token isn't legal: the ruling ("R5", or "" if none applies), a message id and its arguments."""

    rule: str
    message: str
    args: dict[str, Fact] = {}


class Reason(msgspec.Struct, frozen=True):
    """Why a token is good: a message id and its arguments. The argument `owner` is a seat number."""

    message: str
    args: dict[str, Fact] = {}


class BotPlan(msgspec.Struct, frozen=True):
    """What a bot is after for a seat: facts of the game's own, and the moves of that seat that it expects next."""

    says: list[Reason]
    line: list[str] = []


class Way(msgspec.Struct, frozen=True):
    """A way to use a thing: the token, and what it does, in the form of a preview, or why it can't be played now."""

    token: str
    preview: Line | None = None
    refusal: Refusal | None = None


class Explanation(msgspec.Struct, frozen=True):
    """What a seat can do with a thing, as if it decided now; and whether it does decide now."""

    asked: bool
    ways: list[Way]


class Illegal(Problem):
    """The token isn't legal; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.message, rule=refusal.rule, **refusal.args)
        self.refusal = refusal


class Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that a play caused, with enough facts for a log line and an animation.

    `reveals`: someone learned something by it, so no undo may go back past it.
    """

    kind: str
    rule: str
    seat: int | None = None
    facts: dict[str, Fact] = {}
    reveals: bool = False


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: every kind of score by seat, the seats that won, and the place of each seat.

    Several winners share the win. Places count from 1, and equals share the better one; if nobody has won, nobody is
    first. Results that were stored before games said it have no places.
    """

    scores: dict[str, list[int]]
    winners: list[int]
    places: list[int] = []


def places_of(merits: Sequence[Any], first: int = 1) -> list[int]:
    """Returns the place of each seat by its merit: the greatest comes first, and equals share the better place."""
    return [first + sum(other > merit for other in merits) for merit in merits]


class Patch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a view changes: new values by JSON Pointer (an index one past the end of a list appends), and what is gone.

    `vesuvius.formats.patch` makes and applies patches.
    """

    changed: dict[str, Any] = {}
    removed: list[str] = []


class DataReport(msgspec.Struct, frozen=True):
    """What's wrong with a folder of changed data files, and the hash of the data if a game can be played with them.

    Refusals forbid play, warnings don't. `unreadable`: a file couldn't be read at all.
    """

    files: list[str]
    refusals: list[Problem]
    warnings: list[Problem]
    hash: str | None
    unreadable: bool = False


class Option(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rule that a table may switch on.

    Of the options with the same `choice`, a table has exactly one: the first unless another is asked for. `players`
    lists the numbers of players that the option is for; it is empty if there is no limit.
    """

    name: str
    choice: str = ""
    players: tuple[int, ...] = ()


class Rulebook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the rules page tells: chapters, each with the rulings it rests on, and all rulings in their order.

    The words of each passage are `rules-<passage>-title`, `-text`, `-steps` and `-example`; options have them too.
    """

    chapters: dict[str, list[str]]
    rulings: list[str]


class GameInfo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a game declares about itself. It is known without loading the rules, and the server sends it to the pages.

    `seats` lists the numbers of players. `changed_data` says whether owners of the box may correct its data files.
    Words are found by the name: `<name>-title`, `<name>-lead`, `<name>-about`, `<name>-option-<option>`.
    """

    name: str
    seats: tuple[int, ...]
    options: tuple[Option, ...] = ()
    rulebook: Rulebook | None = None
    changed_data: bool = False

    @property
    def option_names(self) -> tuple[str, ...]:
        """The options by name, in the order in which the rules tell of them."""
        return tuple(option.name for option in self.options)


class Game(Protocol):
    """One game's rules, records and secrets. Another game costs one folder with an object of this kind.

    `name`, `seats` and `options` (by name) are taken from `info`. `version` rises only when play changes; `data` is a
    hash of the printed facts that the rules were built from.
    """

    info: GameInfo
    name: str
    seats: tuple[int, ...]
    options: tuple[str, ...]
    version: int
    data: str

    def facts(self) -> Line:
        """Returns the printed board and cards as JSON, for pages and boards that draw them."""

    def deal(self, players: int, options: Sequence[str] = (), seed: int | str | None = None) -> Line:
        """Returns all of a game's chance, drawn from a seed: the first line of a trace."""

    def new(
        self, players: int = 2, options: Sequence[str] = (), seed: int | str | None = None, deal: Line | None = None
    ) -> State:
        """Returns a new game, dealt from a seed (256 bits from the system if it's None) or from an explicit deal."""

    def check_deal(self, deal: Line) -> None:
        """Raises a Problem unless the rulebook allows the deal; `new` only asks that it can be played."""

    def at(self, position: Line | str, seed: int | str | None = None) -> State:
        """Returns a game at a position (text picture or JSON); what it leaves open is dealt from the seed."""

    def position(self, state: State) -> Line:
        """Returns the complete position as JSON: `at(position(state))` plays on exactly as the state would."""

    def picture(self, state: State) -> str:
        """Returns the same position as a short text picture."""

    def copy(self, state: State) -> State:
        """Returns an independent copy."""

    def seat(self, state: State) -> int | None:
        """Returns the seat that decides next, or None when the game is over."""

    def legal(self, state: State) -> list[str]:
        """Returns every legal token, sorted by code point."""

    def play(self, state: State, token: str) -> list[Event]:
        """Plays for the seat that decides. Raises Illegal, and changes nothing, if the token isn't legal."""

    def outcome(self, state: State) -> Outcome | None:
        """Returns the result, or None while the game runs."""

    def refusal(self, state: State, seat: int, token: str) -> Refusal | None:
        """Returns why that seat may not play the token now, from what the seat may know; None if it may."""

    def view(self, state: State, seat: int | None = None) -> Line:
        """Returns what a seat or a spectator sees, as JSON. Once the game is over, everyone sees everything."""

    def mask(self, state: State, seat: int | None) -> State:
        """Returns a copy without what that seat may not know: the one gate for hidden information.

        A spectator (None) may know what every seat may, and nothing more. Once the game is over, nothing is hidden.
        """

    def mask_event(self, event: Event, seat: int | None) -> Event:
        """Returns the event as that seat sees it."""

    def mask_token(self, token: str, player: int, seat: int | None) -> str:
        """Returns a token that a player has played, without what it names and the seat may not know."""

    def resample(self, state: State, seat: int | None, seed: int | str | None = None) -> State:
        """Returns a copy of a masked state, filled at random in agreement with all that the seat has seen."""

    def whole_deal(self, state: State) -> Line:
        """Returns the explicit deal that this state came from, including chance after the deal."""

    def chance(self, events: Iterable[Event]) -> list[Line]:
        """Returns the chance lines that these events add to a trace."""

    def foresee(self, state: State, line: Line) -> None:
        """Makes the next play draw this chance line. Raises a Problem if it can't be drawn from here."""

    def same(self, one: State, other: State) -> bool:
        """Returns whether two states agree in every field."""


class Batch(Protocol):
    """Many games in one array."""

    def play_out(self, together: bool = False) -> int:
        """Deals every game and plays it out at random, on one thread or on all. Returns the number of decisions."""

    def begin(self) -> None:
        """Deals every game."""

    def step(self) -> int:
        """Plays one random move in every game. Returns how many games ended and were dealt again."""


class MaskedStates:
    """A state that no longer changes, masked once for each seat that asks; None is a spectator.

    `read` is for the game: what it has worked out from the masked states.
    """

    def __init__(self, game: Game, state: State) -> None:
        self._game, self._state = game, state
        self._masked: dict[int | None, State] = {}
        self.read: dict[int | None, Any] = {}

    def of(self, seat: int | None) -> State:
        """Returns the state without what that seat may not know."""
        if seat not in self._masked:
            self._masked[seat] = self._game.mask(self._state, seat)
        return self._masked[seat]


def supports(game: object, part: Callable[..., Part]) -> TypeGuard[Part]:
    """Returns whether a game has an optional part. `isinstance` would look at every method each time."""
    key = type(game), part
    if key not in _SUPPORTED:
        _SUPPORTED[key] = isinstance(game, cast(type, part))
    return _SUPPORTED[key]


@runtime_checkable
class SupportsActionNumbers(Game, Protocol):
    """A game with compiled rules: actions as numbers, single steps, and batches."""

    def warm(self) -> None:
        """Prepares what play needs, such as compiled rules, so that no move waits for it."""

    def numbers(self, state: State) -> list[int]:
        """Returns the legal actions as numbers."""

    def stepper(self) -> tuple[Callable[..., int], tuple[Any, ...]]:
        """Returns the function that plays an action, called as (state, 0, action, *rest), and that rest."""

    def batch(self, count: int, players: int, options: Sequence[str] = (), seed: int = 0) -> Batch:
        """Returns `count` games with the same players and options."""


@runtime_checkable
class SupportsRoundLimit(Game, Protocol):
    """A game that needn't end if nobody tries to end it, and whose result is more than scores.

    Random games are cut off after `rounds`. If everyone has lost, the Outcome has no winners.
    """

    rounds: int

    def round(self, state: State) -> int:
        """Returns the round, counted from 1."""

    def result(self, state: State) -> Line:
        """Returns the last line of a trace, once the game is over."""


def is_cut(game: Game, state: State) -> bool:
    """Returns whether the game has gone past its round limit, if it has one; nobody wins it then."""
    return supports(game, SupportsRoundLimit) and game.round(state) > game.rounds


@runtime_checkable
class SupportsOpenViews(Game, Protocol):
    """A game that can be looked at with all hands open once it is over."""

    def open_view(self, state: State, seat: int | None = None) -> Line:
        """Returns the view with nothing hidden; nobody but the table of a finished game may send it to people."""


class Drawing(msgspec.Struct, frozen=True):
    """A view as SVG: the board is one element with a view box; the piece of each seat is 40 units wide and high.

    Pieces may use what the board defines. Texts are set in "Vesuvius Lapidary".
    """

    board: str
    pieces: list[str]


@runtime_checkable
class SupportsDrawings(Game, Protocol):
    """A game that can be drawn without a browser, as in the picture of a link."""

    def drawing(self, view: Line) -> Drawing:
        """Returns the drawing of a view, which shows what the view tells and nothing else."""


@runtime_checkable
class SupportsPatches(Game, Protocol):
    """A game that finds out how views change faster than by comparing them."""

    def patches(self, before: MaskedStates, after: MaskedStates, seats: Sequence[int | None]) -> list[Patch]:
        """Returns how the view of each of these seats changes from one state to the next."""


@runtime_checkable
class SupportsPreviews(Game, Protocol):
    """A game that can say what a token does before it is played."""

    def previews(self, masked: MaskedStates, seat: int | None, tokens: Sequence[str]) -> dict[str, Line]:
        """Returns what playing legal tokens does, from what the seat may know; tokens that say it all are left out.

        What a preview holds is the game's own, but for `says`: a list of messages and arguments like those of a
        `Reason`, which people read one after the other before they play the token.
        """


@runtime_checkable
class SupportsExplanations(Game, Protocol):
    """A game that can say of its places, cards and goods what a seat could do with them."""

    def explain(self, masked: State, seat: int, thing: str) -> Explanation:
        """Returns what a seat can do with a thing, from its masked state; raises a Problem if there's no such thing."""


@runtime_checkable
class SupportsPlans(Game, Protocol):
    """A game in which people can plan their next turn while others decide."""

    def may_plan(self, state: State, seat: int) -> bool:
        """Returns whether `ahead` knows that seat's next turn; what a spectator knows is enough to say so."""

    def ahead(self, state: State, seat: int, tokens: Sequence[str] = ()) -> State | None:
        """Returns the masked state in which a seat decides after these tokens if its turn began now.

        None if that turn can't be known yet: it begins with something that is still to come to light, the tokens bring
        such a thing or end the turn, or the seat decides already. Raises Illegal if a token couldn't be played.
        """


@runtime_checkable
class SupportsDataSets(Game, Protocol):
    """A game that is shipped with several sets of data, each with a name.

    `data_name` is the name of the set that this game has; it's empty for data that aren't shipped. `data_sets` gives
    the hash of every set by its name, the oldest first: that one is meant by positions and traces that name none.
    """

    data_name: str
    data_sets: Mapping[str, str]

    def with_data(self, data: str) -> Game:
        """Returns the game with the data of that name or hash, or itself if it isn't shipped with them."""


def with_data(game: Game, data: str | None) -> Game:
    """Returns the game with the data of that name or hash if it has them, otherwise the game itself.

    None is what a position or a trace says of its data if it names none.
    """
    if not supports(game, SupportsDataSets):
        return game
    return game.with_data(next(iter(game.data_sets)) if data is None else data)


def data_named(game: Game) -> Line:
    """Returns how a position or a trace names the data: not at all if they are the oldest or the only ones."""
    if not supports(game, SupportsDataSets) or game.data == next(iter(game.data_sets.values())):
        return {}
    return {"data": game.data_name or game.data}


@runtime_checkable
class SupportsLists(Protocol):
    """A game in which some decisions make up one list, such as goods that are chosen one by one in a fixed order.

    People choose a list as a whole and in any order, and take it back as a whole.
    """

    def in_order(self, tokens: Sequence[str]) -> list[str]:
        """Returns the tokens of one list in the order in which the rules ask for them."""

    def goes_on(self, before: str, token: str) -> bool:
        """Returns whether a token belongs to the same list as the one that its seat played before it."""


@runtime_checkable
class SupportsActions(Protocol):
    """A game whose actions take several decisions. People put one together, and play and take it back as a whole."""

    def begins_action(self, state: State) -> bool:
        """Returns whether an action begins with the decision that is due, and not with an earlier one."""

    def tells(self, event: Event, seat: int) -> bool:
        """Whether the seat that acts learns something by an event of its action, which it doesn't by its own card."""

    def asks_more(self, token: str) -> bool:
        """Returns whether more may be asked after a token before its action is done."""


@runtime_checkable
class SupportsTurns(Protocol):
    """A game in which a seat can have several turns in a row."""

    def begins_turn(self, state: State) -> bool:
        """Returns whether a turn begins with the decision that is due, and not with an earlier one."""


@runtime_checkable
class SupportsReconstruction(Game, Protocol):
    """A game whose states don't hold all the chance that led to them."""

    def reconstruct(
        self, state: State, world: State, deal: Line, plays: Sequence[tuple[str, Sequence[Event]]]
    ) -> Iterator[tuple[Line, list[tuple[str, list[Line]]]]]:
        """Yields pasts that could have led to a world that a seat thinks possible.

        `deal` is the true deal, `plays` the token and the events of every play so far. Each past is a deal and, for
        every play, its token (different if it names a card that others don't see) and its chance lines. The world is
        possible if one of these pasts, played again, looks to the seat like the true game.
        """


@runtime_checkable
class SupportsJudgement(Game, Protocol):
    """A game that bots can play well and fast."""

    def judgement(self) -> Any:
        """Returns the module with the game's rules as a search calls them, its evaluation and its reasons."""


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One decision of the learner: a pattern for the right tokens, and what the others play after it."""

    wants: str
    replies: list[str] = []


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the guided first game: a position as text in which seat 0 learns something step by step.

    What the position leaves open is dealt from the seed. The message ids are `<game>-lesson-<name>-<step number>`,
    with `-nudge` for a legal token that isn't the right one, and `-done` once the right one was played.
    """

    name: str
    position: str
    steps: list[LessonStep]
    seed: str = "79" * 32


@runtime_checkable
class SupportsLessons(Game, Protocol):
    """A game that people can learn by playing."""

    def lessons(self) -> list[Lesson]:
        """Returns the lessons of the guided first game, in order."""


class Illustration(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A picture of the rules page: something printed, or what happens at a position.

    It's in a passage of the rulebook; its words are `rules-picture-<name>`. `shows` names what is to be seen, in the
    game's own words: the corners of a part of the board, or cards and pieces. There's one frame for the position and
    one for each of the plays; `begun` is the beginning of a token that is being chosen in the last frame. What the
    position leaves open is dealt from the seed. On the `map`, places are shown that a text names.
    """

    name: str
    passage: str
    shows: list[str]
    position: str = ""
    plays: list[str] = []
    begun: str = ""
    map: bool = False
    seed: str = "79" * 32


@runtime_checkable
class SupportsIllustrations(Game, Protocol):
    """A game whose rules have pictures."""

    def illustrations(self) -> list[Illustration]:
        """Returns the pictures, in the order in which they stand in their passages."""


class Challenge(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What everyone plays on the same day: a bot's name or `person` for each seat, and the options."""

    seats: list[str]
    options: list[str] = []


class Challenges(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The challenges of a game, one a day in rotation, and what the bots are called there.

    A day's results are ranked by place, then by these kinds of score: `more` is better, then `fewer`.
    """

    days: list[Challenge]
    names: list[str]
    more: list[str]
    fewer: list[str] = []


@runtime_checkable
class SupportsChallenges(Game, Protocol):
    """A game with a challenge every day."""

    def challenges(self) -> Challenges:
        """Returns all of them, in order."""
