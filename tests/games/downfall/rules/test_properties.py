"""What holds of any game, for any number of players, any options and any deal: searched for a counterexample."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.games.downfall.invariants.cards import LONGEST
from tests.games.downfall.oracle.deals import DEALERS
from vesuvius.engine.block import blocks, plain
from vesuvius.formats import record
from vesuvius.formats.json_lines import encode
from vesuvius.formats.record import Move
from vesuvius.game import Illegal, Refusal
from vesuvius.games.downfall.game import Downfall
from vesuvius.games.downfall.presentation import notation
from vesuvius.games.downfall.rules.play import step
from vesuvius.games.downfall.rules.state import EventRows, Legal, State

GAME = Downfall()
FEW = 40
PIECES = {2: 36, 3: 30, 4: 25}
HAND = 4
ILLEGAL = ("7@Z9", "12@A1", "", " ", "erupt!", "~A1coins", "A1>A1", "xA1r", "+A1", "stay", "wait", "1-", "A1>out", "ü")

Test = Callable[..., None]


class Course:
    """A game that is played at random: the deal, and the choices, as fractions of the legal list."""

    def __init__(self, deal: str, players: int, options: list[str], seed: int) -> None:
        self.chance = random.Random(seed)
        self.deal = DEALERS[deal](self.chance, players, options)
        self.players, self.options, self.seed = players, options, seed
        self.state = GAME.new(deal=self.deal, seed=seed)

    def __repr__(self) -> str:
        return f"Course({self.deal!r}, seed={self.seed})"

    def plies(self) -> Iterator[tuple[list[str], str]]:
        """The legal tokens before each play and the one that is played next."""
        while GAME.seat(self.state) is not None:
            legal = GAME.legal(self.state)
            token = self.chance.choice(legal)
            yield legal, token
            GAME.play(self.state, token)

    def to(self, share: float) -> Any:
        """The state at that share of the game."""
        states = [GAME.copy(self.state)] + [GAME.copy(self.state) for _ in self.plies()]
        return states[int(share * len(states))]


courses = st.builds(
    Course,
    st.sampled_from(["rulebook", "rulebook", *DEALERS]),
    st.sampled_from([2, 3, 4]),
    st.lists(st.sampled_from(["dual_vents", "closed_vents", "free_moves"]), unique=True),
    st.integers(0, 2**32),
)
shares = st.floats(0, 1, exclude_max=True)


def over_games(examples: int = FEW) -> Callable[[Test], Test]:
    """Try so many games, the same ones every time."""
    how = settings(max_examples=examples, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))

    def decorate(test: Test) -> Test:
        return how(test)

    return decorate


def form(state: Any) -> bytes:
    """Every field of a state, as bytes."""
    return encode(vars(plain(State, state)))


@over_games()
@given(courses)
def test_pieces_are_conserved(course: Course) -> None:
    total, box = [PIECES[course.players]] * course.players, False
    for _ in course.plies():
        view = GAME.view(course.state)
        if view["phase"] not in ("settling", "seething") and not box:
            box, total = True, [sum(own) for own in zip(view["city"], view["saved"], view["volcano"], strict=True)]
        seats = zip(view["supply"], view["city"], view["saved"], view["volcano"], strict=True)
        assert [sum(own) for own in seats] == total
        crowds = view["pieces"].values()
        assert [sum(crowd[seat] for crowd in crowds) for seat in range(course.players)] == view["city"]
    outcome = GAME.outcome(course.state)
    assert outcome is not None
    ends = zip(outcome.scores["saved"], outcome.scores["volcano"], strict=True)
    assert [sum(own) for own in ends] == total


@over_games()
@given(courses)
def test_cards_are_conserved_and_hands_are_right(course: Course) -> None:
    dealt = Counter(card for cards in (*course.deal["hands"], course.deal["stock"]) for card in cards)
    for _ in course.plies():
        position = GAME.position(course.state)
        if "hands" not in position:
            break
        now = [*position["played"], *position["stock"], *(card for hand in position["hands"] for card in hand)]
        assert Counter(now) + Counter(omen=position["omens"]) == dealt
        in_turn = position["decision"] in ("relative", "omen")
        sizes = [HAND - (in_turn and seat == position["turn"]) for seat in range(course.players)]
        assert [len(hand) for hand in position["hands"]] == sizes
        assert [hand["count"] for hand in GAME.view(course.state)["hands"]] == sizes


@over_games()
@given(courses)
def test_tiles_are_conserved(course: Course) -> None:
    for _ in course.plies():
        view = GAME.view(course.state)
        assert view["tiles_drawn"] == course.deal["bag"][: len(view["tiles_drawn"])]
        assert len(view["tiles_drawn"]) + view["tiles_left"] == len(course.deal["bag"])
        at_hand = view["tile"] is not None
        assert len(view["lava"]) + len(view["set_aside"]) + at_hand == len(view["tiles_drawn"])


@over_games()
@given(courses)
def test_somebody_can_move_or_it_is_over_and_games_are_short(course: Course) -> None:
    plays = 0
    for legal, _ in course.plies():
        plays += 1
        assert legal
        assert legal == sorted(set(legal))
        assert GAME.outcome(course.state) is None
    assert plays <= LONGEST
    assert GAME.legal(course.state) == []
    outcome = GAME.outcome(course.state)
    assert outcome is not None
    assert outcome.winners


@over_games()
@given(courses)
def test_tokens_and_actions_there_and_back(course: Course) -> None:
    for legal, _ in course.plies():
        s = plain(State, course.state)
        numbers = GAME.numbers(course.state)
        assert sorted(notation.token(s, number) for number in numbers) == legal
        assert sorted(notation.number(s, token) for token in legal) == sorted(numbers)


def same_future(one: Any, other: Any, seed: int) -> None:
    """Both play on alike, to the end, in all that is seen, listed and told."""
    chance = random.Random(seed)
    while GAME.seat(one) is not None:
        legal = GAME.legal(one)
        assert legal == GAME.legal(other)
        assert GAME.seat(one) == GAME.seat(other)
        token = chance.choice(legal)
        assert GAME.play(one, token) == GAME.play(other, token)
    assert GAME.outcome(one) == GAME.outcome(other)


@pytest.mark.parametrize("write", [GAME.position, GAME.picture])
@over_games(60)
@given(courses, shares)
def test_positions_there_and_back(write: Callable[[Any], Any], course: Course, share: float) -> None:
    state = course.to(share)
    written = write(state)
    back = GAME.at(written)
    assert encode(write(back)) == encode(written)
    if GAME.view(state)["phase"] in ("settling", "seething"):  # later, cards play no part, and no picture tells them
        assert GAME.position(back) == GAME.position(state)
    same_future(state, back, course.seed)


@over_games(20)
@given(courses, shares, st.integers(0, 2**64))
def test_records_there_and_back(course: Course, share: float, seed: int) -> None:
    deal = {key: value for key, value in course.deal.items() if key != "game"}
    stored, state = record.start(GAME, seed=seed, deal=deal)
    while GAME.seat(state) is not None:
        record.play(stored, GAME, state, course.chance.choice(GAME.legal(state)))
    content = record.dump(stored)
    back = record.read(content.splitlines(keepends=True))
    assert record.dump(back) == content
    assert GAME.same(record.replay(back).state, state)
    middle = int(share * len(stored.entries))
    halfway = record.replay(back, middle).state
    for entry in stored.entries[middle:]:
        assert isinstance(entry, Move)
        GAME.play(halfway, entry.move)
    assert GAME.same(halfway, state)


@over_games()
@given(courses, shares)
def test_a_copy_is_independent(course: Course, share: float) -> None:
    state = course.to(share)
    before = form(state)
    copied = GAME.copy(state)
    assert form(copied) == before
    assert GAME.same(state, copied)
    if GAME.seat(state) is not None:
        GAME.play(copied, GAME.legal(copied)[-1])
        assert not GAME.same(state, copied)
    assert form(state) == before


@over_games(60)
@given(courses, shares, st.lists(st.text("0123456789@*+-~x>ABCDEFGHIJKrkyboutsay", min_size=1, max_size=8), max_size=8))
def test_what_is_not_legal_is_refused_and_changes_nothing(course: Course, share: float, made_up: list[str]) -> None:
    state, others = course.to(share), course.chance.sample([*DECIDED], 12)
    legal, before, seat = GAME.legal(state), form(state), GAME.seat(state)
    for token in {*others, *made_up, *ILLEGAL} - {*legal}:
        with pytest.raises(Illegal) as refused:
            GAME.play(state, token)
        assert isinstance(refused.value.refusal, Refusal)
        assert form(state) == before
        for other in range(course.players):
            assert GAME.refusal(state, other, token) is not None
    if seat is not None:
        assert [GAME.refusal(state, seat, token) for token in legal] == [None] * len(legal)
    assert form(state) == before


@over_games(10)
@given(courses)
def test_a_log_without_room_is_left_empty_and_changes_nothing(course: Course) -> None:
    quiet, legals, rows = GAME.copy(course.state), blocks(Legal), blocks(EventRows)
    for _, token in course.plies():
        action = notation.number(plain(State, quiet), token)
        assert step(quiet, 0, action, legals, rows) == plain(Legal, legals).count
        assert plain(EventRows, rows).count == 0
    assert GAME.same(quiet, course.state)


def tokens_of_a_game() -> set[str]:
    """Tokens of every kind, legal somewhere."""
    course = Course("shared_jokers", 4, ["dual_vents", "free_moves"], 3)
    return {token for legal, _ in course.plies() for token in legal}


DECIDED = sorted(tokens_of_a_game())
