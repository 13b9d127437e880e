"""What the rulings of Pompeii let happen, counted: every branch must have been reached by a soak.

A branch is told by the event rows of a play, the action, and the states before (`b`) and after it (`s`).
"""

from __future__ import annotations

from tests.games.pompeii.invariants.branch_names import number
from tests.games.pompeii.invariants.watching import (
    Watch,
    frames_of,
    last_of,
    lying,
    others_on,
    row_at,
    rows_of,
    second_of,
    stands,
    verb_of,
)
from vesuvius.engine.rule import rule, table
from vesuvius.games.pompeii.rules import figures as f
from vesuvius.games.pompeii.rules import state as st
from vesuvius.games.pompeii.rules import verbs as v
from vesuvius.games.pompeii.rules.effects.immediate import ABSTAIN, CANCEL, OFFERING, REQUIRED_VALUE
from vesuvius.games.pompeii.rules.effects.injury import ARMY
from vesuvius.games.pompeii.rules.effects.kind import EACH_OTHER
from vesuvius.games.pompeii.rules.effects.ownership import DENY_OWNER_BONUS
from vesuvius.games.pompeii.rules.effects.spaces import EXTRA_SPACE
from vesuvius.games.pompeii.rules.effects.stealing import GIVER
from vesuvius.games.pompeii.rules.figures import Figures
from vesuvius.games.pompeii.rules.state import EventRows, State

# Rows that are a branch by themselves.
PLAIN_ROWS = {
    st.STARTS: "MOVED_START",
    st.TOOK_UNSEEN: "TOOK_UNSEEN_CARD",
    st.TOOK_WORKERS: "TOOK_WORKERS_OF",
    st.LIFTED: "LIFTED_TOKEN",
    st.COVERED: "COVERED_ONE",
    st.RECRUITED_ONE: "RECRUITED_ARMY",
    st.KEPT_CARD: "REWARDED",
    st.LOST: "LOST_GOODS",
    st.LEFT_GAME: "ROW_USED",
    st.WAITED: "WAITED_THEN",
    st.LAPSED: "LEFT_OUT",
    st.HALTED: "HALTED_ONE",
}
PLAIN_VERBS = {
    v.BONUS: "BONUS_TAKEN",
    v.SKIP_GOOD: "SKIPPED_GOOD",
    v.HEAL_WORKER: "HEALED_WORKER",
    v.HEAL_ARMY: "HEALED_ARMY",
    v.HIRE: "HIRED",
    v.FINISH: "FINISHED",
    v.USE: "ROW_USED_AT_ONCE",
}
BY_ROW = table(number(PLAIN_ROWS[kind]) if kind in PLAIN_ROWS else -1 for kind in range(40))
BY_VERB = table(number(PLAIN_VERBS[verb]) if verb in PLAIN_VERBS else -1 for verb in range(33))
SKIPPED_SEAT, SHARED_SPACE, SECOND_YIELD = number("SKIPPED_SEAT"), number("SHARED_SPACE"), number("SECOND_YIELD")
SECOND_LINE, BUILT_RED = number("SECOND_LINE"), number("BUILT_RED")
SECOND_MARKER, THIRD_MARKER, NO_MARKER_LEFT = map(number, ("SECOND_MARKER", "THIRD_MARKER", "NO_MARKER_LEFT"))
MARKER_OF_PORTA, TWO_BONUSES, BONUS_AT_PORTA = map(number, ("MARKER_OF_PORTA", "TWO_BONUSES", "BONUS_AT_PORTA"))
BOUGHT_WITH_PEARLS, TRADED_BY_CARD = number("BOUGHT_WITH_PEARLS"), number("TRADED_BY_CARD")
CARD_AT_A_FIELD, CARD_AT_A_BUILDING = number("CARD_AT_A_FIELD"), number("CARD_AT_A_BUILDING")
DENIED, WAIVED, SPACE_BEYOND = number("DENIED"), number("WAIVED"), number("SPACE_BEYOND")
TRAINED_AGAIN, SWAPPED_AGAIN, TRAINED_IN_VAIN = map(number, ("TRAINED_AGAIN", "SWAPPED_AGAIN", "TRAINED_IN_VAIN"))
REMADE_SPECIALISTS, REMADE_CITY = number("REMADE_SPECIALISTS"), number("REMADE_CITY")
REMADE_AMONG_DRAWS, DISCARDED_AFTER_USE = number("REMADE_AMONG_DRAWS"), number("DISCARDED_AFTER_USE")
BUILT_FORO, BUILT_CASTRUM, FORO_FOR_FREE = map(number, ("BUILT_FORO", "BUILT_CASTRUM", "FORO_FOR_FREE"))
IMMEDIATE_DRAWN, IN_VAIN, REPLAYED = map(number, ("IMMEDIATE_DRAWN", "IN_VAIN", "REPLAYED"))
TEMPLES_DESTROYED, TEMPLE_TAKEN, TOOK_SPECIALIST = map(number, ("TEMPLES_DESTROYED", "TEMPLE_TAKEN", "TOOK_SPECIALIST"))
EXTRA_TAKEN, EXTRA_NESTED = number("EXTRA_TAKEN"), number("EXTRA_NESTED")
TAKEN_PLACED, TOOK_OWN_WORKER = number("TAKEN_PLACED"), number("TOOK_OWN_WORKER")
INJURED_UNPLACED, INJURED_ON_BOARD, INJURED_ARMY = map(number, ("INJURED_UNPLACED", "INJURED_ON_BOARD", "INJURED_ARMY"))
HEALED_BY_CARD, COVERED_TWICE, COVERED_FORO = map(number, ("HEALED_BY_CARD", "COVERED_TWICE", "COVERED_FORO"))
LOST_UNPLACED, LOST_PLACED, LOST_HELD = map(number, ("LOST_UNPLACED", "LOST_PLACED", "LOST_HELD"))
VALUE_CHANGED, CANCELLED, CANCELLED_ALONE = map(number, ("VALUE_CHANGED", "CANCELLED", "CANCELLED_ALONE"))
ABSTAINED, ABSTAINED_ALONE, ALL_ABSTAINED = map(number, ("ABSTAINED", "ABSTAINED_ALONE", "ALL_ABSTAINED"))
ADDED_AGAIN, PLEDGED_PAST, NOTHING_REQUIRED = map(number, ("ADDED_AGAIN", "PLEDGED_PAST", "NOTHING_REQUIRED"))
OFFERED_ENOUGH, OFFERED_TOO_LITTLE = number("OFFERED_ENOUGH"), number("OFFERED_TOO_LITTLE")
PAID_ALONE, UNPAID_ALONE, PROTECTED = number("PAID_ALONE"), number("UNPAID_ALONE"), number("PROTECTED")
OVER_BY_APOCALYPSE, DESTROYED = number("OVER_BY_APOCALYPSE"), number("DESTROYED")
HALTED_MARKER, HALTED_TAKEN = number("HALTED_MARKER"), number("HALTED_TAKEN")
HALTED_LAST_WORKER, HALTED_TWICE = number("HALTED_LAST_WORKER"), number("HALTED_TWICE")
WON_IN_ACTION, WON_AT_TURN, BONUS_LOST_TO_WIN = map(number, ("WON_IN_ACTION", "WON_AT_TURN", "BONUS_LOST_TO_WIN"))
BLOCKED_ANEW, NOTHING_BLOCKED = number("BLOCKED_ANEW"), number("NOTHING_BLOCKED")
FIELD_FOR_NOTHING, CARD_FOR_NOTHING = number("FIELD_FOR_NOTHING"), number("CARD_FOR_NOTHING")
BY_ROUND_15 = number("BY_ROUND_15")  # followed by those of rounds 16, 17 and 18
LIST_ENDED, PLAYED_TWO = number("LIST_ENDED"), number("PLAYED_TWO")
STOLE_FROM_ONE, STOLE_FROM_EACH, GIVER_CHOSE = map(number, ("STOLE_FROM_ONE", "STOLE_FROM_EACH", "GIVER_CHOSE"))
JOINED_ROW, JOINED_NEXT_ROW = number("JOINED_ROW"), number("JOINED_NEXT_ROW")


@rule
def reach(w: Watch, branch: int, happened: int) -> None:
    """Count a branch where it happened."""
    if happened:
        w.reached[branch] += 1


@rule
def placed(b: State, s: State, t: Figures, w: Watch, seat: int, place: int, way: int, card: int) -> None:
    """P5, P6, P14, P24, P62: a worker or marker went onto a place."""
    reach(w, EXTRA_TAKEN, way == st.MARKER)
    reach(w, TAKEN_PLACED, way == st.TAKEN_WORKER)
    if place == f.NOWHERE:
        return
    reach(w, CARD_AT_A_FIELD, card >= 0 and place < f.FIELDS)
    reach(w, CARD_AT_A_BUILDING, card >= 0 and place >= f.FIRST_BUILDING)
    reach(w, WAIVED, card >= 0 and place == f.COSTRUZIONE)
    reach(w, SECOND_YIELD, place < f.FIELDS and stands(b, seat, place) == 1)
    reach(w, SHARED_SPACE, place >= f.FIELDS and stands(b, seat, place) > 0)
    reach(w, SPACE_BEYOND, s.spaced[seat] > b.spaced[seat])


@rule
def built(b: State, t: Figures, w: Watch, seat: int, building: int) -> None:
    """P8, P20, P40, P45, P64: a building stands, with a marker of its owner if there is one left."""
    reach(w, BUILT_RED, t.colour[building] == f.RED)
    reach(w, BUILT_FORO, building == t.foro and b.players > 1)
    reach(w, FORO_FOR_FREE, building == t.foro and b.players == 1)
    reach(w, BUILT_CASTRUM, building == t.castrum)
    reach(w, NO_MARKER_LEFT, b.players > 1 and b.markers[seat] == 0)


@rule
def carded(b: State, s: State, t: Figures, w: Watch, kind: int, card: int, how: int) -> None:
    """P18 to P23, P30: a card was activated, drawn, discarded or taken."""
    if kind == st.ACTIVATED:
        reach(w, IN_VAIN, how == 0)
        reach(w, TRAINED_IN_VAIN, how == 0 and verb_of(w.action) == v.TRAIN)
        reach(w, REPLAYED, b.where[card] == st.PILE)
    elif kind == st.DREW:
        reach(w, IMMEDIATE_DRAWN, how == 2)
    elif kind == st.DISCARDED:
        temple = t.temple[card] and b.where[card] >= st.ACTIVE and s.where[card] == st.PILE
        reach(w, TEMPLES_DESTROYED, temple)
        reach(w, DISCARDED_AFTER_USE, not temple and t.timing[card] == f.AT_ACTIVATION)
    elif kind == st.TOOK_CARD:
        reach(w, TEMPLE_TAKEN, card >= f.SPECIALISTS)
        reach(w, TOOK_SPECIALIST, card < f.SPECIALISTS)


@rule
def befell(b: State, s: State, w: Watch, kind: int, seat: int, one: int) -> None:
    """P26, P29, P61, P63: what befell workers."""
    if kind == st.INJURED_ONE:
        reach(w, INJURED_ARMY, one == ARMY)
        reach(w, INJURED_UNPLACED, b.left[seat] > 0)
        reach(w, INJURED_ON_BOARD, b.left[seat] == 0)
    elif kind == st.COUNTED and one < 0:
        reach(w, LOST_HELD, lying(s, seat) < lying(b, seat))
        reach(w, LOST_UNPLACED, s.left[seat] < b.left[seat])
        reach(w, LOST_PLACED, lying(s, seat) == lying(b, seat) and s.left[seat] == b.left[seat])
    elif kind == st.HEALED:
        reach(w, HEALED_BY_CARD, verb_of(w.action) not in (v.HEAL_WORKER, v.HEAL_ARMY))
    elif kind == st.HALTED:
        reach(w, HALTED_MARKER, s.acts_with == st.MARKER)
        reach(w, HALTED_TAKEN, s.acts_with == st.TAKEN_WORKER)
        kept = s.kept_by_halts[seat] > b.kept_by_halts[seat]
        reach(w, HALTED_LAST_WORKER, s.acts_with == st.OWN_WORKER and not kept)
        reach(w, HALTED_TWICE, s.halts[seat] > 1)


@rule
def offered(b: State, s: State, t: Figures, w: Watch, kind: int, one: int) -> None:
    """P31 to P36, P66, P70: the end of a round."""
    if kind == st.PLAYED and t.kind[2 * one] == OFFERING:
        mode = t.number[f.NUMBERS * 2 * one]
        reach(w, VALUE_CHANGED, mode == REQUIRED_VALUE)
        reach(w, ABSTAINED, mode == ABSTAIN and s.players > 1)
        reach(w, ABSTAINED_ALONE, mode == ABSTAIN and s.players == 1)
        reach(w, CANCELLED, mode == CANCEL and s.players > 1)
        reach(w, CANCELLED_ALONE, mode == CANCEL and s.players == 1)
        again = s.depth > 0 and s.frame_kind[s.depth - 1] == st.CHOOSE_IMMEDIATE and s.seat == b.seat
        reach(w, PLAYED_TWO, again)
    elif kind == st.REQUIRED:
        reach(w, NOTHING_REQUIRED, one == 0)
    elif kind == st.OFFERED:
        reach(w, OFFERED_ENOUGH, one == 1 and s.players > 1)
        reach(w, OFFERED_TOO_LITTLE, one == 0 and s.players > 1)
        reach(w, PAID_ALONE, one == 1 and s.players == 1)
        reach(w, UNPAID_ALONE, one == 0 and s.players == 1)
        reach(w, ALL_ABSTAINED, b.stage != st.PLEDGING)
    elif kind == st.ERUPTED:
        reach(w, PROTECTED, b.shielded != 0 and s.players > 1)
    elif kind == st.PLEDGED:
        reach(w, ADDED_AGAIN, b.pledged[f.GOODS * b.seat + one] > 0)
        reach(w, PLEDGED_PAST, value_pledged(b, t) >= b.required)


@rule
def value_pledged(s: State, t: Figures) -> int:
    """The value of all pledges."""
    total = 0
    for i in range(f.GOODS * s.players):
        total += s.pledged[i] * t.value[i % f.GOODS]
    return total


@rule
def ended(b: State, s: State, t: Figures, w: Watch) -> None:
    """P37, P41, P49, P54, P67: how a game ended."""
    reach(w, OVER_BY_APOCALYPSE, s.ended == st.BY_APOCALYPSE)
    reach(w, DESTROYED, s.ended == st.BY_DESTRUCTION)
    if s.ended == st.BY_CASTRUM:
        reach(w, WON_IN_ACTION, s.winner == b.turn)
        reach(w, WON_AT_TURN, s.winner != b.turn)
        recruiting = verb_of(w.action) == v.RECRUIT_ARMY
        reach(w, BONUS_LOST_TO_WIN, recruiting and others_on(s, s.winner, t.recruits) > 0)
        if s.players == 1:
            w.reached[BY_ROUND_15 + max(0, s.round - 15)] += 1


@rule
def told_more(b: State, s: State, w: Watch, kind: int, one: int, two: int) -> None:
    """P10, P15, P44, P55, P62, P64, P69: markers, blocked goods, extra actions, taken workers, the open row."""
    if kind == st.MARKED:
        reach(w, MARKER_OF_PORTA, one == st.PORTA_OWNERS)
        reach(w, SECOND_MARKER, b.owner[f.SEATS * one] != st.NOBODY)
        reach(w, THIRD_MARKER, b.owner[f.SEATS * one + 1] != st.NOBODY)
    elif kind == st.COVERED:
        reach(w, COVERED_TWICE, s.tokens[one] > 1)
    elif kind == st.BLOCKED:
        reach(w, BLOCKED_ANEW, one != st.NONE)
        reach(w, NOTHING_BLOCKED, one == st.NONE)
    elif kind == st.EXTRA:
        reach(w, EXTRA_NESTED, b.acts_with == st.MARKER)
    elif kind == st.TOOK_WORKERS:
        reach(w, TOOK_OWN_WORKER, b.at[f.SEATS * (f.FIRST_BUILDING + one) + b.seat] > 0)
    elif kind == st.JOINED:
        reach(w, JOINED_NEXT_ROW, two == 1)
        reach(w, JOINED_ROW, two == 0 and s.round == b.round)
    elif kind == st.REMADE:
        reach(w, REMADE_SPECIALISTS, one == 0)
        reach(w, REMADE_CITY, one == 1)


@rule
def told_rows(b: State, s: State, t: Figures, rows: EventRows, w: Watch) -> None:
    """Every row."""
    for row in range(rows.count):
        kind, seat = row_at(rows, row, 0), row_at(rows, row, 1)
        one, two, three = row_at(rows, row, 2), row_at(rows, row, 3), row_at(rows, row, 4)
        if BY_ROW[kind] >= 0:
            w.reached[BY_ROW[kind]] += 1
        if kind == st.PLACED:
            placed(b, s, t, w, seat, one, two, three)
        elif kind == st.BUILT:
            built(b, t, w, seat, one)
        elif kind in (st.ACTIVATED, st.DREW, st.DISCARDED, st.TOOK_CARD):
            carded(b, s, t, w, kind, one, two)
        elif kind in (st.INJURED_ONE, st.COUNTED, st.HEALED, st.HALTED):
            befell(b, s, w, kind, seat, one)
        elif kind in (st.PLAYED, st.REQUIRED, st.OFFERED, st.ERUPTED, st.PLEDGED):
            offered(b, s, t, w, kind, one)
        elif kind == st.ENDED:
            ended(b, s, t, w)
        else:
            told_more(b, s, w, kind, one, two)
        if kind == st.COVERED:
            reach(w, COVERED_FORO, one == t.foro)
    remade = last_of(rows, st.REMADE)
    if remade >= 0:
        reach(w, REMADE_AMONG_DRAWS, row_before(rows, st.DREW, remade) and last_of(rows, st.DREW) > remade)


@rule
def row_before(rows: EventRows, kind: int, end: int) -> int:
    """Whether a row of a kind stands before another."""
    for row in range(end):
        if row_at(rows, row, 0) == kind:
            return 1
    return 0


@rule
def acted(b: State, s: State, t: Figures, rows: EventRows, w: Watch) -> None:
    """What the action itself says."""
    verb, first = verb_of(w.action), 3 * (b.depth - 1)
    kind = b.frame_kind[b.depth - 1]
    if BY_VERB[verb] >= 0:
        w.reached[BY_VERB[verb]] += 1
    got = rows_of(rows, st.GOT)
    card = second_of(w.action)
    reach(w, SECOND_LINE, verb == v.WORK and card == f.CARDS + 1)
    reach(w, FIELD_FOR_NOTHING, verb == v.COLLECT and card == 0 and got == 0)
    left = rows_of(rows, st.LEFT_GAME) > 0 and s.depth > 0 and s.frame_kind[s.depth - 1] != st.CHOOSE_TIMES
    reach(w, CARD_FOR_NOTHING, verb == v.COLLECT and card > 0 and got == 0 and left)
    reach(w, TRAINED_AGAIN, verb == v.TRAIN and kind == st.CHOOSE_TRAINED)
    reach(w, SWAPPED_AGAIN, verb == v.SWAP and kind == st.CHOOSE_SWAPPED)
    reach(w, LIST_ENDED, verb == v.STOP)
    reach(w, BONUS_AT_PORTA, verb == v.BONUS and b.frame[first] == f.EFFECT_IN + t.harbour)
    reach(w, TWO_BONUSES, frames_of(s, st.CHOOSE_BONUS) > 1)
    if kind == st.CHOOSE_TRADED:
        reach(w, BOUGHT_WITH_PEARLS, b.frame[first + 1] == t.pearls and t.value[b.frame[first + 2]] == 3)
        reach(w, TRADED_BY_CARD, b.frame[first] != f.PORTA_TRADE)
    if verb == v.AT_GOOD:
        each = t.number[f.NUMBERS * b.frame[first]] == EACH_OTHER
        reach(w, STOLE_FROM_EACH, each)
        reach(w, STOLE_FROM_ONE, not each)
        reach(w, GIVER_CHOSE, t.number[f.NUMBERS * b.frame[first] + GIVER])


@rule
def denied_card(b: State, s: State, t: Figures, w: Watch) -> int:
    """P15: the card that denied an owner the bonus of this conversion, or NONE."""
    if verb_of(w.action) != v.TIMES or b.frame_kind[b.depth - 1] != st.CHOOSE_TIMES:
        return st.NONE
    building = b.frame[3 * (b.depth - 1)] - f.FIRST_BUILDING
    if building < 0 or others_on(b, b.seat, building) == 0 or frames_of(s, st.CHOOSE_BONUS) > 0:
        return st.NONE
    for card in range(f.CARDS):
        if s.where[card] == st.ACTIVE + b.seat and t.kind[2 * card] == DENY_OWNER_BONUS:
            return card
    return st.NONE


@rule
def count_branches(b: State, s: State, t: Figures, rows: EventRows, w: Watch) -> None:
    """All branches of a play."""
    told_rows(b, s, t, rows, w)
    acted(b, s, t, rows, w)
    reach(w, DENIED, denied_card(b, s, t, w) != st.NONE)
    turns = b.stage == st.TURNS and s.stage == st.TURNS and b.turn >= 0 and s.turn >= 0 and b.round == s.round
    reach(w, SKIPPED_SEAT, turns and s.turn != b.turn and s.turn != (b.turn + 1) % s.players)


@rule
def use(t: Figures, w: Watch, card: int) -> None:
    """Count a card that was used, and its kinds of effects."""
    w.used[card] += 1
    for effect in range(2 * card, 2 * card + t.effects[card]):
        w.kinds[t.kind[effect]] += 1


@rule
def count_cards(b: State, s: State, t: Figures, rows: EventRows, w: Watch) -> None:
    """A card is used where it helps at a place, is activated and does something, is played, or holds as a passive one.

    A marker on the Porta is of use when its owner takes the bonus, an extra space when a worker stands beyond a limit.
    """
    for row in range(rows.count):
        kind, one, two, three = row_at(rows, row, 0), row_at(rows, row, 2), row_at(rows, row, 3), row_at(rows, row, 4)
        if kind == st.PLACED and three >= 0:
            use(t, w, three)
        elif kind == st.PLAYED or (kind == st.ACTIVATED and two and t.timing[one] == f.AT_ACTIVATION):
            use(t, w, one)
    denying = denied_card(b, s, t, w)
    if denying != st.NONE:
        use(t, w, denying)
    if verb_of(w.action) == v.BONUS and b.frame[3 * (b.depth - 1)] == f.EFFECT_IN + t.harbour:
        use(t, w, t.harbour // f.EFFECTS_OF_A_CARD)
    spaced = s.spaced[b.seat] > b.spaced[b.seat]
    for card in range(f.CARDS):
        if spaced and s.where[card] == st.ACTIVE + b.seat and t.kind[2 * card] == EXTRA_SPACE:
            use(t, w, card)
