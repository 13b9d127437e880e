"""The records of a match in one file: every game once, whatever a kill has left, and no other file touched."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.arena.matches import BOTS, FIRST, by_number, load, match
from tests.support import lanterns
from vesuvius.arena.archive import Archive
from vesuvius.arena.ledger import Ledger
from vesuvius.arena.match import FinishedGame, GameResult, Match
from vesuvius.arena.runner import play_games, run
from vesuvius.formats import record as records
from vesuvius.formats.json_lines import BadLine
from vesuvius.game import Problem

GAMES = 4
TWINS = ["uniform", "uniform"]


def finished(chosen: Match, *numbers: int) -> list[FinishedGame]:
    return [*play_games(chosen, numbers, load=lanterns.load)]


def go_on(folder: Path, chosen: Match, games: int = GAMES, jobs: int = 1) -> list[GameResult]:
    """Take the match up again, from whatever is in the folder."""
    ledger = Ledger(folder / "match.jsonl", chosen)
    archive = Archive(folder / "records.jsonl", chosen, ledger)
    return by_number([*run(chosen, games, jobs, ledger, archive, lanterns.load)])


def dumped(content: bytes) -> list[bytes]:
    """The records of a file, in an order of their own."""
    return sorted(records.dump(record) for record in records.read_all(content.splitlines(keepends=True)))


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("bots", [["uniform", FIRST, "uniform"], ["uniform"] * 3])
def test_every_game_has_its_record(jobs: int, bots: list[str], tmp_path: Path) -> None:
    chosen, path = match(bots=bots), tmp_path / "records.jsonl"
    games = [*run(chosen, 5, jobs, archive=Archive(path, chosen), load=lanterns.load)]
    stored = [*records.read_all(path.read_bytes().splitlines(keepends=True))]
    assert [record.header.seats for record in stored] == [chosen.names(played.number) for played in games]
    for played, record in zip(games, stored, strict=True):
        replayed = records.replay(record, load=load)
        outcome = replayed.game.outcome(replayed.state)
        assert outcome is not None
        assert (outcome.winners, outcome.scores) == (played.winners, played.scores)


@pytest.mark.parametrize("bots", [BOTS, TWINS])
def test_a_match_that_breaks_off_at_any_byte_ends_like_an_unbroken_one(bots: list[str], tmp_path: Path) -> None:
    chosen, ledger, archive = match(bots=bots), tmp_path / "match.jsonl", tmp_path / "records.jsonl"
    unbroken = go_on(tmp_path, chosen)
    rows = ledger.read_bytes().splitlines(keepends=True)
    whole = archive.read_bytes()
    parts = [b"".join(part) for _, part in records.split(whole.splitlines(keepends=True))]
    header, entry = (len(row) for row in parts[2].splitlines(keepends=True)[:2])
    for kept in (0, 1, 12, header - 1, header, header + 1, header + entry, len(parts[2]) - 1, len(parts[2])):
        ledger.write_bytes(b"".join(rows[:3]) + rows[3][:7])
        archive.write_bytes(parts[0] + parts[1] + parts[2][:kept])
        assert Archive(archive, chosen, Ledger(ledger, chosen)).holds(1)
        assert archive.read_bytes() == parts[0] + parts[1]
        assert go_on(tmp_path, chosen) == unbroken
        assert dumped(archive.read_bytes()) == dumped(whole)


def test_a_first_record_that_was_torn_is_cut_off(tmp_path: Path) -> None:
    chosen, path = match(), tmp_path / "records.jsonl"
    whole = records.dump(finished(chosen, 1)[0].record)
    for kept in (1, 100, len(whole) - 1, len(whole)):
        path.write_bytes(whole[:kept])
        assert not Archive(path, chosen, Ledger(tmp_path / "match.jsonl", chosen)).holds(1)
        assert path.read_bytes() == b""


def test_games_that_were_played_without_their_records_are_played_again(tmp_path: Path) -> None:
    chosen, ledger = match(bots=TWINS), Ledger(tmp_path / "match.jsonl", match(bots=TWINS))
    unbroken = by_number([*run(chosen, GAMES, ledger=ledger, load=lanterns.load)])
    path = tmp_path / "records.jsonl"
    record = finished(chosen, 1)[0].record
    path.write_bytes(records.dump(msgspec.structs.replace(record, entries=record.entries[:-1])))
    assert go_on(tmp_path, chosen) == unbroken
    assert dumped(path.read_bytes()) == sorted(records.dump(game.record) for game in finished(chosen, *range(GAMES)))


def test_a_record_that_is_there_is_not_made_again(tmp_path: Path) -> None:
    chosen, path = match(bots=TWINS), tmp_path / "records.jsonl"
    go_on(tmp_path, chosen, jobs=2)
    before = path.read_bytes()
    go_on(tmp_path, chosen)
    assert path.read_bytes() == before
    go_on(tmp_path, chosen, GAMES + 2, jobs=2)
    assert path.read_bytes().startswith(before)
    assert len(dumped(path.read_bytes())) == GAMES + 2


@pytest.mark.parametrize("other", [match(seed=2), match(bots=TWINS), match(options=["strict"]), match("downfall")])
def test_records_of_another_match_are_refused_and_left_alone(other: Match, tmp_path: Path) -> None:
    path, content = tmp_path / "records.jsonl", records.dump(finished(match(), 0)[0].record)
    for kept in (len(content), content.index(b"\n") + 1, content.index(b"\n")):
        path.write_bytes(content[:kept])
        with pytest.raises(BadLine, match="match-other-record line=1"):
            Archive(path, other, Ledger(tmp_path / "match.jsonl", other))
        assert path.read_bytes() == content[:kept]


def test_what_no_kill_can_have_left_is_refused_and_left_alone(tmp_path: Path) -> None:
    chosen, path = match(), tmp_path / "records.jsonl"
    go_on(tmp_path, chosen, 2)
    zero, one, two, three = (records.dump(game.record) for game in finished(chosen, *range(4)))
    short = one[: one.rindex(b"\n", 0, -1) + 1]
    for content, part in (
        (zero + two + three, [zero]),
        (zero + short + two, [zero]),
        (zero + one + one, [zero, one]),
        (b"Dear diary\n" + zero, []),
        (b"Dear diary", []),
    ):
        path.write_bytes(content)
        line = b"".join(part).count(b"\n") + 1
        with pytest.raises(BadLine, match=f"match-other-record line={line}$"):
            Archive(path, chosen, Ledger(tmp_path / "match.jsonl", chosen))
        assert path.read_bytes() == content


def test_a_file_with_content_is_not_written_to_unless_a_match_is_taken_up(tmp_path: Path) -> None:
    path = tmp_path / "records.jsonl"
    path.touch()
    [*run(match(), 1, archive=Archive(path, match()), load=lanterns.load)]
    with pytest.raises(FileExistsError):
        Archive(path, match())
    with pytest.raises(IsADirectoryError):
        Archive(tmp_path, match())
    with pytest.raises(FileNotFoundError):
        Archive(tmp_path / "nowhere" / "records", match())


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_full_disk_is_told_with_the_name_of_the_file(tmp_path: Path) -> None:
    archive = Archive(tmp_path / "records.jsonl", match())
    archive.path.unlink()
    archive.path.symlink_to("/dev/full")
    with pytest.raises(OSError, match="No space left") as caught:
        archive.keep(0, finished(match(), 0)[0].record)
    assert caught.value.filename == str(archive.path)
    assert not archive.holds(0)


def test_the_record_is_there_before_its_game_counts(tmp_path: Path) -> None:
    chosen, ledger = match(), Ledger(tmp_path / "match.jsonl", match())
    archive = Archive(tmp_path / "records.jsonl", chosen, ledger)
    archive.path.unlink()
    archive.path.mkdir()
    with pytest.raises(IsADirectoryError):
        [*run(chosen, 1, ledger=ledger, archive=archive, load=lanterns.load)]
    assert ledger.path.read_bytes().count(b"\n") == 1


def test_no_two_games_of_a_match_have_the_same_first_line() -> None:
    for bots in (TWINS, ["uniform", FIRST, "uniform"]):
        dumped = [records.dump(each.record) for each in finished(match(bots=bots), *range(6))]
        assert len({lines.splitlines()[0] for lines in dumped}) == 6
    with pytest.raises(Problem, match="record-several"):
        records.read([*records.dump(finished(match(), 0)[0].record).splitlines() * 2])
