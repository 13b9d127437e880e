"""All games of a match: by one process or several, taken up again, bots made ready, and what goes wrong."""

from __future__ import annotations

import multiprocessing
import os
import signal
from concurrent.futures import Future, wait
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from tests.arena.matches import BOTS, FIRST, by_number, load, match, play
from tests.support import lanterns
from vesuvius.arena.ledger import Ledger
from vesuvius.arena.runner import play_games, run
from vesuvius.game import Game, Problem

THREE = ["uniform", FIRST, "uniform"]


@pytest.mark.parametrize(("game", "bots", "games"), [("lanterns", THREE, 7), ("downfall", BOTS, 4)])
def test_the_same_games_come_of_several_processes(game: str, bots: list[str], games: int) -> None:
    chosen, before = match(game, bots), dict(os.environ)
    alone = [*run(chosen, games, load=load)]
    together = [*run(chosen, games, jobs=2, load=load)]
    assert [played.number for played in alone] == [*range(games)]
    assert by_number(together) == by_number(alone)
    assert multiprocessing.active_children() == []
    assert dict(os.environ) == before


def test_workers_end_when_nobody_wants_more() -> None:
    with closing(play_games(match(), range(1000), 2, lanterns.load)) as finished:
        next(finished)
        assert len(multiprocessing.active_children()) == 2
    assert multiprocessing.active_children() == []


def test_workers_take_no_notice_of_an_interruption() -> None:
    with closing(play_games(match(), range(6), 2, lanterns.load)) as finished:
        games = [next(finished)]
        for worker in multiprocessing.active_children():
            assert worker.pid is not None
            os.kill(worker.pid, signal.SIGINT)
        games += finished
    assert by_number([game.played for game in games]) == by_number(play(match(), *range(6)))


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_problem_in_a_game_is_told(jobs: int) -> None:
    chosen = match(bots=["uniform", "tests.support.small_bots:Illegal"])
    with pytest.raises(Problem, match=r"^bot-illegal bot=tests.support.small_bots:Illegal"):
        [*run(chosen, 4, jobs, load=lanterns.load)]
    assert multiprocessing.active_children() == []


def test_a_worker_that_dies_is_missed() -> None:
    with pytest.raises(Problem, match="match-worker-lost"):
        [*run(match(bots=["uniform", "tests.support.small_bots:Dying"]), 4, 2, load=lanterns.load)]
    assert multiprocessing.active_children() == []


def test_a_worker_computes_on_one_thread() -> None:
    chosen = match(bots=["uniform", "tests.support.small_bots:Alone"])
    assert len([*run(chosen, 2, 2, load=lanterns.load)]) == 2


def test_what_is_stored_is_not_played_again(tmp_path: Path) -> None:
    chosen, ledger = match(), Ledger(tmp_path / "match.jsonl", match())
    for played in play(chosen, 1, 5):
        ledger.add(msgspec.structs.replace(played, winners=[]))
    games = [*run(chosen, 4, ledger=Ledger(ledger.path, chosen), load=lanterns.load)]
    assert [(played.number, bool(played.winners)) for played in games] == [(1, False), (0, True), (2, True), (3, True)]
    assert sorted(Ledger(ledger.path, chosen).played) == [0, 1, 2, 3, 5]


@pytest.mark.parametrize("jobs", [1, 2])
def test_bots_are_made_ready_before_their_first_game(jobs: int) -> None:
    chosen = match(bots=["tests.support.small_bots:Warm", "tests.support.small_bots:Warm"])
    assert len([*run(chosen, 4, jobs, load=lanterns.load)]) == 4


def test_nothing_is_made_ready_where_nothing_is_left_to_play(tmp_path: Path) -> None:
    chosen, ledger = match(), Ledger(tmp_path / "match.jsonl", match())
    games = [*run(chosen, 2, ledger=ledger, load=lanterns.load)]

    def load(name: str) -> Game:
        raise AssertionError(name)

    assert [*run(chosen, 2, 2, ledger, load=load)] == games


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize(
    ("bot", "why"), [("Failing", r"ValueError: out of ideas \(small_bots.py:\d+\)"), ("Leaving", "SystemExit: 7 ")]
)
def test_a_bot_that_fails_is_named_with_its_game(jobs: int, bot: str, why: str, tmp_path: Path) -> None:
    chosen = match(bots=["uniform", f"tests.support.small_bots:{bot}"])
    ledger = Ledger(tmp_path / "match.jsonl", chosen)
    with pytest.raises(Problem, match=rf"bot-failed bot=tests.support.small_bots:{bot} number=\d+ why={why}") as caught:
        [*run(chosen, 1000, jobs, ledger, load=lanterns.load)]
    number = caught.value.args_of_message["number"]
    assert isinstance(number, int)
    assert number not in ledger.played
    assert sorted(Ledger(ledger.path, chosen).played) == sorted(ledger.played)
    assert len(ledger.played) >= number - jobs
    assert multiprocessing.active_children() == []


def test_games_that_finished_before_one_failed_are_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Even if this process only gets to see them after the one that failed."""

    def failures_first(games: list[Future[object]]) -> list[Future[object]]:
        return sorted(wait(games).done, key=lambda game: not isinstance(game.result(), Problem))

    monkeypatch.setattr("vesuvius.arena.runner.as_completed", failures_first)
    chosen = match(bots=["uniform", "tests.support.small_bots:Failing"])
    ledger = Ledger(tmp_path / "match.jsonl", chosen)
    with pytest.raises(Problem, match="bot-failed"):
        [*run(chosen, 30, 2, ledger, load=lanterns.load)]
    assert len(ledger.played) >= 18
