"""The authority over one match: what its journal says, what may be added to it, and what each seat is told.

A table knows no network, no database and no clock: it is handed the time. It alone holds the game with all that is
hidden; everything that leaves it is masked for the seat or the spectator who gets it. Nothing changes before `enter`: a
draft is stored first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Literal

import msgspec

from vesuvius.bots.players.levels import LEVELS
from vesuvius.formats.record import Header, Move, Record, begin, playable, undo, undo_limit
from vesuvius.formats.record import Undo as UndoEntry
from vesuvius.game import Game, Illegal, Line, MaskedStates, Outcome, Problem, State
from vesuvius.server.protocol import journal, messages
from vesuvius.server.protocol.forms import Past, PastMove
from vesuvius.server.protocol.journal import Entry, EntryBody, record_of
from vesuvius.server.protocol.messages import Asked, Happened, Rules, Standing, Step, TableCommand, View
from vesuvius.server.tables.attendance import SUBSTITUTE, Attendance
from vesuvius.server.tables.bot_seeds import BotSeeds, fresh_seeds
from vesuvius.server.tables.clocks import Clocks, ClockSnapshot, Interval
from vesuvius.server.tables.steps import open_step, open_view, previews, steps

LEVEL_NAMES = tuple(f"level:{number}" for number in range(1, len(LEVELS) + 1))
# A client that missed more than this is better served by a fresh view.
MOST_MISSED = 64
# A journal doesn't grow forever: after so many entries only commands that bring the game to its end are accepted.
MOST_ENTRIES = 5000
ALWAYS = (messages.Play, messages.Resign, messages.Leave, messages.LetBot)


class Unplayable(Problem):
    """This program does not play the game of a table, or plays another version of it."""


class Draft(msgspec.Struct, frozen=True):
    """An entry that may be made, and how the game will stand then: its state, who decides, the result."""

    entry: Entry
    state: State
    turn: int | None
    outcome: Outcome | None


class BotTask(msgspec.Struct, frozen=True):
    """What a bot has to think about: as much as its seat may know."""

    seq: int
    seat: int
    bot: str
    masked: State
    seed: int


class Table:
    """One match: its record, its journal, and where it stands."""

    def __init__(
        self,
        name: str,
        header: Header,
        rules: Rules,
        bots: Sequence[str | None],
        absence: float,
        downtimes: Sequence[Interval] = (),
        bot_seeds: BotSeeds | None = None,
        secret_until: float | None = None,
    ) -> None:
        self.name = name
        self.header = header
        self.rules = rules
        self.game = _game(header)
        self.entries: list[Entry] = []
        self.moves: list[Move] = []
        self.attendance = Attendance(bots, rules.clock)
        self.clocks = Clocks(rules.clock, len(bots), absence, downtimes)
        self.rewind: Asked | None = None
        self._bot_seeds = bot_seeds or fresh_seeds(b"", name)
        self._secret_until = (
            secret_until  # until when the seed is a secret, since others may have the same deal before them
        )
        # The state at the set-up and after each of the moves in force; none of them ever changes.
        self._states = [begin(self.game, header)]
        self._masked = [MaskedStates(self.game, self._state)]  # of the newest two states
        self.turn = self.game.seat(self._state)  # the seat that decides; None when nothing more is played
        self._snapshots: list[ClockSnapshot] = []
        self._viewers: list[int | None] = [None, *range(len(bots))]
        self._steps: list[Step] = []  # how the newest move changed what each viewer sees, once somebody is told
        self.outcome: Outcome | None = None  # the result, once there is one
        self._proposals: dict[type, Callable[[Any, float], EntryBody]] = {
            messages.Play: self._play,
            messages.Undo: self._undo,
            messages.AskRewind: self._ask_rewind,
            messages.AnswerRewind: self._answer_rewind,
            messages.Resign: lambda command, now: self._leave(command.seat, "resigned"),
            messages.Leave: lambda command, now: self._leave(command.seat, "left"),
            messages.LetBot: self._let_bot,
            messages.Wait: self._wait,
            messages.Return: self._return,
        }

    @property
    def _state(self) -> State:
        return self._states[-1]

    @property
    def seq(self) -> int:
        """The `seq` of the last entry; 0 before the game has begun."""
        return self.entries[-1].seq if self.entries else 0

    @property
    def stakes(self) -> Literal["daily", "rated"] | None:
        """What the game counts for, if it does: the day's challenge or ratings."""
        return "daily" if self._secret_until is not None else "rated" if self.rules.rated else None

    @property
    def over(self) -> bool:
        """Whether nothing more is played."""
        return self.turn is None

    # What may be added to the journal.

    def propose(self, command: TableCommand, now: float) -> Draft:
        """The entry that a seat's command would make; raises Illegal for a token against the rules, else a Problem."""
        if self.over:
            raise Problem("table-over")
        if command.seat not in self.attendance.people:
            raise Problem("table-not-a-person", seat=command.seat)
        if self.seq >= MOST_ENTRIES and not isinstance(command, ALWAYS):
            raise Problem("table-too-long", most=MOST_ENTRIES)
        return self._draft(self._proposals[type(command)](command, now), now)

    def propose_bot(self, bot_task: BotTask, token: str, now: float) -> Draft:
        """The entry for what a bot has chosen."""
        return self._draft(journal.Moved(bot_task.seat, token, [], bot_task.bot), now)

    def propose_close(self, now: float) -> Draft:
        """The entry by which the host ends the table."""
        return self._draft(journal.Closed(), now)

    def propose_begin(self, now: float) -> Draft:
        """The first entry."""
        return self._draft(journal.Began(), now)

    def propose_overdue(self, now: float) -> Draft | None:
        """The entry that time alone has brought: a seat's clock has run out, or the patience with one who has left."""
        if self.over:
            return None
        deadline = self.clocks.deadline()
        if deadline is not None and deadline <= now and self.turn is not None:
            return self._draft(journal.Left(self.turn, "time"), now)
        substitute = self.attendance.next_substitute()
        if substitute is not None and substitute[0] <= now:
            return self._draft(journal.BotSat(substitute[1], SUBSTITUTE), now)
        return None

    def next_deadline(self) -> float | None:
        """When `propose_overdue` has something next; None when time brings nothing."""
        if self.over:
            return None
        substitute = self.attendance.next_substitute()
        times = [self.clocks.deadline(), None if substitute is None else substitute[0]]
        return min((time for time in times if time is not None), default=None)

    def _draft(self, body: EntryBody, now: float) -> Draft:
        """The entry with that body, events and state worked out."""
        at = max(now, self.entries[-1].at if self.entries else now)
        state = self._state
        if isinstance(body, journal.Moved):
            state = self.game.copy(state)
            body = msgspec.structs.replace(body, events=self.game.play(state, body.move))
        elif isinstance(body, journal.Undone):
            state = self._states[sum(move.seq <= body.to for move in self.moves)]
        turn = None if isinstance(body, journal.Closed) else self.game.seat(state)
        return Draft(Entry(self.seq + 1, at, body), state, turn, self.game.outcome(state))

    def _play(self, command: messages.Play, now: float) -> EntryBody:
        self._must_be_here(command.seat)
        if command.seat != self.turn:
            refusal = self.game.refusal(self._state, command.seat, command.token)
            assert refusal is not None
            raise Illegal(refusal)
        return journal.Moved(command.seat, command.token, [])

    def _undo(self, command: messages.Undo, now: float) -> EntryBody:
        self._must_be_here(command.seat)
        return journal.Undone(command.seat, self._undo_entry(command.seat, command.to).undo)

    def _undo_entry(self, seat: int | None, to: int | None) -> UndoEntry:
        return undo(Record(self.header, [*self.moves]), seat, to)

    def _ask_rewind(self, command: messages.AskRewind, now: float) -> EntryBody:
        self._must_be_here(command.seat)
        if self.stakes is not None:
            raise Problem(f"table-{self.stakes}-rewind")
        if self.rewind is not None:
            raise Problem("table-rewind-asked", seat=self.rewind.seat)
        self._undo_entry(None, command.to)
        if self.attendance.here() == [command.seat]:
            return journal.Undone(None, command.to)
        return journal.RewindAsked(command.seat, command.to)

    def _answer_rewind(self, command: messages.AnswerRewind, now: float) -> EntryBody:
        self._must_be_here(command.seat)
        if self.rewind is None or command.seat in self.rewind.agreed:
            raise Problem("table-no-rewind-asked")
        if not command.yes:
            return journal.RewindRefused(command.seat)
        if set(self.attendance.here()) <= {*self.rewind.agreed, command.seat}:
            return journal.Undone(None, self.rewind.to)
        return journal.RewindAgreed(command.seat)

    def _leave(self, seat: int, why: Any) -> EntryBody:
        self._must_be_here(seat)
        return journal.Left(seat, why)

    def _let_bot(self, command: messages.LetBot, now: float) -> EntryBody:
        self._must_be_here(command.seat)
        self._must_be_away(command.absent)
        if command.bot not in LEVEL_NAMES:
            raise Problem("table-no-such-bot", got=command.bot, known=list(LEVEL_NAMES))
        return journal.BotSat(command.absent, command.bot, command.seat)

    def _wait(self, command: messages.Wait, now: float) -> EntryBody:
        self._must_be_here(command.seat)
        if "away" not in self.attendance.states:
            raise Problem("table-nobody-away")
        return journal.Waited(command.seat)

    def _return(self, command: messages.Return, now: float) -> EntryBody:
        if self.attendance.states[command.seat] == "here":
            raise Problem("table-here", seat=command.seat)
        return journal.Returned(command.seat)

    def _must_be_here(self, seat: int) -> None:
        if self.attendance.states[seat] != "here":
            raise Problem("table-away", seat=seat)

    def _must_be_away(self, seat: int) -> None:
        if seat >= len(self.attendance.states) or self.attendance.states[seat] != "away":
            raise Problem("table-not-away", seat=seat)

    # How the journal makes the table what it is.

    def enter(self, draft: Draft) -> None:
        """Apply a draft that has been stored."""
        entry, body = draft.entry, draft.entry.body
        self.entries.append(entry)
        self._steps = []
        self.turn, self.outcome = draft.turn, draft.outcome
        match body:
            case journal.Moved():
                self.moves.append(Move(entry.seq, body.seat, body.move, body.events))
                self._states.append(draft.state)
                self._masked = [self._masked[-1], MaskedStates(self.game, draft.state)]
                self._snapshots.append(self.clocks.snapshot())
            case journal.Undone():
                self._undone(body)
            case journal.Left():
                self.attendance.leave(body.seat, entry.at)
                if body.why == "time":
                    self.clocks.run_out(body.seat)
            case journal.Waited():
                self.attendance.wait(entry.at)
            case journal.BotSat():
                self.attendance.seat_bot(body.seat, body.bot)
            case journal.Returned():
                self.attendance.come_back(body.seat)
                self.clocks.refill(body.seat)
        self._enter_rewind(body)
        self._set_clock(entry)

    def _undone(self, body: journal.Undone) -> None:
        """Go back. What a seat takes back on its own saves it no time; what all agree on begins a new decision."""
        length = sum(move.seq <= body.to for move in self.moves)
        if body.seat is not None:
            self.clocks.restore(self._snapshots[length], body.seat)
        del self.moves[length:], self._snapshots[length:], self._states[length + 1 :]
        self._masked = [MaskedStates(self.game, state) for state in self._states[-2:]]

    def _enter_rewind(self, body: EntryBody) -> None:
        match body:
            case journal.RewindAsked():
                self.rewind = Asked(body.to, body.seat, [body.seat])
            case journal.RewindAgreed() if self.rewind is not None:
                self.rewind = msgspec.structs.replace(self.rewind, agreed=[*self.rewind.agreed, body.seat])
            case _:
                self.rewind = None

    def _set_clock(self, entry: Entry) -> None:
        """The clock runs for a person who decides and is here; what others do doesn't restart it."""
        turn = self.turn
        running = turn if turn is not None and self.attendance.states[turn] == "here" else None
        body = entry.body
        agreed = isinstance(body, journal.Undone) and body.seat is None
        decided = agreed or isinstance(body, journal.Began | journal.Moved)
        if decided or running != self.clocks.seat:
            self.clocks.turn(running, entry.at)

    def restore(self, entries: Iterable[Entry]) -> None:
        """Enter a stored journal; raises a Problem if a move doesn't cause what it caused when it was played."""
        for entry in entries:
            draft = self._draft(entry.body, entry.at)
            if draft.entry != entry:
                raise Problem("table-damaged", table=self.name, seq=entry.seq)
            self.enter(draft)

    def record(self) -> Record:
        """The whole record, with all that is hidden."""
        return record_of(self.header, self.entries)

    # What leaves the table.

    def bot_task(self) -> BotTask | None:
        """What a bot has to decide now; None if it is not a bot's turn."""
        seat = self.turn
        if seat is None or self.attendance.states[seat] != "bot":
            return None
        bot = self.attendance.bots[seat] or SUBSTITUTE
        return BotTask(self.seq, seat, bot, self.game.mask(self._state, seat), self.bot_seed(seat))

    def masked(self, seat: int) -> State:
        """The game as a seat may know it."""
        return self.game.mask(self._state, seat)

    def bot_seed(self, seat: int) -> int:
        """What a bot's own chance begins with."""
        return self._bot_seeds(self.seq, len(self.moves), seat)

    def hints_allowed(self, seat: int) -> bool:
        """Whether that seat may ask for hints: not if the game counts, else if allowed or if all others are bots."""
        return self.stakes is None and (self.rules.hints or self.attendance.people == [seat])

    def standing(self, seat: int | None, now: float, details: bool = True) -> Standing:
        """Where the game stands, as that seat may know it; with details, what the legal tokens do."""
        turn = self.turn
        mine = seat is not None and seat == turn and self.attendance.states[seat] == "here"
        legal, told = self._choices(seat, details) if mine else (None, None)
        return Standing(
            turn,
            [*self.attendance.states],
            self.clocks.times(now),
            legal,
            None if seat is None or self.over else undo_limit(self.moves, seat),
            self.rewind,
            self.outcome,
            seat is not None and not self.over and self.hints_allowed(seat),
            told,
        )

    def _choices(self, seat: int | None, details: bool) -> tuple[list[str], dict[str, Line] | None]:
        """What is legal for the seat that decides, and what its tokens do if the game can say so."""
        masked = self._masked[-1]
        legal = self.game.legal(masked.of(seat))
        return legal, previews(self.game, masked, seat, legal) if details else None

    def view(self, seat: int | None, now: float, details: bool = True) -> View:
        """All that a seat sees; everything lies open once the game is over."""
        seed = self.header.setup.seed if self._is_deal_open(now) else None
        shown = self.game.view(self._state, seat)
        return View(self.name, seat, self.seq, shown, self.standing(seat, now, details), self.header.commitment, seed)

    def state_after(self, seq: int = 0) -> State:
        """The game after that entry, with all that was hidden; nobody is told before the game is over."""
        if self.outcome is None:
            raise Problem("archive-running")
        return self.game.copy(self._states[sum(move.seq <= seq for move in self.moves)])

    def happened(self, entry: Entry, seat: int | None, now: float, details: bool = True) -> Happened:
        """An entry as a seat is told of it; with details, what it changed."""
        standing = self.standing(seat, now, details) if entry.seq == self.seq else None
        step = self._step(entry, seat) if details else None
        return Happened(self.name, seat, entry.seq, entry.at, self._masked_body(entry.body, seat), standing, step)

    def _step(self, entry: Entry, seat: int | None) -> Step | None:
        """How a move in force changed what a seat sees; of the newest one, worked out for all seats at once."""
        if not isinstance(entry.body, journal.Moved):
            return None
        if entry.seq != self.moves[-1].seq:
            number = sum(move.seq < entry.seq for move in self.moves)
            before, after = (MaskedStates(self.game, state) for state in self._states[number : number + 2])
            return steps(self.game, before, after, entry.body.move, [seat])[0]
        if not self._steps:
            self._steps = steps(self.game, self._masked[0], self._masked[1], entry.body.move, self._viewers)
        return self._steps[self._viewers.index(seat)]

    def past(self, seat: int | None) -> Past:
        """The game so far as a seat saw it, to be looked at again; once it is over, with everything lying open."""
        game, first, over = self.game, self._states[0], self.outcome is not None
        found = []
        before = MaskedStates(game, first)
        for number, move in enumerate(self.moves):
            after = MaskedStates(game, self._states[number + 1])
            if over:
                step = open_step(game, self._states[number], self._states[number + 1], move.move)
            else:
                step = steps(game, before, after, move.move, [seat])[0]
            found.append(PastMove(move.seq, step))
            before = after
        return Past(open_view(game, first) if over else game.view(first, seat), found)

    def missed(self, since: int, seat: int | None, now: float, details: bool = True) -> list[Happened] | None:
        """What a seat has not been told since an entry; None if a fresh view serves better."""
        entries = self.entries[since:]
        if since > self.seq or len(entries) > MOST_MISSED or self.outcome is not None:
            return None
        if any(isinstance(entry.body, journal.Undone) for entry in entries):
            return None
        return [self.happened(entry, seat, now, details) for entry in entries]

    def known_record(self, seat: int | None, now: float) -> Record:
        """The record as a seat may know it: without its set-up while that is a secret, and with masked events."""
        if self._is_deal_open(now):
            return self.record()
        header = msgspec.structs.replace(
            self.header, setup=msgspec.structs.replace(self.header.setup, seed=None, deal=None, position=None)
        )
        known = [msgspec.structs.replace(entry, body=self._masked_body(entry.body, seat)) for entry in self.entries]
        return record_of(header, known)

    def _is_deal_open(self, now: float) -> bool:
        return self.outcome is not None and (self._secret_until is None or self._secret_until <= now)

    def _masked_body(self, body: EntryBody, seat: int | None) -> EntryBody:
        if not isinstance(body, journal.Moved) or self.outcome is not None:
            return body
        events = [self.game.mask_event(event, seat) for event in body.events]
        return msgspec.structs.replace(body, move=self.game.mask_token(body.move, body.seat, seat), events=events)


def _game(header: Header) -> Game:
    try:
        return playable(header)
    except Problem as problem:
        raise Unplayable(problem.message, **problem.args_of_message) from None
