"""The file of a match: what is read again, what is cut off, and what is refused."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.arena.matches import BOTS, by_number, match, play
from vesuvius.arena.ledger import Ledger, stored_seed
from vesuvius.arena.match import Match
from vesuvius.formats.json_lines import BadLine, encode
from vesuvius.game import Problem


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A match of which two games are finished."""
    path = tmp_path / "match.jsonl"
    ledger = Ledger(path, match())
    for played in play(match(), 0, 1):
        ledger.add(played)
    return path


def test_finished_games_are_read_again(file: Path) -> None:
    again = Ledger(file, match())
    assert by_number([*again.played.values()]) == by_number(play(match(), 0, 1))
    again.add(play(match(), 2)[0])
    assert [*Ledger(file, match()).played] == [0, 1, 2]
    assert file.read_bytes().count(b"\n") == 4


def test_a_torn_last_line_is_cut_off(file: Path) -> None:
    whole = file.read_bytes()
    last = len(whole.splitlines(keepends=True)[-1])
    for kept in (1, last // 2, last - 1):
        file.write_bytes(whole[: len(whole) - last + kept])
        assert [*Ledger(file, match()).played] == [0]
        assert file.read_bytes() == whole[:-last]


def test_a_torn_first_line_is_written_again(file: Path) -> None:
    header = file.read_bytes().splitlines(keepends=True)[0]
    for kept in (0, 1, len(header) - 1):
        file.write_bytes(header[:kept])
        assert Ledger(file, match()).played == {}
        assert file.read_bytes() == header


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("format", 2),
        ("game", "downfall"),
        ("version", 2),
        ("data", "17 lanterns"),
        ("players", 3),
        ("options", ["strict"]),
        ("bots", BOTS[::-1]),
        ("seed", "f" * 64),
    ],
)
def test_another_match_is_refused_and_left_alone(file: Path, key: str, value: Any) -> None:
    before = file.read_bytes()
    other: Match = msgspec.structs.replace(match(), **{key: value})
    with pytest.raises(BadLine, match=rf"match-other key={key} "):
        Ledger(file, other)
    assert file.read_bytes() == before


def test_seeds_are_named_as_numbers(file: Path) -> None:
    with pytest.raises(BadLine, match=r"match-other key=seed got=1 wanted=17 "):
        Ledger(file, match(seed=17))


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"Dear diary", "match-not-one"),
        (b"Dear diary\n", "line-not-json"),
        (b'{"format":1}\n', "record-wrong-keys missing=.*game"),
        (b"[]\n", "line-not-object"),
    ],
)
def test_what_is_no_match_is_refused_and_left_alone(file: Path, content: bytes, message: str) -> None:
    file.write_bytes(content)
    with pytest.raises(Problem, match=message):
        Ledger(file, match())
    assert file.read_bytes() == content


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"number": 0}, "match-other-game got=0"),
        ({"number": -1}, "match-other-game got=-1"),
        ({"winners": [2]}, "match-other-game"),
        ({"decisions": [1]}, "match-other-game"),
        ({"scores": {"light": [1, 2]}}, "match-other-game"),
        ({"number": "one"}, 'record-wrong-type key=number got="one" line=3'),
        ({"winners": ["me"]}, "record-wrong-type key=winners"),
        ({"mood": 1}, r"record-wrong-keys missing=\[\] unknown=\['mood'\]"),
    ],
)
def test_a_line_that_cannot_be_is_refused(file: Path, change: dict[str, Any], message: str) -> None:
    rows = file.read_bytes().splitlines(keepends=True)
    rows[2] = encode({**msgspec.json.decode(rows[2]), **change}) + b"\n"
    file.write_bytes(b"".join(rows))
    with pytest.raises(BadLine, match=message):
        Ledger(file, match())


def test_the_last_line_of_a_game_holds(file: Path) -> None:
    first = play(match(), 0)[0]
    Ledger(file, match()).add(msgspec.structs.replace(first, winners=[0, 1]))
    assert Ledger(file, match()).played[0].winners == [0, 1]


def test_the_seed_is_found_where_a_match_has_begun(file: Path, tmp_path: Path) -> None:
    assert stored_seed(file) == match().seed
    assert stored_seed(tmp_path / "none") is None
    file.write_bytes(file.read_bytes()[:20])
    assert stored_seed(file) is None
    file.write_bytes(encode(match()).replace(b'"seed":"00', b'"seed":"zz') + b"\n")
    with pytest.raises(BadLine, match="record-wrong-type key=seed"):
        stored_seed(file)


def test_a_file_that_is_gone_is_not_written(file: Path, tmp_path: Path) -> None:
    ledger = Ledger(file, match())
    file.unlink()
    file.mkdir()
    with pytest.raises(IsADirectoryError):
        ledger.add(play(match(), 2)[0])
    with pytest.raises(FileNotFoundError):
        Ledger(tmp_path / "nowhere" / "match.jsonl", match())


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_full_disk_is_told_with_the_name_of_the_file(file: Path) -> None:
    ledger = Ledger(file, match())
    file.unlink()
    file.symlink_to("/dev/full")
    with pytest.raises(OSError, match="No space left") as caught:
        ledger.add(play(match(), 2)[0])
    assert caught.value.filename == str(file)
    assert [*ledger.played] == [0, 1]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_device_is_no_file() -> None:
    with pytest.raises(OSError, match="/dev/full") as caught:
        Ledger(Path("/dev/full"), match())
    assert caught.value.errno == errno.EINVAL
