"""Golden traces: games with every legal token, kept as files, that the rules of today must still play alike."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.games.pompeii.playing import GAME
from tests.golden.write_pompeii import FOLDER, GAMES, written
from vesuvius.formats import trace
from vesuvius.formats.trace import Mismatch


def load(_: str) -> Any:
    return GAME


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_still_gives_the_same_bytes(name: str) -> None:
    assert written(name) == (FOLDER / f"{name}.jsonl").read_bytes()


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_trace_passes_the_check(name: str) -> None:
    with (FOLDER / f"{name}.jsonl").open("rb") as lines:
        assert trace.check(lines, load=load).games == 1


@pytest.mark.parametrize("name", GAMES)
def test_one_legal_token_less_in_a_golden_trace_is_seen(name: str) -> None:
    lines = (FOLDER / f"{name}.jsonl").read_bytes().splitlines(keepends=True)
    number = next(i for i in range(len(lines) // 2, len(lines)) if b'"legal"' in lines[i])
    decision = json.loads(lines[number])
    decision["legal"].pop()
    lines[number] = json.dumps(decision).encode()
    with pytest.raises(Mismatch) as found:
        trace.check(lines, load=load)
    assert found.value.line == number + 1
