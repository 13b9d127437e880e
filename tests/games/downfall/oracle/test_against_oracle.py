"""Two implementations that share no code agree: each one's traces pass the other's check, rare rules included."""

from __future__ import annotations

import io
import json
import random
from collections import Counter
from collections.abc import Sequence
from itertools import combinations, product

import pytest

from tests.games.downfall.oracle.deals import DEALERS, MADE_UP
from tests.games.downfall.oracle.policies import POLICIES, SUITED
from tests.games.downfall.oracle.traces import check as oracle_check
from tests.games.downfall.oracle.traces import played
from vesuvius import load
from vesuvius.formats import trace

GAME = load("downfall")
OPTIONS = [chosen for size in range(4) for chosen in combinations(GAME.options, size)]
GAMES = 8  # of each made-up kind


def by_the_oracle(kind: str, policy: str, players: int, options: Sequence[str], seed: str) -> bytes:
    chance = random.Random(seed)
    lines = played(DEALERS[kind](chance, players, options), chance, POLICIES[policy], Counter())
    return "".join(f"{line}\n" for line in lines).encode()


@pytest.mark.parametrize("options", OPTIONS, ids="+".join)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_our_traces_pass_the_check_of_the_oracle(players: int, options: tuple[str, ...]) -> None:
    out = io.BytesIO()
    trace.write(GAME, players, 1, "against the oracle", options, out)
    assert oracle_check(out.getvalue().decode().splitlines()) is None


@pytest.mark.parametrize("options", OPTIONS, ids="+".join)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_deals_of_the_oracle_pass_our_check(players: int, options: tuple[str, ...]) -> None:
    content = by_the_oracle("rulebook", "uniform", players, options, f"{players} {options}")
    assert trace.check(io.BytesIO(content)).games == 1


@pytest.mark.parametrize("kind", MADE_UP)
def test_made_up_deals_of_the_oracle_pass_our_check(kind: str) -> None:
    content = b""
    tables = list(product([2, 3, 4], OPTIONS))
    for number in range(GAMES):
        players, options = random.Random(f"{kind} {number}").choice(tables)
        policy = SUITED[kind][number % len(SUITED[kind])]
        content += by_the_oracle(kind, policy, players, options, f"{kind} {number}")
    assert trace.check(io.BytesIO(content), any_deal=True).games == GAMES


def test_both_see_a_token_that_is_missing() -> None:
    out = io.BytesIO()
    trace.write(GAME, 2, 1, 1, (), out)
    lines = out.getvalue().decode().splitlines()
    decision = json.loads(lines[9])
    lines[9] = json.dumps({**decision, "legal": [decision["move"]]})
    assert str(oracle_check(lines)).startswith("game 1, line 10: legal")
    with pytest.raises(trace.Mismatch) as found:
        trace.check(line.encode() for line in lines)
    assert found.value.line == 10
