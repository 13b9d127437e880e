"""One game of a match: who sits where, what the bots are given, and what is kept of it."""

from __future__ import annotations

import pytest

from tests.arena.matches import BOTS, FIRST, PEEKING, load, match, play, timeless
from tests.support.small_bots import Dying, First, Illegal, Remembering, Slow
from vesuvius.arena.match import play_game, set_up
from vesuvius.bots.players.registry import NamedBot, read_bot
from vesuvius.formats import record as records
from vesuvius.game import Problem

THREE = ["uniform", FIRST, "uniform"]
GAMES = pytest.mark.parametrize("game", ["lanterns", "downfall"])


def test_every_bot_sits_at_every_seat_of_a_deal() -> None:
    chosen = match(bots=THREE)
    assert [chosen.seating(number) for number in range(4)] == [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 1, 2]]
    assert chosen.names(1) == [FIRST, "uniform", "uniform"]


@pytest.mark.parametrize(
    ("bots", "deals"),
    [(THREE, [0, 0, 0, 1, 1, 1]), ([FIRST] * 3, [0, 1, 2, 3, 4, 5]), (["uniform", FIRST] * 2, [0, 0, 1, 1, 2, 2])],
)
def test_no_deal_is_played_twice_by_the_same_bots_at_the_same_seats(bots: list[str], deals: list[int]) -> None:
    chosen = match("downfall", bots)
    seeds = [chosen.deal_seed(number) for number in range(6)]
    assert [sorted({*seeds}, key=seeds.index).index(seed) for seed in seeds] == deals
    played = [(seed, *chosen.names(number)) for number, seed in enumerate(seeds)]
    assert len({*played}) == len(played)


@GAMES
def test_the_rotations_of_a_deal_share_their_chance(game: str) -> None:
    chosen, rules = match(game, THREE), load(game)
    bots = [read_bot(name) for name in THREE]
    setups = [play_game(chosen, rules, bots, number).record.header.setup for number in range(6)]
    assert setups[0] == setups[1] == setups[2] != setups[3] == setups[4] == setups[5]


def test_another_seed_means_other_deals() -> None:
    assert match(seed=1).deal_seed(0) != match(seed=2).deal_seed(0)
    assert match(seed=1).deal_seed(0) == match(bots=[FIRST, FIRST], seed=1).deal_seed(0)


@GAMES
def test_a_game_follows_from_the_set_up_and_its_number(game: str) -> None:
    chosen = match(game, THREE)
    alone, together = play(chosen, 4), play(chosen, 2, 3, 4)
    assert timeless(alone[0]) == timeless(together[-1])
    assert timeless(alone[0]) != timeless(together[0])


@GAMES
def test_bots_see_what_their_seat_sees_and_no_more(game: str) -> None:
    played = play(match(game, [PEEKING, "uniform", PEEKING]), 0, 1)
    assert all(count > 0 for result in played for count in result.decisions)


@GAMES
def test_every_decision_has_chance_of_its_own(game: str) -> None:
    chosen, one, other = match(game, [FIRST, FIRST]), Remembering(), Remembering()
    bots = [NamedBot(FIRST, one), NamedBot(FIRST, other)]
    for number in range(2):
        play_game(chosen, load(game), bots, number)
    assert len({*one.seeds, *other.seeds}) == len(one.seeds) + len(other.seeds)
    assert max(one.seeds) < 1 << 63
    again = Remembering()
    play_game(chosen, load(game), [NamedBot(FIRST, again), NamedBot(FIRST, Remembering())], 0)
    assert again.seeds == one.seeds[: len(again.seeds)]


@GAMES
def test_the_result_is_that_of_the_record(game: str) -> None:
    chosen = match(game, THREE, [load(game).options[0]], seed=5)
    played, record = play_game(chosen, load(game), [read_bot(name) for name in THREE], 1)
    replayed = records.replay(records.read(records.dump(record).splitlines()), load=load)
    outcome = replayed.game.outcome(replayed.state)
    assert outcome is not None
    assert (played.scores, played.winners) == (outcome.scores, outcome.winners)
    assert played.seats == [FIRST, "uniform", "uniform"]
    assert record.header.seats == [FIRST, "uniform", "uniform"]
    assert record.header.options == chosen.options == [load(game).options[0]]
    assert [[move.seat for move in replayed.moves].count(seat) for seat in range(3)] == played.decisions


def test_time_is_counted_where_it_is_spent() -> None:
    bots = [NamedBot("slow", Slow()), NamedBot("first", First())]
    played = play_game(match(), load("lanterns"), bots, 1).played
    assert played.seconds[1] >= Slow.seconds * played.decisions[1]
    assert 0 < played.seconds[0] < played.seconds[1] / 2


def test_an_illegal_choice_ends_the_match() -> None:
    bots = [NamedBot("wild", Illegal()), NamedBot("dying", Dying())]
    with pytest.raises(Problem, match=r"^bot-illegal bot=wild token=!"):
        play_game(match(), load("lanterns"), bots, 0)


@pytest.mark.parametrize(("bots", "got"), [([], 0), (["uniform"], 1), (["uniform"] * 4, 4)])
def test_each_seat_needs_a_bot(bots: list[str], got: int) -> None:
    with pytest.raises(Problem, match=rf"match-bots got={got} lowest=2 highest=3"):
        set_up(load("lanterns"), bots, [], 1)


def test_options_are_those_of_the_game_in_its_order() -> None:
    with pytest.raises(Problem, match="unknown-option name=loud"):
        set_up(load("lanterns"), BOTS, ["loud"], 1)
    chosen = set_up(load("downfall"), BOTS, ["free_moves", "dual_vents"], 1)
    assert chosen.options == ["dual_vents", "free_moves"]


def test_options_that_a_game_takes_for_granted_are_said_as_in_its_records() -> None:
    chosen = match("pompeii", BOTS, ["foro_timer"])
    assert chosen.options == ["set_a", "foro_timer"]
    assert (
        play_game(chosen, load("pompeii"), [read_bot(name) for name in BOTS], 0).record.header.options == chosen.options
    )
