"""Setting up: decks shuffled, hands dealt, nothing built yet (P1, P2, P43)."""

from __future__ import annotations

from vesuvius.engine.block import Blocks, blocks
from vesuvius.engine.chance import BLOCK, Chance, draw, shuffle
from vesuvius.engine.rule import kernel, rule
from vesuvius.games.pompeii.rules.cards.decks import into_hand
from vesuvius.games.pompeii.rules.figures import BUILDINGS, CARDS, GOODS, PLACES, SEATS, SPECIALISTS, VOLCANO, Figures
from vesuvius.games.pompeii.rules.state import (
    ALL_VOLCANO,
    APOCALYPSE_LAST,
    DECK,
    DEPTH,
    HAND_CARDS,
    NOBODY,
    OPEN_CARDS,
    ROW,
    SET_B,
    SET_C,
    SETTING_UP,
    VOLCANO_DECK,
    State,
    is_solo,
)

FIRST_WORKERS = 3
LATER = 1 << 20  # number of the first block of random words after the deal


@rule
def clear_lists(s: State) -> None:
    """Everything that is listed is empty."""
    for i in range(SEATS * GOODS):
        s.goods[i] = s.pledged[i] = 0
    for i in range(SEATS * PLACES):
        s.at[i] = s.marks[i] = s.borrowed[i] = 0
    for i in range(SEATS * (BUILDINGS + 1)):
        s.owner[i] = NOBODY
    for i in range(BUILDINGS):
        s.tokens[i] = 0
    for i in range(GOODS):
        s.skipped[i] = 0
    for i in range(CARDS):
        s.where[i], s.known[i], s.age[i], s.foreseen[i] = DECK, 0, 0, 0
    for i in range(DEPTH):
        s.frame_kind[i] = s.frame_seat[i] = s.frame[3 * i] = s.frame[3 * i + 1] = s.frame[3 * i + 2] = 0


@rule
def clear_table(s: State, t: Figures, players: int, options: int) -> None:
    """Nothing built, nothing dealt, three workers each."""
    clear_lists(s)
    s.players, s.options = players, options
    for seat in range(SEATS):
        plays = seat < players
        s.workers[seat] = s.left[seat] = FIRST_WORKERS * plays
        s.markers[seat] = t.markers * plays
        s.taken[seat] = s.hurt[seat] = s.halts[seat] = s.fresh[seat] = s.kept_by_halts[seat] = 0
        s.army[seat] = s.spaced[seat] = s.hand[2 * seat] = s.hand[2 * seat + 1] = 0
    s.blocked = s.built = s.required = s.delta = s.paid = s.foretold = s.revealed = 0
    s.depth = s.lap = s.passes = s.extra = s.acts_at = s.acts_with = s.abstains = s.shielded = s.ended = 0
    s.round, s.stage, s.start, s.next_start = 1, SETTING_UP, 0, 1 % players
    s.seat = s.turn = s.winner = NOBODY


@rule
def seed_state(s: State, c: Chance) -> None:
    """The game gets a generator of its own."""
    for i in range(8):
        s.key[i] = draw(c)
    s.block, s.used = 0, BLOCK


@rule
def begin_later_chance(s: State) -> None:
    """What is drawn after the deal depends on the key alone, so that a deal and its key give the whole game."""
    for i in range(BLOCK):
        s.words[i] = 0
    s.block, s.used, s.quick = LATER, BLOCK, s.key[0]


@rule
def shuffle_decks(s: State) -> None:
    """Both decks, all cards in them."""
    for card in range(CARDS):
        s.dealt[card] = card
    shuffle(s, s.dealt, 0, SPECIALISTS)
    shuffle(s, s.dealt, SPECIALISTS, CARDS)


@rule
def choose_volcano(s: State, t: Figures) -> None:
    """Some cards of one set and the Apocalypse; solo two decks and no Apocalypse in them (P43)."""
    wanted = 2 if s.options & SET_C else 1 if s.options & SET_B else 0
    count, apocalypse = 0, 0
    for card in range(VOLCANO):
        if t.ends[card]:
            apocalypse = card
        elif t.volcano_set[card] == wanted:
            s.volcano[count] = card
            count += 1
    shuffle(s, s.volcano, 0, count)
    if is_solo(s):
        end = t.lower + t.upper
    else:
        end = (t.drawn_all if s.options & ALL_VOLCANO else t.drawn) + 1
        s.volcano[end - 1] = apocalypse
        if not s.options & APOCALYPSE_LAST:
            shuffle(s, s.volcano, 0, end)
    for i in range(end, VOLCANO_DECK):
        s.volcano[i] = NOBODY


@rule
def lay_out(s: State, t: Figures) -> None:
    """P2, P43: the dealt cards go into hands, or into the open row, and the rest is the stock."""
    for card in range(CARDS):
        s.stock[card] = 0
    hands = OPEN_CARDS if is_solo(s) else HAND_CARDS * s.players
    for i in range(hands):
        card = s.dealt[i]
        if is_solo(s):
            s.where[card], s.known[card] = ROW, 1
        else:
            into_hand(s, i // HAND_CARDS, card)
    for i in range(hands, SPECIALISTS):
        s.stock[i] = s.dealt[i]
    for i in range(SPECIALISTS, CARDS):
        s.stock[i] = s.dealt[i]
    s.top[0], s.top[1] = hands, 0
    s.end[0] = s.end[1] = SPECIALISTS
    if is_solo(s):
        s.revealed = 1
        s.blocked = t.destroys[s.volcano[0]]


@rule
def deal(s: State, t: Figures, c: Chance, players: int, options: int) -> None:
    """A new game, before its first decision."""
    clear_table(s, t, players, options)
    seed_state(s, c)
    shuffle_decks(s)
    choose_volcano(s, t)
    begin_later_chance(s)
    lay_out(s, t)


@kernel
def deal_one(states: Blocks, index: int, figures: Blocks, chances: Blocks, players: int, options: int) -> None:
    """Deal one game of many."""
    deal(states[index], figures[0], chances[0], players, options)


@kernel
def clear_one(states: Blocks, index: int, figures: Blocks, players: int, options: int) -> None:
    """Clear the table of one game of many."""
    clear_table(states[index], figures[0], players, options)


@kernel
def lay_out_one(states: Blocks, index: int, figures: Blocks) -> None:
    """Lay out the dealt cards of one game of many, whose generator has its key."""
    begin_later_chance(states[index])
    lay_out(states[index], figures[0])


def empty_table(figures: Blocks, players: int, options: int) -> Blocks:
    """A game with nothing dealt yet."""
    states = blocks(State)
    clear_one(states, 0, figures, players, options)
    return states
