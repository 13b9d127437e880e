"""`vesuvius verify`: true records pass, and every lie is named with its line."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import vesuvius
from tests.cli.table import is_one_clear_line
from tests.support import lanterns
from vesuvius.cli import main
from vesuvius.cli.output import ready_game
from vesuvius.formats import record

Captured = pytest.CaptureFixture[str]
Lines = list[dict[str, Any]]


@pytest.fixture(autouse=True)
def _surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("VESUVIUS_LANGUAGE", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setattr(vesuvius, "load", lanterns.load)
    ready_game.cache_clear()


@pytest.fixture(autouse=True, scope="module")
def _forgotten() -> Any:
    yield
    ready_game.cache_clear()


def played(moves: int = 3, **setup: Any) -> Lines:
    """The record of a game of Lanterns as it is stored."""
    game = lanterns.load("lanterns")
    kept, state = record.start(game, 2, seed=7, **setup)
    for _ in range(moves):
        record.play(kept, game, state, game.legal(state)[-1])
    return [json.loads(line) for line in record.dump(kept).splitlines()]


def dealt(seed: int) -> dict[str, Any]:
    return lanterns.load("lanterns").deal(2, (), seed)


def verify(folder: Path, *games: Lines, options: tuple[str, ...] = ()) -> int:
    file = folder / "games.jsonl"
    file.write_text("".join(json.dumps(line) + "\n" for lines in games for line in lines), "utf-8")
    return main(["verify", str(file), *options])


def test_true_records_pass(tmp_path: Path, capsys: Captured) -> None:
    assert verify(tmp_path, played(), played(2)) == 0
    assert capsys.readouterr().out == "verified 2 games, 5 entries\n"
    assert verify(tmp_path, played(), options=("--json",)) == 0
    assert json.loads(capsys.readouterr().out) == {"games": 1, "entries": 3, "positions": 0}


def test_a_deal_that_follows_from_the_seed_passes(tmp_path: Path) -> None:
    assert verify(tmp_path, played(deal=dealt(7))) == 0


def test_a_position_is_told(tmp_path: Path, capsys: Captured) -> None:
    game = lanterns.load("lanterns")
    position = game.position(game.new(2, (), 3))
    assert verify(tmp_path, played(position=position)) == 0
    assert "1 of the games began from a position" in capsys.readouterr().out


def _other_commitment(lines: Lines) -> int:
    lines[0]["commitment"] = record.commitment(8)
    return 1


def _other_seed(lines: Lines) -> int:
    lines[0]["setup"]["seed"] = f"{8:064x}"
    return 1


def _other_seed_and_commitment(lines: Lines) -> int:
    lines[0]["commitment"] = record.commitment(99)
    lines[0]["setup"]["seed"] = f"{99:064x}"
    return 2


def _other_deal(lines: Lines) -> int:
    lines[:] = played(deal=dealt(8))
    return 1


def _no_seed(lines: Lines) -> int:
    lines[0]["setup"] = {"deal": dealt(7)}
    lines[0]["commitment"] = None
    return 1


def _other_events(lines: Lines) -> int:
    lines[2]["events"] = []
    return 3


def _other_seat(lines: Lines) -> int:
    lines[2]["seat"] = 1 - lines[2]["seat"]
    return 3


def _illegal(lines: Lines) -> int:
    lines[3]["move"] = "nonsense"
    return 4


@pytest.mark.parametrize(
    ("lie", "problem"),
    [
        (_other_commitment, "record-commitment"),
        (_other_seed, "record-commitment"),
        (_other_seed_and_commitment, None),
        (_other_deal, "cli-verify-other-deal"),
        (_no_seed, "cli-verify-no-seed"),
        (_other_events, "record-other-events"),
        (_other_seat, "record-wrong-seat"),
        (_illegal, "cli-verify-illegal"),
    ],
)
def test_every_lie_is_found(lie: Callable[[Lines], int], problem: str | None, tmp_path: Path, capsys: Captured) -> None:
    true, lying = played(), played()
    line = lie(lying) + len(true)
    assert verify(tmp_path, true, lying) == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    assert is_one_clear_line(printed.err)
    assert f"games.jsonl: line {line}: " in printed.err
    assert verify(tmp_path, true, lying, options=("--json",)) == 1
    told = json.loads(capsys.readouterr().out)
    assert told["line"] == line
    assert told["problem"] == problem or problem is None


def _unreadable(lines: Lines) -> None:
    del lines[1]["events"]


def _newer(lines: Lines) -> None:
    lines[0]["version"] += 1


def _no_such_game(lines: Lines) -> None:
    lines[0]["game"] = "chess"


@pytest.mark.parametrize("change", [_unreadable, _newer, _no_such_game])
def test_what_cannot_be_checked_is_no_lie(change: Callable[[Lines], None], tmp_path: Path, capsys: Captured) -> None:
    lines = played()
    change(lines)
    assert verify(tmp_path, lines) == 2
    assert is_one_clear_line(capsys.readouterr().err)


def test_an_empty_file_cannot_be_checked(tmp_path: Path, capsys: Captured) -> None:
    assert verify(tmp_path) == 2
    assert is_one_clear_line(capsys.readouterr().err)


def test_games_of_downfall_pass(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    stored = Path(__file__).parents[1] / "records" / "downfall-1-finished.jsonl"
    assert main(["--language", "en", "verify", str(stored)]) == 0
    assert capsys.readouterr().out.startswith("verified 1 game, ")
