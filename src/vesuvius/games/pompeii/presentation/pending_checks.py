"""What cannot be pending: frames for seats and with numbers that no rule would write, or with nothing under them."""

from __future__ import annotations

from collections.abc import Sequence

from vesuvius.game import Problem
from vesuvius.games.pompeii.data.names import CARD_NAMES, GOOD_NAMES, PLACE_NAMES
from vesuvius.games.pompeii.presentation.position_checks import FEW, MANY, seated, within
from vesuvius.games.pompeii.presentation.position_schema import ZONES, Position
from vesuvius.games.pompeii.presentation.state_words import BUILDING_NAMES, FRAMES, goods
from vesuvius.games.pompeii.rules import figures as f
from vesuvius.games.pompeii.rules import state as st
from vesuvius.games.pompeii.rules.effects import KINDS
from vesuvius.games.pompeii.rules.figures import Figures
from vesuvius.games.pompeii.rules.rounds import FREELY
from vesuvius.games.pompeii.rules.state import DEPTH, HAND, NONE, OVER, State

Range = tuple[int, int]

ZERO: Range = (0, 0)
GOOD, CARD, EFFECT, PLACE = (0, f.GOODS - 1), (0, f.CARDS - 1), (0, f.EFFECTS - 1), (0, f.PLACES - 1)
BUILDING = (0, len(BUILDING_NAMES) - 1)
# The numbers of each kind of frame; what is not named here has none.
NUMBERS: dict[int, Sequence[Range]] = {
    st.CHOOSE_COIN: ((1, FEW), GOOD, (1, 2 * FREELY - 1)),
    st.CHOOSE_TIMES: (PLACE, (0, f.LINES - 1), (NONE, f.EFFECTS - 1)),
    st.CHOOSE_GIVEN: (EFFECT,),
    st.CHOOSE_TAKEN: (EFFECT, GOOD),
    st.CHOOSE_TRADED: (EFFECT, GOOD, GOOD),
    st.CHOOSE_PAYMENT: ((0, f.SPECIALISTS - 1),),
    st.CHOOSE_BONUS: ((0, f.BUNDLES - 1),),
    st.CHOOSE_GOOD: (EFFECT, (0, f.SEATS * f.SEATS - 1), (f.GOODS, f.GOODS * FEW)),
    st.CHOOSE_VICTIM: (EFFECT,),
    st.CHOOSE_BUILDING: (EFFECT, (0, FEW), (0, 1)),
    st.CHOOSE_CARD: (EFFECT,),
    st.CHOOSE_SKIPPED: (BUILDING, (1, FEW), GOOD),
    st.CHOOSE_KEPT: ((1, FEW), (st.ROW, st.JOINING)),
    st.CHOOSE_HALT: ((0, f.SEATS - 1),),
    st.CHOOSE_PLEDGED: (GOOD,),
    st.CHOOSE_DECK: ((1, MANY),),
    st.CARRY_OUT: (CARD, (0, f.EFFECTS_OF_A_CARD)),
    st.PUT_AWAY: (CARD,),
    st.ACTIVATE: (CARD,),
    st.DRAW_AND_ACTIVATE: ((0, 1),),
    st.ASK_HALT: ((1, f.SEATS),),
    st.RAISE: (BUILDING,),
}
# The frames that carry an effect, and which of their numbers it is.
CARRIED_EFFECT = {frame: 2 if frame == st.CHOOSE_TIMES else 0 for kind in KINDS for frame in kind.frames}
# Frames that lie directly on another one, which goes on when they are done.
UNDER = {st.CHOOSE_HALT: st.ASK_HALT, st.CHOOSE_DECK: st.CHOOSE_KEPT}
# Cards that lie nowhere else wait for one of these.
WAITING = {"viewed": (st.CHOOSE_KEPT,), "carried": (st.ACTIVATE, st.PUT_AWAY, st.CARRY_OUT)}


def check_pending(made: Position) -> None:
    """Every frame has a seat of the game and numbers of its kind, and all fit into the state."""
    pending = made.pending or ()
    if len(pending) > DEPTH:
        raise Problem("position-too-deep", got=len(pending), most=DEPTH)
    for place, (name, seat, *numbers) in enumerate(pending):
        seated(f"pending[{place}][1]", seat, made.players)
        ranges = NUMBERS.get(FRAMES.index(name), ())
        for i, got in enumerate(numbers):
            lowest, highest = ranges[i] if i < len(ranges) else ZERO
            if not lowest <= got <= highest:
                within(f"pending[{place}][{i + 2}]", got, lowest, highest)


def check_frames(s: State, t: Figures) -> None:
    """What is pending has what it needs, and what waits has something pending."""
    kinds = s.frame_kind[: s.depth]
    for place, kind in enumerate(kinds):
        key = f"pending[{place}]"
        if kind in CARRIED_EFFECT:
            effect = s.frame[3 * place + CARRIED_EFFECT[kind]]
            if effect != NONE and kind not in KINDS[t.kind[effect]].frames:
                raise Problem("position-wrong-effect", key=key, kind=FRAMES[kind], got=effect)
        if kind in UNDER and (place == 0 or kinds[place - 1] != UNDER[kind]):
            raise Problem("position-wrong-frame", key=key, kind=FRAMES[kind], wanted=FRAMES[UNDER[kind]])
        _check_frame(s, t, place, kind)
    _check_waiting(s, kinds)
    if kinds and kinds[-1] == st.CHOOSE_ACTION:
        _check_action(s)


def _check_frame(s: State, t: Figures, place: int, kind: int) -> None:
    """What the numbers of a frame name is there."""
    one, two, three = s.frame[3 * place : 3 * place + 3]
    key = f"pending[{place}]"
    if kind == st.CHOOSE_TIMES and (three == NONE or KINDS[t.kind[three]].uses_line):
        if one < f.FIRST_BUILDING or two >= t.lines[one - f.FIRST_BUILDING]:
            raise Problem("position-no-conversion", key=key, place=PLACE_NAMES[one], line=two)
    elif kind == st.CHOOSE_TRADED and (two == three or (three == t.pearls and not t.pearls_bought)):
        raise Problem("position-no-trade", key=key, given=GOOD_NAMES[two], taken=GOOD_NAMES[three])
    elif kind == st.CHOOSE_PAYMENT and s.where[one] != HAND + s.frame_seat[place]:
        raise Problem("position-not-in-hand", key=key, card=CARD_NAMES[one], seat=s.frame_seat[place])
    elif kind in (st.ACTIVATE, st.PUT_AWAY) and s.where[one] != st.CARRIED:
        raise Problem("position-not-carried", key=key, kind=FRAMES[kind], card=CARD_NAMES[one])
    elif kind == st.CHOOSE_KEPT and two not in (st.ROW, st.JOINING):
        raise Problem("position-unknown-word", key=f"{key}[3]", got=str(two), known=[st.ROW, st.JOINING])
    elif kind == st.CHOOSE_HALT:
        seated(f"{key}[2]", one, s.players)
    elif kind == st.CHOOSE_GOOD:
        seated(f"{key}[3]", max(two // f.SEATS, two % f.SEATS), s.players)


def _check_waiting(s: State, kinds: Sequence[int]) -> None:
    """Cards in between and goods left out of a cost wait for a frame; nobody is asked once the game is over."""
    if s.stage == OVER:
        if kinds:
            raise Problem("position-over", kind=FRAMES[kinds[-1]])
        return
    for zone, wanted in WAITING.items():
        if ZONES[zone] in s.where and not any(kind in wanted for kind in kinds):
            card = CARD_NAMES[s.where.index(ZONES[zone])]
            raise Problem("position-waits-in-vain", card=card, zone=zone, wanted=[FRAMES[kind] for kind in wanted])
    if any(s.skipped) and st.CHOOSE_SKIPPED not in kinds:
        raise Problem("position-skipped-in-vain", good=next(iter(goods(s.skipped))))


def _check_action(s: State) -> None:
    """P3, P62: a seat that is asked for an action is in turn and has a worker for it, its own before taken ones."""
    seat = s.frame_seat[s.depth - 1]
    if s.turn != seat:
        raise Problem("position-not-in-turn", seat=seat)
    if s.acts_with == st.OWN_WORKER and s.left[seat] == 0:
        raise Problem("position-no-worker", seat=seat)
    if s.acts_with == st.TAKEN_WORKER and (s.left[seat] > 0 or s.taken[seat] == 0):
        raise Problem("position-no-taken-worker", seat=seat)
