"""One running and one finished record of each version of the rules stay readable, and play out as they were played."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import vesuvius
from vesuvius.formats import record

FOLDER = Path(__file__).parents[2] / "records"
GAME = vesuvius.load("downfall")


def read(name: str) -> record.Record:
    with (FOLDER / name).open("rb") as file:
        return record.read(file)


@pytest.mark.parametrize("version", range(1, GAME.version + 1))
def test_a_finished_record_gives_the_same_events_and_a_result(version: int) -> None:
    stored = read(f"downfall-{version}-finished.jsonl")
    record.verify(stored)
    outcome, last = GAME.outcome(record.replay(stored).state), stored.entries[-1]
    assert outcome is not None
    assert isinstance(last, record.Move)
    assert {**outcome.scores, "winners": outcome.winners} == last.events[-1].facts
    assert any(isinstance(entry, record.Undo) for entry in stored.entries)


@pytest.mark.parametrize("version", range(1, GAME.version + 1))
def test_a_running_record_is_played_on_to_its_end(version: int) -> None:
    stored = read(f"downfall-{version}-running.jsonl")
    state, choose = record.replay(stored).state, random.Random(version)
    assert GAME.outcome(state) is None
    while GAME.seat(state) is not None:
        record.play(stored, GAME, state, choose.choice(GAME.legal(state)))
    outcome = GAME.outcome(record.replay(stored).state)
    assert outcome is not None
    assert outcome == GAME.outcome(state)
