"""Some of the attacks for a moment, and proof that the checks can fail."""

from __future__ import annotations

import httpx
import pytest

from tests.server.soaks.attack.attacker import CANARY, Attacker, Harm
from tests.server.soaks.attack.nobody_is_harmed import ATTACKS, arguments, besiege, verdict

MOST, LEAST = 8, 40  # attacks in this short form, and in the long one
SHORT = (
    "garbage frames",
    "empty fragments",
    "commands at seats of others",
    "requests: half requests",
    "requests: path traversal",
    "tables of others",
    "traps in names",
    "end points inside",
)


def test_nobody_is_harmed_by_a_few_attacks() -> None:
    assert len(ATTACKS) >= LEAST
    assert len(SHORT) == MOST
    found = besiege(
        arguments(["--seconds", "1", "--people", "4", "--attackers", "8", "--pause", "0.5", "--only", *SHORT])
    )
    assert verdict(found) == []
    assert found["attacks"] == MOST


@pytest.mark.anyio
async def test_an_attacker_who_is_told_of_others_or_of_a_failure_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    attacker = Attacker("http://127.0.0.1:1", "127.2.0.1", [], "seed")
    told = httpx.Response(200, text=f"a view of {CANARY}")
    attacker.http = httpx.AsyncClient(transport=httpx.MockTransport(lambda _: told), base_url=attacker.address)
    with pytest.raises(Harm, match="told of others"):
        await attacker.ask("GET", "/")
    told = httpx.Response(500, text="unforeseen")
    with pytest.raises(Harm, match="500"):
        await attacker.ask("GET", "/")
    await attacker.close()


def test_what_must_not_be_is_said() -> None:
    fine = {"harm": [], "failed": [], "gaps": 0, "lost": [], "errors": [], "moves": 1, "growth_mib": 0, "disk_mib": 0}
    assert verdict(fine) == []
    for what, wrong in (
        ("harm", ["x"]),
        ("gaps", 1),
        ("lost", ["x"]),
        ("errors", ["x"]),
        ("moves", 0),
        ("disk_mib", 999),
    ):
        assert verdict({**fine, what: wrong}), what
