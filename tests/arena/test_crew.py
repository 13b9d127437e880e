"""All games of a match: by one process or several, taken up again, with records."""

from __future__ import annotations

import multiprocessing
import os
import signal
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from tests import lanterns
from tests.arena.matches import BOTS, FIRST, by_number, load, match, play, timeless
from vesuvius import record as records
from vesuvius.arena.crew import play_games, run
from vesuvius.arena.ledger import Ledger
from vesuvius.arena.shelf import Shelf
from vesuvius.game import Problem

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
    chosen = match(bots=["uniform", "tests.arena.bots:Illegal"])
    with pytest.raises(Problem, match=r"bot-illegal bot=tests.arena.bots:Illegal"):
        [*run(chosen, 4, jobs, load=lanterns.load)]
    assert multiprocessing.active_children() == []


def test_a_worker_that_dies_is_missed() -> None:
    with pytest.raises(Problem, match="match-worker-lost"):
        [*run(match(bots=["uniform", "tests.arena.bots:Dying"]), 4, 2, load=lanterns.load)]
    assert multiprocessing.active_children() == []


def test_a_worker_computes_on_one_thread() -> None:
    chosen = match(bots=["uniform", "tests.arena.bots:Alone"])
    assert len([*run(chosen, 2, 2, load=lanterns.load)]) == 2


def test_what_is_stored_is_not_played_again(tmp_path: Path) -> None:
    chosen, ledger = match(), Ledger(tmp_path / "match.jsonl", match())
    for played in play(chosen, 1, 5):
        ledger.add(msgspec.structs.replace(played, winners=[]))
    games = [*run(chosen, 4, ledger=Ledger(ledger.path, chosen), load=lanterns.load)]
    assert [(played.number, bool(played.winners)) for played in games] == [(1, False), (0, True), (2, True), (3, True)]
    assert sorted(Ledger(ledger.path, chosen).played) == [0, 1, 2, 3, 5]


@pytest.mark.parametrize("jobs", [1, 2])
def test_every_game_has_its_record(jobs: int, tmp_path: Path) -> None:
    chosen, folder = match(bots=THREE), tmp_path / "records"
    games = [*run(chosen, 5, jobs, shelf=Shelf(folder, chosen), load=lanterns.load)]
    assert sorted(file.name for file in folder.iterdir()) == [f"game-{number:06}.jsonl" for number in range(5)]
    for played in games:
        record = records.read((folder / f"game-{played.number:06}.jsonl").read_bytes().splitlines())
        replayed = records.replay(record, load=load)
        outcome = replayed.game.outcome(replayed.state)
        assert outcome is not None
        assert (record.header.seats, outcome.winners, outcome.scores) == (played.seats, played.winners, played.scores)


def test_a_record_that_is_missing_is_made_up_for(tmp_path: Path) -> None:
    chosen, folder = match(), tmp_path / "records"
    ledger = Ledger(tmp_path / "match.jsonl", chosen)
    unbroken = [*run(chosen, 4, ledger=ledger, shelf=Shelf(folder, chosen), load=lanterns.load)]
    (folder / "game-000002.jsonl").unlink()
    ledger, shelf = Ledger(ledger.path, chosen), Shelf(folder, chosen, again=True)
    assert by_number([*run(chosen, 4, ledger=ledger, shelf=shelf, load=lanterns.load)]) == by_number(unbroken)
    assert shelf.holds(2)
    assert sorted(file.name for file in folder.iterdir()) == [f"game-{number:06}.jsonl" for number in range(4)]


def test_a_record_without_its_line_is_made_anew(tmp_path: Path) -> None:
    chosen, shelf = match(), Shelf(tmp_path, match())
    (finished,) = play_games(chosen, [0], load=lanterns.load)
    shelf.keep(0, records.Record(finished.record.header))
    (played,) = run(chosen, 1, shelf=Shelf(tmp_path, chosen, again=True), load=lanterns.load)
    assert timeless(played) == timeless(finished.played)
    assert shelf.path(0).read_bytes() == records.dump(finished.record)


def test_records_are_never_mixed(tmp_path: Path) -> None:
    list(run(match(), 2, shelf=Shelf(tmp_path, match()), load=lanterns.load))
    with pytest.raises(FileExistsError):
        Shelf(tmp_path, match())
    for other in (match(seed=2), match(bots=BOTS[::-1]), match(options=["strict"]), match("downfall")):
        with pytest.raises(Problem, match=r"match-other-record file=.*game-00000"):
            Shelf(tmp_path, other, again=True)
    (tmp_path / "game-000001.jsonl").write_bytes(b"")
    with pytest.raises(Problem, match=r"match-other-record file=.*game-000001.jsonl"):
        Shelf(tmp_path, match(), again=True)


def test_errors_of_the_system_name_the_record(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "records", match())
    (finished,) = play_games(match(), [0], load=lanterns.load)
    shelf.folder.rmdir()
    with pytest.raises(FileNotFoundError) as caught:
        shelf.keep(0, finished.record)
    assert caught.value.filename == str(shelf.path(0))
