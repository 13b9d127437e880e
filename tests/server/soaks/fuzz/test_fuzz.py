"""Bad messages, wrong-seat attempts and requests for every operation, in small; and proof that the checks can fail."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest

from tests.server.soaks.fuzz.bad_input_is_refused import fuzz, report
from tests.server.soaks.fuzz.mischief import MISCHIEF, SURE, commands
from tests.server.soaks.fuzz.rudeness import RUDENESS
from tests.server.soaks.fuzz.vandalism import KINDS
from tests.server.support.contents import contents, digest
from tests.server.support.process import Server
from vesuvius.server.protocol import forms, messages
from vesuvius.server.store import Store

MESSAGES, ATTEMPTS, EXAMPLES = 3000, 700, 1


@pytest.mark.anyio
async def test_no_error_no_change_and_it_still_plays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    server = Server(tmp_path, VESUVIUS_WORKERS="1")
    server.start()
    try:
        server.wait_until_ready()
        counts = await fuzz(server, MESSAGES, ATTEMPTS, EXAMPLES, 1)
        document = httpx.get(f"{server.address}/api/schema/openapi.json").json()
    finally:
        server.kill()
    assert counts["sent"].total() >= MESSAGES
    assert counts["sent"].keys() >= {*MISCHIEF, *RUDENESS, *(f"HTTP: {kind}" for kind in KINDS)}
    assert counts["tried"]["attempts"] >= ATTEMPTS
    operations = {f"{method.upper()} {path}" for path, methods in document["paths"].items() for method in methods}
    assert counts["asked"].keys() == operations
    assert counts["other"]["moves"] > 50
    report(counts)
    assert f"{counts['sent'].total():,} bad messages" in capsys.readouterr().out


@pytest.mark.parametrize("kind", sorted(SURE))
def test_mischief_that_is_sure_is_never_a_good_message(kind: str) -> None:
    chance = Random(kind)
    for _ in range(200):
        command = SURE[kind](chance, commands(chance, "table", 0, 0))
        with pytest.raises((ValueError, RecursionError)):
            messages.read_message(command)
        form = SURE[kind](chance, {"name": "Nero", "language": "en"})
        with pytest.raises((ValueError, RecursionError)):
            msgspec.json.decode(form, type=forms.NewPerson)


def test_mischief_starts_from_good_messages() -> None:
    chance = Random(1)
    for _ in range(100):
        command = commands(chance, "table", 0, 0)
        assert messages.read_message(json.dumps(command)) is not None


@pytest.mark.anyio
async def test_any_change_of_the_database_is_seen(tmp_path: Path) -> None:
    file = tmp_path / "vesuvius.sqlite"
    store = await Store.open(f"sqlite:///{file}")
    try:
        before = digest(file), contents(file)
        await store.chores.begin_run(1.0)
        assert digest(file) == before[0], "that the server lives is no change"
        await store.chores.announce("Salvete!", None)
        assert digest(file) != before[0]
        assert contents(file)["announcements"] - before[1]["announcements"]
    finally:
        await store.close()
