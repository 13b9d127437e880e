"""Repeated, late and reordered messages and races of two tabs, in small."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.server.soaks.order.repeats_have_one_effect import MESSAGES, RACES, enough, order, report
from tests.server.support.process import Server

SENT, RACED = 400, 40


@pytest.mark.anyio
async def test_one_effect_and_the_same_answer_each_time(tmp_path: Path) -> None:
    server = Server(tmp_path, VESUVIUS_WORKERS="1")
    server.start()
    try:
        server.wait_until_ready()
        counts = await order(server, SENT, RACED, 1, server.kill)
    finally:
        server.kill()
    assert enough(counts, SENT, RACED)
    assert min(counts[kind] for kind in MESSAGES) >= SENT // 10
    assert counts["repeated after a restart"] >= RACED
    assert counts["repeated after a restart"] < counts["entries"]


def test_fewer_than_asked_are_not_enough(capsys: pytest.CaptureFixture[str]) -> None:
    counts = Counter(dict.fromkeys((*MESSAGES, *RACES), 10))
    assert enough(counts, 30, 40)
    assert not enough(counts, 31, 40)
    assert not enough(counts, 30, 41)
    report(counts)
    assert capsys.readouterr().out.startswith("order: 30 messages, 40 races (10 repeated, ")
