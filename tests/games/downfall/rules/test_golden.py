"""Golden traces: games with every legal token, kept as files, that the rules of today must still play alike."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.games.downfall.oracle import traces as oracle
from tests.games.downfall.oracle.census import ONLY_WITH_AN_OPTION, WITHOUT_OPTIONS
from tests.games.downfall.oracle.rules import Table
from tests.golden.write_downfall import SEEDED, seeded
from vesuvius.formats import trace
from vesuvius.formats.trace import Mismatch

FOLDER = Path(__file__).parents[3] / "golden"
FILES = sorted(FOLDER.glob("downfall-*.jsonl"))
MADE_UP = FOLDER / "downfall-made-up.jsonl"


def games(*files: Path) -> Iterator[list[dict[str, Any]]]:
    """The lines of one game after the other."""
    lines: list[dict[str, Any]] = []
    for file in files:
        for text in file.read_text("utf-8").splitlines():
            lines.append(json.loads(text))
            if "winners" in lines[-1]:
                yield lines
                lines = []
    assert not lines


def shuffler(told: list[list[str]]) -> Callable[[list[str]], list[str]]:
    """Shuffles as a trace tells them."""
    return lambda _: list(told[0])


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_trace_passes_the_check(file: Path) -> None:
    content = file.read_bytes()
    with file.open("rb") as lines:
        checked = trace.check(lines, any_deal=file == MADE_UP)
    assert (checked.games, checked.decisions) == (content.count(b'"winners"'), content.count(b'"move"'))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_independent_implementation_accepts_a_golden_trace(file: Path) -> None:
    assert oracle.check(file.read_text("utf-8").splitlines()) is None


@pytest.mark.parametrize("players", SEEDED)
def test_the_same_seed_still_gives_the_same_bytes(players: int) -> None:
    assert seeded(players) == (FOLDER / f"downfall-{players}-players.jsonl").read_bytes()


def test_golden_games_show_every_number_of_players_and_all_options() -> None:
    shown = {(lines[0]["players"], tuple(lines[0]["options"])) for lines in games(*FILES)}
    assert {players for players, _ in shown} == {2, 3, 4}
    assert len({options for _, options in shown}) == 8


def test_golden_games_reach_every_rare_rule() -> None:
    """As the independent implementation counts them: R7, R9, R10 by call, R13, R18b, an empty city and all others."""
    reached: Counter[str] = Counter()
    for lines in games(*FILES):
        told = [line["reshuffled"] for line in lines if "reshuffled" in line]
        table = Table(lines[0], shuffler(told))
        for line in lines:
            if "move" in line:
                table.play(line["move"])
        reached.update(table.situation.reached)
    assert {*WITHOUT_OPTIONS, *ONLY_WITH_AN_OPTION} <= reached.keys()


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_one_legal_token_less_in_a_golden_trace_is_seen(file: Path) -> None:
    lines = file.read_bytes().splitlines(keepends=True)
    number = next(i for i in range(len(lines) // 2, len(lines)) if b'"legal"' in lines[i])
    decision = json.loads(lines[number])
    decision["legal"].pop()
    lines[number] = json.dumps(decision).encode()
    with pytest.raises(Mismatch) as found:
        trace.check(lines, any_deal=True)
    assert found.value.line == number + 1
