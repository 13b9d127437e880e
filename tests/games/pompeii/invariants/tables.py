"""What holds in every state of Pompeii: cards, goods, workers, places, buildings, the stack, the list of actions."""

from __future__ import annotations

from tests.games.pompeii.invariants.watching import (
    IDLE,
    MOST_FRAMES,
    MOST_TOKENS,
    SLOTS,
    Watch,
    first_of,
    frames_of,
    is_active,
    is_in_hand,
    lying,
    marker_on,
    stands,
    verb_of,
)
from vesuvius.engine.rule import rule
from vesuvius.games.pompeii.rules.figures import (
    BUILDINGS,
    CARDS,
    FIELDS,
    FIRST_BUILDING,
    GOODS,
    PLACES,
    RED,
    SEATS,
    SPECIALISTS,
    WORKERS,
    Figures,
)
from vesuvius.games.pompeii.rules.state import (
    ACTIVATE,
    ACTIVE,
    CARRIED,
    CARRY_OUT,
    CHOOSE_ACTION,
    CHOOSE_KEPT,
    CHOOSE_SKIPPED,
    DECK,
    DEPTH,
    GONE,
    HAND,
    JOINING,
    LAST_ROUND,
    MARKER,
    NOBODY,
    OVER,
    OWN_WORKER,
    PILE,
    PLEDGING,
    PORTA_OWNERS,
    PUT_AWAY,
    REWARDS,
    ROW,
    VIEWED,
    EventRows,
    Legal,
    State,
)
from vesuvius.games.pompeii.rules.verbs import ACT, KEEP, SWAP, TRAIN

TOO_MUCH = 1 << 14  # of a good: half of what fits into its field


@rule
def decks_hold_their_cards(s: State) -> int:
    """The cards that lie in a deck are those that are said to lie in it, each once."""
    for deck in range(2):
        first, said, lie = SPECIALISTS * deck, 0, 0
        for card in range(SPECIALISTS):
            said |= (s.where[first + card] == DECK) << card
        for i in range(s.top[deck], s.end[deck]):
            card = s.stock[first + i] - first
            if not 0 <= card < SPECIALISTS or lie >> card & 1:
                return 0
            lie |= 1 << card
        if said != lie:
            return 0
    return 1


@rule
def hands_are_counted(s: State) -> int:
    """The numbers of specialists and city cards in each hand are right."""
    for seat in range(SEATS):
        for deck in range(2):
            count = 0
            for card in range(SPECIALISTS * deck, SPECIALISTS * (deck + 1)):
                count += s.where[card] == HAND + seat
            if count != s.hand[2 * seat + deck]:
                return 0
    return 1


@rule
def holders_know_their_cards(s: State) -> int:
    """Who holds a card knows it, and all know what lies open."""
    for card in range(CARDS):
        if is_in_hand(s, card) and not s.known[card] >> s.where[card] - HAND & 1:
            return 0
        if is_active(s, card) and s.known[card] != (1 << SEATS) - 1:
            return 0
    return 1


@rule
def cards_belong_to_players(s: State) -> int:
    """Cards lie with seats that play; only a solo game has an open row, and lets cards go out of the game (P46)."""
    for card in range(CARDS):
        where = s.where[card]
        if where < DECK or where > JOINING:
            return 0
        if HAND + s.players <= where < ACTIVE or ACTIVE + s.players <= where < GONE:
            return 0
        if s.players > 1 and where in (GONE, ROW, JOINING):
            return 0
    return 1


@rule
def cards_in_between_are_expected(s: State) -> int:
    """A card is looked at or carried out only while a frame waits for it; a win can come in the middle (P54)."""
    if s.stage == OVER:
        return IDLE
    waiting = frames_of(s, ACTIVATE) + frames_of(s, PUT_AWAY) + frames_of(s, CARRY_OUT)
    for card in range(CARDS):
        if s.where[card] == VIEWED and frames_of(s, CHOOSE_KEPT) == 0:
            return 0
        if s.where[card] == CARRIED and waiting == 0:
            return 0
    return 1


@rule
def nobody_owes_goods(s: State, w: Watch) -> int:
    """Amounts are never negative, and far from what does not fit; seats that do not play own nothing."""
    for i in range(SEATS * GOODS):
        w.most_goods = max(w.most_goods, s.goods[i])
        if not 0 <= s.goods[i] < TOO_MUCH or not 0 <= s.pledged[i] < TOO_MUCH:
            return 0
        if i >= GOODS * s.players and s.goods[i] + s.pledged[i] > 0:
            return 0
    return 1


@rule
def pledges_lie_during_offerings(s: State) -> int:
    """P33: goods lie on the altar from the first pledge to the rewards."""
    if s.stage in (PLEDGING, REWARDS):
        return IDLE
    for i in range(SEATS * GOODS):
        if s.pledged[i] != 0:
            return 0
    return 1


@rule
def workers_are_counted(s: State) -> int:
    """P26, P29, P62: one to six workers, one of them free; nobody places more than there are, taken ones among them."""
    for seat in range(SEATS):
        if seat >= s.players:
            if s.workers[seat] + s.left[seat] + s.taken[seat] != 0:
                return 0
        elif not 1 <= s.workers[seat] <= WORKERS or s.workers[seat] <= lying(s, seat):
            return 0
        if not 0 <= s.left[seat] <= s.workers[seat] or s.taken[seat] < 0 or s.hurt[seat] < 0:
            return 0
    for i in range(SEATS * PLACES):
        if not 0 <= s.borrowed[i] <= s.at[i]:
            return 0
    return 1


@rule
def places_have_room(s: State, t: Figures) -> int:
    """P5, P28, P60: no more on a limited place than it has spaces, or than a card lets stand beyond them."""
    beyond = s.spaced[0] + s.spaced[1] + s.spaced[2] + s.spaced[3]
    for place in range(FIELDS, PLACES):
        count = 0
        for seat in range(SEATS):
            if s.at[SEATS * place + seat] < 0 or s.marks[SEATS * place + seat] < 0:
                return 0
            count += stands(s, seat, place)
        building = place - FIRST_BUILDING
        if building >= 0 and count > 0 and not s.built >> building & 1:
            return 0
        covered = s.tokens[building] if building >= 0 else 0
        if count + covered > t.room[(SEATS + 1) * place + s.players] + (beyond if building >= 0 else 0):
            return 0
    return 1


@rule
def fields_have_two_of_each(s: State, t: Figures) -> int:
    """P6: two workers or markers of a player on a field."""
    for place in range(FIELDS):
        for seat in range(SEATS):
            if not 0 <= stands(s, seat, place) <= t.room[(SEATS + 1) * place + s.players]:
                return 0
    return 1


@rule
def markers_add_up(s: State, t: Figures) -> int:
    """P10, P64: twelve markers of each player, one on a building at most, on what stands; none in a solo game."""
    for seat in range(s.players):
        lie = 0
        for owners in range(BUILDINGS + 1):
            here = marker_on(s, seat, owners)
            lie += here
            if owners != PORTA_OWNERS and (here > 1 or (here and not s.built >> owners & 1)):
                return 0
            if s.players == 1 and here and owners != PORTA_OWNERS:
                return 0
        if s.markers[seat] < 0 or s.markers[seat] + lie != t.markers:
            return 0
    return 1


@rule
def buildings_come_in_order(s: State, t: Figures) -> int:
    """P8, P45: the Foro stands before any other building that is not red."""
    for building in range(BUILDINGS):
        if s.built >> building & 1 and t.colour[building] != RED and not s.built >> t.foro & 1:
            return 0
    return 1


@rule
def the_castrum_ends_all_halts(s: State, t: Figures) -> int:
    """P38, P63: nothing is halted once the Castrum stands, and what is held belongs to a halt."""
    for seat in range(SEATS):
        halted = s.halts[seat] + s.fresh[seat] + s.kept_by_halts[seat]
        if s.built >> t.castrum & 1 and halted != 0:
            return 0
        if s.kept_by_halts[seat] > s.halts[seat] or s.fresh[seat] > s.halts[seat]:
            return 0
    return 1


@rule
def tokens_add_up(s: State, t: Figures) -> int:
    """P28: two tokens, on what stands; one space of the Foro is free of them, and the Castrum has none."""
    lie = 0
    for building in range(BUILDINGS):
        if s.tokens[building] < 0 or (s.tokens[building] > 0 and not s.built >> building & 1):
            return 0
        lie += s.tokens[building]
    spaces = t.room[(SEATS + 1) * (FIRST_BUILDING + t.foro) + s.players]
    return lie <= t.tokens and s.tokens[t.foro] < spaces and s.tokens[t.castrum] == 0


@rule
def the_stack_is_shallow(s: State, w: Watch) -> int:
    """Sixteen frames at most, of twenty-four."""
    w.most_frames = max(w.most_frames, s.depth)
    return 0 <= s.depth <= MOST_FRAMES


@rule
def the_stack_is_tidy(s: State) -> int:
    """What lies above the stack is wiped, and nothing is foreseen."""
    for i in range(max(0, s.depth), DEPTH):
        numbers = s.frame[3 * i] | s.frame[3 * i + 1] | s.frame[3 * i + 2]
        if s.frame_kind[i] | s.frame_seat[i] | numbers:
            return 0
    return s.foretold == 0


@rule
def goods_are_skipped_for_a_building(s: State) -> int:
    """C47: what is left out of a cost is kept only as long as the cost is to be paid."""
    if frames_of(s, CHOOSE_SKIPPED) > 0:
        return IDLE
    for good in range(GOODS):
        if s.skipped[good] != 0:
            return 0
    return 1


@rule
def somebody_decides(s: State) -> int:
    """While the game runs, the top frame belongs to the seat that decides; afterwards nothing is pending."""
    if s.stage == OVER:
        return s.depth == 0 and s.seat == NOBODY and s.ended > 0
    if s.depth <= 0 or s.ended != 0:
        return 0
    return s.seat == s.frame_seat[s.depth - 1] and 0 <= s.seat < s.players


@rule
def a_turn_has_a_worker(s: State) -> int:
    """P3, P24, P62: whoever is asked for an action has the worker for it, own ones before taken ones."""
    if s.depth <= 0 or s.frame_kind[s.depth - 1] != CHOOSE_ACTION:
        return IDLE
    if s.acts_with == MARKER:
        return s.turn == s.seat
    own = s.left[s.turn] > 0
    return s.turn == s.seat and (own if s.acts_with == OWN_WORKER else not own and s.taken[s.turn] > 0)


@rule
def there_is_something_to_do(s: State, legal: Legal, w: Watch) -> int:
    """One to four hundred tokens while the game runs, none afterwards."""
    w.most_tokens = max(w.most_tokens, legal.count)
    return legal.count == 0 if s.stage == OVER else 1 <= legal.count <= MOST_TOKENS


@rule
def no_action_is_listed_twice(legal: Legal, w: Watch) -> int:
    """Two tokens never mean the same thing."""
    w.stamp[SLOTS - 1] += 1  # the last slot counts the looks
    look = w.stamp[SLOTS - 1]
    for i in range(legal.count):
        action = legal.action[i]
        slot = (action * 40503 >> 4) % (SLOTS - 1)
        while w.stamp[slot] == look:
            if w.entry[slot] == action:
                return 0
            slot = (slot + 1) % (SLOTS - 1)
        w.stamp[slot], w.entry[slot] = look, action
    return 1


@rule
def cards_in_the_list_are_there(s: State, legal: Legal) -> int:
    """Cards to train, exchange or activate are in the seat's hand, and cards to keep are looked at."""
    for i in range(legal.count):
        verb, card = verb_of(legal.action[i]), first_of(legal.action[i])
        if verb in (TRAIN, SWAP) and (card >= SPECIALISTS or s.where[card] != HAND + s.seat):
            return 0
        if verb == ACT and (card < SPECIALISTS or card >= CARDS or s.where[card] != HAND + s.seat):
            return 0
        if verb == KEEP and s.where[card] != VIEWED:
            return 0
    return 1


@rule
def only_a_solo_game_blocks_goods(s: State) -> int:
    """P43, P44: goods are blocked for one player alone, and not in round 10."""
    return s.blocked == 0 if s.players > 1 or s.round == 10 else IDLE


@rule
def a_solo_game_ends_with_round_18(s: State) -> int:
    """P44, P49: there is no round after it."""
    return s.round <= LAST_ROUND if s.players == 1 else IDLE


@rule
def piles_lie_open_and_decks_do_not(s: State) -> int:
    """P12, P18: all know the cards of a pile, nobody those of a deck."""
    for card in range(CARDS):
        if s.players > 1 and s.where[card] == PILE and s.known[card] != (1 << SEATS) - 1:
            return 0
        if s.where[card] == DECK and s.known[card] != 0:
            return 0
    return 1


@rule
def event_rows_have_room(rows: EventRows, w: Watch) -> int:
    """What a play caused was told to its end."""
    w.most_rows = max(w.most_rows, rows.count)
    return rows.count < rows.capacity
