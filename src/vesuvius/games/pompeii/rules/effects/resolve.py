"""Effects carried out: one short rule for each kind, first what happens at once, then what follows a choice."""

from __future__ import annotations

from vesuvius.engine.event_rows import tell
from vesuvius.engine.rule import rule
from vesuvius.games.pompeii.rules.board.building import construct
from vesuvius.games.pompeii.rules.board.goods import has_value, receive
from vesuvius.games.pompeii.rules.board.places import put_marker
from vesuvius.games.pompeii.rules.board.workers import add_worker
from vesuvius.games.pompeii.rules.cards.decks import (
    deck_of,
    discard,
    draw_card,
    draw_to_view,
    in_deck,
    in_pile,
    into_hand,
    lay_out,
)
from vesuvius.games.pompeii.rules.cards.decks import take_unseen as take_unseen_card
from vesuvius.games.pompeii.rules.effects.targets import is_doomed, loses_worker, workers_on
from vesuvius.games.pompeii.rules.figures import (
    AMOUNT,
    ARMY,
    BLOCK_SPACES,
    CARDS,
    CHOSEN,
    DECK,
    DESTROY_TEMPLES,
    DRAW_CARDS,
    DRAWN_TO,
    EACH_OTHER,
    EFFECT_OUT,
    EFFECTS_OF_A_CARD,
    EXTRA_ACTIONS,
    FIRST_BUILDING,
    GAIN,
    GIVER,
    GOODS,
    HAND_CITY,
    HEAL,
    INJURE,
    KEPT,
    LOOKED_AT,
    PLACE_MARKER,
    REPLAY_DISCARD,
    SEATS,
    SKIP,
    START_PLAYER,
    STEAL_GOODS,
    STOLEN,
    TAKE_CARD,
    TAKE_WORKERS,
    TO,
    TO_ACTIVE,
    TOKENS,
    TRADE,
    VALUE,
    VALUE_MAX,
    VALUE_MIN,
    WHAT,
    WHO,
    WORKER_COUNT,
    Figures,
    number_of,
)
from vesuvius.games.pompeii.rules.state import (
    ACTIVATE,
    ACTIVE,
    CARRIED,
    CHOOSE_BUILDING,
    CHOOSE_CARD,
    CHOOSE_COIN,
    CHOOSE_GIVEN,
    CHOOSE_GOOD,
    CHOOSE_KEPT,
    CHOOSE_SKIPPED,
    CHOOSE_VICTIM,
    COUNTED,
    COVERED,
    EXTRA,
    HEALED,
    INJURED,
    INJURED_ONE,
    JOINED,
    JOINING,
    KEPT_CARD,
    NONE,
    RECRUITED,
    ROW,
    STARTS,
    STOLE,
    TOOK_CARD,
    TOOK_WORKERS,
    VIEWED,
    Log,
    State,
    after,
    held,
    is_solo,
    number,
    pop,
    push,
    set_number,
)


@rule
def gain(s: State, t: Figures, log: Log, seat: int, effect: int) -> None:
    """Goods, or so many of a value of one's choice."""
    if number_of(t, effect, VALUE) == 0:
        receive(s, t, log, seat, EFFECT_OUT + effect, 1)
    else:
        push(s, CHOOSE_COIN, seat, number_of(t, effect, CHOSEN), 0, number_of(t, effect, VALUE))


@rule
def ask_for_goods(s: State, t: Figures, seat: int, effect: int, victim: int) -> None:
    """P22, P56: as many goods as the effect takes, or as there are; taker or giver chooses them one by one."""
    lowest, highest = number_of(t, effect, VALUE_MIN), number_of(t, effect, VALUE_MAX)
    amount = min(number_of(t, effect, STOLEN), has_value(s, t, victim, lowest, highest))
    if amount > 0:
        chooser = victim if number_of(t, effect, GIVER) else seat
        push(s, CHOOSE_GOOD, chooser, effect, SEATS * seat + victim, GOODS * amount)


@rule
def steal(s: State, t: Figures, seat: int, effect: int) -> None:
    """S06, C30, C35: from one other, or from each other clockwise."""
    if number_of(t, effect, WHO) == EACH_OTHER:
        for i in range(s.players - 1, 0, -1):
            ask_for_goods(s, t, seat, effect, after(s, seat, i))
    else:
        push(s, CHOOSE_VICTIM, seat, effect, 0, 0)


@rule
def steal_good(s: State, log: Log, good: int) -> None:
    """One good changes hands; the next stands at or after it (P52)."""
    seat, victim = number(s, 1) // SEATS, number(s, 1) % SEATS
    s.goods[GOODS * victim + good] -= 1
    s.goods[GOODS * seat + good] += 1
    tell(log, STOLE, seat, good, victim, 0)
    amount = number(s, 2) // GOODS - 1
    if amount == 0:
        pop(s)
    else:
        set_number(s, 2, GOODS * amount + good)


@rule
def destroy_temples(s: State, t: Figures, log: Log, seat: int, effect: int) -> None:
    """P23: the activated temple cards are discarded."""
    for card in range(CARDS):
        if is_doomed(s, t, seat, effect, card):
            discard(s, log, s.where[card] - ACTIVE, card)


@rule
def lose_worker(s: State, log: Log, seat: int) -> None:
    """P29, P61: one to the supply, unplaced first; a held one rather than the last that is free."""
    if s.workers[seat] - held(s, seat) == 1:
        if s.hurt[seat] > 0:
            s.hurt[seat] -= 1
        else:
            s.kept_by_halts[seat] -= 1
    elif s.left[seat] > 0:
        s.left[seat] -= 1
    s.workers[seat] -= 1
    tell(log, COUNTED, seat, -1, s.workers[seat], 0)


@rule
def count_workers(s: State, t: Figures, log: Log, seat: int, effect: int) -> None:
    """C27, C40: a new worker, or each other with many of them loses one."""
    if number_of(t, effect, WHO) == EACH_OTHER:
        for i in range(1, s.players):
            if loses_worker(s, t, seat, effect, after(s, seat, i)):
                lose_worker(s, log, after(s, seat, i))
    else:
        add_worker(s, log, seat)


@rule
def join_row(s: State, log: Log, seat: int, card: int, zone: int) -> None:
    """P46, P69: a specialist joins the open row of a solo game, now or with the next one."""
    s.where[card] = zone
    s.known[card] = 1 << seat
    tell(log, JOINED, seat, card, 1 if zone == JOINING else 0, 0)


@rule
def draw_and_activate(s: State, t: Figures, log: Log, seat: int, effect: int) -> None:
    """P57, C41: all are drawn, then activated in the order drawn; solo they join the row (P69)."""
    deck = number_of(t, effect, DECK)
    count = min(number_of(t, effect, LOOKED_AT), in_deck(s, deck) + in_pile(s, deck))
    if not is_solo(s):
        for _ in range(count):
            push(s, ACTIVATE, seat, 0, 0, 0)
    for i in range(count):
        card = draw_card(s, log, deck)
        if is_solo(s):
            join_row(s, log, seat, card, ROW)
        else:
            s.where[card] = CARRIED
            s.frame[3 * (s.depth - 1 - i)] = card


@rule
def look_and_keep(s: State, t: Figures, log: Log, seat: int, effect: int) -> None:
    """P57, C16, C42: the top cards are looked at, and some are kept."""
    for _ in range(number_of(t, effect, LOOKED_AT)):
        draw_to_view(s, log, seat, number_of(t, effect, DECK))
    push(s, CHOOSE_KEPT, seat, number_of(t, effect, KEPT), ROW, 0)


@rule
def keep(s: State, log: Log, seat: int, card: int) -> None:
    """P34, P57: one of the cards looked at is kept; after the last, the others are discarded."""
    tell(log, KEPT_CARD, seat, card, 0, 0)
    if is_solo(s) and deck_of(card) == 0:
        join_row(s, log, seat, card, number(s, 1))
    else:
        into_hand(s, seat, card)
    left, viewed = number(s, 0) - 1, 0
    for other in range(CARDS):
        viewed += s.where[other] == VIEWED
    if left > 0 and viewed > 0:
        set_number(s, 0, left)
        return
    for other in range(CARDS):
        if s.where[other] == VIEWED:
            discard(s, log, seat, other)
    pop(s)


@rule
def heal_all(s: State, log: Log, seat: int) -> None:
    """C18: all injured workers and the army; it frees no halted construction (P63)."""
    for _ in range(s.hurt[seat]):
        tell(log, HEALED, seat, 0, 0, 0)
    s.hurt[seat] = 0
    if s.army[seat] == INJURED:
        s.army[seat] = RECRUITED
        tell(log, HEALED, seat, ARMY, 0, 0)


@rule
def carry_out(s: State, t: Figures, log: Log) -> None:
    """The next effect of the card on top of the stack, if one is left."""
    seat, card, which = s.frame_seat[s.depth - 1], number(s, 0), number(s, 1)
    if which == t.effects[card]:
        pop(s)
        return
    set_number(s, 1, which + 1)
    effect = EFFECTS_OF_A_CARD * card + which
    kind = t.kind[effect]
    if kind == EXTRA_ACTIONS:
        s.extra += number_of(t, effect, AMOUNT)
        tell(log, EXTRA, seat, number_of(t, effect, AMOUNT), 0, 0)
    elif kind == GAIN:
        gain(s, t, log, seat, effect)
    elif kind == STEAL_GOODS:
        steal(s, t, seat, effect)
    elif kind == DESTROY_TEMPLES:
        destroy_temples(s, t, log, seat, effect)
    elif kind == WORKER_COUNT:
        count_workers(s, t, log, seat, effect)
    elif kind == DRAW_CARDS and number_of(t, effect, DRAWN_TO) == TO_ACTIVE:
        draw_and_activate(s, t, log, seat, effect)
    elif kind == DRAW_CARDS:
        look_and_keep(s, t, log, seat, effect)
    elif kind == HEAL:
        heal_all(s, log, seat)
    elif kind == START_PLAYER:
        s.next_start = seat
        tell(log, STARTS, seat, 0, 0, 0)
    else:
        ask_for_target(s, t, seat, effect)


@rule
def ask_for_target(s: State, t: Figures, seat: int, effect: int) -> None:
    """P22: the effects that begin with a choice."""
    kind = t.kind[effect]
    if kind == TRADE:
        push(s, CHOOSE_GIVEN, seat, effect, 0, 0)
    elif kind == INJURE or (kind == TAKE_CARD and number_of(t, effect, WHAT) == HAND_CITY):
        push(s, CHOOSE_VICTIM, seat, effect, 0, 0)
    elif kind in (TAKE_CARD, REPLAY_DISCARD):
        push(s, CHOOSE_CARD, seat, effect, 0, 0)
    elif kind == BLOCK_SPACES:
        push(s, CHOOSE_BUILDING, seat, effect, number_of(t, effect, TOKENS), 0)
    else:
        push(s, CHOOSE_BUILDING, seat, effect, 0, 0)


@rule
def injure(s: State, t: Figures, log: Log, effect: int, victim: int) -> None:
    """P26, P61: a worker that is still to be placed lies down, or one from the board once the round is over."""
    if number_of(t, effect, WHAT) == ARMY:
        s.army[victim] = INJURED
    else:
        s.hurt[victim] += 1
    if s.left[victim] > 0:
        s.left[victim] -= 1
    tell(log, INJURED_ONE, victim, number_of(t, effect, WHAT), 0, 0)


@rule
def chose_victim(s: State, t: Figures, log: Log, seat: int, victim: int) -> None:
    """A seat was chosen."""
    effect = number(s, 0)
    pop(s)
    if t.kind[effect] == STEAL_GOODS:
        ask_for_goods(s, t, seat, effect, victim)
    elif t.kind[effect] == TAKE_CARD:
        take_unseen_card(s, t, log, seat, victim)
    else:
        injure(s, t, log, effect, victim)


@rule
def take_workers(s: State, log: Log, seat: int, building: int) -> None:
    """P25, P62: the workers of a building are the seat's to place this round, its own ones as before they were."""
    count, place = workers_on(s, building), SEATS * (FIRST_BUILDING + building)
    own = s.at[place + seat] - s.borrowed[place + seat]
    for other in range(s.players):
        s.at[place + other] = s.borrowed[place + other] = 0
    s.left[seat] += own
    s.taken[seat] += count - own
    tell(log, TOOK_WORKERS, seat, building, count, 0)


@rule
def cover_space(s: State, log: Log, seat: int, building: int) -> None:
    """P28: a token on a free space; the frame says how many more may follow."""
    s.tokens[building] += 1
    tell(log, COVERED, seat, building, 0, 0)
    if number(s, 1) == 1:
        pop(s)
    else:
        set_number(s, 1, number(s, 1) - 1)
        set_number(s, 2, 1)


@rule
def chose_building(s: State, t: Figures, log: Log, seat: int, building: int) -> None:
    """A building was chosen."""
    effect = number(s, 0)
    kind = t.kind[effect]
    if kind == BLOCK_SPACES:
        cover_space(s, log, seat, building)
        return
    pop(s)
    if kind == TAKE_WORKERS:
        take_workers(s, log, seat, building)
    elif kind == PLACE_MARKER:
        put_marker(s, log, seat, building)
    else:
        push(s, CHOOSE_SKIPPED, seat, building, number_of(t, effect, SKIP), 0)


@rule
def skip_good(s: State, t: Figures, log: Log, seat: int, good: int) -> None:
    """C47: one good of the cost is left out; after the last the building is constructed."""
    s.skipped[good] += 1
    if number(s, 1) == 1:
        build_skipping(s, t, log, seat)
    else:
        set_number(s, 1, number(s, 1) - 1)
        set_number(s, 2, good)


@rule
def build_skipping(s: State, t: Figures, log: Log, seat: int) -> None:
    """C47: the building is constructed with what was left out."""
    building = number(s, 0)
    pop(s)
    construct(s, t, log, seat, building, NONE)


@rule
def chose_card(s: State, t: Figures, log: Log, seat: int, card: int) -> None:
    """P23, P30, P59: a card is taken from another player, or from the pile."""
    effect = number(s, 0)
    pop(s)
    if t.kind[effect] == REPLAY_DISCARD:
        lay_out(s, seat, card)
        return
    tell(log, TOOK_CARD, seat, card, s.where[card] - ACTIVE, 0)
    if number_of(t, effect, TO) == TO_ACTIVE:
        s.where[card] = ACTIVE + seat
    else:
        into_hand(s, seat, card)
