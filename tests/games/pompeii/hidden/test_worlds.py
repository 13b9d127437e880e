"""`resample` gives every possible world as often as it should, where few cards are hidden and all worlds can be tried.

Nothing here uses the package's own idea of what is hidden: every way to lay the cards that a seat does not see is
played again, with every outcome of chance, and agrees if the seat would have been told and asked the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import permutations
from typing import Any, NamedTuple

import pytest

from tests.games.pompeii.playing import CITY, GAME, SPECIALISTS, at, has, play, seat
from tests.support.chi_square import surprise
from vesuvius.engine.block import plain
from vesuvius.engine.rule import PLAIN
from vesuvius.game import Event, Illegal
from vesuvius.games.pompeii.presentation import state_words
from vesuvius.games.pompeii.rules.state import State

DRAWS = 400 if PLAIN else 1500
SURPRISING = 1e-4

World = tuple[Any, ...]


class Tiny(NamedTuple):
    """A position with few hidden cards, what is played from there, and the seat that wonders; None is a spectator.

    `even`: whether every world weighs the same as in the deals behind it; otherwise it is asked only that all come up.
    """

    name: str
    viewer: int | None
    seats: list[dict[str, Any]]
    more: dict[str, Any]
    tokens: list[str]
    even: bool = True


def left_out(cards: list[str], *names: str) -> list[str]:
    """All cards of a kind but some."""
    return [card for card in cards if card not in " ".join(names).split()]


WONDERING = [(None, "a spectator wonders"), (0, "a third wonders"), (1, "who lost it"), (2, "who took it")]
REST_OF_ROUND = ["@grain"] * 4 + ["@clay", "@grain", "@clay"]
EVERYTHING = "9 planks, 9 pillars, 9 bricks, 9 rope, 9 gold, 9 iron, 9 fabric, 9 tunics, 9 sword, 9 gold_coin"


def taken(how: str, viewer: int | None, hand: str, then: Sequence[str] = ()) -> Tiny:
    """Seat 2 takes a card of seat 1, which was asked about the offerings before."""
    seats = [seat(left=1), seat(hand=hand, left=0), seat(hand="C44 C05", left=0)]
    city = ["C07", "C51"]
    more = {"built": {"b17": [0]}, "city": city, "gone": left_out(CITY, hand, "C44 C05", *city) + SPECIALISTS}
    asked = ["@grain", "wait", "pass", "pass", "pass"]
    return Tiny(f"a card is taken unseen {how}", viewer, seats, more, [*asked, "@grain", "act:C44", "!1", *then])


TINY = [
    Tiny(
        "two exchanges, and the deck is made anew between them",
        0,
        [seat(), seat("5 grain", hand="S01 S02"), seat(hand="S03")],
        {
            "start": 1,
            "specialists": ["S04"],
            "pile": ["S06"],
            "gone": left_out(SPECIALISTS, "S01 S02 S03 S04 S06") + CITY,
        },
        ["swap:S01", "-grain", "swap:S02", "-grain", "."],
    ),
    Tiny(
        "one seat is asked about the offerings, the other is not",
        0,
        [seat(left=1), seat(hand="C33 C02", left=0), seat(hand="C05", left=0)],
        {"built": {"b17": [0]}, "city": ["C03", "C07"], "gone": left_out(CITY, "C33 C02 C05 C03 C07") + SPECIALISTS},
        ["@grain", "wait"],
    ),
    Tiny(
        "a seat plays a card for the offerings that all know it holds",
        0,
        [seat(left=1), seat(hand="C26 C02", left=0), seat(hand="C05", left=0)],
        {
            "built": {"b17": [0]},
            "city": ["C03", "C07"],
            "known": {"C26": [0, 1, 2, 3]},
            "gone": left_out(CITY, "C26 C02 C05 C03 C07") + SPECIALISTS,
        },
        ["@grain", "play:C26"],
    ),
    Tiny(
        "a spectator sees two seats asked, of which one plays",
        None,
        [seat(left=1), seat(hand="C33 C02 C26", left=0), seat(hand="C03", left=0)],
        {"built": {"b17": [0]}, "city": ["C51"], "gone": left_out(CITY, "C33 C02 C26 C03 C51") + SPECIALISTS},
        ["@grain", "play:C26", "wait", "wait"],
    ),
    Tiny(
        "cards are looked at",
        0,
        [seat(), seat(hand="C42"), seat(hand="C05")],
        {
            "start": 1,
            "built": {"b17": [0]},
            "city": ["C06", "C07"],
            "gone": left_out(CITY, "C42 C05 C06 C07") + SPECIALISTS,
        },
        ["act:C42"],
    ),
    Tiny(
        "cards are looked at, and two of them are kept",
        0,
        [seat(), seat(hand="C42"), seat(hand="C05")],
        {
            "start": 1,
            "built": {"b17": [0]},
            "city": ["C06", "C07", "C33"],
            "gone": left_out(CITY, "C42 C05 C06 C07 C33") + SPECIALISTS,
        },
        ["act:C42", "keep:C06", "keep:C33"],
    ),
    Tiny(
        "a card is taken unseen",
        0,
        [seat(), seat(hand="C44 C04"), seat(hand="C05 C06")],
        {
            "start": 1,
            "built": {"b17": [0]},
            "city": ["C07"],
            "gone": left_out(CITY, "C44 C04 C05 C06 C07") + SPECIALISTS,
        },
        ["act:C44", "!2"],
    ),
    Tiny(
        "a card for the offerings is taken from a seat that was asked about them",
        2,
        [seat(left=1), seat(hand="C33 C03", left=0), seat(hand="C44 C05", left=0)],
        {
            "built": {"b17": [0]},
            "city": ["C02", "C07"],
            "gone": left_out(CITY, "C33 C03 C44 C05 C02 C07") + SPECIALISTS,
        },
        ["@grain", "wait", "pass", "pass", "pass", "@grain", "act:C44", "!1"],
    ),
    *[taken(f"from a seat that was asked about the offerings, {who}", viewer, "C33 C02") for viewer, who in WONDERING],
    *[
        taken(f"from a seat that was asked; then who took it is, {who}", viewer, "C33 C02", [*REST_OF_ROUND, "wait"])
        for viewer, who in WONDERING
    ],
    taken("from a seat that was asked, and is asked again", 0, "C26 C45", [*REST_OF_ROUND, "wait"]),
    taken("from a seat that was asked; then both are", 0, "C33 C03", [*REST_OF_ROUND, "wait", "wait"]),
    taken("from a seat that was asked; then it is, and plays", 0, "C26 C45", [*REST_OF_ROUND, "play:C26"]),
    taken("from a seat that was asked; then who took it is, and plays", 0, "C33 C02", [*REST_OF_ROUND, "play:C33"]),
    Tiny(
        "a card is taken unseen, then nobody halts the Castrum",
        0,
        [seat(EVERYTHING), seat(hand="C02 C05", left=0), seat(hand="C44 C07")],
        {
            "start": 2,
            "built": {f"b{number}": [] for number in range(1, 20)},
            "city": ["C31", "C33"],
            "gone": left_out(CITY, "C02 C05 C44 C07 C31 C33") + SPECIALISTS,
        },
        ["act:C44", "!1", "build20"],
    ),
    *[
        Tiny(
            f"a card is taken unseen from a hand of which all know one, {who}",
            viewer,
            [seat(left=1), seat(hand="C33 C02 C31", left=0), seat(hand="C44 C05", left=0)],
            {
                "built": {"b17": [0]},
                "city": ["C07"],
                "known": {"C31": [0, 1, 2, 3]},
                "gone": left_out(CITY, "C33 C02 C31 C44 C05 C07") + SPECIALISTS,
            },
            ["@grain", "wait", "pass", "pass", "pass", "@grain", "act:C44", "!1"],
        )
        for viewer, who in WONDERING
    ],
    Tiny(
        "a card is taken unseen from a hand in which some came after it was not asked",
        0,
        [seat(left=1), seat(hand="C42 C45", left=0), seat(hand="C44 C03", left=0)],
        {
            "built": {"b17": [0]},
            "city": ["C33", "C18", "C07"],
            "gone": left_out(CITY, "C42 C45 C44 C03 C33 C18 C07") + SPECIALISTS,
        },
        ["@grain", "wait", "pass", "pass", "pass", "act:C42", "keep:C33", "keep:C18", "act:C44", "!1"],
    ),
    Tiny(
        "two cards are taken unseen one after the other",
        0,
        [seat(), seat(hand="C05 C33 C02"), seat(hand="C44 C42")],
        {
            "start": 2,
            "built": {"b17": [0]},
            "city": [],
            "gone": left_out(CITY, "C05 C33 C02 C44 C42") + SPECIALISTS,
        },
        ["act:C44", "!1", "@grain", "@grain", "act:C42", "keep:C44", "@grain", "@grain", "act:C44", "!1"],
    ),
    Tiny(
        "who was not asked has looked at cards since, and activated one",
        0,
        [seat(left=1), seat(hand="C42 C45", left=0), seat(hand="C03", left=0)],
        {
            "built": {"b17": [0]},
            "city": ["C33", "C18", "C07"],
            "gone": left_out(CITY, "C42 C45 C03 C33 C18 C07") + SPECIALISTS,
        },
        ["@grain", "wait", "pass", "pass", "pass", "act:C42", "keep:C33", "keep:C18", "@grain", "@grain", "act:C45"],
        even=False,
    ),
]


def begun(tiny: Tiny, hands: list[list[str]], decks: dict[str, list[str]]) -> Any:
    """The position with other cards in hidden places."""
    seats = [{**own, "hand": hand} for own, hand in zip(tiny.seats, hands, strict=True)]
    return at(*seats, **{**tiny.more, **decks})


def starts(tiny: Tiny) -> Iterator[Any]:
    """Every way to lay the cards that the viewer does not see; the one that is played first is where it is."""
    hands = [[card for card in own["hand"] if card not in tiny.tokens[0]] for own in tiny.seats]
    first = [[card for card in own["hand"] if card in tiny.tokens[0]] for own in tiny.seats]
    decks: dict[str, list[str]] = {key: list(tiny.more[key]) for key in ("specialists", "city") if key in tiny.more}
    hidden = [hand for player, hand in enumerate(hands) if player != tiny.viewer]
    places = [*hidden, *decks.values()]
    for order in permutations([card for place in places for card in place]):
        fill = iter(order)
        for place in places:
            place[:] = [next(fill) for _ in place]
        if all(hand == sorted(hand) for hand in hidden):
            yield begun(tiny, [[*shown, *hand] for shown, hand in zip(first, hands, strict=True)], decks)


def outcomes(state: Any, token: str) -> Iterator[tuple[Any, list[Event]]]:
    """A play, with every outcome of chance."""
    after = GAME.copy(state)
    events = GAME.play(after, token)
    lines = GAME.chance(events)
    if not lines:
        yield after, events
        return
    (line,) = lines
    if "taken" in line:
        hands = [GAME.position(state)["seats"][player].get("hand", []) for player in range(3)]
        (hand,) = [hand for hand in hands if line["taken"] in hand]
        told = [{"taken": card} for card in hand]
    else:
        told = [{**line, "deck": list(deck)} for deck in permutations(line["deck"])]
    for other in told:
        after = GAME.copy(state)
        GAME.foresee(after, other)
        yield after, GAME.play(after, token)


def seen(viewer: int | None, state: Any, events: list[Event]) -> Iterator[Any]:
    """What the viewer is told and asked, the quickest first: most that differs differs there."""
    yield [GAME.mask_event(event, viewer) for event in events]
    yield GAME.legal(state) if viewer == GAME.seat(state) else GAME.seat(state)
    yield GAME.view(state, viewer)


def world_of(state: Any) -> World:
    s = plain(State, state)
    return (*s.where, *state_words.deck(s, 0), *state_words.deck(s, 1))


class Notes:
    """What a careful viewer has written down."""

    def __init__(self, tiny: Tiny) -> None:
        self.tiny = tiny
        self.state = at(*tiny.seats, **tiny.more)
        self.masks: set[str] = set()  # of all worlds that agree
        self.told = [[*seen(tiny.viewer, self.state, [])]]
        for token in tiny.tokens:
            self.told.append([*seen(tiny.viewer, self.state, GAME.play(self.state, token))])

    def _agrees(self, ply: int, state: Any, events: list[Event]) -> bool:
        return all(
            one == other for one, other in zip(seen(self.tiny.viewer, state, events), self.told[ply], strict=True)
        )

    def worlds(self) -> Counter[World]:
        """Every world that agrees, with the number of ways that lead to it."""
        found: Counter[World] = Counter()
        for state in starts(self.tiny):
            if self._agrees(0, state, []):
                self._follow(state, 0, found)
        return found

    def _follow(self, state: Any, ply: int, found: Counter[World]) -> None:
        if ply == len(self.tiny.tokens):
            found[world_of(state)] += 1
            self.masks.add(repr(vars(plain(State, GAME.mask(state, self.tiny.viewer)))))
            return
        token = self.tiny.tokens[ply]
        # Which card another seat keeps is not seen: any of them.
        hidden = token.startswith("keep:") and GAME.seat(state) != self.tiny.viewer
        for other in GAME.legal(state) if hidden else [token]:
            try:
                for after, events in outcomes(state, other):
                    if self._agrees(ply + 1, after, events):
                        self._follow(after, ply + 1, found)
            except Illegal:
                return


@cache
def notes_of(number: int) -> tuple[Notes, Counter[World]]:
    notes = Notes(TINY[number])
    return notes, notes.worlds()


def imagined(notes: Notes) -> Counter[World]:
    viewer = notes.tiny.viewer
    masked = GAME.mask(notes.state, viewer)
    return Counter(world_of(GAME.resample(masked, viewer, seed)) for seed in range(DRAWS))


@pytest.mark.parametrize("number", range(len(TINY)), ids=[tiny.name for tiny in TINY])
def test_every_possible_world_comes_up_and_no_other(number: int) -> None:
    notes, worlds = notes_of(number)
    assert world_of(notes.state) in worlds
    assert len(worlds) > 1
    found = imagined(notes)
    assert found.keys() == worlds.keys()
    assert not notes.tiny.even or surprise(found, worlds) > SURPRISING


@pytest.mark.parametrize("number", range(len(TINY)), ids=[tiny.name for tiny in TINY])
def test_all_of_them_leave_the_same_masked_state(number: int) -> None:
    notes, _ = notes_of(number)
    assert len(notes.masks) == 1


@pytest.mark.parametrize(("option", "places"), [("all_volcano", 19), ("set_b", 10), ("apocalypse_last", 1)])
def test_the_apocalypse_is_imagined_in_every_place_where_it_can_be(option: str, places: int) -> None:
    state = GAME.new(2, [option], seed=1)
    decks = [GAME.position(GAME.resample(state, 0, number))["volcano"] for number in range(DRAWS)]
    assert {tuple(sorted(deck)) for deck in decks if option == "all_volcano"} <= {tuple(sorted(decks[0]))}
    assert all(len({*deck}) == len(deck) for deck in decks)
    found = Counter(deck.index("apocalypse") for deck in decks)
    first = len(decks[0]) - 1 if option == "apocalypse_last" else 0
    assert surprise(found, dict.fromkeys(range(first, first + places), 1.0)) > SURPRISING


def test_who_was_asked_about_the_castrum_is_known_to_hold_the_card() -> None:
    state = at(seat(EVERYTHING), seat(hand="C31 C02"), seat(), built={f"b{number}": [] for number in range(1, 20)})
    play(state, "build20")
    assert GAME.view(state, 2)["seats"][1]["hand"]["cards"] == ["C31"]
    assert "C31" in has(GAME.resample(state, 2, 1), 1, "hand")
