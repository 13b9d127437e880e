"""What holds between the state before a play of Pompeii and the state after it: `b` is the one before."""

from __future__ import annotations

from tests.games.pompeii.invariants.watching import (
    IDLE,
    LONGEST,
    NO_ACTION,
    Watch,
    amount_of,
    first_of,
    in_bundle,
    is_row,
    last_of,
    lying,
    row_at,
    rows_of,
    second_of,
    stands,
    told,
    verb_of,
)
from vesuvius.engine.rule import rule
from vesuvius.games.pompeii.rules.effects.construction import BUILD_WAIVE
from vesuvius.games.pompeii.rules.effects.conversion import CONVERT_ALT, CONVERT_BONUS
from vesuvius.games.pompeii.rules.figures import (
    BUILDINGS,
    CARD_COST,
    CARDS,
    COST,
    EFFECT_IN,
    EFFECT_OUT,
    FIELDS,
    FIRST_BUILDING,
    GOODS,
    LINE_IN,
    LINE_OUT,
    LINES,
    PLACES,
    PORTA_TRADE,
    RECRUIT,
    SEATS,
    SPECIALISTS,
    VOLCANO,
    Figures,
)
from vesuvius.games.pompeii.rules.state import (
    BY_APOCALYPSE,
    BY_CASTRUM,
    BY_DESTRUCTION,
    CHOOSE_PLEDGED,
    CHOOSE_TIMES,
    CHOOSE_TRADED,
    COUNTED,
    GONE,
    GOT,
    INJURED,
    LAST_ROUND,
    LOST,
    NO_ARMY,
    NOBODY,
    NONE,
    OFFERED,
    OVER,
    PAID,
    PILE,
    PLEDGED,
    PLEDGING,
    RECRUITED,
    REMADE,
    ROUND,
    STOLE,
    TURNS,
    VOLCANO_DECK,
    EventRows,
    State,
)
from vesuvius.games.pompeii.rules.verbs import (
    AT_GOOD,
    BONUS,
    BUILD,
    COIN,
    COLLECT,
    HIRE,
    PAY_WITH,
    RECRUIT_ARMY,
    TIMES,
    TRAIN,
)


@rule
def add_up_log(s: State, rows: EventRows, w: Watch) -> None:
    """What the rows say has come and gone: got, paid, stolen, lost to the volcano."""
    for i in range(SEATS * GOODS):
        w.change[i] = 0
    for row in range(rows.count):
        kind, place = row_at(rows, row, 0), GOODS * row_at(rows, row, 1) + row_at(rows, row, 2)
        if kind == GOT:
            w.change[place] += row_at(rows, row, 3)
        elif kind in (PAID, LOST):
            w.change[place] -= row_at(rows, row, 3)
        elif kind == STOLE:
            w.change[place] += 1
            w.change[GOODS * row_at(rows, row, 3) + row_at(rows, row, 2)] -= 1


@rule
def goods_change_as_told(b: State, s: State, rows: EventRows, w: Watch) -> int:
    """Nothing comes and nothing goes but what the rows tell: got, paid, stolen, lost to the volcano, or offered."""
    if w.action == NO_ACTION:
        return IDLE
    add_up_log(s, rows, w)
    offered = last_of(rows, OFFERED)
    spent = b.stage != PLEDGING or (offered >= 0 and row_at(rows, offered, 2) == 1)
    for i in range(GOODS * s.players):
        gone = b.pledged[i] - s.pledged[i] if spent else 0
        if s.goods[i] + s.pledged[i] - b.goods[i] - b.pledged[i] != w.change[i] - gone:
            return 0
    return 1


@rule
def pledges_change_as_told(b: State, s: State, rows: EventRows, w: Watch) -> int:
    """P33, P35: what is added lies there; too little comes back whole."""
    if w.action == NO_ACTION or b.stage != PLEDGING:
        return IDLE
    offered = last_of(rows, OFFERED)
    for seat in range(SEATS):
        for good in range(GOODS):
            before, after = b.pledged[GOODS * seat + good], s.pledged[GOODS * seat + good]
            if offered < 0 and after != before + told(rows, PLEDGED, seat, good):
                return 0
            if offered >= 0 and after != 0 and after != before:
                return 0
            if offered >= 0 and row_at(rows, offered, 2) == 0 and after != 0:
                return 0
    return 1


@rule
def paid_exactly(t: Figures, rows: EventRows, seat: int, bundle: int, times: int) -> int:
    """Whether a seat has paid a bundle so many times, and nothing else."""
    for good in range(GOODS):
        if told(rows, PAID, seat, good) != times * in_bundle(t, bundle, good):
            return 0
    return 1


@rule
def is_converted(b: State, t: Figures, rows: EventRows, times: int) -> int:
    """P7, P16, P47: so many times what goes in is paid, and what comes out is got, a card's bonus once."""
    seat, first = b.seat, 3 * (b.depth - 1)
    place, line, effect = b.frame[first], b.frame[first + 1], b.frame[first + 2]
    number = LINES * (place - FIRST_BUILDING) + line
    alone = effect != NONE and t.kind[effect] == CONVERT_ALT
    given, made = (EFFECT_IN + effect, EFFECT_OUT + effect) if alone else (LINE_IN + number, LINE_OUT + number)
    for good in range(GOODS):
        wanted = times * in_bundle(t, made, good)
        if effect != NONE and t.kind[effect] == CONVERT_BONUS and t.number[5 * effect] == good:
            wanted += 0 if b.blocked >> good & 1 else t.number[5 * effect + 1]
        if told(rows, GOT, seat, good) != wanted:
            return 0
    return paid_exactly(t, rows, seat, given, times)


@rule
def printed_rate(t: Figures, effect: int, given: int, taken: int) -> int:
    """P11: how many of a good buy 1 of another."""
    if given == t.pearls and t.value[taken] == 3:
        return t.pearl_rate
    higher = t.value[taken] > t.value[given]
    return t.number[5 * effect + (2 if higher else 1 if t.value[taken] == t.value[given] else 0)]


@rule
def is_traded(b: State, t: Figures, rows: EventRows, times: int) -> int:
    """P11: so many goods are got at the printed rate; nothing becomes pearls."""
    seat, first = b.seat, 3 * (b.depth - 1)
    effect, given, taken = b.frame[first], b.frame[first + 1], b.frame[first + 2]
    price = times * printed_rate(t, effect, given, taken)
    if taken == t.pearls or (effect != PORTA_TRADE and effect // 2 < SPECIALISTS):
        return 0
    return is_row(rows, 0, PAID, seat, given, price) and is_row(rows, 1, GOT, seat, taken, times)


@rule
def conversions_and_trades_keep_their_rates(b: State, t: Figures, rows: EventRows, w: Watch) -> int:
    """P7, P11, P16: amounts that go in and come out are those that are printed."""
    if w.action == NO_ACTION or verb_of(w.action) != TIMES:
        return IDLE
    kind = b.frame_kind[b.depth - 1]
    if kind == CHOOSE_TIMES:
        return is_converted(b, t, rows, amount_of(w.action))
    if kind == CHOOSE_TRADED:
        return is_traded(b, t, rows, amount_of(w.action))
    return kind == CHOOSE_PLEDGED and rows_of(rows, PLEDGED) == 1


@rule
def fields_yield_one_and_two(b: State, t: Figures, rows: EventRows, w: Watch) -> int:
    """P6, P47: the first worker on a field brings 1, the second 2, of what is not blocked."""
    if w.action == NO_ACTION or verb_of(w.action) != COLLECT or second_of(w.action) != 0:
        return IDLE
    place = first_of(w.action)
    good = t.gives[place]
    wanted = 0 if b.blocked >> good & 1 else 1 + stands(b, b.seat, place)
    return told(rows, GOT, b.seat, good) == wanted and rows_of(rows, PAID) == 0


@rule
def is_waived_by(t: Figures, card: int, good: int) -> int:
    """P16: whether a card waives a good; -1 is no card."""
    return card >= 0 and t.kind[2 * card] == BUILD_WAIVE and in_bundle(t, EFFECT_IN + 2 * card, good) > 0


@rule
def prices_are_paid(b: State, t: Figures, rows: EventRows, w: Watch) -> int:
    """P8, P17, P29, P39: buildings, training, workers and the army cost what is printed."""
    verb, one = (verb_of(w.action), first_of(w.action)) if w.action != NO_ACTION else (NO_ACTION, 0)
    if verb == BUILD:
        for good in range(GOODS):
            cost = 0 if is_waived_by(t, second_of(w.action) - 1, good) else in_bundle(t, COST + one, good)
            if told(rows, PAID, b.seat, good) != cost:
                return 0
        return 1
    if verb == TRAIN:
        return paid_exactly(t, rows, b.seat, CARD_COST + one, 1)
    if verb == RECRUIT_ARMY:
        return paid_exactly(t, rows, b.seat, RECRUIT, 1)
    if verb == HIRE:
        return told(rows, PAID, b.seat, t.hire_good) == t.hire_cost[b.workers[b.seat]]
    if verb == PAY_WITH:
        return told(rows, PAID, b.seat, one) == 1 and t.value[one] == 1
    return IDLE


@rule
def single_goods_are_single(b: State, rows: EventRows, w: Watch) -> int:
    """P2, P9, P56: a sestertius, a bonus or a stolen good is one good."""
    if w.action == NO_ACTION or verb_of(w.action) not in (COIN, BONUS, AT_GOOD):
        return IDLE
    good = first_of(w.action)
    if verb_of(w.action) == AT_GOOD:
        return rows_of(rows, STOLE) == 1 and row_at(rows, 0, 2) == good
    return is_row(rows, 0, GOT, b.seat, good, 1)


@rule
def workers_do_not_multiply(b: State, s: State, rows: EventRows, w: Watch) -> int:
    """P3, P29: on the board and to be placed are no more than before, and new ones; a round begins with all of them."""
    if w.action == NO_ACTION:
        return IDLE
    now = before = new = free = 0
    for i in range(SEATS * PLACES):
        now += s.at[i]
        before += b.at[i]
    for seat in range(s.players):
        now += s.left[seat] + s.taken[seat]
        before += b.left[seat] + b.taken[seat]
        free += s.workers[seat] - lying(s, seat)
    for row in range(rows.count):
        new += row_at(rows, row, 0) == COUNTED and row_at(rows, row, 2) > 0
    return now == free if s.round > b.round else now <= before + new


@rule
def buildings_stay(b: State, s: State) -> int:
    """P8, P10: what stands stays, and so do markers."""
    for i in range(SEATS * (BUILDINGS + 1)):
        if b.owner[i] != NOBODY and s.owner[i] != b.owner[i]:
            return 0
    return b.built & ~s.built == 0


@rule
def what_is_gone_stays_gone(b: State, s: State, rows: EventRows) -> int:
    """P18, P46: used cards of a solo row are out of the game; a pile becomes a deck only when that is told."""
    for card in range(CARDS):
        if b.where[card] == GONE and s.where[card] != GONE:
            return 0
        if b.where[card] == PILE and s.where[card] == 0 and rows_of(rows, REMADE) == 0:
            return 0
    return 1


@rule
def rounds_follow_each_other(b: State, s: State, rows: EventRows) -> int:
    """P13, P65: one round after the other, and the token goes where it was to go."""
    if s.round == b.round:
        return s.start == b.start
    begun = last_of(rows, ROUND)
    if s.round != b.round + 1 or begun < 0 or s.start != b.next_start:
        return 0
    return row_at(rows, begun, 1) == s.start and row_at(rows, begun, 2) == s.round


@rule
def volcano_cards_come_one_by_one(b: State, s: State) -> int:
    """P36, P44: the deck keeps its order, and a play reveals one card at most."""
    for i in range(VOLCANO_DECK):
        if b.volcano[i] != s.volcano[i] or not NOBODY <= s.volcano[i] < VOLCANO:
            return 0
    return b.revealed <= s.revealed <= b.revealed + 1


@rule
def the_apocalypse_ends_the_game(s: State, t: Figures) -> int:
    """P37: it was revealed last, or not at all."""
    for i in range(s.revealed):
        if t.ends[s.volcano[i]] and (s.ended != BY_APOCALYPSE or i != s.revealed - 1):
            return 0
    return s.ended != BY_APOCALYPSE or t.ends[s.volcano[s.revealed - 1]]


@rule
def the_first_army_in_the_castrum_wins(s: State, t: Figures) -> int:
    """P39, P41, P49: the winner has a sound army and the Castrum stands; nobody else ends a game so."""
    if s.stage == TURNS and s.turn != NOBODY and s.army[s.turn] == RECRUITED and s.built >> t.castrum & 1:
        return 0
    if s.ended == BY_CASTRUM:
        return 0 <= s.winner < s.players and s.army[s.winner] == RECRUITED and s.built >> t.castrum & 1
    if s.ended == BY_DESTRUCTION and (s.players != 1 or s.round != LAST_ROUND):
        return 0
    return s.winner == NOBODY and (s.ended == 0) == (s.stage != OVER)


@rule
def armies_are_recruited_once(b: State, s: State, w: Watch) -> int:
    """P39: none, then sound or injured, and never none again."""
    for seat in range(SEATS):
        if b.army[seat] != NO_ARMY and s.army[seat] == NO_ARMY:
            return 0
        if b.army[seat] == NO_ARMY and s.army[seat] == INJURED:
            return 0
        if b.army[seat] == NO_ARMY and s.army[seat] == RECRUITED and verb_of(w.action) != RECRUIT_ARMY:
            return 0
    return 1


@rule
def the_required_value_is_right(s: State) -> int:
    """P31: the active workers of all who take part, and what cards add or take; at least 0."""
    if s.stage != PLEDGING:
        return IDLE
    total = s.delta
    for seat in range(s.players):
        total += 0 if s.abstains >> seat & 1 else s.workers[seat]
    return s.required == max(0, total)


@rule
def offerings_are_judged_rightly(b: State, t: Figures, rows: EventRows) -> int:
    """P34, P35, P66: enough is as much as is required; with nobody taking part it counts as paid."""
    offered = last_of(rows, OFFERED)
    if offered < 0:
        return IDLE
    total, taking = 0, 0
    for seat in range(b.players):
        taking += 1 - (b.abstains >> seat & 1)
        for good in range(GOODS):
            total += t.value[good] * b.pledged[GOODS * seat + good]
    if b.stage != PLEDGING:  # nobody was asked, since none takes part
        return row_at(rows, offered, 2) == 1
    enough = total >= b.required
    return row_at(rows, offered, 3) == total and row_at(rows, offered, 2) == enough and taking > 0


@rule
def collectors_stand_on_their_field(b: State, s: State, w: Watch) -> int:
    """P3, P6: a worker who collects stands on the field, as long as the round lasts."""
    if w.action == NO_ACTION or verb_of(w.action) != COLLECT or s.round != b.round:
        return IDLE
    place = first_of(w.action)
    return 0 <= place < FIELDS and stands(s, b.seat, place) == stands(b, b.seat, place) + 1


@rule
def games_are_short(w: Watch) -> int:
    """No game goes on for ever between two rounds."""
    return w.length <= LONGEST
