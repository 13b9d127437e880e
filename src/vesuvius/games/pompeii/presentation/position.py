"""Positions: any situation as JSON, to a state and back, checked.

A position is complete for the future. What it leaves out is as at the beginning: no goods, three workers each, nothing
built; cards that it does not name lie in their decks, which are shuffled from the seed. Where nothing is pending, a
worker of the seat in turn is to be placed. In decks `?` stands for a card that is dealt from what is left, in hands and
among cards looked at `S?` and `C?`: so masked states are written.
"""

from __future__ import annotations

from typing import Any

import msgspec

from vesuvius.engine.block import Blocks, plain, store
from vesuvius.engine.chance import Chance, Drawer, chances
from vesuvius.game import Problem
from vesuvius.games.pompeii.data.names import CARD_NAMES, PLACE_NAMES
from vesuvius.games.pompeii.hidden.mask import LOOKED_AT
from vesuvius.games.pompeii.presentation import explicit_deal, state_words
from vesuvius.games.pompeii.presentation import position_schema as schema
from vesuvius.games.pompeii.presentation.pending_checks import check_frames, check_pending
from vesuvius.games.pompeii.presentation.position_checks import check_state, check_written
from vesuvius.games.pompeii.presentation.position_schema import Json, Position, Seat, read_position
from vesuvius.games.pompeii.presentation.state_words import ARMIES, BUILDING_NAMES, ENDS, FRAMES, STAGES
from vesuvius.games.pompeii.rules import state as st
from vesuvius.games.pompeii.rules.dealing import empty_table
from vesuvius.games.pompeii.rules.figures import CARDS, GOODS, NOWHERE, SEATS, SPECIALISTS, Figures
from vesuvius.games.pompeii.rules.state import State

# What a state counts for each seat under the name that a position has for it.
COUNTS = ("workers", "left", "taken", "hurt", "halts", "fresh", "kept_by_halts", "spaced", "markers")


def _next(rest: list[int]) -> int:
    """The first of the cards that are left."""
    if not rest:
        raise Problem("position-cards-run-out")
    return rest.pop(0)


def _bits(seats: list[int]) -> int:
    return sum(1 << seat for seat in set(seats))


def _seats(bits: int) -> list[int]:
    return [seat for seat in range(SEATS) if bits >> seat & 1]


def write(s: State, named: Json) -> Json:
    """The position of a state; `named` says which data it's played with."""
    made = Position(s.players, options=state_words.option_list(s), round=s.round, stage=STAGES[s.stage], start=s.start)
    made.next_start, made.turn = s.next_start, None if s.turn == st.NOBODY else s.turn
    made.seats = [_write_seat(s, seat) for seat in range(s.players)]
    made.built = {name: state_words.owners(s, BUILDING_NAMES.index(name)) for name in state_words.buildings(s.built)}
    made.porta, made.tokens = state_words.owners(s, st.PORTA_OWNERS), state_words.tokens(s)
    made.at, made.marks = state_words.occupied(s, s.at), state_words.occupied(s, s.marks)
    made.borrowed = state_words.occupied(s, s.borrowed)
    made.specialists, made.city = ([_name(card) for card in state_words.deck(s, which)] for which in range(2))
    for zone, where in schema.ZONES.items():
        setattr(made, zone, state_words.cards_at(s, where))
    made.viewed += [schema.UNSEEN_OF[card // SPECIALISTS] for card in range(CARDS) if s.where[card] == LOOKED_AT]
    made.known = _write_known(s)
    volcano = [name or schema.UNSEEN for name in state_words.volcano_names(s.volcano[: state_words.volcano_cards(s)])]
    made.revealed, made.volcano = volcano[: s.revealed], volcano[s.revealed :]
    made.blocked, made.skipped = state_words.blocked(s), state_words.goods(s.skipped)
    made.extra, made.acts_with = s.extra, schema.TOOLS[s.acts_with]
    made.acts_at = None if s.acts_at == NOWHERE else PLACE_NAMES[s.acts_at]
    made.lap, made.passes, made.delta, made.required, made.paid = s.lap, s.passes, s.delta, s.required, s.paid
    made.abstains, made.shielded = _seats(s.abstains), _seats(s.shielded)
    made.end, made.winner = ENDS[s.ended], None if s.winner == st.NOBODY else s.winner
    made.pending = [
        (FRAMES[s.frame_kind[i]], s.frame_seat[i], s.frame[3 * i], s.frame[3 * i + 1], s.frame[3 * i + 2])
        for i in range(s.depth)
    ]
    made.generator = [*s.key, s.block, s.used, s.quick, *s.words]
    plain_: Json = msgspec.json.decode(msgspec.json.encode(made))
    return {"game": "pompeii", **named, "players": s.players, "options": state_words.option_list(s), **plain_}


def _name(card: int) -> str:
    return schema.UNSEEN if card == st.UNKNOWN else CARD_NAMES[card]


def _write_seat(s: State, seat: int) -> Seat:
    return Seat(
        goods=state_words.goods_of(s, seat),
        pledged=state_words.pledged_by(s, seat),
        hand=_write_hand(s, seat),
        active=state_words.cards_at(s, st.ACTIVE + seat),
        army=ARMIES[s.army[seat]],
        **{name: getattr(s, name)[seat] for name in COUNTS},
    )


def _write_hand(s: State, seat: int) -> list[str]:
    """The cards of a hand, with a sign for each that a masked state hides."""
    hand: list[str] = []
    for deck, unseen in enumerate(schema.UNSEEN_OF):
        seen = state_words.cards_at(s, st.HAND + seat, deck)
        hand += [*seen, *[unseen] * (s.hand[2 * seat + deck] - len(seen))]
    return hand


def _write_known(s: State) -> dict[str, list[int]]:
    """The cards in hands that seats besides the holder know."""
    in_hands = [card for card in range(CARDS) if st.HAND <= s.where[card] < st.HAND + SEATS]
    others = {card: s.known[card] & st.ALL_SEATS & ~(1 << s.where[card] - st.HAND) for card in in_hands}
    return {CARD_NAMES[card]: _seats(bits) for card, bits in others.items() if bits}


def read(data: Any, figures: Blocks, t: Figures, seed: int | str | None = None) -> Blocks:
    """The state at a position, or the Problem with it; what it leaves open is dealt from the seed.

    The figures come twice: as rules take them, and plain.
    """
    return store(State, _Reader(read_position(data), figures, t, seed).state())


class _Reader:
    """A position on its way to a state."""

    def __init__(self, made: Position, figures: Blocks, t: Figures, seed: int | str | None) -> None:
        self.made, self.seed, self.chance, self.figures = made, seed, Drawer(seed), t
        players = explicit_deal.check_players(made.players)
        self.options = explicit_deal.option_bits(made.options, players)
        check_written(made, self.figures, self.options)
        check_pending(made)
        self.s = plain(State, empty_table(figures, players, self.options))
        self.unseen: list[tuple[int, int, int]] = []
        made.seats += [Seat() for _ in range(players - len(made.seats))]

    def state(self) -> State:
        """The state."""
        self._read_board()
        for seat, owned in enumerate(self.made.seats):
            self._read_seat(seat, owned)
        self._read_cards()
        self._read_volcano()
        self._read_moment()
        self._read_pending()
        self._read_generator()
        check_state(self.s, self.figures, self.made)
        check_frames(self.s, self.figures)
        return self.s

    def _read_board(self) -> None:
        s, made = self.s, self.made
        for name, seats in (*made.built.items(), ("porta", made.porta)):
            building = st.PORTA_OWNERS if name == "porta" else schema.BUILDING[name]
            s.built |= 0 if name == "porta" else 1 << building
            s.owner[SEATS * building : SEATS * building + len(seats)] = seats
            for seat in seats:
                s.markers[seat] -= 1
        for row, places in ((s.at, made.at), (s.marks, made.marks), (s.borrowed, made.borrowed)):
            for name, counts in places.items():
                first = SEATS * schema.PLACE[name]
                row[first : first + len(counts)] = counts
        for name, count in made.tokens.items():
            s.tokens[schema.BUILDING[name]] = count
        for name, amount in made.skipped.items():
            s.skipped[schema.GOOD[name]] = amount
        s.blocked = sum(1 << schema.GOOD[name] for name in made.blocked)

    def _read_seat(self, seat: int, owned: Seat) -> None:
        s = self.s
        for row, goods in ((s.goods, owned.goods), (s.pledged, owned.pledged)):
            for name, amount in goods.items():
                row[GOODS * seat + schema.GOOD[name]] = amount
        s.army[seat] = schema.ARMY[owned.army]
        for name in COUNTS:
            if getattr(owned, name) is not None:
                getattr(s, name)[seat] = getattr(owned, name)
        held = owned.hurt + owned.kept_by_halts + (owned.army == "injured")
        standing = sum(s.at[seat::SEATS]) - sum(s.borrowed[seat::SEATS])
        if owned.left is None:
            s.left[seat] = owned.workers - held - standing
        for name in owned.hand:
            self._lay(name, st.HAND + seat, 1 << seat | st.MAY_OFFER | st.MAY_HALT)
        for name in owned.active:
            self._lay(name, st.ACTIVE + seat, st.ALL_SEATS)

    def _lay(self, name: str, where: int, known: int) -> None:
        """A card that is named lies there; one that is not is dealt once it is clear which are left."""
        if name in schema.UNSEEN_OF:
            self.unseen.append((schema.UNSEEN_OF.index(name), where, known))
        else:
            self._put(schema.CARD[name], where, known)

    def _put(self, card: int, where: int, known: int) -> None:
        s = self.s
        s.where[card], s.known[card] = where, known
        if st.HAND <= where < st.HAND + SEATS:
            s.hand[2 * (where - st.HAND) + card // SPECIALISTS] += 1

    def _read_cards(self) -> None:
        s, made = self.s, self.made
        for zone, where in schema.ZONES.items():
            for name in getattr(made, zone):
                self._lay(name, where, 1 if where in (st.ROW, st.VIEWED, st.JOINING) else st.ALL_SEATS)
        for name, seats in made.known.items():
            s.known[schema.CARD[name]] |= _bits(seats)
        for which, named in enumerate((made.specialists or [], made.city or [])):
            first = SPECIALISTS * which
            above = {schema.CARD[name] for name in named if name != schema.UNSEEN}
            rest = [
                card for card in range(first, first + SPECIALISTS) if s.where[card] == st.DECK and card not in above
            ]
            self.chance.shuffle(rest)
            for of, where, known in self.unseen:
                if of == which:
                    self._put(_next(rest), where, known)
            deck = [_next(rest) if name == schema.UNSEEN else schema.CARD[name] for name in named]
            deck += rest
            s.stock[first : first + SPECIALISTS] = [0] * (SPECIALISTS - len(deck)) + deck
            s.top[which], s.end[which] = SPECIALISTS - len(deck), SPECIALISTS

    def _read_volcano(self) -> None:
        s, t, made = self.s, self.figures, self.made
        deck = made.volcano
        if deck is None:
            several = t.drawn_all if self.options & st.ALL_VOLCANO else t.drawn
            count = t.lower + t.upper if s.players == 1 else several + 1
            deck = [schema.UNSEEN] * (count - len(made.revealed))
        unseen = self._unseen_volcano(deck)
        cards = [
            unseen.pop(0) if name == schema.UNSEEN else schema.VOLCANO_CARD[name] for name in (*made.revealed, *deck)
        ]
        s.volcano = cards + [st.NOBODY] * (st.VOLCANO_DECK - len(cards))
        s.revealed = len(made.revealed)

    def _unseen_volcano(self, deck: list[str]) -> list[int]:
        """P36, P43: the volcano cards that are left open: any of the set, and the Apocalypse unless it is named."""
        t, count = self.figures, deck.count(schema.UNSEEN)
        named = {schema.VOLCANO_CARD[name] for name in (*self.made.revealed, *deck) if name != schema.UNSEEN}
        wanted, last = explicit_deal.set_of(self.options), t.ends.index(1)
        own = [card for card, number in enumerate(t.volcano_set) if number == wanted and card not in named]
        self.chance.shuffle(own)
        comes = count > 0 and self.s.players > 1 and last not in named
        if len(own) < count - comes:
            raise Problem("position-cards-run-out")
        unseen = own[: count - comes] + [last] * comes
        if not self.options & st.APOCALYPSE_LAST:
            self.chance.shuffle(unseen)
        return unseen

    def _read_moment(self) -> None:
        s, made = self.s, self.made
        s.round, s.stage, s.start = made.round, schema.STAGE[made.stage], made.start
        s.next_start = (made.start + 1) % s.players if made.next_start is None else made.next_start
        s.turn = st.NOBODY if made.turn is None else made.turn
        s.extra, s.acts_with = made.extra, schema.TOOL[made.acts_with]
        s.acts_at = NOWHERE if made.acts_at is None else schema.PLACE[made.acts_at]
        s.lap, s.passes, s.delta, s.required, s.paid = made.lap, made.passes, made.delta, made.required, made.paid
        s.abstains, s.shielded = _bits(made.abstains), _bits(made.shielded)
        s.ended, s.winner = schema.END[made.end], st.NOBODY if made.winner is None else made.winner

    def _read_pending(self) -> None:
        s, made = self.s, self.made
        pending = made.pending or []
        if made.pending is None and s.stage == st.TURNS:
            s.turn = made.start if made.turn is None else made.turn
            s.acts_with = st.OWN_WORKER if s.left[s.turn] > 0 else st.TAKEN_WORKER
            pending = [(FRAMES[st.CHOOSE_ACTION], s.turn, 0, 0, 0)]
        for i, (kind, seat, *numbers) in enumerate(pending):
            s.frame_kind[i], s.frame_seat[i], s.frame[3 * i : 3 * i + 3] = schema.FRAME[kind], seat, numbers
        s.depth = len(pending)
        if pending and s.frame_kind[s.depth - 1] == st.CHOOSE_IMMEDIATE:
            asked = st.HAND + s.frame_seat[s.depth - 1]
            for card in range(SPECIALISTS, CARDS):
                s.known[card] |= st.MUST_OFFER if s.where[card] == asked else 0

    def _read_generator(self) -> None:
        s, given = self.s, self.made.generator
        if given is None:
            made = plain(Chance, chances(self.seed))
            given = [*made.key, made.block, made.used, made.quick, *made.words]
        s.key, (s.block, s.used, s.quick), s.words = given[:8], given[8:11], given[11:]
