"""Positions: any situation of either phase as JSON, to a state and back, checked. `docs/positions.md` has the format.

A position is complete for the future, not for the past: who held which card before isn't part of it. A state read from
one begins a new history, with the stock from its first card on, and keeps only what was played and drawn from the old
one. Once Vesuvius has erupted, hands, stock and discard pile don't matter any more.
"""

from __future__ import annotations

from typing import Any

from vesuvius.engine.block import store
from vesuvius.engine.chance import Drawer
from vesuvius.games.downfall.presentation import (
    explicit_deal,
    position_checks,
    position_fill,
    position_schema,
    state_words,
)
from vesuvius.games.downfall.presentation.events import card_name
from vesuvius.games.downfall.presentation.position_schema import IN_TURN, UNSEEN, PositionDraft
from vesuvius.games.downfall.presentation.state_words import DECISIONS, RESERVED, count_word, counts, hand_word, words
from vesuvius.games.downfall.rules.scoring import has_won
from vesuvius.games.downfall.rules.state import CALL, CLOSED_VENTS, LAVA, MOVE, OVER, RELATIVE, UNKNOWN, State
from vesuvius.games.downfall.rules.tables import (
    BOARD,
    CITY_NAMES,
    HAND,
    HOUSES,
    NOWHERE,
    OMEN,
    SYMBOL_NAMES,
    TILE_NAMES,
    square,
    square_name,
)

Json = dict[str, Any]


def write(s: State) -> Json:
    """Returns the position of a state; cards and tiles that a masked state hides are left open."""
    data: Json = {"game": "downfall", "players": s.players, "options": state_words.option_list(s)}
    data |= {"phase": state_words.phase(s), "turn": s.turn}
    if s.kind != OVER:
        data["decision"] = state_words.decision(s)
    data |= {"pieces": state_words.pieces(s), "volcano": counts(s.volcano)[: s.players]}
    data |= _after(s) if state_words.has_erupted(s) else _before(s)
    data |= {"played": _cards(s.played[: s.turns]), "omens": s.stock[: s.top].count(OMEN)}
    data["stock"] = _cards(s.stock[s.top : s.end])
    data["bag"] = [UNSEEN if tile == UNKNOWN else TILE_NAMES[tile] for tile in s.bag[s.drawn : s.tiles]]
    return flagged(data)


def flagged(data: Json) -> Json:
    """Returns the position, with `any_deal` if it names more of a card or tile than were printed."""
    return {**data, "any_deal": True} if position_checks.excess(position_schema.read(data)) else data


def _cards(numbers: list[int]) -> list[str]:
    return [UNSEEN if card == UNKNOWN else card_name(card) for card in numbers]


def _before(s: State) -> Json:
    """Returns what a position holds only until Vesuvius erupts."""
    data: Json = {"hands": [None if hand == UNKNOWN else state_words.cards(hand) for hand in s.hand[: s.players]]}
    if s.kind == RELATIVE:
        data["came"] = state_words.came(s)
    if s.kind == CALL:
        data["decides"] = s.seat
    if not s.seething and UNKNOWN not in s.mix + s.stock[s.top : s.end]:
        data["reshuffled"] = _cards(explicit_deal.reshuffled(s))
    return data


def _after(s: State) -> Json:
    """Returns what a position holds only from the eruption on."""
    data: Json = {"lava": state_words.lava(s), "saved": counts(s.saved)[: s.players]}
    drawn = state_words.tiles_drawn(s)
    if s.kind == LAVA:
        data["tile"] = drawn.pop()
    if s.kind == MOVE:
        data["moves_left"] = s.moves
        if s.moved_to != NOWHERE:
            data["moved_to"] = square_name(s.moved_to)
    data["tiles_drawn"] = drawn
    if s.caller >= 0:
        data["shown"] = {"seat": s.caller, "cards": state_words.cards(s.hand[s.caller])}
    if s.kind == OVER and s.held and UNKNOWN not in s.initial[: s.players] + s.stock[: s.end]:
        hands = [state_words.cards(hand) for hand in s.initial[: s.players]]
        data["open"] = {"hands": hands, "stock": _cards(s.stock[: s.end])}
    return data


def read(data: Any, seed: int | str | None = None) -> State:
    """Returns the state at a position, or raises a Problem; what it leaves open is dealt from the seed."""
    made, chance = position_schema.read(data), Drawer(seed)
    position_checks.check_board(made)
    position_fill.deal_cards(made, chance)
    position_checks.check_hands(made)
    position_checks.check_cards(made)
    position_fill.deal_tiles(made, chance)
    position_checks.check_printed(made)
    position_checks.check_tiles(made)
    position_checks.check_decision(made)
    s = State()
    _set_board(s, made)
    _set_tiles(s, made)
    _set_moment(s, made)
    _set_cards(s, made)
    if not made.seething:
        s.mix = (
            explicit_deal.drawn_mix(chance) if made.reshuffled is None else explicit_deal.mix_for(s, made.reshuffled)
        )
    return s


def _set_board(s: State, made: PositionDraft) -> None:
    s.players, s.options = made.players, made.options
    s.free_n, s.free_s = words(set(CITY_NAMES) - made.lava.keys())
    closed = RESERVED.keys() if made.options & CLOSED_VENTS else set()
    s.way_n, s.way_s = words(set(CITY_NAMES) - made.lava.keys() - closed)
    for i, symbol in enumerate(SYMBOL_NAMES):
        s.lava_n[i], s.lava_s[i] = words(name for name in made.lava if made.lava[name] == symbol)
    for seat in range(made.players):
        s.at_n[seat], s.at_s[seat] = words(name for name, crowd in made.pieces.items() if crowd[seat])
    for name, crowd in made.pieces.items():
        s.crowd[square(name)] = count_word(crowd)
    city = [made.city(seat) for seat in range(made.players)]
    s.city, s.saved, s.volcano = count_word(city), count_word(made.saved), count_word(made.volcano)
    if not made.erupted:
        gone = zip(city, made.volcano, strict=True)
        s.supply = count_word(BOARD.pieces[made.players] - lives - thrown for lives, thrown in gone)
    s.open = state_words.home_word(position_checks.free_squares(made))
    s.roomy = sum(15 << 4 * house for house in range(1, HOUSES) if str(house) not in position_checks.full_houses(made))


def _set_moment(s: State, made: PositionDraft) -> None:
    s.kind = OVER if made.decision is None else DECISIONS.index(made.decision)
    s.seat, s.turn, s.seething = made.decides, made.turn, int(made.seething)
    s.caller, s.moved_to = -1, NOWHERE if made.moved_to is None else square(made.moved_to)
    s.moves = made.moves_left if s.kind == MOVE else 0
    if s.kind == RELATIVE:
        s.relatives, s.kin = position_checks.relatives(made), state_words.home_word(position_checks.kin_squares(made))
    if s.kind == OVER:
        finished = store(State, s)[0]
        s.winners = sum(has_won(finished, seat) << seat for seat in range(s.players))
    if made.shown:
        s.caller, s.hand[made.shown[0]] = made.shown[0], hand_word(made.shown[1])


def _set_tiles(s: State, made: PositionDraft) -> None:
    drawn = [*(made.tiles_drawn or []), *([made.tile] if made.tile else [])]
    bag = [TILE_NAMES.index(tile) for tile in (*drawn, *made.bag)]
    s.bag[: len(bag)], s.tiles, s.drawn = bag, len(bag), len(drawn)
    s.kinds = [bag.count(kind) for kind in range(len(TILE_NAMES))]
    s.tile = bag[len(drawn) - 1] if drawn else 0
    s.laid = len(made.lava)


def _set_cards(s: State, made: PositionDraft) -> None:
    """Sets hands, stock and discard pile; the new history begins with the current turn."""
    stock = [OMEN] * made.omens + [explicit_deal.STOCK_CARDS[card] for card in made.stock]
    s.stock[: len(stock)], s.top, s.end = stock, made.omens, len(stock)
    in_turn = int(made.decision in IN_TURN)
    s.played[: len(made.played)] = [int(card) for card in made.played]
    s.turns, s.begun = len(made.played), len(made.played) - in_turn
    s.opener = (made.turn - s.begun) % made.players
    hands = [*made.hands, made.shown[1]] if made.shown else made.hands
    s.deck = explicit_deal.deck([*stock, *(int(card) for cards in (*hands, made.played) for card in cards)])
    for seat, hand in enumerate(made.hands):
        s.hand[seat] = s.initial[seat] = hand_word(hand)
        s.held = HAND
    if in_turn:
        s.initial[made.turn] += hand_word(made.played[-1:])
    if made.decision == "call":
        _set_call(s, made)
    if made.open:
        _set_open(s, *made.open)


def _set_call(s: State, made: PositionDraft) -> None:
    """R9: between two turns; the last turn is part of the new history, since those asked held only jokers after it."""
    s.asked = (made.decides - made.turn) % made.players + 1
    looked_at = [(made.turn + i) % made.players for i in range(s.asked)]
    s.past[s.turns - 1] = s.roomy | sum(1 << seat for seat in looked_at if not s.hand[seat] & s.roomy)
    last, s.begun = (made.turn - 1) % made.players, s.turns - 1
    card = int(made.hands[last][0])  # the position doesn't say which was drawn last, and only its drawer would know
    s.stock[s.top + 1 : s.end + 1], s.stock[s.top] = s.stock[s.top : s.end], card
    s.top, s.end = s.top + 1, s.end + 1
    s.initial[last] += hand_word(made.played[-1:]) - (1 << 4 * card)


def _set_open(s: State, hands: list[list[str]], stock: list[str]) -> None:
    """Sets the whole deal of a game that's over."""
    left = s.end - s.top
    s.stock[: len(stock)], s.top, s.end = (
        [explicit_deal.STOCK_CARDS[card] for card in stock],
        len(stock) - left,
        len(stock),
    )
    for seat, hand in enumerate(hands):
        s.initial[seat] = hand_word(hand)
        s.held = HAND
