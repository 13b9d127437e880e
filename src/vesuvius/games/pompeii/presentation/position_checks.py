"""What cannot be: every check of a position against the rules and the printed facts, each with a message of its own.

What is written down is looked at before a state is made of it: numbers, seats and cards. What has to fit together is
looked at in the state: workers and places, buildings and markers, and what is going on. `frames.py` looks at what is
pending. None of it asks for more than every state of a real game gives.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from vesuvius.engine.chance import BLOCK, WORD
from vesuvius.game import Problem
from vesuvius.games.pompeii.data.names import CARD_NAMES, VOLCANO_NAMES
from vesuvius.games.pompeii.presentation import position_schema as schema
from vesuvius.games.pompeii.presentation.explicit_deal import KEY_WORDS, may_erupt
from vesuvius.games.pompeii.presentation.position_schema import Position, Seat
from vesuvius.games.pompeii.presentation.state_words import BUILDING_NAMES, DECK_NAMES, ENDS, STAGES, buildings, owners
from vesuvius.games.pompeii.rules import figures as f
from vesuvius.games.pompeii.rules import state as st
from vesuvius.games.pompeii.rules.effects import KINDS
from vesuvius.games.pompeii.rules.figures import Figures
from vesuvius.games.pompeii.rules.state import State

MANY = (1 << 14) - 1  # half of what fits into a field of goods, so that no play comes to its end
FEW = (1 << 6) - 1  # the same for small fields
LONG = (1 << 63) - 1
SOLO_ZONES = ("row", "joining")
ONE_DECK = {"specialists": 0, "row": 0, "joining": 0, "city": 1}  # P46: the only deck whose cards can be there
COUNTED = ("at", "marks", "borrowed")
OPEN = {schema.UNSEEN, *schema.UNSEEN_OF}
DECK_CARDS = ({*CARD_NAMES[: f.SPECIALISTS]}, {*CARD_NAMES[f.SPECIALISTS :]})
SEATED = ("porta", "abstains", "shielded")


def within(key: str, got: int, lowest: int, highest: int) -> None:
    """A number of a position is in its range."""
    if not lowest <= got <= highest:
        raise Problem("position-wrong-number", key=key, got=got, lowest=lowest, highest=highest)


def seated(key: str, got: int, players: int) -> None:
    """A seat of a position is one of the game's."""
    if not 0 <= got < players:
        raise Problem("position-no-such-seat", key=key, got=got, last=players - 1)


def check_written(made: Position, t: Figures, options: int) -> None:
    """What is written down, before a state is made of it."""
    _check_table(made, t)
    for number, owned in enumerate(made.seats):
        _check_seat(f"seats[{number}].", owned, made, t)
    _check_lists(made)
    _check_cards(made, t)
    _check_volcano(made, t, options)
    if made.generator is not None:
        _check_generator(made.generator)


def _check_table(made: Position, t: Figures) -> None:
    """The numbers and seats of the whole table."""
    players = made.players
    if len(made.seats) > players:
        raise Problem("position-too-many-seats", got=len(made.seats), players=players)
    within("round", made.round, 1, st.LAST_ROUND if players == 1 else MANY)
    within("lap", made.lap, 0, players)
    within("passes", made.passes, 0, players)
    within("extra", made.extra, 0, FEW)
    within("delta", made.delta, -MANY, MANY)
    within("required", made.required, 0, MANY)
    within("paid", made.paid, 0, 1)
    for key in ("start", "next_start", "turn", "winner"):
        seat = getattr(made, key)
        if seat is not None:
            seated(key, seat, players)
    _check_amounts("tokens", made.tokens, t.tokens)
    _check_amounts("skipped", made.skipped, FEW)
    if made.blocked and (players > 1 or made.round == st.FORO_ROUND):
        raise Problem("position-nothing-blocked", good=made.blocked[0], round=st.FORO_ROUND)


def _check_amounts(key: str, amounts: Mapping[str, int], highest: int) -> None:
    for name, amount in amounts.items():
        if not 0 <= amount <= highest:
            within(f"{key}.{name}", amount, 0, highest)


def _check_seat(key: str, owned: Seat, made: Position, t: Figures) -> None:
    """P26, P29, P38: goods, one to six workers of which one is free, halts with what they hold."""
    _check_amounts(key + "goods", owned.goods, MANY)
    _check_amounts(key + "pledged", owned.pledged, MANY)
    within(key + "workers", owned.workers, 1, f.WORKERS)
    within(key + "taken", owned.taken, 0, 0 if made.players == 1 else FEW)
    within(key + "hurt", owned.hurt, 0, owned.workers - 1)
    within(key + "halts", owned.halts, 0, FEW)
    within(key + "fresh", owned.fresh, 0, owned.halts)
    within(key + "kept_by_halts", owned.kept_by_halts, 0, owned.halts)
    within(key + "spaced", owned.spaced, 0, FEW)
    if owned.left is not None:
        within(key + "left", owned.left, 0, owned.workers)
    if owned.markers is not None:
        within(key + "markers", owned.markers, 0, t.markers)


def _check_lists(made: Position) -> None:
    """Lists of seats, and lists of numbers with one for each seat."""
    players = made.players
    for key in SEATED:
        for seat in getattr(made, key):
            seated(key, seat, players)
    for name, seats in made.built.items():
        for seat in seats:
            seated(f"built.{name}", seat, players)
    for name, seats in made.known.items():
        for seat in seats:
            seated(f"known.{name}", seat, f.SEATS)  # what lies open is known to all seats that there can be
    for key in COUNTED:
        for name, counts in getattr(made, key).items():
            if len(counts) > players:
                raise Problem("position-too-many-counts", key=f"{key}.{name}", got=len(counts), players=players)
            for count in counts:
                within(f"{key}.{name}", count, 0, FEW)
    if len(made.porta) > f.SEATS:
        raise Problem("position-too-many-owners", place="porta", got=len(made.porta), most=f.SEATS)


def _cards(made: Position) -> Iterator[tuple[str, Sequence[str]]]:
    """Every list of cards, by its key."""
    for number, owned in enumerate(made.seats):
        yield f"seats[{number}].hand", owned.hand
        yield f"seats[{number}].active", owned.active
    for key in schema.ZONES:
        yield key, getattr(made, key)
    yield "specialists", made.specialists or ()
    yield "city", made.city or ()


def _check_cards(made: Position, t: Figures) -> None:
    """Every card is in one place, and where a card of its deck can be."""
    seen: set[str] = set()
    for key, names in _cards(made):
        named = {*names} - OPEN
        if len(named) + sum(names.count(sign) for sign in OPEN) < len(names) or seen & named:
            raise _twice(made)
        seen |= named
        if named and made.players > 1 and key in SOLO_ZONES:
            raise Problem("position-solo-only", key=key)
        if key in ONE_DECK and not named <= DECK_CARDS[ONE_DECK[key]]:
            card = min(named - DECK_CARDS[ONE_DECK[key]])
            raise Problem("position-wrong-deck", card=card, key=key, deck=DECK_NAMES[ONE_DECK[key]])
    for number, owned in enumerate(made.seats):
        for name in owned.active:
            if t.timing[schema.CARD[name]] != f.EVERY_ACTION:
                raise Problem("position-does-not-stay", card=name, key=f"seats[{number}].active")


def _twice(made: Position) -> Problem:
    """The first card that is in two places."""
    where: dict[str, list[str]] = {}
    for key, names in _cards(made):
        for name in names:
            where.setdefault(name, []).append(key)
    card = next(name for name, keys in where.items() if len(keys) > 1 and name not in OPEN)
    return Problem("position-card-twice", card=card, key=where[card][0], other=where[card][1])


def _check_volcano(made: Position, t: Figures, options: int) -> None:
    """P36, P43: cards of one set, each once, and the Apocalypse still to come unless it is a solo game."""
    solo, cards = made.players == 1, [*made.revealed, *(made.volcano or ())]
    if len(cards) > st.VOLCANO_DECK:
        raise Problem("position-too-many-volcano-cards", got=len(cards), most=st.VOLCANO_DECK)
    for name in cards:
        if name == schema.UNSEEN:
            continue
        if cards.count(name) > 1:
            raise Problem("position-volcano-card-twice", card=name)
        if not may_erupt(t, options, solo, schema.VOLCANO_CARD[name]):
            raise Problem("deal-wrong-volcano-card", got=name)
    if solo or made.end is not None:
        return
    if made.volcano is None:
        drawn = t.drawn_all if options & st.ALL_VOLCANO else t.drawn
        if len(cards) > drawn:
            raise Problem("position-too-many-volcano-cards", got=len(cards), most=drawn)
        return
    apocalypse = VOLCANO_NAMES[t.ends.index(1)]
    if apocalypse not in made.volcano and schema.UNSEEN not in made.volcano:
        raise Problem("deal-apocalypse-place")


def _check_generator(words: list[int]) -> None:
    """Key, number of the block, how much of it is used, the quick one, and the present block."""
    wanted = KEY_WORDS + 3 + BLOCK
    if len(words) != wanted:
        raise Problem("position-wrong-length", key="generator", got=len(words), wanted=wanted)
    highest = [WORD] * KEY_WORDS + [LONG, BLOCK, LONG] + [WORD] * BLOCK
    for place, (word, most) in enumerate(zip(words, highest, strict=True)):
        if not 0 <= word <= most:
            within(f"generator[{place}]", word, 0, most)


def check_state(s: State, t: Figures, made: Position) -> None:
    """What has to fit together, in the state that was made."""
    _check_buildings(s, t)
    _check_markers(s, t)
    _check_tokens(s, t)
    for seat in range(s.players):
        _check_workers(s, t, seat)
    _check_places(s, t, (*made.at, *made.marks, *made.borrowed))
    _check_moment(s)


def _check_buildings(s: State, t: Figures) -> None:
    """P8, P38: the Foro stands before any other that is not red; the Castrum ends all halts."""
    for name in buildings(s.built):
        building = BUILDING_NAMES.index(name)
        if t.colour[building] != f.RED and not s.built >> t.foro & 1:
            raise Problem("position-foro-first", building=name, foro=BUILDING_NAMES[t.foro])
    if s.options & st.NO_TEXTORIA and s.built >> t.left_out & 1:
        raise Problem("position-left-out", building=BUILDING_NAMES[t.left_out])
    for seat in range(s.players):
        if s.built >> t.castrum & 1 and s.halts[seat]:
            raise Problem("position-castrum-halted", seat=seat, castrum=BUILDING_NAMES[t.castrum])


def _check_markers(s: State, t: Figures) -> None:
    """P10, P64: a marker of a player on a building, any on the Porta; all come from the same twelve."""
    lie = [0] * s.players
    for building in range(f.BUILDINGS + 1):
        seats = owners(s, building)
        name = "porta" if building == st.PORTA_OWNERS else BUILDING_NAMES[building]
        for seat in seats:
            lie[seat] += 1
            if building != st.PORTA_OWNERS and seats.count(seat) > 1:
                raise Problem("position-owner-twice", building=name, seat=seat)
    for seat, count in enumerate(lie):
        if s.markers[seat] < 0 or s.markers[seat] + count > t.markers:
            got = count + max(0, s.markers[seat])
            raise Problem("position-too-many-markers", seat=seat, got=got, most=t.markers)


def _check_tokens(s: State, t: Figures) -> None:
    """P28: two tokens on what stands; one space of the Foro stays free of them, and the Castrum has none."""
    if sum(s.tokens) > t.tokens:
        raise Problem("position-too-many-tokens", got=sum(s.tokens), most=t.tokens)
    for building, count in enumerate(s.tokens):
        if count and not s.built >> building & 1:
            raise Problem("position-not-built", key="tokens", building=BUILDING_NAMES[building])
        spaces = t.room[(f.SEATS + 1) * (f.FIRST_BUILDING + building) + s.players]
        most = 0 if building == t.castrum else spaces - (building == t.foro)
        if count > most:
            raise Problem("position-covered", building=BUILDING_NAMES[building], got=count, most=most)


def _least_after_loss(t: Figures) -> int:
    """Workers that a player who lost one on the board has at least."""
    return min(KINDS[kind].least_workers(t, effect) for effect, kind in enumerate(t.kind))


def _check_workers(s: State, t: Figures, seat: int) -> None:
    """P26, P29: one worker is free, and no more are placed, held and left than there are.

    One that was injured or lost on the board stands there until the round ends; nobody loses one of few (C40), and who
    hires again after that does it with a worker of another or in an extra action.
    """
    workers, held = s.workers[seat], s.hurt[seat] + s.kept_by_halts[seat] + (s.army[seat] == st.INJURED)
    if held >= workers:
        raise Problem("position-all-held", seat=seat, got=held, workers=workers)
    guests = sum(s.borrowed[seat :: f.SEATS])
    own = sum(s.at[seat :: f.SEATS]) - guests
    total = own + s.left[seat]
    if s.left[seat] >= 0 and total <= workers + held:
        return
    extra = guests + s.taken[seat] + sum(s.marks[seat :: f.SEATS])
    if s.left[seat] < 0 or workers < _least_after_loss(t) or s.players == 1 or total > f.WORKERS + extra:
        raise Problem("position-too-many-workers", seat=seat, got=own + max(0, s.left[seat]) + held, workers=workers)


def _check_places(s: State, t: Figures, names: Iterable[str]) -> None:
    """P5, P28, P60: room on every place, workers only on what is built, taken ones only where some stand."""
    beyond = sum(s.spaced)
    for name in names:
        place = schema.PLACE[name]
        first, building = f.SEATS * place, place - f.FIRST_BUILDING
        for seat in range(s.players):
            at, borrowed = s.at[first + seat], s.borrowed[first + seat]
            if borrowed > at:
                raise Problem("position-borrowed", place=name, seat=seat, got=borrowed, most=at)
        count = sum(s.at[first : first + f.SEATS]) + sum(s.marks[first : first + f.SEATS])
        if building >= 0 and count and not s.built >> building & 1:
            raise Problem("position-not-built", key="at", building=name)
        room = t.room[(f.SEATS + 1) * place + s.players]
        if building >= 0:
            room += beyond - s.tokens[building]
        if place >= f.FIELDS and count > room:
            raise Problem("position-no-room", place=name, got=count, most=room)


def _check_moment(s: State) -> None:
    """P33, P41: a game that is over has an end and asks nobody; goods are pledged during the offerings only."""
    if (s.stage == st.OVER) != (s.ended != st.RUNNING):
        raise Problem("position-wrong-end", end=ENDS[s.ended] or "", stage=STAGES[s.stage])
    if (s.winner != st.NOBODY) != (s.ended == st.BY_CASTRUM):
        raise Problem("position-wrong-winner", end=ENDS[s.ended] or "")
    if any(s.pledged) and s.stage not in (st.PLEDGING, st.REWARDS):
        raise Problem("position-pledged-too-early", stage=STAGES[s.stage])
