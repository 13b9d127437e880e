"""The authority over one match: what its journal says, what may be added to it, and what each seat is told.

A table knows no network, no database and no clock: it is handed the time. It alone holds the game with all that is
hidden; everything that leaves it is masked for the seat or the spectator who gets it. Nothing changes before `enter`: a
draft is stored first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, Literal

import msgspec

from vesuvius.bots.players.levels import LEVELS
from vesuvius.formats.record import Header, Move, Record, begin, playable, undo
from vesuvius.formats.record import Undo as UndoEntry
from vesuvius.game import Game, Illegal, Line, MaskedStates, Outcome, Problem, State, SupportsPlans, supports
from vesuvius.server.protocol import journal_entries, messages
from vesuvius.server.protocol.forms import Past, PlannedPosition
from vesuvius.server.protocol.journal_entries import Entry, EntryBody, record_of
from vesuvius.server.protocol.messages import (
    EndOffer,
    Happened,
    RewindRequest,
    Rules,
    Standing,
    Step,
    TableCommand,
    View,
)
from vesuvius.server.tables.attendance import OPPONENTS, SUBSTITUTE, Attendance
from vesuvius.server.tables.bot_seeds import BotSeeds, fresh_seeds
from vesuvius.server.tables.clocks import Clocks, ClockSnapshot, Interval
from vesuvius.server.tables.drafts import BotTask, Draft, SharedStanding
from vesuvius.server.tables.endings import (
    MOVES_BETWEEN_OFFERS,
    Ending,
    early_outcome,
    ending_of,
    is_declined,
    offer_after,
    rewind_after,
    with_resigned_last,
)
from vesuvius.server.tables.moves.lists import asking_more, plays, put_together
from vesuvius.server.tables.moves.masking import MaskedBodies
from vesuvius.server.tables.moves.plans import Plans, look_ahead, must_be_possible
from vesuvius.server.tables.moves.undoing import last_choice, steps_back
from vesuvius.server.tables.steps import has_secrets, open_view, past, previews, steps

LEVEL_NAMES = tuple(f"level:{number}" for number in range(1, len(LEVELS) + 1))
# A client that missed more than this is better served by a fresh view.
MOST_MISSED = 64
# A journal doesn't grow forever: after so many entries only commands that bring the game to its end are accepted,
# and after so many the game is over, whatever it is.
MOST_ENTRIES, LAST_ENTRY = 5000, 10_000
NO_PLAN = messages.PlannedMove()
ALWAYS = (messages.Play, messages.Resign, messages.Leave, messages.LetBot, messages.ClaimWin)


class Unplayable(Problem):
    """This program does not play the game of a table, or plays another version of it."""


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
        shares_device: bool = False,
    ) -> None:
        self.name = name
        self.header = header
        self.rules = rules
        self.game = _game(header)
        self.entries: list[Entry] = []
        self.moves: list[Move] = []
        self.attendance = Attendance(bots, rules.clock, downtimes)
        self.clocks = Clocks(rules.clock, len(bots), absence, downtimes)
        self.rewind: RewindRequest | None = None
        self._shares_device = shares_device
        self._bot_seeds = bot_seeds or fresh_seeds(b"", name)
        self._secret_until = secret_until  # the seed is a secret until then: others may have the same deal before them
        # The state at the set-up and after each of the moves in force; none of them ever changes.
        self._states = [begin(self.game, header)]
        self._masked = [MaskedStates(self.game, self._state)]  # of the newest two states
        self.turn = self.game.seat(self._state)  # the seat that decides; None when nothing more is played
        self._snapshots: list[ClockSnapshot] = []
        self._viewers: list[int | None] = [None, *range(len(bots))]
        self._steps: list[Step] = []  # how the newest move changed what each viewer sees, once somebody is told
        self._told: tuple[Entry, MaskedBodies] | None = None  # the entry that somebody was told of last
        self._standing: SharedStanding | None = None
        self.outcome: Outcome | None = None  # the result, once there is one
        self.ended: Ending | None = None  # what ended the game before its last move, if anything did
        self.offer: EndOffer | None = None
        self._next_offers: dict[int, int] = {}  # after how many moves a seat may offer again that was declined
        self.plans = Plans(self.game)
        self._proposals: dict[type, Callable[[Any, float], EntryBody]] = {
            messages.Play: self._play,
            messages.Undo: self._undo,
            messages.AskRewind: self._ask_rewind,
            messages.AnswerRewind: self._answer_rewind,
            messages.Resign: self._resign,
            messages.Leave: self._leave,
            messages.LetBot: self._let_bot,
            messages.Wait: self._wait,
            messages.Return: self._return,
            messages.ClaimWin: self._claim,
            messages.OfferEnd: self._offer_end,
            messages.AnswerEnd: self._answer_end,
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
        self._must_be_open_to(command.seat)
        if self.seq >= MOST_ENTRIES and not isinstance(command, ALWAYS):
            raise Problem("table-too-long", most=MOST_ENTRIES)
        return self._draft(self._proposals[type(command)](command, now), now)

    def _must_be_open_to(self, seat: int) -> None:
        if self.over:
            raise Problem("table-over")
        self._must_have_room()
        if seat not in self.attendance.people:
            raise Problem("table-not-a-person", seat=seat)

    def _must_have_room(self) -> None:
        if self.seq >= LAST_ENTRY:
            raise Problem("table-full", most=LAST_ENTRY)

    def plays_of(self, command: messages.PlayAll | messages.PlayForced) -> list[messages.Play]:
        """The single plays of a list, in the order of the rules, or the only legal one; a Problem unless all are."""
        self._must_be_open_to(command.seat)
        self._must_be_here(command.seat)
        return plays(self.game, self._state, command)

    def propose_bot(self, bot_task: BotTask, token: str, now: float) -> Draft:
        """The entry for what a bot has chosen."""
        self._must_have_room()
        return self._draft(journal_entries.Moved(bot_task.seat, token, [], bot_task.bot), now)

    def propose_close(self, now: float) -> Draft:
        """The entry by which the host ends the table."""
        return self._draft(journal_entries.Closed(), now)

    def propose_planned(self, now: float) -> Draft | None:
        """The entry for what the seat that decides has planned, if it has."""
        turn, token = self.turn, self.plans.due(self.turn)
        if turn is None or token is None or self.seq >= LAST_ENTRY:
            return None
        return self._draft(journal_entries.Moved(turn, token, []), now)

    def must_take(self, plan: messages.Plan) -> None:
        """Raise a Problem unless a seat may plan that."""
        self._must_be_open_to(plan.seat)
        self._must_be_here(plan.seat)
        if plan.tokens and not self._may_plan(plan.seat):
            raise Problem("table-no-plans")
        must_be_possible(partial(self.look_ahead, plan.seat), plan.tokens)

    def _may_plan(self, seat: int) -> bool:
        """T7: whether a seat may plan its next turn, now that a person at another one decides."""
        return self._are_plans_made() and seat != self.turn and self.attendance.states[seat] == "here"

    def _are_plans_made(self) -> bool:
        """Whether a person decides, and others may plan meanwhile."""
        if self.turn is None or self.attendance.states[self.turn] == "bot" or self._shares_device:
            return False
        return not isinstance(self.rules.clock, messages.LiveClock)

    def look_ahead(self, seat: int, tokens: Sequence[str]) -> PlannedPosition | None:
        """What a seat could plan, or choose in its turn, after these tokens; None if that can't be known."""
        if seat == self.turn and self.attendance.states[seat] == "here":
            return put_together(self.game, self._state, seat, tokens)
        return look_ahead(self.game, self._masked[-1].of(seat), seat, tokens) if self._may_plan(seat) else None

    def _told_plan(self, seat: int, known: State | None) -> messages.PlannedMove | msgspec.UnsetType:
        """What a seat is told of its plan, or that it may make one; nobody else hears of it."""
        if self.plans.of(seat) is not None:
            return self.plans.told(seat)
        if known is None or seat == self.turn or self.attendance.states[seat] != "here":
            return msgspec.UNSET
        assert supports(self.game, SupportsPlans)
        return NO_PLAN if self.game.may_plan(known, seat) else msgspec.UNSET

    def propose_begin(self, now: float) -> Draft:
        """The first entry."""
        return self._draft(journal_entries.Began(), now)

    def propose_overdue(self, now: float) -> Draft | None:
        """The entry that time alone has brought: a seat's clock has run out, or the patience with one who has left."""
        if self.over:
            return None
        if self.seq >= LAST_ENTRY:
            return self.propose_close(now)
        deadline = self.clocks.deadline()
        if deadline is not None and deadline <= now and self.turn is not None:
            return self._draft(journal_entries.Left(self.turn, "time"), now)
        substitute = self.attendance.next_substitute()
        if substitute is not None and substitute[0] <= now:
            return self._draft(journal_entries.BotSat(substitute[1], SUBSTITUTE), now)
        return None

    def next_deadline(self) -> float | None:
        """When `propose_overdue` has something next; None when time brings nothing."""
        if self.over:
            return None
        if self.seq >= LAST_ENTRY:
            return self.entries[-1].at
        substitute = self.attendance.next_substitute()
        times = [self.clocks.deadline(), None if substitute is None else substitute[0]]
        return min((time for time in times if time is not None), default=None)

    def _draft(self, body: EntryBody, now: float) -> Draft:
        """The entry with that body, events and state worked out."""
        at = max(now, self.entries[-1].at if self.entries else now)
        state = self._state
        if isinstance(body, journal_entries.Moved):
            state = self.game.copy(state)
            body = msgspec.structs.replace(body, events=self.game.play(state, body.move))
        elif isinstance(body, journal_entries.Undone):
            state = self._states[sum(move.seq <= body.to for move in self.moves)]
        outcome = early_outcome(body, self.attendance) or self._final_outcome(state)
        turn = None if isinstance(body, journal_entries.Closed) or outcome is not None else self.game.seat(state)
        return Draft(Entry(self.seq + 1, at, body), state, turn, outcome)

    def _final_outcome(self, state: State) -> Outcome | None:
        """The result of a game that was played to its end."""
        outcome = self.game.outcome(state)
        return None if outcome is None else with_resigned_last(outcome, self.attendance.resigned)

    def _play(self, command: messages.Play, now: float) -> EntryBody:
        self._must_be_here(command.seat)
        if command.seat != self.turn:
            refusal = self.game.refusal(self._state, command.seat, command.token)
            assert refusal is not None
            raise Illegal(refusal)
        return journal_entries.Moved(command.seat, command.token, [])

    def _undo(self, command: messages.Undo, now: float) -> EntryBody:
        self._must_be_here(command.seat)
        to = last_choice(self.game, self._states, self.moves, command.seat) if command.to is None else command.to
        return journal_entries.Undone(command.seat, self._undo_entry(command.seat, to).undo)

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
            if self.attendance.may_return():
                raise Problem("table-rewind-away")
            return journal_entries.Undone(None, command.to)
        return journal_entries.RewindAsked(command.seat, command.to)

    def _answer_rewind(self, command: messages.AnswerRewind, now: float) -> EntryBody:
        self._must_be_here(command.seat)
        if self.rewind is None or command.seat in self.rewind.agreed:
            raise Problem("table-no-rewind-asked")
        if not command.yes:
            return journal_entries.RewindRefused(command.seat)
        if set(self.attendance.here()) <= {*self.rewind.agreed, command.seat}:
            return journal_entries.Undone(None, self.rewind.to)
        return journal_entries.RewindAgreed(command.seat)

    def _leave(self, command: messages.Leave, now: float) -> EntryBody:
        self._must_be_here(command.seat)
        return journal_entries.Left(command.seat, "left")

    def _resign(self, command: messages.Resign, now: float) -> EntryBody:
        self._must_be_here(command.seat)
        return journal_entries.Resigned(command.seat)

    def _claim(self, command: messages.ClaimWin, now: float) -> EntryBody:
        self._must_be_here(command.seat)
        due = self.attendance.claim_time(command.seat)
        if due is None or due > now:
            raise Problem("table-no-claim" if due is None else "table-claim-early")
        return journal_entries.Claimed(command.seat)

    def _offer_end(self, command: messages.OfferEnd, now: float) -> EntryBody:
        self._must_be_here(command.seat)
        if self.attendance.here() == [command.seat]:
            raise Problem("table-nobody-to-agree")
        if self.offer is not None:
            raise Problem("table-end-offered")
        wait = self._next_offers.get(command.seat, 0) - len(self.moves)
        if wait > 0:
            raise Problem("table-end-declined", count=wait)
        return journal_entries.EndOffered(command.seat)

    def _answer_end(self, command: messages.AnswerEnd, now: float) -> EntryBody:
        self._must_be_here(command.seat)
        if self.offer is None or command.seat in self.offer.agreed:
            raise Problem("table-no-end-offered")
        if not command.yes:
            return journal_entries.EndDeclined(command.seat)
        if {*self.attendance.here()} <= {*self.offer.agreed, command.seat}:
            return journal_entries.EndAgreed(command.seat)
        return journal_entries.EndAccepted(command.seat)

    def _let_bot(self, command: messages.LetBot, now: float) -> EntryBody:
        self._must_be_here(command.seat)
        self._must_be_away(command.absent)
        if command.bot not in LEVEL_NAMES:
            raise Problem("table-no-such-bot", got=command.bot, known=list(LEVEL_NAMES))
        return journal_entries.BotSat(command.absent, command.bot, command.seat)

    def _wait(self, command: messages.Wait, now: float) -> EntryBody:
        self._must_be_here(command.seat)
        if "away" not in self.attendance.states:
            raise Problem("table-nobody-away")
        return journal_entries.Waited(command.seat)

    def _return(self, command: messages.Return, now: float) -> EntryBody:
        self._must_not_have_resigned(command.seat)
        if self.attendance.states[command.seat] == "here":
            raise Problem("table-here", seat=command.seat)
        return journal_entries.Returned(command.seat)

    def _must_not_have_resigned(self, seat: int) -> None:
        if seat in self.attendance.resigned:
            raise Problem("table-resigned", seat=seat)

    def _must_be_here(self, seat: int) -> None:
        self._must_not_have_resigned(seat)
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
        self._steps, self._standing = [], None
        self.turn, self.outcome = draft.turn, draft.outcome
        match body:
            case journal_entries.Moved():
                self.moves.append(Move(entry.seq, body.seat, body.move, body.events))
                self._states.append(draft.state)
                self._masked = [self._masked[-1], MaskedStates(self.game, draft.state)]
                self._snapshots.append(self.clocks.snapshot())
            case journal_entries.Undone():
                self._undone(body)
            case journal_entries.Left():
                self.attendance.leave(body.seat, entry.at)
                if body.why == "time":
                    self.clocks.run_out(body.seat)
            case journal_entries.Resigned():
                self.attendance.resign(body.seat)
            case journal_entries.Waited():
                self.attendance.wait(entry.at)
            case journal_entries.BotSat():
                self.attendance.seat_bot(body.seat, body.bot)
            case journal_entries.Returned():
                self.attendance.come_back(body.seat)
                self.clocks.refill(body.seat)
        self.rewind = rewind_after(self.rewind, body)
        if self.offer is not None and is_declined(self.offer, body):
            self._next_offers[self.offer.seat] = len(self.moves) + MOVES_BETWEEN_OFFERS
        self.offer = offer_after(self.offer, body)
        self.ended = None if draft.outcome is None else ending_of(body)
        self._set_clock(entry)
        self.plans.enter(entry)
        self.plans.check(self.turn, self._state)

    def _undone(self, body: journal_entries.Undone) -> None:
        """Go back. What a seat takes back on its own saves it no time; what all agree on begins a new decision."""
        length = sum(move.seq <= body.to for move in self.moves)
        if body.seat is not None:
            self.clocks.restore(self._snapshots[length], body.seat)
        del self.moves[length:], self._snapshots[length:], self._states[length + 1 :]
        self._masked = [MaskedStates(self.game, state) for state in self._states[-2:]]

    def _set_clock(self, entry: Entry) -> None:
        """The clock runs for a person who decides and is here; what others do doesn't restart it."""
        turn = self.turn
        running = turn if turn is not None and self.attendance.states[turn] == "here" else None
        body = entry.body
        agreed = isinstance(body, journal_entries.Undone) and body.seat is None
        decided = agreed or isinstance(body, journal_entries.Began | journal_entries.Moved)
        if decided or running != self.clocks.seat:
            self.clocks.turn(running, entry.at)

    def restore(self, entries: Iterable[Entry]) -> None:
        """Enter a stored journal; raises a Problem if a move doesn't cause what it caused when it was played."""
        for entry in entries:
            draft = self._draft(entry.body, entry.at)
            if draft.entry != entry:
                raise Problem("table-damaged", table=self.name, seq=entry.seq)
            self.enter(draft)

    def restore_plan(self, seat: int, since: int, tokens: list[str]) -> None:
        """Take up a stored plan: how far it has come follows from the journal."""
        self.plans.restore(seat, since, tokens, self.entries[since:])
        self.plans.check(self.turn, self._state)

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
        turn, shared = self.turn, self._standing or self._share_standing()
        legal, told, back, claim = None, None, None, None
        plan: messages.PlannedMove | msgspec.UnsetType = msgspec.UNSET
        if seat is not None and turn is not None:
            here = shared.states[seat] == "here"
            if here and seat == turn:
                legal, told = self._choices(seat, details)
            if self.moves and self.moves[-1].seat == seat:
                back = steps_back(self.game, self._states, self.moves, seat)
            if here and len(shared.states) - len(shared.resigned) <= OPPONENTS:
                claim = self.attendance.claim_time(seat)
            plan = self._told_plan(seat, shared.known)
        return Standing(
            turn,
            shared.states,
            self.clocks.times(now),
            legal,
            back.limit if back else None,
            self.rewind,
            self.outcome,
            seat is not None and turn is not None and self.hints_allowed(seat),
            told,
            shared.resigned,
            self.ended,
            self.offer,
            claim,
            shared.secrets,
            plan,
            back.turn if back else None,
            asking_more(self.game, legal) if legal and details else msgspec.UNSET,
            shared.forced or msgspec.UNSET,
        )

    def _share_standing(self) -> SharedStanding:
        """What all seats are told alike of where the game stands, until something else is entered."""
        plannable = supports(self.game, SupportsPlans) and self._are_plans_made()
        # Whether the seat that decides sees anything that a spectator doesn't is asked at shared devices alone.
        secrets = not self._shares_device or self.turn is None or has_secrets(self.game, self._state, self.turn)
        forced = self._shares_device and self.turn is not None and len(self.game.legal(self._state)) == 1
        known = self._masked[-1].of(None) if plannable else None
        self._standing = SharedStanding([*self.attendance.states], [*self.attendance.resigned], secrets, forced, known)
        return self._standing

    def _choices(self, seat: int | None, details: bool) -> tuple[list[str], dict[str, Line] | None]:
        """What is legal for the seat that decides, and what its tokens do if the game can say so."""
        masked = self._masked[-1]
        legal = self.game.legal(masked.of(seat))
        return legal, previews(self.game, masked, seat, legal) if details else None

    def view(self, seat: int | None, now: float, details: bool = True) -> View:
        """All that a seat sees; everything lies open once the game is over."""
        seed = self.header.setup.seed if self._is_deal_open(now) else None
        # A game that ended early hides what it hid: its own view can't know that nothing more is played.
        opened = self.ended is not None and self.lies_open(now)
        shown = open_view(self.game, self._state, seat) if opened else self.game.view(self._state, seat)
        newest = self.entries[-1].body if self.entries else None
        undone = newest.to if isinstance(newest, journal_entries.Undone) else None
        standing = self.standing(seat, now, details)
        return View(self.name, seat, self.seq, shown, standing, self.header.commitment, seed, undone)

    def lies_open(self, now: float) -> bool:
        """Whether nothing is hidden any more: the game is over.

        A day's challenge that was given up stays hidden for the day, or a look at it would be had for nothing.
        """
        return self.outcome is not None and (self.ended is None or self._is_deal_open(now))

    def must_lie_open(self, now: float) -> None:
        """Raise a Problem unless the game may be looked at with all that was hidden."""
        if not self.lies_open(now):
            raise Problem("archive-running" if self.outcome is None else "daily-given-up")

    def state_after(self, now: float, seq: int = 0) -> State:
        """The game after that entry, with all that was hidden; nobody is told before the game is over."""
        self.must_lie_open(now)
        return self.game.copy(self._states[sum(move.seq <= seq for move in self.moves)])

    def happened(self, entry: Entry, seat: int | None, now: float, details: bool = True) -> Happened:
        """An entry as a seat is told of it; with details, what it changed."""
        standing = self.standing(seat, now, details) if entry.seq == self.seq else None
        step = self._step(entry, seat) if details else None
        return Happened(self.name, seat, entry.seq, entry.at, self._masked_body(entry, seat, now), standing, step)

    def _step(self, entry: Entry, seat: int | None) -> Step | None:
        """How a move in force changed what a seat sees; of the newest one, worked out for all seats at once."""
        if not isinstance(entry.body, journal_entries.Moved):
            return None
        if entry.seq != self.moves[-1].seq:
            number = sum(move.seq < entry.seq for move in self.moves)
            before, after = (MaskedStates(self.game, state) for state in self._states[number : number + 2])
            return steps(self.game, before, after, entry.body.move, [seat])[0]
        if not self._steps:
            self._steps = steps(self.game, self._masked[0], self._masked[1], entry.body.move, self._viewers)
        return self._steps[self._viewers.index(seat)]

    def past(self, seat: int | None, now: float) -> Callable[[], Past]:
        """How to work out the game so far as a seat saw it: by any thread, whatever is played meanwhile."""
        return partial(past, self.game, [*self._states], [*self.moves], seat, self.lies_open(now))

    def missed(self, since: int, seat: int | None, now: float, details: bool = True) -> list[Happened] | None:
        """What a seat has not been told since an entry; None if a fresh view serves better."""
        entries = self.entries[since:]
        if since > self.seq or len(entries) > MOST_MISSED or self.outcome is not None:
            return None
        if any(isinstance(entry.body, journal_entries.Undone) for entry in entries):
            return None
        return [self.happened(entry, seat, now, details) for entry in entries]

    def known_record(self, seat: int | None, now: float) -> Record:
        """The record as a seat may know it: without its set-up while that is a secret, and with masked events."""
        if self._is_deal_open(now):
            return self.record()
        header = msgspec.structs.replace(
            self.header, setup=msgspec.structs.replace(self.header.setup, seed=None, deal=None, position=None)
        )
        known = [msgspec.structs.replace(entry, body=self._masked_body(entry, seat, now)) for entry in self.entries]
        return record_of(header, known)

    def _is_deal_open(self, now: float) -> bool:
        return self.outcome is not None and (self._secret_until is None or self._secret_until <= now)

    def _masked_body(self, entry: Entry, seat: int | None, now: float) -> EntryBody:
        if self.outcome is not None and self.lies_open(now):
            return entry.body
        if self._told is None or self._told[0] is not entry:
            self._told = entry, MaskedBodies(self.game, entry.body)
        return self._told[1].of(seat)


def _game(header: Header) -> Game:
    try:
        return playable(header)
    except Problem as problem:
        raise Unplayable(problem.message, **problem.args_of_message) from None
