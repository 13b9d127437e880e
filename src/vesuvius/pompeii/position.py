"""Positions: any situation as JSON, to a state and back, checked.

A position is complete for the future. What it leaves out is as at the beginning: no goods, three workers each, nothing
built; cards that it does not name lie in their decks, which are shuffled from the seed. Where nothing is pending, a
worker of the seat in turn is to be placed.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from vesuvius.block import Blocks, plain, store
from vesuvius.chance import Chance, Drawer, chances
from vesuvius.game import Problem
from vesuvius.lines import printable
from vesuvius.pompeii import deals, naming
from vesuvius.pompeii.dealing import empty_table
from vesuvius.pompeii.figures import CARDS, GOODS, NOWHERE, SEATS, SPECIALISTS, Figures
from vesuvius.pompeii.naming import ARMIES, BUILDING_NAMES, ENDS, FRAMES, STAGES
from vesuvius.pompeii.state import (
    ACTIVE,
    ALL_SEATS,
    ALL_VOLCANO,
    APOCALYPSE_LAST,
    CARRIED,
    CHOOSE_ACTION,
    CHOOSE_IMMEDIATE,
    DECK,
    DEPTH,
    GONE,
    HAND,
    JOINING,
    MAY_HALT,
    MAY_OFFER,
    MUST_OFFER,
    NOBODY,
    OWN_WORKER,
    PILE,
    PORTA_OWNERS,
    ROW,
    TAKEN_WORKER,
    TURNS,
    UNKNOWN,
    VIEWED,
    VOLCANO_DECK,
    State,
)
from vesuvius.pompeii.tables import CARD_NAMES, GOOD_NAMES, PLACE_NAMES, VOLCANO_NAMES

UNSEEN = "?"
ZONES = {"pile": PILE, "gone": GONE, "row": ROW, "joining": JOINING, "viewed": VIEWED, "carried": CARRIED}
TOOLS = ("worker", "taken_worker", "marker")

Json = dict[str, Any]


class Seat(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What belongs to one player; `left`: workers still to be placed, all that stand nowhere if it is not given."""

    goods: dict[str, int] = {}
    pledged: dict[str, int] = {}
    hand: list[str] = []
    active: list[str] = []
    workers: int = 3
    left: int | None = None
    taken: int = 0
    hurt: int = 0
    halts: int = 0
    fresh: int = 0
    kept_by_halts: int = 0
    spaced: int = 0
    army: str = ARMIES[0]
    markers: int | None = None


class Position(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The whole table; `known`: cards in hands that other seats know too."""

    players: int
    game: str = "pompeii"
    options: list[str] = []
    round: int = 1
    stage: str = STAGES[TURNS]
    start: int = 0
    next_start: int | None = None
    turn: int | None = None
    seats: list[Seat] = []
    built: dict[str, list[int]] = {}
    porta: list[int] = []
    tokens: dict[str, int] = {}
    at: dict[str, list[int]] = {}
    marks: dict[str, list[int]] = {}
    borrowed: dict[str, list[int]] = {}
    specialists: list[str] | None = None
    city: list[str] | None = None
    pile: list[str] = []
    gone: list[str] = []
    row: list[str] = []
    joining: list[str] = []
    viewed: list[str] = []
    carried: list[str] = []
    known: dict[str, list[int]] = {}
    volcano: list[str] | None = None
    revealed: list[str] = []
    blocked: list[str] = []
    skipped: dict[str, int] = {}
    extra: int = 0
    acts_at: str | None = None
    acts_with: str = TOOLS[0]
    lap: int = 0
    passes: int = 0
    delta: int = 0
    required: int = 0
    abstains: list[int] = []
    shielded: list[int] = []
    paid: int = 0
    end: str | None = None
    winner: int | None = None
    pending: list[tuple[str, int, int, int, int]] | None = None
    generator: list[int] | None = None


def _bits(seats: list[int]) -> int:
    return sum(1 << seat for seat in set(seats))


def _seats(bits: int) -> list[int]:
    return [seat for seat in range(SEATS) if bits >> seat & 1]


def write(s: State) -> Json:
    """The position of a state."""
    made = Position(s.players, options=naming.option_list(s), round=s.round, stage=STAGES[s.stage], start=s.start)
    made.next_start, made.turn = s.next_start, None if s.turn == NOBODY else s.turn
    made.seats = [_write_seat(s, seat) for seat in range(s.players)]
    made.built = {name: naming.owners(s, BUILDING_NAMES.index(name)) for name in naming.buildings(s.built)}
    made.porta, made.tokens = naming.owners(s, PORTA_OWNERS), naming.tokens(s)
    made.at, made.marks = naming.occupied(s, s.at), naming.occupied(s, s.marks)
    made.borrowed = naming.occupied(s, s.borrowed)
    made.specialists, made.city = ([_name(card) for card in naming.deck(s, which)] for which in range(2))
    for zone, where in ZONES.items():
        setattr(made, zone, naming.cards_at(s, where))
    made.known = _write_known(s)
    volcano = [UNSEEN if card == UNKNOWN else VOLCANO_NAMES[card] for card in s.volcano[: naming.volcano_cards(s)]]
    made.revealed, made.volcano = volcano[: s.revealed], volcano[s.revealed :]
    made.blocked, made.skipped = naming.blocked(s), naming.goods(s.skipped)
    made.extra, made.acts_with = s.extra, TOOLS[s.acts_with]
    made.acts_at = None if s.acts_at == NOWHERE else PLACE_NAMES[s.acts_at]
    made.lap, made.passes, made.delta, made.required, made.paid = s.lap, s.passes, s.delta, s.required, s.paid
    made.abstains, made.shielded = _seats(s.abstains), _seats(s.shielded)
    made.end, made.winner = ENDS[s.ended], None if s.winner == NOBODY else s.winner
    made.pending = [
        (FRAMES[s.frame_kind[i]], s.frame_seat[i], s.frame[3 * i], s.frame[3 * i + 1], s.frame[3 * i + 2])
        for i in range(s.depth)
    ]
    made.generator = [*s.key, s.block, s.used, s.quick, *s.words]
    plain_: Json = msgspec.json.decode(msgspec.json.encode(made))
    return {"game": "pompeii", "players": s.players, "options": naming.option_list(s), **plain_}


def _name(card: int) -> str:
    return UNSEEN if card == UNKNOWN else CARD_NAMES[card]


def _write_seat(s: State, seat: int) -> Seat:
    return Seat(
        goods=naming.goods_of(s, seat),
        pledged=naming.pledged_by(s, seat),
        hand=naming.cards_at(s, HAND + seat),
        active=naming.cards_at(s, ACTIVE + seat),
        workers=s.workers[seat],
        left=s.left[seat],
        taken=s.taken[seat],
        hurt=s.hurt[seat],
        halts=s.halts[seat],
        fresh=s.fresh[seat],
        kept_by_halts=s.kept_by_halts[seat],
        spaced=s.spaced[seat],
        army=ARMIES[s.army[seat]],
        markers=s.markers[seat],
    )


def _write_known(s: State) -> dict[str, list[int]]:
    """The cards in hands that seats besides the holder know."""
    in_hands = [card for card in range(CARDS) if HAND <= s.where[card] < HAND + SEATS]
    others = {card: s.known[card] & ALL_SEATS & ~(1 << s.where[card] - HAND) for card in in_hands}
    return {CARD_NAMES[card]: _seats(bits) for card, bits in others.items() if bits}


def read(data: Any, figures: Blocks, seed: int | str | None = None) -> Blocks:
    """The state at a position, or the Problem with it; what it leaves open is dealt from the seed."""
    try:
        made = msgspec.convert(data, Position)
    except msgspec.ValidationError as error:
        raise Problem("position-wrong-form", why=printable(str(error))) from None
    try:
        return store(State, _Reader(made, figures, seed).state())
    except (ValueError, IndexError, KeyError) as error:
        raise Problem("position-wrong-form", why=printable(str(error))) from None


class _Reader:
    """A position on its way to a state."""

    def __init__(self, made: Position, figures: Blocks, seed: int | str | None) -> None:
        self.made, self.seed, self.chance = made, seed, Drawer(seed)
        self.figures = plain(Figures, figures)
        players = deals.check_players(made.players)
        self.options = deals.option_bits(made.options, players)
        self.s = plain(State, empty_table(figures, players, self.options))
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
        return self.s

    def _read_board(self) -> None:
        s, made = self.s, self.made
        for name, seats in (*made.built.items(), ("porta", made.porta)):
            building = PORTA_OWNERS if name == "porta" else BUILDING_NAMES.index(name)
            s.built |= 0 if name == "porta" else 1 << building
            s.owner[SEATS * building : SEATS * building + len(seats)] = seats
            for seat in seats:
                s.markers[seat] -= 1
        for row, places in ((s.at, made.at), (s.marks, made.marks), (s.borrowed, made.borrowed)):
            for name, counts in places.items():
                first = SEATS * PLACE_NAMES.index(name)
                row[first : first + len(counts)] = counts
        for name, count in made.tokens.items():
            s.tokens[BUILDING_NAMES.index(name)] = count
        for name, amount in made.skipped.items():
            s.skipped[GOOD_NAMES.index(name)] = amount
        s.blocked = sum(1 << GOOD_NAMES.index(name) for name in made.blocked)

    def _read_seat(self, seat: int, owned: Seat) -> None:
        s = self.s
        for row, goods in ((s.goods, owned.goods), (s.pledged, owned.pledged)):
            for name, amount in goods.items():
                row[GOODS * seat + GOOD_NAMES.index(name)] = amount
        s.workers[seat], s.taken[seat], s.hurt[seat] = owned.workers, owned.taken, owned.hurt
        s.halts[seat], s.fresh[seat], s.kept_by_halts[seat] = owned.halts, owned.fresh, owned.kept_by_halts
        s.spaced[seat], s.army[seat] = owned.spaced, ARMIES.index(owned.army)
        held = owned.hurt + owned.kept_by_halts + (owned.army == "injured")
        standing = sum(s.at[seat::SEATS])
        s.left[seat] = owned.workers - held - standing if owned.left is None else owned.left
        if owned.markers is not None:
            s.markers[seat] = owned.markers
        for where, names in ((HAND, owned.hand), (ACTIVE, owned.active)):
            for name in names:
                card = CARD_NAMES.index(name)
                s.where[card] = where + seat
                s.known[card] = 1 << seat | MAY_OFFER | MAY_HALT if where == HAND else ALL_SEATS
                s.hand[2 * seat + card // SPECIALISTS] += where == HAND

    def _read_cards(self) -> None:
        s, made = self.s, self.made
        for zone, where in ZONES.items():
            for name in getattr(made, zone):
                s.where[CARD_NAMES.index(name)] = where
                s.known[CARD_NAMES.index(name)] = 1 if where in (ROW, VIEWED, JOINING) else ALL_SEATS
        for name, seats in made.known.items():
            s.known[CARD_NAMES.index(name)] |= _bits(seats)
        for which, named in enumerate((made.specialists, made.city)):
            first = SPECIALISTS * which
            left = [card for card in range(first, first + SPECIALISTS) if s.where[card] == DECK]
            if named is None:
                self.chance.shuffle(left)
            else:
                top = [CARD_NAMES.index(name) for name in named]
                rest = [card for card in left if card not in top]
                self.chance.shuffle(rest)
                left = top + rest
            s.stock[first : first + SPECIALISTS] = [0] * (SPECIALISTS - len(left)) + left
            s.top[which], s.end[which] = SPECIALISTS - len(left), SPECIALISTS

    def _read_volcano(self) -> None:
        s, t, made = self.s, self.figures, self.made
        revealed = [VOLCANO_NAMES.index(name) for name in made.revealed]
        if made.volcano is None:
            wanted = [0, 1, 2][max(0, (self.options & 7).bit_length() - 1)]
            own = [card for card, number in enumerate(t.volcano_set) if number == wanted and card not in revealed]
            self.chance.shuffle(own)
            several = t.drawn_all if self.options & ALL_VOLCANO else t.drawn
            count = t.lower + t.upper if s.players == 1 else several
            deck = own[: count - len(revealed)] + ([] if s.players == 1 else [t.ends.index(1)])
            if not self.options & APOCALYPSE_LAST:
                self.chance.shuffle(deck)
        else:
            deck = [VOLCANO_NAMES.index(name) for name in made.volcano]
        cards = revealed + deck
        s.volcano = cards + [NOBODY] * (VOLCANO_DECK - len(cards))
        s.revealed = len(revealed)

    def _read_moment(self) -> None:
        s, made = self.s, self.made
        s.round, s.stage, s.start = made.round, STAGES.index(made.stage), made.start
        s.next_start = (made.start + 1) % s.players if made.next_start is None else made.next_start
        s.turn = NOBODY if made.turn is None else made.turn
        s.extra, s.acts_with = made.extra, TOOLS.index(made.acts_with)
        s.acts_at = NOWHERE if made.acts_at is None else PLACE_NAMES.index(made.acts_at)
        s.lap, s.passes, s.delta, s.required, s.paid = made.lap, made.passes, made.delta, made.required, made.paid
        s.abstains, s.shielded = _bits(made.abstains), _bits(made.shielded)
        s.ended, s.winner = ENDS.index(made.end), NOBODY if made.winner is None else made.winner

    def _read_pending(self) -> None:
        s, made = self.s, self.made
        pending = made.pending or []
        if made.pending is None and s.stage == TURNS:
            s.turn = made.start if made.turn is None else made.turn
            s.acts_with = OWN_WORKER if s.left[s.turn] > 0 else TAKEN_WORKER
            pending = [(FRAMES[CHOOSE_ACTION], s.turn, 0, 0, 0)]
        if len(pending) > DEPTH:
            raise ValueError(len(pending))
        for i, (kind, seat, *numbers) in enumerate(pending):
            s.frame_kind[i], s.frame_seat[i], s.frame[3 * i : 3 * i + 3] = FRAMES.index(kind), seat, numbers
        s.depth = len(pending)
        if pending and s.frame_kind[s.depth - 1] == CHOOSE_IMMEDIATE:
            asked = HAND + s.frame_seat[s.depth - 1]
            for card in range(SPECIALISTS, CARDS):
                s.known[card] |= MUST_OFFER if s.where[card] == asked else 0

    def _read_generator(self) -> None:
        s, given = self.s, self.made.generator
        if given is None:
            made = plain(Chance, chances(self.seed))
            given = [*made.key, made.block, made.used, made.quick, *made.words]
        s.key, (s.block, s.used, s.quick), s.words = given[:8], given[8:11], given[11:]
