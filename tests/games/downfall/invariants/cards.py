"""What holds of hands, stock, bag, seats and the decision at hand after every play; as `city_invariants` says."""

from __future__ import annotations

from tests.games.downfall.invariants.city import ACTIONS, IDLE, Watch, bits, count, has, total
from vesuvius.engine.rule import rule
from vesuvius.games.downfall.rules.state import (
    CALL,
    CARD,
    LAVA,
    MOVE,
    OVER,
    PLAYS,
    RELATIVE,
    SHIFT,
    VICTIM,
    WHERE,
    EventRows,
    Legal,
    State,
)
from vesuvius.games.downfall.rules.tables import (
    AD79,
    BOTTOM,
    BUILDING_OF,
    HAND,
    HOME_AT,
    HOUSE_OF,
    HOUSES,
    NOWHERE,
    OMEN,
    ONE_SYMBOL,
    OPENING,
    OTHER_SYMBOL,
    SEATS,
    SQUARES,
    SYMBOLS,
    TILE_KINDS,
)

# A turn takes a card of the stock; each piece can come as a relative, each Omen throws one, all may be asked after
# each turn, and a tile brings two moves.
LONGEST = 41 + (100 + 41) + 40 + 4 * 41 + 48 + 2 * 48


@rule
def cards_in(hand: int) -> int:
    """The cards of a hand."""
    cards = 0
    for house in range(16):
        cards += hand >> 4 * house & 15
    return cards


@rule
def owes_a_draw(s: State) -> int:
    """Whether the last card played has not been replaced: in mid-turn, or since A.D. 79 came instead."""
    return s.kind == RELATIVE or s.kind == VICTIM or (s.kind >= LAVA and s.caller < 0)


@rule
def hands_are_full(s: State) -> int:
    """Four cards a hand, one fewer in mid-turn, and none where nobody sits."""
    if s.kind >= LAVA:
        return IDLE
    for seat in range(SEATS):
        size = HAND - (owes_a_draw(s) and seat == s.turn) if seat < s.players else 0
        if cards_in(s.hand[seat]) != size:
            return 0
    return 1


@rule
def house_cards_add_up(s: State) -> int:
    """The cards dealt at the start are in hands, in the stock or played; there are no more of a house than exist."""
    if s.held == 0:
        return IDLE
    for house in range(1, HOUSES):
        dealt = now = out = 0
        for seat in range(SEATS):
            dealt += s.initial[seat] >> 4 * house & 15
            now += s.hand[seat] >> 4 * house & 15
        for i in range(s.end):
            dealt += s.stock[i] == house
            now += i >= s.top and s.stock[i] == house
        for turn in range(s.turns):
            now += turn >= s.begun and s.played[turn] == house
            out += turn < s.begun and s.played[turn] == house
        if now != dealt or now + out > s.deck[house]:
            return 0
    return 1


@rule
def omens_add_up(s: State) -> int:
    """The Omens lie in the stock, drawn or not."""
    omens = 0
    for i in range(s.end):
        omens += s.stock[i] == OMEN
    return omens == s.deck[0]


@rule
def ad79_is_to_come(s: State) -> int:
    """R3: the A.D. 79 card is still to come, among the last sixteen once it seethes, until it is drawn again."""
    if s.held == 0:
        return IDLE
    if not 0 <= s.top <= s.end:
        return 0
    found = 0
    for i in range(s.top, s.end):
        if s.stock[i] == AD79:
            found += 1 if not s.seething or i >= s.end - BOTTOM - 1 else 2
    if s.kind >= LAVA and s.caller < 0:
        return found == 0 and s.stock[s.top - 1] == AD79
    return found == 1


@rule
def every_turn_ends_with_a_draw(s: State) -> int:
    """As many cards of a house were drawn as turns are over."""
    if s.held == 0:
        return IDLE
    drawn = 0
    for i in range(s.top):
        drawn += s.stock[i] < OMEN
    return drawn == s.turns - s.begun - owes_a_draw(s)


@rule
def discards_are_houses(s: State) -> int:
    """The discard pile has as many cards as turns began, and nothing but houses."""
    for turn in range(PLAYS):
        if (turn < s.turns) != (1 <= s.played[turn] < HOUSES):
            return 0
    return 1


@rule
def shuffle_can_be_done(s: State) -> int:
    """R3: until it seethes, each swap of the shuffle to come reaches back; then it is used up."""
    for i in range(BOTTOM + 1):
        if not 0 <= s.mix[i] <= (0 if s.seething else i):
            return 0
    return 1


@rule
def seats_follow_each_other(s: State) -> int:
    """R1: clockwise; until the eruption, the cards played tell whose turn it is, and who is asked between two turns."""
    if not (0 <= s.seat < s.players and 0 <= s.turn < s.players):
        return 0
    if s.kind >= LAVA:
        return s.turn == s.seat or s.kind == OVER
    if s.turn != (s.opener + s.turns - owes_a_draw(s)) % s.players:
        return 0
    return s.seat == (s.turn + s.asked - 1) % s.players if s.kind == CALL else s.seat == s.turn


@rule
def phases_follow_each_other(s: State) -> int:
    """R3, R10: no calls and no relatives before it seethes; no tile drawn and nobody saved before it erupts."""
    if not 0 <= s.kind <= OVER:
        return 0
    if s.kind >= LAVA:
        return s.seething == 1 and s.drawn > 0
    return s.drawn == 0 and s.saved == 0 and (s.seething == 1 or s.kind == CARD)


@rule
def whoever_holds_jokers_is_asked(s: State) -> int:
    """R9: between two turns exactly those are asked who hold only jokers; the state remembers who was."""
    if s.kind >= LAVA or not s.seething or owes_a_draw(s) or s.turns == s.begun:
        return IDLE
    asked = 0
    for place in range(s.asked):
        seat = (s.turn + place) % s.players
        jokers = 1
        for house in range(1, HOUSES):
            if s.hand[seat] >> 4 * house & 15 and s.roomy >> 4 * house & 1:
                jokers = 0
        asked |= jokers << seat
    if s.kind == CALL and not asked >> s.seat & 1:
        return 0
    return s.past[s.turns - 1] & 15 == asked and (s.kind == CALL or s.asked == s.players)


@rule
def relatives_find_a_home(s: State) -> int:
    """R5: a relative is asked for where one is left in the supply and one more may come."""
    if s.kind != RELATIVE:
        return IDLE
    return s.relatives > 0 and s.kin & s.open != 0 and count(s.supply, s.seat) > 0


@rule
def an_omen_finds_a_victim(s: State) -> int:
    """R8: a victim is asked for when an Omen was drawn and another player has a piece in the city."""
    if s.kind != VICTIM:
        return IDLE
    return s.stock[s.top - 1] == OMEN and total(s.city) > count(s.city, s.seat)


@rule
def omens_alone_kill_before_the_eruption(s: State) -> int:
    """R8: as long as no lava flows, at most one piece a drawn Omen is in the volcano."""
    if s.kind >= LAVA or s.begun > 0:
        return IDLE
    omens = 0
    for i in range(s.top):
        omens += s.stock[i] == OMEN
    return total(s.volcano) <= omens - (s.kind == VICTIM)


@rule
def tiles_add_up(s: State) -> int:
    """The bag holds the tiles that it held at the start; the one drawn last is at hand."""
    together = 0
    for kind in range(TILE_KINDS):
        found = 0
        for i in range(s.tiles):
            found += s.bag[i] == kind
        if found != s.kinds[kind]:
            return 0
        together += found
    return together == s.tiles and 0 <= s.drawn <= s.tiles and (s.drawn == 0 or s.tile == s.bag[s.drawn - 1])


@rule
def symbols_come_from_tiles(s: State) -> int:
    """No more tiles of a symbol lie than were drawn, dual ones included."""
    if s.laid == 0:
        return IDLE
    for symbol in range(SYMBOLS):
        drawn = 0
        for i in range(s.drawn):
            drawn += ONE_SYMBOL[s.bag[i]] == symbol or OTHER_SYMBOL[s.bag[i]] == symbol
        if bits(s.lava_n[symbol]) + bits(s.lava_s[symbol]) > drawn:
            return 0
    return 1


@rule
def moves_belong_to_runners(s: State) -> int:
    """R11, R15, R18: two moves, once six tiles lie, for a seat with a piece; the piece moved last stands there."""
    if s.kind != MOVE:
        return s.moves == 0
    if not 1 <= s.moves <= 2 or s.laid < OPENING or count(s.city, s.seat) == 0:
        return 0
    if s.moved_to == NOWHERE:
        return 1
    return s.moves == 1 and 0 <= s.moved_to < SQUARES and count(s.crowd[s.moved_to], s.seat) > 0


@rule
def a_caller_showed_jokers(s: State) -> int:
    """R9, R10: nobody has called before the eruption; who called was asked and held a full hand."""
    if s.caller == -1:
        return IDLE
    if not 0 <= s.caller < s.players or s.kind < LAVA or cards_in(s.hand[s.caller]) != HAND:
        return 0
    return s.held == 0 or s.past[s.turns - 1] >> s.caller & 1


@rule
def the_best_have_won(s: State) -> int:
    """R19, R20: the city is empty at the end and only then; who saved most wins, then who lost fewest."""
    if s.kind != OVER:
        return s.winners == 0 and (s.kind < LAVA or s.city != 0)
    winners = 0
    for seat in range(s.players):
        beaten = 0
        for other in range(s.players):
            more = count(s.saved, other) - count(s.saved, seat)
            beaten |= more > 0 or (more == 0 and count(s.volcano, other) < count(s.volcano, seat))
        winners |= (not beaten) << seat
    return s.winners == winners and s.city == 0


@rule
def somebody_can_move_or_it_is_over(s: State, legal: Legal) -> int:
    """There is a legal action until the game is over, and none then."""
    return (legal.count > 0) == (s.kind != OVER)


@rule
def no_action_is_listed_twice(legal: Legal, w: Watch) -> int:
    """The list of legal actions is a set."""
    for i in range(legal.count):
        action = legal.action[i] & (ACTIONS - 1)
        if w.seen[action] == w.plays + 1:
            return 0
        w.seen[action] = w.plays + 1
    return 1


@rule
def is_sensible(s: State, what: int, where: int) -> int:
    """Whether an action is about a card in the hand, a free space, a piece that is there, a square to be entered."""
    if s.kind == CARD:
        held = s.hand[s.seat] >> 4 * what & 15 and 0 < what < HOUSES
        if where == NOWHERE:
            return held and (s.open == 0 or count(s.supply, s.seat) == 0)
        own = s.roomy >> 4 * what & 1 == 0 or HOUSE_OF[BUILDING_OF[HOME_AT[where]]] == what
        return held and own and s.open >> HOME_AT[where] & 1
    if s.kind == RELATIVE:
        return where == NOWHERE or s.open >> HOME_AT[where] & 1
    if s.kind == VICTIM:
        return what != s.seat and count(s.crowd[where], what) > 0
    if s.kind == CALL:
        return what == 0 and 0 <= where <= 1
    if s.kind == LAVA:
        mine = ONE_SYMBOL[s.tile] == what or OTHER_SYMBOL[s.tile] == what
        return mine and has(s.free_n, s.free_s, where)
    if what == NOWHERE:
        return where == NOWHERE
    return what != where and count(s.crowd[what], s.seat) > 0 and (where == NOWHERE or has(s.way_n, s.way_s, where))


@rule
def every_action_makes_sense(s: State, legal: Legal) -> int:
    """No legal action is about a card, piece or square that is not there."""
    for i in range(legal.count):
        if not is_sensible(s, legal.action[i] >> SHIFT, legal.action[i] & WHERE):
            return 0
    return 1


@rule
def what_is_done_is_done(s: State, w: Watch) -> int:
    """Cards, tiles, saved pieces and those in the volcano never become fewer."""
    for seat in range(SEATS):
        if count(s.saved, seat) < count(w.saved, seat) or count(s.volcano, seat) < count(w.volcano, seat):
            return 0
    if s.kind < LAVA <= w.kind:
        return 0
    return s.top >= w.top and s.turns >= w.turns and s.drawn >= w.drawn and s.laid >= w.laid


@rule
def games_are_short(w: Watch) -> int:
    """No game is longer than cards, pieces and tiles allow."""
    return w.length <= LONGEST


@rule
def event_rows_have_room(rows: EventRows) -> int:
    """All that a play caused has been told."""
    return 0 < rows.count < rows.capacity
