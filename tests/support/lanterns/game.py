"""The rules of Lanterns.

L1 Seat 0 begins; turns go round among the seats that hold cards. L2 A lantern (1 to 6, three of each) is hung on one's
own line, not lower than the last one there; with the option `strict`, higher. L3 Or it is thrown away, face up.
L4 Then a card is drawn. Whoever draws the wind lays it aside and draws again; then the stock is shuffled. L5 It ends
when all hands are empty. L6 The most light on a line wins; equals share the win.
"""

from __future__ import annotations

import copy
import json
import random
import secrets
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import chain, pairwise
from pathlib import Path
from typing import Any

import msgspec

from tests.support.lanterns.info import INFO
from vesuvius.engine.data_files import read_toml
from vesuvius.game import Event, Game, Illegal, Lesson, Line, Outcome, Problem, Refusal, places_of

LANTERNS, WIND, HIDDEN, HAND = [*"123456"], "wind", "?", 3
DECK = Counter(LANTERNS * 3 + [WIND])


class Table(msgspec.Struct, forbid_unknown_fields=True):
    """A game. Cards are numbers in the order of the deal; `faces` says what is on them, and may leave it open."""

    game: str
    options: list[str]
    players: int
    deck: list[str]
    faces: list[str]
    hands: list[list[int]]
    stock: list[int]
    lines: list[list[int]]
    thrown: list[int] = []
    aside: list[int] = []
    seat: int | None = 0
    seed: str = ""
    foreseen: list[str] | None = None
    blown: list[int] | None = None

    def on(self, *places: Iterable[int]) -> list[list[str]]:
        return [[self.faces[card] for card in cards] for cards in places]


class Deal(msgspec.Struct, forbid_unknown_fields=True):
    """A deal as a trace and `whole_deal` write it."""

    players: int
    options: list[str]
    hands: list[list[str]]
    stock: list[str]
    reshuffled: list[str] | None = None


class Lanterns:
    """The rules behind the protocol."""

    info = INFO
    name, seats, options = INFO.name, INFO.seats, INFO.option_names
    version, data = 1, "18 lanterns, 1 wind"

    def facts(self) -> Line:
        return {"deck": dict(DECK), "hand": HAND}

    def deal(self, players: int, options: Sequence[str] = (), seed: int | str | None = None) -> Line:
        _check_set_up(players, options)
        chance, deck = _chance("deal", seed), LANTERNS * 3
        chance.shuffle(deck)
        hands = [[deck.pop() for _ in range(HAND)] for _ in range(players)]
        deck.append(WIND)
        chance.shuffle(deck)
        return {"players": players, "options": list(options), "hands": hands, "stock": deck}

    def new(
        self, players: int = 2, options: Sequence[str] = (), seed: int | str | None = None, deal: Line | None = None
    ) -> Table:
        seed = secrets.token_hex(32) if seed is None else str(seed)
        cards = _read(self.deal(players, options, seed) if deal is None else deal, Deal)
        if len(cards.hands) != cards.players or any(len(hand) != HAND for hand in cards.hands):
            raise Problem("lanterns-hands", size=HAND)
        faces = [*chain(*cards.hands), *cards.stock]
        numbers = [*range(len(faces))]
        hands = [numbers[HAND * seat : HAND * (seat + 1)] for seat in range(cards.players)]
        fixed = (self.name, cards.options, cards.players, sorted(faces), faces)
        stock = numbers[HAND * cards.players :]
        return _checked(Table(*fixed, hands, stock, [[] for _ in hands], seed=seed, foreseen=cards.reshuffled))

    def check_deal(self, deal: Line) -> None:
        if Counter(chain(*deal["hands"], deal["stock"])) != DECK:
            raise Problem("lanterns-deck")

    def at(self, position: Line | str, seed: int | str | None = None) -> Table:
        state = _checked(_read(position, Table))
        return self.resample(state, None, seed) if HIDDEN in state.faces else state

    def position(self, state: Table) -> Line:
        position: Line = msgspec.to_builtins(state)
        return position

    def picture(self, state: Table) -> str:
        rows = [f"{key}: {json.dumps(value)}\n" for key, value in self.position(state).items() if key != "game"]
        return "".join([f"game: {self.name}\n", *rows])

    def copy(self, state: Table) -> Table:
        return copy.deepcopy(state)

    def seat(self, state: Table) -> int | None:
        return state.seat

    def legal(self, state: Table) -> list[str]:
        if state.seat is None:
            return []
        hand, line = state.on(state.hands[state.seat], state.lines[state.seat])
        hung = {f"+{card}" for card in hand if not line or _rises(state.options, line[-1], card)}
        return sorted(hung | {f"-{card}" for card in hand})

    def play(self, state: Table, token: str) -> list[Event]:
        if refusal := self.refusal(state, state.seat or 0, token):
            raise Illegal(refusal)
        after = self.copy(state)
        events = _carry_out(after, state.seat or 0, token)
        for field in state.__struct_fields__:
            setattr(state, field, getattr(after, field))
        return events

    def outcome(self, state: Table) -> Outcome | None:
        if state.seat is not None:
            return None
        light = [sum(map(int, line)) for line in state.on(*state.lines)]
        winners = [seat for seat, points in enumerate(light) if points == max(light)]
        return Outcome({"light": light, "hung": [len(line) for line in state.lines]}, winners, places_of(light))

    def refusal(self, state: Table, seat: int, token: str) -> Refusal | None:
        if seat != state.seat:
            return Refusal("L5" if state.seat is None else "L1", "lanterns-turn", {"seat": state.seat})
        if token in self.legal(state):
            return None
        if token[:1] not in ("+", "-") or token[1:] not in LANTERNS:
            return Refusal("", "lanterns-token", {"token": token})
        if f"-{token[1:]}" not in self.legal(state):
            return Refusal("L3", "lanterns-not-held", {"card": token[1:]})
        return Refusal("L2", "lanterns-too-low", {"card": token[1:], "last": state.faces[state.lines[seat][-1]]})

    def view(self, state: Table, seat: int | None = None) -> Line:
        seen = self.mask(state, seat)
        (stock, thrown), hands, lines = seen.on(seen.stock, seen.thrown), seen.on(*seen.hands), seen.on(*seen.lines)
        cards = {"hands": hands, "lines": lines, "stock": stock, "thrown": thrown}
        return {"you": seat, "seat": seen.seat, **cards, "outcome": msgspec.to_builtins(self.outcome(seen))}

    def mask(self, state: Table, seat: int | None) -> Table:
        seen = self.copy(state)
        seen.seed, seen.foreseen = "", None
        for card in chain(seen.stock, *(hand for owner, hand in enumerate(seen.hands) if owner != seat)):
            seen.faces[card] = HIDDEN
        return seen

    def mask_event(self, event: Event, seat: int | None) -> Event:
        if event.kind == "shuffled" or (event.kind == "drawn" and event.seat != seat):
            return msgspec.structs.replace(event, facts=dict.fromkeys(event.facts))
        return event

    def mask_token(self, token: str, player: int, seat: int | None) -> str:
        return token

    def resample(self, state: Table, seat: int | None, seed: int | str | None = None) -> Table:
        world, chance = self.copy(state), _chance("world", seed)
        unseen = sorted((Counter(world.deck) - Counter(world.faces)).elements())
        lanterns = [card for card in unseen if card != WIND]
        chance.shuffle(lanterns)
        held = [card for card in chain(*world.hands) if world.faces[card] == HIDDEN]
        rest = [*lanterns[len(held) :], *(card for card in unseen if card == WIND)]
        chance.shuffle(rest)
        stock = [card for card in world.stock if world.faces[card] == HIDDEN]
        for card, face in zip([*held, *stock], [*lanterns[: len(held)], *rest], strict=True):
            world.faces[card] = face
        world.seed = str(chance.getrandbits(256))
        return world

    def whole_deal(self, state: Table) -> Line:
        hands = [state.faces[HAND * seat : HAND * (seat + 1)] for seat in range(state.players)]
        known = state.on(state.blown)[0] if state.blown else state.foreseen
        stock = state.faces[HAND * state.players :]
        deal = {"players": state.players, "options": [*state.options], "hands": hands, "stock": stock}
        return {**deal, "reshuffled": known} if known else deal

    def chance(self, events: Iterable[Event]) -> list[Line]:
        return [{"reshuffled": event.facts["cards"]} for event in events if event.kind == "shuffled"]

    def foresee(self, state: Table, line: Line) -> None:
        wind, stock = state.on(state.stock[:1], state.stock[2:])
        if wind != [WIND] or sorted(line["reshuffled"]) != sorted(stock):
            raise Problem("lanterns-shuffle")
        state.foreseen = line["reshuffled"]

    def same(self, one: Table, other: Table) -> bool:
        return one == other

    def lessons(self) -> list[Lesson]:
        return msgspec.convert(read_toml(Path(__file__).parent / "lessons.toml")["lesson"], list[Lesson])


def _chance(purpose: str, seed: int | str | None) -> random.Random:
    return random.Random(f"{purpose} {secrets.token_hex(32) if seed is None else seed}")


def _rises(options: Sequence[str], last: str, card: str) -> bool:
    return last < card if "strict" in options else last <= card


def _read(asked: Line | str, form: Any) -> Any:
    try:
        if isinstance(asked, str):
            rows = [row.partition(": ") for row in asked.splitlines()]
            asked = {key: value if key == "game" else msgspec.json.decode(value) for key, _, value in rows}
        return msgspec.convert(asked, form)
    except msgspec.DecodeError as error:
        raise Problem("lanterns-form", what=str(error)) from None


def _check_set_up(players: int, options: Sequence[str]) -> None:
    if players not in Lanterns.seats or not {*options} <= {*Lanterns.options}:
        raise Problem("lanterns-set-up", players=players, options=list(options))


def _checked(state: Table) -> Table:
    """The state, unless something in it cannot be."""
    _check_set_up(state.players, state.options)
    shown = [*chain(*state.hands, *state.lines), *state.thrown]
    if sorted([*shown, *state.stock, *state.aside]) != [*range(len(state.faces))]:
        raise Problem("lanterns-numbers")
    known = {*DECK, HIDDEN}
    if WIND in state.on(shown)[0] or not {*state.faces, *(state.foreseen or ())} <= known or state.deck.count(WIND) > 1:
        raise Problem("lanterns-cards", known=list(DECK))
    if Counter(state.faces) - Counter([*state.deck, *[HIDDEN] * len(state.deck)]) or len(state.deck) != len(
        state.faces
    ):
        raise Problem("lanterns-deck")
    seats: set[int | None] = {seat for seat, hand in enumerate(state.hands) if hand} or {None}
    if not len(state.hands) == len(state.lines) == state.players or state.seat not in seats:
        raise Problem("lanterns-seats")
    if any(len(hand) > HAND for hand in state.hands):
        raise Problem("lanterns-hands", size=HAND)
    if any(not _rises(state.options, *pair) for line in state.on(*state.lines) for pair in pairwise(line)):
        raise Problem("lanterns-line", rule="L2")
    return state


def _carry_out(state: Table, seat: int, token: str) -> list[Event]:
    card = next(card for card in state.hands[seat] if state.faces[card] == token[1:])
    state.hands[seat].remove(card)
    kind, rule, place = ("hung", "L2", state.lines[seat]) if token[0] == "+" else ("thrown", "L3", state.thrown)
    place.append(card)
    events = [Event(kind, rule, seat, {"card": token[1:]})]
    wind = state.on(state.stock)[0][:1] == [WIND]
    if wind:
        state.aside.append(state.stock.pop(0))
        events.append(Event("wind", "L4", seat, reveals=True))
    if state.stock:
        state.hands[seat].append(state.stock.pop(0))
        events.append(Event("drawn", "L4", seat, {"card": state.faces[state.hands[seat][-1]]}, reveals=True))
    if wind:
        events.append(_shuffle(state))
    order = [(seat + step) % state.players for step in range(1, state.players + 1)]
    state.seat = next((later for later in order if state.hands[later]), None)
    return [*events, Event("over", "L5")] if state.seat is None else events


def _shuffle(state: Table) -> Event:
    cards = sorted(state.on(state.stock)[0])
    if state.foreseen is None:
        _chance("wind", state.seed).shuffle(cards)
    elif sorted(state.foreseen) != cards:
        raise Problem("lanterns-shuffle")
    else:
        cards, state.foreseen = state.foreseen, None
    left = [*state.stock]
    state.stock = [left.pop(state.on(left)[0].index(face)) for face in cards]
    state.blown = [*state.stock]
    return Event("shuffled", "L4", None, {"cards": cards}, reveals=True)


def load(name: str) -> Game:
    """Finds this game, and no other."""
    if name != GAME.name:
        raise Problem("unknown-game", name=name, known=GAME.name)
    return GAME


GAME: Game = Lanterns()
